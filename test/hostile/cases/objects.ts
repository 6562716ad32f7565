import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deflateSync } from 'node:zlib';
import { CLAIMS_PATH } from '../../../src/manifest/claims.ts';
import type { HostileCase } from '../case.ts';
import {
  commitOf,
  entry,
  loosePath,
  packAs,
  serialised,
  store,
  storeAs,
  whileForged,
} from '../forge.ts';
import type { HostileRepository } from '../repository.ts';

const FOLDER = 'provider-certification';

/** The same files in a commit without history: the commit that was tested is no ancestor. */
function uproot(repository: HostileRepository): { head: string; tested: string } {
  const tested = repository.id('HEAD');
  const head = commitOf(repository, 'HEAD^{tree}');
  return { head: repository.published(head), tested };
}

/** The bytes of a commit with one more header line behind its tree. */
function withParent(repository: HostileRepository, commit: string, parent: string): Buffer {
  const text = repository.content('commit', commit).toString('latin1');
  return Buffer.from(text.replace('\n', `\nparent ${parent}\n`), 'latin1');
}

/** A commit without parents, of the bytes that a function makes of its text. */
function oddCommit(repository: HostileRepository, change: (text: string) => string): void {
  const { head } = uproot(repository);
  const text = repository.content('commit', head).toString('latin1');
  repository.published(store(repository, 'commit', Buffer.from(change(text), 'latin1')));
}

/** Another claims file, in the work tree as well: without its last claim. */
function fewerClaims(repository: HostileRepository): { id: string; bytes: Buffer } {
  const id = repository.id(`HEAD:${CLAIMS_PATH}`);
  const lines = repository.read(CLAIMS_PATH).split('\n');
  const last = lines.findLastIndex((line) => line.includes('contract_digest'));
  const kept = lines.filter((_, index) => index !== last);
  kept[last - 1] = (kept[last - 1] ?? '').replace(/,$/, '');
  const bytes = Buffer.from(kept.join('\n'));
  repository.write(CLAIMS_PATH, bytes);
  return { id, bytes };
}

/** Commits the root tree that a function makes of the bytes of the one that is there. */
function withRoot(repository: HostileRepository, change: (tree: Buffer) => Buffer): void {
  const tree = change(repository.content('tree', repository.id('HEAD^{tree}')));
  repository.published(commitOf(repository, storeTree(repository, tree), [repository.id('HEAD')]));
}

function withFolder(repository: HostileRepository, change: (tree: Buffer) => Buffer): void {
  const before = repository.id(`HEAD:${FOLDER}`);
  const id = storeTree(repository, change(repository.content('tree', before)));
  withRoot(repository, (tree) => replaced(tree, before, id));
}

function storeTree(repository: HostileRepository, bytes: Buffer): string {
  return store(repository, 'tree', bytes);
}

function replaced(tree: Buffer, before: string, after: string): Buffer {
  const at = tree.indexOf(Buffer.from(before, 'hex'));
  return Buffer.concat([tree.subarray(0, at), Buffer.from(after, 'hex'), tree.subarray(at + 20)]);
}

/** A pattern for one entry of the claims file in its folder. */
function claimsEntry(mode: string): (tree: Buffer) => Buffer {
  return (tree) => {
    const name = Buffer.from('100644 public-claims.json\0');
    const at = tree.indexOf(name);
    const id = tree.subarray(at + name.length, at + name.length + 20).toString('hex');
    return Buffer.concat([
      tree.subarray(0, at),
      entry(mode, 'public-claims.json', id),
      tree.subarray(at + name.length + 20),
    ]);
  };
}

const FOREIGN: readonly HostileCase[] = [
  { name: 'the tested commit is not in the history', bend: uproot, ends: '11111y' },
  {
    name: 'a graft gives the commit a parent',
    bend(repository) {
      const { head, tested } = uproot(repository);
      repository.write('.git/info/grafts', `${head} ${tested}\n`);
    },
    ends: '11111y',
  },
  {
    name: 'a replacement gives the commit a parent',
    bend(repository) {
      const { head, tested } = uproot(repository);
      const other = store(repository, 'commit', withParent(repository, head, tested));
      repository.write(`.git/refs/replace/${head}`, `${other}\n`);
    },
    ends: '11111y',
  },
  {
    name: 'a forged commit-graph gives the commit a parent',
    bend(repository) {
      const { head, tested } = uproot(repository);
      whileForged(repository, head, 'commit', withParent(repository, head, tested), () =>
        repository.git('commit-graph', 'write', '--reachable'),
      );
    },
    ends: '11111y',
  },
  {
    name: 'a forged chain of commit-graphs gives the commit a parent',
    bend(repository) {
      const { head, tested } = uproot(repository);
      whileForged(repository, head, 'commit', withParent(repository, head, tested), () =>
        repository.git('commit-graph', 'write', '--reachable', '--split'),
      );
    },
    ends: '11111y',
  },
  {
    name: 'a loose commit reads as one with a parent',
    bend(repository) {
      const { head, tested } = uproot(repository);
      storeAs(repository, head, 'commit', withParent(repository, head, tested));
    },
    ends: 'nnnnnn',
  },
  {
    name: 'a loose commit further back reads as one with a parent',
    bend(repository) {
      const { head, tested } = uproot(repository);
      repository.published(commitOf(repository, 'HEAD^{tree}', [head]));
      storeAs(repository, head, 'commit', withParent(repository, head, tested));
    },
    // All that the repository knows is read, with the history behind HEAD.
    ends: 'nn12n2',
  },
  {
    name: 'a pack has another commit under the id of the commit',
    bend(repository) {
      const { head, tested } = uproot(repository);
      packAs(repository, head, 'commit', withParent(repository, head, tested));
    },
    ends: 'nnnnnn',
  },
  {
    name: 'a pack has another commit under an id further back',
    bend(repository) {
      const { head, tested } = uproot(repository);
      repository.published(commitOf(repository, 'HEAD^{tree}', [head]));
      packAs(repository, head, 'commit', withParent(repository, head, tested));
    },
    ends: 'nn12n2',
  },
  {
    name: 'a forged multi-pack-index',
    bend(repository) {
      const { head, tested } = uproot(repository);
      packAs(repository, head, 'commit', withParent(repository, head, tested));
      repository.git('multi-pack-index', 'write');
      repository.remove(loosePath(head));
    },
    ends: 'nnnnnn',
  },
  {
    name: 'alternates with a forged commit',
    bend(repository) {
      const { head, tested } = uproot(repository);
      const forged = serialised('commit', withParent(repository, head, tested));
      const path = repository.outside(loosePath(head).replace('.git/', ''));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, deflateSync(forged));
      repository.remove(loosePath(head));
      repository.write('.git/objects/info/alternates', `${repository.outside('objects')}\n`);
    },
    ends: 'nnnnnn',
  },
  ...(
    [
      ['behind its committer', (text, tested) => text.replace('\n\n', `\nparent ${tested}\n\n`)],
      [
        'behind its author',
        (text, tested) => text.replace('\ncommitter', `\nparent ${tested}\ncommitter`),
      ],
      ['in its message', (text, tested) => `${text}\nparent ${tested}\n`],
      [
        'in its signature',
        (text, tested) => text.replace('\n\n', `\ngpgsig x\n parent ${tested}\n y\n\n`),
      ],
      ['in front of its tree', (text, tested) => `parent ${tested}\n${text}`],
      [
        'behind a zero byte',
        (text, tested) => text.replace('\nauthor', `\n\0\nparent ${tested}\nauthor`),
      ],
      [
        'behind a carriage return',
        (text, tested) => text.replace('\nauthor', `\r\nparent ${tested}\nauthor`),
      ],
      [
        'in capitals',
        (text, tested) => text.replace('\nauthor', `\nparent ${tested.toUpperCase()}\nauthor`),
      ],
      [
        'of half its digits',
        (text, tested) => text.replace('\nauthor', `\nparent ${tested.slice(0, 20)}\nauthor`),
      ],
    ] as const satisfies readonly (readonly [string, (text: string, tested: string) => string])[]
  ).map(([where, change]): HostileCase => ({
    name: `a commit names a parent ${where}`,
    bend(repository) {
      const tested = repository.id('HEAD');
      oddCommit(repository, (text) => change(text, tested));
    },
    // An audit does not read a damaged commit that a tag names either.
    ends: /tree|return/.test(where) ? '222222' : '11111y',
  })),
  {
    name: 'the shallow file cuts off the history',
    bend: (repository) => repository.write('.git/shallow', `${repository.id('HEAD')}\n`),
    ends: 'nny2nn',
    harmless: 'a manifest is compared with its commit alone',
  },
];

const CONTENT: readonly HostileCase[] = [
  {
    name: 'the blob of the claims reads as other claims',
    bend(repository) {
      const { id, bytes } = fewerClaims(repository);
      storeAs(repository, id, 'blob', bytes);
    },
    ends: 'nnnnnn',
  },
  {
    name: 'a pack has other claims under the id of the claims',
    bend(repository) {
      const { id, bytes } = fewerClaims(repository);
      packAs(repository, id, 'blob', bytes);
    },
    ends: 'nnnnnn',
  },
  {
    name: 'alternates have other claims under the id of the claims',
    bend(repository) {
      const { id, bytes } = fewerClaims(repository);
      const path = repository.outside(loosePath(id).replace('.git/', ''));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, deflateSync(serialised('blob', bytes)));
      repository.remove(loosePath(id));
      repository.write('.git/objects/info/alternates', `${repository.outside('objects')}\n`);
    },
    ends: 'nnnnnn',
  },
  {
    name: 'a replacement of the blob of the claims',
    bend(repository) {
      const { id, bytes } = fewerClaims(repository);
      repository.write(`.git/refs/replace/${id}`, `${store(repository, 'blob', bytes)}\n`);
    },
    ends: 'd1111y',
    harmless: 'what is released is read from the commit, where nothing was replaced',
  },
  {
    name: 'the objects lie in an alternate',
    bend(repository) {
      const objects = repository.outside('objects');
      mkdirSync(objects);
      for (const path of repository.git('rev-list', '--all', '--objects').split('\n')) {
        const name = loosePath(path.slice(0, 40)).replace('.git/objects/', '');
        mkdirSync(dirname(`${objects}/${name}`), { recursive: true });
        writeFileSync(`${objects}/${name}`, readFileSync(repository.path(`.git/objects/${name}`)));
        rmSync(repository.path(`.git/objects/${name}`));
      }
      repository.write('.git/objects/info/alternates', `${objects}\n`);
    },
    ends: 'yyyyyy',
    harmless: 'every object has the id of its bytes, wherever it lies',
  },
  {
    name: 'a commit and a blob change places',
    bend(repository) {
      const [commit, blob] = [repository.id('HEAD'), repository.id(`HEAD:${CLAIMS_PATH}`)];
      const bytes = readFileSync(repository.path(loosePath(commit)));
      repository.write(loosePath(commit), readFileSync(repository.path(loosePath(blob))));
      repository.write(loosePath(blob), bytes);
    },
    ends: 'nnnnnn',
  },
  {
    name: 'claims are a link in the commit',
    bend: (repository) => withFolder(repository, claimsEntry('120000')),
    ends: '22nn2y',
    harmless: 'the recorded release has its own commit',
  },
  {
    name: 'claims are a submodule in the commit',
    bend: (repository) => withFolder(repository, claimsEntry('160000')),
    ends: '22nn2y',
    harmless: 'the recorded release has its own commit',
  },
  {
    name: 'claims are executable in the commit',
    bend: (repository) => withFolder(repository, claimsEntry('100755')),
    ends: '22nn2y',
    harmless: 'the recorded release has its own commit',
  },
  {
    name: 'claims are a folder in the commit',
    bend: (repository) => withFolder(repository, claimsEntry('40000')),
    ends: '22nn2y',
    harmless: 'the recorded release has its own commit',
  },
  {
    name: 'claims have an odd mode in the commit',
    bend: (repository) => withFolder(repository, claimsEntry('0100644')),
    ends: 'yy11yy',
    harmless: 'old programs wrote zeros in front, and git reads it as a plain file',
  },
  {
    name: 'claims are twice in one tree, first as they are',
    bend(repository) {
      const other = store(repository, 'blob', Buffer.from('{"schema_version":1,"claims":[]}\n'));
      withFolder(repository, (tree) =>
        Buffer.concat([tree, entry('100644', 'public-claims.json', other)]),
      );
    },
    ref: 'HEAD',
    ends: '222222',
  },
  {
    name: 'claims are twice in one tree, first as others',
    bend(repository) {
      const other = store(repository, 'blob', Buffer.from('{"schema_version":1,"claims":[]}\n'));
      withFolder(repository, (tree) =>
        Buffer.concat([entry('100644', 'public-claims.json', other), tree]),
      );
    },
    ref: 'HEAD',
    ends: '222222',
  },
  {
    name: 'the folder of the claims is twice in one tree',
    bend(repository) {
      const other = storeTree(repository, Buffer.alloc(0));
      withRoot(repository, (tree) => Buffer.concat([tree, entry('40000', FOLDER, other)]));
    },
    ref: 'HEAD',
    ends: '222222',
  },
  {
    name: 'a file and a folder have the name of the folder of the claims',
    bend(repository) {
      const blob = repository.id('HEAD:README.md');
      withRoot(repository, (tree) => Buffer.concat([tree, entry('100644', FOLDER, blob)]));
    },
    ref: 'HEAD',
    ends: '222222',
  },
  {
    name: 'a case twin of the claims file in the commit',
    bend(repository) {
      const blob = repository.id('HEAD:README.md');
      withFolder(repository, (tree) =>
        Buffer.concat([entry('100644', 'Public-Claims.json', blob), tree]),
      );
    },
    ends: '22nn2y',
    harmless: 'the recorded release has its own commit',
  },
  {
    name: 'a twin of the claims file whose name HFS+ ignores a letter of',
    bend(repository) {
      const blob = repository.id('HEAD:README.md');
      withFolder(repository, (tree) =>
        Buffer.concat([tree, entry('100644', 'public-claims\u200c.json', blob)]),
      );
    },
    ref: 'HEAD',
    ends: 'nnnnny',
    harmless: 'the recorded release has its own commit',
  },
  ...['..', '.', '.git', '', 'a/b', `${FOLDER}/public-claims.json`, '.GIT', 'git~1', 'a\nb'].map(
    (name): HostileCase => ({
      name: `a tree with the name ${JSON.stringify(name)}`,
      bend(repository) {
        const blob = repository.id('HEAD:README.md');
        withRoot(repository, (tree) => Buffer.concat([entry('100644', name, blob), tree]));
      },
      ends: 'yy11yy',
      harmless: 'it is no name of a document, and git writes no such file',
    }),
  ),
  {
    name: 'a truncated tree',
    bend: (repository) => withRoot(repository, (tree) => tree.subarray(0, tree.length - 3)),
    ends: 'nnnnnn',
    harmless: 'the recorded release has its own commit',
  },
  {
    name: 'a decoy in a folder with a line break',
    bend(repository) {
      repository.write('a\nb/public-claims.json', '{}');
      repository.commit();
    },
    ends: '11111y',
    harmless: 'the recorded release has its own commit',
  },
  {
    name: 'a decoy in a folder with a line break of the commit',
    bend(repository) {
      repository.write('a\nb/public-claims.json', '{}');
      repository.commit();
      repository.remove('a\nb');
    },
    ref: 'HEAD',
    ends: '11111y',
    harmless: 'the recorded release has its own commit',
  },
  {
    name: 'a decoy beside a stray .git',
    bend(repository) {
      repository.write('docs/public-claims.json', '{}');
      repository.commit();
      repository.write('docs/.git', 'gitdir: nowhere\n');
    },
    ends: '11111y',
    harmless: 'the recorded release has its own commit',
  },
  {
    name: 'a commit without author and committer',
    bend: (repository) =>
      repository.published(
        store(
          repository,
          'commit',
          Buffer.from(
            `tree ${repository.id('HEAD^{tree}')}\nparent ${repository.id('HEAD')}\n\nx\n`,
          ),
        ),
      ),
    ends: 'yy11yy',
    harmless: 'a commit is its tree and its parents',
  },
  {
    name: 'a commit of the year 2100, and a parent of 1970',
    bend(repository) {
      const text = repository.content('commit', repository.id('HEAD')).toString('latin1');
      const late = text
        .replaceAll(/> \d+ /g, '> 4102444800 ')
        .replace(/parent .*/, `parent ${repository.id('HEAD')}`);
      repository.published(store(repository, 'commit', Buffer.from(late, 'latin1')));
    },
    ends: 'yy11yy',
    harmless: 'no date of a commit counts',
  },
  {
    name: 'an index of a pack that is garbage',
    bend(repository) {
      repository.write(`.git/objects/pack/pack-${'a'.repeat(40)}.idx`, 'garbage');
      repository.write(`.git/objects/pack/pack-${'a'.repeat(40)}.pack`, 'garbage');
    },
    ends: 'yyyyyy',
    harmless: 'every object that is needed is there without it',
  },
];

export const OBJECTS: readonly HostileCase[] = [...FOREIGN, ...CONTENT];
