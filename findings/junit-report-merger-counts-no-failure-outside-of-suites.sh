#!/usr/bin/env bash
# junit-report-merger keeps a failed test of node:test and does not count it.
#
# Guess: the counters of the merged root count every case in the file.
# Version: junit-report-merger 9.0.4 (npm), node:test of the Node that runs.
# Behaviour: the root counts suites only: it says tests="1" failures="0" above two cases, one with
#   a <failure>. A root that alone says errors="1" in a source loses it.
# Output seen:
#   <testsuites tests="1" failures="0" errors="0" skipped="0" ...>
#   <failure type="testCodeFailure" message="no">
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
echo '{}' > package.json
npm install --no-audit --no-fund --ignore-scripts junit-report-merger@9.0.4 > install.log 2>&1
export PATH="$PWD/node_modules/.bin:$PATH"

cat > live.test.mjs <<'END'
import { describe, test } from 'node:test';
describe('pinterest', () => { test('connect', () => {}); });
test('revoke', () => { throw new Error('no'); });
END
status=0
node --test --test-reporter=junit --test-reporter-destination=results.xml live.test.mjs || status=$?
test "$status" = 1
jrm merged.xml results.xml > output.txt
grep -q '<testsuites tests="1" failures="0" errors="0" skipped="0"' merged.xml
test "$(grep -c '<testcase' merged.xml)" = 2
test "$(grep -c '<failure' merged.xml)" = 1
