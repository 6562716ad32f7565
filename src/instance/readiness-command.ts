import type {
  ProviderReadiness,
  ReadinessBoard,
  ReadinessDecision,
  ReadinessQuestion,
} from '../documents/index.ts';
import { codeNamed, demand, errorOf } from '../documents/error.ts';
import { CLEARS_BY_WORDS, finding, type Finding } from '../documents/findings.ts';
import {
  blockedFinding,
  blockedProviders,
  blockersOf,
  mayRun,
  type CountedBlocker,
} from './answer.ts';
import { usageError } from '../cli/arguments.ts';
import type { Command } from '../cli/command.ts';
import type { Invocation } from '../cli/invocation.ts';
import type { Outcome } from '../report/report.ts';
import { EVIDENCE_OPTIONS, flag, argument } from '../cli/options.ts';
import { boardOf, INSTANCE_OPTIONS, instanceOf, TOKEN_OPTION } from './asked-instance.ts';
import { document } from '../documents/generated/readiness-question.validator.js';
import { lintContract } from '../evidence/contract.ts';
import { readRegularFile } from '../io/files.ts';
import { checkShape, pointerTo, readJson, type Shape } from '../documents/json.ts';
import { leaksIn } from '../documents/sanitizer.ts';
import { decide as decideReadiness } from '../readiness/decide.ts';
import { decisionInputOf, withoutEntry, readinessSettings } from '../readiness/input.ts';
import type { NamedFile } from '../cli/named-file.ts';
import { requireKnownProviders } from '../evidence/disabled-providers.ts';

export const command: Command = {
  examples: {
    'claimgate readiness': 'what blocks providers on the active instance',
    'claimgate readiness --instance https://claims.example.com --token-file ops.token --fail-on-blocked':
      'for scripts',
    'claimgate readiness question.json': 'whether the operation may run now, and why not',
    'SERVICE_PROVIDER_CERTIFICATION_ENFORCED=true claimgate readiness question.json --at 2026-01-31T12:00:00Z --json':
      'as of an instant, under enforcement, for programs',
  },
  positionals: {
    file: argument(
      'decide by this readiness question, without an instance: request, evidence, contracts, claim',
    ),
  },
  options: {
    ...INSTANCE_OPTIONS,
    ...TOKEN_OPTION,
    'fail-on-blocked': flag(
      'exit with 1 if a subject may not run, or a claim is wrong; accounts to reconnect do not count',
    ),
    at: { ...EVIDENCE_OPTIONS['at'], describe: 'with a file: decide as of this instant' },
  },
  async run(invocation) {
    const { args } = invocation;
    const file = invocation.file('file');
    if (!file) {
      args.refuse(['at'], 'without a file');
      return askProviders(invocation);
    }
    args.refuse(['instance', 'token-file'], 'with a file');
    if (args.flag('fail-on-blocked') !== undefined)
      throw usageError({ found: '--fail-on-blocked is of no use with a file' });
    return decideBy(file, invocation);
  },
};

async function decideBy(file: NamedFile, invocation: Invocation): Promise<Outcome> {
  const { args, at: now, host } = invocation;
  const at = args.instant('at') ?? now;
  const settings = readinessSettings(host.environment);
  const { leaks, question } = await readQuestion(file);
  const { providers, request } = question;
  requireKnownProviders(settings, new Set([...providers, request.subject.provider]));
  // Blockers repeat what an entry says, which is as if it came from a projection.
  const sound = leaks.length === 0 ? question : withoutEntry(question, at);
  const result = decideReadiness(decisionInputOf(sound, settings, at));
  const findings = [...leaks, ...result.blockers.map(blockerFinding)];
  return { result, findings, lines: decisionLines(result) };
}

/** Turns a blocker into a finding; the decision describes it in more detail. */
function blockerFinding({ code, clears_at }: ReadinessDecision['blockers'][number]): Finding {
  // One that is no code of ours must not be left out: it would not be in the way of the exit code either.
  return finding(codeNamed(code), clears_at === undefined ? {} : { clears_at });
}

function decisionLines({
  state,
  blockers,
  would_block: would,
  advertisable,
  facts_age_seconds: age,
}: ReadinessDecision) {
  const advertised = advertisable ? 'may be advertised' : 'not to be advertised';
  return [
    `${state}: ${blockers.length === 0 ? 'may run' : 'may not run'}, ${advertised}`,
    ...blockers.map(({ detail }) => `  ${detail}`),
    ...would.map(({ detail }) => `  under enforcement also: ${detail}`),
    ...(age === null ? [] : [`  runtime facts: ${factsAge(age)}`]),
  ];
}

async function askProviders(invocation: Invocation): Promise<Outcome> {
  const { url, read } = await boardOf(instanceOf(invocation));
  const board = demand(await read());
  const { providers } = board;
  const blocked = blockedProviders(board);
  const fails = invocation.args.flag('fail-on-blocked') === true;
  const findings = fails ? blockedFinding(blocked, url) : [];
  const result = { instance: url, blocked: blocked.length, providers };
  return { result, findings, lines: readinessLines(board) };
}

/** Blocked subjects with their causes; healthy ones are one last line. */
export function readinessLines(board: ReadinessBoard): string[] {
  const { providers } = board;
  const blocked = new Set(blockedProviders(board));
  const told = providers.filter(
    (provider) =>
      blocked.has(provider) ||
      provider.accounts.reconnect_required > 0 ||
      blockersOf(provider, 'would_block').length > 0,
  );
  const healthy = providers.length - blocked.size;
  const width = Math.max(0, ...told.map(({ provider }) => provider.length));
  return [
    ...told.flatMap((provider) => providerLines(provider, width)),
    `${healthy} of ${providers.length} healthy`,
    ...oldestFacts(providers).map((seconds) => `runtime facts: ${factsAge(seconds)}`),
  ];
}

/** The age of the oldest runtime facts that a decision rests on; nothing where none were read. */
function oldestFacts(providers: readonly ProviderReadiness[]): number[] {
  const ages = providers.flatMap(({ decisions }) =>
    decisions.flatMap(({ decision }) => decision.facts_age_seconds ?? []),
  );
  return ages.length === 0 ? [] : [ages.reduce((one, other) => Math.max(one, other))];
}

function factsAge(seconds: number): string {
  const [unit, size] = UNITS.find(([, each]) => Math.abs(seconds) >= each) ?? ['second', 1];
  const count = Math.floor(Math.abs(seconds) / size);
  const amount = `${count} ${unit}${count === 1 ? '' : 's'}`;
  return seconds < 0 ? `dated ${amount} in the future` : `${amount} old`;
}

const UNITS: readonly (readonly [unit: string, seconds: number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

function providerLines(provider: ProviderReadiness, width: number): string[] {
  const { decisions, subjects, accounts } = provider;
  const linesOf = (list: 'blockers' | 'would_block') =>
    blockersOf(provider, list).map((one) => blockerLine(one, decisions.length));
  const later = linesOf('would_block');
  return [
    `${provider.provider.padEnd(width)}  ${mayRun(subjects)}`,
    ...(subjects.wrongly_claimed === 0
      ? []
      : [`  ${subjects.wrongly_claimed} of ${subjects.claimed} claims must not be advertised`]),
    ...(accounts.reconnect_required === 0
      ? []
      : [`  ${accounts.reconnect_required} of ${accounts.all} accounts have to be reconnected`]),
    ...linesOf('blockers'),
    ...(later.length === 0 ? [] : ['  once certification is enforced:', ...later.map(indented)]),
  ];
}

const indented = (line: string) => `  ${line}`;

function blockerLine({ blocker, decisions }: CountedBlocker, all: number): string {
  const { code, detail, clears_by, clears_at } = blocker;
  const of = decisions === all ? '' : ` (${decisions} of ${all})`;
  const when = clears_at === undefined ? '' : ` at ${clears_at}`;
  return `  ${code}${of}: ${detail}; cleared by ${CLEARS_BY_WORDS[clears_by]}${when}`;
}

const MAX_QUESTION_BYTES = 16 * 1024 * 1024;
const SHAPE: Shape<ReadinessQuestion> = { document };

interface AskedQuestion {
  readonly question: ReadinessQuestion;
  /** Values of its entry that must not be printed. */
  readonly leaks: readonly Finding[];
}

/** The question in a file, or why it is none: its shape, and what is wrong with its contracts. */
async function readQuestion({ path, name: file }: NamedFile): Promise<AskedQuestion> {
  const bytes = await readRegularFile(path, file, MAX_QUESTION_BYTES);
  const reading = readJson(bytes, { file, maxBytes: MAX_QUESTION_BYTES, isConfidential: true });
  const question = demand(checkShape(SHAPE, reading));
  const faults = question.contracts.flatMap((contract, index) =>
    lintContract(contract, (pointer) => reading.locate(pointerTo('/contracts', index) + pointer)),
  );
  const leaks = leaksIn({ evidence: { entry: question.evidence.entry } }, { file });
  if (faults.length > 0) throw errorOf(faults);
  return { question, leaks };
}
