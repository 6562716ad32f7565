// Where the job that tests records nothing: what is due by the published projection, and a seal for each run.

import { join } from 'node:path';
import type { CertificationRun, ProjectionEntry, RunFact } from '../../documents/index.ts';
import { present } from '../../documents/error.ts';
import { DAY_MS, formatInstant, instantOf, type EpochMs } from '../../documents/json.ts';
import type { Contract } from '../../evidence/contract.ts';
import { runFaults, type RunSide } from '../../evidence/run.ts';
import type { ScheduledRun } from '../../gate/plan.ts';
import { readProjection } from '../../gate/merge-projection.ts';
import { makeOutputFolder } from '../../io/output-path.ts';
import type { ReadClaim } from '../../manifest/claims.ts';
import type { TestCommands } from '../../repository/renewal.ts';
import { askedConfiguration } from '../../repository/asked.ts';
import { projectionAt } from '../../repository/evidence-inputs.ts';
import type { Invocation } from '../../cli/invocation.ts';
import type { NamedFile } from '../../cli/named-file.ts';
import {
  SEAL_SIGNER,
  sealTerms,
  writeSealed,
  type SealTerms,
} from '../../cli/evidence/ledger-seal.ts';

export interface KnownRuns {
  /** The place of the newest record about the subject. */
  readonly after: number;
  readonly reviewEndsAt: EpochMs;
  /** The newest first. */
  readonly runs: readonly ScheduledRun[];
}

export interface TestedSide {
  readonly claim: ReadClaim;
  readonly contract: Contract;
  readonly side: RunSide;
}

/** A call that seals tries a failed test so often, and a projection shows the last attempt; the next one is a day later. */
const ATTEMPTS = 3;

/**
 * A folder that seals go to, and what the projection says of earlier runs. Nobody need have signed that: it only says
 * when to test.
 */
export class Seals {
  readonly #folder: NamedFile;
  readonly #terms: SealTerms | undefined;
  readonly #entries: ReadonlyMap<string, ProjectionEntry>;
  readonly #commands: TestCommands;
  /** The accounts of the live runs of this call. */
  readonly #accounts: string[] = [];
  #count = 0;

  private constructor(
    folder: NamedFile,
    terms: SealTerms | undefined,
    entries: ReadonlyMap<string, ProjectionEntry>,
    commands: TestCommands,
  ) {
    this.#folder = folder;
    this.#terms = terms;
    this.#entries = entries;
    this.#commands = commands;
  }

  /** Opens the folder of the option; `undefined` where the call has none. @throws ClaimgateError where this caller may not seal */
  static async asked(invocation: Invocation, commands: TestCommands): Promise<Seals | undefined> {
    const { args } = invocation;
    const folder = invocation.file('seal');
    if (!folder) {
      args.refuse([...Object.keys(SEAL_SIGNER.options), 'trust-pin'], 'without --seal');
      return undefined;
    }
    args.refuse(['ledger', 'operator', 'confirm-clock', 'head'], 'with --seal');
    const isDry = args.flag('dry-run') === true;
    const terms = isDry ? undefined : await sealTerms(invocation, SEAL_SIGNER.ifNamed(invocation));
    return new Seals(folder, terms, await entriesIn(invocation), commands);
  }

  /** The runs that the projection shows; one under another contract, or from before the review, is none. */
  runsOf({ claim, contract, side }: TestedSide, at: EpochMs): KnownRuns {
    const entry = this.#entries.get(claim.subjectDigest);
    const review = entry?.approval;
    const reviewEndsAt = review ? instantOf(review.expires_at) : Infinity;
    const fact = entry?.[side === 'local' ? 'local_run' : 'live_run'];
    const isOther = fact?.contract_digest !== contract.digest;
    if (!fact || isOther || (review && fact.tested_at < review.reviewed_at))
      return { after: 0, reviewEndsAt, runs: [] };
    const runs = scheduledRuns(fact, { contract, side, reviewEndsAt, at });
    return { after: fact.record.sequence, reviewEndsAt, runs };
  }

  /** How many live runs an account had since an instant, as far as it shows: those of this call, and the last ones of the projection. */
  countRuns(account: string, since: EpochMs): number {
    const shown = [...this.#entries.values()].filter(
      ({ live_run: run, subject }) =>
        run &&
        instantOf(run.tested_at) >= since &&
        this.#commands.of(subject, 'live')?.account_reference === account,
    );
    return shown.length + this.#accounts.filter((one) => one === account).length;
  }

  /** Seals a run, and returns the name of its file: in the order of their names, they are recorded. @throws ClaimgateError */
  async keep(
    run: CertificationRun,
    command: readonly string[],
    { host }: Invocation,
  ): Promise<string> {
    makeOutputFolder(this.#folder.path, this.#folder.name);
    this.#count += 1;
    const at = formatInstant(host.clock()).replaceAll(/[-:.]/g, '');
    const name = `${at}-${String(this.#count).padStart(4, '0')}.json`;
    const file = { path: join(this.#folder.path, name), name: join(this.#folder.name, name) };
    await writeSealed({ run, command }, file, present(this.#terms), host);
    if (run.account_reference !== null) this.#accounts.push(run.account_reference);
    return file.name;
  }
}

/** The entries of the configured projection by their subjects; none before the first export. */
async function entriesIn(invocation: Invocation): Promise<ReadonlyMap<string, ProjectionEntry>> {
  const entries = new Map<string, ProjectionEntry>();
  const path = askedConfiguration(invocation).projectionIfThere();
  if (path === undefined) return entries;
  const projection = projectionAt(path, invocation.host);
  const { file } = projection;
  await readProjection({ file, chunks: projection.open() }, ({ entry, subjectDigest }) => {
    if (entry) entries.set(subjectDigest, entry);
  });
  return entries;
}

interface Schedule extends Omit<TestedSide, 'claim'> {
  readonly reviewEndsAt: EpochMs;
  readonly at: EpochMs;
}

function scheduledRuns(
  fact: NonNullable<RunFact>,
  { at, contract, reviewEndsAt, side }: Schedule,
): readonly ScheduledRun[] {
  const testedAt = instantOf(fact.tested_at);
  const retestAt = testedAt + contract.document.retest_days[side] * DAY_MS;
  const endsAt = instantOf(fact.expires_at);
  const expiresAt = endsAt < reviewEndsAt ? Math.min(endsAt, retestAt) : retestAt;
  const faults = runFaults({ ...fact, side }, contract.requiredChecks[side], at);
  const hasPassed = faults.length === 0;
  const own = { testedAt, expiresAt, hasPassed };
  const failures = (first: EpochMs, count: number) =>
    Array.from({ length: count }, () => ({ testedAt: first, expiresAt, hasPassed: false }));
  const { errored } = fact;
  if (errored) return [...failures(instantOf(errored.first_at), errored.count), own];
  if (hasPassed) return [own];
  return failures(testedAt, fact.origin?.kind === 'attested' ? ATTEMPTS : 1);
}
