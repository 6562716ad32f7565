import assert from 'node:assert/strict';
import { subjectDigest, type ErroredRuns } from '../../src/evidence/subject-evidence.ts';
import { formatInstant } from '../../src/documents/json.ts';
import type { ProjectionEntry, RunFact, RuntimeFacts, Subject } from '../../src/documents/index.ts';
import { effectiveEvidence } from '../../src/ledger/lookup.ts';
import { readFacts } from '../../src/ledger/export-facts.ts';
import { type Placed } from '../../src/ledger/records.ts';
import { EvidenceFold } from '../../src/ledger/fold.ts';
import { scanLedger } from '../../src/ledger/scan.ts';
import { readinessService, type ReadinessService } from '../../service/readiness/readiness.ts';
import { ledgerIn, readSubjects } from '../../service/readiness/snapshot.ts';
import { valueOf } from '../trust/expect.ts';
import { exported, facts } from './export-world.ts';
import { FINGERPRINTS, AT, contract, contracts, type TestLedger } from './world.ts';

// The ways to what a ledger says of subjects at an instant, each in one form.

/** The places of records, 0 where there is none; a control after its state. */
export interface Said {
  readonly review: number;
  readonly local: number;
  readonly live: number;
  readonly control: string;
  /** How many later runs could not be tested, and since when: of the local one, and of the live one. */
  readonly errored: string;
  /** Until when the control stands, or is shown to; a look-up doesn't say. */
  readonly until?: number | null | undefined;
}

type PlaceOf = { readonly sequence: number } | null | undefined;
const placeOf = (found: PlaceOf) => found?.sequence ?? 0;

type RunOf = (NonNullable<PlaceOf> & { readonly errored?: ErroredRuns }) | null | undefined;

function saidOf(review: PlaceOf, local: RunOf, live: RunOf) {
  const errored = [local, live].map((run) =>
    run?.errored ? `${run.errored.count} ${formatInstant(run.errored.firstAt)}` : '',
  );
  const places = { review: placeOf(review), local: placeOf(local), live: placeOf(live) };
  return { ...places, errored: errored.join('/') };
}

/** The run of an entry, in the form of a fold. */
function shownRun(run: RunFact): RunOf {
  if (!run) return null;
  const { errored, record } = run;
  if (!errored) return record;
  return { ...record, errored: { count: errored.count, firstAt: Date.parse(errored.first_at) } };
}

type Control = { readonly state: string } | null | undefined;
const controlOf = (control: Control, place: PlaceOf) =>
  control ? `${control.state} ${placeOf(place)}` : 'unknown';

/** By indexes, one subject after the other. */
export function lookedUp(ledger: TestLedger, subjects: readonly Subject[], at: number) {
  return ledger.driver.read(async (connection) => {
    const found: Said[] = [];
    for (const of of subjects) {
      const { review, local, live, control } = await effectiveEvidence(connection, of, at, {
        contract: contract.digest,
        fingerprints: FINGERPRINTS,
      });
      const said = saidOf(review, local, live);
      found.push({ ...said, control: controlOf(control?.record, control) });
    }
    return found;
  });
}

/** By the fold of everything that a scan hands over. */
export async function scanned(ledger: TestLedger, subjects: readonly Subject[], at: number) {
  const fold = new EvidenceFold(at);
  await ledger.driver.read((connection) =>
    scanLedger(connection, {
      take: (record) => void fold.add(record),
      run: (record, digest) => {
        fold.addRun(record, digest);
        return undefined;
      },
    }),
  );
  return subjects.map((of): Said => {
    const { control, until } = fold.control(of, at);
    const [local, live] = (['local', 'live'] as const).map((side) =>
      fold.lastRun(subjectDigest(of), side, contract.digest),
    );
    const said = saidOf(fold.review(of), local, live);
    return { ...said, control: controlOf(control?.record, control), until };
  });
}

/** As an export shows it: of the subjects that are asked for, or of all that have a run. */
export async function shown(ledger: TestLedger, subjects: readonly Subject[] | null, at: number) {
  const says = factsOfAll(at);
  const { bytes } = valueOf(await exported(ledger, { ...(subjects && { subjects }), at }, says));
  const lines = bytes.toString('utf8').split('\n').slice(0, -1);
  const entries = lines.map((line) => JSON.parse(line) as ProjectionEntry);
  return new Map(
    entries.map(({ subject, approval, local_run, live_run, runtime_control }): [string, Said] => {
      const said = saidOf(approval?.record, shownRun(local_run), shownRun(live_run));
      const ends = runtime_control?.expires_at;
      const control = controlOf(runtime_control, runtime_control?.record);
      return [subjectDigest(subject), { ...said, control, until: ends ? Date.parse(ends) : null }];
    }),
  );
}

/** With a policy for each kind of account: a subject without one has no contract in an export. */
function factsOfAll(at: number): RuntimeFacts {
  const says = facts({ generated_at: formatInstant(at) });
  const kinds = contract.document.account_kinds;
  const policies = says.policies.flatMap((one) =>
    kinds.map((account_kind) => ({ ...one, account_kind })),
  );
  return { ...says, policies };
}

/** As the service reads it, with a record counted in that is not recorded. */
export async function read(
  ledger: TestLedger,
  subjects: readonly Subject[],
  at: number,
  next?: Placed,
) {
  const readings = await ledger.driver.read(async (connection) => {
    const known = await ledgerIn({ fingerprints: FINGERPRINTS }, connection);
    return readSubjects({ contracts }, { ...known, ...(next && { next }) }, subjects, at);
  });
  return readings.map(({ control, records }): Said => {
    const said = saidOf(records?.review, records?.local, records?.live);
    const place = control?.fact?.record;
    return { ...said, control: controlOf(control?.fact, place), until: control?.until };
  });
}

/** A service over a ledger that keeps its board while records come and days go by. */
export class KeptBoard {
  #at = AT;
  readonly #fresh: () => ReadinessService;
  readonly #kept: ReadinessService;

  constructor({ driver }: TestLedger, subjects: readonly Subject[]) {
    const claims = subjects.map((subject) => ({
      claim: { subject, contract_digest: contract.digest },
      subjectDigest: subjectDigest(subject),
    }));
    this.#fresh = () =>
      readinessService({
        ledger: driver,
        fingerprints: FINGERPRINTS,
        facts: async () => {
          const says = facts({ generated_at: formatInstant(this.#at) });
          return valueOf(readFacts(Buffer.from(JSON.stringify(says)), 'facts.json'));
        },
        contracts,
        claims,
        settings: { certificationEnforced: true, disabledProviders: new Set() },
        clock: () => this.#at,
      });
    this.#kept = this.#fresh();
  }

  /** Keeps what a service says now. */
  async keep(): Promise<void> {
    valueOf(await this.#kept.projection());
  }

  /** The control of each subject, by its digest; all is as a service says it that has kept nothing. */
  async controlsAt(at: number): Promise<ReadonlyMap<string, string>> {
    this.#at = at;
    const kept = valueOf(await this.#kept.projection());
    const fresh = valueOf(await this.#fresh().projection());
    assert.equal(Buffer.from(kept.bytes).toString(), Buffer.from(fresh.bytes).toString());
    const all = kept.document.providers.flatMap(({ decisions }) => decisions);
    return new Map(all.map((one) => [subjectDigest(one.subject), one.decision.facts.control]));
  }
}
