import type { EntryResult, EntryStatement } from '../documents/index.ts';
import { finding, worstSeverity, type Finding } from '../findings/index.ts';
import type { ProjectionSource } from '../gate/index.ts';
import { differencesOf, lookUpEntries, statedBy, type Lookup } from '../projection/index.ts';
import type { NamedBytes } from '../trust/index.ts';
import { subjectDigestStart } from './named-subject.ts';

/** Which subject of which projection is meant. */
export interface ProjectionQuestion {
  readonly projection: ProjectionSource;
  /** The statement beside the projection, if there is one. */
  readonly statement: () => Promise<NamedBytes | undefined>;
  /** The digest of a subject, the first digits of it, or a JSON file with the subject. */
  readonly subject: string;
  readonly directory: string;
}

/** What a projection says of a subject, and what keeps it back or is to be said beside it. */
export interface ShownEntry {
  readonly result: EntryResult | null;
  readonly findings: readonly Finding[];
}

/** Looks up a subject in a projection. Whether the signatures beside it hold is for the gate. */
export async function showProjection({
  projection: { file, open },
  statement: readStatement,
  subject,
  directory,
}: ProjectionQuestion): Promise<ShownEntry> {
  const start = await subjectDigestStart(subject, directory);
  const beside = await readStatement();
  const looked = await lookUpEntries({ file, chunks: open() }, start);
  const { statement, findings: stating } = compareWithStatement(looked, beside, file);
  const findings = [...stating, ...looked.faults, ...lookupFindings(looked, start, file)];
  const { first, sha256, entryCount: entry_count } = looked;
  if (!first?.entry || worstSeverity(findings) > 0) return { result: null, findings };
  const { entry, line, subjectDigest: subject_digest } = first;
  const result = { path: file, sha256, entry_count, statement, line, subject_digest, entry };
  return { result, findings };
}

/** Whether the bytes are those that the statement beside them names. Its signatures are for `check`. */
function compareWithStatement(
  looked: Lookup,
  beside: NamedBytes | undefined,
  file: string,
): { readonly statement: EntryStatement; readonly findings: readonly Finding[] } {
  if (!beside) return { statement: null, findings: [finding('projection_unverified', { file })] };
  const stated = statedBy(beside);
  if (!stated.ok) return { statement: null, findings: stated.findings };
  const { deployment, generated_at, expires_at } = stated.value.predicate;
  return {
    statement: { path: beside.file, deployment, generated_at, expires_at },
    findings: differencesOf(looked, stated.value, file),
  };
}

function lookupFindings({ first, matches }: Lookup, start: string, file: string): Finding[] {
  if (!first) return [finding('not_in_projection', { file, found: start })];
  // not covered: no two subjects are known whose SHA-256 digests start alike for so long
  if (matches > 1)
    return [finding('subject_ambiguous', { file, found: `${matches} subjects: ${start}` })];
  const { entry, leaks, line } = first;
  const unreadable = entry ? [] : [finding('entry_unreadable', { file, line })];
  return [...unreadable, ...leaks];
}
