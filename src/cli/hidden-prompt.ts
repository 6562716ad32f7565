export interface Terminal {
  readonly input: {
    setRawMode(isRaw: boolean): unknown;
    on(event: 'data', listener: (bytes: Uint8Array) => void): unknown;
    off(event: 'data', listener: (bytes: Uint8Array) => void): unknown;
    resume(): unknown;
    pause(): unknown;
  };
  readonly write: (text: string) => void;
}

const ENTER = new Set([0x0a, 0x0d, 0x04]);
const INTERRUPT = 0x03;
const DELETE = new Set([0x08, 0x7f]);
const ERASE_LINE = 0x15;

/** More than anybody types. */
const MAX_BYTES = 1024;

/** `undefined` where the person gave up with Control-C. */
export function askHidden(
  { input, write }: Terminal,
  question: string,
): Promise<string | undefined> {
  // Before the question, so that not even somebody quick types what is shown.
  input.setRawMode(true);
  input.resume();
  write(question);
  return new Promise((resolve) => {
    let typed: number[] = [];
    const end = (answer: string | undefined) => {
      input.off('data', listen);
      input.setRawMode(false);
      input.pause();
      write('\n');
      resolve(answer);
    };
    const listen = (bytes: Uint8Array) => {
      for (const byte of bytes) {
        if (byte === INTERRUPT) return end(undefined);
        if (ENTER.has(byte)) return end(Buffer.from(typed).toString('utf8'));
        if (byte === ERASE_LINE) typed = [];
        else if (DELETE.has(byte)) typed = withoutLastCharacter(typed);
        else if (byte >= 0x20 && typed.length < MAX_BYTES) typed.push(byte);
      }
    };
    input.on('data', listen);
  });
}

function withoutLastCharacter(bytes: readonly number[]): number[] {
  const characters = Array.from(Buffer.from(bytes).toString('utf8')).slice(0, -1);
  return [...Buffer.from(characters.join(''), 'utf8')];
}
