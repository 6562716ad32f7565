import { refuseOptions } from '../../src/commands/arguments.ts';
import type { CommandOptions, Invocation } from '../../src/commands/command.ts';
import {
  CLAIMS_OPTION,
  fileOf,
  required,
  requiredFile,
  TRUST_PIN_OPTION,
  trustPinOf,
  valued,
} from '../../src/commands/options.ts';
import type { ReadinessSources } from '../readiness-sources.ts';

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
  const folder = fileOf(invocation, 'trust-roots');
  if (!folder) refuseOptions(invocation.args, ['trust-pin'], 'without --trust-roots');
  return {
    facts: requiredFile(invocation, 'facts', 'facts'),
    contracts: fileOf(invocation, 'contracts'),
    claims: fileOf(invocation, 'claims'),
    trustRoots: folder && { folder, pin: trustPinOf(invocation) },
  };
}
