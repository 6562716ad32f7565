import { CLAIMS_PATH } from '../../src/manifest/claims.ts';
import { floorFor } from './claims.ts';
import { measure, type Row } from './measure.ts';
import { commandsOf, type Programs } from './programs.ts';

/** Cold starts of the program in a repository without claims. */
export function measureStart(programs: Programs, folder: string, runs: number): Row[] {
  return measure('start', runs, folder, {
    'node -e 0': [process.execPath, '-e', '0'],
    floor: floorFor(folder, 0, [CLAIMS_PATH]),
    ...commandsOf(programs, '--help', ['--help']),
    ...commandsOf(programs, 'check, no claims', ['check']),
    ...commandsOf(programs, 'check --json', ['check', '--json']),
    ...commandsOf(programs, 'digest', ['digest']),
  });
}
