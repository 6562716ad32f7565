#!/usr/bin/env bash
# The JUnit reporter of newman writes a test that failed in one of two rounds as a plain case.
#
# Guess: two cases, or one with a <failure>.
# Version: newman 6.2.2 (npm).
# Behaviour: there is one suite for a request, whatever -n says. A test that failed in the first
#   round and passed in the second has a case without a <failure>; only failures="1" of the suite
#   tells it, and the root counts tests="2".
# Output seen:
#   <testsuites name="pinterest" tests="2" ...>
#   <testsuite name="revoke" ... tests="1" failures="1" errors="0" ...>
#   <testcase name="revoke" ... classname="Revoke"/>
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
echo '{}' > package.json
npm install --no-audit --no-fund --ignore-scripts newman@6.2.2 > install.log 2>&1
export PATH="$PWD/node_modules/.bin:$PATH"

cat > server.cjs <<'END'
const server = require('node:http').createServer((request, response) => response.end('{}'));
server.listen(0, '127.0.0.1', () => {
  const url = `http://127.0.0.1:${server.address().port}/`;
  const exec = ["pm.test('revoke', () => { if (pm.info.iteration === 0) throw new Error('no'); });"];
  const item = [{ name: 'revoke', request: { method: 'GET', url }, event: [{ listen: 'test', script: { exec } }] }];
  const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
  const collection = { info: { name: 'pinterest', schema }, item };
  const reporter = { junit: { export: 'results.xml' } };
  require('newman').run({ collection, iterationCount: 2, reporters: ['junit'], reporter }, (error, summary) => {
    server.close();
    process.exitCode = error || summary.run.failures.length !== 1 ? 1 : 0;
  });
});
END
node server.cjs
grep -Eq '<testsuites name="pinterest" tests="2"' results.xml
grep -Eq '<testsuite name="revoke".* tests="1" failures="1" errors="0"' results.xml
grep -Eq '<testcase name="revoke" time="[0-9.]+" classname="Revoke"/>' results.xml
test "$(grep -c '<failure' results.xml || true)" = 0
