#!/usr/bin/env bash
# The JUnit output of Qt Test 5 counts each message as an error.
#
# Guess: errors="0" where every test passed.
# Version: qtbase5-dev 5.15.8 (Debian 12).
# Behaviour: a test that passes and prints a warning, and one that is skipped, make errors="2";
#   the run ends with 0. The skip itself is only an XML comment, and its case has no result.
# Output seen:
#   <testsuite errors="2" failures="0" tests="4" name="Pinterest">
#   <testcase name="refresh">
#   <!-- message="no account" type="skip" -->
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
apt-get install -y --no-install-recommends g++ pkg-config qtbase5-dev > install.log 2>&1
test "$(dpkg-query -W -f='${Version}' qtbase5-dev)" = '5.15.8+dfsg-11+deb12u3'

cat > live.cpp <<'END'
#include <QtTest>
class Pinterest : public QObject { Q_OBJECT
private slots:
  void connect() { qWarning("slow"); QVERIFY(true); }
  void refresh() { QSKIP("no account"); }
};
QTEST_APPLESS_MAIN(Pinterest)
#include "live.moc"
END
/usr/lib/qt5/bin/moc live.cpp -o live.moc
# shellcheck disable=SC2046 # the flags are words
g++ -fPIC -I. -o live live.cpp $(pkg-config --cflags --libs Qt5Test Qt5Core)
./live -o results.xml,junitxml
grep -q '<testsuite errors="2" failures="0" tests="4" name="Pinterest">' results.xml
grep -q '<!-- message="no account" type="skip" -->' results.xml
test "$(grep -c '<skipped' results.xml)" = 0
