import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, describe } from 'node:test';
import { execa } from 'execa';
import { suiteFiles, writeSuite } from '../../conformance/generate/index.ts';
import { LEFT_OUT } from '../../conformance/generate/selftest.ts';
import { casesOf, EXIT_CODES, type ConformanceCase } from '../../conformance/runner/case.ts';
import {
  differencesFrom,
  environmentOf,
  executable,
  OWN_PROGRAM,
  runSuite,
  wordsOf,
  type Player,
} from '../../conformance/runner/suite.ts';
import { run } from '../../src/program/run.ts';
import { isCode } from '../../src/documents/findings.ts';
import { CHANGES } from '../../src/selftest/bend.ts';
import { wordsFor } from '../programs.ts';
import { isSoak, sample } from '../soak.ts';
import {
  answerOf,
  claimStatusVectors,
  type ClaimStatusVector,
} from '../../conformance/generate/claim-status.ts';
import { STATUS_STATEMENT } from '../../src/trust/badge.ts';
import { hasProgram } from '../cli/keys/signer-world.ts';

const cases = casesOf(await suiteFiles());

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

const areaOf = ({ name }: ConformanceCase) => name.split('/')[0] ?? '';

/**
 * Areas whose cases are those of `test/cases`, which the tests of rules and of readiness play on values. Those
 * of the others bend files as tests of single readers do.
 */
const PLAYED = new Set(['rules', 'readiness']);

test('every case is answered as expected', async () => {
  const isPlayed = (one: ConformanceCase) => PLAYED.has(areaOf(one));
  const some = [
    ...sample(cases.filter(isPlayed), 36),
    ...sample(
      cases.filter((one) => !isPlayed(one)),
      6,
    ),
  ];
  assert.deepEqual(await failures(some, inProcess), []);
});

test('so does the built program, in a case of each command', async () => {
  const first = cases.filter((one, index) => areaOf(one) !== areaOf(cases[index - 1] ?? one));
  // Most areas are judged by the same command; a soak tries all of them.
  const commandOf = (one?: ConformanceCase) => one?.arguments[0];
  const some = first.filter(
    (one, index) =>
      isSoak || first.findIndex((other) => commandOf(other) === commandOf(one)) === index,
  );
  assert.ok(some.length > 2);
  assert.deepEqual(await failures(some, executable(OWN_PROGRAM)), []);
  assert.equal((await failures(some.slice(0, 1), executable(['/no/such/program']))).length, 1);
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
    'audit',
    'claims',
    'contracts',
    'hand-off',
    'manifest',
    'projection',
    'readiness',
    'rollback',
    'rules',
    'selftest',
    'status',
    'surfaces',
    'test-results',
    'trust-root',
    'verify',
  ];
  assert.deepEqual(
    [...new Set(kinds)].toSorted(),
    areas.flatMap((area) => [`${area} no`, `${area} yes`]),
  );
});

test('every change of the self-test is a case, or has a reason why it is none', () => {
  const names = new Set(cases.map(({ name }) => name));
  const none = CHANGES.filter(({ id }) => !names.has(`selftest/${id}`)).map(({ id }) => id);
  assert.deepEqual(none.toSorted(), Object.keys(LEFT_OUT).toSorted());
  const page = readFileSync(join(import.meta.dirname, '../../conformance/README.md'), 'utf8');
  assert.match(page, new RegExp(`${none.length} of the ${CHANGES.length} changes are no case`));
});

test('every code is one of the closed table, and every no has one', () => {
  for (const { name, expected } of cases) {
    for (const code of expected.codes) assert.ok(isCode(code), `${name}: ${code}`);
    assert.ok(expected.exit_code === 0 || expected.codes.length > 0, name);
    assert.ok(Object.values(EXIT_CODES).includes(expected.exit_code), name);
  }
});

/** Groups of codes of what is judged: the suite has a case of each, but for those below. */
const JUDGED = [
  'the claims file',
  'contracts',
  'release manifests',
  'trust roots',
  'checkpoints and proofs of the ledger',
  'whether a projection can be trusted',
  'lines of a projection',
  'what must not be in a projection',
  'evidence',
  'certification runs',
  'the gate',
  'verdicts',
  'audits and capsules',
  'time that others vouch for',
];

/** Why a case of the suite cannot show a code; tests of the program do. */
const WITHOUT_CASE: Readonly<Record<string, readonly string[]>> = {
  'it is an answer of a command that the suite does not call': [
    'not_claimed',
    'nothing_to_propose',
    'version_not_newest',
    'resource_uri_unset',
    'key_not_of_role',
    'key_not_of_root_role',
    'release_retracted',
    'version_retracted',
    'release_differs',
    'record_missing',
    'record_file_missing',
    'record_differs',
    'earlier_record_missing',
    'capsule_unpackable',
  ],
  'it needs a ledger': [
    'projection_differs_from_ledger',
    'projection_outdated',
    'projection_unconfirmed',
    'claim_disabled_here',
    'tested_revision_unknown',
    'head_skipped',
    'head_not_lost',
  ],
  'it needs a ledger on a branch: test/cli/evidence/branch-ledger.test.ts plays it': [
    'ledger_branch_rewritten',
  ],
  'it needs the releases of a repository: test/audit/history.test.ts plays it': [
    'record_number_differs',
    'record_returned',
    'corrections_fewer',
    'root_went_back',
    'ledger_replaced',
    'results_seen_twice',
    'verdict_key_replaced',
  ],
  'it needs the history of a repository, which a case does not describe': [
    'record_deleted',
    'record_past_unverified',
    'memory_cut',
    'partial_clone',
    'root_differs_from_memory',
    'record_root_unknown',
    'projection_of_release',
    'product_changed',
    'product_unknown',
    'product_unnamed',
    'products_conflict',
    'record_of_other_product',
    'trust_root_unvouched',
    'verdict_by_older_root',
    'withdrawal_deleted',
    'tested_code_unknown',
  ],
  'it needs a second rule set: a vector has it': ['rule_set_went_back'],
  'it is of a role that the trust roots of the suite do not have': ['root_status_incomplete'],
  'it needs a keyless identity': [
    'root_identity_unknown',
    'root_identities_overlap',
    'root_holder_key_invalid',
  ],
  'it needs a renewed token, and a release record has one token': ['timestamp_lost'],
  'it needs an option that the suite does not give': [
    'kept_results_altered',
    'kept_results_differ',
    'kept_results_missing',
    'lapses_too_soon',
    'projection_too_old',
    'wait_stopped',
    'artifact_differs',
    'artifact_unnamed',
  ],
  'no case is written yet': [
    'instant_invalid',
    'claims_schema_version_differs',
    'projection_empty',
    'recorded_code_unknown',
    'fingerprint_not_keyed',
    'projection_line_too_long',
  ],
  'it is about a run of the program': [
    'format_holds_claims',
    'did_not_finish',
    'sanitizing_unknown',
    'rules_empty',
    'rule_defect',
  ],
};

test('every code of what is judged has a case, or a reason why it has none', () => {
  const groups = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../src/documents/codes.json'), 'utf8'),
  ) as Record<string, { readonly codes: object }>;
  const judged = JUDGED.flatMap((group) => Object.keys(groups[group]?.codes ?? {}));
  assert.ok(judged.length > 150, String(judged.length));
  const shown = new Set(cases.flatMap(({ expected }) => expected.codes));
  const without = judged.filter((code) => !shown.has(code));
  assert.deepEqual(without.toSorted(), Object.values(WITHOUT_CASE).flat().toSorted());
});

test('every case says what it is about, and is judged at the instant that it names', () => {
  for (const one of cases) {
    assert.ok(one.title.endsWith('.') && one.sections.length > 0, one.name);
    assert.ok(one.arguments.includes('--json'), one.name);
    const at = one.arguments.indexOf('--at');
    assert.equal(at === -1 ? null : one.arguments[at + 1], one.at, one.name);
  }
});

test('the suite can fail: a program that always says yes, no or nothing does not conform', () => {
  const wrong = (exitCode: number, stdout: string) =>
    cases.filter(({ expected }) => differencesFrom(expected, { exitCode, stdout }).length > 0);
  const said = (decision: string) =>
    JSON.stringify({ decision, findings: [], claims: [], result: {} });
  const refused = cases.filter(({ expected }) => expected.exit_code !== 0);
  const wrongYes = new Set(wrong(0, said('allowed')));
  assert.deepEqual(
    refused.filter((one) => !wrongYes.has(one)),
    [],
  );
  // Every refusal needs its codes: a bare refusal does not conform.
  assert.equal(wrong(1, said('refused')).length, cases.length);
  assert.equal(wrong(2, said('undetermined')).length, cases.length);
  assert.equal(wrong(0, '').length, cases.length);
});

test('any executable is driven by a command of several words', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'claimgate-always-'));
  try {
    const yes = join(folder, 'always yes.cjs');
    writeFileSync(yes, `console.log('{"decision":"allowed","findings":[],"claims":[]}')`);
    const command = `"${process.execPath}" "${yes}"`;
    const names = ['claims/empty-list', 'claims/empty-file', 'manifest/create-untagged'];
    const kept = join(folder, 'kept');
    const some = cases.filter(({ name }) => names.includes(name));
    const results = await runSuite(some, {
      play: executable(wordsOf(command)),
      jobs: 2,
      keep: kept,
    });
    assert.equal(results.length, 3);
    const wrong = results.filter(({ differences }) => differences.length > 0);
    const differences = [
      'exit code: expected 2, found 0',
      'decision: expected "undetermined", found "allowed"',
      'codes: expected ["json_empty"], found []',
    ];
    assert.deepEqual(wrong, [{ name: 'claims/empty-file', differences }]);
    assert.ok(existsSync(join(kept, 'cases/manifest/create-untagged/repo')));
    // A process makes the whole suite before it plays a case of it.
    if (!isSoak) return;
    const { exitCode, stdout } = await runner('--program', command, '--json', ...names);
    const { passed, failed } = JSON.parse(stdout) as { passed: number; failed: number };
    assert.deepEqual([exitCode, passed, failed], [1, 2, 1]);
    assert.equal((await runner('no-such-case')).exitCode, 2);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

function runner(...words: readonly string[]) {
  return execa(process.execPath, [...wordsFor('conformance/run.ts'), ...words], { reject: false });
}

test('the whole suite can be written, and its digest is the committed one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'claimgate-suite-'));
  const suite = join(folder, 'suite');
  try {
    const digest = await writeSuite(suite);
    const committed = join(import.meta.dirname, '../../conformance/suite.sha256');
    assert.equal(`${digest}\n`, readFileSync(committed, 'utf8'));
    const command =
      "find bases cases -type f | LC_ALL=C sort | tr '\\n' '\\0' | xargs -0 sha256sum | sha256sum";
    const recomputed = await execa(command, { cwd: suite, shell: true });
    assert.equal(recomputed.stdout.split(' ')[0], digest.split(' ')[0]);
    // A folder that is there already could hold other cases.
    await assert.rejects(writeSuite(suite));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

const FOLDER = join(import.meta.dirname, '../../conformance/claim-status');
const textOf = (name: string) => readFileSync(join(FOLDER, name), 'utf8');

describe('whether the claims of a release still hold, by its status alone', () => {
  test('there are sixty questions, of each kind', () => {
    assert.ok(claimStatusVectors.length >= 60);
    const kinds = ['holds', 'dropped', 'lapsed', 'expired', 'stale', 'retracted', 'superseded'];
    for (const kind of [...kinds, 'foreign', 'signed', 'without'])
      assert.ok(claimStatusVectors.filter(({ name }) => name.startsWith(kind)).length >= 2, kind);
    const names = claimStatusVectors.map(({ name }) => name);
    assert.equal(new Set(names).size, names.length);
  });

  for (const vector of claimStatusVectors)
    test(`${vector.name}: ${vector.title}`, () =>
      assert.deepEqual(answerOf(vector), vector.expected));

  test('every policy asks for the type that the program signs', () => {
    for (const name of ['claim-status.rego', 'claim-status.cue', 'claim-status.jq'])
      assert.ok(textOf(name).includes(`"${STATUS_STATEMENT.predicateType}"`), name);
  });
});

describe('the filter for jq', { skip: !hasProgram('jq') && 'jq is not installed' }, () => {
  const filtered = async (input: string, words: readonly string[]) => {
    const all = ['-se', '-f', join(FOLDER, 'claim-status.jq'), ...words];
    const { exitCode, stderr, stdout } = await execa('jq', all, { input, reject: false });
    return { exitCode, holds: exitCode === 0 && stdout === 'true', stderr };
  };
  const ownWordsOf = ({ at, digest, max_hours }: ClaimStatusVector['given']) => [
    '--arg',
    'now',
    at,
    '--argjson',
    'max_hours',
    String(max_hours),
    ...Object.entries(digest).flatMap(([name, value]) => ['--arg', name, value]),
  ];
  // Who signed is asked by the program in front of it.
  const verified = claimStatusVectors.filter(({ given }) => given.statement !== undefined);

  test('answers every question about a status that is verified already', async () => {
    const wrong: string[] = [];
    for (const { name, given, expected } of verified) {
      const { holds } = await filtered(JSON.stringify(given.statement), ownWordsOf(given));
      if (holds !== expected.holds) wrong.push(name);
    }
    assert.deepEqual(wrong, []);
  });

  test('takes the newest of what `gh attestation verify` found, and nothing as no', async () => {
    const at = (name: string) => claimStatusVectors.find((one) => one.name === name)?.given;
    const [sound, gone] = [at('holds'), at('dropped-withdrawn')];
    assert.ok(sound && gone);
    const found = (...statements: (object | undefined)[]) =>
      JSON.stringify(statements.map((statement) => ({ verificationResult: { statement } })));
    const later = JSON.parse(
      JSON.stringify(gone.statement).replace(/"evaluated_at":"[^"]+"/, () => {
        return '"evaluated_at":"2026-03-15T12:00:01Z"';
      }),
    ) as object;
    const words = ownWordsOf(sound);
    const foreign = { predicateType: 'https://slsa.dev/provenance/v1' };
    assert.ok((await filtered(found(foreign, sound.statement), words)).holds);
    const newest = await filtered(found(later, sound.statement), words);
    assert.deepEqual(
      [newest.exitCode, newest.stderr.slice(0, 24)],
      [1, 'no: claims no longer hol'],
    );
    // It prints nothing, and ends with 0, if no attestation has the type.
    for (const nothing of ['', '[]', found(foreign)])
      assert.notEqual((await filtered(nothing, words)).exitCode, 0, nothing);
  });
});
