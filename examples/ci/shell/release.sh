#!/bin/sh
# A release from a plain shell: sh release.sh v1.4.0
# Set CLAIMGATE_TRUST_PIN, CLAIMGATE_MEMORY (such as refs/remotes/origin/main), PROJECTION (a file) and RELEASE_KEY (a file); run it in a clean, full clone.
# Without claims leave out --projection and --sign.
set -eu
tag="$1"

mkdir -p evidence
claimgate manifest create "$tag" --ref="refs/tags/$tag" --projection "$PROJECTION" \
  --sign "$RELEASE_KEY" --out evidence/release-manifest.json
claimgate verdict require evidence/gate-verdict.json --ref="refs/tags/$tag" --max-age 1h
claimgate exec --ref="refs/tags/$tag" --projection "$PROJECTION" -- ./publish.sh "$tag"

record="provider-certification/releases/$tag"
mkdir -p provider-certification/releases
mkdir -- "$record"
cp -- evidence/* "$PROJECTION" "${PROJECTION%.jsonl}.intoto.json" "$record/"
git add -- "$record"
git commit --quiet --message "Record $tag"
echo "recorded in $record; push it to the default branch"
