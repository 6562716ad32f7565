import { defineCodes } from './entry.ts';

/** What git says, or can not say (specification/trust.md 5). */
export const gitCodes = defineCodes({
  git_unavailable: {
    severity: 0,
    clears_by: 'operator',
    title: 'git is not installed or could not be started',
    hint: 'Without git nothing ties the bytes to a commit, so the verdict is a draft.',
  },
  not_a_repository: {
    severity: 0,
    clears_by: 'operator',
    title: 'this folder is not in a git repository',
    hint: 'Without a commit nothing ties the bytes to a release, so the verdict is a draft.',
  },
  git_required: {
    severity: 2,
    clears_by: 'operator',
    title: 'this needs a git repository',
    hint: 'Run it inside a clone, with git installed.',
  },
  git_failed: {
    severity: 2,
    clears_by: 'operator',
    title: 'git failed',
    hint: 'Run `git fsck`; a damaged or partial clone can not be judged.',
  },
  git_timeout: {
    severity: 2,
    clears_by: 'operator',
    title: 'git did not answer in time and was ended',
    hint: 'Look for pipes in place of files: `find .git -type p`; check `include.path` and alternates.',
  },
  git_too_large: {
    severity: 2,
    clears_by: 'operator',
    title: 'the repository holds more than can be judged',
    hint: 'The limits are in SECURITY.md; make the file, the folder or the history smaller.',
  },
  repository_owner_differs: {
    severity: 2,
    clears_by: 'operator',
    title: 'git refuses the repository because it belongs to another user',
    hint: 'If you trust it, set CLAIMGATE_SAFE_DIRECTORY to its absolute path; the safe.directory of your own git settings is not read.',
    next: 'CLAIMGATE_SAFE_DIRECTORY="$PWD" claimgate check',
  },
  ref_ambiguous: {
    severity: 2,
    clears_by: 'operator',
    title: 'the short name stands for more than one ref',
    hint: 'Give the full name.',
  },
  memory_unnamed: {
    severity: 2,
    clears_by: 'operator',
    title: 'the branch with the records of earlier releases is not known',
    hint: 'This checkout has no refs/remotes/origin/HEAD; name the branch with --memory or CLAIMGATE_MEMORY.',
    next: 'claimgate check --memory refs/remotes/origin/main',
  },
  ref_not_found: {
    severity: 2,
    clears_by: 'operator',
    title: 'the ref does not name a commit here',
    hint: 'Give HEAD, a tag, a branch, origin/BRANCH, a full ref name or a full commit id, and fetch it first: `git fetch --tags`.',
  },
  no_commit: {
    severity: 0,
    clears_by: 'operator',
    title: 'the repository has no commit yet',
    hint: 'Commit the claims file; until then the verdict is a draft.',
  },
  not_committed: {
    severity: 0,
    clears_by: 'edit',
    title: 'the file is not in the commit',
    hint: 'Commit it; until then the verdict is a draft.',
  },
  not_in_work_tree: {
    severity: 0,
    clears_by: 'edit',
    title: 'the commit has a file that the work tree has not',
    hint: 'Restore it, or commit its removal; until then the verdict is a draft.',
  },
  shallow_clone: {
    severity: 2,
    clears_by: 'operator',
    title: 'the history of this clone was cut off',
    hint: 'Earlier releases can not be seen in a shallow clone; fetch the whole history.',
    next: 'git fetch --unshallow --tags',
  },
  work_tree_edited: {
    severity: 0,
    clears_by: 'edit',
    title: 'the file in the work tree differs from the commit',
    hint: 'Commit the change, or judge the commit with --ref HEAD; until then the verdict is a draft.',
  },
  work_tree_line_endings: {
    severity: 0,
    clears_by: 'edit',
    title: 'the file in the work tree differs from the commit in its line endings only',
    hint: 'Run `claimgate init` for the .gitattributes line, commit it, then `git checkout` the file again.',
  },
  work_tree_keyword: {
    severity: 0,
    clears_by: 'edit',
    title: 'the file in the work tree differs from the commit by an expanded $Id$ keyword',
    hint: 'Run `claimgate init` for the .gitattributes line, commit it, then `git checkout` the file again.',
  },
  tag_elsewhere: {
    severity: 1,
    clears_by: 'operator',
    title: 'a tag of this version names another commit',
    hint: 'Judge the tagged commit with --ref, or choose the next version.',
  },
});
