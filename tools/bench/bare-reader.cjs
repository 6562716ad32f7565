'use strict';
// What any program has to do at least with these files, on one thread: read them, hash them, and JSON.parse them line by line.
const { createHash } = require('node:crypto');
const { openSync, readSync } = require('node:fs');

const PIECE_BYTES = 512 * 1024;
let values = 0;

for (const path of process.argv.slice(2)) {
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
      read(held.length > 0 ? Buffer.concat([held, line]) : line);
      held = Buffer.alloc(0);
    }
    held = Buffer.concat([held, piece.subarray(start)]);
  }
  process.stdout.write(`${hash.digest('hex')}  ${path}\n`);
}
process.stdout.write(`${values} values\n`);

/** A line of a projection, or a claim in a line of its own with a comma behind it. */
function read(line) {
  const text = line.toString().replace(/^ {4}|,$/g, '');
  if (!text.startsWith('{"')) return;
  JSON.parse(text);
  values += 1;
}
