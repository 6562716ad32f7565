#!/usr/bin/env bash
# cmocka does not replace an existing results file.
#
# Guess: the second run replaces the file of the first.
# Version: libcmocka-dev 1.1.5-2.1 (Debian 12).
# Behaviour: where the file exists, the XML of the second run goes to standard error. The file
#   still tells of the first run, and no message says so.
# Output seen:
#   first run: revoke passes; second run: revoke fails; the file: failures="0"
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
apt-get install -y --no-install-recommends gcc libcmocka-dev > install.log 2>&1
test "$(dpkg-query -W -f='${Version}' libcmocka-dev)" = '1.1.5-2.1'

cat > live.c <<'END'
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <cmocka.h>
static void revoke(void** state) { (void) state; assert_null(getenv("REFUSED")); }
int main(void) {
  const struct CMUnitTest tests[] = { cmocka_unit_test(revoke) };
  return cmocka_run_group_tests_name("pinterest", tests, NULL, NULL);
}
END
gcc -o live live.c -lcmocka
export CMOCKA_MESSAGE_OUTPUT=XML CMOCKA_XML_FILE=results.xml
./live
status=0
REFUSED=1 ./live 2> second.txt || status=$?
test "$status" = 1
grep -q 'failures="0"' results.xml
grep -q 'failures="1"' second.txt
