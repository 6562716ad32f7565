import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { commitFiles, createWorld, REPOSITORY } from '../../examples/world/write.ts';
import { runHere } from '../cli/world.ts';
import { REPRODUCIBLE_GIT } from '../repositories.ts';

/** The release on record, and the one that is about to be made. */
export const RECORDED = 'v1.4.0';
export const NEXT = 'v1.5.0';

const RECORDS = 'provider-certification/releases';

/**
 * A repository whose claims may be published, as a clone with its remote: v1.4.0 is released and recorded,
 * v1.5.0 is tagged, and its manifest and signed verdict are made. Every case is a copy with one thing wrong.
 */
export class HostileBase {
  readonly folder: string;
  readonly pin: string;

  private constructor(folder: string) {
    this.folder = folder;
    this.pin = readFileSync(this.path('pin.txt'), 'utf8').trim();
  }

  static async make(): Promise<HostileBase> {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'claimgate-hostile-')));
    const now = Math.floor(Date.now() / 1000) * 1000;
    await createWorld(folder, now);
    const base = new HostileBase(folder);
    await base.#create(REPOSITORY, RECORDED, 'recorded');
    await base.#git(REPOSITORY, 'tag', RECORDED);
    const record = base.path(`${REPOSITORY}/${RECORDS}/${RECORDED}`);
    mkdirSync(record, { recursive: true });
    for (const part of ['recorded', 'projection'])
      cpSync(base.path(part), record, { recursive: true });
    await commitFiles(base.path(REPOSITORY), new Map(), `Record ${RECORDED}`, now);
    await base.#git(REPOSITORY, 'tag', NEXT);
    await base.#git('.', 'clone', '--quiet', `file://${base.path(REPOSITORY)}`, base.clone);
    base.#unpack();
    await base.#create('clone', NEXT, 'given');
    return base;
  }

  /** The repository that every case copies. */
  get clone(): string {
    return this.path('clone');
  }

  /** A ledger projection: the one that v1.4.0 rests on, or an older one, which is a replay. */
  projection(which: 'current' | 'older'): string {
    const folder = which === 'current' ? 'projection' : 'older-projection';
    return this.path(`${folder}/ledger-projection.jsonl`);
  }

  get releaseKey(): string {
    return this.path('keys/release.pem');
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Each object in a file of its own, so that a case can change one. */
  #unpack(): void {
    const packs = this.path('clone/.git/objects/pack');
    for (const name of readdirSync(packs)) {
      renameSync(join(packs, name), this.path(name));
      if (name.endsWith('.pack'))
        execFileSync('git', ['unpack-objects', '-q'], {
          cwd: this.clone,
          input: readFileSync(this.path(name)),
          env: REPRODUCIBLE_GIT,
        });
    }
  }

  async #create(repository: string, version: string, out: string): Promise<void> {
    const words = ['--projection', this.projection('current'), '--sign', this.releaseKey];
    const manifest = this.path(`${out}/release-manifest.json`);
    mkdirSync(this.path(out));
    const { exitCode, stderr } = await runHere(
      ['manifest', 'create', version, ...words, '--out', manifest],
      {
        directory: this.path(repository),
        environment: { PATH: process.env['PATH'], CLAIMGATE_TRUST_PIN: this.pin },
      },
    );
    assert.equal(exitCode, 0, stderr);
  }

  #git(folder: string, ...args: readonly string[]) {
    return execa('git', args, {
      cwd: this.path(folder),
      extendEnv: false,
      env: REPRODUCIBLE_GIT,
    });
  }
}
