import { bundleFromJSON } from '@sigstore/bundle';
import { digestOf, hexOf } from '../../src/digest/index.ts';
import { overlapFindings, lintContract, readContracts } from '../../src/evidence/contract.ts';
import { TOOL } from '../../src/documents/generated/tool.ts';
import { document as questionShape } from '../../src/documents/generated/readiness-question.validator.js';
import type { ReadinessQuestion } from '../../src/documents/index.ts';
import {
  ClaimgateError,
  decisionOf,
  refuse,
  type Finding,
  type Result,
} from '../../src/documents/findings.ts';
import { claimContractFindings } from '../../src/gate/rule-4-runs-are-current-and-share-the-contract.ts';
import { heldClaims } from '../../src/gate/claims-source.ts';
import { judge } from '../../src/gate/judge.ts';
import { projectionIn } from '../../src/gate/merge-projection.ts';
import { parseConfig } from '../../src/documents/config.ts';
import { trustFilesOf, TRUST_ROOTS } from '../../src/trust/root-files.ts';
import {
  checkShape,
  instantOf,
  isJsonObject,
  pointerTo,
  readJson,
  type JsonValue,
} from '../../src/documents/json.ts';
import { CLAIMS_PATH, readClaims } from '../../src/manifest/claims.ts';
import { judgeFiles } from '../../verifier/judge.ts';
import { renderPage } from '../../verifier/view.ts';
import { readRecordFiles, RECORDS_FOLDER } from '../../src/gate/release-record.ts';
import { leaksIn } from '../../src/documents/sanitizer.ts';
import { decide } from '../../src/readiness/decide.ts';
import { decisionInputOf, withoutEntry, readinessSettings } from '../../src/readiness/input.ts';
import { renderJson } from '../../src/report/json.ts';
import { readCertificate, type Certificate } from '../../src/trust/certificate.ts';
import { pathOf } from '../../src/trust/certificate-path.ts';
import { goodUntil, signatureFitsKey } from '../../src/trust/certified-key.ts';
import type { Certified } from '../../src/trust/identity.ts';
import { faultOfToken, faultOfUse, isOver, readToken } from '../../src/trust/time-token.ts';
import { publicKeyOfPoint, signatureFits } from '../../src/trust/public-key.ts';
import { certify } from '../../src/trust/sigstore.ts';
import type { SigstoreCase } from '../vectors.ts';
import { requireKnownProviders } from '../../src/evidence/disabled-providers.ts';

/**
 * Questions of tests to both platforms, with text in and out. It is bundled for a browser as the page is, and
 * runs in Node.js as it stands.
 */

/** Why a path of certificates for time stamping does not hold; `null` where it does. */
export function answerPath(given: readonly string[], at: number): string | null {
  let certificates: readonly Certificate[];
  try {
    certificates = given.map((one) => readCertificate(Buffer.from(one, 'base64')));
  } catch (error) {
    return messageIn(error);
  }
  const [signer, ...above] = certificates;
  if (!signer) return 'no certificate';
  // A certificate that can be read is judged without an error.
  for (const { key } of certificates) goodUntil(key);
  const found = pathOf(signer, above, at);
  return faultOfUse(signer) ?? ('fault' in found ? found.fault : null);
}

/** The time of a token, or why it has none; its chain begins with the certificate of its signer. */
export function answerToken(token: string, data: string, chain: readonly string[]): string {
  const read = readToken(Buffer.from(token, 'base64'), 'token');
  if (!read.ok) return read.findings.map(({ code, found }) => `${code} ${found}`).join();
  if (!isOver(read.value, Buffer.from(data, 'base64'))) return 'timestamp_of_other';
  try {
    const certificates = chain.map((one) => readCertificate(Buffer.from(one, 'base64')));
    const fault = faultOfToken(read.value, certificates);
    return fault === undefined
      ? new Date(read.value.instant).toISOString()
      : `timestamp_untrusted ${fault}`;
  } catch (error) {
    return messageIn(error);
  }
}

/** Whether an Ed25519 signature fits a key, which is given as its point. */
export function answerSignature(point: string, message: string, signature: string): boolean {
  const key = publicKeyOfPoint({ scheme: 'ed25519', point: Buffer.from(point, 'base64') });
  const [data, made] = [Buffer.from(message, 'base64'), Buffer.from(signature, 'base64')];
  return key.ok && signatureFits(key.value, data, made);
}

/** Whether a signature fits the key of a certificate; all in hex. */
export function answerCertified(
  key: string,
  hash: 'sha256' | 'sha384' | 'sha512',
  message: string,
  signature: string,
): boolean {
  const [spki, data, made] = [key, message, signature].map((hex) => Buffer.from(hex, 'hex'));
  return !!spki && !!data && !!made && signatureFitsKey(spki, hash, data, made);
}

function messageIn(error: unknown): string {
  return error instanceof Error ? error.message : 'no form';
}

/** A case of the conformance suite, without what only a repository can answer. */
export interface PlainCase {
  readonly name: string;
  readonly arguments: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** By their paths in the repository, and `beside/`; in base64. */
  readonly files: Readonly<Record<string, string>>;
  /** The commit that is judged, the one before it, and one that is no part of it. */
  readonly commits: { readonly judged: string; readonly first: string; readonly elsewhere: string };
}

/** The answer to a case as one text. */
export async function answerCase(one: PlainCase): Promise<string> {
  try {
    return JSON.stringify(await answers(one));
  } catch (error) {
    if (!(error instanceof ClaimgateError)) throw error;
    const { findings } = error;
    return JSON.stringify({ decision: decisionOf(findings), findings });
  }
}

async function answers(one: PlainCase): Promise<unknown> {
  const [command = ''] = one.arguments;
  if (command === 'check') return checked(one);
  if (command === 'readiness') return decided(one);
  if (command === 'contract' || one.arguments.includes('--contracts')) return contracts(one);
  return manifest(one);
}

function bytesAt({ files }: PlainCase, path: string): Uint8Array | undefined {
  const content = files[path];
  return content === undefined ? undefined : Buffer.from(content, 'base64');
}

function filesIn(one: PlainCase, folder: string) {
  return Object.keys(one.files)
    .filter((path) => path.startsWith(`${folder}/`))
    .sort()
    .map((file) => ({ file, path: file, bytes: bytesAt(one, file) ?? new Uint8Array() }));
}

function optionOf({ arguments: words }: PlainCase, name: string): string | undefined {
  const at = words.indexOf(name);
  return at < 0 ? undefined : words[at + 1];
}

function contractFiles(one: PlainCase) {
  const folder = 'provider-certification/contracts';
  return filesIn(one, folder).filter(({ file }) =>
    /^[^/]+\.json$/.test(file.slice(folder.length + 1)),
  );
}

async function checked(one: PlainCase): Promise<unknown> {
  const claims = bytesAt(one, CLAIMS_PATH);
  if (!claims) throw new ClaimgateError('claims_missing', { file: CLAIMS_PATH });
  const config = bytesAt(one, 'claimgate.config.json');
  const document = (path: string, bytes: Uint8Array) => ({ path, bytes, remarks: [] });
  const name = optionOf(one, '--projection')?.split('/').at(-1) ?? 'ledger-projection.jsonl';
  const projection = bytesAt(one, `beside/${name}`);
  const statementName = name.replace(/(?:\.jsonl)?$/, '.intoto.json');
  const statement = bytesAt(one, `beside/${statementName}`);
  const { elsewhere, first, judged } = one.commits;
  const roots = filesIn(one, TRUST_ROOTS.path).filter(({ file }) =>
    TRUST_ROOTS.names.test(file.slice(TRUST_ROOTS.path.length + 1)),
  );
  const { verdict } = await judge({
    tool: TOOL,
    at: instantOf(optionOf(one, '--at') ?? '2026-03-15T12:00:00Z'),
    time: 'past',
    release: { version: null, revision: judged },
    remarks: [],
    claims: heldClaims(document(CLAIMS_PATH, claims)),
    config: config && document('claimgate.config.json', config),
    strayPaths: [],
    evidence: {
      pin: optionOf(one, '--trust-pin') ?? one.environment['CLAIMGATE_TRUST_PIN'],
      deployment: config && parseConfig(config, 'claimgate.config.json').deployment,
      roots: trustFilesOf(roots).roots,
      contracts: contractFiles(one),
      projection: projection && projectionIn(name, projection),
      statement: statement && { file: statementName, bytes: statement },
      memory: memoryOf(one),
      ancestry: new Map([
        [judged, true],
        [first, true],
        [elsewhere, false],
      ]),
    },
  });
  return verdict;
}

function memoryOf(one: PlainCase) {
  const versions = filesIn(one, RECORDS_FOLDER).map(
    ({ file }) => file.slice(RECORDS_FOLDER.length + 1).split('/', 1)[0] ?? '',
  );
  return [...new Set(versions)].flatMap((version) => {
    const folder = `${RECORDS_FOLDER}/${version}`;
    return readRecordFiles(folder, (name) => bytesAt(one, `${folder}/${name}`)) ?? [];
  });
}

function decided(one: PlainCase): unknown {
  const [, path = ''] = one.arguments;
  const file = path.replace(/^\.\.\//, '');
  const bytes = bytesAt(one, file) ?? new Uint8Array();
  const settings = readinessSettings(one.environment);
  const reading = readJson(bytes, { file, maxBytes: 2 ** 24, isConfidential: true });
  const shaped = checkShape<ReadinessQuestion>({ document: questionShape }, reading);
  if (!shaped.ok) return { decision: decisionOf(shaped.findings), findings: shaped.findings };
  const { contracts: given, evidence, providers, request } = shaped.value;
  const leaks = leaksIn({ evidence: { entry: evidence.entry } }, { file });
  const faults = given.flatMap((contract, index) =>
    lintContract(contract, (pointer) => reading.locate(pointerTo('/contracts', index) + pointer)),
  );
  requireKnownProviders(settings, new Set([...providers, request.subject.provider]));
  const at = instantOf(optionOf(one, '--at') ?? '2026-03-15T12:00:00Z');
  const sound = leaks.length === 0 ? shaped.value : withoutEntry(shaped.value, at);
  const result = decide(decisionInputOf(sound, settings, at));
  return { findings: [...leaks, ...faults, ...result.blockers], result };
}

function contracts(one: PlainCase): unknown {
  const read = readContracts(contractFiles(one));
  const claims = readClaims(bytesAt(one, CLAIMS_PATH) ?? new Uint8Array(), CLAIMS_PATH);
  const onClaims = claimContractFindings(claims.claims ?? [], read.index, CLAIMS_PATH);
  const findings: Finding[] = [...read.findings, ...overlapFindings(read), ...onClaims];
  const digests = read.contracts.map(([path, { digest }]) => [path, digest]);
  return { decision: decisionOf(findings), findings, digests };
}

async function manifest(one: PlainCase): Promise<unknown> {
  const names = ['release-manifest.json', 'beside/release-manifest.json', CLAIMS_PATH];
  const files = names.flatMap((file) => {
    const bytes = bytesAt(one, file);
    return bytes ? [{ file, bytes }] : [];
  });
  const { checks, report } = await judgeFiles({ files, pin: '', when: 'now', now: 0 });
  return { checks, document: report.document };
}

/** The document, and all that it shows. */
export async function answerCapsule(base64: string, pin: string): Promise<string> {
  const files = [{ file: 'a.capsule', bytes: Buffer.from(base64, 'base64') }];
  const answer = await judgeFiles({ files, pin, when: 'recorded', now: 0 });
  return renderJson(answer.report) + renderPage(answer);
}

/** Who signed a bundle, or why it does not count. */
export function answerBundle(one: SigstoreCase): string {
  return JSON.stringify(certified(one));
}

function certified({ artifact, bundle: text, trusted_root }: SigstoreCase): Result<Certified> {
  const [json, root] = [jsonOf(text), jsonOf(trusted_root)];
  if (json === undefined || root === undefined) return refuse('bundle_malformed');
  let bundle;
  try {
    bundle = bundleFromJSON(json);
  } catch {
    return refuse('bundle_malformed');
  }
  const signed = Buffer.from(artifact);
  const { content } = bundle;
  if (content.$case === 'dsseEnvelope' && !isAbout(content.dsseEnvelope.payload, signed))
    return refuse('bundle_payload_differs');
  const place = { file: 'bundle.sigstore.json', rootFile: 'trusted_root.json' };
  return certify(bundle, root, place, signed);
}

function jsonOf(text: string): JsonValue | undefined {
  const { findings, value } = readJson(Buffer.from(text), { file: 'x', maxBytes: 2 ** 20 });
  return findings.length === 0 ? value : undefined;
}

/** Whether a subject of an in-toto statement is what was signed. */
function isAbout(statement: Uint8Array, artifact: Uint8Array): boolean {
  const value = jsonOf(Buffer.from(statement).toString('utf8'));
  const digest = hexOf(digestOf(artifact));
  const subjects = isJsonObject(value) && Array.isArray(value['subject']) ? value['subject'] : [];
  return subjects.some(
    (subject) =>
      isJsonObject(subject) &&
      isJsonObject(subject['digest']) &&
      subject['digest']['sha256'] === digest,
  );
}
