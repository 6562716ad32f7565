import { contractDigest } from '../../../src/evidence/contract.ts';
import { subjectDigest } from '../../../src/evidence/subject-evidence.ts';
import { isJsonObject, type JsonValue } from '../../../src/documents/json.ts';
import { headed, must, mustBeSound, withHead, type Target } from '../target.ts';
import { CONTRACT_FILES, DOCUMENTS, judgeDocuments, WORLD, type Documents } from '../world.ts';

/** Which claims may still be allowed where a document reads otherwise than it should; none by default. */
const HEADS = ['claims', 'root', 'statement', 'lines', 'contract'] as const;

/**
 * The whole gate, with one of its documents as somebody without a key would write it: it allows only claims
 * that the document, read by JSON.parse, still describes in the same way.
 */
export function gateTarget(): Target {
  const older = WORLD.olderProjection;
  return {
    name: 'gate',
    heads: HEADS,
    schemas: ['public-claims', 'dsse-envelope', 'projection-entry', 'contract'],
    seeds: [
      withHead('claims', DOCUMENTS.claims),
      withHead('root', DOCUMENTS.root),
      withHead('statement', DOCUMENTS.statement),
      withHead('lines', DOCUMENTS.lines),
      ...CONTRACT_FILES.map(({ bytes }) => withHead('contract', bytes)),
      withHead('lines', older.lines),
      withHead('statement', older.statement),
    ],
    async run(input) {
      const { head, body } = headed(input);
      const replaced = withDocument(head, body);
      if (!replaced) return;
      const { allowed, findings } = await judgeDocuments(replaced);
      mustBeSound(findings);
      const fair = mayBeAllowed(head, body);
      for (const digest of allowed) must(fair.has(digest), `a yes to ${digest} by another ${head}`);
    },
  };
}

/** The contract of the first claim is the one that is replaced. */
function withDocument(head: string, body: Uint8Array): Documents | undefined {
  if (head === 'claims' || head === 'root' || head === 'statement' || head === 'lines')
    return { ...DOCUMENTS, [head]: body };
  if (head !== 'contract') return undefined;
  const [first, ...others] = CONTRACT_FILES;
  return { ...DOCUMENTS, contracts: [{ file: first?.file ?? '', bytes: body }, ...others] };
}

const ALL = WORLD.claims.map(({ subject }) => subjectDigest(subject) as string);

function mayBeAllowed(head: string, body: Uint8Array): ReadonlySet<string> {
  const all = new Set(ALL);
  if (head === 'lines')
    return DOCUMENTS.lines.every((byte, at) => body[at] === byte) &&
      body.length === DOCUMENTS.lines.length
      ? all
      : new Set();
  const value = parsed(body);
  if (head === 'root') return sameSigned(value, DOCUMENTS.root) ? all : new Set();
  if (head === 'statement') return sameSigned(value, DOCUMENTS.statement) ? all : new Set();
  if (head === 'claims')
    return new Set(
      WORLD.claims
        .filter((claim) => isClaimed(claim, value))
        .map(({ subject }) => subjectDigest(subject)),
    );
  const [first] = WORLD.contracts;
  const isSame =
    first !== undefined &&
    sorted(value) === sorted(parsed(Buffer.from(JSON.stringify(first.document))));
  const digest = first && contractDigest(first.document);
  const others = WORLD.claims.filter(({ contract_digest }) => contract_digest !== digest);
  return isSame ? all : new Set(others.map(({ subject }) => subjectDigest(subject)));
}

function isClaimed(claim: object, value: JsonValue | undefined): boolean {
  const list = isJsonObject(value) ? value['claims'] : undefined;
  const wanted = sorted(parsed(Buffer.from(JSON.stringify(claim))));
  return Array.isArray(list) && list.some((item: JsonValue) => sorted(item) === wanted);
}

/** The same payload under the same type: signatures may come in any order, with any hint. */
function sameSigned(value: JsonValue | undefined, original: Uint8Array): boolean {
  const expected = parsed(original);
  if (!isJsonObject(value) || !isJsonObject(expected)) return false;
  const bytes = (of: JsonValue | undefined) =>
    Buffer.from(typeof of === 'string' ? of : '', 'base64');
  return (
    value['payloadType'] === expected['payloadType'] &&
    bytes(value['payload']).equals(bytes(expected['payload']))
  );
}

/** One text for values that differ only in the order of members and items. */
export function sorted(value: JsonValue | undefined): string {
  if (Array.isArray(value))
    return `[${value
      .map((item: JsonValue) => sorted(item))
      .sort()
      .join()}]`;
  if (!isJsonObject(value)) return JSON.stringify(value) ?? '';
  const members = Object.entries(value).map(
    ([name, inner]) => `${JSON.stringify(name)}:${sorted(inner)}`,
  );
  return `{${members.sort().join()}}`;
}

export function parsed(bytes: Uint8Array): JsonValue | undefined {
  try {
    const value: JsonValue = JSON.parse(Buffer.from(bytes).toString('utf8'));
    return value;
  } catch {
    return undefined;
  }
}
