import {
  chmodSync,
  chownSync,
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { CLAIMS_PATH } from '../../../src/manifest/claims.ts';
import type { HostileCase } from '../case.ts';
import type { HostileRepository } from '../repository.ts';
import { withIgnoredFile, withOtherLineEnds } from './configuration.ts';

const ALL_YES = 'yyyyyy';
const SAME_BYTES = 'the bytes are those of the commit that git names';

function giveAway(path: string): void {
  chownSync(path, 65534, 65534);
  if (lstatSync(path).isDirectory())
    for (const name of readdirSync(path)) giveAway(join(path, name));
}

/** A program called git that must never be the one that answers. */
function plantGit(repository: HostileRepository, folder: string): void {
  for (const name of ['git', 'touch', 'sh', 'node'])
    repository.write(`${folder}/${name}`, `#!/bin/sh\n${repository.program} "$@"\nexit 1\n`, 0o755);
  repository.write('.git/info/exclude', '*\n');
}

function pathOf(before: (repository: HostileRepository) => string, folder = 'node_modules/.bin') {
  return (repository: HostileRepository): void => {
    plantGit(repository, folder);
    repository.environment['PATH'] =
      `${before(repository)}:${repository.environment['PATH'] ?? ''}`;
  };
}

const PLANTED: readonly HostileCase[] = (
  [
    [
      'in the folder of programs that npx puts in front',
      (r) => r.path('node_modules/.bin'),
      'node_modules/.bin',
    ],
    ['by an empty entry of PATH', () => '', '.'],
    ['by a dot in PATH', () => '.', '.'],
    ['by a relative entry of PATH', () => './node_modules/.bin', 'node_modules/.bin'],
    ['by a way through another folder', (r) => `${r.outside('')}/../repo/bin`, 'bin'],
    ['in .git', (r) => r.path('.git/bin'), '.git/bin'],
  ] as const satisfies readonly (readonly [
    string,
    (repository: HostileRepository) => string,
    string,
  ])[]
).map(([how, before, folder]): HostileCase => ({
  name: `a git of its own, ${how}`,
  bend: pathOf(before, folder),
  ends: ALL_YES,
  harmless: 'the git outside of the repository answers',
  commands: ['check', 'manifest create', 'manifest verify', 'verdict require', 'audit'],
}));

export const SURROUNDINGS: readonly HostileCase[] = [
  ...PLANTED,
  {
    name: 'a git of its own, by a link outside',
    bend(repository) {
      plantGit(repository, 'bin');
      symlinkSync(repository.path('bin'), repository.outside('bin'));
      repository.environment['PATH'] =
        `${repository.outside('bin')}:${repository.environment['PATH'] ?? ''}`;
    },
    ends: ALL_YES,
    harmless: 'the git outside of the repository answers',
    commands: ['check', 'manifest create', 'manifest verify', 'verdict require', 'audit'],
  },
  {
    name: 'a git of its own, by a link to the program',
    bend(repository) {
      plantGit(repository, 'bin');
      mkdirSync(repository.outside('bin'));
      symlinkSync(repository.path('bin/git'), repository.outside('bin/git'));
      repository.environment['PATH'] =
        `${repository.outside('bin')}:${repository.environment['PATH'] ?? ''}`;
    },
    ends: ALL_YES,
    harmless: 'the git outside of the repository answers',
  },
  {
    name: 'no git but its own',
    bend(repository) {
      plantGit(repository, 'bin');
      repository.environment['PATH'] = repository.path('bin');
    },
    ends: '222222',
  },
  {
    name: 'the repository belongs to another user',
    bend: (repository) => giveAway(repository.root),
    ends: '222222',
    says: /CLAIMGATE_SAFE_DIRECTORY|repository_owner_differs/,
    needsRoot: true,
  },
  {
    name: '.git belongs to another user',
    bend: (repository) => giveAway(repository.path('.git')),
    ends: '222222',
    says: /CLAIMGATE_SAFE_DIRECTORY|repository_owner_differs/,
    needsRoot: true,
  },
  {
    name: 'safe.directory in the configuration of another user',
    bend(repository) {
      repository.configure('[safe]', 'directory = *');
      giveAway(repository.root);
    },
    ends: '222222',
    says: /CLAIMGATE_SAFE_DIRECTORY|repository_owner_differs/,
    needsRoot: true,
  },
  {
    name: 'CLAIMGATE_SAFE_DIRECTORY names another folder',
    bend(repository) {
      giveAway(repository.root);
      repository.environment['CLAIMGATE_SAFE_DIRECTORY'] = repository.outside('');
    },
    ends: '222222',
    needsRoot: true,
  },
  {
    name: '.git is a file that leads to a repository of another user',
    bend(repository) {
      renameSync(repository.path('.git'), repository.outside('git'));
      giveAway(repository.outside('git'));
      repository.write('.git', `gitdir: ${repository.outside('git')}\n`);
    },
    ends: '222222',
    needsRoot: true,
  },
  {
    name: '.git is a file that leads elsewhere',
    bend(repository) {
      renameSync(repository.path('.git'), repository.outside('git'));
      repository.write('.git', `gitdir: ${repository.outside('git')}\n`);
    },
    ends: ALL_YES,
    harmless: SAME_BYTES,
  },
  {
    name: '.git is a link',
    bend(repository) {
      renameSync(repository.path('.git'), repository.outside('git'));
      symlinkSync(repository.outside('git'), repository.path('.git'));
    },
    ends: ALL_YES,
    harmless: SAME_BYTES,
  },
  {
    name: '.git is a file that leads to itself',
    bend(repository) {
      repository.remove('.git');
      repository.write('.git', 'gitdir: .git\n');
    },
    ends: '222222',
  },
  {
    name: '.git is an empty folder, and the files of a repository lie around it',
    bend(repository) {
      for (const name of readdirSync(repository.path('.git')))
        renameSync(repository.path(`.git/${name}`), repository.path(name));
    },
    ends: '222222',
  },
  {
    name: 'a bare repository',
    bend(repository) {
      for (const name of readdirSync(repository.path('.git')))
        renameSync(repository.path(`.git/${name}`), repository.path(name));
      repository.remove('.git');
    },
    ends: '222222',
  },
  {
    name: '.git is an empty folder in a folder of a good repository',
    bend(repository) {
      renameSync(repository.path('.git'), join(repository.folder, 'outside/git'));
      renameSync(repository.outside('git'), join(repository.folder, '.git'));
      mkdirSync(repository.path('.git'));
    },
    ends: '222222',
  },
  {
    name: 'a repository inside the folder of the claims',
    bend: (repository) =>
      cpSync(repository.base.path('clone/.git'), repository.path('provider-certification/.git'), {
        recursive: true,
      }),
    ends: '22yy2y',
    harmless:
      'what was released is read from commits, and a folder of the work tree hides none of them',
  },
  {
    name: 'commondir leads to another repository',
    bend(repository) {
      cpSync(repository.path('.git'), repository.outside('git'), { recursive: true });
      repository.write('.git/commondir', `${repository.outside('git')}\n`);
    },
    ends: ALL_YES,
    harmless: SAME_BYTES,
  },
  {
    name: 'attributes that convert everything',
    bend: (repository) =>
      repository.write(
        '.gitattributes',
        `${repository.read('.gitattributes')}* text eol=crlf ident filter=x working-tree-encoding=UTF-16 export-subst export-ignore\n`,
      ),
    ends: ALL_YES,
    harmless: SAME_BYTES,
  },
  {
    name: 'the index is garbage',
    bend(repository) {
      withIgnoredFile(repository);
      repository.write('.git/index', 'garbage');
    },
    ends: '22yy2y',
    harmless: 'what was released is read from commits, and needs no index',
  },
  {
    name: 'the index is gone',
    bend: (repository) => repository.remove('.git/index'),
    ends: ALL_YES,
    harmless: 'files are compared with the commit, not with the index',
  },
  {
    name: 'claims that differ are assumed to be unchanged',
    bend(repository) {
      repository.git('update-index', '--assume-unchanged', CLAIMS_PATH);
      repository.git('update-index', '--skip-worktree', 'claimgate.config.json');
      repository.write(CLAIMS_PATH, `${repository.read(CLAIMS_PATH)}\n`);
    },
    ends: 'd1111y',
    harmless: 'what is released is read from the commit',
  },
  {
    name: 'settings for npm that load a program',
    bend(repository) {
      repository.write(
        '.npmrc',
        `node-options=--require ${repository.program}\nscript-shell=${repository.program}\n`,
      );
      repository.write(
        'package.json',
        `{"type":"module","scripts":{"preinstall":"${repository.program}"}}\n`,
      );
      repository.write(
        'node_modules/simple-git/index.js',
        `require('fs').writeFileSync(${JSON.stringify(repository.mark)}, '')\n`,
      );
      repository.write(
        'node_modules/micromatch/index.js',
        `require('fs').writeFileSync(${JSON.stringify(repository.mark)}, '')\n`,
      );
      repository.write('.git/info/exclude', 'node_modules\n.npmrc\npackage.json\n');
    },
    ends: ALL_YES,
    harmless:
      'neither npm nor Node.js reads settings or packages here when the program is started by its path',
  },
  {
    name: 'HOME is the repository',
    bend(repository) {
      withIgnoredFile(repository);
      withOtherLineEnds(repository);
      repository.environment['HOME'] = repository.root;
      repository.write(
        '.gitconfig',
        `[core]\n\tfsmonitor = ${repository.program}\n\tautocrlf = true\n[trace2]\n\teventTarget = ${repository.outside('trace')}\n[alias]\n\tconfig = !${repository.program}\n[safe]\n\tdirectory = *\n`,
      );
    },
    ends: '22112y',
    harmless: 'what is released is read from the commit',
  },
  {
    name: 'HOME is the repository, and its configuration is a FIFO',
    bend(repository) {
      withOtherLineEnds(repository);
      repository.environment['HOME'] = repository.root;
      repository.fifo('.gitconfig');
    },
    ends: '22112y',
    harmless: 'what is released is read from the commit',
  },
  {
    name: 'an environment full of GIT_ variables',
    bend(repository) {
      withIgnoredFile(repository);
      const config = repository.outside('config');
      writeFileSync(
        config,
        `[core]\n\tfsmonitor = ${repository.program}\n\thooksPath = ${repository.outside('')}\n`,
      );
      mkdirSync(repository.outside('exec'));
      for (const name of ['git-cat-file', 'git-show-ref', 'git-rev-parse']) {
        writeFileSync(repository.outside(`exec/${name}`), `#!/bin/sh\n${repository.program}\n`);
        chmodSync(repository.outside(`exec/${name}`), 0o755);
      }
      Object.assign(repository.environment, {
        GIT_DIR: repository.outside(''),
        GIT_WORK_TREE: repository.outside(''),
        GIT_COMMON_DIR: repository.outside(''),
        GIT_INDEX_FILE: repository.outside('index'),
        GIT_OBJECT_DIRECTORY: repository.outside('objects'),
        GIT_ALTERNATE_OBJECT_DIRECTORIES: repository.outside('objects'),
        GIT_CONFIG_GLOBAL: config,
        GIT_CONFIG_SYSTEM: config,
        GIT_CONFIG_COUNT: '1',
        GIT_CONFIG_KEY_0: 'core.fsmonitor',
        GIT_CONFIG_VALUE_0: repository.program,
        GIT_CONFIG_PARAMETERS: `'core.fsmonitor=${repository.program}'`,
        GIT_EXEC_PATH: repository.outside('exec'),
        GIT_TRACE: repository.outside('trace'),
        GIT_TRACE2_EVENT: repository.outside('trace2'),
        GIT_SSH_COMMAND: repository.program,
        GIT_PAGER: repository.program,
        GIT_EXTERNAL_DIFF: repository.program,
        GIT_ALLOW_PROTOCOL: 'ext:file:https',
        GIT_GRAFT_FILE: repository.outside('grafts'),
        GIT_REPLACE_REF_BASE: 'refs/heads/',
        GIT_NAMESPACE: 'other',
        GIT_SHALLOW_FILE: repository.outside('shallow'),
        GIT_CEILING_DIRECTORIES: '/',
        GIT_DISCOVERY_ACROSS_FILESYSTEM: '1',
        GIT_ATTR_SOURCE: 'refs/heads/none',
      });
    },
    ends: ALL_YES,
    harmless: 'no variable of git reaches it',
  },
];
