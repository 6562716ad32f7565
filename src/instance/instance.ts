import { systemFacts, systemWords } from '../io/system.ts';
import { TOOL } from '../documents/generated/tool.ts';
import type {
  Diagnostics,
  DiagnosticsLogs,
  DiagnosticsProviders,
  InstanceHealth,
  PartStanding,
  ProbeResult,
  SavedInstance,
} from '../documents/index.ts';
import { ClaimgateError, refusalOf, type Finding } from '../documents/findings.ts';
import { logTail, PART_PATHS, partsOf, TAIL_BYTES } from './diagnostics.ts';
import { baseUrlOf, routeUrl } from './endpoint.ts';
import { readReadiness, READY_PATH, mayRun } from './answer.ts';
import { requireInstanceName } from './saved-instances.ts';
import { ask } from './ask-instance.ts';
import { readFileEnd } from '../io/files.ts';
import { formatInstant, isSlug } from '../documents/json.ts';
import type { Outcome } from '../report/report.ts';
import { usageError } from '../cli/arguments.ts';
import type { Command } from '../cli/command.ts';
import type { Invocation } from '../cli/invocation.ts';
import {
  askingOf,
  checkInstance,
  chooseInstance,
  INSTANCE_OPTIONS,
  instanceOf,
  probeInstance,
  savedInstances,
  TOKEN_OPTION,
  tokenFor,
  type Asking,
  type ChosenInstance,
  type FoundToken,
  type InstanceRequest,
} from './asked-instance.ts';
import type { NamedFile } from '../cli/named-file.ts';
import { argument, flag, valued } from '../cli/options.ts';

const MAX_WAIT_S = 3600;

export const health: Command = {
  examples: {
    'claimgate instance health': 'liveness and readiness of the active instance',
    'claimgate instance health --instance https://claims.example.com --json':
      'of any instance, with nothing saved',
    'claimgate instance health --instance http://127.0.0.1:8080 --wait 60':
      'go on with a deployment once it is ready',
  },
  options: {
    ...INSTANCE_OPTIONS,
    live: flag('liveness only: decides about restarts, not about traffic'),
    wait: valued(
      `ask again until all is well, for at most this many seconds (${MAX_WAIT_S} at most)`,
    ),
  },
  async run(invocation) {
    const { args } = invocation;
    const waitMs = waitOf(args.text('wait'));
    const isLiveOnly = args.flag('live') === true;
    const request = { ...askingOf(invocation), url: args.text('instance') };
    const { result, findings } = await checkInstance(request, { isLiveOnly, waitMs });
    return { result, findings, lines: healthLines(result) };
  },
};

export const add: Command = {
  examples: {
    'claimgate instance add production https://claims.example.com':
      'save an instance that is ready; the first one becomes the active one',
    'claimgate instance add staging https://staging.example.com --no-check --token-file staging.token':
      'save one that is not running yet, with the place of its token',
  },
  positionals: { name: argument('its name, as a slug'), url: argument('its base URL') },
  options: {
    timeout: INSTANCE_OPTIONS.timeout,
    check: flag('check readiness before saving; --no-check skips this'),
    'token-file': valued(
      'the file with the token for it, of mode 600; its path is saved, not the token',
    ),
  },
  async run(invocation) {
    const { args, host } = invocation;
    const name = requireInstanceName(args.required('name'));
    const url = baseUrlOf(args.required('url'));
    if (args.flag('check') !== false) {
      const told = readReadiness(await ask(routeUrl(url, READY_PATH), askingOf(invocation)));
      if (!told.ok) return { findings: [told.finding] };
    }
    const instances = savedInstances(host.environment);
    const token_file = invocation.file('token-file')?.path ?? null;
    await instances.add(name, { schema_version: 1, url, token_file });
    return savedOutcome({ name, url, token_file, active: (await instances.active()) === name });
  },
};

export const use: Command = {
  examples: { 'claimgate instance use production': 'what is asked from now on' },
  positionals: { name: argument('the name of the saved instance') },
  async run({ args, host }) {
    const name = requireInstanceName(args.required('name'));
    const instances = savedInstances(host.environment);
    const { url, token_file } = await instances.read(name);
    await instances.use(name);
    return savedOutcome({ name, url, token_file, active: true });
  },
};

export const list: Command = {
  examples: { 'claimgate instance list': 'every saved instance; the active one has a star' },
  async run({ host }) {
    const saved = savedInstances(host.environment);
    const active = await saved.active();
    const instances: SavedInstance[] = [];
    for (const name of await saved.names()) {
      const { url, token_file } = await saved.read(name);
      instances.push({ name, url, token_file, active: name === active });
    }
    return { result: { instances }, lines: instances.map(instanceLine) };
  },
};

export const remove: Command = {
  examples: { 'claimgate instance remove staging': 'forget it; the file of its token is left' },
  positionals: { name: argument('the name of the saved instance') },
  async run({ args, host }) {
    const name = requireInstanceName(args.required('name'));
    await savedInstances(host.environment).remove(name);
    return { result: { instances: [] }, lines: [`removed ${name}`] };
  },
};

export const diagnostics: Command = {
  examples: {
    'claimgate instance diagnostics': 'a snapshot of the active instance',
    'claimgate instance diagnostics --deployment compose --provider pixelgram --logs-file service.log --json':
      'what support asks for',
  },
  options: {
    ...INSTANCE_OPTIONS,
    ...TOKEN_OPTION,
    deployment: valued('how it was deployed, as a slug'),
    provider: valued('the provider that is looked into'),
    'logs-file': valued('add the last 100 lines of this log, redacted'),
  },
  async run(invocation) {
    const { result, findings } = await diagnoseInstance(invocation);
    return { result, findings, lines: diagnosticsLines(result) };
  },
};

function waitOf(text: string | undefined): number {
  if (text === undefined) return 0;
  const seconds = /^[1-9][0-9]{0,3}$/.test(text) ? Number(text) : Number.NaN;
  if (seconds <= MAX_WAIT_S) return seconds * 1000;
  throw usageError({ expected: `--wait with 1 to ${MAX_WAIT_S} seconds`, found: text });
}

function savedOutcome(saved: SavedInstance): Outcome {
  return { result: { instances: [saved] }, lines: [instanceLine(saved)] };
}

function healthLines({
  instance,
  health: alive,
  ready,
  database,
  storage,
}: InstanceHealth): string[] {
  return [
    `instance: ${instance}`,
    `  liveness: ${probeWords(alive)}`,
    ...(ready === null
      ? []
      : [`  readiness: ${probeWords(ready)}`, `  database: ${database.replace('_', ' ')}`]),
    ...(storage === undefined ? [] : [`  storage: ${storage.replace('_', ' ')}`]),
  ];
}

function probeWords({ ok, code, http_status }: ProbeResult): string {
  if (ok) return 'ok';
  return http_status === null ? `failed, ${code}` : `failed, ${code}, HTTP ${http_status}`;
}

function instanceLine({ name, url, token_file, active }: SavedInstance): string {
  const token = token_file === null ? '' : `  token in ${token_file}`;
  return `${active ? '*' : ' '} ${name}  ${url}${token}`;
}

function diagnosticsLines(snapshot: Diagnostics): string[] {
  const { system, profile, paths, token, deployment, logs } = snapshot;
  return [
    `claimgate: ${TOOL.version}, ${systemWords(system)}`,
    `at: ${snapshot.generated_at}`,
    `profile: ${profile ?? 'none'}`,
    `  settings: ${paths.folder}`,
    ...(paths.profile === null ? [] : [`  file: ${paths.profile}`]),
    ...(deployment === null ? [] : [`deployment: ${deployment}`]),
    ...healthLines(snapshot.health),
    `token: ${token.source === null ? 'none' : `from ${token.source.replace('_', ' ')}`}`,
    ...callerLines(snapshot),
    ...providerLines(snapshot.providers),
    ...billingLines(snapshot),
    ...(logs === null ? [] : [`log: ${logs.file}`, ...logs.lines.map((line) => `  | ${line}`)]),
  ];
}

function callerLines({ caller, workspaces }: Diagnostics): string[] {
  const who = caller.caller;
  const name = who === null ? WORDS[caller.standing] : `${who.kind} ${who.name}`;
  const until = who === null ? '' : `, ${who.scopes.join(',')}, until ${who.expires_at}`;
  const count = workspaces.count ?? WORDS[workspaces.standing];
  return [`caller: ${name}${until}`, `workspaces: ${count}`];
}

function providerLines({ standing, accounts, states, requested }: DiagnosticsProviders): string[] {
  const counts = states.map(({ state, subjects }) => `${subjects} ${state}`);
  const all = accounts === null ? WORDS[standing] : [...counts, `${accounts} accounts`].join(', ');
  if (requested === null) return [`providers: ${all}`];
  const { provider, subjects, blockers } = requested;
  const unknown = accounts === null ? WORDS[standing] : 'not one of this instance';
  const asked = subjects ? [mayRun(subjects), ...blockers].join(', ') : unknown;
  return [`providers: ${all}`, `  ${provider}: ${asked}`];
}

function billingLines({ billing: { standing, billing } }: Diagnostics): string[] {
  if (billing === null) return [`billing: ${WORDS[standing]}`];
  const usage = billing.usage.map(
    ({ name, used, limit }) => `  ${name}: ${used}${limit === null ? '' : ` of ${limit}`}`,
  );
  return [`billing: ${billing.plan}`, ...usage];
}

const WORDS: Readonly<Record<PartStanding, string>> = {
  told: 'told',
  not_asked: 'not asked, without a token',
  not_offered: 'not offered',
  failed: 'failed',
};

/** A snapshot of an instance for support, without secrets, and what went wrong while it was made. */
async function diagnoseInstance(
  invocation: Invocation,
): Promise<{ readonly result: Diagnostics; readonly findings: readonly Finding[] }> {
  const { args, at } = invocation;
  const request = instanceOf(invocation);
  const deployment = slugOf('deployment', args.text('deployment'));
  const provider = slugOf('provider', args.text('provider'));
  const chosen = await chooseInstance(request);
  const logs = await logsOf(invocation.file('logs-file'));
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
  const [checked, caller, workspaces, catalogue, billing] = await Promise.all([
    probeInstance(url, asking),
    known(PART_PATHS.caller),
    known(PART_PATHS.workspaces),
    known(PART_PATHS.catalogue),
    known(PART_PATHS.billing),
  ]);
  const read = partsOf({ caller, workspaces, catalogue, billing }, provider);
  const parts = { health: checked.result, ...read.parts };
  return { parts, findings: [...checked.findings, ...read.findings] };
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
  if (text === undefined || isSlug(text)) return text ?? null;
  throw new ClaimgateError('usage', { expected: `--${option} as a slug` });
}
