import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runAction } from '../../src/plugins/action/run-action.ts';
import { judgeFiles } from '../../verifier/judge.ts';
import { renderPage } from '../../verifier/view.ts';
import { FORMATS } from '../../src/report/format.ts';
import { READERS } from '../report/readers.ts';
import { noBrowser, startBrowser } from '../browser.ts';
import { runHere } from '../cli/world.ts';
import { isSoak } from '../soak.ts';
import { readOutputs } from '../workflows/runner.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import {
  claimsOf,
  ARTIFACT,
  EVIDENCE,
  PROJECTION,
  STATUS_KEY,
  VERSION,
  type Ending,
  type Place,
} from './place.ts';
import { EXPORTED } from './library.ts';
import { SERVED } from './served.ts';

/** One way by which something reaches the public, or counts as proof. */
export interface Outlet {
  /** The kinds of "no", by name or by where they are made, that do not concern it, and why. */
  readonly unconcerned: Readonly<Record<string, string>>;
  readonly needs?: string;
  /** Asks it about the next release; 0 is yes. */
  readonly play: (place: Place) => Promise<Ending>;
}

const TAG = ['--ref', `refs/tags/${VERSION}`];
const ANEW = 'it judges anew, from the commit and the evidence';
const OWN_FILES = 'it makes the files of its own, in a folder of its own';
const PAST = 'it says what held when the verdict was signed';
const JUDGED = 'the verdict holds until it expires; exec judges once more';
const NO_LEDGER = 'it asks no ledger: --projection-max-age bounds what it cannot know';
const BY_CALLER = 'its caller says what is known';
const VERIFIER = join(import.meta.dirname, '../../dist/verifier.html');

const words =
  (...line: readonly string[]) =>
  (place: Place) =>
    place.run(...line);

/** Of an outlet that changes the place, or has it changed for itself. */
const onCopy = (play: Outlet['play']) => (place: Place) => place.onCopy(play);

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
  record(place);
  await place.commit('Record by hand');
  return place.run('audit', VERSION, ...more);
}

function record(place: Place): void {
  const folder = `provider-certification/releases/${VERSION}`;
  for (const name of ['release-manifest.json', 'gate-verdict.json', 'gate-verdict.intoto.json'])
    if (existsSync(place.path(`${EVIDENCE}/${name}`)))
      place.write(`${folder}/${name}`, place.text(`${EVIDENCE}/${name}`));
  for (const name of ['ledger-projection.jsonl', 'ledger-projection.intoto.json'])
    if (existsSync(place.path(`projection/${name}`)))
      place.write(`${folder}/${name}`, place.text(`projection/${name}`));
}

/** The status of the same record, else of the release before it: yes where all that was claimed is shown. */
async function shown(place: Place): Promise<Ending> {
  if (existsSync(place.path(`${EVIDENCE}/release-manifest.json`))) record(place);
  await place.commit('Record by hand');
  mkdirSync(place.path(`${EVIDENCE}/site`), { recursive: true });
  const site = ['--out', `${EVIDENCE}/site`, '--sign', STATUS_KEY];
  const ended = await place.run('status', ...site, '--projection', PROJECTION);
  const isWhole = /: (\d+) of \1 claims? hold/.test(ended.text);
  return isWhole ? ended : noOf(ended);
}

/** A release that an earlier run began with the files of the candidate. */
function resumed(place: Place): Promise<Ending> {
  for (const [from, names] of [
    [EVIDENCE, ['release-manifest.json', 'gate-verdict.json', 'gate-verdict.intoto.json']],
    ['projection', ['ledger-projection.jsonl', 'ledger-projection.intoto.json']],
  ] as const)
    for (const name of names)
      if (existsSync(place.path(`${from}/${name}`)))
        place.write(`release-evidence/${VERSION}/${name}`, place.text(`${from}/${name}`));
  return place.run('release', VERSION, '--artifact', ARTIFACT);
}

/** The signed verdict and the trust root, as people drop them on the page. */
function filesOfPage(place: Place): readonly string[] {
  const root = 'provider-certification/trust/1.root.json';
  const verdict = `${EVIDENCE}/gate-verdict`;
  return [`${verdict}.intoto.json`, `${verdict}.json`, root].filter((file) =>
    existsSync(place.path(file)),
  );
}

/** In Chromium where the whole matrix is played, else by what the page is built of. */
async function onThePage(place: Place): Promise<Ending> {
  const { pin } = place;
  const paths = filesOfPage(place);
  if (isSoak && !noBrowser)
    return inChromium(
      pin,
      paths.map((file) => place.path(file)),
    );
  const files = paths.map((file) => ({ file, bytes: readFileSync(place.path(file)) }));
  const answer = await judgeFiles({ files, pin, when: 'now', now: Date.now() });
  const { facts, sentence, standing } = answer;
  const isPassed = JSON.stringify(facts).includes('PASSED');
  const exitCode = standing === 'verified' && isPassed ? 0 : 1;
  return { exitCode, text: sentence + renderPage(answer) };
}

async function inChromium(pin: string, paths: readonly string[]): Promise<Ending> {
  const page = await (await startBrowser()).newPage();
  await page.goto(`file://${VERIFIER}#pin=${encodeURIComponent(pin)}`);
  await page.setInputFiles('#files', [...paths]);
  const said = await page.innerText('#answer');
  const text = (await page.textContent('#result')) ?? '';
  await page.close();
  return { exitCode: said === 'Verified' && text.includes('PASSED') ? 0 : 1, text };
}

/** A page that carries the capsule of a release: none for what does not verify. */
async function ownPage(place: Place): Promise<Ending> {
  const file = place.path(`${EVIDENCE}/audit.html`);
  rmSync(file, { force: true });
  const ended = await audited(place, '--html', file);
  return existsSync(file) ? { ...ended, exitCode: 0 } : ended;
}

/** The action, as a runner starts it. */
async function acted(place: Place): Promise<Ending> {
  const output = place.path('extra/output');
  place.write('extra/output', '');
  const environment = {
    ...place.variables,
    INPUT_COMMAND: 'check',
    INPUT_REF: 'HEAD',
    INPUT_PROJECTION: PROJECTION,
    INPUT_VERDICT: 'extra/verdict.json',
    GITHUB_OUTPUT: output,
    RUNNER_TEMP: place.home,
  };
  const host = { directory: place.folder, environment };
  const { exitCode, stdout } = await runHere([], host, (_words, one) => runAction(one, place.home));
  const { decision, ...others } = readOutputs(readFileSync(output, 'utf8'));
  return {
    exitCode: decision === 'allowed' ? 0 : exitCode,
    text: stdout + JSON.stringify({ decision, ...others }),
  };
}

const NOTHING: Ending = { exitCode: 2, text: '' };

function noOf(ended: Ending): Ending {
  return { ...ended, exitCode: ended.exitCode || 1 };
}

/** The reports that are written beside the answer, which have to say the same. */
async function inEveryFormat(place: Place): Promise<Ending> {
  const outputs = FORMATS.flatMap((format) => ['--output', `${format}=extra/report.${format}`]);
  for (const format of FORMATS) rmSync(place.path(`extra/report.${format}`), { force: true });
  const asked = ['check', '--ref', 'HEAD', '--projection', PROJECTION, ...outputs];
  const ended = await place.run(...asked);
  const files = FORMATS.map((format) => [format, place.path(`extra/report.${format}`)] as const);
  const said = files.map(
    ([format, file]) => [format, existsSync(file) ? readFileSync(file, 'utf8') : ''] as const,
  );
  const yes = said.filter(([format, text]) => text !== '' && READERS[format].yes.test(text));
  const text = said.map(([format, content]) => `${format}\n${content}`).join('\n');
  // All of them, or none.
  if (yes.length > 0 && yes.length < said.length && ended.exitCode === 0)
    throw new Error(`${yes.map(([format]) => format).join()} alone say yes\n${text}`);
  return {
    text: yes.map(([format]) => format).join() + text,
    exitCode: yes.length > 0 ? 0 : noOf(ended).exitCode,
  };
}

/** Every outlet. A new command, route or page by which something is published or proven needs a row here. */
export const OUTLETS: Readonly<Record<string, Outlet>> = {
  check: {
    unconcerned: { ledger: NO_LEDGER, handed: ANEW, 'known later': ANEW },
    play: words('check', '--ref', 'HEAD', '--projection', PROJECTION),
  },
  'manifest create': {
    unconcerned: { ledger: NO_LEDGER, handed: ANEW, 'known later': ANEW },
    play: onCopy((place) => {
      rmSync(place.path(EVIDENCE), { recursive: true, force: true });
      return place.candidate();
    }),
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
      known: 'as for evidence',
      'known later': 'as for evidence',
      trust: 'as for evidence',
      warning: 'as for evidence',
    },
    play: words('manifest', 'verify', `${EVIDENCE}/release-manifest.json`, ...TAG),
  },
  'release record': {
    unconcerned: { ledger: JUDGED },
    play: onCopy((place) => {
      for (const name of ['ledger-projection.jsonl', 'ledger-projection.intoto.json'])
        if (existsSync(place.path(`projection/${name}`)))
          place.write(`${EVIDENCE}/${name}`, place.text(`projection/${name}`));
      return place.run('release', 'record', VERSION, '--from', EVIDENCE, '--artifact', ARTIFACT);
    }),
  },
  status: {
    unconcerned: {
      ledger: NO_LEDGER,
      commit: 'it shows what was released',
      'the trust root was edited': 'it takes the one that the pin vouches for, from the history',
    },
    play: onCopy(shown),
  },
  release: {
    unconcerned: { handed: OWN_FILES, 'known later': OWN_FILES },
    play: onCopy(async (place) => {
      await place.git('tag', '-d', VERSION);
      return place.run('release', VERSION, '--projection', PROJECTION);
    }),
  },
  'release, resumed': {
    unconcerned: {
      projection: 'it exports again where the projection cannot be used',
      'the verdict is signed by nobody': 'it signs what is not signed',
    },
    play: onCopy(resumed),
  },
  'release --rehearse': {
    unconcerned: { handed: OWN_FILES, 'known later': OWN_FILES },
    play: (place) => place.run('release', VERSION, '--projection', PROJECTION, '--rehearse'),
  },
  verify: {
    unconcerned: { ledger: JUDGED, 'known later': PAST },
    play: async (place) => {
      const ended = await place.run('verify', `${EVIDENCE}/gate-verdict.intoto.json`);
      return ended.text.includes('PASSED') ? ended : { ...ended, exitCode: ended.exitCode || 1 };
    },
  },
  'verify --artifact': {
    unconcerned: { ledger: JUDGED, 'known later': PAST },
    play: words('verify', `${EVIDENCE}/gate-verdict.intoto.json`, '--artifact', ARTIFACT),
  },
  "the auditor's page": { unconcerned: { ledger: JUDGED, 'known later': PAST }, play: onThePage },
  audit: {
    unconcerned: { ledger: JUDGED, 'known later': PAST },
    play: onCopy((place) => audited(place)),
  },
  'audit --html': { unconcerned: { ledger: JUDGED, 'known later': PAST }, play: onCopy(ownPage) },
  'check, in every format': {
    unconcerned: { ledger: NO_LEDGER, handed: ANEW, 'known later': ANEW },
    play: inEveryFormat,
  },
  'the action': {
    unconcerned: { ledger: NO_LEDGER, handed: ANEW, 'known later': ANEW },
    play: acted,
  },
  plan: {
    unconcerned: {
      ledger: NO_LEDGER,
      handed: ANEW,
      'known later': ANEW,
      'a second claims file': 'it says what to renew, and a file is not renewed',
    },
    play: async (place) => {
      const ended = await place.run('plan', '--projection', PROJECTION);
      return ended.text.includes('nothing to renew: ') ? { ...ended, exitCode: 0 } : noOf(ended);
    },
  },
  'claims propose': {
    unconcerned: {
      ledger: NO_LEDGER,
      handed: ANEW,
      'known later': ANEW,
      'a second claims file': 'it says what could be claimed, whatever is',
      'a claim more, without evidence': 'it says what could be claimed, whatever is',
    },
    play: async (place) => {
      const ended = await place.run('claims', 'propose', '--projection', PROJECTION);
      const claimed = claimsOf(place).length;
      return ended.text.includes(`${claimed} of `) ? ended : noOf(ended);
    },
  },
  explain: {
    unconcerned: { ledger: NO_LEDGER, handed: ANEW, 'known later': ANEW },
    play: async (place) => {
      const endings: Ending[] = [];
      for (const { subject } of claimsOf(place)) {
        const named = subjectDigest(subject).slice('sha256:'.length);
        endings.push(
          await place.run('explain', named, '--ref', 'HEAD', '--projection', PROJECTION),
        );
      }
      return endings.find(({ exitCode }) => exitCode !== 0) ?? endings[0] ?? NOTHING;
    },
  },
  selftest: {
    unconcerned: {
      ledger: NO_LEDGER,
      handed: ANEW,
      'known later': ANEW,
      warning: 'it is about the gate',
    },
    play: words('selftest', '--ref', 'HEAD', '--projection', PROJECTION),
  },
  ...SERVED,
  ...Object.fromEntries(
    Object.entries(EXPORTED).map(([name, { unconcerned, ...outlet }]) => [
      name,
      { ...outlet, unconcerned: { ...unconcerned, known: BY_CALLER, 'known later': BY_CALLER } },
    ]),
  ),
};
