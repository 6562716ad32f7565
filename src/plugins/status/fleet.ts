import { dirname, join, resolve } from 'node:path';
import { digestOf } from '../../digest/index.ts';
import type { Fleet, FleetProduct, GateVerdict } from '../../documents/index.ts';
import { document } from '../../documents/generated/fleet.validator.js';
import {
  ClaimgateError,
  countOf,
  demand,
  errorOf,
  finding,
  messageOf,
  refusalOf,
  type Finding,
} from '../../documents/findings.ts';
import { isThere, readRegularFile } from '../../io/files.ts';
import {
  checkShape,
  instantOf,
  isJsonObject,
  readJson,
  type EpochMs,
  type Shape,
} from '../../documents/json.ts';
import { claimName, shownClaim } from '../../manifest/claim-names.ts';
import { RECORD_FILE_NAMES } from '../../gate/release-record.ts';
import { MAX_VERDICT_BYTES, readVerdict } from '../../gate/recorded-verdict.ts';
import type { Gauge, Outcome, ReportItem } from '../../report/report.ts';
import { whenWords } from '../../report/report-words.ts';
import { findForm } from '../../trust/document-kind.ts';
import { standingClaims, withdrawnSince } from '../../gate/status.ts';
import { recordedWarnings } from '../../gate/verdict.ts';
import { aboutAnswer, aboutFuture, listedClaims, saysYesTo } from '../../gate/verify-verdict.ts';
import type { Invocation } from '../../cli/invocation.ts';
import type { NamedFile } from '../../cli/named-file.ts';
import { openDocument, verifyEnvelope, verifyStatusFile } from '../../cli/keys/signed-documents.ts';
import { askedPin } from '../../repository/asked.ts';

/** Shows the last releases and statuses of many repositories together. */
export async function showFleet(invocation: Invocation): Promise<Outcome> {
  const { at } = invocation;
  const fleet: FleetProduct[] = [];
  const findings: Finding[] = [];
  for (const entry of await entriesOf(invocation)) {
    const { name: file, owner, product } = entry;
    // One that does not verify keeps no other from being shown.
    const { findings: why, ...said } = await readSaid(entry, at).catch((cause: unknown): Said => {
      return { findings: refusalOf(cause).findings };
    });
    fleet.push({
      file,
      owner,
      product: product ?? file,
      ...NOTHING,
      ...said,
      why: why.map(messageOf),
    });
    findings.push(...why.map((item) => ({ ...item, file })));
  }
  const items = fleet.map((product) => describeProduct(product, at));
  const listed = { title: 'Products', items };
  const lines = listProducts(fleet, items);
  const gauges = measureProducts(fleet);
  return { says: 'verified', result: { fleet }, findings, lines, listed, gauges };
}

const NOTHING = { state: 'not_verified' as const, claims: [], release: null, evidence_until: null };

interface Entry extends NamedFile {
  readonly owner: string | null;
  /** Its `resource_uri`, where the fleet file says it: no file of another product stands for it. */
  readonly product: string | null;
  readonly pin: string;
}

const MAX_FLEET_BYTES = 1024 * 1024;
const SHAPE: Shape<Fleet> = { document };

async function entriesOf(invocation: Invocation): Promise<readonly Entry[]> {
  const common = askedPin(invocation) ?? '';
  const entries: Entry[] = [];
  for (const file of invocation.files('fleet')) {
    const { name, path } = file;
    const bytes = await readRegularFile(path, name, MAX_VERDICT_BYTES).catch(
      (cause: unknown) => void refusalOf(cause),
    );
    if (bytes && listsProducts(bytes, name)) entries.push(...listedIn(file, bytes, common));
    else entries.push({ ...file, owner: null, product: null, pin: common });
  }
  return entries;
}

function listsProducts(bytes: Uint8Array, file: string): boolean {
  const { value } = readJson(bytes, { file, maxBytes: MAX_VERDICT_BYTES });
  return isJsonObject(value) && 'products' in value;
}

/** @throws ClaimgateError where it is no fleet file */
function listedIn({ name: file, path }: NamedFile, bytes: Uint8Array, common: string): Entry[] {
  const { products } = demand(
    checkShape(SHAPE, readJson(bytes, { file, maxBytes: MAX_FLEET_BYTES })),
  );
  return products.map(({ file: name, owner, resource_uri: product, trust_pin }) => {
    const listed = resolve(dirname(path), name);
    return { name, path: listed, owner, product, pin: trust_pin ?? common };
  });
}

/** The content of one file, with everything that is refused or holds no longer. */
type Said = Partial<FleetProduct> & { readonly findings: readonly Finding[] };

/** @throws ClaimgateError that says why the file does not verify */
async function readSaid(entry: Entry, at: EpochMs): Promise<Said> {
  const { name: file, path, product: expected } = entry;
  const bytes = await readRegularFile(path, file, MAX_VERDICT_BYTES);
  const isSigned = findForm(bytes, file).ok;
  const said = isSigned ? await saidByStatus(entry, at) : await saidByVerdict(entry, bytes, at);
  const { product: found = expected } = said;
  if (expected !== null && found !== expected)
    throw new ClaimgateError('resource_uri_differs', { file, expected, found: found ?? '' });
  return said;
}

async function saidByStatus({ name: file, path, pin }: Entry, at: EpochMs): Promise<Said> {
  const by = { pin, at, directory: dirname(path) };
  const verified = demand(await verifyStatusFile({ name: file, path }, by));
  const { content, releasedAt: released_at } = verified;
  const { claims, dropped, release, resource_uri: product } = content.predicate;
  const standing = standingClaims(content.predicate, at);
  const released = { claims: [...claims, ...dropped], product, timeVerified: released_at };
  const gone = withdrawnSince(released, verified, { file, at });
  const none = finding('verdict_not_allowed', { file, found: 'no claim holds now' });
  return {
    state: standing.length > 0 ? 'holds' : 'refused',
    product,
    release: { ...release, released_at },
    claims: standing.map(shownClaim),
    evidence_until: standing.map(({ evidence_until }) => evidence_until).sort()[0] ?? null,
    findings: standing.length > 0 ? gone : [none, ...gone],
  };
}

async function saidByVerdict(entry: Entry, bytes: Uint8Array, at: EpochMs): Promise<Said> {
  const { name: file } = entry;
  const verdict = demand(readVerdict(bytes, file));
  const { evaluated_at, horizon, release } = verdict;
  const asked = { revision: release?.revision ?? 'none', version: null };
  const refusals = aboutAnswer(verdict, { release: asked, verdict: { file, bytes } });
  // A "no" counts, signed or not.
  if (refusals.length > 0)
    return { state: 'refused', findings: [...refusals, ...blockedIn(verdict, file)] };
  const [future] = aboutFuture(verdict, { at, verdict: { file, bytes } });
  if (future) throw errorOf([future]);
  const { predicate, replaced, verdict: digest } = await verifySigned(entry, at);
  if (digest !== digestOf(bytes) || !saysYesTo(verdict, predicate))
    throw new ClaimgateError('verdict_signature_of_other', { file });
  const { resourceUri } = predicate;
  const { first_lapse: first, valid_until: until } = horizon;
  // A thief of a key that was replaced since makes verdicts that seem current.
  const lapsed = replaced ? [replaced] : aboutLapse(verdict, { file, at });
  return {
    state: lapsed.length === 0 ? 'holds' : 'released',
    product: resourceUri.slice(0, resourceUri.lastIndexOf('@')),
    release: release && { ...release, released_at: evaluated_at },
    claims: listedClaims(verdict).map(shownClaim),
    evidence_until: first?.subject_digest ? until : null,
    findings: [...lapsed, ...recordedWarnings(verdict)],
  };
}

function aboutLapse(
  { evaluated_at, horizon: { valid_until: until } }: GateVerdict,
  { file, at }: { readonly file: string; readonly at: EpochMs },
): readonly Finding[] {
  const isCurrent = until !== null && at < instantOf(until);
  return isCurrent ? [] : [finding('fleet_not_current', { file, found: until ?? evaluated_at })];
}

function blockedIn({ claims }: GateVerdict, file: string): readonly Finding[] {
  return claims.flatMap(({ rules, subject }) => {
    const [first] = rules.flatMap(({ findings }) => findings);
    const found = `${claimName(subject)}: ${first?.code}`;
    return first ? [finding('verdict_not_allowed', { file, found })] : [];
  });
}

/** The signed summary of a verdict, from the envelope beside it. @throws ClaimgateError */
async function verifySigned({ name: file, path, pin }: Entry, at: EpochMs) {
  const retraction = join(dirname(path), RECORD_FILE_NAMES.retraction);
  if (isThere(retraction)) throw new ClaimgateError('version_retracted', { file });
  const beside = (text: string) => text.replace(/\.json$/, '.intoto.json');
  if (!isThere(beside(path))) throw new ClaimgateError('verdict_unsigned', { file });
  const opened = await openDocument({ path: beside(path), name: beside(file) });
  if (opened.form !== 'envelope') throw new ClaimgateError('signed_document_expected', { file });
  const by = { pin, at, directory: dirname(path) };
  const { content } = await verifyEnvelope(opened, by, undefined);
  if (content.kind === 'signed_verdict') return content;
  throw new ClaimgateError('verdict_signature_of_other', { file });
}

function describeProduct(product: FleetProduct, at: EpochMs): ReportItem {
  const { evidence_until: until, owner, release, state } = product;
  const released =
    release &&
    `${release.version ?? release.revision}, ${whenWords(instantOf(release.released_at), at)}`;
  const rows = [
    ['State', state.replace('_', ' ')],
    ['Why', product.why.join('\n')],
    ['Owner', owner ?? ''],
    ['Last release', released ?? ''],
    ['Claims', product.claims.join('\n')],
    ['Evidence until', until === null ? '' : whenWords(instantOf(until), at)],
  ] as const;
  return { title: product.product, tone: state, rows: rows.filter(([, text]) => text !== '') };
}

function listProducts(
  fleet: readonly FleetProduct[],
  items: readonly ReportItem[],
): readonly string[] {
  const holding = fleet.filter(({ state }) => state === 'holds').length;
  const rows = items.flatMap((item) => [
    `  ${item.title}`,
    ...item.rows.flatMap(([name, text]) =>
      text.split('\n').map((line) => `    ${name.toLowerCase()}: ${line}`),
    ),
  ]);
  return [`claims hold now for ${holding} of ${countOf(fleet.length, 'product')}`, ...rows];
}

function measureProducts(fleet: readonly FleetProduct[]): readonly Gauge[] {
  const gauge = (
    name: string,
    help: string,
    valueOf: (product: FleetProduct) => number | undefined,
  ): Gauge => {
    const samples = fleet.flatMap((one) => {
      const value = valueOf(one);
      const labels = { product: one.product, owner: one.owner ?? '' };
      return value === undefined ? [] : [{ labels, value }];
    });
    return { name: `product_${name}`, help, samples };
  };
  const seconds = (text: string | null | undefined) => (text ? instantOf(text) / 1000 : undefined);
  return [
    gauge('holds', 'Whether claims of the product hold now: 1, or 0.', ({ state }) =>
      Number(state === 'holds'),
    ),
    gauge('evidence_expiry_timestamp_seconds', 'The first expiry of its evidence.', (product) =>
      seconds(product.evidence_until),
    ),
    gauge('release_timestamp_seconds', 'When it was last released.', ({ release }) =>
      seconds(release?.released_at),
    ),
  ];
}
