import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { after, before, describe, test, type TestContext } from 'node:test';
import { digestOf } from '../../src/digest/index.ts';
import type { GateVerdict } from '../../src/documents/index.ts';
import { CLAIMS_PATH } from '../../src/manifest/claims.ts';
import { NO_CLAIMS } from '../repositories.ts';
import { often } from '../soak.ts';
import { FaultWorld, PROGRAM } from './world.ts';

const RUNS = often(4, 50);
const CLAIMS = `repo/${CLAIMS_PATH}`;
const PROJECTION = 'projection/ledger-projection.jsonl';

/** Writes a file without pause, now in place and now by renaming, with one of two contents. */
const CHANGER = `
  const { readFileSync, renameSync, writeFileSync } = require('node:fs');
  const [path, one, other] = process.argv.slice(1);
  const contents = [readFileSync(one), readFileSync(other)];
  for (let turn = 0; ; turn += 1) {
    const target = turn % 4 < 2 ? path : path + '.tmp';
    writeFileSync(target, contents[turn % 2]);
    if (target !== path) renameSync(target, path);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, turn % 7);
  }
`;

/** Changes a file between two contents until the test is over. */
function keepChanging(t: TestContext, ...paths: readonly string[]): void {
  const child = spawn(process.execPath, ['-e', CHANGER, ...paths], { stdio: 'ignore' });
  t.after(async () => {
    const ended = new Promise((resolve) => void child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  });
}

describe(
  '[T49] files that change while they are read',
  {
    skip: existsSync(PROGRAM) ? false : 'not built',
  },
  () => {
    let world: FaultWorld;

    before(async () => {
      world = await FaultWorld.create();
    });
    after(() => world.remove());

    /** Judges again and again; each answer is one, and names the bytes that it is about. */
    async function judged(t: TestContext): Promise<readonly GateVerdict[]> {
      const verdicts: GateVerdict[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const { exitCode, stdout, stderr } = await world.run([
          'check',
          '--json',
          ...world.evidence,
        ]);
        const verdict = JSON.parse(stdout) as GateVerdict;
        assert.ok([0, 1, 2].includes(exitCode ?? -1), stderr);
        assert.equal(verdict.decision === 'allowed', exitCode === 0);
        verdicts.push(verdict);
      }
      const allowed = verdicts.filter(({ decision }) => decision === 'allowed').length;
      t.diagnostic(`${allowed} of ${RUNS} allowed`);
      return verdicts;
    }

    const inputOf = ({ inputs }: GateVerdict, kind: string) =>
      inputs.find(({ document }) => document === kind)?.sha256;

    const path = (name: string) => world.path(name);
    const digest = (name: string) => digestOf(readFileSync(path(name)));

    test('claims: an allowed answer is about one content or the other, and counts its claims', async (t) => {
      world.copy(CLAIMS, 'claims-four.json');
      world.write('claims-none.json', NO_CLAIMS);
      const [four, none] = [digest('claims-four.json'), digest('claims-none.json')];
      keepChanging(t, path(CLAIMS), path('claims-four.json'), path('claims-none.json'));
      for (const verdict of await judged(t)) {
        if (verdict.decision !== 'allowed') continue;
        const judgedBytes = inputOf(verdict, 'public_claims');
        assert.ok(judgedBytes === four || judgedBytes === none);
        assert.equal(verdict.claims.length, judgedBytes === four ? 4 : 0);
        // The commit claims something: an empty file is not the released one.
        if (judgedBytes === none) assert.equal(verdict.kind, 'draft');
      }
    });

    test('a projection: an allowed answer is about the signed bytes', async (t) => {
      world.write(CLAIMS, world.text('claims-four.json'));
      world.copy(PROJECTION, 'signed.jsonl');
      world.write('edited.jsonl', world.text(PROJECTION).replace('"policy_mode"', '"policy_m0de"'));
      const signed = digest('signed.jsonl');
      keepChanging(t, path(PROJECTION), path('signed.jsonl'), path('edited.jsonl'));
      for (const verdict of await judged(t)) {
        if (verdict.decision === 'allowed') assert.equal(inputOf(verdict, 'projection'), signed);
      }
    });
  },
);
