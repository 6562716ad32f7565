import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commandWordsOf, withResultsFile } from '../../../src/plugins/renew/reporters.ts';

const SCRIPTS = {
  test: 'vitest run test/local',
  gate: 'node --test',
  // Behind a file, Node hands the options to the tests, and writes nothing.
  demo: 'node --test live.mjs',
  lint: 'vitest run && echo done',
  build: 'tsc',
};

// A command as people type it, and with the options of its tool; `undefined` where somebody has to name the file.
const COMMANDS: readonly (readonly [typed: string, whole: string | undefined])[] = [
  ['pytest tests/live', 'pytest --junitxml=f.xml tests/live'],
  ['python3 -m pytest', 'python3 -m pytest --junitxml=f.xml'],
  [
    'npx vitest run test/live',
    'npx vitest --reporter=default --reporter=junit --outputFile.junit=f.xml run test/live',
  ],
  ['npm test', 'npm test -- --reporter=default --reporter=junit --outputFile.junit=f.xml'],
  ['npm run gate', 'npm run gate -- --test-reporter=junit --test-reporter-destination=f.xml'],
  ['npm run demo', undefined],
  ['npm run lint', undefined],
  ['npm run build', undefined],
  [
    'node --test live.mjs',
    'node --test --test-reporter=junit --test-reporter-destination=f.xml live.mjs',
  ],
  ['gotestsum ./live', 'gotestsum --junitfile f.xml ./live'],
  ['npx mocha live.js', 'npx mocha --reporter xunit --reporter-option output=f.xml live.js'],
  ['vendor/bin/phpunit Live.php', 'vendor/bin/phpunit --log-junit f.xml Live.php'],
  ['go test ./live', undefined],
  ['pytest | tee log', undefined],
  ['make live', undefined],
];

test('the tool of a command is asked for a results file, where it is known and alone', () => {
  for (const [typed, whole] of COMMANDS)
    assert.equal(withResultsFile(typed, 'f.xml', SCRIPTS), whole, typed);
});

test('a shell reads only commands that need one', () => {
  assert.deepEqual(commandWordsOf('pytest  --junitxml=f.xml tests/live'), [
    'pytest',
    '--junitxml=f.xml',
    'tests/live',
  ]);
  assert.deepEqual(commandWordsOf('pytest -k "a or b"'), ['sh', '-c', 'pytest -k "a or b"']);
  assert.deepEqual(commandWordsOf(''), []);
});
