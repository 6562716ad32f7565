import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import glob from 'fast-glob';

/**
 * Writes the code that is generated, and that is not committed, after something that it is made of has changed.
 * Builds, tests and checks call this first.
 */
export async function makeCode(root: string): Promise<void> {
  const stamp = join(root, 'build/generated.json');
  const sources = digestOfSources(root);
  if (isCurrent(root, stamp, sources)) return;
  const { writeCode } = await import('./write.ts');
  rmSync(stamp, { force: true });
  const files = await writeCode(root);
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(stamp, JSON.stringify({ sources, files }));
}

/** Whether everything that was written is still there, and was made of what is there now. */
function isCurrent(root: string, stamp: string, sources: string): boolean {
  if (!existsSync(stamp)) return false;
  const made = JSON.parse(readFileSync(stamp, 'utf8')) as { sources: string; files: string[] };
  return made.sources === sources && made.files.every((path) => existsSync(join(root, path)));
}

function digestOfSources(root: string): string {
  return digestOfFiles(root, [
    'schemas/**',
    'src/**',
    'service/**',
    'scripts/generate/**',
    'examples/ci/**',
    '.github/dependabot.yml',
    'package*.json',
    '!**/generated/**',
  ]);
}

/** One digest of the paths and the content of all files that fit the globs. */
export function digestOfFiles(root: string, globs: readonly string[]): string {
  const hash = createHash('sha256');
  const paths = glob.sync([...globs], { cwd: root, dot: true, followSymbolicLinks: false });
  for (const path of paths.sort())
    hash.update(`${path}\0`).update(
      createHash('sha256')
        .update(readFileSync(join(root, path)))
        .digest(),
    );
  return hash.digest('hex');
}
