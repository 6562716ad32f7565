import { requireVerdict } from '../../app/require-verdict.ts';
import { decisionOf } from '../../findings/index.ts';
import type { Command } from '../command.ts';
import {
  ARTIFACT_OPTION,
  filesOf,
  repositoryOf,
  requiredFile,
  TRUST_PIN_OPTION,
  trustPinOf,
  valued,
  argument,
} from '../options.ts';
import { durationOf } from '../arguments.ts';

const SAYS = {
  allowed: 'allows',
  refused: 'does not allow',
  undetermined: 'cannot be judged for',
} as const;

export const command: Command = {
  positionals: { file: argument('the verdict that `manifest create` wrote') },
  options: {
    'max-age': {
      ...valued('oldest verdict to accept, such as 90m or 24h', 'TIME'),
      default: '24h',
    },
    ...ARTIFACT_OPTION,
    ...TRUST_PIN_OPTION,
  },
  examples: {
    'claimgate verdict require gate-verdict.json':
      'in the publish job: go on only with a yes for this commit',
    'claimgate verdict require gate-verdict.json --ref v1.4.0 --max-age 2h':
      'for a tag, and made just now',
    'claimgate verdict require gate-verdict.json --artifact shop-1.4.0.tgz':
      'and only with a file that the manifest binds',
  },
  async run(invocation) {
    const { args, at, host } = invocation;
    const file = requiredFile(invocation, 'file', 'file');
    const maxAgeMs = durationOf(args.required('max-age'));
    const artifacts = filesOf(invocation, 'artifact');
    const request = { file, artifacts, maxAgeMs, trustPin: trustPinOf(invocation), at };
    const answer = await requireVerdict(request, repositoryOf(invocation), host);
    const { revision, findings } = answer;
    const says = SAYS[decisionOf(findings)];
    const lines = revision === undefined ? [] : [`${file.name} ${says} the release of ${revision}`];
    return { ...answer, lines };
  },
};
