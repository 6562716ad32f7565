import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { openDatabase } from '../../../src/ledger/driver/sqlite-library.ts';
import { digestOf } from '../../../src/digest/index.ts';
import { EXAMPLE_VALUES } from '../../../src/evidence/example-values.ts';
import { changeContracts, makeOwn, TESTED } from '../../own-evidence.ts';
import { FirstClaim } from './first-claim.ts';

const RUN = 'evidence/pinterest.business.image-pin.publish_immediate.live-run.example.json';
const APPROVAL = 'evidence/pinterest.approval.json';
const CONTROL = 'evidence/pinterest.control.json';
const FACTS = 'runtime-facts.json';
const DIGEST = `sha256:${'7'.repeat(64)}`;
const EXAMPLE = /evidence_is_example/;
const NOT_ACCEPTED = /origin_not_accepted/;
const NOT_SEEN = /error\[origin_not_seen\]/;
const CONTRADICTORY = /error\[origin_contradictory\]/;

/** An attempt to have an example count: what somebody does, and what refuses it: the command, else the gate. */
interface Attempt {
  readonly by: (w: World) => Promise<{ readonly exitCode: number; readonly stderr: string }>;
  readonly says: RegExp;
}

/** All evidence is the newcomer's own, but for the live run. */
class World {
  readonly own: FirstClaim;

  constructor(own: FirstClaim) {
    this.own = own;
  }

  static async create(example = RUN): Promise<World> {
    const own = await FirstClaim.create();
    await own.run(0, 'example evidence');
    const made = JSON.parse(own.read(example)) as Record<string, unknown>;
    makeOwn(own.directory, ['test_results']);
    const mine = JSON.parse(own.read(example)) as object;
    const { origin, tested_revision } = made;
    own.write(
      example,
      JSON.stringify({
        ...mine,
        origin,
        ...(tested_revision === undefined ? {} : { tested_revision }),
      }),
    );
    await own.run(0, 'ledger append evidence');
    return new World(own);
  }

  type(line: string) {
    return this.own.tries(line);
  }

  /** Records the example as it was, but for some members, from a file of another name. */
  edited(changes: object, name = RUN) {
    const document = { ...(JSON.parse(this.own.read(name)) as object), ...changes };
    this.own.write('mine.json', JSON.stringify(document));
    return this.type('ledger append mine.json');
  }

  /** The file of the ledger, past the program. */
  async raw(...statements: readonly string[]): Promise<void> {
    const database = await openDatabase(join(this.own.directory, 'keys/ledger.sqlite'));
    for (const sql of statements) database.exec(sql);
    database.close();
  }

  /** Exports, judges, and says how it ended. */
  async judged() {
    const keys = '--key keys/projection.key --ledger-key keys/ledger.key';
    const out = await this.type(`ledger export --facts ${FACTS} ${keys} --out exported`);
    if (out.exitCode !== 0) return out;
    return this.type('check --projection exported/ledger-projection.jsonl');
  }
}

const FLAGS = [
  'ledger append run --side live --provider pinterest --deployment-environment production',
  '--provider-environment production --account-kind business --output-profile image-pin',
  '--operation publish_immediate --policy-mode standard',
].join(' ');

/** A run by options: all that the example says, typed in. */
function byFlags(w: World) {
  const run = JSON.parse(w.own.read(RUN)) as {
    subject: { app_fingerprint: string };
    contract_digest: string;
    tested_at: string;
    expires_at: string;
    granted_scopes: string[];
    account_reference: string;
    checks: { kind: string; completed_at: string; external_result: string | null }[];
  };
  const { subject, checks } = run;
  const words = [
    `--app-fingerprint ${subject.app_fingerprint} --contract-digest ${run.contract_digest}`,
    `--tested-revision ${TESTED} --tested-at ${run.tested_at} --expires-at ${run.expires_at}`,
    `--account-reference ${run.account_reference}`,
    ...run.granted_scopes.map((scope) => `--granted-scope ${scope}`),
    ...checks.map(({ kind, completed_at }) => `--check ${kind}=passed@${completed_at}`),
    ...checks.flatMap(({ external_result, kind }) =>
      external_result === null ? [] : [`--external-result ${kind}=${DIGEST}`],
    ),
  ];
  return w.type(`${FLAGS} ${words.join(' ')}`);
}

const CHECKS = 'connect authorization publish_immediate final_result refresh revoke';

/** The document of the example with other members, and what refuses it. */
const EDITED: Readonly<Record<string, readonly [changes: object, says: RegExp]>> = {
  'copied to a file of another name': [{}, EXAMPLE],
  'with other dates': [{ expires_at: '2026-03-20T00:00:00Z' }, EXAMPLE],
  'of a commit of its own': [{ tested_revision: TESTED }, EXAMPLE],
  'without a word of where it comes from, and of no commit': [{ origin: undefined }, EXAMPLE],
  'without a word of where it comes from': [
    { origin: undefined, tested_revision: TESTED },
    NOT_ACCEPTED,
  ],
  'as a statement of no commit': [{ origin: { kind: 'statement' } }, CONTRADICTORY],
  'as a statement': [{ origin: { kind: 'statement' }, tested_revision: TESTED }, NOT_ACCEPTED],
  'as test results of no commit': [
    { origin: { kind: 'test_results', results_sha256: DIGEST } },
    NOT_SEEN,
  ],
  'as test results with a digest that somebody made up': [
    { origin: { kind: 'test_results', results_sha256: DIGEST }, tested_revision: TESTED },
    NOT_SEEN,
  ],
  'as a run of a command with a digest that somebody made up': [
    { origin: { kind: 'test_run', results_sha256: DIGEST }, tested_revision: TESTED },
    NOT_SEEN,
  ],
  'as a run of a command': [{ origin: { kind: 'test_run' }, tested_revision: TESTED }, NOT_SEEN],
  'as test results of no commit, whose id has as many digits as SHA-256': [
    { origin: { kind: 'test_results', results_sha256: DIGEST }, tested_revision: '0'.repeat(64) },
    NOT_SEEN,
  ],
  'without a word of where it comes from, and of a longer id of no commit': [
    { origin: undefined, tested_revision: '0'.repeat(64) },
    EXAMPLE,
  ],
  'as test results without a file': [
    { origin: { kind: 'test_results' }, tested_revision: TESTED },
    NOT_SEEN,
  ],
  'as an example with the digest of a file': [
    { origin: { kind: 'example', results_sha256: DIGEST } },
    CONTRADICTORY,
  ],
  'as a run of the service': [
    { origin: { kind: 'service' }, tested_revision: TESTED },
    /error\[wrong_value\]/,
  ],
  'as a run of an unknown origin': [
    { origin: { kind: 'unstated' }, tested_revision: TESTED },
    /error\[wrong_value\]/,
  ],
};

const TO_RECORD: Readonly<Record<string, Attempt>> = {
  'recorded again': { by: (w) => w.type(`ledger append ${RUN}`), says: EXAMPLE },
  'in a list': {
    by: (w) => {
      w.own.write('list.json', `[${w.own.read(RUN)}]`);
      return w.type('ledger append run list.json');
    },
    says: EXAMPLE,
  },
  'in lines': {
    by: (w) => {
      w.own.write('runs.jsonl', `${JSON.stringify(JSON.parse(w.own.read(RUN)))}\n`);
      return w.type('ledger append run runs.jsonl');
    },
    says: EXAMPLE,
  },
  'under another idempotency key': {
    by: (w) => w.type(`ledger append run ${RUN} --idempotency-key another`),
    says: EXAMPLE,
  },
  'by another operator': {
    by: (w) => w.type(`ledger append run ${RUN} --operator release-manager`),
    says: EXAMPLE,
  },
  'by options': { by: byFlags, says: NOT_ACCEPTED },
  'as a list of checks': {
    by: (w) => {
      w.own.write('checks.txt', CHECKS.replaceAll(/(\S+) ?/g, '$1: passed post-1\n'));
      const options = '--scope pins:read --scope pins:write --tested-at 2026-03-04T04:50:00Z';
      const account = /"account_reference": ?"([^"]+)"/.exec(w.own.read(RUN))?.[1];
      return w.type(
        `ledger append run --side live --checks checks.txt ${options} --account-reference ${account}`,
      );
    },
    says: NOT_ACCEPTED,
  },
  'in a backup that is restored': {
    by: async (w) => {
      await w.own.run(0, 'ledger backup copy.sqlite');
      w.own.environment['CLAIMGATE_LEDGER'] = 'sqlite:keys/restored.sqlite';
      return w.type('ledger restore copy.sqlite');
    },
    says: EXAMPLE,
  },
  'in a copy of the ledger': {
    by: async (w) => {
      const copied = await w.type('ledger copy --to sqlite:keys/copied.sqlite');
      w.own.environment['CLAIMGATE_LEDGER'] = 'sqlite:keys/copied.sqlite';
      return copied;
    },
    says: EXAMPLE,
  },
  'taken out of force by a correction': {
    by: (w) => w.type('ledger correct --record 2 --reason mistake --administrator jane'),
    says: /error\[evidence_corrected\]/,
  },
  'renamed in the ledger': {
    by: async (w) => {
      await w.raw(
        'drop trigger provider_certification_runs_no_update',
        `update provider_certification_runs set origin_kind = 'test_results', results_sha256 = '${DIGEST}', tested_revision = '${TESTED}'`,
      );
      return w.judged();
    },
    says: /error\[record_altered\]/,
  },
  'called a statement in the ledger': {
    by: async (w) => {
      await w.raw(
        'drop trigger provider_certification_runs_no_update',
        `update provider_certification_runs set origin_kind = 'statement', tested_revision = '${TESTED}' where origin_kind = 'example'`,
      );
      return w.judged();
    },
    says: /error\[record_altered\]/,
  },
  'renamed in the projection': {
    by: async (w) => {
      await w.judged();
      const name = 'exported/ledger-projection.jsonl';
      w.own.write(name, w.own.read(name).replace('{"kind":"example"}', '{"kind":"statement"}'));
      return w.type(`check --projection ${name}`);
    },
    says: /error\[projection_digest_differs\]/,
  },
  'under a contract that takes statements': {
    by: async (w) => {
      const contract =
        'provider-certification/contracts/pinterest.business.image-pin.publish_immediate.json';
      const document = JSON.parse(w.own.read(contract)) as object;
      const accepted_origins = { local: ['statement'], live: ['statement', 'test_results'] };
      w.own.write(contract, JSON.stringify({ ...document, accepted_origins }));
      return w.judged();
    },
    says: EXAMPLE,
  },
};

/** The same of what is no run. */
const OTHERS: Readonly<Record<string, Attempt & { readonly example: string }>> = {
  'an approval, copied': {
    example: APPROVAL,
    by: (w) => w.edited({ reviewed_at: '2026-03-04T04:00:00Z' }, APPROVAL),
    says: EXAMPLE,
  },
  'an approval of test results': {
    example: APPROVAL,
    by: (w) => w.edited({ origin: { kind: 'test_results', results_sha256: DIGEST } }, APPROVAL),
    says: /error\[(?:wrong_value|unknown_member)\]/,
  },
  'an approval, said to be of the service': {
    example: APPROVAL,
    by: (w) => w.edited({ origin: { kind: 'service' } }, APPROVAL),
    says: NOT_SEEN,
  },
  'a control event, copied': {
    example: CONTROL,
    by: (w) => w.edited({ reason: 'again' }, CONTROL),
    says: EXAMPLE,
  },
  'facts, dated again': {
    example: FACTS,
    by: async (w) => {
      rmSync(join(w.own.directory, FACTS));
      const app = digestOf('own app_fingerprint');
      return w.type(`example facts --app-fingerprint ${app} --out ${FACTS}`);
    },
    says: EXAMPLE,
  },
  'facts of test results': {
    example: FACTS,
    by: (w) => {
      const facts = JSON.parse(w.own.read(FACTS)) as object;
      w.own.write(FACTS, JSON.stringify({ ...facts, origin: { kind: 'test_results' } }));
      return w.judged();
    },
    says: /error\[wrong_value\]/,
  },
};

async function refused(w: World, { by, says }: Attempt): Promise<void> {
  const tried = await by(w);
  const ended = tried.exitCode === 0 ? await w.judged() : tried;
  assert.match(ended.stderr, says);
  assert.notEqual(ended.exitCode, 0);
  w.own.remove();
}

/** A document of one's own with a value that is still made up, and the command that refuses it. */
const MADE_UP: Readonly<
  Record<string, readonly [value: keyof typeof EXAMPLE_VALUES, file: string, line: string]>
> = {
  'the app of a run': ['app_fingerprint', RUN, `ledger append ${RUN}`],
  'the account of a run': ['account_reference', RUN, `ledger append ${RUN}`],
  'the app of an approval': ['app_fingerprint', APPROVAL, `ledger append ${APPROVAL}`],
  'the app of a control event': ['app_fingerprint', CONTROL, `ledger append ${CONTROL}`],
};

describe('[T480] a made-up value never counts', () => {
  for (const [what, [member, file, line]] of Object.entries(MADE_UP))
    test(`${what} is refused by the ledger`, async () => {
      const w = await World.create();
      makeOwn(w.own.directory);
      const own = w.own.read(file);
      w.own.write(file, own.replaceAll(digestOf(`own ${member}`), EXAMPLE_VALUES[member]));
      const { exitCode, stderr } = await w.type(line);
      assert.equal(exitCode, 1);
      assert.match(stderr, new RegExp(`error\\[example_value\\].*: found ${member}\\n`));
      w.own.remove();
    });

  for (const member of ['capability_digest', 'policy_digest'] as const)
    test(`the ${member} of a contract is refused by ledger and gate`, async () => {
      const w = await World.create();
      makeOwn(w.own.directory);
      await w.own.run(0, `ledger append ${RUN}`);
      const folder = w.own.directory;
      changeContracts(folder, (contract) => ({ ...contract, [member]: EXAMPLE_VALUES[member] }));
      w.own.write(
        FACTS,
        w.own.read(FACTS).replaceAll(digestOf(`own ${member}`), EXAMPLE_VALUES[member]),
      );
      const refusal = new RegExp(`error\\[example_value\\].*: found ${member}\\n`);
      assert.match((await w.type(`ledger append ${RUN}`)).stderr, refusal);
      assert.match((await w.judged()).stderr, refusal);
      w.own.remove();
    });
});

describe('[T480] an example never counts', () => {
  for (const [way, [changes, says]] of Object.entries(EDITED))
    test(`a run, ${way}`, async () =>
      refused(await World.create(), { by: (w) => w.edited(changes), says }));
  for (const [way, attempt] of Object.entries(TO_RECORD))
    test(`a run, ${way}`, async () => refused(await World.create(), attempt));
  for (const [way, attempt] of Object.entries(OTHERS))
    test(way, async () => refused(await World.create(attempt.example), attempt));

  test('an older program, which says no origin, records nothing', async () => {
    const w = await World.create();
    const columns =
      'sequence, id, nonce, recorded_at, operator_ref, provider, app_fingerprint, provider_environment, instance_fingerprint, approval_state, approval_tier, reviewed_at, review_expires_at, binding';
    const [, ...rest] = columns.split(', ');
    const row = `select 9, ${rest.join(', ').replace('id,', 'lower(hex(randomblob(16))),')}`;
    const sql = `insert into provider_approval_reviews (${columns}) ${row} from provider_approval_reviews where sequence = 1`;
    await assert.rejects(w.raw(sql), /NOT NULL constraint failed: \S+\.origin_kind/);
    w.own.remove();
  });

  test("all of it one's own, with the results of the live tests, the claim is allowed", async () => {
    const w = await World.create();
    const account = /"account_reference":"([^"]+)"/.exec(w.own.read(RUN))?.[1];
    const cases = CHECKS.split(' ').map(
      (kind) =>
        `<testcase name="${kind}"><properties><property name="external_result" value="pin-1"/></properties></testcase>`,
    );
    const suite = `<testsuite timestamp="2026-03-04T05:05:07Z">${cases.join('')}</testsuite>`;
    w.own.write('live.xml', suite);
    const options = `--scope pins:read --scope pins:write --account-reference ${account}`;
    await w.own.run(
      0,
      `ledger append run --side live --from-junit live.xml --exit-status 0 ${options}`,
    );
    assert.equal((await w.judged()).exitCode, 0);
    w.own.remove();
  });
});
