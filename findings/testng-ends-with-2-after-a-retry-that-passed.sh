#!/usr/bin/env bash
# TestNG ends with 2 after a test that passed when it was tried again.
#
# Guess: exit status 0: no test failed in the end. The first try has a <failure>, or is absent.
# Version: libtestng7-java 7.5-2~deb12u1 (Debian 12).
# Behaviour: the first try counts as skipped, and a skip sets a bit of the exit status. The file
#   has two cases of one name: the first with <skipped/>, the second plain.
# Output seen:
#   Total tests run: 2, Passes: 1, Failures: 0, Skips: 0, Retries: 1
#   <testsuite failures="0" tests="2" name="Pinterest" ... errors="0" timestamp="... UTC" skipped="1">
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
apt-get install -y --no-install-recommends default-jdk-headless libtestng7-java > install.log 2>&1
test "$(dpkg-query -W -f='${Version}' libtestng7-java)" = '7.5-2~deb12u1'

cat > Pinterest.java <<'END'
import org.testng.*;
import org.testng.annotations.*;
public class Pinterest {
  static int runs;
  public static class Once implements IRetryAnalyzer {
    int tries;
    public boolean retry(ITestResult result) { return tries++ < 1; }
  }
  @Test(retryAnalyzer = Once.class) public void revoke() { if (runs++ == 0) throw new RuntimeException("no"); }
}
END
jars=$(printf '/usr/share/java/%s.jar:' testng jcommander slf4j-api slf4j-simple)
javac -cp "$jars" Pinterest.java
status=0
java -cp "$jars." org.testng.TestNG -d report -usedefaultlisteners false \
  -listener org.testng.reporters.JUnitReportReporter -testclass Pinterest > output.txt 2>&1 || status=$?
test "$status" = 2
grep -q 'Failures: 0, Skips: 0, Retries: 1' output.txt
grep -q 'failures="0" tests="2".* skipped="1"' report/junitreports/*.xml
grep -q '<skipped/>' report/junitreports/*.xml
