import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '..');
const LOCK = join(ROOT, 'build/lock');

/** Does something that writes into the project while no other process here does: two terminals may run tests at once. */
export async function alone<T>(work: () => Promise<T>): Promise<T> {
  mkdirSync(join(ROOT, 'build'), { recursive: true });
  while (!take()) await delay(200);
  const free = () => rmSync(LOCK, { force: true });
  process.once('exit', free);
  try {
    return await work();
  } finally {
    process.off('exit', free);
    free();
  }
}

function take(): boolean {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    freeIfLeft();
    return false;
  }
}

/** Whoever was killed leaves it behind. */
function freeIfLeft(): void {
  try {
    const owner = readFileSync(LOCK, 'utf8');
    if (owner !== '' && !isAlive(Number(owner))) rmSync(LOCK, { force: true });
  } catch {
    // It was freed meanwhile.
  }
}

/** Whether a process is there. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
