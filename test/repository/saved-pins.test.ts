import assert from 'node:assert/strict';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { Shop } from '../cli/shop.ts';

const ROOT = 'provider-certification/trust/1.root.json';
const CONFIG = 'claimgate.config.json';

describe('the pin that setup saves', () => {
  test('[T136] counts where neither option nor environment gives one, and --verbose names it', async (t) => {
    const shop = await Shop.create(t);
    const { result } = await shop.setUp();
    const { exitCode, stderr } = await shop.run(['verify', ROOT]);
    assert.equal(exitCode, 0, stderr);
    assert.match(
      (await shop.run(['verify', ROOT, '--verbose'])).stderr,
      /^note: trust pin 1:sha256:[0-9a-f]{13}… from .*\.pin$/m,
    );
    assert.doesNotMatch(stderr, /^note:/m);
    assert.equal(result?.pin_file, shop.pins()[0]);
    const other = `1:sha256:${'0'.repeat(64)}`;
    for (const [args, more] of [
      [['--trust-pin', other], {}],
      [[], { CLAIMGATE_TRUST_PIN: other }],
    ] as const) {
      const given = await shop.run(['verify', ROOT, ...args], more);
      assert.match(given.stderr, /pin_mismatch/);
      assert.doesNotMatch(given.stderr, /^note:/m);
    }
  });

  test('[T136] never counts in a pipeline, nor is it saved there', async (t) => {
    const shop = await Shop.create(t);
    await shop.setUp();
    const { stderr } = await shop.run(['verify', ROOT], { CI: 'true' });
    assert.match(stderr, /missing --trust-pin/);
    const runner = await Shop.create(t);
    const { result } = await runner.setUp([], { CI: '1' });
    assert.deepEqual([result?.pin_file, runner.pins()], [null, []]);
    assert.equal(result?.missing[0]?.count, 0, 'the root is signed all the same');
  });

  test('[T136] counts for this place and deployment only', async (t) => {
    const shop = await Shop.create(t);
    await shop.setUp();
    shop.write(CONFIG, shop.text(CONFIG).replace('"shop"', '"other"'));
    assert.match((await shop.run(['verify', ROOT])).stderr, /missing --trust-pin/);
    const [file = ''] = shop.pins();
    const [pin, deployment] = readFileSync(file, 'utf8').split('\n');
    shop.write(CONFIG, shop.text(CONFIG).replace('"other"', '"shop"'));
    writeFileSync(file, `${pin}\n${deployment}\n/elsewhere\n`);
    assert.match((await shop.run(['verify', ROOT])).stderr, /missing --trust-pin/);
  });

  test('[T136] is refused where others could have written it', async (t) => {
    const shop = await Shop.create(t);
    await shop.setUp();
    chmodSync(shop.pins()[0] ?? '', 0o666);
    assert.match((await shop.run(['verify', ROOT])).stderr, /secret_file_exposed/);
  });

  test('[T137] a root that was there before is neither pinned nor signed', async (t) => {
    const shop = await Shop.create(t);
    await shop.setUp();
    // As somebody would have it who can change the repository, but not the settings of the user.
    const stranger = await Shop.create(t);
    const people = ['--signers', '2', '--root-key', shop.path('.claimgate/keys/root.key.pub.pem')];
    await stranger.setUp(people);
    const planted = stranger.text(ROOT);
    shop.write(ROOT, planted);
    const before = shop.pins().map((file) => readFileSync(file, 'utf8'));
    const { result } = await shop.setUp();
    assert.equal(shop.text(ROOT), planted);
    assert.equal(result?.pin_file, null);
    assert.deepEqual(
      shop.pins().map((file) => readFileSync(file, 'utf8')),
      before,
    );
  });
});
