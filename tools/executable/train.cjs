'use strict';
/**
 * `node train.cjs PARTS WORD …`: runs the program as the executable will, from the parts in a folder, and leaves
 * beside each part what V8 compiled of it. Only the Node that becomes the executable can read that later.
 */
const { readFileSync, existsSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const vm = require('node:vm');

const [folder, ...words] = process.argv.slice(2);
const scripts = new Map();

class Script extends vm.Script {
  constructor(source, options) {
    super(source, options);
    scripts.set(options.filename, this);
  }
}

function getRawAsset(key) {
  const path = join(folder, encodeURIComponent(key));
  if (existsSync(path)) return readFileSync(path);
  throw Object.assign(new Error(key), {
    code: 'ERR_SINGLE_EXECUTABLE_APPLICATION_ASSET_NOT_FOUND',
  });
}

process.argv = [process.execPath, process.execPath, ...words];
process.on('exit', () => {
  for (const [name, script] of scripts)
    writeFileSync(join(folder, encodeURIComponent(`code ${name}`)), script.createCachedData());
});
const start = vm.compileFunction(readFileSync(join(__dirname, 'start.cjs'), 'utf8'), ['require']);
start((name) => ({ 'node:sea': { getRawAsset }, 'node:vm': { Script } })[name] ?? require(name));
