import assert from 'node:assert/strict';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { ReleaseWorld } from '../release/release-world.ts';
import { copyFolder } from '../../copy.ts';
import type { Outcome } from '../world.ts';
import { certifiedShop } from '../shop.ts';
import { assertEnds, MOBILE, Monorepo, PRODUCTS, SHOP, type Product } from './monorepo.ts';

describe('a repository with several products', () => {
  test('a release at the root is judged by the projection of its own product', async (t) => {
    const products = PRODUCTS.map((one) =>
      one === SHOP ? { ...one, projection: 'evidence/shop' } : one,
    );
    const monorepo = await Monorepo.create(t, products);
    const config = JSON.parse(monorepo.text('claimgate.config.json')) as object;
    const ofAll = { ...config, projection: 'evidence/all' };
    monorepo.write('claimgate.config.json', JSON.stringify(ofAll, null, 2));
    await monorepo.commit('Where projections are');
    monorepo.write('.git/info/exclude', 'evidence\n');
    for (const folder of ['all', 'shop'])
      copyFolder(monorepo.world.path('projection'), monorepo.path(`evidence/${folder}`));
    appendFileSync(monorepo.path('evidence/shop/ledger-projection.jsonl'), '{}\n');
    const key = monorepo.world.path('keys/release.pem');
    const release = ['release', 'shop/v1.0.0', '--sign', key];
    const altered = /projection_digest_differs/;
    assertEnds(await monorepo.run(['check', '--product', 'shop']), 2, altered);
    assertEnds(await monorepo.run(release, 'apps/shop'), 2, altered);
    assertEnds(await monorepo.run(release), 2, altered);
    assertEnds(await monorepo.run([...release, '--product', 'shop']), 2, altered);
  });

  test('a release at the root exports the ledger for its own product', async (t) => {
    const shop = await certifiedShop(t);
    rmSync(shop.path('projection'), { recursive: true });
    const type = (line: string) => shop.run(line.split(' '));
    const { resource_uri, ...config } = JSON.parse(shop.text('claimgate.config.json')) as Record<
      string,
      unknown
    >;
    const products = [{ name: 'shop', path: 'apps/shop', tag_prefix: 'shop/v', resource_uri }];
    shop.write('claimgate.config.json', JSON.stringify({ ...config, products }));
    mkdirSync(shop.path('apps/shop'), { recursive: true });
    const folder = 'provider-certification';
    renameSync(shop.path(folder), shop.path(`apps/shop/${folder}`));
    await shop.git('add', '--all');
    await shop.git('commit', '-qm', 'A product in its folder');
    const outcome = await type('release shop/v1.0.0');
    assertEnds(outcome, 0, /released: shop\/v1\.0\.0/);
    assert.match(outcome.stderr, /^export: /m);
  });

  test('releases them side by side, each with its own tags and records, and audits all', async (t) => {
    const monorepo = await Monorepo.create(t);
    const first = ['shop/v1.0.0', 'feed@0.1.0', 'shop-mobile-v2.0.0'];
    const versions = [...first, 'shop/v1.1.0', 'feed@0.2.0', 'shop-mobile-v2.1.0'];
    for (const version of versions) assertEnds(await monorepo.release(version), 0, /released: /);
    const listed = await monorepo.world.git('ls-tree', '-r', '-d', '--name-only', 'HEAD');
    assert.deepEqual(
      listed.split('\n').filter((path) => /releases\/./.test(path)),
      [
        'apps/shop/mobile/provider-certification/releases/shop-mobile-v2.0.0',
        'apps/shop/mobile/provider-certification/releases/shop-mobile-v2.1.0',
        'apps/shop/provider-certification/releases/v1.0.0',
        'apps/shop/provider-certification/releases/v1.1.0',
        'services/feed/provider-certification/releases/feed@0.1.0',
        'services/feed/provider-certification/releases/feed@0.2.0',
      ],
    );
    for (const version of versions) {
      const capsule = monorepo.world.path('c.capsule');
      const audit = await monorepo.run(['audit', version, '--pack', capsule]);
      assertEnds(audit, 0, /verified: /);
      assertEnds(await monorepo.run(['audit', capsule]), 0, /Product +pkg:npm/);
      rmSync(capsule);
    }
    assertEnds(await monorepo.run(['manifest', 'diff', 'shop/v1.0.0', 'shop/v1.1.0']), 0);
  });

  test('a folder, an option and a tag each say which product is meant', async (t) => {
    const monorepo = await Monorepo.create(t);
    const evidence = monorepo.world.evidence;
    const productOf = async (args: readonly string[], folder?: string) => {
      const { stdout } = await monorepo.run(['check', ...evidence, '--json', ...args], folder);
      const { product, decision } = JSON.parse(stdout) as Record<string, unknown>;
      return `${String(product)} ${String(decision)}`;
    };
    assert.equal(await productOf(['--product', 'feed']), 'feed allowed');
    assert.equal(await productOf(['-C', 'apps/shop']), 'shop allowed');
    assert.equal(await productOf([], 'apps/shop/provider-certification'), 'shop allowed');
    assert.equal(await productOf([], 'apps/shop/mobile'), 'shop-mobile allowed');
    assert.equal(await productOf(['--product', 'feed', '--ref', 'HEAD'], 'apps'), 'feed allowed');
    assertEnds(await monorepo.check(), 2, /error\[product_unnamed\].*shop, shop-mobile, feed/);
    assertEnds(await monorepo.check('--product', 'fed'), 2, /error\[product_unknown\]/);
  });
});

interface SarifRun {
  readonly automationDetails: { readonly id: string };
  readonly results: readonly {
    readonly ruleId: string;
    readonly locations: readonly [
      { readonly physicalLocation: { readonly artifactLocation: { readonly uri: string } } },
    ];
  }[];
}

describe('checks of every product', () => {
  const answersOf = ({ stdout }: Outcome): string[] => {
    const { result } = JSON.parse(stdout) as {
      result: { products: { product: string; decision: string }[] };
    };
    return result.products.map(({ product, decision }) => `${product} ${decision}`);
  };
  const filesOf = (run: SarifRun | undefined): string[] =>
    run?.results.map(
      ({ ruleId, locations: [{ physicalLocation }] }) =>
        `${ruleId} ${physicalLocation.artifactLocation.uri}`,
    ) ?? [];

  test('--all: an answer for each, the worst exit code, and files from the root', async (t) => {
    const monorepo = await Monorepo.create(t);
    const fine = await monorepo.check('--all', '--json');
    assert.deepEqual(answersOf(fine), ['shop allowed', 'shop-mobile allowed', 'feed allowed']);
    assertEnds(await monorepo.check('--all'), 0, /^allowed: 3 products\n {2}allowed: .*\(shop, /);
    monorepo.write('apps/shop/src/public-claims.json', '{}');
    monorepo.write('services/feed/provider-certification/public-claims.json', '{');
    await monorepo.commit('Break two');
    const broken = await monorepo.check('--all', '--json');
    assertEnds(broken, 2);
    assert.deepEqual(answersOf(broken), [
      'shop refused',
      'shop-mobile allowed',
      'feed undetermined',
    ]);
    const { stdout, stderr } = await monorepo.check('--all');
    assert.match(stdout, /^undetermined: 2 of 3 products\n/);
    assert.match(
      stderr,
      /^refused: .*\(shop, .*\n\nerror\[stray_claims_file\].*\n {2}--> apps\/shop\/src/m,
    );
    assert.match(
      stderr,
      /^undetermined: could not judge \(feed, .*\n\nerror\[json_[^]*services\/feed\/.*json:1:2\n/m,
    );
    const sarif = await monorepo.check('--all', '--format', 'sarif');
    const { runs } = JSON.parse(sarif.stdout) as { runs: SarifRun[] };
    assert.deepEqual(
      runs.map(({ automationDetails: { id } }) => id),
      ['claimgate/gate/shop/', 'claimgate/gate/shop-mobile/', 'claimgate/gate/feed/'],
    );
    assert.deepEqual(filesOf(runs[0]), ['stray_claims_file apps/shop/src/public-claims.json']);
    assert.match(
      filesOf(runs[2]).join(),
      /^json_\w+ services\/feed\/provider-certification\/public-claims\.json$/,
    );
    const { stdout: annotations } = await monorepo.check('--all', '--format', 'github');
    assert.match(annotations, /^::error file=apps\/shop\/src\/public-claims\.json/m);
    assert.match(annotations, /^::error file=services\/feed\/provider-certification/m);
    const { stdout: quality } = await monorepo.check('--all', '--format', 'code-quality');
    assert.match(quality, /"path": "services\/feed\/provider-certification\/public-claims.json"/);
    const { stdout: junit } = await monorepo.check('--all', '--format', 'junit');
    assert.match(junit, /name="shop: claimgate gate"/);
    const { stdout: markdown } = await monorepo.check('--all', '--format', 'markdown');
    assert.match(markdown, /## ❌ claimgate shop: refused/);
    for (const format of ['html', 'ics', 'openmetrics'])
      assert.match((await monorepo.check('--all', '--format', format)).stdout, /undetermined|} 2/);
  });

  test('one product names files from the root in what other programs read, and a failure too', async (t) => {
    const monorepo = await Monorepo.create(t);
    rmSync(monorepo.path('apps/shop/provider-certification/public-claims.json'));
    await monorepo.commit('No claims file');
    for (const args of [
      ['--product', 'shop'],
      ['-C', 'apps/shop'],
    ]) {
      const { stdout } = await monorepo.check(...args, '--format', 'sarif');
      const { runs } = JSON.parse(stdout) as { runs: SarifRun[] };
      assert.deepEqual(filesOf(runs[0]), [
        'claims_missing apps/shop/provider-certification/public-claims.json',
      ]);
    }
  });

  test('--since: those that changed, with what they share', async (t) => {
    const monorepo = await Monorepo.create(t);
    const before = await monorepo.world.git('rev-parse', 'HEAD');
    const changed = async () =>
      answersOf(await monorepo.check('--since', before.trim(), '--json')).map(
        (answer) => answer.split(' ')[0],
      );
    assert.deepEqual(await changed(), []);
    assertEnds(
      await monorepo.check('--since', 'HEAD'),
      0,
      /^not judged: there is no product that changed since HEAD/,
    );
    monorepo.write('README.md', 'Of the whole repository.');
    await monorepo.commit('A file of no product');
    assert.deepEqual(await changed(), []);
    monorepo.write('apps/shop/mobile/x', '');
    await monorepo.commit('A product in another');
    assert.deepEqual(await changed(), ['shop', 'shop-mobile']);
    monorepo.write('provider-certification/contracts/x.json', '{}');
    await monorepo.commit('A shared contract');
    assert.deepEqual(await changed(), ['shop', 'shop-mobile', 'feed']);
    assertEnds(
      await monorepo.check('--since', 'HEAD~1'),
      2,
      /1 of 1 product that changed since HEAD~1/,
    );
    const earlier = (await monorepo.world.git('rev-parse', 'HEAD~2')).trim();
    assert.deepEqual(
      answersOf(await monorepo.check('--since', 'HEAD~2', '--json')),
      answersOf(await monorepo.check('--since', earlier, '--json')),
    );
    for (const unknown of ['nothing', 'HEAD~99', 'HEAD~0', 'HEAD^', 'HEAD~1~1x'])
      assertEnds(await monorepo.check('--since', unknown), 2, /error\[ref_not_found\]/);
    assertEnds(await monorepo.check('--all', '--product', 'feed'), 2, /no use with --all/);
    assertEnds(await monorepo.check('--all', '-C', monorepo.world.folder), 2, /git_required/);
  });

  test('a version of another product, or of none, is not that of a commit without a tag', async (t) => {
    const world = await ReleaseWorld.create(t);
    const key = world.path('keys/release.pem');
    const made = await world.claimgate(
      'manifest',
      'create',
      'v1.4.0',
      ...world.evidence,
      '--sign',
      key,
    );
    assertEnds(made, 0);
    const path = join(world.repository, 'release-manifest.json');
    const text = readFileSync(path, 'utf8');
    const verify = () => world.claimgate('manifest', 'verify', path, '--ref', 'HEAD');
    assertEnds(await verify(), 0, /^verified:/);
    for (const version of ['V1.4.0', 'shop/v1.4.0', 'v-1.4.0']) {
      writeFileSync(path, text.replace('"v1.4.0"', JSON.stringify(version)));
      assertEnds(await verify(), 1, /error\[version_differs\]/);
      const verdict = join(world.repository, 'gate-verdict.json');
      assertEnds(await world.claimgate('verdict', 'require', verdict), 1, /version_differs/);
    }
  });

  test('a repository of one product has nothing to check as several', async (t) => {
    const outcome = await (await ReleaseWorld.create(t)).claimgate('check', '--all');
    assertEnds(outcome, 2, /error\[product_unknown\].*products in claimgate\.config\.json/);
  });
});

/** A change of the repository, how a command then ends, and what it says. */
type Hostile = readonly [
  name: string,
  change: (monorepo: Monorepo) => void | Promise<void>,
  run: (monorepo: Monorepo) => Promise<Outcome>,
  exitCode: number,
  says: RegExp,
];

const checkShop = (monorepo: Monorepo) => monorepo.check('--product', 'shop');
const bent =
  (name: string, change: Partial<Product>) =>
  (monorepo: Monorepo): void =>
    monorepo.configure(PRODUCTS.map((one) => (one.name === name ? { ...one, ...change } : one)));

/** Each of a repository where shop/v1.0.0 and feed@0.1.0 are released. */
const HOSTILE: readonly Hostile[] = [
  ['no change at all', () => {}, checkShop, 0, /allowed/],
  [
    'the version of another product',
    () => {},
    (m) => m.release('feed@0.2.0', '--product', 'shop'),
    2,
    /version_invalid.*feed@0\.2\.0.*a version of shop such as shop\/v1\.4\.0/,
  ],
  [
    'a tag as one product has it',
    () => {},
    (m) => m.release('v1.4.0', '--product', 'shop'),
    2,
    /version_invalid/,
  ],
  [
    'a version that begins like that of another',
    () => {},
    (m) => m.release('shop-v1.0.0'),
    2,
    /product_unnamed|version_invalid/,
  ],
  [
    'an audit of the release of another product',
    () => {},
    (m) => m.run(['audit', 'feed@0.1.0', '--product', 'shop']),
    2,
    /version_invalid.*a version of shop/,
  ],
  [
    'the record of another product in its folder',
    (m) =>
      cpSync(
        m.path('apps/shop/provider-certification/releases/v1.0.0'),
        m.path('services/feed/provider-certification/releases/feed@0.1.0'),
        { recursive: true },
      ),
    (m) => m.check('--product', 'feed'),
    2,
    /error\[record_of_other_product\].*shop\/v1\.0\.0/,
  ],
  [
    'a record under another name',
    (m) =>
      cpSync(
        m.path('apps/shop/provider-certification/releases/v1.0.0'),
        m.path('apps/shop/provider-certification/releases/v1.0.1'),
        { recursive: true },
      ),
    checkShop,
    2,
    /error\[record_of_other_product\]/,
  ],
  [
    'a deleted record',
    (m) => rmSync(m.path('apps/shop/provider-certification/releases/v1.0.0'), { recursive: true }),
    checkShop,
    1,
    /error\[record_deleted\]/,
  ],
  [
    'a linked product',
    (m) => {
      renameSync(m.path('apps/shop'), m.path('apps/real'));
      symlinkSync('real', m.path('apps/shop'));
    },
    checkShop,
    2,
    /error\[file_symlink\]/,
  ],
  [
    'a linked claims folder',
    (m) => {
      const at = m.path('services/feed/provider-certification');
      rmSync(at, { recursive: true });
      symlinkSync('../../apps/shop/provider-certification', at);
    },
    (m) => m.check('--product', 'feed'),
    2,
    /error\[file_symlink\]/,
  ],
  [
    'a second configuration',
    (m) => m.write('apps/shop/claimgate.config.json', '{"schema_version":1}'),
    checkShop,
    2,
    /error\[products_conflict\].*\n.*apps\/shop\/claimgate\.config\.json/,
  ],
  [
    'a case twin of the folder',
    (m) => m.write('apps/Shop/README', ''),
    checkShop,
    2,
    /error\[path_case_twin\]/,
  ],
  [
    'a case twin of the claims folder',
    (m) => m.write('apps/shop/Provider-Certification/x', ''),
    checkShop,
    2,
    /error\[path_case_twin\]/,
  ],
  [
    'a second claims file',
    (m) => m.write('apps/shop/src/public-claims.json', '{}'),
    checkShop,
    1,
    /error\[stray_claims_file\]/,
  ],
  [
    'a second claims file in the product inside',
    (m) => m.write('apps/shop/mobile/src/public-claims.json', '{}'),
    checkShop,
    0,
    /allowed/,
  ],
  [
    'a moved product',
    (m) => {
      renameSync(m.path('services/feed'), m.path('feed'));
      bent('feed', { path: 'feed' })(m);
    },
    (m) => m.check('--product', 'feed'),
    1,
    /error\[product_changed\].*feed in services\/feed/,
  ],
  [
    'a path to an empty folder',
    (m) => {
      cpSync(
        m.path('apps/shop/mobile/provider-certification'),
        m.path('empty/provider-certification'),
        { recursive: true },
      );
      bent('shop', { path: 'empty' })(m);
    },
    checkShop,
    1,
    /error\[product_changed\].*shop in apps\/shop/,
  ],
  [
    'another resource URI',
    bent('shop', { resource_uri: 'pkg:npm/evil' }),
    checkShop,
    1,
    /error\[product_changed\]/,
  ],
  [
    'another tag prefix',
    bent('shop', { tag_prefix: 'store/v' }),
    checkShop,
    1,
    /error\[product_changed\]/,
  ],
  [
    'another name',
    bent('shop', { name: 'store' }),
    (m) => m.check('--product', 'store'),
    1,
    /error\[product_changed\]/,
  ],
  [
    'a removed product',
    (m) => m.configure([SHOP, MOBILE]),
    checkShop,
    1,
    /error\[product_changed\].*feed in services\/feed/,
  ],
  [
    'no products any more',
    (m) => {
      m.configure(undefined);
      cpSync(m.path('apps/shop/provider-certification'), m.path('provider-certification'), {
        recursive: true,
      });
    },
    (m) => m.check(),
    1,
    /error\[product_changed\]/,
  ],
  [
    'an unreleased product that moved',
    (m) => {
      renameSync(m.path('apps/shop/mobile'), m.path('mobile'));
      bent('shop-mobile', { path: 'mobile' })(m);
    },
    (m) => m.check('--product', 'shop-mobile'),
    0,
    /allowed/,
  ],
  [
    'one path for two',
    bent('feed', { path: 'apps/shop' }),
    checkShop,
    2,
    /error\[products_conflict\]/,
  ],
  [
    'one path for two, in other case',
    bent('feed', { path: 'apps/SHOP' }),
    checkShop,
    2,
    /error\[products_conflict\]/,
  ],
  [
    'one tag prefix for two',
    bent('feed', { tag_prefix: 'shop/v' }),
    checkShop,
    2,
    /error\[products_conflict\]/,
  ],
  [
    'one URI for two',
    bent('feed', { resource_uri: SHOP.resource_uri }),
    checkShop,
    2,
    /error\[products_conflict\]/,
  ],
  [
    'a product where another keeps its claims',
    bent('feed', { path: 'apps/shop/provider-certification/x' }),
    checkShop,
    2,
    /error\[products_conflict\]/,
  ],
  [
    'a path out of the repository',
    bent('feed', { path: '../feed' }),
    checkShop,
    2,
    /error\[wrong_form\].*the folder of the product/,
  ],
  [
    'a prefix that numbers could belong to',
    bent('feed', { tag_prefix: 'feed1.' }),
    checkShop,
    2,
    /tag_prefix/,
  ],
  [
    'a URI of the repository beside its products',
    (m) =>
      m.write(
        'claimgate.config.json',
        m.text('claimgate.config.json').replace('{', '{"resource_uri":"pkg:npm/x",'),
      ),
    checkShop,
    2,
    /error\[products_conflict\]/,
  ],
  [
    'shared contracts that differ from the commit',
    (m) => m.write('provider-certification/contracts/x.json', '{}'),
    (m) => m.check('--product', 'feed', '--ref', 'HEAD'),
    0,
    /allowed/,
  ],
  [
    'no folder any more',
    (m) => rmSync(m.path('services'), { recursive: true }),
    (m) => m.check('--product', 'feed'),
    2,
    /error\[folder_missing\]/,
  ],
];

describe('a hostile repository with several products', () => {
  for (const [name, change, run, exitCode, says] of HOSTILE)
    test(name, async (t) => {
      const monorepo = await Monorepo.released(t);
      await change(monorepo);
      if (name !== 'shared contracts that differ from the commit') await monorepo.commit(name);
      assertEnds(await run(monorepo), exitCode, says);
    });

  test('a trust root approves a changed list of products', async (t) => {
    const monorepo = await Monorepo.released(t);
    bent('shop', { resource_uri: 'pkg:npm/store' })(monorepo);
    await monorepo.commit('Another URI');
    await monorepo.approve(SHOP);
    assertEnds(await checkShop(monorepo), 0, /allowed/);
  });
});

test('a trust root that one repository rotated reaches another, if the pin and the chain hold', async (t) => {
  const [one, other] = [await ReleaseWorld.create(t), await ReleaseWorld.create(t)];
  const changes = one.path('changes.json');
  const signed = async (version: number, expires_at = `209${version}-01-01T00:00:00Z`) => {
    const next = { schema_version: 1, expires_at };
    writeFileSync(changes, JSON.stringify(next));
    assertEnds(await one.claimgate('trust', 'update', '--from', changes), 0);
    const file = join(one.repository, `provider-certification/trust/${version}.root.json`);
    for (const name of readdirSync(one.path('keys')).filter((key) => key.startsWith('root')))
      assertEnds(await one.claimgate('sign', file, '--key', one.path(`keys/${name}`)), 0);
    return file;
  };
  const second = await signed(2);
  const third = await signed(3);
  const folder = join(other.repository, 'provider-certification/trust');
  const update = (files: readonly string[], ...more: readonly string[]) =>
    other.claimgate('trust', 'update', ...files.flatMap((file) => ['--from', file]), ...more);
  const isUntouched = () => assert.deepEqual(readdirSync(folder), ['1.root.json']);
  assertEnds(await update([third]), 1, /error\[root_version_skipped\]/);
  assertEnds(
    await update([second], '--trust-pin', `1:sha256:${'0'.repeat(64)}`),
    1,
    /pin_mismatch/,
  );
  const { payload, ...envelope } = JSON.parse(readFileSync(second, 'utf8')) as {
    payload: string;
    signatures: unknown[];
  };
  const unsigned = other.path('unsigned.json');
  writeFileSync(unsigned, JSON.stringify({ ...envelope, payload, signatures: [] }));
  assertEnds(await update([unsigned]), 1, /error\[envelope_unsigned\]/);
  isUntouched();
  assertEnds(await update([third, second]), 0, /created: .*3\.root\.json\ncreated: .*2\.root/);
  assertEnds(await update([second, third]), 0, /unchanged: .*2\.root\.json\nunchanged: /);
  assert.equal(readFileSync(join(folder, '3.root.json'), 'utf8'), readFileSync(third, 'utf8'));
  rmSync(third);
  const other3 = await signed(3, '2098-01-01T00:00:00Z');
  assertEnds(await update([other3]), 1, /error\[root_differs_from_memory\]/);
});
