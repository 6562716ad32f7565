import { digestOf, type Digest } from '../../digest/index.ts';
import type {
  ArtifactResult,
  EnvelopeResult,
  MessageResult,
  NoteResult,
  RootComparison,
  SignatureResult,
} from '../../documents/index.ts';
import { present, demand, errorOf } from '../../documents/error.ts';
import { ClaimgateError, worstSeverity, type Result } from '../../documents/findings.ts';
import { dirname, join } from 'node:path';
import { readFileIfThere, readRegularFile } from '../../io/files.ts';
import { writeFileAtomically } from '../../io/write-files.ts';
import { otherDocument, type NamedBytes } from '../../documents/json.ts';
import { compareRoots } from '../../trust/compare-roots.ts';
import {
  readContent,
  findForm,
  claimedKind,
  payloadDigestOf,
  type SignedContent,
  type NoteForm,
  type SignedVerdict,
} from '../../trust/document-kind.ts';
import {
  addSignature,
  MAX_ENVELOPE_BYTES,
  bytesToSign,
  readEnvelope,
  readEnvelopeToSign,
  signEnvelope,
  type Envelope,
} from '../../trust/envelope.ts';
import { decodeBase64, type PublicKey } from '../../trust/public-key.ts';
import { hashOfDigest, leafHash } from '../../trust/merkle.ts';
import { keylessBy, missingSignatures } from '../../trust/anchor.ts';
import type { TrustRoot } from '../../trust/root.ts';
import { SUMMARY_CLAIMS } from '../../trust/statement.ts';
import { type LedgerHead } from '../../trust/checkpoint.ts';
import { statedInstant, type SignedBytes } from '../../trust/identity.ts';
import { stampsOf, verifyStamps } from '../../trust/vouched-time.ts';
import {
  ledgerOfKeys,
  ledgerOfRoots,
  verifyByKeys,
  verifyByRoots,
  type RootsInput,
  verifyLedgerNote,
  type NoteText,
} from '../../trust/verify-document.ts';
import { MAX_VERDICT_BYTES, readVerdict } from '../../gate/recorded-verdict.ts';
import { recordedWarnings } from '../../gate/verdict.ts';
import { verifyPublished } from '../../gate/published-artifact.ts';
import { verifyStatus, type VerifiedStatus } from '../../gate/status.ts';
import { readBundles, readTokens } from '../../repository/evidence-inputs.ts';
import { openSigner, readPublicKeys, type SignerSource } from './signing-keys.ts';
import { readNamed, type NamedFile, digestOfFile } from '../named-file.ts';
import type { ConfigurationChoice } from '../../repository/configured.ts';
import { envelopeText, readTrustFolder, rootBefore } from './trust.ts';
import { RULE_SETS } from '../../gate/rule-sets.ts';

interface Unsigned {
  readonly envelope: Envelope;
  readonly content: SignedContent;
}

export interface SignedDocument {
  readonly result: SignatureResult;
  readonly content: SignedContent;
}

/** Shows what a document says. It is called before a passphrase is read and before anything signs. */
type Show = (content: SignedContent) => void;

/** Adds one signature, in place. @returns also what was signed @throws ClaimgateError */
export async function signDocument(
  file: NamedFile,
  source: SignerSource,
  show: Show = () => {},
): Promise<SignedDocument> {
  const { envelope, content } = await readToSign(file);
  show(content);
  const key = await openSigner(source);
  const signed = demand(await signEnvelope(envelope, key, content.kind));
  return writeSigned(file, { envelope: signed, content }, key.publicKey);
}

/** Writes the bytes that a signature of a document is made over, to be signed elsewhere. @throws ClaimgateError */
export async function writeMessage(
  file: NamedFile,
  out: NamedFile,
): Promise<{ readonly result: MessageResult; readonly content: SignedContent }> {
  const { envelope, content } = await readToSign(file);
  const message = bytesToSign(envelope);
  await writeFileAtomically(out.path, message, out.name);
  const result = {
    path: file.name,
    kind: content.kind,
    payload_sha256: payloadDigestOf(envelope),
    message: out.name,
    message_sha256: digestOf(message),
    signatures: envelope.signatures.length,
    ...comparisonIn(content),
  };
  return { result, content };
}

/** Longer than any signature, in base64 too. */
const MAX_SIGNATURE_BYTES = 1024;

/** Adds a signature that was made elsewhere: its bytes in a file, or the same in base64. @throws ClaimgateError */
export async function addSignatureTo(
  file: NamedFile,
  { signature, publicKey }: { readonly signature: NamedFile; readonly publicKey: NamedFile },
  show: Show,
): Promise<SignedDocument> {
  const { envelope, content } = await readToSign(file);
  show(content);
  const [key] = await readPublicKeys([publicKey]);
  const bytes = await readRegularFile(signature.path, signature.name, MAX_SIGNATURE_BYTES);
  const text = Buffer.from(bytes).toString('latin1').replaceAll(/\s/g, '');
  const forms = [bytes, decodeBase64(text) ?? bytes];
  const [asBytes, asText] = forms.map((form) => addSignature(envelope, present(key), form));
  const signed = demand(present(asText?.ok ? asText : asBytes));
  return writeSigned(file, { envelope: signed, content }, present(key));
}

/** Reads an envelope to sign, and refuses one that no verifier would accept. */
async function readToSign({ path, name }: NamedFile): Promise<Unsigned> {
  const envelope = envelopeIn(await readRegularFile(path, name, MAX_ENVELOPE_BYTES), name);
  const content = demand(readContent(demand(claimedKind(envelope)), envelope));
  return { envelope, content: await withBeside(content, { name, path }) };
}

/** The content of a file with what lies beside it: the trust root before it, or the verdict that was signed. */
async function withBeside(content: SignedContent, file: NamedFile): Promise<SignedContent> {
  if (content.kind === 'trust_root')
    return { ...content, previous: await rootBefore(file.path, content.root) };
  return content.kind === 'signed_verdict' ? withVerdict(content, file) : content;
}

async function withVerdict(
  content: SignedVerdict,
  { name, path }: NamedFile,
): Promise<SignedVerdict> {
  const beside = (text: string) => text.replace(/\.intoto\.json$/, '.json');
  const file = beside(name);
  const bytes =
    file === name ? undefined : await readFileIfThere(beside(path), file, MAX_VERDICT_BYTES);
  if (!bytes) return content;
  const [expected, found] = [content.verdict, digestOf(bytes)];
  if (expected !== found)
    throw new ClaimgateError('verdict_signature_of_other', { file, expected, found });
  const warnings = recordedWarnings(demand(readVerdict(bytes, file)));
  return { ...content, recorded: { file, warnings } };
}

function comparisonIn(content: SignedContent): { readonly root?: RootComparison } {
  return content.kind === 'trust_root'
    ? { root: compareRoots(content.root, content.previous) }
    : {};
}

async function writeSigned(
  { path, name }: NamedFile,
  { envelope, content }: Unsigned,
  { id }: PublicKey,
): Promise<SignedDocument> {
  await writeFileAtomically(path, envelopeText(envelope), name);
  const missing =
    content.kind === 'trust_root'
      ? missingSignatures({ ...content.root, envelope }, content.previous)
      : [];
  const result = {
    path: name,
    kind: content.kind,
    payload_sha256: payloadDigestOf(envelope),
    key_id: id,
    signatures: envelope.signatures.length,
    missing,
    ...comparisonIn(content),
  };
  return { result, content };
}

/** The form of a signed document. @throws ClaimgateError that says what the file is, where that can be told */
function formIn(bytes: Uint8Array, file: string) {
  const form = findForm(bytes, file);
  if (form.ok) return form.value;
  const other = otherDocument(bytes, file, 'DsseEnvelope');
  throw errorOf(other ? [other] : form.findings);
}

function envelopeIn(bytes: Uint8Array, file: string): Envelope {
  const { form } = formIn(bytes, file);
  if (form !== 'envelope')
    throw new ClaimgateError('signed_document_expected', { file, found: form });
  return demand(readEnvelopeToSign(bytes, file));
}

export type OpenedDocument =
  | ({ readonly form: 'envelope'; readonly path: string } & SignedBytes)
  | (NoteForm & { readonly file: string });

/** Whose signatures count: by the trust roots around a folder that a pin vouches for. */
export interface ByPin extends ConfigurationChoice {
  readonly pin: string;
  readonly at: number;
}

/** Whose signatures count: so many of these keys, by default all. */
export interface ByKeys {
  readonly keys: readonly NamedFile[];
  readonly threshold: number | undefined;
}

export async function openDocument({ path, name: file }: NamedFile): Promise<OpenedDocument> {
  const bytes = await readRegularFile(path, file, MAX_ENVELOPE_BYTES);
  const form = formIn(bytes, file);
  if (form.form !== 'envelope') return { ...form, file };
  return { form: 'envelope', path, bytes, file, bundles: await readBundles(path, file) };
}

/** Verifies an envelope, and that a projection statement is about the projection that is given. @throws ClaimgateError */
export async function verifyEnvelope(
  { bundles, bytes, file, path }: Extract<OpenedDocument, { form: 'envelope' }>,
  by: ByPin | ByKeys,
  projection: NamedFile | undefined,
) {
  const tokens = await readTokens({ path, name: file });
  const envelope = demand(readEnvelope(bytes, file, bundles));
  const kind = claimedKind(envelope);
  const isStatus = kind.ok && kind.value === 'status';
  const verify = async () => {
    if (!('pin' in by)) {
      const expected = '--trust-pin N:sha256:HEX: only a trust root says how long a status counts';
      if (isStatus) throw new ClaimgateError('usage', { expected, found: '--key' });
      return verifyByKeys(envelope, await acceptedKeys(by));
    }
    if (isStatus) return verifyStatusFile({ path, name: file }, by);
    return verifyByRoots(envelope, await anchorInput(by, (bundles ?? tokens[0]) !== undefined));
  };
  const verified = demand(await verify());
  const { identities, root, signers, threshold } = verified;
  const content = await withBeside(verified.content, { name: file, path });
  const isStated = projection && content.kind === 'projection_statement';
  if (isStated) {
    const found = await digestOfFile(projection);
    const expected = content.projection;
    if (found !== expected)
      throw new ClaimgateError('projection_digest_differs', {
        file: projection.name,
        expected,
        found,
      });
  }
  const vouched = timesBeside({ bytes, file }, envelope, tokens, root, by);
  const result: EnvelopeResult = {
    path: file,
    kind: content.kind,
    payload_sha256: payloadDigestOf(envelope),
    signed_by: [...signers, ...identities].map(({ id }) => id),
    threshold,
    trust_root_version: root?.document.version ?? null,
    projection: isStated ? projection.name : null,
    ...(vouched && { times: vouched.times }),
    ...comparisonIn(content),
  };
  return { result, content, findings: vouched?.findings ?? [] };
}

/** Only a trust root names whose time counts. @throws ClaimgateError where a token is not valid */
function timesBeside(
  document: NamedBytes,
  { payload }: Envelope,
  tokens: readonly Uint8Array[],
  root: TrustRoot | undefined,
  by: ByPin | ByKeys,
) {
  if (!root || !('at' in by) || tokens.length === 0) return undefined;
  const clock = { root, from: statedInstant(payload), now: by.at };
  const vouched = verifyStamps(stampsOf(document, tokens), clock);
  if (worstSeverity(vouched.findings) > 0) throw errorOf(vouched.findings);
  return vouched;
}

/** Verifies a status with the verdict beside it, by the trust roots of the work tree, else by those in it. @throws ClaimgateError */
export async function verifyStatusFile(
  { path, name }: NamedFile,
  by: ByPin,
): Promise<Result<VerifiedStatus>> {
  const bytes = await readRegularFile(path, name, MAX_ENVELOPE_BYTES);
  const file = 'gate-verdict.json';
  const verdict = await readRegularFile(join(dirname(path), file), file, MAX_VERDICT_BYTES);
  const { roots } = await anchorInput(by, true);
  const beside = { file, bytes: verdict };
  const question = { verdict: beside, pin: by.pin, roots, at: by.at, ruleSets: RULE_SETS };
  return verifyStatus(demand(readEnvelope(bytes, name)), question);
}

async function acceptedKeys({ keys: files, threshold }: ByKeys) {
  const keys = await readPublicKeys(files);
  return { keys, threshold: threshold ?? new Set(keys.map(({ id }) => id)).size };
}

export async function anchorInput(
  { pin, at, ...choice }: ByPin,
  hasBundles = false,
): Promise<RootsInput> {
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
export async function verifyArtifact(
  { bundles, bytes, file, path }: Extract<OpenedDocument, { form: 'envelope' }>,
  { artifact, pin, resourceUri, sigstoreRoot }: PublishedFile,
): Promise<{ readonly result: ArtifactResult; readonly content: SignedVerdict }> {
  const envelope = demand(readEnvelope(bytes, file, bundles));
  const sha256 = await digestOfFile(artifact);
  const keyless =
    sigstoreRoot && (await keylessBy([await readNamed(sigstoreRoot, MAX_ENVELOPE_BYTES)]));
  const asked = {
    file: artifact.name,
    keyless,
    sha256,
    resourceUri,
    pin,
    ruleSets: RULE_SETS,
  };
  const verified = demand(verifyPublished(envelope, asked));
  const { name, rootVersion, signers, threshold } = verified;
  const content = await withVerdict(verified.content, { name: file, path });
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

interface BesideNote {
  readonly record?: NamedFile | Digest;
  readonly since?: NamedFile;
}

/** Verifies a checkpoint, inclusion or growth. @param by a pin, or the note keys of the ledger */
export async function verifyNote(
  { form, text, file }: NoteForm & { readonly file: string },
  by: ByPin | readonly string[],
  { record, since }: BesideNote,
): Promise<NoteResult> {
  const leaf = form === 'tlog_proof' ? await leafOf(present(record)) : undefined;
  const earlier = form === 'growth_proof' ? await checkpointIn(present(since)) : undefined;
  const ledger = demand('pin' in by ? ledgerOfRoots(await anchorInput(by)) : ledgerOfKeys(by));
  const verified = demand(verifyLedgerNote({ text, file }, ledger, { leaf, earlier }));
  const { head, record: proven = null, since: grown } = verified;
  const { origin, tree_size, root_hash } = head;
  const start = grown ? { tree_size: grown.tree_size, root_hash: grown.root_hash } : null;
  const result = { path: file, kind: form, origin, tree_size, root_hash };
  return { ...result, record: proven, since: start };
}

/** The head in a checkpoint that one of the accepted keys has signed. @throws ClaimgateError */
export async function verifiedHead(
  file: NamedFile,
  by: ByPin | readonly string[],
): Promise<LedgerHead> {
  const document = await openDocument(file);
  if (document.form !== 'checkpoint')
    throw new ClaimgateError('usage', { expected: 'a checkpoint', found: file.name });
  const { origin, tree_size, root_hash } = await verifyNote(document, by, {});
  return { origin, tree_size, root_hash };
}

async function leafOf(record: NamedFile | Digest) {
  return typeof record === 'string'
    ? hashOfDigest(record)
    : leafHash(await readRegularFile(record.path, record.name, MAX_ENVELOPE_BYTES));
}

async function checkpointIn({ path, name }: NamedFile): Promise<NoteText> {
  const bytes = await readRegularFile(path, name, MAX_ENVELOPE_BYTES);
  return { text: Buffer.from(bytes).toString('utf8'), file: name };
}
