// Claims, held or streamed, for everything that reads them more than once.

import { digestOf, RunningDigest, type Digest } from '../digest/index.ts';
import { ClaimgateError, type Finding } from '../documents/findings.ts';
import type { ClaimsBinding } from '../documents/index.ts';
import { readCanonicalClaims, bindClaims, readClaims, type ReadClaim } from '../manifest/claims.ts';

/** A document as it was read, with the reasons why its bytes are not those of a commit. */
export interface GateDocument {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly remarks: readonly Finding[];
}

export interface ClaimStream {
  /** Whether there are few enough to hold the answers for each in memory. */
  readonly isHeld: boolean;
  /** Opens the claims in the order of the projection; may be called repeatedly. */
  readonly open: () => Iterable<ReadClaim>;
}

/** A claims file: held, or read piece by piece each time that its claims are asked for. */
export interface ClaimsSource extends ClaimStream {
  readonly path: string;
  /** Of the exact bytes of the file. */
  readonly sha256: Digest;
  readonly remarks: readonly Finding[];
  readonly findings: readonly Finding[];
  /** Whether the file could be read, and claims anything. */
  readonly isClaiming: boolean;
  /** The binding of the file in a release manifest; `undefined` where it could not be read, or is not held. */
  readonly binding: ClaimsBinding | undefined;
  /** The text of the file, for excerpts; empty where it is not held. */
  readonly text: string;
}

export function heldClaims({ path, bytes, remarks }: GateDocument): ClaimsSource {
  const { claims, findings, text } = readClaims(bytes, path);
  return {
    ...claimsInMemory(claims ?? []),
    path,
    sha256: digestOf(bytes),
    remarks,
    findings,
    isClaiming: claims !== undefined && claims.length > 0,
    binding: claims && bindClaims(bytes, claims),
    text,
  };
}

/** Sorts claims that are at hand into the order of the projection. */
export function claimsInMemory(claims: readonly ReadClaim[]): ClaimStream {
  let sorted: readonly ReadClaim[] | undefined;
  const open = () =>
    (sorted ??= claims.toSorted((one, other) => compare(one.subjectDigest, other.subjectDigest)));
  return { isHeld: true, open };
}

export interface LongClaims {
  readonly path: string;
  /** Of its exact bytes, each time that it is read. */
  readonly sha256: Digest;
  readonly remarks: readonly Finding[];
  /** Its bytes from the start; a piece is good until the next one is asked for. */
  readonly pieces: () => Iterable<Uint8Array>;
}

/** Asking for claims throws `json_too_large` where the file is not canonical, and `file_changed_while_read`. */
export function streamedClaims({ path, sha256, remarks, pieces }: LongClaims): ClaimsSource {
  const open = function* (): Generator<ReadClaim> {
    const digest = new RunningDigest();
    const reading = readCanonicalClaims(hashed(pieces(), digest));
    let read = reading.next();
    for (; read.done !== true; read = reading.next()) yield* read.value;
    if (!read.value) throw anotherForm(path);
    if (digest.finish() !== sha256)
      throw new ClaimgateError('file_changed_while_read', { file: path });
  };
  const shared = { path, sha256, remarks, findings: [], text: '', binding: undefined };
  return { ...shared, isClaiming: true, isHeld: false, open };
}

function* hashed(pieces: Iterable<Uint8Array>, digest: RunningDigest): Generator<Uint8Array> {
  for (const piece of pieces) {
    digest.update(piece);
    yield piece;
  }
}

function anotherForm(file: string): ClaimgateError {
  const expected = 'the canonical form in a file of this size';
  return new ClaimgateError('json_too_large', { file, expected, found: 'another form' });
}

function compare(one: Digest, other: Digest): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
