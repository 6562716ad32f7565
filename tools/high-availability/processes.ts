import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { present } from '../../src/documents/findings.ts';

/** Debian's and most systems' unprivileged user: databases refuse to run as root. */
const NOBODY = 65_534;

export const UNPRIVILEGED: { readonly uid?: number; readonly gid?: number } =
  process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** Starts a daemon in the foreground as an unprivileged user; what it says goes to a file. */
export function startDaemon(
  folder: string,
  log: string,
  [program, ...args]: readonly [string, ...string[]],
): ChildProcess {
  const output = openSync(log, 'a');
  try {
    return spawn(program, args, {
      ...UNPRIVILEGED,
      cwd: folder,
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: folder, LANG: 'C.UTF-8' },
      stdio: ['ignore', output, output],
    });
  } finally {
    closeSync(output);
  }
}

/** Sends a signal to a process that may have ended. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

export function isAlive(pid: number): boolean {
  // A process that has ended and was not waited for is there, as a zombie.
  const state = statOf(pid)?.state;
  return state !== undefined && state !== 'Z' && state !== 'X';
}

/** A process and all that it started, itself first. Every backend of PostgreSQL leads a group of its own. */
export function treeOf(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    const parent = /^[0-9]+$/.test(name) ? statOf(Number(name))?.parent : undefined;
    if (parent === undefined) continue;
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const tree = [pid];
  for (const one of tree) tree.push(...(children.get(one) ?? []));
  return tree;
}

function statOf(pid: number): { readonly state: string; readonly parent: number } | undefined {
  try {
    // The name of a program, in parentheses, may hold anything.
    const [, state = '', parent] = /^.*\) (.) ([0-9]+)/s.exec(
      readFileSync(`/proc/${pid}/stat`, 'latin1'),
    ) ?? ['', ''];
    return { state, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

/** Asks until the answer is something; throws where it never is. */
export async function until<T>(
  what: string,
  seconds: number,
  ask: () => Promise<T | undefined>,
): Promise<T> {
  const end = performance.now() + seconds * 1000;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() > end) throw new Error(`${what}: not within ${seconds} s`);
    await delay(250);
  }
}

/** The port of a `claimgate serve`, once it listens; its errors have to be piped. */
export function listeningPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    createInterface(present(child.stderr)).on('line', (line) => {
      const [, port] = /"event":"listening".*"port":([0-9]+)/.exec(line) ?? [];
      if (port !== undefined) resolve(Number(port));
    });
    child.once('exit', (code) => reject(new Error(`serve ended with ${code}`)));
  });
}

/** Ports of the loopback interface that nobody uses; held together, so that no two are the same. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve) => {
          server.listen(0, '127.0.0.1', () => {
            const address = server.address() as AddressInfo;
            resolve(address.port);
          });
        }),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
