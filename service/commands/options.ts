import type { CommandOptions } from '../../src/cli/command.ts';
import type { Invocation } from '../../src/cli/invocation.ts';
import { CLAIMS_OPTION, required, TRUST_PIN_OPTION, valued } from '../../src/cli/options.ts';
import type { ReadinessSources } from '../readiness-sources.ts';
import { askedPin } from '../../src/repository/asked.ts';

export const READINESS_OPTIONS: CommandOptions = {
  facts: required(valued('the runtime facts', 'FILE')),
  contracts: valued('the folder of the contracts', 'DIR'),
  claims: {
    ...CLAIMS_OPTION['claims'],
    describe: 'the public claims; without it nothing is advertisable',
  },
  'trust-roots': valued(
    'the folder of the trust roots, which limit how old the facts may be (default: 60 minutes)',
    'DIR',
  ),
  ...TRUST_PIN_OPTION,
};

export function readinessSourcesOf(invocation: Invocation): ReadinessSources {
  const folder = invocation.file('trust-roots');
  if (!folder) invocation.args.refuse(['trust-pin'], 'without --trust-roots');
  return {
    facts: invocation.requiredFile('facts', 'facts'),
    contracts: invocation.file('contracts'),
    claims: invocation.file('claims'),
    trustRoots: folder && { folder, pin: askedPin(invocation) },
  };
}
