import { readQuery } from '../../../service/readiness/board.ts';
import { accept, ClaimgateError } from '../../../src/documents/findings.ts';
import { isJsonObject } from '../../../src/documents/json.ts';
import { serveMcp } from '../../../service/mcp-protocol.ts';
import { must, type Target } from '../target.ts';
import { parsed } from './gate.ts';

const call = (params: unknown, id: unknown = 1) =>
  JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params });

/** Lines of an MCP client: one answer for each request, in the form of the protocol, and no defect. */
export function mcpTarget(): Target {
  return {
    name: 'mcp',
    seeds: [
      JSON.stringify({
        jsonrpc: '2.0',
        id: 0,
        method: 'initialize',
        params: { protocolVersion: '2025-06-18' },
      }),
      '{"jsonrpc":"2.0","method":"notifications/initialized"}\n{"jsonrpc":"2.0","id":"a","method":"tools/list"}',
      call({ name: 'get_provider_readiness', arguments: {} }),
      call({ name: 'get_provider_readiness' }, 'x'),
      call({ name: 'get_provider_readiness', arguments: { provider: 'pixelgram', limit: 5 } }),
      `${call({ name: 'other' })}\n${call({})}\n[]\n{}\n\n{"jsonrpc":"2.0","id":3,"result":{}}`,
    ].map((text) => Buffer.from(`${text}\n`)),
    async run(input) {
      const written: string[] = [];
      let asked = 0;
      await serveMcp({
        input: chunksOf(input),
        write: (text) => void written.push(text),
        program: { name: 'claimgate', version: '0.1.0' },
        source: async (question) => {
          const query = readQuery(question);
          if (!query.ok) return query;
          asked += 1;
          if (asked % 2 === 0) throw new ClaimgateError('ledger_unreachable');
          return accept('{"providers":[]}');
        },
        onDefect: (error) => {
          throw error;
        },
      });
      mustAnswer(input, written);
    },
    grown: {
      'a line without end': (length) => Buffer.alloc(length, '['),
      'empty lines': (length) => Buffer.alloc(length, '\n'),
      'lines that are no request': (length) => Buffer.from('1\n'.repeat(length / 2)),
      pings: (length) =>
        Buffer.from('{"jsonrpc":"2.0","id":1,"method":"ping"}\n'.repeat(length / 41)),
    },
  };
}

function mustAnswer(input: Uint8Array, written: readonly string[]): void {
  const lines = Buffer.from(input).toString('latin1').split('\n');
  must(written.length <= lines.length, 'more answers than lines');
  const ids = new Set(
    written.map((text) => {
      const answer = parsed(Buffer.from(text));
      must(text.endsWith('\n') && !text.slice(0, -1).includes('\n'), 'no line');
      must(isJsonObject(answer) && answer['jsonrpc'] === '2.0', `no answer: ${text}`);
      must('result' in answer !== 'error' in answer, 'neither a result nor an error, or both');
      return JSON.stringify(answer['id']);
    }),
  );
  for (const line of lines) {
    const asked = parsed(Buffer.from(line, 'latin1'));
    if (!isJsonObject(asked) || asked['jsonrpc'] !== '2.0' || typeof asked['method'] !== 'string')
      continue;
    const { id } = asked;
    if (typeof id === 'string' || typeof id === 'number')
      must(ids.has(JSON.stringify(id)), `no answer to ${line}`);
  }
}

/** In two pieces, so that lines are put together. */
async function* chunksOf(input: Uint8Array): AsyncGenerator<Uint8Array> {
  const middle = input.length >> 1;
  yield input.subarray(0, middle);
  yield input.subarray(middle);
}
