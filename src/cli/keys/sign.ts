/**
 * Signs a document, or writes the bytes for somebody who signs elsewhere. The signer sees what the document says before
 * anything signs.
 */
import { withBeside } from '../../audit/signed-document.ts';
import { digestOf } from '../../digest/index.ts';
import type { MessageResult, SignatureResult } from '../../documents/index.ts';
import { ClaimgateError, demand, messageOf, present } from '../../documents/findings.ts';
import { shell } from '../../documents/shell.ts';
import { readRegularFile } from '../../io/files.ts';
import { writeFileAtomically } from '../../io/write-files.ts';
import { KIND_NAMES, contentLines, missingLines } from '../../report/document-lines.ts';
import { escapeForTerminal } from '../../report/markup.ts';
import type { Outcome } from '../../report/report.ts';
import { missingSignatures } from '../../trust/anchor.ts';
import {
  claimedKind,
  payloadDigestOf,
  readContent,
  warningsIn,
  type SignedContent,
} from '../../trust/document-kind.ts';
import {
  MAX_ENVELOPE_BYTES,
  addSignature,
  bytesToSign,
  readEnvelopeToSign,
  signEnvelope,
  type Envelope,
} from '../../trust/envelope.ts';
import { decodeBase64, type PublicKey } from '../../trust/public-key.ts';
import type { Command } from '../command.ts';
import type { Invocation } from '../invocation.ts';
import { openSigner, readPublicKeys, type SignerSource } from './signing-keys.ts';
import type { NamedFile } from '../named-file.ts';
import { argument, required, valued } from '../options.ts';
import { comparisonIn, formIn, readBeside } from './signed-documents.ts';
import { SignerOptions } from './signer-options.ts';
import { envelopeText } from './trust.ts';

const SIGNER = new SignerOptions('key', required(valued('the private key', 'FILE')));

export const sign: Command = {
  examples: {
    'claimgate sign provider-certification/trust/1.root.json --key root.key --passphrase-file root.pass':
      'one of the signatures that a trust root needs',
    'claimgate sign gate-verdict.intoto.json --key second.key': 'a second signature, by another',
    'claimgate sign gate-verdict.intoto.json --kms hashivault://release':
      'with a key manager, by its Sigstore plugin sigstore-kms-hashivault',
    'claimgate sign gate-verdict.intoto.json --signer ./sign-with-token --public-key release.pub.pem':
      'with any program: bytes on standard input, a signature in base64 on standard output',
    'claimgate sign 2.root.json --pae 2.root.pae': 'on one machine: what somebody has to sign',
    'claimgate sign 2.root.json --signature 2.root.sig --public-key ada.pub.pem':
      'later: add what came back',
  },
  positionals: { file: argument('an envelope; the signature is added in place') },
  options: {
    ...SIGNER.options,
    key: { ...SIGNER.options['key'], instead: ['signer', 'kms', 'pae', 'signature'] },
    pae: valued('sign nothing: write the exact bytes to sign to this file', 'OUT'),
    signature: valued('add a signature that was made elsewhere, of the key in --public-key', 'SIG'),
  },
  files(invocation) {
    const out = invocation.file('pae');
    return out ? { others: [out.path] } : {};
  },
  async run(invocation) {
    const file = invocation.requiredFile('file');
    const out = invocation.file('pae');
    if (out) return messageOutcome(invocation, file, out);
    const { result, content } = await signedBy(invocation, file);
    const lines = [
      `signed: ${file.name}, a ${KIND_NAMES[content.kind]}`,
      `  payload: ${result.payload_sha256}`,
      `  by: ${result.key_id}`,
      `  signatures: ${result.signatures}`,
      ...missingLines(result.missing),
    ];
    const isRoot = content.kind === 'trust_root';
    const isWhole = result.missing.every(({ count }) => count === 0);
    const published = shell`git add ${file.name} && git commit -m ${'Publish a trust root'} && git push`;
    return { result, lines, ...(isRoot && isWhole ? { next: [published] } : {}) };
  },
};

async function signedBy(invocation: Invocation, file: NamedFile): Promise<SignedDocument> {
  const signature = invocation.file('signature');
  const show = (content: SignedContent) => {
    if (invocation.args.flag('quiet') === true) return;
    const lines = toSignLines(file, content);
    invocation.host.stderr.write(`${lines.join('\n')}\n`);
  };
  if (!signature) return signDocument(file, SIGNER.of(invocation), show);
  refuseSigner(invocation, 'signature');
  const publicKey = invocation.requiredFile('public-key');
  return addSignatureTo(file, { signature, publicKey }, show);
}

function toSignLines({ name }: NamedFile, content: SignedContent): readonly string[] {
  return [
    `to sign: ${escapeForTerminal(name)}, a ${KIND_NAMES[content.kind]}`,
    ...contentLines(content),
    // Findings come after the signature.
    ...warningsIn(content).map((warning) => `  warning: ${escapeForTerminal(messageOf(warning))}`),
  ];
}

async function messageOutcome(
  invocation: Invocation,
  file: NamedFile,
  out: NamedFile,
): Promise<Outcome> {
  refuseSigner(invocation, 'pae');
  invocation.args.refuse(['public-key', 'signature'], 'beside --pae');
  const { result, content } = await writeMessage(file, out);
  const lines = [
    ...toSignLines(file, content),
    `  payload: ${result.payload_sha256}`,
    `  signatures: ${result.signatures}`,
    `  bytes to sign: ${out.name}, ${result.message_sha256}`,
  ];
  const next = shell`claimgate sign ${file.name} --signature SIG --public-key KEY`;
  return { result, lines, next: [next] };
}

/** @throws ClaimgateError `usage` where something to sign with stands beside an option that needs none */
function refuseSigner(invocation: Invocation, option: string): void {
  const names = Object.keys(SIGNER.options).filter((name) => name !== 'public-key');
  invocation.args.refuse(names, `beside --${option}`);
}

interface Unsigned {
  readonly envelope: Envelope;
  readonly content: SignedContent;
}

interface SignedDocument {
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
async function writeMessage(
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
async function addSignatureTo(
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

function envelopeIn(bytes: Uint8Array, file: string): Envelope {
  const { form } = formIn(bytes, file);
  if (form !== 'envelope')
    throw new ClaimgateError('signed_document_expected', { file, found: form });
  return demand(readEnvelopeToSign(bytes, file));
}
