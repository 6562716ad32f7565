import {
  CANDIDATES,
  CONTRACTS,
  indexContracts,
  type ContractIndex,
} from '../../evidence/contract.ts';
import {
  demand,
  present,
  refusalOf,
  ClaimgateError,
  countOf,
  type Finding,
} from '../../documents/findings.ts';
import { shell, shellWord } from '../../documents/shell.ts';
import { isThere } from '../../io/files.ts';
import { groupedBy } from '../../documents/json.ts';
import { nearest } from '../../documents/meant.ts';
import { append, type Appended } from '../../ledger/append.ts';
import { readIdentity } from '../../ledger/identity.ts';
import { type Driver } from '../../ledger/driver/connection.ts';
import { newIdempotencyKey } from '../../ledger/prepare-record.ts';
import { EVIDENCE_KINDS } from '../../ledger/records.ts';
import { usageError } from '../arguments.ts';
import type { Outcome } from '../../report/report.ts';
import type { Command } from '../command.ts';
import type { Invocation } from '../invocation.ts';
import type { RunOfTests } from '../../test-results/run.ts';
import { claimName } from '../../manifest/claim-names.ts';
import { readContractIndex } from '../../repository/evidence-inputs.ts';
import type { Host } from '../host.ts';
import {
  documentFromFlags,
  EVIDENCE_OPTIONS,
  isByFlags,
  refuseFlagsOfOthers,
} from './evidence-flags.ts';
import { SEAL_SIGNER, sealRun } from './ledger-seal.ts';
import { fingerprinterFor } from '../keys/fingerprinter.ts';
import type { NamedFile } from '../named-file.ts';
import { remarksOnSize } from './branch-ledger.ts';
import { withLedger, LEDGER_OPTION, askedLedger } from './open-ledger.ts';
import {
  CLOCK_OPTION,
  flag,
  PUBLISH_OPTION,
  SELECTOR_OPTION,
  TRUST_PIN_OPTION,
  valued,
  argument,
} from '../options.ts';
import { openReleaseInputs } from '../../repository/release-inputs.ts';
import { itemsIn, type GivenDocuments } from './stated-documents.ts';
import { askedRepository, nextExport } from '../../repository/asked.ts';

export const command: Command = {
  examples: {
    'claimgate ledger append evidence --operator jane':
      'record every JSON document in a folder; what is recorded already is left out',
    'claimgate ledger append approval review.json --operator jane': 'record a review of an app',
    'claimgate ledger append control --provider pinterest --state disabled --reason incident-12 --operator jane':
      'disable a provider from now on',
    'claimgate ledger append run --side local --from-junit junit.xml --provider pinterest --scope pins:write -- npm test':
      'run the tests of the one claim that fits, and record what they found',
    'claimgate ledger append run --side local --from-junit junit.xml --exit-status 0 --scope pins:write --dry-run':
      'see what a finished test job would record',
    'claimgate ledger append run --side local --from-junit junit.xml --scope pins:write --seal seal.json --key tester.key -- npm test':
      'in a job without the ledger: run the tests, and sign what they found; without --key, the identity of the pipeline signs',
    'claimgate ledger append run --sealed seal.json --operator ci':
      'record a run that the testing job sealed; no test runs here',
    'claimgate ledger append run runs.jsonl --operator ci': 'record runs, all of them or none',
  },
  positionals: {
    what: argument('approval, run or control; or a folder or file with documents of all kinds'),
    file: argument(
      'a file with documents of this kind, as JSON or JSON Lines; - is standard input',
    ),
    others: argument('more folders and files'),
  },
  offers: { what: () => EVIDENCE_KINDS },
  takesCommand: true,
  options: {
    ...LEDGER_OPTION,
    operator: valued(
      'the name of the person who records; the ledger stores its fingerprint (or CLAIMGATE_OPERATOR; default: your user name)',
      'NAME',
    ),
    ...EVIDENCE_OPTIONS,
    ...PUBLISH_OPTION,
    'idempotency-key': valued(
      'repeat a request safely: with the same key, each document is recorded once',
      'KEY',
    ),
    seal: valued('record nothing: sign the run into this file, for another job to record', 'FILE'),
    ...SEAL_SIGNER.options,
    sealed: valued(
      'record the run that another job sealed by --seal; needs its trust root',
      'FILE',
    ),
    ...TRUST_PIN_OPTION,
    'dry-run': flag('with test results: say what would be recorded, and record nothing'),
    ...CLOCK_OPTION,
    ...SELECTOR_OPTION,
  },
  files: (invocation) => ({ others: invocation.files('seal').map(({ path }) => path) }),
  async run(invocation) {
    const { args, host } = invocation;
    const seal = invocation.file('seal');
    if (seal && args.flag('dry-run') !== true) {
      args.refuse(['ledger', 'operator', 'idempotency-key', 'sealed', 'file'], 'with --seal');
      return sealRun(invocation, seal, testedRun);
    }
    args.refuse(Object.keys(SEAL_SIGNER.options), 'without --seal');
    const tested = await testedRun(invocation);
    if (args.flag('dry-run') === true) return preview(tested);
    const sealed = invocation.file('sealed');
    const given = sealed
      ? await (await import('./sealed-document.ts')).sealedDocument(invocation, sealed)
      : tested
        ? testedDocument(tested)
        : documentsOf(invocation);
    const key = keyFor(given, invocation);
    const stated = await itemsIn(given, key, host);
    const recording = withLedger(askedLedger(invocation), async (ledger) =>
      append(ledger, stated.items, {
        ...(await recordingBy(operatorOf(invocation), ledger, invocation)),
        contracts: await contractsFor(invocation, stated.hasRuns),
        isSelectorConfirmed: args.flag('confirm-selector') === true,
      }),
    );
    const recorded = await recording.catch((cause: unknown) => {
      const { code } = refusalOf(cause, 'ledger_unconfirmed');
      throw new ClaimgateError(code, { next: commandAgain(invocation, key) }, { cause });
    });
    const made = demand(recorded);
    const appended = made.map(withoutRemarks);
    const findings = oncePerKind([
      ...(tested?.remarks ?? []),
      ...made.flatMap(({ remarks }) => remarks),
      ...remarksOnSize(askedLedger(invocation).location, made.at(-1)?.sequence ?? 0),
    ]);
    const lines = appended
      .slice(0, MAX_LINES)
      .map(
        ({ id, origin, replayed, sequence }) =>
          `${replayed ? 'was recorded' : 'recorded'}${originWords(origin)}: ${sequence}  ${id}`,
      );
    if (appended.length > MAX_LINES)
      lines.push(`and ${appended.length - MAX_LINES} more; --json lists all of them`);
    return { result: { appended }, findings, lines, next: [nextExport(invocation)] };
  },
};

/** The run that this program made of the results, which it saw. */
function testedDocument({ run }: RunOfTests): GivenDocuments {
  return { kind: 'run', value: run, seen: run.origin?.kind };
}

/** Shows the run that test results make. No ledger is asked, so it may still refuse the run. */
function preview(tested: RunOfTests | undefined): Outcome {
  if (!tested)
    throw usageError({ expected: '--dry-run with --from-junit, --from-ctrf or --checks' });
  const { remarks, run, required } = tested;
  const lines = required.map((kind) => {
    const check = run.checks.find((one) => one.kind === kind);
    if (!check) return `${kind}: not done`;
    const { attempts, not_applicable_reason: reason, outcome } = check;
    const tries = attempts === undefined ? '' : ` at attempt ${attempts}`;
    return `${kind}: ${outcome.replace('_', ' ')}${reason === null ? '' : ` (${reason})`}${tries}`;
  });
  const subject = claimName(run.subject);
  return {
    says: 'done',
    result: { run },
    findings: remarks,
    lines: [`would record: ${subject}, ${run.side} run of ${run.tested_at}`, ...lines],
  };
}

/** More records than this are read by programs. */
const MAX_LINES = 100;

/**
 * The idempotency key of the documents. A server may keep what it did not confirm any more, so a call without a key gets
 * one, to be repeated with. Documents of a folder have their content for a key.
 */
function keyFor(given: GivenDocuments, invocation: Invocation): string | undefined {
  const { args, host } = invocation;
  const named = args.text('idempotency-key');
  const isLocal = askedLedger(invocation).location?.startsWith('sqlite:') !== false;
  if (named !== undefined || isLocal || 'files' in given) return named;
  return newIdempotencyKey(host.random);
}

/** The call as it was typed, with the key of its documents; who sent them on standard input sends them again. */
function commandAgain({ args }: Invocation, key: string | undefined): string {
  const hasPassword = /:\/\/[^/@]*:[^/]*@/.test(args.text('ledger') ?? '');
  const hidden = new Set(['idempotency-key', hasPassword ? 'ledger' : '']);
  const names = Object.keys(command.options ?? {}).filter((name) => !hidden.has(name));
  const words = [
    'claimgate ledger append',
    ...['what', 'file', 'others'].flatMap((name) => args.list(name)).map(shellWord),
    ...(hasPassword ? ['--ledger LEDGER'] : []),
    ...(key === undefined ? [] : [shell`--idempotency-key ${key}`]),
  ];
  const input = args.text('file') === '-' ? ' < THE_SAME_INPUT' : '';
  return `${words.join(' ')}${args.again(...names)}${input}`;
}

/** Environment variables that name who records, the first that is set: ours, and those of the system. */
const OPERATOR_SETTINGS = ['CLAIMGATE_OPERATOR', 'USER', 'LOGNAME', 'USERNAME'];

/** @throws ClaimgateError `operator_missing` */
export function operatorOf({ args, host }: Invocation): string {
  const operator = args.text('operator') ?? operatorIn(host.environment);
  if (operator !== undefined) return operator;
  throw new ClaimgateError('operator_missing');
}

export function operatorIn(environment: Host['environment']): string | undefined {
  return OPERATOR_SETTINGS.map((name) => environment[name]).find(Boolean);
}

/** Options about a file that tests wrote. */
const OF_RESULTS = ['keep', 'exit-status', 'suite'];

/** The run whose checks the results of a test job say, where the call names any. @throws ClaimgateError */
export async function testedRun(invocation: Invocation) {
  const { args } = invocation;
  const forms = [
    ['results', invocation.file('from-junit')],
    ['results', invocation.file('from-ctrf')],
    ['list', invocation.file('checks')],
  ] as const;
  const [results, other] = forms.flatMap(([form, file]) => (file ? [{ ...file, form }] : []));
  if (args.flag('publish-results') === true && results?.form !== 'results')
    throw usageError({ expected: '--publish-results with --from-junit or --from-ctrf' });
  if (!results) {
    if (args.commandWords().length > 0)
      throw usageError({ expected: '--from-junit FILE, which the command writes' });
    args.refuse(['scope', ...OF_RESULTS], 'without --from-junit or --checks');
    return undefined;
  }
  if (other || args.text('what') !== 'run' || args.text('file') !== undefined)
    throw usageError({
      expected: 'run and no FILE, with one of --from-junit, --from-ctrf and --checks',
    });
  refuseFlagsOfOthers('run', args);
  args.refuse(['check'], 'with test results');
  if (results.form === 'list') {
    args.refuse(OF_RESULTS, 'with --checks, which is a statement');
    if (args.commandWords().length > 0) throw usageError({ expected: 'no command with --checks' });
  }
  // Loaded only here: hardly any call reads XML.
  const { runFromTests } = await import('./run-from-tests.ts');
  return runFromTests(invocation, results);
}

function documentsOf(invocation: Invocation): GivenDocuments {
  const { args, at } = invocation;
  const what = args.required('what');
  const kind = EVIDENCE_KINDS.find((one) => one === what);
  if (kind === undefined) {
    if (isByFlags(args))
      throw usageError({
        found: `"${what}" with options that describe a document`,
        expected: `one of ${EVIDENCE_KINDS.join(', ')}`,
      });
    const files = ['what', 'file', 'others'].flatMap((name) => invocation.files(name));
    refuseMistyped(what, files);
    return { files };
  }
  const source = invocation.source('file');
  if (args.list('others').length > 0 || (source === undefined) !== isByFlags(args))
    throw usageError({
      expected: `a FILE with the ${kind}, or options that describe it, but not both`,
    });
  if (source) return { kind, source };
  const isStartFilledIn = kind === 'control' && args.text('starts-at') === undefined;
  return { kind, value: documentFromFlags(kind, args, at), isStartFilledIn };
}

/** @throws ClaimgateError `usage` where the first word names no file, but almost a kind */
function refuseMistyped(what: string, [first]: readonly NamedFile[]): void {
  const [kind] = nearest(what, EVIDENCE_KINDS, 1);
  if (kind === undefined || (first && isThere(first.path))) return;
  throw usageError({
    found: `"${what}" is no file and no kind; did you mean "${kind}"?`,
    expected: `one of ${EVIDENCE_KINDS.join(', ')}, or files and folders`,
  });
}

/** The contracts that runs are made under. @throws ClaimgateError `no_contracts` for runs outside of the product */
async function contractsFor(invocation: Invocation, hasRuns: boolean): Promise<ContractIndex> {
  const { host } = invocation;
  try {
    const inputs = await openReleaseInputs(askedRepository(invocation), host);
    return await readContractIndex(inputs, [CONTRACTS, CANDIDATES]);
  } catch (error) {
    // Contracts that cannot be read keep nobody from a disable.
    if (!hasRuns) {
      refusalOf(error);
      return indexContracts([]);
    }
    refusalOf(error, 'claims_missing');
    const expected = 'the folder of the product, with the contracts of the runs';
    const next = 'claimgate ledger append run FILE -C PRODUCT';
    const details = { file: 'provider-certification', expected, next };
    throw new ClaimgateError('no_contracts', details, { cause: error });
  }
}

/** Who records in a ledger, with its fingerprints, the clock, and the source of ids. */
export async function recordingBy(operator: string, ledger: Driver, invocation: Invocation) {
  const { args, directory, host } = invocation;
  const { environment, clock, random } = host;
  const { deployment } = await ledger.read(readIdentity);
  return {
    operator,
    fingerprints: await fingerprinterFor({ environment, directory }, deployment),
    clock,
    isClockConfirmed: args.flag('confirm-clock') === true,
    ...(random ? { random } : {}),
  };
}

/** Names the origin of documents that neither a test nor the service made. */
function originWords(origin: Appended['origin']): string {
  if (origin === 'statement') return ' as a statement';
  return origin === 'example' ? ' as an example' : '';
}

/** Warnings about many records, each kind once: the first one, and how many others are like it. */
function oncePerKind(warnings: readonly Finding[]): readonly Finding[] {
  return [...groupedBy(warnings, ({ code }) => code).values()].map((alike) => {
    const first = present(alike[0]);
    if (alike.length === 1) return first;
    const others = countOf(alike.length - 1, 'other');
    return { ...first, found: `${first.found ?? 'this one'}, and ${others} like it` };
  });
}

export function withoutRemarks({ id, sequence, leaf, replayed, origin }: Appended) {
  return { id, sequence, leaf, replayed, ...(origin && { origin }) };
}
