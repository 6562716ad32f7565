import { resolve } from 'node:path';
import { ClaimgateError, countOf, finding, type Finding } from '../../findings/index.ts';
import { writeFileAtomically } from '../../io/write-files.ts';
import { differingFiles } from '../../io/inputs/work-tree-differences.ts';
import { startReleaseCommand, type CommandEnding } from '../../io/release-command.ts';
import { formatInstant, instantOf } from '../../json/index.ts';
import { verdictOf } from '../../report/report-words.ts';
import { renderJson } from '../../report/json.ts';
import type { Report } from '../../report/report.ts';
import type { Command, Invocation } from '../command.ts';
import { judgeRepository, type RepositoryJudgement } from '../gate.ts';
import { CLAIMS_OPTION, EVIDENCE_OPTIONS } from '../options.ts';
import { gateReport } from '../reports.ts';
import { kindFindings, withFindings } from '../releasable.ts';
import { releaseEnvironment } from '../release-environment.ts';

export const command: Command = {
  options: {
    ...CLAIMS_OPTION,
    ...EVIDENCE_OPTIONS,
    out: {
      type: 'string',
      requiresArg: true,
      default: 'check-verdict.json',
      describe: 'the verdict, written before the command starts',
    },
  },
  examples: [
    ['claimgate exec -- npm publish', 'check, and publish only on a yes'],
    [
      'claimgate exec --ref v1.4.0 --out build/check-verdict.json -- make release',
      'for a tag; make finds the verdict by $CLAIMGATE_VERDICT and $CLAIMGATE_VERDICT_SHA256',
    ],
  ],
  files: (invocation) => ({ verdicts: [verdictPath(invocation)] }),
  async run(invocation) {
    if (invocation.args.commandWords().length === 0)
      throw new ClaimgateError('usage', { expected: '-- COMMAND', next: 'claimgate exec --help' });
    const judged = await judgeRepository(invocation);
    const report = gateReport(
      withFindings(judged, [...kindFindings(judged), ...(await workTreeFindings(judged))]),
    );
    await writeFileAtomically(
      verdictPath(invocation),
      renderJson(report),
      invocation.args.required('out'),
    );
    return report;
  },
  async startCommand(invocation, report) {
    const { args, directory, host } = invocation;
    const lapse = lapsed(invocation, report);
    if (lapse) return lapse;
    const verdict = verdictOf(report);
    const path = verdictPath(invocation);
    return startReleaseCommand({
      words: args.commandWords(),
      directory,
      environment: {
        ...host.environment,
        ...releaseEnvironment({ verdict, path, text: renderJson(report) }),
      },
      signals: host.signals,
    });
  },
};

/** How many of the files that differ a verdict names. */
const NAMED_FILES = 5;

/** That the command which will be started reads other files than those of the commit that the verdict is about. */
async function workTreeFindings({
  repository,
  judgement,
  verdict,
}: RepositoryJudgement): Promise<Finding[]> {
  const revision = judgement.release?.revision;
  if (!repository || revision === undefined || verdict.decision !== 'allowed') return [];
  const paths = await differingFiles(repository, revision);
  if (paths.length === 0) return [];
  const others = paths.length > NAMED_FILES ? ', …' : '';
  const found = `${countOf(paths.length, 'file')}: ${paths.slice(0, NAMED_FILES).join(', ')}${others}`;
  return [finding('work_tree_differs', { expected: `the files of ${revision}`, found })];
}

function verdictPath({ directory, args }: Invocation): string {
  return resolve(directory, args.required('out'));
}

/** Reading a long projection takes its time; what lapsed meanwhile starts nothing. */
function lapsed({ host }: Invocation, report: Report): CommandEnding | undefined {
  const { valid_until: until } = verdictOf(report).horizon;
  const now = host.clock();
  if (until === null || now < instantOf(until)) return undefined;
  const details = { expected: `before ${until}`, found: formatInstant(now) };
  return { exitCode: 1, findings: [finding('verdict_lapsed', details)] };
}
