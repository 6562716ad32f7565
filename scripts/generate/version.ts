import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Name, version and repository as a module, so that no command has to find and read package.json. */
export function generateVersion(root: string): Map<string, string> {
  const { name, version, repository } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as {
    name: string;
    version: string;
    repository: { url: string };
  };
  const home = repository.url.replace(/^git\+/, '').replace(/\.git$/, '');
  const text = [
    '// Generated from package.json by `npm run generate`. Do not edit.',
    "import type { Tool } from '../index.ts';",
    '',
    '/** This program, as verdicts name it. */',
    `export const TOOL: Tool = { name: '${name}', version: '${version}' };`,
    '',
    '/** Where its source and its documents are. */',
    `export const REPOSITORY = '${home}';`,
    '',
  ].join('\n');
  return new Map([['src/documents/generated/tool.ts', text]]);
}
