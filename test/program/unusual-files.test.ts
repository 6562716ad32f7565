import assert from 'node:assert/strict';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test, after, before } from 'node:test';
import { AT, World } from '../cli/world.ts';
import { CLAIMS_PATH } from '../../src/manifest/claims.ts';
import { NO_CLAIMS } from '../repositories.ts';

interface Verdict {
  readonly decision: string;
  readonly claims: readonly { readonly decision: string }[];
  readonly findings: readonly { readonly code: string }[];
}

describe('a check with evidence', () => {
  let world: World;
  let repository: string;

  beforeEach(async () => {
    world = new World();
    await world.demonstrate();
    repository = join(world.directory, 'repo');
  });
  afterEach(() => world.remove());

  const check = async (): Promise<Verdict> => {
    const pin = readFileSync(join(world.directory, 'pin.txt'), 'utf8').trim();
    const projection = '../projection/ledger-projection.jsonl';
    const words = ['check', '-C', 'repo', '--projection', projection, '--trust-pin', pin, '--json'];
    const { stdout } = await world.claimgate(words, { clock: () => AT });
    return JSON.parse(stdout) as Verdict;
  };
  const codesOf = ({ findings }: Verdict) => findings.map(({ code }) => code);

  test('judges claims whose members are spelled with escapes as any others', async () => {
    const path = join(repository, 'provider-certification/public-claims.json');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replaceAll('"subject"', String.raw`"\u0073ubject"`));
    const verdict = await check();
    assert.equal(verdict.decision, 'allowed');
    assert.ok(verdict.claims.length > 0);
    assert.ok(verdict.claims.every(({ decision }) => decision === 'allowed'));
    assert.ok(codesOf(verdict).includes('not_canonical'));
  });

  test('cannot judge where a file lies in the place of the contracts: there are none', async () => {
    const path = join(repository, 'provider-certification/contracts');
    rmSync(path, { recursive: true });
    writeFileSync(path, '');
    const verdict = await check();
    assert.equal(verdict.decision, 'undetermined');
    assert.ok(codesOf(verdict).includes('file_missing'), codesOf(verdict).join());
  });
});

const CONFIG = '{\n  "schema_version": 1\n}\n';

describe('[T22] an option that names other files than the fixed ones', () => {
  let world: World;

  before(async () => {
    world = new World();
    await world.shell(
      `git init -q && mkdir provider-certification && printf '${NO_CLAIMS}' > ${CLAIMS_PATH} && printf '${CONFIG}' > other.json && printf '${NO_CLAIMS}' > none.json && git add . && git commit -qm all`,
    );
  });
  after(() => world.remove());

  const verdict = async (...options: readonly string[]) => {
    const { stdout, exitCode } = await world.claimgate(['check', '--json', ...options]);
    const { kind, decision } = JSON.parse(stdout) as Record<'kind' | 'decision', string>;
    return { exitCode, kind, decision };
  };

  test('without one the verdict is of kind release', async () =>
    assert.deepEqual(await verdict(), { exitCode: 0, kind: 'release', decision: 'allowed' }));

  for (const options of [
    ['--config', 'other.json'],
    ['--claims', 'none.json'],
  ]) {
    test(`${options[0]} makes a draft, which lets nothing through`, async () => {
      assert.equal((await verdict(...options)).kind, 'draft');
      const [name, file] = options;
      const create = ['manifest', 'create', 'v1.0.0', name ?? '', file ?? ''];
      const started = ['exec', name ?? '', file ?? '', '--', 'false'];
      for (const words of [create, started]) {
        const { exitCode, stderr } = await world.claimgate(words);
        assert.ok(exitCode === 1 || exitCode === 2, stderr);
        assert.match(stderr, /^error\[(?:draft_not_releasable|usage)\]/m);
      }
    });
  }

  test('one that leads out of the repository reads nothing', async () => {
    const { exitCode, stderr } = await world.claimgate(['check', '--claims', '../none.json']);
    assert.equal(exitCode, 2, stderr);
  });
});
