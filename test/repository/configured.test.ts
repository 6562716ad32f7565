import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { readConfigured } from '../../src/repository/configured.ts';
import { ClaimgateError } from '../../src/documents/findings.ts';

describe('what commands take from the configuration', () => {
  let folder = '';
  before(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'claimgate-configured-')));
    mkdirSync(join(folder, '.git/refs'), { recursive: true });
    mkdirSync(join(folder, '.git/objects'));
    writeFileSync(join(folder, '.git/HEAD'), 'ref: refs/heads/main\n');
    mkdirSync(join(folder, 'product/deep'), { recursive: true });
  });
  after(() => rmSync(folder, { recursive: true }));

  const write = (settings: Record<string, string>) =>
    writeFileSync(
      join(folder, 'claimgate.config.json'),
      JSON.stringify({ schema_version: 1, ...settings }),
    );

  test('starts from the folder of the configuration, wherever in the repository it is asked for', () => {
    write({ ledger: 'sqlite:.x/l.sqlite', facts: 'f.json', projection: 'p', keys: '.x/keys' });
    const configured = readConfigured({ directory: join(folder, 'product/deep') });
    assert.deepEqual(
      [
        configured.ledger,
        configured.facts,
        configured.projection?.path,
        configured.keyOf('release')?.path,
      ],
      [
        `sqlite:${folder}/.x/l.sqlite`,
        { path: join(folder, 'f.json'), name: 'f.json' },
        join(folder, 'p'),
        join(folder, '.x/keys/release.key'),
      ],
    );
  });

  test('is nothing without a configuration, but one that is named has to be there', () => {
    rmSync(join(folder, 'claimgate.config.json'), { force: true });
    const { ledger, facts, projection } = readConfigured({ directory: folder });
    assert.deepEqual([ledger, facts, projection], [undefined, undefined, undefined]);
    assert.throws(
      () => readConfigured({ directory: folder, config: 'other.json' }),
      (error) => error instanceof ClaimgateError && error.code === 'file_missing',
    );
  });

  test('[T135] a link of the repository leads to no key or ledger outside of it', () => {
    const elsewhere = join(folder, 'product');
    symlinkSync(elsewhere, join(folder, 'link'));
    write({ ledger: 'sqlite:link/l.sqlite', facts: 'link/f', projection: 'link', keys: 'link/k' });
    const configured = readConfigured({ directory: folder });
    for (const ask of [
      () => configured.ledger,
      () => configured.facts,
      () => configured.projection,
      () => configured.keyOf('projection'),
    ])
      assert.throws(
        ask,
        (error) => error instanceof ClaimgateError && error.code === 'file_symlink',
      );
  });
});
