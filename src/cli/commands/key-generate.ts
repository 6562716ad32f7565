import { resolve } from 'node:path';
import { ClaimgateError } from '../../findings/index.ts';
import { present } from '../../findings/assert.ts';
import { createKeyFiles } from '../../io/private-files.ts';
import {
  formatNoteKey,
  generatePrivateKey,
  noteKeyOf,
  openSshPublicKey,
  SCHEMES_BY_WORD as SCHEMES,
  writePrivateKey,
  type PublicKey,
} from '../../trust/index.ts';
import type { Command, Invocation } from '../command.ts';
import { demand, passphraseOf, PASSPHRASE_OPTION } from '../key-inputs.ts';
import { commandReport } from '../reports.ts';

export const command: Command = {
  options: {
    type: {
      type: 'string',
      requiresArg: true,
      choices: Object.keys(SCHEMES),
      default: 'ed25519',
      describe: 'kind of key; ledgers need ed25519',
    },
    out: {
      type: 'string',
      requiresArg: true,
      describe: 'the private key; the public one goes to FILE.pub.pem',
    },
    ...PASSPHRASE_OPTION,
    passphrase: {
      type: 'boolean',
      describe: '--no-passphrase: leave the private key file unencrypted',
    },
    'note-name': {
      type: 'string',
      requiresArg: true,
      describe: 'also print the note key under this name, the origin of a ledger',
    },
  },
  examples: [
    ['claimgate key generate --out root.key --passphrase-file root.pass', 'a key for a person'],
    ['claimgate key generate --out release.key --no-passphrase', 'a key for a CI secret'],
    [
      'claimgate key generate --out ledger.key --no-passphrase --note-name ledger.example/main',
      'a key for a ledger, with its line for the trust root',
    ],
  ],
  files: ({ args, directory }) => ({
    others: args
      .list('out')
      .flatMap((out) => [out, publicPathOf(out)])
      .map((path) => resolve(directory, path)),
  }),
  async run(invocation) {
    const { args, directory } = invocation;
    const out = args.text('out');
    if (out === undefined) throw new ClaimgateError('usage', { expected: '--out FILE' });
    const passphrase = await chosenPassphrase(invocation);
    const key = demand(
      generatePrivateKey(present(SCHEMES[args.oneOf('type', Object.keys(SCHEMES))])),
    );
    const { publicKey } = key;
    const noteKey = noteKeyFor(publicKey, args.text('note-name'));
    const published = publicPathOf(out);
    await createKeyFiles(
      {
        path: resolve(directory, out),
        name: out,
        content: demand(writePrivateKey(key, passphrase)),
      },
      { path: resolve(directory, published), name: published, content: publicKey.pem },
    );
    const result = {
      key_id: publicKey.id,
      scheme: publicKey.scheme,
      encrypted: passphrase !== undefined,
      private_key: out,
      public_key: published,
      ssh: openSshPublicKey(publicKey).trimEnd(),
      note_key: noteKey ?? null,
    };
    const lines = [
      `key: ${result.key_id}`,
      `  private: ${out}, ${result.encrypted ? 'encrypted' : 'not encrypted'}`,
      `  public: ${published}`,
      `  ssh: ${result.ssh}`,
      ...(noteKey === undefined ? [] : [`  note key: ${noteKey}`]),
    ];
    return commandReport('key generate', result, { lines });
  },
};

function publicPathOf(out: string): string {
  return `${out}.pub.pem`;
}

/** Whether to encrypt is for the caller to say: a forgotten option must not leave a key in the clear. */
async function chosenPassphrase(invocation: Invocation): Promise<string | undefined> {
  const { args } = invocation;
  const isPlain = args.flag('passphrase') === false;
  const isEncrypted = args.text('passphrase-file') !== undefined;
  if (isPlain === isEncrypted)
    throw new ClaimgateError('usage', {
      expected: 'either --passphrase-file FILE or --no-passphrase',
    });
  return passphraseOf(invocation);
}

function noteKeyFor(publicKey: PublicKey, name: string | undefined): string | undefined {
  return name === undefined ? undefined : formatNoteKey(demand(noteKeyOf(name, publicKey)));
}
