import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import glob from 'fast-glob';

/**
 * Writes the code that is generated, and that is not committed, after something that it is made of has changed.
 * Builds, tests and checks call this first.
 */
export async function makeCode(root: string): Promise<void> {
  const stamp = join(root, 'build/generated.sha256');
  const sources = digestOfSources(root);
  const isThere = existsSync(stamp) && existsSync(join(root, 'src/service/generated/openapi.ts'));
  if (isThere && readFileSync(stamp, 'utf8') === sources) return;
  const { writeCode } = await import('./write.ts');
  rmSync(stamp, { force: true });
  await writeCode(root);
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(stamp, sources);
}

function digestOfSources(root: string): string {
  const hash = createHash('sha256');
  const of = ['schemas/**', 'src/**', 'scripts/generate/**', 'examples/ci/**', 'package*.json'];
  const ignore = ['**/generated/**'];
  const paths = glob.sync(of, { cwd: root, dot: true, followSymbolicLinks: false, ignore });
  for (const path of paths.sort())
    hash.update(`${path}\0`).update(
      createHash('sha256')
        .update(readFileSync(join(root, path)))
        .digest(),
    );
  return hash.digest('hex');
}
