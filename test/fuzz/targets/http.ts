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
import { HEADS, OPEN, ORIGIN, requestOf, requests, type Caller } from './http-requests.ts';
import { checkAnswer } from '../../service/client.ts';
import { valueOf } from '../../trust/expect.ts';
import { headed, must, type Target } from '../target.ts';
import { parsed } from './gate.ts';

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
