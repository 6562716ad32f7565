import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Arguments } from '../../src/commands/arguments.ts';

/** What yargs does not refuse by itself is refused where it is read. */
describe('arguments', () => {
  const refused = (read: () => unknown) => assert.throws(read, { code: 'usage' });

  test('of a closed list are one of it', () => {
    assert.equal(new Arguments({ kind: 'run' }).oneOf('kind', ['run', 'control']), 'run');
    refused(() => new Arguments({ kind: 'walk' }).oneOf('kind', ['run', 'control']));
    refused(() => new Arguments({}).oneOf('kind', ['run', 'control']));
  });

  test('that may be repeated have a value each time', () => {
    assert.deepEqual(new Arguments({ only: ['a', 'b'] }).list('only'), ['a', 'b']);
    assert.deepEqual(new Arguments({ only: 'a' }).list('only'), ['a']);
    refused(() => new Arguments({ only: ['a', ''] }).list('only'));
  });

  test('that say yes or no are given once', () => {
    assert.equal(new Arguments({ json: true }).flag('json'), true);
    refused(() => new Arguments({ json: [true, false] }).flag('json'));
  });

  test('that may be given once are refused twice', () => {
    refused(() => new Arguments({ out: ['a', 'b'] }).text('out'));
  });

  test('after -- are taken as they are', () => {
    assert.deepEqual(new Arguments({ '--': ['npm', '', '--help'] }).commandWords(), [
      'npm',
      '',
      '--help',
    ]);
    assert.deepEqual(new Arguments({ '--': 'npm' }).commandWords(), ['npm']);
    assert.deepEqual(new Arguments({}).commandWords(), []);
  });
});
