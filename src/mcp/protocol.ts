import { isJsonObject, type JsonObject, type JsonValue } from '../json/index.ts';

/** The versions of the protocol that are spoken here, the newest first. */
export const PROTOCOL_VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'] as const;

/** Codes of errors (JSON-RPC 2.0 section 5.1). */
export const PARSE_ERROR = -32_700;
export const INVALID_REQUEST = -32_600;
export const METHOD_NOT_FOUND = -32_601;
export const INVALID_PARAMS = -32_602;

export type RequestId = string | number;

/** What a client sends (JSON-RPC 2.0 section 4): a request, a notification where it has no id, or nothing that is known. */
export type Incoming =
  | {
      readonly kind: 'request';
      readonly id: RequestId;
      readonly method: string;
      readonly params: JsonObject;
    }
  | { readonly kind: 'notification' }
  | { readonly kind: 'response' }
  | { readonly kind: 'unreadable'; readonly code: number };

/** An answer that says no. */
export class RpcError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** Reads one line. */
export function readMessage(line: string): Incoming {
  let value: JsonValue;
  try {
    value = JSON.parse(line);
  } catch {
    return { kind: 'unreadable', code: PARSE_ERROR };
  }
  if (!isJsonObject(value) || value['jsonrpc'] !== '2.0')
    return { kind: 'unreadable', code: INVALID_REQUEST };
  const { id, method, params } = value;
  if (method === undefined && ('result' in value || 'error' in value)) return { kind: 'response' };
  if (typeof method !== 'string') return { kind: 'unreadable', code: INVALID_REQUEST };
  if (id === undefined) return { kind: 'notification' };
  if (typeof id !== 'string' && typeof id !== 'number')
    return { kind: 'unreadable', code: INVALID_REQUEST };
  return { kind: 'request', id, method, params: isJsonObject(params) ? params : {} };
}

/** One line that answers a request. */
export function resultLine(id: RequestId, result: object): string {
  return `${JSON.stringify({ jsonrpc: '2.0', id, result })}\n`;
}

/** One line that refuses a request, or something that could not be told to be one. */
export function errorLine(id: RequestId | null, code: number, message: string): string {
  return `${JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } })}\n`;
}
