import { randomFillSync } from 'node:crypto';
import type { Fingerprinter } from '../../digest/index.ts';
import { formatInstant, type EpochMs } from '../../json/index.ts';
import type { RecordHead } from '../record.ts';
import { fingerprintOf } from './prepare.ts';

/** Who records, and where ids and nonces come from. */
export interface HeadSource {
  readonly operator: string;
  readonly fingerprints: Fingerprinter;
  readonly random?: (size: number) => Buffer;
}

/** What the ledger adds to a record, at the instant of recording. */
export function headAt(at: EpochMs, { operator, fingerprints, random }: HeadSource): RecordHead {
  const draw = random ?? drawn;
  return {
    id: draw(16).toString('hex'),
    nonce: draw(16).toString('hex'),
    recorded_at: formatInstant(at),
    operator_ref: operatorRef(fingerprints, operator),
  };
}

const POOL_BYTES = 4096;
const pool = Buffer.alloc(POOL_BYTES);
let used = POOL_BYTES;

/** Random bytes of the system, each handed out once; drawn many at a time, because each draw has its price. */
function drawn(size: number): Buffer {
  if (used + size > POOL_BYTES) {
    randomFillSync(pool);
    used = 0;
  }
  const bytes = Buffer.from(pool.subarray(used, used + size));
  used += size;
  return bytes;
}

/** Mostly the same operator records again. */
const lastRefs = new WeakMap<Fingerprinter, { readonly operator: string; readonly ref: string }>();

function operatorRef(fingerprints: Fingerprinter, operator: string): string {
  const last = lastRefs.get(fingerprints);
  if (last?.operator === operator) return last.ref;
  const ref = fingerprintOf(fingerprints, 'operator', operator);
  lastRefs.set(fingerprints, { operator, ref });
  return ref;
}
