import type { EpochMs } from '../../src/documents/json.ts';
import type {
  CertificationContract,
  Claim,
  ConsistencyProof,
  ProjectionEntry,
} from '../../src/documents/index.ts';
import { digestOfHash, type TreeHash } from '../../src/trust/merkle.ts';
import { type Envelope } from '../../src/trust/envelope.ts';
import { control, entryOf, review, run, type Control, type RunGround } from './evidence.ts';
import { ExampleLedger, type Random } from './ledger.ts';
import { trustRootFor, type ExampleKeys } from './organisation.ts';
import { signProjection, type SignedProjection } from './projection.ts';
import {
  contractFor,
  MASTODON,
  OPERATIONS,
  PINTEREST,
  subjectOf,
  type ExampleApp,
} from './providers.ts';

const MINUTE_MS = 60_000;

/** A contract and the name of its file. */
export interface NamedContract {
  readonly name: string;
  readonly document: CertificationContract;
}

/** Builds a complete small world, as values: every claim may be published at `at`. */
export interface ExampleWorld {
  readonly at: EpochMs;
  readonly keys: ExampleKeys;
  /** `1.root.json`. */
  readonly root: Envelope;
  readonly contracts: readonly NamedContract[];
  readonly claims: readonly Claim[];
  /** Leaves of the ledger, in order. */
  readonly leaves: readonly TreeHash[];
  readonly entries: readonly ProjectionEntry[];
  readonly projection: SignedProjection;
  /** Exported six hours before, one ledger record earlier; signed just as well, and not yet expired. */
  readonly olderProjection: SignedProjection;
}

/** Everything in the world follows from this. */
export interface WorldSeed {
  /** The instant at which all claims may be published, in epoch milliseconds. */
  readonly at: EpochMs;
  readonly keys: ExampleKeys;
  /** The commit that the runs tested. */
  readonly revision: string;
  readonly random: Random;
}

/** Builds a world: two providers, immediate and scheduled subjects, and one subject that nobody claims. */
export function buildWorld(seed: WorldSeed): ExampleWorld {
  const { at, keys } = seed;
  const { claimed, contracts, unclaimed, leaves } = story(seed);
  const entries = [...claimed, unclaimed.after];
  const before = leaves.length - 1;
  return {
    at,
    keys,
    root: trustRootFor(keys, at),
    contracts,
    claims: claimed.map(({ subject, contract_digest }) => ({
      subject,
      contract_digest: contract_digest ?? '',
    })),
    leaves,
    entries,
    projection: exported(keys, entries, leaves, at - 10 * MINUTE_MS),
    olderProjection: exported(
      keys,
      [...claimed, unclaimed.before],
      leaves.slice(0, before),
      at - 370 * MINUTE_MS,
    ),
  };
}

/** A projection signed by two of the three who may. */
export function exported(
  keys: ExampleKeys,
  entries: readonly ProjectionEntry[],
  leaves: readonly TreeHash[],
  generatedAt: EpochMs,
  consistency: ConsistencyProof = null,
): SignedProjection {
  const content = { entries, leaves, generatedAt, consistency };
  return signProjection(content, keys, keys.projection.slice(0, 2));
}

interface Story {
  readonly claimed: readonly ProjectionEntry[];
  readonly contracts: readonly NamedContract[];
  readonly unclaimed: { readonly before: ProjectionEntry; readonly after: ProjectionEntry };
  readonly leaves: readonly TreeHash[];
}

/** Record by record; the last one disables a format that is not ready to be claimed. */
function story({ at, revision, random }: WorldSeed): Story {
  const ledger = new ExampleLedger(random);
  const newFingerprint = () => digestOfHash(random(32));
  const apps: readonly ExampleApp[] = [
    { provider: PINTEREST, appFingerprint: newFingerprint(), instanceFingerprint: null },
    {
      provider: MASTODON,
      appFingerprint: newFingerprint(),
      instanceFingerprint: newFingerprint(),
    },
  ];
  const grounds = apps.flatMap((app) => groundsOf(app, ledger, at, revision));
  const claimed = grounds.map(({ enabled, ...ground }) =>
    entryOf(
      ground,
      {
        runtime_control: enabled,
        local_run: run(ledger, 'local', ground, at, newFingerprint),
        live_run: run(ledger, 'live', ground, at, newFingerprint),
      },
      at,
    ),
  );
  const contracts = grounds.map(({ contract }) => ({ name: nameOf(contract), document: contract }));
  const [pinterest] = claimed;
  if (pinterest === undefined) throw new Error('the demonstration claims nothing');
  const before = untested(pinterest);
  const disabled = control(
    ledger,
    { provider: before.subject.provider, output_profile: before.subject.output_profile },
    'disabled',
  );
  const unclaimed = { before, after: { ...before, runtime_control: disabled } };
  return { claimed, contracts, unclaimed, leaves: ledger.leaves };
}

type ControlledGround = RunGround & { readonly enabled: Control };

function groundsOf(
  app: ExampleApp,
  ledger: ExampleLedger,
  at: EpochMs,
  revision: string,
): ControlledGround[] {
  const approval = review(ledger, app.provider, at);
  const enabled = control(ledger, { provider: app.provider.name }, 'enabled');
  return OPERATIONS.map((operation) => ({
    subject: subjectOf(app, operation),
    contract: contractFor(app.provider, operation),
    approval,
    revision,
    enabled,
  }));
}

/** The entry of another format of the same app, for which there is neither contract nor run. */
function untested(entry: ProjectionEntry): ProjectionEntry {
  return {
    ...entry,
    subject: { ...entry.subject, output_profile: 'video-pin' },
    contract_digest: null,
    local_run: null,
    live_run: null,
  };
}

function nameOf({ provider, output_profile, operation }: CertificationContract): string {
  return `${provider}.${output_profile}.${operation}.json`;
}
