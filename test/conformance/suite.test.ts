import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { suiteFiles } from '../../conformance/generate/index.ts';
import { readCases, SUITE, type ConformanceCase } from '../../conformance/runner/case.ts';
import {
  environmentOf,
  executable,
  OWN_PROGRAM,
  runSuite,
  type Player,
} from '../../conformance/runner/suite.ts';
import { run } from '../../src/cli/run.ts';
import { isCode } from '../../src/findings/index.ts';

const cases = readCases();

/** Runs the program in this process: a start of Node for each of some hundred cases takes a minute. */
const inProcess: Player = async (one, where) => {
  let stdout = '';
  const exitCode = await run(one.arguments, {
    directory: where.repository,
    environment: environmentOf(one, where),
    stdin: (async function* () {})(),
    stdout: { isTerminal: false, write: (text) => void (stdout += text) },
    stderr: { isTerminal: false, write: () => {} },
    clock: () => Date.now(),
  });
  return { exitCode, stdout };
};

async function failures(some: readonly ConformanceCase[], play: Player) {
  const results = await runSuite(some, { play, jobs: 2 });
  return results.filter(({ differences }) => differences.length > 0);
}

test('every case is answered as expected', async () => {
  assert.deepEqual(await failures(cases, inProcess), []);
});

test('so does the program as it is built, in some of each area', async () => {
  const some = cases.filter((_, index) => index % 16 === 0);
  assert.deepEqual(await failures(some, executable(OWN_PROGRAM)), []);
});

test('there are enough cases, and two that fail for each that passes', () => {
  assert.ok(cases.length >= 300, String(cases.length));
  const passing = cases.filter(({ expected }) => expected.exit_code === 0);
  assert.ok(cases.length - passing.length >= 2 * passing.length, `${passing.length} pass`);
});

test('every area has cases of both kinds', () => {
  const kinds = cases.map(
    ({ name, expected }) => `${name.split('/')[0]} ${expected.exit_code === 0 ? 'yes' : 'no'}`,
  );
  const areas = [
    'claims',
    'contracts',
    'manifest',
    'projection',
    'readiness',
    'rollback',
    'rules',
    'surfaces',
    'trust-root',
  ];
  assert.deepEqual(
    [...new Set(kinds)].toSorted(),
    areas.flatMap((area) => [`${area} no`, `${area} yes`]),
  );
});

test('every code is one of the closed table, and every no has one', () => {
  for (const { name, expected } of cases) {
    for (const code of expected.codes) assert.ok(isCode(code), `${name}: ${code}`);
    assert.ok(expected.exit_code === 0 || expected.codes.length > 0, name);
    const exitCode = { allowed: 0, refused: 1, undetermined: 2 }[expected.decision];
    assert.equal(expected.exit_code, exitCode, name);
  }
});

test('every case says what it is about, and is judged at the instant that it names', () => {
  for (const one of cases) {
    assert.ok(one.title.endsWith('.') && one.sections.length > 0, one.name);
    assert.ok(one.arguments.includes('--json'), one.name);
    const at = one.arguments.indexOf('--at');
    assert.equal(at === -1 ? null : one.arguments[at + 1], one.at, one.name);
  }
  const titles = cases.map(({ name, title }) => `${name.split('/')[0]}: ${title}`);
  assert.ok(new Set(titles).size > 0);
});

test('the suite can fail: a program that always says yes, no or nothing does not conform', async () => {
  const some = cases.filter((_, index) => index % 8 === 0);
  const yes = JSON.stringify({ decision: 'allowed', findings: [], claims: [], result: {} });
  const no = JSON.stringify({ decision: 'refused', findings: [], claims: [], result: {} });
  const always = (exitCode: number, stdout: string) => () => Promise.resolve({ exitCode, stdout });
  const refused = some.filter(({ expected }) => expected.decision !== 'allowed');
  assert.ok((await failures(some, always(0, yes))).length >= refused.length);
  // Every no has its codes, so that a bare no is none that conforms.
  assert.equal((await failures(some, always(1, no))).length, some.length);
  assert.equal((await failures(some, always(0, ''))).length, some.length);
});

test('the cases are those that the generator makes', () => {
  const made = suiteFiles();
  const there = ['bases', 'cases'].flatMap((folder) => filesBelow(join(SUITE, folder)));
  assert.deepEqual(
    there.toSorted(),
    [...made.keys()].toSorted(),
    'npx tsx conformance/generate.ts',
  );
  for (const [path, content] of made)
    assert.ok(readFileSync(join(SUITE, path)).equals(content), `${path} is not as it is made`);
});

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(SUITE, join(parentPath, name)));
}
