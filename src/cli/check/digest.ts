import type { DigestResult, DescribedDigest } from '../../documents/index.ts';
import type { Outcome } from '../../report/report.ts';
import { usageError } from '../arguments.ts';
import type { Command } from '../command.ts';
import type { Invocation } from '../invocation.ts';
import { CLAIMS_OPTION, flag, repeated, valued, argument } from '../options.ts';
import { printFingerprint } from '../keys/fingerprinter.ts';
import { describeKey } from '../keys/key.ts';
import { PASSPHRASE_OPTION } from '../keys/signer-options.ts';
import { digestContracts } from './contract.ts';
import { digestOf, digestOfStream, FINGERPRINT_FIELDS } from '../../digest/index.ts';
import { scopeDigest } from '../../evidence/subject-evidence.ts';
import { worstSeverity } from '../../documents/findings.ts';
import { streamRegularFile } from '../../io/files.ts';
import { bindClaims, MAX_CLAIMS_BYTES, readClaims } from '../../manifest/claims.ts';
import { progressOf, type Host } from '../host.ts';
import { readNamed, type NamedFile } from '../named-file.ts';
import { openReleaseInputs } from '../../repository/release-inputs.ts';
import { askedRepository } from '../../repository/asked.ts';

/** Prints each kind of digest, by the option that asks for it, beside which others may be given. */
const KINDS = {
  contracts: { print: digestContracts, beside: ['files', 'ref'] },
  id: { print: printFingerprint, beside: ['deployment'] },
  key: { print: describeKey, beside: ['passphrase-file'] },
  capability: { print: printNamed, beside: ['policy', 'scope'] },
  policy: { print: printNamed, beside: ['scope'] },
  scope: { print: printNamed, beside: [] },
} as const;

export const command: Command = {
  examples: {
    'claimgate digest': 'the claims file, in the form that `sha256sum -c` reads',
    'claimgate digest --json':
      'the values in a release manifest: digest, schema version, claim count',
    'claimgate digest release.tar.gz': 'any file, of any size',
    'claimgate digest --contracts': 'the contract_digest of each contract, for claims',
    'claimgate digest --contracts draft.json --json': 'of a contract anywhere, for programs',
    'claimgate digest --capability adapter.json --scope pins:write':
      'digests as contracts, runs and runtime facts hold them',
    'claimgate digest --id account_reference < account-id.txt':
      'the fingerprint of the id, with deployment and key of the configuration, or by the key in the file that CLAIMGATE_FINGERPRINT_KEY_FILE names',
    'claimgate digest --key ada.key.pub.pem':
      'the fingerprint of a key that you received: compare it with what its owner reads to you',
    'claimgate digest --key ada.key --passphrase-file ada.pass': 'of your own private key',
  },
  positionals: {
    files: argument('any file; without it, the claims file. With --contracts, contract files'),
  },
  options: {
    ...CLAIMS_OPTION,
    contracts: flag('print the digest of what each contract says'),
    capability: valued('print the capability_digest of this file', 'FILE'),
    policy: valued('print the policy_digest of this file', 'FILE'),
    scope: repeated('print the digest of an OAuth scope, by its name; may be repeated', 'NAME'),
    id: {
      ...valued('print the fingerprint of the id on standard input, as this field', 'FIELD'),
      choices: FINGERPRINT_FIELDS,
    },
    deployment: valued('with --id: the deployment (default: that of the configuration)', 'NAME'),
    key: valued('print the fingerprint of this public or private key in PEM', 'FILE'),
    ...PASSPHRASE_OPTION,
  },
  async run(invocation) {
    const { args } = invocation;
    const asked = (['contracts', 'id', 'key', 'capability', 'policy', 'scope'] as const).find(
      (kind) => (kind === 'contracts' ? args.flag(kind) : args.list(kind).length > 0),
    );
    if (!asked) {
      args.refuse(['deployment', 'passphrase-file'], 'without --id or --key');
      return printFile(invocation);
    }
    const { print, beside } = KINDS[asked];
    const others = OPTIONS.filter((name) => name !== asked && !beside.some((one) => one === name));
    args.refuse(others, `with --${asked}`);
    return print(invocation);
  },
};

const OPTIONS = 'files claims ref id deployment key passphrase-file capability policy scope'.split(
  ' ',
);

async function printFile(invocation: Invocation): Promise<Outcome> {
  const { args, host } = invocation;
  const [file, ...more] = invocation.files('files');
  if (more.length > 0)
    throw usageError({ found: `${1 + more.length} files`, expected: 'one, or --contracts' });
  if (file) {
    args.refuse(['claims', 'ref'], 'with a file: it is read from the work tree');
    const result = await digestFile(file, host);
    return { result, lines: [checksumLine(result)] };
  }
  const inputs = await openReleaseInputs(askedRepository(invocation), host);
  const { path, bytes, remarks } = inputs.claims;
  const { claims, findings, text } = readClaims(bytes, path);
  const binding = claims ? bindClaims(bytes, claims) : null;
  const result = { path, sha256: digestOf(bytes), size: bytes.length, binding };
  return {
    result,
    findings: [...remarks, ...findings],
    sources: new Map([[path, text]]),
    lines: binding ? [checksumLine(result)] : [],
  };
}

/** One line as `sha256sum` prints it, which escapes names that hold a backslash or a line end. */
function checksumLine({ path, sha256 }: DigestResult): string {
  const escaped = path.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
  return `${escaped === path ? '' : '\\'}${sha256.replace('sha256:', '')}  ${escaped}`;
}

/** Streams a file, so that its size does not matter; what is small enough to be a claims file is bound if it is one. */
async function digestFile(file: NamedFile, host: Host): Promise<DigestResult> {
  const { path, name } = file;
  const pieces = streamRegularFile(path, name, progressOf(name, host));
  const { digest, size } = await digestOfStream(pieces);
  const small = size <= MAX_CLAIMS_BYTES ? await readNamed(file, MAX_CLAIMS_BYTES) : undefined;
  const bytes = small && digestOf(small.bytes) === digest ? small.bytes : undefined;
  return { path: name, sha256: digest, size, binding: bytes ? bindingOf(bytes, name) : null };
}

/** Prints digests as contracts, runs and runtime facts hold them (specification/documents.md 3.2). */
async function printNamed(invocation: Invocation): Promise<Outcome> {
  const digests: DescribedDigest[] = [];
  for (const of of ['capability', 'policy'] as const) {
    const file = invocation.file(of);
    const read = file && (await digestFile(file, invocation.host));
    if (read) digests.push({ of, name: read.path, digest: read.sha256 });
  }
  for (const scope of invocation.args.list('scope'))
    digests.push({ of: 'scope', name: scope, digest: scopeDigest(scope) });
  const lines = digests.map(({ digest, name, of }) =>
    [digest, of === 'scope' ? of : `${of}_digest`, name].join('  '),
  );
  return { result: { digests }, lines };
}

function bindingOf(bytes: Uint8Array, file: string): DigestResult['binding'] {
  const { claims, findings } = readClaims(bytes, file);
  return claims && worstSeverity(findings) === 0 ? bindClaims(bytes, claims) : null;
}
