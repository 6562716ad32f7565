import type { Tool } from '../documents/index.ts';
import { linesOf } from './lines.ts';
import {
  errorLine,
  METHOD_NOT_FOUND,
  PARSE_ERROR,
  PROTOCOL_VERSIONS,
  readMessage,
  resultLine,
  RpcError,
} from './protocol.ts';
import type { JsonObject } from '../json/index.ts';
import { callTool, TOOL_DESCRIPTION, type BoardSource } from './tool.ts';

/** A server of the Model Context Protocol on a pair of streams. */
export interface McpServer {
  readonly input: AsyncIterable<Uint8Array>;
  /** Writes whole lines. */
  readonly write: (text: string) => void;
  readonly program: Tool;
  readonly source: BoardSource;
  /** Told of what was not expected; the client is only told that there was something. */
  readonly onDefect: (error: unknown) => void;
}

const INTERNAL_ERROR = -32_603;

/** More than any client has open; what is more waits its turn. */
const MAX_OPEN = 16;

/** Answers until the input ends (MCP, transport stdio), and hands back when everything is answered. */
export async function serveMcp(server: McpServer): Promise<void> {
  const open = new Set<Promise<void>>();
  for await (const line of linesOf(server.input)) {
    if (line !== undefined && line.trim() === '') continue;
    if (open.size >= MAX_OPEN) await Promise.race(open);
    const answering = answer(server, line).then(() => void open.delete(answering));
    open.add(answering);
  }
  await Promise.all(open);
}

async function answer(server: McpServer, line: string | undefined): Promise<void> {
  const message = line === undefined ? UNREADABLE : readMessage(line);
  if (message.kind === 'unreadable')
    return server.write(errorLine(null, message.code, 'the message is not understood'));
  // Notifications and responses are never answered (JSON-RPC 2.0 section 4.1).
  if (message.kind !== 'request') return;
  const { id, method, params } = message;
  try {
    server.write(resultLine(id, await resultOf(server, method, params)));
  } catch (error) {
    if (error instanceof RpcError) return server.write(errorLine(id, error.code, error.message));
    server.onDefect(error);
    server.write(errorLine(id, INTERNAL_ERROR, 'a defect in claimgate'));
  }
}

const UNREADABLE = { kind: 'unreadable', code: PARSE_ERROR } as const;

function resultOf(
  { program, source }: McpServer,
  method: string,
  params: JsonObject,
): object | Promise<object> {
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
}

/** The version that the client asks for where it is spoken here, else the newest that is. */
function versionFor({ protocolVersion }: JsonObject): string {
  return PROTOCOL_VERSIONS.find((version) => version === protocolVersion) ?? PROTOCOL_VERSIONS[0];
}
