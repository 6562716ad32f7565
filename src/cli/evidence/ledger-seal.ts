import { digestOf, isDigest } from '../../digest/index.ts';
import { errorOf, ClaimgateError, demand } from '../../documents/findings.ts';
import { formatInstant } from '../../documents/json.ts';
import { leaksInText } from '../../documents/sanitizer.ts';
import { shell } from '../../documents/shell.ts';
import type { CertificationRun } from '../../documents/index.ts';
import { writeFileAtomically } from '../../io/write-files.ts';
import { newIdempotencyKey } from '../../ledger/prepare-record.ts';
import { claimName } from '../../manifest/claim-names.ts';
import { anchorOf } from '../../trust/anchor.ts';
import { payloadDigestOf } from '../../trust/document-kind.ts';
import { signEnvelope, unsignedEnvelope, type RoleKeys } from '../../trust/envelope.ts';
import { writeSeal } from '../../trust/sealed-run.ts';
import { STATEMENT_PAYLOAD_TYPE } from '../../trust/statement.ts';
import { askedMemory, askedPin, askedRepository } from '../../repository/asked.ts';
import { readRoots } from '../../repository/evidence-inputs.ts';
import { openReleaseInputs } from '../../repository/release-inputs.ts';
import { usageError } from '../arguments.ts';
import type { Outcome } from '../../report/report.ts';
import type { RunOfTests } from '../../test-results/run.ts';
import type { Host } from '../host.ts';
import type { Invocation } from '../invocation.ts';
import { envelopeText } from '../keys/trust.ts';
import { SignerOptions } from '../keys/signer-options.ts';
import {
  admitsIdentities,
  identityCommand,
  openHolder,
  type SignerSource,
} from '../keys/signing-keys.ts';
import type { NamedFile } from '../named-file.ts';
import { valued } from '../options.ts';

export const SEAL_SIGNER = new SignerOptions(
  'key',
  valued('a private key of the role tester', 'FILE'),
);

/** Runs the tests after `--`, and signs what they found, for another job to record. @throws ClaimgateError */
export async function sealRun(
  invocation: Invocation,
  out: NamedFile,
  test: (invocation: Invocation) => Promise<RunOfTests | undefined>,
): Promise<Outcome> {
  const { args } = invocation;
  const words = args.commandWords();
  if (args.text('what') !== 'run' || words.length === 0)
    throw usageError({ expected: 'run, and -- COMMAND that runs the tests' });
  const terms = await sealTerms(invocation, SEAL_SIGNER.ifNamed(invocation));
  const tested = await test(withoutIdentity(invocation));
  if (!tested) throw usageError({ expected: '--from-junit FILE, which the command writes' });
  const { remarks, run } = tested;
  const sealed = await writeSealed({ run, command: words }, out, terms, invocation.host);
  return {
    says: 'done',
    result: sealed,
    findings: remarks,
    lines: [
      `sealed: ${claimName(run.subject)}, ${run.side} run of ${run.tested_at}`,
      `  seal: ${out.name}, ${sealed.payload_sha256}`,
      `  signed by: ${sealed.key_id ?? 'nobody yet; an identity has to'}`,
    ],
    next: [
      ...(sealed.key_id === null ? [identityCommand(out.name)] : []),
      shell`claimgate ledger append run --sealed ${out.name}`,
    ],
  };
}

/** Who seals, for which product. */
export interface SealTerms {
  readonly deployment: string;
  readonly resourceUri: string | null;
  readonly role: RoleKeys;
  readonly signer: SignerSource | undefined;
}

/** Reads who may seal, before any test runs. @throws ClaimgateError where this caller may not */
export async function sealTerms(
  invocation: Invocation,
  signer: SignerSource | undefined,
): Promise<SealTerms> {
  const { at, host } = invocation;
  const inputs = await openReleaseInputs({ ...askedRepository(invocation), ref: 'HEAD' }, host);
  const pin = askedPin(invocation);
  const roots = await readRoots(inputs, { pin, memory: askedMemory(invocation) }, true);
  const { root } = demand(anchorOf({ pin, roots, at }));
  const role = root.roles.tester;
  if (!role) throw new ClaimgateError('tester_role_missing', { file: root.envelope.file });
  if (signer) await openHolder(signer, role, 'key_not_of_role');
  else if (!admitsIdentities(role))
    throw usageError({ expected: '--key FILE, a private key of the role tester' });
  const resourceUri = inputs.config?.resource_uri ?? null;
  return { deployment: root.document.deployment, resourceUri, role, signer };
}

/** Seals what was seen; unsigned where an identity has to sign. @throws ClaimgateError */
export async function writeSealed(
  { command: words, run }: { readonly command: readonly string[]; readonly run: CertificationRun },
  { name, path }: NamedFile,
  { deployment, resourceUri, role, signer }: SealTerms,
  { clock, random }: Pick<Host, 'clock' | 'random'>,
) {
  const leaks = leaksInText(words.join(' '), { file: 'the command' });
  if (leaks.length > 0) throw errorOf(leaks);
  const nonce = newIdempotencyKey(random);
  const sealed = {
    generated_at: formatInstant(clock()),
    nonce,
    deployment,
    resource_uri: resourceUri,
    command: [...words],
    run: withoutAnswers(run, nonce),
  };
  const unsigned = unsignedEnvelope(STATEMENT_PAYLOAD_TYPE, demand(writeSeal(sealed, name)), name);
  const key = signer && (await openHolder(signer, role, 'key_not_of_role'));
  const envelope = key ? demand(await signEnvelope(unsigned, key, 'sealed_run')) : unsigned;
  await writeFileAtomically(path, envelopeText(envelope), name);
  return {
    seal: name,
    payload_sha256: payloadDigestOf(envelope),
    key_id: key?.publicKey.id ?? null,
    run: sealed.run,
  };
}

/** Puts a digest with the nonce in the place of each answer of the provider: the seal is handed over, and the ledger keeps no answer. */
function withoutAnswers(run: CertificationRun, nonce: string): CertificationRun {
  const checks = run.checks.map((check) => {
    const { external_result: answer, kind } = check;
    if (answer === null || isDigest(answer)) return check;
    return { ...check, external_result: digestOf(`${nonce}\n${kind}\n${answer}`) };
  });
  return { ...run, checks };
}

/** Variables by which a job asks for the token of its identity, which its tests must not have. */
const IDENTITY = /^(?:ACTIONS_ID_TOKEN_|SIGSTORE_ID_TOKEN$)/;

/** The same call, without the variables by which tests could sign as the job. */
function withoutIdentity(invocation: Invocation): Invocation {
  const { environment } = invocation.host;
  const own = Object.entries(environment).filter(([name]) => !IDENTITY.test(name));
  const host = { ...invocation.host, environment: Object.fromEntries(own) };
  return invocation.within(host);
}
