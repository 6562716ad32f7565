import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { isWarning, type Finding } from '../../src/documents/findings.ts';
import { formatInstant } from '../../src/documents/json.ts';
import { facts } from '../../test/ledger/facts.ts';
import { DEPLOYMENT, ORIGIN } from '../../test/trust/root-world.ts';
import { listeningPort } from './processes.ts';

const PROGRAM = join(import.meta.dirname, '../../dist/bin/claimgate.cjs');

/** How long a command may take in a cluster that is changing its leader. */
const COMMAND_MS = 120_000;

const FILED = 'checkpoints';
const PROJECTION = 'projection';

/** A trust root of one person, which exports look up. */
const TRUST = {
  schema_version: 1,
  expires_at: '2099-01-01T00:00:00Z',
  deployment: DEPLOYMENT,
  ledger: { origin: ORIGIN, keys: ['ledger.key.pub.pem'] },
  roles: {
    root: { keys: ['root.key.pub.pem'], threshold: 1 },
    projection: { keys: ['projection.key.pub.pem'], threshold: 1 },
    release: { keys: ['root.key.pub.pem'], threshold: 1 },
  },
  // The runtime facts are written once.
  limits: { max_projection_hours: 24, max_facts_minutes: 1440, max_clock_skew_seconds: 30 },
};

interface Answer {
  /** The first error, where it did not do what it was asked. */
  readonly code?: string;
  readonly result: unknown;
}

/** The built program, in a folder with its keys and its runtime facts. */
export class Claimgate {
  readonly #folder: string;
  #pin = '';

  constructor(folder: string) {
    mkdirSync(folder);
    this.#folder = folder;
    const document = facts({ generated_at: formatInstant(Date.now()) });
    writeFileSync(join(folder, 'runtime-facts.json'), JSON.stringify(document));
    // The key that the writers of the library have, too.
    const key = Buffer.alloc(32, 7).toString('base64');
    writeFileSync(join(folder, 'fingerprint.key'), `${key}\n`, { mode: 0o600 });
  }

  get #environment() {
    return {
      PATH: process.env['PATH'] ?? '',
      CLAIMGATE_FINGERPRINT_KEY_FILE: 'fingerprint.key',
      CLAIMGATE_OPERATOR: 'high-availability',
      ...(this.#pin === '' ? {} : { CLAIMGATE_TRUST_PIN: this.#pin }),
    };
  }

  /** Runs a command on the ledger at an address. */
  async run(words: readonly string[], ledger: string): Promise<Answer> {
    const { stdout, stderr, exitCode } = await execa(
      process.execPath,
      [PROGRAM, ...words, '--json'],
      {
        cwd: this.#folder,
        env: { ...this.#environment, CLAIMGATE_LEDGER: ledger },
        extendEnv: false,
        reject: false,
        timeout: COMMAND_MS,
      },
    );
    if (exitCode === undefined || exitCode > 3)
      throw new Error(`claimgate ${words.join(' ')}: ${exitCode}\n${stdout}\n${stderr}`);
    // Written by our own program.
    const report = JSON.parse(stdout) as { result: unknown; findings: readonly Finding[] };
    const code = report.findings.find((finding) => !isWarning(finding))?.code;
    return { result: report.result, ...(code === undefined ? {} : { code }) };
  }

  /** The same where it must do what it is asked. */
  async demand(words: readonly string[], ledger: string): Promise<unknown> {
    const { code, result } = await this.run(words, ledger);
    if (code !== undefined) throw new Error(`claimgate ${words.join(' ')}: ${code}`);
    return result;
  }

  /** Pins a trust root of the ledger's key, which the guide made, as exports need it. */
  async pinRoot(ledger: string): Promise<void> {
    for (const name of ['root', 'projection'])
      await this.demand(['key', 'generate', '--out', `${name}.key`, '--no-passphrase'], ledger);
    writeFileSync(join(this.#folder, 'trust.json'), JSON.stringify(TRUST));
    const made = await this.demand(['trust', 'init', '--from', 'trust.json'], ledger);
    const { path, pin } = made as { path: string; pin: string };
    await this.demand(['sign', path, '--key', 'root.key'], ledger);
    await this.demand(['setup', '--files-only'], ledger);
    this.#pin = pin;
  }

  /** Exports, and hands back the checkpoint in the signed statement. */
  async export(url: string): Promise<{ readonly code?: string; readonly text?: string }> {
    const signing = ['--ledger-key', 'ledger.key', '--key', 'projection.key', '--out', PROJECTION];
    const words = ['ledger', 'export', '--facts', 'runtime-facts.json', ...signing];
    const { code, result } = await this.run(words, url);
    if (code !== undefined) return { code };
    const { statement } = result as { statement: string };
    const { payload } = JSON.parse(readFileSync(join(this.#folder, statement), 'utf8')) as {
      payload: string;
    };
    const { predicate } = JSON.parse(Buffer.from(payload, 'base64').toString('utf8')) as {
      predicate: { checkpoint: string };
    };
    return { text: predicate.checkpoint };
  }

  /** Whether the last export is what the ledger says; the code where it is not. */
  async verifyExport(url: string): Promise<string | undefined> {
    const projection = join(PROJECTION, 'ledger-projection.jsonl');
    return (await this.run(['ledger', 'verify', '--projection', projection], url)).code;
  }

  /** Records one control event. */
  async append(url: string, key: string) {
    const event = ['--provider', 'pixelgram', '--state', 'enabled', '--reason', key];
    const words = ['ledger', 'append', 'control', ...event, '--idempotency-key', key];
    const { code, result } = await this.run(words, url);
    const { appended } = (result ?? {}) as {
      appended?: readonly { readonly sequence: number; readonly replayed: boolean }[];
    };
    return { code, appended: appended?.[0] };
  }

  /** A checkpoint, signed with the key that the commands of the guide made. */
  async checkpoint(url: string): Promise<{ readonly code?: string; readonly text?: string }> {
    const { code, result } = await this.run(['ledger', 'checkpoint', '--key', 'ledger.key'], url);
    if (code !== undefined) return { code };
    const { checkpoint } = result as { checkpoint: string };
    return { text: checkpoint };
  }

  /** Files a checkpoint, as the timer of an operator does; hands back the code where it was refused. */
  async file(url: string): Promise<string | undefined> {
    const words = ['ledger', 'checkpoint', '--key', 'ledger.key', '--out', FILED];
    return (await this.run(words, url)).code;
  }

  /** The checkpoints that {@link file} filed. */
  filed(): readonly string[] {
    const folder = join(this.#folder, FILED);
    return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  }

  async serve(url: string): Promise<Replica> {
    const words = ['serve', '--facts', 'runtime-facts.json', '--listen', '127.0.0.1:0'];
    const child = spawn(process.execPath, [PROGRAM, ...words], {
      cwd: this.#folder,
      env: { ...this.#environment, CLAIMGATE_LEDGER: url },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    process.on('exit', () => child.kill('SIGKILL'));
    return new Replica(child, `http://127.0.0.1:${await listeningPort(child)}/api/v1/ready`);
  }
}

/** One `claimgate serve`, asked for its readiness until it is stopped. */
export class Replica {
  readonly #child: ChildProcess;
  readonly #address: string;
  readonly #watching: NodeJS.Timeout;
  #notReadySince: number | undefined;
  isReady = true;
  /** The longest time for which it was not ready, in milliseconds. */
  longestMs = 0;

  constructor(child: ChildProcess, address: string) {
    this.#child = child;
    this.#address = address;
    this.#watching = setInterval(() => void this.#ask(), 500);
  }

  /** Whether it is the process that was started. */
  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  async #ask(): Promise<void> {
    const signal = AbortSignal.timeout(4000);
    const isReady = async () => {
      const answer = await fetch(this.#address, { signal });
      await answer.arrayBuffer();
      return answer.status === 200;
    };
    this.isReady = await isReady().catch(() => false);
    const now = performance.now();
    if (!this.isReady) this.#notReadySince ??= now;
    else if (this.#notReadySince !== undefined) {
      this.longestMs = Math.max(this.longestMs, now - this.#notReadySince);
      this.#notReadySince = undefined;
    }
  }

  stop(): void {
    clearInterval(this.#watching);
    this.#child.kill('SIGKILL');
  }
}
