// The Model Context Protocol on a pair of streams, with its one tool. It asks its source and knows no ledger.

import type { Tool } from '../src/documents/index.ts';
import { codeEntry, messageOf, refusalOf, type Result } from '../src/documents/findings.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../src/documents/json.ts';
import { INPUT_SCHEMA } from './generated/input-schema.ts';

/** Answers a question about the board as JSON, or says what is wrong with it. @throws ClaimgateError */
type BoardSource = (asked: JsonValue) => Promise<Result<string>>;

export interface McpServer extends Omit<RpcServer, 'call'> {
  readonly program: Tool;
  readonly source: BoardSource;
}

const PROTOCOL_VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'] as const;

const NAME = 'get_provider_readiness';

/** The one tool: it reads, and nothing else (specification/service.md 2). */
const TOOL_DESCRIPTION = {
  name: NAME,
  title: 'Provider readiness',
  description:
    'Whether each provider operation may run now, by exact subject and connected account, with the facts and all blockers. The same JSON as GET /api/v1/provider-readiness, as text. A deployment can have thousands of decisions: filter them, or set a limit.',
  inputSchema: INPUT_SCHEMA,
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true },
};

/** Answers until the input ends (MCP, transport stdio), and returns when every request is answered. */
export function serveMcp({ program, source, ...streams }: McpServer): Promise<void> {
  return serveJsonRpc({
    ...streams,
    call(method, params) {
      switch (method) {
        case 'initialize':
          return {
            protocolVersion: versionFor(params),
            capabilities: { tools: {} },
            serverInfo: program,
          };
        case 'ping':
          return {};
        case 'tools/list':
          return { tools: [TOOL_DESCRIPTION] };
        case 'tools/call':
          return callTool(params, source);
        default:
          throw new RpcError(METHOD_NOT_FOUND, 'there is no such method');
      }
    },
  });
}

/** Returns the version that the client asks for if it is supported, else the newest supported one. */
function versionFor({ protocolVersion }: JsonObject): string {
  return PROTOCOL_VERSIONS.find((version) => version === protocolVersion) ?? PROTOCOL_VERSIONS[0];
}

/** An unknown tool is a protocol error; an unavailable board is a result with an error that the model can read. */
async function callTool(params: JsonObject, source: BoardSource): Promise<object> {
  const { name, arguments: asked = {} } = params;
  if (name !== NAME) throw new RpcError(INVALID_PARAMS, 'there is no such tool');
  try {
    const board = await source(asked);
    // As text alone: clients hand text on to the model, and a second form would double what it reads.
    if (board.ok) return content(board.value);
    return failed(board.findings.map((one) => messageOf(one)).join('\n'));
  } catch (error) {
    const { code } = refusalOf(error);
    // Never a message of a driver or of another server.
    const { title, hint } = codeEntry(code);
    return failed(`${code}: ${title}. ${hint}`);
  }
}

function content(text: string) {
  return { content: [{ type: 'text', text }] };
}

function failed(message: string): object {
  return { ...content(message), isError: true };
}

/** Codes of errors (JSON-RPC 2.0 section 5.1). */
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;
const METHOD_NOT_FOUND = -32_601;
const INVALID_PARAMS = -32_602;
const INTERNAL_ERROR = -32_603;

class RpcError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** A server of JSON-RPC 2.0 on a pair of streams, one message a line. */
interface RpcServer {
  readonly input: AsyncIterable<Uint8Array>;
  readonly write: (text: string) => void;
  readonly call: (method: string, params: JsonObject) => object | Promise<object>;
  /** Receives unexpected errors; the client only learns that there was one. */
  readonly onDefect: (error: unknown) => void;
}

const MAX_OPEN = 16;

async function serveJsonRpc(server: RpcServer): Promise<void> {
  const open = new Set<Promise<void>>();
  for await (const line of linesOf(server.input)) {
    if (line !== undefined && line.trim() === '') continue;
    if (open.size >= MAX_OPEN) await Promise.race(open);
    const answering = answer(server, line).then(() => void open.delete(answering));
    open.add(answering);
  }
  await Promise.all(open);
}

async function answer(server: RpcServer, line: string | undefined): Promise<void> {
  const reply = (id: RequestId | null, outcome: object) =>
    server.write(`${JSON.stringify({ jsonrpc: '2.0', id, ...outcome })}\n`);
  const fail = (id: RequestId | null, code: number, message: string) =>
    reply(id, { error: { code, message } });
  const message = readMessage(line);
  if (typeof message === 'number') return fail(null, message, 'the message is not understood');
  // Notifications and responses are never answered (JSON-RPC 2.0 section 4.1).
  if (message === null) return;
  const { id, method, params } = message;
  try {
    reply(id, { result: await server.call(method, params) });
  } catch (error) {
    if (error instanceof RpcError) return fail(id, error.code, error.message);
    server.onDefect(error);
    fail(id, INTERNAL_ERROR, 'a defect in claimgate');
  }
}

type RequestId = string | number;

interface RpcRequest {
  readonly id: RequestId;
  readonly method: string;
  readonly params: JsonObject;
}

/** A request, `null` for what is never answered, or the code of an error (JSON-RPC 2.0 section 4). */
function readMessage(line: string | undefined): RpcRequest | number | null {
  if (line === undefined) return PARSE_ERROR;
  let value: JsonValue;
  try {
    value = JSON.parse(line);
  } catch {
    return PARSE_ERROR;
  }
  if (!isJsonObject(value) || value['jsonrpc'] !== '2.0') return INVALID_REQUEST;
  const { id, method, params } = value;
  if (method === undefined && ('result' in value || 'error' in value)) return null;
  if (typeof method !== 'string') return INVALID_REQUEST;
  if (id === undefined) return null;
  if (typeof id !== 'string' && typeof id !== 'number') return INVALID_REQUEST;
  return { id, method, params: isJsonObject(params) ? params : {} };
}

/** No client of ours sends a longer line. */
const MAX_LINE_BYTES = 1024 * 1024;

/** Yields the lines of a stream; `undefined` for one that is too long, whose bytes are dropped. */
async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<string | undefined> {
  let kept: Uint8Array[] = [];
  let size = 0;
  const take = (): string | undefined => {
    const line = size > MAX_LINE_BYTES ? undefined : Buffer.concat(kept).toString('utf8');
    kept = [];
    size = 0;
    return line;
  };
  const keep = (bytes: Uint8Array) => {
    size += bytes.length;
    if (size <= MAX_LINE_BYTES) kept.push(bytes);
    else kept = [];
  };
  for await (const chunk of input) {
    let from = 0;
    for (let end = chunk.indexOf(0x0a); end !== -1; end = chunk.indexOf(0x0a, from)) {
      keep(chunk.subarray(from, end));
      yield take();
      from = end + 1;
    }
    keep(chunk.subarray(from));
  }
  if (size > 0) yield take();
}
