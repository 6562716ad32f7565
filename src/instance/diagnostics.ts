import { ClaimgateError, type Finding } from '../documents/findings.ts';
import { type Shape } from '../documents/json.ts';
import type {
  Billing,
  CallerIdentity,
  Diagnostics,
  DiagnosticsProviders,
  PartStanding,
  ProviderCatalogue,
  ReadinessState,
  ScopeName,
  Workspaces,
} from '../documents/index.ts';
import { document as billing } from '../documents/generated/billing.validator.js';
import { document as caller } from '../documents/generated/caller.validator.js';
import { document as catalogue } from '../documents/generated/provider-catalogue.validator.js';
import { document as workspaces } from '../documents/generated/workspaces.validator.js';
import { type Asked, readAnswer } from './answer.ts';
import { redactLines } from './redact.ts';
import { STATES } from '../readiness/blockers.ts';

/** Routes that diagnostics read with a token; the last three are optional on a server. */
export const PART_PATHS = {
  caller: '/api/v1/auth/me',
  catalogue: '/api/v1/accounts/providers',
  workspaces: '/api/v1/workspaces',
  billing: '/api/v1/billing',
} as const;

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

/** The answer of each route; `null` where it was not asked. */
type PartAnswers = Readonly<Record<keyof typeof PART_PATHS, Asked | null>>;

/** Says what the routes answered; workspaces are counted, because their names are private. */
export function partsOf(answers: PartAnswers, requested: string | null) {
  const who = read(answers.caller, CALLER);
  const spaces = read(answers.workspaces, WORKSPACES);
  const known = read(answers.catalogue, CATALOGUE, 'accounts:read');
  const paid = read(answers.billing, BILLING);
  const parts: Pick<Diagnostics, 'billing' | 'caller' | 'providers' | 'workspaces'> = {
    caller: { standing: who.standing, caller: who.value },
    workspaces: {
      standing: spaces.standing,
      count: spaces.value?.workspaces.length ?? null,
      active: spaces.value?.workspaces.some((one) => one.active) ?? null,
    },
    providers: providersPart(known, requested),
    billing: { standing: paid.standing, billing: paid.value },
  };
  return { parts, findings: [who, spaces, known, paid].flatMap(({ findings }) => findings) };
}

/** Counts subjects by state, and returns the counts of the requested provider. */
function providersPart(
  { standing, value }: Read<ProviderCatalogue>,
  requested: string | null,
): DiagnosticsProviders {
  const providers = value?.providers ?? [];
  const counted = new Map<ReadinessState, number>();
  const count = (state: ReadinessState, subjects: number) => {
    if (subjects > 0) counted.set(state, (counted.get(state) ?? 0) + subjects);
  };
  for (const { readiness } of providers) {
    count('healthy', readiness.subjects.executable);
    for (const { state, subjects } of readiness.blocked) count(state, subjects);
  }
  const found = providers.find(({ provider }) => provider === requested)?.readiness;
  return {
    standing,
    accounts: value && providers.reduce((sum, one) => sum + one.connected_accounts, 0),
    states: STATES.flatMap((state) => {
      const subjects = counted.get(state);
      return subjects === undefined ? [] : [{ state, subjects }];
    }),
    requested:
      requested === null
        ? null
        : {
            provider: requested,
            known: found !== undefined,
            subjects: found?.subjects ?? null,
            blockers: [...new Set(found?.blocked.map(({ code }) => code))],
          },
  };
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

/**
 * Reads the end of a log as text: UTF-8, or UTF-16 behind its byte order mark.
 *
 * @param isWhole whether that is all of the file; else the first line is only a part of one, and left out
 * @param file the name that an error gives it
 * @throws ClaimgateError `log_encoding_unknown`
 */
function logText(bytes: Uint8Array, isWhole: boolean, file: string): string {
  const mark = isWhole ? Buffer.from(bytes.subarray(0, 2)).toString('hex') : '';
  const encoding = { fffe: 'UTF-16LE', feff: 'UTF-16BE' }[mark] ?? 'UTF-8';
  const start = isWhole ? 0 : bytes.indexOf(0x0a) + 1 || bytes.length;
  let found = `bytes that are not ${encoding}`;
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes.subarray(start));
    if (!text.includes('\0')) return text;
    found = 'zero bytes';
  } catch {
    // Refused below.
  }
  const expected = 'UTF-8, or UTF-16 with a byte order mark';
  throw new ClaimgateError('log_encoding_unknown', { file, expected, found });
}
