import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import type { SetupResult } from '../../src/documents/index.ts';
import { savePin } from '../../src/repository/saved-pins.ts';
import { runHere } from './world.ts';
import { copyFolder } from '../copy.ts';
import { makeOwn } from '../own-evidence.ts';
import { REPRODUCIBLE_GIT } from '../repositories.ts';

/** How long a shop is there: to the end of a test, or of the process. */
export interface Lifetime {
  after(remove: () => void): void;
}

/** A repository that holds a package, and a user with settings of his own. */
export class Shop {
  readonly folder: string;
  readonly home: string;
  /** The instant at which its commands run; by default now. */
  at: number | undefined;
  /** Other variables that its commands find in the environment. */
  environment: Readonly<Record<string, string>> = {};

  constructor(t: Lifetime) {
    const place = realpathSync(mkdtempSync(join(tmpdir(), 'claimgate-setup-')));
    t.after(() => rmSync(place, { recursive: true, force: true }));
    this.folder = join(place, 'shop');
    this.home = join(place, 'home');
    mkdirSync(this.home);
    this.write('package.json', '{"name":"@acme/shop"}\n');
  }

  static async create(t: Lifetime): Promise<Shop> {
    const shop = new Shop(t);
    await shop.git('init', '-q', '-b', 'main');
    return shop;
  }

  /** A shop as another one is now, whose pin is saved for its own place: to set one up takes most of a second. */
  static async copyOf(t: Lifetime, made: Shop): Promise<Shop> {
    const shop = new Shop(t);
    copyFolder(made.folder, shop.folder);
    for (const file of made.pins()) {
      const [pin = '', deployment = ''] = readFileSync(file, 'utf8').split('\n');
      await savePin({ HOME: shop.home }, shop.folder, { deployment, pin });
    }
    return shop;
  }

  async git(...args: string[]): Promise<string> {
    const options = { cwd: this.folder, extendEnv: false, env: { ...REPRODUCIBLE_GIT } };
    return (await execa('git', args, options)).stdout;
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  text(name: string): string {
    return readFileSync(this.path(name), 'utf8');
  }

  write(name: string, text: string, mode?: number): void {
    mkdirSync(dirname(this.path(name)), { recursive: true });
    writeFileSync(this.path(name), text, { mode });
  }

  run(args: readonly string[], more: Record<string, string> = {}) {
    const environment = {
      PATH: REPRODUCIBLE_GIT['PATH'],
      HOME: this.home,
      ...this.environment,
      ...more,
    };
    const clock = () => this.at ?? Date.now();
    return runHere(args, { directory: this.folder, environment, clock });
  }

  async setUp(args: readonly string[] = [], more: Record<string, string> = {}) {
    const ended = await this.run(['setup', '--yes', ...args, '--json'], more);
    const { result, findings } = JSON.parse(ended.stdout) as {
      readonly result: SetupResult | null;
      readonly findings: readonly { readonly code: string; readonly file?: string }[];
    };
    return { ...ended, result, codes: findings.map(({ code, file }) => `${code} ${file ?? ''}`) };
  }

  /** Every file of the work tree. */
  files(): string[] {
    return readdirSync(this.folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => !name.startsWith('.git/') && statSync(this.path(name)).isFile())
      .sort();
  }

  pins(): string[] {
    const folder = join(this.home, '.config/claimgate/pins');
    return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  }
}

/** Runs a command, or a line of words without spaces, which has to end with the code. */
export async function said(
  shop: Shop,
  line: string | readonly string[],
  exitCode = 0,
  more: Record<string, string> = {},
) {
  const words = typeof line === 'string' ? line.split(' ') : line;
  const ended = await shop.run(words, more);
  assert.equal(ended.exitCode, exitCode, `${words.join(' ')}\n${ended.stdout}\n${ended.stderr}`);
  return ended;
}

interface Certified {
  /** Variables that its commands find in the environment. */
  readonly more?: Record<string, string>;
  /** Changes the examples that are about to be recorded: unless said, they become evidence of its own. */
  readonly bend?: (folder: string) => void;
}

/** Leaves examples as they are. */
export const asExamples = (): void => {};

/**
 * A shop with recorded and exported evidence of its claim, and nothing committed: a copy of one that is made once in
 * a process, unless it has an environment of its own.
 */
export async function certifiedShop(
  t: Lifetime,
  { more, bend = makeOwn }: Certified = {},
): Promise<Shop> {
  if (more) return makeCertified(t, bend, more);
  const forever = { after: (remove: () => void) => void process.once('exit', remove) };
  const made = certified.get(bend) ?? makeCertified(forever, bend);
  certified.set(bend, made);
  return Shop.copyOf(t, await made);
}

const certified = new Map<(folder: string) => void, Promise<Shop>>();

async function makeCertified(
  t: Lifetime,
  bend: (folder: string) => void,
  more: Record<string, string> = {},
): Promise<Shop> {
  const shop = await Shop.create(t);
  await shop.git('config', 'user.name', 'Ada');
  await shop.git('config', 'user.email', 'ada@example.org');
  await shop.setUp([], more);
  const type = async (line: string) => {
    const { exitCode, stderr } = await shop.run(line.split(' '), more);
    assert.equal(exitCode, 0, `${line}\n${stderr}`);
  };
  await type('example evidence');
  bend(shop.folder);
  await type('ledger append evidence --operator ada');
  await type('ledger export');
  return shop;
}
