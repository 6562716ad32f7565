import { claimPathsHere } from '../../app/named-subject.ts';
import { showProjection } from '../../app/show-projection.ts';
import type { EntryStatement } from '../../documents/index.ts';
import type { Command } from '../command.ts';
import { entryLines } from '../entry-lines.ts';
import { projectionOf, required, valued, argument } from '../options.ts';

export const command: Command = {
  positionals: {
    subject: argument(
      'the name of a claim, at least 12 digits of the digest of a subject, or a JSON file with one',
    ),
  },
  offers: { subject: claimPathsHere },
  options: {
    projection: required(
      valued('the ledger projection (or the configuration)', 'FILE'),
      (configured) => configured.projection,
    ),
  },
  examples: {
    'claimgate projection show 0123456789ab --projection ledger-projection.jsonl':
      'the facts about the subject whose digest starts like this',
    'claimgate projection show subject.json --projection ledger-projection.jsonl --json':
      'the whole entry, for programs',
  },
  async run(invocation) {
    const { args, directory, host } = invocation;
    const { path: projection } = projectionOf(invocation);
    const subject = args.required('subject');
    const { result, findings } = await showProjection(projection, subject, directory, host);
    if (!result) return { findings };
    const { path, line, subject_digest, entry, statement } = result;
    const lines = [
      `${subject_digest}, line ${line} of ${path}`,
      ...entryLines(entry).map((text) => `  ${text}`),
      standing(statement),
    ];
    return { result, findings, lines };
  },
};

function standing(statement: EntryStatement): string {
  if (statement === null) return 'nothing of this is verified: no statement vouches for the file';
  const { path, deployment, generated_at, expires_at } = statement;
  return `the file is the one that ${path} is about (${deployment}, made ${generated_at}, until ${expires_at}); who signed that was not checked, which is for \`claimgate check\``;
}
