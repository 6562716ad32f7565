// The verdict in the record of a release, read without judging it again.

import { accept, type Refusal, type Result } from '../documents/findings.ts';
import { checkShape, readJson, type Shape } from '../documents/json.ts';
import type { GateVerdict } from '../documents/index.ts';
import { document as gateVerdict } from '../documents/generated/gate-verdict.validator.js';
import type { LedgerHead } from '../trust/checkpoint.ts';

/** Size limit of a verdict in bytes, wherever one is written or read. It has 1.7 kB for each claim. */
export const MAX_VERDICT_BYTES = 30 * 1024 * 1024;

/** The members of a verdict that memory needs. */
export interface RecordedVerdict {
  /** Instant that passed the schema. */
  readonly evaluated_at: string;
  readonly manifest_sha256: string | null;
  /** Version of the trust root whose release role signs the verdict; `null` only where nothing was claimed. */
  readonly trust_root_version: number | null;
  /** Head of the ledger it rested on; `null` where nothing was claimed. */
  readonly ledger_head: LedgerHead | null;
}

const SHAPE: Shape<GateVerdict> = { document: gateVerdict };

export function readVerdict(bytes: Uint8Array, file: string): Result<GateVerdict> {
  const before = REFUSED.get(bytes);
  if (before?.file === file) return before.refusal;
  const read = checkShape(SHAPE, readJson(bytes, { file, maxBytes: MAX_VERDICT_BYTES }));
  if (!read.ok && read.findings.length === 1) REFUSED.set(bytes, { file, refusal: read });
  return read;
}

/**
 * Verdicts with one fault, by their bytes, are not read again: one of too many values leaves 80 MiB behind each time.
 * More faults are not kept, because ten thousand records may have a thousand each.
 */
const REFUSED = new WeakMap<Uint8Array, { readonly file: string; readonly refusal: Refusal }>();

/** Reads the parts of a recorded verdict that rollback protection needs: its instant, manifest, trust root and ledger head. */
export function readRecordedVerdict(bytes: Uint8Array, file: string): Result<RecordedVerdict> {
  const verdict = readVerdict(bytes, file);
  if (!verdict.ok) return verdict;
  const { evaluated_at, manifest_sha256, inputs } = verdict.value;
  const versions = inputs.flatMap(({ document: kind, version }) =>
    kind === 'trust_root' && version !== undefined ? [version] : [],
  );
  const heads = inputs.flatMap(({ ledger_head }) => (ledger_head ? [ledger_head] : []));
  return accept({
    evaluated_at,
    manifest_sha256,
    trust_root_version: versions.length > 0 ? Math.max(...versions) : null,
    ledger_head: heads[0] ?? null,
  });
}
