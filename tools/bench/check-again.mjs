import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';

/**
 * `node check-again.mjs LIBRARY FILE ROUNDS CHECKS`: judges the documents in a file again and again by the
 * installed library, and prints the milliseconds of one check, round by round. Plain JavaScript:
 * tsx takes part in every `import()`.
 */
const [library, file, rounds, checks] = process.argv.slice(2);
const { heldClaims, judge, projectionIn } = await import(library);
const { documents, projection } = deserialize(readFileSync(file));
const evidence = { ...documents.evidence, projection: projectionIn(...projection) };

async function checkOnce() {
  const { verdict } = await judge({ ...documents, evidence, claims: heldClaims(documents.claims) });
  if (verdict.decision !== 'allowed') throw new Error(JSON.stringify(verdict.findings));
}

const samples = [];
for (let round = -3; round < Number(rounds); round += 1) {
  const start = performance.now();
  for (let check = 0; check < Number(checks); check += 1) await checkOnce();
  if (round >= 0) samples.push((performance.now() - start) / Number(checks));
}
console.log(JSON.stringify(samples));
