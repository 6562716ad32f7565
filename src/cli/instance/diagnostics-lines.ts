import type { Diagnostics, DiagnosticsProviders, PartStanding } from '../../documents/index.ts';
import { healthLines } from './lines.ts';

/** A snapshot for reading. @param version of this program */
export function diagnosticsLines(version: string, snapshot: Diagnostics): string[] {
  const { system, profile, paths, health, token, deployment, logs } = snapshot;
  return [
    `claimgate: ${version}, Node.js ${system.node}, ${system.os}, ${system.arch}`,
    `at: ${snapshot.generated_at}`,
    `profile: ${profile ?? 'none'}`,
    `  settings: ${paths.folder}`,
    ...(paths.profile === null ? [] : [`  file: ${paths.profile}`]),
    ...(deployment === null ? [] : [`deployment: ${deployment}`]),
    ...healthLines(health),
    `token: ${token.source === null ? 'none' : `from ${token.source.replace('_', ' ')}`}`,
    ...callerLines(snapshot),
    ...providerLines(snapshot.providers),
    ...billingLines(snapshot),
    ...(logs === null ? [] : [`log: ${logs.file}`, ...logs.lines.map((line) => `  | ${line}`)]),
  ];
}

function callerLines({ caller, workspaces }: Diagnostics): string[] {
  const who = caller.caller;
  const name = who === null ? words(caller.standing) : `${who.kind} ${who.name}`;
  const until = who === null ? '' : `, ${who.scopes.join(',')}, until ${who.expires_at}`;
  const count = workspaces.count ?? words(workspaces.standing);
  return [`caller: ${name}${until}`, `workspaces: ${count}`];
}

function providerLines({ standing, accounts, states, requested }: DiagnosticsProviders): string[] {
  const counts = states.map(({ state, providers }) => `${providers} ${state}`);
  const all = accounts === null ? words(standing) : [...counts, `${accounts} accounts`].join(', ');
  if (requested === null) return [`providers: ${all}`];
  const { provider, known, state, blockers } = requested;
  const unknown = accounts === null ? words(standing) : 'not one of this instance';
  const asked = known ? [state, ...blockers].join(', ') : unknown;
  return [`providers: ${all}`, `  ${provider}: ${asked}`];
}

function billingLines({ billing: { standing, billing } }: Diagnostics): string[] {
  if (billing === null) return [`billing: ${words(standing)}`];
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

function words(standing: PartStanding): string {
  return WORDS[standing];
}
