import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { runHere, type Outcome } from '../../cli/world.ts';
import { copyFolder } from '../../copy.ts';
import { REPRODUCIBLE_GIT } from '../../repositories.ts';

/** When everything here takes place. */
export const NOW = Date.parse('2026-03-04T05:06:07.008Z');

const DEPLOYMENT = 'hosted-eu';

/** As `setup` has git ignore them, and the scripts and results that the tests write. */
const IGNORED = [
  '/keys/',
  '/evidence/',
  '/exported/',
  '/results/',
  '/*.json',
  '*.jsonl',
  '*.sh',
  '*.txt',
  '*.xml',
];

let template: Promise<FirstClaim> | undefined;

/** A repository with keys, a trust root and an empty ledger, as somebody has it who has never claimed anything. */
export class FirstClaim {
  readonly directory = mkdtempSync(join(tmpdir(), 'claimgate-first-claim-'));
  readonly environment: Record<string, string> = {
    PATH: REPRODUCIBLE_GIT['PATH'] ?? '',
    CLAIMGATE_FINGERPRINT_KEY_FILE: 'keys/fingerprint.key',
    CLAIMGATE_LEDGER: 'sqlite:keys/ledger.sqlite',
    CLAIMGATE_OPERATOR: 'jane',
  };

  static async create(): Promise<FirstClaim> {
    const made = await (template ??= FirstClaim.#make());
    const world = new FirstClaim();
    copyFolder(made.directory, world.directory);
    Object.assign(world.environment, made.environment);
    return world;
  }

  /** Makes the first one, and all others are copies of it: making one takes a dozen commands. */
  static async #make(): Promise<FirstClaim> {
    const world = new FirstClaim();
    process.on('exit', () => world.remove());
    await world.shell('git init -q -b main && mkdir keys');
    world.write('.gitignore', IGNORED.map((pattern) => `${pattern}\n`).join(''));
    const key = Buffer.alloc(32, 7).toString('base64');
    world.write('keys/fingerprint.key', key);
    await world.shell('chmod 600 keys/fingerprint.key');
    await world.run(0, 'setup --files-only');
    const config = {
      schema_version: 1,
      deployment: DEPLOYMENT,
      resource_uri: 'pkg:npm/first-claim',
    };
    world.write('claimgate.config.json', JSON.stringify(config));
    for (const name of ['root', 'projection', 'release', 'ledger'])
      await world.run(0, `key generate --no-passphrase --out keys/${name}.key`);
    await world.run(0, 'example trust --out trust.json');
    const { stdout } = await world.run(0, 'trust init --from trust.json');
    world.environment['CLAIMGATE_TRUST_PIN'] = /pin: (\S+)/.exec(stdout)?.[1] ?? '';
    await world.run(0, 'sign provider-certification/trust/1.root.json --key keys/root.key');
    await world.run(
      0,
      `ledger init --deployment ${DEPLOYMENT} --origin ledger.example/${DEPLOYMENT}`,
    );
    await world.shell(
      'git add -A && git add -f claimgate.config.json && git commit -qm "Set up claimgate"',
    );
    return world;
  }

  /** Runs the program in the repository, with a line of words without spaces. */
  async run(expected: number, line: string): Promise<Outcome> {
    const outcome = await this.tries(line);
    const { exitCode, stderr, stdout } = outcome;
    assert.equal(exitCode, expected, `claimgate ${line}\n${stdout}${stderr}`);
    return outcome;
  }

  /** The same, however it ends. */
  tries(line: string): Promise<Outcome> {
    const { directory, environment } = this;
    return runHere(line.split(' '), { directory, environment, clock: () => NOW });
  }

  async shell(command: string): Promise<void> {
    const options = { cwd: this.directory, extendEnv: false, env: { ...REPRODUCIBLE_GIT } };
    await execa('sh', ['-ec', command], options);
  }

  read(path: string): string {
    return readFileSync(join(this.directory, path), 'utf8');
  }

  write(path: string, text: string): void {
    writeFileSync(join(this.directory, path), text);
  }

  /** Exports what the ledger says, and judges the claims by it. */
  async check(expected: number, options = ''): Promise<Outcome> {
    const keys = '--key keys/projection.key --ledger-key keys/ledger.key';
    await this.run(0, `ledger export --facts runtime-facts.json ${keys} --out exported`);
    return this.run(expected, `check --projection exported/ledger-projection.jsonl${options}`);
  }

  remove(): void {
    rmSync(this.directory, { recursive: true, force: true });
  }
}
