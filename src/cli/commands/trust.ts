import {
  createTrustRoot,
  rotateTrustRoot,
  type PublishedRoot,
  type TrustRootRequest,
} from '../../app/trust-roots.ts';
import type { Report } from '../../report/report.ts';
import type { Command, Invocation } from '../command.ts';
import { missingLines, missingResult } from '../document-lines.ts';
import { requiredFile, valued } from '../option-values.ts';
import { refuseOptions } from '../refuse-options.ts';
import { commandReport } from '../reports.ts';

export const init: Command = {
  options: {
    from: valued('what the trust root says (schemas/trust-description.v1.schema.json)'),
  },
  examples: [
    ['claimgate trust init --from trust.json', 'write provider-certification/trust/1.root.json'],
    ['claimgate trust init --from trust.json --json', 'with pin and missing signatures as JSON'],
  ],
  async run(invocation) {
    return publishedReport('trust init', await createTrustRoot(requestOf(invocation)));
  },
};

export const rotate: Command = {
  options: {
    from: valued('what changes (schemas/trust-changes.v1.schema.json); the rest stays'),
  },
  examples: [
    ['claimgate trust rotate --from changes.json', 'write the version after the last one'],
    ['claimgate trust rotate --from changes.json --json', 'with the missing signatures as JSON'],
  ],
  async run(invocation) {
    const request = requestOf(invocation);
    refuseOptions(invocation.args, ['ref'], 'here: trust roots are read from the work tree');
    return publishedReport('trust rotate', await rotateTrustRoot(request));
  },
};

function requestOf(invocation: Invocation): TrustRootRequest {
  const { at, directory } = invocation;
  return { description: requiredFile(invocation, 'from'), directory, at };
}

function publishedReport(name: string, { path, pin, missing }: PublishedRoot): Report {
  const lines = [
    `created: ${path}`,
    `  pin: ${pin}`,
    ...missingLines(missing),
    `next: so many of them run \`claimgate sign ${path} --key FILE\``,
  ];
  return commandReport(name, { path, pin, missing: missing.map(missingResult) }, { lines });
}
