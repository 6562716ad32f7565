#!/usr/bin/env bash
# Meson writes a test that ran into its time limit as passed in its JUnit file.
#
# Guess: a test that timed out has an <error> or a <failure>.
# Version: meson 1.0.1-5 (Debian 12).
# Behaviour: the case has neither, failures="0" errors="0"; only the exit status, 1, tells it. So
#   does a test that should fail and passes.
# Output seen:
#   1/1 revoke TIMEOUT 1.01s
#   <testsuites tests="1" errors="0" failures="0">
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
apt-get install -y --no-install-recommends meson ninja-build > install.log 2>&1
test "$(dpkg-query -W -f='${Version}' meson)" = '1.0.1-5'

cat > meson.build <<'END'
project('acme')
test('revoke', find_program('sleep'), args: ['5'], timeout: 1)
END
meson setup build > setup.log
status=0
meson test -C build > output.txt || status=$?
test "$status" = 1
grep -q 'TIMEOUT' output.txt
grep -q '<testsuites tests="1" errors="0" failures="0">' build/meson-logs/testlog.junit.xml
grep -Eq '<testcase name="revoke" classname="acme" time="[0-9.]+" />' build/meson-logs/testlog.junit.xml
