import assert from 'node:assert/strict';
import { test } from 'node:test';
import { temporaryFolder } from '../repositories.ts';
import { EXAMPLES } from '../../examples/library.ts';
import { given } from './given.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
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
} from '../trust/identity-world.ts';
import { keys, read, sign } from '../trust/root-world.ts';
import { RULE_SETS } from '../../src/gate/rule-sets.ts';

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
    const root = read(sign(valueOf(rootOf({})), keys.root1, keys.root2));
    const alone = [{ file: '1.root.json', bytes: writeEnvelope(root.envelope) }];
    const roots = await withIdentities(alone, [trustedRoot]);
    const signed = valueOf(readHere(recordOf().signedVerdict ?? utf8(''), 'v'));
    const [payload, payloadType] = [statedNow(signed.payload), signed.payloadType];
    const bytes = writeEnvelope(unsignedEnvelope(payloadType, payload, 'v'));
    const verify = async (who: typeof sigstore, by = roots) => {
      const bundle = { file: 'b', bytes: lines(await who.signed({ payload, payloadType })) };
      const envelope = valueOf(readEnvelope(bytes, 'v', bundle));
      return verifyByRoots(envelope, { pin: pinOf(root), roots: by, at: AT, ruleSets: RULE_SETS });
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
