import { checkpointBy } from '../../examples/world/organisation.ts';
import { digestOf, FINGERPRINT_SCHEME } from '../../src/digest/index.ts';
import type { NamedBytes } from '../../src/documents/json.ts';
import type { ProjectionPredicate, ProjectionStatement } from '../../src/documents/index.ts';
import type { RecordFiles } from '../../src/gate/release-record.ts';
import type { RecordedVerdict } from '../../src/gate/recorded-verdict.ts';
import {
  PROJECTION_SUBJECT,
  STATEMENT_TYPE,
  writeStatement,
  type Summary,
  STATEMENT_PAYLOAD_TYPE,
  writeSummary,
} from '../../src/trust/statement.ts';
import type { TrustInput } from '../../src/gate/verify-projection.ts';
import { digestOfHash, leafHash, rootOfLeaves } from '../../src/trust/merkle.ts';
import { pinOf } from '../../src/trust/anchor.ts';
import { unsignedEnvelope, writeEnvelope } from '../../src/trust/envelope.ts';
import { type LedgerHead } from '../../src/trust/checkpoint.ts';
import { type PrivateKey } from '../../src/trust/private-key.ts';
import { type TrustRoot } from '../../src/trust/root.ts';
import { utf8, valueOf } from '../trust/expect.ts';
import { consistencyPath } from '../trust/merkle-paths.ts';
import { DEPLOYMENT, firstRoot, keys, ORIGIN, sign } from '../trust/root-world.ts';
import { NEWEST_RULES } from '../../src/gate/rule-sets.ts';

/** A valid world; each test changes one thing in it. */
export const AT = Date.parse('2026-11-21T12:00:00Z');
export const SKEW = 30_000;
export const PROJECTION = digestOf('the projection');
export const FILE = 'ledger-projection.intoto.json';

export const leaves = Array.from({ length: 9 }, (_, index) => leafHash(utf8(`record ${index}`)));
/** Another history, that differs from the first record on. */
export const rewritten = leaves.map((leaf) => leafHash(leaf));

export function headAt(size: number, history = leaves, origin = ORIGIN): LedgerHead {
  return { origin, tree_size: size, root_hash: digestOfHash(rootOfLeaves(history.slice(0, size))) };
}

export function checkpointAt(
  size: number,
  history = leaves,
  key: PrivateKey = keys.ledger,
  origin = ORIGIN,
): string {
  return checkpointBy(key, headAt(size, history, origin));
}

export function consistencyFrom(
  size: number,
  to: number,
  history = leaves,
): ProjectionPredicate['consistency'] {
  if (size === 0) return null;
  return { from_size: size, hashes: consistencyPath(size, history.slice(0, to)).map(digestOfHash) };
}

export const predicate: ProjectionPredicate = {
  schema_version: 1,
  deployment: DEPLOYMENT,
  generated_at: '2026-11-21T11:00:00Z',
  expires_at: '2026-11-22T11:00:00Z',
  entry_count: 3,
  facts_sha256: digestOf('facts'),
  fingerprint: { algorithm: FINGERPRINT_SCHEME, key_id: 'k1' },
  checkpoint: checkpointAt(7),
  consistency: null,
};

/** The bytes of a signed projection statement; `bend` replaces members of the whole statement. */
export function statementBytes(
  changes: Partial<ProjectionPredicate> = {},
  signers: readonly PrivateKey[] = [keys.projection],
  bend: object = {},
): NamedBytes {
  const statement: ProjectionStatement = {
    _type: STATEMENT_TYPE,
    subject: [{ name: PROJECTION_SUBJECT, digest: { sha256: PROJECTION.slice('sha256:'.length) } }],
    predicateType: 'urn:claimgate:ledger-projection:v1',
    predicate: { ...predicate, ...changes },
  };
  return envelopeBytes(writeStatement({ ...statement, ...bend }), signers);
}

export function envelopeBytes(
  payload: Uint8Array,
  signers: readonly PrivateKey[],
  type = STATEMENT_PAYLOAD_TYPE,
): NamedBytes {
  return {
    file: FILE,
    bytes: writeEnvelope(sign(unsignedEnvelope(type, payload, FILE), ...signers)),
  };
}

export function rootBytes(...roots: readonly TrustRoot[]): readonly NamedBytes[] {
  return roots.map(({ envelope }) => ({ file: envelope.file, bytes: writeEnvelope(envelope) }));
}

/** A sound record of a release that rested on a head of the ledger. */
export function recordOf(
  changes: Partial<RecordedVerdict> = {},
  signers: readonly PrivateKey[] = [keys.release],
  summaryChanges: Partial<Summary> = {},
): RecordFiles {
  const manifest = utf8('the manifest');
  const statement = statementBytes().bytes;
  const content: RecordedVerdict = {
    evaluated_at: '2026-11-20T12:00:00Z',
    manifest_sha256: digestOf(manifest),
    trust_root_version: 1,
    ledger_head: headAt(4),
    ...changes,
  };
  const verdict = utf8(JSON.stringify(content));
  const summary = writeSummary(
    {
      claims: digestOf('claims'),
      manifest: digestOf(manifest),
      verdict: digestOf(verdict),
      toolVersion: '0.1.0',
      timeVerified: content.evaluated_at,
      resourceUri: 'pkg:npm/example@1.4.0',
      policy: NEWEST_RULES.digest,
      inputs: [{ uri: FILE, sha256: digestOf(statement) }],
      passed: true,
      ...summaryChanges,
    },
    FILE,
  );
  const signedVerdict = envelopeBytes(valueOf(summary), signers).bytes;
  return {
    name: 'releases/v1.4.0',
    manifest,
    verdict,
    recorded: content,
    signedVerdict,
    statement,
  };
}

export const root = firstRoot();

/** Everything sound, with one earlier release at size 4 and the ledger now at 7. */
export const world: TrustInput = {
  pin: pinOf(root),
  roots: rootBytes(root),
  statement: statementBytes({ consistency: consistencyFrom(4, 7) }),
  deployment: DEPLOYMENT,
  at: AT,
  memory: [recordOf()],
  ruleSet: NEWEST_RULES,
};
