import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Fault } from './fault.ts';

/** What is used of GitHub's own language service. */
interface LanguageService {
  validate(
    uri: string,
    text: string,
  ): Promise<readonly { message: string; range: { start: { line: number; character: number } } }[]>;
}

/**
 * GitHub's own parser and language service for workflow and action files. They do not load in plain
 * Node (JSON imports without attributes), so they are bundled first.
 */
export async function loadLanguageService(): Promise<LanguageService> {
  const folder = mkdtempSync(join(tmpdir(), 'claimgate-workflows-'));
  const file = join(folder, 'service.mjs');
  try {
    await build({
      stdin: {
        contents: `import { validate as judge } from '@actions/languageservice';
          import { TextDocument } from 'vscode-languageserver-textdocument';
          export const validate = (uri, text) => judge(TextDocument.create(uri, 'yaml', 1, text));`,
        resolveDir: import.meta.dirname,
      },
      bundle: true,
      format: 'esm',
      platform: 'node',
      outfile: file,
      logLevel: 'error',
    });
    return (await import(pathToFileURL(file).href)) as LanguageService;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What GitHub itself would object to. */
export async function faultsByGitHub(
  service: LanguageService,
  file: string,
  text: string,
): Promise<Fault[]> {
  const found = await service.validate(pathToFileURL(join('/', file)).href, text);
  return found.map(({ message, range: { start } }) => ({
    file,
    line: start.line + 1,
    column: start.character + 1,
    message: `${message} (GitHub's language service)`,
  }));
}
