import type { PositionalOptions } from 'yargs';
import { FORMATS } from '../report/format.ts';
import { usageError } from './arguments.ts';
import type { CommandOption, CommandOptions } from './command.ts';
import type { Invocation } from './invocation.ts';

export function valued(describe: string, value: string = 'VALUE'): CommandOption {
  return { type: 'string', requiresArg: true, describe, value };
}

export function flag(describe: string): CommandOption {
  return { type: 'boolean', describe };
}

export function argument(describe: string): PositionalOptions {
  return { type: 'string', describe };
}

export function repeated(describe: string, value: string = 'VALUE'): CommandOption {
  return { type: 'string', array: true, nargs: 1, describe, value };
}

/** @param configured what the configuration says instead */
export function required(
  option: CommandOption,
  configured?: (invocation: Invocation) => unknown,
): CommandOption {
  return { ...option, isRequired: true, ...(configured ? { configured } : {}) };
}

/** @throws ClaimgateError `usage`; where only what a setting could say is missing, the command itself says so */
export function refuseMissing(
  { options = {} }: { readonly options?: CommandOptions },
  invocation: Invocation,
): void {
  const { args, host } = invocation;
  const open = Object.entries(options).filter(
    ([name, { instead = [], isRequired, setting }]) =>
      isRequired &&
      [name, ...instead].every((one) => args.list(one).length === 0) &&
      (setting === undefined || (host.environment[setting] ?? '') === ''),
  );
  if (open.length === 0) return;
  const missing = open.filter(([, { configured }]) => !configured?.(invocation));
  if (missing.every(([, { setting }]) => setting !== undefined)) return;
  const words = missing.map(
    ([name, { setting, value = 'VALUE' }]) =>
      `--${name} ${value}${setting === undefined ? '' : ` (or ${setting})`}`,
  );
  throw usageError({ expected: words.join(', ') });
}

/** Options of every command (specification/documents.md 6). */
export const GLOBAL_OPTIONS: CommandOptions = {
  C: valued('run as if started in this folder', 'DIR'),
  config: valued('read the configuration from this file', 'FILE'),
  product: valued(
    'the product, in a repository of several (default: the one around the folder)',
    'NAME',
  ),
  ref: valued('read the documents of the repository from this commit, tag or branch', 'REF'),
  format: { ...valued('format of standard output', 'FORMAT'), choices: FORMATS },
  json: flag('short for --format json'),
  output: repeated('also write the report to this file; may be repeated', 'FORMAT=FILE'),
  color: flag('colour, or --no-color; by default on a terminal only'),
  quiet: flag('print findings only'),
  verbose: flag('print every input, and whole digests'),
};

/** Commands and groups that have no use for a common option. */
const USELESS: Readonly<Record<string, string>> = {
  ref: 'admin audit certify renew status completion instance key mcp readiness schema serve setup sign token trust verify "claims fmt" "claims withdraw" "ledger backup" "ledger checkpoint" "ledger copy" "ledger correct" "ledger diff" "ledger init" "ledger prove" "ledger restore" "ledger roles" "ledger show" "ledger verify" "manifest diff"',
  product: 'admin completion instance key mcp readiness schema serve "setup" sign token',
  config: 'audit completion instance key readiness schema setup trust "manifest diff"',
};

export function commonOptionsOf(command: string): CommandOptions {
  const [group] = command.split(' ');
  const isUsed = ([option]: readonly [string, unknown]) => {
    const useless = USELESS[option] ?? '';
    return !useless.split(' ').includes(group ?? '') && !useless.includes(`"${command}"`);
  };
  return Object.fromEntries(Object.entries(GLOBAL_OPTIONS).filter(isUsed));
}

export const CLAIMS_OPTION: CommandOptions = {
  claims: valued(
    'check this claims file instead of provider-certification/public-claims.json; the verdict is a draft',
    'FILE',
  ),
};

/** For commands that rest on trust roots (specification/trust.md 2). */
export const TRUST_PIN_OPTION: CommandOptions = {
  'trust-pin': valued('the trust pin (or CLAIMGATE_TRUST_PIN)', 'N:sha256:HEX'),
};

/** Where earlier releases are remembered (specification/trust.md 4, memory); only the caller decides. */
export const MEMORY_OPTION: CommandOptions = {
  memory: valued('the branch with the records of earlier releases (or CLAIMGATE_MEMORY)', 'REF'),
};

/** For commands that verify a past release. */
export const STATUS_OPTION: CommandOptions = {
  status: valued(
    'the newest status.json, with its gate-verdict.json: say which claims are withdrawn since',
    'FILE',
  ),
};

/** For commands that read a ledger, or what was exported from it (specification/trust.md 4, known heads). */
export const HEAD_OPTION: CommandOptions = {
  head: repeated(
    'a checkpoint, a projection statement or a status that the ledger has to extend; may be repeated',
    'FILE',
  ),
};

/** For commands that judge claims by evidence (specification/trust.md 4). */
export const EVIDENCE_OPTIONS: CommandOptions = {
  projection: valued('the ledger projection; its signed statement is in the same folder', 'FILE'),
  ...TRUST_PIN_OPTION,
  ...MEMORY_OPTION,
  ...HEAD_OPTION,
  'projection-max-age': valued(
    'refuse a projection that is older, such as 12h (or CLAIMGATE_PROJECTION_MAX_AGE)',
    'TIME',
  ),
  at: valued('judge at this instant; never lets a release through', 'INSTANT'),
  'must-hold-until': valued('refuse an answer that expires before this instant', 'INSTANT'),
};

/** The options of `claimgate explain` that ask about the same evidence as a run of the gate. */
export function explainOptionsOf({ args }: Pick<Invocation, 'args'>): string {
  return args.again('C', 'product', 'config', 'ref', ...Object.keys(EXPLAINING_OPTIONS));
}

/** Where the results that a run is made from are kept. */
export const KEEP_OPTION: CommandOptions = {
  keep: valued('keep the test results in this folder (default: .claimgate/results)', 'DIR'),
};

export const PUBLISH_OPTION: CommandOptions = {
  'publish-results': flag(
    'also put the test results into provider-certification/results, if nothing in them must stay private',
  ),
};

/** For commands that lead from a claim to the results that its tests wrote. */
export const RESULTS_OPTION: CommandOptions = {
  results: valued(
    'find the kept test results of each claim in this folder, and read them again',
    'DIR',
  ),
};

/** For commands that judge at an instant, but ask for no lifetime of the answer. */
export const { 'must-hold-until': _lifetime, ...EXPLAINING_OPTIONS } = EVIDENCE_OPTIONS;

export const ARTIFACT_OPTION: CommandOptions = {
  artifact: repeated('a file that is published with the release; may be repeated', 'FILE'),
};

/** Where something is recorded in a ledger that was not used for long. */
export const CLOCK_OPTION: CommandOptions = {
  'confirm-clock': flag('confirm that the clock is right after more than a year without a record'),
};

export const SELECTOR_OPTION: CommandOptions = {
  'confirm-selector': flag('record a control event that matches no recorded subject yet'),
};
