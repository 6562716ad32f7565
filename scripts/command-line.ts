import { parseArgs, type ParseArgsConfig } from 'node:util';

const HELP = { help: { type: 'boolean', default: false } } as const;

type Options = NonNullable<ParseArgsConfig['options']>;

/** The arguments of a script, as `parseArgs` reads them. */
type Words<O extends Options> = ReturnType<
  typeof parseArgs<{ allowPositionals: true; options: O & typeof HELP }>
>;

/**
 * Reads the options and words of one of this repository's scripts. Some run for an hour, so `--help` prints
 * the usage and ends with 0, and an unknown option ends the script with 2 before it does anything.
 */
export function readCommandLine<const O extends Options>(usage: string, options: O): Words<O> {
  const said = readOrEnd(usage, options);
  if (process.argv.slice(2).includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  return said;
}

function readOrEnd<const O extends Options>(usage: string, options: O): Words<O> {
  try {
    return parseArgs({ allowPositionals: true, options: { ...options, ...HELP } });
  } catch (error) {
    return endWrong(usage, error instanceof Error ? error.message : String(error));
  }
}

/** Ends a script that cannot do what it was told. */
export function endWrong(usage: string, why: string): never {
  console.error(`${why}\n\n${usage}`);
  process.exit(2);
}
