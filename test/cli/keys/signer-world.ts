import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import type { TestContext } from 'node:test';
import { writeEnvelope } from '../../../src/trust/envelope.ts';
import { writePrivateKey, type PrivateKey } from '../../../src/trust/private-key.ts';
import { root } from '../../gate/projection-world.ts';
import { newKey, valueOf } from '../../trust/expect.ts';
import { runHere, World, type Outcome } from '../world.ts';

/** The examples of signing programs that come with the documentation. */
export const EXAMPLES = join(import.meta.dirname, '../../../examples/signers');

/** The document that is signed: a trust root that nobody has signed. */
export const FILE = 'root.json';
const DOCUMENT = writeEnvelope({ ...root.envelope, signatures: [] });

/** A folder with a document to sign, a key that OpenSSL reads, and programs that sign with it or should. */
export class SignerWorld {
  readonly #world = new World();
  readonly directory = this.#world.directory;
  readonly key: PrivateKey;

  constructor(t: TestContext, key: PrivateKey = newKey('ecdsa-p256')) {
    t.after(() => this.#world.remove());
    this.key = key;
    mkdirSync(this.at('programs'));
    this.restore();
    writeFileSync(this.at('signer.key'), valueOf(writePrivateKey(key)), { mode: 0o600 });
    writeFileSync(this.at('signer.pub.pem'), key.publicKey.pem);
  }

  at(name: string): string {
    return join(this.directory, name);
  }

  restore(): void {
    writeFileSync(this.at(FILE), DOCUMENT);
  }

  get isUntouched(): boolean {
    return readFileSync(this.at(FILE)).equals(DOCUMENT);
  }

  /** Writes an executable file, and returns its path. */
  program(name: string, text: string): string {
    const path = this.at(name);
    writeFileSync(path, text);
    chmodSync(path, 0o755);
    return path;
  }

  run(args: readonly string[], environment: Record<string, string> = {}): Promise<Outcome> {
    const path = [this.at('programs'), dirname(process.execPath), process.env['PATH'] ?? ''];
    return runHere(args, {
      directory: this.directory,
      environment: { PATH: path.join(delimiter), KEY: this.at('signer.key'), ...environment },
    });
  }

  sign(words: readonly string[], environment: Record<string, string> = {}): Promise<Outcome> {
    const limit = words.includes('--signer-timeout') ? [] : ['--signer-timeout', '30s'];
    return this.run(['sign', FILE, ...words, ...limit, '--json'], environment);
  }

  /** Whether claimgate takes the document for signed by the key. */
  async isSigned(): Promise<boolean> {
    const { exitCode } = await this.run(['verify', FILE, '--key', 'signer.pub.pem']);
    return exitCode === 0;
  }
}

/** Whether a program can be started here. */
export function hasProgram(name: string): boolean {
  try {
    execFileSync('sh', ['-c', 'command -v "$1"', 'sh', name], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Signs a digest by OpenSSL. */
const SIGN_DIGEST = `
const { execFileSync } = require('node:child_process');
const { writeFileSync, readFileSync } = require('node:fs');
const { createHash } = require('node:crypto');
const words = process.argv.slice(2);
const option = (name) => words[words.indexOf(name) + 1];
const signed = (digest) =>
  execFileSync('openssl', ['pkeyutl', '-sign', '-inkey', process.env.KEY], { input: digest });
const pair = (der) => {
  const length = der[3];
  const numbers = [der.subarray(4, 4 + length), der.subarray(6 + length)];
  return Buffer.concat(numbers.map((one) => {
    const digits = one.subarray(Math.max(0, one.length - 32));
    return Buffer.concat([Buffer.alloc(32 - digits.length), digits]);
  }));
};
const expect = (...told) => {
  if (told.some((word) => !words.includes(word))) {
    console.error('unexpected: ' + words.join(' '));
    process.exit(2);
  }
};
`;

/** A stand-in for the program of a key manager, which signs and answers as that one's documentation says. */
export function fakeProgram(body: string): string {
  return `#!/usr/bin/env node\n${SIGN_DIGEST}${body}`;
}

const MODULE = '/usr/lib/softhsm/libsofthsm2.so';

/** A token of SoftHSM with a P-256 key, as `pkcs11.sh` signs with it; `undefined` where its programs are missing. */
export function tokenIn(folder: string) {
  if (!['softhsm2-util', 'pkcs11-tool', 'openssl'].every(hasProgram)) return undefined;
  const at = (name: string): string => join(folder, name);
  mkdirSync(at('tokens'));
  writeFileSync(at('softhsm.conf'), `directories.tokendir = ${at('tokens')}\nlog.level = ERROR\n`);
  const env = { ...process.env, SOFTHSM2_CONF: at('softhsm.conf'), PKCS11_PIN: '5678' };
  const run = (program: string, ...words: string[]): Buffer =>
    execFileSync(program, words, { env, stdio: ['ignore', 'pipe', 'ignore'] });
  const tool = (...words: string[]): Buffer =>
    run('pkcs11-tool', '--module', MODULE, '--token-label', 'release', ...words);
  const pins = ['--so-pin', '1234', '--pin', '5678'];
  run('softhsm2-util', '--init-token', '--free', '--label', 'release', ...pins);
  const pair = ['--keypairgen', '--key-type', 'EC:prime256v1', '--id', '01'];
  tool('--login', '--pin', '5678', ...pair);
  const key = tool('--read-object', '--type', 'pubkey', '--id', '01');
  const pem = execFileSync('openssl', ['pkey', '-pubin', '-inform', 'DER'], { input: key });
  writeFileSync(at('token.pub.pem'), pem);
  const publicKey = { path: at('token.pub.pem'), name: 'token.pub.pem' };
  return { words: [MODULE, 'release', '01'], environment: env, publicKey };
}
