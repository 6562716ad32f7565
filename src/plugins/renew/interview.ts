import { isThere } from '../../io/files.ts';
import { isSlug } from '../../documents/json-value.ts';
import { DAY_MS, formatInstant, parseInstant } from '../../documents/json.ts';
import type { Digest, Fingerprinter, FingerprintField } from '../../digest/index.ts';
import { parseDigest } from '../../digest/index.ts';
import { TIER_NOT_REQUIRED } from '../../evidence/subject-evidence.ts';
import { usageError, type Arguments } from '../../cli/arguments.ts';
import { messageOf, present, refusalOf } from '../../documents/findings.ts';
import type { CommandOptions } from '../../cli/command.ts';
import type { Invocation } from '../../cli/invocation.ts';
import { repeated, valued } from '../../cli/options.ts';
import { fingerprintId } from '../../cli/keys/fingerprinter.ts';
import { readText } from '../../cli/named-file.ts';
import type { PublishOperation } from '../../cli/evidence/templates.ts';

const OPERATIONS: Readonly<Record<string, PublishOperation>> = {
  immediate: 'publish_immediate',
  scheduled: 'publish_scheduled',
};

/** Each question can be answered by an option; what is never asked has a default. */
export const INTERVIEW_OPTIONS: CommandOptions = {
  provider: valued('the provider, such as pinterest', 'NAME'),
  profile: valued('the format that is published, such as image-pin', 'FORMAT'),
  operation: {
    ...valued('when it is published', 'OPERATION'),
    choices: Object.keys(OPERATIONS),
    default: 'immediate',
  },
  'account-kind': { ...valued('the kind of account', 'KIND'), default: 'business' },
  'policy-mode': { ...valued('the policy mode', 'MODE'), default: 'standard' },
  local: valued('the command that tests without the provider', 'COMMAND'),
  live: valued('the command that tests at the provider', 'COMMAND'),
  app: valued(
    'a file with one line that names your app at the provider (client id, redirect URI), or its fingerprint',
    'FILE',
  ),
  account: valued('a file with the id of the test account, or its fingerprint', 'FILE'),
  review: valued(
    'whether the provider reviewed the app: none if it reviews no apps, or "TIER FROM UNTIL"',
    'TEXT',
  ),
  scope: repeated('a scope that the tests were granted; may be repeated', 'NAME'),
  env: repeated('a variable that the tests need beside PATH, HOME, LANG and TZ', 'NAME'),
  covers: repeated('the code that the tests are of, as a glob (default: all of it)', 'GLOB'),
  capability: valued(
    'your file that says what the adapter can do (default: one is written)',
    'FILE',
  ),
  policy: valued('your file that says what you allow (default: the same)', 'FILE'),
  results: valued(
    'the JUnit or CTRF file that both commands write (default: found by the tool)',
    'FILE',
  ),
  probe: valued('a command that prints runtime facts for the export', 'COMMAND'),
};

/** The claim, by what names it to people. */
export interface AskedClaim {
  readonly provider: string;
  readonly outputProfile: string;
  readonly operation: PublishOperation;
  readonly accountKind: string;
  readonly policyMode: string;
}

/** The provider's decision about the app, as a person states it. */
export interface Review {
  readonly tier: string;
  readonly reviewedAt: string;
  readonly expiresAt: string;
}

/** Asks a question unless its option answers it, again after an answer that can't be read. @throws ClaimgateError `usage` where nobody can be asked */
export type Ask = <T>(
  option: string,
  question: string,
  read: (text: string) => T,
  preset?: string,
) => Promise<T>;

const MOST_TRIES = 3;

export function asker({ args, host }: Invocation): Ask {
  return async (option, question, read, preset) => {
    const given = args.text(option);
    if (given !== undefined) return read(given);
    if (args.flag('yes') === true && preset !== undefined) return read(preset);
    const shown = preset === undefined ? `${question}: ` : `${question} [${preset}]: `;
    for (let tries = 1; ; tries += 1) {
      const answer = (await host.ask?.(shown))?.trim();
      if (answer === undefined || (answer === '' && preset === undefined))
        throw usageError({ expected: `--${option}, or an answer on a terminal` });
      try {
        return read(answer === '' ? (preset ?? '') : answer);
      } catch (error) {
        const { findings } = refusalOf(error, 'usage');
        if (tries === MOST_TRIES) throw error;
        host.stderr.write(`${findings.map(messageOf).join('; ')}\n`);
      }
    }
  };
}

const asTyped = (text: string): string => text;

export async function askClaim(ask: Ask, { args }: Invocation): Promise<AskedClaim> {
  const given = args.text('provider');
  const { provider, profile } =
    given === undefined
      ? await ask('provider', 'Provider and format, such as pinterest image-pin', bothIn)
      : { provider: slugOf('provider', given), profile: undefined };
  const outputProfile =
    profile === undefined || args.text('profile') !== undefined
      ? await ask('profile', 'Format that you publish', (text) => slugOf('profile', text), 'post')
      : profile;
  return {
    provider,
    outputProfile,
    operation: operationOf(args),
    accountKind: slugOf('account-kind', args.required('account-kind')),
    policyMode: slugOf('policy-mode', args.required('policy-mode')),
  };
}

function bothIn(text: string) {
  const [provider = '', profile = 'post', ...more] = text.split(/\s+/);
  if (more.length > 0)
    throw usageError({ found: `"${text}"`, expected: 'a provider and a format' });
  return { provider: slugOf('provider', provider), profile: slugOf('profile', profile) };
}

export function askCommand(ask: Ask, side: 'local' | 'live', question: string): Promise<string> {
  return ask(side, question, asTyped);
}

export function operationOf(args: Arguments): PublishOperation {
  return present(OPERATIONS[args.oneOf('operation', Object.keys(OPERATIONS))]);
}

function slugOf(option: string, text: string): string {
  if (isSlug(text) && text.length <= 64) return text;
  throw usageError({
    found: `"${text}" for --${option}`,
    expected: 'a name in lower case, with letters, digits and - . or _ between them',
  });
}

const MAX_ID_BYTES = 4096;

/** Asks for an id, and keeps its fingerprint only. By an option it comes in a file: other processes see arguments. */
export async function askId(
  ask: Ask,
  invocation: Invocation,
  [option, field, question]: readonly [string, FingerprintField, string],
  fingerprints: Fingerprinter,
): Promise<Digest | string> {
  const answer = await ask(option, question, asTyped);
  const digest = parseDigest(answer);
  if (digest !== undefined) return digest;
  const file = invocation.file(option);
  if (file && !isThere(file.path))
    throw usageError({
      found: `--${option} ${file.name}, which is no file`,
      expected:
        'a file with the id, or a fingerprint; other processes see the arguments of a command',
    });
  const text = file ? await readText(file, MAX_ID_BYTES) : answer;
  async function* bytes() {
    yield Buffer.from(text);
  }
  return fingerprintId(field, bytes(), fingerprints);
}

/** @param at when the person is asked, in milliseconds @throws ClaimgateError `usage` */
export async function askReview(ask: Ask, provider: string, at: number): Promise<Review> {
  const question = `Review of your app by ${provider}: "none" if it reviews no apps, or the tier and its days ("standard 2026-05-04 2027-05-04")`;
  return ask('review', question, (text) => reviewOf(text, at), 'none');
}

const DAYS_WITHOUT_REVIEW = 365;

function reviewOf(text: string, at: number): Review {
  // Whole seconds, as test tools write the start of their tests.
  const now = at - (at % 1000);
  if (text === 'none')
    return {
      tier: TIER_NOT_REQUIRED,
      reviewedAt: formatInstant(now),
      expiresAt: formatInstant(now + DAYS_WITHOUT_REVIEW * DAY_MS),
    };
  const [tier = '', from = '', until = '', more] = text.split(/\s+/);
  const [reviewed, expires] = [from, until].map(instantIn);
  if (reviewed !== undefined && expires !== undefined && more === undefined && isSlug(tier))
    return { tier, reviewedAt: formatInstant(reviewed), expiresAt: formatInstant(expires) };
  throw usageError({
    found: `"${text}" for --review`,
    expected: 'none, or tier and days such as "standard 2026-05-04 2027-05-04"',
  });
}

function instantIn(text: string): number | undefined {
  return parseInstant(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : text);
}
