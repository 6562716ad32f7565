import { resolve } from 'node:path';
import { demand, present } from '../../documents/findings.ts';
import { createKeyFiles, readPassphrase } from '../../io/private-files.ts';
import { formatNoteKey, noteKeyOf } from '../../trust/checkpoint.ts';
import { generatePrivateKey, writePrivateKey } from '../../trust/private-key.ts';
import { openSshPublicKey, SCHEMES_BY_WORD as SCHEMES } from '../../trust/public-key.ts';
import type { Outcome } from '../../report/report.ts';
import { usageError } from '../arguments.ts';
import type { Command } from '../command.ts';
import type { Invocation } from '../invocation.ts';
import { MAX_PUBLIC_KEY_BYTES, readKey, readPublicKeys } from './signing-keys.ts';
import { readText } from '../named-file.ts';
import { flag, required, valued } from '../options.ts';
import { PASSPHRASE_OPTION } from './signer-options.ts';

export const generate: Command = {
  examples: {
    'claimgate key generate --out root.key --passphrase-file root.pass': 'a key for a person',
    'claimgate key generate --out release.key --no-passphrase': 'a key for a CI secret',
    'claimgate key generate --out ledger.key --no-passphrase --note-name ledger.example/main':
      'a key for a ledger, with its line for the trust root',
  },
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
  files: ({ args, directory }) => ({
    others: args
      .list('out')
      .flatMap((out) => [out, publicPathOf(out)])
      .map((path) => resolve(directory, path)),
  }),
  async run(invocation) {
    const { args, directory } = invocation;
    const secret = invocation.requiredFile('out');
    const published = publicPathOf(secret.name);
    const scheme = present(SCHEMES[args.oneOf('type', Object.keys(SCHEMES))]);
    const source = chosenPassphrase(invocation);
    const noteName = args.text('note-name');
    const passphrase = source && (await readPassphrase(source));
    const key = demand(generatePrivateKey(scheme));
    const { publicKey } = key;
    const note_key =
      noteName === undefined ? null : formatNoteKey(demand(noteKeyOf(noteName, publicKey)));
    await createKeyFiles(
      { ...secret, content: demand(writePrivateKey(key, passphrase)) },
      { path: resolve(directory, published), name: published, content: publicKey.pem },
    );
    const encrypted = passphrase !== undefined;
    const ssh = openSshPublicKey(publicKey);
    const lines = [
      `key: ${publicKey.id}`,
      `  private: ${secret.name}, ${encrypted ? 'encrypted' : 'not encrypted'}`,
      `  public: ${published}`,
      `  ssh: ${ssh}`,
      ...(note_key === null ? [] : [`  note key: ${note_key}`]),
    ];
    return {
      result: {
        key_id: publicKey.id,
        scheme: publicKey.scheme,
        encrypted,
        private_key: secret.name,
        public_key: published,
        ssh,
        note_key,
      },
      lines,
    };
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
  return invocation.source('passphrase-file');
}

/** Describes a public or a private key, public unless it says otherwise. */
export async function describeKey(invocation: Invocation): Promise<Outcome> {
  const file = invocation.requiredFile('key');
  const passphrase = invocation.source('passphrase-file');
  const isPrivate = PRIVATE.test(await readText(file, MAX_PUBLIC_KEY_BYTES));
  const [key] = isPrivate
    ? [(await readKey({ file, passphrase, purpose: 'a private key' })).publicKey]
    : await readPublicKeys([file]);
  const { id: key_id, scheme } = present(key);
  const kind = isPrivate ? ('private' as const) : ('public' as const);
  const ssh = openSshPublicKey(present(key));
  const lines = [
    `key: ${key_id}`,
    `  file: ${file.name}, a ${kind} key (${scheme})`,
    `  ssh: ${ssh}`,
  ];
  return { result: { path: file.name, kind, key_id, scheme, ssh }, lines };
}

const PRIVATE = /^-----BEGIN [A-Z0-9 ]*PRIVATE KEY-----/;
