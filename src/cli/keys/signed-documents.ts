/**
 * Verifies any signed document, checkpoint or proof with the files of its folder. `src/audit/signed-document.ts` judges;
 * this reads what it needs, and shows the answer.
 */
import { basename, dirname, join } from 'node:path';
import {
  judgeDocument,
  judgeNote,
  judgeStatus,
  kindOf,
  nameBeside,
  withVerdict,
  type Accepted,
  type NamedNote,
} from '../../audit/signed-document.ts';
import { parseDigest, type Digest } from '../../digest/index.ts';
import type {
  ArtifactResult,
  EnvelopeResult,
  NoteResult,
  RootComparison,
} from '../../documents/index.ts';
import {
  ClaimgateError,
  demand,
  errorOf,
  present,
  refusalOf,
  worstSeverity,
  type Finding,
  type Result,
} from '../../documents/findings.ts';
import { RULE_SETS } from '../../gate/rule-sets.ts';
import { readFileIfThere, readRegularFile } from '../../io/files.ts';
import { otherDocument, type NamedBytes } from '../../documents/json.ts';
import { signedBeforeWords, withdrawnWords } from '../../report/audit-report.ts';
import { KIND_NAMES, NOTE_NAMES, contentLines, recordedLine } from '../../report/document-lines.ts';
import { shownClaim } from '../../report/report-words.ts';
import type { Outcome } from '../../report/report.ts';
import {
  headIn,
  isLost,
  knownLedgers,
  lostHeads,
  openHeads,
  type KnownHead,
} from '../../gate/known-heads.ts';
import { anchorOf, keylessBy } from '../../trust/anchor.ts';
import type { LedgerHead } from '../../trust/checkpoint.ts';
import { ledgerOfKeys, ledgerOfRoots } from '../../trust/verify-document.ts';
import { compareRoots } from '../../trust/compare-roots.ts';
import {
  findForm,
  payloadDigestOf,
  warningsIn,
  type EnvelopeKind,
  type SignedContent,
  type SignedVerdict,
} from '../../trust/document-kind.ts';
import { MAX_ENVELOPE_BYTES, readEnvelope, type Envelope } from '../../trust/envelope.ts';
import type { SignedBytes } from '../../trust/identity.ts';
import type { TrustRoot } from '../../trust/root.ts';
import { SUMMARY_CLAIMS } from '../../trust/statement.ts';
import { stampsOf } from '../../trust/vouched-time.ts';
import { verifyPublished } from '../../gate/published-artifact.ts';
import { withdrawnSince, type PublishedRelease, type VerifiedStatus } from '../../gate/status.ts';
import { usageError } from '../arguments.ts';
import type { Command } from '../command.ts';
import type { Invocation } from '../invocation.ts';
import type { ConfigurationChoice } from '../../repository/configured.ts';
import { readBundles, readTokens } from '../../repository/evidence-inputs.ts';
import { readPublicKeys } from './signing-keys.ts';
import { readNamed, type NamedFile, digestOfFile } from '../named-file.ts';
import { STATUS_OPTION, argument, repeated, valued } from '../options.ts';
import { readTrustFolder } from './trust.ts';
import { askedPin } from '../../repository/asked.ts';

export const verify: Command = {
  examples: {
    'claimgate verify ledger-projection.intoto.json --trust-pin 1:sha256:HEX --projection ledger-projection.jsonl':
      'verify a projection: its signed statement by the trust roots in this repository, and its bytes',
    'claimgate verify provider-certification/trust/1.root.json --key a.pub.pem --key b.pub.pem --threshold 1':
      'verify any envelope by keys that you trust',
    'claimgate verify gate-verdict.intoto.json --artifact shop-1.4.0.tgz --resource-uri pkg:npm/shop@1.4.0 --trust-pin 1:sha256:HEX':
      'a package that you downloaded: which release published it, and with which claims',
    'claimgate verify proof.txt --note-key NAME+HASH+BASE64 --record record.json':
      'that a record is in a ledger',
    'claimgate verify growth.txt --note-key NAME+HASH+BASE64 --since checkpoint.txt':
      'that a ledger only grew since an earlier checkpoint of it',
  },
  positionals: { file: argument('an envelope, a checkpoint or a proof of the ledger') },
  options: {
    'trust-pin': valued(
      'the trust pin: keys of its trust root must have signed (or CLAIMGATE_TRUST_PIN)',
      'N:sha256:HEX',
    ),
    key: repeated('a public key that must have signed an envelope; may be repeated', 'FILE'),
    threshold: valued('how many of the keys suffice; by default all', 'COUNT'),
    'note-key': repeated(
      'the key of a ledger, for checkpoints and proofs; may be repeated',
      'NAME+HASH+BASE64',
    ),
    projection: valued('with a projection statement: the projection that it must be about', 'FILE'),
    artifact: valued('with a signed verdict: a published file that the release must bind', 'FILE'),
    'resource-uri': valued('with --artifact: what the file must be, with version', 'PURL'),
    ...STATUS_OPTION,
    at: valued('with a trust pin: verify as of this instant', 'INSTANT'),
    'sigstore-root': valued(
      'with --artifact and a keyless signature: the Sigstore trusted root that the trust root names by digest',
      'FILE',
    ),
    since: valued('with a consistency proof: the earlier checkpoint', 'FILE'),
    record: valued('with an inclusion proof: the exact bytes of the record', 'FILE'),
    leaf: valued('with an inclusion proof: the leaf hash of the record', 'sha256:HEX'),
  },
  async run(invocation) {
    const document = await openDocument(invocation.requiredFile('file'));
    try {
      const outcome = await (document.form === 'envelope'
        ? envelopeOutcome(invocation, document)
        : noteOutcome(invocation, document));
      const at = invocation.args.text('at');
      const asked = at === undefined ? [] : [`  as of: ${at}`];
      return { ...outcome, lines: [...(outcome.lines ?? []), ...asked] };
    } catch (error) {
      const { findings } = refusalOf(error);
      if (worstSeverity(findings) !== 1) throw error;
      const refused = invocation.args.text('artifact') ?? document.file;
      return { findings, lines: [`not verified: ${refused}`] };
    }
  },
};

async function envelopeOutcome(invocation: Invocation, document: OpenedEnvelope): Promise<Outcome> {
  const { args } = invocation;
  const { file } = document;
  args.refuse(['note-key', 'record', 'leaf', 'since'], 'for an envelope');
  const artifact = invocation.file('artifact');
  if (artifact) return artifactOutcome(invocation, document, artifact);
  args.refuse(['resource-uri', 'sigstore-root', 'status'], 'without --artifact');
  const projection = invocation.file('projection');
  const verified = await verifyEnvelope(document, acceptedBy(invocation), projection);
  const { result, content } = verified;
  if (content.kind !== 'projection_statement')
    args.refuse(['projection'], `for a ${KIND_NAMES[content.kind]}`);
  const root = result.trust_root_version;
  const lines = [
    `verified: ${file} is a ${KIND_NAMES[content.kind]}`,
    ...contentLines(content),
    `  payload: ${result.payload_sha256}`,
    `  signed by: ${result.signed_by.join(', ')}`,
    `  needed: ${result.threshold} of the keys ${root === null ? 'given' : `of trust root ${root}`}`,
    ...(projection ? [`  projection: ${projection.name} is that file`] : []),
    ...(result.times ? [`  signed before: ${signedBeforeWords(result.times)}`] : []),
  ];
  return { result, lines, findings: [...warningsIn(content), ...verified.findings] };
}

/** A published file, for somebody who has neither the repository nor its trust roots: only a pin. */
async function artifactOutcome(
  invocation: Invocation,
  document: OpenedEnvelope,
  artifact: NamedFile,
): Promise<Outcome> {
  invocation.args.refuse(['key', 'threshold', 'projection'], 'beside --artifact');
  const { pin } = pinned(invocation, undefined);
  if (invocation.args.text('status') === undefined)
    invocation.args.refuse(['at'], 'without --status');
  const resourceUri = invocation.args.text('resource-uri');
  const sigstoreRoot = invocation.file('sigstore-root');
  const asked = { artifact, pin, resourceUri, sigstoreRoot };
  const { content, result } = await verifyArtifact(document, asked);
  if (result.claims === null)
    invocation.args.refuse(['status'], 'for a release with too many claims to list');
  const released = {
    claims: result.claims ?? [],
    product: result.resource_uri.slice(0, result.resource_uri.lastIndexOf('@')),
    timeVerified: result.time_verified,
  };
  const since = await findingsSince(invocation, released);
  const answer =
    worstSeverity(since) > 0
      ? `not verified: the status given with ${artifact.name} does not verify`
      : `verified: ${artifact.name} was published as ${result.resource_uri}${withdrawnWords(since.length)}`;
  const lines = [
    answer,
    `  name: ${result.name}, ${result.sha256}`,
    `  released under the verdict of: ${result.time_verified}`,
    ...claimLines(result.claims),
    `  ${recordedLine(content)}`,
    `  signed by: ${result.signed_by.join(', ')}`,
    `  needed: ${result.threshold} of the keys of trust root ${result.trust_root_version}`,
  ];
  return { result, lines, findings: [...warningsIn(content), ...since] };
}

/** Asks the status that an option names which claims of a release were withdrawn since. @throws ClaimgateError */
export async function findingsSince(
  invocation: Invocation,
  released: PublishedRelease,
): Promise<readonly Finding[]> {
  const status = invocation.file('status');
  if (!status) return [];
  const by = pinned(invocation, undefined);
  const verified = await verifyStatusFile(status, by);
  if (!verified.ok) return verified.findings;
  return withdrawnSince(released, verified.value, { file: status.name, at: by.at });
}

function claimLines(claims: ArtifactResult['claims']): readonly string[] {
  if (claims === null) return ['  claims: too many to list; see public-claims.json of the release'];
  const names = claims.map((claim) => `    ${shownClaim(claim)}`);
  return [`  claims: ${claims.length}`, ...names.sort()];
}

/** The keys that the options name, else those of the trust roots that the pin vouches for. */
function acceptedBy(invocation: Invocation): ByKeys | ByPin {
  const { args } = invocation;
  if (args.list('key').length === 0) {
    args.refuse(['threshold'], 'without --key');
    return pinned(invocation, '--key FILE');
  }
  args.refuse(['trust-pin', 'at'], 'beside --key');
  const found = args.text('threshold');
  if (found !== undefined && !/^[1-9][0-9]{0,3}$/.test(found))
    throw usageError({ expected: '--threshold N, with N at least 1', found });
  const threshold = found === undefined ? undefined : Number(found);
  return { keys: invocation.files('key'), threshold };
}

const UNUSED = {
  checkpoint: ['record', 'leaf', 'since'],
  tlog_proof: ['since'],
  growth_proof: ['record', 'leaf'],
} as const;

async function noteOutcome(invocation: Invocation, note: NamedNote): Promise<Outcome> {
  const { file, form } = note;
  const title = NOTE_NAMES[form];
  const useless = ['key', 'threshold', 'projection', 'artifact', 'resource-uri', ...UNUSED[form]];
  invocation.args.refuse(useless, `for ${title}`);
  const about = {
    checkpoint: () => undefined,
    tlog_proof: () => recordOf(invocation),
    growth_proof: () => invocation.requiredFile('since', '--since FILE, an earlier checkpoint'),
  }[form]();
  const result = await verifyNote(note, ledgerBy(invocation), about);
  const { origin, root_hash, tree_size, record, since } = result;
  const lines = [
    `verified: ${file} is ${title}`,
    `  ledger: ${origin}`,
    `  tree size: ${tree_size}`,
    `  root hash: ${root_hash}`,
    ...(record ? [`  record: ${record.index + 1}, leaf ${record.leaf}`] : []),
    ...(since ? [`  only grew since: ${since.tree_size} records, ${since.root_hash}`] : []),
  ];
  return { result, lines };
}

/** The note keys that the options name, else the pin whose last trust root names the ledger. */
export function ledgerBy(invocation: Invocation): readonly string[] | ByPin {
  const keys = invocation.args.list('note-key');
  if (keys.length === 0) return pinned(invocation, '--note-key NAME+HASH+BASE64');
  invocation.args.refuse(['trust-pin', 'at'], 'beside --note-key');
  return keys;
}

function recordOf(invocation: Invocation): NamedFile | Digest {
  const record = invocation.file('record');
  const leaf = invocation.args.text('leaf');
  if ((record === undefined) === (leaf === undefined))
    throw usageError({ expected: 'either --record FILE or --leaf sha256:HEX' });
  if (record) return record;
  const found = present(leaf);
  const digest = parseDigest(found);
  if (digest !== undefined) return digest;
  throw usageError({ expected: '--leaf sha256: and 64 hex digits', found });
}

/** The pin that vouches for the trust roots of the work tree. @param instead the option that would also do */
export function pinned(invocation: Invocation, instead: string | undefined): ByPin {
  const { args, at, directory } = invocation;
  const pin = askedPin(invocation);
  if (pin === undefined || pin === '')
    throw usageError({
      expected: ['--trust-pin N:sha256:HEX', instead].filter(Boolean).join(' or '),
    });
  return { pin, directory, product: args.text('product'), at: args.instant('at') ?? at };
}
type OpenedEnvelope = { readonly form: 'envelope'; readonly path: string } & SignedBytes;

/** Whose signatures count: by the trust roots around a folder that a pin vouches for. */
export interface ByPin extends ConfigurationChoice {
  readonly pin: string;
  readonly at: number;
}

/** Whose signatures count: so many of these keys, by default all. */
interface ByKeys {
  readonly keys: readonly NamedFile[];
  readonly threshold: number | undefined;
}

export async function openDocument({
  path,
  name: file,
}: NamedFile): Promise<OpenedEnvelope | NamedNote> {
  const bytes = await readRegularFile(path, file, MAX_ENVELOPE_BYTES);
  const form = formIn(bytes, file);
  if (form.form !== 'envelope') return { ...form, file };
  return { form: 'envelope', path, bytes, file, bundles: await readBundles(path, file) };
}

/** Verifies an envelope, and that a projection statement is about the projection that is given. @throws ClaimgateError */
export async function verifyEnvelope(
  { bundles, bytes, file, path }: OpenedEnvelope,
  by: ByPin | ByKeys,
  given: NamedFile | undefined,
) {
  const tokens = await readTokens({ path, name: file });
  const envelope = demand(readEnvelope(bytes, file, bundles));
  const kind = kindOf(envelope);
  const accepted = await acceptedKeys(by, kind, (bundles ?? tokens[0]) !== undefined);
  const about = kind === 'projection_statement' ? given : undefined;
  const projection = about && { file: about.name, digest: await digestOfFile(about) };
  const files = await readBeside(envelope, path);
  const stamps = stampsOf({ bytes, file }, tokens);
  const beside = { files, verdict: files[0], projection, stamps };
  const { refusals, signed, vouched } = judgeDocument(envelope, accepted, beside);
  if (!signed || refusals.length > 0) throw errorOf(refusals);
  const { content, identities, root, signers, threshold } = signed;
  const result: EnvelopeResult = {
    path: file,
    kind: content.kind,
    payload_sha256: payloadDigestOf(envelope),
    signed_by: [...signers, ...identities].map(({ id }) => id),
    threshold,
    trust_root_version: root?.document.version ?? null,
    projection: projection?.file ?? null,
    ...(vouched && tokens.length > 0 && { times: [...vouched.times] }),
    ...comparisonIn(content),
  };
  return { result, content, findings: vouched?.findings ?? [] };
}

/** Verifies a status with the verdict beside it, by the trust roots of the work tree, else by those in it. @throws ClaimgateError */
export async function verifyStatusFile(
  { path, name }: NamedFile,
  by: ByPin,
): Promise<Result<VerifiedStatus>> {
  const bytes = await readRegularFile(path, name, MAX_ENVELOPE_BYTES);
  const envelope = demand(readEnvelope(bytes, name));
  const [anchor, files] = [await anchorInput(by, true), await readBeside(envelope, path)];
  return judgeStatus(envelope, anchor, { files, verdict: files[0] });
}

async function acceptedKeys(
  by: ByPin | ByKeys,
  kind: EnvelopeKind | undefined,
  hasBundles: boolean,
): Promise<Accepted> {
  if ('pin' in by) return anchorInput(by, hasBundles || kind === 'status');
  const expected = '--trust-pin N:sha256:HEX: only a trust root says how long a status counts';
  if (kind === 'status') throw new ClaimgateError('usage', { expected, found: '--key' });
  return { keys: await readPublicKeys(by.keys), threshold: by.threshold };
}

/** Whose signatures count by a pin: the trust roots of the work tree around a folder. @throws ClaimgateError */
export async function anchorInput({ pin, at, ...choice }: ByPin, hasBundles = false) {
  return { pin, roots: await readTrustFolder(choice, hasBundles), at, ruleSets: RULE_SETS };
}

interface PublishedFile {
  readonly artifact: NamedFile;
  readonly pin: string;
  /** The expected product with its version. */
  readonly resourceUri: string | undefined;
  /** Sigstore's trusted root for the identities that signed; the trust roots name it by its digest. */
  readonly sigstoreRoot: NamedFile | undefined;
}

/** Verifies that a file was published under a signed verdict, by the verdict and a pin alone. @throws ClaimgateError */
async function verifyArtifact(
  { bundles, bytes, file, path }: OpenedEnvelope,
  { artifact, pin, resourceUri, sigstoreRoot }: PublishedFile,
): Promise<{ readonly result: ArtifactResult; readonly content: SignedVerdict }> {
  const envelope = demand(readEnvelope(bytes, file, bundles));
  const sha256 = await digestOfFile(artifact);
  const keyless =
    sigstoreRoot && (await keylessBy([await readNamed(sigstoreRoot, MAX_ENVELOPE_BYTES)]));
  const asked = { file: artifact.name, keyless, sha256, resourceUri, pin, ruleSets: RULE_SETS };
  const verified = demand(verifyPublished(envelope, asked));
  const { name, rootVersion, signers, threshold } = verified;
  const files = await readBeside(envelope, path);
  const content = demand(withVerdict(verified.content, file, files));
  const { predicate } = content;
  const result = {
    path: file,
    artifact: artifact.name,
    name,
    sha256,
    resource_uri: predicate.resourceUri,
    time_verified: predicate.timeVerified,
    claims: predicate[SUMMARY_CLAIMS] ?? null,
    signed_by: signers.map(({ id }) => id),
    threshold,
    trust_root_version: rootVersion,
  };
  return { result, content };
}

/**
 * Verifies a checkpoint, inclusion or growth.
 *
 * @param by a pin, or the note keys of the ledger
 * @param about the record of a proof or its leaf hash, or the earlier checkpoint
 */
async function verifyNote(
  note: NamedNote,
  by: ByPin | readonly string[],
  about: NamedFile | Digest | undefined,
): Promise<NoteResult> {
  const given = typeof about === 'object' ? await readNamed(about, MAX_ENVELOPE_BYTES) : about;
  const accepted = 'pin' in by ? await anchorInput(by) : by;
  const { head, record = null, since } = demand(judgeNote(note, accepted, given));
  const { origin, tree_size, root_hash } = head;
  const start = since ? { tree_size: since.tree_size, root_hash: since.root_hash } : null;
  const result = { path: note.file, kind: note.form, origin, tree_size, root_hash };
  return { ...result, record, since: start };
}

/** Heads that the accepted keys have signed, each in a file; those whose records are lost, as the trust root says, are apart. */
interface SignedHeads {
  readonly heads: readonly KnownHead[];
  /** The trust root that counts; none where note keys are accepted. */
  readonly root: TrustRoot | undefined;
  readonly lost: readonly Finding[];
}

/** Opens the heads in checkpoints, projection statements and statuses. @throws ClaimgateError */
export async function signedHeads(
  files: readonly NamedFile[],
  by: ByPin | readonly string[],
): Promise<SignedHeads> {
  const anchor = 'pin' in by ? demand(anchorOf(await anchorInput(by))) : undefined;
  const ledgers = 'pin' in by ? [] : [demand(ledgerOfKeys(by))];
  const read = await Promise.all(files.map((file) => readNamed(file, MAX_ENVELOPE_BYTES)));
  const all = demand(openHeads(read, anchor ? knownLedgers(anchor.roots) : ledgers));
  const root = anchor?.root;
  if (!root) return { heads: all, root, lost: [] };
  const heads = all.filter(({ head }) => !isLost(root, head));
  return {
    heads,
    root,
    lost: lostHeads(
      root,
      all.map(({ head }) => head),
    ),
  };
}

/** The head in a document of the one ledger that counts now. @throws ClaimgateError */
export async function verifiedHead(
  file: NamedFile,
  by: ByPin | readonly string[],
): Promise<LedgerHead> {
  const ledger = demand('pin' in by ? ledgerOfRoots(await anchorInput(by)) : ledgerOfKeys(by));
  return demand(headIn(await readNamed(file, MAX_ENVELOPE_BYTES), [ledger]));
}

/** The form of a signed document. @throws ClaimgateError that says what the file is, where that can be told */
export function formIn(bytes: Uint8Array, file: string) {
  const form = findForm(bytes, file);
  if (form.ok) return form.value;
  const other = otherDocument(bytes, file, 'DsseEnvelope');
  throw errorOf(other ? [other] : form.findings);
}

/** Reads the file that belongs beside a signed document of its kind. A status is nothing without its verdict. */
export async function readBeside(envelope: Envelope, path: string): Promise<readonly NamedBytes[]> {
  const beside = nameBeside(envelope);
  if (!beside) return [];
  const { file, maxBytes } = beside;
  const read = kindOf(envelope) === 'status' ? readRegularFile : readFileIfThere;
  const bytes = await read(join(dirname(path), basename(file)), file, maxBytes);
  return bytes ? [{ file, bytes }] : [];
}

export function comparisonIn(content: SignedContent): { readonly root?: RootComparison } {
  return content.kind === 'trust_root'
    ? { root: compareRoots(content.root, content.previous) }
    : {};
}
