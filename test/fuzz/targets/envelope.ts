import {
  readEnvelope,
  readEnvelopeToSign,
  type RoleKeys,
  preAuthEncoding,
  signersOf,
} from '../../../src/trust/envelope.ts';
import { readSummary } from '../../../src/trust/statement.ts';
import { findForm, claimedKind } from '../../../src/trust/document-kind.ts';
import { verifyByKeys, verifyByRoots } from '../../../src/trust/verify-document.ts';
import { must, mustBeOutcome, type Target } from '../target.ts';
import { AT, DOCUMENTS, GROWN, PIN, WORLD } from '../world.ts';
import { SIGNED } from '../signed-release.ts';
import { RULE_SETS } from '../../../src/gate/rule-sets.ts';

const FILE = 'e.json';

/** Envelopes: nothing verifies but the very payloads that were signed, under their own type. */
export function envelopeTarget(): Target {
  const seeds = [DOCUMENTS.root, DOCUMENTS.statement, GROWN.statement, SIGNED.signed];
  const known = new Set(seeds.map((bytes) => signedIn(bytes)));
  const { root, projection, release } = WORLD.keys;
  const all: RoleKeys = {
    keys: [...root, ...projection, release].map(({ publicKey }) => publicKey),
    threshold: 1,
  };
  return {
    name: 'envelope',
    seeds,
    schemas: ['dsse-envelope'],
    run(input) {
      mustBeOutcome(findForm(input, FILE));
      mustBeOutcome(readEnvelopeToSign(input, FILE));
      const envelope = readEnvelope(input, FILE);
      mustBeOutcome(envelope);
      if (!envelope.ok) return;
      mustBeOutcome(claimedKind(envelope.value));
      mustBeOutcome(readSummary(envelope.value.payload, FILE));
      const roots = [{ file: '1.root.json', bytes: DOCUMENTS.root }];
      const byKeys = verifyByKeys(envelope.value, all);
      const byRoots = verifyByRoots(envelope.value, {
        pin: PIN,
        roots,
        at: AT,
        ruleSets: RULE_SETS,
      });
      const signers = signersOf(envelope.value, all.keys);
      for (const outcome of [byKeys, byRoots]) mustBeOutcome(outcome);
      const isKnown = known.has(signedIn(input));
      must(
        isKnown || (!byKeys.ok && !byRoots.ok && signers.length === 0),
        'a signature that nobody made',
      );
    },
  };
}

function signedIn(bytes: Uint8Array): string {
  const envelope = readEnvelope(bytes, FILE);
  if (!envelope.ok) return '';
  return Buffer.from(preAuthEncoding(envelope.value.payloadType, envelope.value.payload)).toString(
    'latin1',
  );
}
