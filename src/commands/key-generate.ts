import { resolve } from 'node:path';
import { generateKey } from './keys.ts';
import { present } from '../findings/error.ts';
import { SCHEMES_BY_WORD as SCHEMES } from '../trust/index.ts';
import type { Command, Invocation } from './command.ts';
import { required, requiredFile, sourceOf, valued, flag } from './options.ts';
import { PASSPHRASE_OPTION } from './signer-options.ts';
import { usageError } from './arguments.ts';

export const command: Command = {
  options: {
    type: {
      ...valued('kind of key; ledgers need ed25519', 'TYPE'),
      choices: Object.keys(SCHEMES),
      default: 'ed25519',
    },
    out: required(valued('the private key; the public one goes to FILE.pub.pem', 'FILE')),
    ...PASSPHRASE_OPTION,
    passphrase: flag('--no-passphrase: leave the private key file unencrypted'),
    'note-name': valued('also print the note key under this name, the origin of a ledger', 'NAME'),
  },
  examples: {
    'claimgate key generate --out root.key --passphrase-file root.pass': 'a key for a person',
    'claimgate key generate --out release.key --no-passphrase': 'a key for a CI secret',
    'claimgate key generate --out ledger.key --no-passphrase --note-name ledger.example/main':
      'a key for a ledger, with its line for the trust root',
  },
  files: ({ args, directory }) => ({
    others: args
      .list('out')
      .flatMap((out) => [out, publicPathOf(out)])
      .map((path) => resolve(directory, path)),
  }),
  async run(invocation) {
    const { args, directory } = invocation;
    const secret = requiredFile(invocation, 'out');
    const name = publicPathOf(secret.name);
    const result = await generateKey({
      scheme: present(SCHEMES[args.oneOf('type', Object.keys(SCHEMES))]),
      secret,
      published: { path: resolve(directory, name), name },
      passphrase: chosenPassphrase(invocation),
      noteName: args.text('note-name'),
    });
    const lines = [
      `key: ${result.key_id}`,
      `  private: ${result.private_key}, ${result.encrypted ? 'encrypted' : 'not encrypted'}`,
      `  public: ${result.public_key}`,
      `  ssh: ${result.ssh}`,
      ...(result.note_key === null ? [] : [`  note key: ${result.note_key}`]),
    ];
    return { result, lines };
  },
};

function publicPathOf(out: string): string {
  return `${out}.pub.pem`;
}

/** Whether to encrypt is for the caller to say: a forgotten option must not leave a key in the clear. */
function chosenPassphrase(invocation: Invocation) {
  const { args } = invocation;
  const isPlain = args.flag('passphrase') === false;
  const isEncrypted = args.text('passphrase-file') !== undefined;
  if (isPlain === isEncrypted)
    throw usageError({ expected: 'either --passphrase-file FILE or --no-passphrase' });
  return sourceOf(invocation, 'passphrase-file');
}
