import assert from 'node:assert/strict';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { OPENAPI } from '../../service/generated/openapi.ts';

/** An answer of the service, as the OpenAPI document allows it. */
export interface Answer<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
  readonly ms: number;
}

export interface Call {
  readonly method?: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text is sent unchanged, anything else as JSON. */
  readonly body?: unknown;
}

interface Operation {
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Content }>
  >;
}
type Content = Readonly<Record<string, { readonly schema: object }>>;

const PATHS: Readonly<Record<string, Readonly<Record<string, Operation>>>> = OPENAPI.paths;

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv, ['date-time', 'uri']);
ajv.addSchema({ $id: 'openapi', components: OPENAPI.components });
const validators = new Map<string, ValidateFunction>();

/** Asks a service, and holds every answer against the OpenAPI document that it serves. */
export async function call<T = unknown>(
  base: string,
  path: string,
  { method = 'GET', token, headers = {}, body }: Call = {},
): Promise<Answer<T>> {
  const started = performance.now();
  const response = await fetch(base + path, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const ms = performance.now() - started;
  const value: unknown = text === '' ? undefined : JSON.parse(text);
  checkAnswer(method, path, response, value);
  return { status: response.status, headers: response.headers, body: value as T, ms };
}

/** Fails unless the document lists the status for the route, with this type and a body of this shape. */
export function checkAnswer(method: string, path: string, response: Response, body: unknown): void {
  const { status, headers } = response;
  const type = headers.get('content-type') ?? '';
  const [route = ''] = path.split('?');
  const operation = PATHS[route]?.[method === 'HEAD' ? 'get' : method.toLowerCase()];
  // Nothing is sent but headers.
  if (status === 304 && operation?.responses[304]) return assert.equal(body, undefined);
  const content = operation ? operation.responses[status]?.content : unlisted(status);
  assert.ok(content, `${method} ${path} answers ${status}, which the document does not list`);
  const schema = content[type]?.schema;
  assert.ok(schema, `${method} ${path} ${status} is of type ${type}`);
  assert.match(headers.get('x-request-id') ?? '', /^[A-Za-z0-9._-]{1,64}$/);
  if (method === 'HEAD') return assert.equal(body, undefined);
  const validate = validatorOf(schema);
  assert.ok(validate(body), `${method} ${path} ${status}: ${JSON.stringify(validate.errors)}`);
}

function unlisted(status: number): Content | undefined {
  if (status !== 404 && status !== 405) return undefined;
  return { 'application/problem+json': { schema: { $ref: '#/components/schemas/problem' } } };
}

function validatorOf(schema: object): ValidateFunction {
  const text = JSON.stringify(schema).replaceAll('"#/', '"openapi#/');
  const known = validators.get(text);
  if (known) return known;
  const validate = ajv.compile(JSON.parse(text) as object);
  validators.set(text, validate);
  return validate;
}
