import { join } from 'node:path';
import { askedRelease } from '../check/asked-release.ts';
import type { ReleaseQuestion } from '../check/judge-release.ts';
import { makeRelease, type MadeRelease } from './make-release.ts';
import {
  branchName,
  defaultFolder,
  RELEASES_FOLDER,
  type ReleaseRequest,
} from './release-standing.ts';
import { findRepositoryRoot } from '../../io/git-folder.ts';
import { productRoot } from '../../repository/configured.ts';
import type { NamedFile } from '../named-file.ts';
import { type LedgerPlace, askedLedger } from '../evidence/open-ledger.ts';
import { recordRelease, RELEASE_FILES } from './record-release.ts';
import type { ReleaseResult, ReleaseStep } from '../../documents/index.ts';
import { countOf, worstSeverity } from '../../documents/findings.ts';
import { isThere } from '../../io/files.ts';
import { isFolder } from '../../io/output-path.ts';
import { escapeForTerminal } from '../../report/markup.ts';
import type { Outcome } from '../../report/report.ts';
import { gateReport } from '../../report/run-report.ts';
import type { Command } from '../command.ts';
import type { Invocation } from '../invocation.ts';
import {
  ARTIFACT_OPTION,
  EVIDENCE_OPTIONS,
  explainOptionsOf,
  MEMORY_OPTION,
  TRUST_PIN_OPTION,
  valued,
  flag,
  argument,
} from '../options.ts';
import { SignerOptions } from '../keys/signer-options.ts';
import { SELF_TEST_OPTION } from '../check/check.ts';
import { shell } from '../../documents/shell.ts';
import { CI_SCRIPT } from '../../repository/next-here.ts';
import {
  askedConfiguration,
  askedMemory,
  askedPin,
  askedRepository,
  exportedProjection,
  nextExport,
} from '../../repository/asked.ts';

const SIGNER = new SignerOptions(
  'sign',
  valued('sign the verdict with this private key (or release.key of the configured keys)', 'FILE'),
);
const VERSION = argument('v and a stable SemVer, such as v1.4.0');
const { at: _instant, ...EVIDENCE_OF_NOW } = EVIDENCE_OPTIONS;

export const make: Command = {
  examples: {
    'claimgate release v1.4.0 --dry-run': 'the planned steps, and whether the claims are allowed',
    'claimgate release v1.4.0 --rehearse':
      'every step to the audit, also on examples; says what the real release still needs',
    'claimgate release v1.4.0': 'with projection and keys of the configuration',
    'claimgate release v1.4.0 --projection ledger-projection.jsonl --sign release.key':
      'run it again after an interruption, or once another person has signed',
  },
  positionals: { release: VERSION },
  options: {
    ...EVIDENCE_OF_NOW,
    ...SELF_TEST_OPTION,
    ...SIGNER.options,
    ...ARTIFACT_OPTION,
    out: valued(
      `the folder for the files of the release (default: ${RELEASES_FOLDER}/VERSION, which git ignores)`,
      'DIR',
    ),
    branch: valued(
      'commit the record to this branch (default: the one that is checked out)',
      'BRANCH',
    ),
    ledger: valued(
      'the ledger that is asked whether the projection is current (or CLAIMGATE_LEDGER, or the configuration)',
      'LEDGER',
    ),
    'without-ledger': flag('do not ask the ledger; the verdict says so'),
    'dry-run': flag('print the steps and change nothing'),
    rehearse: flag(
      'play the release to its audit, elsewhere and with throw-away keys; nothing is kept',
    ),
  },
  files(invocation) {
    const { path } = folderOf(invocation, 'out');
    // One that is not there has no file that an output could be written over.
    return { others: isFolder(path) ? RELEASE_FILES.map((name) => join(path, name)) : [] };
  },
  async run(invocation) {
    const { args, host } = invocation;
    const request = {
      version: args.required('release'),
      folder: invocation.file('out'),
      key: SIGNER.ifHere(invocation, 'release'),
      artifacts: invocation.files('artifact'),
      mustSign: SIGNER.isNamed(invocation),
      branch: args.text('branch'),
      ledger: namesLedger(invocation),
      facts: askedConfiguration(invocation).facts,
      exportCommand: () => nextExport(invocation),
      exportLedger: exportOf(invocation),
      isDryRun: args.flag('dry-run') === true,
    };
    const withoutLedger = args.flag('without-ledger') === true;
    const asked = { ...askedRelease(invocation), ...projectionFor(invocation), withoutLedger };
    if (args.flag('rehearse') === true) return rehearsal(request, asked, invocation);
    const made = await makeRelease(request, asked, host, stepPrinter(invocation));
    const published = request.exportLedger ? publishCommand(invocation) : [];
    return outcomeOf(made, explainOptionsOf(invocation), published);
  },
};

/** Plays a release. Its answer is that of the gate: a yes only where the real one may follow. */
async function rehearsal(
  request: Omit<ReleaseRequest, 'key'>,
  asked: ReleaseQuestion,
  invocation: Invocation,
): Promise<Outcome> {
  invocation.args.refuse(['dry-run', 'sign'], 'with --rehearse');
  const { rehearseRelease } = await import('./rehearse-release.ts');
  const rehearsed = { ...request, onStep: stepPrinter(invocation) };
  const { judged, played } = await rehearseRelease(rehearsed, asked, invocation.host);
  const { findings, lines, sources } = gateReport(judged, explainOptionsOf(invocation));
  if (!played) return { findings, lines, sources, says: judged.verdict.decision };
  const { audited, made } = played;
  const said = [
    ...(made.judged ? gateReport(made.judged).findings : made.findings),
    ...(audited?.findings ?? []),
  ];
  const rows = audited?.result.rows ?? [];
  const passed = rows.filter(({ outcome }) => outcome === 'passed').length;
  const { version } = request;
  const says =
    audited && worstSeverity(said) === 0
      ? `rehearsed: every step of ${version}, and ${passed} checks of its audit, with its page; nothing was kept`
      : `not rehearsed: ${version} was stopped`;
  return { findings: [...findings, ...said], lines: [says, ...lines], sources };
}

export const record: Command = {
  examples: {
    'claimgate release record v1.4.0': 'write the record; prints the commit to make',
    'claimgate release record v1.4.0 --from evidence --commit':
      'in a pipeline, after publishing: then push the branch',
  },
  positionals: { release: VERSION },
  options: {
    from: valued(
      `the folder with the files of the release (default: ${RELEASES_FOLDER}/VERSION)`,
      'DIR',
    ),
    commit: flag('commit the record to the current branch'),
    branch: valued('commit the record to this branch', 'BRANCH'),
    ...ARTIFACT_OPTION,
    ...TRUST_PIN_OPTION,
    ...MEMORY_OPTION,
  },
  async run(invocation) {
    const { args, at, host } = invocation;
    const version = args.required('release');
    const branch = args.text('branch');
    const commit = branch !== undefined || args.flag('commit') === true ? { branch } : undefined;
    const from = folderOf(invocation, 'from');
    const artifacts = invocation.files('artifact');
    const [trustPin, memory] = [askedPin(invocation), askedMemory(invocation)];
    const request = { version, from, artifacts, commit, trustPin, memory, at };
    const { result, findings } = await recordRelease(request, askedRepository(invocation), host);
    if (!result) return { findings };
    const { path, outcome, commit: made, file_names: files } = result;
    const on = branchName(result.branch ?? '');
    if (outcome === 'unchanged') return { result, findings, lines: [`recorded before: ${path}`] };
    const lines = [`recorded: ${path}, ${countOf(files.length, 'file')}`];
    if (made !== null) lines.push(`  commit: ${made} on ${on}`);
    const next =
      made === null
        ? shell`git add ${path} && git commit -m ${`Record ${version}`}`
        : shell`git push origin ${on}`;
    return { result, findings, lines, next: [next] };
  },
};

function folderOf(invocation: Invocation, option: string): NamedFile {
  const named = invocation.file(option);
  if (named) return named;
  const version = invocation.args.required('release');
  const root = productRoot({ ...askedRepository(invocation), version });
  return defaultFolder(root, version, invocation.directory);
}

/** The ledger to ask, where one is named or configured. @throws ClaimgateError `usage` */
function namesLedger(invocation: Invocation): LedgerPlace | undefined {
  if (invocation.args.flag('without-ledger') === true) {
    invocation.args.refuse(['ledger'], 'with --without-ledger');
    return undefined;
  }
  const place = askedLedger(invocation);
  return place.location === undefined ? undefined : place;
}

/** Where a release may export: with a ledger to ask, all that an export needs, and no projection that was named. */
function exportOf(invocation: Invocation): (() => Promise<string>) | undefined {
  const isNamed = invocation.args.text('projection') !== undefined;
  if (
    isNamed ||
    !namesLedger(invocation) ||
    !askedConfiguration(invocation).isExportedWith(undefined)
  )
    return undefined;
  return async () => {
    const { exportConfigured } = await import('../evidence/ledger-export.ts');
    return (await exportConfigured(invocation)).path;
  };
}

function projectionFor(invocation: Invocation): { readonly projection?: string } {
  if (invocation.args.text('projection') !== undefined) return {};
  const path = exportedProjection(invocation);
  return path === undefined ? {} : { projection: path };
}

/** Prints each step to standard error before it is taken: a run that is killed shows where it stood. */
function stepPrinter({ args, host }: Invocation): (step: ReleaseStep) => void {
  if (args.flag('quiet') === true) return () => {};
  return (step) => host.stderr.write(`${lineOf(step)}\n`);
}

const STEPS: Readonly<Record<ReleaseStep['step'], string>> = {
  check: 'check',
  export: 'export',
  create: 'create manifest and verdict',
  sign: 'sign the verdict',
  tag: 'tag',
  require: 'require the verdict',
  record: 'record',
};

const ENDINGS: Readonly<Record<ReleaseStep['outcome'], string>> = {
  done: '',
  done_before: ' (done before)',
  not_needed: ' (not needed)',
  planned: ' (planned)',
  stopped: ' (stopped)',
};

function lineOf({ step, outcome, what }: ReleaseStep): string {
  return escapeForTerminal(`${STEPS[step]}: ${what}${ENDINGS[outcome]}`);
}

/** CI must know the records of a release before it judges its commit, and the script of `setup` publishes them. */
function publishCommand({ directory }: Invocation): readonly string[] {
  const root = findRepositoryRoot(directory);
  return root !== undefined && isThere(join(root, CI_SCRIPT)) ? [`sh ${CI_SCRIPT} export`] : [];
}

function outcomeOf(
  { result, findings, judged }: MadeRelease,
  explainOptions: string,
  published: readonly string[],
): Outcome {
  if (judged) {
    const { findings: found, lines, fullLines, sources } = gateReport(judged, explainOptions);
    const says = judged.verdict.decision;
    return { result, findings: found, lines, sources, says, ...(fullLines ? { fullLines } : {}) };
  }
  const isStopped = worstSeverity(findings) > 0;
  return { result, findings, ...(isStopped ? {} : endOf(result, published)) };
}

function endOf(
  { version, revision, steps, branch, record_commit: made }: ReleaseResult,
  published: readonly string[],
): Pick<Outcome, 'lines' | 'next'> {
  if (made === null) {
    const planned = steps.filter(({ outcome }) => outcome === 'planned').length;
    const line = `dry run: ${version} of commit ${revision}; ${planned} of ${countOf(steps.length, 'step')} to do`;
    return { lines: [line] };
  }
  return {
    lines: [
      `released: ${version} of commit ${revision}`,
      `  record: commit ${made} on ${branchName(branch)}`,
    ],
    next: [
      ...published,
      shell`git push --atomic origin ${branchName(branch)} ${version}`,
      shell`claimgate audit ${version}`,
    ],
  };
}
