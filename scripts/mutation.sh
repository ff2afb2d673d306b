#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Mutation testing of one package after another, or of those that are named: scripts/mutation.sh scoring tiebreak
# With --own a package is held against the tests that are about it only, which is quicker and finds no more killed than all
# tests would. Closes with how many mutants the tests killed. Reports are in rules-core/target/pit-reports.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# The tests that are about a package, which are not all in a package of the same name.
own() {
  case "$1" in
    lineup | eligibility | penalty | ruling) printf '%s' 'lineup.* eligibility.* penalty.* adjudication.*' ;;
    adjudication)
      printf '%s' 'adjudication.* lineup.* eligibility.* penalty.* season.TeamFigures' \
        ' ruleset.ChangesInMidSeason ruleset.*Penalt*'
      ;;
    scoring) printf '%s' 'scoring.* standings.* adjudication.*' ;;
    standings) printf '%s' 'standings.* season.TeamFigures ruleset.*ByHand ruleset.Worked* ruleset.SurveyVectors' ;;
    tiebreak) printf '%s' "tiebreak.* $(own standings)" ;;
    *) printf '%s' "$1.*" ;;
  esac
}

only_own=false
if [[ ${1:-} == --own ]]; then
  only_own=true
  shift
fi
packages=("$@")
if [[ ${#packages[@]} -eq 0 ]]; then
  packages=(scoring tiebreak lineup eligibility penalty ruling adjudication standings ruleset)
fi
./mvnw -q -B -ntp -Dquickly -Pmutation -pl rules-core test-compile
for package in "${packages[@]}"; do
  tests='io.github.marchesleague.rules.*Test'
  if "$only_own"; then
    read -ra globs <<< "$(own "$package")"
    tests="$(printf 'io.github.marchesleague.rules.%sTest,' "${globs[@]}")"
  fi
  ./mvnw -q -B -ntp -Dquickly -Pmutation -Dmutation.package="$package" -Dmutation.tests="${tests%,}" -pl rules-core \
    org.pitest:pitest-maven:mutationCoverage
done
for package in "${packages[@]}"; do
  awk -F, -v package="$package" '
    { all++; if ($6 ~ /KILLED|TIMED_OUT|MEMORY_ERROR|RUN_ERROR/) killed++ }
    END { printf "%-14s %5d mutants, %5d killed, %5.1f %%\n", package, all, killed, all ? 100 * killed / all : 0 }
  ' "rules-core/target/pit-reports/$package/mutations.csv"
done
