import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What goes wrong on the way to object storage; nothing, where a request is only passed on. */
export type S3Fault =
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
export interface FaultyStore {
  readonly endpoint: string;
  /** Methods, in the order of their coming. */
  readonly seen: string[];
  set(fault: S3Fault): void;
  /** What every object that was put and not deleted since is called. */
  leftOver(): string[];
  close(): void;
}

const SLOW_MS = 8000;

export async function faultsBefore(endpoint: string): Promise<FaultyStore> {
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
