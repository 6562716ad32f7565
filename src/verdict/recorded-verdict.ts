import { checkShape, readJson, type Shape } from '../json/index.ts';
import type { GateVerdict } from '../documents/index.ts';
import { document } from '../documents/generated/gate-verdict.validator.js';
import type { VerdictReader } from '../projection/rollback-protection.ts';
import { accept, type Result } from '../findings/index.ts';

/** Size limit of a verdict in bytes. */
export const MAX_VERDICT_BYTES = 256 * 1024 * 1024;

const SHAPE: Shape<GateVerdict> = { document };

/** Reads a gate verdict by its schema. */
export function readVerdict(bytes: Uint8Array, file: string): Result<GateVerdict> {
  return checkShape(SHAPE, readJson(bytes, { file, maxBytes: MAX_VERDICT_BYTES }));
}

/** What the memory of releases needs of a recorded verdict: its instant, manifest, trust root and ledger head. */
export const readRecordedVerdict: VerdictReader = (bytes, file) => {
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
};
