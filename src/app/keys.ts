import type { KeyResult } from '../documents/index.ts';
import { demand } from '../findings/error.ts';
import {
  createKeyFiles,
  readPassphraseFile,
  readPassphraseFrom,
  readSecretFile,
} from '../io/private-files.ts';
import { createFile } from '../io/write-files.ts';
import {
  formatNoteKey,
  generatePrivateKey,
  noteKeyOf,
  openSshPublicKey,
  readPrivateKey,
  readPublicKey,
  writePrivateKey,
  type KeyScheme,
  type PrivateKey,
  type PublicKey,
} from '../trust/index.ts';
import { isFile, readText, type NamedFile, type Source } from './named-file.ts';

const OWNER_ONLY = 0o600;

/** Longer than any public key in PEM. */
export const MAX_PUBLIC_KEY_BYTES = 16 * 1024;

/** A private key, and where the passphrase is that it is encrypted with. */
export interface KeySource {
  readonly file: NamedFile;
  readonly passphrase: Source | undefined;
}

/** Reads the private key in a file that only its owner may read. @throws ClaimgateError */
export async function readKey({ file, passphrase: source }: KeySource): Promise<PrivateKey> {
  const text = await readSecretFile(file.path, file.name);
  const passphrase = source && (await readPassphrase(source));
  const options = { file: file.name, ...(passphrase === undefined ? {} : { passphrase }) };
  return demand(readPrivateKey(text, options));
}

/** Reads a passphrase or password of one line. @throws ClaimgateError */
export function readPassphrase(source: Source): Promise<string> {
  return isFile(source) ? readPassphraseFile(source.path, source.name) : readPassphraseFrom(source);
}

/** Reads the public keys in files. @throws ClaimgateError */
export function readPublicKeys(files: readonly NamedFile[]): Promise<readonly PublicKey[]> {
  return Promise.all(
    files.map(async (file) =>
      demand(readPublicKey(await readText(file, MAX_PUBLIC_KEY_BYTES), { file: file.name })),
    ),
  );
}

/** A key pair to make. */
export interface NewKey {
  readonly scheme: KeyScheme;
  readonly secret: NamedFile;
  readonly published: NamedFile;
  /** Without it the private key is not encrypted. */
  readonly passphrase: Source | undefined;
  /** The name of the ledger whose note key is wanted too. */
  readonly noteName: string | undefined;
}

/** Makes a private key file alone, not encrypted: its public key can be read from it. @throws ClaimgateError */
export async function createPrivateKeyFile({ path, name }: NamedFile): Promise<void> {
  const key = demand(generatePrivateKey('ed25519'));
  await createFile(path, demand(writePrivateKey(key)), name, OWNER_ONLY);
}

/** Makes a key pair: a private key file for its owner alone, and the public key beside it. @throws ClaimgateError */
export async function generateKey(request: NewKey): Promise<KeyResult> {
  const { noteName, secret, published } = request;
  const passphrase = request.passphrase && (await readPassphrase(request.passphrase));
  const key = demand(generatePrivateKey(request.scheme));
  const { publicKey } = key;
  const noteKey =
    noteName === undefined ? null : formatNoteKey(demand(noteKeyOf(noteName, publicKey)));
  await createKeyFiles(
    { ...secret, content: demand(writePrivateKey(key, passphrase)) },
    { ...published, content: publicKey.pem },
  );
  return {
    key_id: publicKey.id,
    scheme: publicKey.scheme,
    encrypted: passphrase !== undefined,
    private_key: secret.name,
    public_key: published.name,
    ssh: openSshPublicKey(publicKey).trimEnd(),
    note_key: noteKey,
  };
}
