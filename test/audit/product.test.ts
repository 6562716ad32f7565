import assert from 'node:assert/strict';
import { test } from 'node:test';
import { releaseInCapsule } from '../../src/audit/capsule-release.ts';
import { auditRelease } from '../../src/audit/index.ts';
import { CAPSULE, PIN } from '../page/platforms.ts';

test('[T391] an audit refuses a verdict that was signed for another product than the commit names', async () => {
  const input = await releaseInCapsule(CAPSULE, 'a.capsule', PIN);
  assert.deepEqual((await auditRelease(input)).findings, []);
  const other = await auditRelease({ ...input, resourceUri: 'pkg:generic/other' });
  assert.deepEqual(
    other.findings.map(({ code, expected }) => [code, expected]),
    [['resource_uri_differs', 'pkg:generic/other@1.0.0']],
  );
});
