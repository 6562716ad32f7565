#!/bin/sh
# verify-capsule.sh CAPSULE VERSION COMMIT PIN: checks a capsule with tar, git, jq, sha256sum and openssl.
# It trusts nothing of the capsule but what you say, and ends with 0 only if every step passes. It counts
# keys, no keyless identities. The rules are left: claimgate audit CAPSULE --trust-pin PIN
set -eu
version=$2
revision=$3
pin=$4
claims=capsule/commit/provider-certification/public-claims.json
verdict=capsule/record/gate-verdict.json
manifest=capsule/record/release-manifest.json
digest_of() { sha256sum "$1" | cut -d ' ' -f 1; }

# 1. Unpack it: nothing but files, into a folder apart from all that this script writes.
folder=$(mktemp -d)
mkdir "$folder/capsule"
tar -tvf - < "$1" > "$folder/list"
if grep -v '^-' "$folder/list"; then echo 'a capsule has files alone' >&2; exit 1; fi
tar -xf - -C "$folder/capsule" < "$1"
cd "$folder"

# 2. Every file has the digest that the index names.
(cd capsule && jq -r '.members[] | .sha256[7:] + "  " + .path' capsule.json | sha256sum --check --quiet)

# 3. The objects of git lead from the commit to every file, by its path.
format=sha256
if test "${#revision}" = 40; then format=sha1; fi
export GIT_DIR="$folder/objects.git"
git init --quiet --bare --template= --object-format="$format"
for object in capsule/git/*; do
  header=$(tr '\0' '\n' < "$object" | head -n 1)
  id=$(tail -c "${header#* }" "$object" | git hash-object -t "${header%% *}" -w --stdin)
  test "capsule/git/$id" = "$object"
done
(cd capsule/commit && find . ! -type d | sed 's|^[.]/||') > files
while IFS= read -r file; do
  id=$(git hash-object --no-filters -- "capsule/commit/$file")
  test "$(git rev-parse --verify "$revision:$file")" = "$id"
done < files

# 4. All is about this release, which is allowed. The manifest names the claims, and the verdict names both.
agree() { jq -e --arg version "$version" --arg revision "$revision" "$2" "$1" > answer; }
of_release='.release.version == $version and .release.revision == $revision'
agree capsule/capsule.json "$of_release"
agree "$manifest" '.version == $version and .revision == $revision'
agree "$verdict" ".kind == \"release\" and .decision == \"allowed\" and $of_release"
test "$(jq -r .provider_claims.manifest_sha256 "$manifest")" = "sha256:$(digest_of "$claims")"
test "$(jq '.claims | length' "$claims")" = "$(jq .provider_claims.claim_count "$manifest")"
test "$(jq -r .manifest_sha256 "$verdict")" = "sha256:$(digest_of "$manifest")"
jq -r '.inputs[].sha256' "$verdict" | grep -qx "sha256:$(digest_of "$claims")"
if test "$(jq '.claims | length' "$claims")" = 0; then exit 0; fi
judged=$(jq -r .evaluated_at "$verdict")

# signed ENVELOPE TYPE ROOT ROLE: as many distinct keys of the role as the root asks for signed it (DSSE).
signed() {
  test "$(jq -r .payloadType "$1")" = "$2"
  jq -j .payload "$1" | base64 -d > payload
  jq -j .payload "$3" | base64 -d > root
  { printf 'DSSEv1 %d %s %d ' "${#2}" "$2" "$(wc -c < payload)"; cat payload; } > message
  jq -c --arg role "$4" '[.keys[.roles[$role].key_ids[]]] | unique[]' root > keys
  jq -r '.signatures[].sig' "$1" > signatures
  valid=0
  while IFS= read -r key; do
    printf '%s\n' "$key" | jq -j . > key.pem
    digest="-digest sha256"
    if openssl pkey -pubin -in key.pem -noout -text | grep -qi ed25519; then digest=; fi
    while IFS= read -r signature; do
      printf '%s' "$signature" | base64 -d > signature || continue
      # shellcheck disable=SC2086
      if openssl pkeyutl -verify -pubin -inkey key.pem -rawin $digest -in message -sigfile signature > answer 2>&1
      then valid=$((valid + 1)); break; fi
    done < signatures
  done < keys
  needed=$(jq --arg role "$4" '.roles[$role].threshold' root)
  echo "$1: $valid of $needed signatures by $4 keys"
  test "$valid" -ge "$needed"
}

# 5. The pin is the digest of a trust root. Each later root that the commit has, also if the capsule lacks it, is
# signed by the one before it and by itself. The last one had not expired when the release was judged.
trust=capsule/commit/provider-certification/trust
root_type=application/vnd.claimgate.trust-root+json
number=${pin%%:*}
root=$trust/$number.root.json
test "$(jq -j .payload "$root" | base64 -d | sha256sum | cut -d ' ' -f 1)" = "${pin##*:}"
signed "$root" "$root_type" "$root" root
while git rev-parse --quiet --verify "$revision:${trust#capsule/commit/}/$((number + 1)).root.json" > answer; do
  number=$((number + 1))
  signed "$trust/$number.root.json" "$root_type" "$root" root
  root=$trust/$number.root.json
  signed "$root" "$root_type" "$root" root
done
jq -e --argjson number "$number" '.version == $number' payload > answer
# Instants are compared without their Z, as a fraction of a second may come before it.
before() { jq -en --arg one "$1" --arg other "$2" '($one | rtrimstr("Z")) < ($other | rtrimstr("Z"))' > answer; }
until=$(jq -er .expires_at payload)
before "$judged" "$until"

# 6. The release keys signed this verdict, and the projection keys the evidence, which held then.
statement=application/vnd.in-toto+json
signed capsule/record/gate-verdict.intoto.json "$statement" "$root" release
mv payload summary
jq -e '.predicateType == "https://slsa.dev/verification_summary/v1" and .predicate.verificationResult == "PASSED"' summary > answer
test "$(jq -r .predicate.timeVerified summary)" = "$judged"
for file in "$claims" "$manifest" "$verdict"; do
  jq -r --arg name "${file##*/}" '.subject[] | select(.name == $name).digest.sha256' summary | grep -qx "$(digest_of "$file")"
done
signed capsule/record/ledger-projection.intoto.json "$statement" "$root" projection
jq -e '.predicateType == "urn:claimgate:ledger-projection:v1"' payload > answer
test "$(jq -r '.subject[].digest.sha256' payload)" = "$(digest_of capsule/record/ledger-projection.jsonl)"
jq -r '.predicate.inputAttestations[].digest.sha256' summary | grep -qx "$(digest_of capsule/record/ledger-projection.intoto.json)"
until=$(jq -er .predicate.expires_at payload)
before "$judged" "$until"
