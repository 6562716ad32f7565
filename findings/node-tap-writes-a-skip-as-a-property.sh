#!/usr/bin/env bash
# The JUnit reporter of node-tap writes no <skipped> for a skipped test.
#
# Guess: a skipped test has a <skipped> element, and six tests count as six.
# Version: tap 21.8.0 (npm).
# Behaviour: the case of a skipped test has only a property "skip" with the reason, the run ends
#   with 0, and two tests count as eight: each is a suite of its own, a case of the file, and its
#   plan counts, too.
# Output seen:
#   <testcase id="2" name="refresh" classname="live.cjs">
#   <properties>
#   <property name="skip" value="no account" />
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
echo '{}' > package.json
npm install --no-audit --no-fund --ignore-scripts tap@21.8.0 > install.log 2>&1
export PATH="$PWD/node_modules/.bin:$PATH"

cat > live.cjs <<'END'
const t = require('tap');
t.test('connect', async (t) => { t.pass('connect'); });
t.test('refresh', { skip: 'no account' }, async () => {});
END
status=0
tap --disable-coverage --allow-empty-coverage --reporter=junit live.cjs > results.xml || status=$?
test "$status" = 0
grep -q '<property name="skip" value="no account" />' results.xml
test "$(grep -c '<skipped' results.xml)" = 0
grep -q 'name="TAP Tests" tests="6" failures="0" assertions="3" skipped="2"' results.xml
