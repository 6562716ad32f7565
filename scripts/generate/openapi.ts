import { readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import { ROUTES, type Route } from '../../service/http/table.ts';
import type { SchemaFile } from './schemas.ts';

/**
 * The OpenAPI 3.1 document of the service, from the table of routes that the server enforces and the
 * schemas that its bodies are judged by.
 */
export function generateOpenapi(root: string, schemas: readonly SchemaFile[]): Map<string, string> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const routes: readonly Route[] = Object.values(ROUTES);
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'claimgate',
      version,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    paths: Object.fromEntries(
      [...new Set(routes.map(({ path }) => path))].map((path) => [
        path,
        pathItem(path, routes, schemas),
      ]),
    ),
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'claimgate_session',
          description: 'under an https origin its name is __Host-claimgate_session',
        },
      },
      schemas: componentsFor(routes.flatMap(bodiesOf), schemas),
    },
  };
  const text = [
    '// Generated from service/http/table.ts and schemas/ by `npm run generate`. Do not edit.',
    '',
    '/** The routes of the service as an OpenAPI 3.1 document. */',
    `export const OPENAPI = ${JSON.stringify(document, null, 2)};`,
    '',
  ].join('\n');
  return new Map([['service/generated/openapi.ts', text]]);
}

function pathItem(path: string, routes: readonly Route[], schemas: readonly SchemaFile[]): object {
  const own = routes.filter((route) => route.path === path);
  return Object.fromEntries(
    own.map((route) => [route.method.toLowerCase(), operation(route, schemas)]),
  );
}

function operation(route: Route, schemas: readonly SchemaFile[]): object {
  const { id, summary, takes, answers, isIdempotent } = route;
  const parameters = [
    ...queryParameters(route, schemas),
    ...(answers.isValidated ? [IF_NONE_MATCH] : []),
    ...(isIdempotent ? [IDEMPOTENCY_KEY] : []),
  ];
  return {
    operationId: id,
    summary,
    security: securityOf(route),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(takes ? { requestBody: { required: true, content: requestContent(takes) } } : {}),
    responses: {
      [answers.status]: {
        description: statusPhrase(answers.status),
        ...(answers.isValidated ? { headers: { ETag: ETAG } } : {}),
        content: contentOf('application/json', answers.body),
      },
      ...(answers.isValidated
        ? { 304: { description: statusPhrase(304), headers: { ETag: ETAG } } }
        : {}),
      ...Object.fromEntries(
        problemStatuses(route).map((status) => [
          status,
          {
            description: statusPhrase(status),
            content: contentOf('application/problem+json', 'problem'),
          },
        ]),
      ),
    },
  };
}

/** The members of a schema as parameters of an address. */
function queryParameters({ query }: Route, schemas: readonly SchemaFile[]): object[] {
  const properties = schemas.find(({ document }) => document === query)?.schema['properties'];
  return Object.entries(properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    ...(withLocalRefs({ schema }, () => {}) as object),
  }));
}

const ETAG = { description: 'a strong entity tag', schema: { type: 'string' } };

const IF_NONE_MATCH = {
  name: 'If-None-Match',
  in: 'header',
  description: 'entity tags of answers that the caller has: answered with 304 where one is current',
  schema: { type: 'string' },
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'the same request with the same key is recorded once',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

function securityOf({ access }: Route): object[] {
  if (access === 'anyone') return [];
  return access === 'administrator' ? [{ session: [] }] : [{ token: [] }, { session: [] }];
}

/** Returns the possible errors: by the route itself, by who may ask, by the body it takes, and by a defect. */
function problemStatuses({ access, takes, problems = [] }: Route): number[] {
  const statuses = [
    ...problems,
    ...(access === 'anyone' ? [] : [401, 403, 422, 503]),
    ...(takes ? [400, 413, 415, 422] : []),
    500,
  ];
  return [...new Set(statuses)].sort((one, other) => one - other);
}

function statusPhrase(status: number): string {
  return STATUS_CODES[status] ?? String(status);
}

function requestContent({ body, or }: NonNullable<Route['takes']>): object {
  if (!or) return contentOf('application/json', body);
  const anyOf = [body, or].map((one) => ({ $ref: `#/components/schemas/${one}` }));
  return { 'application/json': { schema: { anyOf } } };
}

function contentOf(type: string, body: string): object {
  const schema = body === 'openapi' ? { type: 'object' } : { $ref: `#/components/schemas/${body}` };
  return { [type]: { schema } };
}

function bodiesOf({ takes, answers, query }: Route): string[] {
  return [
    ...(query ? [query] : []),
    ...(takes ? [takes.body, ...(takes.or ? [takes.or] : [])] : []),
    answers.body,
    'problem',
  ];
}

/** The schemas of some bodies and everything that they refer to, by name. */
function componentsFor(bodies: readonly string[], schemas: readonly SchemaFile[]): object {
  const known = new Map<string, object>();
  for (const { document, schema } of schemas) {
    const { $defs = {}, $id: _id, $schema: _dialect, ...own } = schema;
    if (document !== 'common') known.set(document, own);
    for (const [name, definition] of Object.entries($defs)) known.set(name, definition);
  }
  const found = new Map<string, unknown>();
  const add = (name: string): void => {
    if (found.has(name)) return;
    const schema = known.get(name);
    if (!schema) throw new Error(`no schema "${name}"`);
    found.set(name, undefined);
    found.set(name, withLocalRefs(schema, add));
  };
  for (const body of bodies) if (body !== 'openapi') add(body);
  return Object.fromEntries([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function withLocalRefs(node: unknown, add: (name: string) => void): unknown {
  if (Array.isArray(node)) return node.map((item) => withLocalRefs(item, add));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (key !== '$ref' || typeof value !== 'string')
        return [key, withLocalRefs(value, add)] as const;
      const name = nameOfRef(value);
      add(name);
      return [key, `#/components/schemas/${name}`] as const;
    }),
  );
}

/** `urn:claimgate:schema:common:v1#/$defs/slug` is `slug`; `urn:claimgate:schema:problem:v1` is `problem`. */
function nameOfRef(ref: string): string {
  const [base = '', fragment = ''] = ref.split('#');
  return fragment === '' ? (base.split(':')[3] ?? '') : fragment.replace('/$defs/', '');
}
