import assert from 'node:assert/strict';
import { canonicalize, digestOf, type Digest } from '../../src/digest/index.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { mergeProjection, type ProjectionFile } from '../../src/gate/merge-projection.ts';
import { entry, subject } from '../evidence/documents.ts';

export const FILE = 'ledger-projection.jsonl';

/** Entries of as many subjects, in the order of a projection. */
export function lines(count: number): { digest: Digest; line: string }[] {
  return Array.from({ length: count }, (_unused, index) => {
    const of = { ...subject(), policy_mode: `mode-${index}` };
    return { digest: subjectDigest(of), line: `${canonicalize(entry(of))}\n` };
  }).sort((one, other) => (one.digest < other.digest ? -1 : 1));
}

export const FOUR = lines(4);
export const TEXT = FOUR.map(({ line }) => line).join('');

export async function* chunksOf(bytes: Uint8Array, size: number): AsyncIterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

export function file(
  text: string | Uint8Array,
  stated: Partial<ProjectionFile> = {},
): ProjectionFile {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  return {
    file: FILE,
    chunks: chunksOf(bytes, 1 << 20),
    sha256: digestOf(bytes),
    entryCount: 4,
    ledgerSize: Infinity,
    ...stated,
  };
}

export function merge(
  projection: ProjectionFile,
  digests: readonly Digest[] = FOUR.map(({ digest }) => digest),
) {
  const claims = digests.map((digest) => ({ subjectDigest: digest }));
  return mergeProjection(projection, claims, (claim, found) => {
    if (found.state === 'present')
      assert.equal(subjectDigest(found.entry.subject), claim.subjectDigest);
    return found.state;
  });
}

export async function codes(
  projection: ProjectionFile,
): Promise<(readonly [string, number | undefined])[]> {
  const merged = await merge(projection);
  assert.ok(!merged.ok, 'nothing of it may count');
  assert.ok(!('results' in merged));
  return merged.findings.map(({ code, line }) => [code, line]);
}
