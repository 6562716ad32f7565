import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { Victim } from './kill.ts';
import type { FaultWorld } from './world.ts';

/** `audit --pack` of a recorded release: the same capsule each time, or none. */
export async function packVictim(world: FaultWorld): Promise<Victim> {
  await world.git('checkout', '--quiet', '--force', '-B', 'released');
  await world.does(...world.releaseWords('v2.0.0', 'v2.0.0'), ...world.evidence);
  await world.git('tag', 'v2.0.0');
  const record = 'repo/provider-certification/releases/v2.0.0';
  for (const folder of ['v2.0.0', 'projection']) world.copy(folder, record);
  await world.commit('Record v2.0.0');
  let whole: Buffer | undefined;
  return {
    name: 'audit --pack',
    before: () => world.remove('it.capsule'),
    words: () => ['audit', 'v2.0.0', '--memory', 'released', '--pack', world.path('it.capsule')],
    after: (_round, ended) => {
      if (ended.exitCode === 0) whole ??= readFileSync(world.path('it.capsule'));
      if (!existsSync(world.path('it.capsule'))) return assert.notEqual(ended.exitCode, 0);
      assert.ok(whole?.equals(readFileSync(world.path('it.capsule'))), 'a torn capsule');
    },
  };
}

/** `key generate`: where there is a private key it is whole, its owner's alone, and not without the public one. */
export function keyVictim(world: FaultWorld): Victim {
  const [secret, published] = ['made/it.key', 'made/it.key.pub.pem'];
  return {
    name: 'key generate',
    before: () => {
      world.remove('made');
      world.write('made/README', 'keys\n');
    },
    words: () => ['key', 'generate', '--out', world.path(secret), '--no-passphrase'],
    after: (_round, ended) => {
      const [has, hasPublic] = [secret, published].map((name) => existsSync(world.path(name)));
      if (ended.exitCode === 0) assert.ok(has);
      if (hasPublic) createPublicKey(world.text(published));
      if (!has) return;
      assert.ok(hasPublic);
      const derived = createPublicKey(createPrivateKey(world.text(secret)));
      assert.ok(derived.equals(createPublicKey(world.text(published))));
      const open = execFileSync('find', [world.path('made'), '-name', '*.key*', '-perm', '/077']);
      const names = open.toString('utf8').trim().split('\n');
      assert.ok(
        names.every((name) => name.includes('.pub.pem')),
        names.join(),
      );
    },
  };
}
