import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { accept } from '../../src/documents/findings.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { serveMcp, type McpServer } from '../../service/mcp-protocol.ts';

/** The answers to requests for the tool, by their id, and the defects that the server reported. */
async function answersTo(requests: number, source: McpServer['source']) {
  const lines: string[] = [];
  const defects: unknown[] = [];
  await serveMcp({
    input: asked(requests),
    write: (text) => void lines.push(text),
    program: { name: 'claimgate', version: '0.1.0' },
    source,
    onDefect: (error) => void defects.push(error),
  });
  const answers = lines.map((line) => JSON.parse(line) as { id: number; error?: { code: number } });
  return { answers: answers.sort((one, other) => one.id - other.id), defects };
}

async function* asked(requests: number): AsyncGenerator<Uint8Array> {
  const params = { name: 'get_provider_readiness', arguments: {} };
  for (let id = 1; id <= requests; id += 1)
    yield Buffer.from(
      `${JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params })}\n\n`,
    );
}

describe('a client that asks for much', () => {
  test('is answered in full, some at a time', async () => {
    let open = 0;
    let most = 0;
    const { answers, defects } = await answersTo(50, async () => {
      open += 1;
      most = Math.max(most, open);
      await wait(5);
      open -= 1;
      return accept('{"providers":[]}');
    });
    assert.deepEqual(
      answers.map(({ id }) => id),
      Array.from({ length: 50 }, (_, at) => at + 1),
    );
    assert.ok(most > 1 && most <= 16, `${most} at once`);
    assert.deepEqual(defects, []);
  });

  test('gets an error for a defect without its text, and the rest goes on', async () => {
    const defect = new TypeError('secret');
    const { answers, defects } = await answersTo(2, () => Promise.reject(defect));
    assert.deepEqual(
      answers.map(({ error }) => error?.code),
      [-32_603, -32_603],
    );
    assert.deepEqual(defects, [defect, defect]);
    assert.ok(!JSON.stringify(answers).includes('secret'));
  });
});
