import { hexOf, type Digest } from '../digest/index.ts';
import type { Shape } from '../json/index.ts';
import type { ProjectionPredicate, ProjectionStatement } from '../documents/index.ts';
import { document } from '../documents/generated/projection-statement.validator.js';
import { readStatement, STATEMENT_TYPE, writeStatement } from './index.ts';
import { accept, type Result } from '../findings/index.ts';

/** Predicate type of the statement beside a ledger projection. */
export const PROJECTION_PREDICATE_TYPE = 'urn:claimgate:ledger-projection:v1';

/** Name of the projection as the subject of its statement. */
export const PROJECTION_SUBJECT = 'ledger-projection.jsonl';

const SHAPE: Shape<ProjectionStatement> = { document };

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
    { predicateType: PROJECTION_PREDICATE_TYPE, shape: SHAPE, isConfidential: true },
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
