import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { descriptorSink } from '../../src/io/descriptor-sink.ts';
import { temporaryFolder } from '../repositories.ts';

test('a pipe that is full is waited for, so that nothing of an answer is lost', async (t) => {
  const folder = temporaryFolder(t);
  const [pipe, copy] = [join(folder, 'pipe'), join(folder, 'copy')];
  execFileSync('mkfifo', [pipe]);
  // For both, so that neither side waits for the other to open it.
  const descriptor = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
  const answer = Buffer.alloc(300_000, 'answer ').toString();
  const reader = spawn('sh', [
    '-c',
    `sleep 0.3; head -c ${answer.length} < "$0" > "$1"`,
    pipe,
    copy,
  ]);
  descriptorSink(descriptor).write(answer);
  await once(reader, 'close');
  closeSync(descriptor);
  assert.ok(readFileSync(copy, 'utf8') === answer);
});

test('a closed descriptor is not a terminal, and writes to it are dropped', (t) => {
  const descriptor = openSync(join(temporaryFolder(t), 'file'), 'w');
  closeSync(descriptor);
  const sink = descriptorSink(descriptor);
  assert.equal(sink.isTerminal, false);
  sink.write('text');
});

test('only a device is a terminal', (t) => {
  const path = join(temporaryFolder(t), 'file');
  writeFileSync(path, '');
  for (const [name, isTerminal] of [
    [path, false],
    ['/dev/null', true],
  ] as const) {
    const descriptor = openSync(name, 'r');
    assert.equal(descriptorSink(descriptor).isTerminal, isTerminal, name);
    closeSync(descriptor);
  }
});
