import { digestOf } from '../digest/index.ts';
import type { BadgePredicate, FilesResult, GateVerdict } from '../documents/index.ts';
import { demand } from '../findings/error.ts';
import { ClaimgateError } from '../findings/index.ts';
import { isThere, readRegularFile } from '../io/files.ts';
import { writeFileAtomically } from '../io/write-files.ts';
import { formatInstant, instantOf } from '../json/index.ts';
import { writeBadge } from '../trust/badge.ts';
import { signEnvelopeWith, STATEMENT_PAYLOAD_TYPE, unsignedEnvelope } from '../trust/index.ts';
import {
  letsReleaseThrough,
  listedClaims,
  MAX_LISTED_CLAIMS,
  MAX_VERDICT_BYTES,
  readVerdict,
} from '../verdict/index.ts';
import { openSigner, type SignerSource } from './keys.ts';
import type { NamedFile } from './named-file.ts';
import { envelopeText } from './trust-roots.ts';

/** A signed badge. */
export interface Badge {
  /** The envelope, as text. */
  readonly envelope: string;
  readonly predicate: BadgePredicate;
  /** The key that signed it. */
  readonly keyId: string;
}

/**
 * Signs what a web page may show of a release: its claims, and until when its verdict holds.
 *
 * @throws ClaimgateError where the verdict does not let a release through at this instant, or claims nothing
 */
export async function signBadge(
  { path, name: file }: NamedFile,
  source: SignerSource,
  at: number,
): Promise<Badge> {
  const bytes = await readRegularFile(path, file, MAX_VERDICT_BYTES);
  const verdict = demand(readVerdict(bytes, file));
  const until = validUntil(verdict, file, at);
  const key = await openSigner(source);
  const { evaluated_at, release } = verdict;
  const names = listedClaims(verdict);
  if (release === null || names.length === 0 || names.length > MAX_LISTED_CLAIMS)
    throw new ClaimgateError('badge_without_claims', { file, found: `${names.length} claims` });
  const predicate: BadgePredicate = {
    schema_version: 1,
    release,
    evaluated_at,
    valid_until: until,
    claims: names,
    public_key: key.publicKey.pem,
  };
  const payload = demand(writeBadge(digestOf(bytes), predicate, file));
  const unsigned = unsignedEnvelope(STATEMENT_PAYLOAD_TYPE, payload, file);
  const envelope = envelopeText(demand(await signEnvelopeWith(unsigned, key, 'badge')));
  return { envelope, predicate, keyId: key.publicKey.id };
}

function validUntil(verdict: GateVerdict, file: string, at: number): string {
  const { decision, horizon, kind } = verdict;
  if (!letsReleaseThrough(verdict)) {
    const code = kind === 'release' ? 'verdict_not_allowed' : 'verdict_not_release';
    throw new ClaimgateError(code, { file, found: kind === 'release' ? decision : kind });
  }
  const { valid_until: until } = horizon;
  if (until === null)
    throw new ClaimgateError('badge_without_claims', { file, found: 'no claims' });
  if (at >= instantOf(until)) {
    const details = { expected: `before ${until}`, found: formatInstant(at) };
    throw new ClaimgateError('verdict_lapsed', { file, ...details });
  }
  return until;
}

/** Writes the files of a badge. @throws ClaimgateError */
export async function writeBadgeFiles(
  files: readonly (NamedFile & { readonly text: string })[],
): Promise<FilesResult> {
  const written: FilesResult['files'] = [];
  for (const { path, name, text } of files) {
    const outcome = isThere(path) ? 'changed' : 'created';
    await writeFileAtomically(path, text, name);
    written.push({ path: name, outcome });
  }
  return { files: written };
}
