import { formatInstant, parseInstant } from '../src/documents/json.ts';
import { pinFor } from './world/organisation.ts';
import { createWorld, REPOSITORY } from './world/write.ts';

/** `npx tsx examples/world.ts FOLDER [INSTANT]`: makes a world to try claimgate on, by default as of now. */
const [folder, instant] = process.argv.slice(2);
const at = instant === undefined ? Math.floor(Date.now() / 1000) * 1000 : parseInstant(instant);
if (folder === undefined || at === undefined) {
  console.error('usage: npx tsx examples/world.ts FOLDER [INSTANT]');
  process.exit(2);
}

const world = await createWorld(folder, at);
console.log(
  `made ${folder}/${REPOSITORY} with ${world.claims.length} claims, which may be published`,
);
console.log(`as of ${formatInstant(at)} under the trust pin ${pinFor(world.root)}`);
