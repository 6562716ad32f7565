import assert from 'node:assert/strict';
import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { CLAIMS_PATH } from '../../src/manifest/claims.ts';
import {
  claimsOf,
  NO_CLAIMS,
  remarksOf,
  temporaryFolder,
  TestRepository,
} from '../repositories.ts';

const ENVIRONMENT = { PATH: process.env['PATH'] };

describe('[T20] what a checkout does to a file by itself', () => {
  test('core.autocrlf, with the file that sets it', async (t) => {
    const origin = await TestRepository.withClaims(t);
    const clone = await origin.clone(t, { config: ['core.autocrlf=true'] });
    const inputs = await clone.read();
    assert.match(claimsOf(inputs) ?? '', /\r\n/);
    const [remark] = inputs.files[0]?.remarks ?? [];
    assert.equal(remark?.code, 'work_tree_line_endings');
    assert.equal(remark.line, 1);
    assert.equal(remark.found, 'core.autocrlf=true (file:.git/config)');
  });

  test('core.autocrlf of the user, whom git is isolated from otherwise', async (t) => {
    const repository = await TestRepository.withClaims(t);
    const home = temporaryFolder(t);
    appendFileSync(join(home, '.gitconfig'), '[core]\n\tautocrlf = true\n');
    repository.write(CLAIMS_PATH, NO_CLAIMS.replaceAll('\n', '\r\n'));
    const [claims] = (await repository.read({ environment: { ...ENVIRONMENT, HOME: home } })).files;
    assert.equal(claims?.remarks[0]?.found, `core.autocrlf=true (file:${home}/.gitconfig)`);
  });

  test('the attribute eol', async (t) => {
    const origin = await TestRepository.withClaims(t);
    origin.write('.gitattributes', '*.json text eol=crlf\n');
    await origin.commit();
    const [claims] = (await (await origin.clone(t)).read()).files;
    assert.equal(claims?.remarks[0]?.code, 'work_tree_line_endings');
    assert.equal(claims.remarks[0].found, 'attribute text=set, attribute eol=crlf');
  });

  test('the attribute ident', async (t) => {
    const origin = await TestRepository.empty(t);
    origin.write('.gitattributes', '*.json ident\n');
    origin.write(CLAIMS_PATH, NO_CLAIMS.replace('1', '1, "$Id$": 1'));
    await origin.commit();
    const clone = await origin.clone(t);
    const inputs = await clone.read();
    assert.match(claimsOf(inputs) ?? '', /\$Id: [0-9a-f]{40} \$/);
    assert.equal(inputs.files[0]?.remarks[0]?.code, 'work_tree_keyword');
    assert.equal(inputs.files[0].remarks[0].found, 'attribute ident=set');
    assert.match(claimsOf(await clone.read({ ref: 'HEAD' })) ?? '', /\$Id\$/);
  });

  test('a filter, which is an edit to anybody who does not run it, and never runs here', async (t) => {
    const origin = await TestRepository.withClaims(t);
    origin.write('.gitattributes', '*.json filter=blank\n');
    await origin.commit();
    const clone = await origin.clone(t, { config: ['filter.blank.smudge=sed "s/\\[\\]/[ ]/"'] });
    const marker = clone.path('marker');
    await clone.git('config', 'filter.blank.smudge', `touch ${marker}`);
    await clone.git('config', 'filter.blank.clean', `touch ${marker}`);
    const inputs = await clone.read();
    assert.equal(claimsOf(inputs), NO_CLAIMS.replace('[]', '[ ]'));
    assert.deepEqual(remarksOf(inputs), ['work_tree_edited']);
    assert.equal(claimsOf(await clone.read({ ref: 'HEAD' })), NO_CLAIMS);
    assert.equal(existsSync(marker), false);
  });

  test('nothing, with the attribute line that init writes', async (t) => {
    const origin = await TestRepository.withClaims(t);
    origin.write(
      '.gitattributes',
      '/provider-certification/public-claims.json -text -ident -filter\n',
    );
    await origin.commit();
    const clone = await origin.clone(t, { config: ['core.autocrlf=true'] });
    assert.deepEqual(remarksOf(await clone.read()), []);
  });
});
