#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Installs what the browser tests need, from Debian's packages: Chromium, its driver and a font. Does nothing where they
# are there already, and needs root otherwise.
set -euo pipefail

if command -v chromium >/dev/null && command -v chromedriver >/dev/null; then
  exit 0
fi
if [[ "$(id -u)" != 0 ]]; then
  printf 'Chromium is not installed. As root: apt-get install chromium chromium-driver fonts-dejavu-core\n' >&2
  exit 1
fi
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends chromium chromium-driver fonts-dejavu-core >/dev/null
