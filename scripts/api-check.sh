#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Compares the API with the last release, or with the jar in $1, and fails on an incompatible change that CHANGELOG.md does
# not announce. See docs/api.md.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

baseline="${1:-}"
if [[ -z "$baseline" ]]; then
  release="$(sed -n 's/.*<api\.baseline>\(.*\)<\/api\.baseline>.*/\1/p' pom.xml)"
  if [[ -z "$release" ]]; then
    printf 'Nothing has been released yet, so there is no API to keep.\n'
    exit 0
  fi
  ./mvnw -q -B -ntp dependency:copy "-Dartifact=io.github.marchesleague:rules-core:$release" \
    -DoutputDirectory="$PWD/rules-core/target/baseline"
  baseline="rules-core/target/baseline/rules-core-$release.jar"
fi
baseline="$(cd "$(dirname "$baseline")" && pwd)/$(basename "$baseline")"
./mvnw -q -B -ntp -Dquickly -DskipTests -Papi "-Dapi.baseline.jar=$baseline" -pl rules-core package
"${JAVA_HOME:+$JAVA_HOME/bin/}java" scripts/ApiBreaks.java rules-core/target/japicmp/compare.xml CHANGELOG.md
