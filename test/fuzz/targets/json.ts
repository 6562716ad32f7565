import { canonicalize } from '../../../src/digest/index.ts';
import { type Code, accept, ClaimgateError } from '../../../src/documents/findings.ts';
import { readJson, isJsonObject } from '../../../src/documents/json.ts';
import { SCHEMA_NAMES } from '../schema.ts';
import { must, mustBeSound, type Target } from '../target.ts';
import { DOCUMENTS, fileOf } from '../world.ts';
import { readQuery } from '../../../service/readiness/board.ts';
import { serveMcp } from '../../../service/mcp-protocol.ts';
import { parsed } from './gate.ts';

const OPTIONS = { file: 'f.json', maxBytes: 1 << 20 };

/** Why the strict reader may refuse what JSON.parse takes (specification/documents.md 1). */
const STRICTER: ReadonlySet<Code> = new Set([
  'json_number_not_integer',
  'json_integer_out_of_range',
  'json_duplicate_name',
  'json_lone_surrogate',
  'json_byte_order_mark',
  'json_invalid_utf8',
  'json_too_deep',
  'json_too_many_values',
]);

/** The reader beside JSON.parse; what it accepts is the same after the canonical form. */
export function jsonTarget(): Target {
  return {
    name: 'json',
    seeds: [
      DOCUMENTS.claims,
      DOCUMENTS.statement,
      fileOf('claimgate.config.json'),
      ...['[]', '{"a":[1,-0,"\\ud83d\\ude00"],"":null}', '"\\u0000"', '[1,2', '{"a":1,"a":2}'].map(
        (text) => Buffer.from(text),
      ),
    ],
    schemas: SCHEMA_NAMES,
    run(input) {
      const reading = readJson(input, OPTIONS);
      const { value, findings } = reading;
      mustBeSound(findings);
      const ownParsed = parse(input);
      if (findings.length > 0) {
        const stricter = findings.every(({ code }) => STRICTER.has(code));
        must(!ownParsed || stricter, `refused: ${findings.map(({ code }) => code).join()}`);
        return;
      }
      must(ownParsed !== undefined, 'accepted what JSON.parse refuses');
      must(JSON.stringify(value) === JSON.stringify(ownParsed.value), 'read to another value');
      const text = canonicalize(value);
      const again = readJson(Buffer.from(text), OPTIONS);
      must(
        again.findings.length === 0 && canonicalize(again.value) === text,
        'the canonical form is no fixed point',
      );
      reading.locate('/claims/0/subject/provider');
    },
    grown: {
      brackets: (length) => Buffer.from('['.repeat(length)),
      'a long string': (length) => Buffer.from(`"${'a'.repeat(length)}"`),
      escapes: (length) => Buffer.from(`"${'\\n'.repeat(length / 2)}"`),
      'escaped surrogates': (length) => Buffer.from(`"${'\\ud800'.repeat(length / 6)}"`),
      digits: (length) => Buffer.from('9'.repeat(length)),
      fraction: (length) => Buffer.from(`0.${'0'.repeat(length)}1`),
      exponent: (length) => Buffer.from(`1e${'9'.repeat(length)}`),
      'white space': (length) => Buffer.from(`${' \n'.repeat(length / 2)}1`),
      'one name again and again': (length) => Buffer.from(`{${'"a":1,'.repeat(length / 6)}"a":1}`),
      'many names': (length) =>
        Buffer.from(
          `{${Array.from({ length: length / 12 }, (_unused, n) => `"n${n}":${n}`).join()}}`,
        ),
      'many items': (length) => Buffer.from(`[${'1,'.repeat(length / 2)}1]`),
      'many items at fault': (length) => Buffer.from(`[${'0.5,'.repeat(length / 4)}1]`),
      'lines before a fault': (length) => Buffer.from(`${'\n'.repeat(length)}x`),
      'bytes that are no text': (length) => Buffer.alloc(length, 0xff),
      'bytes that are no text at the end': (length) =>
        Buffer.concat([Buffer.from('é'.repeat(length / 2)), Buffer.of(0xff)]),
    },
  };
}

function parse(bytes: Uint8Array): { value: unknown } | undefined {
  try {
    return {
      value: JSON.parse(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)) as unknown,
    };
  } catch {
    return undefined;
  }
}

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
