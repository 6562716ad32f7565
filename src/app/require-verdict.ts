import { dirname, join } from 'node:path';
import { errorOf, present } from '../findings/error.ts';
import { ClaimgateError, type Finding } from '../findings/index.ts';
import { readFileIfThere } from '../io/files.ts';
import { otherDocument } from '../json/index.ts';
import { MAX_MANIFEST_BYTES, readClaims } from '../manifest/index.ts';
import {
  MAX_VERDICT_BYTES,
  readVerdict,
  recordedWarnings,
  requireVerdict as requireAnswer,
} from '../verdict/index.ts';
import { readBundles, readRootFiles } from './evidence-inputs.ts';
import type { Host } from './host.ts';
import type { NamedFile } from './named-file.ts';
import { editedClaims, readArtifacts } from './published-files.ts';
import { openReleaseInputs, type RepositoryChoice } from './release-inputs.ts';

const MAX_SIGNED_BYTES = 1024 * 1024;

/** Which verdict a publish job relies on, and how old it may be. */
export interface VerdictRequest {
  readonly file: NamedFile;
  /** The files to publish. */
  readonly artifacts: readonly NamedFile[];
  readonly maxAgeMs: number;
  readonly trustPin: string | undefined;
  readonly at: number;
}

/** Reasons not to continue with a release. */
export interface VerdictAnswer {
  /** The commit that the verdict was compared with; `undefined` where its claims can't be read. */
  readonly revision: string | undefined;
  readonly findings: readonly Finding[];
  readonly sources: ReadonlyMap<string, string>;
}

/** Requires an allowed, fresh release verdict for a commit, by default the one that is checked out. @throws ClaimgateError */
export async function requireVerdict(
  { file, artifacts: files, maxAgeMs: maxAge, trustPin: pin, at }: VerdictRequest,
  choice: RepositoryChoice,
  host: Host,
): Promise<VerdictAnswer> {
  const verdict = await required(file, MAX_VERDICT_BYTES, 'verdict_missing');
  const other = otherDocument(verdict.bytes, file.name, 'GateVerdict');
  if (other) throw errorOf([other]);
  const manifest = await required(
    beside(file, (name) => join(dirname(name), 'release-manifest.json')),
    MAX_MANIFEST_BYTES,
    'verdict_manifest_differs',
  );
  const inputs = await openReleaseInputs({ ...choice, ref: choice.ref ?? 'HEAD' }, host);
  const { bytes, path } = inputs.claims;
  const release = { ...present(inputs.release), versions: inputs.versions };
  const { claims: read, findings, text } = readClaims(bytes, path);
  if (!read) return { revision: undefined, findings, sources: new Map([[path, text]]) };
  // `gate-verdict.json` is signed in `gate-verdict.intoto.json`.
  const signedFile = beside(file, (name) => name.replace(/(?:\.json)?$/, '.intoto.json'));
  const signed = await readNamed(signedFile, MAX_SIGNED_BYTES);
  const bundles = signed && (await readBundles(signedFile.path, signedFile.name));
  const claims = { bytes, read };
  const roots = await readRootFiles(inputs, bundles !== undefined);
  const answer = requireAnswer({
    at,
    maxAge,
    release,
    verdict,
    manifest,
    artifacts: await readArtifacts(files, host),
    signed: signed && { ...signed, bundles },
    claims,
    pin,
    roots,
  });
  const recorded = readVerdict(verdict.bytes, verdict.file);
  const warnings = recorded.ok ? recordedWarnings(recorded.value) : [];
  return {
    revision: release.revision,
    findings: [...answer, ...warnings, ...(await editedClaims(inputs.place))],
    sources: new Map([[file.name, Buffer.from(verdict.bytes).toString('utf8')]]),
  };
}

/** A file in the same folder, with its path and its name changed alike. */
function beside({ path, name }: NamedFile, change: (name: string) => string): NamedFile {
  return { path: change(path), name: change(name) };
}

async function required(
  file: NamedFile,
  maxBytes: number,
  ifMissing: 'verdict_missing' | 'verdict_manifest_differs',
) {
  const read = await readNamed(file, maxBytes);
  if (!read) throw new ClaimgateError(ifMissing, { file: file.name, found: 'no such file' });
  return read;
}

async function readNamed({ path, name: file }: NamedFile, maxBytes: number) {
  const bytes = await readFileIfThere(path, file, maxBytes);
  return bytes && { file, bytes };
}
