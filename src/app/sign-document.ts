import { ClaimgateError } from '../findings/index.ts';
import { demand } from '../findings/present.ts';
import { readRegularFile, writeFileAtomically } from '../io/files.ts';
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
  type MissingSignatures,
} from '../trust/index.ts';
import { readKey, type KeySource } from './keys.ts';
import type { NamedFile } from './named-file.ts';
import { envelopeText, missingBeside } from './trust-roots.ts';

/** A document that was signed. */
export interface SignedDocument {
  readonly content: Content;
  readonly payloadDigest: string;
  readonly keyId: string;
  /** How many signatures it has now. */
  readonly signatures: number;
  /** What a trust root still lacks. */
  readonly missing: readonly MissingSignatures[];
}

/** Adds one signature to a signed document, in place. @throws ClaimgateError */
export async function signDocument(file: NamedFile, source: KeySource): Promise<SignedDocument> {
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
  return {
    content,
    payloadDigest: payloadDigestOf(signed),
    keyId: key.publicKey.id,
    signatures: signed.signatures.length,
    missing,
  };
}

function envelopeIn(bytes: Uint8Array, file: string): Envelope {
  const { form } = demand(formOf(bytes, file));
  if (form !== 'envelope')
    throw new ClaimgateError('signed_document_expected', { file, found: form });
  return demand(readEnvelopeToSign(bytes, file));
}
