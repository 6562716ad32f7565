import { digestOf, FINGERPRINT_SCHEME, hexOf } from '../../src/digest/index.ts';
import { formatInstant } from '../../src/documents/json.ts';
import type { ProjectionPredicate, ProjectionStatement } from '../../src/documents/index.ts';
import {
  PROJECTION_SUBJECT,
  STATEMENT_TYPE,
  writeStatement,
  STATEMENT_PAYLOAD_TYPE,
} from '../../src/trust/statement.ts';
import { leafHash } from '../../src/trust/merkle.ts';
import { unsignedEnvelope, writeEnvelope } from '../../src/trust/envelope.ts';
import { type PrivateKey } from '../../src/trust/private-key.ts';
import { codeEntry } from '../../src/documents/findings.ts';
import { bendsFor, bent, type Bends, CHANGES } from '../../src/selftest/bend.ts';
import type { Decision } from '../runner/case.ts';
import { fixedKeys, keyNamed } from '../../examples/world/fixed.ts';
import { headAt } from '../../examples/world/ledger.ts';
import {
  checkpointBy,
  DEPLOYMENT,
  pinFor,
  signedBy,
  trustRootFor,
} from '../../examples/world/organisation.ts';
import { STATEMENT_FILE } from '../../examples/world/projection.ts';

/**
 * A change that the self-test makes too, by its id in `src/selftest/changes.json`: its bends, and how it is answered.
 *
 * @param facts what its values are made of
 */
export function toldChange(id: string, facts: object) {
  const change = CHANGES.find((one) => one.id === id);
  const bends = change && bendsFor(change, facts);
  if (!bends) throw new Error(`no change ${id} applies here`);
  const decision: Decision = codeEntry(change.code).severity === 1 ? 'refused' : 'undetermined';
  return { bends, answer: [decision, change.code] as const };
}

/** The instant at which most cases are judged. */
export const AT = '2026-03-15T12:00:00Z';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Keys whose private halves are known to everybody: they vouch for nothing. */
export const KEYS = fixedKeys();
/** Somebody whom no trust root names. */
export const STRANGER = keyNamed('stranger');

export const ROOT = trustRootFor(KEYS, Date.parse(AT));
export const PIN = pinFor(ROOT);

/** Leaves of the ledger of all cases, in order. */
export const LEAVES = Array.from({ length: 12 }, (_, index) =>
  leafHash(Buffer.from(`record ${index + 1} of the conformance suite`)),
);
/** How many records it has when the projection of a case is exported. */
export const SIZE = 8;

/** Where a statement differs from a sound one. */
export interface StatementBends {
  /** Replaces members of the predicate. */
  readonly predicate?: object;
  /** Replaces members of the statement. */
  readonly statement?: object;
  /** As a change of the self-test bends it. */
  readonly change?: Bends;
  readonly payloadType?: string;
  readonly signers?: readonly PrivateKey[];
}

export function checkpointAt(size: number, key = KEYS.ledger, leaves = LEAVES): string {
  return checkpointBy(key, headAt(leaves, size));
}

/** The sound predicate over an export ten minutes before an instant. */
export function predicateAt(at: string, entryCount: number): ProjectionPredicate {
  const generatedAt = Date.parse(at) - 10 * MINUTE_MS;
  return {
    schema_version: 1,
    deployment: DEPLOYMENT,
    generated_at: formatInstant(generatedAt),
    expires_at: formatInstant(generatedAt + 12 * HOUR_MS),
    entry_count: entryCount,
    facts_sha256: digestOf('the runtime facts of the conformance suite'),
    fingerprint: { algorithm: FINGERPRINT_SCHEME, key_id: 'conformance' },
    checkpoint: checkpointAt(SIZE),
    consistency: null,
  };
}

/** The bytes of a signed statement over a projection; two of those who may have signed it. */
export function statementFor(
  lines: Uint8Array,
  predicate: ProjectionPredicate,
  bends: StatementBends = {},
): Uint8Array {
  const statement: ProjectionStatement = {
    _type: STATEMENT_TYPE,
    subject: [{ name: PROJECTION_SUBJECT, digest: { sha256: hexOf(digestOf(lines)) } }],
    predicateType: 'urn:claimgate:ledger-projection:v1',
    predicate,
  };
  const changed = {
    ...statement,
    predicate: { ...predicate, ...bends.predicate },
    ...bends.statement,
  };
  const { statement: signed } = bent({ statement: changed }, bends.change ?? {});
  return envelopeOf(writeStatement(signed), bends);
}

/** An envelope over any payload. */
export function envelopeOf(
  payload: Uint8Array,
  { payloadType = STATEMENT_PAYLOAD_TYPE, signers = KEYS.projection.slice(0, 2) }: StatementBends,
): Uint8Array {
  const unsigned = unsignedEnvelope(payloadType, payload, STATEMENT_FILE);
  return writeEnvelope(signedBy(unsigned, signers));
}
