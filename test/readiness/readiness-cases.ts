import type { Code } from '../../src/documents/findings.ts';
import type { ReadinessFacts, ReadinessState } from '../../src/documents/index.ts';
import { readinessCaseFile, type NamedCase } from '../cases.ts';
import { contractDocument, subject } from '../evidence/documents.ts';
import { bendsBelow, bent, type Bends } from '../gate/bend.ts';
import { world, type World } from './world.ts';

/** Under enforcement, without, and as a certification test without. */
export interface Answer {
  readonly state: ReadinessState;
  readonly blockers: readonly Code[];
  readonly would_block?: readonly Code[];
}

/**
 * A case of a decision: the changes to a world where nothing blocks the operation, and the decision
 * then. `bend` below `/contract` and `/subject` happens before digests are made; other bends after.
 */
export interface ReadinessCase {
  readonly why: string;
  readonly bend?: Bends;
  /** A second contract: the first one with these values. */
  readonly other_contract?: Bends;
  /** The facts that are not as they are in that world. */
  readonly facts?: Partial<ReadinessFacts>;
  readonly on: Answer;
  readonly off: Answer;
  readonly test: Answer;
  /** Whether it may be advertised: whatever the flag, and never as a test. */
  readonly advertisable: boolean;
}

/** Every case, with its step and its name. */
export function readinessCases(): NamedCase<ReadinessCase>[] {
  return readinessCaseFile<ReadinessCase>();
}

/** The world of a case. */
export function worldOf({ bend = {}, other_contract: otherContract }: ReadinessCase): World {
  const contract = bent(contractDocument(), bendsBelow(bend, '/contract'));
  const valid = world(contract, bent(subject(), bendsBelow(bend, '/subject')));
  const others = Object.entries(bend).filter(
    ([pointer]) => !/^\/(?:contract|subject)\//.test(pointer),
  );
  const bentWorld = bent(valid, Object.fromEntries(others));
  if (!otherContract) return bentWorld;
  return { ...bentWorld, contracts: [...bentWorld.contracts, bent(contract, otherContract)] };
}
