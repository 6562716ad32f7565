import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
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
const DIGEST_BYTES = 32;

/** By their paths from the program's folder: one file asks another dozens of times for what it has. */
const loaded = new Map<string, Module>();

/** What stands for `require` where a part of the program is asked for, by its path from the program's folder. */
export function loadPart(part: string): unknown {
  const found = loaded.get(part);
  if (found) return found.exports;
  const file = join(__dirname, part);
  const requireOthers = createRequire(file);
  const known = requireOthers.cache[file];
  if (known) return known.exports;
  const module = new Module(file);
  module.filename = file;
  requireOthers.cache[file] = module;
  loaded.set(part, module);
  const requireNext = (id: string): unknown =>
    id.startsWith('./') ? loadPart(id) : requireOthers(id);
  const run = compiled(file, part).runInThisContext() as (...values: readonly unknown[]) => void;
  run(module.exports, requireNext, module, file, __dirname);
  module.loaded = true;
  return module.exports;
}

function compiled(filename: string, part: string): Script {
  const text = readFileSync(filename);
  const source = `${BEFORE}${text.toString('utf8')}\n})`;
  const options = { filename, columnOffset: -BEFORE.length };
  if (text.length < MIN_KEPT_BYTES || isSwitchedOff()) return new Script(source, options);
  const path = join(FOLDER, `${part.replaceAll(/[^\w-]/g, '')}.bin`);
  const cachedData = readKept(path, text);
  if (!cachedData) return keptAtExit(path, text, new Script(source, options));
  const script = new Script(source, { ...options, cachedData });
  return script.cachedDataRejected === true ? keptAtExit(path, text, script) : script;
}

/** By Node's own switch; and where coverage is counted, which needs what V8 leaves out of what it keeps. */
function isSwitchedOff(): boolean {
  const { NODE_DISABLE_COMPILE_CACHE: disabled, NODE_V8_COVERAGE: coverage } = process.env;
  return disabled === '1' || coverage !== undefined;
}

/** V8 would run a damaged copy, so a digest of it and of what it was compiled from has to agree. */
function readKept(path: string, text: Buffer): Buffer | undefined {
  try {
    const bytes = readFileSync(path);
    const data = bytes.subarray(DIGEST_BYTES);
    return digestOf(text, data).equals(bytes.subarray(0, DIGEST_BYTES)) ? data : undefined;
  } catch {
    return undefined;
  }
}

interface Keeping {
  readonly path: string;
  readonly text: Buffer;
  readonly script: Script;
}

let keepings: Keeping[] | undefined;

/** At the end, functions that were compiled on the way are known as well. */
function keptAtExit(path: string, text: Buffer, script: Script): Script {
  if (!keepings) {
    const list: Keeping[] = [];
    keepings = list;
    process.once('exit', () => list.forEach(keep));
  }
  keepings.push({ path, text, script });
  return script;
}

function keep({ path, text, script }: Keeping): void {
  const temporary = `${path}.${process.pid}`;
  try {
    const data = script.createCachedData();
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(temporary, Buffer.concat([digestOf(text, data), data]), { flag: 'wx' });
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

function digestOf(text: Buffer, data: Buffer): Buffer {
  return createHash('sha256').update(text).update(data).digest();
}
