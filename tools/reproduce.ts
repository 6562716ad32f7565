import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { readCommandLine } from '../scripts/command-line.ts';

const USAGE = `npm run trials -- reproduce [-- OPTIONS]

Builds a commit twice, in two fresh clones that differ in what a build must not depend on (place, home, user's name,
time zone, language), and compares all files of a release byte for byte: the packages, the auditor's page, the
action, the bills of materials.

  --commit REF     another commit than HEAD
  --executable     the executable as well, some minutes
  --out FILE       builds once, and writes the digests as sha256sum does, to compare them with another machine's
  --against FILE   builds once, and compares with the digests of another machine`;

const { values } = readCommandLine(USAGE, {
  commit: { type: 'string', default: 'HEAD' },
  executable: { type: 'boolean', default: false },
  out: { type: 'string' },
  against: { type: 'string' },
});
const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'claimgate-reproduce-'));

type Digests = ReadonlyMap<string, string>;

/** Two machines, or two people, differ in these, and their builds must not. */
const PLACES: readonly Readonly<Record<string, string>>[] = [
  { TZ: 'UTC', LANG: 'C', USER: 'one', IN: 'a' },
  { TZ: 'Asia/Kathmandu', LANG: 'tr_TR.UTF-8', USER: 'another', IN: 'b/much/deeper' },
];

try {
  const { out, against } = values;
  const [here = {}, there = {}] = PLACES;
  const built = await buildIn(here);
  if (out !== undefined) writeFileSync(out, linesOf(built));
  else compare(built, against === undefined ? await buildIn(there) : digestsIn(against));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function buildIn({
  IN = '',
  UMASK: _umask,
  ...env
}: Readonly<Record<string, string>>): Promise<Digests> {
  const clone = join(folder, IN, 'claimgate');
  const assets = join(folder, IN, 'assets');
  const home = join(folder, IN, 'home');
  mkdirSync(assets, { recursive: true });
  mkdirSync(home);
  await execa('git', ['clone', '--quiet', '--no-hardlinks', root, clone]);
  const { stdout: commit } = await execa('git', [
    '-C',
    root,
    'rev-parse',
    `${values.commit}^{commit}`,
  ]);
  await execa('git', ['-C', clone, 'checkout', '--quiet', '--detach', commit]);
  console.log(`${clone}: commit ${commit}`);
  const commands = [
    'npm ci --silent --no-audit --no-fund',
    'npm run --silent build',
    'npm run --silent action',
    `npm pack --silent --pack-destination ${assets} . ./service/package`,
    `cp dist/verifier.html dist/claimgate.cdx.json ${assets}`,
    `tar --sort=name --mtime=@0 --owner=0 --group=0 -cf ${assets}/action.tar action`,
    ...(values.executable
      ? [
          'npm run --silent trials -- executable --',
          `cp build/claimgate ${assets}/executable`,
          `cp build/claimgate.cdx.json ${assets}/executable.cdx.json`,
        ]
      : []),
  ];
  await execa(
    'sh',
    [
      '-euc',
      [
        // npm packs files with the rights that they have.
        'umask 022',
        ...commands,
      ].join('\n'),
    ],
    {
      cwd: clone,
      env: { ...env, HOME: home },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  return new Map(
    readdirSync(assets)
      .sort()
      .map((name) => [name, sha256Of(join(assets, name))]),
  );
}

function sha256Of(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

function linesOf(digests: Digests): string {
  return [...digests].map(([name, digest]) => `${digest}  ${name}\n`).join('');
}

function digestsIn(file: string): Digests {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

function compare(one: Digests, other: Digests): void {
  const names = [...new Set([...one.keys(), ...other.keys()])].sort();
  for (const name of names) {
    const isSame = one.get(name) === other.get(name);
    console.log(`${isSame ? 'same     ' : 'DIFFERENT'}  ${name}  ${one.get(name) ?? 'missing'}`);
    if (!isSame) process.exitCode = 1;
  }
  if (names.length === 0) throw new Error('nothing was built');
}
