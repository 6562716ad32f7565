import { resolve } from 'node:path';
import type { Config } from '../json/index.ts';
import { removeFile, writeFileAtomically } from '../io/files.ts';
import type { CommandEnding } from '../io/release-command.ts';
import { renderFile, type Format } from '../report/format.ts';
import { renderJson } from '../report/json.ts';
import { coloured, PLAIN } from '../report/paint.ts';
import type { Report } from '../report/report.ts';
import { renderDiagnostics, renderLines } from '../report/text.ts';
import type { Arguments } from './arguments.ts';
import type { Command, CommandEntry, Invocation } from './command.ts';
import type { Host } from './host.ts';
import { openCommandInputs } from './inputs.ts';
import { asClaimgateError, commandReport, failureReport, unfinishedReport } from './outcome.ts';
import {
  chooseFormat,
  formatAskedFor,
  outputFiles,
  wantsColour,
  type OutputFile,
} from './settings.ts';

/** A command as it was called: its name as typed, its row in the table, its parsed arguments. */
export interface Call {
  readonly name: string;
  readonly entry: Pick<CommandEntry, 'document'>;
  readonly args: Arguments;
}

/**
 * Runs one command from its arguments to its exit code: marks verdict files as unfinished, runs, and
 * renders whatever came of it. Every path ends in a report; errors are reports too.
 */
export async function execute(
  call: Call,
  load: () => Promise<Command>,
  host: Host,
): Promise<number> {
  const at = host.clock();
  const { name, entry, args } = call;
  let config: Config | undefined;
  let outputs: readonly OutputFile[] = [];
  let format: Format | undefined;
  let report: Report;
  let start: (() => Promise<CommandEnding>) | undefined;
  let streams: Streams = host;
  try {
    format = formatAskedFor(args, host);
    const directory = resolve(host.directory, args.text('C') ?? '.');
    outputs = outputFiles(args).map(({ format: as, path }) => ({
      format: as,
      path: resolve(directory, path),
    }));
    const command = await load();
    // Standard output belongs to the command that will be started.
    if (command.startCommand)
      streams = { environment: host.environment, stdout: host.stderr, stderr: host.stderr };
    const openInputs: Invocation['openInputs'] = async (options) => {
      const inputs = await openCommandInputs(args, host, directory, options);
      config = inputs.config;
      return inputs;
    };
    const invocation: Invocation = { host, args, at, directory, openInputs };
    await markUnfinished(
      unfinishedReport(entry, name, at),
      outputs,
      command.verdictFiles?.(invocation) ?? [],
    );
    const judged = await command.run(invocation);
    report = judged;
    start = command.startCommand?.bind(command, invocation, judged);
  } catch (error) {
    report = failureReport(entry, name, asClaimgateError(error), at);
    printCause(error, host);
  }
  const written = await writeOutputs(report, outputs).catch((error: unknown) =>
    failureReport(entry, name, asClaimgateError(error), at),
  );
  const final = written ?? report;
  await print(final, chooseFormat(format, config), args, streams);
  // Everything is written and said by now: nothing can go wrong any more that should have kept it back.
  if (!start || written || report.exitCode !== 0) return final.exitCode;
  return startAndWait(start, { ...call, at }, streams);
}

type Streams = Pick<Host, 'environment' | 'stdout' | 'stderr'>;

/** The end of a command that was started, and why it could not be, where it could not. */
async function startAndWait(
  start: () => Promise<CommandEnding>,
  { name, args, at }: Call & { at: number },
  streams: Streams,
): Promise<number> {
  const ending = await start().catch((error: unknown) => {
    printCause(error, streams);
    return failureReport({ document: 'report' }, name, asClaimgateError(error), at);
  });
  const { exitCode, findings } = ending;
  if (findings.length > 0)
    await print(commandReport(name, null, { findings }), 'text', args, streams);
  return exitCode;
}

async function markUnfinished(
  report: Report,
  outputs: readonly OutputFile[],
  verdictFiles: readonly string[],
): Promise<void> {
  const files = [...outputs, ...verdictFiles.map((path) => ({ format: 'json' as const, path }))];
  const marked = await Promise.allSettled(files.map((file) => markOrRemove(report, file)));
  for (const outcome of marked) if (outcome.status === 'rejected') throw outcome.reason;
}

/** Where there is no room to mark an old verdict, it goes: a full disk must not keep an old "yes". */
async function markOrRemove(report: Report, file: OutputFile): Promise<void> {
  try {
    await writeOutputs(report, [file]);
  } catch (error) {
    await removeFile(file.path);
    throw error;
  }
}

async function writeOutputs(report: Report, outputs: readonly OutputFile[]): Promise<undefined> {
  for (const { format, path } of outputs)
    await writeFileAtomically(path, renderFile(report, format), path);
}

async function print(
  report: Report,
  format: Format,
  args: Arguments,
  host: Streams,
): Promise<void> {
  const { stdout, stderr } = host;
  if (format === 'json') {
    stdout.write(renderJson(report));
    return;
  }
  if (report.findings.length > 0) {
    const paint = wantsColour(args, host, stderr) ? await coloured() : PLAIN;
    stderr.write(renderDiagnostics(report, paint));
  }
  const quiet = args.flag('quiet') === true && report.exitCode === 0;
  if (!quiet) stdout.write(renderLines(report));
}

/** The stack of a defect, which its report asks to be sent. */
function printCause(error: unknown, { stderr }: Streams): void {
  const isDefect = asClaimgateError(error).code === 'defect';
  if (isDefect && error instanceof Error) stderr.write(`${error.stack ?? error.message}\n`);
}
