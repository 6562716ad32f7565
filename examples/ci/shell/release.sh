#!/bin/sh
# A release from a plain shell: sh release.sh v1.4.0
# Set CLAIMGATE_TRUST_PIN, CLAIMGATE_MEMORY (such as refs/remotes/origin/main), PROJECTION (a file), RELEASE_KEY
# (a file) and BRANCH (such as main); run it in a clean, full clone. Where it stops, run it again.
# With CLAIMGATE_LEDGER it compares the projection with the ledger. Without claims leave out --projection and --sign.
set -eu
tag="$1"
# Two intervals of the export: an older projection may hide a disable.
CLAIMGATE_PROJECTION_MAX_AGE="${CLAIMGATE_PROJECTION_MAX_AGE:-12h}"
export CLAIMGATE_PROJECTION_MAX_AGE

claimgate release "$tag" --projection "$PROJECTION" --sign "$RELEASE_KEY" --branch "$BRANCH"
claimgate exec --ref="refs/tags/$tag" --projection "$PROJECTION" -- ./publish.sh "$tag"
echo "published; now push: git push --atomic origin refs/heads/$BRANCH refs/tags/$tag"
