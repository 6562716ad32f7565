import { canonicalize, digestOf, FINGERPRINT_SCHEME, type Digest } from '../../src/digest/index.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { formatInstant, type EpochMs } from '../../src/documents/json.ts';
import type {
  ConsistencyProof,
  CorrectionsDeclaration,
  ProjectionEntry,
} from '../../src/documents/index.ts';
import { PROJECTION_STATEMENT, STATEMENT_PAYLOAD_TYPE } from '../../src/trust/statement.ts';
import { unsignedEnvelope, writeEnvelope } from '../../src/trust/envelope.ts';
import { type PrivateKey } from '../../src/trust/private-key.ts';
import { type TreeHash } from '../../src/trust/merkle.ts';
import { headAt } from './ledger.ts';
import { checkpointBy, DEPLOYMENT, signedBy, valueOf, type ExampleKeys } from './organisation.ts';

const HOUR_MS = 3_600_000;

/** File names of a projection and of the statement beside it. */
export const PROJECTION_FILE = 'ledger-projection.jsonl';
export const STATEMENT_FILE = 'ledger-projection.intoto.json';

/** A projection and its signed statement, as bytes. */
export interface SignedProjection {
  readonly lines: Uint8Array;
  readonly statement: Uint8Array;
}

export interface ProjectionContent {
  readonly entries: readonly ProjectionEntry[];
  /** The ledger at the moment of the export. */
  readonly leaves: readonly TreeHash[];
  readonly generatedAt: EpochMs;
  /** How the ledger grew from the head of the last release; `null`: there was none. */
  readonly consistency: ConsistencyProof;
  /** `undefined`: administrators took nothing out of force. */
  readonly corrections?: CorrectionsDeclaration | undefined;
}

/** Exports a projection that is good for twelve hours, and has it signed. */
export function signProjection(
  { entries, ...content }: ProjectionContent,
  { ledger }: ExampleKeys,
  signers: readonly PrivateKey[],
): SignedProjection {
  const lines = projectionLines(entries);
  const stated = { digest: digestOf(lines), entryCount: entries.length };
  const statement = signStatement(stated, content, { ledger, signers });
  return { lines, statement };
}

/** Signs the statement of a projection whose lines are written already. */
export function signStatement(
  { digest, entryCount }: { readonly digest: Digest; readonly entryCount: number },
  { leaves, generatedAt, consistency, corrections }: Omit<ProjectionContent, 'entries'>,
  { ledger, signers }: { readonly ledger: PrivateKey; readonly signers: readonly PrivateKey[] },
): Uint8Array {
  const statement = PROJECTION_STATEMENT.write(
    digest,
    {
      schema_version: 1,
      deployment: DEPLOYMENT,
      generated_at: formatInstant(generatedAt),
      expires_at: formatInstant(generatedAt + 12 * HOUR_MS),
      entry_count: entryCount,
      facts_sha256: digestOf('the runtime facts of the demonstration'),
      fingerprint: { algorithm: FINGERPRINT_SCHEME, key_id: 'throw-away' },
      checkpoint: checkpointBy(ledger, headAt(leaves, leaves.length)),
      consistency,
      ...(corrections && { corrections }),
    },
    STATEMENT_FILE,
  );
  const unsigned = unsignedEnvelope(STATEMENT_PAYLOAD_TYPE, valueOf(statement), STATEMENT_FILE);
  return writeEnvelope(signedBy(unsigned, signers));
}

/** Entries as the lines of a projection: canonical, ascending by the digest of their subject. */
export function projectionLines(entries: readonly ProjectionEntry[]): Uint8Array {
  const lines = entries
    .map((entry) => ({ line: `${canonicalize(entry)}\n`, digest: subjectDigest(entry.subject) }))
    .sort((one, other) => (one.digest < other.digest ? -1 : 1))
    .map(({ line }) => line);
  return Buffer.from(lines.join(''), 'utf8');
}
