import { createHash } from 'node:crypto';
import type { CertificationRun } from '../../src/documents/index.ts';
import { append } from '../../src/ledger/append.ts';
import { type AppendItem } from '../../src/ledger/prepare-record.ts';
import { type Driver } from '../../src/ledger/driver/connection.ts';
import { digest, subject } from '../evidence/documents.ts';
import { valueOf } from '../trust/expect.ts';
import { AT, contextAt, control, failed, item, review, run } from './documents.ts';

/** Random bytes that are the same in every run, so that two programs make the same leaves; 16 at a time. */
function sameBytes(): (size: number) => Buffer {
  let count = 0;
  const next = () => {
    count += 1;
    return createHash('sha256').update(`bytes ${count}`).digest().subarray(0, 16);
  };
  return (size) => Buffer.concat(Array.from({ length: size / 16 }, next));
}

/** Returns a run with one check that was not applicable. */
function withoutRevoke(of: CertificationRun): CertificationRun {
  return {
    ...of,
    checks: of.checks.map((check) =>
      check.kind === 'revoke'
        ? { ...check, outcome: 'not_applicable', not_applicable_reason: 'no-revoke-endpoint' }
        : check,
    ),
  };
}

/** One record of each form that columns can take. */
const ITEMS: readonly AppendItem[] = [
  item('approval', review({ instance_fingerprint: digest('e') })),
  item('approval', review(), { idempotencyKey: 'release-7' }),
  item('run', run('local')),
  item('run', { ...run('local'), account_reference: 'acct-5' }),
  item('run', failed(run('live'))),
  item('run', withoutRevoke(run('live', { tested_at: '2026-03-02T10:00:00.250Z' }))),
  item('run', run('live', {}, { ...subject(), instance_fingerprint: digest('e') })),
  item('control', control({ expires_at: '2026-05-01T00:00:00.000Z' })),
  item(
    'control',
    control({ selector: { ...subject(), instance_fingerprint: digest('e') }, state: 'degraded' }),
  ),
  item('control', control({ selector: { provider: 'pixelgram', instance_fingerprint: null } })),
  item('approval', review({ provider: 'other', state: 'not_required', tier: 'not_required' })),
];

/** Records one of each form: the same records, leaves and checkpoint with every release. */
export async function recordReleased(driver: Driver): Promise<void> {
  const random = sameBytes();
  for (const [index, one] of ITEMS.entries())
    valueOf(await append(driver, [one], contextAt(AT + index * 1000, { random })));
}
