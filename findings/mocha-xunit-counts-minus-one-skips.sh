#!/usr/bin/env bash
# The xunit reporter of Mocha writes skipped="-1" after a hook that failed.
#
# Guess: skipped="0": nothing was skipped.
# Version: mocha 12.0.3 (npm).
# Behaviour: the reporter subtracts passes and failures from tests; a failed hook is a failure and
#   no test, so the difference is negative.
# Output seen:
#   <testsuite name="Mocha Tests" tests="1" failures="0" errors="1" skipped="-1" ...>
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
echo '{}' > package.json
npm install --no-audit --no-fund --ignore-scripts mocha@12.0.3 > install.log 2>&1
export PATH="$PWD/node_modules/.bin:$PATH"

cat > live.cjs <<'END'
describe('pinterest', () => {
  after(() => { throw new Error('token was not revoked'); });
  it('connect', () => {});
});
END
status=0
mocha --reporter xunit --reporter-options output=results.xml live.cjs > output.txt || status=$?
test "$status" = 1
grep -q 'tests="1" failures="0" errors="1" skipped="-1"' results.xml
