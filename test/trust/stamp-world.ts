import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NamedBytes } from '../../src/documents/json.ts';
import { certificate, distinguishedName, extension, newPair, oid, seq } from './sigstore-world.ts';

const DAY = 86_400_000;
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';

/** How the certificate of an authority is made, where it is not made as it should be. */
export interface Clockmaker {
  readonly name?: string;
  readonly from?: Date;
  readonly to?: Date;
  readonly rsa?: boolean;
  /** OIDs of what the certificate may be used for. */
  readonly uses?: readonly string[];
  readonly isCritical?: boolean;
  readonly serial?: number;
}

/** How a token is asked for. */
export interface Asking {
  readonly hash?: string;
  readonly nonce?: boolean;
  readonly policy?: string;
  /** The digest that the authority signs with. */
  readonly signedWith?: string;
  /** Whether the answer carries the certificate of its signer. */
  readonly certificate?: boolean;
}

const pem = (der: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${der.toString('base64')}\n-----END CERTIFICATE-----\n`;

/** A timestamp authority as somebody runs one on their premises: `openssl ts`, with keys of its own. */
export function clock(given: Clockmaker = {}) {
  const { from = new Date(Date.now() - DAY), to = new Date(Date.now() + 365 * DAY) } = given;
  const name = given.name ?? 'Example TSA';
  const [authority, pair] = [
    newPair(),
    given.rsa === true ? generateKeyPairSync('rsa', { modulusLength: 2048 }) : newPair(),
  ];
  const isAuthority = extension('2.5.29.19', seq(Buffer.from('0101ff', 'hex')), true);
  const made = (key: KeyObject, subject: string, changes: Clockmaker, isRoot: boolean) =>
    certificate({
      name: distinguishedName(`${name} root`),
      subject: distinguishedName(subject),
      key,
      by: authority.privateKey,
      from: changes.from ?? from,
      to: changes.to ?? to,
      serial: changes.serial ?? 2,
      extensions: isRoot
        ? [isAuthority]
        : [
            extension(
              '2.5.29.37',
              seq(...(changes.uses ?? [TIME_STAMPING]).map(oid)),
              changes.isCritical ?? true,
            ),
          ],
    });
  const rootOf = (changes: Clockmaker) =>
    made(authority.publicKey, `${name} root`, { serial: 1, ...changes }, true);
  const root = rootOf({});
  const leafOf = (changes: Clockmaker) => made(pair.publicKey, name, changes, false);
  const leaf = leafOf({});

  /** Writes certificates, key and configuration of `openssl ts` into a folder. */
  function install(folder: string, prefix = 'tsa'): void {
    const write = (suffix: string, text: string | Buffer) =>
      writeFileSync(join(folder, `${prefix}${suffix}`), text);
    write('.serial', '01\n');
    write('.pem', pem(leaf));
    write('-root.pem', pem(root));
    write('.key', pair.privateKey.export({ type: 'pkcs8', format: 'pem' }));
    write('.cnf', configuration(join(folder, prefix)));
  }

  /** The answer of the authority about some bytes, as `openssl ts` writes it. */
  function stamp(bytes: Uint8Array, asking: Asking = {}): Buffer {
    const { hash = 'sha256', nonce = true, policy } = asking;
    const folder = mkdtempSync(join(tmpdir(), 'claimgate-tsa-'));
    try {
      const at = (file: string) => join(folder, file);
      writeFileSync(at('data'), bytes);
      install(folder);
      const configured = readFileSync(at('tsa.cnf'), 'utf8');
      const signer_digest = `signer_digest = ${asking.signedWith ?? 'sha256'}`;
      writeFileSync(at('tsa.cnf'), configured.replace('signer_digest = sha256', signer_digest));
      const query = ['ts', '-query', '-data', at('data'), `-${hash}`, '-out', at('query')];
      if (!nonce) query.push('-no_nonce');
      if (asking.certificate !== false) query.push('-cert');
      if (policy !== undefined) query.push('-tspolicy', policy);
      const reply = ['ts', '-reply', '-config', at('tsa.cnf'), '-queryfile', at('query')];
      const quiet = { stdio: 'pipe' } as const;
      execFileSync('openssl', query, quiet);
      execFileSync('openssl', [...reply, '-out', at('reply')], quiet);
      return readFileSync(at('reply'));
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  /** The trusted root that a user would write for it. */
  function trustedRoot(
    changes: {
      readonly leaf?: Clockmaker;
      readonly chain?: readonly Buffer[];
      readonly validFor?: object;
    } = {},
    file = 'provider-certification/trust/tsa.trusted_root.json',
  ): NamedBytes {
    const chain = changes.chain ?? [changes.leaf ? leafOf(changes.leaf) : leaf, root];
    const content = {
      mediaType: 'application/vnd.dev.sigstore.trustedroot+json;version=0.1',
      timestampAuthorities: [
        {
          subject: { organization: 'Example', commonName: name },
          uri: 'https://tsa.example',
          certChain: { certificates: chain.map((one) => ({ rawBytes: one.toString('base64') })) },
          validFor: changes.validFor ?? { start: from.toISOString() },
        },
      ],
    };
    return { file, bytes: Buffer.from(JSON.stringify(content)) };
  }

  return { install, leaf, root, rootOf, stamp, to, trustedRoot };
}

const configuration = (prefix: string) => `[tsa]
default_tsa = own
[own]
serial = ${prefix}.serial
signer_cert = ${prefix}.pem
signer_key = ${prefix}.key
signer_digest = sha256
default_policy = 1.2.3.4.1
other_policies = 1.2.3.4.2
digests = sha1, sha256, sha384, sha512
`;
