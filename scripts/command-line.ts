import { parseArgs, type ParseArgsConfig } from 'node:util';

const HELP = { help: { type: 'boolean', default: false } } as const;

type Options = NonNullable<ParseArgsConfig['options']>;

/** What was said to a script, as `parseArgs` reads it. */
type Words<O extends Options> = ReturnType<
  typeof parseArgs<{ allowPositionals: true; options: O & typeof HELP }>
>;

/**
 * The options and words behind one of this repository's scripts, some of which run for an hour: `--help`
 * prints its usage and ends with 0, an option that it does not know ends it with 2 before anything is done.
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
