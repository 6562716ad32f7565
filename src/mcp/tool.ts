import { codeEntry } from '../findings/index.ts';
import { refusalOf } from '../findings/error.ts';
import { isJsonObject, type JsonObject } from '../json/index.ts';
import type { ReadinessBoard } from '../documents/index.ts';
import { INVALID_PARAMS, RpcError } from './protocol.ts';

/** Where the board comes from: a ledger, or a service that runs. @throws ClaimgateError */
export type BoardSource = () => Promise<ReadinessBoard>;

const NAME = 'get_provider_readiness';

/** The one tool: it reads, and nothing else (specification/service.md 2). */
export const TOOL_DESCRIPTION = {
  name: NAME,
  title: 'Provider readiness',
  description:
    'Whether each provider operation may run now, by exact subject and connected account, with the facts and everything that stands in the way. The same answer as GET /api/v1/provider-readiness.',
  inputSchema: { type: 'object', properties: {}, additionalProperties: false },
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true },
};

/**
 * Calls the tool. A name that no tool has is an error of the protocol, never a result; what can not be had
 * is a result that says so, for the model to read.
 */
export async function callTool(params: JsonObject, source: BoardSource): Promise<object> {
  const { name, arguments: given } = params;
  if (name !== NAME) throw new RpcError(INVALID_PARAMS, 'there is no such tool');
  const isEmpty = given === undefined || (isJsonObject(given) && Object.keys(given).length === 0);
  if (!isEmpty) return failed('The tool takes no arguments.');
  try {
    const board = await source();
    return { content: [text(JSON.stringify(board))], structuredContent: board };
  } catch (error) {
    const { code } = refusalOf(error);
    // Never what a driver or another server said.
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
