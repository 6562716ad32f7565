import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { execa } from 'execa';
import { createClaimsWorld } from './bench/claims-world.ts';
import { PROGRAM } from '../scripts/build/program.ts';
import { endWrong, readCommandLine } from '../scripts/command-line.ts';
import {
  billOfMaterials,
  nodeComponent,
  type Built,
  BUNDLED_INPUTS,
  bundledPackages,
  thirdPartyNotices,
  type BundledPackage,
} from '../scripts/bundled-packages.ts';

const USAGE = `npm run trials -- executable [-- OPTIONS]

Makes build/claimgate, one file that needs neither Node nor packages: Node itself with the built program in it,
and with what V8 compiles of it for a check; beside it the licences of all of it, and its bill of materials.
Linux needs binutils. Node comes from the registry, by its digest.

  --node FILE  on macOS, for which the registry has no Node: the Node to put the program into, of the very version
               that is in this script and as its publisher signed it
  --try        then plays the conformance suite and the tutorial by it, and the image of that file:
               Debian, as root, some minutes`;

const VERSION = '24.21.0';

/** The registry's copies of Node, and the digest that the registry and this repository have to agree on. */
const NODES: Readonly<Record<string, string>> = {
  'linux-x64':
    '3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  'linux-arm64':
    'FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  'win-x64':
    '0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
};

/** This one, as the registry calls it. */
const SYSTEM = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** Whose signature Node has on macOS: of the OpenJS Foundation, by its Apple team. */
const PUBLISHER = '=anchor apple generic and certificate leaf[subject.OU] = HX7739G8FX';

/** Packages that npm installs beside the program on demand, with what the program asks of each. */
const PEERS = ['pg', 'hono', '@hono/node-server', 'aws4fetch', 'prom-client'];

/** Node's own mark in its binary, where the program goes. */
const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';

const { values } = readCommandLine(USAGE, {
  node: { type: 'string' },
  try: { type: 'boolean', default: false },
});
const root = join(import.meta.dirname, '..');
const bin = join(root, 'dist/bin');
const target = join(root, 'build', process.platform === 'win32' ? 'claimgate.exe' : 'claimgate');
const folder = mkdtempSync(join(tmpdir(), 'claimgate-executable-'));
const run = execa({ cwd: root, preferLocal: true, stdio: ['ignore', 'inherit', 'inherit'] });

try {
  await run('tsx', ['scripts/build.ts']);
  const node = process.platform === 'darwin' ? await signedNode() : await registeredNode();
  const { stdout: version } = await execa(node, ['--version']);
  if (version !== `v${VERSION}`) throw new Error(`${node} is Node ${version}, not v${VERSION}`);
  const parts = join(folder, 'parts');
  mkdirSync(parts);
  const bundled = [...readBundledInputs(), ...(await writeParts(parts))];
  await train(node, parts);
  await assemble(node, parts);
  const packages = bundledPackages(root, bundled);
  writeFileSync(join(target, '../THIRD_PARTY_NOTICES.txt'), await notices(packages));
  writeFileSync(join(target, '../claimgate.cdx.json'), materials(packages));
  const { size } = statSync(target);
  const digest = createHash('sha256').update(readFileSync(target)).digest('hex');
  console.log(`${digest}  ${relative(root, target)}, ${(size / 1e6).toFixed(1)} MB`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (values.try) await tryOut();

async function tryOut(): Promise<void> {
  await run('tsx', ['conformance/run.ts', '--program', target]);
  const env = { CLAIMGATE_EXECUTABLE: target };
  await run('tsx', ['--test', 'test/guides/tutorial.test.ts'], { env });
  await run('tsx', ['tools/try-image.ts', '--executable']);
}

async function registeredNode(): Promise<string> {
  if (values.node !== undefined) endWrong(USAGE, '--node is for macOS');
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  return join(await unpackNode(SYSTEM), 'bin', file);
}

/** Fetched once, checked each time. */
async function unpackNode(system: string): Promise<string> {
  const store = join(root, 'build/node');
  mkdirSync(store, { recursive: true });
  const tarball = join(store, `node-${system}-${VERSION}.tgz`);
  const name = `node-${system}@${VERSION}`;
  if (!existsSync(tarball))
    await run('npm', ['pack', '--silent', '--pack-destination', store, name]);
  const sha512 = createHash('sha512').update(readFileSync(tarball)).digest('base64');
  if (sha512 !== NODES[system]) throw new Error(`${tarball} is not the ${name} of this script`);
  const unpacked = mkdtempSync(join(folder, 'node-'));
  await run('tar', ['-xzf', tarball, '-C', unpacked]);
  return join(unpacked, 'package');
}

/** The registry has none for macOS, so the signature says who made it. */
async function signedNode(): Promise<string> {
  if (values.node === undefined) endWrong(USAGE, 'on macOS, name Node with --node');
  await run('codesign', ['--verify', '--strict', `-R${PUBLISHER}`, values.node]);
  return values.node;
}

function readBundledInputs(): readonly string[] {
  return JSON.parse(readFileSync(join(root, BUNDLED_INPUTS), 'utf8')) as string[];
}

/** The texts that the licences of all packages in it and of Node ask to be passed on. */
async function notices(packages: readonly BundledPackage[]): Promise<string> {
  // One text for all systems, which not every package of the registry has.
  const licence = readFileSync(join(await unpackNode('linux-x64'), 'LICENSE'), 'utf8');
  return `${thirdPartyNotices(packages)}\nNode.js ${VERSION}\n\n${licence}`;
}

function materials(packages: readonly BundledPackage[]): string {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Built;
  const base64 = NODES[SYSTEM];
  const node = nodeComponent(
    VERSION,
    base64 === undefined ? undefined : Buffer.from(base64, 'base64').toString('hex'),
  );
  return billOfMaterials({ ...manifest, others: [node] }, packages);
}

/** Each part as a function that takes what CommonJS gives a module. @returns the files of packages that it is made of */
async function writeParts(parts: string): Promise<string[]> {
  const packages: string[] = [];
  const write = (name: string, text: string) => {
    const body = text.replace(/^#!.*\n/, '');
    writeFileSync(
      join(parts, encodeURIComponent(`text ${name}`)),
      `(function(exports,require,module,__filename){${body}\n})`,
    );
  };
  const names = readdirSync(bin, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((one) => one.endsWith('.cjs')))
    write(
      `./${name.replaceAll('\\', '/').replace('parts/', '')}`,
      readFileSync(join(bin, name), 'utf8'),
    );
  for (const name of PEERS) {
    const { outputFiles, metafile } = await build({
      ...PROGRAM,
      absWorkingDir: root,
      external: ['pg-native'],
      stdin: { contents: `module.exports = require('${name}')`, resolveDir: root },
      write: false,
    });
    write(name, outputFiles?.[0]?.text ?? '');
    packages.push(...Object.keys(metafile?.inputs ?? {}));
  }
  return packages;
}

/** Has V8 compile what a check needs, without and with claims. */
async function train(node: string, parts: string): Promise<void> {
  const world = await createClaimsWorld(join(folder, 'claims'), 100);
  const words = (...more: string[]) => [
    join(import.meta.dirname, 'executable/train.cjs'),
    parts,
    ...more,
  ];
  const options = { cwd: world.repository, env: { NODE_OPTIONS: '' } };
  const memory = ['--memory', 'refs/heads/main'];
  const evidence = ['--projection', world.projection, '--trust-pin', world.pin, ...memory];
  for (const said of [['--help'], ['check', ...evidence]])
    await execa(node, words(...said), options);
  for (const file of readdirSync(parts)) {
    const [kind = '', name = ''] = decodeURIComponent(file).split(' ');
    const beside = (other: string) => join(parts, encodeURIComponent(`${other} ${name}`));
    if (kind !== 'text' || existsSync(beside('code'))) continue;
    writeFileSync(beside('packed'), brotliCompressSync(readFileSync(beside('text'))));
    rmSync(beside('text'));
  }
}

async function assemble(node: string, parts: string): Promise<void> {
  const config = join(folder, 'executable.json');
  const blob = join(folder, 'executable.blob');
  const assets = readdirSync(parts).map((name) => [decodeURIComponent(name), join(parts, name)]);
  const what = {
    main: join(import.meta.dirname, 'executable/start.cjs'),
    output: blob,
    disableExperimentalSEAWarning: true,
    useCodeCache: true,
    // A gate takes no code from a variable of its environment.
    execArgvExtension: 'none',
    assets: Object.fromEntries(assets) as Record<string, string>,
  };
  writeFileSync(config, JSON.stringify(what));
  await run(node, ['--experimental-sea-config', config]);
  mkdirSync(join(root, 'build'), { recursive: true });
  copyFileSync(node, target);
  chmodSync(target, 0o755);
  const isMac = process.platform === 'darwin';
  if (process.platform === 'linux') await run('strip', [target]);
  if (isMac) await run('codesign', ['--remove-signature', target]);
  const segment = isMac ? ['--macho-segment-name', 'NODE_SEA'] : [];
  await run('postject', [target, 'NODE_SEA_BLOB', blob, '--sentinel-fuse', FUSE, ...segment]);
  if (isMac) await run('codesign', ['--sign', '-', target]);
}
