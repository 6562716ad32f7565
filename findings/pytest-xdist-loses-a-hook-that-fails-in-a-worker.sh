#!/usr/bin/env bash
# pytest with xdist ends with 0 though a hook failed in its workers.
#
# Guess: pytest_sessionfinish that throws fails the run, as it does without xdist.
# Version: python3-pytest 7.2.1-2 with python3-pytest-xdist 3.1.0-1 (Debian 12).
# Behaviour: with -n 1 the run ends with 0 and prints nothing of it; without -n the same conftest
#   ends with 1. The file is green both times.
# Output seen:
#   -n 1: 1 passed, exit status 0
#   without -n: RuntimeError: token was not revoked, exit status 1
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
apt-get install -y --no-install-recommends python3-pytest python3-pytest-xdist > install.log 2>&1
test "$(dpkg-query -W -f='${Version}' python3-pytest)" = '7.2.1-2'
test "$(dpkg-query -W -f='${Version}' python3-pytest-xdist)" = '3.1.0-1'

echo 'def test_connect(): pass' > test_live.py
cat > conftest.py <<'END'
def pytest_sessionfinish(session, exitstatus):
    if session.config.getoption("numprocesses", None) is None or hasattr(session.config, "workerinput"):
        raise RuntimeError("token was not revoked")
END
/usr/bin/python3 -m pytest --junitxml=results.xml -n 1 > output.txt 2>&1
test "$(grep -c 'not revoked' output.txt || true)" = 0
grep -q 'errors="0" failures="0"' results.xml
status=0
/usr/bin/python3 -m pytest --junitxml=results.xml > output.txt 2>&1 || status=$?
test "$status" = 1
grep -q 'token was not revoked' output.txt
grep -q 'errors="0" failures="0"' results.xml
