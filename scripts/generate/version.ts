import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Name and version as a module, so that no command has to find and read package.json. */
export function generateVersion(root: string): Map<string, string> {
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  const text = [
    '// Generated from package.json by `npm run generate`. Do not edit.',
    "import type { Tool } from '../index.ts';",
    '',
    '/** This program, as verdicts name it. */',
    `export const TOOL: Tool = { name: '${name}', version: '${version}' };`,
    '',
  ].join('\n');
  return new Map([['src/documents/generated/tool.ts', text]]);
}
