#!/usr/bin/env bash
# Has programs that are not claimgate verify what claimgate signs, claimgate what Go signs (trust.md
# section 6), and readers of SARIF, JUnit, OpenMetrics, calendars and feeds read its reports. Installs
# Debian's packages where they are missing and it may. A tool that cannot be had is skipped by name; a
# check that fails, or no check at all, is a failure.
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
results="$work/results"
: >"$results"
# Debian keeps its Go libraries there; a GOPATH from outside comes first.
export GOPATH="${GOPATH:+$GOPATH:}/usr/share/gocode" GO111MODULE=off GOFLAGS='' GOCACHE="${GOCACHE:-$work/go}"

skip() { echo "skip $1: $2"; }

# Runs a program that prints "ok …" or "WRONG …" lines; its own failure counts as a wrong check.
run() {
  local name=$1 status=0
  shift
  "$@" >"$work/lines" || status=$?
  [ "$status" = 0 ] || echo "WRONG $name ended with status $status" >>"$work/lines"
  grep -v '^ok ' "$work/lines" || true
  grep -E '^(ok|WRONG) ' "$work/lines" >>"$results" || true
}

# run_python NAME MODULES PROGRAM ARGUMENT…: with Debian's interpreter, where it has the modules.
run_python() {
  local name=$1 modules=$2
  shift 2
  if /usr/bin/python3 -c "import $modules" 2>/dev/null; then run "$name" /usr/bin/python3 -B "$@"; else skip "$name" "Python lacks one of $modules"; fi
}

record() { # record STATUS NAME: one check of openssl
  if [ "$1" = 0 ]; then echo "ok openssl $2" >>"$results"; else echo "WRONG openssl $2" | tee -a "$results"; fi
}

openssl_verifies() { # openssl_verifies STEM FILE: whether the signature of STEM fits FILE
  case $1 in
    *.ed25519) openssl pkeyutl -verify -rawin -pubin -inkey "$1.pem" -in "$2" -sigfile "$1.sig" ;;
    *) openssl dgst -sha256 -verify "$1.pem" -signature "$1.sig" "$2" ;;
  esac >/dev/null 2>&1
}

check_openssl() {
  local file stem name status
  for file in "$work"/signatures/*.sig; do
    stem=${file%.sig} name=$(basename "${file%.sig}")
    status=0 && openssl_verifies "$stem" "$stem.pae" || status=$?
    record "$status" "$name"
    { cat "$stem.pae" && echo; } >"$work/bent"
    status=1 && openssl_verifies "$stem" "$work/bent" || status=0
    record "$status" "$name-bent"
  done
}

# Microsoft's validator with the schema of SARIF in it and the rules of code scanning. It is too large to be
# a development package: the folder of the unpacked npm package is given, or it is brought for this run.
check_multitool() {
  local folder=${CLAIMGATE_SARIF_MULTITOOL:-} name
  if [ -z "$folder" ]; then
    (cd "$work" && timeout 300 npm pack --silent @microsoft/sarif-multitool-linux@5.7.0 && tar xzf ./*.tgz) >/dev/null 2>&1 || true
    folder="$work/package"
  fi
  if [ ! -f "$folder/Sarif.Multitool" ]; then skip sarif-multitool 'its npm package could not be had'; return; fi
  chmod +x "$folder/Sarif.Multitool"
  for name in allowed refused undetermined hostile; do
    DOTNET_SYSTEM_GLOBALIZATION_INVARIANT=1 "$folder/Sarif.Multitool" validate "$work/formats/$name.sarif" \
      --rule-kind 'Sarif;Ghas' --output "$work/validated.sarif" --log ForceOverwrite >/dev/null 2>&1 || true
    run multitool node --import tsx test/interop/validated.ts "$work/validated.sarif" "$name"
    rm -f "$work/validated.sarif"
  done
}

bash scripts/install-debian-packages.sh openssl softhsm2 opensc python3 python3-securesystemslib python3-cryptography golang-go \
  golang-golang-x-mod-dev \
  prometheus prometheus-node-exporter python3-prometheus-client python3-icalendar python3-vobject khal python3-feedparser python3-junitparser \
  golang-github-haya14busa-go-sarif-dev
node --import tsx test/interop/make.ts "$work"
node --import tsx test/interop/reports.ts "$work" >/dev/null

if command -v openssl >/dev/null; then check_openssl; else skip openssl 'not installed'; fi

# Debian's own interpreter first: another one on the path does not see Debian's packages.
python=
for candidate in /usr/bin/python3 python3; do
  if "$candidate" -c 'import securesystemslib, cryptography' 2>/dev/null; then python=$candidate && break; fi
done
if [ -n "$python" ]; then
  run python "$python" -B test/interop/envelopes.py "$work/envelopes.json"
  run capsule "$python" -B test/interop/capsule.py "$work/release"
else
  skip python 'python3-securesystemslib is not installed'
fi

# The whole conformance suite by the independent verifier, one check for each area; then random changes of its
# cases by both programs, and by one that answers nothing, so that a comparison of nothing is noticed.
independent() {
  local folder=independent python='/usr/bin/python3 -B' arguments
  npx tsx conformance/run.ts --write "$work/suite" >/dev/null || return 1
  $python $folder/run.py "$work/suite" | sed -E 's/^([a-z-]+): ([0-9]+) of \2$/ok independent-\1 \2 cases/' || return 1
  $python $folder/vectors.py | sed -E 's/^([a-z-]+): ([0-9]+) of \2$/ok vectors-\1 \2 vectors/' || return 1
  if [ ! -f dist/bin/claimgate.cjs ]; then npm run --silent build >/dev/null || return 1; fi
  for arguments in '--count 120' '--count 40 --signed'; do
    $python $folder/mutate.py "$work/suite" --program "node $PWD/dist/bin/claimgate.cjs" $arguments |
      sed -E 's/^([0-9]+) of \1 mutations/ok mutations \1 mutations/' || return 1
  done
  if $python $folder/mutate.py "$work/suite" --program false --only 1 2 3 >/dev/null; then return 1; fi
  echo 'ok mutations-noticed 3 mutations'
}
if /usr/bin/python3 -c 'import cryptography' 2>/dev/null; then run independent independent; else skip independent 'Python lacks cryptography'; fi

run_python junitparser junitparser test/interop/readers.py junit "$work/formats"
check_multitool

if command -v promtool >/dev/null; then
  for metrics in "$work/metrics/metrics.prometheus" "$work/plan/plan.prom"; do
    if promtool check metrics <"$metrics"; then echo 'ok promtool metrics' >>"$results"; else echo 'WRONG promtool metrics' | tee -a "$results"; fi
  done
  if promtool test rules examples/prometheus/claimgate.rules.test.yml; then echo 'ok promtool rules' >>"$results"; else echo 'WRONG promtool rules' | tee -a "$results"; fi
else
  skip promtool 'prometheus is not installed'
fi
run_python openmetrics prometheus_client.openmetrics.parser test/interop/readers.py metrics "$work/metrics/metrics.openmetrics"

run_python plan icalendar,vobject,prometheus_client.openmetrics.parser test/interop/readers.py plan "$work/plan"
run_python feed feedparser test/interop/readers.py feed "$work/feed"
run_python khal khal test/interop/readers.py diary "$work/plan/plan.ics"
if command -v prometheus-node-exporter >/dev/null; then
  run_python node-exporter prometheus_client test/interop/readers.py textfile "$work/plan"
else
  skip node-exporter 'prometheus-node-exporter is not installed'
fi

if ! command -v go >/dev/null; then
  skip go 'not installed'
else
  if go list golang.org/x/mod/sumdb/note golang.org/x/mod/sumdb/tlog >/dev/null 2>&1; then
    run go-sumdb go run test/interop/ledger/main.go "$work/ledger.json" "$work/go-ledger.json"
    run claimgate-reads-go node --import tsx test/interop/accept.ts "$work/go-ledger.json"
  else
    skip go-sumdb 'golang-golang-x-mod-dev is not installed'
  fi
  if go list github.com/haya14busa/go-sarif/sarif >/dev/null 2>&1; then
    run go-sarif go run test/interop/sarif/main.go "$work/formats"
  else
    skip go-sarif 'golang-github-haya14busa-go-sarif-dev is not installed'
  fi
  run go-dsse go run test/interop/dsse/main.go "$work/envelopes.json"
fi

passed=$(grep -c '^ok ' "$results" || true)
wrong=$(grep -c '^WRONG ' "$results" || true)
cut -d' ' -f1,2 "$results" | sort | uniq -c
echo "$passed checks passed, $wrong wrong"
if [ "$passed" = 0 ]; then echo 'nothing was checked' >&2 && exit 1; fi
[ "$wrong" = 0 ]
