import { digestOf, hexOf } from '../../src/digest/index.ts';
import { codeEntry, type Code } from '../../src/documents/findings.ts';
import { present } from '../../src/documents/error.ts';
import { heldClaims } from '../../src/gate/claims-source.ts';
import { judge, type GateInput } from '../../src/gate/judge.ts';
import { formatInstant } from '../../src/documents/json.ts';
import { CLAIMS_PATH } from '../../src/manifest/claims.ts';
import { projectionIn } from '../../src/gate/merge-projection.ts';
import { filesOfRecord } from '../../src/gate/release-record.ts';
import { CHANGES, type AreaChange, type Change } from '../../src/selftest/bend.ts';
import {
  changedSample,
  sampleOf,
  type SelfTestQuestion,
  type Sample,
} from '../../src/selftest/index.ts';
import { ThrowAwayKeys } from '../../src/selftest/throw-away-keys.ts';
import type { PrivateKey } from '../../src/trust/private-key.ts';
import { writeEnvelope } from '../../src/trust/envelope.ts';
import { keyNamed } from '../../examples/world/fixed.ts';
import { DEPLOYMENT, pinFor, trustRootFor } from '../../examples/world/organisation.ts';
import { PROJECTION_FILE, STATEMENT_FILE } from '../../examples/world/projection.ts';
import {
  baseBytes,
  CLAIMS_FILE,
  configOf,
  CONTRACTS,
  LINES_FILE,
  overBase,
  STATEMENT,
} from './certified.ts';
import { FIRST_COMMIT_ID, judgedCommit } from './commits.ts';
import { answer, type CaseFiles, type MadeBase, type MadeCase } from './made.ts';
import { AT, KEYS } from './signed.ts';

/** Changes of the self-test that are no case, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'commit-not-released': 'the history of every repository of the suite has the tested commit',
  'record-not-there': 'it is a folder that cannot be opened',
  'answer-ends-too-soon': 'it needs an option that the suite does not give',
  'verdict-of-other-commit':
    'the commit of a case is the one that the verdict of the sample is about',
  'verdict-in-future': 'it needs a clock',
  'verdict-after-root-expiry': 'it needs a clock',
  'claim-added-after-verdict': 'it changes the claims that were read, and not their bytes',
};

/** Codes, and numbers of rules that do not pass, beside those that the change is about: it breaks another promise as well. */
const ALSO: Readonly<Record<string, readonly (Code | number)[]>> = {
  // Rule 4: the runs were made under the review as it was.
  'approval-missing': [4],
  'approval-trial': ['run_approval_differs', 4],
  'approval-pending': ['run_approval_differs', 4],
  'approval-restricted': ['run_approval_differs', 4],
  'approval-revoked': ['run_approval_differs', 4],
  'approval-not-required': ['run_approval_differs', 4],
  'approval-approved-in-other-tier': ['run_approval_differs', 4],
  'approval-not-required-in-other-tier': ['run_approval_differs', 4],
  'approval-in-future': ['run_before_approval', 4],
  'approval-ends-now': ['run_outlives_approval', 4],
  'local-run-on-trial': ['run_approval_differs'],
  'live-run-on-trial': ['run_approval_differs'],
  // A run before the review is older than a retest allows; a run from the future is later than its checks.
  'local-run-before-review': ['retest_due'],
  'live-run-before-review': ['retest_due'],
  'local-run-in-future': ['check_before_run', 6],
  'live-run-in-future': ['check_before_run', 6],
  // Rules 3 and 6 read both runs.
  'local-run-missing': [3, 6],
  'live-run-missing': [3, 6],
  // Grant and live run have the same scopes, unless one of the two changes.
  'grant-lacks-scope': ['grant_changed'],
  'live-run-lacked-scope': ['grant_changed'],
  // The runs have no check of the other operation.
  'contract-of-other-operation': ['check_missing', 6],
  // Without its contract, nobody knows whether a review was needed, and which scopes and checks.
  'contract-removed': [2, 3, 6],
  'claim-of-other-contract': ['contract_missing'],
  // The changed line is no longer where the order has it, and the contract is of the former policy mode.
  'claim-of-other-subject': ['contract_for_other_policy_mode', 'not_canonical'],
  'claim-of-sandbox': ['not_in_projection', 'not_production'],
  'claim-without-entry': [1, 2, 3, 5, 6],
  'entry-unreadable': ['looks_like_free_text', 1, 2, 3, 5, 6, 7],
  'projection-changed-after-signing': ['wrong_value'],
  'projection-replaced-by-nothing': ['projection_count_differs'],
  'projection-with-line-twice': ['projection_count_differs'],
  'record-unreadable': ['json_syntax'],
  // Of a verdict that releases nothing, no PASSED is signed; other bytes are not those that were signed.
  'verdict-of-draft': ['verdict_signature_of_other'],
  'verdict-of-past-instant': ['verdict_signature_of_other'],
  'verdict-of-future-instant': ['verdict_signature_of_other'],
  'verdict-refused': ['verdict_signature_of_other'],
  'verdict-undetermined': ['verdict_signature_of_other'],
  // It is of no version either.
  'verdict-without-commit': ['verdict_signature_of_other'],
  'claims-changed-after-verdict': ['claims_digest_differs', 'verdict_signature_of_other'],
  'manifest-changed': ['manifest_white_space', 'verdict_signature_of_other'],
  // The manifest binds a file, and the job names none.
  'verdict-signed-for-one-file-fewer': ['artifacts_not_named'],
};

/** A repository with its whole history answers for every commit: one that is not in it is foreign. */
const IN_WHOLE_HISTORY: Partial<Record<Code, Code>> = {
  tested_revision_unknown: 'tested_revision_foreign',
};

const SECTIONS: Readonly<Record<Change['area'], readonly string[]>> = {
  rules: ['specification/rules.md 1'],
  trust: ['specification/trust.md 4', 'specification/trust.md 2'],
  freshness: ['specification/trust.md 4'],
  rollback: ['specification/trust.md 4', 'specification/trust.md 3'],
  projection: ['specification/trust.md 4, step 13', 'specification/documents.md 3.3'],
  claims: ['specification/documents.md 3.1'],
  'hand-off': ['specification/documents.md 3.4, 3.5'],
};

const VERSION = 'v1.0.0';
/** That of the releases which the self-test makes. */
const PRODUCT = 'pkg:generic/self-test';
const VERDICT = 'beside/gate-verdict.json';
/** Later than the clock of anyone who plays the suite: `verdict require` judges as of now. */
const FAR = Date.parse('9998-12-31T00:00:00Z');
const ROOT = trustRootFor(KEYS, FAR);

/** The claim of the suite's certified base, as the gate is asked about it. */
function allowedInput(): GateInput {
  return {
    tool: { name: 'claimgate', version: '0.1.0' },
    at: Date.parse(AT),
    time: 'now',
    release: { version: VERSION, revision: FIRST_COMMIT_ID },
    remarks: [],
    claims: heldClaims({ path: CLAIMS_PATH, bytes: baseBytes(CLAIMS_FILE), remarks: [] }),
    config: undefined,
    strayPaths: [],
    evidence: {
      pin: pinFor(ROOT),
      deployment: DEPLOYMENT,
      roots: [{ file: '1.root.json', bytes: writeEnvelope(ROOT) }],
      contracts: [{ file: '1.json', bytes: baseBytes(`${CONTRACTS}/1.json`) }],
      projection: projectionIn(PROJECTION_FILE, baseBytes(LINES_FILE)),
      statement: { file: STATEMENT_FILE, bytes: baseBytes(STATEMENT) },
      memory: [],
      ancestry: new Map([[FIRST_COMMIT_ID, true]]),
    },
  };
}

async function allowedSample(): Promise<Sample> {
  const input = allowedInput();
  const { trusted } = await judge(input);
  return sampleOf(input, trusted, new FixedKeys());
}

/** The same ones each time, so that the cases have the same bytes. */
class FixedKeys extends ThrowAwayKeys {
  #made = 0;

  override make(): PrivateKey {
    this.#made += 1;
    return keyNamed(`self-test ${this.#made}`);
  }
}

/** A case but for its name and its answer. */
type Question = Pick<MadeCase, 'arguments' | 'at' | 'tags'> & { readonly files: CaseFiles };

/** An input of `check`, as files and a command. */
async function checked(input: GateInput, { sound }: Sample): Promise<Question> {
  const { memory, pin, projection, statement } = input.evidence;
  const files = new Map(committedFiles(input));
  files.set(CLAIMS_FILE, claimsIn(input.claims, sound.claims.text));
  for (const record of memory)
    for (const [name, bytes] of 'unreadable' in record ? [] : filesOfRecord(record))
      files.set(`committed/${record.name}/${name}`, bytes);
  for await (const lines of projection?.open() ?? []) files.set(LINES_FILE, lines);
  if (statement) files.set(STATEMENT, statement.bytes);
  const named = projection ? ['--projection', `../beside/${PROJECTION_FILE}`] : [];
  return { files, at: AT, arguments: ['check', ...named, ...pinned(pin), '--at', AT, '--json'] };
}

function committedFiles({ claims, strayPaths, evidence }: GateInput): CaseFiles {
  const { contracts, deployment, roots } = evidence;
  return new Map<string, string | Uint8Array>([
    ['committed/claimgate.config.json', configOf(deployment, PRODUCT)],
    [CLAIMS_FILE, claims.text],
    ...strayPaths.map((path) => [`committed/${path}`, claims.text] as const),
    // By its content: one that does not change keeps its name, whatever its place among the others.
    ...contracts.map(({ bytes }) => [`${CONTRACTS}/${nameOf(bytes)}.json`, bytes] as const),
    ...roots.map(({ bytes }, index) => [`${ROOTS}/${index + 1}.root.json`, bytes] as const),
  ]);
}

function nameOf(content: Uint8Array): string {
  return hexOf(digestOf(content)).slice(0, 12);
}

const ROOTS = 'committed/provider-certification/trust';

/** The reader keeps no text of a file that starts with a byte order mark: that is the sample's behind one. */
function claimsIn({ sha256, text }: GateInput['claims'], sound: string): string {
  const found = [text, `\ufeff${sound}`].find((one) => digestOf(one) === sha256);
  if (found === undefined) throw new Error('the bytes of the claims file are not known');
  return found;
}

function pinned(pin: string | undefined): string[] {
  return pin === undefined ? [] : ['--trust-pin', pin];
}

/** The sample's verdict is about evidence that lasts, unless a change says otherwise. */
const LASTING = { '/verdict/horizon/valid_until': formatInstant(FAR) };
const UNCHANGED: AreaChange = { area: 'hand-off', bend: {} };

/** An input of `verdict require`; its verdict is about the commit that has these files. */
async function handedOff(sample: Sample, change: AreaChange): Promise<Question> {
  const lasting = { ...change, bend: { ...LASTING, ...change.bend } };
  const before = await filesHandedOff(sample, lasting);
  const release = { version: VERSION, revision: commitOf(before.files) };
  const of = { ...sample, sound: { ...sample.sound, release } };
  const { files, input } = await filesHandedOff(of, lasting);
  const age = input.at > sample.sound.at ? [] : ['--max-age', '99999d'];
  return {
    files,
    at: null,
    tags: [present(input.release.version)],
    arguments: ['verdict', 'require', `../${VERDICT}`, ...age, ...pinned(input.pin), '--json'],
  };
}

async function filesHandedOff(sample: Sample, change: AreaChange) {
  const { input } = demandAsked(await changedSample(sample, change, 0));
  if (!('maxAge' in input)) throw new Error('it is an input of another command');
  const { claims, manifest, signed, verdict } = input;
  const files = new Map(committedFiles(sample.sound));
  files.set(CLAIMS_FILE, claims.bytes);
  files.set(VERDICT, verdict.bytes);
  files.set('beside/release-manifest.json', manifest.bytes);
  if (signed) files.set('beside/gate-verdict.intoto.json', signed.bytes);
  return { files, input };
}

function commitOf(files: CaseFiles): string {
  const layer = 'committed/';
  const committed = [...files].filter(([path]) => path.startsWith(layer));
  return judgedCommit(new Map(committed.map(([path, bytes]) => [path.slice(layer.length), bytes])));
}

/** An allowed input and an allowed hand-off, each change of the self-test to them, and what the gate answers. */
export async function selftestArea(): Promise<{ bases: MadeBase[]; cases: MadeCase[] }> {
  const sample = await allowedSample();
  const sound = await checked(sample.sound, sample);
  const soundHandOff = await handedOff(sample, UNCHANGED);
  const [checks, handsOff] = [
    { name: 'sample', files: sound.files },
    { name: 'handed-off', files: soundHandOff.files },
  ];
  const cases = [
    caseOf(checks, sound, { id: 'sample', area: 'trust', code: null }),
    caseOf(handsOff, soundHandOff, { id: 'handed-off', area: 'hand-off', code: null }),
  ];
  for (const [turn, change] of CHANGES.entries()) {
    if (change.id in LEFT_OUT) continue;
    if (change.area === 'hand-off')
      cases.push(caseOf(handsOff, await handedOff(sample, change), change));
    else {
      const { input } = demandAsked(await changedSample(sample, change, turn));
      if ('maxAge' in input) throw new Error(`${change.id} is of another command`);
      cases.push(caseOf(checks, await checked(input, sample), change));
    }
  }
  return { bases: [checks, handsOff], cases };
}

interface Told extends Pick<Change, 'area' | 'id'> {
  /** `null`: it is allowed. */
  readonly code: Code | null;
  readonly rule?: number;
}

function caseOf(base: MadeBase, { files, ...question }: Question, told: Told): MadeCase {
  const without = [...base.files.keys()].filter((path) => !files.has(path));
  return {
    name: `selftest/${told.id}`,
    title: titleOf(told),
    sections: SECTIONS[told.area],
    ...question,
    base: base.name,
    ...(without.length > 0 ? { without } : {}),
    files: overBase(files, base),
    expected: answerTo(told),
  };
}

function titleOf({ code, id }: Told): string {
  if (code === null) return 'The input that the self-test changes is allowed.';
  return `The change ${id} of the self-test: ${codeEntry(code).title}.`;
}

/** A claim that fails a rule is refused; otherwise the codes decide (src/documents/codes.json). */
function answerTo({ code, id, rule }: Told): MadeCase['expected'] {
  if (code === null) return answer('allowed');
  const also = ALSO[id] ?? [];
  const others = also.flatMap((one) => (typeof one === 'number' ? [] : [one]));
  const codes = [IN_WHOLE_HISTORY[code] ?? code, ...others];
  if (rule === undefined) {
    const worst = Math.max(...codes.map((own) => codeEntry(own).severity));
    return answer(worst === 1 ? 'refused' : 'undetermined', codes);
  }
  const rules = also.filter((one) => typeof one === 'number');
  return answer('refused', codes, { rules_not_passed: [rule, ...rules].toSorted((a, b) => a - b) });
}

function demandAsked(asked: SelfTestQuestion | undefined): SelfTestQuestion {
  if (!asked) throw new Error('the change does not apply to the sample');
  return asked;
}
