import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import type { KeyScheme } from '../../../src/trust/public-key.ts';
import { copyFolder } from '../../copy.ts';
import { cheaplyEncrypted, newKey } from '../../trust/expect.ts';
import { runHere, World, type Outcome } from '../world.ts';

const BUILT = join(import.meta.dirname, '../../../dist/bin');
export const SECRET = 'correct horse battery staple';

/** The built program in a folder of its own, as a real process with its umask and its user. */
export class KeyWorld {
  readonly directory: string;
  readonly program: string;
  readonly #world = new World();

  constructor() {
    this.directory = this.#world.directory;
    // Where another user can read it too.
    copyFolder(BUILT, this.at('program'));
    this.program = this.at('program/claimgate.cjs');
    writeFileSync(this.at('pass'), `${SECRET}\n`, { mode: 0o600 });
    writeFileSync(this.at('wrong'), 'Tr0ub4dor&3\n', { mode: 0o600 });
    chmodSync(this.directory, 0o755);
  }

  remove(): void {
    this.#world.remove();
  }

  at(name: string): string {
    return join(this.directory, name);
  }

  run(args: readonly string[], { input = '' }: { input?: string } = {}): Promise<Outcome> {
    return runHere(args, {
      directory: this.directory,
      environment: { PATH: process.env['PATH'] },
      stdin: (async function* () {
        yield Buffer.from(input);
      })(),
    });
  }

  /** Runs the built program as a process. */
  start(args: readonly string[], options: { umask?: string } = {}) {
    const script = `umask ${options.umask ?? '022'}; exec "$@"`;
    return execa('sh', ['-c', script, 'sh', process.execPath, this.program, ...args], {
      cwd: this.directory,
      reject: false,
      stdin: 'ignore',
    });
  }

  /** The result of `key generate`. */
  async generate(name: string, ...options: string[]): Promise<Record<string, string>> {
    const args = ['key', 'generate', '--out', name, '--json', ...options];
    const { stdout, exitCode, stderr } = await this.run(args);
    assert.equal(exitCode, 0, stderr);
    return JSON.parse(stdout).result as Record<string, string>;
  }

  /** Writes a key whose passphrase takes no time to try, as `key generate` writes one that does. */
  encryptedKey(name: string, scheme: KeyScheme = 'ed25519'): void {
    const key = newKey(scheme);
    writeFileSync(this.at(name), cheaplyEncrypted(key, SECRET), { mode: 0o600 });
    writeFileSync(this.at(`${name}.pub.pem`), key.publicKey.pem);
  }

  /** Makes an unsigned first trust root in a new folder, by root keys that exist already. */
  async unsignedRoot(
    folder: string,
    rootKeys: readonly string[],
    threshold: number,
  ): Promise<{ pin: string }> {
    if (!existsSync(this.at('ledger.key'))) await this.generate('ledger.key', '--no-passphrase');
    mkdirSync(this.at(folder));
    const role = { keys: rootKeys.map((name) => `../${name}.pub.pem`), threshold };
    const description = {
      schema_version: 1,
      expires_at: '9999-01-01T00:00:00Z',
      deployment: 'hosted-eu',
      ledger: { origin: 'ledger.example/main', keys: ['../ledger.key.pub.pem'] },
      roles: { root: role, projection: role, release: role },
      limits: { max_projection_hours: 24, max_facts_minutes: 60, max_clock_skew_seconds: 30 },
    };
    writeFileSync(this.at(`${folder}/trust.json`), JSON.stringify(description));
    const args = ['trust', 'init', '-C', folder, '--from', 'trust.json', '--json'];
    const { stdout, exitCode } = await this.run(args);
    assert.equal(exitCode, 0, stdout);
    return JSON.parse(stdout).result as { pin: string };
  }
}
