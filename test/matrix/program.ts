import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { COMMANDS } from '../../src/program/table.ts';
import { serveMcp } from '../../service/mcp-protocol.ts';
import { addServiceRoutes } from '../../service/routes.ts';
import type { ServiceContext } from '../../service/http/route.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Everything that can be asked of the program, by the names that the program itself has for it. */
export async function everythingAsked(): Promise<readonly string[]> {
  return [...commands(), ...(await tools()), ...routes(), ...(await functions())].sort();
}

/** `mcp` is what its tools are. */
function commands(): string[] {
  return COMMANDS.map(({ name }) => name).filter((name) => name !== 'mcp');
}

async function tools(): Promise<string[]> {
  let answer = '';
  await serveMcp({
    input: Readable.from([Buffer.from('{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n')]),
    write: (text) => void (answer += text),
    program: { name: 'claimgate', version: '1' },
    source: () => Promise.reject(new Error('nothing is asked')),
    onDefect: (error) => {
      throw error;
    },
  });
  const { result } = JSON.parse(answer) as { result: { tools: { name: string }[] } };
  return result.tools.map(({ name }) => `mcp ${name}`);
}

/** Routes and pages, as the server adds them; none is called. */
function routes(): string[] {
  const app = new Hono();
  const none: unknown = { readiness: {}, administration: { fingerprints: {}, key: 'key' } };
  addServiceRoutes(app, none as ServiceContext);
  return app.routes.map(({ method, path }) => `${method} ${path}`);
}

/** The functions that the package exports, from the built library. */
async function functions(): Promise<string[]> {
  const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { default: string }>;
  };
  const names: string[] = [];
  for (const file of Object.values(exports))
    if (typeof file !== 'string') {
      const exported = (await import(join(ROOT, file.default))) as object;
      names.push(...Object.keys(exported).map((name) => `${name}()`));
    }
  return names;
}
