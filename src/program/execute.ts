import { resolve } from 'node:path';
import {
  ClaimgateError,
  codeEntry,
  type Finding,
  errorOf,
  refusalOf,
} from '../documents/findings.ts';
import { isForbiddenProgram, isOutOfDescriptors, stackOf } from '../documents/thrown.ts';
import type { Config } from '../documents/index.ts';
import { asFileError } from '../io/files.ts';
import { removeFile, writePiecesAtomically } from '../io/write-files.ts';
import { folderMissing, isFolder } from '../io/output-path.ts';
import type { Sink } from '../io/descriptor-sink.ts';
import type { CommandEnding } from '../io/release-command.ts';
import { contentOf, FORMATS, isFormat, type Format } from '../report/format.ts';
import { coloured, PLAIN, renderAnswer, renderDiagnostics, renderNext } from '../report/text.ts';
import type { Names, Outcome, Report } from '../report/report.ts';
import { usageError, type Arguments } from '../cli/arguments.ts';
import { type Command, type CommandEntry, type CommandFiles } from '../cli/command.ts';
import { Invocation } from '../cli/invocation.ts';
import { reportNames, type ReportNames } from '../repository/report-names.ts';
import { refuseMissing } from '../cli/options.ts';
import type { Host } from '../cli/host.ts';
import { asFormat, outputFiles, planOutputs, type OutputFile } from './plan-outputs.ts';
import { typedHere } from './type-next-here.ts';
import { commandReport, failureReport, withFailures, type Speaker } from '../report/run-report.ts';

interface Call {
  readonly name: string;
  readonly entry: Pick<CommandEntry, 'document' | 'says'> & Partial<Pick<CommandEntry, 'places'>>;
  readonly args: Arguments;
}

/** Marks verdict files as unfinished, runs, and renders whatever came of it: every path ends in a report. */
export async function execute(
  call: Call,
  load: () => Promise<Command>,
  host: Host,
): Promise<number> {
  const at = host.clock();
  const { entry, args } = call;
  const speaker = speakerOf(call);
  const { format, fault } = askedFormat(args, host);
  let config: Config | undefined;
  let files: RunFiles = { outputs: [], verdicts: [] };
  let report: Report;
  let start: (() => Promise<CommandEnding>) | undefined;
  let streams: Streams = host;
  let command: Command | undefined;
  let invocation: Invocation | undefined;
  try {
    const directory = directoryOf(args, host);
    const planFiles = (own: CommandFiles, inputs: readonly string[] = []): readonly Finding[] => {
      const planned = planRunFiles(own, inputs, args, host);
      ({ files } = planned);
      return planned.findings;
    };
    // Every output also reports what is wrong with the command line.
    planFiles({});
    command = await load();
    // Standard output belongs to the command that will be started.
    if (command.startCommand)
      streams = { environment: host.environment, stdout: host.stderr, stderr: host.stderr };
    const onConfig = (read: Config): void => void (config = read);
    invocation = new Invocation({ host, args, at, directory, onConfig });
    const isAsked = files.outputs.length > 0;
    // Until it is known what is read, no failure may be written over it.
    if (command.inputs) files = { outputs: [], verdicts: [] };
    const inputs = isAsked ? await command.inputs?.(invocation) : [];
    const findings = planFiles(command.files?.(invocation) ?? {}, inputs);
    if (findings.length > 0) throw errorOf(findings);
    refuseMissing(command, invocation);
    await markUnfinished(everyFile(files), call, at);
    // Not before: no old yes is to stay behind, whatever is wrong with the settings.
    if (fault) throw fault;
    const judged = reportOf(speaker, await command.run(invocation), at);
    report = judged;
    start = command.startCommand?.bind(command, invocation, judged);
  } catch (error) {
    const failure = await withUsage(fault ?? asClaimgateError(error), call, command);
    report = failureReport({ ...speaker, document: entry.document }, failure, at);
    printCause(error, host);
  }
  report = typedHere({ ...runHere(call, at, host), ...report }, invocation);
  const written = await finish(report, files, host);
  const final = await tell(written, chooseFormat(format, config), call, files, streams);
  // Everything is written and said by now: nothing can go wrong any more that should have kept it back.
  if (!start || final !== report || final.exitCode !== 0) return final.exitCode;
  return startAndWait(start, { ...call, at }, streams);
}

/** Returns what tells a report from others; a configuration that cannot be read is a finding of its own. */
function runHere({ args, name }: Call, at: number, host: Host): Partial<Report> {
  type Known = Partial<ReportNames> & Names;
  let known: Known | undefined;
  const names = (): Known => (known ??= read());
  const read = (): Known => {
    try {
      const choice = {
        directory: directoryOf(args, host),
        config: args.text('config') ?? host.environment['CLAIMGATE_CONFIG'],
        product: args.text('product'),
        version: args.text('release'),
      };
      return { ...reportNames(choice, args.text('projection')), ref: args.text('ref') };
    } catch (error) {
      refusalOf(error);
      return {};
    }
  };
  return {
    run: { command: name, at },
    names,
    placeOf: (file) => (names().placeOf ?? ((same) => same))(file),
  };
}

/** Bad usage of a command is cleared by the page of that command, unless the error names a better command. */
async function withUsage(
  failure: ClaimgateError,
  { name, entry }: Call,
  command: Command | undefined,
): Promise<ClaimgateError> {
  if (failure.code !== 'usage') return failure;
  const { cause, findings } = failure;
  const { usageLine } = await import('./help.ts');
  const usage = usageLine(name, entry, command);
  const next = name === 'claimgate' ? 'claimgate --help' : `claimgate ${name} --help`;
  const { next: usual } = codeEntry('usage');
  const told = findings.map((item) => ({
    ...item,
    usage,
    next: item.next === undefined || item.next === usual ? next : item.next,
  }));
  return new ClaimgateError('usage', {}, { cause, findings: told });
}

function speakerOf({ name, entry }: Call): Speaker {
  return { name, says: entry.says };
}

function reportOf(speaker: Speaker, outcome: Report | Outcome, at: number): Report {
  return 'document' in outcome ? outcome : commandReport(speaker, outcome, at);
}

type Streams = Pick<Host, 'environment' | 'stdout' | 'stderr'>;

function askedFormat(
  args: Arguments,
  host: Host,
): { readonly format?: Format | undefined; readonly fault?: ClaimgateError } {
  try {
    return { format: formatAskedFor(args, host) };
  } catch (error) {
    return { fault: asClaimgateError(error) };
  }
}

/** @throws ClaimgateError `file_missing` where the working folder is gone, `folder_missing` for that of `-C` */
function directoryOf(args: Arguments, host: Host): string {
  const named = args.text('C') ?? '.';
  let directory: string;
  try {
    directory = resolve(host.directory, named);
  } catch (cause) {
    throw asFileError(cause, 'the working folder', 'file_unreadable');
  }
  if (isFolder(directory)) return directory;
  throw folderMissing(directory, named);
}

/** The end of a command that was started, and why it could not be, where it could not. */
async function startAndWait(
  start: () => Promise<CommandEnding>,
  { at, ...call }: Call & { at: number },
  streams: Streams,
): Promise<number> {
  const speaker = speakerOf(call);
  const ending = await start().catch((error: unknown) => {
    printCause(error, streams);
    return failureReport({ ...speaker, document: 'report' }, asClaimgateError(error), at);
  });
  const { exitCode, findings } = ending;
  if (findings.length > 0)
    await print(commandReport(speaker, { findings }, at), 'text', call.args, streams);
  return exitCode;
}

interface RunFiles {
  readonly outputs: readonly OutputFile[];
  /** Verdicts that the command itself writes, as JSON. */
  readonly verdicts: readonly string[];
}

/** Plans the outputs and the command's own files. Where anything is in the way of anything, it writes nothing of its own. */
function planRunFiles(
  { verdicts = [], others = [] }: CommandFiles,
  inputs: readonly string[],
  args: Arguments,
  host: Host,
): { readonly files: RunFiles; readonly findings: readonly Finding[] } {
  const { files: outputs, findings } = planOutputs({
    asked: outputFiles(args),
    own: [...others, ...verdicts],
    inputs,
    named: args.texts(),
    directory: directoryOf(args, host),
    environment: host.environment,
  });
  return { files: { outputs, verdicts: findings.length === 0 ? verdicts : [] }, findings };
}

/** Marks output files as unfinished until the run has judged: a killed run leaves no old "allowed" behind. */
async function markUnfinished(files: readonly OutputFile[], call: Call, at: number): Promise<void> {
  if (files.length === 0) return;
  const { document } = call.entry;
  const error = new ClaimgateError('did_not_finish');
  const report = failureReport({ ...speakerOf(call), document }, error, at);
  const marks = files.map((file) => markOrRemove(report, file));
  for (const mark of await Promise.allSettled(marks))
    if (mark.status === 'rejected') throw mark.reason;
}

/** Where there is no room to mark an old verdict, it goes: a full disk must not keep an old "yes". */
async function markOrRemove(report: Report, file: OutputFile): Promise<void> {
  const [failure] = await writeReport(report, [file]);
  if (!failure) return;
  // A refused file isn't ours to remove.
  if (failure.code === 'file_unwritable') await removeFile(file.path);
  throw failure;
}

function everyFile({ outputs, verdicts }: RunFiles): OutputFile[] {
  return [...outputs, ...verdicts.map((path) => ({ format: 'json' as const, path }))];
}

/** Where one output cannot be written, none of the others, and no verdict, may go on to say yes. */
async function finish(report: Report, files: RunFiles, host: Host): Promise<Report> {
  const errors = await writeReport(report, files.outputs);
  if (errors.length === 0) return report;
  for (const error of errors) printCause(error, host);
  const known = new Set(report.findings.map(({ code, file }) => `${code} ${file}`));
  const failures = errors.flatMap(({ findings }) => findings);
  const failed = withFailures(
    report,
    failures.filter(({ code, file }) => !known.has(`${code} ${file}`)),
  );
  await writeReport(failed, everyFile(files));
  return failed;
}

/** Writes a report to every file that can be written. @returns why others cannot */
async function writeReport(
  report: Report,
  outputs: readonly OutputFile[],
): Promise<ClaimgateError[]> {
  const failures: ClaimgateError[] = [];
  for (const { format, path } of outputs) {
    try {
      const content = await contentOf(report, format);
      const pieces = typeof content === 'string' ? [content] : content;
      await writePiecesAtomically(path, pieces, path);
    } catch (error) {
      failures.push(asClaimgateError(error));
    }
  }
  return failures;
}

/** A report that cannot be printed leaves no file that says yes. @returns what was told in the end */
async function tell(
  report: Report,
  format: Format,
  call: Call,
  files: RunFiles,
  streams: Streams,
): Promise<Report> {
  try {
    await print(report, format, call.args, streams);
    const { fault } = streams.stdout;
    if (fault === undefined) return report;
    throw new ClaimgateError('file_unwritable', { file: 'standard output', found: fault });
  } catch (error) {
    printCause(error, streams);
    const { findings } = asClaimgateError(error);
    const failed = withFailures(report, findings);
    await writeReport(failed, everyFile(files));
    const failure = commandReport(speakerOf(call), { findings }, report.at);
    streams.stderr.write(renderDiagnostics(failure, PLAIN));
    return failed;
  }
}

async function print(
  report: Report,
  format: Format,
  args: Arguments,
  host: Streams,
): Promise<void> {
  const { stdout, stderr } = host;
  if (format !== 'text') {
    const content = await contentOf(report, format);
    if (typeof content === 'string') stdout.write(content);
    else for await (const piece of content) stdout.write(piece);
    return;
  }
  // A person reads both streams as one text: first the answer, then why, then what to do.
  const form = { isFull: args.flag('verbose') === true };
  const quiet = args.flag('quiet') === true && report.exitCode === 0;
  const paintFor = async (sink: Sink) => (wantsColour(args, host, sink) ? coloured() : PLAIN);
  const answer = quiet ? '' : renderAnswer(report, await paintFor(stdout), form);
  stdout.write(answer);
  if (report.findings.length > 0) {
    const paint = await paintFor(stderr);
    const gap = answer === '' ? '' : '\n';
    stderr.write(gap + renderDiagnostics(report, paint, form));
  }
  if (quiet) return;
  stderr.write(renderNext(report));
}

function printCause(error: unknown, { stderr }: Streams): void {
  if (asClaimgateError(error).code === 'defect') stderr.write(`${stackOf(error)}\n`);
}

/** An error of any kind as one with a code. What is not expected is a defect of the program. */
export function asClaimgateError(error: unknown): ClaimgateError {
  if (error instanceof ClaimgateError) return error;
  if (isOutOfDescriptors(error))
    return new ClaimgateError('descriptors_exhausted', {}, { cause: error });
  if (isForbiddenProgram(error))
    return new ClaimgateError('program_forbidden', {}, { cause: error });
  return new ClaimgateError('defect', { found: String(error) }, { cause: error });
}

/** The format that flags or the environment ask for; `undefined` leaves it to the configuration file. */
function formatAskedFor(args: Arguments, { environment }: Host): Format | undefined {
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
function chooseFormat(asked: Format | undefined, config: Config | undefined): Format {
  return asked ?? config?.format ?? 'text';
}

/** Colour only on a terminal, none under NO_COLOR (no-color.org) or on a dumb terminal; flags decide before all. */
function wantsColour(
  args: Arguments,
  { environment }: Pick<Host, 'environment'>,
  sink: Sink,
): boolean {
  const flag = args.flag('color');
  if (flag !== undefined) return flag;
  const forbidden = (environment['NO_COLOR'] ?? '') !== '' || environment['TERM'] === 'dumb';
  return sink.isTerminal && !forbidden;
}
