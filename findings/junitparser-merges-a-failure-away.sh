#!/usr/bin/env bash
# junitparser merges a file of node:test without its failed test.
#
# Guess: a case directly below <testsuites> stays, and a counter that says errors="1" is kept.
# Version: junitparser 2.8.0-1 (Debian 12), node:test of the Node that runs.
# Behaviour: node:test writes tests outside of a suite directly below <testsuites>. The merge
#   keeps suites only: the failed test is gone, failures="0", and the command ends with 0. It
#   counts anew, so a suite whose counter alone tells of an error is green, too.
# Output seen:
#   node:test: <testcase name="revoke" ... failure="no">
#   merged: <testsuites tests="1" failures="0" errors="0" skipped="0" ...>
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
apt-get install -y --no-install-recommends junitparser > install.log 2>&1
test "$(dpkg-query -W -f='${Version}' junitparser)" = '2.8.0-1'

cat > live.test.mjs <<'END'
import { describe, test } from 'node:test';
describe('pinterest', () => { test('connect', () => {}); });
test('revoke', () => { throw new Error('no'); });
END
status=0
node --test --test-reporter=junit --test-reporter-destination=results.xml live.test.mjs || status=$?
test "$status" = 1
grep -q '<testcase name="revoke"' results.xml
cat > counted.xml <<'END'
<testsuites><testsuite name="script" tests="1" failures="0" errors="1"><testcase name="refresh"/></testsuite></testsuites>
END
junitparser merge results.xml counted.xml merged.xml
grep -q '<testsuites tests="2" failures="0" errors="0" skipped="0"' merged.xml
test "$(grep -c 'revoke' merged.xml || true)" = 0
