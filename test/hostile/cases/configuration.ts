import { mkdirSync, writeFileSync } from 'node:fs';
import { CLAIMS_PATH } from '../../../src/manifest/claims.ts';
import type { HostileCase } from '../case.ts';
import { loosePath } from '../forge.ts';
import type { HostileRepository } from '../repository.ts';

const ALL_YES = 'yyyyyy';
const NOTHING_READS_IT = 'no command reads this setting';

/** A stray claims file that is ignored, so that git is asked about its ignore rules. */
export function withIgnoredFile(repository: HostileRepository): void {
  repository.write('build/public-claims.json', '{}');
  repository.write('.git/info/exclude', 'build\n');
}

/** Line ends of another system, so that git is asked about attributes; the claims then make a draft at most. */
export function withOtherLineEnds(repository: HostileRepository): void {
  repository.write(CLAIMS_PATH, repository.read(CLAIMS_PATH).replaceAll('\n', '\r\n'));
}

const PROGRAMS: Readonly<Record<string, (program: string) => readonly string[]>> = {
  'core.fsmonitor': (program) => ['[core]', `fsmonitor = ${program}`],
  'core.sshCommand': (program) => ['[core]', `sshCommand = ${program}`],
  'core.pager and pager.*': (program) => [
    '[core]',
    `pager = ${program}`,
    '[pager]',
    `cat-file = ${program}`,
    `rev-parse = ${program}`,
    `show-ref = ${program}`,
    `for-each-ref = ${program}`,
  ],
  'core.editor and sequence.editor': (program) => [
    '[core]',
    `editor = ${program}`,
    '[sequence]',
    `editor = ${program}`,
  ],
  'core.gitProxy': (program) => ['[core]', `gitProxy = ${program}`],
  'core.askPass': (program) => ['[core]', `askPass = ${program}`],
  'core.alternateRefsCommand': (program) => ['[core]', `alternateRefsCommand = ${program}`],
  'credential.helper': (program) => ['[credential]', `helper = !${program}`],
  'diff.external and textconv': (program) => [
    '[diff]',
    `external = ${program}`,
    '[diff "x"]',
    `textconv = ${program}`,
    `command = ${program}`,
  ],
  'filters of all files': (program) => [
    '[filter "x"]',
    `clean = ${program}`,
    `smudge = ${program}`,
    `process = ${program}`,
    'required = true',
  ],
  'aliases of plumbing commands': (program) => [
    '[alias]',
    ...['cat-file', 'rev-parse', 'for-each-ref', 'show-ref', 'rev-list', 'check-ignore'].map(
      (name) => `${name} = !${program}`,
    ),
  ],
  'gpg.program': (program) => [
    '[gpg]',
    `program = ${program}`,
    '[gpg "ssh"]',
    `program = ${program}`,
    '[log]',
    'showSignature = true',
  ],
  'uploadpack and receivepack': (program) => [
    '[remote "origin"]',
    `uploadpack = ${program}`,
    `receivepack = ${program}`,
    `vcs = ${program}`,
    '[uploadpack]',
    `packObjectsHook = ${program}`,
  ],
  'merge drivers and tools': (program) => [
    '[merge "x"]',
    `driver = ${program}`,
    '[mergetool "x"]',
    `cmd = ${program}`,
    '[difftool "x"]',
    `cmd = ${program}`,
  ],
  'gc and maintenance': (program) => [
    '[gc]',
    'auto = 1',
    'autoDetach = false',
    `recentObjectsHook = ${program}`,
    '[maintenance]',
    'auto = true',
    'autoDetach = false',
  ],
};

const programs = Object.entries(PROGRAMS).map(([name, lines]): HostileCase => ({
  name: `${name} is a program`,
  bend(repository) {
    withIgnoredFile(repository);
    repository.write('.git/info/attributes', '* filter=x diff=x merge=x\n');
    repository.configure(...lines(repository.program));
  },
  ends: ALL_YES,
  harmless: NOTHING_READS_IT,
}));

/** A repository that may fetch what it lacks, by a program. */
function promisor(repository: HostileRepository, ...more: readonly string[]): void {
  repository.git('config', '--remove-section', 'remote.origin');
  repository.configure(
    '[core]',
    'repositoryformatversion = 1',
    '[extensions]',
    'partialClone = origin',
    '[remote "origin"]',
    'promisor = true',
    `url = ext::${repository.program} %S`,
    `uploadpack = ${repository.program}`,
    '[protocol]',
    'allow = always',
    '[protocol "ext"]',
    'allow = always',
    ...more,
  );
}

export const CONFIGURATION: readonly HostileCase[] = [
  ...programs,
  {
    name: 'all programs at once, and line ends that differ',
    bend(repository) {
      withIgnoredFile(repository);
      withOtherLineEnds(repository);
      repository.write('.git/info/attributes', '* filter=x diff=x merge=x text=auto eol=crlf\n');
      for (const lines of Object.values(PROGRAMS))
        repository.configure(...lines(repository.program));
    },
    ends: '22112y',
    harmless: 'what is released is read from the commit, not from the work tree',
  },
  {
    name: 'core.hooksPath leads to programs',
    bend(repository) {
      withIgnoredFile(repository);
      mkdirSync(repository.outside('hooks'));
      for (const hook of [
        'post-index-change',
        'reference-transaction',
        'post-checkout',
        'pre-auto-gc',
      ])
        writeFileSync(repository.outside(`hooks/${hook}`), `#!/bin/sh\n${repository.program}\n`, {
          mode: 0o755,
        });
      repository.configure('[core]', `hooksPath = ${repository.outside('hooks')}`);
    },
    ends: ALL_YES,
    harmless: 'no command that is used has hooks, and none are looked for',
  },
  {
    name: 'hooks in .git/hooks',
    bend(repository) {
      for (const hook of ['post-index-change', 'reference-transaction', 'fsmonitor-watchman'])
        repository.write(`.git/hooks/${hook}`, `#!/bin/sh\n${repository.program}\n`, 0o755);
    },
    ends: ALL_YES,
    harmless: 'no command that is used has hooks, and none are looked for',
  },
  {
    name: 'a promisor by ext:: with a missing HEAD',
    bend(repository) {
      promisor(repository);
      repository.write('.git/refs/heads/main', `${'a'.repeat(40)}\n`);
    },
    ends: '222222',
  },
  {
    name: 'a promisor by ext:: with a missing blob of the claims',
    bend(repository) {
      promisor(repository);
      repository.remove(loosePath(repository.id(`HEAD:${CLAIMS_PATH}`)));
    },
    ends: 'nnnnnn',
  },
  {
    name: 'a promisor by ext:: with a missing commit of the history',
    bend(repository) {
      promisor(repository);
      repository.remove(loosePath(repository.id('HEAD~2')));
    },
    ends: 'yyyyyy',
    harmless: 'a commit whose bytes were hashed names the missing one as its parent',
  },
  {
    name: 'a promisor by ext:: with a tag of a missing commit',
    bend(repository) {
      promisor(repository);
      repository.write('.git/refs/tags/v9.9.9', `${'a'.repeat(40)}\n`);
    },
    ref: 'v9.9.9',
    ends: 'nnnnnn',
    harmless: 'an audit of v1.4.0 does not ask for v9.9.9',
  },
  {
    name: 'a promisor by a local path with its own uploadpack',
    bend(repository) {
      promisor(repository, '[remote "origin"]', `url = ${repository.base.clone}`);
      repository.remove(loosePath(repository.id(`HEAD:${CLAIMS_PATH}`)));
    },
    ends: 'nnnnnn',
  },
  {
    name: 'url.insteadOf turns https into ext::',
    bend(repository) {
      promisor(
        repository,
        '[remote "origin"]',
        'url = https://git.example/x',
        `[url "ext::${repository.program} "]`,
        'insteadOf = https://',
      );
      repository.remove(loosePath(repository.id(`HEAD:${CLAIMS_PATH}`)));
    },
    ends: 'nnnnnn',
  },
  {
    name: 'a submodule with a hostile update command and URL',
    bend(repository) {
      repository.write(
        '.gitmodules',
        `[submodule "x"]\n\tpath = provider-certification\n\turl = ext::${repository.program}\n\tupdate = !${repository.program}\n`,
      );
      repository.configure(
        '[submodule]',
        'recurse = true',
        '[submodule "x"]',
        'active = true',
        `update = !${repository.program}`,
        '[fetch]',
        'recurseSubmodules = true',
      );
    },
    ends: ALL_YES,
    harmless: NOTHING_READS_IT,
  },
  {
    name: 'trace2 targets in the repository',
    bend(repository) {
      for (const name of ['normalTarget', 'perfTarget', 'eventTarget'])
        repository.configure('[trace2]', `${name} = ${repository.outside(name)}`);
    },
    ends: ALL_YES,
    harmless: 'git reads trace2 settings of user and system only, and is given neither',
  },
  {
    name: 'include.path outside',
    bend(repository) {
      writeFileSync(
        repository.outside('included'),
        `[core]\n\tfsmonitor = ${repository.program}\n`,
      );
      repository.configure('[include]', `path = ${repository.outside('included')}`);
    },
    ends: ALL_YES,
    harmless: 'what it includes is a configuration like that of the repository',
  },
  {
    name: 'core.worktree elsewhere',
    bend(repository) {
      mkdirSync(repository.outside('worktree'));
      repository.configure('[core]', `worktree = ${repository.outside('worktree')}`);
    },
    ends: ALL_YES,
    harmless: 'files are read where .git was found',
  },
  {
    name: 'core.bare is true',
    bend: (repository) => repository.configure('[core]', 'bare = true'),
    ends: ALL_YES,
    harmless: 'files are read where .git was found',
  },
  {
    name: 'core.ignoreCase, protectNTFS, precomposeUnicode and symlinks are turned around',
    bend: (repository) =>
      repository.configure(
        '[core]',
        'ignoreCase = true',
        'protectNTFS = false',
        'protectHFS = false',
        'precomposeUnicode = true',
        'symlinks = false',
        'fileMode = false',
      ),
    ends: ALL_YES,
    harmless: 'names and modes are compared as the trees hold them',
  },
  {
    name: 'core.logAllRefUpdates is always',
    bend: (repository) => repository.configure('[core]', 'logAllRefUpdates = always'),
    ends: ALL_YES,
    harmless: 'no ref is written',
  },
  {
    name: 'core.warnAmbiguousRefs and core.quotePath are turned around',
    bend: (repository) =>
      repository.configure(
        '[core]',
        'warnAmbiguousRefs = false',
        'quotePath = false',
        'abbrev = 4',
      ),
    ends: ALL_YES,
    harmless: 'refs are full names, and what git prints ends with a zero byte',
  },
  {
    name: 'an unknown version of the repository format',
    bend: (repository) => repository.configure('[core]', 'repositoryformatversion = 999'),
    ends: '222222',
  },
  {
    name: 'an unknown extension',
    bend: (repository) =>
      repository.configure(
        '[core]',
        'repositoryformatversion = 1',
        '[extensions]',
        'unheardOf = 1',
      ),
    ends: '222222',
  },
  {
    name: 'an unknown kind of ref storage',
    bend: (repository) =>
      repository.configure(
        '[core]',
        'repositoryformatversion = 1',
        '[extensions]',
        'refStorage = unheardOf',
      ),
    ends: '222222',
  },
  {
    name: 'extensions.objectFormat says sha256 of a sha1 repository',
    bend: (repository) =>
      repository.configure(
        '[core]',
        'repositoryformatversion = 1',
        '[extensions]',
        'objectFormat = sha256',
      ),
    ends: '222222',
  },
  {
    name: 'extensions.worktreeConfig with a hostile config.worktree',
    bend(repository) {
      repository.configure(
        '[core]',
        'repositoryformatversion = 1',
        '[extensions]',
        'worktreeConfig = true',
      );
      repository.write(
        '.git/config.worktree',
        `[core]\n\tfsmonitor = ${repository.program}\n\tworktree = ${repository.outside('')}\n\tbare = true\n`,
      );
    },
    ends: ALL_YES,
    harmless: 'the same settings as in the configuration of the repository',
  },
  {
    name: 'a broken configuration',
    bend: (repository) => repository.configure('[core'),
    ends: '222222',
  },
];
