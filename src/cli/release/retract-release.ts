import { join } from 'node:path';
import { digestOf } from '../../digest/index.ts';
import type { RetractionPredicate, RetractionResult } from '../../documents/index.ts';
import { demand, present, ClaimgateError } from '../../documents/findings.ts';
import { shell } from '../../documents/shell.ts';
import { readManifest } from '../../manifest/release.ts';
import { readFileIfThere } from '../../io/files.ts';
import { findInWorkTree } from '../../repository/work-tree.ts';
import { readRecordedRelease } from '../../repository/release-records.ts';
import { writeFileAtomically } from '../../io/write-files.ts';
import { requireVersionHere } from '../../repository/configured.ts';
import { endsInVersion, numbersOf } from '../../documents/products.ts';
import {
  isSignedWithBundles,
  RECORD_FILE_NAMES,
  recordedVerdictOf,
  signedVerdictOf,
  type RecordFiles,
} from '../../gate/release-record.ts';
import { recallReleases } from '../../gate/rollback-protection.ts';
import { payloadDigestOf } from '../../trust/document-kind.ts';
import { anchorOf, missingOf } from '../../trust/anchor.ts';
import {
  MAX_ENVELOPE_BYTES,
  readEnvelopeToSign,
  signEnvelope,
  unsignedEnvelope,
  type Envelope,
} from '../../trust/envelope.ts';
import { summaryIn, STATEMENT_PAYLOAD_TYPE, type About } from '../../trust/statement.ts';
import { type TrustRoot } from '../../trust/root.ts';
import { RETRACTION_STATEMENT } from '../../trust/retraction.ts';
import { missingLines } from '../../report/document-lines.ts';
import type { Command } from '../command.ts';
import type { Invocation } from '../invocation.ts';
import { argument, required, TRUST_PIN_OPTION, valued } from '../options.ts';
import { SignerOptions } from '../keys/signer-options.ts';
import { readRoots } from '../../repository/evidence-inputs.ts';
import { openHolder } from '../keys/signing-keys.ts';
import { openReleaseInputs } from '../../repository/release-inputs.ts';
import { envelopeText } from '../keys/trust.ts';
import { askedPin, askedRepository } from '../../repository/asked.ts';

const SIGNER = new SignerOptions(
  'key',
  valued('sign with this private key of the root role; others sign with claimgate sign', 'FILE'),
);

export const command: Command = {
  examples: {
    "claimgate release retract v1.4.0 --reason 'clock of the runner in 2062' --key root.key":
      'the first signature; prints who else has to sign',
    "claimgate release retract v1.4.0 --reason 'clock of the runner in 2062'":
      'no signature yet: sign the file elsewhere, with claimgate sign --pae',
  },
  positionals: { release: argument('v and a stable SemVer, such as v1.4.0') },
  options: {
    reason: required(valued('why: anyone who signs or audits reads it', 'TEXT')),
    ...SIGNER.options,
    ...TRUST_PIN_OPTION,
  },
  async run(invocation) {
    const result = await retractRelease(invocation);
    const { path, version, evaluated_at, missing } = result;
    const isSigned = missing.every(({ count }) => count === 0);
    const lines = [
      `${isSigned ? 'retracted' : 'to sign'}: ${path}`,
      `  retracted instant: ${evaluated_at}, once ${version} is retracted on the default branch`,
      ...missingLines(missing),
    ];
    const next = isSigned
      ? shell`git add ${path} && git commit -m ${`Retract ${version}`}`
      : shell`claimgate sign ${path} --key KEY`;
    return { result, lines, next: [next] };
  },
};

/**
 * Writes the retraction of a release beside its record in the work tree, or signs the one that is there: once enough
 * of the root role have signed it, the instant of the record no longer counts.
 *
 * @throws ClaimgateError `record_missing`, `record_signature_wrong`, `key_not_of_root_role`, `file_exists`, …
 */
async function retractRelease(invocation: Invocation): Promise<RetractionResult> {
  const { args, at, host } = invocation;
  const [version, reason] = [args.required('release'), args.required('reason')];
  const key = SIGNER.ifNamed(invocation);
  const pin = askedPin(invocation);
  const choice = askedRepository(invocation);
  // A product may have had another prefix when it was released: its record says whose version it is.
  if (!endsInVersion(version)) requireVersionHere(version, choice);
  const inputs = await openReleaseInputs({ ...choice, ref: 'HEAD', version }, host);
  const head = present(inputs.release).revision;
  const repository = present(inputs.repository);
  const { record } = await readRecordedRelease(repository, head, version);
  const recorded = demand(readManifest(record.manifest, record.name)).version;
  if (recorded !== version)
    throw new ClaimgateError('version_invalid', { found: version, expected: recorded });
  const folder = findInWorkTree(inputs.root, record.name);
  if (folder === undefined) throw new ClaimgateError('record_missing', { file: record.name });
  const path = `${record.name}/${RECORD_FILE_NAMES.retraction}`;
  findInWorkTree(inputs.root, path);
  const roots = await readRoots(inputs, { pin, memory: undefined }, isSignedWithBundles(record));
  const anchor = demand(anchorOf({ pin, roots, at }));
  const { retraction: _written, ...own } = record;
  demand(recallReleases([own], anchor.roots));
  const retraction = retractionOf(own, { version, reason, root: anchor.root });
  const payload = demand(
    RETRACTION_STATEMENT.write(retraction.subject, retraction.predicate, path),
  );
  const file = { path: join(folder, RECORD_FILE_NAMES.retraction), name: path };
  const there = await begun(file, payload);
  const envelope = there ?? unsignedEnvelope(STATEMENT_PAYLOAD_TYPE, payload, path);
  const signer = key && (await openHolder(key, anchor.root.roles.root, 'key_not_of_root_role'));
  const signed = signer ? demand(await signEnvelope(envelope, signer, 'retraction')) : envelope;
  await writeFileAtomically(file.path, envelopeText(signed), path);
  return {
    path,
    version,
    evaluated_at: retraction.predicate.evaluated_at,
    payload_sha256: payloadDigestOf(signed),
    missing: [missingOf(signed, anchor.root)],
  };
}

/** @throws ClaimgateError `retraction_invalid` where the record claims nothing, so that its instant stops nothing */
function retractionOf(
  record: RecordFiles,
  { version, reason, root }: { version: string; reason: string; root: TrustRoot },
): About<RetractionPredicate> {
  const { evaluated_at, trust_root_version } = demand(recordedVerdictOf(record));
  const signed = signedVerdictOf(record);
  if (!signed || trust_root_version === null)
    throw new ClaimgateError('retraction_invalid', {
      file: record.name,
      expected: 'the record of a release with claims',
      found: 'one without, which stops no check',
    });
  const { deployment, version: trustRoot } = root.document;
  return {
    subject: digestOf(signed.bytes),
    predicate: {
      schema_version: 1,
      version,
      deployment,
      resource_uri: summaryIn(signed).predicate.resourceUri.slice(
        0,
        -`@${numbersOf(version)}`.length,
      ),
      trust_root_version: trustRoot,
      evaluated_at,
      reason,
    },
  };
}

/** The retraction that somebody else has begun. @throws ClaimgateError `file_exists` where it says something else */
async function begun(
  { path, name }: { readonly path: string; readonly name: string },
  payload: Uint8Array,
): Promise<Envelope | undefined> {
  const bytes = await readFileIfThere(path, name, MAX_ENVELOPE_BYTES);
  const read = bytes && readEnvelopeToSign(bytes, name);
  if (!read) return undefined;
  if (read.ok && Buffer.from(read.value.payload).equals(payload)) return read.value;
  throw new ClaimgateError('file_exists', {
    file: name,
    next: shell`claimgate sign ${name} --key KEY`,
  });
}
