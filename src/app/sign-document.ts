import type { SignatureResult } from '../documents/index.ts';
import { ClaimgateError } from '../findings/index.ts';
import { demand } from '../findings/error.ts';
import { readRegularFile } from '../io/files.ts';
import { writeFileAtomically } from '../io/write-files.ts';
import {
  contentOf,
  formOf,
  kindOf,
  payloadDigestOf,
  type Content,
} from '../trust/document-kind.ts';
import {
  MAX_ENVELOPE_BYTES,
  readEnvelopeToSign,
  signEnvelope,
  type Envelope,
} from '../trust/index.ts';
import { readKey, type KeySource } from './keys.ts';
import type { NamedFile } from './named-file.ts';
import { envelopeText, missingBeside } from './trust-roots.ts';

/** Adds one signature to a signed document, in place. @returns also what was signed @throws ClaimgateError */
export async function signDocument(
  file: NamedFile,
  source: KeySource,
): Promise<{ readonly result: SignatureResult; readonly content: Content }> {
  const { path, name } = file;
  const envelope = envelopeIn(await readRegularFile(path, name, MAX_ENVELOPE_BYTES), name);
  // What no verifier would accept is not worth a signature.
  const content = demand(contentOf(demand(kindOf(envelope)), envelope));
  const key = await readKey(source);
  const signed = demand(signEnvelope(envelope, key));
  await writeFileAtomically(path, envelopeText(signed), name);
  const missing =
    content.kind === 'trust_root'
      ? await missingBeside(path, { ...content.root, envelope: signed })
      : [];
  const result = {
    path: name,
    kind: content.kind,
    payload_sha256: payloadDigestOf(signed),
    key_id: key.publicKey.id,
    signatures: signed.signatures.length,
    missing,
  };
  return { result, content };
}

function envelopeIn(bytes: Uint8Array, file: string): Envelope {
  const { form } = demand(formOf(bytes, file));
  if (form !== 'envelope')
    throw new ClaimgateError('signed_document_expected', { file, found: form });
  return demand(readEnvelopeToSign(bytes, file));
}
