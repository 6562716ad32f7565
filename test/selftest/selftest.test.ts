import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync, writeFileSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { build, type Plugin } from 'esbuild';
import { createClaimsWorld, type ClaimsWorld } from '../../tools/bench/claims-world.ts';
import type { CommandReport, GateVerdict, SelfTestResult } from '../../src/documents/index.ts';
import { digestOf } from '../../src/digest/index.ts';
import { isCode } from '../../src/documents/findings.ts';
import { judge } from '../../src/gate/judge.ts';
import { projectionIn } from '../../src/gate/merge-projection.ts';
import { changesMade, selfTest } from '../../src/selftest/index.ts';
import { EVIDENCE, gateInput, signedRelease } from '../gate/demonstration.ts';
import { PROJECTION_FILE, STATEMENT_FILE } from '../../examples/world/projection.ts';
import { DOCUMENTS, GROWN, REVISION, WORLD } from '../fuzz/world.ts';
import { buildWorld } from '../../examples/world/build.ts';
import { fixedKeys, fixedRandom } from '../../examples/world/fixed.ts';
import { pinFor } from '../../examples/world/organisation.ts';
import { writeEnvelope } from '../../src/trust/envelope.ts';
import { AT, runHere, World } from '../cli/world.ts';
import { isSoak } from '../soak.ts';
import type { run } from '../../src/program/run.ts';

test('[T181] a sound gate judges every change as expected, each with its own code', async () => {
  const input = gateInput();
  const { trusted } = await judge(input);
  const changes = await selfTest(input, trusted);
  assert.deepEqual(
    changes.filter(({ outcome }) => outcome !== 'as_expected'),
    [],
  );
  const names = changes.map(({ area, id }) => `${area} ${id}`);
  assert.equal(new Set(names).size, changes.length);
  assert.ok(changes.length >= 200, `${changes.length}`);
  for (const { expected } of changes) assert.ok(expected === null || isCode(expected));
  const claims = new Set(changes.map(({ subject_digest: digest }) => digest));
  assert.equal(claims.size, 6, 'all four claims take turns, and one that the rest applies to');
});

test('a report of the self-test can be read again: each change has an id of the form that the schema asks for', () => {
  for (const { id } of changesMade(true)) assert.match(id, /^[a-z0-9]+(?:-[a-z0-9]+)*$/);
});

test('[T376] a sound gate is not accused after a release, when the next projection proves its growth', async () => {
  const { manifest, verdict, signed } = await signedRelease();
  const name = 'provider-certification/releases/v1.4.0';
  const { statement } = DOCUMENTS;
  const memory = [{ name, manifest, verdict, signedVerdict: signed, statement }];
  const projection = projectionIn(PROJECTION_FILE, GROWN.lines);
  const grown = { file: STATEMENT_FILE, bytes: GROWN.statement };
  const input = gateInput(undefined, {
    evidence: { ...EVIDENCE, memory, projection, statement: grown },
  });
  const judged = await judge(input);
  assert.equal(judged.verdict.decision, 'allowed');
  assert.notEqual(judged.trusted?.predicate.consistency, null);
  const changes = await selfTest(input, judged.trusted);
  assert.deepEqual(
    changes.filter(({ outcome }) => outcome !== 'as_expected'),
    [],
  );
});

test('[T376] a sound gate is not accused where two roles share a key', async () => {
  const keys = fixedKeys();
  const [release = keys.release] = keys.projection;
  const world = buildWorld({
    at: WORLD.at,
    keys: { ...keys, release },
    revision: REVISION,
    random: fixedRandom(),
  });
  const { lines, statement } = world.projection;
  const input = gateInput(undefined, {
    evidence: {
      ...EVIDENCE,
      pin: pinFor(world.root),
      roots: [{ file: '1.root.json', bytes: writeEnvelope(world.root) }],
      projection: projectionIn(PROJECTION_FILE, lines),
      statement: { file: STATEMENT_FILE, bytes: statement },
    },
  });
  const judged = await judge(input);
  const changes = await selfTest(input, judged.trusted);
  const others = changes.filter(({ outcome }) => outcome !== 'as_expected');
  assert.deepEqual(
    others.map(({ id, outcome }) => [id, outcome]),
    [
      ['statement-signed-by-release-role', 'not_applicable'],
      ['verdict-signed-by-projection-role', 'not_applicable'],
    ],
  );
  const mayNotApply = changesMade(true).filter((made) => made.mayNotApply);
  assert.ok(others.every(({ id }) => mayNotApply.some((made) => made.id === id)));
});

/** Changes the result of a report. */
function editResult(change: (result: SelfTestResult) => SelfTestResult) {
  return (text: string): string => {
    const report = JSON.parse(text) as { readonly result: SelfTestResult };
    return JSON.stringify({ ...report, result: change(report.result) }, null, 2);
  };
}

describe('the report of a self-test, named by a verdict', () => {
  const world = new World();
  let report = '';
  let text = '';

  before(async () => {
    await world.shell(
      String.raw`git init -q && mkdir provider-certification && printf '{\n  "schema_version": 1,\n  "claims": []\n}\n' > provider-certification/public-claims.json && git add -f . && git commit -qm claims`,
    );
    report = join(world.directory, 'selftest.json');
    const { exitCode } = await world.claimgate(['selftest', '--output', `json=${report}`]);
    assert.equal(exitCode, 0);
    text = readFileSync(report, 'utf8');
  });
  after(() => world.remove());

  const check = async (content: string) => {
    const file = join(world.directory, 'edited.json');
    writeFileSync(file, content);
    const { stdout, exitCode } = await world.claimgate(['check', '--json', '--selftest', file]);
    return { verdict: JSON.parse(stdout) as GateVerdict, exitCode };
  };

  test('stands in the verdict by its digest', async () => {
    const { verdict, exitCode } = await check(text);
    const { result } = JSON.parse(text) as { readonly result: SelfTestResult };
    assert.equal(exitCode, 0);
    assert.deepEqual(verdict.self_test, {
      sha256: digestOf(text),
      tested_at: result.at,
      changes: result.counts.as_expected,
    });
  });

  const EDITS: Record<string, (text: string) => string> = {
    'of a gate that failed': (own) => own.replace('"outcome": "verified"', '"outcome": "failed"'),
    'with a change that was allowed': (own) =>
      own.replace('": "as_expected"', '": "wrongly_allowed"'),
    'that counts such a change as not applicable': (own) =>
      own
        .replace('": "as_expected"', '": "wrongly_allowed"')
        .replace(/"not_applicable": (\d+)/, (_, count) => `"not_applicable": ${Number(count) + 1}`),
    'without any change': (own) => own.replace(/"changes": \[.*\]/s, '"changes": []'),
    'of another version': (own) => own.replace(/"version": "[^"]+"/, '"version": "0.0.1"'),
    'of other rules': (own) =>
      own.replace(
        /("rules_sha256": "sha256:)(.)/,
        (_, start: string, digit: string) => start + (digit === '0' ? '1' : '0'),
      ),
    'of another command': (own) => own.replace('"command": "selftest"', '"command": "check"'),
    'cut to one change': editResult((result) => ({
      ...result,
      changes: result.changes.filter(({ id }) => id === 'claims-emptied'),
    })),
    'without its last change': editResult((result) => ({
      ...result,
      changes: result.changes.slice(0, -1),
    })),
    'where another change stands twice': editResult((result) => ({
      ...result,
      changes: result.changes.map((own, index) => result.changes[Math.min(index, 5)] ?? own),
    })),
    'of a change that expects another code': (own) =>
      own.replace('"expected": "json_empty"', '"expected": "json_syntax"'),
    'where nearly nothing applied': editResult((result) => ({
      ...result,
      changes: result.changes.map((own, index) =>
        index === 0 ? own : { ...own, outcome: 'not_applicable' },
      ),
    })),
    'that is 30 days and a second old': editResult((result) => ({
      ...result,
      at: new Date(AT - 30 * 86_400_000 - 1000).toISOString(),
    })),
    'from 1999': editResult((result) => ({ ...result, at: '1999-01-01T00:00:00Z' })),
    'from the future': editResult((result) => ({
      ...result,
      at: new Date(AT + 1000).toISOString(),
    })),
    'of other claims': editResult((result) => ({
      ...result,
      inputs: result.inputs.map((input) => ({ ...input, sha256: `sha256:${'a'.repeat(64)}` })),
    })),
    'of no inputs': editResult((result) => ({ ...result, inputs: [] })),
  };

  test('counts for thirty days', async () => {
    const at = new Date(AT - 30 * 86_400_000).toISOString();
    const { exitCode } = await check(editResult((result) => ({ ...result, at }))(text));
    assert.equal(exitCode, 0);
  });

  test('[T182] is validated by its schema, whatever its outcomes are called', async () => {
    const { verdict, exitCode } = await check(
      text.replace('"outcome": "as_expected"', '"outcome": "fine"'),
    );
    assert.equal(exitCode, 2);
    assert.deepEqual(
      verdict.findings.map(({ code, pointer }) => [code, pointer]),
      [['wrong_value', '/result/changes/0/outcome']],
    );
  });

  for (const [name, edit] of Object.entries(EDITS)) {
    test(`[T182][T377] is refused where it is one ${name}`, async () => {
      assert.notEqual(edit(text), text);
      const { verdict, exitCode } = await check(edit(text));
      assert.equal(exitCode, 1);
      assert.deepEqual(
        verdict.findings.map(({ code }) => code),
        ['self_test_unusable'],
      );
    });
  }
});

describe('a self-test of other worlds', { skip: !isSoak }, () => {
  for (const size of [1, 2000]) {
    test(`passes within ten seconds of processor time where ${size} are claimed`, async () => {
      const folder = join(world.directory, `claims-${size}`);
      const { repository, projection, pin } = await createClaimsWorld(folder, size);
      const words = ['selftest', '--projection', projection, '--trust-pin', pin, '--json'];
      const started = process.cpuUsage();
      const { stdout, exitCode } = await runHere(words, {
        directory: repository,
        environment: world.environment,
      });
      const { user, system } = process.cpuUsage(started);
      const took = (user + system) / 1000;
      const { result } = JSON.parse(stdout) as CommandReport;
      assert.equal(exitCode, 0, stdout.slice(0, 2000));
      assert.ok(result !== null && 'counts' in result && 'claim_count' in result);
      assert.ok(took < 10_000, `${took} ms`);
      console.log(`${size} claims: ${took} ms`, result.counts);
    });
  }
  const world = new World();
  after(() => {
    rmSync(world.directory, { recursive: true, force: true });
    assert.ok(!existsSync(world.directory));
  });
});

const root = join(import.meta.dirname, '../..');
/** A fault of the gate: a text of a source file, what stands there instead, and the change of the self-test that shows it. */
type Fault = readonly [file: string, from: string, to: string, shows: string];

/** Of a few files, far from each other: planted together, each still shows. Stryker plants the others. */
const FAULTS: readonly Fault[] = [
  // A rule is missing.
  [
    'src/gate/rule-sets.ts',
    'formerly: digests, rules, all',
    'formerly: digests, rules: rules.filter(({ number }) => number !== 5), all',
    'control-disabled',
  ],
  // A limit is inclusive.
  ['src/evidence/subject-evidence.ts', 'at >= until', 'at > until', 'approval-ends-now'],
  // A signature too few is enough.
  [
    'src/trust/envelope.ts',
    'if (count >= threshold) return accept({ payload',
    'if (count > 0) return accept({ payload',
    'statement-lacks-one-signature',
  ],
  // A check leaves out one of the things that it compares.
  [
    'src/gate/rule-2-approval-is-current.ts',
    "tier !== (state === 'approved' ? terms.tier : TIER_NOT_REQUIRED)",
    "state === 'approved' && tier !== terms.tier",
    'approval-not-required-in-other-tier',
  ],
  // A document says no, and its exit code yes.
  [
    'src/gate/verdict.ts',
    'return EXIT_CODES[decision];',
    "return findings.some(({ code }) => code === 'clock_set_back') ? 0 : EXIT_CODES[decision];",
    'clock-before-a-release',
  ],
];

/** Inside of the repository, so that packages are found. */
const folder = mkdtempSync(join(root, 'node_modules/.claimgate-faults-'));
let claims: ClaimsWorld;
const { directory, environment } = new World();

before(async () => {
  claims = await createClaimsWorld(join(directory, 'claims'), 1, { at: AT });
});
after(() => {
  rmSync(directory, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

/** Puts faults into the sources while they are built. */
function planting(faults: readonly Fault[]): Plugin {
  return {
    name: 'planted faults',
    setup(builder) {
      builder.onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const own = faults.filter(([file]) => join(root, file) === path);
        if (own.length === 0) return undefined;
        let contents = readFileSync(path, 'utf8');
        for (const [file, from, to] of own) {
          assert.equal(contents.split(from).length, 2, `${file} has once: ${from}`);
          contents = contents.replace(from, () => to);
        }
        return { contents, loader: 'ts' };
      });
    },
  };
}

/** Builds the program with faults in it. */
async function programWith(faults: readonly Fault[]): Promise<typeof run> {
  const outfile = join(folder, 'planted.mjs');
  await build({
    entryPoints: [join(root, 'src/program/run.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
    plugins: [planting(faults)],
  });
  const program: { readonly run: typeof run } = await import(outfile);
  return program.run;
}

/** Lets a program test itself on a world of claims. */
async function selfTestOf(program: typeof run, { repository, projection, pin }: ClaimsWorld) {
  const words = ['selftest', '--projection', projection, '--trust-pin', pin, '--json'];
  const host = { directory: repository, environment, clock: () => AT };
  const { exitCode, stdout } = await runHere(words, host, program);
  return { exitCode, report: JSON.parse(stdout) as CommandReport };
}

/** The ids of changes that were not judged as expected. */
function misjudged({ result }: CommandReport): string[] {
  if (result === null || !('changes' in result) || !Array.isArray(result.changes)) return [];
  return result.changes.flatMap(({ id, outcome }) =>
    ['wrongly_allowed', 'other_code'].includes(outcome) ? [id] : [],
  );
}

test('[T180][T375] a self-test shows each of a few faults that are planted', async () => {
  const program = await programWith(FAULTS);
  const { exitCode, report } = await selfTestOf(program, claims);
  assert.equal(exitCode, 1);
  const codes = new Set(report.findings.map(({ code }) => code));
  assert.deepEqual([...codes].sort(), ['self_test_other_code', 'self_test_wrongly_allowed']);
  const shown = misjudged(report);
  for (const [file, from, , shows] of FAULTS) assert.ok(shown.includes(shows), `${file}: ${from}`);
});
