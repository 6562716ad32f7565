import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { Releases } from '../../cli/releases.ts';
import type { Lifetime } from '../../cli/shop.ts';
import { keyIn, resignRoot } from '../../trust/root-world.ts';

export const MAX_HOURS = 6;
/** Holds the status role of these worlds, and no other. */
export const STATUS_KEY = 'root-3';

/** A world with a role status, and v1.4.0 as its release. */
export async function releasedWithStatus(t: Lifetime, hasRole = true): Promise<Releases> {
  const releases = await Releases.create(t);
  const { world } = releases;
  const { id, pem } = keyIn(world.folder, STATUS_KEY).publicKey;
  const pin = resignRoot(world.folder, (root) => {
    const whole = root as unknown as Record<'keys' | 'limits' | 'roles', Record<string, unknown>>;
    if (!hasRole) return;
    whole.keys[id] = pem;
    whole.roles['status'] = { key_ids: [id], threshold: 1 };
    whole.limits['max_status_hours'] = MAX_HOURS;
  });
  releases.environment = { ...world.environment, CLAIMGATE_TRUST_PIN: pin };
  await world.git('commit', '--quiet', '--all', '--message', 'Trust root with a role status');
  mkdirSync(world.path('site'));
  const made = await releases.run();
  assert.equal(made.exitCode, 0, made.stderr);
  return releases;
}

/** The command that signs the status into the folder `site`. */
export const words = ({ world }: Releases, ...more: readonly string[]) => [
  'status',
  '--out',
  '../site',
  ...world.evidence,
  '--sign',
  world.path(`keys/${STATUS_KEY}.pem`),
  ...more,
];
