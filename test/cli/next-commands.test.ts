import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everyCommand } from '../../src/cli/command-line.ts';
import { everyCode, codeEntry } from '../../src/findings/index.ts';

test('every next command of ours that a code names is there to be typed', () => {
  const names = everyCommand().map(({ name }) => name);
  for (const code of everyCode()) {
    const [, words] = /^claimgate ([^-].*)$/.exec(codeEntry(code).next ?? '') ?? [];
    if (words === undefined) continue;
    assert.ok(
      names.some((name) => words === name || words.startsWith(`${name} `)),
      `${code} says: claimgate ${words}`,
    );
  }
});
