import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, test } from 'node:test';
import glob from 'fast-glob';

const root = join(import.meta.dirname, '../..');

/**
 * The rooms that a room may import; ARCHITECTURE.md says why. Rooms not named here may import nothing. Those of
 * `src` go by their names alone.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  findings: [],
  platform: [],
  digest: ['platform'],
  json: ['findings'],
  documents: ['findings', 'json'],
  manifest: ['digest', 'documents', 'findings', 'json'],
  evidence: ['digest', 'documents', 'findings', 'json'],
  git: ['documents', 'findings', 'json', 'platform'],
  records: ['documents', 'findings', 'json', 'trust'],
  trust: ['digest', 'documents', 'evidence', 'findings', 'git', 'json', 'platform'],
  projection: ['digest', 'documents', 'evidence', 'findings', 'json', 'records', 'trust'],
  gate: [
    'digest',
    'documents',
    'evidence',
    'findings',
    'git',
    'json',
    'manifest',
    'projection',
    'records',
    'trust',
    'verdict',
  ],
  ledger: ['digest', 'documents', 'evidence', 'findings', 'json', 'projection', 'trust'],
  readiness: ['digest', 'documents', 'evidence', 'findings', 'gate', 'json', 'projection'],
  'service/access': ['digest', 'documents', 'findings', 'json', 'ledger'],
  'service/readiness': [
    'digest',
    'documents',
    'evidence',
    'findings',
    'gate',
    'json',
    'ledger',
    'manifest',
    'readiness',
    'service/access',
    'test-results',
    'verdict',
  ],
  'service/http': ['documents', 'findings', 'json', 'service/access', 'service/readiness'],
  'service/pages': [
    'digest',
    'documents',
    'evidence',
    'findings',
    'json',
    'ledger',
    'readiness',
    'report',
    'service/access',
    'service/http',
    'service/readiness',
    'test-results',
    'verdict',
  ],
  'service/mcp-protocol.ts': ['documents', 'findings', 'json', 'service/generated'],
  'service/generated': [],
  service: [
    'commands',
    'digest',
    'documents',
    'evidence',
    'findings',
    'io',
    'json',
    'ledger',
    'manifest',
    'readiness',
    'report',
    'service/access',
    'service/generated',
    'service/http',
    'service/mcp-protocol.ts',
    'service/pages',
    'service/readiness',
    'trust',
    'verdict',
  ],
  audit: [
    'digest',
    'documents',
    'evidence',
    'findings',
    'gate',
    'git',
    'json',
    'manifest',
    'projection',
    'records',
    'trust',
    'verdict',
  ],
  selftest: [
    'digest',
    'documents',
    'evidence',
    'findings',
    'gate',
    'git',
    'json',
    'manifest',
    'projection',
    'records',
    'trust',
    'verdict',
  ],
  surfaces: ['documents', 'findings', 'json'],
  templates: ['documents', 'evidence', 'json'],
  'test-results': ['digest', 'documents', 'evidence', 'findings', 'json'],
  report: ['digest', 'documents', 'findings', 'gate', 'json', 'manifest', 'trust', 'verdict'],
  verifier: [
    'audit',
    'digest',
    'documents',
    'findings',
    'gate',
    'json',
    'manifest',
    'platform',
    'projection',
    'records',
    'report',
    'trust',
    'verdict',
  ],
  instance: ['documents', 'findings', 'json'],
  io: [
    'digest',
    'documents',
    'findings',
    'git',
    'instance',
    'json',
    'manifest',
    'platform',
    'records',
    'trust',
  ],
  commands: [
    'audit',
    'digest',
    'documents',
    'evidence',
    'findings',
    'gate',
    'git',
    'instance',
    'io',
    'json',
    'ledger',
    'manifest',
    'projection',
    'readiness',
    'records',
    'report',
    'selftest',
    'surfaces',
    'templates',
    'test-results',
    'trust',
    'verdict',
  ],
  cli: ['commands', 'documents', 'findings', 'io', 'json', 'manifest', 'report'],
  action: [
    'commands',
    'cli',
    'digest',
    'documents',
    'findings',
    'gate',
    'io',
    'json',
    'records',
    'report',
    'verdict',
  ],
  public: [
    'digest',
    'documents',
    'evidence',
    'findings',
    'gate',
    'json',
    'ledger',
    'manifest',
    'projection',
    'readiness',
    'records',
    'trust',
    'verdict',
  ],
  verdict: [
    'digest',
    'documents',
    'findings',
    'json',
    'manifest',
    'projection',
    'records',
    'trust',
  ],
};

/** Packages and modules of Node that a folder may use. */
const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  trust: [
    '@sigstore/bundle',
    '@sigstore/core',
    '@sigstore/protobuf-specs',
    '@sigstore/verify',
    '@sigstore/verify/dist/timestamp/tsa.js',
  ],
  ledger: [
    'node:crypto',
    'node:events',
    'node:fs',
    'node:fs/promises',
    'node:path',
    'node:process',
    'node:sqlite',
    'node:timers/promises',
    'node:url',
    'libsql',
    'pg',
  ],
  io: [
    'node:child_process',
    'node:crypto',
    'node:fs',
    'node:fs/promises',
    'node:http',
    'node:https',
    'node:net',
    'node:os',
    'node:path',
    'node:process',
    'node:readline/promises',
    'node:sea',
    'node:stream',
    'node:timers/promises',
    'node:tls',
    'node:tty',
    'node:url',
    'execa',
    'fast-glob',
    'simple-git',
  ],
  'service/access': ['node:crypto', 'node:net', 'node:util'],
  'service/readiness': ['node:crypto'],
  'service/http': ['node:crypto', 'node:http', 'node:timers/promises', 'hono'],
  'service/pages': ['node:crypto', 'hono'],
  service: [
    'node:crypto',
    'node:http',
    'node:path',
    'node:timers/promises',
    'hono',
    '@hono/node-server',
    'aws4fetch',
    'prom-client',
  ],

  report: ['kleur'],
  surfaces: ['entities/decode'],
  'test-results': ['saxes'],
  action: ['node:crypto', 'node:fs/promises', 'node:os', 'node:path', 'node:url'],
  commands: ['node:path', 'yargs'],
  cli: ['node:path', 'yargs', 'yargs-parser'],
};

/** Modules that alone may use something. The rooms of the judge run in a page as well, and reach Node.js by `platform` only. */
const MAY_ALONE_USE: Readonly<Record<string, readonly string[]>> = {
  'src/digest/node.ts': ['node:crypto'],
  'verifier/platform/page.ts': [
    '@noble/curves/ed25519.js',
    '@noble/curves/nist.js',
    '@noble/hashes/hkdf.js',
    '@noble/hashes/hmac.js',
    '@noble/hashes/legacy.js',
    '@noble/hashes/sha2.js',
  ],
  'verifier/platform/page-crypto.ts': [
    '@noble/curves/abstract/modular.js',
    '@noble/curves/nist.js',
    '@noble/hashes/sha2.js',
  ],
  // Makes keys and signs, which no page does.
  'src/trust/private-key.ts': ['node:crypto'],
};

/** Globals that make an answer depend on more than its arguments: only the edges may use them. */
const EDGE_ONLY =
  /\b(?:process\.|Date\.now\(|new Date\(\)|Math\.random\(|fetch\(|setTimeout\(|setInterval\(|globalThis\b)/;
const EDGES = new Set([
  'src/io/clock.ts',
  'src/program/process.ts',
  'src/program/main.ts',
  'src/plugins/action/main.ts',
  'service/s3.ts',
  'service/webhook-delivery.ts',
  // They run in the browser of a viewer, by whose clock a badge goes dark.
  'src/report/browser/badge-element.js',
  'src/report/browser/watch-status.js',
  // It runs in the window of a browser.
  'verifier/main.ts',
]);

const files = await glob('{src,service,verifier}/**/*.{ts,js}', {
  cwd: root,
  ignore: ['service/package/**'],
  followSymbolicLinks: false,
});

/** The one module of `src` that may name what is behind the wall, to load it when its command is called. */
const COMMANDS = 'src/program/generated/table.ts';

describe('architecture', () => {
  test('there is something to look at', () => assert.ok(files.length > 30));

  for (const file of files) {
    test(file, () => {
      const text = readFileSync(join(root, file), 'utf8');
      const own = roomOf(file);
      for (const specifier of importsOf(text)) {
        if (specifier.startsWith('.')) {
          const target = roomOf(join(dirname(file), specifier));
          const allowed = target === own || MAY_IMPORT[own]?.includes(target);
          const isTable = file === COMMANDS && target === 'service';
          assert.ok(allowed || isTable, `${own} may not import ${target}`);
        } else {
          const allowed = [...(MAY_USE[own] ?? []), ...(MAY_ALONE_USE[file] ?? [])];
          assert.ok(allowed.includes(specifier), `${file} may not use ${specifier}`);
        }
      }
      if (!EDGES.has(file) && !file.includes('generated/')) {
        assert.doesNotMatch(withoutComments(text), EDGE_ONLY, 'only the edges may ask the outside');
      }
    });
  }

  test('every room has a row, and every row a room', () => {
    const rooms = new Set(files.map(roomOf));
    assert.deepEqual(Object.keys(MAY_IMPORT).sort(), [...rooms].sort());
  });

  test('the table of commands loads the service only when a command of it is called', () => {
    const text = readFileSync(join(root, COMMANDS), 'utf8');
    assert.doesNotMatch(text, /from '[./]*service\//);
  });

  test('no file imports itself, through whatever others, types or on use', () => {
    // Generated code has its own shape.
    const own = files.filter((file) => !file.includes('generated/'));
    const open = new Map(own.map((file) => [file, importedFilesOf(file)]));
    // A file that imports nothing that is left is on no circle.
    for (let size = Infinity; open.size < size;) {
      size = open.size;
      for (const [file, imported] of open)
        if (!imported.some((other) => open.has(other))) open.delete(file);
    }
    assert.deepEqual([...open.keys()], []);
  });

  test('no folder is named for holding anything', () => {
    for (const file of files)
      assert.doesNotMatch(file, /(^|\/)(utils?|helpers?|common|core|misc|lib)(\/|\.|$)/);
  });
});

/** The folder below `src`, by its name, or a part of the service with a wall of its own. */
function roomOf(file: string): string {
  const [top = '', next = ''] = file.split('/');
  if (top === 'src') return next;
  const isApart = `service/${next}` in MAY_IMPORT;
  return top === 'service' && isApart ? `service/${next}` : top;
}

/** Specifiers of static, type and dynamic imports; types too, since they tie folders together as well. */
function importsOf(text: string): string[] {
  const found = text.matchAll(/(?:from\s+|import\s*\(\s*|^import\s+)'([^']+)'/gm);
  return [...found].flatMap(([, specifier]) => (specifier === undefined ? [] : [specifier]));
}

function importedFilesOf(file: string): string[] {
  return importsOf(readFileSync(join(root, file), 'utf8'))
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => join(dirname(file), specifier));
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
}
