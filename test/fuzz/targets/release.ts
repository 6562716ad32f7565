import { signedRelease, VERSION } from '../../gate/demonstration.ts';
import { RESOURCE } from '../../../examples/world/documents.ts';
import { requireVerdict } from '../../../src/gate/verify-verdict.ts';
import { readClaims } from '../../../src/manifest/claims.ts';
import {
  formatManifest,
  readManifest,
  releaseManifest,
  verifyManifest,
} from '../../../src/manifest/release.ts';
import { recallReleases } from '../../../src/gate/rollback-protection.ts';
import { readEnvelope, unsignedEnvelope, writeEnvelope } from '../../../src/trust/envelope.ts';
import { readTrustRoot } from '../../../src/trust/root.ts';
import { valueOf, signedBy } from '../../../examples/world/organisation.ts';
import { headed, must, mustBeOutcome, mustBeSound, withHead, type Target } from '../target.ts';
import {
  AT,
  DOCUMENTS,
  PIN,
  REVISION,
  CONTRACT_FILES,
  refusalOf,
  judgeDocuments,
  WORLD,
} from '../world.ts';
import { RULE_SETS } from '../../../src/gate/rule-sets.ts';
import { readArchive, writeArchive } from '../../../src/audit/archive.ts';
import { membersOf, partsOf, readCapsule, writeCapsule } from '../../../src/audit/capsule.ts';
import { objectFrom } from '../../../src/trust/commit-history.ts';
import { answerHeader, parseCommit, parseTree, taggedBy } from '../../../src/trust/git-objects.ts';
import { changedBytes, changedTree } from '../changes.ts';
import type { Random } from '../random.ts';
import { canonicalize, digestOf, objectDigest } from '../../../src/digest/index.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../src/documents/json.ts';
import { readLine, MAX_LINE_BYTES, readLineExactly } from '../../../src/gate/entry-line.ts';
import { PROJECTION_STATEMENT, STATEMENT_PAYLOAD_TYPE } from '../../../src/trust/statement.ts';
import { readContent } from '../../../src/trust/document-kind.ts';
import { parsed } from './gate.ts';

/** The release that the targets change; made once. */
export const SIGNED = await signedRelease();

type Name = 'claims' | 'manifest' | 'verdict' | 'signed';
const NAMES: readonly [Name, ...Name[]] = ['claims', 'manifest', 'verdict', 'signed'];

/** The files of a release, one of them as somebody else would write it: a publish job goes on with none. */
export function releaseTarget(): Target {
  const root = valueOf(readTrustRoot(DOCUMENTS.root, '1.root.json'));
  return {
    name: 'release',
    heads: NAMES,
    schemas: ['public-claims', 'release-manifest', 'gate-verdict', 'dsse-envelope'],
    seeds: NAMES.map((name) => withHead(name, SIGNED[name])),
    run(input) {
      const { head, body } = headed(input);
      const name = NAMES.find((one) => one === head);
      if (!name) return;
      const files = { ...SIGNED, [name]: body };
      const { claims, findings } = readClaims(files.claims, 'claims.json');
      mustBeSound(findings);
      mustBeSound(aboutManifest(files.manifest));
      const isSame = isSameFile(name, body);
      const recalled = recallReleases(
        [
          {
            name: 'releases/v1.4.0',
            manifest: files.manifest,
            verdict: files.verdict,
            signedVerdict: files.signed,
            statement: DOCUMENTS.statement,
          },
        ],
        [root],
      );
      mustBeOutcome(recalled);
      must(
        isSame || name === 'claims' || !recalled.ok,
        `a record with another ${name} is remembered`,
      );
      if (!claims) return;
      const required = requireVerdict({
        at: AT + 60_000,
        maxAge: 3_600_000,
        release: { version: VERSION, revision: REVISION },
        verdict: { file: 'gate-verdict.json', bytes: files.verdict },
        manifest: { file: 'release-manifest.json', bytes: files.manifest },
        signed: { file: 'gate-verdict.intoto.json', bytes: files.signed },
        claims: { bytes: files.claims, read: claims },
        pin: PIN,
        roots: [{ file: '1.root.json', bytes: DOCUMENTS.root }],
        resourceUri: RESOURCE,
        ruleSets: RULE_SETS,
      });
      mustBeSound(required);
      must(isSame || required.length > 0, `a release with another ${name}`);
    },
  };
}

/** No two texts are the manifest of one release. */
function aboutManifest(bytes: Uint8Array) {
  const read = readManifest(bytes, 'm.json');
  if (!read.ok) return read.findings;
  const expected = { version: VERSION, revision: REVISION, binding: SIGNED.binding };
  const findings = verifyManifest(read.value, read.reading, expected);
  const text = formatManifest(releaseManifest(VERSION, REVISION, SIGNED.binding));
  must(
    findings.length > 0 || Buffer.from(bytes).equals(Buffer.from(text)),
    'another manifest of this release',
  );
  return findings;
}

/** The same bytes; of an envelope, the same payload under the same type. */
function isSameFile(name: Name, bytes: Uint8Array): boolean {
  if (name !== 'signed') return Buffer.from(bytes).equals(SIGNED[name]);
  const [one, other] = [readEnvelope(bytes, 'e'), readEnvelope(SIGNED.signed, 'e')];
  return (
    one.ok &&
    other.ok &&
    one.value.payloadType === other.value.payloadType &&
    Buffer.from(one.value.payload).equals(other.value.payload)
  );
}

const FILE = 'it.capsule';

const TREE = Buffer.concat([Buffer.from('100644 a.json\0'), Buffer.alloc(20, 1)]);

/** Capsules and the git objects in them: what is read is, byte for byte, what would be written. */
export function capsuleTarget(): Target {
  return {
    name: 'capsule',
    seeds: [
      capsule(),
      TREE,
      Buffer.from(`tree ${REVISION}\nparent ${REVISION}\n\nmessage\n`),
      Buffer.from(`${REVISION} tree ${TREE.length}`),
      Buffer.from(`object ${REVISION}\ntype commit\n`),
    ],
    change: changedMember,
    run(input) {
      const archive = readArchive(input, FILE);
      mustBeOutcome(archive);
      if (archive.ok) isWritten(input, writeArchive(archive.value, FILE));
      const read = readCapsule(input, FILE);
      mustBeOutcome(read);
      if (read.ok) {
        isWritten(input, writeCapsule(read.value, FILE));
        mustBeOutcome(partsOf(read.value.members, VERSION, FILE));
      }
      const object = { id: REVISION, type: 'tree', bytes: input };
      mustBeSound(refusalOf(() => parseTree(object)));
      mustBeSound(refusalOf(() => parseCommit({ ...object, type: 'commit' })));
      mustBeSound(refusalOf(() => taggedBy(object)));
      mustBeSound(refusalOf(() => answerHeader(Buffer.from(input).toString(), REVISION)));
      must(objectFrom(REVISION, input) === undefined, 'an object under an id that is not its own');
    },
    grown: {
      'one long member': (length) =>
        valueOf(writeArchive(new Map([['a', Buffer.alloc(length)]]), FILE)),
      'many members': (length) =>
        valueOf(
          writeArchive(
            new Map(Array.from({ length: length / 512 }, (_unused, n) => [`m/${n}`, Buffer.of()])),
            FILE,
          ),
        ),
      'a tree of one entry': (length) => Buffer.from(`100644 ${'a'.repeat(length)}`),
      'a commit of parents': (length) => Buffer.from(`parent ${REVISION}\n`.repeat(length / 48)),
      zeros: (length) => Buffer.alloc(length),
    },
  };
}

function isWritten(input: Uint8Array, written: ReturnType<typeof writeArchive>): void {
  must(written.ok && Buffer.from(written.value).equals(input), 'not what would be written');
}

function capsule(): Uint8Array {
  const { manifest, verdict, signed } = SIGNED;
  const record = {
    name: `releases/${VERSION}`,
    manifest,
    verdict,
    signedVerdict: signed,
    statement: DOCUMENTS.statement,
  };
  const members = membersOf({
    record,
    projection: DOCUMENTS.lines,
    earlier: [{ ...record, name: 'releases/v1.3.0' }],
    commitFiles: CONTRACT_FILES,
    objects: new Map([['2'.repeat(40), TREE]]),
  });
  return valueOf(
    writeCapsule({ release: { version: VERSION, revision: REVISION }, members }, FILE),
  );
}

/** A member changed, gone, or under another name, with an index that says so. */
function changedMember(random: Random, input: Uint8Array): Uint8Array | undefined {
  const read = readCapsule(input, FILE);
  if (!read.ok) return undefined;
  const members = new Map(read.value.members);
  const [path = '', bytes = Buffer.of()] = random.pick([...members]) ?? [];
  const kind = random.below(4);
  if (kind === 0) members.delete(path);
  if (kind === 1) members.set(`${path}${random.pick(['x', '/x', '/../x', '//'] as const)}`, bytes);
  if (kind > 1) members.set(path, changedBytes(random, bytes, [...members.values()]));
  const written = writeCapsule({ ...read.value, members }, FILE);
  return written.ok ? written.value : undefined;
}

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
