// A month of a hosted service: accounts lapse, reconnect and are added by a script, and now and then something happens to
// a claim. Alerts are compared with what the gate says of an export at the same instant.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FINGERPRINT_SCHEME, digestOf } from '../../src/digest/index.ts';
import { present } from '../../src/documents/findings.ts';
import type { CertificationRun, ProjectionEntry, RuntimeFacts } from '../../src/documents/index.ts';
import { DAY_MS, formatInstant, instantOf } from '../../src/documents/json.ts';
import {
  DEFAULT_FACTS_LIMITS,
  factsFault,
  subjectDigest,
} from '../../src/evidence/subject-evidence.ts';
import { applyProjectionRules, judgeClaim } from '../../src/gate/engine.ts';
import { factsOf } from '../../src/gate/facts.ts';
import { NEWEST_RULES } from '../../src/gate/rule-sets.ts';
import { append } from '../../src/ledger/append.ts';
import type { AppendItem } from '../../src/ledger/prepare-record.ts';
import { exported } from '../ledger/export-world.ts';
import { AT, contextAt, control, failed, item, newLedger } from '../ledger/world.ts';
import { isSoak, often } from '../soak.ts';
import { valueOf } from '../trust/expect.ts';
import { manySubjects } from './many-world.ts';
import { sampleOf, watched, type Told } from './watched.ts';

const HOUR = 60 * 60_000;
/** As long as the alert waits, and a scrape more. */
const HELD_MS = 3 * 60_000;
const CUSTOMERS = often(60, 1000);
/** In the sample, the days around a retest that one subject of a provider misses. */
const [FIRST_HOUR, HOURS] = isSoak ? [0, 720] : [358, 46];
/** Each look exports the ledger twice. */
const LOOK_HOURS = often(2, 3);
const RETEST_HOUR = 365;
const LATE_HOUR = 400;

const world = manySubjects({ providers: 4, profiles: 2 });
const providers = [...new Set(world.subjects.map(({ provider }) => provider))];
type Account = RuntimeFacts['accounts'][number];

/** Numbers that look random and are the same in each run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Faults of claims, each with the hours until it is mended. */
const HAPPENINGS = [
  'disable',
  'failed run',
  'restricted policy',
  'live account lapses',
  'live account loses a scope',
  'another implementation',
  'old facts',
  'no ledger',
] as const;
type Happening = (typeof HAPPENINGS)[number];

function runOf(index: number, side: 'live' | 'local', at: number): CertificationRun {
  const digest = subjectDigest(present(world.subjects[index]));
  const runs = world.items.flatMap(({ kind, bytes }) =>
    kind === 'run' ? [JSON.parse(Buffer.from(bytes).toString()) as CertificationRun] : [],
  );
  const base = present(
    runs.find((one) => one.side === side && subjectDigest(one.subject) === digest),
  );
  const tested_at = formatInstant(at);
  const checks = base.checks.map((check) => ({ ...check, completed_at: tested_at }));
  return { ...base, tested_at, expires_at: formatInstant(at + 40 * DAY_MS), checks };
}

async function simulated() {
  const random = randomFrom(7);
  const pick = <T>(list: readonly T[]): T => present(list[Math.floor(random() * list.length)]);
  const ledger = await newLedger('sqlite');
  const start = AT + FIRST_HOUR * HOUR;
  const context = (at: number) => contextAt(at, { contracts: world.contracts });
  const record = async (at: number, ...items: readonly AppendItem[]) =>
    valueOf(await append(ledger.driver, items, context(at)));
  await record(start, ...world.items);
  const own = present(world.facts.accounts[0]);
  let made = 0;
  const customer = (): Account => ({
    ...own,
    provider: pick(providers),
    account_reference: digestOf(`customer ${(made += 1)}`),
  });
  let customers = Array.from({ length: CUSTOMERS }, customer);
  const lapsed = new Map<string, Account>();
  const under = new Map<Happening, { readonly until: number; readonly index: number }>();
  const factsAt = (at: number): RuntimeFacts => {
    const of = (what: Happening) => world.subjects[under.get(what)?.index ?? -1];
    const [restricted, other] = [of('restricted policy'), of('another implementation')];
    const live = world.facts.accounts.map((account): Account => {
      const { authorization } = account;
      if (account.provider === of('live account lapses')?.provider)
        return { ...account, authorization: { ...authorization, state: 'reconnect_required' } };
      if (account.provider === of('live account loses a scope')?.provider)
        return { ...account, authorization: { ...authorization, granted_scopes: [] } };
      return account;
    });
    return {
      ...world.facts,
      generated_at: formatInstant(at),
      accounts: [...live, ...customers.map((one) => lapsed.get(one.account_reference) ?? one)],
      policies: world.facts.policies.map((one) =>
        one.provider === restricted?.provider && one.output_profile === restricted.output_profile
          ? { ...one, state: 'restricted', reason: 'region' }
          : one,
      ),
      implemented: world.facts.implemented.map((one) =>
        one.provider === other?.provider &&
        one.output_profile === other.output_profile &&
        one.operation === other.operation
          ? { ...one, capability_digest: digestOf('another version') }
          : one,
      ),
    };
  };
  const told: Told = { at: start, facts: factsAt(start) };
  const { scrape, sent } = await watched(ledger, told, {
    contracts: world.contracts,
    claims: world.claims,
  });

  /**
   * The claims that the gate refuses, by provider: of an export of this instant with the facts that are there, or of now
   * where those are too old for any export.
   */
  const refusedAt = async (at: number): Promise<ReadonlyMap<string, number>> => {
    if (told.facts instanceof Error) throw told.facts;
    const isTooOld =
      factsFault(instantOf(told.facts.generated_at), DEFAULT_FACTS_LIMITS, at) !== null;
    const facts = isTooOld ? factsAt(at) : told.facts;
    const made_ = await exported(ledger, { contracts: world.contracts, at }, facts);
    const lines = valueOf(made_).bytes.toString().trim().split('\n');
    const entries = new Map(
      lines.map((line) => {
        const entry = JSON.parse(line) as ProjectionEntry;
        return [subjectDigest(entry.subject), entry] as const;
      }),
    );
    const asked = {
      at,
      contracts: world.contracts,
      ancestry: new Map(),
      coverage: 'not_asked',
    } as const;
    const refused = new Map(providers.map((provider) => [provider, 0]));
    for (const claim of world.claims) {
      const entry = entries.get(claim.subjectDigest);
      const found = entry ? ({ state: 'present', entry } as const) : ({ state: 'absent' } as const);
      const pending = judgeClaim(NEWEST_RULES.rules, factsOf(claim, found, asked));
      const [judged] = applyProjectionRules(NEWEST_RULES.rules, [pending], {
        leaks: { count: 0, listed: [] },
        fingerprintAlgorithm: FINGERPRINT_SCHEME,
      });
      const { provider } = claim.claim.subject;
      if (judged?.decision !== 'allowed') refused.set(provider, (refused.get(provider) ?? 0) + 1);
    }
    return refused;
  };

  const tally = { false: 0, missed: 0, wrong: 0, looks: 0, unknown: 0, alerts: 0 };
  const accounts = { lapsed: 0, reconnected: 0, added: 0, toldLapsed: 0, toldReconnected: 0 };
  const begin = async (what: Happening, at: number) => {
    const index = Math.floor(random() * world.subjects.length);
    const until = at + (1 + Math.floor(random() * 5)) * HOUR;
    under.set(what, { until, index });
    const { provider, operation } = present(world.subjects[index]);
    const ends = { starts_at: formatInstant(at), expires_at: formatInstant(until) };
    const off = {
      state: 'disabled',
      reason: 'incident',
      selector: { provider, operation },
    } as const;
    if (what === 'disable') await record(at, item('control', control({ ...off, ...ends })));
    if (what === 'failed run') await record(at, item('run', failed(runOf(index, 'live', at))));
  };
  const moveAccounts = () => {
    for (const one of customers) {
      const isLapsed = lapsed.has(one.account_reference);
      if (!isLapsed && random() < 0.01) {
        const authorization = { ...one.authorization, state: 'reconnect_required' as const };
        lapsed.set(one.account_reference, { ...one, authorization });
        accounts.lapsed += 1;
      } else if (isLapsed && random() < 0.05) {
        lapsed.delete(one.account_reference);
        accounts.reconnected += 1;
      }
    }
    if (random() < 0.3) {
      customers = [...customers, customer()];
      accounts.added += 1;
    }
  };
  /** Compares what is shown at an instant with the gate; returns the providers that are shown to claim wrongly. */
  const lookAt = async (look: number): Promise<ReadonlyMap<string, boolean>> => {
    told.at = look;
    const text = await scrape();
    const isUnknown = told.isDown || under.has('old facts');
    const shown = new Map<string, boolean>();
    for (const [provider, count] of await refusedAt(look)) {
      const series = `claimgate_claimed_not_advertisable{provider="${provider}"}`;
      const value = sampleOf(text, series) ?? 0;
      shown.set(provider, value > 0);
      tally.looks += 1;
      tally.wrong += count;
      tally.unknown += isUnknown ? 1 : 0;
      tally.false += Math.max(0, value - count);
      tally.missed += isUnknown ? 0 : Math.max(0, count - value);
    }
    return shown;
  };
  const mend = async (at: number) => {
    for (const [what, { until, index }] of under)
      if (until <= at) {
        under.delete(what);
        if (what === 'failed run') await record(at, item('run', runOf(index, 'live', at)));
      }
  };
  const retest = async (at: number, hour: number) => {
    for (const index of world.subjects.keys()) {
      if (hour !== (index % 4 === 0 ? LATE_HOUR : RETEST_HOUR)) continue;
      for (const side of ['local', 'live'] as const)
        await record(at, item('run', runOf(index, side, at)));
    }
  };
  let before: ReadonlyMap<string, boolean> = new Map();
  await sent();
  for (let hour = 1; hour <= HOURS; hour += 1) {
    const at = start + hour * HOUR;
    await mend(at);
    await retest(at, FIRST_HOUR + hour);
    moveAccounts();
    if (random() < 0.25) {
      const free = HAPPENINGS.filter((what) => !under.has(what));
      if (free.length > 0) await begin(pick(free), at);
    }
    told.isDown = under.has('no ledger');
    if (!under.has('old facts')) told.facts = factsAt(at);
    if (hour % LOOK_HOURS === 0) {
      const seen = [await lookAt(at), await lookAt(at + HELD_MS)];
      const firing = new Map(
        providers.map((one) => [one, seen.every((shown) => shown.get(one) === true)]),
      );
      for (const [provider, is] of firing) if (is && !before.get(provider)) tally.alerts += 1;
      before = firing;
    }
    for (const { type, data } of await sent()) {
      if (type === 'account.reconnect_required') accounts.toldLapsed += data.accounts.length;
      if (type === 'account.reconnected') accounts.toldReconnected += data.accounts.length;
    }
  }
  return { tally, accounts, lapsedNow: lapsed.size };
}

test(`over ${HOURS} hours with ${CUSTOMERS} customers, alerts are the claims that really were wrong`, async (t) => {
  const { tally, accounts, lapsedNow } = await simulated();
  t.diagnostic(JSON.stringify({ ...tally, ...accounts, lapsedNow }));
  assert.deepEqual([tally.false, tally.missed], [0, 0]);
  assert.ok(tally.wrong > 0 && tally.alerts > 0, 'some claims were wrong');
  assert.ok(accounts.lapsed > CUSTOMERS / 10 && accounts.reconnected > 0 && accounts.added > 0);
  assert.ok(lapsedNow > 0, 'some accounts are always lapsed');
});
