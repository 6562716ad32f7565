import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';

/**
 * Loads the parts of the built program, and keeps what V8 compiled of them for the next start: compiling takes
 * longer than what a check does with it. It is kept beside the program, where nobody can write who could not as
 * well replace the program, and which goes with it when another version is installed. Where nothing can be
 * written, nothing is kept. Node 22 has a cache of its own, below the temporary folder that all users share.
 */

/** By what compiled it: V8 looks at its own version and flags, but not at what Node changed of it. */
const FOLDER = join(__dirname, 'compiled', `${process.version}-${process.arch}`);

/** A smaller part is compiled in the time that reading and checking takes. */
const MIN_KEPT_BYTES = 16 * 1024;

const BEFORE = '(function (exports, require, module, __filename, __dirname) {';
const AFTER = '\n})';

/** What the build makes `require`; the one of the file that is run, beside which all parts lie. */
declare const __load: NodeJS.Require;

interface Part {
  readonly exports: unknown;
}

/** By their paths from the program's folder. */
const loaded = new Map<string, Part>();

/** What stands for `require` where a part of the program is asked for, by its path from the program's folder. */
export function loadPart(part: string): unknown {
  const known = loaded.get(part);
  if (known) return known.exports;
  const file = join(__dirname, part);
  const script = compiled(file, part);
  const module: Part = { exports: {} };
  loaded.set(part, module);
  const requireNext = (id: string): unknown => (id.startsWith('./') ? loadPart(id) : __load(id));
  const run = script.runInThisContext() as (...values: readonly unknown[]) => void;
  run(module.exports, requireNext, module, file, __dirname);
  return module.exports;
}

function compiled(filename: string, part: string): Script {
  const source = readFileSync(filename);
  const text = `${BEFORE}${source.toString('utf8')}${AFTER}`;
  const options = { filename, columnOffset: -BEFORE.length };
  if (source.length < MIN_KEPT_BYTES || isSwitchedOff()) return new Script(text, options);
  const path = join(FOLDER, `${part.replaceAll(/[^\w-]/g, '')}.bin`);
  const cachedData = readKept(path, source);
  if (!cachedData) return keptAtExit(path, source, new Script(text, options));
  const script = new Script(text, { ...options, cachedData });
  return script.cachedDataRejected === true ? keptAtExit(path, source, script) : script;
}

/** By Node's own switch; and where coverage is counted, which needs what V8 leaves out of what it keeps. */
function isSwitchedOff(): boolean {
  const { NODE_DISABLE_COMPILE_CACHE: disabled, NODE_V8_COVERAGE: coverage } = process.env;
  return disabled === '1' || coverage !== undefined;
}

/**
 * V8 would run a damaged copy, or one of another source of that length. So there are two copies behind the
 * source, and all of it is compared: what hashes takes longer to load than all that a start reads.
 */
function readKept(path: string, source: Buffer): Buffer | undefined {
  try {
    const bytes = readFileSync(path);
    const middle = (source.length + bytes.length) / 2;
    const data = bytes.subarray(source.length, middle);
    const isWhole = source.equals(bytes.subarray(0, source.length));
    return isWhole && data.equals(bytes.subarray(middle)) ? data : undefined;
  } catch {
    return undefined;
  }
}

interface Keeping {
  readonly path: string;
  readonly source: Buffer;
  readonly script: Script;
}

let keepings: Keeping[] | undefined;

/**
 * At the end, functions that were compiled on the way are known as well: those of a check, which is what
 * pipelines start. What another command leaves, or a check that judged nothing, would lack them for good.
 */
function keptAtExit(path: string, source: Buffer, script: Script): Script {
  const words = process.argv;
  if (!words.includes('check') || words.includes('--help')) return script;
  if (!keepings) {
    const list: Keeping[] = [];
    keepings = list;
    process.once('exit', (exitCode) => {
      if (exitCode === 0 || exitCode === 1) list.forEach(keep);
    });
  }
  keepings.push({ path, source, script });
  return script;
}

function keep({ path, source, script }: Keeping): void {
  const temporary = `${path}.${process.pid}`;
  try {
    const data = script.createCachedData();
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(temporary, Buffer.concat([source, data, data]), { flag: 'wx' });
    renameSync(temporary, path);
  } catch {
    // The next start compiles again.
    removeIfPossible(temporary);
  }
}

function removeIfPossible(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // Nobody reads it.
  }
}
