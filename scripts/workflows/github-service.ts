import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Fault } from './fault.ts';
import type * as Service from './service.ts';

type LanguageService = typeof Service;

/** GitHub's own parser and language service for workflow and action files, loaded once in a process. */
export function loadLanguageService(): Promise<LanguageService> {
  return (service ??= load());
}

let service: Promise<LanguageService> | undefined;

/** They do not load in plain Node (JSON imports without attributes), so they are bundled first. */
async function load(): Promise<LanguageService> {
  const folder = mkdtempSync(join(tmpdir(), 'claimgate-workflows-'));
  const outfile = join(folder, 'service.mjs');
  try {
    await build({
      entryPoints: [join(import.meta.dirname, 'service.ts')],
      bundle: true,
      format: 'esm',
      platform: 'node',
      outfile,
      logLevel: 'error',
    });
    return (await import(pathToFileURL(outfile).href)) as LanguageService;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the faults that GitHub itself would report. */
export async function faultsByGitHub(
  { faultsIn }: LanguageService,
  file: string,
  text: string,
): Promise<Fault[]> {
  const found = await faultsIn(pathToFileURL(join('/', file)).href, text);
  return found.map(({ message, line, character }) => ({
    file,
    line: line + 1,
    column: character + 1,
    message: `${message} (GitHub's language service)`,
  }));
}
