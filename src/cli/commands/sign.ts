import { signDocument } from '../../app/sign-document.ts';
import type { Command } from '../command.ts';
import { contentLines, KIND_NAMES, missingLines, missingResult } from '../document-lines.ts';
import { keyOf, PASSPHRASE_OPTION, requiredFile, valued } from '../option-values.ts';
import { commandReport } from '../reports.ts';

export const command: Command = {
  positionals: {
    file: { type: 'string', describe: 'an envelope; the signature is added in place' },
  },
  options: {
    key: valued('the private key'),
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
    const file = requiredFile(invocation, 'file');
    const signed = await signDocument(file, keyOf(invocation));
    const { content, keyId, missing, payloadDigest, signatures } = signed;
    const result = {
      path: file.name,
      kind: content.kind,
      payload_sha256: payloadDigest,
      key_id: keyId,
      signatures,
      missing: missing.map(missingResult),
    };
    const lines = [
      `signed: ${file.name}, a ${KIND_NAMES[content.kind]}`,
      ...contentLines(content),
      `  payload: ${payloadDigest}`,
      `  by: ${keyId}`,
      `  signatures: ${signatures}`,
      ...missingLines(missing),
    ];
    return commandReport('sign', result, { lines });
  },
};
