import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync, writeFileSync, symlinkSync, chmodSync } from 'node:fs';
import { after as atLast, before as atFirst, describe, test } from 'node:test';
import type { Withdrawals } from '../../src/documents/index.ts';
import { digestOf, hexOf } from '../../src/digest/index.ts';
import { Place, CLAIMS, PROJECTION, RECORD } from '../matrix/place.ts';
import { join } from 'node:path';
import { execa } from 'execa';
import { GitRepository } from '../../src/io/git-repository.ts';
import { CommitTree } from '../../src/trust/commit-files.ts';
import { DocumentSearch } from '../../src/repository/document-search.ts';
import { CLAIMS_PATH } from '../../src/manifest/claims.ts';
import { REPRODUCIBLE_GIT, temporaryFolder, TestRepository } from '../repositories.ts';
import { ClaimgateError } from '../../src/documents/findings.ts';
import { readKnown } from '../../src/repository/known.ts';
import { standingWithdrawal, withdrawalsBySubject } from '../../src/gate/withdrawn.ts';
import { Shop } from '../cli/shop.ts';

const WITHDRAWALS = 'provider-certification/withdrawals.json';
const CHECK = ['check', '--projection', PROJECTION, '--json'];

let place: Place;

atFirst(async () => {
  place = await Place.create();
});
atLast(() => place.remove());

const fresh = async (play: (copy: Place) => Promise<void>) => place.onCopy(play);

function codesIn(text: string): string[] {
  return [...text.matchAll(/(?:error|warning)\[(\w+)\]|"code": ?"(\w+)"/g)].map(
    ([, plain, json]) => plain ?? json ?? '',
  );
}

const withdraw = (at: Place, ...more: string[]) =>
  at.must('claims', 'withdraw', 'pinterest', '--reason', 'pins lose their link', ...more);

const entries = (at: Place) =>
  JSON.parse(readFileSync(at.path(WITHDRAWALS), 'utf8')) as Withdrawals;

describe('[T406] a claim that was withdrawn', () => {
  test('is refused until a lift and a live run from after the withdrawal', () =>
    fresh(async (shop) => {
      const claims = shop.text(CLAIMS);
      const said = await withdraw(shop);
      assert.match(said, /not public yet/);
      assert.match(said, /next: git add .* && git commit -m .* && git push/);
      assert.doesNotMatch(shop.text(CLAIMS), /pinterest/);
      await shop.commit('Withdraw');
      const audited = await shop.run('audit', 'v1.0.0');
      assert.equal(audited.exitCode, 0, audited.text);
      assert.match(audited.text, /claims_withdrawn_since.*pins lose their link/);
      shop.write(CLAIMS, claims);
      await shop.commit('Claim again');
      const refused = await shop.run(...CHECK);
      assert.equal(refused.exitCode, 1);
      assert.ok(codesIn(refused.text).includes('claim_withdrawn'), refused.text);
      await shop.must('claims', 'withdraw', 'pinterest', '--lift', '--reason', 'fixed');
      const uncommitted = await shop.run(...CHECK);
      assert.equal(uncommitted.exitCode, 1, 'a lift counts once it is committed');
      await shop.commit('Lift');
      const early = await shop.run(...CHECK);
      assert.equal(early.exitCode, 1);
      assert.match(early.text, /by a live run tested after/);
      const now = new Date().toISOString();
      const file = 'evidence/pinterest.business.image-pin.publish_immediate.live-run.example.json';
      const { checks } = JSON.parse(shop.text(file)) as { checks: object[] };
      const tested = checks.map((one) => ({ ...one, completed_at: now }));
      await shop.append('live-run', { tested_at: now, checks: tested });
      await shop.must('ledger', 'export');
      const again = await shop.run(...CHECK);
      assert.equal(again.exitCode, 0, again.text);
      const { lifts = [], withdrawals } = entries(shop);
      assert.deepEqual([withdrawals.length, lifts.length], [1, 1]);
    }));

  test('counts from its lift on, by a live run from after the withdrawal', () => {
    const second = (at: number) => Date.UTC(2026, 0, 1, 0, 0, at);
    const instant = (at: number) => new Date(second(at)).toISOString();
    const isStanding = (withdrawn: number, lifted: number, judged: number, tested: number) => {
      const of = { subject_digest: digestOf('subject'), withdrawn_at: instant(withdrawn) };
      const lift = { ...of, lifted_at: instant(lifted), reason: 'fixed' };
      const known = withdrawalsBySubject([{ ...of, reason: 'broken' }], [lift]);
      const claim = { subjectDigest: of.subject_digest, judgedAt: second(judged) };
      return standingWithdrawal(known, { ...claim, liveTestedAt: second(tested) }) !== undefined;
    };
    assert.deepEqual(
      [19, 20].map((judged) => isStanding(10, 20, judged, 15)),
      [true, false],
    );
    assert.deepEqual(
      [10, 11].map((tested) => isStanding(10, 20, 30, tested)),
      [true, false],
    );
    // A clock that was ahead has dated the withdrawal after its lift.
    assert.deepEqual(
      [5, 6].map((tested) => isStanding(10, 5, 30, tested)),
      [true, false],
    );
  });

  test('is found in time that grows with all that were withdrawn and lifted', () => {
    const instant = (at: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, at)).toISOString();
    const subject_digest = digestOf('subject');
    const entry = (at: number) => ({ subject_digest, withdrawn_at: instant(at), reason: 'broken' });
    const all = Array.from({ length: 40_000 }, (_none, at) => entry(at));
    const lifts = all.slice(1).map((one) => ({ ...one, lifted_at: instant(50_000) }));
    const before = process.cpuUsage();
    const claim = { subjectDigest: subject_digest, judgedAt: Date.UTC(2027, 0) };
    assert.deepEqual(standingWithdrawal(withdrawalsBySubject(all, lifts), claim), entry(0));
    // Of the processor, so that a busy machine does not count; each with each takes minutes.
    assert.ok(process.cpuUsage(before).user / 1000 < 4000);
  });

  test('comes back neither by deleting the entry nor by taking the file of before', () =>
    fresh(async (shop) => {
      const claims = shop.text(CLAIMS);
      await withdraw(shop);
      await shop.commit('Withdraw');
      rmSync(shop.path(WITHDRAWALS));
      shop.write(CLAIMS, claims);
      await shop.commit('As before');
      const refused = await shop.run(...CHECK);
      assert.equal(refused.exitCode, 1);
      assert.deepEqual(codesIn(refused.text), ['withdrawal_deleted']);
      const proposed = await shop.run('claims', 'propose', '--projection', PROJECTION, '--write');
      assert.equal(proposed.exitCode, 1);
    }));

  test('can be one that the claims file no longer has, by its name or its digest', () =>
    fresh(async (shop) => {
      shop.write(CLAIMS, '{"schema_version":1,"claims":[]}\n');
      await shop.commit('Claim nothing');
      await withdraw(shop);
      const [entry] = entries(shop).withdrawals;
      const digits = entry?.subject_digest.slice('sha256:'.length, 'sha256:'.length + 12) ?? '';
      await shop.must('claims', 'withdraw', digits, '--reason', 'again');
      assert.equal(entries(shop).withdrawals.length, 2);
    }));

  test('is only removed from the claims file if no release has it', () =>
    fresh(async (shop) => {
      const { claims, ...others } = JSON.parse(shop.text(CLAIMS)) as { claims: object[] };
      const text = JSON.stringify(claims[0]).replace('publish_immediate', 'publish_scheduled');
      shop.write(CLAIMS, JSON.stringify({ ...others, claims: [...claims, JSON.parse(text)] }));
      const words = ['claims', 'withdraw', 'pinterest/image-pin/scheduled', '--reason', 'a slip'];
      assert.match(await shop.must(...words), /removed, as no release has it/);
      assert.ok(!existsSync(shop.path(WITHDRAWALS)));
      assert.doesNotMatch(shop.text(CLAIMS), /publish_scheduled/);
    }));

  test('is withdrawn, and not only removed, where a record cannot be read', () =>
    fresh(async (shop) => {
      const { claims, ...others } = JSON.parse(shop.text(CLAIMS)) as { claims: object[] };
      const text = JSON.stringify(claims[0]).replace('publish_immediate', 'publish_scheduled');
      shop.write(CLAIMS, JSON.stringify({ ...others, claims: [...claims, JSON.parse(text)] }));
      shop.write(`${RECORD}/gate-verdict.json`, '{');
      await shop.commit('Break the record');
      const words = ['claims', 'withdraw', 'pinterest/image-pin/scheduled', '--reason', 'a slip'];
      assert.match(await shop.must(...words), /withdrawn_unreleased_unknown/);
      assert.equal(entries(shop).withdrawals.length, 1);
    }));

  test('is withdrawn, and not only removed, outside of a repository', () =>
    fresh(async (shop) => {
      const { claims, ...others } = JSON.parse(shop.text(CLAIMS)) as { claims: object[] };
      const text = JSON.stringify(claims[0]).replace('publish_immediate', 'publish_scheduled');
      shop.write(CLAIMS, JSON.stringify({ ...others, claims: [...claims, JSON.parse(text)] }));
      rmSync(shop.path('.git'), { recursive: true });
      const words = ['claims', 'withdraw', 'pinterest/image-pin/scheduled', '--reason', 'a slip'];
      assert.match(await shop.must(...words), /withdrawn_unreleased_unknown/);
    }));

  test('is lifted by nobody who has nothing to lift', () =>
    fresh(async (shop) => {
      const words = ['claims', 'withdraw', 'pinterest', '--lift', '--reason', 'why'];
      const { exitCode, text } = await shop.run(...words);
      assert.equal(exitCode, 2, text);
      assert.ok(!existsSync(shop.path(WITHDRAWALS)));
    }));
});

describe('[T404] a retraction', () => {
  test('that nobody signed burns no version, and stops nothing beside a release without claims', () =>
    fresh(async (shop) => {
      const claims = shop.text(CLAIMS);
      shop.write(CLAIMS, '{"schema_version":1,"claims":[]}\n');
      await shop.commit('Claim nothing');
      await shop.must('release', 'v1.0.1');
      shop.write(`${RECORD.replace('v1.0.0', 'v1.0.1')}/retraction.intoto.json`, 'junk');
      await shop.commit('Junk');
      const status = ['status', '--out', 'extra', '--sign', '.claimgate/keys/status.key'];
      const { text } = await shop.run(...status);
      assert.deepEqual(codesIn(text), ['status_nothing_released']);
      shop.write(CLAIMS, claims);
      await shop.commit('Claim again');
      await shop.must('release', 'v1.0.2');
    }));

  test('refuses the signed verdict of its version', () =>
    fresh(async (shop) => {
      await shop.must('release', 'v1.1.0');
      const verdict = `${RECORD.replace('v1.0.0', 'v1.1.0')}/gate-verdict.json`;
      const words = ['verdict', 'require', verdict, '--ref', 'v1.1.0'];
      await shop.must(...words);
      const key = ['--key', '.claimgate/keys/root.key'];
      await shop.must('release', 'retract', 'v1.1.0', '--reason', 'a wrong clock', ...key);
      await shop.commit('Retract');
      const { exitCode, text } = await shop.run(...words);
      assert.equal(exitCode, 1);
      assert.deepEqual(codesIn(text)[0], 'version_retracted');
    }));
});

describe('a records branch of its own', () => {
  /** Keys are rotated on the default branch, which the records branch never gets. */
  const rotate = async (shop: Place, ...roles: string[]): Promise<void> => {
    await shop.git('branch', 'claimgate-records');
    shop.write('extra/there', '');
    await shop.must('key', 'generate', '--out', 'extra/new.key', '--no-passphrase');
    const role = { keys: ['new.key.pub.pem'], threshold: 1 };
    const changes = {
      schema_version: 1,
      roles: Object.fromEntries(roles.map((one) => [one, role])),
    };
    shop.write('extra/changes.json', JSON.stringify(changes));
    await shop.must('trust', 'update', '--from', 'extra/changes.json');
    const file = 'provider-certification/trust/2.root.json';
    const signed = await shop.must('sign', file, '--key', '.claimgate/keys/root.key');
    await shop.commit('Rotate');
    await shop.git('update-ref', 'refs/remotes/origin/main', 'main');
    await shop.git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/main');
    shop.environment['CLAIMGATE_MEMORY'] = 'refs/heads/claimgate-records';
    shop.environment['NEW_PIN'] = /2:sha256:[0-9a-f]{64}/.exec(signed)?.[0] ?? '';
  };
  const status = ['status', '--out', 'extra', '--sign', '.claimgate/keys/status.key'];

  test('knows a status key that was revoked on the default branch', () =>
    fresh(async (shop) => {
      await shop.must(...status);
      await rotate(shop, 'status');
      const { exitCode, text } = await shop.run(...status);
      assert.equal(exitCode, 1);
      assert.deepEqual(codesIn(text), ['key_not_of_role']);
    }));

  test('signs the status after the pin was advanced, and retracts on the records branch', () =>
    fresh(async (shop) => {
      await rotate(shop, 'release');
      shop.pin = shop.environment['NEW_PIN'] ?? '';
      assert.match(shop.pin, /^2:/);
      await shop.must(...status);
      await shop.git('checkout', '-q', 'claimgate-records');
      const key = ['--key', '.claimgate/keys/root.key'];
      await shop.must('release', 'retract', 'v1.0.0', '--reason', 'a wrong clock', ...key);
    }));
});

describe('a release asks the ledger', () => {
  test('by content: a projection that shows what the ledger never said is not released', () =>
    fresh(async (shop) => {
      await shop.append('control', { state: 'disabled' });
      await shop.must('ledger', 'export');
      const statement = 'projection/ledger-projection.intoto.json';
      const said = shop.text(PROJECTION);
      const forged = said.replace('"state":"disabled"', '"state":"enabled"');
      assert.notEqual(forged, said);
      shop.write(PROJECTION, forged);
      shop.change(statement, (envelope: { payload: string; signatures: object[] }) => {
        const payload = Buffer.from(envelope.payload, 'base64').toString();
        const [before, after] = [said, forged].map((text) => hexOf(digestOf(text)));
        const changed = payload.replaceAll(before ?? '', after ?? '');
        Object.assign(envelope, {
          payload: Buffer.from(changed).toString('base64'),
          signatures: [],
        });
      });
      await shop.must('sign', statement, '--key', '.claimgate/keys/projection.key');
      assert.equal((await shop.run(...CHECK)).exitCode, 0);
      const { exitCode, text } = await shop.run('release', 'v1.1.0', '--projection', PROJECTION);
      assert.equal(exitCode, 1);
      assert.ok(codesIn(text).includes('projection_differs_from_ledger'), text);
    }));

  test('and this machine, which may disable what the projection still shows as enabled', () =>
    fresh(async (shop) => {
      shop.environment['CLAIMGATE_DISABLED_PROVIDERS'] = 'pinterest';
      const { exitCode, text } = await shop.run('release', 'v1.1.0', '--projection', PROJECTION);
      assert.equal(exitCode, 1);
      assert.ok(codesIn(text).includes('claim_disabled_here'), text);
    }));
});

describe('documents of a work tree', () => {
  const searchIn = (root: string) =>
    new DocumentSearch({ root, repository: undefined, revision: undefined, fromCommit: false }, []);

  test('one that is gone since it was found is missing', async (t) => {
    const search = searchIn(temporaryFolder(t));
    await assert.rejects(search.read(['docs/gone.md'], 100), { code: 'file_missing' });
  });

  test('below a file there is none', async (t) => {
    const file = join(temporaryFolder(t), 'file');
    writeFileSync(file, '');
    await assert.rejects(searchIn(file).find(['**/*.md']), { code: 'file_missing' });
  });
});

describe('the id of a file of a commit', () => {
  const idOf = async (repository: TestRepository, path: string) => {
    const git = GitRepository.open(repository.root, REPRODUCIBLE_GIT);
    const revision = await repository.git('rev-parse', 'HEAD');
    return (await CommitTree.open(git, revision)).idOfFile(path);
  };

  test('is that of git', async (t) => {
    const repository = await TestRepository.withClaims(t);
    const id = await repository.git('rev-parse', `HEAD:${CLAIMS_PATH}`);
    assert.equal(await idOf(repository, CLAIMS_PATH), id);
    assert.equal(await idOf(repository, 'other.json'), undefined);
  });

  test('of a commit that is named and lost is a failure', async (t) => {
    const repository = await TestRepository.withClaims(t);
    const id = await repository.git('rev-parse', 'HEAD');
    rmSync(repository.path(`.git/objects/${id.slice(0, 2)}/${id.slice(2)}`));
    await assert.rejects(idOf(repository, CLAIMS_PATH), { code: 'git_failed' });
  });
});

const RECORDS = 'provider-certification/releases';
const ORIGIN = 'refs/remotes/origin/HEAD';

const recordsOf = async ({ root }: { root: string }, ref?: string) =>
  (await readKnown(GitRepository.open(root, REPRODUCIBLE_GIT), { ref, judged: undefined })).records;

/** Why the memory as a whole cannot be read. */
const whyUnreadable = async (repository: { root: string }) =>
  (await recordsOf(repository)).flatMap((record) =>
    'unreadable' in record ? record.unreadable.map(({ code }) => code) : [],
  );

const refuses = (work: Promise<unknown>, code: string) =>
  assert.rejects(work, (error) => error instanceof ClaimgateError && error.code === code);

describe('[T14] the memory of releases is not taken for empty', () => {
  test('where the remote names a missing commit: HEAD does not take its place', async (t) => {
    const repository = await TestRepository.withClaims(t);
    assert.deepEqual(await recordsOf(repository), []);
    repository.write(`.git/${ORIGIN}`, `${'1'.repeat(40)}\n`);
    await refuses(recordsOf(repository), 'git_failed');
  });

  test('where the remote names a branch that was not fetched', async (t) => {
    const repository = await TestRepository.withClaims(t);
    repository.write(`.git/${ORIGIN}`, 'ref: refs/remotes/origin/main\n');
    assert.deepEqual(await whyUnreadable(repository), ['memory_unnamed']);
  });

  test('where a linked work tree shares what came from elsewhere', async (t) => {
    const repository = await TestRepository.withClaims(t);
    const linked = { root: join(temporaryFolder(t), 'linked') };
    await repository.git('worktree', 'add', '--quiet', '--detach', linked.root);
    assert.deepEqual(await whyUnreadable(linked), []);
    repository.write('.git/remotes/x', 'URL: x\n');
    assert.deepEqual(await whyUnreadable(linked), ['memory_unnamed']);
  });

  test('where a file or a link stands in the place of its folder', async (t) => {
    for (const ref of [undefined, 'HEAD']) {
      const file = await TestRepository.withClaims(t);
      file.write(RECORDS, '');
      await file.commit();
      await refuses(recordsOf(file, ref), 'file_not_regular');
      const link = await TestRepository.withClaims(t);
      symlinkSync('elsewhere', link.path(RECORDS));
      await link.commit();
      await refuses(recordsOf(link, ref), 'file_symlink');
    }
  });
});

const ROOT = 'provider-certification/trust/1.root.json';
const CONFIG = 'claimgate.config.json';

describe('the pin that setup saves', () => {
  test('[T136] counts where neither option nor environment gives one, and --verbose names it', async (t) => {
    const shop = await Shop.create(t);
    const { result } = await shop.setUp();
    const { exitCode, stderr } = await shop.run(['verify', ROOT]);
    assert.equal(exitCode, 0, stderr);
    assert.match(
      (await shop.run(['verify', ROOT, '--verbose'])).stderr,
      /^note: trust pin 1:sha256:[0-9a-f]{13}… from .*\.pin$/m,
    );
    assert.doesNotMatch(stderr, /^note:/m);
    assert.equal(result?.pin_file, shop.pins()[0]);
    const other = `1:sha256:${'0'.repeat(64)}`;
    for (const [args, more] of [
      [['--trust-pin', other], {}],
      [[], { CLAIMGATE_TRUST_PIN: other }],
    ] as const) {
      const given = await shop.run(['verify', ROOT, ...args], more);
      assert.match(given.stderr, /pin_mismatch/);
      assert.doesNotMatch(given.stderr, /^note:/m);
    }
  });

  test('[T136] never counts in a pipeline, nor is it saved there', async (t) => {
    const shop = await Shop.create(t);
    await shop.setUp();
    const { stderr } = await shop.run(['verify', ROOT], { CI: 'true' });
    assert.match(stderr, /missing --trust-pin/);
    const runner = await Shop.create(t);
    const { result } = await runner.setUp([], { CI: '1' });
    assert.deepEqual([result?.pin_file, runner.pins()], [null, []]);
    assert.equal(result?.missing[0]?.count, 0, 'the root is signed all the same');
  });

  test('[T136] counts for this place and deployment only', async (t) => {
    const shop = await Shop.create(t);
    await shop.setUp();
    shop.write(CONFIG, shop.text(CONFIG).replace('"shop"', '"other"'));
    assert.match((await shop.run(['verify', ROOT])).stderr, /missing --trust-pin/);
    const [file = ''] = shop.pins();
    const [pin, deployment] = readFileSync(file, 'utf8').split('\n');
    shop.write(CONFIG, shop.text(CONFIG).replace('"other"', '"shop"'));
    writeFileSync(file, `${pin}\n${deployment}\n/elsewhere\n`);
    assert.match((await shop.run(['verify', ROOT])).stderr, /missing --trust-pin/);
  });

  test('[T136] is refused where others could have written it', async (t) => {
    const shop = await Shop.create(t);
    await shop.setUp();
    chmodSync(shop.pins()[0] ?? '', 0o666);
    assert.match((await shop.run(['verify', ROOT])).stderr, /secret_file_exposed/);
  });

  test('[T137] a root that was there before is neither pinned nor signed', async (t) => {
    const shop = await Shop.create(t);
    await shop.setUp();
    // As somebody would have it who can change the repository, but not the settings of the user.
    const stranger = await Shop.create(t);
    const people = ['--signers', '2', '--root-key', shop.path('.claimgate/keys/root.key.pub.pem')];
    await stranger.setUp(people);
    const planted = stranger.text(ROOT);
    shop.write(ROOT, planted);
    const before = shop.pins().map((file) => readFileSync(file, 'utf8'));
    const { result } = await shop.setUp();
    assert.equal(shop.text(ROOT), planted);
    assert.equal(result?.pin_file, null);
    assert.deepEqual(
      shop.pins().map((file) => readFileSync(file, 'utf8')),
      before,
    );
  });
});

test('[T300] a product is followed through merges of any width', async (t) => {
  const repository = await TestRepository.withClaims(t);
  const config = { schema_version: 1, resource_uri: 'pkg:npm/shop' };
  repository.write('claimgate.config.json', JSON.stringify(config));
  const own = await repository.commit();
  const tree = await repository.git('rev-parse', `${own}^{tree}`);
  const who = 'A <a@example.org> 1700000000 +0000';
  // Commits without the product, each the first of a history, and merges of all of them that have it.
  const beginnings = Array.from(
    { length: 20_000 },
    (_none, at) =>
      `reset refs/heads/wide\ncommit refs/heads/wide\nmark :${at + 1}\ncommitter ${who}\ndata 6\n${String(at).padStart(6, '0')}\n`,
  );
  const marks = '.git/marks';
  await execa('git', ['fast-import', '--quiet', '--force', `--export-marks=${marks}`], {
    cwd: repository.root,
    input: beginnings.join(''),
  });
  const parents = readFileSync(repository.path(marks), 'utf8').replaceAll(/^:\d+ /gm, 'parent ');
  const made = async (of: string, message: string): Promise<string> => {
    const input = `tree ${tree}\n${of}author ${who}\ncommitter ${who}\n\n${message}\n`;
    const words = ['hash-object', '-t', 'commit', '-w', '--stdin'];
    return (await execa('git', words, { cwd: repository.root, input })).stdout;
  };
  const merges = await Promise.all(
    Array.from({ length: 8 }, (_none, at) => made(parents, `${at}`)),
  );
  const head = await made(merges.map((id) => `parent ${id}\n`).join(''), 'all');
  await repository.git('update-ref', 'refs/heads/main', head);
  const git = GitRepository.open(repository.root, { PATH: process.env['PATH'] });
  const { isCut, changed } = await readKnown(git, { ref: undefined, judged: head });
  assert.deepEqual([isCut, changed], [false, []]);
});
