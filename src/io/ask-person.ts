import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

interface Terminal {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  /** Shows nothing of what is typed. */
  readonly isHidden?: boolean;
}

/** Asks a question on a terminal; `undefined` where the person closes it instead of answering. */
export async function askPerson(
  question: string,
  { input, output, isHidden = false }: Terminal,
): Promise<string | undefined> {
  const nothing = new Writable({ write: (_typed, _encoding, done) => done() });
  const terminal = createInterface({
    input,
    output: isHidden ? nothing : output,
    terminal: true,
    historySize: 0,
  });
  // Not before: by now the terminal itself shows nothing any more, however quick somebody types.
  if (isHidden) output.write(question);
  const closed = new Promise<undefined>((end) => {
    terminal.once('close', () => end(undefined));
  });
  const answer = await Promise.race([terminal.question(isHidden ? '' : question), closed]);
  terminal.close();
  if (isHidden) output.write('\n');
  return answer;
}
