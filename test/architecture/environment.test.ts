import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../..');

/** Variables that claimgate writes for a command it starts, those of the steps of CI, and a level of rules that looks like one. */
const NO_SETTING =
  /^CLAIMGATE_(?:ANSWERS|VERDICT|VERDICT_SHA256|REVISION|RELEASE|CLAIMS_SHA256|CLAIM_COUNT|TRUST_ROOT_SHA256|PROJECTION_SHA256|VALID_UNTIL|RULES_V1|EXPORT|(?:FINGERPRINT|LEDGER|PROJECTION)_KEY|SIGN_[A-Z0-9_]+)$/;

const SETTING = /\b(?:CLAIMGATE|S3|SERVICE_PROVIDER)_[A-Z][A-Z0-9_]*\b/g;

test('the page of the configuration names every variable that the program reads, and no other', () => {
  const listed = execFileSync('git', ['ls-files', 'src/*.ts', 'service/*.ts', 'verifier/*.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  const sources = listed.split('\n').filter((file) => file !== '' && !file.includes('/generated/'));
  const page = readFileSync(join(root, 'docs/reference/configuration.md'), 'utf8');
  const read = namesIn(sources.map((file) => readFileSync(join(root, file), 'utf8')).join('\n'));
  assert.ok(read.length > 10);
  assert.deepEqual(namesIn(page), read);
});

function namesIn(text: string): string[] {
  const names = [...text.matchAll(SETTING)].map(([name]) => name);
  return [...new Set(names)].filter((name) => !NO_SETTING.test(name)).sort();
}
