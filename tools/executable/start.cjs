'use strict';
/**
 * What the executable runs first: loads the parts of the program, which lie in the executable itself, each when
 * it is first asked for, with what V8 had compiled of it when the executable was made.
 */
const { isBuiltin } = require('node:module');
const { getRawAsset } = require('node:sea');
const { Script } = require('node:vm');

const loaded = new Map();

/** The entry asks for a part by its folder, parts ask for each other without. */
function load(asked) {
  if (isBuiltin(asked)) return require(asked);
  const name = asked.replace('./parts/', './');
  const before = loaded.get(name);
  if (before) return before.exports;
  const part = { exports: {} };
  const run = compiled(name);
  loaded.set(name, part);
  run(part.exports, load, part, process.execPath);
  return part.exports;
}

function compiled(name) {
  const text = assetOf(`text ${name}`) ?? unpacked(name);
  const cachedData = assetOf(`code ${name}`);
  return new Script(text.latin1Slice(), { filename: name, cachedData }).runInThisContext();
}

/** What a check does not need is packed: those commands may start later, and the download is smaller. */
function unpacked(name) {
  const bytes = assetOf(`packed ${name}`);
  if (!bytes) throw new Error(`the executable has no ${name} in it`);
  return require('node:zlib').brotliDecompressSync(bytes);
}

function assetOf(key) {
  try {
    return Buffer.from(getRawAsset(key));
  } catch (error) {
    if (error.code === 'ERR_SINGLE_EXECUTABLE_APPLICATION_ASSET_NOT_FOUND') return undefined;
    throw error;
  }
}

load('./claimgate.cjs');
