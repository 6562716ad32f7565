import { resolve } from 'node:path';
import { document } from '../documents/generated/subject.validator.js';
import type { ListedClaim, Subject } from '../documents/index.ts';
import { subjectDigest } from '../evidence/subject-evidence.ts';
import { present, errorOf, ClaimgateError } from '../documents/findings.ts';
import { isThere, readRegularFile } from '../io/files.ts';
import { checkShape, readJson, type Shape } from '../documents/json.ts';
import { nearest } from '../documents/meant.ts';
import { claimPath, isNamed } from '../manifest/claim-names.ts';
import type { Host } from '../cli/host.ts';
import { type RepositoryChoice, listClaims } from './release-inputs.ts';

/** Fewer digits than these are too easily those of somebody else's subject. */
const DIGEST_START = /^(?:sha256:)?[0-9a-f]{12,64}$/;
const MEANT_AS_DIGEST = /^(?:sha256:.*|[0-9a-f]+)$/s;
const MAX_SUBJECT_BYTES = 64 * 1024;
const MAX_OFFERED = 3;
const SHAPE: Shape<Subject> = { document };

/** Whether an argument names a subject by its digest, or by the first twelve or more digits of it. */
export function isDigestStart(text: string): boolean {
  return DIGEST_START.test(text);
}

/**
 * Reads an argument that names a claim of the repository, a subject in a JSON file, or what the digest of one
 * starts with. A name or a file names all of it.
 * @throws ClaimgateError `usage`, `subject_ambiguous`, and for a file that cannot be read or is no subject
 */
export async function subjectOrDigestStart(
  text: string,
  choice: RepositoryChoice,
  host: Host,
): Promise<Subject | string> {
  if (isDigestStart(text)) return text.startsWith('sha256:') ? text : `sha256:${text}`;
  const { directory } = choice;
  const claims = await claimsHere(choice, host);
  const named = claims.filter((one) => isNamed(one.subject, one.subject_digest, text));
  const [claim, another] = named;
  if (another)
    throw new ClaimgateError('subject_ambiguous', {
      found: text,
      expected: `one of ${pathsOf(named).slice(0, MAX_OFFERED).join(', ')}`,
    });
  if (claim) return claim.subject;
  const isFile = isThere(resolve(directory, text)) || text.endsWith('.json');
  if (isFile && !MEANT_AS_DIGEST.test(text)) return readSubjectFile(text, directory);
  const [meant] = nearest(text, pathsOf(claims), 1);
  const said = `"${text}" is no claim, no digest and no file`;
  throw new ClaimgateError('usage', {
    expected:
      'the name of a claim (`claimgate claims list`), 12 to 64 hex digits of a digest, or a file such as ./subject.json',
    found: meant === undefined ? said : `${said}; did you mean "${meant}"?`,
  });
}

export async function subjectDigestStart(
  text: string,
  choice: RepositoryChoice,
  host: Host,
): Promise<string> {
  const named = await subjectOrDigestStart(text, choice, host);
  return typeof named === 'string' ? named : subjectDigest(named);
}

/** Whether a text names claims of the repository that is meant. */
export async function isNameHere(
  text: string,
  choice: RepositoryChoice,
  host: Host,
): Promise<boolean> {
  const claims = await claimsHere(choice, host);
  return claims.some((one) => isNamed(one.subject, one.subject_digest, text));
}

/** Returns the names of the claims of a repository, each as one word that {@link subjectOrDigestStart} takes. */
export async function claimPathsHere(host: Host): Promise<readonly string[]> {
  return pathsOf(await claimsHere({ directory: host.directory }, host));
}

/** Paths of claims; where several have one, with the first digits of their digests. */
function pathsOf(claims: readonly ListedClaim[]): readonly string[] {
  const paths = claims.map(({ subject }) => claimPath(subject));
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(path, (counts.get(path) ?? 0) + 1);
  return claims.map(({ subject_digest: digest }, at) => {
    const path = present(paths[at]);
    return present(counts.get(path)) > 1
      ? `${path}/${digest.slice('sha256:'.length).slice(0, 12)}`
      : path;
  });
}

/** The claims of a repository; none where they cannot be read, which a command that judges them says. */
async function claimsHere(choice: RepositoryChoice, host: Host): Promise<readonly ListedClaim[]> {
  const listed = await listClaims(choice, host).catch(() => null);
  return listed?.result?.claims ?? [];
}

/** The subject in a JSON file. @throws ClaimgateError for a file that cannot be read or is no subject */
async function readSubjectFile(file: string, directory: string): Promise<Subject> {
  const bytes = await readRegularFile(resolve(directory, file), file, MAX_SUBJECT_BYTES);
  const reading = readJson(bytes, { file, maxBytes: MAX_SUBJECT_BYTES });
  const shaped = checkShape(SHAPE, reading);
  if (shaped.ok) return shaped.value;
  throw errorOf(shaped.findings, { file, text: reading.text });
}
