import { isJsonObject, type JsonValue, parseInstant } from '../../../src/documents/json.ts';
import { digestOf, hexOf, parseDigest } from '../../../src/digest/index.ts';
import {
  readEnvelope,
  unsignedEnvelope,
  writeEnvelope,
  readEnvelopeToSign,
  type RoleKeys,
  preAuthEncoding,
  signersOf,
} from '../../../src/trust/envelope.ts';
import { STATEMENT_PAYLOAD_TYPE, readSummary } from '../../../src/trust/statement.ts';
import { DEPLOYMENT, signedBy, valueOf } from '../../../examples/world/organisation.ts';
import { must, mustBeSound, type Target, mustBeOutcome } from '../target.ts';
import { AT, DOCUMENTS, GROWN, judgeDocuments, WORLD, PIN } from '../world.ts';
import { parsed } from './gate.ts';
import { findForm, claimedKind } from '../../../src/trust/document-kind.ts';
import { verifyByKeys, verifyByRoots } from '../../../src/trust/verify-document.ts';
import { SIGNED } from './release.ts';
import { RULE_SETS } from '../../../src/gate/rule-sets.ts';
import { intentTokens } from '../../../service/readiness/test-intents.ts';
import {
  decodeBase64,
  decodeStandardBase64,
  encodeBase64,
  readPublicKey,
} from '../../../src/trust/public-key.ts';
import { formatNoteKey, noteKeyOf, parseNoteKey } from '../../../src/trust/checkpoint.ts';
import { parsePin } from '../../../src/trust/anchor.ts';
import { readPrivateKey, writePrivateKey } from '../../../src/trust/private-key.ts';
import { subject } from '../../evidence/documents.ts';

const SKEW_MS = 30_000;

/**
 * Projection statements that the keys of the projection really signed, whatever they say: an allowed answer needs one that
 * speaks of these lines, this deployment and this instant.
 */
export function signedTarget(): Target {
  const payloadOf = (bytes: Uint8Array) => valueOf(readEnvelope(bytes, 's.json')).payload;
  return {
    name: 'signed',
    seeds: [DOCUMENTS.statement, GROWN.statement, WORLD.olderProjection.statement].map(payloadOf),
    schemas: ['projection-statement', 'verification-summary', 'in-toto-statement'],
    async run(input) {
      const unsigned = unsignedEnvelope(STATEMENT_PAYLOAD_TYPE, input, 's.json');
      const statement = writeEnvelope(signedBy(unsigned, WORLD.keys.projection.slice(0, 2)));
      const { allowed, findings } = await judgeDocuments({ ...DOCUMENTS, statement });
      mustBeSound(findings);
      must(allowed.length === 0 || speaksOfThis(input), 'a yes by another statement');
    },
  };
}

function speaksOfThis(payload: Uint8Array): boolean {
  const value = parsed(payload);
  const predicate = isJsonObject(value) ? value['predicate'] : undefined;
  if (!isJsonObject(value) || !isJsonObject(predicate)) return false;
  const { deployment, entry_count: count, expires_at, generated_at, checkpoint } = predicate;
  const made = Date.parse(textOf(generated_at));
  const ends = Date.parse(textOf(expires_at));
  return (
    JSON.stringify(value['subject']).includes(hexOf(digestOf(DOCUMENTS.lines))) &&
    deployment === DEPLOYMENT &&
    count === WORLD.entries.length &&
    made <= AT + SKEW_MS &&
    AT < ends &&
    ends - made <= 24 * 3_600_000 &&
    textOf(checkpoint).includes(`\n${WORLD.leaves.length}\n`)
  );
}

function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

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

/** Keys, pins, tokens and other words that come from outside: each has one spelling, and none is made up. */
export function keysTarget(): Target {
  const { root, ledger } = WORLD.keys;
  const [first] = root;
  if (!first) throw new Error('the demonstration has no key');
  const tokens = intentTokens(Buffer.alloc(32, 9), 'demonstration');
  const intent = {
    schema_version: 1,
    id: 'a'.repeat(32),
    subject: subject(),
    account_reference: `sha256:${'b'.repeat(64)}`,
    asked_by: 'jane',
    expires_at: '2026-11-21T12:05:00Z',
  };
  const token = tokens.write(Object.assign(Object.create(null), intent));
  return {
    name: 'keys',
    seeds: [
      first.publicKey.pem,
      valueOf(writePrivateKey(first)),
      valueOf(writePrivateKey(first, 'word')),
      formatNoteKey(valueOf(noteKeyOf('ledger.example/a', ledger.publicKey))),
      PIN,
      token,
      encodeBase64(Buffer.from('something')),
      new Date(AT).toISOString(),
    ].map((text) => Buffer.from(text)),
    run(input) {
      const text = Buffer.from(input).toString('utf8');
      const pem = readPublicKey(text);
      mustBeOutcome(pem);
      const bare = (key: string) => key.replaceAll(/\s/g, '');
      // Line ends are nobody's business: only one DER form of the key is read.
      must(!pem.ok || bare(pem.value.pem) === bare(text), 'two spellings of a key');
      const secret = readPrivateKey(text);
      mustBeOutcome(secret);
      const note = parseNoteKey(text);
      mustBeOutcome(note);
      must(!note.ok || formatNoteKey(note.value) === text, 'two spellings of a note key');
      mustBeOutcome(parsePin(text));
      const bytes = decodeStandardBase64(text);
      must(bytes === undefined || encodeBase64(bytes) === text, 'two spellings of bytes');
      decodeBase64(text);
      const digest = parseDigest(text);
      must(digest === undefined || text.endsWith(digest.slice(7)), 'another digest');
      const instant = parseInstant(text);
      must(
        instant === undefined || new Date(instant).getTime() === Date.parse(text),
        'another instant',
      );
      must(tokens.read(text) === undefined || text === token, 'a token that nobody wrote');
    },
    grown: {
      'a long pin': (length) => Buffer.from(`1:sha256:${'a'.repeat(length)}`),
      'a long note key': (length) => Buffer.from(`${'a'.repeat(length)}+00000000+AA`),
      'plus signs': (length) => Buffer.alloc(length, '+'),
      'a long block': (length) =>
        Buffer.from(
          `-----BEGIN PUBLIC KEY-----\n${'A'.repeat(length)}\n-----END PUBLIC KEY-----\n`,
        ),
      'beginnings of blocks': (length) => Buffer.from('-----BEGIN '.repeat(length / 11)),
      'line ends': (length) => Buffer.from(`-----BEGIN PUBLIC KEY-----${'\n'.repeat(length)}`),
    },
  };
}
