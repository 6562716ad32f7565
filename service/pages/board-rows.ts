// The rows of the board that a filter leaves, in the order of the page, and the same rows as CSV.

import type { ReadinessState } from '../../src/documents/index.ts';
import { ClaimgateError } from '../../src/documents/findings.ts';
import { DAY_MS, formatInstant, type EpochMs } from '../../src/documents/json.ts';
import { appText } from '../../src/ledger/subjects.ts';
import { STATES } from '../../src/readiness/blockers.ts';
import { isOfAccount } from '../../src/readiness/decide.ts';
import type { Reply } from '../http/reply.ts';
import type { SubjectStanding } from '../readiness/board.ts';
import type { Survey } from '../readiness/readiness.ts';
import { OPERATION_WORDS, STATE_LOOKS, appName, subjectName } from './words.ts';
import { findCause, isWronglyClaimed } from './causes.ts';

export const FILTERS = ['q', 'provider', 'state', 'claim', 'expires', 'app', 'cause'] as const;

/** `q` are words that a subject must have, in any order. */
export type BoardFilter = Readonly<Record<(typeof FILTERS)[number], string>>;

/** Reads the filter of an address. A choice that does not exist is refused: it would seem to find nothing. */
export function filterIn(query: URLSearchParams): BoardFilter {
  const chosen = (name: string, choices: readonly string[]) => {
    const value = query.get(name) ?? '';
    if (value === '' || choices.includes(value)) return value;
    throw new ClaimgateError('query_invalid', { expected: choices.join(', '), found: value });
  };
  return {
    q: (query.get('q') ?? '').trim(),
    provider: query.get('provider') ?? '',
    state: chosen('state', [...STATES, NOT_CONNECTED]),
    claim: chosen('claim', Object.keys(CLAIMS)),
    expires: chosen('expires', Object.keys(EXPIRIES)),
    app: query.get('app') ?? '',
    cause: query.get('cause') ?? '',
  };
}

export const CLAIMS: Readonly<Record<string, string>> = {
  claimed: 'Claimed',
  refused: 'Wrongly claimed',
  unclaimed: 'Not claimed',
};

export const EXPIRIES: Readonly<Record<string, string>> = {
  over: 'Expired',
  '1': 'Within 1 day',
  '7': 'Within 7 days',
  '30': 'Within 30 days',
};

/** Evidence that expires sooner is highlighted. */
export const SOON_MS = 7 * DAY_MS;

function fits(row: SubjectStanding, survey: Survey, filter: BoardFilter): boolean {
  const { subject, isClaimed } = row;
  if (filter.provider !== '' && subject.provider !== filter.provider) return false;
  if (filter.state !== '' && stateOf(row) !== filter.state) return false;
  if (filter.claim !== '' && isClaimed !== (filter.claim !== 'unclaimed')) return false;
  if (filter.claim === 'refused' && !isWronglyClaimed(row)) return false;
  if (filter.app !== '' && appText(subject) !== filter.app) return false;
  if (filter.cause !== '' && findCause(row) !== filter.cause) return false;
  if (!expiresAs(row, survey, filter.expires)) return false;
  const words = filter.q.toLowerCase().split(/\s+/);
  const text = searched(row, survey);
  return words.every((word) => text.includes(word));
}

export const NOT_CONNECTED = 'not_connected';

/** The state of a subject, or the label of one that nobody connected an account for. */
function stateOf({ decision, isConnected, isClaimed }: SubjectStanding): string {
  return isConnected || isClaimed ? decision.state : NOT_CONNECTED;
}

function expiresAs({ expiry }: SubjectStanding, { at }: Survey, expires: string): boolean {
  if (expires === '') return true;
  if (expiry === null) return false;
  return expires === 'over'
    ? expiry.at <= at
    : expiry.at > at && expiry.at <= at + Number(expires) * DAY_MS;
}

function searched(
  { subject, digest, decision, accounts }: SubjectStanding,
  { facts }: Survey,
): string {
  const { label = '', instance_label = '' } = facts.labels(subject);
  return [
    ...Object.values(subject),
    OPERATION_WORDS[subject.operation],
    STATE_LOOKS[decision.state].words,
    digest,
    ...accounts.map(({ account_reference }) => account_reference),
    label,
    instance_label,
  ]
    .join(' ')
    .toLowerCase();
}

const RANKS = new Map<ReadinessState, number>(STATES.map((state, rank) => [state, rank]));

/** Wrong claims come first, then what is restricted most. */
export function byWorst(one: SubjectStanding, other: SubjectStanding): number {
  return rankOf(one) - rankOf(other);
}

function rankOf(row: SubjectStanding): number {
  const apart = isWronglyClaimed(row) ? 0 : stateOf(row) === NOT_CONNECTED ? 2 : 1;
  return (RANKS.get(row.decision.state) ?? 0) + apart * RANKS.size;
}

export function isSoon({ expiry }: SubjectStanding, at: EpochMs): boolean {
  return expiry !== null && expiry.at > at && expiry.at <= at + SOON_MS;
}

export function chosenRows(survey: Survey, filter: BoardFilter): SubjectStanding[] {
  const keyOf = ({ subject }: SubjectStanding) =>
    `${subjectName(subject)} ${subject.provider_environment} ${appName(subject, survey.facts)}`;
  return survey.rows
    .filter((row) => fits(row, survey, filter))
    .map((row) => ({ row, rank: rankOf(row), key: keyOf(row) }))
    .sort((one, other) => one.rank - other.rank || (one.key < other.key ? -1 : 1))
    .map(({ row }) => row);
}

/** Writes the same rows for spreadsheets (RFC 4180), all of them on one page. */
export function boardCsv(survey: Survey, filter: BoardFilter): Reply {
  const { at, facts } = survey;
  const { deployment } = facts.document;
  const head = [
    'deployment',
    'as_of',
    ...SUBJECT_COLUMNS,
    'app_label',
    'instance_label',
    'accounts',
    'accounts_to_reconnect',
    'state',
    'claimed',
    'advertisable',
    'expires_at',
    'expires_by',
    'blockers',
  ];
  const rows = chosenRows(survey, filter).map((row) => {
    const { subject, decision, expiry, isClaimed, lacking } = row;
    const { label = '', instance_label = '' } = facts.labels(subject);
    return [
      deployment,
      formatInstant(at),
      ...SUBJECT_COLUMNS.map((member) => subject[member] ?? ''),
      label,
      instance_label,
      String(accountsOf(row).length),
      String(accountsOf(row).filter(isLapsed).length),
      stateOf(row),
      isClaimed ? 'yes' : 'no',
      decision.advertisable ? 'yes' : 'no',
      expiry === null ? '' : formatInstant(expiry.at),
      expiry?.what ?? '',
      [...decision.blockers, ...lacking].map(({ code }) => code).join(' '),
    ];
  });
  const name = `readiness-${deployment}-${formatInstant(at).slice(0, 10)}.csv`;
  return {
    status: 200,
    type: 'text/csv; charset=utf-8',
    body: [head, ...rows].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join(''),
    headers: { 'content-disposition': `attachment; filename="${name}"` },
  };
}

/** The decisions on the accounts that are connected for a subject. */
export function accountsOf({ accounts }: SubjectStanding): SubjectStanding['accounts'] {
  return accounts.filter(({ account_reference }) => account_reference !== null);
}

export function isLapsed({ decision }: SubjectStanding['accounts'][number]): boolean {
  return decision.blockers.some(isOfAccount);
}

const SUBJECT_COLUMNS = [
  'provider',
  'output_profile',
  'operation',
  'account_kind',
  'policy_mode',
  'deployment_environment',
  'provider_environment',
  'app_fingerprint',
  'instance_fingerprint',
] as const;

/** Spreadsheets compute what begins like a formula, so such a text gets an apostrophe before it. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
