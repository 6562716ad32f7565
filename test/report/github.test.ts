import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { finding, type Finding } from '../../src/documents/findings.ts';
import { renderGithub } from '../../src/report/github.ts';
import { CLAIMS_PATH } from '../../src/manifest/claims.ts';
import { renderText } from '../../src/report/text.ts';
import { checkGithubLines } from './github-lines.ts';
import { HOSTILE, hostileReport, manyClaims, plainReport, verdictReport } from './reports.ts';

const place = { file: 'a,b: 100%.json', line: 3, column: 14 };

function strays(count: number): Finding[] {
  return Array.from({ length: count }, (_, index) =>
    finding('stray_claims_file', { file: `copy-${index}.json`, found: String(index) }),
  );
}

describe('annotations of GitHub', () => {
  test('escape data and properties as the toolkit does', () => {
    const [line = ''] = renderGithub(plainReport([finding('wrong_value', place)])).split('\n');
    assert.ok(
      line.startsWith(
        '::error file=a%2Cb%3A 100%25.json,line=3,col=14,title=claimgate%3A wrong_value::',
      ),
    );
    const [annotation] = checkGithubLines(`${line}\n`);
    assert.deepEqual(annotation?.properties, {
      file: place.file,
      line: '3',
      col: '14',
      title: 'claimgate: wrong_value',
    });
  });

  test('say what is the case, what clears it, and how many claims it blocks', async () => {
    const text = renderGithub(verdictReport({ claims: await manyClaims(20, 2) }));
    const annotations = checkGithubLines(text);
    assert.ok(annotations.length > 3);
    assert.match(text, /::the app review has expired: found [^.]+\. Have the app reviewed again/);
    assert.match(text, /Claims: bluesky · [^.]+\. Cleared by a new review\. Next: claimgate /);
    assert.match(
      text,
      /\nrefused: 10 of 20 claims lack valid evidence \(v1\.4\.0, commit 4{12}\)\n/,
    );
  });

  test('tell an allowed answer by a notice, and warnings as warnings', () => {
    const annotations = checkGithubLines(
      renderGithub(verdictReport({ findings: [finding('not_canonical', { file: 'f' })] })),
    );
    assert.deepEqual(
      annotations.map(({ kind, message }) => [kind, message.slice(0, 20)]),
      [
        ['warning', 'the file is valid, b'],
        ['notice', 'nothing is claimed'],
      ],
    );
  });

  test('are at most ten of a kind, and the last one tells of the others, which are in the log', () => {
    assert.equal(checkGithubLines(renderGithub(plainReport(strays(10)))).length, 10);
    const text = renderGithub(plainReport(strays(12)));
    const annotations = checkGithubLines(text);
    assert.equal(annotations.length, 10);
    assert.match(annotations[9]?.message ?? '', /^3 more errors: /);
    for (const name of ['copy-0', 'copy-11']) assert.ok(text.includes(name));
    const plain = text.split('\n').filter((line) => line.startsWith('error[stray_claims_file] '));
    assert.equal(plain.length, 3);
  });

  test('tell the same of several files once', () => {
    const files = ['a', 'b', 'c', 'd'];
    const report = plainReport(files.map((file) => finding('not_committed', { file })));
    const [one, ...others] = checkGithubLines(renderGithub(report));
    assert.match(one?.message ?? '', /Also at b, c, d\./);
    assert.deepEqual(
      others.map(({ kind }) => kind),
      ['notice'],
    );
    assert.equal(renderText(report).match(/not committed/g)?.length, 1);
    assert.match(renderText(report), /--> a\n   = also: b\n {11}c\n {11}d\n/);
  });

  test('[T30] let no input write a command of its own', async () => {
    const annotations = checkGithubLines(renderGithub(await hostileReport()));
    assert.deepEqual(
      annotations.map(({ kind }) => kind),
      ['error', 'error', 'warning'],
    );
    assert.ok(
      annotations.every(
        ({ properties: { file } }) =>
          file === annotations[0]?.properties['file'] || file === CLAIMS_PATH,
      ),
    );
    assert.ok(HOSTILE.includes('::error::'));
  });
});
