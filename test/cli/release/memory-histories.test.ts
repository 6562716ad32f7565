import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, after, describe, test } from 'node:test';
import { execa } from 'execa';
import { digestOf } from '../../../src/digest/index.ts';
import { copyFolder } from '../../copy.ts';
import { ReleaseWorld } from './release-world.ts';
import { isSoak } from '../../soak.ts';

const RECORD = 'provider-certification/releases/v1.4.0';

/** Answers of a check: of the newest projection, and of an older one, which the record of v1.4.0 rules out. */
type Answers = readonly [newest: string, older: string];

const ALLOWED: Answers = ['allowed', 'ledger_truncated'];
const DELETED: Answers = ['record_deleted', 'record_deleted'];

/** How a history came to be, from main with the record of v1.4.0; what is judged; and what the check says. */
interface Story {
  readonly steps: readonly string[];
  readonly ref?: string;
  readonly memory?: string;
  readonly says: Answers;
}

const commit = (text: string) => `commit --allow-empty -qm ${text}`;
const MANY = Array.from({ length: 70 }, (_, index) => commit(`c${index}`));

const STORIES: Readonly<Record<string, Story>> = {
  'as recorded': { steps: [], says: ALLOWED },
  'the tag, judged by the memory': { steps: [], ref: 'v1.4.0', says: ALLOWED },
  'a commit after it': { steps: [commit('more')], says: ALLOWED },
  'seventy commits after it': { steps: MANY, says: ALLOWED },
  'a merge that deletes it': {
    steps: [
      'checkout -qb b',
      commit('b'),
      `rm -rq ${RECORD}`,
      commit('x'),
      'checkout -q main',
      'merge -q --no-ff -m m b',
    ],
    says: DELETED,
  },
  'a fast-forward that deletes it': {
    steps: [
      'checkout -qb b',
      `rm -rq ${RECORD}`,
      commit('x'),
      'checkout -q main',
      'merge -q --ff-only b',
    ],
    says: DELETED,
  },
  'a commit that deletes it': { steps: [`rm -rq ${RECORD}`, commit('x')], says: DELETED },
  'a commit that deletes it, and seventy after': {
    steps: [`rm -rq ${RECORD}`, commit('x'), ...MANY],
    says: DELETED,
  },
  'a revert': { steps: ['revert --no-edit HEAD'], says: DELETED },
  'a revert of the revert': {
    steps: ['revert --no-edit HEAD', 'revert --no-edit HEAD'],
    says: ALLOWED,
  },
  'a merge by -s ours that hides it': {
    steps: [
      'checkout -qb b v1.4.0',
      commit('b'),
      'merge -q -s ours -m m main',
      'checkout -q main',
      'reset -q --hard b',
    ],
    says: DELETED,
  },
  'the same, and only the memory has it': {
    steps: [
      'checkout -qb b v1.4.0',
      commit('b'),
      'merge -q -s ours -m m main',
      'checkout -q main',
      'reset -q --hard b',
      'checkout -q --detach v1.4.0',
    ],
    says: ALLOWED,
  },
  'an octopus that hides it': {
    steps: [
      'checkout -qb b v1.4.0',
      commit('b'),
      'checkout -qb c v1.4.0',
      commit('c'),
      'merge -q -s ours -m m main b',
      'branch -f main c',
      'checkout -q main',
    ],
    says: DELETED,
  },
  'deleted, and another folder of that name again': {
    steps: [`rm -rq ${RECORD}`, commit('x'), 'copied v1.3.0', 'add -A', commit('y')],
    says: DELETED,
  },
  'one file of it deleted': {
    steps: [`rm -q ${RECORD}/gate-verdict.intoto.json`, commit('x')],
    says: ['record_incomplete', 'record_incomplete'],
  },
  'one file of it changed': {
    steps: ['edited release-manifest.json', 'add -A', commit('x')],
    says: ['record_contradiction', 'record_contradiction'],
  },
  'a file more in it': { steps: ['added note.txt', 'add -A', commit('x')], says: ALLOWED },
  'moved to another name': {
    steps: [`mv ${RECORD} provider-certification/releases/v1.4.1`, commit('x')],
    says: DELETED,
  },
  'deleted in the judged branch, there in the memory': {
    steps: ['checkout -qb b', `rm -rq ${RECORD}`, commit('x')],
    memory: 'refs/heads/main',
    says: DELETED,
  },
  'a branch from before it, by the memory': {
    steps: ['checkout -qb b v1.4.0', commit('b')],
    memory: 'refs/heads/main',
    says: ALLOWED,
  },
  'a hotfix from an old branch': {
    steps: ['checkout -qb fix v1.4.0~0', commit('fix')],
    memory: 'refs/heads/main',
    says: ALLOWED,
  },
  'a branch that is merged': {
    steps: ['checkout -qb b v1.4.0', commit('b'), 'checkout -q main', 'merge -q --no-ff -m m b'],
    says: ALLOWED,
  },
  'a branch that main is merged into': {
    steps: ['checkout -qb b v1.4.0', commit('b'), 'merge -q --no-ff -m m main'],
    says: ALLOWED,
  },
  'a squash merge': {
    steps: ['checkout -qb b', commit('b'), 'checkout -q main', 'merge -q --squash b', commit('s')],
    says: ALLOWED,
  },
  'a rebased branch': {
    steps: [
      'checkout -qb b v1.4.0',
      commit('b'),
      'rebase -q main',
      'checkout -q main',
      'merge -q --ff-only b',
    ],
    says: ALLOWED,
  },
  'a cherry-picked record': {
    steps: ['checkout -qb b v1.4.0', commit('b'), 'cherry-pick main'],
    says: ALLOWED,
  },
  'a branch of records alone': {
    steps: [
      'checkout -q --orphan records',
      'rm -rq --cached .',
      'add provider-certification/releases',
      commit('records'),
      'checkout -qf --detach v1.4.0',
      'branch -qf main v1.4.0',
    ],
    memory: 'refs/heads/records',
    says: ALLOWED,
  },
  'a branch of records, deleted there': {
    steps: [
      'checkout -q --orphan records',
      'rm -rq --cached .',
      'add provider-certification/releases',
      commit('records'),
      `rm -rq ${RECORD}`,
      commit('x'),
      'checkout -qf --detach v1.4.0',
      'branch -qf main v1.4.0',
    ],
    memory: 'refs/heads/records',
    says: ALLOWED,
  },
  'deleted in the memory, a tag judged that never had it': {
    steps: [`rm -rq ${RECORD}`, commit('x')],
    ref: 'v1.4.0',
    says: ALLOWED,
  },
  'main rewritten to before it: nobody here has seen it': {
    steps: ['reset -q --hard v1.4.0'],
    says: ['allowed', 'allowed'],
  },
  'a forged record that came and went': {
    steps: [
      'forged v9.9.9',
      'add -A',
      commit('x'),
      'rm -rq provider-certification/releases/v9.9.9',
      commit('y'),
    ],
    says: ['allowed with record_past_unverified', 'ledger_truncated'],
  },
  'a record of nothing from the year 9999': {
    steps: ['nothing v9.9.9', 'add -A', commit('x')],
    says: ALLOWED,
  },
  'the same, gone again': {
    steps: [
      'nothing v9.9.9',
      'add -A',
      commit('x'),
      'rm -rq provider-certification/releases/v9.9.9',
      commit('y'),
    ],
    says: ALLOWED,
  },
  'deleted behind a record of nothing that names the commit before as released': {
    steps: ['bound v9.9.9', `rm -rq ${RECORD}`, 'add -A', commit('x')],
    says: DELETED,
  },
  'the same, merged': {
    steps: [
      'checkout -qb b',
      'bound v9.9.9',
      `rm -rq ${RECORD}`,
      'add -A',
      commit('x'),
      'checkout -q main',
      'merge -q --no-ff -m m b',
    ],
    says: DELETED,
  },
  'a commit with a forged date, old': { steps: [`-c 1970 ${commit('old')}`], says: ALLOWED },
  'a deletion dated before the record': {
    steps: [`rm -rq ${RECORD}`, `-c 1970 ${commit('x')}`],
    says: DELETED,
  },
  'a deletion dated into the future': {
    steps: [`rm -rq ${RECORD}`, `-c 2037 ${commit('x')}`],
    says: DELETED,
  },
};

describe('[T300] the memory of releases, by its history', () => {
  let world: ReleaseWorld;
  let made: string;

  before(async () => {
    world = await ReleaseWorld.create();
    await world.release();
    await world.git('tag', 'v1.4.0');
    cpSync(world.path('projection'), world.path('out'), { recursive: true });
    await succeeds('release', 'record', 'v1.4.0', '--from', world.path('out'));
    await world.git('add', '-A');
    await world.git('commit', '-qm', 'Record v1.4.0');
    made = mkdtempSync(join(tmpdir(), 'claimgate-histories-'));
    copyFolder(world.repository, made);
  });

  after(() => {
    rmSync(made, { recursive: true, force: true });
    world.remove();
  });

  async function succeeds(...words: readonly string[]): Promise<void> {
    const { exitCode, stderr } = await world.claimgate(...words);
    assert.equal(exitCode, 0, stderr);
  }

  const at = (...names: readonly string[]) =>
    join(world.repository, 'provider-certification/releases', ...names);

  /** Steps that write what no release would. */
  const WRITERS: Readonly<Record<string, (name: string) => void>> = {
    copied: (name) => {
      copyFolder(join(made, RECORD), at(name));
      rmSync(at('v1.4.0'), { recursive: true, force: true });
    },
    edited: (name) => writeFileSync(at('v1.4.0', name), `${world.text(`repo/${RECORD}/${name}`)} `),
    added: (name) => writeFileSync(at('v1.4.0', name), 'x'),
    forged: (name) => {
      copyFolder(join(made, RECORD), at(name));
      writeFileSync(at(name, 'release-manifest.json'), '{}');
    },
    nothing: (name) => {
      copyFolder(join(made, RECORD), at(name));
      const verdict = JSON.parse(world.text(`repo/${RECORD}/gate-verdict.json`)) as {
        inputs: { document: string }[];
      };
      const inputs = verdict.inputs.filter(({ document }) => document === 'public_claims');
      const changed = { ...verdict, claims: [], inputs, evaluated_at: '9999-01-01T00:00:00Z' };
      writeFileSync(at(name, 'gate-verdict.json'), JSON.stringify(changed));
    },
  };

  /** The record of a release that claims nothing, of the commit that is checked out; no file of it is sound. */
  async function bound(name: string): Promise<void> {
    WRITERS['nothing']?.(name);
    const revision = await world.git('rev-parse', 'HEAD');
    const manifest = JSON.parse(world.text(`repo/${RECORD}/release-manifest.json`)) as object;
    const text = JSON.stringify({ ...manifest, revision });
    writeFileSync(at(name, 'release-manifest.json'), text);
    const verdict = JSON.parse(readFileSync(at(name, 'gate-verdict.json'), 'utf8')) as object;
    const changed = { ...verdict, manifest_sha256: digestOf(text) };
    writeFileSync(at(name, 'gate-verdict.json'), JSON.stringify(changed));
  }

  /** A step of git, one in another year, or one that writes. */
  async function take(step: string): Promise<void> {
    const [first = '', ...words] = step.split(' ');
    const [name = '', ...rest] = words;
    if (first === 'bound') return bound(name);
    const write = WRITERS[first];
    if (write) write(name);
    else if (first === '-c') {
      process.env['GIT_COMMITTER_DATE'] = `${name}-01-02T00:00:00Z`;
      await world.git(...rest).finally(() => delete process.env['GIT_COMMITTER_DATE']);
    } else await world.git(first, ...words);
  }

  async function answer(projection: string, { ref = 'HEAD', memory }: Story): Promise<string> {
    const { stdout } = await world.claimgate(
      'check',
      '--json',
      `--ref=${ref}`,
      ...(memory === undefined ? [] : [`--memory=${memory}`]),
      `--projection=${world.path(`${projection}/ledger-projection.jsonl`)}`,
    );
    const { decision, findings } = JSON.parse(stdout) as {
      decision: string;
      findings: { code: string }[];
    };
    const codes = findings.map(({ code }) => code).filter((code) => code !== 'claims_by_statement');
    if (decision !== 'allowed') return codes[0] ?? decision;
    return [decision, ...codes].join(' with ');
  }

  test('[T301] a trust root that nobody vouches for is a warning, and one with the bytes of another envelope counts', async () => {
    rmSync(world.repository, { recursive: true });
    copyFolder(made, world.repository);
    const trust = 'provider-certification/trust';
    const story = { steps: [], memory: 'refs/heads/main', says: ALLOWED };
    writeFileSync(world.path(`repo/${trust}/9.root.json`), '{}');
    await world.git('add', '-A');
    await world.git('commit', '-qm', 'rotate');
    await world.git('branch', 'before', 'HEAD~1');
    for (const ref of ['v1.4.0', 'before'])
      assert.equal(
        await answer('projection', { ...story, ref }),
        'allowed with trust_root_unvouched',
      );
    await world.git('reset', '-q', '--hard', 'HEAD~1');
    await world.git('checkout', '-qb', 'other');
    writeFileSync(
      world.path(`repo/${trust}/1.root.json`),
      `${world.text(`repo/${trust}/1.root.json`)} `,
    );
    await world.git('commit', '-qam', 'another first root');
    assert.equal(await answer('projection', story), 'allowed');
  });

  test('[T14] a partial clone is refused like a shallow one', async () => {
    rmSync(world.repository, { recursive: true });
    copyFolder(made, world.repository);
    const folder = mkdtempSync(join(tmpdir(), 'claimgate-partial-'));
    const origin = join(folder, 'origin');
    copyFolder(made, origin);
    await world.git('-C', origin, 'config', 'uploadpack.allowFilter', 'true');
    for (const [how, code] of [
      ['--filter=blob:none', 'partial_clone'],
      ['--filter=tree:0', 'partial_clone'],
      ['--depth=1', 'shallow_clone'],
    ] as const) {
      rmSync(world.repository, { recursive: true, force: true });
      await execa('git', ['clone', '-q', how, `file://${origin}`, world.repository], {
        cwd: folder,
      });
      const { stdout } = await world.claimgate('check', '--json', ...world.evidence);
      assert.match(stdout, new RegExp(`"${code}"`), how);
      assert.doesNotMatch(stdout, /"decision": ?"allowed"/);
    }
    rmSync(folder, { recursive: true });
  });

  const stories = Object.entries(STORIES).filter((_one, index) => isSoak || index % 2 === 0);
  for (const [name, story] of stories)
    test(name, async () => {
      rmSync(world.repository, { recursive: true });
      copyFolder(made, world.repository);
      for (const step of story.steps) await take(step);
      assert.deepEqual(
        [await answer('projection', story), await answer('older-projection', story)],
        story.says,
      );
    });
});
