#!/usr/bin/env bash
# A skip in the set-up of a global environment stops googletest from running any test, and the
# results say that all of them ran.
#
# Guess: each test is skipped, or the file has none.
# Version: libgtest-dev 1.12.1-0.2 (Debian 12).
# Behaviour: no test runs. Each case says status="run" result="completed", the counters say
#   failures="0" skipped="0", and the run ends with 0. Only the timestamps, of 1970, tell it.
# Output seen:
#   [  PASSED  ] 1 test.
#   <testcase name="connect" file="live.cpp" line="6" status="run" result="completed" time="0" timestamp="1970-01-01T00:00:00.000" classname="Pinterest" />
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
apt-get install -y --no-install-recommends g++ libgtest-dev > install.log 2>&1
test "$(dpkg-query -W -f='${Version}' libgtest-dev)" = '1.12.1-0.2'

cat > live.cpp <<'END'
#include <gtest/gtest.h>
struct NoAccount : testing::Environment {
  void SetUp() override { GTEST_SKIP() << "no account"; }
};
auto* environment = testing::AddGlobalTestEnvironment(new NoAccount);
TEST(Pinterest, connect) { FAIL() << "connect ran"; }
END
g++ -o live live.cpp -lgtest -lgtest_main -lpthread
TZ=UTC ./live --gtest_output=xml:results.xml > output.txt
test "$(grep -c 'connect ran' output.txt)" = 0
grep -q 'status="run" result="completed" time="0" timestamp="1970-01-01T00:00:00.000"' results.xml
grep -q 'tests="1" failures="0" disabled="0" skipped="0" errors="0"' results.xml
