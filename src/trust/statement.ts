import { parseDigest, type Digest, hexOf } from '../digest/index.ts';
import { checkShape, isJsonObject, readJson, type Shape } from '../json/index.ts';
import type {
  InTotoStatement,
  StatementSubject,
  ProjectionPredicate,
  ProjectionStatement,
} from '../documents/index.ts';
import { shown } from '../json/value.ts';
import { MAX_ENVELOPE_BYTES } from './envelope.ts';
import { accept, refuse, type Result } from '../findings/index.ts';
import { document as projectionStatement } from '../documents/generated/projection-statement.validator.js';

/** Payload type of every in-toto statement (ITE-5). */
export const STATEMENT_PAYLOAD_TYPE = 'application/vnd.in-toto+json';

/** `_type` of an in-toto Statement v1. */
export const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';

/** Which statement is asked for: its predicate type, and the shape of the whole. */
interface StatementKind<T> {
  readonly predicateType: string;
  readonly shape: Shape<T>;
  /** Whether findings about its shape leave out what it says. */
  readonly isConfidential?: boolean;
}

/**
 * Reads the payload of a verified envelope as one kind of statement. `statement_type_wrong` and
 * `predicate_type_wrong` come before faults of shape, so that one kind in another's place is called
 * that; then nothing may be missing and no member unknown.
 */
export function readStatement<T>(
  payload: Uint8Array,
  kind: StatementKind<T>,
  file: string,
): Result<T> {
  const { isConfidential = false } = kind;
  const reading = readJson(payload, { file, maxBytes: MAX_ENVELOPE_BYTES, isConfidential });
  const { value } = reading;
  if (reading.findings.length === 0 && isJsonObject(value)) {
    const { _type: type, predicateType } = value;
    if (type !== STATEMENT_TYPE) {
      return refuse('statement_type_wrong', {
        ...reading.locate('/_type'),
        expected: STATEMENT_TYPE,
        found: shown(type),
      });
    }
    if (predicateType !== kind.predicateType) {
      const found = shown(predicateType);
      return refuse('predicate_type_wrong', {
        ...reading.locate('/predicateType'),
        expected: kind.predicateType,
        found,
      });
    }
  }
  return checkShape(kind.shape, reading);
}

/** Returns the digest of the one file a statement is about: one subject, named by `sha256` and nothing else. */
export function soleSubjectDigest(
  subjects: readonly StatementSubject[],
  file: string,
): Result<Digest> {
  const [subject, ...others] = subjects;
  if (!subject || others.length > 0) {
    return refuse('statement_subject_count', {
      file,
      pointer: '/subject',
      expected: '1',
      found: String(subjects.length),
    });
  }
  const { sha256, ...alternatives } = subject.digest;
  const digest =
    sha256 !== undefined && /^[0-9a-f]{64}$/.test(sha256) ? parseDigest(sha256) : undefined;
  if (digest === undefined || Object.keys(alternatives).length > 0) {
    return refuse('statement_subject_digest', { file, pointer: '/subject/0/digest' });
  }
  return accept(digest);
}

/** Returns a statement as payload bytes. */
export function writeStatement(
  statement: Pick<InTotoStatement, '_type' | 'predicateType'>,
): Uint8Array {
  return Buffer.from(JSON.stringify(statement));
}

/** Predicate type of the statement beside a ledger projection. */
export const PROJECTION_PREDICATE_TYPE = 'urn:claimgate:ledger-projection:v1';

/** Name of the projection as the subject of its statement. */
export const PROJECTION_SUBJECT = 'ledger-projection.jsonl';

const PROJECTION_SHAPE: Shape<ProjectionStatement> = { document: projectionStatement };

/**
 * Reads the payload of a verified envelope as a projection statement (specification/documents.md 3.3). How
 * many subjects it has, and how they are named, is left to `soleSubjectDigest`: rule 6 of
 * specification/trust.md 4 comes after rule 5.
 */
export function readProjectionStatement(
  payload: Uint8Array,
  file: string,
): Result<ProjectionStatement> {
  return readStatement(
    payload,
    { predicateType: PROJECTION_PREDICATE_TYPE, shape: PROJECTION_SHAPE, isConfidential: true },
    file,
  );
}

/** Writes the payload of a projection statement; refuses what {@link readProjectionStatement} would. */
export function writeProjectionStatement(
  projection: Digest,
  predicate: ProjectionPredicate,
  file: string,
): Result<Uint8Array> {
  const statement: ProjectionStatement = {
    _type: STATEMENT_TYPE,
    subject: [{ name: PROJECTION_SUBJECT, digest: { sha256: hexOf(projection) } }],
    predicateType: PROJECTION_PREDICATE_TYPE,
    predicate,
  };
  const payload = writeStatement(statement);
  const checked = readProjectionStatement(payload, file);
  return checked.ok ? accept(payload) : checked;
}
