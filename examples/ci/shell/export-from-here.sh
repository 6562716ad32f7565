#!/bin/sh
# Exports a ledger that only this machine has, such as a SQLite file, and puts the projection where the jobs of
# claims.yml look for it: on the branch claimgate-projection of the remote, by default origin.
#
# The projection lives for 24 hours, so let a timer run this every six hours, here by cron:
#   17 */6 * * *  cd /home/ada/shop && sh node_modules/claimgate/examples/ci/shell/export-from-here.sh
#
# CLAIMGATE_FACTS_URL, where it is set, says where the service reports its runtime facts.
set -eu

if [ -n "${CLAIMGATE_FACTS_URL:-}" ]; then
  curl --fail --silent --show-error --output runtime-facts.json -- "$CLAIMGATE_FACTS_URL"
fi
npx claimgate ledger export

lines="$(git hash-object -w --no-filters -- projection/ledger-projection.jsonl)"
statement="$(git hash-object -w --no-filters -- projection/ledger-projection.intoto.json)"
tree="$(printf '100644 blob %s\t%s\n' "$statement" ledger-projection.intoto.json \
  "$lines" ledger-projection.jsonl | git mktree)"
commit="$(git -c user.name=claimgate -c user.email=claimgate@localhost \
  commit-tree "$tree" -m 'Projection of the ledger')"
git push --quiet --force "${1:-origin}" "$commit:refs/heads/claimgate-projection"
