import { defineCodes } from './entry.ts';

/** Bad usage, bad settings and defects of the program. */
export const cliCodes = defineCodes({
  usage: {
    severity: 2,
    clears_by: 'edit',
    title: 'the command line is not understood',
    hint: 'Every command has --help with examples.',
    next: 'claimgate --help',
  },
  setting_invalid: {
    severity: 2,
    clears_by: 'edit',
    title: 'a setting in the environment is not understood',
    hint: 'An unreadable setting stops the start; correct or unset it.',
  },
  config_invalid: {
    severity: 2,
    clears_by: 'edit',
    title: 'the configuration file is not valid',
    hint: 'Its schema is schemas/config.v1.schema.json; unknown members are errors.',
  },
  pattern_refused: {
    severity: 2,
    clears_by: 'edit',
    title: 'a pattern for paths is too large, or of a form that is not taken',
    hint: 'Patterns take *, ?, ** between slashes, [a-z] and {a,b}, each in small numbers; list several patterns instead.',
  },
  descriptors_exhausted: {
    severity: 2,
    clears_by: 'operator',
    title: 'the process may open no more files',
    hint: 'Raise the limit on open files (ulimit -n) to 256 or more, then run again.',
  },
  work_tree_differs: {
    severity: 0,
    clears_by: 'edit',
    title: 'the work tree differs from the commit that the verdict is about',
    hint: 'The verdict is about the commit, the command that is started reads the work tree. Commit or restore these files, or start from a clean checkout.',
  },
  fixed_path_overridden: {
    severity: 0,
    clears_by: 'edit',
    title: 'an option names another file than the fixed one',
    hint: 'A release rests on fixed paths, so the verdict is a draft.',
  },
  output_conflict: {
    severity: 2,
    clears_by: 'edit',
    title: 'an output would be written over another file of this run',
    hint: 'Each --output needs a path of its own: no input, nothing in provider-certification/, nothing that the command itself writes.',
  },
  not_formatted: {
    severity: 1,
    clears_by: 'edit',
    title: 'the claims file is not in its canonical form',
    hint: 'Write the canonical form and commit it.',
    next: 'claimgate claims fmt',
  },
  defect: {
    severity: 3,
    clears_by: 'operator',
    title: 'a defect in claimgate itself',
    hint: 'Please report it with the command you ran and the lines above; SECURITY.md says where.',
  },
});
