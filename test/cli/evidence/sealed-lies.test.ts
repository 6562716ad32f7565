// A contract asks for sealed runs: attempts of a lying operator, and of somebody who stole the tester's key.

import assert from 'node:assert/strict';
import { describe, test, type TestContext } from 'node:test';
import { digestOf } from '../../../src/digest/index.ts';
import type { SealedRun, SealedRunStatement } from '../../../src/documents/index.ts';
import { Shop, said } from '../shop.ts';
import { KINDS } from '../../test-results/corpus.ts';
import {
  commit,
  makeTester,
  putStatement,
  record,
  resign,
  seal,
  sealedShop,
  statementIn,
} from './sealed-shop.ts';

const SEALED = 'urn:claimgate:sealed-run:v1';
const LIVE = 'seals/live.json';
const RED = 'seals/red.json';
const ACCOUNT = digestOf('own account_reference');

/** An attempt, and what refuses it: the command, else the gate (`check`). */
interface Lie {
  readonly by: (shop: Shop) => Promise<readonly string[]> | readonly string[];
  readonly says: RegExp;
}

const REFUSED_BY_GATE = /error\[origin_not_accepted\]/;
const SIGNATURE = /error\[signatures_below_threshold\]/;
const sealed = (file: string, ...more: readonly string[]) => ['run', '--sealed', file, ...more];

/** The statement of the failed run, with another run or member in it. */
function edited(
  shop: Shop,
  { run = {}, ...changes }: Partial<Omit<SealedRun, 'run'>> & { run?: object } = {},
  file = RED,
): SealedRunStatement {
  const statement = statementIn(shop, file);
  const before = statement.predicate[SEALED];
  const after = { ...before, ...changes, run: { ...before.run, ...run } };
  return { ...statement, predicate: { ...statement.predicate, [SEALED]: after } };
}

/** A seal of the failed run with another statement; the signature is the old one. */
function withStatement(change: (shop: Shop) => object): Lie {
  const by = (shop: Shop) => {
    putStatement(shop, change(shop), 'seals/forged.json', RED);
    return sealed('seals/forged.json');
  };
  return { by, says: SIGNATURE };
}

const green = (shop: Shop, { checks }: SealedRun['run']) =>
  statementIn(shop, LIVE).predicate[SEALED].run.checks.map((check) => ({
    ...check,
    completed_at: checks[0]?.completed_at ?? '',
  }));

/** The failed run as if it had passed, without a contradiction. */
function greened(shop: Shop, run: object = {}): SealedRunStatement {
  const before = statementIn(shop, RED).predicate[SEALED].run;
  const statement = edited(shop, { run: { checks: green(shop, before), exit_status: 0, ...run } });
  const predicate = {
    ...statement.predicate,
    result: 'PASSED' as const,
    passedTests: green(shop, before).map(({ kind }) => kind),
    failedTests: [],
  };
  return { ...statement, predicate };
}

const stated = (shop: Shop, origin: object | undefined) => {
  const { run } = edited(shop, { run: { origin } }).predicate[SEALED];
  const cases = origin === undefined ? { results_cases: undefined } : {};
  const document = { ...run, ...cases, checks: green(shop, run), exit_status: 0 };
  shop.write('seals/run.json', JSON.stringify(document));
  return ['run', 'seals/run.json'];
};

const results = '--side live --from-junit junit.xml --scope pins:read --scope pins:write';
const account = `--account-reference ${ACCOUNT}`;

const LIES: Readonly<Record<string, Lie>> = {
  'a document that says attested, with a made-up digest': {
    by: (shop) => stated(shop, { kind: 'attested', attestation_sha256: digestOf('x') }),
    says: /error\[origin_not_seen\]/,
  },
  'a document that says attested, with the digest of a real seal': {
    by: (shop) => {
      const { payload } = JSON.parse(shop.text(LIVE)) as { readonly payload: string };
      const attestation_sha256 = digestOf(Buffer.from(payload, 'base64'));
      return stated(shop, { kind: 'attested', attestation_sha256 });
    },
    says: /error\[origin_not_seen\]/,
  },
  'a document that says test_run': {
    by: (shop) => stated(shop, { kind: 'test_run', results_sha256: digestOf('x') }),
    says: /error\[origin_not_seen\]/,
  },
  'a document that says nothing, but counts cases': {
    by: (shop) => {
      const { origin: _, ...run } = statementIn(shop).predicate[SEALED].run;
      shop.write('seals/run.json', JSON.stringify(run));
      return ['run', 'seals/run.json'];
    },
    says: /error\[origin_contradictory\]/,
  },
  'a document that says nothing': {
    by: (shop) => stated(shop, undefined),
    says: REFUSED_BY_GATE,
  },
  'the run of a real seal as a document': {
    by: (shop) => {
      shop.write('seals/run.json', JSON.stringify(statementIn(shop).predicate[SEALED].run));
      return ['run', 'seals/run.json'];
    },
    says: /error\[origin_not_seen\]/,
  },
  'the seal itself as a document': {
    by: () => ['run', LIVE],
    says: /error\[schema_|error\[.*required|error\[/,
  },
  'checks written by hand': {
    by: (shop) => {
      shop.write('seals/list.txt', KINDS.map((kind) => `${kind}: passed\n`).join(''));
      const answers = KINDS.filter((kind) => /publish|final/.test(kind));
      const told = answers.map((kind) => `--external-result ${kind}=${digestOf(kind)}`).join(' ');
      return `run --side live --checks seals/list.txt --scope pins:read --scope pins:write ${account} ${told} --tested-at ${now()}`.split(
        ' ',
      );
    },
    says: REFUSED_BY_GATE,
  },
  'a results file, with a status': {
    by: async (shop) => {
      await seal(shop, { out: 'seals/other.json' });
      return `run ${results} ${account} --exit-status 0`.split(' ');
    },
    says: REFUSED_BY_GATE,
  },
  'tests that are started here': {
    by: () => [...`run ${results} ${account} -- sh tests.sh`.split(' '), ''],
    says: REFUSED_BY_GATE,
  },
  'a seal by a key of their own': {
    by: async (shop) => sealed(await resign(shop, greened(shop), { key: '' })),
    says: SIGNATURE,
  },
  'a seal by the key of the root role': {
    by: async (shop) =>
      sealed(await resign(shop, greened(shop), { key: '.claimgate/keys/root.key' })),
    says: SIGNATURE,
  },
  'a seal by the key of the projections': {
    by: async (shop) =>
      sealed(await resign(shop, greened(shop), { key: '.claimgate/keys/projection.key' })),
    says: SIGNATURE,
  },
  'a seal by the key of the releases': {
    by: async (shop) =>
      sealed(await resign(shop, greened(shop), { key: '.claimgate/keys/release.key' })),
    says: SIGNATURE,
  },
  'a seal without a signature': {
    by: (shop) => {
      const envelope = JSON.parse(shop.text(LIVE)) as object;
      shop.write('seals/forged.json', JSON.stringify({ ...envelope, signatures: [] }));
      return sealed('seals/forged.json');
    },
    says: /error\[envelope_unsigned\]/,
  },
  'a statement without an envelope': {
    by: (shop) => {
      shop.write('seals/forged.json', JSON.stringify(greened(shop)));
      return sealed('seals/forged.json');
    },
    says: /error\[/,
  },
  'a projection statement in its place': {
    by: () => sealed('projection/ledger-projection.intoto.json'),
    says: SIGNATURE,
  },
  'a trust root in its place': {
    by: () => sealed('provider-certification/trust/2.root.json'),
    says: /error\[payload_type_wrong\]/,
  },
  'another result under a real signature': withStatement(greened),
  'another commit under a real signature': withStatement((shop) =>
    edited(shop, { run: { tested_revision: '7'.repeat(40) } }),
  ),
  'another contract under a real signature': withStatement((shop) =>
    edited(shop, { run: { contract_digest: digestOf('x') } }),
  ),
  'another side under a real signature': withStatement((shop) =>
    edited(shop, { run: { side: 'local' } }),
  ),
  'another end under a real signature': withStatement((shop) =>
    edited(shop, { run: { expires_at: '2999-01-01T00:00:00Z' } }),
  ),
  'another command under a real signature': withStatement((shop) =>
    edited(shop, { command: ['true'] }),
  ),
  'another instant under a real signature': withStatement((shop) =>
    edited(shop, { generated_at: '2999-01-01T00:00:00Z' }),
  ),
  'another test that passed under a real signature': withStatement((shop) => ({
    ...statementIn(shop, RED),
    predicate: { ...statementIn(shop, RED).predicate, result: 'PASSED' },
  })),
  'the signature of another seal': {
    by: (shop) => {
      const { payload } = JSON.parse(shop.text(RED)) as { readonly payload: string };
      const other = JSON.parse(shop.text(LIVE)) as object;
      shop.write('seals/forged.json', JSON.stringify({ ...other, payload }));
      return sealed('seals/forged.json');
    },
    says: SIGNATURE,
  },
  "the tester's name on a key of their own": {
    by: async (shop) => {
      const file = await resign(shop, greened(shop), { key: '' });
      const envelope = JSON.parse(shop.text(file)) as {
        signatures: { keyid: string; sig: string }[];
      };
      const real = JSON.parse(shop.text(LIVE)) as typeof envelope;
      const keyid = real.signatures[0]?.keyid ?? '';
      const signatures = envelope.signatures.map((one) => ({ ...one, keyid }));
      shop.write(file, JSON.stringify({ ...envelope, signatures }));
      return sealed(file);
    },
    says: SIGNATURE,
  },
  ...Object.fromEntries(
    [
      '--tested-revision 7777777777777777777777777777777777777777',
      '--expires-at 2999-01-01T00:00:00Z',
      '--side local',
      '--scope pins:admin',
      '--exit-status 0',
      `--contract-digest ${digestOf('x')}`,
      `--external-result publish_immediate=${digestOf('x')}`,
      '--provider mastodon',
      '-- true',
    ].map((words): [string, Lie] => [
      `a real seal with ${words.split(' ').slice(0, 1).join('')} beside it`,
      { by: () => sealed(LIVE, ...words.split(' ')), says: /error\[usage\]/ },
    ]),
  ),
  'a trust root of their own beside the real ones': {
    by: async (shop) => {
      await said(shop, 'key generate --no-passphrase --out own.key');
      const tester = { keys: ['own.key.pub.pem'], threshold: 1 };
      shop.write('changes.json', JSON.stringify({ schema_version: 1, roles: { tester } }));
      await said(shop, 'trust update --from changes.json');
      return sealed(await resign(shop, greened(shop), { key: 'own.key' }));
    },
    says: /error\[(signatures_below_threshold|root_unsigned_by_previous|envelope_unsigned|root_.*)\]/,
  },
};

function now(): string {
  return new Date().toISOString();
}

/** A copy of a shop whose local run is sealed and recorded; its live tests failed, and that is recorded, too. */
async function redShop(t: TestContext): Promise<Shop> {
  made ??= makeRed();
  return Shop.copyOf(t, await made);
}

let made: Promise<Shop> | undefined;

async function makeRed(): Promise<Shop> {
  const forever = { after: (remove: () => void) => void process.once('exit', remove) };
  const shop = await sealedShop(forever);
  await seal(shop, { side: 'local' });
  await record(shop, 'seals/local.json');
  // Green before the code broke; it was kept back.
  await seal(shop);
  await seal(shop, { failed: 'revoke', out: RED });
  await record(shop, RED);
  return shop;
}

async function isRefused(shop: Shop, name: string): Promise<string> {
  await said(shop, 'ledger export');
  const ended = await shop.run(['check']);
  assert.equal(ended.exitCode, 1, name);
  return ended.stderr;
}

describe('a lying operator, where a contract asks for sealed runs', { concurrency: 1 }, () => {
  for (const [name, { by, says }] of Object.entries(LIES))
    test(`[T560] ${name}`, async (t) => {
      const shop = await redShop(t);
      const words = await by(shop);
      const command = words.indexOf('--');
      const at = command < 0 ? words.length : command;
      const who = ['--operator', 'ada'];
      const ended = await shop.run([
        'ledger',
        'append',
        ...words.slice(0, at),
        ...who,
        ...words.slice(at),
      ]);
      if (says === REFUSED_BY_GATE) {
        assert.equal(ended.exitCode, 0, ended.stderr);
        assert.match(await isRefused(shop, name), says);
      } else {
        assert.notEqual(ended.exitCode, 0, ended.stdout);
        assert.match(ended.stderr, says);
      }
    });
});

/** Changes of the work tree, or of the ledger, between an honest seal and its record. */
const LATE: Readonly<Record<string, { by: (shop: Shop) => Promise<string>; says: RegExp }>> = {
  'a green seal that was kept back until the tests failed': {
    by: async () => LIVE,
    says: /error\[backdated\]/,
  },
  'a seal of a branch that was not merged': {
    by: async (shop) => {
      await shop.git('checkout', '-qb', 'change');
      await commit(shop, 'Change');
      await seal(shop, { out: 'seals/change.json' });
      await shop.git('checkout', '-q', 'main');
      return 'seals/change.json';
    },
    says: /error\[seal_commit_unknown\]/,
  },
  'a seal of a commit that was taken back': {
    by: async (shop) => {
      await commit(shop, 'Mistake');
      await seal(shop, { out: 'seals/mistake.json' });
      await shop.git('reset', '-q', '--hard', 'HEAD~1');
      return 'seals/mistake.json';
    },
    says: /error\[seal_commit_unknown\]/,
  },
  'a seal for a contract that is gone': {
    by: async (shop) => {
      await seal(shop, { out: 'seals/old.json' });
      await shop.git('rm', '-rqf', 'provider-certification/contracts');
      await commit(shop, 'Another contract');
      return 'seals/old.json';
    },
    says: /error\[contract_unknown\]/,
  },
  'a seal for another product': {
    by: async (shop) => {
      const config = shop.text('claimgate.config.json');
      const other = { ...(JSON.parse(config) as object), resource_uri: 'pkg:npm/other' };
      shop.write('claimgate.config.json', JSON.stringify(other));
      await commit(shop, 'Another product');
      await seal(shop, { out: 'seals/product.json' });
      shop.write('claimgate.config.json', config);
      await commit(shop, 'Back');
      return 'seals/product.json';
    },
    says: /error\[seal_of_other\]/,
  },
  'a seal by a tester whose key was replaced': {
    by: async (shop) => {
      await seal(shop, { out: 'seals/replaced.json' });
      await makeTester(shop, 'other.key', 3);
      await commit(shop, 'Another tester');
      return 'seals/replaced.json';
    },
    says: SIGNATURE,
  },
};

describe('a seal that was honest', { concurrency: 1 }, () => {
  for (const [name, { by, says }] of Object.entries(LATE))
    test(name, async (t) => {
      const shop = await redShop(t);
      const file = await by(shop);
      const { stderr } = await record(shop, file, 1);
      assert.match(stderr, says);
    });

  test('[T562] counts once, also after a correction took its record out of force', async (t) => {
    const shop = await redShop(t);
    await seal(shop, { out: 'seals/again.json' });
    const { stdout } = await record(shop, 'seals/again.json');
    const place = /^recorded: (\d+) /m.exec(stdout)?.[1] ?? '';
    await said(shop, `ledger correct --record ${place} --reason wrong-account --administrator ada`);
    const again = await record(shop, 'seals/again.json');
    assert.match(again.stdout, new RegExp(`^was recorded: ${place} `, 'm'));
    assert.match(await isRefused(shop, 'corrected'), /error\[/);
  });

  test('of a change under review counts once the change is merged, for its own code', async (t) => {
    const shop = await redShop(t);
    await shop.git('checkout', '-qb', 'change');
    shop.write('src/post.ts', 'better();\n');
    await commit(shop, 'Better');
    for (const side of ['local', 'live'] as const)
      await seal(shop, { side, out: `seals/change-${side}.json` });
    await shop.git('checkout', '-q', 'main');
    shop.write('README.md', 'more\n');
    await commit(shop, 'Meanwhile');
    await shop.git('merge', '-q', '--no-ff', '-m', 'Merge', 'change');
    for (const side of ['local', 'live'] as const) await record(shop, `seals/change-${side}.json`);
    await said(shop, 'ledger export');
    await said(shop, 'check');
  });
});

/** Statements that somebody signs who has the key of the tester. */
const STOLEN: Readonly<Record<string, { by: (shop: Shop) => object | string; says: RegExp }>> = {
  'a result that its run does not have': {
    by: (shop) => ({
      ...statementIn(shop, RED),
      predicate: { ...statementIn(shop, RED).predicate, result: 'PASSED' },
    }),
    says: /error\[seal_contradiction\]/,
  },
  'another commit than its run': {
    by: (shop) => ({
      ...greened(shop),
      subject: [{ name: 'repository', digest: { gitCommit: '7'.repeat(40) } }],
    }),
    says: /error\[seal_contradiction\]/,
  },
  'a commit that nobody knows': {
    by: (shop) => ({
      ...greened(shop, { tested_revision: '7'.repeat(40) }),
      subject: [{ name: 'repository', digest: { gitCommit: '7'.repeat(40) } }],
    }),
    says: /error\[seal_commit_unknown\]/,
  },
  'no commit': {
    by: (shop) => ({
      ...greened(shop, { tested_revision: '0'.repeat(40) }),
      subject: [{ name: 'repository', digest: { gitCommit: '0'.repeat(40) } }],
    }),
    says: /error\[seal_commit_unknown\]/,
  },
  'other code than that of its commit': {
    by: (shop) => greened(shop, { covered_tree: digestOf('other') }),
    says: /error\[seal_code_differs\]/,
  },
  'no code': {
    by: (shop) => greened(shop, { covered_tree: undefined }),
    says: /error\[seal_code_differs\]/,
  },
  'results that no command wrote': {
    by: (shop) =>
      greened(shop, { origin: { kind: 'test_results', results_sha256: digestOf('x') } }),
    says: /error\[seal_contradiction\]/,
  },
  'a statement as a run': {
    by: (shop) => greened(shop, { origin: { kind: 'statement' }, results_cases: undefined }),
    says: /error\[seal_contradiction\]/,
  },
  'a run that is attested already': {
    by: (shop) =>
      greened(shop, { origin: { kind: 'attested', attestation_sha256: digestOf('x') } }),
    says: /error\[seal_contradiction\]/,
  },
  'tests after the seal': {
    by: (shop) => greened(shop, { tested_at: '2099-01-01T00:00:00Z' }),
    says: /error\[seal_contradiction\]/,
  },
  'another deployment': {
    by: (shop) => {
      const { predicate, ...statement } = greened(shop);
      const sealedRun = { ...predicate[SEALED], deployment: 'other' };
      return { ...statement, predicate: { ...predicate, [SEALED]: sealedRun } };
    },
    says: /error\[deployment_differs\]/,
  },
  'the future': {
    by: (shop) => {
      const { predicate, ...statement } = greened(shop);
      const sealedRun = { ...predicate[SEALED], generated_at: '2099-01-01T00:00:00Z' };
      return { ...statement, predicate: { ...predicate, [SEALED]: sealedRun } };
    },
    says: /error\[seal_from_future\]/,
  },
  'another contract': {
    by: (shop) => {
      const statement = greened(shop, { contract_digest: digestOf('x') });
      const configuration = [
        { name: 'contract', digest: { sha256: digestOf('x').slice('sha256:'.length) } },
      ];
      return { ...statement, predicate: { ...statement.predicate, configuration } };
    },
    says: /error\[contract_unknown\]/,
  },
  'an end after that of the review': {
    by: (shop) => greened(shop, { expires_at: '2999-01-01T00:00:00Z' }),
    says: /error\[run_outlives_approval\]/,
  },
  'a test before the one that failed': {
    by: (shop) => greened(shop, { tested_at: '2020-01-01T00:00:00Z' }),
    says: /error\[(approval_missing|backdated)\]/,
  },
  'another predicate type': {
    by: (shop) => ({ ...greened(shop), predicateType: 'https://example.org/other' }),
    says: /error\[predicate_type_wrong\]/,
  },
  'a member that nobody knows': {
    by: (shop) => ({ ...greened(shop), more: true }),
    says: /error\[/,
  },
  'two subjects': {
    by: (shop) => ({ ...greened(shop), subject: [1, 2].flatMap(() => greened(shop).subject) }),
    says: /error\[/,
  },
};

describe("with the tester's key stolen", { concurrency: 1 }, () => {
  for (const [name, { by, says }] of Object.entries(STOLEN))
    test(`[T561] ${name} is seen`, async (t) => {
      const shop = await redShop(t);
      const file = await resign(shop, by(shop));
      const ended = await shop.run([
        'ledger',
        'append',
        'run',
        '--sealed',
        file,
        '--operator',
        'ada',
      ]);
      assert.notEqual(ended.exitCode, 0);
      assert.match(ended.stderr, says);
    });

  test('[T561] a lie that is whole counts: what is left, until the key is replaced and the record corrected', async (t) => {
    const shop = await redShop(t);
    const { stdout } = await record(shop, await resign(shop, greened(shop)));
    const place = /^recorded: (\d+) /m.exec(stdout)?.[1] ?? '';
    await said(shop, 'ledger export');
    await said(shop, 'check');
    await said(shop, `ledger correct --record ${place} --reason stolen-key --administrator ada`);
    await isRefused(shop, 'corrected');
    await makeTester(shop, 'other.key', 3);
    await commit(shop, 'Another tester');
    const forged = await resign(shop, greened(shop, { expires_at: '2026-12-01T00:00:00Z' }));
    assert.match((await record(shop, forged, 1)).stderr, SIGNATURE);
  });

  test('the tester gets no other role, and no other role its key', async (t) => {
    const shop = await redShop(t);
    const key = 'tester.key.pub.pem';
    for (const roles of [
      { projection: { keys: [key], threshold: 1 } },
      { release: { keys: [key], threshold: 1 } },
      { tester: { keys: ['.claimgate/keys/release.key.pub.pem'], threshold: 1 } },
    ]) {
      shop.write('changes.json', JSON.stringify({ schema_version: 1, roles }));
      const { stderr } = await said(shop, 'trust update --from changes.json', 2);
      assert.match(stderr, /error\[tester_not_separate\]/);
    }
  });
});
