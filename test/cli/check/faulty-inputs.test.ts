import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { exported } from '../../../examples/world/build.ts';
import { projectionFiles } from '../../../examples/world/documents.ts';
import { writeFiles } from '../../../examples/world/write.ts';
import { subjectDigest } from '../../../src/evidence/subject-evidence.ts';
import type { CommandReport } from '../../../src/documents/index.ts';
import { canonicalize } from '../../../src/digest/index.ts';
import { entry } from '../../evidence/documents.ts';
import { AT, consistencyFor, HOUR, Releases } from '../../audit/releases.ts';

const CLAIMS = 'repo/provider-certification/public-claims.json';
const CONTRACTS = 'repo/provider-certification/contracts';

describe('a command on what cannot be read', () => {
  let releases: Releases;

  before(async () => {
    releases = await Releases.make();
    await releases.release('v1.0.0', 'projection', AT);
    mkdirSync(releases.at('elsewhere'));
  });
  after(() => releases.remove());

  /** Exit code and codes, with --json. */
  const said = async (args: readonly string[], folder = 'repo') => {
    const { stdout, exitCode } = await releases.run([...args, '--json'], AT, folder);
    const { findings } = JSON.parse(stdout) as CommandReport;
    return [exitCode, ...new Set(findings.map(({ code }) => code))];
  };
  /** Does something while a file has another text. */
  const whileItSays = async <T>(path: string, text: string, work: () => Promise<T>): Promise<T> => {
    const kept = readFileSync(releases.at(path));
    writeFileSync(releases.at(path), text);
    return work().finally(() => writeFileSync(releases.at(path), kept));
  };

  test('of claims: neither a manifest nor a verdict is held against them', async () => {
    const record = 'provider-certification/releases/v1.0.0';
    await releases.world.shell('git -C repo checkout -q -b broken');
    await releases.change('provider-certification/public-claims.json', () => '{}');
    for (const args of [
      ['manifest', 'verify', `${record}/release-manifest.json`],
      ['verdict', 'require', `${record}/gate-verdict.json`],
    ]) {
      const [exitCode, ...codes] = await said([...args, '--ref', 'broken']);
      assert.equal(exitCode, 2, args.join(' '));
      assert.ok(codes.includes('missing_member'), codes.join());
    }
    await releases.world.shell('git -C repo checkout -q main');
  });

  test('of a ref without a tag the version of a manifest is not doubted', async () => {
    const manifest = 'provider-certification/releases/v1.0.0/release-manifest.json';
    await releases.world.shell('git -C repo branch -f other v1.0.0; git -C repo tag -d v1.0.0');
    assert.deepEqual(await said(['manifest', 'verify', manifest, '--ref', 'other']), [0]);
    await releases.world.shell('git -C repo tag v1.0.0 other');
  });

  test('of contracts: no contract is used in place of another', async () => {
    writeFileSync(releases.at(`${CONTRACTS}/x.json`), '{}');
    writeFileSync(releases.at('fp.key'), `${Buffer.alloc(32, 7).toString('base64')}\n`, {
      mode: 0o600,
    });
    writeFileSync(releases.at('review.json'), '{}');
    const on = (...args: string[]) =>
      releases.world.claimgate([...args, '-C', 'repo', '--ledger', 'sqlite:../l.sqlite'], {
        environment: {
          ...releases.world.environment,
          CLAIMGATE_FINGERPRINT_KEY_FILE: '../fp.key',
          CLAIMGATE_OPERATOR: 'jane',
        },
      });
    const identity = ['--origin', 'ledger.example/x', '--deployment', 'demonstration'];
    assert.equal((await on('ledger', 'init', ...identity)).exitCode, 0);
    const { exitCode, stderr } = await on('ledger', 'append', 'run', '../review.json');
    rmSync(releases.at(`${CONTRACTS}/x.json`));
    assert.equal(exitCode, 2);
    assert.match(stderr, /missing_member[^]*x\.json/);
    const twice =
      '{"schema_version":1,"selector":{"provider":"a","provider":"b"},"state":"enabled","reason":"launch","starts_at":"2026-03-01T00:00:00Z","expires_at":null}';
    for (const text of [twice, `[${twice}]`]) {
      writeFileSync(releases.at('control.json'), text);
      const refused = await on('ledger', 'append', 'control', '../control.json');
      assert.equal(refused.exitCode, 2, text);
      assert.match(refused.stderr, /error\[json_duplicate_name\]/, text);
    }
  });

  test('of an entry: the line is named, and nothing is shown of it', async () => {
    const line = canonicalize({ ...entry(), operator: 'jane' });
    writeFileSync(releases.at('elsewhere/p.jsonl'), `${line}\n`);
    const digest = subjectDigest(entry().subject);
    const codes = await said(
      ['ledger', 'show', '--subject', digest, '--projection', 'p.jsonl'],
      'elsewhere',
    );
    assert.ok(codes.includes('entry_unreadable'), codes.join());
  });

  test('of a file in the place of the trust folder', async () => {
    await releases.world.shell(
      'cd elsewhere && git init -q && mkdir provider-certification && touch provider-certification/trust',
    );
    const from = { schema_version: 1, expires_at: '2027-06-01T00:00:00Z' };
    writeFileSync(releases.at('elsewhere/t.json'), JSON.stringify(from));
    const [exitCode] = await said(['trust', 'init', '--from', 't.json'], 'elsewhere');
    assert.equal(exitCode, 2);
  });

  test('of claims that are not in their usual form, one is explained all the same', async () => {
    const { entries, keys, leaves } = releases.example;
    const stopped = entries.map((known) => ({
      ...known,
      approval: known.approval && { ...known.approval, reviewed_at: '2026-03-05T00:00:00Z' },
      runtime_control: known.runtime_control && {
        ...known.runtime_control,
        state: 'disabled' as const,
      },
    }));
    const grown = consistencyFor(leaves);
    const written = exported(keys, stopped, leaves, AT - HOUR / 6, grown);
    writeFiles(releases.world.directory, new Map(projectionFiles('stopped', written)));
    const [first] = entries;
    assert.ok(first);
    const args = ['explain', subjectDigest(first.subject), '--trust-pin', releases.pin];
    const explain = [...args, '--projection', '../stopped/ledger-projection.jsonl'];
    const text = readFileSync(releases.at(CLAIMS), 'utf8');
    const { stdout, exitCode } = await whileItSays(CLAIMS, text.replace('{', '{ '), () =>
      releases.run(explain),
    );
    assert.equal(exitCode, 1);
    assert.match(stdout, /control_disabled: .*, says record \d+; clears by operator$/m);
    assert.match(stdout, /; clears by time at 2026-03-05T00:00:00Z$/m);
    const other = [...explain.slice(0, 1), '000000000000', ...explain.slice(2)];
    const codes = await whileItSays(CLAIMS, text.replace('{', '{ '), () => said(other));
    assert.ok(codes.includes('not_claimed') && !codes.includes('not_canonical'), codes.join());
  });

  test('a memory before the first commit has no record', async () => {
    await releases.world.shell('git -C repo checkout -q --orphan empty');
    assert.deepEqual(await said(['audit', 'v1.0.0', '--memory', 'HEAD']), [2, 'ref_not_found']);
    await releases.world.shell('git -C repo checkout -qf main');
  });
});
