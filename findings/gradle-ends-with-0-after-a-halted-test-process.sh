#!/usr/bin/env bash
# Gradle 4.4 ends with 0 though its test process was halted within a test.
#
# Guess: the build fails, as Ant and Surefire do ("The forked VM terminated").
# Version: gradle 4.4.1 (Debian 12).
# Behaviour: the build ends with 0. The file has the tests before the halt, or none, and
#   failures="0"; the test in flight and the later ones are absent. A build tool that names a
#   failed process would ask for exit status 0, too: the test halts Java with 0.
# Output seen:
#   exit status 0; no case "revoke" in build/test-results/test/TEST-PinterestTest.xml
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
apt-get install -y --no-install-recommends default-jdk-headless gradle junit4 libtestng7-java- > install.log 2>&1
test "$(dpkg-query -W -f='${Version}' gradle)" = '4.4.1-18'

mkdir -p src/test/java
cat > src/test/java/PinterestTest.java <<'END'
import org.junit.*;
import org.junit.runners.MethodSorters;
@FixMethodOrder(MethodSorters.NAME_ASCENDING)
public class PinterestTest {
  @Test public void connect() {}
  @Test public void revoke() { Runtime.getRuntime().halt(0); }
  @Test public void third() { Assert.fail("third ran"); }
}
END
cat > build.gradle <<'END'
apply plugin: 'java'
repositories { flatDir { dirs '/usr/share/java' } }
dependencies { testCompile name: 'junit4'; testCompile name: 'hamcrest-core' }
END
GRADLE_USER_HOME="$PWD/home" gradle --no-daemon --offline -q test > output.txt 2>&1
grep -q 'tests="1" skipped="0" failures="0" errors="0"' build/test-results/test/*.xml
test "$(cat build/test-results/test/*.xml | grep -c 'revoke\|third' || true)" = 0
