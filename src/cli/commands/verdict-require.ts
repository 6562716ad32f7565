import { requireVerdict } from '../../app/require-verdict.ts';
import { decisionOf } from '../../findings/index.ts';
import type { Command } from '../command.ts';
import {
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
    ...TRUST_PIN_OPTION,
  },
  examples: {
    'claimgate verdict require gate-verdict.json':
      'in the publish job: go on only with a yes for this commit',
    'claimgate verdict require gate-verdict.json --ref v1.4.0 --max-age 2h':
      'for a tag, and made just now',
  },
  async run(invocation) {
    const { args, at, host } = invocation;
    const file = requiredFile(invocation, 'file', 'file');
    const maxAgeMs = durationOf(args.required('max-age'));
    const request = { file, maxAgeMs, trustPin: trustPinOf(invocation), at };
    const answer = await requireVerdict(request, repositoryOf(invocation), host);
    const { revision, findings } = answer;
    const says = SAYS[decisionOf(findings)];
    const lines = revision === undefined ? [] : [`${file.name} ${says} the release of ${revision}`];
    return { ...answer, lines };
  },
};
