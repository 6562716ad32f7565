import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { alone } from './alone.ts';
import { makeCode } from './generate/code.ts';

/** `tsx scripts/run.ts PATH [WORDS]` runs a script of this project, after the code that it may import is generated. */
const root = join(import.meta.dirname, '..');
const [node = '', , path = '', ...words] = process.argv;
const script = join(root, path);

await alone(() => makeCode(root));
process.argv = [node, script, ...words];
await import(pathToFileURL(script).href);
