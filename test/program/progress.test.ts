import assert from 'node:assert/strict';
import { test } from 'node:test';
import { progressOf } from '../../src/cli/host.ts';
import { AT, World } from '../cli/world.ts';

/** A terminal, or something else, and a clock that goes on by a step at each look. */
function watched(isTerminal: boolean, step: number) {
  const said: string[] = [];
  let now = AT;
  const clock = () => (now += step);
  return {
    said,
    host: { stderr: { isTerminal, write: (text: string) => void said.push(text) }, clock },
  };
}

test('a reading of more than a second shows on a terminal how far it is, and leaves nothing behind', async () => {
  const world = new World();
  const { said, host } = watched(true, 600);
  try {
    await world.shell('head -c 3000000 /dev/zero > zeros');
    const { exitCode } = await world.claimgate(['digest', 'zeros'], host);
    assert.equal(exitCode, 0);
    assert.match(said.join(''), /reading zeros: \d+ %/);
    const drawn = said.filter((text) => text.includes('\u001b'));
    assert.ok(drawn.at(-1)?.endsWith('\u001b[K'));
  } finally {
    world.remove();
  }
});

test('a short reading, and one that nobody watches, is silent', async () => {
  for (const { said, host } of [watched(true, 1), watched(false, 600)]) {
    const onPiece = progressOf('x', host);
    for (let read = 1; read <= 100; read += 1) onPiece(read, 100);
    assert.deepEqual(said, []);
  }
});
