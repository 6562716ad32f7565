'use strict';
// The least that any program does to judge these files: asks git for objects and refs, side by side, verifies
// signatures, and reads, hashes and parses each line, on one thread.
//   node floor.cjs SIGNATURES FILE...    SIGNATURES: JSON of [{key, message, signature}], base64
const { spawn } = require('node:child_process');

const objects = spawn('git', ['cat-file', '--batch'], { stdio: ['pipe', 'pipe', 'ignore'] });
objects.stdin.end('HEAD\n');
const refs = spawn('git', ['show-ref'], { stdio: ['ignore', 'pipe', 'ignore'] });
for (const { stdout } of [objects, refs]) stdout.resume();

const { createHash, createPublicKey, verify } = require('node:crypto');
const { openSync, readFileSync, readSync } = require('node:fs');
const [signatures, ...paths] = process.argv.slice(2);

for (const { key, message, signature } of JSON.parse(readFileSync(signatures, 'utf8'))) {
  const publicKey = createPublicKey({ key: bytes(key), format: 'der', type: 'spki' });
  if (!verify(null, bytes(message), publicKey, bytes(signature))) process.exitCode = 1;
}

const PIECE_BYTES = 512 * 1024;
let values = 0;
for (const path of paths) {
  const hash = createHash('sha256');
  const file = openSync(path, 'r');
  const buffer = Buffer.allocUnsafe(PIECE_BYTES);
  let held = Buffer.alloc(0);
  for (let size; (size = readSync(file, buffer, 0, PIECE_BYTES, null)) > 0;) {
    const piece = buffer.subarray(0, size);
    hash.update(piece);
    let start = 0;
    for (let end; (end = piece.indexOf(10, start)) >= 0; start = end + 1) {
      const line = piece.subarray(start, end);
      parse(held.length > 0 ? Buffer.concat([held, line]) : line);
      held = Buffer.alloc(0);
    }
    held = Buffer.concat([held, piece.subarray(start)]);
  }
  process.stdout.write(`${hash.digest('hex')}  ${path}\n`);
}
process.stdout.write(`${values} values\n`);

/** A line of a projection, or a claim in a line of its own with a comma behind it. */
function parse(line) {
  const text = line.toString().replace(/^ {4}|,$/g, '');
  if (!text.startsWith('{"')) return;
  JSON.parse(text);
  values += 1;
}

function bytes(text) {
  return Buffer.from(text, 'base64');
}
