import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connectionsIn } from '../../service/awaited-ledger.ts';
import { publicOriginOf } from '../../service/access/sessions.ts';
import { readinessSettings } from '../../src/readiness/settings.ts';
import { requireKnownProviders } from '../../src/evidence/disabled-providers.ts';

function read(flag?: string, providers?: string) {
  return readinessSettings({
    SERVICE_PROVIDER_CERTIFICATION_ENFORCED: flag,
    CLAIMGATE_DISABLED_PROVIDERS: providers,
  });
}

test('the flag is exactly true or false, and absent is off', () => {
  assert.equal(readinessSettings({}).certificationEnforced, false);
  assert.equal(read('false').certificationEnforced, false);
  assert.equal(read('true').certificationEnforced, true);
  for (const text of [
    '',
    ' ',
    'TRUE',
    'True',
    ' true',
    'true ',
    'true\n',
    '1',
    '0',
    'yes',
    'on',
    'no',
    'falsee',
  ])
    assert.throws(() => read(text), { code: 'enforcement_flag_invalid' }, JSON.stringify(text));
});

test('the number of connections to the ledger', () => {
  const connections = (text?: string) => connectionsIn({ CLAIMGATE_LEDGER_CONNECTIONS: text });
  assert.deepEqual([connections(), connections('1'), connections('100')], [4, 1, 100]);
  for (const text of ['', '0', '101', '1000', '-1', '4.0', ' 4', '4\n', '0x4', 'four'])
    assert.throws(
      () => connections(text),
      { code: 'ledger_connections_invalid' },
      JSON.stringify(text),
    );
});

test('the deny-list is slugs with commas between them', () => {
  assert.deepEqual([...readinessSettings({}).disabledProviders], []);
  assert.deepEqual([...read(undefined, '').disabledProviders], []);
  assert.deepEqual(
    [...read(undefined, 'pixelgram,a.b-c').disabledProviders],
    ['pixelgram', 'a.b-c'],
  );
  for (const text of [
    ',',
    'a,',
    ',a',
    'a,,b',
    'a, b',
    ' a',
    'A',
    'a;b',
    '*',
    'a\n',
    'a'.repeat(65),
  ])
    assert.throws(
      () => read(undefined, text),
      { code: 'disabled_providers_invalid' },
      JSON.stringify(text),
    );
});

test('a provider on the deny-list that nobody knows stops the start', () => {
  const known = new Set(['pixelgram', 'other']);
  requireKnownProviders(read(undefined, 'pixelgram'), known);
  requireKnownProviders(read(), new Set());
  assert.throws(() => requireKnownProviders(read(undefined, 'pixelgram,pixlgram'), known), {
    code: 'disabled_provider_unknown',
    message: /found pixlgram, expected other, pixelgram/,
  });
  assert.throws(() => requireKnownProviders(read(undefined, 'pixelgram'), new Set()), {
    message: /expected no provider at all/,
  });
});

test('a public address is scheme, host and port, and nothing more', () => {
  assert.equal(publicOriginOf('https://Claims.example'), 'https://claims.example');
  assert.equal(publicOriginOf('http://127.0.0.1:8080/'), 'http://127.0.0.1:8080');
  for (const text of [
    'claims.example',
    'ftp://claims.example',
    'https://user@claims.example',
    'https://claims.example/admin',
    'https://claims.example?x',
    'https://claims.example/#',
  ])
    assert.throws(() => publicOriginOf(text), { code: 'usage' }, text);
});
