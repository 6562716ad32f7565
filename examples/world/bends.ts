import { digestOf } from '../../src/digest/index.ts';
import { contractDigest } from '../../src/evidence/contract.ts';
import { instantOf } from '../../src/documents/json.ts';
import type { Claim } from '../../src/documents/index.ts';
import { readEnvelope, unsignedEnvelope, writeEnvelope } from '../../src/trust/envelope.ts';
import { exported, type ExampleWorld } from './build.ts';
import { signedBy, valueOf } from './organisation.ts';
import { STATEMENT_FILE } from './projection.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Nothing is done for twelve hours: the projection itself expires. */
export function leftLying(world: ExampleWorld): ExampleWorld {
  return { ...world, at: world.at + 12 * HOUR_MS };
}

/** Projections keep coming, but nobody tests again: the instant at which the first live run expires. */
export function lapsed(world: ExampleWorld): ExampleWorld {
  const ends = world.entries.flatMap(({ live_run: run }) =>
    run ? [instantOf(run.expires_at)] : [],
  );
  return exportedAgain({ ...world, at: Math.min(...ends) });
}

/** A provider changes its terms, and the first contract with them: runs under the old one are stale. */
export function withStaleContract(world: ExampleWorld): ExampleWorld {
  const [first, ...others] = world.contracts;
  if (first === undefined) return world;
  const changed = { ...first.document, policy_digest: digestOf('the new terms') };
  const [before, after] = [contractDigest(first.document), contractDigest(changed)];
  const renamed = <T extends { readonly contract_digest: string | null }>(item: T): T =>
    item.contract_digest === before ? { ...item, contract_digest: after } : item;
  return exportedAgain({
    ...world,
    contracts: [{ ...first, document: changed }, ...others],
    claims: world.claims.map(renamed),
    entries: world.entries.map(renamed),
  });
}

/** Somebody hands in the projection of six hours ago; only who remembers the newer ledger head can tell. */
export function withReplayedProjection(world: ExampleWorld): ExampleWorld {
  return { ...world, projection: world.olderProjection };
}

/** Somebody edits a claim: the same contract, but an account kind that nobody has tested. */
export function withEditedClaim(world: ExampleWorld): ExampleWorld {
  const [first, ...others] = world.claims;
  if (first === undefined) return world;
  const claim: Claim = { ...first, subject: { ...first.subject, account_kind: 'personal' } };
  return { ...world, claims: [claim, ...others] };
}

/** Somebody edits the projection after it was signed: what is disabled reads enabled. */
export function withEditedProjection(world: ExampleWorld): ExampleWorld {
  const text = Buffer.from(world.projection.lines).toString('utf8');
  const lines = Buffer.from(text.replace('"state":"disabled"', '"state":"enabled"'), 'utf8');
  return { ...world, projection: { ...world.projection, lines } };
}

/** Only one of those who may sign a projection has done so, where two are asked for. */
export function withOneSignature(world: ExampleWorld): ExampleWorld {
  const { payload, payloadType } = valueOf(
    readEnvelope(world.projection.statement, STATEMENT_FILE),
  );
  const unsigned = unsignedEnvelope(payloadType, payload, STATEMENT_FILE);
  const statement = writeEnvelope(signedBy(unsigned, world.keys.projection.slice(0, 1)));
  return { ...world, projection: { ...world.projection, statement } };
}

/** The same facts in a new export, shortly before the instant of the world. */
function exportedAgain(world: ExampleWorld): ExampleWorld {
  const { keys, entries, leaves, at } = world;
  return { ...world, projection: exported(keys, entries, leaves, at - 10 * MINUTE_MS) };
}
