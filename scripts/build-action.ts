import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { buildProgram } from './build/split-program.ts';
import { endWrong, readCommandLine } from './command-line.ts';
import { bundledPackages, thirdPartyNotices } from './bundled-packages.ts';

const USAGE = `npm run action [-- --tag VERSION]

Builds the program into action/claimgate.cjs and its parts, which the action and the hooks run. A runner
fetches this repository at a tag and installs nothing, so the tag of a release holds these files; the
branches don't.

  --tag VERSION  commits the files on top of HEAD, outside of any branch, and tags that commit
                 (v1.2.3 as in package.json; the work tree must be clean)`;

const FILES = [
  'action/claimgate.cjs',
  'action/package.json',
  'action/parts',
  'action/THIRD_PARTY_NOTICES.txt',
];
const root = join(import.meta.dirname, '..');
const { values } = readCommandLine(USAGE, { tag: { type: 'string' } });

if (values.tag !== undefined) await refuseUnready(values.tag);
await buildAction();
if (values.tag !== undefined) await tag(values.tag);

async function buildAction(): Promise<void> {
  rmSync(join(root, 'action/parts'), { recursive: true, force: true });
  const inputs = await buildProgram('src/plugins/action/main.ts', join(root, 'action'));
  const notices = thirdPartyNotices(bundledPackages(root, inputs));
  writeFileSync(join(root, 'action/THIRD_PARTY_NOTICES.txt'), notices);
}

async function refuseUnready(version: string): Promise<void> {
  const { version: own } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  if (version !== `v${own}`) endWrong(USAGE, `package.json says ${own}, so the tag is v${own}`);
  if ((await git(['status', '--porcelain'])) !== '') endWrong(USAGE, 'the work tree is not clean');
  if ((await git(['tag', '--list', version])) !== '') endWrong(USAGE, `${version} exists already`);
}

/** Neither the branch nor its index changes: the commit is made from an index of its own. */
async function tag(version: string): Promise<void> {
  mkdirSync(join(root, 'build'), { recursive: true });
  const env = { GIT_INDEX_FILE: join(root, 'build', `index-${version}`) };
  await git(['read-tree', 'HEAD'], env);
  await git(['add', '--force', '--', ...FILES], env);
  const tree = await git(['write-tree'], env);
  const message = `Add the action of ${version}`;
  const commit = await git(['commit-tree', tree, '-p', 'HEAD', '-m', message]);
  await git(['tag', '--annotate', version, commit, '--message', version]);
  console.log(`tagged ${version}; publish it with: git push origin ${version}`);
}

async function git(args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const { stdout } = await execa('git', args, { cwd: root, env });
  return stdout;
}
