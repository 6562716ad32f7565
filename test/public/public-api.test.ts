import assert from 'node:assert/strict';
import { readFileSync, writeFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '../repositories.ts';
import { EXAMPLES } from '../../examples/library.ts';
import { given } from './given.ts';
import type * as library from '../../src/public/index.ts';
import { pinOf } from '../../src/trust/anchor.ts';
import {
  unsignedEnvelope,
  writeEnvelope,
  readEnvelope as readHere,
} from '../../src/trust/envelope.ts';
import { AT, recordOf } from '../gate/projection-world.ts';
import { codesOf, utf8, valueOf } from '../trust/expect.ts';
import {
  lines,
  rootOf,
  sigstore,
  statedNow,
  stranger,
  trustedRoot,
} from '../trust/sigstore-world.ts';
import { keys, read, sign } from '../trust/root-world.ts';
import { RULE_SETS } from '../../src/gate/rule-sets.ts';

const root = join(import.meta.dirname, '../..');
const list = join(root, 'test/public/public-api.txt');

/** Lists the names that users import: adding or removing one fails this test. */
test('the public names are those of the list', async () => {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { default: string }>;
  };
  const found: string[] = [];
  for (const [subpath, target] of Object.entries(exports)) {
    if (typeof target === 'string') continue;
    const names = Object.keys((await import(join(root, target.default))) as object).sort();
    assert.ok(names.length > 0, `${subpath} exports nothing`);
    found.push(...names.map((name) => `${subpath.replace('.', 'claimgate')} ${name}`));
  }
  const text = `${found.join('\n')}\n`;
  if (process.env['CLAIMGATE_UPDATE'] === '1') writeFileSync(list, text);
  else
    assert.equal(
      text,
      readFileSync(list, 'utf8'),
      'run `npm test -- --update public-api` and read the difference',
    );
});

const PIN = 'CLAIMGATE_TRUST_PIN';

test('the example of each public name does what it shows', async (t) => {
  const { values, repository, pin } = await given(temporaryFolder(t));
  const [directory, before] = [process.cwd(), process.env[PIN]];
  process.chdir(repository);
  process.env[PIN] = pin;
  try {
    for (const [name, example] of Object.entries(EXAMPLES))
      await t.test(name, () => example(values));
    assert.ok(Object.keys(EXAMPLES).length > 40);
  } finally {
    process.chdir(directory);
    if (before === undefined) delete process.env[PIN];
    else process.env[PIN] = before;
    await values.LEDGER.close();
  }
});

/** The published library: compiled, with Sigstore's in it. */
const LIBRARY = join(import.meta.dirname, '../../dist/lib/src/public/index.js');
const skip = existsSync(LIBRARY) ? false : 'not built';

test(
  '[T219] an identity counts in the library where its bundle and withIdentities are given',
  { skip },
  async () => {
    const { readEnvelope, verifyByRoots, withIdentities } = (await import(
      pathToFileURL(LIBRARY).href
    )) as typeof library;
    const first = read(sign(valueOf(rootOf({})), keys.root1, keys.root2));
    const alone = [{ file: '1.root.json', bytes: writeEnvelope(first.envelope) }];
    const roots = await withIdentities(alone, [trustedRoot]);
    const signed = valueOf(readHere(recordOf().signedVerdict ?? utf8(''), 'v'));
    const [payload, payloadType] = [statedNow(signed.payload), signed.payloadType];
    const bytes = writeEnvelope(unsignedEnvelope(payloadType, payload, 'v'));
    const verify = async (who: typeof sigstore, by = roots) => {
      const bundle = { file: 'b', bytes: lines(await who.signed({ payload, payloadType })) };
      const envelope = valueOf(readEnvelope(bytes, 'v', bundle));
      return verifyByRoots(envelope, { pin: pinOf(first), roots: by, at: AT, ruleSets: RULE_SETS });
    };
    const verified = valueOf(await verify(sigstore));
    assert.deepEqual(
      verified.identities.map(({ id }) => id),
      ['pipeline'],
    );
    const others = [
      ['sigstore_root_missing', await verify(sigstore, alone)],
      ['sigstore_root_missing', await verify(sigstore, await withIdentities(alone, []))],
      ['bundle_certificate_untrusted', await verify(stranger)],
    ] as const;
    for (const [code, refused] of others)
      assert.deepEqual(codesOf(refused), ['signatures_below_threshold', code]);
  },
);
