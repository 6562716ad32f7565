#!/usr/bin/env bash
# nose2 writes a test that passed although it should fail as skipped, and ends with 0.
#
# Guess: the run fails, as with python3 -m unittest, and the case has a <failure> or an <error>.
# Version: python3-nose2 0.12.0-1 (Debian 12).
# Behaviour: the plugin junitxml writes <skipped message="test passes unexpectedly">,
#   failures="0", and the run ends with 0; python3 -m unittest ends with 1.
# Output seen:
#   <testsuite name="nose2-junit" errors="0" failures="0" skipped="1" tests="1" ...>
#   <skipped message="test passes unexpectedly" />
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
apt-get install -y --no-install-recommends python3-nose2 > install.log 2>&1
test "$(dpkg-query -W -f='${Version}' python3-nose2)" = '0.12.0-1'

cat > test_live.py <<'END'
import unittest
class Pinterest(unittest.TestCase):
    @unittest.expectedFailure
    def test_revoke(self): pass
END
nose2-3 --plugin nose2.plugins.junitxml --junit-xml --junit-xml-path results.xml > output.txt 2>&1
grep -q '<skipped message="test passes unexpectedly" />' results.xml
status=0
/usr/bin/python3 -m unittest test_live > output.txt 2>&1 || status=$?
test "$status" = 1
