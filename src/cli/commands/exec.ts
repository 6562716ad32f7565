import { judgeBeforeStart, startOnVerdict } from '../../app/start-if-allowed.ts';
import { expectVerdict } from '../../report/report-words.ts';
import { gateReport } from '../../report/run-report.ts';
import type { Command } from '../command.ts';
import {
  CLAIMS_OPTION,
  EVIDENCE_OPTIONS,
  explainOptionsOf,
  fileOf,
  filesOf,
  releaseQuestionOf,
  repeated,
  requiredFile,
  valued,
} from '../options.ts';
import { SELF_TEST_OPTION, WAIT_OPTION, waitUntilOf } from './check.ts';
import { refuseOptions, usageError } from '../arguments.ts';

export const command: Command = {
  options: {
    ...CLAIMS_OPTION,
    ...EVIDENCE_OPTIONS,
    ...SELF_TEST_OPTION,
    ...WAIT_OPTION,
    manifest: valued('the manifest of the release, to compare commit and files with', 'FILE'),
    artifact: repeated(
      'with --manifest: a file that the command publishes; may be repeated',
      'FILE',
    ),
    out: {
      ...valued('the verdict, written before the command starts', 'FILE'),
      default: 'check-verdict.json',
    },
  },
  examples: {
    'claimgate exec -- npm publish': 'check, and publish only on a yes',
    'claimgate exec --manifest release-manifest.json --artifact shop-1.4.0.tgz -- npm publish shop-1.4.0.tgz':
      'only the very file that the manifest binds',
    'claimgate exec --ref v1.4.0 --out build/check-verdict.json -- make release':
      'for a tag; make finds the verdict by $CLAIMGATE_VERDICT and $CLAIMGATE_VERDICT_SHA256',
  },
  files: (invocation) => ({ verdicts: [requiredFile(invocation, 'out').path] }),
  async run(invocation) {
    if (invocation.args.commandWords().length === 0)
      throw usageError({ expected: '-- COMMAND', next: 'claimgate exec --help' });
    const asked = { ...releaseQuestionOf(invocation), waitUntil: waitUntilOf(invocation) };
    const manifest = fileOf(invocation, 'manifest');
    if (!manifest) refuseOptions(invocation.args, ['artifact'], 'without --manifest');
    const artifacts = filesOf(invocation, 'artifact');
    const publication = { out: requiredFile(invocation, 'out'), manifest, artifacts };
    const judged = await judgeBeforeStart(asked, publication, invocation.host);
    return gateReport(judged, explainOptionsOf(invocation));
  },
  startCommand(invocation, report) {
    const { args, directory, host } = invocation;
    const { path } = requiredFile(invocation, 'out');
    const verdict = expectVerdict(report);
    return startOnVerdict({ words: args.commandWords(), directory, verdict, path }, host);
  },
};
