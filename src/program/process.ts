import { stackOf, isOutOfDescriptors } from '../documents/thrown.ts';
import { systemClock } from '../io/clock.ts';
import { descriptorSink } from '../io/descriptor-sink.ts';
import type { Host } from '../cli/host.ts';
import type { SignalSource } from '../io/release-command.ts';

const STDOUT = 1;
const STDERR = 2;

const UNDETERMINED = 2;
const DEFECT = 3;

/** Starts the program on the real process, which nothing else touches, and ends it with the exit code that comes. */
export function startProcess(run: (words: readonly string[], host: Host) => Promise<number>): void {
  const host = processHost();
  const tell = (text: string): void => host.stderr.write(`claimgate: ${text}\n`);
  // Where nothing is left that a run could wait for, Node ends as if all were well.
  process.exitCode = DEFECT;
  const onNoEnd = (): void => tell('the run came to no end, which is a defect of claimgate');
  process.once('beforeExit', onNoEnd);
  // Node would end with 1, which reads as a judged "no".
  process.on('uncaughtException', (error) => {
    const isShort = isOutOfDescriptors(error);
    tell(isShort ? `${error.message}; raise the limit on open files (ulimit -n)` : stackOf(error));
    process.exit(isShort ? UNDETERMINED : DEFECT);
  });
  const start = async (): Promise<number> => run(process.argv.slice(2), host);
  start()
    .then(
      (code) => {
        const { fault } = host.stdout;
        const isCutOff = code === 0 && fault !== undefined;
        if (isCutOff) tell(`standard output cannot be written (${fault})`);
        process.exitCode = isCutOff ? UNDETERMINED : code;
      },
      // Everything expected ends in a report; what gets here is a defect, and must not read as a "no".
      (error: unknown) => tell(stackOf(error)),
    )
    .finally(() => process.off('beforeExit', onNoEnd));
}

function processHost(): Host {
  return {
    // Asked for where its being gone is reported as anything else.
    get directory() {
      return process.cwd();
    },
    environment: process.env,
    // Only asked for by commands that read it: it may be closed, and opening it takes time.
    get stdin() {
      return process.stdin;
    },
    stdout: descriptorSink(STDOUT),
    stderr: descriptorSink(STDERR),
    clock: systemClock,
    ask: (question) => askOnTerminal(question),
    askHidden: (question) => askOnTerminal(question, true),
    signals: signalsOf(process),
  };
}

async function askOnTerminal(question: string, isHidden = false): Promise<string | undefined> {
  const { stdin: input, stderr: output } = process;
  if (!input.isTTY || !output.isTTY) return undefined;
  const { askPerson } = await import('../io/ask-person.ts');
  return askPerson(question, { input, output, isHidden });
}

/** Signals that stop or notify a program, and that can be passed on to a child. */
const PASSED_ON = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM', 'SIGUSR1', 'SIGUSR2'] as const;

/** The signals that a process receives; while somebody listens, they do not end it. */
function signalsOf(emitter: Pick<NodeJS.EventEmitter, 'on' | 'off'>): SignalSource {
  return (onSignal) => {
    for (const signal of PASSED_ON) emitter.on(signal, onSignal);
    return () => {
      for (const signal of PASSED_ON) emitter.off(signal, onSignal);
    };
  };
}
