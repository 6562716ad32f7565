import { resolve } from 'node:path';
import { document } from '../documents/generated/subject.validator.js';
import type { Subject } from '../documents/index.ts';
import { subjectDigest } from '../evidence/index.ts';
import { errorOf } from '../findings/error.ts';
import { ClaimgateError } from '../findings/index.ts';
import { readRegularFile } from '../io/files.ts';
import { checkShape, readJson, type Shape } from '../json/index.ts';

/** Fewer digits than these are too easily those of somebody else's subject. */
const DIGEST_START = /^(?:sha256:)?[0-9a-f]{12,64}$/;
const MEANT_AS_DIGEST = /^(?:sha256:.*|[0-9a-f]+)$/s;
const MAX_SUBJECT_BYTES = 64 * 1024;
const SHAPE: Shape<Subject> = { document };

/** Whether an argument names a subject by its digest, or by the first twelve or more digits of it. */
export function isDigestStart(text: string): boolean {
  return DIGEST_START.test(text);
}

/**
 * What an argument names: a subject in a JSON file, or what the digest of one starts with.
 * @throws ClaimgateError `usage`, and for a file that cannot be read or is no subject
 */
export async function subjectOrDigestStart(
  text: string,
  directory: string,
): Promise<Subject | string> {
  if (isDigestStart(text)) return text.startsWith('sha256:') ? text : `sha256:${text}`;
  if (MEANT_AS_DIGEST.test(text))
    throw new ClaimgateError('usage', {
      expected: '12 to 64 hex digits in lower case, or a file such as ./subject.json',
      found: `"${text}" as a subject`,
    });
  return readSubjectFile(text, directory);
}

/** The same, always as the start of a digest: all of it where the argument names a file. */
export async function subjectDigestStart(text: string, directory: string): Promise<string> {
  const named = await subjectOrDigestStart(text, directory);
  return typeof named === 'string' ? named : subjectDigest(named);
}

/** The subject in a JSON file. @throws ClaimgateError for a file that cannot be read or is no subject */
async function readSubjectFile(file: string, directory: string): Promise<Subject> {
  const bytes = await readRegularFile(resolve(directory, file), file, MAX_SUBJECT_BYTES);
  const reading = readJson(bytes, { file, maxBytes: MAX_SUBJECT_BYTES });
  const shaped = checkShape(SHAPE, reading);
  if (shaped.ok) return shaped.value;
  throw errorOf(shaped.findings, { file, text: reading.text });
}
