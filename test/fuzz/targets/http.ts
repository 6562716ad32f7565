import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { append } from '../../../src/ledger/append.ts';
import { initLedger, parseLocation } from '../../../src/ledger/open.ts';
import { readFacts } from '../../../src/ledger/export-facts.ts';
import type { Driver } from '../../../src/ledger/driver/connection.ts';
import { headIn } from '../../../src/ledger/log.ts';
import { isJsonObject } from '../../../src/documents/json.ts';
import { addFallback, addServiceRoutes } from '../../../service/routes.ts';
import { OPENAPI } from '../../../service/generated/openapi.ts';
import { makeAdministration } from '../../../service/readiness/administration.ts';
import { createAdministrator } from '../../../service/access/administrators.ts';
import { createToken, tokenAuthentication } from '../../../service/access/tokens.ts';
import { databaseProbe } from '../../../service/probes.ts';
import { firstUsed } from '../../../service/access/authentication.ts';
import { readinessService } from '../../../service/readiness/readiness.ts';
import {
  sessionAuthentication,
  formTokenOf,
  openSession,
} from '../../../service/access/sessions.ts';
import type { ServiceContext } from '../../../service/http/route.ts';
import {
  AT,
  contextAt,
  contracts,
  control,
  FINGERPRINT_KEY,
  FINGERPRINTS,
  IDENTITY,
  item,
  review,
  run,
} from '../../ledger/documents.ts';
import { facts } from '../../ledger/facts.ts';
import { checkAnswer } from '../../service/client.ts';
import { valueOf } from '../../trust/expect.ts';
import { headed, must, type Target, withHead } from '../target.ts';
import { parsed } from './gate.ts';
import { subjectDigest } from '../../../src/evidence/subject-evidence.ts';
import { subject } from '../../evidence/documents.ts';

export const ORIGIN = 'http://127.0.0.1:8080';
const API = '/api/v1/admin/provider-readiness';
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Paths that anybody may look at. */
export const OPEN = new Set([
  '/api/v1/health',
  '/api/v1/ready',
  '/api/v1/openapi.json',
  '/admin/sign-in',
  '/admin/style.css',
]);

/** A request on its way: `METHOD PATH WHO TYPE`, where WHO is one of those below or a made-up secret. */
export const HEADS: readonly [string, ...string[]] = [
  `POST ${API}/approval-reviews session ${JSON_TYPE}`,
  `POST ${API}/runtime-controls session ${JSON_TYPE}`,
  `POST ${API}/certifications session ${JSON_TYPE}`,
  `POST ${API}/runtime-controls viewer ${JSON_TYPE}`,
  `POST ${API}/runtime-controls token ${JSON_TYPE}`,
  `POST ${API}/runtime-controls nobody ${JSON_TYPE}`,
  `POST /api/v1/capabilities/resolve token ${JSON_TYPE}`,
  `POST /api/v1/capabilities/resolve nobody ${JSON_TYPE}`,
  `POST /api/v1/certification-tests/recheck token ${JSON_TYPE}`,
  `POST /admin/certification-tests/new session ${FORM_TYPE}`,
  ...[
    '/api/v1/auth/me',
    '/api/v1/provider-readiness',
    '/api/v1/accounts/providers',
    '/api/v1/health',
    '/api/v1/ready',
    '/api/v1/openapi.json',
    '/api/v1/other',
    '/',
  ].flatMap((path) => [`GET ${path} token -`, `GET ${path} nobody -`]),
  ...[
    '/admin?page=2&state=disabled',
    `/admin/subjects/${subjectDigest(subject()).slice(7)}?before=3`,
    '/admin/sign-in?next=/admin',
    '/admin/runtime-controls/new?subject=a',
    '/admin/certifications/new?side=live',
    '/admin/approval-reviews/new',
  ].flatMap((path) => [`GET ${path} session -`, `GET ${path} nobody -`]),
  `POST /admin/runtime-controls session ${FORM_TYPE}`,
  `POST /admin/certifications session ${FORM_TYPE}`,
  `POST /admin/approval-reviews session ${FORM_TYPE}`,
  `POST /admin/runtime-controls viewer ${FORM_TYPE}`,
  `POST /admin/sign-in nobody ${FORM_TYPE}`,
];

/** Who asks: what their requests show, and the token in their forms. */
export interface Caller {
  readonly headers: Readonly<Record<string, string>>;
  readonly formToken: string;
}

/** `undefined` for what no client can send. */
export function requestOf(
  method: string,
  path: string,
  { headers }: Caller,
  type: string,
  body: Uint8Array,
): Request | undefined {
  const hasBody = method !== 'GET' && method !== 'HEAD';
  try {
    return new Request(new URL(path, ORIGIN), {
      method,
      headers: {
        ...headers,
        ...(type === '-' ? {} : { 'content-type': type }),
        'idempotency-key': `${body.length % 7}`,
      },
      ...(hasBody ? { body: Buffer.from(body) } : {}),
    });
  } catch {
    return undefined;
  }
}

/** Requests of every kind, with whole bodies where they take one. */
export function requests(): Uint8Array[] {
  const form = (fields: Readonly<Record<string, string>>) =>
    new URLSearchParams({ form_token: 'FORMTOKEN', idempotency_key: 'k', ...fields }).toString();
  const capability = {
    subject: subject(),
    account_reference: FINGERPRINTS.of('account_reference', 'acct-1029384756'),
    intent: 'production',
  };
  return [
    ...HEADS.map((head) => withHead(head, '')),
    withHead(HEADS[0], JSON.stringify(review())),
    withHead(HEADS[1] ?? '', JSON.stringify(control())),
    withHead(HEADS[2] ?? '', JSON.stringify(run('live'))),
    withHead(`POST /api/v1/capabilities/resolve token ${JSON_TYPE}`, JSON.stringify(capability)),
    withHead(
      `POST /admin/runtime-controls session ${FORM_TYPE}`,
      form({
        provider: 'pixelgram',
        state: 'disabled',
        reason: 'outage',
        starts_at: '2026-03-15T12:00',
        expires_at: '',
      }),
    ),
    withHead(
      `POST /admin/approval-reviews session ${FORM_TYPE}`,
      form({
        app: '0',
        state: 'approved',
        tier: 'advanced',
        reviewed_at: '2026-03-01T12:00',
        expires_at: '2026-06-01T12:00',
      }),
    ),
    withHead(
      `POST /admin/certifications session ${FORM_TYPE}`,
      form({
        subject: subjectDigest(subject()).slice(7),
        side: 'local',
        tested_revision: '1'.repeat(40),
        'outcome.connect': 'passed',
        'completed.connect': '2026-03-01T12:00',
      }),
    ),
  ];
}

/** The routes of the service over a real ledger: never a defect, never more than the caller may. */
export async function httpTarget(): Promise<Target> {
  const folder = mkdtempSync(join(tmpdir(), 'cg-fuzz-http-'));
  const { driver } = await initLedger(
    parseLocation(`sqlite:${join(folder, 'l.sqlite')}`),
    IDENTITY,
    AT,
  );
  const documents = [
    item('approval', review()),
    item('run', run('local')),
    item('control', control()),
  ];
  valueOf(await append(driver, documents, contextAt()));
  const defects: string[] = [];
  const app = appOn(driver, defects);
  const callers = await callersOf(driver);
  const size = async () => (await driver.read(headIn)).tree_size;
  return {
    name: 'http',
    heads: HEADS,
    schemas: ['approval-review', 'control-event', 'certification-run', 'capability-request'],
    seeds: requests(),
    async run(input) {
      const { head, body } = headed(input);
      const [method = '', path = '', who = '', type = ''] = head.split(' ');
      const request = requestOf(
        method,
        path,
        callers(who),
        type,
        withFormToken(body, callers(who)),
      );
      if (!request) return;
      const before = await size();
      const response = await app.fetch(request);
      const text = await response.text();
      const { pathname } = new URL(request.url);
      must(
        defects.splice(0).length === 0 && response.status !== 500,
        `a defect: ${response.status} ${text}`,
      );
      const mayWrite = who === 'session' && (response.status === 201 || response.status === 303);
      must((await size()) === before || mayWrite, `${who} has recorded something`);
      const isKnown = ['session', 'viewer', 'token'].includes(who);
      must(
        isKnown || response.status >= 300 || OPEN.has(pathname),
        `${who} was answered ${response.status}`,
      );
      mustBeListed(request.method, pathname, response, text);
    },
    close: async () => {
      await driver.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function appOn(driver: Driver, defects: string[]): Hono {
  const clock = () => AT;
  const says = valueOf(readFacts(Buffer.from(JSON.stringify(facts())), 'facts.json'));
  const setup = {
    ledger: driver,
    fingerprints: FINGERPRINTS,
    contracts,
    facts: async () => says,
    clock,
  };
  const log: ServiceContext['log'] = (line) =>
    void (line.event === 'failure' && defects.push(JSON.stringify(line)));
  const context: ServiceContext = {
    clock,
    log,
    isDraining: () => false,
    probes: { database: databaseProbe(driver, log) },
    readiness: readinessService({
      ...setup,
      claims: [],
      settings: { certificationEnforced: true, disabledProviders: new Set() },
    }),
    authentication: firstUsed([
      tokenAuthentication(driver, clock),
      sessionAuthentication(driver, clock, () => ORIGIN),
    ]),
    administration: makeAdministration({
      ...setup,
      key: FINGERPRINT_KEY,
      origin: () => ORIGIN,
      isBehindProxy: false,
    }),
  };
  const app = new Hono();
  addServiceRoutes(app, context);
  addFallback(app, context);
  return app;
}

/** The headers of those whom requests name; anybody else shows what they are called as session and token. */
async function callersOf(driver: Driver): Promise<(who: string) => Caller> {
  const sessions = new Map<string, Caller>();
  for (const [who, scopes] of [
    ['session', []],
    ['viewer', ['readiness:read']],
  ] as const) {
    const request = { name: who, scopes, password: 'correct horse battery', createdAt: AT };
    const made = await createAdministrator(driver, request, randomBytes, { logN: 1, r: 1, p: 1 });
    const secret = await driver.write((connection) =>
      openSession(connection, made?.id ?? '', AT, undefined),
    );
    const headers = { origin: ORIGIN, cookie: `claimgate_session=${secret}` };
    sessions.set(who, { headers, formToken: formTokenOf(secret) });
  }
  const { token } = await createToken(driver, {
    audience: 'api',
    name: 'token',
    scopes: ['readiness:read', 'accounts:read', 'capabilities:read'],
    createdAt: AT,
    expiresAt: AT + 86_400_000,
  });
  sessions.set('token', { headers: { authorization: `Bearer ${token}` }, formToken: '' });
  return (who) =>
    sessions.get(who) ?? {
      headers:
        who === 'nobody'
          ? { origin: ORIGIN }
          : {
              origin: ORIGIN,
              cookie: `claimgate_session=${who}`,
              ...(who.length % 2 === 0 ? { authorization: `Bearer ${who}` } : {}),
            },
      formToken: '',
    };
}

function withFormToken(body: Uint8Array, { formToken }: Caller): Uint8Array {
  return Buffer.from(
    Buffer.from(body).toString('latin1').replaceAll('FORMTOKEN', formToken),
    'latin1',
  );
}

const PATHS = new Set(Object.keys(OPENAPI.paths));

function mustBeListed(method: string, path: string, response: Response, text: string): void {
  const type = response.headers.get('content-type') ?? '';
  if (!PATHS.has(path) || !/^application\/(?:problem\+)?json$/.test(type)) return;
  const body = parsed(Buffer.from(text));
  must(body === undefined || isJsonObject(body) || Array.isArray(body), 'no document');
  checkAnswer(method, path, response, body);
}
