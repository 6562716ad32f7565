import { area, defect, refused, undetermined, warning } from './code-row.ts';

/** The command line, and the commands that it starts. */
export const COMMAND_CODES = {
  // Bad usage, bad settings and defects of the program.
  ...area('command line and settings', {
    usage: undetermined('edit', {
      title: 'the command line is not understood',
      hint: 'Every command has --help with examples.',
      next: 'claimgate --help',
    }),
    setting_invalid: undetermined('edit', {
      title: 'a setting in the environment is not understood',
      hint: 'An unreadable setting stops the start; correct or unset it.',
    }),
    config_invalid: undetermined('edit', {
      title: 'the configuration file is not valid',
      hint: 'Its schema is schemas/config.v1.schema.json; unknown members are errors.',
    }),
    pattern_refused: undetermined('edit', {
      title: 'a pattern for paths is too large, or of a form that is not taken',
      hint: 'Patterns take *, ?, ** between slashes, [a-z] and {a,b}, each in small numbers; list several patterns instead.',
    }),
    descriptors_exhausted: undetermined('operator', {
      title: 'the process may open no more files',
      hint: 'Raise the limit on open files (ulimit -n) to 256 or more, then run again.',
    }),
    work_tree_differs: warning('edit', {
      title: 'the work tree differs from the commit that the verdict is about',
      hint: 'The verdict is about the commit, the command that is started reads the work tree. Commit or restore these files, or start from a clean checkout.',
    }),
    fixed_path_overridden: warning('edit', {
      title: 'an option names another file than the fixed one',
      hint: 'A release rests on fixed paths, so the verdict is a draft.',
    }),
    output_conflict: undetermined('edit', {
      title: 'an output would be written over another file of this run',
      hint: 'Each --output needs a path of its own: no input, nothing in provider-certification/, nothing that the command itself writes.',
    }),
    not_formatted: refused('edit', {
      title: 'the claims file is not in its canonical form',
      hint: 'Write the canonical form and commit it.',
      next: 'claimgate claims fmt',
    }),
    schema_unknown: undetermined('edit', {
      title: 'there is no schema of this name',
      hint: 'The command without a name lists all of them.',
      next: 'claimgate schema',
    }),
    defect: defect('operator', {
      title: 'a defect in claimgate itself',
      hint: 'Please report it with the command you ran and the lines above; SECURITY.md says where.',
    }),
  }),
  // Why a command that the gate let through could not be started; exit codes 126 and 127 are those of shells.
  ...area('starting a release command', {
    command_not_found: undetermined('operator', {
      title: 'the command was allowed, but there is no such program',
      hint: 'The exit code is 127, as in a shell. Check the spelling, PATH, the folder, and the first line of a script.',
    }),
    command_not_startable: undetermined('operator', {
      title: 'the command was allowed, but can not be started',
      hint: 'The exit code is 126, as in a shell. Check that it is a program, and that you may execute it.',
    }),
  }),
};
