#!/bin/sh
# The steps of claimgate for every CI system. `claimgate setup` writes this file, and `claimgate setup --update`
# shows what a newer version changes.
#
#   sh ci/claims.sh check          on every change: may these claims be published? With several products:
#                                  check --all --since origin/main; export, status and plan --product NAME
#   sh ci/claims.sh export         every six hours: put a new projection of the ledger on its branch
#   sh ci/claims.sh release v1.4.0 on a version tag: publish, only on a fresh `allowed` verdict for that tag
#   sh ci/claims.sh take           on your machine: take the newest projection from its branch
#   sh ci/claims.sh plan REF MARKDOWN JSON [OPTION…]
#                                  what expires within 14 days, and what is blocked compared with a ref
#   sh ci/claims.sh seal           every hour: run the tests that are due, and seal what they found into the folder seals
#   sh ci/claims.sh collect        after it, in another job: record the seals
#   sh ci/claims.sh renew          in the place of both on one machine: run the tests that are due, and record them
#   sh ci/claims.sh status         every hour: sign which claims of the newest release hold, on a branch
#
# Where CI signs releases itself, in the place of `release`: judge, publish and record, each with the tag.
#
# CLAIMGATE_TRUST_PIN      the pin that `claimgate setup` printed; it is public, so every branch may read it
# CLAIMGATE_MEMORY         the ref with the records of earlier releases; by default found below
# CLAIMGATE_FORK           `true` where the change comes from a fork, which gets no pin
# For the export, where the files that claimgate.config.json names are not on this machine:
# CLAIMGATE_LEDGER, CLAIMGATE_FACTS_URL, and CLAIMGATE_PROJECTION_KEY, CLAIMGATE_LEDGER_KEY and
# CLAIMGATE_FINGERPRINT_KEY: each a key or a file
# CLAIMGATE_IDENTITY       `true` where the identity of the pipeline signs the projection; needs cosign 3 and jq
# For `seal`: CLAIMGATE_TESTER_KEY: a key or a file, or CLAIMGATE_IDENTITY: `true`
# For `collect` and `renew`: CLAIMGATE_LEDGER, and CLAIMGATE_FINGERPRINT_KEY: a key or a file
# For `status`: CLAIMGATE_STATUS_KEY: a key or a file
# CLAIMGATE_PUSH_URL       an address of this repository that the job may push to, also for a ledger on a branch; by
#                          default origin
set -eu
# A secret that is not set arrives as an empty variable; then the configuration names the ledger.
if [ -z "${CLAIMGATE_LEDGER:-}" ]; then unset CLAIMGATE_LEDGER; fi

# What `claimgate setup` found in this repository.
default_branch=main
install() {
  npm ci --ignore-scripts --no-audit --no-fund
}
run() {
  npx --no -- claimgate "$@"
}

# Two intervals of the export: an older projection may hide a disable.
export CLAIMGATE_PROJECTION_MAX_AGE="${CLAIMGATE_PROJECTION_MAX_AGE:-12h}"
umask 077
temporary="$(mktemp -d)"
trap 'rm -rf -- "$temporary"' EXIT
trap 'exit 1' HUP INT TERM

has_ref() {
  git rev-parse --quiet --verify "$1" > /dev/null
}

has_origin() {
  [ -n "${CI:-}${JENKINS_URL:-}${CLAIMGATE_PUSH_URL:-}" ] || git remote get-url origin > /dev/null 2>&1
}

# Brings the branches that are read, where a job has only its own commit. GitHub's checkout brings all of them.
fetch() {
  if [ -z "${GITHUB_ACTIONS:-}" ] && git remote get-url origin > /dev/null 2>&1; then
    if [ "$(git rev-parse --is-shallow-repository)" = true ]; then git fetch --quiet --unshallow origin; fi
    git fetch --quiet --prune origin "+refs/heads/$default_branch:refs/remotes/origin/$default_branch" \
      '+refs/heads/claimgate-*:refs/remotes/origin/claimgate-*'
  fi
  # Roots, withdrawals and records of the default branch count beside those of the records branch.
  if has_ref "refs/remotes/origin/$default_branch"; then git remote set-head -- origin "$default_branch"; fi
  # A protected default branch takes no push of a job, so records may have a branch of their own.
  records="$default_branch"
  if has_ref refs/remotes/origin/claimgate-records; then records=claimgate-records; fi
  # A repository of one machine, without a remote, has no records elsewhere.
  if has_origin; then export CLAIMGATE_MEMORY="${CLAIMGATE_MEMORY:-refs/remotes/origin/$records}"; fi
}

lines=ledger-projection.jsonl
statement=ledger-projection.intoto.json
bundle=ledger-projection.intoto.json.sigstore.jsonl

# Takes the newest projection from its branch into a folder. Before the first export there is none.
take_projection() {
  mkdir -p "$1"
  branch="refs/remotes/origin/claimgate-projection${2:-}"
  if has_ref "$branch"; then
    git show "$branch:$lines" > "$1/$lines"
    git show "$branch:$statement" > "$1/$statement"
    rm -f -- "$1/$bundle"
    if has_ref "$branch:$bundle"; then git show "$branch:$bundle" > "$1/$bundle"; fi
  fi
}

# A product whose "projection" is projections/NAME has a branch of its own, claimgate-projection-NAME.
take() {
  take_projection projection
  git for-each-ref --format='%(refname)' 'refs/remotes/origin/claimgate-projection-*' > "$temporary/branches"
  while IFS= read -r branch; do
    name="${branch#refs/remotes/origin/claimgate-projection-}"
    take_projection "projections/$name" "-$name"
  done < "$temporary/branches"
}

# Reads which product the options name, and where its projection lies.
find_product() {
  product=
  while [ $# -gt 0 ]; do
    case "$1" in
      --product) product="${2:-}" ;;
      --product=*) product="${1#--product=}" ;;
    esac
    shift
  done
  folder=projection
  own=
  if [ -n "$product" ] && grep -q "\"projections/$product\"" claimgate.config.json; then
    folder="projections/$product"
    own="-$product"
  fi
}

# Finds the product of a tag that begins with its name, such as shop/v1.4.0, if it has a projection of its own.
find_released() {
  own=
  for folder in projections/*; do
    case "$1" in "${folder#projections/}"[/@v-]*) own="-${folder#projections/}" ;; esac
  done
}

# Puts files of a folder on a branch, as one commit without a parent: the branch never grows.
put() {
  folder="$1"
  branch="$2"
  message="$3"
  shift 3
  for file in "$@"; do
    blob="$(git hash-object -w --no-filters -- "$folder/$file")"
    printf '100644 blob %s\t%s\n' "$blob" "$file" >> "$temporary/tree"
  done
  tree="$(git mktree < "$temporary/tree")"
  commit="$(git -c user.name=claimgate -c user.email=claimgate@localhost commit-tree "$tree" -m "$message")"
  if ! has_origin; then
    echo "claimgate: written to $folder; not published, because this repository has no remote named origin" >&2
    return
  fi
  git push --quiet --force "${CLAIMGATE_PUSH_URL:-origin}" "$commit:refs/heads/$branch"
  echo "published: the branch $branch"
}

# Puts a key into a file that nobody else may read: GitHub's secrets hold the key, GitLab's name a file.
key_file() {
  if [ -f "$1" ]; then cp -- "$1" "$temporary/$2"; else printf '%s\n' "$1" > "$temporary/$2"; fi
}

# The key that binds the records of the ledger.
take_fingerprint_key() {
  if [ -z "${CLAIMGATE_FINGERPRINT_KEY:-}" ]; then return; fi
  key_file "$CLAIMGATE_FINGERPRINT_KEY" fingerprint.key
  export CLAIMGATE_FINGERPRINT_KEY_FILE="$temporary/fingerprint.key"
}

# Signs a document by the identity of the pipeline: the bundle lies beside it.
sign_by_identity() {
  jq -r .payload "$1" | base64 -d > "$temporary/statement.json"
  cosign attest-blob --yes --statement "$temporary/statement.json" --bundle "$1.sigstore.jsonl"
}

check() {
  take
  if [ "${CLAIMGATE_FORK:-}" = true ]; then
    # Its evidence is checked once it is merged.
    run claims fmt --check
    run contract lint
  else
    # Names the cause of a refusal that is not about evidence; what it finds decides nothing.
    run doctor || true
    run check ${GITHUB_ACTIONS:+--format github} "$@"
  fi
}

export_ledger() {
  find_product "$@"
  mkdir -p "$folder"
  set -- --out "$folder" "$@"
  if [ -n "${CLAIMGATE_FACTS_URL:-}" ]; then
    curl --fail --silent --show-error --output "$temporary/facts.json" -- "$CLAIMGATE_FACTS_URL"
    set -- --facts "$temporary/facts.json" "$@"
  fi
  if [ -n "${CLAIMGATE_PROJECTION_KEY:-}" ]; then
    key_file "$CLAIMGATE_PROJECTION_KEY" projection.key
    set -- --key "$temporary/projection.key" "$@"
  fi
  if [ -n "${CLAIMGATE_LEDGER_KEY:-}" ]; then
    key_file "$CLAIMGATE_LEDGER_KEY" ledger.key
    set -- --ledger-key "$temporary/ledger.key" "$@"
  fi
  take_fingerprint_key
  run ledger export --quiet "$@"
  set -- "$lines" "$statement"
  if [ "${CLAIMGATE_IDENTITY:-}" = true ]; then
    sign_by_identity "$folder/$statement"
    set -- "$@" "$bundle"
  fi
  put "$folder" "claimgate-projection$own" 'Projection of the ledger' "$@"
}

# The tests run here as this user: this job gets no ledger, and nothing that signs more than its seals. Their commands are
# read from the default branch, and run only at a commit of it; the projection says which of them are due.
seal() {
  take
  rm -rf -- seals
  mkdir seals
  set -- --seal seals --memory "refs/remotes/origin/$default_branch" "$@"
  if [ -n "${CLAIMGATE_TESTER_KEY:-}" ]; then
    key_file "$CLAIMGATE_TESTER_KEY" tester.key
    set -- "$@" --key "$temporary/tester.key"
  fi
  result=0
  run renew "$@" || result=$?
  if [ "${CLAIMGATE_IDENTITY:-}" = true ]; then
    for file in seals/*.json; do
      if [ -f "$file" ]; then sign_by_identity "$file"; fi
    done
  fi
  return "$result"
}

# Runs no tests: it verifies each seal by the trust roots, in their order, and records it once.
collect() {
  take_fingerprint_key
  export CLAIMGATE_OPERATOR="${CLAIMGATE_OPERATOR:-renewal}"
  result=0
  for file in seals/*.json; do
    if [ -f "$file" ]; then run ledger append run --sealed "$file" "$@" || result=1; fi
  done
  return "$result"
}

# The tests run here as this user: give this job a role that may append, and no key that signs. Their commands are read
# from the default branch, and run only at a commit of it.
renew() {
  take_fingerprint_key
  export CLAIMGATE_OPERATOR="${CLAIMGATE_OPERATOR:-renewal}"
  run renew --memory "refs/remotes/origin/$default_branch" "$@"
}

status() {
  take
  find_product "$@"
  published="claimgate-status${product:+-$product}"
  key_file "$CLAIMGATE_STATUS_KEY" status.key
  mkdir "$temporary/status"
  # The status before says since when a claim no longer holds.
  if has_ref "refs/remotes/origin/$published"; then
    git show "refs/remotes/origin/$published:status.json" > "$temporary/status/status.json"
  fi
  run status --out "$temporary/status" --sign "$temporary/status.key" "$@"
  put "$temporary/status" "$published" 'Status of the newest release' status.json gate-verdict.json \
    index.html feed.xml claimgate-badge.html claimgate-badge.svg
}

plan() {
  take
  base="$1"
  markdown="$2"
  json="$3"
  shift 3
  run plan --people --hold 14d --base "$base" --format text --output markdown="$markdown" --output json="$json" "$@"
}

release() {
  take
  run exec --ref="refs/tags/$1" -- sh ci/publish.sh "$1"
}

# The steps of a release that CI signs. CLAIMGATE_ARTIFACTS names the files that are published, one a line; each
# becomes an option of its own, whatever is in its name.
with_artifacts() {
  words="$1"
  shift
  while IFS= read -r file; do
    if [ -n "$file" ]; then set -- --artifact "$file" "$@"; fi
  done <<FILES
${CLAIMGATE_ARTIFACTS:-}
FILES
  # shellcheck disable=SC2086 # the words of a command
  run $words "$@"
}

judge() {
  take
  find_released "$1"
  take_projection evidence "$own"
  key_file "$CLAIMGATE_RELEASE_KEY" release.key
  with_artifacts 'manifest create' "$1" --ref="refs/tags/$1" --projection evidence/ledger-projection.jsonl \
    --sign "$temporary/release.key" --out evidence/release-manifest.json
}

publish() {
  with_artifacts 'verdict require' evidence/gate-verdict.json --ref="refs/tags/$1" --max-age 2h
  with_artifacts exec --ref="refs/tags/$1" --projection evidence/ledger-projection.jsonl \
    --manifest evidence/release-manifest.json -- sh ci/publish.sh "$1"
}

record() {
  git update-ref "refs/heads/$records" "refs/remotes/origin/$records"
  export GIT_COMMITTER_NAME=claimgate GIT_COMMITTER_EMAIL=claimgate@localhost
  with_artifacts 'release record' "$1" --from evidence --branch="$records"
  git push --quiet "${CLAIMGATE_PUSH_URL:-origin}" "refs/heads/$records"
}

command="${1:-}"
if [ $# -gt 0 ]; then shift; fi
case "$command" in
  check | export | take | seal | collect | renew | status) ;;
  release | judge | publish | record)
    if [ $# -ne 1 ]; then echo "usage: sh ci/claims.sh $command TAG" >&2; exit 2; fi
    ;;
  plan) if [ $# -lt 3 ]; then echo 'usage: sh ci/claims.sh plan REF MARKDOWN JSON [OPTION…]' >&2; exit 2; fi ;;
  *) echo 'usage: sh ci/claims.sh check [OPTION…] | export [OPTION…] | seal [OPTION…] | collect [OPTION…] | renew [OPTION…] | status [OPTION…] | take | release TAG' >&2; exit 2 ;;
esac
# A machine that has the program already, such as the one with a SQLite ledger, keeps it.
if [ -n "${CI:-}${JENKINS_URL:-}" ] || ! run --version > /dev/null 2>&1; then install; fi
fetch
if [ "$command" = export ]; then command=export_ledger; fi
"$command" "$@"
