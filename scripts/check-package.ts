import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { deepStrictEqual, strictEqual } from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { execa } from 'execa';

/**
 * Checks the packages as users get them: packed, judged by publint and attw, installed from nothing but tarballs
 * into empty projects without scripts, and run there.
 */
/** 12 MB, as a disk counts them. */
const MAX_KIBIBYTES = 12_000_000 / 1024;
const INSTALL = ['install', '--silent', '--ignore-scripts', '--no-audit', '--no-fund', '--offline'];
const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'claimgate-package-'));
const run = execa({ cwd: root, preferLocal: true, stdio: 'inherit' });

try {
  await run('npm', ['pack', '--silent', '--pack-destination', folder]);
  const { version } = packageIn(root);
  const tarball = join(folder, `claimgate-${version}.tgz`);
  await run('publint', ['run', tarball, '--strict']);
  await run('attw', [
    tarball,
    '--profile',
    'esm-only',
    '--exclude-entrypoints',
    './schemas/*',
    './program',
  ]);
  const project = execa({ cwd: folder, preferLocal: true, localDir: folder });
  await project('npm', ['init', '--yes', '--silent']);
  // Dependencies of the gate itself: the driver for SQLite on Node 20 is optional.
  await project('npm', [...INSTALL, '--omit=optional', tarball]);
  const { stdout } = await project('claimgate', ['--version']);
  const library = await project(process.execPath, [
    '--input-type=module',
    '-e',
    "import { digestOf } from 'claimgate'; console.log(digestOf(''))",
  ]);
  for (const face of ['claimgate/ledger', 'claimgate/readiness']) await importIn(folder, face);
  // Modules that read files of the package, or are loaded only on use.
  for (const words of [
    ['schema', 'contract'],
    ['explain', 'run_expired'],
    ['example', 'contract'],
  ])
    await project('claimgate', words);
  const { stdout: size } = await project('du', ['-sk', 'node_modules']);
  const kibibytes = Number(size.split('\t')[0]);
  if (!(kibibytes <= MAX_KIBIBYTES)) throw new Error(`${kibibytes} KiB installed`);
  refuseBuilds(join(folder, 'node_modules'));
  statSync(join(folder, 'node_modules/claimgate/dist/reference/codes.md'));
  await checkMaterials(join(folder, 'node_modules/claimgate'));
  console.log(
    `installed: claimgate ${stdout}, ${library.stdout.slice(0, 15)}…, ${kibibytes} KiB in all, nothing native, no scripts`,
  );
  await checkService(tarball);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Every module behind a face is there, or optional and loaded on use. */
async function importIn(cwd: string, face: string): Promise<void> {
  await execa(process.execPath, ['--input-type=module', '-e', `await import('${face}')`], { cwd });
}

/** The gate alone brings nothing that is built for one machine or runs while it is installed. */
function refuseBuilds(modules: string): void {
  const names = readdirSync(modules, { recursive: true, encoding: 'utf8' });
  const native = names.filter((name) => /\.node$|(^|\/)binding\.gyp$/.test(name));
  const scripted = names.filter(
    (name) =>
      basename(name) === 'package.json' &&
      /"(?:pre|post)?install"\s*:/.test(readFileSync(join(modules, name), 'utf8')),
  );
  if (native.length + scripted.length > 0)
    throw new Error(`native or with install scripts: ${[...native, ...scripted].join(', ')}`);
}

/** The bill of materials is what CycloneDX says, and names each package whose licence is passed on. */
async function checkMaterials(installed: string): Promise<void> {
  const text = readFileSync(join(installed, 'dist/claimgate.cdx.json'), 'utf8');
  const fault = await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text);
  if (fault !== null) throw new Error(`claimgate.cdx.json: ${JSON.stringify(fault)}`);
  const { components } = JSON.parse(text) as { components: Record<'bom-ref', string>[] };
  const notices = readFileSync(join(installed, 'dist/THIRD_PARTY_NOTICES.txt'), 'utf8');
  const passedOn = notices.matchAll(/^-{78}\n(\S+) (\S+)$/gm);
  const named = [...passedOn].map(([, name, version]) => `${name}@${version}`);
  deepStrictEqual(new Set(components.map((one) => one['bom-ref'])), new Set(named));
  console.log(`bill of materials: ${components.length} packages, as the notices say`);
}

interface Package {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

function packageIn(path: string): Package {
  return JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Package;
}

/** The packages that some need, as they are installed here. */
function closureOf(names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    const path = join(root, 'node_modules', name);
    if (found.has(name) || !existsSync(path)) continue;
    found.add(name);
    const { dependencies, optionalDependencies } = packageIn(path);
    closureOf(Object.keys({ ...dependencies, ...optionalDependencies }), found);
  }
  return found;
}

/** The package of the service brings what claimgate asks for as a peer; `claimgate serve` then starts and answers. */
async function checkService(claimgate: string): Promise<void> {
  const source = join(root, 'service/package');
  const own = packageIn(root);
  const service = packageIn(source);
  const { claimgate: bound, ...brought } = service.dependencies ?? {};
  deepStrictEqual([service.version, bound], [own.version, own.version]);
  deepStrictEqual(brought, own.peerDependencies);
  await run('publint', ['run', source, '--strict', '--level', 'error']);
  const project = join(folder, 'service');
  mkdirSync(project);
  const inProject = execa({ cwd: project, preferLocal: true, localDir: project });
  const packed = [source, ...[...closureOf([...Object.keys(brought), 'libsql'])].map(modulePath)];
  const { stdout } = await inProject('npm', ['pack', '--silent', '--ignore-scripts', ...packed]);
  const tarballs = stdout.split('\n').map((name) => join(project, name));
  await inProject('npm', ['init', '--yes', '--silent']);
  await inProject('npm', [...INSTALL, claimgate, ...tarballs]);
  await importIn(project, 'claimgate/service');
  await inProject('claimgate', ['example', 'facts', '--deployment', 'x', '--out', 'facts.json']);
  const words = ['serve', '--facts', 'facts.json', '--origin', 'x.example/ledger'];
  const bin = join(project, 'node_modules/.bin/claimgate');
  const serving = spawn(bin, [...words, '--listen', '127.0.0.1:0'], { cwd: project });
  try {
    for await (const line of createInterface({ input: serving.stderr })) {
      const { event, origin } = JSON.parse(line) as { event: string; origin: string };
      if (event !== 'listening') continue;
      const { status } = await fetch(new URL('/api/v1/health', origin), {
        signal: AbortSignal.timeout(9000),
      });
      strictEqual(status, 200);
      console.log(`installed: @claimgate/service ${service.version}, which serves`);
      return;
    }
  } finally {
    serving.kill('SIGKILL');
  }
  throw new Error('claimgate serve did not listen');
}

function modulePath(name: string): string {
  return join(root, 'node_modules', name);
}
