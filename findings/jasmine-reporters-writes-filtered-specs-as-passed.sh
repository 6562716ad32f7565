#!/usr/bin/env bash
# The JUnit reporter of jasmine-reporters writes specs that a filter left out as passed.
#
# Guess: a spec that did not run is absent, or has a <skipped> element.
# Version: jasmine 7.0.0 with jasmine-reporters 2.5.2 (npm).
# Behaviour: with --filter=connect one of two specs runs. The file has both as passed,
#   skipped="0", and the run ends with 0.
# Output seen:
#   Ran 1 of 2 specs
#   <testcase classname="pinterest" name="connect" time="0.002" />
#   <testcase classname="pinterest" name="revoke" time="0" />
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
echo '{}' > package.json
npm install --no-audit --no-fund --ignore-scripts jasmine@7.0.0 jasmine-reporters@2.5.2 > install.log 2>&1
export PATH="$PWD/node_modules/.bin:$PATH"

cat > live.spec.js <<'END'
describe('pinterest', () => {
  it('connect', () => { expect(1).toBe(1); });
  it('revoke', () => { console.log('revoke ran'); expect(1).toBe(1); });
});
END
cat > helper.js <<'END'
const { JUnitXmlReporter } = require('jasmine-reporters');
jasmine.getEnv().addReporter(new JUnitXmlReporter({ savePath: 'report' }));
END
jasmine --helper=helper.js --filter=connect live.spec.js > output.txt
test "$(grep -c 'revoke ran' output.txt)" = 0
grep -q 'tests="2" skipped="0" disabled="0" failures="0"' report/*.xml
grep -Eq '<testcase classname="pinterest" name="revoke" time="[0-9.]+" />' report/*.xml
