import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { bundleFromJSON } from '@sigstore/bundle';
import { isJsonObject, readJson, type JsonValue } from '../../src/json/index.ts';
import { refuse, type Result } from '../../src/findings/index.ts';
import type { Certified } from '../../src/trust/identity.ts';
import { certify } from '../../src/trust/sigstore.ts';
import { present } from '../../src/findings/error.ts';

/** The cases of sigstore-conformance; what several of them share stands in front of them, once. */
const VECTORS = join(import.meta.dirname, '../vectors/sigstore-conformance.jsonl');

const IDENTITY =
  'https://github.com/sigstore-conformance/extremely-dangerous-public-oidc-beacon/.github/workflows/extremely-dangerous-oidc-beacon.yml@refs/heads/main';
const ISSUER = 'https://token.actions.githubusercontent.com';

interface Case {
  readonly case: string;
  readonly valid: boolean;
  readonly bundle: string;
  readonly trusted_root: string;
  readonly artifact: string;
  readonly identity?: string;
  readonly issuer?: string;
  readonly key?: string;
}

const rows = readFileSync(VECTORS, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Case | { readonly text: string; readonly content: string });
const cases = rows.flatMap((row) => ('case' in row ? [row] : []));
const texts = new Map(rows.flatMap((row) => ('text' in row ? [[row.text, row.content]] : [])));

const textOf = (name: string): string => present(texts.get(name));

/** Keys of one's own have their place in the envelope: a bundle without a certificate is refused. */
const BY_KEY = new Set(['managed-key-and-trusted-root', 'managed-key-happy-path']);

test('[T195] every case of sigstore-conformance is answered right, and a bundle by a key is refused', () => {
  assert.equal(cases.length, 70);
  const wrong = cases
    .filter((one) => accepts(one) !== (one.valid && !BY_KEY.has(one.case)))
    .map((one) => one.case);
  assert.deepEqual(wrong, []);
});

test('a trusted root whose log has no start of validity is refused as such', () => {
  const one = present(cases.find((row) => row.case.startsWith('trust-root-tlog-missing-validity')));
  const outcome = judge(one);
  assert.ok(!outcome.ok);
  assert.deepEqual(
    outcome.findings.map(({ code }) => code),
    ['sigstore_root_invalid'],
  );
});

function accepts(one: Case): boolean {
  const outcome = judge(one);
  return (
    outcome.ok &&
    outcome.value.subject === (one.identity ?? IDENTITY) &&
    outcome.value.issuer === (one.issuer ?? ISSUER)
  );
}

function judge({ artifact, bundle: name, trusted_root }: Case): Result<Certified> {
  const json = jsonOf(textOf(name));
  if (json === undefined) return refuse('bundle_malformed');
  let bundle;
  try {
    bundle = bundleFromJSON(json);
  } catch {
    return refuse('bundle_malformed');
  }
  const signed = Buffer.from(textOf(artifact));
  const { content } = bundle;
  if (content.$case === 'dsseEnvelope' && !isAbout(content.dsseEnvelope.payload, signed))
    return refuse('bundle_payload_differs');
  const place = { file: 'bundle.sigstore.json', rootFile: 'trusted_root.json' };
  return certify(bundle, present(jsonOf(textOf(trusted_root))), place, signed);
}

function jsonOf(text: string): JsonValue | undefined {
  const { findings, value } = readJson(Buffer.from(text), { file: 'x', maxBytes: 2 ** 20 });
  return findings.length === 0 ? value : undefined;
}

/** Whether a subject of an in-toto statement is what was signed. */
function isAbout(statement: Buffer, artifact: Buffer): boolean {
  const value = jsonOf(statement.toString('utf8'));
  const digest = createHash('sha256').update(artifact).digest('hex');
  const subjects = isJsonObject(value) && Array.isArray(value['subject']) ? value['subject'] : [];
  return subjects.some(
    (subject) =>
      isJsonObject(subject) &&
      isJsonObject(subject['digest']) &&
      subject['digest']['sha256'] === digest,
  );
}
