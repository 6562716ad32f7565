// The files of a release as its record has to hold them, verified before anything remembers them.

import { join } from 'node:path';
import { digestOf } from '../../digest/index.ts';
import type { GateVerdict, ReleaseArtifact } from '../../documents/index.ts';
import { present, finding, type Finding } from '../../documents/findings.ts';
import type { Known } from '../../repository/known.ts';
import { rootsAmong } from '../../repository/evidence-inputs.ts';
import { readClaims } from '../../manifest/claims.ts';
import { aboutEarlierSets, greatestHead, recallReleases } from '../../gate/rollback-protection.ts';
import {
  isSignedWithBundles,
  RECORD_FILE_NAMES,
  RECORDED_PROJECTION,
  readRecordFiles,
  recordPathOf,
  ruleSetIn,
  signedVerdictOf,
  type RecordFiles,
  type ReleaseRecord,
} from '../../gate/release-record.ts';
import { neighboursOf } from '../../audit/ledger.ts';
import { RULE_SETS } from '../../gate/rule-sets.ts';
import { anchorOf, type Anchor } from '../../trust/anchor.ts';
import { aboutOldestSet } from '../../trust/root.ts';
import { findRuleSet, ruleSetUnknown } from '../../trust/statement.ts';
import { bundledTimes, stampsIn } from '../../audit/evidence.ts';
import { aboutTimestamp, verifyStamps } from '../../trust/vouched-time.ts';
import type { Stamp } from '../../trust/identity.ts';
import { instantOf, type EpochMs, type NamedBytes } from '../../documents/json.ts';
import {
  aboutAnswer,
  aboutArtifacts,
  aboutFiles,
  aboutFuture,
  aboutSignature,
} from '../../gate/verify-verdict.ts';
import { readVerdict } from '../../gate/recorded-verdict.ts';
import { recordedWarnings } from '../../gate/verdict.ts';
import type { NamedFile } from '../named-file.ts';
import type { ReleaseInputs } from '../../repository/release-inputs.ts';

const NAMES = { ...RECORD_FILE_NAMES, projection: RECORDED_PROJECTION };

/** The files that a record needs: the first two always, the others where something is claimed. */
const NEEDED: readonly string[] = [
  NAMES.manifest,
  NAMES.verdict,
  NAMES.signedVerdict,
  NAMES.statement,
  NAMES.projection,
];

export interface RecordSource {
  /** `v` and a stable SemVer. */
  readonly version: string;
  /** The folder with the files of the release, as `manifest create` and the projection left them. */
  readonly from: NamedFile;
  readonly trustPin: string | undefined;
  /** The records branch, if the caller names one. */
  readonly memory: string | undefined;
  readonly at: number;
}

interface FoundFiles {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly published: readonly ReleaseArtifact[];
  /** Everything that the repository knows, with the branch that gets the record. */
  readonly known: Known;
}

/**
 * Verifies the files of a release with all that has to hold before they become its record, the memory with them in
 * it included: what would stop later checks is refused. Nothing is written.
 *
 * @returns the files to record: where nothing is claimed, only those that the record needs or that verify
 */
export async function verifiedRecord(
  { version, from, trustPin: pin, at }: RecordSource,
  { files: given, published, known }: FoundFiles,
  inputs: ReleaseInputs,
) {
  const { bytes, path } = inputs.claims;
  const { claims: read, findings } = readClaims(bytes, path);
  if (!read) return { files: given, findings };
  const isClaiming = read.length > 0;
  const files = isClaiming ? given : filesWithoutClaims(given, pin);
  const answer = (said: readonly Finding[]) => ({ files, findings: said });
  const named = (name: string): NamedBytes | undefined => {
    const content = files.get(name);
    return content && { file: join(from.name, name), bytes: content };
  };
  const [manifest, verdict] = [named(NAMES.manifest), named(NAMES.verdict)];
  const needed = isClaiming ? NEEDED : NEEDED.slice(0, 2);
  const missing = needed.filter((name) => !files.has(name));
  if (missing.length > 0 || !manifest || !verdict)
    return answer(
      missing.map((name) => finding('record_file_missing', { file: join(from.name, name) })),
    );
  const parsed = readVerdict(verdict.bytes, verdict.file);
  if (!parsed.ok) return answer(parsed.findings);
  const record = present(readRecordFiles(from.name, (name) => files.get(name)));
  const isOther = ({ name }: ReleaseRecord) => name !== recordPathOf(version);
  const others = isClaiming ? known.records.filter(isOther) : [];
  const stamps = stampsIn(record);
  const hasBundles = [...others, record].some(isSignedWithBundles);
  const verifies = hasBundles || stamps.length > 0;
  const roots = await rootsAmong(known, { place: inputs.place, pin, hasBundles: verifies });
  const signed = signedVerdictOf(record);
  const asked = askedOf(version, inputs);
  const held = { ...asked, verdict, manifest, claims: { bytes, read }, roots, pin, at, signed };
  const said = [
    ...aboutAnswer(parsed.value, held),
    ...aboutFuture(parsed.value, held),
    ...aboutFiles(parsed.value, held),
    ...aboutArtifacts(manifest, published),
    ...(isClaiming || signed ? aboutSignature(parsed.value, held) : []),
    ...recordedWarnings(parsed.value),
  ];
  if (!isClaiming) return answer([...said, ...aboutRest(record)]);
  const anchor = anchorOf({ pin, roots, at });
  const judgedAt = instantOf(parsed.value.evaluated_at);
  return answer([
    ...said,
    // Without an anchor, the signature has said why.
    ...(anchor.ok ? aboutMemory(record, others, anchor.value, judgedAt) : []),
    ...(anchor.ok ? aboutTimes(record, stamps, anchor.value, { judged: judgedAt, now: at }) : []),
    ...aboutProjection(parsed.value, named(NAMES.projection)),
  ]);
}

/** That the tokens are valid, and that there is one if the trust root asks for it and it is due. */
function aboutTimes(
  record: RecordFiles,
  stamps: readonly Stamp[],
  { root }: Anchor,
  { judged, now }: { readonly judged: EpochMs; readonly now: EpochMs },
): readonly Finding[] {
  const { findings, times } = verifyStamps(stamps, { root, from: judged, now });
  const file = `${record.name}/${NAMES.signedVerdict}`;
  const all = [...times, ...bundledTimes(record, root)];
  return [...findings, ...aboutTimestamp(root, { file, judged, times: all, now })];
}

/** The commit, version and product that the files have to be of. */
function askedOf(version: string, { config, release }: ReleaseInputs) {
  const { revision } = present(release);
  return { release: { version, revision }, resourceUri: config?.resource_uri };
}

/** Where nothing is claimed, nothing else is verified: a signed verdict can be, by anyone who has the pin. */
function filesWithoutClaims(
  given: ReadonlyMap<string, Uint8Array>,
  pin: string | undefined,
): ReadonlyMap<string, Uint8Array> {
  const { manifest, verdict, signedVerdict, signedVerdictBundles } = NAMES;
  const signed = pin !== undefined && given.has(signedVerdict);
  const kept = [manifest, verdict, ...(signed ? [signedVerdict, signedVerdictBundles] : [])];
  return new Map([...given].filter(([name]) => kept.some((one) => one === name)));
}

/** Where nothing is claimed, the verdict has to rest on nothing: then it counts for nothing, signed or not. */
function aboutRest({ name, manifest, verdict, recorded }: RecordFiles): readonly Finding[] {
  const recalled = recallReleases([{ name, manifest, verdict, recorded }], []);
  return recalled.ok ? [] : recalled.findings;
}

/** The memory with the record in it, read as the next check reads it. */
function aboutMemory(
  record: RecordFiles,
  others: readonly ReleaseRecord[],
  { root, roots }: Anchor,
  at: EpochMs,
): readonly Finding[] {
  const file = `${record.name}/${NAMES.statement}`;
  const own = recallReleases([record], roots);
  if (!own.ok) return own.findings;
  const { highestRootVersion: found } = own.value;
  const { version: known } = root.document;
  if (found > known)
    return [finding('record_root_unknown', { file: record.name, found: `version ${found}` })];
  const recalled = recallReleases([...others, record], roots);
  const greatest = recalled.ok ? greatestHead(root, recalled.value.heads, file) : recalled;
  return greatest.ok ? aboutRuleSet(record, others, { root, roots }, at) : greatest.findings;
}

/** The rule set must be one that the trust root accepts, and no older than those of earlier releases. */
function aboutRuleSet(
  record: RecordFiles,
  memory: readonly ReleaseRecord[],
  { root, roots }: Anchor,
  at: EpochMs,
): readonly Finding[] {
  const named = ruleSetIn(record);
  // One that cannot be read is refused with the signature and the memory.
  if (!named.ok || !named.value) return [];
  const { digest, file } = named.value;
  const set = findRuleSet(RULE_SETS, digest);
  if (!set) return [ruleSetUnknown(digest, file)];
  const head = record.recorded?.ledger_head ?? null;
  const others = neighboursOf(record, { at, head }, { memory, roots });
  const earlier = others.ok ? others.value.earlier.flatMap(({ ruleSet }) => ruleSet ?? []) : [];
  return [...aboutOldestSet(set, root, RULE_SETS), ...aboutEarlierSets(set, earlier, RULE_SETS)];
}

/** The projection must be the one that was judged; its statement is signed with the verdict. */
function aboutProjection(
  { inputs }: Pick<GateVerdict, 'inputs'>,
  projection: NamedBytes | undefined,
): Finding[] {
  const judged = inputs.find(({ document }) => document === 'projection')?.sha256;
  if (!projection || judged === digestOf(projection.bytes)) return [];
  const { file, bytes } = projection;
  return [
    finding('record_contradiction', {
      file,
      expected: judged ?? 'no projection',
      found: digestOf(bytes),
    }),
  ];
}
