#!/usr/bin/env bash
# vitest writes tests that --bail kept from starting as passed.
#
# Guess: a test that never started is absent, or has a <skipped> element.
# Version: vitest 5.1.2 (npm).
# Behaviour: the tests after the failed one are plain cases with time="0", skipped="0". The run
#   ends with 1, but a file that is read without its exit status shows them as passed.
# Output seen:
#   <testsuite name="live.test.js" ... tests="2" failures="1" errors="0" skipped="0" ...>
#   <testcase classname="live.test.js" name="revoke" time="0">
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
echo '{}' > package.json
npm install --no-audit --no-fund --ignore-scripts vitest@5.1.2 > install.log 2>&1
export PATH="$PWD/node_modules/.bin:$PATH"

cat > live.test.js <<'END'
import { test } from 'vitest';
test('connect', () => { throw new Error('no'); });
test('revoke', () => { console.log('revoke ran'); });
END
status=0
vitest run --reporter=junit --outputFile=results.xml --bail 1 > output.txt 2>&1 || status=$?
test "$status" = 1
test "$(grep -c 'revoke ran' output.txt results.xml | grep -vc ':0$' || true)" = 0
grep -q 'tests="2" failures="1" errors="0" skipped="0"' results.xml
grep -q 'name="revoke" time="0">' results.xml
test "$(grep -c '<skipped' results.xml || true)" = 0
