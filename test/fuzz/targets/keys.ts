import { parseDigest } from '../../../src/digest/index.ts';
import { parseInstant } from '../../../src/documents/json.ts';
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
import { valueOf } from '../../../examples/world/organisation.ts';
import { must, mustBeOutcome, type Target } from '../target.ts';
import { AT, PIN, WORLD } from '../world.ts';
import { subject } from '../../evidence/documents.ts';

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
