import { defineCodes } from './entry.ts';

/** Why a command that the gate let through could not be started; exit codes 126 and 127 are those of shells. */
export const releaseCommandCodes = defineCodes({
  command_not_found: {
    severity: 2,
    clears_by: 'operator',
    title: 'the command was allowed, but there is no such program',
    hint: 'The exit code is 127, as in a shell. Check the spelling, PATH, the folder, and the first line of a script.',
  },
  command_not_startable: {
    severity: 2,
    clears_by: 'operator',
    title: 'the command was allowed, but can not be started',
    hint: 'The exit code is 126, as in a shell. Check that it is a program, and that you may execute it.',
  },
});
