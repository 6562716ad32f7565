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
import { readEnvelope } from '../../../src/trust/envelope.ts';
import { readTrustRoot } from '../../../src/trust/root.ts';
import { valueOf } from '../../../examples/world/organisation.ts';
import { VERSION } from '../../gate/demonstration.ts';
import { SIGNED } from '../signed-release.ts';
import { headed, must, mustBeOutcome, mustBeSound, withHead, type Target } from '../target.ts';
import { AT, DOCUMENTS, PIN, REVISION } from '../world.ts';
import { RULE_SETS } from '../../../src/gate/rule-sets.ts';

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
