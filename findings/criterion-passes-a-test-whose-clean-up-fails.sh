#!/usr/bin/env bash
# An assertion that fails in the .fini function of a Criterion test fails nothing.
#
# Guess: the test fails: the assertion belongs to its run.
# Version: libcriterion-dev 2.4.1-2 (Debian 12).
# Behaviour: the assertion is printed and counted, the test has status="PASSED", and the run ends
#   with 0.
# Output seen:
#   [----] live.c:2: Assertion Failed
#   [====] Synthesis: Tested: 1 | Passing: 1 | Failing: 0 | Crashing: 0
#   <testcase name="revoke" assertions="2" status="PASSED" time="0.000">
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
apt-get install -y --no-install-recommends gcc libcriterion-dev > install.log 2>&1
test "$(dpkg-query -W -f='${Version}' libcriterion-dev)" = '2.4.1-2'

cat > live.c <<'END'
#include <criterion/criterion.h>
static void clean_up(void) { cr_assert_fail("token was not revoked"); }
Test(pinterest, revoke, .fini = clean_up) { cr_assert(1); }
END
gcc -o live live.c -lcriterion
./live --xml=results.xml > output.txt 2>&1
grep -q 'Assertion Failed' output.txt
grep -q '<testcase name="revoke" assertions="2" status="PASSED"' results.xml
grep -q 'tests="1" failures="0" errors="0"' results.xml
