#!/usr/bin/env bash
# karma-junit-reporter writes the results of two browsers to one file, and the second replaces the
# first.
#
# Guess: with a fixed outputFile and useBrowserName false, one file holds a suite for each
#   browser.
# Version: karma 6.4.4, karma-junit-reporter 2.0.1, karma-jasmine 5.1.0, karma-chrome-launcher
#   3.2.0 (npm), chromium (Debian 12).
# Behaviour: a spec fails in the first browser and passes in the second. The file has one suite,
#   green; only the exit status, 1, tells of the failure.
# Output seen:
#   <testsuite name="Chrome Headless ..." ... tests="1" errors="0" failures="0" ...>
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
apt-get install -y --no-install-recommends chromium > install.log 2>&1
echo '{}' > package.json
npm install --no-audit --no-fund --ignore-scripts karma@6.4.4 karma-junit-reporter@2.0.1 karma-jasmine@5.1.0 jasmine-core@4.6.1 karma-chrome-launcher@3.2.0 > install.log 2>&1
export PATH="$PWD/node_modules/.bin:$PATH"

cat > live.spec.js <<'END'
describe('pinterest', () => {
  it('revoke', () => { expect(navigator.userAgent).not.toContain('Chrome/99.'); });
});
END
cat > karma.conf.js <<'END'
const launcher = (...flags) => ({ base: 'ChromeHeadless', flags: ['--no-sandbox', '--disable-gpu', ...flags] });
module.exports = (config) => config.set({
  frameworks: ['jasmine'],
  files: ['live.spec.js'],
  reporters: ['junit'],
  junitReporter: { outputDir: 'report', outputFile: 'results.xml', useBrowserName: false },
  browsers: ['Old', 'New'],
  concurrency: 1,
  customLaunchers: { Old: launcher('--user-agent=Mozilla/5.0 Chrome/99.0.0.0 Safari/537.36'), New: launcher() },
  singleRun: true,
});
END
status=0
CHROME_BIN=$(command -v chromium) karma start karma.conf.js > output.txt 2>&1 || status=$?
test "$status" = 1
test "$(grep -c '<testsuite ' report/results.xml)" = 1
grep -q 'tests="1" errors="0" failures="0"' report/results.xml
