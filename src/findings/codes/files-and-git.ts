import { area, refused, undetermined, warning } from './code-row.ts';

/** Files, and the repository that holds them. */
export const FILE_CODES = {
  // Files that are absent, unsafe or unwritable.
  ...area('files', {
    file_missing: undetermined('edit', {
      title: 'the file does not exist',
      hint: 'Check the path. -C DIR runs as if started in DIR.',
    }),
    claims_missing: undetermined('edit', {
      title: 'there is no public claims file',
      hint: 'Run claimgate in the folder of your product, or pass -C DIR. A product without claims has a file with an empty list.',
      next: 'claimgate init',
    }),
    file_unreadable: undetermined('operator', {
      title: 'cannot read the file',
      hint: 'Check its permissions and the disk.',
    }),
    file_unwritable: undetermined('operator', {
      title: 'cannot write the file',
      hint: 'Check the folder, its permissions and the free space.',
    }),
    folder_missing: undetermined('edit', {
      title: 'the folder does not exist',
      hint: 'claimgate creates no folder for an output or for -C. Create it first, or correct the path.',
    }),
    output_forbidden: undetermined('edit', {
      title: 'claimgate does not write to this path',
      hint: 'Choose a path outside /dev, /proc, /sys and git folders. For standard output, use --format FORMAT.',
    }),
    file_exists: undetermined('edit', {
      title: 'the file already exists',
      hint: 'claimgate does not overwrite it. Remove it first, or name another file.',
    }),
    file_symlink: undetermined('edit', {
      title: 'the file or a folder on its path is a symbolic link',
      hint: 'Put a regular file at this path: a link can point to another file later.',
    }),
    file_not_regular: undetermined('edit', {
      title: 'the path does not name a regular file',
      hint: 'Name a regular file: folders, pipes, sockets and devices are refused.',
    }),
    file_executable: undetermined('edit', {
      title: 'git records the file with a mode other than 100644',
      hint: 'Run `git update-index --chmod=-x FILE` and commit.',
    }),
    file_changed_while_read: undetermined('time', {
      title: 'the file changed while it was read',
      hint: 'Run the command again when no program writes to the file.',
    }),
    path_escapes_repository: undetermined('edit', {
      title: 'the path leaves the repository',
      hint: 'Name a path inside the repository, without "..".',
    }),
    path_has_line_break: undetermined('edit', {
      title: 'the name of a document or of its folder contains a line break',
      hint: 'Rename it, or leave it out with `ignore`.',
    }),
    path_case_twin: undetermined('edit', {
      title: 'another path differs from this one only in upper and lower case',
      hint: 'On some systems both are one file. Remove or rename one.',
    }),
    path_in_submodule: undetermined('edit', {
      title: 'the path lies in a submodule',
      hint: 'The commit of this repository does not contain the file. Put it into this repository itself.',
    }),
    stray_claims_file: refused('edit', {
      title: 'another file looks like a public claims file',
      hint: 'claimgate reads claims from one file only. Remove this one, or list it under `stray_claims.ignore` in claimgate.config.json.',
    }),
  }),
  // What git says, or cannot say (specification/trust.md 5).
  ...area('git', {
    git_unavailable: warning('operator', {
      title: 'cannot start git',
      hint: 'Install git, and add its folder to PATH. Without git the verdict is a draft, which never lets a release through.',
    }),
    git_missing: undetermined('operator', {
      title: 'git is not installed, or cannot be started',
      hint: 'Install it, such as with `apt-get install git`, `brew install git` or from https://git-scm.com, and add its folder to PATH. claimgate never runs a git that lies in the repository.',
      next: 'git --version',
    }),
    not_a_repository: warning('operator', {
      title: 'this folder is not in a git repository',
      hint: 'Run claimgate in a clone, or pass -C DIR. Without a commit the verdict is a draft, which never lets a release through.',
    }),
    setup_differs: undetermined('edit', {
      title: 'an existing file differs from the requested setup',
      hint: 'Setup overwrites nothing. Edit the file, or request the values that it has.',
    }),
    keys_not_ignored: undetermined('edit', {
      title: 'git tracks, or would track, a private key or the ledger',
      hint: 'Everybody who can read the repository knows a committed key. Remove it with `git rm --cached`, revoke it, and let setup make a new one.',
    }),
    git_required: undetermined('operator', {
      title: 'this command needs a git repository',
      hint: 'Run it in a clone, or pass -C DIR.',
    }),
    git_failed: undetermined('operator', {
      title: 'git failed',
      hint: 'Run `git fsck`. The gate cannot judge a damaged or partial clone.',
    }),
    git_timeout: undetermined('operator', {
      title: 'git did not finish in time and was stopped',
      hint: 'Look for pipes in place of files: `find .git -type p`; check `include.path` and alternates.',
    }),
    git_too_large: undetermined('operator', {
      title: 'the repository exceeds a size limit',
      hint: 'SECURITY.md lists the limits. Make the file, the folder or the history smaller.',
    }),
    repository_owner_differs: undetermined('operator', {
      title: 'git refuses the repository because it belongs to another user',
      hint: 'If you trust it, set CLAIMGATE_SAFE_DIRECTORY to its absolute path. claimgate does not read safe.directory from your git settings.',
      next: 'CLAIMGATE_SAFE_DIRECTORY="$PWD" claimgate check',
    }),
    ref_ambiguous: undetermined('operator', {
      title: 'the short name stands for more than one ref',
      hint: 'Give the full name.',
    }),
    memory_unnamed: undetermined('operator', {
      title: 'the branch with the records of earlier releases is unknown',
      hint: 'This checkout has no origin/HEAD, as after `git remote add`. Set it once, or pass --memory REF, or set CLAIMGATE_MEMORY.',
      next: 'git remote set-head origin --auto',
    }),
    ref_not_found: undetermined('operator', {
      title: 'the ref names no commit in this clone',
      hint: 'Fetch it first: `git fetch --tags`. A ref is HEAD, a tag, a branch, origin/BRANCH, a full ref name or a full commit id.',
    }),
    no_commit: warning('operator', {
      title: 'the repository has no commit yet',
      hint: 'Commit the claims file. Until then the verdict is a draft.',
    }),
    commit_required: undetermined('edit', {
      title: 'the repository has no commit yet, so the claims cannot be judged',
      hint: 'Commit first: the gate reads the records of earlier releases from commits, and never treats a missing history as empty.',
      next: 'git add --all && git commit --message "Set up claimgate"',
    }),
    not_committed: warning('edit', {
      title: 'the file is not committed',
      hint: 'Commit it. Until then the verdict is a draft.',
    }),
    not_in_work_tree: warning('edit', {
      title: 'the work tree lacks a file of the commit',
      hint: 'Restore it, or commit its removal. Until then the verdict is a draft.',
    }),
    shallow_clone: undetermined('operator', {
      title: 'the clone is shallow, so its history is missing',
      hint: 'A missing history is never treated as empty. Fetch the whole history; in GitHub Actions, set `fetch-depth: 0`.',
      next: 'git fetch --unshallow --tags',
    }),
    work_tree_edited: warning('edit', {
      title: 'the file in the work tree differs from the commit',
      hint: 'Commit the change, or judge the commit with --ref HEAD. Until then the verdict is a draft.',
    }),
    work_tree_line_endings: warning('edit', {
      title: 'the file in the work tree differs from the commit only in its line endings',
      hint: 'Run `claimgate init` for the .gitattributes line, commit it, then `git checkout` the file again.',
    }),
    work_tree_keyword: warning('edit', {
      title: 'the file in the work tree differs from the commit by an expanded $Id$ keyword',
      hint: 'Run `claimgate init` for the .gitattributes line, commit it, then `git checkout` the file again.',
    }),
    tag_elsewhere: refused('operator', {
      title: 'a tag of this version names another commit',
      hint: 'Judge the tagged commit with --ref TAG, or choose the next version.',
    }),
    tag_misnamed: refused('operator', {
      title: 'the tag of this version is a tag object with another name',
      hint: 'Somebody renamed or replaced the tag. Look at it with `git cat-file tag VERSION`, delete it, and tag again.',
    }),
    identity_unset: undetermined('operator', {
      title: 'git does not know who you are',
      hint: 'Set user.name and user.email, or GIT_COMMITTER_NAME and GIT_COMMITTER_EMAIL: a tag and a commit name their author.',
    }),
    identity_malformed: undetermined('operator', {
      title: 'the name or email address in the git settings is not valid in a tag or a commit',
      hint: 'Use 1 to 256 characters on one line, without < and >.',
    }),
    head_detached: undetermined('operator', {
      title: 'no branch is checked out',
      hint: 'claimgate commits a release record to a branch. Check a branch out, or pass --branch NAME.',
    }),
    branch_unwritable: undetermined('operator', {
      title: 'git cannot commit to this branch now',
      hint: 'Finish or abort the merge, or name another branch with --branch NAME.',
    }),
    git_write_refused: undetermined('operator', {
      title: 'writing this would make git run a program or follow a link',
      hint: 'claimgate writes tags and commits without hooks. Remove the setting or the link, or tag and commit by hand.',
    }),
  }),
};
