import type { ReadinessBoard, Tool } from '../documents/index.ts';
import { codeEntry } from '../findings/index.ts';
import { refusalOf } from '../findings/error.ts';
import { isJsonObject, type JsonObject } from '../json/index.ts';
import {
  INVALID_PARAMS,
  METHOD_NOT_FOUND,
  RpcError,
  serveJsonRpc,
  type RpcServer,
} from './json-rpc.ts';

/** The source of the board: a ledger or a running service. @throws ClaimgateError */
export type BoardSource = () => Promise<ReadinessBoard>;

/** A server of the Model Context Protocol on a pair of streams. */
export interface McpServer extends Omit<RpcServer, 'call'> {
  readonly program: Tool;
  readonly source: BoardSource;
}

/** The supported versions of the protocol, the newest first. */
const PROTOCOL_VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'] as const;

const NAME = 'get_provider_readiness';

/** The one tool: it reads, and nothing else (specification/service.md 2). */
const TOOL_DESCRIPTION = {
  name: NAME,
  title: 'Provider readiness',
  description:
    'Whether each provider operation may run now, by exact subject and connected account, with the facts and everything that stands in the way. The same answer as GET /api/v1/provider-readiness.',
  inputSchema: { type: 'object', properties: {}, additionalProperties: false },
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

/**
 * Calls the tool. An unknown tool name is a protocol error; an unavailable board is a result with an error
 * that the model can read.
 */
async function callTool(params: JsonObject, source: BoardSource): Promise<object> {
  const { name, arguments: given } = params;
  if (name !== NAME) throw new RpcError(INVALID_PARAMS, 'there is no such tool');
  const isEmpty = given === undefined || (isJsonObject(given) && Object.keys(given).length === 0);
  if (!isEmpty) return failed('The tool takes no arguments.');
  try {
    const board = await source();
    return { content: [text(JSON.stringify(board))], structuredContent: board };
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
