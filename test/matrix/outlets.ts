import { existsSync, readFileSync, rmSync } from 'node:fs';
import { judgeFiles } from '../../verifier/judge.ts';
import { startProgram } from '../service/program.ts';
import { PROGRAM } from '../cli/release-world.ts';
import type { Made } from './nos.ts';
import { ARTIFACT, EVIDENCE, PROJECTION, VERSION, type Ending, type Place } from './place.ts';

/** One way by which something reaches the public, or counts as proof. */
export interface Outlet {
  /** Where a "no" that is made there does not concern it, and why. */
  readonly unconcerned: Partial<Readonly<Record<Made, string>>>;
  /** Asks it about the next release; 0 is yes. */
  readonly play: (place: Place) => Promise<Ending>;
}

const TAG = ['--ref', `refs/tags/${VERSION}`];
const ANEW = 'it judges anew, from the commit and the evidence';
const JUDGED = 'the verdict holds until it expires; exec judges once more';
const NO_LEDGER = 'it asks no ledger: --projection-max-age bounds what it cannot know';
const LIVE = 'it decides from ledger and facts themselves';

const words =
  (...line: readonly string[]) =>
  (place: Place) =>
    place.run(...line);

/** A started command that must not have run after a "no". */
async function started(place: Place): Promise<Ending> {
  rmSync(place.path('.git/ran'), { force: true });
  const manifest = ['--manifest', `${EVIDENCE}/release-manifest.json`, '--artifact', ARTIFACT];
  const out = ['--out', `${EVIDENCE}/exec.json`];
  const evidence = ['--projection', PROJECTION, ...TAG];
  const ending = await place.run(
    'exec',
    ...evidence,
    ...manifest,
    ...out,
    '--',
    'touch',
    '.git/ran',
  );
  return existsSync(place.path('.git/ran'))
    ? { ...ending, exitCode: 0 }
    : { ...ending, exitCode: ending.exitCode || 1 };
}

/** The files of the candidate as a record that nobody verified, and what an audit says of it. */
async function audited(place: Place, ...more: readonly string[]): Promise<Ending> {
  const record = `provider-certification/releases/${VERSION}`;
  for (const name of ['release-manifest.json', 'gate-verdict.json', 'gate-verdict.intoto.json'])
    if (existsSync(place.path(`${EVIDENCE}/${name}`)))
      place.write(`${record}/${name}`, place.text(`${EVIDENCE}/${name}`));
  for (const name of ['ledger-projection.jsonl', 'ledger-projection.intoto.json'])
    if (existsSync(place.path(`projection/${name}`)))
      place.write(`${record}/${name}`, place.text(`projection/${name}`));
  await place.commit('Record by hand');
  return place.run('audit', VERSION, ...more);
}

/** The commands that check a capsule by hand, of a capsule of the same record. */
async function explained(place: Place): Promise<Ending> {
  const packed = await audited(place, '--pack', `${EVIDENCE}/candidate.capsule`);
  if (packed.exitCode !== 0) return packed;
  return place.run('audit', `${EVIDENCE}/candidate.capsule`, '--explain');
}

async function onThePage(place: Place): Promise<Ending> {
  const root = 'provider-certification/trust/1.root.json';
  const name = `${EVIDENCE}/gate-verdict.intoto.json`;
  const files = [name, root]
    .filter((file) => existsSync(place.path(file)))
    .map((file) => ({ file, bytes: readFileSync(place.path(file)) }));
  const { pin } = place;
  const { facts, sentence, standing } = await judgeFiles({
    files,
    pin,
    when: 'now',
    now: Date.now(),
  });
  const isPassed = JSON.stringify(facts).includes('PASSED');
  return { exitCode: standing === 'verified' && isPassed ? 0 : 1, text: sentence };
}

const SERVED = ['--facts', 'runtime-facts.json', '--contracts', 'provider-certification/contracts'];
const OF_CLAIMS = ['--claims', 'provider-certification/public-claims.json'];

/** Whether everything that is claimed may be advertised, as a service says. */
async function served(place: Place): Promise<Ending> {
  const ledger = ['--ledger', 'sqlite:.claimgate/ledger.sqlite', '--listen', '127.0.0.1:0'];
  const environment = {
    ...place.environment,
    HOME: place.home,
    CLAIMGATE_FINGERPRINT_KEY_FILE: '.claimgate/keys/fingerprint.key',
  };
  const token =
    /[\w-]{30,}/.exec(
      await place.must('token', 'create', `m${Date.now()}`, '--expires-in', '1d'),
    )?.[0] ?? '';
  const program = await startProgram(
    place.folder,
    [PROGRAM, 'serve', ...ledger, ...SERVED, ...OF_CLAIMS],
    environment,
  );
  try {
    const answer = await fetch(`${program.base}/api/v1/provider-readiness`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const text = await answer.text();
    const isYes = answer.ok && /"advertisable": ?true/.test(text);
    return { exitCode: isYes ? 0 : 1, text };
  } finally {
    program.child.kill();
    await program.ended;
  }
}

/** Every outlet. A new command, route or page by which something is published or proven needs a row here. */
export const OUTLETS: Readonly<Record<string, Outlet>> = {
  check: {
    unconcerned: { ledger: NO_LEDGER, handed: ANEW },
    play: words('check', '--ref', 'HEAD', '--projection', PROJECTION),
  },
  'manifest create': {
    unconcerned: { ledger: NO_LEDGER, handed: ANEW },
    play: (place) => {
      rmSync(place.path(EVIDENCE), { recursive: true, force: true });
      return place.candidate();
    },
  },
  exec: {
    unconcerned: { ledger: NO_LEDGER },
    play: started,
  },
  'verdict require': {
    unconcerned: { ledger: JUDGED },
    play: words(
      'verdict',
      'require',
      `${EVIDENCE}/gate-verdict.json`,
      ...TAG,
      '--artifact',
      ARTIFACT,
    ),
  },
  'manifest verify': {
    unconcerned: {
      evidence: 'it compares a manifest with its commit, and says nothing of evidence',
      ledger: 'as for evidence',
      projection: 'as for evidence',
      memory: 'as for evidence',
      trust: 'as for evidence',
    },
    play: words('manifest', 'verify', `${EVIDENCE}/release-manifest.json`, ...TAG),
  },
  'release record': {
    unconcerned: { ledger: JUDGED },
    play: async (place) => {
      for (const name of ['ledger-projection.jsonl', 'ledger-projection.intoto.json'])
        if (existsSync(place.path(`projection/${name}`)))
          place.write(`${EVIDENCE}/${name}`, place.text(`projection/${name}`));
      return place.run('release', 'record', VERSION, '--from', EVIDENCE, '--artifact', ARTIFACT);
    },
  },
  badge: {
    unconcerned: { ledger: JUDGED },
    play: (place) =>
      place.run(
        'badge',
        `${EVIDENCE}/gate-verdict.json`,
        '--sign',
        '.claimgate/keys/release.key',
        '--out',
        `${EVIDENCE}/badge`,
      ),
  },
  release: {
    unconcerned: { handed: 'it makes the files of its own, in a folder of its own' },
    play: async (place) => {
      const tagged = await place.git('rev-parse', `refs/tags/${VERSION}`);
      await place.git('tag', '-d', VERSION);
      const ended = await place.run('release', VERSION, '--projection', PROJECTION);
      await place.git('tag', '--force', VERSION, tagged);
      return ended;
    },
  },
  verify: {
    unconcerned: { ledger: JUDGED },
    play: async (place) => {
      const ended = await place.run('verify', `${EVIDENCE}/gate-verdict.intoto.json`);
      return ended.text.includes('PASSED') ? ended : { ...ended, exitCode: ended.exitCode || 1 };
    },
  },
  'verify --artifact': {
    unconcerned: { ledger: JUDGED },
    play: words('verify', `${EVIDENCE}/gate-verdict.intoto.json`, '--artifact', ARTIFACT),
  },
  "the auditor's page": { unconcerned: { ledger: JUDGED }, play: onThePage },
  audit: { unconcerned: { ledger: JUDGED }, play: (place) => audited(place) },
  'audit --explain': {
    unconcerned: { ledger: JUDGED },
    play: explained,
  },
  'the routes of the service': {
    unconcerned: {
      projection: LIVE,
      memory: LIVE,
      trust: 'it serves what its operator gives it, and signs nothing',
      commit: 'it has no commit: each claim is asked about by itself',
      handed: LIVE,
    },
    play: served,
  },
};
