import { subjectDigestStart } from '../../repository/named-subject.ts';
import type { EntryStatement, EntryResult } from '../../documents/index.ts';
import type { Outcome } from '../../report/report.ts';
import type { Invocation } from '../invocation.ts';
import { entryLines } from '../../report/entry-lines.ts';
import { finding, worstSeverity, type Finding } from '../../documents/findings.ts';
import { piecesOf } from '../../io/files.ts';
import { otherDocument, type NamedBytes } from '../../documents/json.ts';
import { differencesOf } from '../../gate/merge-projection.ts';
import { lookUpEntries, type Lookup } from '../../gate/find-entries.ts';
import { readUnverified } from '../../gate/verify-projection.ts';
import { projectionAt, readStatementFile } from '../../repository/evidence-inputs.ts';
import type { Answer } from '../../repository/release-inputs.ts';
import { askedProjection, askedRepository } from '../../repository/asked.ts';

/** Prints what a projection says of a subject. */
export async function showEntry(invocation: Invocation): Promise<Outcome> {
  const { result, findings } = await lookUp(invocation);
  if (!result) return { findings };
  const { path, line, subject_digest, entry, statement } = result;
  const lines = [
    `${subject_digest}, line ${line} of ${path}`,
    ...entryLines(entry).map((text) => `  ${text}`),
    standing(statement),
  ];
  return { result, findings, lines };
}

function standing(statement: EntryStatement): string {
  if (statement === null) return 'nothing of this is verified: no statement vouches for the file';
  const { path, deployment, generated_at, expires_at } = statement;
  return `the file is the one that ${path} is about (${deployment}, made ${generated_at}, until ${expires_at}); who signed that was not checked, which is for \`claimgate check\``;
}

/** Looks up a subject in a projection. Whether the signatures beside it hold is for the gate. */
async function lookUp(invocation: Invocation): Promise<Answer<EntryResult>> {
  const { args, host } = invocation;
  const { path } = askedProjection(invocation);
  const subject = args.required('subject');
  const projection = projectionAt(path, host);
  const { file } = projection;
  const start = await subjectDigestStart(subject, askedRepository(invocation), host);
  const beside = await readStatementFile(path);
  const looked = await lookUpEntries({ file, chunks: projection.open() }, start);
  const other = looked.faults.length > 0 ? otherAt(path, file) : undefined;
  if (other) return { result: null, findings: [other] };
  const { statement, findings: stating } = compareWithStatement(looked, beside, file);
  const findings = [...stating, ...looked.faults, ...lookupFindings(looked, start, file)];
  const { first, sha256, entryCount: entry_count } = looked;
  if (!first?.entry || worstSeverity(findings) > 0) return { result: null, findings };
  const { entry, line, subjectDigest: subject_digest } = first;
  const result = { path: file, sha256, entry_count, statement, line, subject_digest, entry };
  return { result, findings };
}

/** Most documents of other kinds are laid out over several lines, and no line is JSON. */
function otherAt(path: string, file: string): Finding | undefined {
  const [start] = piecesOf(path, file);
  return start && otherDocument(start, file, 'ProjectionEntry');
}

/** Whether the bytes are those that the statement beside them names. Its signatures are for `check`. */
function compareWithStatement(
  looked: Lookup,
  beside: NamedBytes | undefined,
  file: string,
): { readonly statement: EntryStatement; readonly findings: readonly Finding[] } {
  if (!beside) return { statement: null, findings: [finding('projection_unverified', { file })] };
  const stated = readUnverified(beside);
  if (!stated.ok) return { statement: null, findings: stated.findings };
  const { subject: sha256, predicate } = stated.value;
  const { deployment, generated_at, expires_at, entry_count: entryCount } = predicate;
  return {
    statement: { path: beside.file, deployment, generated_at, expires_at },
    findings: differencesOf(looked, { sha256, entryCount }, file),
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
