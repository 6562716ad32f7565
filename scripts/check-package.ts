import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { execa } from 'execa';

/**
 * Checks the package as users get it: packed, judged by publint and attw, installed into an empty
 * project without scripts, and run there.
 */
/** 12 MB, as a disk counts them. */
const MAX_KIBIBYTES = 12_000_000 / 1024;
const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'claimgate-package-'));
const run = execa({ cwd: root, preferLocal: true, stdio: 'inherit' });

try {
  await run('npm', ['pack', '--silent', '--pack-destination', folder]);
  const tarball = join(
    folder,
    `claimgate-${process.env['npm_package_version'] ?? (await version())}.tgz`,
  );
  await run('publint', ['run', tarball, '--strict']);
  await run('attw', [tarball, '--profile', 'esm-only', '--exclude-entrypoints', './schemas/*']);
  const project = execa({ cwd: folder, preferLocal: true, localDir: folder });
  await project('npm', ['init', '--yes', '--silent']);
  await project('npm', [
    'install',
    '--silent',
    '--ignore-scripts',
    // What the gate itself needs: the driver for SQLite on Node 20 is optional.
    '--omit=optional',
    '--no-audit',
    '--no-fund',
    '--offline',
    tarball,
  ]);
  const { stdout } = await project('claimgate', ['--version']);
  const library = await project(process.execPath, [
    '--input-type=module',
    '-e',
    "import { digestOf } from 'claimgate'; console.log(digestOf(''))",
  ]);
  // What reads files of the package, or is loaded on use only.
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
  console.log(
    `installed: claimgate ${stdout}, ${library.stdout.slice(0, 15)}…, ${kibibytes} KiB in all, nothing native, no scripts`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
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

async function version(): Promise<string> {
  const { stdout } = await execa({ cwd: root })('npm', ['pkg', 'get', 'version']);
  return JSON.parse(stdout) as string;
}
