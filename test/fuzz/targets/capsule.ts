import { readArchive, writeArchive } from '../../../src/audit/archive.ts';
import { membersOf, partsOf, readCapsule, writeCapsule } from '../../../src/audit/capsule.ts';
import { objectFrom } from '../../../src/trust/kept-objects.ts';
import { answerHeader, parseCommit, parseTree, taggedBy } from '../../../src/trust/git-objects.ts';
import { valueOf } from '../../../examples/world/organisation.ts';
import { changedBytes } from '../bytes.ts';
import type { Random } from '../random.ts';
import { VERSION } from '../../gate/demonstration.ts';
import { SIGNED } from '../signed-release.ts';
import { must, mustBeOutcome, mustBeSound, type Target } from '../target.ts';
import { CONTRACT_FILES, DOCUMENTS, refusalOf, REVISION } from '../world.ts';

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
