#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Everything of a release that needs no account: builds, signs with a key that is thrown away afterwards, checks the
# signatures, and looks into the bundle for what Maven Central asks for.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
command -v gpg > /dev/null || {
  printf 'gpg is needed to sign; install gnupg.\n' >&2
  exit 1
}

GNUPGHOME="$(mktemp -d)"
export GNUPGHOME
trap 'gpgconf --kill all 2> /dev/null || true; rm -rf "$GNUPGHOME"' EXIT
export MAVEN_GPG_PASSPHRASE='thrown away'
gpg --batch --quiet --pinentry-mode loopback --passphrase "$MAVEN_GPG_PASSPHRASE" \
  --quick-generate-key 'Dry Run <dry-run@example.com>' ed25519 sign 1d

./mvnw -B -ntp -Prelease -Dquickly -DskipTests -pl rules-core clean verify

missing=0
for suffix in .jar -sources.jar -javadoc.jar; do
  for file in rules-core/target/rules-core-*"$suffix"; do
    [[ "$suffix" == .jar && "$file" =~ -(sources|javadoc)\.jar$ ]] && continue
    gpg --batch --quiet --verify "$file.asc" "$file" || missing=1
    [[ "$suffix" == -javadoc.jar ]] || unzip -tq "$file" META-INF/LICENSE > /dev/null || {
      printf '%s has no licence in it.\n' "$file" >&2
      missing=1
    }
  done
done
for element in name description url licenses developers scm; do
  grep -q "<$element[ >]" rules-core/target/published-pom.xml || {
    printf 'The published POM has no <%s>.\n' "$element" >&2
    missing=1
  }
done
if grep -q '<parent>\|\${' rules-core/target/published-pom.xml; then
  printf 'The published POM does not stand alone.\n' >&2
  missing=1
fi
[[ "$missing" -eq 0 ]] && printf 'All that a release needs is there and signed.\n'
exit "$missing"
