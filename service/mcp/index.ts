import type { Tool } from '../../src/documents/index.ts';
import { codeEntry, messageOf, refusalOf, type Result } from '../../src/findings/index.ts';
import type { JsonObject, JsonValue } from '../../src/json/index.ts';
import { INPUT_SCHEMA } from './generated/input-schema.ts';
import {
  INVALID_PARAMS,
  METHOD_NOT_FOUND,
  RpcError,
  serveJsonRpc,
  type RpcServer,
} from './json-rpc.ts';

/** Answers a question about the board as JSON, or says what is wrong with it. @throws ClaimgateError */
export type BoardSource = (asked: JsonValue) => Promise<Result<string>>;

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
    if (board.ok) return { content: [text(board.value)] };
    return failed(board.findings.map((one) => messageOf(one)).join('\n'));
  } catch (error) {
    const { code } = refusalOf(error);
    // Never a message of a driver or of another server.
    const { title, hint } = codeEntry(code);
    return failed(`${code}: ${title}. ${hint}`);
  }
}

function failed(message: string): object {
  return { content: [text(message)], isError: true };
}

function text(content: string): object {
  return { type: 'text', text: content };
}
