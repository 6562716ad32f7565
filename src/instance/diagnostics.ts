import type { Finding } from '../findings/index.ts';
import type { Shape } from '../json/index.ts';
import type {
  Billing,
  CallerIdentity,
  DiagnosticsBilling,
  DiagnosticsCaller,
  DiagnosticsProviders,
  DiagnosticsWorkspaces,
  PartStanding,
  ProviderCatalogue,
  ScopeName,
  Workspaces,
} from '../documents/index.ts';
import { document as billing } from '../documents/generated/billing.validator.js';
import { document as caller } from '../documents/generated/caller.validator.js';
import { document as catalogue } from '../documents/generated/provider-catalogue.validator.js';
import { document as workspaces } from '../documents/generated/workspaces.validator.js';
import { type Asked, readAnswer } from './answer.ts';
import { logText } from './log-text.ts';
import { redactLines } from './redact.ts';

/** Routes that diagnostics read with a token; the last three are optional on a server. */
export const PART_PATHS = {
  caller: '/api/v1/auth/me',
  catalogue: '/api/v1/accounts/providers',
  workspaces: '/api/v1/workspaces',
  billing: '/api/v1/billing',
} as const;

export interface Part<T> {
  readonly part: T;
  readonly findings: readonly Finding[];
}

const CALLER: Shape<CallerIdentity> = { document: caller };
const CATALOGUE: Shape<ProviderCatalogue> = { document: catalogue };
const WORKSPACES: Shape<Workspaces> = { document: workspaces };
const BILLING: Shape<Billing> = { document: billing };

interface Read<T> {
  readonly standing: PartStanding;
  readonly value: T | null;
  readonly findings: readonly Finding[];
}

/** A missing route is not a fault; without a token, no request is sent. */
function read<T>(asked: Asked | null, shape: Shape<T>, scope?: ScopeName): Read<T> {
  if (!asked) return { standing: 'not_asked', value: null, findings: [] };
  const told = readAnswer(asked, shape, scope === undefined ? {} : { scope });
  if (told.ok) return { standing: 'told', value: told.value, findings: [] };
  if (told.status === 404 || told.status === 405 || told.status === 501)
    return { standing: 'not_offered', value: null, findings: [] };
  return { standing: 'failed', value: null, findings: [told.finding] };
}

export function callerPart(asked: Asked | null): Part<DiagnosticsCaller> {
  const { standing, value, findings } = read(asked, CALLER);
  return { part: { standing, caller: value }, findings };
}

/** Counts workspaces; their names are private. */
export function workspacesPart(asked: Asked | null): Part<DiagnosticsWorkspaces> {
  const { standing, value, findings } = read(asked, WORKSPACES);
  const count = value === null ? null : value.workspaces.length;
  const active = value === null ? null : value.workspaces.some((one) => one.active);
  return { part: { standing, count, active }, findings };
}

export function billingPart(asked: Asked | null): Part<DiagnosticsBilling> {
  const { standing, value, findings } = read(asked, BILLING);
  return { part: { standing, billing: value }, findings };
}

/** Counts providers by state, and returns the state of the requested one. */
export function providersPart(
  asked: Asked | null,
  requested: string | null,
): Part<DiagnosticsProviders> {
  const { standing, value, findings } = read(asked, CATALOGUE, 'accounts:read');
  const providers = value?.providers ?? [];
  const states = [...new Set(providers.map(({ readiness }) => readiness.state))].sort();
  const accounts = providers.reduce((sum, one) => sum + one.connected_accounts, 0);
  const found = providers.find(({ provider }) => provider === requested);
  const part: DiagnosticsProviders = {
    standing,
    accounts: value === null ? null : accounts,
    states: states.map((state) => ({
      state,
      providers: providers.filter(({ readiness }) => readiness.state === state).length,
    })),
    requested:
      requested === null
        ? null
        : {
            provider: requested,
            known: found !== undefined,
            state: found?.readiness.state ?? null,
            blockers: [
              ...new Set(
                (found?.readiness.decisions ?? []).flatMap(({ decision }) =>
                  decision.blockers.map(({ code }) => code),
                ),
              ),
            ],
          },
  };
  return { part, findings };
}

/** How many lines of a log are shown (specification/service.md 6). */
export const TAIL_LINES = 100;

/** How many lines are read: enough to see the start of a PEM block above the shown lines. */
const LOOKED_AT = 1000;

/** How much of the end of a log is looked at, in bytes: enough for a block that begins before the lines. */
export const TAIL_BYTES = 2 * 1024 * 1024;

/**
 * Returns the last lines of a log, redacted. It reads more lines than it shows, to redact secrets that begin above.
 *
 * @param bytes the end of the file
 * @param isWhole whether that is all of it; else the first line is only a part of one, and left out
 * @param file the name that an error gives it
 * @throws ClaimgateError `log_encoding_unknown`
 */
export function logTail(bytes: Uint8Array, isWhole: boolean, file: string): string[] {
  const lines = logText(bytes, isWhole, file).split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  return redactLines(lines.slice(-LOOKED_AT), TAIL_LINES);
}
