import { demand, refusalOf, ClaimgateError } from '../../documents/findings.ts';
import { readPassphrase, readSecretFile } from '../../io/private-files.ts';
import { createFile } from '../../io/write-files.ts';
import { bundlesFileOf } from '../../trust/identity.ts';
import {
  generatePrivateKey,
  readPrivateKey,
  writePrivateKey,
  type PrivateKey,
  type Signer,
} from '../../trust/private-key.ts';
import { readPublicKey, type PublicKey } from '../../trust/public-key.ts';
import { type RoleKeys } from '../../trust/envelope.ts';
import type { ExternalSource } from './external-signer.ts';
import { readText, type NamedFile, type Source } from '../named-file.ts';
import { shell } from '../../documents/shell.ts';

const OWNER_ONLY = 0o600;

/** Longer than any public key in PEM. */
export const MAX_PUBLIC_KEY_BYTES = 16 * 1024;

/** A private key, and where the passphrase is that it is encrypted with. */
export interface KeySource {
  readonly file: NamedFile;
  readonly passphrase: Source | undefined;
  readonly purpose: string;
}

export type SignerSource = KeySource | ExternalSource;

/** Opens what signs. @throws ClaimgateError where the key or its public key cannot be had */
export async function openSigner(source: SignerSource): Promise<Signer> {
  if ('file' in source) return readKey(source);
  const { publicKey } = source;
  const [key] = await readPublicKeys(publicKey ? [publicKey] : []);
  const { openExternalSigner } = await import('./external-signer.ts');
  return openExternalSigner(source, key);
}

/** Opens a signer that has to hold a key of a role. @throws ClaimgateError `code` where it holds none */
export async function openHolder(
  source: SignerSource,
  { keys }: RoleKeys,
  code: 'key_not_of_role' | 'key_not_of_root_role',
): Promise<Signer> {
  const signer = await openSigner(source);
  const { id: found } = signer.publicKey;
  const holders = keys.map(({ id }) => id);
  if (holders.includes(found)) return signer;
  throw new ClaimgateError(code, { expected: holders.join(', '), found });
}

export function nameOfSigner(source: SignerSource): string {
  return 'file' in source ? source.file.name : source.name;
}

/** Tells whether identities can sign for a role: their bundles then lie beside an envelope without signatures. */
export function admitsIdentities({ identities = [] }: RoleKeys): boolean {
  return identities.length > 0;
}

/** The commands by which an identity signs an envelope, with Sigstore's cosign. */
export function identityCommand(envelope: string): string {
  const decoded = shell`jq -r .payload ${envelope} | base64 -d > statement.json`;
  const bundle = bundlesFileOf(envelope);
  const signed = shell`cosign attest-blob --yes --statement statement.json --bundle ${bundle}`;
  return `${decoded} && ${signed}`;
}

/** Reads the private key in a file that only its owner may read. @throws ClaimgateError */
export async function readKey(key: KeySource): Promise<PrivateKey> {
  const { file, passphrase: source } = key;
  const text = await secretText(key);
  const passphrase = source && (await readPassphrase(source));
  const options = { file: file.name, ...(passphrase === undefined ? {} : { passphrase }) };
  return demand(readPrivateKey(text, options));
}

async function secretText({ file, purpose }: KeySource): Promise<string> {
  try {
    return readSecretFile(file.path, file.name);
  } catch (error) {
    const { code } = refusalOf(error, 'file_missing', 'secret_file_exposed');
    const details = { file: file.name, expected: purpose };
    if (code === 'file_missing') throw new ClaimgateError(code, details);
    // Everybody may read a public key, so that its mode is not what is wrong.
    const text = await readText(file, MAX_PUBLIC_KEY_BYTES);
    if (!readPublicKey(text).ok) throw error;
    const secret = file.name.replace(/\.pub\.pem$/, '');
    const hint = secret === file.name ? '' : `, such as ${secret}`;
    throw new ClaimgateError('key_unreadable', {
      file: file.name,
      found: 'a public key',
      expected: `${purpose}${hint}`,
    });
  }
}

export function readPublicKeys(files: readonly NamedFile[]): Promise<readonly PublicKey[]> {
  return Promise.all(
    files.map(async (file) =>
      demand(readPublicKey(await readText(file, MAX_PUBLIC_KEY_BYTES), { file: file.name })),
    ),
  );
}

/** Makes a private key file alone, not encrypted: its public key can be read from it. @throws ClaimgateError */
export async function createPrivateKeyFile({ path, name }: NamedFile): Promise<void> {
  const key = demand(generatePrivateKey('ed25519'));
  await createFile(path, demand(writePrivateKey(key)), name, OWNER_ONLY);
}
