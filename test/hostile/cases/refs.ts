import type { HostileCase } from '../case.ts';
import { commitOf, entry, store } from '../forge.ts';
import type { HostileRepository } from '../repository.ts';

const RECORDS = 'provider-certification/releases';
const FULL_ID = 'a tag of that name is another ref';

/** HEAD and the remote's branch go on without the records of releases. @returns the commit that had them */
function forget(repository: HostileRepository): string {
  const before = repository.id('HEAD');
  repository.remove(RECORDS);
  repository.commit('Forget');
  return before;
}

/** Only the commit that is judged lost its records; the remote's branch still has them. */
function forgetHere(repository: HostileRepository): void {
  const before = forget(repository);
  repository.git('update-ref', 'refs/remotes/origin/main', before);
}

function withoutRemoteHead(repository: HostileRepository): void {
  repository.git('symbolic-ref', '--delete', 'refs/remotes/origin/HEAD');
}

/** A ref by its file, whatever git thinks of its name. */
function ref(repository: HostileRepository, name: string, id: string): void {
  repository.write(`.git/${name}`, `${id}\n`);
}

export const REFS: readonly HostileCase[] = [
  {
    name: 'a tag refs/remotes/origin/HEAD answers for the branch of the remote',
    bend(repository) {
      forget(repository);
      withoutRemoteHead(repository);
      ref(repository, 'refs/tags/refs/remotes/origin/HEAD', repository.id('HEAD'));
    },
    older: true,
    ends: 'nn12nn',
  },
  {
    name: 'a branch refs/remotes/origin/HEAD answers for the branch of the remote',
    bend(repository) {
      forget(repository);
      withoutRemoteHead(repository);
      ref(repository, 'refs/heads/refs/remotes/origin/HEAD', repository.id('HEAD'));
    },
    older: true,
    ends: 'nn12nn',
  },
  {
    name: 'a tag stands in front of the branch that --memory names',
    bend(repository) {
      forgetHere(repository);
      ref(repository, 'refs/tags/origin/main', repository.id('HEAD'));
      ref(repository, 'refs/origin/main', repository.id('HEAD'));
      ref(repository, 'origin/main', repository.id('HEAD'));
    },
    memory: 'refs/remotes/origin/main',
    older: true,
    ends: '11nn1y',
  },
  {
    name: 'a tag refs/tags/v9.9.9 answers for v9.9.9',
    bend: (repository) => ref(repository, 'refs/tags/refs/tags/v9.9.9', repository.id('HEAD')),
    ref: 'refs/tags/v9.9.9',
    ends: 'nnnnny',
    harmless: 'an audit of v1.4.0 does not ask for v9.9.9',
  },
  {
    name: 'a branch refs/tags/v9.9.9 answers for v9.9.9',
    bend: (repository) => ref(repository, 'refs/heads/refs/tags/v9.9.9', repository.id('HEAD')),
    ref: 'refs/tags/v9.9.9',
    ends: 'nnnnny',
    harmless: 'an audit of v1.4.0 does not ask for v9.9.9',
  },
  {
    name: 'branches with the names of release tags, on another commit',
    bend(repository) {
      for (const name of ['v1.4.0', 'v1.5.0', 'tags/v1.5.0', 'refs/tags/v1.4.0'])
        ref(repository, `refs/heads/${name}`, repository.id('HEAD~2'));
    },
    ends: 'yyyyyy',
    harmless: 'a branch is no tag',
  },
  {
    name: 'a tag and a branch called HEAD, on another commit',
    bend(repository) {
      for (const name of [
        'refs/tags/HEAD',
        'refs/heads/HEAD',
        'refs/HEAD',
        'refs/remotes/HEAD/HEAD',
      ])
        ref(repository, name, repository.id('HEAD~2'));
    },
    ends: 'yyyyyy',
    harmless: FULL_ID,
  },
  {
    name: 'a tag with the name of the commit that is judged',
    bend(repository) {
      const head = repository.id('HEAD');
      ref(repository, `refs/tags/${head}`, repository.id('HEAD~2'));
      ref(repository, `refs/heads/${head}`, repository.id('HEAD~2'));
      ref(repository, `refs/tags/${head.slice(0, 10)}`, repository.id('HEAD~2'));
    },
    ends: 'yyyyyy',
    harmless: 'forty digits are always an object id',
  },
  {
    name: 'refs with names like options',
    bend(repository) {
      for (const name of ['-x', '--output=x', '-C', '--git-dir=elsewhere', '--upload-pack=x'])
        for (const kind of ['heads', 'tags', 'remotes/origin'])
          ref(repository, `refs/${kind}/${name}`, repository.id('HEAD'));
    },
    ends: 'yyyyyy',
    harmless: 'no name of a ref reaches git as an option',
  },
  {
    name: '--ref names a branch like an option that writes a file',
    bend: (repository) => ref(repository, 'refs/heads/--output=x', repository.id('HEAD')),
    ref: '--output=x',
    ends: 'yyyyyy',
    harmless: 'it is the branch of that name',
  },
  {
    name: 'HEAD is a loop of symbolic refs',
    bend(repository) {
      repository.write('.git/HEAD', 'ref: refs/heads/one\n');
      repository.write('.git/refs/heads/one', 'ref: refs/heads/two\n');
      repository.write('.git/refs/heads/two', 'ref: refs/heads/one\n');
    },
    ends: 'nnynny',
    harmless: 'the memory of an audit is the branch of the remote',
  },
  {
    name: 'HEAD names what git does not take for a ref',
    bend: (repository) => repository.write('.git/HEAD', 'ref: ../../outside/canary\n'),
    ends: '222222',
  },
  {
    name: 'HEAD is a link to a file outside',
    bend: (repository) => repository.link(repository.outside('canary'), '.git/HEAD'),
    ends: '222222',
  },
  {
    name: 'HEAD is detached at a missing commit',
    bend: (repository) => repository.write('.git/HEAD', `${'a'.repeat(40)}\n`),
    // Git lists no refs, not even those that are whole.
    ends: '222222',
  },
  {
    name: 'a tag of a tag of a tag, a thousand deep',
    bend(repository) {
      let [id, type] = [repository.id('HEAD'), 'commit'];
      for (let depth = 0; depth < 1000; depth += 1) {
        const text = `object ${id}\ntype ${type}\ntag v1.5.0\ntagger A <a@example.org> 0 +0000\n\nx\n`;
        [id, type] = [store(repository, 'tag', Buffer.from(text)), 'tag'];
      }
      ref(repository, 'refs/tags/v1.5.0', id);
    },
    ends: '222222',
  },
  {
    name: 'packed-refs says that an annotated tag names another commit than it does',
    bend(repository) {
      const head = repository.id('HEAD');
      const text = `object ${repository.id('v1.4.0')}\ntype commit\ntag v1.5.0\ntagger A <a@example.org> 0 +0000\n\nx\n`;
      const tag = store(repository, 'tag', Buffer.from(text));
      repository.git('tag', '--delete', 'v1.5.0');
      repository.git('pack-refs', '--all');
      const lines = repository
        .read('.git/packed-refs')
        .split('\n')
        .filter((line) => line !== '');
      const sorted = [...lines.slice(1), `${tag} refs/tags/v1.5.0\n^${head}`].sort((one, other) =>
        one.slice(41) < other.slice(41) ? -1 : 1,
      );
      repository.write('.git/packed-refs', `${[lines[0], ...sorted].join('\n')}\n`);
    },
    ends: 'yn1yyy',
    harmless: 'without a release the commit is judged, whatever tag it has',
  },
  {
    name: 'a release tag that names a file',
    bend: (repository) => ref(repository, 'refs/tags/v1.5.0', repository.id('HEAD:README.md')),
    ends: 'ynnyyy',
    harmless: 'without a release the commit is judged, whatever tags there are',
  },
  {
    name: 'a ref to the tree of the commit',
    bend: (repository) => ref(repository, 'refs/heads/tree', repository.id('HEAD^{tree}')),
    ref: 'refs/heads/tree',
    ends: 'nnnnny',
    harmless: 'an audit of v1.4.0 does not ask for it',
  },
  {
    name: 'a broken file among the tags',
    bend: (repository) => repository.write('.git/refs/tags/v0.1.0', 'garbage\n'),
    ends: '222222',
  },
  {
    name: 'fifty thousand release tags',
    bend(repository) {
      const id = repository.id('HEAD~2');
      const lines = Array.from({ length: 50_000 }, (_, at) => `${id} refs/tags/v2.0.${at}`).sort();
      repository.git('pack-refs', '--all');
      const [head = '', ...others] = repository.read('.git/packed-refs').trimEnd().split('\n');
      const all = [...others, ...lines].sort((one, other) =>
        one.slice(41) < other.slice(41) ? -1 : 1,
      );
      repository.write('.git/packed-refs', `${[head, ...all].join('\n')}\n`);
    },
    ends: '222222',
  },
  {
    name: 'fifty thousand tags of tags',
    bend(repository) {
      const text = `object ${repository.id('HEAD~2')}\ntype commit\ntag inner\ntagger A <a@example.org> 0 +0000\n\nx\n`;
      const inner = store(repository, 'tag', Buffer.from(text));
      const outer = store(
        repository,
        'tag',
        Buffer.from(
          `object ${inner}\ntype tag\ntag outer\ntagger A <a@example.org> 0 +0000\n\nx\n`,
        ),
      );
      repository.git('pack-refs', '--all');
      const [, ...others] = repository.read('.git/packed-refs').trimEnd().split('\n');
      const lines = Array.from({ length: 50_000 }, (_, at) => `${outer} refs/tags/v2.0.${at}`);
      const all = [...others.filter((line) => !line.startsWith('^')), ...lines].sort((one, other) =>
        one.slice(41) < other.slice(41) ? -1 : 1,
      );
      repository.write('.git/packed-refs', `# pack-refs with: sorted \n${all.join('\n')}\n`);
    },
    ends: '222222',
  },
  {
    name: 'without the HEAD of its remote, and records deleted on the branch',
    bend(repository) {
      forget(repository);
      withoutRemoteHead(repository);
    },
    older: true,
    ends: '22nnnn',
  },
  {
    name: 'without the HEAD of its remote',
    bend: withoutRemoteHead,
    ends: '22y222',
    harmless: 'a manifest is compared with its commit alone, not with earlier releases',
  },
  {
    name: 'the HEAD of its remote names a branch that is not here',
    bend: (repository) =>
      repository.write('.git/refs/remotes/origin/HEAD', 'ref: refs/remotes/origin/x\n'),
    ends: '22y222',
    harmless: 'a manifest is compared with its commit alone, not with earlier releases',
  },
  {
    name: 'its only remote is called upstream, and the branch lost the records',
    bend(repository) {
      repository.git('remote', 'rename', 'origin', 'upstream');
      repository.remove(RECORDS);
      repository.git('add', '--all');
      repository.git('commit', '--quiet', '--message', 'Forget');
    },
    older: true,
    ends: '22yn22',
    harmless: 'the tag and its manifest are whole',
  },
  {
    name: 'without any remote, a branch without records is checked out',
    bend(repository) {
      repository.git('remote', 'remove', 'origin');
      repository.git('checkout', '--quiet', '-b', 'work');
      repository.remove(RECORDS);
      repository.git('add', '--all');
      repository.git('commit', '--quiet', '--message', 'Forget');
    },
    older: true,
    ends: '11yn1y',
    harmless: 'the record is on the other branch; the tag and its manifest are whole',
  },
  {
    name: 'without any remote and without any branch, a commit without records is checked out',
    bend(repository) {
      forget(repository);
      repository.git('checkout', '--quiet', '--detach');
      repository.git('remote', 'remove', 'origin');
      repository.git('branch', '--delete', '--force', 'main');
    },
    older: true,
    ends: 'nnnnnn',
  },
  {
    name: 'the remote is named in .git/remotes only, and the branch lost the records',
    bend(repository) {
      repository.git('remote', 'remove', 'origin');
      repository.write(
        '.git/remotes/origin',
        'URL: https://git.example/x\nPull: refs/heads/main:refs/remotes/origin/main\n',
      );
      repository.remove(RECORDS);
      repository.git('add', '--all');
      repository.git('commit', '--quiet', '--message', 'Forget');
    },
    older: true,
    ends: 'nnynnn',
    harmless: 'the tag and its manifest are whole',
  },
  {
    name: 'the remote is named in .git/branches only, and the branch lost the records',
    bend(repository) {
      repository.git('remote', 'remove', 'origin');
      repository.write('.git/branches/origin', 'https://git.example/x#main\n');
      repository.remove(RECORDS);
      repository.git('add', '--all');
      repository.git('commit', '--quiet', '--message', 'Forget');
    },
    older: true,
    ends: 'nnynnn',
    harmless: 'the tag and its manifest are whole',
  },
  {
    name: 'the section of its remote is gone, and the branch lost the records',
    bend(repository) {
      repository.git('config', '--remove-section', 'remote.origin');
      repository.remove(RECORDS);
      repository.git('add', '--all');
      repository.git('commit', '--quiet', '--message', 'Forget');
    },
    older: true,
    ends: '11yn1y',
    harmless: 'the record is on the branch of the remote; the tag and its manifest are whole',
  },
  {
    name: 'records deleted on the branch that is judged',
    bend: forgetHere,
    older: true,
    ends: '11nn1y',
    harmless: 'the record is on the branch of the remote',
  },
  {
    name: 'the folder of records is called Releases',
    bend(repository) {
      repository.git('mv', RECORDS, 'provider-certification/Releases');
      repository.commit();
    },
    older: true,
    ends: '22nn22',
  },
  {
    name: 'the folder is called Provider-Certification beside the real one',
    bend(repository) {
      const records = repository.id(`HEAD:${RECORDS}`);
      repository.remove(RECORDS);
      repository.git('add', '--all');
      repository.git('read-tree', `--prefix=Provider-Certification/releases/`, records);
      repository.git('commit', '--quiet', '--message', 'Twin');
      repository.published(repository.id('HEAD'));
    },
    older: true,
    ends: '22nn22',
  },
  {
    name: 'the folder of records is a submodule',
    bend(repository) {
      repository.remove(RECORDS);
      repository.git('add', '--all');
      const submodule = `160000,${'a'.repeat(40)},${RECORDS}`;
      repository.git('update-index', '--add', '--cacheinfo', submodule);
      repository.git('commit', '--quiet', '--message', 'Submodule');
      repository.published(repository.id('HEAD'));
    },
    older: true,
    ends: '22nn22',
  },
  {
    name: 'the record of a release is a link',
    bend(repository) {
      repository.link('elsewhere', `${RECORDS}/v1.4.0`);
      repository.commit();
    },
    older: true,
    ends: '22nn22',
  },
  {
    name: 'the manifest of a record is a link',
    bend(repository) {
      repository.link('../../public-claims.json', `${RECORDS}/v1.4.0/release-manifest.json`);
      repository.commit();
    },
    older: true,
    ends: '22nn22',
  },
  {
    name: 'a record that is an empty folder name with a dot',
    bend(repository) {
      const records = repository.content('tree', repository.id(`HEAD:${RECORDS}`));
      const tree = Buffer.concat([
        entry('40000', '.', repository.id(`HEAD:${RECORDS}/v1.4.0`)),
        records,
      ]);
      rehang(repository, RECORDS, store(repository, 'tree', tree));
    },
    older: true,
    ends: 'nnnnny',
    harmless: 'one more record makes nothing less strict',
  },
  {
    name: 'twenty thousand records',
    bend(repository) {
      const record = repository.id(`HEAD:${RECORDS}/v1.4.0`);
      const names = Array.from({ length: 20_000 }, (_, at) => `v1.4.${at}`).sort();
      const tree = Buffer.concat(names.map((name) => entry('40000', name, record)));
      rehang(repository, RECORDS, store(repository, 'tree', tree));
    },
    ends: 'nnnnnn',
  },
];

/** Commits a tree in the place of another one, two levels deep. */
function rehang(repository: HostileRepository, path: string, id: string): void {
  const [folder = '', name = ''] = path.split('/');
  const inner = replaced(repository.content('tree', repository.id(`HEAD:${folder}`)), name, id);
  const root = repository.content('tree', repository.id('HEAD^{tree}'));
  const outer = replaced(root, folder, store(repository, 'tree', inner));
  const tree = store(repository, 'tree', outer);
  repository.published(commitOf(repository, tree, [repository.id('HEAD')]));
}

function replaced(tree: Buffer, name: string, id: string): Buffer {
  const marker = Buffer.from(`${name}\0`);
  const at = tree.indexOf(marker) + marker.length;
  return Buffer.concat([tree.subarray(0, at), Buffer.from(id, 'hex'), tree.subarray(at + 20)]);
}
