import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, Script, type Context } from 'node:vm';
import { gunzipSync } from 'node:zlib';
import { suiteFiles } from '../../conformance/generate/index.ts';
import { ELSEWHERE_ID, FIRST_COMMIT_ID, judgedCommit } from '../../conformance/generate/commits.ts';
import { below, casesOf, type ConformanceCase } from '../../conformance/runner/case.ts';
import { pageScript } from '../../scripts/build/verifier.ts';
import type { PlainCase } from './harness.ts';

const root = join(import.meta.dirname, '../..');

/** A capsule that an earlier release wrote, and the pin to verify it by. */
export const CAPSULE: Buffer = gunzipSync(
  readFileSync(join(root, 'test/audit/released/capsule-1311e62.gz')),
);
export const PIN: string = readFileSync(join(root, 'test/audit/released/pin.txt'), 'utf8').trim();

/** The cases that need no repository to be answered. */
export async function plainCases(): Promise<
  { readonly one: ConformanceCase; readonly plain: PlainCase }[]
> {
  return casesOf(await suiteFiles())
    .filter(({ arguments: words, repository }) => {
      const command = words.slice(0, 2).join(' ');
      // Capsules and signed documents are asked for in other ways there, and have cases of their own.
      return (
        repository !== 'shallow' &&
        !/^(?:audit|surfaces|manifest create|verdict|verify|ledger)/.test(command)
      );
    })
    .map((one) => ({ one, plain: plainOf(one) }));
}

function plainOf(one: ConformanceCase): PlainCase {
  const committed = below(one.files, 'committed');
  const beside = [...below(one.files, 'beside')].map(
    ([path, bytes]) => [`beside/${path}`, bytes] as const,
  );
  const files = [...committed, ...below(one.files, 'work-tree'), ...beside];
  return {
    name: one.name,
    arguments: one.arguments,
    environment: one.environment ?? {},
    files: Object.fromEntries(
      files.map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')]),
    ),
    commits: { judged: judgedCommit(committed), first: FIRST_COMMIT_ID, elsewhere: ELSEWHERE_ID },
  };
}

/** The harness for a browser, as a script that leaves it in `harness`. */
export async function harnessScript(): Promise<string> {
  const source = `import * as harness from './test/page/harness.ts'; Object.assign(globalThis, { harness });`;
  return (await pageScript({ source })).text;
}

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
