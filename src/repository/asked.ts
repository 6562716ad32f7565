import { join } from 'node:path';
import { usageError } from '../cli/arguments.ts';
import type { CommandOptions } from '../cli/command.ts';
import type { Invocation } from '../cli/invocation.ts';
import type { NamedFile } from '../cli/named-file.ts';
import { required, valued } from '../cli/options.ts';
import { isSlug } from '../documents/json-value.ts';
import { Here } from './next-here.ts';
import { PROJECTION_FILES, readConfigured, type Configured } from './configured.ts';
import type { RepositoryChoice } from './release-inputs.ts';
import { isPipeline, savedPin } from './saved-pins.ts';

// Reads from a call what it asks for: by its options, else by the environment, else by the configuration of the repository.

const READ = new WeakMap<Invocation, Configured>();

/** Returns which documents of the repository a call is about. */
export function askedRepository({ args, directory, host, onConfig }: Invocation): RepositoryChoice {
  return {
    directory,
    ref: args.text('ref'),
    claims: args.text('claims'),
    config: args.text('config') ?? host.environment['CLAIMGATE_CONFIG'],
    product: args.text('product'),
    version: args.text('release') ?? /^refs\/tags\/(.+)$/.exec(args.text('ref') ?? '')?.[1],
    onConfig,
  };
}

/** Returns the configuration in the work tree, read once for each call. @throws ClaimgateError */
export function askedConfiguration(invocation: Invocation): Configured {
  const configured = READ.get(invocation) ?? readConfigured(askedRepository(invocation));
  READ.set(invocation, configured);
  return configured;
}

/** Returns the pin of the option, else of the environment, else the one that this user saved on this machine. */
export function askedPin(invocation: Invocation): string | undefined {
  const { args, directory, host } = invocation;
  const given = args.text('trust-pin') ?? host.environment['CLAIMGATE_TRUST_PIN'];
  if (given !== undefined || isPipeline(host.environment)) return given;
  const { deployment } = askedConfiguration(invocation).config;
  const saved = savedPin(host.environment, directory, deployment);
  if (saved && args.flag('verbose') === true)
    invocation.note(`trust pin ${saved.pin.slice(0, 22)}… from ${saved.file}`);
  return saved?.pin;
}

/** Returns the ref with the records of earlier releases: only the caller decides. */
export function askedMemory({ args, host }: Invocation): string | undefined {
  const named = args.text('memory') ?? host.environment['CLAIMGATE_MEMORY'];
  return named === '' ? undefined : named;
}

/** For commands that make fingerprints without a ledger that says whose. */
export const DEPLOYMENT_OPTION: CommandOptions = {
  deployment: required(
    valued(
      'the deployment, as the trust root names it (default: that of the configuration)',
      'NAME',
    ),
    (invocation) => askedConfiguration(invocation).config.deployment,
  ),
};

/** @throws ClaimgateError `usage` */
export function askedDeployment(invocation: Invocation): string {
  const deployment =
    invocation.args.text('deployment') ?? askedConfiguration(invocation).config.deployment;
  if (deployment !== undefined && isSlug(deployment)) return deployment;
  throw usageError({
    ...(deployment === undefined ? {} : { found: `"${deployment}" for --deployment` }),
    expected: '--deployment NAME, with a name of a-z, 0-9 and -, such as hosted-eu',
  });
}

/** Returns the command that comes after a change of the ledger: it puts what was recorded into a projection. */
export function nextExport(invocation: Invocation): string {
  return `${askedConfiguration(invocation).exportCommand}${invocation.args.again('ledger')}`;
}

/** Returns how a command that a finding or a report names has to be typed where the call was. */
export function nextHere(invocation: Invocation): (command: string) => string {
  const here = new Here(invocation, () => askedConfiguration(invocation));
  return (command) => here.typed(command);
}

/** Returns the projection of the configuration, if one was exported; says so if the ledger has changed since. */
export function exportedProjection(invocation: Invocation): string | undefined {
  const configured = askedConfiguration(invocation);
  const path = configured.projectionIfThere();
  if (path !== undefined && configured.isLedgerNewer(invocation.at))
    invocation.note(
      `the ledger's file changed after this projection was exported; if records came to it, next: ${nextHere(invocation)(nextExport(invocation))}`,
    );
  return path;
}

/** Returns the projection that an option names, else the one of the configuration. @throws ClaimgateError `usage` */
export function askedProjection(invocation: Invocation): NamedFile {
  const named = invocation.file('projection');
  if (named) return named;
  exportedProjection(invocation);
  const configured = askedConfiguration(invocation);
  const { projection: folder } = configured;
  if (!folder) throw usageError({ expected: '--projection FILE' });
  const [name] = PROJECTION_FILES;
  const file = { path: join(folder.path, name), name: `${folder.name}/${name}` };
  return configured.requireThere('projection', file);
}
