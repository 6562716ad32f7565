import { basename, dirname, join } from 'node:path';
import {
  judgeDocument,
  judgeNote,
  judgeStatus,
  kindOf,
  nameBeside,
  withBeside,
  withVerdict,
  type Accepted,
  type NamedNote,
} from '../../audit/signed-document.ts';
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
import { RULE_SETS } from '../../gate/rule-sets.ts';
import { readFileIfThere, readRegularFile } from '../../io/files.ts';
import { writeFileAtomically } from '../../io/write-files.ts';
import { otherDocument, type NamedBytes } from '../../documents/json.ts';
import { keylessBy, missingSignatures } from '../../trust/anchor.ts';
import type { LedgerHead } from '../../trust/checkpoint.ts';
import { compareRoots } from '../../trust/compare-roots.ts';
import {
  readContent,
  findForm,
  claimedKind,
  payloadDigestOf,
  type EnvelopeKind,
  type SignedContent,
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
import { statedInstant, type SignedBytes } from '../../trust/identity.ts';
import { decodeBase64, type PublicKey } from '../../trust/public-key.ts';
import type { TrustRoot } from '../../trust/root.ts';
import { SUMMARY_CLAIMS } from '../../trust/statement.ts';
import { stampsOf, verifyStamps } from '../../trust/vouched-time.ts';
import { verifyPublished } from '../../gate/published-artifact.ts';
import type { VerifiedStatus } from '../../gate/status.ts';
import type { ConfigurationChoice } from '../../repository/configured.ts';
import { digestOfFile } from '../check/digest.ts';
import { readBundles, readTokens } from '../../repository/evidence-inputs.ts';
import { openSigner, readPublicKeys, type SignerSource } from './signing-keys.ts';
import { readNamed, type NamedFile } from '../named-file.ts';
import { envelopeText, readTrustFolder } from './trust.ts';

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
  const files = content.kind === 'status' ? [] : await readBeside(envelope, path);
  return { envelope, content: demand(withBeside(content, name, { files })) };
}

/** Reads the file that belongs beside a signed document of its kind. A status is nothing without its verdict. */
async function readBeside(envelope: Envelope, path: string): Promise<readonly NamedBytes[]> {
  const beside = nameBeside(envelope);
  if (!beside) return [];
  const { file, maxBytes } = beside;
  const read = kindOf(envelope) === 'status' ? readRegularFile : readFileIfThere;
  const bytes = await read(join(dirname(path), basename(file)), file, maxBytes);
  return bytes ? [{ file, bytes }] : [];
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
  | NamedNote;

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
  given: NamedFile | undefined,
) {
  const tokens = await readTokens({ path, name: file });
  const envelope = demand(readEnvelope(bytes, file, bundles));
  const kind = kindOf(envelope);
  const accepted = await acceptedBy(by, kind, (bundles ?? tokens[0]) !== undefined);
  const about = kind === 'projection_statement' ? given : undefined;
  const projection = about && { file: about.name, digest: await digestOfFile(about) };
  const files = await readBeside(envelope, path);
  const beside = { files, verdict: files[0], projection };
  const { refusals, signed } = judgeDocument(envelope, accepted, beside);
  if (!signed || refusals.length > 0) throw errorOf(refusals);
  const { content, identities, root, signers, threshold } = signed;
  const vouched = timesBeside({ bytes, file }, envelope, tokens, root, by);
  const result: EnvelopeResult = {
    path: file,
    kind: content.kind,
    payload_sha256: payloadDigestOf(envelope),
    signed_by: [...signers, ...identities].map(({ id }) => id),
    threshold,
    trust_root_version: root?.document.version ?? null,
    projection: projection?.file ?? null,
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
  const envelope = demand(readEnvelope(bytes, name));
  const [anchor, files] = [await anchorInput(by, true), await readBeside(envelope, path)];
  return judgeStatus(envelope, anchor, { files, verdict: files[0] });
}

async function acceptedBy(
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
export async function verifyNote(
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

/** The head in a checkpoint that one of the accepted keys has signed. @throws ClaimgateError */
export async function verifiedHead(
  file: NamedFile,
  by: ByPin | readonly string[],
): Promise<LedgerHead> {
  const document = await openDocument(file);
  if (document.form !== 'checkpoint')
    throw new ClaimgateError('usage', { expected: 'a checkpoint', found: file.name });
  const { origin, tree_size, root_hash } = await verifyNote(document, by, undefined);
  return { origin, tree_size, root_hash };
}
