import { createContext, Script, type Context } from 'node:vm';
import { harnessScript } from './platforms.ts';

let started: Promise<Context> | undefined;

async function startPage(): Promise<Context> {
  const page = createContext({ atob, btoa, TextDecoder, TextEncoder, URL });
  new Script(await harnessScript()).runInContext(page);
  return page;
}

/** The value of an expression over the harness as a page has it, without a browser: nothing of Node.js is there. */
export async function runInPage<T>(expression: string): Promise<T> {
  started ??= startPage();
  const answer: unknown = new Script(`JSON.stringify(${expression})`).runInContext(await started);
  return JSON.parse(String(answer)) as T;
}
