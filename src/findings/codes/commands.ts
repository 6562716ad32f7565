import { area, defect, refused, undetermined, warning } from './code-row.ts';

/** The command line, and the commands that it starts. */
export const COMMAND_CODES = {
  // Bad usage, bad settings and defects of the program.
  ...area('command line and settings', {
    usage: undetermined('edit', {
      title: 'the command line is not valid',
      hint: 'Run the command with --help to see its usage and examples.',
      next: 'claimgate --help',
    }),
    setting_invalid: undetermined('edit', {
      title: 'an environment variable has an invalid value',
      hint: 'Correct or unset it.',
    }),
    config_invalid: undetermined('edit', {
      title: 'claimgate.config.json is not valid',
      hint: 'Correct it; `claimgate schema config` prints its schema. Unknown members are errors.',
    }),
    configured_file_missing: undetermined('operator', {
      title: 'a file that the configuration names does not exist',
      hint: 'Restore it, correct the name in the configuration, or pass another file by its option. docs/how-to/provide-runtime-facts.md says where runtime facts come from, docs/how-to/hold-a-key-ceremony.md who keeps keys.',
    }),
    pattern_refused: undetermined('edit', {
      title: 'a path pattern is too large or has an unsupported form',
      hint: 'A pattern may use a few of *, ?, ** between slashes, [a-z] and {a,b}. Split a large pattern into several.',
    }),
    descriptors_exhausted: undetermined('operator', {
      title: 'the process has reached its limit on open files',
      hint: 'Raise the limit on open files to 256 or more (`ulimit -n`), then run again.',
    }),
    work_tree_differs: warning('edit', {
      title: 'the work tree differs from the commit that the verdict is about',
      hint: 'The verdict is about the commit, but the command reads the work tree. Commit or restore these files, or start from a clean checkout.',
    }),
    fixed_path_overridden: warning('edit', {
      title: 'an option replaces a fixed path with another file',
      hint: 'A release uses the fixed paths only, so the verdict is a draft. Leave the option out for a release.',
    }),
    output_conflict: undetermined('edit', {
      title: 'an output would overwrite another file of this run',
      hint: 'Give each --output its own path, other than an input, a file in provider-certification/ or a file that the command itself writes.',
    }),
    not_formatted: refused('edit', {
      title: 'the claims file is not in its canonical form',
      hint: 'Write the canonical form, and commit it.',
      next: 'claimgate claims fmt',
    }),
    schema_unknown: undetermined('edit', {
      title: 'unknown schema',
      hint: 'Run the command without a name to list all schemas.',
      next: 'claimgate schema',
    }),
    defect: defect('operator', {
      title: 'a defect in claimgate itself',
      hint: 'Please report it with the command you ran and the lines above; SECURITY.md says where.',
    }),
  }),
  // Why an allowed command could not be started; exit codes 126 and 127 are the same as in a shell.
  ...area('starting a release command', {
    command_not_found: undetermined('operator', {
      title: 'the gate allowed the command, but there is no such program',
      hint: 'The exit code is 127, as in a shell. Check the spelling, PATH, the folder, and the first line of a script.',
    }),
    command_not_startable: undetermined('operator', {
      title: 'the gate allowed the command, but it cannot be started',
      hint: 'The exit code is 126, as in a shell. Check that it is a program, and that you may execute it.',
    }),
  }),
};
