import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, test } from 'node:test';
import glob from 'fast-glob';

const root = join(import.meta.dirname, '../..');

/**
 * The houses, from the ground up, and what each may import: only houses above it in this list, so that there is no
 * circle and no arrow upward. ARCHITECTURE.md says what each is for. Those of `src` go by their path in it.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  digest: [],
  documents: [],
  evidence: ['digest', 'documents'],
  'ledger/driver': ['digest', 'documents'],
  manifest: ['digest', 'documents'],
  trust: ['digest', 'documents'],
  gate: ['digest', 'documents', 'evidence', 'manifest', 'trust'],
  io: ['documents', 'trust'],
  'service/access': ['digest', 'documents', 'ledger/driver'],
  'test-results': ['digest', 'documents', 'evidence'],
  audit: ['digest', 'documents', 'evidence', 'gate', 'manifest', 'trust'],
  ledger: ['digest', 'documents', 'evidence', 'gate', 'ledger/driver', 'trust'],
  readiness: ['digest', 'documents', 'evidence', 'gate'],
  report: ['digest', 'documents', 'evidence', 'gate', 'manifest', 'trust'],
  selftest: ['digest', 'documents', 'evidence', 'gate', 'manifest', 'trust'],
  cli: ['digest', 'documents', 'io', 'report'],
  public: [
    'digest',
    'documents',
    'evidence',
    'gate',
    'ledger',
    'ledger/driver',
    'manifest',
    'readiness',
    'test-results',
    'trust',
  ],
  'service/readiness': [
    'digest',
    'documents',
    'evidence',
    'gate',
    'ledger',
    'ledger/driver',
    'manifest',
    'readiness',
    'service/access',
    'test-results',
  ],
  verifier: ['audit', 'digest', 'documents', 'gate', 'manifest', 'report', 'trust'],
  instance: ['cli', 'documents', 'evidence', 'io', 'readiness', 'report'],
  repository: [
    'cli',
    'digest',
    'documents',
    'evidence',
    'gate',
    'io',
    'manifest',
    'test-results',
    'trust',
  ],
  'service/http': ['digest', 'documents', 'ledger/driver', 'service/access', 'service/readiness'],
  'cli/keys': [
    'audit',
    'cli',
    'digest',
    'documents',
    'gate',
    'io',
    'ledger',
    'report',
    'repository',
    'trust',
  ],
  'cli/check': [
    'cli',
    'cli/keys',
    'digest',
    'documents',
    'evidence',
    'gate',
    'io',
    'manifest',
    'report',
    'repository',
    'selftest',
    'trust',
  ],
  'plugins/surfaces': ['cli', 'documents', 'io', 'manifest', 'repository'],
  program: ['cli', 'documents', 'io', 'manifest', 'report', 'repository'],
  'service/pages': [
    'digest',
    'documents',
    'evidence',
    'gate',
    'ledger',
    'readiness',
    'report',
    'service/access',
    'service/http',
    'service/readiness',
    'test-results',
  ],
  'cli/audit': [
    'audit',
    'cli',
    'cli/keys',
    'digest',
    'documents',
    'evidence',
    'gate',
    'io',
    'manifest',
    'report',
    'repository',
    'trust',
  ],
  'cli/evidence': [
    'cli',
    'cli/check',
    'cli/keys',
    'digest',
    'documents',
    'evidence',
    'gate',
    'io',
    'ledger',
    'ledger/driver',
    'manifest',
    'report',
    'repository',
    'test-results',
    'trust',
  ],
  'plugins/action': ['cli', 'digest', 'documents', 'gate', 'io', 'program'],
  'plugins/status': [
    'cli',
    'cli/check',
    'cli/keys',
    'digest',
    'documents',
    'evidence',
    'gate',
    'io',
    'manifest',
    'report',
    'repository',
    'trust',
  ],
  'cli/release': [
    'audit',
    'cli',
    'cli/audit',
    'cli/check',
    'cli/evidence',
    'cli/keys',
    'digest',
    'documents',
    'gate',
    'io',
    'manifest',
    'report',
    'repository',
    'selftest',
    'trust',
  ],
  'plugins/renew': [
    'cli',
    'cli/check',
    'cli/evidence',
    'cli/keys',
    'cli/release',
    'digest',
    'documents',
    'evidence',
    'gate',
    'io',
    'ledger',
    'ledger/driver',
    'manifest',
    'report',
    'repository',
    'test-results',
    'trust',
  ],
  service: [
    'cli',
    'cli/evidence',
    'cli/keys',
    'digest',
    'documents',
    'evidence',
    'gate',
    'instance',
    'io',
    'ledger',
    'ledger/driver',
    'manifest',
    'readiness',
    'report',
    'repository',
    'service/access',
    'service/http',
    'service/pages',
    'service/readiness',
    'trust',
  ],
  'plugins/setup': [
    'cli',
    'cli/evidence',
    'cli/keys',
    'cli/release',
    'digest',
    'documents',
    'evidence',
    'gate',
    'io',
    'ledger',
    'manifest',
    'report',
    'repository',
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
    '@sigstore/verify/dist/tlog/index.js',
    '@sigstore/verify/dist/tlog/set.js',
  ],
  ledger: [
    'node:crypto',
    'node:events',
    'node:fs',
    'node:fs/promises',
    'node:path',
    'node:timers/promises',
    'node:url',
  ],
  'ledger/driver': [
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
    'node:module',
    'node:net',
    'node:os',
    'node:path',
    'node:process',
    'node:readline/promises',
    'node:sea',
    'node:stream',
    'node:timers/promises',
    'node:tty',
    'node:tls',
    'node:tty',
    'node:url',
    'execa',
    'fast-glob',
    'simple-git',
  ],
  'service/access': ['node:crypto', 'node:net', 'node:timers/promises', 'node:util'],
  'service/readiness': ['node:crypto'],
  'service/http': ['node:crypto', 'node:http', 'hono'],
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
  'plugins/surfaces': ['node:path', 'entities/decode'],
  'test-results': ['saxes'],
  'plugins/action': ['node:crypto', 'node:fs/promises', 'node:os', 'node:path', 'node:url'],
  cli: ['node:path', 'yargs'],
  'cli/audit': ['node:fs', 'node:path'],
  'cli/check': ['node:path'],
  'cli/evidence': ['node:fs', 'node:path', 'execa'],
  'cli/keys': ['node:path'],
  'cli/release': ['node:path'],
  'plugins/renew': ['node:path'],
  'plugins/setup': ['node:path'],
  'plugins/status': ['node:path'],
  instance: [
    'node:fs/promises',
    'node:http',
    'node:https',
    'node:net',
    'node:path',
    'node:stream',
    'node:timers/promises',
    'node:tls',
  ],
  repository: ['node:fs', 'node:path', 'fast-glob'],
  program: ['node:path', 'yargs', 'yargs-parser'],
};

/** Modules that alone may use something. The rooms of the judge run in a page as well, and reach Node.js by `platform` only. */
const MAY_ALONE_USE: Readonly<Record<string, readonly string[]>> = {
  'src/digest/node.ts': ['node:crypto'],
  'verifier/platform/page.ts': [
    '@noble/curves/nist.js',
    '@noble/hashes/hkdf.js',
    '@noble/hashes/hmac.js',
    '@noble/hashes/legacy.js',
    '@noble/hashes/sha2.js',
  ],
  'verifier/platform/page-keys.ts': [
    '@noble/curves/abstract/modular.js',
    '@noble/curves/ed25519.js',
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
  // Answers a request that has had its time.
  'service/http/route.ts',
  // Keeps what waits, each second.
  'service/http/audit-log.ts',
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

/** The one module that may name everything, to load a command when it is called. */
const COMMANDS = 'src/program/table.ts';

/** They open documents of a repository, have the functions for it, or read a capsule's; `setup` only reads what it wrote itself. */
const OPENERS = [
  'src/repository/',
  'src/documents/config.ts',
  'src/trust/commit-files.ts',
  'src/audit/capsule-release.ts',
  'src/plugins/setup/setup-plan.ts',
];

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
          assert.ok(allowed || file === COMMANDS, `${own} may not import ${target}`);
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

  test('every house has a row, and every row a house', () => {
    const houses = new Set(files.map(roomOf));
    assert.deepEqual(Object.keys(MAY_IMPORT).sort(), [...houses].sort());
  });

  test('a house stands only on houses that are named before it', () => {
    const order = Object.keys(MAY_IMPORT);
    for (const [house, others] of Object.entries(MAY_IMPORT))
      for (const other of others)
        assert.ok(order.indexOf(other) < order.indexOf(house), `${house} on ${other}`);
  });

  test('the table of commands loads the service only when a command of it is called', () => {
    const text = readFileSync(join(root, COMMANDS), 'utf8');
    assert.doesNotMatch(text, /from '[./]*service\//);
  });

  test('plug-ins are known by the table of commands alone', () => {
    const known = Object.values(MAY_IMPORT).flat();
    assert.deepEqual(
      known.filter((house) => house.startsWith('plugins/')),
      [],
    );
  });

  test('documents of a repository are opened in its house alone', () => {
    const openers = /\b(?:parseConfig|readCommittedFolder|readFromWorkTree|parseMemoryDocument)\(/;
    const elsewhere = files.filter(
      (file) =>
        !OPENERS.some((opener) => file.startsWith(opener)) &&
        openers.test(readFileSync(join(root, file), 'utf8')),
    );
    assert.deepEqual(elsewhere, []);
  });

  test('what a repository knows is read from all of its places together', () => {
    // Each has to do with one place alone, and says nothing about a release by it.
    const alone = [
      'src/repository/',
      'src/audit/capsule-release.ts',
      'src/trust/',
      'src/cli/keys/trust.ts',
      'src/cli/release/manifest-create.ts',
      'src/cli/release/withdraw.ts',
    ];
    const readers =
      /\b(?:readTrustFiles|readCommittedFolder|readMemoryDocument|withdrawalsInWorkTree|openPlaces|recordsIn)\b/;
    const elsewhere = files.filter(
      (file) =>
        /^(?:src|service)\//.test(file) &&
        !alone.some((one) => file.startsWith(one)) &&
        readers.test(readFileSync(join(root, file), 'utf8')),
    );
    assert.deepEqual(elsewhere, []);
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

/** The house that a file is in: its folder. What is generated, or runs in a browser, belongs to the house around it. */
function roomOf(file: string): string {
  return dirname(file)
    .replace(/\/(?:generated|browser|platform)$/, '')
    .replace('src/', '');
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
