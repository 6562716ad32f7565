import type { Diagnostics, DiagnosticsLogs } from '../documents/index.ts';
import { refusalOf, ClaimgateError, type Finding } from '../findings/index.ts';
import {
  billingPart,
  callerPart,
  logTail,
  PART_PATHS,
  providersPart,
  TAIL_BYTES,
  workspacesPart,
} from '../instance/diagnostics.ts';
import { routeUrl } from '../instance/endpoint.ts';
import { isInstanceName } from '../instance/profile.ts';
import { ask } from '../io/ask.ts';
import { readFileEnd } from '../io/files.ts';
import { systemFacts } from '../io/system.ts';
import { formatInstant } from '../json/index.ts';
import {
  chooseInstance,
  probeInstance,
  savedInstances,
  tokenFor,
  type Asking,
  type ChosenInstance,
  type FoundToken,
  type InstanceRequest,
} from './instances.ts';
import type { Invocation } from './command.ts';
import { instanceOf } from './instance-options.ts';
import type { NamedFile } from './named-file.ts';
import { fileOf } from './options.ts';

/** A snapshot of an instance for support, without secrets, and what went wrong while it was made. */
export async function diagnoseInstance(
  invocation: Invocation,
): Promise<{ readonly result: Diagnostics; readonly findings: readonly Finding[] }> {
  const { args, at } = invocation;
  const request = instanceOf(invocation);
  const deployment = slugOf('deployment', args.text('deployment'));
  const provider = slugOf('provider', args.text('provider'));
  const chosen = await chooseInstance(request);
  const logs = await logsOf(fileOf(invocation, 'logs-file'));
  const { found, findings: faults } = await tokenIfUsable(request, chosen);
  const told = await askAll(request, chosen.url, found, provider);
  const result = {
    generated_at: formatInstant(at),
    system: systemFacts(),
    profile: chosen.saved?.name ?? null,
    paths: {
      folder: savedInstances(request.environment).folder,
      profile: chosen.saved?.path ?? null,
    },
    token: { present: found !== undefined, source: found?.source ?? null },
    deployment,
    logs,
    ...told.parts,
  };
  return { result, findings: [...told.findings, ...faults] };
}

async function askAll(
  { environment, timeoutMs }: Asking,
  url: string,
  found: FoundToken | undefined,
  provider: string | null,
) {
  const asking = { environment, timeoutMs };
  const known = (path: string) =>
    found ? ask(routeUrl(url, path), { ...asking, token: found.token }) : null;
  const [checked, me, spaces, catalogue, billing] = await Promise.all([
    probeInstance(url, asking),
    known(PART_PATHS.caller),
    known(PART_PATHS.workspaces),
    known(PART_PATHS.catalogue),
    known(PART_PATHS.billing),
  ]);
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

/** Reports a token that can't be used, and still makes the rest of the snapshot. */
async function tokenIfUsable(
  request: InstanceRequest,
  chosen: ChosenInstance,
): Promise<{ found: FoundToken | undefined; findings: readonly Finding[] }> {
  try {
    return { found: await tokenFor(request, chosen), findings: [] };
  } catch (error) {
    return { found: undefined, findings: refusalOf(error).findings };
  }
}

async function logsOf(logsFile: NamedFile | undefined): Promise<DiagnosticsLogs | null> {
  if (!logsFile) return null;
  const { path, name } = logsFile;
  const { bytes, isWhole } = await readFileEnd(path, name, TAIL_BYTES);
  return { file: name, lines: logTail(bytes, isWhole, name) };
}

/** A slug can hold no secret that is worth the name, and no e-mail address. */
function slugOf(option: string, text: string | undefined): string | null {
  if (text === undefined || isInstanceName(text)) return text ?? null;
  throw new ClaimgateError('usage', { expected: `--${option} as a slug` });
}
