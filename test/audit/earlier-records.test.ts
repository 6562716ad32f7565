import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { valueOf } from '../../examples/world/organisation.ts';
import { readCapsule } from '../../src/audit/capsule.ts';
import { auditRelease } from '../../src/audit/audit.ts';
import { AT, HOUR, Releases } from './releases.ts';
import { releaseInCapsule } from '../../src/audit/capsule-release.ts';
import { CAPSULE, PIN } from '../page/platforms.ts';

const PASSED = { exitCode: 0, codes: [], rows: 8, open: [] };

test('a capsule keeps the records that a release rested on, also one of a clock ahead, and no later ones', async (t) => {
  const releases = await Releases.make();
  t.after(() => releases.remove());
  writeFileSync(releases.at('repo/docs.json'), '{"schema_version":1,"claims":[]}');
  const config = 'claimgate.config.json';
  const ignored = { stray_claims: { ignore: ['docs.json'] } };
  await releases.change(config, (bytes) =>
    JSON.stringify({ ...(JSON.parse(bytes.toString()) as object), ...ignored }),
  );
  await releases.release('v1.0.0', 'older-projection', AT - 5 * HOUR);
  await releases.release('v1.1.0', 'grown', AT);
  await releases.release('v1.2.0', 'grown', AT - 20_000);
  mkdirSync(releases.at('elsewhere'));
  for (const [version, earlier] of [
    ['v1.0.0', []],
    ['v1.2.0', ['v1.0.0', 'v1.1.0']],
  ] as const) {
    const packed = await releases.audit(version, '--pack', `../elsewhere/${version}.capsule`);
    assert.deepEqual(packed.open, []);
    const bytes = readFileSync(releases.at(`elsewhere/${version}.capsule`));
    const names = [...valueOf(readCapsule(bytes, version)).members.keys()];
    const kept = new Set(names.flatMap((name) => /^earlier\/([^/]+)/.exec(name)?.[1] ?? []));
    assert.deepEqual([...kept], earlier);
    assert.deepEqual(await releases.auditIn('elsewhere', `${version}.capsule`), PASSED);
  }
});

test('[T391] an audit refuses a verdict that was signed for another product than the commit names', async () => {
  const input = await releaseInCapsule(
    CAPSULE,
    'a.capsule',
    { now: Date.now(), pin: PIN, timestampRoots: [] },
    [],
  );
  assert.deepEqual((await auditRelease(input)).findings, []);
  const other = await auditRelease({ ...input, resourceUri: 'pkg:generic/other' });
  assert.deepEqual(
    other.findings.map(({ code, expected }) => [code, expected]),
    [['resource_uri_differs', 'pkg:generic/other@1.0.0']],
  );
});
