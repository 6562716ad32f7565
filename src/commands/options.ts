import { join, resolve } from 'node:path';
import type { PositionalOptions } from 'yargs';
import { PROJECTION_FILES, readConfigured, type Configured } from './configured.ts';
import type { ReleaseQuestion } from './judge-release.ts';
import type { NamedFile, Source } from './named-file.ts';
import type { LedgerPlace } from './open-ledger.ts';
import type { RepositoryChoice } from './release-inputs.ts';
import { isPipeline, savedPin } from '../io/saved-pins.ts';
import { isSlug } from '../json/value.ts';
import { FORMATS } from '../report/format.ts';
import { durationOf, givenAgain, usageError } from './arguments.ts';
import type { CommandOption, CommandOptions, Invocation } from './command.ts';

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
  configured?: (configured: Configured) => unknown,
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
  const says = open.some(([, { configured }]) => configured) ? configuredOf(invocation) : undefined;
  const missing = open.filter(([, { configured }]) => !says || !configured?.(says));
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
  ref: 'admin audit badge renew status completion fingerprint init instance key mcp projection provider readiness schema serve setup sign token trust verify "claims fmt" "claims withdraw" "ledger backup" "ledger checkpoint" "ledger copy" "ledger correct" "ledger diff" "ledger history" "ledger init" "ledger list" "ledger prove" "ledger restore" "ledger roles" "ledger show" "ledger stats" "ledger verify" "manifest diff" "surfaces write"',
  product: 'admin completion instance key mcp provider readiness schema serve setup sign token',
  config:
    'audit completion init instance key provider readiness schema setup trust "manifest diff"',
};

/** The common options that a command, by its full name, has a use for. */
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

/** Which documents of the repository are read: by the options, else by the environment. */
export function repositoryOf({ args, directory, host, onConfig }: Invocation): RepositoryChoice {
  return {
    directory,
    ref: args.text('ref'),
    claims: args.text('claims'),
    config: args.text('config') ?? host.environment['CLAIMGATE_CONFIG'],
    product: args.text('product'),
    onConfig,
  };
}

/** Opens the configuration in the work tree, for settings that neither an option nor the environment gives. */
export function configuredOf({ args, directory, host }: Invocation): Configured {
  const config = args.text('config') ?? host.environment['CLAIMGATE_CONFIG'];
  return readConfigured({ directory, config, product: args.text('product') });
}

/** For commands that rest on trust roots (specification/trust.md 2). */
export const TRUST_PIN_OPTION: CommandOptions = {
  'trust-pin': valued('the trust pin (or CLAIMGATE_TRUST_PIN)', 'N:sha256:HEX'),
};

/** The pin of the option, else of the environment, else the one that this user saved on this machine. */
export function trustPinOf(invocation: Invocation): string | undefined {
  const { args, directory, host } = invocation;
  const given = args.text('trust-pin') ?? host.environment['CLAIMGATE_TRUST_PIN'];
  if (given !== undefined || isPipeline(host.environment)) return given;
  const { deployment } = configuredOf(invocation).config;
  const saved = savedPin(host.environment, directory, deployment);
  if (saved && args.flag('verbose') === true)
    note(invocation, `trust pin ${saved.pin.slice(0, 22)}… from ${saved.file}`);
  return saved?.pin;
}

/** Says once in a run, beside its report, what a person has to know of this machine. */
function note({ args, host }: Invocation, text: string): void {
  const said = notes.get(host) ?? new Set();
  if (said.has(text) || args.flag('quiet') === true) return;
  notes.set(host, said.add(text));
  host.stderr.write(`note: ${text}\n`);
}

const notes = new WeakMap<object, Set<string>>();

/** The projection of the configuration, where one was exported; says where the ledger has changed since. */
export function exportedProjection(invocation: Invocation): string | undefined {
  const configured = configuredOf(invocation);
  const path = configured.projectionIfThere();
  if (path !== undefined && configured.isLedgerNewer)
    note(
      invocation,
      `the ledger's file changed after this projection was exported; if records came to it, next: ${exportCommandOf(invocation)}`,
    );
  return path;
}

/** Where earlier releases are remembered (specification/trust.md 4, memory); only the caller decides. */
export const MEMORY_OPTION: CommandOptions = {
  memory: valued('the branch with the records of earlier releases (or CLAIMGATE_MEMORY)', 'REF'),
};

/** The ref of the option, else of the environment. */
export function memoryOf({ args, host }: Pick<Invocation, 'args' | 'host'>): string | undefined {
  const named = args.text('memory') ?? host.environment['CLAIMGATE_MEMORY'];
  return named === '' ? undefined : named;
}

/** For commands that verify a past release. */
export const STATUS_OPTION: CommandOptions = {
  status: valued(
    'the newest status.json, with its gate-verdict.json: say which claims are withdrawn since',
    'FILE',
  ),
};

/** For commands that judge claims by evidence (specification/trust.md 4). */
export const EVIDENCE_OPTIONS: CommandOptions = {
  projection: valued('the ledger projection; its signed statement is in the same folder', 'FILE'),
  ...TRUST_PIN_OPTION,
  ...MEMORY_OPTION,
  'projection-max-age': valued(
    'refuse a projection that is older, such as 12h (or CLAIMGATE_PROJECTION_MAX_AGE)',
    'TIME',
  ),
  at: valued('judge at this instant; never lets a release through', 'INSTANT'),
  'must-hold-until': valued('refuse an answer that expires before this instant', 'INSTANT'),
};

/** The options of `claimgate explain` that ask about the same evidence as a run of the gate. */
export function explainOptionsOf(invocation: Pick<Invocation, 'args'>): string {
  return givenAgain(invocation, [
    'C',
    'product',
    'config',
    'ref',
    ...Object.keys(EXPLAINING_OPTIONS),
  ]);
}

/** For commands that judge at an instant, but ask for no lifetime of the answer. */
export const { 'must-hold-until': _lifetime, ...EXPLAINING_OPTIONS } = EVIDENCE_OPTIONS;

/** How old the projection may be: by the option, else by the environment. @throws ClaimgateError `usage` */
function projectionMaxAgeOf({ args, host }: Invocation): number | undefined {
  const text =
    args.text('projection-max-age') ?? host.environment['CLAIMGATE_PROJECTION_MAX_AGE'] ?? '';
  return text === '' ? undefined : durationOf(text);
}

/** Reads the question for the gate from {@link EVIDENCE_OPTIONS} and {@link CLAIMS_OPTION}. */
export function releaseQuestionOf(invocation: Invocation): ReleaseQuestion {
  const { args, at: now } = invocation;
  const tested = fileOf(invocation, 'selftest');
  return {
    ...repositoryOf(invocation),
    projection: fileOf(invocation, 'projection')?.path,
    configuredProjection: () => exportedProjection(invocation),
    trustPin: trustPinOf(invocation),
    memory: memoryOf(invocation),
    projectionMaxAgeMs: projectionMaxAgeOf(invocation),
    now,
    at: args.instant('at'),
    mustHoldUntil: args.instant('must-hold-until'),
    selfTest: tested && (async () => (await import('./self-test.ts')).readSelfTest(tested, now)),
  };
}

export function fileOf(
  { args, directory }: Pick<Invocation, 'args' | 'directory'>,
  name: string,
): NamedFile | undefined {
  const file = args.text(name);
  return file === undefined ? undefined : { path: resolve(directory, file), name: file };
}

/** The file that an option has to name. @throws ClaimgateError `usage` */
export function requiredFile(
  invocation: Invocation,
  option: string,
  expected = `--${option} FILE`,
): NamedFile {
  const file = fileOf(invocation, option);
  if (!file) throw usageError({ expected });
  return file;
}

/** The projection that an option names, else the one of the configuration. @throws ClaimgateError `usage` */
export function projectionOf(invocation: Invocation): NamedFile {
  const named = fileOf(invocation, 'projection');
  if (named) return named;
  exportedProjection(invocation);
  const configured = configuredOf(invocation);
  const { projection: folder } = configured;
  if (!folder) throw usageError({ expected: '--projection FILE' });
  const [name] = PROJECTION_FILES;
  const file = { path: join(folder.path, name), name: `${folder.name}/${name}` };
  return configured.requireThere('projection', file);
}

export function filesOf({ args, directory }: Invocation, option: string): readonly NamedFile[] {
  return args.list(option).map((name) => ({ path: resolve(directory, name), name }));
}

/** Returns the file that an option or argument names; `-` is standard input. */
export function sourceOf(invocation: Invocation, name: string): Source | undefined {
  return invocation.args.text(name) === '-' ? invocation.host.stdin : fileOf(invocation, name);
}

export const ARTIFACT_OPTION: CommandOptions = {
  artifact: repeated('a file that is published with the release; may be repeated', 'FILE'),
};

export const LEDGER_OPTION: CommandOptions = {
  ledger: {
    ...required(
      valued('sqlite:FILE or postgres://… (or CLAIMGATE_LEDGER, or the configuration)', 'LEDGER'),
      ({ ledger }) => ledger,
    ),
    setting: 'CLAIMGATE_LEDGER',
  },
};

/** Where something is recorded in a ledger that was not used for long. */
export const CLOCK_OPTION: CommandOptions = {
  'confirm-clock': flag('confirm that the clock is right after more than a year without a record'),
};

export const SELECTOR_OPTION: CommandOptions = {
  'confirm-selector': flag('record a control event that matches no recorded subject yet'),
};

/** Which ledger is meant: by the option, else by the environment, else by the configuration. */
export function ledgerOf(invocation: Invocation): LedgerPlace {
  const { args, directory, host } = invocation;
  const named = args.text('ledger') ?? host.environment['CLAIMGATE_LEDGER'];
  return { location: named ?? configuredOf(invocation).ledger, directory };
}

/** The command that comes after a change of the ledger: it puts what was recorded into a projection. */
export function exportCommandOf(invocation: Invocation): string {
  return (
    configuredOf(invocation).exportCommand +
    givenAgain(invocation, ['C', 'product', 'config', 'ledger'])
  );
}

/** For commands that make fingerprints without a ledger that says whose. */
export const DEPLOYMENT_OPTION: CommandOptions = {
  deployment: required(
    valued(
      'the deployment, as the trust root names it (default: that of the configuration)',
      'NAME',
    ),
    ({ config }) => config.deployment,
  ),
};

/** @throws ClaimgateError `usage` */
export function deploymentOf(invocation: Invocation): string {
  const deployment =
    invocation.args.text('deployment') ?? configuredOf(invocation).config.deployment;
  if (deployment !== undefined && isSlug(deployment)) return deployment;
  throw usageError({
    ...(deployment === undefined ? {} : { found: `"${deployment}" for --deployment` }),
    expected: '--deployment NAME, with a name of a-z, 0-9 and -, such as hosted-eu',
  });
}
