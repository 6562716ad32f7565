#!/bin/sh
# verify-capsule.sh CAPSULE VERSION COMMIT PIN: checks a capsule with tar, git, jq, sha256sum and openssl.
# It trusts nothing of the capsule but what you say. Each check prints what it compared, and stops at the first that
# fails. The last line is the whole answer: it ends with 0 only for VERIFIED. It counts keys, no keyless identities.
# The rules are left: claimgate audit CAPSULE --trust-pin PIN
set -eu
step='the arguments: CAPSULE VERSION COMMIT PIN'
trap 'test "$?" = 0 || echo "NOT VERIFIED: $step"' EXIT
version=$2
revision=$3
pin=$4
claims=capsule/commit/provider-certification/public-claims.json
verdict=capsule/record/gate-verdict.json
manifest=capsule/record/release-manifest.json
digest_of() { sha256sum "$1" | cut -d ' ' -f 1; }

# same WHAT EXPECTED FOUND: prints one check, and fails unless both are the same.
same() {
  step=$1
  if test -n "$2" && test "$2" = "$3"; then printf 'ok: %s: %s\n' "$1" "$2" | tr -cd '[:print:]\n'; return; fi
  printf 'FAILED: %s: expected %s, found %s\n' "$1" "$2" "${3:-nothing}" | tr -cd '[:print:]\n'
  return 1
}

# 1. Unpack it: nothing but files, into a folder apart from all that this script writes.
step='unpack the capsule'
folder=$(mktemp -d)
mkdir "$folder/capsule"
tar -tvf - < "$1" > "$folder/list"
same 'members that are no files' 0 "$(grep -vc '^-' "$folder/list" || true)"
tar -xf - -C "$folder/capsule" < "$1"
cd "$folder"

# 2. The index names every file, and every file has the digest that it names.
jq -r '.members[] | .sha256[7:] + "  " + .path' capsule/capsule.json | LC_ALL=C sort > index
(cd capsule && find . ! -type d ! -path ./capsule.json -exec sha256sum {} +) | sed 's|  [.]/|  |' | LC_ALL=C sort > members
same "digests of $(wc -l < members | tr -d ' ') members" "$(digest_of index)" "$(digest_of members)"

# 3. The objects of git lead from the commit to every file, by its path.
step='read the objects of git'
format=sha256
if test "${#revision}" = 40; then format=sha1; fi
export GIT_DIR="$folder/objects.git"
git init --quiet --bare --template= --object-format="$format"
for object in capsule/git/*; do
  header=$(tr '\0' '\n' < "$object" | head -n 1)
  id=$(tail -c "${header#* }" "$object" | git hash-object -t "${header%% *}" -w --stdin)
  test "capsule/git/$id" = "$object"
done
same 'commit among the objects of git' "$revision" "$(git rev-parse --quiet --verify "$revision^{commit}" || true)"
(cd capsule/commit && find . ! -type d | sed 's|^[.]/||') > files
while IFS= read -r file; do
  id=$(git hash-object --no-filters -- "capsule/commit/$file")
  same "$file in the commit" "$(git rev-parse --quiet --verify "$revision:$file" || true)" "$id"
done < files

# 4. All is about this release, which is allowed. The manifest names the claims, and the verdict names both.
of_release='.release.version + " " + .release.revision'
same 'release of the capsule' "$version $revision" "$(jq -r "$of_release" capsule/capsule.json)"
same 'release of the manifest' "$version $revision" "$(jq -r '.version + " " + .revision' "$manifest")"
same 'verdict' "release allowed $version $revision" "$(jq -r ".kind + \" \" + .decision + \" \" + $of_release" "$verdict")"
same 'digest of the claims in the manifest' "sha256:$(digest_of "$claims")" "$(jq -r .provider_claims.manifest_sha256 "$manifest")"
same 'number of claims' "$(jq '.claims | length' "$claims")" "$(jq .provider_claims.claim_count "$manifest")"
same 'digest of the manifest in the verdict' "sha256:$(digest_of "$manifest")" "$(jq -r .manifest_sha256 "$verdict")"
same 'digest of the claims in the verdict' "sha256:$(digest_of "$claims")" "$(jq -r '.inputs[] | select(.document == "public_claims").sha256' "$verdict")"
if test "$(jq '.claims | length' "$claims")" = 0; then echo "VERIFIED: $version claims nothing, so nothing has to be signed"; exit 0; fi
same 'retractions' 0 "$(find capsule/record -name 'retraction.*' | wc -l | tr -d ' ')"
judged=$(jq -r .evaluated_at "$verdict")

# signed ENVELOPE TYPE ROOT ROLE: as many distinct keys of the role as the root asks for signed it (DSSE).
signed() {
  same "type of ${1##*/}" "$2" "$(jq -r .payloadType "$1")"
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
  enough=no
  if test "$needed" -ge 1 && test "$valid" -ge "$needed"; then enough=yes; fi
  same "${1##*/}: $valid of $needed needed signatures by $4 keys are valid" yes "$enough"
}

# 5. The pin is the digest of a trust root. Each later root that the commit has, also if the capsule lacks it, is
# signed by the one before it and by itself. The last one had not expired when the release was judged.
trust=capsule/commit/provider-certification/trust
root_type=application/vnd.claimgate.trust-root+json
number=${pin%%:*}
root=$trust/$number.root.json
step="trust root $number, which the pin names"
same 'trust pin' "$pin" "$number:sha256:$(jq -j .payload "$root" | base64 -d | sha256sum | cut -d ' ' -f 1)"
signed "$root" "$root_type" "$root" root
while git rev-parse --quiet --verify "$revision:${trust#capsule/commit/}/$((number + 1)).root.json" > answer; do
  number=$((number + 1))
  step="trust root $number, which the commit has"
  signed "$trust/$number.root.json" "$root_type" "$root" root
  root=$trust/$number.root.json
  signed "$root" "$root_type" "$root" root
done
same 'version of the last trust root' "$number" "$(jq .version payload)"
# Instants are compared without their Z, as a fraction of a second may come before it.
before() { jq -n --arg one "$1" --arg other "$2" '($one | rtrimstr("Z")) < ($other | rtrimstr("Z"))'; }
until=$(jq -er .expires_at payload)
same "judged on $judged, before the trust root expired" true "$(before "$judged" "$until")"

# 6. The release keys signed this verdict, and the projection keys the evidence, which held then.
statement=application/vnd.in-toto+json
signed capsule/record/gate-verdict.intoto.json "$statement" "$root" release
mv payload summary
same 'signed answer' 'https://slsa.dev/verification_summary/v1 PASSED' "$(jq -r '.predicateType + " " + .predicate.verificationResult' summary)"
same 'signed instant' "$judged" "$(jq -r .predicate.timeVerified summary)"
for file in "$claims" "$manifest" "$verdict"; do
  same "signed digest of ${file##*/}" "$(digest_of "$file")" "$(jq -r --arg name "${file##*/}" '.subject[] | select(.name == $name).digest.sha256' summary)"
done
signed capsule/record/ledger-projection.intoto.json "$statement" "$root" projection
same 'kind of the statement' urn:claimgate:ledger-projection:v1 "$(jq -r .predicateType payload)"
same 'signed digest of the projection' "$(digest_of capsule/record/ledger-projection.jsonl)" "$(jq -r '.subject[].digest.sha256' payload)"
rests_on=$(digest_of capsule/record/ledger-projection.intoto.json)
same 'statement that the verdict rests on' "$rests_on" "$(jq -r '.predicate.inputAttestations[].digest.sha256' summary | grep -x "$rests_on" || true)"
until=$(jq -er .predicate.expires_at payload)
same "judged before the projection expired" true "$(before "$judged" "$until")"

# 7. No release before it in the capsule knew more records of the same ledger, nor as many others.
for earlier in capsule/earlier/*/; do
  if test -e "$earlier/gate-verdict.json" && ! test -e "$earlier/retraction.intoto.json"; then cat "$earlier/gate-verdict.json"; fi
done > verdicts
same 'earlier releases with a longer or another ledger' 0 "$(jq -s --slurpfile own "$verdict" '($own[0].inputs[].ledger_head // empty) as $head | [.[] | select(.evaluated_at < $own[0].evaluated_at) | .inputs[].ledger_head // empty | select(.origin == $head.origin and (.tree_size > $head.tree_size or (.tree_size == $head.tree_size and .root_hash != $head.root_hash)))] | length' verdicts)"
echo "VERIFIED: $version. Not checked: the rules, keyless identities, timestamps, records against the head of their ledger, proofs that the ledger only grew"
