import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';

/**
 * Checks the package as users get it: packed, judged by publint and attw, installed into an empty
 * project without scripts, and run there.
 */
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
  const { stdout: size } = await project('du', ['-sk', 'node_modules']);
  console.log(
    `installed: claimgate ${stdout}, ${library.stdout.slice(0, 15)}…, ${size.split('\t')[0]} KiB in all`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function version(): Promise<string> {
  const { stdout } = await execa({ cwd: root })('npm', ['pkg', 'get', 'version']);
  return JSON.parse(stdout) as string;
}
