import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { missingPackages } from '../high-availability/cluster.ts';

/** A trial: a script that takes long, or needs more than a plain machine has. */
export interface Part {
  readonly name: string;
  readonly about: string;
  /** About how long it takes on two cores. */
  readonly minutes: number;
  readonly script: string;
  readonly words?: readonly string[];
  /** It plays the built program, and does not build it by itself. */
  readonly needsBuild?: true;
  /** Says why this machine cannot run it. */
  readonly lacks?: () => string | undefined;
}

/** Shortest first, so that a fault shows early. */
export const PARTS: readonly Part[] = [
  {
    name: 'demo',
    about: 'a made-up product, from an empty ledger to a signed release',
    minutes: 1,
    script: 'examples/demo.ts',
    needsBuild: true,
  },
  {
    name: 'conformance',
    about: 'every case of the conformance suite, by the built program',
    minutes: 3,
    script: 'conformance/run.ts',
    needsBuild: true,
  },
  {
    name: 'pictures',
    about: 'the terminal of the tutorial as SVG, into build/trials/pictures',
    minutes: 1,
    script: 'tools/pictures.ts',
    words: ['build/trials/pictures'],
    needsBuild: true,
  },
  {
    name: 'executable',
    about: 'makes build/claimgate, one file with Node in it',
    minutes: 2,
    script: 'tools/executable.ts',
    lacks: () => (process.platform === 'linux' ? programs('objcopy') : undefined),
  },
  {
    name: 'replicas',
    about: 'two services behind HAProxy, killed one after the other',
    minutes: 3,
    script: 'tools/replicas.ts',
    needsBuild: true,
    lacks: () => programs('haproxy', 'openssl'),
  },
  {
    name: 'screens',
    about: 'pictures of the pages of the service in several worlds, into build/trials/screens',
    minutes: 5,
    script: 'tools/screens.ts',
    words: ['build/trials/screens'],
    needsBuild: true,
    lacks: () => programs('chromium'),
  },
  {
    name: 'reproduce',
    about: 'the files of a release, built twice from one commit, byte for byte the same',
    minutes: 3,
    script: 'tools/reproduce.ts',
  },
  {
    name: 'image',
    about: 'the image of Dockerfile, built and started as compose.yaml says',
    minutes: 5,
    script: 'tools/try-image.ts',
    lacks: () => root() ?? programs('buildah', 'debootstrap', 'unshare'),
  },
  {
    name: 'bare-system',
    about: 'the guides to deploy and to switch off, typed on a bare Debian with systemd',
    minutes: 4,
    script: 'tools/bare-system.ts',
    needsBuild: true,
    lacks: () => root() ?? programs('debootstrap', 'unshare'),
  },
  {
    name: 'try-executable',
    about: 'the same file: conformance, tutorial, and a system without Node and git',
    minutes: 8,
    script: 'tools/executable.ts',
    words: ['--try'],
    lacks: () => root() ?? programs('objcopy', 'buildah', 'debootstrap', 'unshare'),
  },
  {
    name: 'hostile',
    about: 'every hostile repository, by the six commands that judge one',
    minutes: 10,
    script: 'tools/hostile.ts',
    lacks: () => programs('python3'),
  },
  {
    name: 'nodes',
    about: 'the installed package on Node 22 and 24: conformance, ledger, tutorial',
    minutes: 20,
    script: 'tools/test-nodes.ts',
    lacks: linuxX64,
  },
  {
    name: 'coverage',
    about: 'which lines and branches of src the tests run',
    minutes: 12,
    script: 'tools/coverage.ts',
  },
  ...[22, 24].map((release) => ({
    name: `ci-${release}`,
    about: `the whole of .ci/run in a fresh clone of the last commit, on Node ${release}`,
    minutes: 15,
    script: 'tools/run-ci.ts',
    words: [String(release)],
    lacks: linuxX64,
  })),
  {
    name: 'high-availability',
    about: 'PostgreSQL under Patroni loses twenty leaders under writers and services',
    minutes: 25,
    script: 'tools/high-availability.ts',
    needsBuild: true,
    lacks: () => (process.platform === 'linux' ? lackOf('packages', missingPackages()) : LINUX),
  },
  {
    name: 'postgres',
    about: 'the tests of the ledger on PostgreSQL 13, 14, 16, 17 and 18',
    minutes: 25,
    script: 'tools/try-postgres.ts',
    needsBuild: true,
  },
  {
    name: 'fuzz',
    about: 'every reader of outside bytes, a minute each',
    minutes: 30,
    script: 'tools/fuzz.ts',
  },
  {
    name: 'soak',
    about: 'kills, crashes, histories and properties by the hundred',
    minutes: 130,
    script: 'tools/soak.ts',
  },
  {
    name: 'mutate',
    about: 'every small change of what decides, which some test must notice',
    minutes: 360,
    script: 'tools/mutate.ts',
  },
];

const LINUX = 'it needs Linux';

function linuxX64(): string | undefined {
  const isThere = process.platform === 'linux' && process.arch === 'x64';
  return isThere ? undefined : 'it needs Linux on x64, for which the registry has these Nodes';
}

function root(): string | undefined {
  if (process.platform !== 'linux') return LINUX;
  return process.getuid?.() === 0 ? undefined : 'it needs root';
}

function programs(...names: readonly string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  const isThere = (name: string) => folders.some((folder) => isExecutable(join(folder, name)));
  return lackOf(
    'programs',
    names.filter((name) => !isThere(name)),
  );
}

function lackOf(kind: string, names: readonly string[]): string | undefined {
  return names.length === 0 ? undefined : `missing ${kind}: ${names.join(', ')}`;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
