import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import {
  createServer as createTcpServer,
  type AddressInfo,
  type Server as TcpServer,
  type Socket,
} from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A tiny server that gives the answers that a test sets, right or wrong. */
export interface Answering {
  readonly base: string;
  /** As `GET /path`, with the bearer token if one was sent. */
  readonly asked: string[];
  stop(): Promise<void>;
}

export type Answers = Readonly<Record<string, { status?: number; type?: string; body: unknown }>>;

/** Answers with these bodies, and 404 with HTML elsewhere. */
export function answering(answers: Answers): Promise<Answering> {
  return listening((asked) =>
    createServer((request, response) => {
      const { authorization = '' } = request.headers;
      asked.push(`${request.method} ${request.url} ${authorization}`.trim());
      const answer = answers[request.url ?? ''];
      const {
        status = 200,
        type = 'application/json',
        body,
      } = answer ?? {
        status: 404,
        type: 'text/html',
        body: '<h1>Not here</h1>',
      };
      response.writeHead(status, { 'content-type': type });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    }),
  );
}

/** Answers everything by a function. */
export function answeringBy(listener: RequestListener): Promise<Answering> {
  return listening(() => createServer(listener));
}

/** Answers everything by raw bytes, then does what `after` does with the connection. */
export function sayingBytes(
  bytes: string,
  after: (socket: Socket) => void = (socket) => void socket.end(),
): Promise<Answering> {
  return listening(() =>
    createTcpServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () => void socket.write(bytes, () => after(socket)));
    }),
  );
}

/** Answers all well, with a certificate that nobody here trusts, for a host of this name. */
export function answeringWithTls(days: number, host: string): Promise<Answering> {
  const { key, cert } = certificate(days, host);
  const listener: RequestListener = (_, response) => response.end('{}');
  return listening(() => createTlsServer({ key, cert }, listener), 'https');
}

/** A key and a certificate that it signed itself. */
export function certificate(days: number, host: string): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'cg-tls-'));
  try {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'];
    const make = ['req', '-x509', ...curve, '-nodes', '-days', String(days)];
    execFileSync('openssl', [...make, '-keyout', key, '-out', cert, ...subject], {
      stdio: 'ignore',
    });
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function listening(
  make: (asked: string[]) => Server | TcpServer,
  scheme = 'http',
): Promise<Answering> {
  const asked: string[] = [];
  const server = make(asked);
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('tlsClientError', () => {});
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    base: `${scheme}://127.0.0.1:${port}`,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

const READY = { status: 'ready', database: 'ok' };

/** An instance where all is well. */
export const WELL: Answers = {
  '/api/v1/health': { body: { status: 'ok' } },
  '/api/v1/ready': { body: { ...READY, storage: 'ok' } },
};

/** An instance that says it is not ready, and why. */
export function notReady(detail: string): Answers {
  const problem = { type: 'about:blank', title: 'Service Unavailable', status: 503, detail };
  return {
    ...WELL,
    '/api/v1/ready': { status: 503, type: 'application/problem+json', body: problem },
  };
}
