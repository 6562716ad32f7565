import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { PROGRAM } from './build/program.ts';
import { thirdPartyNotices } from './third-party-notices.ts';

/**
 * `npm run action [-- --check]`: the program in one file, committed, because a runner that uses the
 * action, or a hook, fetches this repository and installs nothing.
 */
const root = join(import.meta.dirname, '..');
const isCheck = process.argv.includes('--check');

const { outputFiles, metafile } = await build({
  ...PROGRAM,
  entryPoints: [join(root, 'src/action/main.ts')],
  outfile: join(root, 'action/claimgate.cjs'),
  absWorkingDir: root,
  write: false,
});
const files = new Map([
  ['action/claimgate.cjs', outputFiles?.[0]?.text ?? ''],
  ['action/THIRD_PARTY_NOTICES.txt', thirdPartyNotices(root, Object.keys(metafile?.inputs ?? {}))],
]);

for (const [name, content] of files) {
  const path = join(root, name);
  if (!isCheck) writeFileSync(path, content);
  else if (readFileSync(path, 'utf8') !== content) {
    console.error(`${name} is not what the sources make; run: npm run action`);
    process.exitCode = 1;
  }
}
