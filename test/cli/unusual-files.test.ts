import assert from 'node:assert/strict';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { AT, World } from './world.ts';

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
