import { createInterface } from 'node:readline/promises';

/** Asks a question on a terminal; `undefined` where the person closes it instead of answering. */
export async function askPerson(
  question: string,
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Promise<string | undefined> {
  const terminal = createInterface({ input, output });
  const closed = new Promise<undefined>((end) => {
    terminal.once('close', () => end(undefined));
  });
  const answer = await Promise.race([terminal.question(question), closed]);
  terminal.close();
  return answer;
}
