import { resolve } from 'node:path';
import { readRegularFile } from '../../io/files.ts';
import { MAX_ENVELOPE_BYTES } from '../../trust/index.ts';
import { formOf } from '../../trust/document-kind.ts';
import type { Command } from '../command.ts';
import { demand } from '../key-inputs.ts';
import { verifyEnvelopeFile } from '../verify-envelope-file.ts';
import { verifyNoteFile } from '../verify-note-file.ts';

export const command: Command = {
  positionals: {
    file: { type: 'string', describe: 'an envelope, a checkpoint or a proof of the ledger' },
  },
  options: {
    'trust-pin': {
      type: 'string',
      requiresArg: true,
      describe: 'N:sha256:HEX; keys are those of the trust roots that it vouches for',
    },
    key: {
      type: 'string',
      array: true,
      nargs: 1,
      describe: 'a public key that must have signed an envelope; may be repeated',
    },
    threshold: {
      type: 'string',
      requiresArg: true,
      describe: 'how many of the keys suffice; by default all',
    },
    'note-key': {
      type: 'string',
      array: true,
      nargs: 1,
      describe: 'name+hash+base64 of a ledger, for checkpoints and proofs; may be repeated',
    },
    projection: {
      type: 'string',
      requiresArg: true,
      describe: 'beside a projection statement: the file that it must be about',
    },
    since: {
      type: 'string',
      requiresArg: true,
      describe: 'for a proof of growth: the earlier checkpoint',
    },
    record: {
      type: 'string',
      requiresArg: true,
      describe: 'for a proof: the exact bytes of the record',
    },
    leaf: {
      type: 'string',
      requiresArg: true,
      describe: 'for a proof: the leaf hash of the record',
    },
  },
  examples: [
    [
      'claimgate verify ledger-projection.intoto.json --trust-pin 1:sha256:HEX --projection ledger-projection.jsonl',
      'a statement by the role of the trust roots here, and the bytes that it is about',
    ],
    [
      'claimgate verify provider-certification/trust/1.root.json --key a.pub.pem --key b.pub.pem --threshold 1',
      'any envelope by keys that you vouch for yourself',
    ],
    [
      'claimgate verify proof.txt --note-key NAME+HASH+BASE64 --record record.json',
      'that a record is in a ledger',
    ],
    [
      'claimgate verify growth.txt --note-key NAME+HASH+BASE64 --since checkpoint.txt',
      'that a ledger only grew since an earlier checkpoint of it',
    ],
  ],
  async run(invocation) {
    const file = invocation.args.required('file');
    const path = resolve(invocation.directory, file);
    const bytes = await readRegularFile(path, file, MAX_ENVELOPE_BYTES);
    const form = demand(formOf(bytes, file));
    return form.form === 'envelope'
      ? verifyEnvelopeFile(invocation, bytes, file)
      : verifyNoteFile(invocation, form, file);
  },
};
