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
  /** It makes a file, and finds nothing: only who names it gets it. */
  readonly makes?: true;
  /** Says why this machine cannot run it. */
  readonly lacks?: () => string | undefined;
}

/**
 * What the whole run plays finds faults that `npm test` cannot: on other systems, in other versions, under kills, or by
 * numbers that no change can wait for. Shortest first, so that a fault shows early.
 */
export const PARTS: readonly Part[] = [
  {
    name: 'pictures',
    about: 'the terminal of the tutorial as SVG, into build/trials/pictures',
    minutes: 1,
    script: 'tools/pictures.ts',
    words: ['build/trials/pictures'],
    needsBuild: true,
    makes: true,
  },
  {
    name: 'executable',
    about: 'makes build/claimgate, one file with Node in it',
    minutes: 2,
    script: 'tools/executable.ts',
    makes: true,
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
    name: 'reproduce',
    about: 'the files of a release, built twice from one commit, byte for byte the same',
    minutes: 3,
    script: 'tools/reproduce.ts',
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
    name: 'image',
    about: 'the image of Dockerfile, built and started as compose.yaml says',
    minutes: 5,
    script: 'tools/try-image.ts',
    lacks: () => root() ?? programs('buildah', 'debootstrap', 'unshare'),
  },
  {
    name: 'hostile',
    about: 'every hostile repository, by the six commands that judge one',
    minutes: 6,
    script: 'tools/hostile.ts',
    lacks: () => programs('python3'),
  },
  {
    name: 'findings',
    about: 'the surprises of other tools, by those alone, and what their newest versions do',
    minutes: 7,
    script: 'tools/findings.ts',
    lacks: () => root() ?? programs('apt-get'),
  },
  {
    name: 'high-availability',
    about: 'PostgreSQL under Patroni loses ten leaders under writers and services',
    minutes: 7,
    script: 'tools/high-availability.ts',
    needsBuild: true,
    lacks: () => (process.platform === 'linux' ? lackOf('packages', missingPackages()) : LINUX),
  },
  {
    name: 'fuzz',
    about: 'every reader of outside bytes, twenty seconds each',
    minutes: 8,
    script: 'tools/fuzz.ts',
  },
  {
    name: 'try-executable',
    about: 'the one file: conformance, tutorial, and a system without Node and git',
    minutes: 8,
    script: 'tools/executable.ts',
    words: ['--try'],
    lacks: () => root() ?? programs('objcopy', 'buildah', 'debootstrap', 'unshare'),
  },
  {
    name: 'nodes',
    about: 'the installed package on Node 22 and 24: conformance and tutorial',
    minutes: 9,
    script: 'tools/test-nodes.ts',
    lacks: linuxX64,
  },
  {
    name: 'postgres',
    about: 'the tests of the ledger on PostgreSQL 13, 18, and one between them',
    minutes: 9,
    script: 'tools/try-postgres.ts',
    needsBuild: true,
  },
  ...[22, 24].map((release) => ({
    name: `ci-${release}`,
    about: `the whole of .ci/run in a fresh clone of the last commit, on Node ${release}`,
    minutes: 9,
    script: 'tools/run-ci.ts',
    words: [String(release)],
    lacks: linuxX64,
  })),
  {
    name: 'mutate',
    about: 'small changes of what decides, which some test must notice: of new lines, and a sample',
    minutes: 20,
    script: 'tools/mutate.ts',
  },
  {
    name: 'soak',
    about: 'kills, crashes, histories and properties by the hundred, a month and a year',
    minutes: 33,
    script: 'tools/soak.ts',
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
