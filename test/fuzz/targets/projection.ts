import { canonicalize, digestOf, objectDigest } from '../../../src/digest/index.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../src/documents/json.ts';
import { readLine, MAX_LINE_BYTES, readLineExactly } from '../../../src/gate/entry-line.ts';
import { PROJECTION_STATEMENT, STATEMENT_PAYLOAD_TYPE } from '../../../src/trust/statement.ts';
import { readEnvelope, unsignedEnvelope, writeEnvelope } from '../../../src/trust/envelope.ts';
import { signedBy, valueOf } from '../../../examples/world/organisation.ts';
import { readContent } from '../../../src/trust/document-kind.ts';
import type { Random } from '../random.ts';
import { must, mustBeOutcome, mustBeSound, type Target } from '../target.ts';
import { changedTree } from '../tree.ts';
import { AT, DOCUMENTS, judgeDocuments, WORLD } from '../world.ts';
import { parsed } from './gate.ts';

/** Both readers are asked of so many lines; the whole is read in any case. */
const MAX_COMPARED = 100;

/**
 * The lines of a projection as the exporter itself would have them signed: every reader of a line agrees with
 * the other, and a yes needs an entry that says so to the naked eye.
 */
export function projectionTarget(): Target {
  return {
    name: 'projection',
    schemas: ['projection-entry'],
    seeds: [DOCUMENTS.lines, WORLD.olderProjection.lines],
    change: changedLine,
    async run(input) {
      const lines = linesOf(input);
      for (const bytes of lines.slice(0, MAX_COMPARED)) linesAgree(bytes);
      const statement = statementFor(input, lines.length);
      if (!statement) return;
      const { allowed, findings } = await judgeDocuments({ ...DOCUMENTS, lines: input, statement });
      mustBeSound(findings);
      const entries = lines.map(parsed).filter((value) => isJsonObject(value));
      for (const digest of allowed)
        must(
          entries.some((entry) => speaksFor(entry, digest)),
          `a yes to ${digest}`,
        );
    },
    grown: {
      'a line without end': (length) => Buffer.alloc(length, 'a'),
      'empty lines': (length) => Buffer.alloc(length, '\n'),
      'a long string': (length) =>
        Buffer.from(`${JSON.stringify({ subject: 'a'.repeat(length) })}\n`),
      'the same line again': (length) =>
        Buffer.concat(
          Array.from({ length: length / 512 }, () => linesOf(DOCUMENTS.lines)[0] ?? Buffer.of()),
        ),
    },
  };
}

function linesOf(bytes: Uint8Array): Uint8Array[] {
  const text = Buffer.from(bytes).toString('latin1').split('\n');
  if (text.at(-1) === '') text.pop();
  return text.map((line) => Buffer.from(line, 'latin1'));
}

function linesAgree(bytes: Uint8Array): void {
  const place = { file: 'p.jsonl', line: 1 };
  const [quick, exact] = [readLine(bytes, place), readLineExactly(bytes, place)];
  must(JSON.stringify(quick) === JSON.stringify(exact), 'the two readers of a line differ');
  mustBeOutcome(exact);
  must(bytes.length <= MAX_LINE_BYTES || !exact.ok, 'a line that is too long was read');
}

/** A statement about other lines, signed as the first one was. */
function statementFor(lines: Uint8Array, count: number): Uint8Array | undefined {
  const original = valueOf(readEnvelope(DOCUMENTS.statement, 's.json'));
  const content = valueOf(readContent('projection_statement', original));
  if (content.kind !== 'projection_statement') throw new Error('the statement is none');
  const predicate = { ...content.predicate, entry_count: count };
  const payload = PROJECTION_STATEMENT.write(digestOf(lines), predicate, 's.json');
  if (!payload.ok) return undefined;
  const unsigned = unsignedEnvelope(STATEMENT_PAYLOAD_TYPE, payload.value, 's.json');
  return writeEnvelope(signedBy(unsigned, WORLD.keys.projection.slice(0, 2)));
}

/** The least that everyone needs (specification/readiness.md 1); the rules ask for more. */
function speaksFor(entry: JsonObject, digest: string): boolean {
  const claim = WORLD.claims.find(({ subject }) => objectDigest('subject', subject) === digest);
  const { approval, configuration, policy, runtime_control: control } = entry;
  const isAhead = (of: JsonValue | undefined) =>
    isJsonObject(of) && typeof of['expires_at'] === 'string' && Date.parse(of['expires_at']) > AT;
  const isRun = (of: JsonValue | undefined) =>
    isJsonObject(of) &&
    isAhead(of) &&
    of['contract_digest'] === claim?.contract_digest &&
    of['subject_digest'] === digest;
  return (
    objectDigest('subject', entry['subject']) === digest &&
    entry['contract_digest'] === claim?.contract_digest &&
    stateOf(configuration) === 'configured' &&
    /^(?:approved|not_required)$/.test(stateOf(approval)) &&
    isAhead(approval) &&
    stateOf(policy) === 'allowed' &&
    stateOf(control) === 'enabled' &&
    (isAhead(control) || (isJsonObject(control) && control['expires_at'] === null)) &&
    stateOf(entry['authorization']) === 'valid' &&
    isRun(entry['local_run']) &&
    isRun(entry['live_run'])
  );
}

function stateOf(value: JsonValue | undefined): string {
  return isJsonObject(value) && typeof value['state'] === 'string' ? value['state'] : '';
}

/** Lines in another order, twice, without one, or one of them changed and written as the exporter writes it. */
function changedLine(random: Random, input: Uint8Array): Uint8Array {
  const lines = linesOf(input);
  const at = random.below(lines.length);
  const kind = random.below(8);
  const value = parsed(lines[at] ?? new Uint8Array());
  if (kind === 0) return joined(random.shuffled(lines));
  if (kind === 1) return joined([...lines, ...lines.slice(at, at + 1)]);
  if (kind === 2) return joined(lines.toSpliced(at, 1));
  if (value === undefined) return joined(lines);
  const others = lines.slice(0, 1).map(parsed);
  try {
    return joined(lines.with(at, Buffer.from(canonicalize(changedTree(random, value, others)))));
  } catch {
    // A change can make what has no canonical form.
    return input;
  }
}

function joined(lines: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(lines.flatMap((line) => [line, Buffer.from('\n')]));
}
