import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { execa } from 'execa';
import type { ExampleWorld } from '../../examples/world/build.ts';
import { projectionFiles } from '../../examples/world/documents.ts';
import { fixedKeys, fixedRandom } from '../../examples/world/fixed.ts';
import { signProjection, type SignedProjection } from '../../examples/world/projection.ts';
import { createWorld, writeFiles } from '../../examples/world/write.ts';
import type { CommandReport } from '../../src/documents/index.ts';
import type { RuleSet } from '../../src/gate/engine.ts';
import { digestOf } from '../../src/digest/index.ts';
import type { NamedBytes } from '../../src/documents/json.ts';
import { digestOfHash, type TreeHash } from '../../src/trust/merkle.ts';
import { AT, World, type Outcome } from '../cli/world.ts';
import { copyFolder } from '../copy.ts';
import { REPRODUCIBLE_GIT } from '../repositories.ts';
import { consistencyPath } from '../trust/merkle-paths.ts';

export { AT };
export const HOUR = 3_600_000;

export const RELEASED = join(import.meta.dirname, 'released');

/** The pin of the capsules that {@link Releases.packed} made. */
export const PIN_OF_RULES =
  '1:sha256:c2041bea9b44b7152469eb2d30cd512466e8354021525f690106caae1fc33b62';

/** The capsule of a release by a rule set, which the program packed when that set was its newest. */
export function capsuleOfRules({ number }: RuleSet): Buffer {
  return gunzipSync(readFileSync(fileOfRules(number)));
}

export function fileOfRules(number: number): string {
  return join(RELEASED, `capsule-of-rules-${number}.gz`);
}

let original: Promise<Releases> | undefined;
let withFirst: Promise<Releases> | undefined;

/** A real repository that makes, tags and records one release after another. */
export class Releases {
  readonly world: World;
  readonly example: ExampleWorld;
  readonly pin: string;

  /** When the last of them is judged. */
  readonly now: number;

  private constructor(world: World, example: ExampleWorld, now = AT) {
    this.world = world;
    this.example = example;
    this.now = now;
    this.pin = readFileSync(this.at('pin.txt'), 'utf8').trim();
    writeFiles(world.directory, new Map(projectionFiles('grown', this.grown())));
  }

  /** The projection of the whole ledger. An earlier release knew all of it but the last record. */
  grown(corrections?: { readonly count: number; readonly digest: string }): SignedProjection {
    const { entries, keys, leaves } = this.example;
    const content = { entries, leaves, generatedAt: this.now - HOUR / 6, corrections };
    const consistency = consistencyFor(leaves);
    return signProjection({ ...content, consistency }, keys, keys.projection.slice(0, 2));
  }

  /** A copy of one that is made once in a process. */
  static make(): Promise<Releases> {
    return Releases.#copy((original ??= Releases.#original()));
  }

  /** One of another time, such as that of a timestamp authority that runs here. */
  static async makeAt(now: number): Promise<Releases> {
    const world = new World();
    return new Releases(world, await createWorld(world.directory, now), now);
  }

  /** The same, with v1.0.0 recorded before the ledger had its last record. */
  static withFirst(): Promise<Releases> {
    return Releases.#copy((withFirst ??= Releases.#originalWithFirst()));
  }

  /**
   * A release by such keys under a trust root that asks for a timestamp, packed before it was due.
   *
   * @param trustedRoot of the authority; by default it is not at hand
   */
  static async packedUnstamped(trustedRoot?: NamedBytes): Promise<Buffer> {
    const world = new World();
    const seed = { keys: fixedKeys(), random: fixedRandom() };
    const releases = new Releases(world, await createWorld(world.directory, AT, seed));
    const authority = trustedRoot?.bytes ?? 'the trusted root of an authority';
    if (trustedRoot) writeFileSync(releases.at(`repo/${trustedRoot.file}`), trustedRoot.bytes);
    await releases.askForTimestamps(2, digestOf(authority));
    await releases.release('v1.0.0', 'projection', AT);
    assert.equal(releases.pin, PIN_OF_RULES);
    const args = ['audit', 'v1.0.0', '--trust-pin', releases.pin, '--pack', '../it.capsule'];
    assert.equal((await releases.run(args)).exitCode, 0);
    const bytes = readFileSync(releases.at('it.capsule'));
    releases.remove();
    return bytes;
  }

  /** Rotates to a trust root that asks for a timestamp within hours of each release. */
  async askForTimestamps(hours: number, authority: string): Promise<void> {
    const limits = {
      max_projection_hours: 24,
      max_facts_minutes: 60,
      max_clock_skew_seconds: 30,
      max_hours_to_timestamp: hours,
    };
    await this.rotate({ limits, timestamp_roots: [authority] });
  }

  /** Commits a second trust root with these changes, signed by both root keys; returns the words of the rotation. */
  async rotate(changes: object): Promise<string> {
    writeFileSync(this.at('changes.json'), JSON.stringify({ schema_version: 1, ...changes }));
    const root = 'provider-certification/trust/2.root.json';
    const said: string[] = [];
    for (const args of [
      ['trust', 'update', '--from', '../changes.json'],
      ['sign', root, '--key', '../keys/root-1.pem'],
      ['sign', root, '--key', '../keys/root-2.pem'],
    ]) {
      const { exitCode, stderr, stdout } = await this.run(args);
      assert.equal(exitCode, 0, stderr);
      said.push(stdout);
    }
    await this.commit('Rotate');
    return said.join('');
  }

  /** Two releases by keys that everybody has, packed: the same bytes each time that one program makes them. */
  static async packed(): Promise<Buffer> {
    const world = new World();
    const seed = { keys: fixedKeys(), random: fixedRandom() };
    const releases = new Releases(world, await createWorld(world.directory, AT, seed));
    await releases.release('v1.0.0', 'older-projection', AT - 5 * HOUR);
    await releases.release('v1.1.0', 'grown', AT);
    assert.equal(releases.pin, PIN_OF_RULES);
    assert.equal((await releases.audit('v1.1.0', '--pack', '../it.capsule')).exitCode, 0);
    const bytes = readFileSync(releases.at('it.capsule'));
    releases.remove();
    return bytes;
  }

  static async #copy(made: Promise<Releases>): Promise<Releases> {
    const { world, example } = await made;
    const copy = new World();
    copyFolder(world.directory, copy.directory);
    return new Releases(copy, example);
  }

  static async #original(): Promise<Releases> {
    const world = new World();
    process.on('exit', () => world.remove());
    return new Releases(world, await createWorld(world.directory, AT));
  }

  static async #originalWithFirst(): Promise<Releases> {
    const releases = await Releases.make();
    process.on('exit', () => releases.remove());
    await releases.release('v1.0.0', 'older-projection', AT - 5 * HOUR);
    return releases;
  }

  at(path: string): string {
    return join(this.world.directory, path);
  }

  remove(): void {
    this.world.remove();
  }

  run(args: readonly string[], clock = this.now, folder = 'repo'): Promise<Outcome> {
    return this.world.claimgate(args, { clock: () => clock, directory: this.at(folder) });
  }

  /** Judges, signs and tags a release, then records it on the default branch. */
  async release(version: string, projection: string, clock: number, ...options: string[]) {
    mkdirSync(this.at(version), { recursive: true });
    const made = await this.run(
      [
        'manifest',
        'create',
        version,
        '--projection',
        `../${projection}/ledger-projection.jsonl`,
        '--trust-pin',
        this.pin,
        '--sign',
        '../keys/release.pem',
        '--out',
        `../${version}/release-manifest.json`,
        ...options,
      ],
      clock,
    );
    assert.equal(made.exitCode, 0, made.stderr);
    await this.world.shell(`git -C repo tag ${version}`);
    const record = this.at(`repo/provider-certification/releases/${version}`);
    mkdirSync(record, { recursive: true });
    copyFolder(this.at(version), record);
    copyFolder(this.at(projection), record);
    await this.commit(`Record ${version}`);
  }

  /** Commits everything in the work tree; returns the id. */
  async commit(message: string): Promise<string> {
    const commands = `git add --all; git commit -q --allow-empty -m '${message}'; git rev-parse HEAD`;
    const options = { cwd: this.at('repo'), extendEnv: false, env: { ...REPRODUCIBLE_GIT } };
    return (await execa('sh', ['-ec', commands], options)).stdout;
  }

  /** Changes a file of the work tree and commits that. */
  async change(path: string, edit: (bytes: Buffer) => Uint8Array | string): Promise<void> {
    const file = this.at(`repo/${path}`);
    writeFileSync(file, edit(readFileSync(file)));
    await this.commit(`Change ${path}`);
  }

  audit(what: string, ...options: string[]) {
    return this.auditIn('repo', what, ...options);
  }

  async auditIn(folder: string, what: string, ...options: string[]) {
    const args = ['audit', what, '--json', '--trust-pin', this.pin, ...options];
    // Years later.
    const { stdout, exitCode } = await this.run(args, AT + 3 * 365 * 24 * HOUR, folder);
    const document = JSON.parse(stdout) as CommandReport;
    const codes = document.findings.map(({ code }) => code);
    const { result } = document;
    const rows = result !== null && 'rows' in result ? result.rows : [];
    return {
      exitCode,
      codes,
      rows: rows.length,
      open: rows
        .filter(({ outcome }) => outcome !== 'passed' && outcome !== 'not_compared')
        .map((row) => `${row.outcome}: ${row.check}`),
    };
  }
}

/** That a ledger grew by its last record. */
export function consistencyFor(leaves: readonly TreeHash[]) {
  const size = leaves.length - 1;
  return { from_size: size, hashes: consistencyPath(size, leaves).map(digestOfHash) };
}

/** The same bytes but for one bit in the middle. */
export function bent(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  const middle = copy.length >> 1;
  copy[middle] = (copy[middle] ?? 0) ^ 1;
  return copy;
}
