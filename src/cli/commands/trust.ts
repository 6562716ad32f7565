import { createTrustRoot, rotateTrustRoot, type TrustRootRequest } from '../../app/trust-roots.ts';
import type { TrustResult } from '../../documents/index.ts';
import type { Outcome } from '../../report/report.ts';
import { refuseOptions } from '../arguments.ts';
import type { Command, Invocation } from '../command.ts';
import { missingLines, rootLines } from '../../report/document-lines.ts';
import { required, requiredFile, valued } from '../options.ts';
import { shell } from '../../findings/shell.ts';

export const init: Command = {
  options: {
    from: required(
      valued('what the trust root says (schemas/trust-description.v1.schema.json)', 'FILE'),
    ),
  },
  examples: {
    'claimgate trust init --from trust.json': 'write provider-certification/trust/1.root.json',
    'claimgate trust init --from trust.json --json': 'with pin and missing signatures as JSON',
  },
  async run(invocation) {
    return publishedOutcome(await createTrustRoot(requestOf(invocation)));
  },
};

export const rotate: Command = {
  options: {
    from: required(
      valued('what changes (schemas/trust-changes.v1.schema.json); the rest stays', 'FILE'),
    ),
  },
  examples: {
    'claimgate trust rotate --from changes.json': 'write the version after the last one',
    'claimgate trust rotate --from changes.json --json': 'with the missing signatures as JSON',
  },
  async run(invocation) {
    const request = requestOf(invocation);
    refuseOptions(invocation.args, ['ref'], 'here: trust roots are read from the work tree');
    return publishedOutcome(await rotateTrustRoot(request));
  },
};

function requestOf(invocation: Invocation): TrustRootRequest {
  const { at, directory } = invocation;
  return { description: requiredFile(invocation, 'from'), directory, at };
}

function publishedOutcome(result: TrustResult): Outcome {
  const lines = [
    `created: ${result.path}`,
    ...rootLines(result.root),
    ...missingLines(result.missing),
    `next: so many of them run \`${shell`claimgate sign ${result.path} --key FILE`}\``,
  ];
  return { result, lines };
}
