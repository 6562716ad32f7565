import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { execa } from 'execa';
import { runHere } from '../cli/world.ts';
import { copyFolder } from '../copy.ts';
import { REPRODUCIBLE_GIT } from '../repositories.ts';
import { isSoak } from '../soak.ts';
import { makeStated } from '../own-evidence.ts';
import type { ReadinessDecision, RuntimeFacts, Subject } from '../../src/documents/index.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { isJsonObject, type JsonValue } from '../../src/documents/json.ts';
import { PROGRAM } from '../programs.ts';

/** How a command ended. */
export interface Ending {
  readonly exitCode: number;
  readonly text: string;
}

export const PROJECTION = 'projection/ledger-projection.jsonl';
export const CLAIMS = 'provider-certification/public-claims.json';
export const RECORD = 'provider-certification/releases/v1.0.0';
export const ARTIFACT = 'shop.tgz';
/** The release that the gate is asked about, and where its files are. */
export const VERSION = 'v1.1.0';
export const EVIDENCE = 'candidate';
/** Files with the password of an administrator, and a token for every route of programs. */
export const PASSWORD = '.claimgate/password';
export const TOKEN = '.claimgate/token';
/** Of the role status. */
export const STATUS_KEY = '.claimgate/keys/status.key';

/** A repository with one claim whose evidence is sound, a ledger, a release, and files for the next one. */
export class Place {
  readonly folder: string;
  readonly home: string;
  pin = '';
  /** Added to the environment of every command. */
  readonly environment: Record<string, string> = {};
  readonly closing: (() => Promise<void>)[] = [];

  private constructor(at: string) {
    this.folder = join(at, 'shop');
    this.home = join(at, 'home');
  }

  /** A copy of one that is made once in a process. */
  static async create(): Promise<Place> {
    const made = await (template ??= makeTemplate());
    const place = new Place(realpathSync(mkdtempSync(join(tmpdir(), 'claimgate-matrix-'))));
    copyFolder(dirname(made.folder), dirname(place.folder));
    place.pin = made.pin;
    return place;
  }

  async onCopy<T>(use: (copy: Place) => Promise<T>): Promise<T> {
    const copy = new Place(realpathSync(mkdtempSync(join(tmpdir(), 'claimgate-matrix-'))));
    copyFolder(dirname(this.folder), dirname(copy.folder));
    copy.pin = this.pin;
    Object.assign(copy.environment, this.environment);
    try {
      return await use(copy);
    } finally {
      copy.removeFolder();
    }
  }

  static async make(): Promise<Place> {
    const place = new Place(realpathSync(mkdtempSync(join(tmpdir(), 'claimgate-matrix-'))));
    mkdirSync(place.home);
    place.write('package.json', '{"name":"@acme/shop"}\n');
    await place.git('init', '-q', '-b', 'main');
    await place.git('config', 'user.name', 'Ada');
    await place.git('config', 'user.email', 'ada@example.org');
    const setUp = await place.must('setup', '--yes');
    place.pin = /1:sha256:[0-9a-f]{64}/.exec(setUp)?.[0] ?? '';
    await place.addStatusRole();
    await place.must('example', 'evidence', '--provider', 'pinterest');
    makeStated(place.folder);
    await place.must('ledger', 'append', 'evidence', '--operator', 'ada');
    await place.must('ledger', 'export');
    copyFolder(place.path('projection'), place.path('older'));
    await place.commit('Claim');
    await place.append('control', { state: 'enabled', reason: 'again' });
    await place.must('ledger', 'export');
    await place.must('release', 'v1.0.0');
    await place.letIn();
    place.write(ARTIFACT, 'the package');
    place.write('.git/info/exclude', `${EVIDENCE}\nolder\n${ARTIFACT}\nextra\n`);
    return place;
  }

  /** Adds the role to the trust root before anybody has trusted it. */
  private async addStatusRole(): Promise<void> {
    const made = await this.must('key', 'generate', '--out', STATUS_KEY, '--no-passphrase');
    const [id = ''] = /SHA256:[\w+/]{43}/.exec(made) ?? [];
    const file = 'provider-certification/trust/1.root.json';
    this.change(file, (envelope: { payload: string; signatures: object[] }) => {
      const root = JSON.parse(Buffer.from(envelope.payload, 'base64').toString()) as {
        keys: object;
        roles: object;
        limits: object;
      };
      Object.assign(root.keys, { [id]: this.text(`${STATUS_KEY}.pub.pem`) });
      Object.assign(root.roles, { status: { key_ids: [id], threshold: 1 } });
      Object.assign(root.limits, { max_status_hours: 6 });
      const payload = Buffer.from(JSON.stringify(root));
      Object.assign(envelope, { payload: payload.toString('base64'), signatures: [] });
      this.pin = `1:sha256:${createHash('sha256').update(payload).digest('hex')}`;
    });
    await this.must('sign', file, '--key', '.claimgate/keys/root.key');
  }

  /** Makes an administrator and a token. */
  private async letIn(): Promise<void> {
    writeFileSync(this.path(PASSWORD), 'correct horse battery staple\n', { mode: 0o600 });
    await this.must('admin', 'create', 'jane', '--password-file', PASSWORD);
    const scopes = ['readiness', 'accounts', 'capabilities'].map((one) => `--scope=${one}:read`);
    const made = await this.must('token', 'create', 'matrix', '--expires-in', '1d', ...scopes);
    this.write(TOKEN, /[\w-]{30,}/.exec(made)?.[0] ?? '');
  }

  async remove(): Promise<void> {
    for (const close of this.closing) await close();
    this.removeFolder();
  }

  removeFolder(): void {
    rmSync(dirname(this.folder), { recursive: true, force: true });
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  text(name: string): string {
    return readFileSync(this.path(name), 'utf8');
  }

  write(name: string, text: string): void {
    mkdirSync(dirname(this.path(name)), { recursive: true });
    writeFileSync(this.path(name), text);
  }

  /** Changes a document of JSON. */
  change(name: string, change: (document: never) => void): void {
    const document = JSON.parse(this.text(name)) as never;
    change(document);
    this.write(name, `${JSON.stringify(document, null, 2)}\n`);
  }

  async git(...args: readonly string[]): Promise<string> {
    const options = { cwd: this.folder, extendEnv: false, env: { ...REPRODUCIBLE_GIT } };
    return (await execa('git', args, options)).stdout;
  }

  async commit(message: string): Promise<void> {
    await this.git('add', '-A');
    await this.git('commit', '--allow-empty', '-qm', message);
  }

  /** Runs a command: the built program in a soak, else in this process. */
  run(...words: readonly string[]): Promise<Ending> {
    return this.ask('', ...words);
  }

  /** The same, with something on its standard input. */
  async ask(input: string, ...words: readonly string[]): Promise<Ending> {
    const env = this.variables;
    if (!isSoak) {
      const stdin = Readable.from(input === '' ? [] : [Buffer.from(input)]);
      const ended = await runHere(words, { directory: this.folder, environment: env, stdin });
      return { exitCode: ended.exitCode, text: ended.stdout + ended.stderr };
    }
    const options = { cwd: this.folder, extendEnv: false, env, reject: false, input };
    const ended = await execa(process.execPath, [PROGRAM, ...words], options);
    return { exitCode: ended.exitCode ?? -1, text: ended.stdout + ended.stderr };
  }

  /** The environment of every command. */
  get variables(): Record<string, string> {
    return {
      PATH: REPRODUCIBLE_GIT['PATH'] ?? '',
      HOME: this.home,
      USER: 'ada',
      SERVICE_PROVIDER_CERTIFICATION_ENFORCED: 'true',
      ...(this.pin === '' ? {} : { CLAIMGATE_TRUST_PIN: this.pin }),
      ...this.environment,
    };
  }

  async must(...words: readonly string[]): Promise<string> {
    const { exitCode, text } = await this.run(...words);
    if (exitCode !== 0) throw new Error(`${words.join(' ')}\n${text}`);
    return text;
  }

  /** Appends a document of the example's evidence, changed. */
  async append(
    kind: 'approval' | 'control' | 'live-run' | 'local-run',
    changes: object,
  ): Promise<void> {
    const run = 'pinterest.business.image-pin.publish_immediate';
    const names = { approval: 'pinterest.approval', control: 'pinterest.control' };
    const name = kind === 'approval' || kind === 'control' ? names[kind] : `${run}.${kind}.example`;
    const document = JSON.parse(this.text(`evidence/${name}.json`)) as object;
    this.write('extra/document.json', JSON.stringify({ ...document, ...changes }));
    await this.must('ledger', 'append', 'extra/document.json', '--operator', 'ada');
  }

  /** Makes manifest and verdict of the next release, as the gate job does; says whether there is a manifest. */
  candidate(): Promise<Ending> {
    const words = ['manifest', 'create', VERSION, '--projection', PROJECTION];
    const sign = ['--sign', '.claimgate/keys/release.key', '--artifact', ARTIFACT];
    mkdirSync(this.path(EVIDENCE), { recursive: true });
    return this.run(...words, ...sign, '--out', `${EVIDENCE}/release-manifest.json`);
  }
}

let template: Promise<Place> | undefined;

async function makeTemplate(): Promise<Place> {
  const place = await Place.make();
  process.on('exit', () => place.removeFolder());
  return place;
}

/** The claims as they are in the work tree. */
export function claimsOf(place: Place): { subject: Subject; contract_digest: string }[] {
  const { claims } = JSON.parse(place.text(CLAIMS)) as {
    claims: { subject: Subject; contract_digest: string }[];
  };
  return claims;
}

export function factsOf(place: Place): RuntimeFacts {
  return JSON.parse(place.text('runtime-facts.json')) as RuntimeFacts;
}

/** Whether a document of readiness lets everything run or be advertised that is claimed. */
export function saysYes(text: string, place: Place): boolean {
  const allowed = new Set(allowedIn(JSON.parse(text) as JsonValue));
  return claimsOf(place).every(({ subject }) => allowed.has(subjectDigest(subject)));
}

function* allowedIn(value: JsonValue): Generator<string> {
  if (Array.isArray(value)) for (const one of value) yield* allowedIn(one);
  if (!isJsonObject(value)) return;
  // What a subject itself may do says nothing of the account that its claim rests on.
  if ('subject' in value && 'claim' in value) {
    if (value['claim'] === 'upheld') yield subjectDigest(value['subject'] as unknown as Subject);
  } else if ('subject' in value && 'decision' in value) {
    const { subject, decision } = value as unknown as {
      subject: Subject;
      decision: ReadinessDecision;
    };
    if (isYes(decision)) yield subjectDigest(subject);
  } else for (const one of Object.values(value)) yield* allowedIn(one);
}

/** A "no" leaves none of them. */
export function isYes({ advertisable, executable, state }: ReadinessDecision): boolean {
  return advertisable || executable || state === 'healthy';
}
