#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Mutation testing of one package after another, or of those that are named: scripts/mutation.sh scoring tiebreak
# Closes with how many mutants each package's tests killed. Reports are in rules-core/target/pit-reports.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

packages=("$@")
if [[ ${#packages[@]} -eq 0 ]]; then
  packages=(scoring tiebreak standings adjudication ruleset)
fi
./mvnw -q -B -ntp -Dquickly -Pmutation -pl rules-core test-compile
for package in "${packages[@]}"; do
  ./mvnw -q -B -ntp -Dquickly -Pmutation -Dmutation.package="$package" -pl rules-core \
    org.pitest:pitest-maven:mutationCoverage
done
for package in "${packages[@]}"; do
  awk -F, -v package="$package" '
    { all++; if ($6 ~ /KILLED|TIMED_OUT|MEMORY_ERROR|RUN_ERROR/) killed++ }
    END { printf "%-14s %5d mutants, %5d killed, %5.1f %%\n", package, all, killed, all ? 100 * killed / all : 0 }
  ' "rules-core/target/pit-reports/$package/mutations.csv"
done
