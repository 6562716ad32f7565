import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Code, Finding } from '../../src/findings/index.ts';
import type { RuleOutcome } from '../../src/gate/index.ts';
import { contractDocument, entry, subject } from '../evidence/documents.ts';
import { bendsBelow, bent, type Bends } from './bend.ts';
import { world, type World } from './world.ts';

/**
 * One folder per case: what is changed in a world in which everything passes, and what the rule says then.
 * `bend` below `/contract` and `/subject` happens before digests are made, so that everything still hangs
 * together; other bends happen after.
 */
export interface RuleCase {
  readonly why: string;
  readonly bend?: Bends;
  /** A second contract file: the first one with these values. */
  readonly other_contract?: Bends;
  /** An entry of another subject, which nobody claims, with these values. */
  readonly other_entry?: Bends;
  readonly expect: {
    readonly rule: number;
    readonly outcome: RuleOutcome;
    /** All findings of the rule, in order and in full, but for the next command of the table of codes. */
    readonly findings?: readonly Finding[];
    /** Which other rules do not pass either. */
    readonly also?: readonly number[];
    /** What those say, in so far as it is not said by this rule too. */
    readonly also_codes?: readonly Code[];
  };
}

const CASES = join(import.meta.dirname, '../cases/rules');

/** Every case, with the folder of its rule and its own. */
export function ruleCases(): { folder: string; name: string; one: RuleCase }[] {
  return readdirSync(CASES)
    .sort()
    .flatMap((folder) =>
      readdirSync(join(CASES, folder))
        .sort()
        .map((name) => ({
          folder,
          name,
          one: JSON.parse(readFileSync(join(CASES, folder, name, 'case.json'), 'utf8')) as RuleCase,
        })),
    );
}

/** The world of a case. */
export function worldOf({
  bend = {},
  other_contract: otherContract,
  other_entry: otherEntry,
}: RuleCase): World {
  const contract = bent(contractDocument(), bendsBelow(bend, '/contract'));
  const valid = world(contract, bent(subject(), bendsBelow(bend, '/subject')));
  const others = Object.entries(bend).filter(
    ([pointer]) => !/^\/(?:contract|subject)\//.test(pointer),
  );
  const bentWorld = bent(valid, Object.fromEntries(others));
  return {
    ...bentWorld,
    contracts: otherContract
      ? [...bentWorld.contracts, bent(contract, otherContract)]
      : bentWorld.contracts,
    others: otherEntry ? [bent(entry({ ...subject(), policy_mode: 'other' }), otherEntry)] : [],
  };
}
