import assert from 'node:assert/strict';
import {
  chmodSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { certifiedShop, Shop } from '../shop.ts';
import { commit, junit } from './covering-shop.ts';

/** Lives as long as the process: each row works on a copy. */
process.setMaxListeners(200);
const FOREVER = { after: (remove: () => void) => void process.once('exit', remove) };

/** A shop with code in every form that a commit has: files, a program, a link, a submodule and a lock file. */
async function makeOriginal(): Promise<Shop> {
  const shop = await certifiedShop(FOREVER);
  await commit(shop, 'Evidence');
  await shop.git('config', 'protocol.file.allow', 'always');
  const library = new Shop(FOREVER);
  await library.git('init', '-q', '-b', 'main');
  library.write('code.ts', 'library();\n');
  await commit(library, 'Library');
  await shop.git('submodule', '--quiet', 'add', library.folder, 'lib');
  shop.write('src/a.ts', 'one();\ntwo();\n');
  shop.write('src/b.ts', 'b();\n');
  shop.write('src/id.ts', "export const id = '$Id$';\n");
  shop.write('run.sh', '#!/bin/sh\n', 0o755);
  shop.write('data.sh', 'data\n', 0o644);
  symlinkSync('src/a.ts', shop.path('link.ts'));
  shop.write('package-lock.json', '{}\n');
  shop.write('.gitignore', `${shop.text('.gitignore')}\ndist/\n*.log\nresults.xml\n`);
  await commit(shop, 'Code');
  return shop;
}

let original: Promise<Shop> | undefined;

interface Told {
  /** Variables that the command finds in the environment. */
  readonly more?: Record<string, string>;
  /** Further options. */
  readonly options?: readonly string[];
  /** A command that runs as the tests. */
  readonly command?: readonly string[];
}

type Change = (shop: Shop) => unknown;
type Row = readonly [change: Change, told?: (shop: Shop) => Told | Promise<Told>];

const edit: Change = (shop) => shop.write('src/a.ts', 'other();\n');

/** Ways to have a run name a commit whose code it did not test. */
const REFUSED: Readonly<Record<string, Row>> = {
  'an edited file': [edit],
  'an edited file of the same size and times': [
    (shop) => {
      const { atime, mtime } = statSync(shop.path('src/a.ts'));
      shop.write('src/a.ts', 'two();\none();\n');
      utimesSync(shop.path('src/a.ts'), atime, mtime);
    },
  ],
  'an edit that is only staged, and another in the work tree': [
    async (shop) => {
      edit(shop);
      await shop.git('add', 'src/a.ts');
      shop.write('src/a.ts', 'third();\n');
    },
  ],
  'an edit that is staged and assumed to be unchanged': [
    async (shop) => {
      edit(shop);
      await shop.git('add', 'src/a.ts');
      await shop.git('update-index', '--assume-unchanged', 'src/a.ts');
    },
  ],
  'a skipped file': [
    async (shop) => {
      await shop.git('update-index', '--skip-worktree', 'src/a.ts');
      edit(shop);
    },
  ],
  'a sparse checkout that leaves code out': [
    async (shop) => {
      // The copy has files of other times than the index.
      await shop.git('update-index', '-q', '--refresh');
      await shop.git('sparse-checkout', 'set', '--no-cone', '/*', '!/src/b.ts');
      assert.throws(() => shop.text('src/b.ts'));
    },
  ],
  'a new file of code': [(shop) => shop.write('src/new.ts', 'new();\n')],
  'a new file of code in a new folder': [(shop) => shop.write('src/deep/er/new.ts', 'new();\n')],
  'a new file whose ignore rule is new as well': [
    (shop) => {
      shop.write('.gitignore', `${shop.text('.gitignore')}new.ts\n`);
      shop.write('src/new.ts', 'new();\n');
    },
  ],
  'an ignored file that was added by force': [
    async (shop) => {
      shop.write('dist/a.js', 'new();\n');
      await shop.git('add', '-f', 'dist/a.js');
    },
  ],
  'a tracked file that is ignored by now': [
    async (shop) => {
      shop.write('.git/info/exclude', 'src/a.ts\n');
      await shop.git('rm', '-q', '--cached', 'src/a.ts');
      edit(shop);
    },
  ],
  'an index of another place': [
    edit,
    async (shop) => {
      await shop.git('stash', 'create');
      return { more: { GIT_INDEX_FILE: shop.path('.git/other-index') } };
    },
  ],
  'a repository of another place': [
    edit,
    async (shop) => {
      const other = join(shop.folder, '../other');
      await shop.git('clone', '-q', '.', other);
      return { more: { GIT_DIR: join(other, '.git') } };
    },
  ],
  'a work tree of another place': [
    async (shop) => {
      await shop.git('worktree', 'add', '-q', '--detach', '../clean');
      edit(shop);
    },
    (shop) => ({ more: { GIT_WORK_TREE: join(shop.folder, '../clean') } }),
  ],
  'a setting with a work tree of another place': [
    async (shop) => {
      await shop.git('worktree', 'add', '-q', '--detach', '../clean');
      await shop.git('config', 'core.worktree', join(shop.folder, '../clean'));
      edit(shop);
    },
  ],
  'a commit that another stands in for': [
    async (shop) => {
      const tested = (await shop.git('rev-parse', 'HEAD')).trim();
      edit(shop);
      const other = await commit(shop, 'Other');
      await shop.git('update-ref', 'HEAD', tested);
      await shop.git('replace', tested, other);
    },
  ],
  'a file that another stands in for': [
    async (shop) => {
      const known = (await shop.git('rev-parse', 'HEAD:src/a.ts')).trim();
      edit(shop);
      const other = (await shop.git('hash-object', '-w', 'src/a.ts')).trim();
      await shop.git('replace', known, other);
    },
  ],
  'another branch without a checkout': [
    async (shop) => {
      edit(shop);
      await commit(shop, 'Other');
      await shop.git('symbolic-ref', 'HEAD', 'refs/heads/clean');
      await shop.git('update-ref', 'HEAD', 'main~1');
    },
  ],
  'a soft reset': [
    async (shop) => {
      edit(shop);
      await commit(shop, 'Other');
      await shop.git('reset', '-q', '--soft', 'HEAD~1');
    },
  ],
  'a link that leads elsewhere': [
    (shop) => {
      rmSync(shop.path('link.ts'));
      symlinkSync('src/b.ts', shop.path('link.ts'));
    },
  ],
  'a file that became a link to the same bytes': [
    (shop) => {
      renameSync(shop.path('src/a.ts'), join(shop.folder, '../a.ts'));
      symlinkSync('../../a.ts', shop.path('src/a.ts'));
    },
  ],
  'a link that became a file': [
    (shop) => {
      rmSync(shop.path('link.ts'));
      shop.write('link.ts', 'src/a.ts');
    },
  ],
  'a folder that became a link, with one file more': [
    (shop) => {
      renameSync(shop.path('src'), join(shop.folder, '../src'));
      symlinkSync('../src', shop.path('src'));
      shop.write('src/new.ts', 'new();\n');
    },
  ],
  'a program that became data': [(shop) => chmodSync(shop.path('run.sh'), 0o644)],
  'data that became a program': [(shop) => chmodSync(shop.path('data.sh'), 0o755)],
  'a rename': [(shop) => renameSync(shop.path('src/a.ts'), shop.path('src/c.ts'))],
  'a rename of capital letters alone': [
    (shop) => renameSync(shop.path('src/a.ts'), shop.path('src/A.ts')),
  ],
  'a file beside one of other capital letters, which a setting hides': [
    async (shop) => {
      await shop.git('config', 'core.ignoreCase', 'true');
      shop.write('src/A.ts', 'other();\n');
    },
  ],
  'code in the place of a keyword': [
    (shop) => shop.write('src/id.ts', "export const id = '$Id: ' + other() + '$';\n"),
  ],
  'an edit in a submodule': [(shop) => shop.write('lib/code.ts', 'other();\n')],
  'a new file in a submodule': [(shop) => shop.write('lib/new.ts', 'new();\n')],
  'a commit in a submodule': [
    async (shop) => {
      shop.write('lib/code.ts', 'other();\n');
      await shop.git('-C', 'lib', 'commit', '-qam', 'Other');
    },
  ],
  'a submodule that is a plain folder by now': [
    (shop) => {
      rmSync(shop.path('lib/.git'));
      shop.write('lib/code.ts', 'other();\n');
    },
  ],
  'a submodule that is a file by now': [
    (shop) => {
      rmSync(shop.path('lib'), { recursive: true });
      shop.write('lib', 'other();\n');
    },
  ],
  'another repository within': [
    async (shop) => {
      mkdirSync(shop.path('other'));
      await shop.git('init', '-q', 'other');
      shop.write('other/code.ts', 'other();\n');
    },
  ],
  'code that begins as results do': [
    (shop) => shop.write('src/new.php', '<testsuite/><?php other();\n'),
  ],
  'settings that begin as results do': [
    (shop) => shop.write('src/package.json', '{"reportFormat":"CTRF","main":"other.js"}\n'),
  ],
  'a cache of folders that looks fresh': [
    async (shop) => {
      await shop.git('config', 'core.untrackedCache', 'true');
      await shop.git('config', 'core.trustctime', 'false');
      await shop.git('update-index', '--force-untracked-cache');
      await shop.git('status', '--porcelain');
      const { atime, mtime } = statSync(shop.path('src'));
      shop.write('src/new.ts', 'new();\n');
      utimesSync(shop.path('src'), atime, mtime);
    },
  ],
  'a monitor that reports no change': [
    async (shop) => {
      shop.write('../monitor', '#!/bin/sh\nprintf "token\\0"\n', 0o755);
      await shop.git('config', 'core.fsmonitor', join(shop.folder, '../monitor'));
      await shop.git('status', '--porcelain');
      edit(shop);
    },
  ],
  'tests that check another commit out': [
    () => {},
    () => ({ command: ['git', 'checkout', '-q', 'HEAD~1'] }),
  ],
};

/** Refused by other codes: the commit is none of this repository. */
const STATED: Readonly<Record<string, Row>> = {
  'another commit that somebody states': [
    edit,
    async (shop) => ({
      options: ['--tested-revision', (await shop.git('rev-parse', 'HEAD~1')).trim()],
    }),
  ],
};

/** The specification names each of them: nothing on this machine could tell. */
const RESIDUAL: Readonly<Record<string, Row>> = {
  'a file that git ignores': [(shop) => shop.write('dist/a.js', 'other();\n')],
  'a file that only this clone ignores': [
    (shop) => {
      shop.write('.git/info/exclude', 'new.ts\n');
      shop.write('src/new.ts', 'new();\n');
    },
  ],
  'a new folder that ignores itself': [
    (shop) => {
      shop.write('src/new/.gitignore', '*\n');
      shop.write('src/new/new.ts', 'new();\n');
    },
  ],
  'a lock file': [(shop) => shop.write('package-lock.json', '{"other":true}\n')],
  'line endings': [(shop) => shop.write('src/a.ts', 'one();\r\ntwo();\r\n')],
  'code below provider-certification/': [
    (shop) => shop.write('provider-certification/new.ts', 'new();\n'),
  ],
  'a file that was restored before': [
    async (shop) => {
      edit(shop);
      await shop.git('checkout', '-q', 'src/a.ts');
    },
  ],
  'a file that the command edits and restores': [
    () => {},
    () => ({
      command: ['sh', '-c', 'echo x > src/a.ts; git checkout -q src/a.ts; cp ../results.xml .'],
    }),
  ],
  'a program bit that a setting leaves out': [
    async (shop) => {
      await shop.git('config', 'core.fileMode', 'false');
      chmodSync(shop.path('data.sh'), 0o755);
    },
  ],
};

async function record([change, told]: Row) {
  const shop = await Shop.copyOf(FOREVER, await (original ??= makeOriginal()));
  await change(shop);
  const { command, more, options = [] } = (await told?.(shop)) ?? {};
  // The command only copies it, and starts later than this on a busy machine.
  shop.write(command ? '../results.xml' : 'results.xml', junit(command ? 1000 : 0));
  const scopes = ['--scope', 'pins:read', '--scope', 'pins:write'];
  const words = 'ledger append run --side local --from-junit results.xml --operator ada --dry-run';
  const status = command ? [] : ['--exit-status', '0'];
  const ending = command ? ['--', ...command] : [];
  return shop.run([...words.split(' '), ...status, ...scopes, ...options, ...ending], more);
}

describe('a run that names a commit', () => {
  for (const [what, row] of Object.entries(REFUSED))
    test(`is refused with ${what}`, async () => {
      const { exitCode, stderr, stdout } = await record(row);
      assert.equal(exitCode, 1, `${stdout}\n${stderr}`);
      assert.match(stderr, /error\[tested_tree_edited\]/);
    });

  for (const [what, row] of Object.entries(STATED))
    test(`is believed with ${what}`, async () => {
      const { exitCode, stderr } = await record(row);
      assert.equal(exitCode, 0, stderr);
    });

  for (const [what, row] of Object.entries(RESIDUAL))
    test(`cannot tell of ${what}, as the specification says`, async () => {
      const { exitCode, stderr } = await record(row);
      assert.equal(exitCode, 0, stderr);
    });
});
