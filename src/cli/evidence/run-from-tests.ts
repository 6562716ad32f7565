import type { FingerprintField } from '../../digest/index.ts';
import type { CheckReport, RunSideText, Subject } from '../../documents/index.ts';
import { PROVES_RESULT } from '../../evidence/run.ts';
import { scopeDigest } from '../../evidence/subject-evidence.ts';
import { coverKey, coversOf, coveredBy } from '../../evidence/coverage.ts';
import { readCoveredCode } from '../../gate/covered-code.ts';
import { CANDIDATES, CONTRACTS, indexContracts, type Contract } from '../../evidence/contract.ts';
import {
  demand,
  present,
  ClaimgateError,
  countOf,
  errorOf,
  type Result,
} from '../../documents/findings.ts';
import { shell } from '../../documents/shell.ts';
import { lastWritten, readRegularFile } from '../../io/files.ts';
import { ANSWERS, withAnswers, removeOldResults } from './test-command.ts';
import { startReleaseCommand } from '../../io/release-command.ts';
import { keepResults } from './keep-results.ts';
import { readClaims } from '../../manifest/claims.ts';
import { MAX_RESULTS_BYTES } from '../../test-results/read.ts';
import { runFromResults, type RunOfTests } from '../../test-results/run.ts';
import { readContractIndex } from '../../repository/evidence-inputs.ts';
import { usageError, type Arguments } from '../arguments.ts';
import type { Invocation } from '../invocation.ts';
import type { Host } from '../host.ts';
import { refuseUnreadFlags, requireFlags, resultOf, subjectFromFlags } from './evidence-flags.ts';
import { claimName } from '../../report/report-words.ts';
import type { NamedFile } from '../named-file.ts';
import { openReleaseInputs, type ReleaseInputs } from '../../repository/release-inputs.ts';
import { askedRepository } from '../../repository/asked.ts';
import { requireRepository } from '../../repository/read-inputs.ts';
import {
  compareTree,
  refuseEdited,
  withoutFile,
  type EditedTree,
} from '../../repository/tested-tree.ts';

/** The flags of a run that are read below. */
const READ = [
  'side',
  'contract-digest',
  'tested-revision',
  'tested-at',
  'expires-at',
  'account-reference',
];

/** A run whose checks come from the results of a test job. What is not given follows from the repository. */
function testedRunOf(invocation: Invocation, results: TestFile) {
  const { args, at } = invocation;
  refuseUnreadFlags(args, READ);
  requireFlags(args, ['side']);
  const side = args.oneOf('side', ['local', 'live'] as const);
  if (side === 'live' && args.text('account-reference') === undefined)
    throw askFor('--account-reference FINGERPRINT, the account', 'account_reference');
  return {
    results,
    keep: invocation.file('keep'),
    isPublished: args.flag('publish-results') === true,
    isDry: args.flag('dry-run') === true,
    command: args.commandWords(),
    side,
    /** Members that are given; the others are those of the one public claim that fits them. */
    subject: subjectFromFlags(args),
    /** By default that of the one contract that fits the subject. */
    contractDigest: args.text('contract-digest'),
    /** By default the commit that is checked out. */
    testedRevision: args.text('tested-revision'),
    /** In milliseconds; by default when the results say that they started. */
    testedAt: args.instant('tested-at'),
    /** By default as long as the contract lets a run count. */
    expiresAt: args.text('expires-at'),
    scopes: args.list('scope'),
    grantedScopes: args.list('granted-scope'),
    /** Suites, classes or files to read; all where none is named. */
    suites: args.list('suite'),
    /** How the test command ended; `null` where nobody says. */
    exitStatus: exitStatusIn(args),
    accountReference: args.text('account-reference') ?? null,
    /** Fingerprints of what the provider answered, by the kind of check. */
    externalResults: answersOf(args),
    repository: askedRepository(invocation),
    at,
  };
}

function answersOf(args: Arguments): ReadonlyMap<string, string> {
  return new Map(args.list('external-result').map(resultOf));
}

/** @throws ClaimgateError `usage` */
function exitStatusIn(args: Arguments): number | null {
  const text = args.text('exit-status');
  if (text === undefined) return null;
  if (/^\d{1,3}$/.test(text) && Number(text) <= 255) return Number(text);
  throw usageError({ expected: '--exit-status N, from 0 to 255', found: text });
}

export type TestedRun = ReturnType<typeof testedRunOf> & {
  /** When claimgate started the command that wrote the results, in milliseconds. */
  readonly commandStartedAt?: number;
  /** How that command ended, for people. */
  readonly ending?: string;
};
type TestFile = NamedFile & { readonly form: 'results' | 'list' };

/** Starts the tests first where the call has a command, and reads their results. @throws ClaimgateError */
export async function runFromTests(invocation: Invocation, from: TestFile): Promise<RunOfTests> {
  const { args, directory, host } = invocation;
  const words = args.commandWords();
  const request = testedRunOf(invocation, from);
  if (words.length > 0) args.refuse(['exit-status', 'tested-at'], 'with a command, which says it');
  const tested = await prepareRun(request, host);
  if (request.testedRevision === undefined)
    refuseEdited(await editedTree(tested, from, host), isTestedBy(tested.contract, request.side));
  if (words.length === 0) return demand(await runOfTest(request, tested));
  removeOldResults(from.path, from.name);
  const commandStartedAt = host.clock();
  const { answers, ended: ending } = await withAnswers((own) =>
    startReleaseCommand({
      words,
      directory,
      environment: { ...environmentOfTests(host.environment), ...own },
      signals: host.signals,
      keepsStdout: true,
    }),
  );
  const { exitCode, findings } = ending;
  if (findings.length > 0) throw errorOf(findings);
  if (request.testedRevision === undefined) await refuseMoved(tested);
  const ended = {
    commandStartedAt,
    ending: `${shell`${words[0] ?? ''}`} ended with ${exitCode}`,
    exitStatus: exitCode,
    externalResults: new Map([...answers, ...request.externalResults]),
    at: host.clock(),
  };
  return demand(await runOfTest({ ...request, ...ended }, tested));
}

/** A test that checks another commit out says nothing of this one. @throws ClaimgateError `tested_tree_edited` */
async function refuseMoved({ inputs, revision }: PreparedRun): Promise<void> {
  const repository = requireRepository(inputs);
  repository.refsChanged();
  const now = (await repository.commitAt('HEAD')) ?? 'no commit';
  if (now === revision) return;
  const found = `${now}, checked out when the tests ended`;
  throw new ClaimgateError('tested_tree_edited', { expected: revision, found });
}

/** Everything that the caller has but claimgate's own settings: tests need no key of a ledger. */
export function environmentOfTests(environment: Host['environment']): Host['environment'] {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !name.startsWith('CLAIMGATE_')),
  );
}

/** Subject, contract and commit of a run, which are known before its tests start. */
export interface PreparedRun {
  readonly inputs: ReleaseInputs;
  readonly claimed: readonly Subject[];
  readonly subject: Subject;
  readonly contract: Contract;
  readonly revision: string;
  /** Digest of the code that the run speaks for; `undefined` where the contract names none. */
  readonly coveredTree: string | undefined;
}

/** Finds subject, contract and commit of a run. @throws ClaimgateError */
export async function prepareRun(request: TestedRun, host: Host): Promise<PreparedRun> {
  const inputs = await openReleaseInputs(request.repository, host);
  const claimed = claimedSubjects(inputs);
  const subject = subjectOf(request.subject, claimed);
  const contract = await contractFor(request, subject, inputs);
  const revision = request.testedRevision ?? headOf(inputs);
  const coveredTree = await coveredTreeAt(inputs, revision, contract, request.side);
  return { inputs, claimed, subject, contract, revision, coveredTree };
}

/** @throws ClaimgateError `covers_matches_nothing`, and where the commit is not here */
export async function coveredTreeAt(
  inputs: ReleaseInputs,
  revision: string,
  contract: Contract,
  side: RunSideText,
): Promise<string | undefined> {
  const covers = coversOf(contract, side);
  if (!covers) return undefined;
  const repository = requireRepository(inputs).of(undefined);
  const { coverage } = await readCoveredCode(repository, revision, indexContracts([contract]));
  const { digest, unmatched } = present(coverage.get(coverKey(covers)));
  if (unmatched.length === 0) return digest;
  throw new ClaimgateError('covers_matches_nothing', { found: unmatched.join(', ') });
}

/** Tells which files the tests are of: without globs, all of them. */
export function isTestedBy(contract: Contract, side: RunSideText) {
  const covers = coversOf(contract, side);
  return covers && coveredBy(covers);
}

/** The files that differ from the commit as the command starts; the file of the results is none of the code. */
async function editedTree(
  { inputs, revision }: PreparedRun,
  { path }: NamedFile,
  { environment }: Host,
): Promise<EditedTree> {
  const repository = requireRepository(inputs);
  return withoutFile(await compareTree(repository, revision, environment), repository, path);
}

/** Makes the run that the results of tests show, or says why they show none. */
export async function runOfTest(
  request: TestedRun,
  { claimed, contract, coveredTree, inputs, revision, subject }: PreparedRun,
): Promise<Result<RunOfTests>> {
  const { results: file, side } = request;
  const isMissing = request.ending !== undefined && lastWritten(file.path) === undefined;
  const bytes = isMissing ? null : await readRegularFile(file.path, file.name, MAX_RESULTS_BYTES);
  const suites = request.suites.length > 0 ? request.suites : (inputs.config?.suites ?? []);
  const found = runFromResults(bytes, file.form, {
    ...request,
    contract,
    subject,
    providers: claimed.map(({ provider }) => provider),
    named: inputs.config?.checks,
    suites,
    testedRevision: revision,
    coveredTree,
    grantedScopes: scopesOf(request, contract),
    writtenAt: lastWritten(file.path),
    file: file.name,
  });
  if (!found.ok) return found;
  requireResults(found.value.run.checks, side);
  if (bytes && !request.isDry) await keepResultsOf(request, found.value, { bytes, suites }, inputs);
  return found;
}

/** Keeps what a run was made from, and how it came about, before the run is recorded. */
async function keepResultsOf(
  { command, isPublished, keep, results }: TestedRun,
  { run, tool }: RunOfTests,
  { bytes, suites }: { readonly bytes: Uint8Array; readonly suites: readonly string[] },
  inputs: ReleaseInputs,
): Promise<void> {
  if (run.origin?.results_sha256 === undefined) return;
  const named = inputs.config?.checks;
  const came = {
    command: command.length > 0 ? [...command] : null,
    exit_status: run.exit_status ?? null,
    tool,
    suites: [...suites],
    ...(named ? { checks: named } : {}),
  };
  await keepResults({ bytes, came, file: results.name, isPublished, keep }, inputs);
}

const MOST_NAMED = 3;

function claimedSubjects({ claims }: ReleaseInputs): readonly Subject[] {
  return (readClaims(claims.bytes, claims.path).claims ?? []).map(({ claim }) => claim.subject);
}

/** Completes the given members from the one public claim that agrees with them. */
function subjectOf(given: TestedRun['subject'], claimed: readonly Subject[]): Subject {
  const fitting = claimed.filter((subject) =>
    Object.entries(subject).every(([member, is]) => (given[member] ?? is) === is),
  );
  const [only, ...others] = fitting;
  if (only && others.length === 0) return only;
  const named = (fitting.length === 0 ? claimed : fitting)
    .slice(0, MOST_NAMED)
    .map((subject) => claimName(subject));
  throw new ClaimgateError('usage', {
    found: `${fitting.length} of ${countOf(claimed.length, 'public claim')} fit the options`,
    expected: `exactly one, such as ${named.join('; ')}`,
  });
}

async function contractFor(
  { contractDigest }: TestedRun,
  subject: Subject,
  inputs: ReleaseInputs,
): Promise<Contract> {
  if (contractDigest !== undefined) {
    const named = (await readContractIndex(inputs, [CONTRACTS, CANDIDATES])).byDigest(
      contractDigest,
    );
    if (named) return named;
    throw new ClaimgateError('contract_unknown', { found: contractDigest });
  }
  const index = await readContractIndex(inputs);
  const [only, ...others] = index.fitting(subject);
  if (only && others.length === 0) return only;
  throw new ClaimgateError('usage', {
    found: `${countOf(others.length + (only ? 1 : 0), 'contract')} for the subject`,
    expected: 'exactly one, or --contract-digest sha256:HEX',
  });
}

function headOf({ release }: ReleaseInputs): string {
  if (release) return release.revision;
  throw new ClaimgateError('usage', { expected: '--tested-revision COMMIT' });
}

/** The grant is never guessed from what the contract asks for. */
function scopesOf({ scopes, grantedScopes }: TestedRun, contract: Contract): string[] {
  const granted = [...new Set([...grantedScopes, ...scopes.map(scopeDigest)])].toSorted();
  if (granted.length > 0 || contract.requiredScopes.size === 0) return granted;
  throw new ClaimgateError('usage', {
    expected: '--scope NAME for each scope that was granted at the test',
  });
}

/** The provider's answers are asked for here, by the option, and not by the ledger's words for documents. */
function requireResults(checks: readonly CheckReport[], side: RunSideText): void {
  const missing = checks.filter(
    ({ external_result, kind, outcome }) =>
      side === 'live' &&
      outcome === 'passed' &&
      external_result === null &&
      PROVES_RESULT.has(kind),
  );
  if (missing.length === 0) return;
  const options = missing.map(({ kind }) => `--external-result ${kind}=FINGERPRINT`).join(' ');
  throw askFor(
    `${options}, what the provider answered, such as the id of the post; or the property external_result of the test; or lines such as ${missing[0]?.kind}=ANSWER that it adds to the file $${ANSWERS}`,
    'external_result',
  );
}

/** Only the tester of a live run knows these; never in clear on a command line. */
function askFor(expected: string, field: FingerprintField): ClaimgateError {
  const next = `${shell`claimgate digest --id ${field}`} < FILE`;
  return new ClaimgateError('usage', { expected, next });
}
