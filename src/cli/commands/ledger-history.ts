import { ClaimgateError, finding } from '../../findings/index.ts';
import type { Subject } from '../../documents/index.ts';
import { historyOf, subjectsStartingWith, type Connection } from '../../ledger/index.ts';
import type { Command, Invocation } from '../command.ts';
import { LEDGER_OPTION, PAGE_OPTIONS, pageOf, withLedger } from '../ledger.ts';
import { commandReport } from '../reports.ts';
import { pageReport } from '../record-lines.ts';
import { subjectOrDigestStart } from '../subject-argument.ts';

const NAME = 'ledger history';

export const command: Command = {
  positionals: {
    subject: {
      type: 'string',
      describe: 'a JSON file with a subject, or the first digits of its digest',
    },
  },
  options: { ...LEDGER_OPTION, ...PAGE_OPTIONS },
  examples: [
    [
      'claimgate ledger history subject.json',
      'runs of a subject, reviews of its app and control events that select it, newest first',
    ],
    ['claimgate ledger history 5f2c7a09b1de', 'the same by the digest that a finding blocks'],
  ],
  async run(invocation) {
    const page = pageOf(invocation);
    const named = invocation.args.required('subject');
    const records = await withLedger(invocation, (ledger) =>
      ledger.read(async (connection) => {
        const subject = await subjectNamed(invocation, connection, named);
        return subject && historyOf(connection, subject, page);
      }),
    );
    if (!records) {
      const findings = [finding('subject_not_in_ledger', { found: named })];
      return commandReport(NAME, null, { findings });
    }
    const { lines, result } = pageReport(records, page.limit);
    return commandReport(NAME, result, { lines });
  },
};

async function subjectNamed(
  { directory }: Invocation,
  connection: Connection,
  named: string,
): Promise<Subject | undefined> {
  const subject = await subjectOrDigestStart(named, directory);
  if (typeof subject !== 'string') return subject;
  const [found, another] = await subjectsStartingWith(connection, subject);
  // not covered: no two subjects are known whose SHA-256 digests start alike for so long
  if (another) throw new ClaimgateError('subject_ambiguous', { found: subject });
  return found;
}
