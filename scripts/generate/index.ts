import { join } from 'node:path';
import { makeCode } from './code.ts';

/**
 * Writes everything that is generated: code, which is not committed, and documents that people read, which are.
 * --code writes the code alone; --check fails where a committed document differs.
 */
const root = join(import.meta.dirname, '../..');
const isCheck = process.argv.includes('--check');

await makeCode(root);
if (!process.argv.includes('--code')) {
  const { writeDocuments } = await import('./write.ts');
  const { count, stale } = await writeDocuments(root, isCheck);
  if (!isCheck) console.log(`wrote ${stale.length} of ${count} documents`);
  else if (stale.length === 0) console.log(`${count} generated documents are up to date`);
  else {
    console.error(`out of date, run \`npm run generate\`:\n  ${stale.join('\n  ')}`);
    process.exitCode = 1;
  }
}
