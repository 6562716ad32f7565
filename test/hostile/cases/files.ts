import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { CLAIMS_PATH } from '../../../src/manifest/claims.ts';
import type { HostileCase } from '../case.ts';
import { commitOf, entry, loosePath, store, storeZeros, zeros } from '../forge.ts';
import type { HostileRepository } from '../repository.ts';
import { withIgnoredFile } from './configuration.ts';

const FOLDER = 'provider-certification';
const RECORDS = `${FOLDER}/releases`;
const RECORDED = 'the recorded release has its own commit';
const OF_COMMIT = 'what is released is read from the commit, not from the work tree';
const NOT_READ = 'nothing that is asked of git reads this file';
const GIB = 1024 ** 3;

/** Files that git or the program reads of a repository, and how a run ends that would never end. */
const READ: Readonly<
  Record<
    string,
    { ends: string; harmless?: string; prepare?: (repository: HostileRepository) => void }
  >
> = {
  '.git/HEAD': { ends: '222222' },
  '.git/config': { ends: '222222' },
  '.git/packed-refs': { ends: '222222' },
  '.git/commondir': { ends: '222222' },
  '.git/shallow': { ends: '222222' },
  '.git/index': { ends: '222222', prepare: withIgnoredFile },
  '.git/info/exclude': { ends: '222222', prepare: withIgnoredFile },
  '.git/refs/heads/main': { ends: '222222' },
  '.git/refs/tags/v0.1.0': { ends: '222222' },
  '.git/refs/remotes/origin/HEAD': { ends: '222222' },
  '.git/objects/info/alternates': { ends: '222222' },
  '.git/objects/info/commit-graph': { ends: 'yyyyyy', harmless: NOT_READ },
  '.git/info/grafts': { ends: 'yyyyyy', harmless: NOT_READ },
  '.git/info/attributes': { ends: 'yyyyyy', harmless: NOT_READ },
  '.gitattributes': { ends: 'yyyyyy', harmless: NOT_READ },
  [CLAIMS_PATH]: { ends: '22112y', harmless: OF_COMMIT },
  'claimgate.config.json': { ends: '22yy2y', harmless: OF_COMMIT },
  [`${FOLDER}/trust/1.root.json`]: { ends: '22yy2y', harmless: OF_COMMIT },
};

const KINDS: Readonly<Record<string, (repository: HostileRepository, name: string) => void>> = {
  'a FIFO': (repository, name) => repository.fifo(name),
  'a link to /dev/zero': (repository, name) => repository.link('/dev/zero', name),
  'four gigabytes': (repository, name) => sparse(repository, name),
};

/** Every kind in the place of every file; the tests try one kind for every file. */
function inEveryPlace(): HostileCase[] {
  return Object.entries(KINDS).flatMap(([kind, put], turn) =>
    Object.entries(READ).map(([name, { prepare, ...rest }], at) => ({
      name: `${kind} in the place of ${name}`,
      bend(repository) {
        prepare?.(repository);
        put(repository, name);
      },
      ...rest,
      rare: at % 3 !== turn,
    })),
  );
}

/** A file that takes no room and is four gigabytes of zeros behind its first bytes. */
function sparse(repository: HostileRepository, name: string, head = ''): void {
  repository.write(name, head);
  truncateSync(repository.path(name), 4 * GIB);
}

const ENDLESS: readonly HostileCase[] = [
  ...inEveryPlace(),
  {
    name: 'include.path leads to a FIFO',
    bend(repository) {
      repository.fifo('.git/included');
      repository.configure('[include]', 'path = included');
    },
    ends: '222222',
  },
  {
    name: 'includeIf leads to a FIFO for this folder',
    bend(repository) {
      repository.fifo('.git/included');
      repository.configure('[includeIf "gitdir:**"]', 'path = included');
    },
    ends: '222222',
  },
  {
    name: 'files that include each other, a hundred to the ninth',
    rare: true,
    bend(repository) {
      for (let depth = 0; depth < 9; depth += 1)
        repository.write(
          `.git/part-${depth}`,
          `[include]\n${`path = part-${depth + 1}\n`.repeat(100)}`,
        );
      repository.write('.git/part-9', '');
      repository.configure('[include]', 'path = part-0');
    },
    ends: '222222',
  },
  {
    name: 'a setting of four gigabytes',
    bend: (repository) =>
      sparse(repository, '.git/config', `${repository.read('.git/config')}[x]\n\ty = `),
    ends: '222222',
  },
  {
    name: 'core.excludesFile and core.attributesFile are FIFOs',
    bend(repository) {
      withIgnoredFile(repository);
      repository.fifo('.git/fifo');
      for (const name of ['excludesFile', 'attributesFile'])
        repository.configure('[core]', `${name} = ${repository.path('.git/fifo')}`);
    },
    ends: '22yy2y',
    harmless: 'what was released is read from commits, and needs no attributes',
  },
  {
    name: 'the object of the commit is a FIFO',
    bend: (repository) => repository.fifo(loosePath(repository.id('HEAD'))),
    ends: '222222',
  },
  {
    name: 'the index of a pack is a FIFO',
    bend(repository) {
      repository.write(`.git/objects/pack/pack-${'a'.repeat(40)}.pack`, 'PACK');
      repository.fifo(`.git/objects/pack/pack-${'a'.repeat(40)}.idx`);
    },
    ends: '222222',
  },
  {
    name: '.git is a FIFO',
    bend: (repository) => repository.fifo('.git'),
    ends: '222222',
  },
  {
    name: 'an ignore rule that takes for ever',
    bend(repository) {
      withIgnoredFile(repository);
      const name = `build/${'a/'.repeat(60)}public-claims.json`;
      repository.write(name, '{}');
      repository.write('.git/info/exclude', `build/public*\n/**/${'a/**/'.repeat(30)}b\nbuild\n`);
    },
    ends: 'yyyyyy',
    harmless: 'git looks at folders first',
  },
];

/** Commits a tree of the claims folder that a function makes of the bytes of the one that is there. */
function withEntries(repository: HostileRepository, name: string, mode: string, id: string): void {
  const folder = repository.id(`HEAD:${FOLDER}`);
  const lines = repository.git('ls-tree', folder).split('\n');
  const others = lines.filter((line) => !line.endsWith(`\t${name}`));
  const kind = mode === '040000' ? 'tree' : 'blob';
  const made = repository.gitWith(
    `${[...others, `${mode} ${kind} ${id}\t${name}`].join('\n')}\n`,
    'mktree',
    '--missing',
  );
  const root = repository.git('ls-tree', 'HEAD').replace(folder, made);
  const tree = repository.gitWith(`${root}\n`, 'mktree');
  repository.published(commitOf(repository, tree, [repository.id('HEAD')]));
}

function manyEntries(
  repository: HostileRepository,
  count: number,
  mode: string,
  id: string,
  end = '',
): string {
  const entries = Array.from({ length: count }, (_, at) =>
    entry(mode, `${String(at).padStart(8, '0')}${end}`, id),
  );
  return store(repository, 'tree', Buffer.concat(entries));
}

const SIZES: readonly HostileCase[] = [
  {
    name: 'claims of 1.5 GB in the commit',
    rare: true,
    bend: (repository) =>
      withEntries(repository, 'public-claims.json', '100644', storeZeros(repository)),
    ends: '22222y',
    harmless: RECORDED,
  },
  {
    name: 'claims of 1.5 GB in the commit, by --ref',
    rare: true,
    bend: (repository) =>
      withEntries(repository, 'public-claims.json', '100644', storeZeros(repository)),
    ref: 'HEAD',
    ends: '22222y',
    harmless: RECORDED,
  },
  {
    name: 'claims that say they have 100 GB',
    bend(repository) {
      const id = repository.id(`HEAD:${CLAIMS_PATH}`);
      repository.write(loosePath(id), zeros(`blob ${100 * GIB}\0`, 1));
    },
    ends: '222222',
  },
  {
    name: 'claims that say they are small and inflate to 1.5 GB',
    bend(repository) {
      const id = repository.id(`HEAD:${CLAIMS_PATH}`);
      repository.write(loosePath(id), zeros('blob 70\0', 96));
    },
    ends: '222222',
  },
  {
    name: 'the commit says that it has 100 GB',
    bend: (repository) =>
      repository.write(loosePath(repository.id('HEAD')), zeros(`commit ${100 * GIB}\0`, 1)),
    ends: '222222',
  },
  {
    name: 'the commit inflates to 1.5 GB',
    bend: (repository) =>
      repository.write(
        loosePath(repository.id('HEAD')),
        zeros(`commit ${96 * 16 * 1024 * 1024}\0`, 96),
      ),
    ends: '222222',
  },
  {
    name: 'the tree of the commit inflates to 1.5 GB',
    bend: (repository) =>
      repository.write(
        loosePath(repository.id('HEAD^{tree}')),
        zeros(`tree ${96 * 16 * 1024 * 1024}\0`, 96),
      ),
    ends: 'nnnnnn',
  },
  {
    name: 'the release tag is an object of 1.5 GB',
    bend(repository) {
      const id = 'ab'.repeat(20);
      repository.write(loosePath(id), zeros(`tag ${96 * 16 * 1024 * 1024}\0`, 96));
      repository.write('.git/refs/tags/v1.5.0', `${id}\n`);
    },
    ends: '222222',
  },
  {
    name: 'a trust root of 1.5 GB in the commit',
    rare: true,
    bend(repository) {
      const blob = storeZeros(repository);
      withEntries(
        repository,
        'trust',
        '040000',
        store(repository, 'tree', entry('100644', '1.root.json', blob)),
      );
    },
    ref: 'HEAD',
    // The newest trust root that the repository knows may be what cannot be read.
    ends: '22n222',
  },
  {
    name: 'a record of 1.5 GB in the memory',
    rare: true,
    bend(repository) {
      const record = repository.git('ls-tree', `HEAD:${RECORDS}/v1.4.0`);
      const verdict = repository.id(`HEAD:${RECORDS}/v1.4.0/gate-verdict.json`);
      const tree = repository.gitWith(
        `${record.replace(verdict, storeZeros(repository))}\n`,
        'mktree',
      );
      withEntries(
        repository,
        'releases',
        '040000',
        store(repository, 'tree', entry('40000', 'v1.4.0', tree)),
      );
    },
    ends: '22nn22',
  },
  {
    name: 'a recorded projection of 1.5 GB',
    rare: true,
    bend(repository) {
      const record = repository.git('ls-tree', `HEAD:${RECORDS}/v1.4.0`);
      const lines = repository.id(`HEAD:${RECORDS}/v1.4.0/ledger-projection.jsonl`);
      const tree = repository.gitWith(
        `${record.replace(lines, storeZeros(repository))}\n`,
        'mktree',
      );
      withEntries(
        repository,
        'releases',
        '040000',
        store(repository, 'tree', entry('40000', 'v1.4.0', tree)),
      );
    },
    ends: '111112',
  },
  {
    name: 'six levels of 32 trees',
    bend(repository) {
      let tree = manyEntries(repository, 32, '100644', repository.id('HEAD:README.md'));
      for (let level = 0; level < 6; level += 1) tree = manyEntries(repository, 32, '40000', tree);
      const root = `${repository.git('ls-tree', 'HEAD')}\n040000 tree ${tree}\tbomb\n`;
      repository.published(
        commitOf(repository, repository.gitWith(root, 'mktree'), [repository.id('HEAD')]),
      );
    },
    ref: 'HEAD',
    ends: '22nn2y',
    harmless: RECORDED,
  },
  {
    name: 'two million names beside the claims',
    rare: true,
    bend(repository) {
      const many = manyEntries(repository, 2_000_000, '100644', repository.id('HEAD:README.md'));
      const folder = repository.content('tree', repository.id(`HEAD:${FOLDER}`));
      const tree = store(
        repository,
        'tree',
        Buffer.concat([repository.content('tree', many), folder]),
      );
      const root = repository.git('ls-tree', 'HEAD').replace(repository.id(`HEAD:${FOLDER}`), tree);
      repository.published(
        commitOf(repository, repository.gitWith(`${root}\n`, 'mktree'), [repository.id('HEAD')]),
      );
    },
    ends: '222222',
    harmless: RECORDED,
  },
  {
    name: 'a hundred thousand contracts in the commit',
    rare: true,
    bend(repository) {
      const contract = repository.git('ls-tree', `HEAD:${FOLDER}/contracts`).split(/\s+/)[2] ?? '';
      withEntries(
        repository,
        'contracts',
        '040000',
        manyEntries(repository, 100_000, '100644', contract, '.json'),
      );
    },
    ref: 'HEAD',
    ends: 'nnnnny',
    harmless: RECORDED,
  },
  {
    name: 'a hundred thousand trust roots in the commit',
    bend(repository) {
      const root = repository.id(`HEAD:${FOLDER}/trust/1.root.json`);
      withEntries(
        repository,
        'trust',
        '040000',
        manyEntries(repository, 100_000, '100644', root, '.root.json'),
      );
    },
    ref: 'HEAD',
    ends: 'nnnnn2',
  },
  {
    name: 'a commit with a hundred thousand parents',
    bend(repository) {
      const parents = Array.from(
        { length: 100_000 },
        (_, at) => `parent ${at.toString(16).padStart(40, '0')}`,
      );
      const text = repository.content('commit', repository.id('HEAD')).toString('latin1');
      const more = text.replace('\nparent', `\n${parents.join('\n')}\nparent`);
      repository.published(store(repository, 'commit', Buffer.from(more)));
    },
    ends: '222222',
    harmless: RECORDED,
  },
  {
    name: 'two hundred thousand commits since the tested one',
    rare: true,
    bend(repository) {
      const tree = repository.id('HEAD^{tree}');
      const head = repository.id('HEAD');
      const lines = ['reset refs/heads/long', `from ${head}`, ''];
      for (let at = 0; at < 200_000; at += 1)
        lines.push(
          'commit refs/heads/long',
          `committer A <a@example.org> ${1_800_000_000 + at} +0000`,
          'data 0',
          '',
        );
      repository.gitWith(lines.join('\n'), 'fast-import', '--quiet');
      if (repository.id('refs/heads/long^{tree}') !== tree) throw new Error('another tree');
      repository.published(repository.id('refs/heads/long'));
      repository.remove('.git/refs/heads/long');
    },
    ends: '11111y',
    harmless: 'the recorded release has its own commit',
  },
  {
    name: 'twenty thousand tags of tags, eight deep',
    bend(repository) {
      let [id, type] = [repository.id('HEAD~2'), 'commit'];
      for (let depth = 0; depth < 8; depth += 1) {
        const text = `object ${id}\ntype ${type}\ntag x\ntagger A <a@example.org> 0 +0000\n\nx\n`;
        [id, type] = [store(repository, 'tag', Buffer.from(text)), 'tag'];
      }
      repository.git('pack-refs', '--all');
      const [, ...others] = repository.read('.git/packed-refs').trimEnd().split('\n');
      const lines = Array.from({ length: 19_990 }, (_, at) => `${id} refs/tags/v2.0.${at}`);
      const all = [...others.filter((line) => !line.startsWith('^')), ...lines].sort((one, other) =>
        one.slice(41) < other.slice(41) ? -1 : 1,
      );
      repository.write('.git/packed-refs', `# pack-refs with: sorted \n${all.join('\n')}\n`);
    },
    ends: 'yyyyyy',
    harmless: 'none of them is on a commit that is judged',
  },
  {
    name: 'folders five hundred deep',
    bend: (repository) => mkdirSync(repository.path('d/'.repeat(500)), { recursive: true }),
    ends: 'yyyyyy',
    harmless: 'there is nothing in them',
  },
  {
    name: 'folders that are links to each other',
    bend(repository) {
      mkdirSync(repository.path('docs'));
      for (const name of ['a', 'b', 'c']) symlinkSync('.', repository.path(`docs/${name}`));
    },
    ends: 'yyyyyy',
    harmless: 'links are not followed',
  },
  {
    name: 'a claims file of the work tree grows while nobody looks: 4 GB of zeros behind it',
    bend: (repository) => sparse(repository, CLAIMS_PATH, repository.read(CLAIMS_PATH)),
    ends: '22112y',
    harmless: 'what is released is read from the commit',
  },
  {
    name: 'a stray file that is a link to outside',
    bend(repository) {
      writeFileSync(repository.outside('public-claims.json'), '{}');
      repository.link(repository.outside('public-claims.json'), 'docs/public-claims.json');
    },
    ends: '11yy1y',
    harmless: 'manifest, verdict and audit are about one commit, not about what lies beside it',
  },
];

export const FILES: readonly HostileCase[] = [
  ...ENDLESS.map((hostile): HostileCase => ({ ...hostile, waits: true })),
  ...SIZES,
];

const MIB = 1024 * 1024;
const OF_ITS_COMMIT = 'what was released is read from its own commit';
const RECORD = `${FOLDER}/releases/v1.4.0`;

/** Small values: two bytes of text become many times as much memory. */
const SHAPES: Readonly<Record<string, (size: number) => string>> = {
  'empty objects': (size) => filled('{},', size),
  'empty lists': (size) => filled('[],', size),
  'nested lists': (size) => filled(`${'['.repeat(30)}${']'.repeat(30)},`, size),
  'nested objects': (size) => filled(`${'{"a":'.repeat(29)}{}${'}'.repeat(29)},`, size),
  numbers: (size) => filled('1,', size),
  'names of their own': (size) =>
    `{${Array.from({ length: size / 12 }, (_unused, at) => `"${at.toString(36)}":{}`).join()}}`,
};

function filled(value: string, size: number): string {
  return `[${value.repeat(Math.floor((size - 2) / value.length)).slice(0, -1)}]`;
}

/** Every document of a repository that is JSON, with its size limit. */
const DOCUMENTS: readonly (readonly [path: string, size: number, ends: string])[] = [
  [CLAIMS_PATH, 16 * MIB, 'nnnnny'],
  ['claimgate.config.json', 64 * 1024, 'nnnnny'],
  [`${FOLDER}/trust/1.root.json`, MIB, 'nnnnny'],
  [`${RECORD}/gate-verdict.json`, 30 * MIB, 'nnnnnn'],
  [`${RECORD}/gate-verdict.intoto.json`, MIB, 'nnnnnn'],
  [`${RECORD}/ledger-projection.intoto.json`, MIB, 'nnnnnn'],
  [`${RECORD}/retraction.intoto.json`, MIB, 'nnnnnn'],
  [`${RECORD}/release-manifest.json`, 64 * 1024, 'nnnnnn'],
];

/** Documents of so many values that reading them would take gigabytes. */
export const VALUES: readonly HostileCase[] = [
  ...DOCUMENTS.flatMap(([path, size, ends]) =>
    Object.entries(SHAPES).map(([shape, make], at): HostileCase => ({
      name: `${path} is ${size / 1024} KiB of ${shape}`,
      bend(repository) {
        repository.write(path, make(size));
        repository.commit();
      },
      ends,
      rare: at !== 0 || size > MIB,
    })),
  ),
  ...Object.entries(SHAPES).map(([shape, make]): HostileCase => ({
    name: `forty contracts are 1024 KiB of ${shape} each`,
    bend(repository) {
      for (let number = 0; number < 40; number += 1)
        repository.write(`${FOLDER}/contracts/bomb-${number}.json`, make(MIB));
      repository.commit();
    },
    ends: 'nnnnny',
    harmless: OF_ITS_COMMIT,
    rare: true,
  })),
];
