import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ClaimgateError } from '../../src/documents/findings.ts';
import { serveMcp } from '../../service/mcp-protocol.ts';

async function answersTo(...lines: readonly (string | Uint8Array)[]) {
  const written: string[] = [];
  async function* input() {
    for (const line of lines) yield Buffer.from(line);
  }
  await serveMcp({
    input: input(),
    write: (text) => void written.push(text),
    program: { name: 'claimgate', version: '0' },
    source: () => Promise.reject(new ClaimgateError('answer_unexpected', { found: 'secret' })),
    onDefect: (error) => assert.fail(String(error)),
  });
  return written.map((line) => JSON.parse(line) as Record<string, unknown>);
}

const request = (id: unknown, method: string, params: object = {}) =>
  `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;

describe('lines of mcp', () => {
  for (const [asked, spoken] of [
    ['2025-11-25', '2025-11-25'],
    ['2024-11-05', '2024-11-05'],
    ['1999-01-01', '2025-11-25'],
  ] as const)
    test(`a client that asks for ${asked} is spoken to in ${spoken}`, async () => {
      const [answer] = await answersTo(request(0, 'initialize', { protocolVersion: asked }));
      assert.ok(answer);
      assert.equal((answer['result'] as { protocolVersion: string }).protocolVersion, spoken);
    });

  const refused: readonly (readonly [string, string | Uint8Array, number, unknown])[] = [
    ['no JSON', '{\n', -32_700, null],
    ['no object', '[]\n', -32_600, null],
    ['another protocol', '{"jsonrpc":"1.0","id":1,"method":"ping"}\n', -32_600, null],
    ['an id that is none', '{"jsonrpc":"2.0","id":{},"method":"ping"}\n', -32_600, null],
    ['no method', '{"jsonrpc":"2.0","id":1}\n', -32_600, null],
    ['an unknown method', request('a', 'resources/list'), -32_601, 'a'],
    ['an unknown tool', request(7, 'tools/call', { name: 'x' }), -32_602, 7],
    ['no tool', request(7, 'tools/call', {}), -32_602, 7],
    ['a line without end', Buffer.alloc(3 * 1024 * 1024, 0x20), -32_700, null],
    ['deep nesting', `${'['.repeat(200_000)}\n`, -32_700, null],
  ];
  for (const [what, line, code, id] of refused)
    test(`[T70] ${what} is refused, and the next request answered`, async () => {
      const isWhole = line.at(-1) === '\n';
      const answers = await answersTo(line, ...(isWhole ? [] : ['\n']), request(1, 'ping'));
      assert.equal(answers.length, 2);
      const error = answers.find((answer) => 'error' in answer);
      assert.ok(error);
      assert.equal((error['error'] as { code: number }).code, code);
      assert.deepEqual(error['id'], id);
      assert.ok(answers.some((answer) => answer['id'] === 1 && 'result' in answer));
    });

  test('notifications and responses are not answered; a line may come in pieces', async () => {
    const answers = await answersTo(
      '{"jsonrpc":"2.0","method":"notifications/initialized"}\n{"jsonrpc":"2.0","id":1,"result":{}}\n\n',
      '{"jsonrpc":"2.0","id":5,',
      '"method":"ping"}',
    );
    assert.deepEqual(answers, [{ jsonrpc: '2.0', id: 5, result: {} }]);
  });

  test('what cannot be had is a result that says so by its code alone', async () => {
    const [answer] = await answersTo(request(1, 'tools/call', { name: 'get_provider_readiness' }));
    const result = answer?.['result'] as { isError: boolean; content: { text: string }[] };
    assert.equal(result.isError, true);
    assert.match(result.content[0]?.text ?? '', /^answer_unexpected: /);
    assert.doesNotMatch(JSON.stringify(answer), /secret/);
  });
});
