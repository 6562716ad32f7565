import { ClaimgateError } from '../findings/index.ts';
import type { Config } from '../documents/index.ts';
import { FORMATS, isFormat, type Format } from '../report/format.ts';
import { type Arguments, usageError } from '../commands/arguments.ts';
import type { Sink } from '../io/descriptor-sink.ts';
import type { Host } from '../commands/host.ts';

/** One `--output FORMAT=PATH`. */
export interface OutputFile {
  readonly format: Format;
  readonly path: string;
}

/** The format that flags or the environment ask for; `undefined` leaves it to the configuration file. */
export function formatAskedFor(args: Arguments, { environment }: Host): Format | undefined {
  const format = args.text('format');
  const asked = args.flag('json') === true ? 'json' : format;
  if (asked !== (format ?? asked))
    throw usageError({ expected: 'one of them', found: '--json together with another --format' });
  if (asked !== undefined) return asFormat(asked);
  const setting = environment['CLAIMGATE_FORMAT'];
  if (setting === undefined) return undefined;
  if (isFormat(setting)) return setting;
  throw new ClaimgateError('setting_invalid', {
    expected: FORMATS.join(', '),
    found: `CLAIMGATE_FORMAT=${setting}`,
  });
}

/** Flags win over the environment, the environment over the configuration file. */
export function chooseFormat(askedFor: Format | undefined, config: Config | undefined): Format {
  return askedFor ?? config?.format ?? 'text';
}

export function outputFiles(args: Arguments): readonly OutputFile[] {
  return args.list('output').map((item) => {
    const equals = item.indexOf('=');
    const path = item.slice(equals + 1);
    if (equals < 0 || path === '')
      throw usageError({
        expected: '--output FORMAT=FILE, such as --output json=verdict.json',
        found: `"${item}" for --output`,
      });
    return { format: asFormat(item.slice(0, equals)), path };
  });
}

/** Colour only on a terminal, none under NO_COLOR (no-color.org) or on a dumb terminal; flags decide before all. */
export function wantsColour(
  args: Arguments,
  { environment }: Pick<Host, 'environment'>,
  sink: Sink,
): boolean {
  const flag = args.flag('color');
  if (flag !== undefined) return flag;
  const forbidden = (environment['NO_COLOR'] ?? '') !== '' || environment['TERM'] === 'dumb';
  return sink.isTerminal && !forbidden;
}

function asFormat(text: string): Format {
  if (isFormat(text)) return text;
  throw usageError({ expected: `one of ${FORMATS.join(', ')}`, found: `unknown format "${text}"` });
}
