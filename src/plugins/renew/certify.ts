import {
  countOf,
  refusalOf,
  type Finding,
  errorOf,
  ClaimgateError,
} from '../../documents/findings.ts';
import { undefinedFor } from '../../documents/error.ts';
import type { Outcome, Report } from '../../report/report.ts';
import { gateReport } from '../../report/run-report.ts';
import { usageError } from '../../cli/arguments.ts';
import type { Command } from '../../cli/command.ts';
import type { Invocation } from '../../cli/invocation.ts';
import {
  CLOCK_OPTION,
  flag,
  HEAD_OPTION,
  KEEP_OPTION,
  MEMORY_OPTION,
  TRUST_PIN_OPTION,
  valued,
} from '../../cli/options.ts';
import { askedRelease } from '../../cli/check/asked-release.ts';
import { judgeRelease } from '../../cli/check/judge-release.ts';
import { operatorOf } from '../../cli/evidence/ledger-append.ts';
import { LEDGER_OPTION } from '../../cli/evidence/open-ledger.ts';
import type { Probe } from '../../cli/evidence/test-command.ts';
import { askedConfiguration, askedMemory, askedRepository } from '../../repository/asked.ts';
import { readContractIndex } from '../../repository/evidence-inputs.ts';
import {
  claimsIn,
  openReleaseInputs,
  type ReleaseInputs,
} from '../../repository/release-inputs.ts';
import { requireMemory } from '../../repository/places.ts';
import { requireRepository } from '../../repository/read-inputs.ts';
import { INTERVIEW_OPTIONS, operationOf } from './interview.ts';
import { makeClaim } from './make-claim.ts';
import { completeStatements } from './statements.ts';
import { command as renew, dueWords, renewDue } from './renew.ts';
import { delimiter, dirname, join } from 'node:path';
import { isThere } from '../../io/files.ts';
import { findRepositoryRoot } from '../../io/git-folder.ts';
import { startReleaseCommand } from '../../io/release-command.ts';
import type { Environment } from '../../io/run-git.ts';
import { ownExecutable } from '../../io/system.ts';
import { exportConfigured } from '../../cli/evidence/ledger-export.ts';
import { CI_SCRIPT } from '../../repository/next-here.ts';

/**
 * Exports the ledger, and puts the projection where CI reads it: by the script of `setup` where the repository has a
 * remote, else here alone.
 *
 * @returns what was done, in words @throws ClaimgateError `publishing_failed`, and as the export does
 */
export async function publishProjection(
  invocation: Invocation,
  inputs: ReleaseInputs,
  probe: Probe | undefined,
): Promise<string> {
  const { directory, host } = invocation;
  const root = findRepositoryRoot(directory) ?? directory;
  const remote = await requireRepository(inputs).userSetting('remote.origin.url');
  if (remote === undefined || !isThere(join(root, CI_SCRIPT))) {
    const { name } = await exportConfigured(invocation, probe);
    const why =
      remote === undefined
        ? 'the repository has no remote named origin'
        : `there is no ${CI_SCRIPT}`;
    return `exported: ${name}; not published: ${why}`;
  }
  const { product } = requireRepository(inputs);
  const words = [
    'sh',
    CI_SCRIPT,
    'export',
    ...(product ? ['--product', product.name] : []),
    ...(probe ? ['--', ...probe.words] : []),
  ];
  const { exitCode, findings } = await startReleaseCommand({
    words,
    directory: root,
    environment: { ...host.environment, ...ownPath(host.environment) },
    signals: host.signals,
    keepsStdout: true,
  });
  if (findings.length > 0) throw errorOf(findings);
  if (exitCode === 0) return 'exported and published, for CI and everyone who takes it';
  throw new ClaimgateError('publishing_failed', {
    found: `${words.slice(0, 3).join(' ')} ended with ${exitCode}`,
    next: words.slice(0, 3).join(' '),
  });
}

/** The script starts `claimgate` by its name: an executable that was typed with its path is found by it. */
function ownPath({ PATH = '' }: Environment): Environment {
  const own = ownExecutable();
  return own === undefined ? {} : { PATH: [dirname(own), PATH].join(delimiter) };
}

export const command: Command = {
  examples: {
    'claimgate certify': 'answer a few questions: test, claim, record, export and check',
    'claimgate certify --provider pinterest --local "pytest tests/local" --live "pytest tests/live" --dry-run':
      'run the local tests, and print what would be written and recorded',
    'claimgate certify --yes --commit':
      'in CI or on a timer: renew what is due, without a question',
  },
  options: {
    ...INTERVIEW_OPTIONS,
    ...LEDGER_OPTION,
    ...MEMORY_OPTION,
    ...HEAD_OPTION,
    ...KEEP_OPTION,
    ...CLOCK_OPTION,
    ...TRUST_PIN_OPTION,
    operator: valued('who records (or CLAIMGATE_OPERATOR; default: your user name)', 'NAME'),
    window: { ...valued('how long before it expires evidence is renewed', 'TIME'), default: '7d' },
    yes: flag('ask nothing that has a default'),
    commit: flag('write, commit and record without a last question'),
    branch: valued('commit to this new branch, where the default one is protected', 'NAME'),
    'dry-run': flag('run only the local tests, and leave nothing'),
  },
  async run(invocation) {
    const inputs = await setUpInputs(invocation);
    const { named, others } = await claimedAtHead(invocation);
    if (named.length > 0)
      return renewClaims(invocation.with(invocation.args.with({ only: named })), inputs);
    if (others > 0 && invocation.args.text('provider') === undefined)
      return renewClaims(invocation, inputs);
    const made = await makeClaim(invocation, inputs);
    const { findings, isRecorded, lines, probe } = made;
    return isRecorded
      ? published(invocation, { findings, inputs, lines }, probe)
      : { findings, lines, ...(findings.length === 0 ? { next: ['claimgate certify'] } : {}) };
  },
};

/** @throws ClaimgateError `usage` before `claimgate setup` */
async function setUpInputs(invocation: Invocation): Promise<ReleaseInputs> {
  const { deployment, keys } = askedConfiguration(invocation).config;
  const inputs = await openReleaseInputs(askedRepository(invocation), invocation.host).catch(
    undefinedFor('claims_missing'),
  );
  if (!inputs || deployment === undefined || keys === undefined)
    throw usageError({ expected: 'a repository that is set up', next: 'claimgate setup' });
  const repository = requireRepository(inputs);
  if (!inputs.release)
    throw usageError({
      expected: 'a commit, whose tests are run',
      next: 'git add --all && git commit --message "Begin"',
    });
  // The check at the end needs the records of earlier releases: better said before the tests than after the record.
  await requireMemory(repository, {
    ref: askedMemory(invocation),
    judged: inputs.release.revision,
  });
  return inputs;
}

/**
 * The claims that are committed: what an interrupted run has only written is made again. Those that the call names are
 * renewed, due or not.
 */
async function claimedAtHead(invocation: Invocation) {
  const { args, host } = invocation;
  const choice = { ...askedRepository(invocation), ref: 'HEAD' };
  const inputs = await openReleaseInputs(choice, host).catch(undefinedFor('claims_missing'));
  const claims = inputs ? claimsIn(inputs.claims.bytes, inputs.claims.path) : [];
  const [provider, profile] = [args.text('provider'), args.text('profile')];
  const operation = operationOf(args);
  const named = claims.filter(
    ({ claim: { subject } }) =>
      subject.provider === provider &&
      (profile === undefined || profile === subject.output_profile) &&
      (profile === undefined || operation === subject.operation),
  );
  return { named: named.map(({ subjectDigest }) => subjectDigest), others: claims.length };
}

/** Half of what facts may be old by default: the export follows, and a check. */
const YOUNG_MS = 30 * 60_000;

/** Renews what is due: a failure is recorded and published like a pass. */
async function renewClaims(
  invocation: Invocation,
  inputs: ReleaseInputs,
): Promise<Report | Outcome> {
  if (invocation.args.flag('dry-run') === true) return renew.run(invocation);
  const stated = await stateWhatLacks(invocation, inputs);
  const hasFacts = askedConfiguration(invocation).facts !== undefined;
  const { due, made } = await renewDue(invocation, (side, runs, { probe }) => {
    // Without a service or a probe, only a young live run says what app and account are now.
    const isYoung = runs.some(({ testedAt }) => invocation.at - testedAt < YOUNG_MS);
    return side === 'live' && !hasFacts && !probe && !isYoung;
  });
  const attempts = made?.attempts ?? [];
  const lines = [
    ...((invocation.args.text('local') ?? invocation.args.text('live'))
      ? ['claimed already: the commands of provider-certification/renewal.json count']
      : []),
    dueWords(due),
    ...(stated > 0 ? [`recorded: ${countOf(stated, 'statement')}`] : []),
    ...attempts.map(({ line }) => line),
  ];
  const findings = made?.failed ?? [];
  return published(invocation, { lines, findings, inputs }, undefined);
}

/** Records the statements that committed claims lack: of those that the call is about. */
async function stateWhatLacks(invocation: Invocation, inputs: ReleaseInputs): Promise<number> {
  const only = invocation.args.list('only');
  const claims = claimsIn(inputs.claims.bytes, inputs.claims.path);
  const contracts = await readContractIndex(inputs);
  let count = 0;
  for (const claim of claims) {
    const contract = contracts.byDigest(claim.claim.contract_digest);
    if (!contract || (only.length > 0 && !only.includes(claim.subjectDigest))) continue;
    count += await completeStatements(claim, contract, operatorOf(invocation), invocation);
  }
  return count;
}

interface Done {
  readonly inputs: ReleaseInputs;
  readonly lines: readonly string[];
  readonly findings: readonly Finding[];
}

/** Exports, publishes, and ends with the answer of `check`. */
async function published(
  asked: Invocation,
  { findings, inputs, lines }: Done,
  probe: Probe | undefined,
): Promise<Outcome> {
  const invocation = asked.later();
  // Whatever keeps it from being published, the report has what the tests found.
  const place = await publishProjection(invocation, inputs, probe).catch(
    (error: unknown) => refusalOf(error).findings,
  );
  if (typeof place !== 'string') return { findings: [...findings, ...place], lines };
  const judged = await judgeRelease(askedRelease(invocation.later()), invocation.host);
  const report = gateReport(judged);
  const isAllowed = judged.verdict.decision === 'allowed' && findings.length === 0;
  return {
    findings: [...findings, ...report.findings],
    sources: report.sources,
    lines: [...lines, place, ...report.lines],
    next: isAllowed ? [await nextRelease(inputs)] : [],
  };
}

/** The first release has a number that everybody knows; of the next ones only a person does. */
async function nextRelease(inputs: ReleaseInputs): Promise<string> {
  const tags = await requireRepository(inputs).versionTags();
  return tags.length === 0 ? 'claimgate release v1.0.0' : 'claimgate release VERSION';
}
