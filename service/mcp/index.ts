import type { ReadinessQuery, Tool } from '../../src/documents/index.ts';
import { document } from '../../src/documents/generated/readiness-query.validator.js';
import { codeEntry, messageOf, refusalOf } from '../../src/findings/index.ts';
import { checkShape, readJson, type JsonObject, type Shape } from '../../src/json/index.ts';
import { INPUT_SCHEMA } from './generated/input-schema.ts';
import {
  INVALID_PARAMS,
  METHOD_NOT_FOUND,
  RpcError,
  serveJsonRpc,
  type RpcServer,
} from './json-rpc.ts';

/** The source of the board as JSON: a ledger or a running service. @throws ClaimgateError */
export type BoardSource = (query: ReadinessQuery) => Promise<string>;

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

const QUERY: Shape<ReadinessQuery> = { document };

/** Far longer than any question. */
const MAX_QUERY_BYTES = 16 * 1024;

/**
 * Calls the tool. An unknown tool name is a protocol error; an unavailable board is a result with an error
 * that the model can read.
 */
async function callTool(params: JsonObject, source: BoardSource): Promise<object> {
  const { name, arguments: given } = params;
  if (name !== NAME) throw new RpcError(INVALID_PARAMS, 'there is no such tool');
  const bytes = Buffer.from(JSON.stringify(given ?? {}), 'utf8');
  const query = checkShape(
    QUERY,
    readJson(bytes, { file: 'arguments', maxBytes: MAX_QUERY_BYTES }),
  );
  if (!query.ok) return failed(query.findings.map((one) => messageOf(one)).join('\n'));
  try {
    // As text alone: clients hand text on to the model, and a second form would double what it reads.
    return { content: [text(await source(query.value))] };
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
