import { join } from 'node:path';
import { PROJECTION_FILES } from '../../repository/configured.ts';
import { identityCommand, admitsIdentities, openSigner } from '../keys/signing-keys.ts';
import type { NamedFile } from '../named-file.ts';
import { countOf, finding, type Finding, ClaimgateError } from '../../documents/findings.ts';
import { isFolder, makeOutputFolder } from '../../io/output-path.ts';
import { whenWords } from '../../report/report-words.ts';
import type { Command } from '../command.ts';
import type { Invocation } from '../invocation.ts';
import { repeated, required, TRUST_PIN_OPTION, valued } from '../options.ts';
import { SignerOptions } from '../keys/signer-options.ts';
import { Arguments, usageError } from '../arguments.ts';
import { shell } from '../../documents/shell.ts';
import type { ProjectionResult } from '../../documents/index.ts';
import { demand } from '../../documents/error.ts';
import { CONFIG_PATH } from '../../documents/config.ts';
import { readRegularFile } from '../../io/files.ts';
import { requireRepository } from '../../repository/read-inputs.ts';
import { readKnown } from '../../repository/known.ts';
import { openReplacement, writeFileAtomically } from '../../io/write-files.ts';
import { exportProjection, type Exported, type ExportRequest } from '../../ledger/export.ts';
import { factsOfRuns, SHOWN_BY_RUNS } from '../../ledger/facts-of-runs.ts';
import { MAX_FACTS_BYTES, readFacts, type Facts } from '../../ledger/export-facts.ts';
import { type EarlierHead } from '../../ledger/log.ts';
import { greatestHead, recallReleases } from '../../gate/rollback-protection.ts';
import { payloadDigestOf } from '../../trust/document-kind.ts';
import { anchorOf, type Anchor } from '../../trust/anchor.ts';
import {
  countSigners,
  signEnvelope,
  unsignedEnvelope,
  type Envelope,
  type RoleKeys,
} from '../../trust/envelope.ts';
import { STATEMENT_PAYLOAD_TYPE, PROJECTION_STATEMENT } from '../../trust/statement.ts';
import { type Signer } from '../../trust/private-key.ts';
import { readContractIndex, readHead, readRoots } from '../../repository/evidence-inputs.ts';
import type { Host } from '../host.ts';
import { askProbe, PROBED, reviewedProbe, type Probe } from './test-command.ts';
import { environmentOfTests } from './run-from-tests.ts';
import { keyOf, withLedger, LEDGER_OPTION, askedLedger } from './open-ledger.ts';
import {
  openReleaseInputs,
  type ReleaseInputs,
  claimsIn,
} from '../../repository/release-inputs.ts';
import { headIn, isLost } from '../../gate/known-heads.ts';
import { envelopeText } from '../keys/trust.ts';
import {
  askedConfiguration,
  askedMemory,
  askedPin,
  askedRepository,
  nextHere,
} from '../../repository/asked.ts';
import { makeFolders } from '../../repository/new-files.ts';
import { CI_SCRIPT } from '../../repository/next-here.ts';
import { disabledProvidersIn, requireKnownProviders } from '../../evidence/disabled-providers.ts';

import { withoutLeak } from '../../documents/sanitizer.ts';
import type { Subject } from '../../documents/index.ts';

const LIFETIME = '24h';
const PROBE_LIMIT = '5m';
const SIGNER = new SignerOptions(
  'key',
  valued('a private key of the projection role (or projection.key of the configured keys)', 'FILE'),
);
const LEDGER_SIGNER = new SignerOptions(
  'ledger-key',
  required(
    valued('the private key of the ledger (or ledger.key of the configured keys)', 'FILE'),
    (invocation) => askedConfiguration(invocation).keyOf('ledger'),
  ),
  'ledger-',
);

export const command: Command = {
  examples: {
    'claimgate ledger export': 'with ledger, facts, keys and folder of the configuration',
    'claimgate ledger export -- node probe.mjs':
      'with the facts that a probe prints, where no service reports them',
    'claimgate ledger export --facts runtime-facts.json --ledger-key ledger.key --key a.key --out projection --memory origin/main':
      'a projection and its statement with one signature; `claimgate sign` adds the others',
  },
  takesCommand: true,
  options: {
    ...LEDGER_OPTION,
    facts: valued(
      'runtime facts of the hosting service (or the configuration); without any, those that young live runs show',
      'FILE',
    ),
    'probe-limit': {
      ...valued('with a probe after --: how long it may take', 'TIME'),
      default: PROBE_LIMIT,
    },
    ...SIGNER.options,
    ...LEDGER_SIGNER.options,
    out: required(
      valued('the folder for the two files (or projection of the configuration)', 'DIR'),
      (invocation) => askedConfiguration(invocation).projection,
    ),
    'expires-in': {
      ...valued('how long it counts, within the limit of the trust root', 'TIME'),
      default: LIFETIME,
    },
    since: valued('prove that the ledger only grew since it had so many records', 'SIZE'),
    memory: valued('the branch with the records of earlier releases (or CLAIMGATE_MEMORY)', 'REF'),
    head: repeated(
      'also prove the growth since this checkpoint, statement or status, which somebody kept; may be repeated',
      'FILE',
    ),
    claims: valued('only the subjects of this claims file of the repository', 'FILE'),
    ...TRUST_PIN_OPTION,
  },
  files(invocation) {
    const path = (invocation.file('out') ?? askedConfiguration(invocation).projection)?.path;
    if (path === undefined) return {};
    return { others: isFolder(path) ? PROJECTION_FILES.map((name) => join(path, name)) : [path] };
  },
  async run(invocation) {
    const { args, at } = invocation;
    const { remarks, result } = await writeProjection(requestOf(invocation), invocation.host);
    const { entry_count, projection: file } = result;
    const isEmpty = entry_count === 0;
    const because =
      args.text('claims') === undefined
        ? 'no test run in the ledger'
        : 'no claim in the claims file';
    const findings = [
      ...remarks,
      ...(isEmpty ? [finding('projection_empty', { file, found: because })] : []),
    ];
    const entries = countOf(entry_count, 'entry', 'entries');
    const isAwaited = result.key_id === null;
    const { missing_signatures: missing, statement } = result;
    const signer = isAwaited
      ? `  to be signed by an identity: ${statement}`
      : `  signed by: ${result.key_id}`;
    const lacks =
      missing > 0 ? [`  not valid yet: it needs ${countOf(missing, 'more signature')}`] : [];
    return {
      result,
      findings,
      lines: [
        `exported: ${result.projection}, ${entries}`,
        `  statement: ${result.statement}`,
        `  expires: ${whenWords(Date.parse(result.expires_at), at)}`,
        signer,
        ...lacks,
      ],
      fullLines: [
        `exported: ${result.projection}, ${entries}, ${result.sha256}`,
        `  statement: ${result.statement}, payload ${result.payload_sha256}`,
        `  generated: ${result.generated_at}, expires: ${result.expires_at}`,
        signer,
        ...lacks,
      ],
      next: isEmpty
        ? []
        : [
            ...(isAwaited ? [identityCommand(statement)] : []),
            ...(missing > 0 && !isAwaited ? [shell`claimgate sign ${statement} --key KEY`] : []),
            ...(isAwaited || missing > 0 ? [] : publishing(invocation)),
            `${shell`claimgate check --projection ${result.projection}`}${args.again('trust-pin')}`,
          ],
    };
  },
};

/** Names the script that exports and publishes, if this repository has it: what lies here alone, CI never sees. */
function publishing(invocation: Invocation): readonly string[] {
  const { args } = invocation;
  if (args.text('out') !== undefined) return [];
  const again = args.again('ledger', 'facts', 'key', 'ledger-key', 'head');
  const typed = nextHere(invocation)(['claimgate ledger export', again].join(''));
  return typed.includes(CI_SCRIPT) ? [typed] : [];
}

/** The file or folder that an option names, else the configuration. @throws ClaimgateError `usage` */
function placeOf(
  invocation: Invocation,
  option: string,
  member: 'facts' | 'projection',
): NamedFile {
  const configured = askedConfiguration(invocation);
  const named = invocation.file(option);
  const place = named ?? configured[member];
  if (place)
    return named || member === 'projection' ? place : configured.requireThere(member, place);
  throw usageError({ expected: `--${option}, or ${member} in the configuration` });
}

function factsPlace(invocation: Invocation): NamedFile | undefined {
  const isNamed = invocation.args.text('facts') ?? askedConfiguration(invocation).facts;
  return isNamed === undefined ? undefined : placeOf(invocation, 'facts', 'facts');
}

/** Growth is proved since a size, or since the greatest head of the releases in the gate's memory. */
function sinceOf(invocation: Invocation) {
  const { args } = invocation;
  const size = args.wholeNumber('since', 0);
  if (size === undefined) return { memory: askedMemory(invocation) };
  if (args.text('memory') === undefined) return size;
  throw usageError({ expected: 'either --since SIZE or --memory REF' });
}

/** The command after `--`, which prints the facts. It has what the caller has, but claimgate's own settings. @throws ClaimgateError `usage` */
function probeOf({ args, directory, host }: Invocation): Probe | undefined {
  const words = args.commandWords();
  if (words.length === 0) return undefined;
  args.refuse(['facts'], 'with a probe, which prints them');
  const timeLimitMs = args.duration('probe-limit', PROBE_LIMIT);
  return { words, directory, environment: environmentOfTests(host.environment), timeLimitMs };
}

/** Everything that the call asks for; identities may sign instead of a key, once the statement is there. */
function requestOf(invocation: Invocation, probe = probeOf(invocation)) {
  const { args, at } = invocation;
  return {
    out: placeOf(invocation, 'out', 'projection'),
    // The configuration names a folder of the repository, which an export makes; any other has to be there.
    folder: args.text('out') === undefined ? askedConfiguration(invocation).folder : undefined,
    ledger: askedLedger(invocation),
    facts: probe ?? factsPlace(invocation),
    key: SIGNER.ifHere(invocation, 'projection'),
    ledgerKey: LEDGER_SIGNER.of(invocation, 'ledger'),
    lifetimeMs: args.duration('expires-in', LIFETIME),
    since: sinceOf(invocation),
    heads: invocation.files('head'),
    isOnlyOfClaims: args.text('claims') !== undefined,
    pin: askedPin(invocation),
    memory: askedMemory(invocation),
    at,
    repository: askedRepository(invocation),
  };
}

type ProjectionRequest = ReturnType<typeof requestOf>;

/** Exports as the configuration says, which names all that it needs. Returns the projection. @throws ClaimgateError */
export async function exportConfigured(invocation: Invocation, probe?: Probe): Promise<NamedFile> {
  const again = invocation.args.texts().filter(([name]) => REPEATED.has(name));
  const asked = invocation.with(new Arguments(Object.fromEntries(again)));
  const request = requestOf(asked, probe);
  await writeProjection(request, invocation.host);
  const { name, path } = request.out;
  return { path: join(path, PROJECTION), name: join(name, PROJECTION) };
}

/** With the release, whose tag tells the product. */
const REPEATED = new Set('C config head ledger memory product release trust-pin'.split(' '));

const [PROJECTION, STATEMENT] = PROJECTION_FILES;

async function exportRequest(
  request: ProjectionRequest,
  host: Pick<Host, 'environment'>,
): Promise<{
  readonly request: Omit<ExportRequest, 'fingerprints'>;
  readonly role: RoleKeys;
  readonly remarks: readonly Finding[];
}> {
  const { at, isOnlyOfClaims, lifetimeMs, pin } = request;
  const ledgerKey = await openSigner(request.ledgerKey);
  const inputs = await openReleaseInputs(request.repository, host);
  const { memory } = request;
  const source = request.facts ?? (await reviewedProbe(inputs, memory, host.environment));
  const given = source && (await factsOf(source, at));
  const roots = await readRoots(inputs, { pin, memory }, true);
  const anchor = demand(anchorOf({ pin, roots, at }));
  requireConfigured(inputs, anchor);
  if (!request.key && !admitsIdentities(anchor.root.roles.projection))
    throw new ClaimgateError('usage', {
      expected: '--key FILE, a private key of the projection role',
    });
  const { bytes, path: claimsPath } = inputs.claims;
  const claims = () => claimsIn(bytes, claimsPath).map(({ claim }) => claim);
  const claimed = () => claims().map(({ subject }) => subject);
  const contracts = await readContractIndex(inputs);
  const { limits, deployment } = anchor.root.document;
  const { facts, factsFile } = given ?? {
    facts: await factsInLedger(request, claims(), { at, contracts, deployment, limits }),
    factsFile: SHOWN_BY_RUNS,
  };
  const disabledProviders = disabledProvidersIn(host.environment);
  const known = given ? [] : claimed().map(({ provider }) => provider);
  requireKnownProviders({ disabledProviders }, new Set([...facts.providers, ...known]));
  if (source && 'words' in source) requireFactsOf(claimed(), facts);
  const subjects = isOnlyOfClaims ? claimed() : undefined;
  const since = await earlierHead(request, inputs, anchor);
  const heads = await readHeads(request.heads, anchor);
  const made = {
    facts,
    factsFile,
    contracts,
    disabledProviders,
    at,
    limits,
    lifetimeMs,
    ledgerKey,
    file: STATEMENT,
    ...(subjects ? { subjects } : {}),
    since,
    heads: heads.known,
  };
  return {
    remarks: [...heads.skipped, ...facts.remarks],
    request: made,
    role: anchor.root.roles.projection,
  };
}

/** The facts of a file, or of a probe, whose time counts from its start. @throws ClaimgateError */
async function factsOf(source: NamedFile | Probe, at: number) {
  if ('words' in source) return { facts: await askProbe(source, at), factsFile: PROBED };
  const { path, name: factsFile } = source;
  const bytes = await readRegularFile(path, factsFile, MAX_FACTS_BYTES);
  return { facts: demand(readFacts(bytes, factsFile)), factsFile };
}

/** Without a service and a probe, what live runs show. @throws ClaimgateError `facts_missing` */
async function factsInLedger(
  { ledger: place }: ProjectionRequest,
  claims: Parameters<typeof factsOfRuns>[1],
  terms: Omit<Parameters<typeof factsOfRuns>[2], 'fingerprints'>,
): Promise<Facts> {
  const found = await withLedger(place, (ledger) =>
    ledger.read(async (connection) => {
      const fingerprints = await keyOf(place, connection);
      return factsOfRuns(connection, claims, { ...terms, fingerprints });
    }),
  );
  return demand(found);
}

/** A probe of another product or provider would let every claim lapse. @throws ClaimgateError `probe_failed` */
function requireFactsOf(claimed: readonly Subject[], { document }: Facts): void {
  const providers = [...new Set(claimed.map(({ provider }) => provider))];
  const said = [...new Set(document.apps.map(({ provider }) => provider))];
  if (providers.length === 0 || providers.some((provider) => said.includes(provider))) return;
  throw new ClaimgateError('probe_failed', {
    file: PROBED,
    pointer: '/apps',
    expected: providers.join(', '),
    found: said.length === 0 ? 'no app' : said.map(withoutLeak).join(', '),
  });
}

/** The gate would refuse the export, and somebody wrote the configuration by hand. @throws ClaimgateError */
function requireConfigured({ config, configFile }: ReleaseInputs, { root }: Anchor): void {
  const { deployment } = root.document;
  if (config?.deployment === undefined || config.deployment === deployment) return;
  throw new ClaimgateError('deployment_differs', {
    file: configFile?.path ?? CONFIG_PATH,
    pointer: '/deployment',
    expected: deployment,
    found: config.deployment,
  });
}

/** The head from which consistency is proved: of a size, else the one that the gate will ask for. */
async function earlierHead(
  { since }: ProjectionRequest,
  inputs: ReleaseInputs,
  { root, roots }: Anchor,
): Promise<EarlierHead> {
  if (typeof since === 'number') return { tree_size: since };
  const { release, remarks } = inputs;
  const place = { ref: since.memory, judged: release?.revision };
  // Before the first commit, or outside of a repository, there can be no record; the gate itself still asks for one.
  const isGitMissing = remarks.some(({ code }) => code === 'git_unavailable');
  const isFirst = since.memory === undefined && !release && !isGitMissing;
  const records = isFirst ? [] : (await readKnown(requireRepository(inputs), place)).records;
  const { heads } = demand(recallReleases(records, roots));
  return demand(greatestHead(root, heads, STATEMENT));
}

/**
 * The heads that somebody kept, or that other repositories ask for; one of another ledger, or that no ledger key signed,
 * is left out by name.
 */
async function readHeads(files: readonly NamedFile[], { root }: Anchor) {
  if (files.length > MAX_HEADS)
    throw usageError({ expected: `at most ${MAX_HEADS} of --head`, found: String(files.length) });
  const known: EarlierHead[] = [];
  const skipped: Finding[] = [];
  for (const named of files) {
    const head = headIn(await readHead(named), [root.ledger]);
    if (!head.ok)
      skipped.push(finding('head_skipped', { file: named.name, found: head.findings[0].code }));
    else if (!isLost(root, head.value)) known.push(head.value);
  }
  return { known, skipped };
}

/** With the repository's own, as many as a statement may prove. */
const MAX_HEADS = 255;

/** Unsigned where identities are to sign. Put in place once its statement is signed: a failure leaves the old pair. */
async function writeProjection(
  asked: ProjectionRequest,
  host: Pick<Host, 'environment'>,
): Promise<{ readonly result: ProjectionResult; readonly remarks: readonly Finding[] }> {
  const { ledger: place, out } = asked;
  const { request, role, remarks } = await exportRequest(asked, host);
  const key = asked.key && (await openSigner(asked.key));
  if (asked.folder === undefined) makeOutputFolder(out.path, out.name);
  else makeFolders(asked.folder, out.name);
  const path = join(out.path, PROJECTION);
  const projection = await openReplacement(path, join(out.name, PROJECTION));
  try {
    const exported = demand(
      await withLedger(place, async (ledger) => {
        const fingerprints = await ledger.read((connection) => keyOf(place, connection));
        const whole = { ...request, fingerprints };
        return exportProjection(ledger, whole, (bytes) => projection.write(bytes));
      }),
    );
    const envelope = await statementOf(exported, key);
    await projection.commit();
    const statement = join(out.name, STATEMENT);
    await writeFileAtomically(join(out.path, STATEMENT), envelopeText(envelope), statement);
    const { digest, predicate } = exported;
    const { entry_count, expires_at, generated_at } = predicate;
    const result = {
      projection: join(out.name, PROJECTION),
      statement,
      sha256: digest,
      entry_count,
      generated_at,
      expires_at,
      payload_sha256: payloadDigestOf(envelope),
      key_id: key?.publicKey.id ?? null,
      missing_signatures: Math.max(0, role.threshold - countSigners(envelope, role).count),
    };
    return { result, remarks };
  } finally {
    await projection.discard();
  }
}

async function statementOf({ digest, predicate }: Exported, key?: Signer): Promise<Envelope> {
  const payload = demand(PROJECTION_STATEMENT.write(digest, predicate, STATEMENT));
  const unsigned = unsignedEnvelope(STATEMENT_PAYLOAD_TYPE, payload, STATEMENT);
  return key ? demand(await signEnvelope(unsigned, key, 'projection_statement')) : unsigned;
}
