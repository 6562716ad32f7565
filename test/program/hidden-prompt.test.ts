import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { describe, test } from 'node:test';
import { askPerson } from '../../src/io/ask-person.ts';
import { findAdministrator, isPassword } from '../../service/access/administrators.ts';
import { newLedger } from '../ledger/world.ts';
import { PROGRAM } from '../cli/release/release-world.ts';

const SCRIPT = '/usr/bin/script';
const PASSWORD = 'grün horse battery staple';

describe('a question whose answer is not shown', () => {
  const typed: readonly (readonly [
    what: string,
    chunks: readonly string[],
    answer: string | undefined,
  ])[] = [
    ['a line', ['secret\r'], 'secret'],
    ['letter by letter', ['s', 'e', 'c', '\n'], 'sec'],
    ['mended', ['sü\u007f\u007fab\u007fc\r'], 'ac'],
    ['begun again', ['wrong\u0015right\r'], 'right'],
    ['nothing more to mend', ['\u007f\u007fa\r'], 'a'],
    ['given up', ['sec\u0003'], undefined],
  ];
  for (const [what, chunks, answer] of typed)
    test(what, async () => {
      const raw: boolean[] = [];
      const input = Object.assign(new PassThrough(), {
        setRawMode: (isRaw: boolean) => void raw.push(isRaw),
      });
      const output = new PassThrough({ encoding: 'utf8' });
      const asked = askPerson('Password: ', { input, output, isHidden: true });
      for (const chunk of chunks) input.write(chunk);
      assert.equal(await asked, answer);
      assert.equal(output.read(), 'Password: \n');
      assert.deepEqual(raw, [true, false]);
      assert.equal(input.listenerCount('keypress'), 0);
    });

  test(
    'on a real terminal',
    {
      skip:
        existsSync(SCRIPT) && process.platform === 'linux' ? false : 'no script(1) of util-linux',
    },
    async () => {
      const ledger = await newLedger('sqlite');
      const made = await typedInto(ledger.location, [PASSWORD, PASSWORD]);
      assert.equal(made.code, 0, made.shown);
      assert.ok(!made.shown.includes('horse'), made.shown);
      assert.match(made.shown, /Password: \s+The same again: \s+jane {2}not limited/);
      const jane = await ledger.driver.read((connection) => findAdministrator(connection, 'jane'));
      assert.ok(await isPassword(PASSWORD, jane?.password));
      const other = await typedInto(ledger.location, [PASSWORD, `${PASSWORD}!`]);
      assert.equal(other.code, 1);
      assert.match(other.shown, /passwords_differ/);
    },
  );
});

/** Makes jane on a terminal of her own; each answer is typed when there is one more question. */
function typedInto(location: string, answers: readonly string[]) {
  const command = [process.execPath, PROGRAM, 'admin', 'create', 'jane', '--ledger', location];
  const child = spawn(SCRIPT, ['-qec', command.map((word) => `'${word}'`).join(' '), '/dev/null']);
  let shown = '';
  let asked = 0;
  child.stdout.on('data', (bytes: Buffer) => {
    shown += bytes.toString();
    const answer = answers[asked];
    if (shown.split(/: /).length - 1 <= asked || answer === undefined) return;
    asked += 1;
    child.stdin.write(`${answer}\r`);
  });
  return new Promise<{ code: number | null; shown: string }>((resolve) => {
    child.once('exit', (code) => resolve({ code, shown }));
  });
}
