import { isJsonObject, type JsonValue } from '../../../src/documents/json.ts';
import { digestOf, hexOf } from '../../../src/digest/index.ts';
import { readEnvelope, unsignedEnvelope, writeEnvelope } from '../../../src/trust/envelope.ts';
import { STATEMENT_PAYLOAD_TYPE } from '../../../src/trust/statement.ts';
import { DEPLOYMENT, signedBy, valueOf } from '../../../examples/world/organisation.ts';
import { must, mustBeSound, type Target } from '../target.ts';
import { AT, DOCUMENTS, GROWN, judgeDocuments, WORLD } from '../world.ts';
import { parsed } from './gate.ts';

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
