import { join, normalize } from 'node:path';
import { digestOf, hexOf } from '../../digest/index.ts';
import type { CertificationRun, RenewalCommand } from '../../documents/index.ts';
import { isErrored, runFaults, type RunSide } from '../../evidence/run.ts';
import { scopeDigest } from '../../evidence/subject-evidence.ts';
import {
  ClaimgateError,
  countOf,
  demand,
  errorOf,
  finding,
  messageOf,
  present,
  refusalFor,
  type Finding,
  type Result,
} from '../../documents/findings.ts';
import { refusalOf } from '../../documents/error.ts';
import { renewalDue, type ScheduledRun } from '../../gate/plan.ts';
import { dayStart, nextOpening, windowWords } from '../../gate/renewal-window.ts';
import { CommitTree } from '../../trust/commit-files.ts';
import type { GitRepository } from '../../io/git-repository.ts';
import { requireRepository } from '../../repository/read-inputs.ts';
import {
  runTestCommand,
  type TestEnding,
  probeOf,
  type Probe,
} from '../../cli/evidence/test-command.ts';
import { DAY_MS, formatInstant, instantOf } from '../../documents/json.ts';
import { append } from '../../ledger/append.ts';
import type { Driver } from '../../ledger/driver/connection.ts';
import { newIdempotencyKey } from '../../ledger/prepare-record.ts';
import { countRunsOfAccount, historyOf } from '../../ledger/reading.ts';
import { SIDES } from '../../ledger/records.ts';
import { claimName } from '../../manifest/claim-names.ts';
import { whenWords } from '../../report/report-words.ts';
import { durationOf, usageError } from '../../cli/arguments.ts';
import type { Command } from '../../cli/command.ts';
import type { Invocation } from '../../cli/invocation.ts';
import { readContractIndex } from '../../repository/evidence-inputs.ts';
import { operatorOf, recordingBy } from '../../cli/evidence/ledger-append.ts';
import { subjectDigestStart } from '../../repository/named-subject.ts';
import { withLedger, LEDGER_OPTION, askedLedger } from '../../cli/evidence/open-ledger.ts';
import {
  CLOCK_OPTION,
  flag,
  HEAD_OPTION,
  KEEP_OPTION,
  MEMORY_OPTION,
  PUBLISH_OPTION,
  repeated,
  TRUST_PIN_OPTION,
  valued,
} from '../../cli/options.ts';
import { compareTree, refuseEdited, withoutFile } from '../../repository/tested-tree.ts';
import {
  openReleaseInputs,
  type ReleaseInputs,
  claimsIn,
} from '../../repository/release-inputs.ts';
import {
  limitsOf,
  readTestCommands,
  requireReviewed,
  type TestCommands,
} from '../../repository/renewal.ts';
import type { RunOfTests } from '../../test-results/run.ts';
import {
  isTestedBy,
  prepareRun,
  runOfTest,
  type TestedRun,
} from '../../cli/evidence/run-from-tests.ts';
import { askedConfiguration, askedMemory, askedRepository } from '../../repository/asked.ts';
import { SEAL_SIGNER } from '../../cli/evidence/ledger-seal.ts';
import { Seals, type KnownRuns, type TestedSide } from './seals.ts';

export const command: Command = {
  examples: {
    'claimgate renew --dry-run': 'what is due, with the command that would be run',
    'claimgate renew --seal seals --key tester.key':
      'the same in a job that only tests: another one records the seals',
    'claimgate renew': 'on a timer: run the tests that are due, record them, and export',
  },
  options: {
    ...LEDGER_OPTION,
    ...MEMORY_OPTION,
    ...HEAD_OPTION,
    ...CLOCK_OPTION,
    window: {
      ...valued('how long before it expires evidence may be renewed', 'TIME'),
      default: '7d',
    },
    only: repeated('renew only this claim, due or not; may be repeated', 'SUBJECT'),
    ...KEEP_OPTION,
    ...PUBLISH_OPTION,
    'dry-run': flag('say what would be run, and run nothing'),
    operator: valued('who records (or CLAIMGATE_OPERATOR)', 'NAME'),
    seal: valued(
      'ask no ledger: run what is due by the projection, and seal each run into this folder',
      'DIR',
    ),
    ...SEAL_SIGNER.options,
    ...TRUST_PIN_OPTION,
  },
  async run(invocation) {
    const { due, made, probe, seals } = await renewDue(invocation);
    if (!made) {
      const next = ['claimgate plan --people --hold 14d --output ics=renewals.ics'];
      const lines = [dueWords(due), ...due.map((one) => dueLine(one, invocation.at))];
      return { lines, ...(due.some(({ test }) => !test) ? { next } : {}) };
    }
    const { attempts, failed } = made;
    const isExported =
      !seals &&
      askedConfiguration(invocation).isExportedWith(
        // Right after live runs these show what a service would report.
        probe ??
          (failed.length === 0 ? due.find(({ side, test }) => test && side === 'live') : undefined),
      );
    const exported = isExported ? [await exportedLine(invocation, probe)] : [];
    return {
      findings: failed,
      lines: [dueWords(due), ...attempts.map(({ line }) => line), ...exported],
      ...(isExported ? {} : { next: [seals ? RECORDING : 'claimgate ledger export'] }),
    };
  },
};

/** How many tests were due, for the first line. */
export function dueWords(due: readonly Pick<DueTest, 'test'>[]): string {
  const people = due.filter(({ test }) => test === undefined).length;
  return `${countOf(due.length, 'test')} due${people > 0 ? `, ${people} of them for people` : ''}`;
}

async function exportedLine(invocation: Invocation, probe: Probe | undefined): Promise<string> {
  const { exportConfigured } = await import('../../cli/evidence/ledger-export.ts');
  return `exported: ${(await exportConfigured(invocation.later(), probe)).name}`;
}

interface Renewed {
  readonly due: readonly DueTest[];
  readonly seals: Seals | undefined;
  readonly probe: Probe | undefined;
  /** `undefined` where nothing was run. */
  readonly made: MadeTests | undefined;
}

/**
 * Runs the tests that are due, unless it is only asked which they are, and records or seals what they found.
 *
 * @param isDueNow tells which tests are due before their time @throws ClaimgateError
 */
export async function renewDue(
  invocation: Invocation,
  isDueNow: IsDue = () => false,
): Promise<Renewed> {
  const { args, host } = invocation;
  if (invocation.files('head').length > 0)
    await (await import('../../cli/evidence/published-projection.ts')).requireSamePast(invocation);
  const inputs = await openReleaseInputs({ ...askedRepository(invocation), ref: 'HEAD' }, host);
  const repository = requireRepository(inputs);
  const commands = await readTestCommands(repository, askedMemory(invocation));
  const seals = await Seals.asked(invocation, commands);
  const due = await dueNow({ inputs, commands, seals, isDueNow }, invocation);
  const probe = probeOf(commands, inputs.root, host.environment);
  const runnable = due.filter((one): one is RunnableTest => one.test !== undefined);
  if (args.flag('dry-run') === true || runnable.length === 0)
    return { due, seals, probe, made: undefined };
  await requireReviewed(repository, inputs.release?.revision, commands);
  for (const { test } of runnable) await requireOwnResults(test.results, repository, inputs);
  return { due, seals, probe, made: await madeOf(runnable, inputs, { invocation, seals }) };
}

function dueLine({ claim, expiresAt, side, test }: DueTest, at: number): string {
  const until = expiresAt === undefined ? 'nothing holds' : `expires ${whenWords(expiresAt, at)}`;
  const how = test ? [test.command.join(' '), ...limitsOf(test)].join('; ') : 'a person has to';
  return `due: ${claimName(claim.claim.subject)}, ${side}, ${until}: ${how}`;
}

const RECORDING = 'claimgate ledger append run --sealed FILE';

interface MadeTests {
  readonly attempts: readonly Attempt[];
  readonly failed: readonly Finding[];
}

/** Runs tests, one after the other: two tests of one account would disturb each other. */
async function madeOf(
  runnable: readonly RunnableTest[],
  inputs: ReleaseInputs,
  { invocation, seals }: { readonly invocation: Invocation; readonly seals: Seals | undefined },
): Promise<MadeTests> {
  const repository = requireRepository(inputs);
  // Before any test: one that nobody could record is not run.
  if (!seals) await withLedger(askedLedger(invocation), (ledger) => recorderOf(ledger, invocation));
  // Before any test, which may write files and change lock files.
  const revision = present(inputs.release).revision;
  const edited = await compareTree(repository, revision, invocation.host.environment);
  const attempts: Attempt[] = [];
  const failed: Finding[] = [];
  for (const one of runnable) {
    // One that cannot be recorded keeps none of the others, above all no failure, from being exported.
    const made: Attempt[] = [];
    const making = async () => {
      refuseEdited(
        withoutFile(edited, repository, join(inputs.root, one.test.results)),
        isTestedBy(one.contract, one.side),
      );
      await renewed(one, made, inputs, invocation);
    };
    await making().catch((error: unknown) => {
      failed.push(...refusalOf(error).findings);
    });
    attempts.push(...made);
    failed.push(...(made.at(-1)?.finding ?? []));
  }
  return { attempts, failed };
}

type IsDue = (side: RunSide, runs: readonly ScheduledRun[], commands: TestCommands) => boolean;

interface Asked {
  readonly isDueNow: IsDue;
  readonly commands: TestCommands;
  readonly inputs: ReleaseInputs;
  readonly seals: Seals | undefined;
}

function dueNow(asked: Asked, invocation: Invocation): Promise<readonly DueTest[]> {
  const { seals } = asked;
  const { at } = invocation;
  if (seals) return dueTests(async (one) => seals.runsOf(one, at), asked, invocation);
  return withLedger(askedLedger(invocation), (ledger) =>
    dueTests((one) => runsOf(ledger, one, at), asked, invocation),
  );
}

interface DueTest extends TestedSide {
  /** Where its runs go instead of the ledger. */
  readonly seals: Seals | undefined;
  /** `undefined` where no command fits. */
  readonly test: RenewalCommand | undefined;
  /** The place of the newest record about the subject, counting or not; 0 without one. */
  readonly after: number;
  /** When the newest run that passed expires; `undefined` without one. */
  readonly expiresAt: number | undefined;
  /** When the app review ends, which no run outlives. */
  readonly reviewEndsAt: number;
}

type RunnableTest = DueTest & { readonly test: RenewalCommand };

interface Attempt {
  readonly line: string;
  /** Of a test that failed. */
  readonly finding?: readonly Finding[];
}

/** The tests that are due by what the ledger has recorded until now: a run that was killed goes on where it stopped. */
async function dueTests(
  known: (one: TestedSide) => Promise<KnownRuns>,
  { commands, inputs, isDueNow, seals }: Asked,
  invocation: Invocation,
): Promise<readonly DueTest[]> {
  const { args, at } = invocation;
  const windowMs = durationOf(args.required('window'), 'window');
  const contracts = await readContractIndex(inputs);
  const only = await Promise.all(
    args
      .list('only')
      .map((name) => subjectDigestStart(name, askedRepository(invocation), invocation.host)),
  );
  const claims = claimsIn(inputs.claims.bytes, inputs.claims.path).filter(
    ({ subjectDigest }) =>
      only.length === 0 || only.some((start) => subjectDigest.startsWith(start)),
  );
  const due: DueTest[] = [];
  for (const claim of claims) {
    const { contract_digest, subject } = claim.claim;
    const contract = contracts.byDigest(contract_digest);
    if (!contract) throw new ClaimgateError('contract_unknown', { found: contract_digest });
    for (const side of SIDES) {
      const { after, reviewEndsAt, runs } = await known({ claim, contract, side });
      const start = renewalDue(runs, windowMs, partOf(claim.subjectDigest, side));
      if (only.length === 0 && !isDueNow(side, runs, commands) && at < start) continue;
      const { expiresAt } = runs.find(({ hasPassed }) => hasPassed) ?? {};
      const test = commands.of(subject, side);
      due.push({ claim, contract, side, seals, test, after, expiresAt, reviewEndsAt });
    }
  }
  return due;
}

/**
 * A file of results is removed before each test: it is none that git keeps, and none that the configuration names.
 *
 * @throws ClaimgateError `renewal_results_refused`
 */
async function requireOwnResults(
  results: string,
  repository: GitRepository,
  { config, release }: ReleaseInputs,
): Promise<void> {
  const { facts, keys, ledger = '', projection } = config ?? {};
  const configured = [facts, keys, projection, ledger.replace(/^sqlite:/, '')].flatMap((path) =>
    path ? [normalize(path)] : [],
  );
  const path = normalize(results);
  const isSet = configured.some((one) => path === one || path.startsWith(`${one}/`));
  const tree = release && (await CommitTree.open(repository, release.revision));
  const isTracked = (await tree?.idOfFile(path)) !== undefined;
  if (isSet || isTracked) throw new ClaimgateError('renewal_results_refused', { file: results });
}

const MOST_RECORDS = 200;

/** Runs under another contract, from before the app review that counts, or that a correction quarantines, are none. */
async function runsOf(
  ledger: Driver,
  { claim: { claim }, contract, side }: TestedSide,
  at: number,
): Promise<KnownRuns> {
  const history = await ledger.read((connection) =>
    historyOf(connection, claim.subject, { limit: MOST_RECORDS }),
  );
  const counting = history.filter(({ quarantined_by }) => quarantined_by === null);
  const [review] = counting.flatMap(({ record }) => (record.kind === 'approval' ? record : []));
  const reviewEndsAt = review ? instantOf(review.expires_at) : Infinity;
  const runs = counting.flatMap(({ record }): ScheduledRun[] => {
    if (record.kind !== 'run' || record.side !== side) return [];
    if (record.contract_digest !== contract.digest) return [];
    const hasPassed = runFaults(record, contract.requiredChecks[side], at).length === 0;
    const testedAt = instantOf(record.tested_at);
    if (review && testedAt < instantOf(review.reviewed_at)) return [];
    const retestAt = testedAt + contract.document.retest_days[side] * DAY_MS;
    const endsAt = instantOf(record.expires_at);
    // A test cannot extend evidence beyond its review: a new review asks for it again.
    const expiresAt = endsAt < reviewEndsAt ? Math.min(endsAt, retestAt) : retestAt;
    return [{ testedAt, expiresAt, hasPassed }];
  });
  return { after: history[0]?.sequence ?? 0, reviewEndsAt, runs };
}

/** A run lasts as long as its contract says, and no longer than the app review. */
function endOf(
  { contract, reviewEndsAt, side }: Pick<DueTest, 'contract' | 'reviewEndsAt' | 'side'>,
  startedAt: number,
): string {
  const retestAt = startedAt + contract.document.retest_days[side] * DAY_MS;
  return formatInstant(Math.min(retestAt, reviewEndsAt));
}

/** A number from 0 to 1 that follows from the subject. */
export function partOf(digest: string, side: RunSide): number {
  const hex = hexOf(digestOf(Buffer.from(`${digest} ${side}`)));
  return Number.parseInt(hex.slice(0, 8), 16) / 2 ** 32;
}

const MAX_ATTEMPTS = 3;

/** Runs a test until it passes or could not be made, at most three times; each attempt that says something is recorded. */
async function renewed(
  one: RunnableTest,
  attempts: Attempt[],
  inputs: ReleaseInputs,
  invocation: Invocation,
): Promise<void> {
  let { after } = one;
  while (attempts.length < MAX_ATTEMPTS) {
    const waiting = await reasonToWait(one, invocation);
    if (waiting) return void attempts.push(waiting);
    const attempt = await attempted({ ...one, after }, inputs, invocation);
    attempts.push(attempt);
    after = attempt.sequence;
    if (attempt.isLast) break;
  }
}

/** A test that is due waits for its window, and for the budget of its account. */
async function reasonToWait(
  { claim, seals, side, test }: RunnableTest,
  invocation: Invocation,
): Promise<Attempt | undefined> {
  const { host } = invocation;
  const { runs_per_day: most, window } = test;
  const at = host.clock();
  const waitsFor = (found: string): Attempt => {
    const file = `${claimName(claim.claim.subject)}, ${side}`;
    return {
      line: `waits: ${file}: ${found}`,
      finding: [finding('renewal_waits', { file, found })],
    };
  };
  const opensAt = nextOpening(window, at);
  if (window && opensAt > at)
    return waitsFor(`window ${windowWords(window)} opens ${whenWords(opensAt, at)}`);
  if (most === undefined) return undefined;
  const account = present(test.account_reference);
  const since = dayStart(window, at);
  const runs = seals
    ? seals.countRuns(account, since)
    : await withLedger(askedLedger(invocation), (ledger) =>
        ledger.read((connection) => countRunsOfAccount(connection, account, since)),
      );
  return runs < most ? undefined : waitsFor(`${runs} of ${most} live runs of its account today`);
}

async function attempted(
  one: RunnableTest,
  inputs: ReleaseInputs,
  invocation: Invocation,
): Promise<Attempt & { readonly sequence: number; readonly isLast?: boolean }> {
  const { after, claim, contract, side, test } = one;
  const { host } = invocation;
  const name = `${claimName(claim.claim.subject)}, ${side}`;
  const startedAt = host.clock();
  const ending = await runTestCommand(test, inputs.root, host.environment);
  const read = await readEnding(one, ending, startedAt, inputs, invocation);
  // A command that ended well and wrote nothing that can be read did not fail: nobody knows what happened.
  if (!read.ok && ending.exitStatus === 0) {
    if (!read.findings.some(isOfResults)) throw errorOf(read.findings);
    const unread = finding('renewal_unread', { file: name, found: saidBy(read.findings) });
    return { line: `not read: ${name}`, sequence: after, finding: [unread] };
  }
  const run = read.ok ? read.value.run : failedRun(one, inputs, startedAt, host.clock());
  const faults = runFaults(run, contract.requiredChecks[side], host.clock());
  if (faults.length === 0) await requireUnmoved(run.tested_revision, inputs, invocation);
  const { place, sequence } = await recorded(
    one,
    { name, run, hasFailed: faults.length > 0 },
    invocation,
    inputs,
  );
  if (faults.length === 0) return { line: `passed: ${name}, ${place}`, sequence, isLast: true };
  // At once again it would not be made either, and a second one in a row refuses the claim.
  if (isErrored(run.checks)) {
    const told = finding('errored_run_recorded', { file: name, found: ending.said });
    const line = `could not be made: ${name}, ${place}`;
    return { line, sequence, isLast: true, finding: [told] };
  }
  const asked = [...new Set(faults.map(({ kind }) => kind))].join(', ');
  const found = read.ok ? ending.said : `${saidBy(read.findings)}; ${ending.said}`;
  return {
    line: `failed: ${name}, ${place}`,
    sequence,
    finding: [finding('renewal_failed', { file: name, expected: `${asked} to pass`, found })],
  };
}

/** Whether it is the file of results that cannot be used, and not what the run needs beside it. */
function isOfResults({ code }: Finding): boolean {
  return code.startsWith('test_');
}

function saidBy(findings: readonly Finding[]): string {
  return findings.map(messageOf).join('; ');
}

/** The run that the results of a command show, or why they show none. */
function readEnding(
  one: RunnableTest,
  ending: TestEnding,
  startedAt: number,
  { root }: ReleaseInputs,
  invocation: Invocation,
): Promise<Result<RunOfTests>> {
  const { host } = invocation;
  const request = testedRequest(one, ending, { startedAt, root }, invocation);
  return prepareRun(request, host)
    .then((prepared) => runOfTest(request, prepared))
    .catch((error: unknown) => present(refusalFor(refusalOf(error).findings)));
}

/** Asks for the run that a test command made, whose results lie below a folder. */
export function testedRequest(
  one: Pick<RunnableTest, 'claim' | 'contract' | 'reviewEndsAt' | 'side' | 'test'>,
  { answers, exitStatus, said }: TestEnding,
  { root, startedAt }: { readonly root: string; readonly startedAt: number },
  invocation: Invocation,
): TestedRun {
  const { claim, contract, side, test } = one;
  const file = test.results;
  const subject = Object.entries(claim.claim.subject).filter(([, value]) => value !== null);
  return {
    results: { path: join(root, file), name: file, form: 'results' },
    keep: invocation.file('keep'),
    isPublished: invocation.args.flag('publish-results') === true,
    isDry: false,
    command: test.command,
    side,
    subject: Object.fromEntries(subject),
    contractDigest: contract.digest,
    testedRevision: undefined,
    testedAt: undefined,
    commandStartedAt: startedAt,
    ending: said,
    suites: [],
    exitStatus: exitStatus ?? KILLED,
    expiresAt: endOf(one, startedAt),
    scopes: test.scopes ?? [],
    grantedScopes: [],
    accountReference: test.account_reference ?? null,
    externalResults: answers,
    repository: { ...askedRepository(invocation), ref: 'HEAD' },
    at: invocation.host.clock(),
  };
}

/** The exit status of a command that a signal ended, as shells say it. */
const KILLED = 137;

/** A test that passed while another commit was checked out says nothing of either. @throws ClaimgateError `renewal_unreviewed` */
async function requireUnmoved(found: string, { release }: ReleaseInputs, invocation: Invocation) {
  const now = await openReleaseInputs(
    { ...askedRepository(invocation), ref: 'HEAD' },
    invocation.host,
  );
  const expected = release?.revision ?? 'a commit';
  for (const one of [found, now.release?.revision ?? ''])
    if (one !== expected) throw new ClaimgateError('renewal_unreviewed', { expected, found: one });
}

interface MadeRun {
  /** Of the subject and side, for findings. */
  readonly name: string;
  readonly run: CertificationRun;
  readonly hasFailed: boolean;
}

/** Records an attempt, or seals it, and returns its place. @throws ClaimgateError */
async function recorded(
  one: RunnableTest,
  { hasFailed, name, run }: MadeRun,
  invocation: Invocation,
  inputs: ReleaseInputs,
): Promise<{ readonly sequence: number; readonly place: string }> {
  if (one.seals) {
    const file = await one.seals.keep(run, one.test.command, invocation);
    return { sequence: one.after, place: `sealed: ${file}` };
  }
  const contracts = await readContractIndex(inputs);
  const bytes = Buffer.from(JSON.stringify(run));
  // Of two that run the same test at the same time, one records a pass, and each a failure.
  const idempotencyKey = hasFailed ? newIdempotencyKey(invocation.host.random) : keyOf(one);
  const seen = run.origin?.kind ?? 'statement';
  const item = { kind: 'run' as const, file: name, bytes, idempotencyKey, seen };
  const appended = await withLedger(askedLedger(invocation), async (ledger) =>
    append(ledger, [item], { ...(await recorderOf(ledger, invocation)), contracts }),
  );
  const { sequence } = present(demand(appended)[0]);
  return { sequence, place: `record ${sequence}` };
}

/** @throws ClaimgateError `operator_missing`, and where the ledger's fingerprint key is not here */
function recorderOf(ledger: Driver, invocation: Invocation) {
  return recordingBy(operatorOf(invocation), ledger, invocation);
}

/** One record follows another. */
function keyOf({ after, claim, side }: DueTest): string {
  return `renew ${claim.subjectDigest} ${side} after ${after}`;
}

/** A test that ended badly, or without new results, has failed in everything that it should have shown. */
function failedRun(
  one: DueTest,
  { release }: ReleaseInputs,
  startedAt: number,
  endedAt: number,
): CertificationRun {
  const { claim, contract, side, test } = one;
  if (!release) throw usageError({ expected: 'a commit that is tested' });
  return {
    schema_version: 1,
    origin: { kind: 'test_run' },
    side,
    subject: claim.claim.subject,
    contract_digest: contract.digest,
    tested_revision: release.revision,
    tested_at: formatInstant(startedAt),
    expires_at: endOf(one, startedAt),
    granted_scopes: (test?.scopes ?? []).map(scopeDigest).toSorted(),
    account_reference: test?.account_reference ?? null,
    checks: [...contract.requiredChecks[side].keys()].map((kind) => ({
      kind,
      outcome: 'failed',
      not_applicable_reason: null,
      completed_at: formatInstant(endedAt),
      external_result: null,
    })),
  };
}
