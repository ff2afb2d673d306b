#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Proves that scripts/api-check.sh finds a break. In a scratch copy of the last commit: the jar as it is becomes the
# baseline; then a method is renamed, and the check must fail; then the changelog announces it, and the check must pass.
set -euo pipefail
root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
git clone -q "$root" "$work/copy"
cd "$work/copy"

./mvnw -q -B -ntp -Dquickly -DskipTests -pl rules-core package
cp rules-core/target/rules-core-*[0-9T].jar "$work/baseline.jar" 
scripts/api-check.sh "$work/baseline.jar"

sed -i.bak 's/public static Outcome of(int comparison)/public static Outcome ofComparison(int comparison)/' \
  rules-core/src/main/java/io/github/marchesleague/rules/match/Outcome.java
grep -rlE 'Outcome\.of\(' rules-core/src/main/java | while read -r file; do
  sed -i.bak 's/Outcome\.of(/Outcome.ofComparison(/g' "$file"
done
if scripts/api-check.sh "$work/baseline.jar"; then
  printf 'A method is gone, and the check did not say so.\n' >&2
  exit 1
fi

sed -i.bak 's/^## \[Unreleased\]$/&\n\n### Breaking\n\n- `Outcome.of` is called `Outcome.ofComparison`./' CHANGELOG.md
scripts/api-check.sh "$work/baseline.jar"
printf 'The check finds a break and accepts one that is announced.\n'
