import assert from 'node:assert/strict';
import { isSoak } from '../soak.ts';
import { after, before, describe, test, type TestContext } from 'node:test';
import { AwsClient } from 'aws4fetch';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Problem } from '../../src/documents/index.ts';
import { s3Check, s3Settings, type S3Settings } from '../../service/s3.ts';
import { storageProbe } from '../../service/probes.ts';
import type { Log, LogLine } from '../../service/http/log.ts';
import { ROUTES } from '../../service/http/table.ts';
import { newLedger } from '../ledger/world.ts';
import { call } from './client.ts';
import { missingObjectStore, startObjectStore, type ObjectStore } from './radosgw.ts';
import { startService, watchHealth } from './running.ts';

/** A fault on the way to object storage; none if a request is only passed on. */
type S3Fault =
  | 'none'
  | 'refuses'
  /** Takes the request and says nothing. */
  | 'hangs'
  /** Answers half an object and stops. */
  | 'stalls_in_body'
  | 'corrupts'
  | 'answers_endlessly'
  | 'has_nothing'
  | 'deletes_slowly'
  | 'delete_fails'
  | 'fails_with_500'
  | 'redirects';

/** A proxy of ours in front of a real S3 server, which adds the faults and counts what it saw. */
interface FaultyStore {
  readonly endpoint: string;
  /** Methods, in the order of their coming. */
  readonly seen: string[];
  set(fault: S3Fault): void;
  leftOver(): string[];
  close(): void;
}

const SLOW_MS = 8000;

async function faultsBefore(endpoint: string): Promise<FaultyStore> {
  let fault: S3Fault = 'none';
  const seen: string[] = [];
  const there = new Set<string>();
  const target = new URL(endpoint);
  const server = createServer((incoming, outgoing) => {
    const { method = '', url = '' } = incoming;
    seen.push(method);
    outgoing.on('error', () => {});
    if (isAnswered(fault, method, incoming, outgoing)) return;
    const pause = fault === 'deletes_slowly' && method === 'DELETE' ? SLOW_MS : 0;
    const timer = setTimeout(() => {
      if (method === 'PUT') there.add(url);
      if (method === 'DELETE') there.delete(url);
      passOn(target, incoming, outgoing, fault);
    }, pause);
    outgoing.on('close', () => clearTimeout(timer));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    seen,
    set: (next) => void (fault = next),
    leftOver: () => [...there],
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Faults of a server that never asks the real one. */
function isAnswered(
  fault: S3Fault,
  method: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): boolean {
  if (fault === 'refuses') incoming.destroy();
  else if (fault === 'fails_with_500') outgoing.writeHead(500).end('<Error>secret detail</Error>');
  else if (fault === 'redirects')
    outgoing.writeHead(307, { location: 'http://127.0.0.1:1/' }).end();
  else if (fault === 'delete_fails' && method === 'DELETE') outgoing.writeHead(403).end();
  else if (fault === 'has_nothing' && method === 'GET') outgoing.writeHead(204).end();
  else if (fault === 'answers_endlessly' && method === 'GET') pourInto(outgoing);
  else if (fault === 'stalls_in_body' && method === 'GET')
    outgoing.writeHead(200, { 'content-length': '32' }).write('half of it');
  else return fault === 'hangs';
  return true;
}

function pourInto(outgoing: ServerResponse): void {
  outgoing.writeHead(200);
  const piece = Buffer.alloc(64 * 1024);
  const timer = setInterval(() => outgoing.write(piece), 1);
  outgoing.on('close', () => clearInterval(timer));
}

function passOn(
  { hostname, port }: URL,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  fault: S3Fault,
): void {
  const { headers, method, url } = incoming;
  // The host header goes on as it came: it is part of what is signed.
  const upstream = request({ hostname, port, headers, method, path: url }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    const corrupts = fault === 'corrupts' && method === 'GET';
    answer.on('data', (bytes: Buffer) => {
      if (corrupts) bytes.writeUInt8(bytes.readUInt8(0) ^ 1, 0);
      outgoing.write(bytes);
    });
    answer.on('end', () => outgoing.end());
  });
  upstream.on('error', () => outgoing.destroy());
  outgoing.on('close', () => upstream.destroy());
  incoming.pipe(upstream);
}

/** The bound of specification/service.md 1, and what a loaded machine may add: what has no bound never ends. */
const BOUND_MS = 5000;
const SLACK_MS = 15_000;

const BUCKET = 'claimgate-test';
const missing = missingObjectStore();

// A store of its own takes half a minute: `npm run trials -- soak` starts it.
describe('readiness on object storage', { skip: missing ?? !isSoak }, () => {
  let store: ObjectStore;
  let proxy: FaultyStore;
  let settings: S3Settings;
  let now = 0;

  before(async () => {
    store = await startObjectStore();
    proxy = await faultsBefore(store.endpoint);
    const { accessKeyId, secretAccessKey } = store;
    settings = {
      endpoint: proxy.endpoint,
      region: 'us-east-1',
      bucket: BUCKET,
      accessKeyId,
      secretAccessKey,
    };
    const client = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', retries: 0 });
    const made = await client.fetch(`${store.endpoint}/${BUCKET}`, { method: 'PUT' });
    assert.equal(made.status, 200);
    // The first object makes the pools of the store, which takes seconds.
    await client.fetch(`${store.endpoint}/${BUCKET}/first`, { method: 'PUT', body: 'x' });
  });
  after(async () => {
    proxy?.close();
    await store?.stop();
  });

  /** One answer of `/ready` on a bucket, of a service that has not asked before. */
  async function asked(t: TestContext, changes: Partial<S3Settings> = {}) {
    const ledger = await newLedger('sqlite');
    const lines: LogLine[] = [];
    const log: Log = (line) => void lines.push(line);
    const storage = storageProbe(await s3Check({ ...settings, ...changes }), log, () => now);
    const service = await startService(ledger.driver, {
      probes: { database: async () => true, storage },
    });
    t.after(() => service.stop());
    proxy.seen.length = 0;
    const stop = watchHealth(service.base);
    const [first, ...rest] = await Promise.all(
      Array.from({ length: 5 }, () => call<Problem>(service.base, ROUTES.ready.path)),
    );
    const { statuses, slowestMs } = await stop();
    assert.ok(first);
    for (const { status } of rest) assert.equal(status, first.status, 'all share one check');
    assert.ok(first.ms < BOUND_MS + SLACK_MS, `answered after ${first.ms} ms`);
    assert.ok(statuses.every((status) => status === 200) && slowestMs < SLACK_MS);
    t.diagnostic(
      `ready: ${first.status} after ${first.ms.toFixed(0)} ms; saw ${proxy.seen.join(' ')}`,
    );
    return { ...first, lines, service };
  }

  async function assertNotReady(
    t: TestContext,
    step: string,
    changes: Partial<S3Settings> = {},
  ): Promise<Awaited<ReturnType<typeof asked>>> {
    const answer = await asked(t, changes);
    assert.deepEqual([answer.status, answer.body.code], [503, 'storage_not_ready']);
    assert.equal(answer.body.detail, 'object storage is not ready');
    const [line] = answer.lines;
    assert.equal(line?.['step'], step);
    const said = JSON.stringify([answer.body, answer.lines]);
    for (const secret of [store.secretAccessKey, BUCKET, 'secret detail', '127.0.0.1'])
      assert.ok(!said.includes(secret), secret);
    return answer;
  }

  test('a good bucket: put, get, delete, once, and nothing is left in it', async (t) => {
    proxy.set('none');
    const { status, body, service } = await asked(t);
    assert.equal(status, 200);
    assert.deepEqual(body, { status: 'ready', database: 'ok', storage: 'ok' });
    assert.deepEqual(proxy.seen, ['PUT', 'GET', 'DELETE']);
    assert.deepEqual(proxy.leftOver(), []);
    await call(service.base, ROUTES.ready.path);
    assert.equal(proxy.seen.length, 3, 'a good result is kept');
  });

  for (const [fault, step, isLeft] of [
    ['refuses', 'put', false],
    ['hangs', 'put', false],
    ['fails_with_500', 'put', false],
    ['redirects', 'put', false],
    ['stalls_in_body', 'get', false],
    ['answers_endlessly', 'compare', false],
    ['corrupts', 'compare', false],
    ['has_nothing', 'compare', false],
    ['delete_fails', 'delete', true],
    ['deletes_slowly', 'delete', true],
  ] as const satisfies readonly (readonly [S3Fault, string, boolean])[]) {
    test(`storage that ${fault.replaceAll('_', ' ')}`, async (t) => {
      proxy.set(fault);
      const already = proxy.leftOver().length;
      const { lines } = await assertNotReady(t, step);
      // The status and code of a redirect say where the bucket is; the class of an error does not.
      if (fault === 'redirects') assert.equal(lines[0]?.['status'], 307);
      assert.equal(proxy.leftOver().length > already, isLeft);
      proxy.set('none');
    });
  }

  test('a bucket that is missing', (t) => {
    proxy.set('none');
    return assertNotReady(t, 'put', { bucket: 'no-such-bucket' }).then(({ lines }) =>
      assert.equal(lines[0]?.['status'], 404),
    );
  });

  for (const [name, changes] of [
    ['a wrong secret', { secretAccessKey: 'wrong' }],
    ['a key that nobody has', { accessKeyId: 'nobody' }],
  ] as const) {
    test(name, async (t) => {
      proxy.set('none');
      const { lines } = await assertNotReady(t, 'put', changes);
      assert.equal(lines[0]?.['status'], 403);
    });
  }

  test('a bucket of somebody else', async (t) => {
    proxy.set('none');
    const other = await store.createUser();
    const { lines } = await assertNotReady(t, 'put', other);
    assert.equal(lines[0]?.['status'], 403);
  });

  test('a bad result is kept for five seconds, and then asked for again', async (t) => {
    proxy.set('fails_with_500');
    const { service } = await assertNotReady(t, 'put');
    proxy.set('none');
    const again = await call(service.base, ROUTES.ready.path);
    assert.equal(again.status, 503);
    assert.equal(proxy.seen.length, 1);
    now += 4999;
    assert.equal((await call(service.base, ROUTES.ready.path)).status, 503);
    now += 1;
    assert.equal((await call(service.base, ROUTES.ready.path)).status, 200);
  });
});

test('a check that fails in an unknown way is not ready, and its error class is logged', async () => {
  const lines: LogLine[] = [];
  const probe = storageProbe(
    () => Promise.reject(new RangeError('secret detail')),
    (line) => void lines.push(line),
  );
  assert.equal(await probe(), false);
  const code = 'storage_not_ready';
  assert.deepEqual(lines, [{ level: 'warn', event: 'storage_probe', code, error: 'RangeError' }]);
});

test('settings of object storage come from the environment, whole or not at all', () => {
  assert.equal(s3Settings({}), undefined);
  const whole = { S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'hunter2' };
  assert.deepEqual(s3Settings(whole), {
    endpoint: 'https://s3.us-east-1.amazonaws.com',
    region: 'us-east-1',
    bucket: 'media',
    accessKeyId: 'id',
    secretAccessKey: 'hunter2',
  });
  assert.equal(s3Settings({ ...whole, S3_SESSION_TOKEN: 'sts' })?.sessionToken, 'sts');
  for (const wrong of [
    { S3_ENDPOINT: 'http://127.0.0.1:9000' },
    { ...whole, S3_BUCKET: '' },
    { ...whole, S3_BUCKET: '../other' },
    { ...whole, S3_SECRET_ACCESS_KEY: undefined },
    { ...whole, S3_REGION: 'a b' },
    { ...whole, S3_ENDPOINT: 'file:///etc' },
    { ...whole, S3_ENDPOINT: 'nowhere' },
    { ...whole, S3_ENDPOINT: 'https://user:hunter2@host' },
  ])
    assert.throws(
      () => s3Settings(wrong),
      (error: Error) =>
        'code' in error && error.code === 'setting_invalid' && !error.message.includes('hunter2'),
    );
});
