import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { fixedRandom, keyNamed } from '../../examples/world/fixed.ts';
import { projectionLines } from '../../examples/world/projection.ts';
import { headAt } from '../../examples/world/ledger.ts';
import {
  checkpointBy,
  DEPLOYMENT,
  LEDGER_ORIGIN,
  signedBy,
  valueOf,
} from '../../examples/world/organisation.ts';
import { buildWorld, type ExampleWorld } from '../../examples/world/build.ts';
import { repositoryFiles } from '../../examples/world/documents.ts';
import { fixedKeys } from '../../examples/world/fixed.ts';
import { createRepository, REPOSITORY, writeFiles } from '../../examples/world/write.ts';
import { digestOf, FINGERPRINT_SCHEME } from '../../src/digest/index.ts';
import { DAY_MS, formatInstant } from '../../src/documents/json.ts';
import type { ProjectionEntry } from '../../src/documents/index.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { formatClaims } from '../../src/manifest/claims.ts';
import { formatNoteKey, noteKeyOf } from '../../src/trust/checkpoint.ts';
import { digestOfHash, EMPTY_ROOT, leafHash, type TreeHash } from '../../src/trust/merkle.ts';
import { pinOf } from '../../src/trust/anchor.ts';
import { unsignedEnvelope, writeEnvelope } from '../../src/trust/envelope.ts';
import { writePrivateKey } from '../../src/trust/private-key.ts';
import {
  createTrustRoot,
  rotateTrustRoot,
  trustRootOf,
  type TrustRoot,
} from '../../src/trust/root.ts';
import { PROJECTION_STATEMENT, STATEMENT_PAYLOAD_TYPE } from '../../src/trust/statement.ts';
import { consistencyPath } from '../trust/merkle-paths.ts';
import { copyFolder } from '../copy.ts';
import { REPRODUCIBLE_GIT } from '../repositories.ts';
import { runHere } from '../cli/world.ts';
import {
  NAMES,
  type Name,
  type Operation,
  type Projection,
  type Role,
  type Root,
  type Tree,
} from './model.ts';

/** When every history begins. */
export const BEGIN = Date.parse('2026-03-04T05:00:00Z');
const HOUR_MS = 3_600_000;

/** How a command ended. */
export interface Ending {
  readonly exitCode: number;
  readonly text: string;
  readonly stdout: string;
}

/** One repository of two products in a folder of its own, with keys, a ledger and clocks that tests turn. */
export class Played {
  readonly at: string;
  #leaves: TreeHash[];
  #entries: readonly ProjectionEntry[];
  readonly #roots = new Map<number, TrustRoot>();
  #drawn = 0;
  readonly typed: string[] = [];

  private constructor(at: string, world: ExampleWorld) {
    this.at = at;
    this.#leaves = [...world.leaves];
    this.#entries = world.entries;
  }

  /** Copies the repository that is made once in a process: both products at their places, nothing released. */
  static async create(tree: Tree): Promise<Played> {
    const { folder, world } = await (template ??= makeTemplate());
    const at = realpathSync(mkdtempSync(join(tmpdir(), 'claimgate-history-')));
    copyFolder(folder, at);
    const played = new Played(at, world);
    for (const name of NAMES) {
      const own = `${tree[name].path}/provider-certification`;
      for (const part of tree[name].path === '.' ? [] : ['contracts', 'trust'])
        copyFolder(played.path(`provider-certification/${part}`), played.path(`${own}/${part}`));
      played.claim(tree, name, tree[name].claims);
    }
    if (NAMES.every((name) => tree[name].path !== '.'))
      rmSync(played.path('provider-certification'), { recursive: true });
    played.configure(tree);
    played.write('.git/info/exclude', 'release-evidence\nsite\n');
    return played;
  }

  static of(at: string, world: ExampleWorld): Played {
    return new Played(at, world);
  }

  remove(): void {
    rmSync(this.at, { recursive: true, force: true });
  }

  path(name: string): string {
    return join(this.at, REPOSITORY, name);
  }

  write(name: string, text: string | Uint8Array): void {
    mkdirSync(dirname(this.path(name)), { recursive: true });
    writeFileSync(this.path(name), text);
  }

  async git(...args: readonly string[]): Promise<string> {
    const env = { ...REPRODUCIBLE_GIT };
    if (!['rev-parse', 'add', 'merge-base', 'show'].includes(args[0] ?? ''))
      this.typed.push(`git ${args.join(' ')}`);
    const { stdout } = await execa('git', args, { cwd: this.path(''), extendEnv: false, env });
    return stdout;
  }

  /** Commits the work tree. No two commits are the same, although all have one date. */
  async commit(message: string): Promise<string> {
    await this.git('add', '--all');
    await this.git('commit', '-qm', `${message} (${this.#drawn++})`, '--allow-empty');
    return this.git('rev-parse', 'HEAD');
  }

  async run(
    now: number,
    pin: Root,
    words: readonly string[],
    memory: string | undefined,
  ): Promise<Ending> {
    this.typed.push(
      `[${formatInstant(now)}] claimgate ${words.join(' ').replaceAll(this.at, '..')}`,
    );
    const environment = {
      PATH: process.env['PATH'] ?? '',
      HOME: this.at,
      CLAIMGATE_TRUST_PIN: pinOf(this.#rootOf(pin)),
      ...PERSON,
      ...(memory === undefined ? {} : { CLAIMGATE_MEMORY: `refs/heads/${memory}` }),
    };
    const host = { directory: this.path(''), environment, clock: () => now };
    const { exitCode, stdout, stderr } = await runHere(words, host);
    return { exitCode, stdout, text: stdout + stderr };
  }

  configure(tree: Tree): void {
    const products = NAMES.map((name) => ({
      name,
      path: tree[name].path,
      tag_prefix: tree[name].prefix,
      resource_uri: `pkg:npm/%40acme/${name}`,
    }));
    const config = { schema_version: 1, deployment: DEPLOYMENT, products };
    this.write('claimgate.config.json', `${JSON.stringify(config, null, 2)}\n`);
  }

  own(tree: Tree, name: Name, file: string): string {
    return `${tree[name].path}/provider-certification/${file}`;
  }

  claim(tree: Tree, name: Name, operations: readonly Operation[]): void {
    const entries = operations.map((one) => this.#entry(one));
    const claims = entries.map(({ subject, contract_digest }) => ({
      claim: { subject, contract_digest: contract_digest ?? '' },
      subjectDigest: subjectDigest(subject),
    }));
    this.write(this.own(tree, name, 'public-claims.json'), formatClaims(claims));
  }

  /** The digits of the digest of a claim. */
  digits(operation: Operation): string {
    return subjectDigest(this.#entry(operation).subject).slice('sha256:'.length);
  }

  #entry(operation: Operation): ProjectionEntry {
    const found = this.#entries.find(
      ({ subject }) =>
        subject.output_profile === 'image-pin' && subject.operation === `publish_${operation}`,
    );
    if (found === undefined) throw new Error(operation);
    return found;
  }

  get size(): number {
    return this.#leaves.length;
  }

  /** Records a live test that passed. */
  test(operation: Operation, at: number): void {
    const entry = this.#entry(operation);
    const run = entry.live_run;
    if (run === null) throw new Error('never tested');
    this.#leaves.push(leafHash(Buffer.from(`record ${this.#drawn++}`)));
    const leaf = this.#leaves.at(-1);
    if (leaf === undefined) throw new Error('no leaf');
    const tested = {
      ...run,
      tested_at: formatInstant(at),
      expires_at: formatInstant(at + 21 * DAY_MS),
      checks: run.checks.map((one) => ({ ...one, completed_at: formatInstant(at) })),
      record: { sequence: this.#leaves.length, leaf: digestOfHash(leaf) },
    };
    const without = this.#entries.filter((one) => one !== entry);
    this.#entries = [...without, { ...entry, live_run: tested }];
  }

  /** When the live tests that a new export shows were made. */
  get testedAt(): Record<Operation, number> {
    const at = (one: Operation) => Date.parse(this.#entry(one).live_run?.tested_at ?? '');
    return { immediate: at('immediate'), scheduled: at('scheduled') };
  }

  /** Writes an export of now; returns the file. */
  export({ expiresAt, from, generatedAt, key }: Projection): string {
    const lines = projectionLines(this.#entries);
    const isGrown = from > 0 && from < this.size;
    const hashes = isGrown ? consistencyPath(from, this.#leaves).map(digestOfHash) : [];
    const statement = PROJECTION_STATEMENT.write(
      digestOf(lines),
      {
        schema_version: 1,
        deployment: DEPLOYMENT,
        generated_at: formatInstant(generatedAt),
        expires_at: formatInstant(expiresAt),
        entry_count: this.#entries.length,
        facts_sha256: digestOf('the runtime facts of the demonstration'),
        fingerprint: { algorithm: FINGERPRINT_SCHEME, key_id: 'throw-away' },
        checkpoint: checkpointBy(LEDGER_KEY, headAt(this.#leaves, this.size)),
        consistency: isGrown ? { from_size: from, hashes: [...hashes] } : null,
      },
      'statement',
    );
    const unsigned = unsignedEnvelope(STATEMENT_PAYLOAD_TYPE, valueOf(statement), 'statement');
    const folder = join(this.at, `projection-${this.#drawn++}`);
    mkdirSync(folder);
    writeFileSync(join(folder, 'ledger-projection.jsonl'), lines);
    const envelope = writeEnvelope(signedBy(unsigned, [keyNamed(key)]));
    writeFileSync(join(folder, 'ledger-projection.intoto.json'), envelope);
    return join(folder, 'ledger-projection.jsonl');
  }

  keyFile(key: string): string {
    const file = join(this.at, `${key.replaceAll(' ', '-')}.pem`);
    writeFileSync(file, valueOf(writePrivateKey(keyNamed(key))), { mode: 0o600 });
    return file;
  }

  #rootOf(root: Root): TrustRoot {
    const made = root.version === 1 ? FIRST : this.#roots.get(root.id);
    if (made === undefined) throw new Error(`no root ${root.id}`);
    return made;
  }

  /** Makes the next trust root, signed, in the work tree. */
  rotate(tree: Tree, name: Name, previous: Root, next: Root, digests: readonly string[]): void {
    const before = this.#rootOf(previous);
    const content = {
      ...contentOf(next.keys),
      expires_at: formatInstant(BEGIN + next.id * HOUR_MS + 300 * DAY_MS),
    };
    const products = digests.length === 0 ? {} : { products: [...digests] };
    const unsigned = valueOf(rotateTrustRoot(before, { ...content, ...products }, 'root'));
    const envelope = signedBy(unsigned, [...new Set(next.signedBy)].map(keyNamed));
    this.#roots.set(next.id, valueOf(trustRootOf(envelope)));
    this.write(this.own(tree, name, `trust/${next.version}.root.json`), writeEnvelope(envelope));
  }

  move(from: string, to: string): void {
    mkdirSync(dirname(this.path(to)), { recursive: true });
    renameSync(this.path(from), this.path(to));
  }

  text(name: string): string {
    return readFileSync(this.path(name), 'utf8');
  }
}

const PERSON = {
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.org',
  GIT_CONFIG_GLOBAL: '/dev/null',
};

const LEDGER_KEY = keyNamed('ledger');
export const FIRST_KEYS: Readonly<Record<Role, string>> = {
  root: 'root 1',
  projection: 'projection 1',
  release: 'release 1',
  status: 'status 1',
};

function contentOf(keys: Readonly<Record<Role, string>>) {
  const holders = Object.values(keys).map(keyNamed);
  const role = (one: Role) => ({ key_ids: [keyNamed(keys[one]).publicKey.id], threshold: 1 });
  return {
    keys: Object.fromEntries(holders.map(({ publicKey }) => [publicKey.id, publicKey.pem])),
    roles: {
      root: role('root'),
      projection: role('projection'),
      release: role('release'),
      status: role('status'),
    },
  };
}

const FIRST: TrustRoot = valueOf(
  trustRootOf(
    signedBy(
      valueOf(
        createTrustRoot(
          {
            ...contentOf(FIRST_KEYS),
            expires_at: formatInstant(BEGIN + 300 * DAY_MS),
            deployment: DEPLOYMENT,
            ledger: {
              origin: LEDGER_ORIGIN,
              keys: [formatNoteKey(valueOf(noteKeyOf(LEDGER_ORIGIN, LEDGER_KEY.publicKey)))],
              floor: { tree_size: 0, root_hash: digestOfHash(EMPTY_ROOT) },
            },
            limits: {
              max_projection_hours: 24,
              max_facts_minutes: 60,
              max_clock_skew_seconds: 30,
              max_status_hours: 6,
            },
          },
          '1.root.json',
        ),
      ),
      [keyNamed(FIRST_KEYS.root)],
    ),
  ),
);

let template: Promise<{ readonly folder: string; readonly world: ExampleWorld }> | undefined;

async function makeTemplate(): Promise<{ readonly folder: string; readonly world: ExampleWorld }> {
  const folder = mkdtempSync(join(tmpdir(), 'claimgate-histories-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { repository, revision } = await createRepository(folder, BEGIN);
  const world = buildWorld({ at: BEGIN, keys: fixedKeys(), revision, random: fixedRandom() });
  writeFiles(repository, repositoryFiles(world));
  const first = writeEnvelope(FIRST.envelope);
  writeFiles(repository, new Map([['provider-certification/trust/1.root.json', first]]));
  return { folder, world };
}

let other: Promise<string> | undefined;

/** The folder of a repository of one product of the same deployment, which has released and withdrawn by a clock that is ahead. */
export function joinable(): Promise<string> {
  return (other ??= makeJoinable());
}

async function makeJoinable(): Promise<string> {
  const { folder, world } = await (template ??= makeTemplate());
  const at = mkdtempSync(join(tmpdir(), 'claimgate-joined-'));
  process.on('exit', () => rmSync(at, { recursive: true, force: true }));
  copyFolder(folder, at);
  const played = Played.of(at, world);
  const config = { schema_version: 1, deployment: DEPLOYMENT, resource_uri: 'pkg:npm/other' };
  played.write('claimgate.config.json', JSON.stringify(config));
  played.write('.git/info/exclude', 'release-evidence\n');
  await played.commit('Another repository');
  const projection: Projection = {
    generatedAt: BEGIN - HOUR_MS,
    expiresAt: BEGIN + 12 * HOUR_MS,
    size: played.size,
    from: 0,
    key: FIRST_KEYS.projection,
    testedAt: played.testedAt,
  };
  const root: Root = { id: 0, version: 1, keys: FIRST_KEYS, signedBy: [], approves: undefined };
  const file = played.export(projection);
  const key = played.keyFile(FIRST_KEYS.release);
  const digest = played.digits('immediate');
  for (const words of [
    ['release', 'v1.0.0', '--projection', file, '--sign', key],
    ['claims', 'withdraw', digest, '--reason', 'broken'],
  ]) {
    const { exitCode, text } = await played.run(BEGIN + 3 * HOUR_MS, root, words, undefined);
    if (exitCode !== 0) throw new Error(text);
  }
  await played.commit('Withdraw');
  return played.path('');
}
