#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Builds what would be published twice from the last commit, in folders of different names, in different time zones and
# languages, and says whether the files are the same byte for byte.
set -euo pipefail
root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

build() {
  local folder="$work/$1"
  shift
  git clone -q "$root" "$folder"
  (cd "$folder" && env "$@" ./mvnw -q -B -ntp -Dquickly -Pproofs -DskipTests -Dinvoker.skip -pl rules-core package >&2)
  (cd "$folder/rules-core/target" && sha256sum ./*.jar bom.json bom.xml published-pom.xml)
}

build one TZ=UTC LC_ALL=C > "$work/one.sha256"
build the-other TZ=Pacific/Auckland LC_ALL=C.UTF-8 \
  JAVA_TOOL_OPTIONS="-Duser.language=tr -Duser.country=TR" > "$work/other.sha256"
if ! diff "$work/one.sha256" "$work/other.sha256"; then
  printf 'Two builds of one commit differ.\n' >&2
  exit 1
fi
cat "$work/one.sha256"
printf 'Two builds of one commit are the same, byte for byte.\n'
