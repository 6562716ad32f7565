import { ClaimgateError } from '../findings/index.ts';
import type { Arguments } from './arguments.ts';

/** An option that does not apply is refused: nobody must believe that it was heeded. @throws ClaimgateError `usage` */
export function refuseOptions(args: Arguments, names: readonly string[], why: string): void {
  for (const name of names) {
    if (args.list(name).length > 0)
      throw new ClaimgateError('usage', { expected: `no --${name} ${why}`, found: `--${name}` });
  }
}
