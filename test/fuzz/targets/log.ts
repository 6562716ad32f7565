import { logTail, TAIL_LINES } from '../../../src/instance/diagnostics.ts';
import { LOGS } from '../../instance/harmless.ts';
import { SECRETS } from '../../instance/secrets.ts';
import { refusalOf } from '../../../src/documents/error.ts';
import { headed, must, mustBeSound, withHead, type Target } from '../target.ts';

/** A line is cut at 8 KiB; each word of one letter may become `[text]`. */
const LONGEST = 8 * 1024 * 4;

/** Secrets that stand on one line: what they are does not hang on the lines around. */
const ALONE = SECRETS.filter((marked) => !marked.includes('\n'));

/** The end of a log: a secret on a line of its own never comes through, whatever stands above and below. */
export function logTarget(): Target {
  const places = ALONE.map((_marked, index) => String(index));
  const [first = '0', ...others] = places;
  return {
    name: 'log',
    heads: [first, ...others],
    seeds: [
      ...Object.values(LOGS)
        .flat()
        .map(([line], index) => withHead(String(index % ALONE.length), line)),
      withHead('3', '-----BEGIN PRIVATE KEY-----\nq83vEjRWeJA\n-----END PRIVATE KEY-----\nafter'),
      withHead('4', 'password: |\n  abc\nname: token\nvalue: x\n{"msg":"a\\nb","token":"x"}'),
    ],
    run(input) {
      const { head, body } = headed(input);
      const marked = ALONE[Number(head)];
      // Bytes that are no text are refused: here what is text is tried.
      const around = Buffer.from(body).toString('utf8').replaceAll('\0', '');
      if (marked === undefined) return mustBeTail(tailOf(input));
      const middle = around.indexOf('\n', around.length >> 1);
      const above = middle < 0 ? around : around.slice(0, middle);
      const below = middle < 0 ? '' : around.slice(middle + 1);
      const line = marked.replaceAll(/[«»]/g, '');
      const tail = tailOf(Buffer.from([above, line, below].join('\n')));
      mustBeTail(tail);
      const shown = tail.join('\n');
      for (const [, secret = ''] of marked.matchAll(/«([^»]*)»/g)) {
        const isElsewhere =
          around.includes(secret.slice(0, 6)) || around.includes(secret.slice(-6));
        must(secret.length < 6 || isElsewhere || !shown.includes(secret), `${line} came through`);
      }
    },
    grown: {
      'one long line': (length) => Buffer.alloc(length, 'a'),
      'words of a line': (length) => Buffer.from('key '.repeat(length / 4)),
      'names in a line': (length) => Buffer.from('token=[{"'.repeat(length / 9)),
      'lines of names': (length) => Buffer.from('password:\n'.repeat(length / 10)),
      addresses: (length) => Buffer.from('a@a.a.'.repeat(length / 6)),
      'ends of blocks': (length) => Buffer.from('-----BEGIN A-----\n'.repeat(length / 18)),
    },
  };
}

/** The end of a log; nothing where it is no text. */
function tailOf(bytes: Uint8Array): readonly string[] {
  try {
    return logTail(bytes, true, 'a.log');
  } catch (cause) {
    mustBeSound(refusalOf(cause, 'log_encoding_unknown').findings);
    return [];
  }
}

function mustBeTail(lines: readonly string[]): void {
  must(lines.length <= TAIL_LINES, 'more lines than are shown');
  must(
    lines.every((line) => line.length <= LONGEST),
    'a line that is too long',
  );
}
