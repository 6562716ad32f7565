import assert from 'node:assert/strict';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { execa } from 'execa';
import type { CommandReport, ReleaseAuditResult } from '../../src/documents/index.ts';
import { present } from '../../src/documents/error.ts';
import { auditReport } from '../../src/report/audit-report.ts';
import { claimgateOnPath } from '../claimgate-on-path.ts';
import { AT, HOUR, Releases } from './releases.ts';

const ROOT = join(import.meta.dirname, '../..');
const noTools = existsSync('/usr/bin/jq') ? false : 'no jq';

describe('[T212] the report that an auditor signs', () => {
  let releases: Releases;
  let result: ReleaseAuditResult;
  const forms: Record<string, string> = {};

  before(async () => {
    releases = await Releases.withFirst();
    process.on('exit', () => releases.remove());
    await releases.release('v1.1.0', 'grown', AT);
    const outputs = ['text', 'html', 'markdown', 'json'].flatMap((format) => [
      '--output',
      `${format}=../report.${format}`,
    ]);
    const args = ['audit', 'v1.1.0', '--trust-pin', releases.pin, '--pack', '../it.capsule'];
    const { exitCode, stdout } = await releases.run([...args, ...outputs], AT + HOUR);
    assert.equal(exitCode, 0, stdout);
    for (const format of ['text', 'html', 'markdown', 'json'])
      forms[format] = readFileSync(releases.at(`report.${format}`), 'utf8');
    forms['terminal'] = stdout;
    const document = JSON.parse(forms['json'] ?? '') as CommandReport;
    assert.ok(document.result !== null && 'rows' in document.result);
    ({ result } = document);
  });

  const PAGE = [
    'Release',
    'How long the evidence lasts',
    'Time that others vouch for',
    'Claims (4)',
    'Signed by',
    'Ledger',
    'Since the release before',
    'Checks',
    'Not checked',
    'What to keep',
    'Algorithms',
  ];

  test('has the same parts in the same order in every form, and its appendix last', () => {
    for (const [form, text] of Object.entries(forms)) {
      if (form === 'json') continue;
      const titles =
        form === 'html'
          ? [...text.matchAll(/<h2 [^>]*>([^<]+)<\/h2>/g)].map(([, title]) => title)
          : form === 'markdown'
            ? [...text.matchAll(/^### (.+)$/gm)].map(([, title]) => title?.replaceAll('&#58;', ':'))
            : [...text.matchAll(/^ {2}(\S.*):$/gm)].map(([, title]) => title);
      assert.deepEqual(titles.slice(0, PAGE.length), PAGE, form);
      const appendix = titles.slice(PAGE.length);
      assert.equal(appendix.length, form === 'terminal' ? 0 : 3, form);
      assert.ok(appendix.every((title) => title?.startsWith('Appendix: ')));
    }
  });

  test('has every digest whole, wherever it is kept or printed', () => {
    const { evidence, rule_set } = result;
    assert.ok(evidence && rule_set);
    const onPage = [
      rule_set.sha256,
      evidence.inputs.find((one) => one.ledger_head)?.ledger_head?.root_hash,
    ];
    const kept = [
      ...evidence.inputs.map(({ sha256 }) => sha256),
      ...evidence.claims.map(({ subject_digest }) => subject_digest),
    ];
    for (const [form, text] of Object.entries(forms)) {
      for (const digest of [...onPage, ...(form === 'terminal' ? [] : kept)])
        assert.ok(text.includes(present(digest)), `${form} ${digest}`);
      assert.doesNotMatch(text, /\b(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{12}\b/, form);
    }
  });

  test('says what changed since the release before, who had to sign, and what rests on SHA-1', () => {
    const rows = auditReport(result, AT + HOUR).flatMap(({ id, parts }) =>
      parts.flatMap((part) => part.rows.map(([name, value]) => [`${id}: ${name}`, value] as const)),
    );
    const said = new Map(rows);
    assert.equal(said.get('since: Before it'), 'v1.0.0; 4 claims as there');
    assert.match(said.get('ledger: v1.0.0') ?? '', /^12 records at /);
    assert.equal(said.get('ledger: Records'), '13');
    assert.match(said.get('signatures: Four eyes') ?? '', /^no key signed under two roles: 5 keys/);
    assert.match(said.get('algorithms: SHA-1') ?? '', /^the ids of git: /);
    assert.equal(said.get('algorithms: Signatures'), 'Ed25519, ECDSA P-256');
    assert.match(said.get('keep: Tokens') ?? '', /^none: /);
  });

  test('names a key that signed under two roles', () => {
    const { evidence } = result;
    assert.ok(evidence);
    const [first] = evidence.signatures;
    const signatures = evidence.signatures.map((one) => ({
      ...one,
      signers: [...(first?.signers ?? [])],
    }));
    const sections = auditReport({ ...result, evidence: { ...evidence, signatures } }, AT);
    const rows = sections.find(({ id }) => id === 'signatures')?.parts[0]?.rows;
    assert.match(rows?.at(-1)?.[1] ?? '', /signed as root and as projection and as release/);
  });

  test('has an appendix whose commands work where the capsule is', { skip: noTools }, async () => {
    const commands = auditReport(result, AT).find(({ id }) => id === 'commands');
    const rows = present(commands?.parts[0]).rows;
    assert.ok(rows.length >= 5);
    copyFileSync(
      join(ROOT, 'docs/how-to/verify-capsule.sh'),
      releases.at('repo/verify-capsule.sh'),
    );
    const publicKey = ['pkey', '-in', '../keys/release.pem', '-pubout', '-out', 'KEY.pub.pem'];
    await execa('openssl', publicKey, { cwd: releases.at('repo') });
    const signers = result.evidence?.signatures.flatMap((one) => one.signers) ?? [];
    for (const [name, value] of rows) {
      const [, command = '', says = ''] = /^`([^`]+)`(.*)$/.exec(value) ?? assert.fail(value);
      const { exitCode, stdout, stderr } = await execa('sh', ['-c', command], {
        cwd: releases.at('repo'),
        reject: false,
        env: { PATH: `${await claimgateOnPath()}:${process.env['PATH']}` },
      });
      assert.equal(exitCode, 0, `${name}: ${command}\n${stdout}${stderr}`);
      const digest = / prints ([0-9a-f]{64})$/.exec(says)?.[1];
      assert.ok(stdout.startsWith(digest ?? ''), command);
      if (name === 'A key')
        assert.ok(
          signers.some((id) => stdout.includes(id)),
          stdout,
        );
    }
  });

  test('counts the commits since the tested one, alike in a clone and in a capsule', async () => {
    const [first] = result.evidence?.claims ?? [];
    const revision = present(first?.entry.live_run).tested_revision;
    const range = ['rev-list', '--count', `${revision}..v1.1.0`];
    const { stdout: since } = await execa('git', range, { cwd: releases.at('repo') });
    const lines = first?.tested?.join('\n') ?? '';
    assert.match(lines, new RegExp(`history of the released one, ${since} commits? before it`));
    const args = ['audit', '../it.capsule', '--trust-pin', releases.pin, '--json'];
    const { result: kept } = JSON.parse((await releases.run(args, AT)).stdout) as CommandReport;
    assert.ok(kept !== null && 'evidence' in kept && kept.evidence && 'claims' in kept.evidence);
    assert.deepEqual(kept.evidence.claims, result.evidence?.claims);
    assert.deepEqual(kept.evidence.since, result.evidence?.since);
  });
});

const PASSED = { exitCode: 0, codes: [], rows: 9, open: [] };

test('a release that claims nothing needs no keys, and is judged again all the same', async (t) => {
  const releases = await Releases.make();
  t.after(() => releases.remove());
  const none = '{\n  "schema_version": 1,\n  "claims": []\n}\n';
  await releases.world.shell(
    'mkdir v1.0.0; cd repo; git rm -rq claimgate.config.json provider-certification/trust provider-certification/contracts',
  );
  await releases.change('provider-certification/public-claims.json', () => none);
  const { exitCode } = await releases.run([
    'manifest',
    'create',
    'v1.0.0',
    '--out',
    '../v1.0.0/release-manifest.json',
  ]);
  assert.equal(exitCode, 0);
  await releases.world.shell(
    'git -C repo tag v1.0.0; mkdir -p repo/provider-certification/releases; cp -r v1.0.0 repo/provider-certification/releases/v1.0.0',
  );
  // Nothing rests on other records, whatever is the matter with them.
  await releases.world.shell(
    'cd repo/provider-certification/releases; for v in v0.8.0 v0.9.0; do cp -r v1.0.0 $v; done; rm v0.8.0/release-manifest.json; echo {} > v0.9.0/gate-verdict.json',
  );
  await releases.commit('Record');
  const unneeded = [
    'trust roots',
    'verdict signature',
    'projection',
    'rule set',
    'ledger before',
    'ledger after',
  ];
  const expected = unneeded.map((check) => `not_needed: ${check}`);
  assert.deepEqual(await releases.audit('v1.0.0', '--pack', '../it.capsule'), {
    ...PASSED,
    open: expected,
  });
  assert.equal((await releases.audit('../it.capsule')).exitCode, 0);

  await releases.world.shell(
    'cp grown/ledger-projection.jsonl repo/provider-certification/releases/v1.0.0',
  );
  await releases.commit('Add what nothing rests on');
  assert.deepEqual((await releases.audit('v1.0.0')).codes, []);
});

test('a release that was recorded with sentences of an earlier claimgate verifies, one with another code does not', async (t) => {
  const releases = await Releases.make();
  t.after(() => releases.remove());
  await releases.world.shell(
    'mkdir v1.0.0; cd repo; git rm -rq claimgate.config.json provider-certification/trust provider-certification/contracts',
  );
  // Spaces that the canonical form has not: an allowed release with a warning.
  await releases.change(
    'provider-certification/public-claims.json',
    () => '{ "schema_version": 1, "claims": [] }\n',
  );
  const out = '../v1.0.0/release-manifest.json';
  const { exitCode } = await releases.run(['manifest', 'create', 'v1.0.0', '--out', out]);
  assert.equal(exitCode, 0);
  await releases.world.shell(
    'git -C repo tag v1.0.0; mkdir -p repo/provider-certification/releases; cp -r v1.0.0 repo/provider-certification/releases/v1.0.0',
  );
  await releases.commit('Record');
  const verdict = 'provider-certification/releases/v1.0.0/gate-verdict.json';
  const reworded = (finding: object) => async () => {
    await releases.change(verdict, (bytes) => {
      const document = JSON.parse(bytes.toString()) as { findings: [object] };
      assert.equal(document.findings.length, 1);
      return JSON.stringify({ ...document, findings: [{ ...document.findings[0], ...finding }] });
    });
    return (await releases.audit('v1.0.0')).codes;
  };
  // Nothing but the warning that the verdict has.
  assert.deepEqual(await reworded({ message: 'in other words', next: 'another command' })(), [
    'not_canonical',
  ]);
  assert.ok((await reworded({ code: 'not_committed' })()).includes('replay_differs'));
});
