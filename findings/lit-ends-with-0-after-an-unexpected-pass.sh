#!/usr/bin/env bash
# lit ends with 0 after a test that should fail and passed, and writes it as passed.
#
# Guess: an unexpected pass fails the run, as it does in pytest with xfail_strict and in Meson.
# Version: llvm-14-tools 14.0.6 (Debian 12).
# Behaviour: lit prints "Unexpectedly Passed: 1" and ends with 0. The case of the JUnit file is
#   plain, failures="0".
# Output seen:
#   Unexpectedly Passed: 1
#   <testsuite name="pinterest" tests="1" failures="0" skipped="0">
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
apt-get install -y --no-install-recommends llvm-14-tools > install.log 2>&1
test "$(dpkg-query -W -f='${Version}' llvm-14-tools)" = '1:14.0.6-12'

cat > lit.cfg.py <<'END'
import lit.formats
config.name = 'pinterest'
config.test_format = lit.formats.ShTest(True)
config.suffixes = ['.test']
config.test_source_root = '.'
END
printf 'XFAIL: *\nRUN: true\n' > revoke.test
/usr/bin/python3 /usr/lib/llvm-14/build/utils/lit/lit.py --xunit-xml-output results.xml . > output.txt 2>&1
grep -q 'Unexpectedly Passed: 1' output.txt
grep -q 'tests="1" failures="0" skipped="0"' results.xml
grep -Eq '<testcase .*name="revoke.test" time="[0-9.]+"/>' results.xml
