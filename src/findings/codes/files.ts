import { defineCodes } from './entry.ts';

/** Files that are absent, unsafe or unwritable. */
export const filesCodes = defineCodes({
  file_missing: {
    severity: 2,
    clears_by: 'edit',
    title: 'the file does not exist',
    hint: 'Check the path; -C DIR runs as if started in DIR.',
  },
  claims_missing: {
    severity: 2,
    clears_by: 'edit',
    title: 'there is no public claims file',
    hint: 'A repository without claims says so in a file with an empty list.',
    next: 'claimgate init',
  },
  file_unreadable: {
    severity: 2,
    clears_by: 'operator',
    title: 'the file can not be read',
    hint: 'Check its permissions and the disk.',
  },
  file_unwritable: {
    severity: 2,
    clears_by: 'operator',
    title: 'the file can not be written',
    hint: 'Check the folder, its permissions and the space on the disk.',
  },
  folder_missing: {
    severity: 2,
    clears_by: 'edit',
    title: 'there is no such folder',
    hint: 'claimgate makes no folder for an output or for -C; make it first, or correct the path.',
  },
  output_forbidden: {
    severity: 2,
    clears_by: 'edit',
    title: 'no file may be written there',
    hint: 'Nothing is written in /dev, /proc, /sys or a git folder. For standard output use --format FORMAT.',
  },
  file_exists: {
    severity: 2,
    clears_by: 'edit',
    title: 'the file exists already',
    hint: 'It is left as it is; remove it first or name another.',
  },
  file_symlink: {
    severity: 2,
    clears_by: 'edit',
    title: 'the file or a folder on its path is a symbolic link',
    hint: 'A link can point to other bytes tomorrow; put the regular file at this path.',
  },
  file_not_regular: {
    severity: 2,
    clears_by: 'edit',
    title: 'the path does not name a regular file',
    hint: 'Folders, pipes, sockets and devices are refused.',
  },
  file_executable: {
    severity: 2,
    clears_by: 'edit',
    title: 'git records the file with a mode other than 100644',
    hint: 'Run `git update-index --chmod=-x FILE` and commit.',
  },
  file_changed_while_read: {
    severity: 2,
    clears_by: 'time',
    title: 'the file changed while it was read',
    hint: 'Run it again when nothing writes to the file.',
  },
  path_escapes_repository: {
    severity: 2,
    clears_by: 'edit',
    title: 'the path leaves the repository',
    hint: 'Name a path inside the repository, without "..".',
  },
  path_has_line_break: {
    severity: 2,
    clears_by: 'edit',
    title: 'the name of a document or of its folder has a line break in it',
    hint: 'Rename it, or leave it out with `ignore`.',
  },
  path_case_twin: {
    severity: 2,
    clears_by: 'edit',
    title: 'another path differs from this one by upper and lower case only',
    hint: 'On some systems the two are one file; remove the twin.',
  },
  path_in_submodule: {
    severity: 2,
    clears_by: 'edit',
    title: 'the path lies in a submodule',
    hint: 'The commit of this repository does not hold its bytes; put the file into this repository itself.',
  },
  stray_claims_file: {
    severity: 1,
    clears_by: 'edit',
    title: 'another file looks like a public claims file',
    hint: 'Claims come from one canonical file; remove this one, or list it under stray_claims.ignore in claimgate.config.json.',
  },
});
