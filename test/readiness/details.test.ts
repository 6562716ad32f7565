import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ClaimgateError } from '../../src/findings/index.ts';
import { decide } from '../../src/readiness/index.ts';
import { contractDocument, subject } from '../evidence/documents.ts';
import { bent, type Bends } from '../gate/bend.ts';
import { ASKED, decided, inputOf, world, type World } from './world.ts';

/** What blocks under enforcement, in full. */
function blockersOf(of: World) {
  return decided(of, ASKED.on).blockers;
}

for (const bends of [
  { '/entry/runtime_control/state': 'disabled' },
  { '/entry/checks': null },
] as Bends[]) test(JSON.stringify(bends), () => console.log(JSON.stringify(blockersOf(bent(world(), bends)), null, 1)));
