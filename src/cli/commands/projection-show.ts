import { ClaimgateError, finding, worstSeverity, type Finding } from '../../findings/index.ts';
import type { EntryStatement } from '../../documents/index.ts';
import { differencesOf, lookUpEntries, statedBy, type Lookup } from '../../projection/index.ts';
import type { NamedBytes } from '../../trust/index.ts';
import type { Command } from '../command.ts';
import { entryLines } from '../entry-lines.ts';
import { projectionSource, readStatement } from '../evidence.ts';
import { commandReport } from '../reports.ts';
import { subjectDigestStart } from '../subject-argument.ts';

const NAME = 'projection show';

export const command: Command = {
  positionals: {
    subject: {
      type: 'string',
      describe: 'digest of a subject or at least 12 digits of it, or a JSON file with a subject',
    },
  },
  options: {
    projection: { type: 'string', requiresArg: true, describe: 'the ledger projection' },
  },
  examples: [
    [
      'claimgate projection show 0123456789ab --projection ledger-projection.jsonl',
      'the facts about the subject whose digest starts like this',
    ],
    [
      'claimgate projection show subject.json --projection ledger-projection.jsonl --json',
      'the whole entry, for programs',
    ],
  ],
  async run(invocation) {
    const { args, directory } = invocation;
    const source = projectionSource(invocation);
    if (!source) throw new ClaimgateError('usage', { expected: '--projection FILE' });
    const { file } = source;
    const start = await subjectDigestStart(args.required('subject'), directory);
    const beside = await readStatement(args, directory);
    const looked = await lookUpEntries({ file, chunks: source.open() }, start);
    const { statement, findings: stating } = compareWithStatement(looked, beside, file);
    const findings = [...stating, ...looked.faults, ...lookupFindings(looked, start, file)];
    const { first, sha256, entryCount: entry_count } = looked;
    if (!first?.entry || worstSeverity(findings) > 0)
      return commandReport(NAME, null, { findings });
    const { entry, line, subjectDigest: subject_digest } = first;
    const result = { path: file, sha256, entry_count, statement, line, subject_digest, entry };
    const lines = [
      `${subject_digest}, line ${line} of ${file}`,
      ...entryLines(entry).map((text) => `  ${text}`),
      standing(statement),
    ];
    return commandReport(NAME, result, { findings, lines });
  },
};

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

function standing(statement: EntryStatement): string {
  if (statement === null) return 'nothing of this is verified: no statement vouches for the file';
  const { path, deployment, generated_at, expires_at } = statement;
  return `the file is the one that ${path} is about (${deployment}, made ${generated_at}, until ${expires_at}); who signed that was not checked, which is for \`claimgate check\``;
}
