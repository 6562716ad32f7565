import { resolve } from 'node:path';
import { ClaimgateError, type Finding } from '../../findings/index.ts';
import { refusalOf } from '../../findings/error.ts';
import { routeUrl } from '../../instance/endpoint.ts';
import { checkHealth, HEALTH_PATH, READY_PATH } from '../../instance/health.ts';
import {
  billingPart,
  callerPart,
  logTail,
  PART_PATHS,
  providersPart,
  TAIL_BYTES,
  workspacesPart,
} from '../../instance/diagnostics.ts';
import { isInstanceName } from '../../instance/profile.ts';
import { readFileEnd } from '../../io/files.ts';
import { ask } from '../../io/ask.ts';
import { systemFacts } from '../../io/system.ts';
import { formatInstant } from '../../json/index.ts';
import type { Diagnostics, DiagnosticsLogs } from '../../documents/index.ts';
import type { Arguments } from '../arguments.ts';
import type { Command, Invocation } from '../command.ts';
import { TOOL } from '../generated/tool.ts';
import {
  askOptions,
  chosenInstance,
  INSTANCE_OPTIONS,
  savedInstances,
  type ChosenInstance,
} from '../instance/chosen.ts';
import { diagnosticsLines } from '../instance/diagnostics-lines.ts';
import { TOKEN_OPTION, tokenFor, type FoundToken } from '../instance/token.ts';
import { commandReport } from '../reports.ts';

export const command: Command = {
  options: {
    ...INSTANCE_OPTIONS,
    ...TOKEN_OPTION,
    deployment: { type: 'string', requiresArg: true, describe: 'how it was deployed, as a slug' },
    provider: { type: 'string', requiresArg: true, describe: 'the provider that is looked into' },
    'logs-file': {
      type: 'string',
      requiresArg: true,
      describe: 'add the last 100 lines of this log, redacted',
    },
  },
  examples: [
    ['claimgate instance diagnostics', 'a snapshot of the active instance'],
    [
      'claimgate instance diagnostics --deployment compose --provider pixelgram --logs-file service.log --json',
      'what support asks for',
    ],
  ],
  async run(invocation) {
    const { args } = invocation;
    const [deployment, provider] = [slugOf(args, 'deployment'), slugOf(args, 'provider')];
    const chosen = await chosenInstance(invocation);
    const logs = await logsOf(invocation);
    const { found, findings: faults } = await tokenIfUsable(invocation, chosen);
    const told = await askAll(invocation, chosen.url, found, provider);
    const result: Diagnostics = {
      generated_at: formatInstant(invocation.at),
      system: systemFacts(),
      profile: chosen.saved?.name ?? null,
      paths: { folder: savedInstances(invocation).folder, profile: chosen.saved?.path ?? null },
      token: { present: found !== undefined, source: found?.source ?? null },
      deployment,
      logs,
      ...told.parts,
    };
    const lines = diagnosticsLines(TOOL.version, result);
    return commandReport('instance diagnostics', result, {
      findings: [...told.findings, ...faults],
      lines,
    });
  },
};

/** Everything that the instance tells, asked for at once. */
async function askAll(
  invocation: Invocation,
  url: string,
  found: FoundToken | undefined,
  provider: string | null,
) {
  const options = askOptions(invocation);
  const open = (path: string) => ask(routeUrl(url, path), options);
  const known = (path: string) =>
    found ? ask(routeUrl(url, path), { ...options, token: found.token }) : null;
  const [health, ready, me, spaces, catalogue, billing] = await Promise.all([
    open(HEALTH_PATH),
    open(READY_PATH),
    known(PART_PATHS.caller),
    known(PART_PATHS.workspaces),
    known(PART_PATHS.catalogue),
    known(PART_PATHS.billing),
  ]);
  const checked = checkHealth(url, health, ready);
  const read = {
    caller: callerPart(me),
    workspaces: workspacesPart(spaces),
    providers: providersPart(catalogue, provider),
    billing: billingPart(billing),
  };
  const parts = {
    health: checked.result,
    caller: read.caller.part,
    workspaces: read.workspaces.part,
    providers: read.providers.part,
    billing: read.billing.part,
  };
  const faults = Object.values(read).flatMap(({ findings }) => findings);
  return { parts, findings: [...checked.findings, ...faults] };
}

/** A token that can not be used is said, and the rest of the snapshot is still made. */
async function tokenIfUsable(
  invocation: Invocation,
  chosen: ChosenInstance,
): Promise<{ found: FoundToken | undefined; findings: readonly Finding[] }> {
  try {
    return { found: await tokenFor(invocation, chosen), findings: [] };
  } catch (error) {
    return { found: undefined, findings: refusalOf(error).findings };
  }
}

async function logsOf({ args, directory }: Invocation): Promise<DiagnosticsLogs | null> {
  const file = args.text('logs-file');
  if (file === undefined) return null;
  const { bytes, isWhole } = await readFileEnd(resolve(directory, file), file, TAIL_BYTES);
  return { file, lines: logTail(bytes, isWhole) };
}

/** A slug can hold no secret that is worth the name, and no e-mail address. */
function slugOf(args: Arguments, name: string): string | null {
  const text = args.text(name);
  if (text === undefined || isInstanceName(text)) return text ?? null;
  throw new ClaimgateError('usage', { expected: `--${name} as a slug` });
}
