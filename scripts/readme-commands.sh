#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Runs the README's first command as it stands there, in a fresh clone of the last commit, and looks for the table. The
# second one, the tests, is what .ci/run closes on.
set -euo pipefail
root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
git clone -q "$root" "$work/rules"
cd "$work/rules"

command="$(grep -m 1 '^\./mvnw .*java -jar' README.md)"
printf '$ %s\n' "$command"
bash -c "$command" | tee "$work/out"
grep -q '^ 1 .*  15$' "$work/out"
grep -q '7\.2\.2(d)' "$work/out"
