import { resolve } from 'node:path';
import { ClaimgateError } from '../../findings/index.ts';
import { readRegularFile } from '../../io/files.ts';
import { writeFileAtomically } from '../../io/write-files.ts';
import {
  MAX_ENVELOPE_BYTES,
  readEnvelopeToSign,
  signEnvelope,
  type Envelope,
} from '../../trust/index.ts';
import { contentOf, formOf, kindOf, payloadDigestOf } from '../../trust/document-kind.ts';
import type { Command } from '../command.ts';
import { contentLines, KIND_NAMES, missingLines } from '../document-lines.ts';
import { demand, PASSPHRASE_OPTION, privateKeyOf } from '../key-inputs.ts';
import { commandReport } from '../reports.ts';
import { envelopeText, missingBeside, missingResult } from '../trust-folder.ts';

export const command: Command = {
  positionals: {
    file: { type: 'string', describe: 'an envelope; the signature is added in place' },
  },
  options: {
    key: { type: 'string', requiresArg: true, describe: 'the private key' },
    ...PASSPHRASE_OPTION,
  },
  examples: [
    [
      'claimgate sign provider-certification/trust/1.root.json --key root.key --passphrase-file root.pass',
      'one of the signatures that a trust root needs',
    ],
    ['claimgate sign gate-verdict.intoto.json --key second.key', 'a second signature, by another'],
  ],
  async run(invocation) {
    const file = invocation.args.required('file');
    const path = resolve(invocation.directory, file);
    const envelope = envelopeIn(await readRegularFile(path, file, MAX_ENVELOPE_BYTES), file);
    const kind = demand(kindOf(envelope));
    // What no verifier would accept is not worth a signature.
    const content = demand(contentOf(kind, envelope));
    const key = await privateKeyOf(invocation);
    const signed = demand(signEnvelope(envelope, key));
    await writeFileAtomically(path, envelopeText(signed), file);
    const missing =
      content.kind === 'trust_root'
        ? await missingBeside(path, { ...content.root, envelope: signed })
        : [];
    const result = {
      path: file,
      kind,
      payload_sha256: payloadDigestOf(signed),
      key_id: key.publicKey.id,
      signatures: signed.signatures.length,
      missing: missing.map(missingResult),
    };
    const lines = [
      `signed: ${file}, a ${KIND_NAMES[kind]}`,
      ...contentLines(content),
      `  payload: ${result.payload_sha256}`,
      `  by: ${result.key_id}`,
      `  signatures: ${result.signatures}`,
      ...missingLines(missing),
    ];
    return commandReport('sign', result, { lines });
  },
};

function envelopeIn(bytes: Uint8Array, file: string): Envelope {
  const { form } = demand(formOf(bytes, file));
  if (form !== 'envelope')
    throw new ClaimgateError('signed_document_expected', { file, found: form });
  return demand(readEnvelopeToSign(bytes, file));
}
