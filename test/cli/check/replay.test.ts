import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { AT, World } from '../world.ts';

type Verdict = Record<string, unknown>;

describe('a replay', () => {
  let world: World;
  let pin: string;

  before(async () => {
    world = new World();
    await world.demonstrate();
    pin = readFileSync(join(world.directory, 'pin.txt'), 'utf8').trim();
    await world.shell('git -C repo tag v1.4.0');
  });

  after(() => world.remove());

  const check = async (clock: number, ...args: readonly string[]): Promise<Verdict> => {
    const projection = '../projection/ledger-projection.jsonl';
    const words = [
      'check',
      '-C',
      'repo',
      '--ref',
      'v1.4.0',
      '--projection',
      projection,
      '--trust-pin',
      pin,
      '--json',
      ...args,
    ];
    const { stdout } = await world.claimgate(words, { clock: () => clock });
    return JSON.parse(stdout) as Verdict;
  };

  test('of a past release gives the recorded verdict, kind and tool aside', async () => {
    const recorded = await check(AT);
    assert.equal(recorded['kind'], 'release');
    assert.equal(recorded['decision'], 'allowed');
    // Years later, in the same repository, with the ref that was the memory then.
    await world.shell(
      'git -C repo tag memory-then && git -C repo commit -q --allow-empty -m later',
    );
    const years = 3 * 365 * 86_400_000;
    const replayed = await check(
      AT + years,
      '--at',
      String(recorded['evaluated_at']),
      '--memory',
      'memory-then',
    );
    assert.equal(replayed['kind'], 'historical');
    assert.deepEqual(bytesOf(replayed), bytesOf(recorded));
  });

  test('[T25] and a forecast never lets a release through', async () => {
    const forecast = await check(AT, '--at', '2026-03-04T05:07:00Z');
    assert.equal(forecast['kind'], 'forecast');
    assert.equal(forecast['decision'], 'allowed');
  });
});

function bytesOf({ kind: _kind, tool: _tool, ...rest }: Verdict): string {
  return JSON.stringify(rest);
}
