import assert from 'node:assert/strict';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { execa } from 'execa';
import { partOf } from '../../../src/plugins/renew/renew.ts';
import type {
  CertificationContract,
  CertificationRun,
  Config,
  StatusPredicate,
  Subject,
} from '../../../src/documents/index.ts';
import { contractDigest } from '../../../src/evidence/contract.ts';
import { subjectDigest } from '../../../src/evidence/subject-evidence.ts';
import { renewalDue, type ScheduledRun } from '../../../src/gate/plan.ts';
import { DAY_MS, formatInstant } from '../../../src/documents/json.ts';
import { SIDES } from '../../../src/ledger/records.ts';
import { readEnvelope } from '../../../src/trust/envelope.ts';
import { runHere } from '../world.ts';
import { makeOwn } from '../../own-evidence.ts';
import { REPRODUCIBLE_GIT, temporaryFolder } from '../../repositories.ts';
import { isSoak } from '../../soak.ts';
import { valueOf } from '../../trust/expect.ts';

const HOUR_MS = 3_600_000;
const WEEK_HOURS = 168;
const BEGIN = Date.parse('2026-03-02T08:00:00Z');
const WINDOW_MS = 7 * DAY_MS;
const PROJECTION_HOURS = 24;
const STATUS_HOURS = 6;

/** The test of one side of a subject. */
interface Tested {
  readonly name: string;
  readonly side: (typeof SIDES)[number];
  readonly subjectDigest: string;
  readonly days: number;
  /** The newest first, with the evidence of the beginning. */
  readonly runs: ScheduledRun[];
  /** Until when what it tests is broken. */
  brokenUntil: number;
}

interface Plan {
  readonly repositories: number;
  readonly subjects: number;
  readonly days: number;
  readonly releaseHours: number;
  /** The app review ends so many days after the beginning. */
  readonly reviewDays: number;
  readonly retestDays: (subject: number) => number;
  /** In days since the beginning. */
  readonly outage: readonly [from: number, to: number];
  readonly exportStops: readonly [from: number, to: number];
  /** Tests that fail at certain renewals of the subject, whatever chance says. */
  readonly failures: readonly number[];
  readonly flakes: readonly number[];
}

/** Ends as its next line of outcomes says, and leaves a line for each start. */
const SCRIPT = `#!/bin/sh
set -eu
name="$1"
echo "$name" >> "$PLAYED/ran"
outcome=pass
if [ -f "$PLAYED/$name" ]; then
  outcome="$(head -n 1 "$PLAYED/$name")"
  [ "$outcome" = fail ] || rm "$PLAYED/$name"
fi
if [ "$outcome" = flake ]; then outcome=fail; fi
failure=''
[ "$outcome" != fail ] || failure='<failure message="no"/>'
answer='<properties><property name="external_result" value="post-4711"/></properties>'
{
  echo "<testsuite name=\\"$name\\" timestamp=\\"$PLAYED_AT\\">"
  for check in connect authorization refresh revoke; do echo "<testcase name=\\"$check\\"/>"; done
  echo "<testcase name=\\"publish_immediate\\">$answer</testcase>"
  echo "<testcase name=\\"final_result\\">$answer$failure</testcase></testsuite>"
} > junit.xml
`;

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function tell(day: number, counted: object): void {
  if (isSoak) console.log(`day ${day}: ${JSON.stringify(counted)}`);
}

/** Several repositories with one ledger, whose evidence is renewed by commands alone. */
class Year {
  readonly #folder: string;
  readonly #plan: Plan;
  readonly #repositories: Repository[] = [];
  readonly #random = chance(isSoak ? Math.floor(Date.now() / DAY_MS) : 40);
  #pin: string | undefined;
  now = BEGIN;
  readonly counted = { renewals: 0, failed: 0, flaked: 0, attempts: 0, releases: 0, refused: 0 };

  private constructor(folder: string, plan: Plan) {
    this.#folder = folder;
    this.#plan = plan;
  }

  static async begin(t: TestContext, plan: Plan): Promise<Year> {
    const year = new Year(temporaryFolder(t), plan);
    await year.#setUp();
    return year;
  }

  path(...names: readonly string[]): string {
    return join(this.#folder, ...names);
  }

  async run(repository: string, line: string) {
    const environment = {
      PATH: REPRODUCIBLE_GIT['PATH'],
      HOME: this.path('home'),
      CLAIMGATE_LEDGER: `sqlite:${this.path('ledger.sqlite')}`,
      ...(existsSync(this.path('keys'))
        ? { CLAIMGATE_FINGERPRINT_KEY_FILE: this.path('keys/fingerprint.key') }
        : {}),
      CLAIMGATE_OPERATOR: 'renewal',
      ...(this.#pin === undefined ? {} : { CLAIMGATE_TRUST_PIN: this.#pin }),
      PLAYED: this.path('outcomes'),
      PLAYED_AT: formatInstant(this.now),
    };
    const clock = () => this.now;
    return runHere(line.split(' '), { directory: this.path(repository), environment, clock });
  }

  async does(repository: string, line: string, exitCode = 0) {
    const ended = await this.run(repository, line);
    assert.equal(ended.exitCode, exitCode, `${line}\n${ended.stdout}\n${ended.stderr}`);
    return ended;
  }

  async git(repository: string, ...words: readonly string[]): Promise<void> {
    const options = { cwd: this.path(repository), extendEnv: false, env: { ...REPRODUCIBLE_GIT } };
    await execa('git', words, options);
  }

  /** Keys and a trust root for all of them, then each repository with its share of the subjects. */
  async #setUp(): Promise<void> {
    for (const name of ['home', 'outcomes', 'first']) mkdirSync(this.path(name));
    await this.git('first', 'init', '-q', '-b', 'main');
    const first = (name: string) => this.path('first', name);
    const { stdout } = await this.does('first', 'setup --yes --ci none');
    this.#pin = /trust pin: (\S+)/.exec(stdout)?.[1];
    await this.does('first', 'key generate --out .claimgate/keys/status.key --no-passphrase');
    const limits = {
      max_projection_hours: PROJECTION_HOURS,
      max_facts_minutes: 60,
      max_clock_skew_seconds: 30,
      max_status_hours: STATUS_HOURS,
    };
    const status = { keys: ['.claimgate/keys/status.key.pub.pem'], threshold: 1 };
    const changes = { schema_version: 1, roles: { status }, limits };
    writeFileSync(first('changes.json'), JSON.stringify(changes));
    await this.does('first', 'trust update --from changes.json');
    const root = 'provider-certification/trust/2.root.json';
    await this.does('first', `sign ${root} --key .claimgate/keys/root.key`);
    await this.does('first', 'example evidence');
    makeOwn(this.path('first'));
    cpSync(first('.claimgate/keys'), this.path('keys'), { recursive: true });
    const documents = new Documents(this.path('first'));
    const review = documents.json('evidence/pinterest.approval.json') as object;
    documents.write('evidence/pinterest.approval.json', {
      ...review,
      expires_at: formatInstant(BEGIN + this.#plan.reviewDays * DAY_MS),
    });
    for (const kind of ['approval', 'control'])
      await this.does('first', `ledger append ${kind} evidence/pinterest.${kind}.json`);
    const { repositories, subjects } = this.#plan;
    for (let index = 0; index < repositories; index += 1) {
      const name = `repository-${index}`;
      cpSync(this.path('first'), this.path(name), { recursive: true });
      const numbers = Array.from({ length: subjects }, (_, number) => number);
      const own = numbers.filter((number) => number % repositories === index);
      this.#repositories.push(await this.#repository(name, documents, own));
    }
  }

  async #repository(
    name: string,
    from: Documents,
    numbers: readonly number[],
  ): Promise<Repository> {
    const files = new Documents(this.path(name));
    const config = from.json('claimgate.config.json') as Config;
    const { keys: _keys, ledger: _ledger, ...rest } = config;
    files.write('claimgate.config.json', { ...rest, resource_uri: `pkg:generic/${name}` });
    const base = 'pinterest.business.image-pin.publish_immediate';
    const contract = from.json(
      `provider-certification/contracts/${base}.json`,
    ) as CertificationContract;
    const facts = from.json('runtime-facts.json') as Facts;
    const claims: object[] = [];
    const commands: object[] = [];
    const tests: Tested[] = [];
    const all = { policies: [] as object[], implemented: [] as object[] };
    const runs: CertificationRun[] = [];
    for (const number of numbers) {
      const output_profile = `image-pin-${number}`;
      const days = this.#plan.retestDays(number);
      const own = { ...contract, output_profile, retest_days: { local: days, live: days } };
      files.write(`provider-certification/contracts/${number}.json`, own);
      for (const member of ['policies', 'implemented'] as const)
        all[member].push(...facts[member].map((one) => ({ ...one, output_profile })));
      const contract_digest = contractDigest(own);
      for (const side of SIDES) {
        const run = from.json(`evidence/${base}.${side}-run.example.json`) as CertificationRun;
        const subject: Subject = { ...run.subject, output_profile };
        const expires_at = formatInstant(Date.parse(run.tested_at) + days * DAY_MS);
        runs.push({ ...run, subject, contract_digest, expires_at });
        if (side === 'local') claims.push({ contract_digest, subject });
        const testName = `${number}-${side}`;
        commands.push({
          match: { output_profile },
          side,
          command: ['./tests.sh', testName],
          results: 'junit.xml',
          timeout_minutes: 1,
          environment: ['PLAYED', 'PLAYED_AT'],
          scopes: contract.required_scopes,
          ...(side === 'live' ? { account_reference: run.account_reference } : {}),
        });
        const testedAt = Date.parse(run.tested_at);
        tests.push({
          name: testName,
          side,
          subjectDigest: subjectDigest(subject),
          days,
          runs: [{ testedAt, expiresAt: testedAt + days * DAY_MS, hasPassed: true }],
          brokenUntil: 0,
        });
      }
    }
    files.write('runtime-facts.json', { ...facts, ...all });
    files.write('provider-certification/public-claims.json', { schema_version: 1, claims });
    files.write('provider-certification/renewal.json', { schema_version: 1, commands });
    files.write('runs.json', runs);
    writeFileSync(this.path(name, 'tests.sh'), SCRIPT, { mode: 0o755 });
    appendFileSync(
      this.path(name, '.gitignore'),
      '\n/junit.xml\n/runs.json\n/site/\n/evidence/\n/changes.json\n',
    );
    rmSync(this.path(name, `provider-certification/contracts/${base}.json`));
    await this.does(name, 'claims fmt');
    await this.does(name, 'ledger append run runs.json');
    await this.git(name, 'config', 'user.name', 'Ada');
    await this.git(name, 'config', 'user.email', 'ada@example.org');
    await this.git(name, 'add', '-A');
    await this.git(name, 'commit', '-qm', 'Claim');
    return { name, tests, shown: undefined };
  }

  /** Plays all hours at which something happens. */
  async play(): Promise<void> {
    const hours = this.#plan.days * 24;
    for (let hour = 1; hour < hours; hour += 1) {
      this.now = BEGIN + hour * HOUR_MS;
      for (const [index, repository] of this.#repositories.entries()) {
        let isReleased = hour % this.#plan.releaseHours === 30 + index;
        if (this.#dueIn(repository).length > 0) await this.#renew(repository);
        else if (isReleased && this.#random() < 0.1) await this.#renewsNothing(repository);
        const isStopped = this.#isWithin(this.#plan.exportStops);
        if (repository.pending && (!isStopped || hour % 8 === 0)) await this.#publish(repository);
        // The first failure also meets a release.
        if (this.counted.refused === 0 && this.#failing(repository).length > 0) isReleased = true;
        if (isReleased) await this.#release(repository, `v1.${hour}.0`);
      }
      if (hour % (WEEK_HOURS * 4) === 0) tell(hour / 24, this.counted);
    }
    await this.#countRecords();
  }

  #dueIn({ tests }: Repository): readonly Tested[] {
    return tests.filter(
      ({ runs, side, subjectDigest: digest }) =>
        this.now >= renewalDue(runs, WINDOW_MS, partOf(digest, side)),
    );
  }

  #isWithin([from, to]: readonly [number, number]): boolean {
    return this.now >= BEGIN + from * DAY_MS && this.now < BEGIN + to * DAY_MS;
  }

  /** Says how a test will end: the line that its script reads. */
  #outcomeOf(one: Tested): 'fail' | 'flake' | 'pass' {
    const { exportStops, failures, flakes, outage } = this.#plan;
    if (this.#isWithin(outage) || this.#isWithin([exportStops[0], exportStops[0] + 0.5]))
      return 'fail';
    if (this.now < one.brokenUntil) return 'fail';
    // One that was broken before has been mended.
    if (one.runs[0]?.hasPassed === false) return 'pass';
    const drawn = this.#random();
    const count = this.counted.renewals;
    if (drawn < 0.02 || failures.includes(count)) {
      one.brokenUntil = this.now + 30 * HOUR_MS;
      return 'fail';
    }
    return drawn < 0.07 || flakes.includes(count) ? 'flake' : 'pass';
  }

  async #renew(repository: Repository): Promise<void> {
    const due = this.#dueIn(repository);
    const expected: string[] = [];
    for (const one of due) {
      const outcome = this.#outcomeOf(one);
      if (outcome === 'flake') writeFileSync(this.path('outcomes', one.name), 'flake\n');
      if (outcome === 'fail') writeFileSync(this.path('outcomes', one.name), 'fail\n');
      this.counted.renewals += 1;
      const attempts = { fail: [false, false, false], flake: [false, true], pass: [true] }[outcome];
      if (outcome === 'fail') this.counted.failed += 1;
      if (outcome === 'flake') this.counted.flaked += 1;
      for (const hasPassed of attempts) {
        const expiresAt = this.now + one.days * DAY_MS;
        one.runs.unshift({ testedAt: this.now, expiresAt, hasPassed });
        expected.push(one.name);
        this.counted.attempts += 1;
      }
    }
    const ended = await this.run(repository.name, 'renew');
    for (const one of due) rmSync(this.path('outcomes', one.name), { force: true });
    const isFailed = due.some(({ runs }) => runs[0]?.hasPassed === false);
    assert.equal(ended.exitCode, isFailed ? 1 : 0, `${ended.stdout}\n${ended.stderr}`);
    const ran = readFileSync(this.path('outcomes/ran'), 'utf8').trim().split('\n');
    assert.deepEqual(ran.toSorted(), expected.toSorted(), formatInstant(this.now));
    writeFileSync(this.path('outcomes/ran'), '');
    repository.pending = true;
  }

  async #renewsNothing({ name }: Repository): Promise<void> {
    const { stdout } = await this.does(name, 'renew');
    assert.match(stdout, /^0 tests due/);
  }

  #failing({ tests }: Repository): readonly Tested[] {
    return tests.filter(({ runs }) => runs[0]?.hasPassed === false);
  }

  async #export({ name }: Repository, exitCode = 0): Promise<void> {
    const files = new Documents(this.path(name));
    const facts = files.json('runtime-facts.json') as Facts;
    const accounts = facts.accounts.map((account) => ({
      ...account,
      authorization: {
        ...account.authorization,
        validated_at: formatInstant(this.now - 60_000),
        expires_at: formatInstant(this.now + 60 * DAY_MS),
      },
    }));
    files.write('../facts.json', { ...facts, accounts, generated_at: formatInstant(this.now) });
    const key = (option: string, holder: string) =>
      `--${option} ${this.path('keys', `${holder}.key`)}`;
    const keys = `${key('key', 'projection')} ${key('ledger-key', 'ledger')}`;
    const ended = await this.does(
      name,
      `ledger export --facts ../facts.json ${keys} --out projection`,
      exitCode,
    );
    assert.equal(ended.exitCode, exitCode);
  }

  /** The jobs of export and status, which follow the renewal within the hour. */
  async #publish(repository: Repository): Promise<void> {
    const isStopped = this.#isWithin(this.#plan.exportStops);
    if (!isStopped) await this.#export(repository);
    if (!repository.isReleased) return;
    mkdirSync(this.path(repository.name, 'site'), { recursive: true });
    const words = `status --out site --sign ${this.path('keys/status.key')}`;
    const ended = await this.run(repository.name, words);
    if (isStopped) {
      // Until the last projection ends, the status may repeat it; after that it goes dark.
      if (ended.exitCode !== 0) {
        assert.match(ended.stderr, /projection_expired/);
        assert.ok(this.now >= (repository.shown?.until ?? 0), 'dark by itself');
      }
      return;
    }
    assert.equal(ended.exitCode, 0, ended.stderr);
    const status = this.#statusOf(repository);
    repository.shown = { until: Date.parse(status.valid_until) };
    const failing = new Set(this.#failing(repository).map((one) => one.subjectDigest));
    const standing = repository.tests
      .filter(({ side, subjectDigest: digest }) => side === 'local' && !failing.has(digest))
      .map((one) => one.subjectDigest);
    assert.deepEqual(
      status.claims.map((one) => one.subject_digest).toSorted(),
      standing.toSorted(),
      `status at ${formatInstant(this.now)}`,
    );
    repository.pending = false;
  }

  #statusOf({ name }: Repository): StatusPredicate {
    const bytes = readFileSync(this.path(name, 'site/status.json'));
    const { payload } = valueOf(readEnvelope(bytes, 'status.json'));
    return (JSON.parse(Buffer.from(payload).toString()) as { predicate: StatusPredicate })
      .predicate;
  }

  async #release(repository: Repository, version: string): Promise<void> {
    const { name } = repository;
    // Where the timer stopped, a person with the keys exports.
    await this.#export(repository);
    await this.git(name, 'commit', '-q', '--allow-empty', '-m', `Change for ${version}`);
    const failing = this.#failing(repository);
    const words = `release ${version} --without-ledger --sign ${this.path('keys/release.key')}`;
    const ended = await this.run(name, words);
    assert.equal(
      ended.exitCode,
      failing.length > 0 ? 1 : 0,
      `${version}\n${ended.stdout}\n${ended.stderr}`,
    );
    if (failing.length > 0) {
      assert.match(ended.stderr, /check_failed/);
      this.counted.refused += 1;
      return;
    }
    this.counted.releases += 1;
    repository.isReleased = true;
  }

  /** Every attempt is a record, each failure too; no test was made more often than 1.15 times what its contract asks. */
  async #countRecords(): Promise<void> {
    const { stdout } = await this.does('repository-0', 'ledger show --stats --json');
    const { result } = JSON.parse(stdout) as { result: { records: { run: number } } };
    const { days: length, subjects } = this.#plan;
    assert.equal(result.records.run, 2 * subjects + this.counted.attempts);
    let [asked, passing] = [0, 0];
    for (const { tests } of this.#repositories)
      for (const { days, name, runs } of tests) {
        const passed = runs.filter(({ hasPassed }) => hasPassed).length - 1;
        const most = 1.15 * (length / days);
        assert.ok(passed <= Math.max(1, most), `${name}: ${passed} of ${most}`);
        asked += length / days;
        passing += passed;
      }
    tell(length, { ...this.counted, asked, passing, ratio: passing / asked });
    await this.does('repository-0', 'ledger verify');
  }
}

interface Repository {
  readonly name: string;
  readonly tests: readonly Tested[];
  /** The last status that was signed while exports ran. */
  shown: { readonly until: number } | undefined;
  /** Whether something was tested that no status has shown yet. */
  pending?: boolean;
  isReleased?: boolean;
}

type Facts = Record<'accounts' | 'implemented' | 'policies', { authorization?: object }[]>;

/** JSON documents of a folder. */
class Documents {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  json(name: string): unknown {
    return JSON.parse(readFileSync(join(this.#folder, name), 'utf8'));
  }

  write(name: string, document: object): void {
    writeFileSync(join(this.#folder, name), JSON.stringify(document));
  }
}

const SMALL: Plan = {
  repositories: 1,
  subjects: 1,
  days: 24,
  releaseHours: 3 * WEEK_HOURS,
  reviewDays: 30,
  retestDays: () => 20,
  outage: [40, 40],
  exportStops: [40, 40],
  failures: [1],
  flakes: [0],
};

const WHOLE: Plan = {
  repositories: 2,
  subjects: 20,
  days: 364,
  releaseHours: WEEK_HOURS,
  reviewDays: 400,
  retestDays: (subject) => 30 + Math.floor((subject * 150) / 19),
  outage: [100, 103],
  exportStops: [200, 202],
  failures: [],
  flakes: [],
};

test('[T407] renewed by itself, evidence lasts, and every failure reaches the status within the hour', async (t) => {
  const year = await Year.begin(t, isSoak ? WHOLE : SMALL);
  await year.play();
});
