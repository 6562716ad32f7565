import { join } from 'node:path';
import type { CheckName, NamedChecks } from '../../documents/index.ts';
import {
  ClaimgateError,
  demand,
  finding,
  refusalFor,
  refusalOf,
  type Finding,
  type Result,
} from '../../documents/findings.ts';
import { present } from '../../documents/error.ts';
import { CONFIG_PATH, MAX_CONFIG_BYTES } from '../../documents/config.ts';
import { pathInRepository } from '../../documents/products.ts';
import { runFaults, type RunSide } from '../../evidence/run.ts';
import { TIER_NOT_REQUIRED } from '../../evidence/subject-evidence.ts';
import { readFileIfThere } from '../../io/files.ts';
import { writeFileAtomically } from '../../io/write-files.ts';
import { append } from '../../ledger/append.ts';
import { SIDES } from '../../ledger/records.ts';
import { CLAIMS_PATH } from '../../manifest/claims.ts';
import { changedLines } from '../../report/changed-lines.ts';
import { whenWords } from '../../report/report-words.ts';
import { checkShower, proposeNames } from '../../test-results/names.ts';
import { MAX_RESULTS_BYTES, readTestResults } from '../../test-results/read.ts';
import type { TestResults } from '../../test-results/results.ts';
import type { RunOfTests } from '../../test-results/run.ts';
import { usageError } from '../../cli/arguments.ts';
import type { Invocation } from '../../cli/invocation.ts';
import { operatorOf, recordingBy } from '../../cli/evidence/ledger-append.ts';
import { askedLedger, withLedger } from '../../cli/evidence/open-ledger.ts';
import {
  probeOf as probeIn,
  type Probe,
  runTestCommand,
  type TestEnding,
} from '../../cli/evidence/test-command.ts';
import {
  coveredTreeAt,
  runOfTest,
  type PreparedRun,
  type TestedRun,
} from '../../cli/evidence/run-from-tests.ts';
import { bytesOf } from '../../cli/evidence/stated-documents.ts';
import { branchToCommitTo } from '../../cli/release/record-release.ts';
import { askedRepository } from '../../repository/asked.ts';
import { readContractIndex } from '../../repository/evidence-inputs.ts';
import { makeFolders } from '../../repository/new-files.ts';
import { requireRepository } from '../../repository/read-inputs.ts';
import { openReleaseInputs, type ReleaseInputs } from '../../repository/release-inputs.ts';
import { RENEWAL, renewalIn } from '../../repository/renewal.ts';
import { configWith } from '../../repository/configured.ts';
import { draftClaim, draftName, type Draft, type FileToWrite, ownPending } from './draft-claim.ts';
import { inFreshTree } from '../../io/temporary-repository.ts';
import { textOf, withClaim, withCommands } from './new-claim.ts';
import { testedRequest } from './renew.ts';
import { statedItems } from './statements.ts';

export interface MadeClaim {
  readonly lines: readonly string[];
  readonly findings: readonly Finding[];
  /** Whether documents were committed and evidence recorded. */
  readonly isRecorded: boolean;
  readonly probe: Probe | undefined;
}

/**
 * Makes a claim from the tests of the team: asks what nobody said, runs the tests in a fresh work tree, and shows what
 * would be written and recorded. With consent it commits the documents, and records statements and runs, all or none.
 *
 * @throws ClaimgateError
 */
export async function makeClaim(invocation: Invocation, inputs: ReleaseInputs): Promise<MadeClaim> {
  const { args, at, host } = invocation;
  const { environment } = host;
  const repository = requireRepository(inputs);
  const operator = operatorOf(invocation);
  // Everything that could keep the claim from being committed comes before the tests.
  const isDry = args.flag('dry-run') === true;
  const target = await branchToCommitTo(repository, environment, { commit: undefined, at });
  const draft = await draftClaim(invocation, inputs);
  await refuseOtherContract(draft, inputs);
  const hidden = hiddenPaths(draft, inputs);
  return inFreshTree(repository, draft.revision, { environment, hidden }, async (tree) => {
    const folder = join(tree, repository.product?.path ?? '');
    const tested: Tested[] = [];
    for (const side of isDry ? (['local'] as const) : SIDES)
      tested.push(await testSide(draft, side, folder, invocation));
    const seen = await seeRuns(draft, tested, inputs);
    const files = await filesOf(draft, seen.names, inputs);
    const written = new Set(files.map(({ path }) => pathInRepository(repository.product, path)));
    const own = await ownPending(repository, draft.revision);
    const pending = own.filter((path) => !written.has(path));
    const plan = [...seen.lines, ...planLines(draft, files, pending, inputs)];
    const stopped = { isRecorded: false, probe: undefined };
    if (seen.findings.length > 0) return { ...stopped, lines: seen.lines, findings: seen.findings };
    if (isDry)
      return { ...stopped, lines: [...plan, 'nothing was written or recorded'], findings: [] };
    if (!(await hasConsent(plan, invocation)))
      return { ...stopped, lines: seen.lines, findings: [finding('certification_declined')] };
    const commit = await commitFiles({ draft, files, pending, target }, inputs, invocation);
    const count = await record({ draft, operator, seen, tested }, invocation);
    return {
      isRecorded: true,
      findings: [],
      probe: await probeOf(inputs, environment),
      lines: [
        // Who was asked has seen them.
        ...(invocation.args.flag('commit') === true ? seen.lines : []),
        `committed: ${commit.slice(0, 12)}`,
        `recorded: ${count} records`,
      ],
    };
  });
}

/** A contract that somebody wrote for the subject stays: its claim is made by hand. @throws ClaimgateError `file_exists` */
async function refuseOtherContract({ claim, contract }: Draft, inputs: ReleaseInputs) {
  const index = await readContractIndex(inputs);
  const other = index.fitting(claim.claim.subject).find(({ digest }) => digest !== contract.digest);
  if (!other) return;
  const file = `the contract ${other.digest} of provider-certification/contracts`;
  throw new ClaimgateError('file_exists', { file, next: 'claimgate digest --contracts' });
}

/** Keys and ledger, which no test may reach, and results of earlier tests, which would be written over. */
function hiddenPaths({ tests }: Draft, inputs: ReleaseInputs): readonly string[] {
  const { config } = inputs;
  const { keys, ledger } = config ?? {};
  const own = [keys, ledger?.replace(/^sqlite:/, '')].flatMap((path) => path ?? []);
  const { product } = requireRepository(inputs);
  const results = [tests.local.results, tests.live.results];
  return ['.claimgate', ...own, ...results.map((path) => pathInRepository(product, path))];
}

interface Tested {
  readonly side: RunSide;
  readonly request: TestedRun;
  readonly ending: TestEnding;
}

async function testSide(
  draft: Draft,
  side: RunSide,
  folder: string,
  invocation: Invocation,
): Promise<Tested> {
  const { host } = invocation;
  const test = draft.tests[side];
  host.stderr.write(`testing, ${side}: ${test.command.join(' ')}\n`);
  const startedAt = host.clock();
  const ending = await runTestCommand(test, folder, host.environment);
  const place = { root: folder, startedAt };
  const asked = { ...draft, side, test };
  const request = testedRequest(asked, ending, place, invocation);
  return { side, ending, request: { ...request, testedRevision: draft.revision } };
}

interface Seen {
  /** Which tests show which checks, where their names do not tell. */
  readonly names: NamedChecks;
  readonly prepared: Readonly<Record<RunSide, PreparedRun>>;
  /** Each check with its tests, for people. */
  readonly lines: readonly string[];
  /** Why it is not enough for a claim. */
  readonly findings: readonly Finding[];
}

/** Reads what the tests show, with a proposal for the checks that no name of a test tells of. */
async function seeRuns(
  draft: Draft,
  tested: readonly Tested[],
  inputs: ReleaseInputs,
): Promise<Seen> {
  const results = await Promise.all(tested.map(readResults));
  const names = { ...commonNames(draft, tested, results), ...inputs.config?.checks };
  const config = present(inputs.config);
  const prepare = async (side: RunSide): Promise<PreparedRun> => ({
    inputs: { ...inputs, config: { ...config, checks: names } },
    claimed: [...draft.others, draft.claim].map(({ claim: { subject } }) => subject),
    subject: draft.claim.claim.subject,
    contract: draft.contract,
    revision: draft.revision,
    coveredTree: await coveredTreeAt(inputs, draft.revision, draft.contract, side),
  });
  const prepared = { local: await prepare('local'), live: await prepare('live') };
  const lines: string[] = [];
  const findings: Finding[] = [];
  for (const [index, one] of tested.entries()) {
    const run = await runIn({ ...one.request, isDry: true }, prepared[one.side]);
    const faults = run.ok ? faultsOf(run.value, draft, one, results[index]) : run.findings;
    findings.push(...faults);
    lines.push(
      `${draftName(draft)}, ${one.side}: ${faults.length === 0 ? 'every check passed' : 'not enough for a claim'}`,
      ...shownLines(draft, one.side, results[index], names),
    );
  }
  return { names, prepared, lines, findings };
}

async function runIn(request: TestedRun, prepared: PreparedRun): Promise<Result<RunOfTests>> {
  return runOfTest(request, prepared).catch((error: unknown) =>
    present(refusalFor(refusalOf(error).findings)),
  );
}

/** Everything that a run lacks, in one finding: the person mends their tests once. */
function faultsOf(
  { run }: RunOfTests,
  { contract }: Draft,
  { ending, request, side }: Tested,
  results: TestResults | undefined,
): readonly Finding[] {
  const faults = runFaults(run, contract.requiredChecks[side], request.at);
  if (faults.length === 0) return [];
  const failing = (results?.cases ?? []).filter(({ outcome }) => outcome === 'failed');
  const missing = faults.flatMap(({ fault, kind }) => (fault === 'missing' ? [kind] : []));
  const failed = faults.flatMap(({ fault, kind }) => (fault === 'missing' ? [] : [kind]));
  const found = [
    ...(failing.length > 0 ? [`failed: ${failing.map(({ name }) => name).join(', ')}`] : []),
    ...(failed.length > 0 ? [`not passed: ${[...new Set(failed)].join(', ')}`] : []),
    // A command that failed leaves the other checks undone, whichever tests show them.
    ...(missing.length > 0 && ending.exitStatus === 0
      ? [`no test shows: ${missing.join(', ')}`]
      : []),
    ending.said,
  ].join('; ');
  return [finding('certification_incomplete', { file: `the ${side} tests`, found })];
}

async function readResults({ request }: Tested): Promise<TestResults | undefined> {
  const { name, path } = request.results;
  const bytes = await readFileIfThere(path, name, MAX_RESULTS_BYTES);
  const read = bytes && readTestResults(bytes, name);
  return read?.ok === true ? read.value : undefined;
}

/** One name shows a check on both sides, so only a proposal that both make counts. */
function commonNames(
  { contract, of }: Draft,
  tested: readonly Tested[],
  results: readonly (TestResults | undefined)[],
): NamedChecks {
  const [first = {}, ...others] = tested.map(({ side }, index) => {
    const read = results[index];
    const kinds = [...contract.requiredChecks[side].keys()];
    return read ? namesByKind(proposeNames(read, kinds, of.provider)) : {};
  });
  return Object.fromEntries(
    Object.entries(first).filter(([kind, name]) => others.every((one) => one[kind] === name)),
  );
}

function namesByKind({ further: _further, ...names }: NamedChecks): Record<string, string> {
  return names;
}

function shownLines(
  { contract, of }: Draft,
  side: RunSide,
  results: TestResults | undefined,
  named: NamedChecks,
): readonly string[] {
  const kinds = [...contract.requiredChecks[side].keys()];
  const shows = checkShower({ kinds, provider: of.provider, named });
  const testsOf = (kind: CheckName) =>
    (results?.cases ?? []).flatMap((test) => {
      const said = test.outcome === 'passed' ? '' : ` (${test.outcome})`;
      return shows(test).includes(kind) ? [`${test.name}${said}`] : [];
    });
  return kinds.map((kind) => `  ${kind.padEnd(18)} ${testsOf(kind).join(', ') || '(no test)'}`);
}

/** Every document that the claim needs, as it would stand in the work tree. */
async function filesOf(
  draft: Draft,
  names: NamedChecks,
  inputs: ReleaseInputs,
): Promise<readonly (FileToWrite & { readonly before: string })[]> {
  const { config, configFile } = inputs;
  const repository = requireRepository(inputs);
  const before = async (path: string) => {
    const source = join(repository.folderOf(path), path);
    const bytes = await readFileIfThere(source, path, RENEWAL.maxBytes);
    return Buffer.from(bytes ?? []).toString();
  };
  const known = await before(RENEWAL.path);
  const renewal = known === '' ? undefined : renewalIn(Buffer.from(known));
  const commands = [draft.tests.local, draft.tests.live];
  const files: FileToWrite[] = [
    ...(draft.adapter ? [draft.adapter] : []),
    {
      path: `provider-certification/contracts/${draft.base}.json`,
      text: textOf(draft.contract.document),
    },
    { path: RENEWAL.path, text: textOf(withCommands(renewal, commands, draft.probe)) },
    ...(configFile && JSON.stringify(config?.checks ?? {}) !== JSON.stringify(names)
      ? [{ path: CONFIG_PATH, text: configWith(configFile, { checks: names }) }]
      : []),
    // Last: without the others it would claim what nobody can check.
    { path: CLAIMS_PATH, text: withClaim(draft.others, draft.claim) },
  ];
  return Promise.all(files.map(async (file) => ({ ...file, before: await before(file.path) })));
}

/** Everything that would be written, committed and recorded. */
function planLines(
  { isUncontrolled, of, review }: Draft,
  files: Awaited<ReturnType<typeof filesOf>>,
  pending: readonly string[],
  { config }: ReleaseInputs,
): readonly string[] {
  const { provider } = of;
  const until = review && whenWords(Date.parse(review.expiresAt), of.at);
  const stated = [
    ...(review
      ? [
          review.tier === TIER_NOT_REQUIRED
            ? `${provider} reviews no apps; you state it again before it expires ${until}`
            : `${provider} approved the app as ${review.tier} on ${review.reviewedAt}, which expires ${until}`,
        ]
      : []),
    ...(isUncontrolled ? [`${provider} is switched on`] : []),
  ];
  return [
    ...files.flatMap(({ before, path, text }) => [
      '',
      `--- ${path}`,
      ...(before === ''
        ? text
            .trimEnd()
            .split('\n')
            .map((line) => `+ ${line}`)
        : changedLines(before, text)),
    ]),
    '',
    ...(pending.length > 0 ? [`commits also what setup wrote: ${pending.join(', ')}`] : []),
    ...stated.map((line) => `records as your statement: ${line}`),
    `records in the ledger of ${config?.deployment ?? ''}: what both commands found`,
  ];
}

/** @throws ClaimgateError `usage` where nobody can be asked */
async function hasConsent(plan: readonly string[], { args, host }: Invocation): Promise<boolean> {
  if (args.flag('commit') === true) return true;
  host.stderr.write(`${plan.join('\n')}\n`);
  const answer = await host.ask?.('Write, commit and record this? yes or no [no]: ');
  if (answer === undefined) throw usageError({ expected: '--commit, or a terminal to ask on' });
  return /^\s*y(?:es)?\s*$/i.test(answer);
}

interface ToCommit {
  readonly draft: Draft;
  readonly files: readonly FileToWrite[];
  readonly pending: readonly string[];
  readonly target: Awaited<ReturnType<typeof branchToCommitTo>>;
}

async function commitFiles(
  { draft, files, pending, target }: ToCommit,
  inputs: ReleaseInputs,
  { args }: Invocation,
): Promise<string> {
  const repository = requireRepository(inputs);
  const { tip, writer } = target;
  const named = args.text('branch');
  if (named !== undefined) await writer.startBranch(named, tip);
  const branch = named === undefined ? target.branch : `refs/heads/${named}`;
  const written = files.map(({ path, text }) => {
    const source = join(repository.folderOf(path), path);
    const bytes = Buffer.from(text);
    return { source, path: pathInRepository(repository.product, path), bytes, name: path };
  });
  for (const { bytes, name, source } of written) {
    const folder = name.split('/').slice(0, -1).join('/');
    if (folder !== '') makeFolders(repository.folderOf(name), folder);
    await writeFileAtomically(source, bytes, name);
  }
  const read = pending.map(async (path) => {
    const source = join(repository.root, path);
    const bytes = await readFileIfThere(source, path, MAX_CONFIG_BYTES * 16);
    return bytes ? [{ source, path, bytes }] : [];
  });
  const own = (await Promise.all(read)).flat();
  const message = `Claim ${draftName(draft)}`;
  return writer.commit({ branch, parent: tip, files: [...written, ...own], message });
}

interface ToRecord {
  readonly draft: Draft;
  readonly operator: string;
  readonly seen: Seen;
  readonly tested: readonly Tested[];
}

/** Records statements and runs, all or none. @returns how many */
async function record(
  { draft, operator, seen, tested }: ToRecord,
  invocation: Invocation,
): Promise<number> {
  const { of } = draft;
  const runs = await Promise.all(
    tested.map(async ({ request, side }) => {
      const { run } = demand(await runOfTest(request, seen.prepared[side]));
      return {
        kind: 'run' as const,
        file: `the ${side} tests`,
        bytes: bytesOf(run),
        ...(run.origin && { seen: run.origin.kind }),
      };
    }),
  );
  // The ledger puts a review before the runs that rest on it.
  const items = [...statedItems(of, draft), ...runs];
  const now = await openReleaseInputs(askedRepository(invocation), invocation.host);
  const contracts = await readContractIndex(now);
  const recorded = await withLedger(askedLedger(invocation), async (ledger) =>
    append(ledger, items, { ...(await recordingBy(operator, ledger, invocation)), contracts }),
  );
  return demand(recorded).length;
}

/** The person has just consented to this probe, although nobody has reviewed it on the default branch yet. */
async function probeOf(
  inputs: ReleaseInputs,
  environment: Invocation['host']['environment'],
): Promise<Probe | undefined> {
  const { path, maxBytes } = RENEWAL;
  const source = join(requireRepository(inputs).folderOf(path), path);
  const bytes = await readFileIfThere(source, path, maxBytes);
  return bytes && probeIn(renewalIn(bytes), inputs.root, environment);
}
