import { rmSync } from 'node:fs';
import { digestOf } from '../../src/digest/index.ts';
import { PLACES, STATUS_ROLE, type Places } from './places.ts';
import type { Situation } from './walk.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Who has to act, in the words of the texts. */
const EXPORTER = /the person who has the ledger/i;
const SET_UP = /the person who set the repository up/i;

const DISABLE =
  'claimgate ledger append control --provider pinterest --state disabled --reason incident-12';

/** Whether CI refuses by now. */
async function isRefusedInCi(places: Places): Promise<boolean> {
  const { exitCode, text } = await places.type('runner', 'sh ci/claims.sh check');
  return exitCode === 1 && !text.includes('projection_required');
}

/** Trusts the repository, and has its newest projection. */
async function prepareColleague(places: Places): Promise<void> {
  await places.do('colleague', `claimgate trust pin ${places.pin}`, 'sh ci/claims.sh take');
  await places.do('runner', 'sh ci/claims.sh take');
}

/** An append that says that the claim is enabled, by exactly the selector of the disable. */
const enabling = {
  'control FILE': 'control --provider pinterest --state enabled --reason resolved',
};

/** The refusals that newcomers meet. */
export function situationsIn(places: Places): Readonly<Record<string, Situation>> {
  const pin = { 'N:sha256:HEX': places.pin };
  const account = `--account-reference ${places.account}`;
  const rotateStatus = () =>
    places.do(
      'laptop',
      'claimgate release v1.0.0 && git push --quiet origin main v1.0.0',
      ...STATUS_ROLE,
      'mkdir -p site/status',
    );
  return {
    'no pin on this machine': {
      make: () => {
        rmSync(places.path('laptop', '../laptop-home/.config'), { recursive: true });
        return places.do('colleague', 'sh ci/claims.sh take');
      },
      command: 'claimgate check',
      fills: pin,
      ends: { laptop: 'gone', colleague: 'gone' },
    },
    'no pin in CI': {
      make: () => places.do('runner', 'sh ci/claims.sh take'),
      command: 'env -u CLAIMGATE_TRUST_PIN sh ci/claims.sh check',
      ends: { runner: /settings of your CI system/ },
    },
    'no projection in a fresh clone': {
      make: () => places.do('colleague', `claimgate trust pin ${places.pin}`),
      command: 'claimgate check',
      ends: { colleague: 'gone', runner: 'gone' },
    },
    'neither pin nor projection': {
      command: 'claimgate check',
      fills: pin,
      ends: { colleague: 'gone' },
    },
    'neither pin nor projection, for explain': {
      command: 'claimgate explain pinterest/image-pin/immediate',
      fills: pin,
      ends: { colleague: 'gone', runner: 'gone' },
    },
    'neither pin nor projection, for plan': {
      command: 'claimgate plan',
      fills: pin,
      ends: { colleague: 'gone', runner: 'gone' },
    },
    'neither pin nor projection, for doctor': {
      command: 'claimgate doctor',
      fills: pin,
      ends: { colleague: 'gone', runner: 'gone' },
    },
    'the projection expired': {
      make: () => prepareColleague(places).then(() => places.reportFacts(Date.now() + 25 * HOUR)),
      command: 'claimgate check',
      later: 25 * HOUR,
      ends: { laptop: 'gone', colleague: EXPORTER, runner: EXPORTER },
    },
    'the projection is too old for CI': {
      make: () => prepareColleague(places).then(() => places.reportFacts(Date.now() + 13 * HOUR)),
      command: 'claimgate check --projection-max-age 12h',
      later: 13 * HOUR,
      ends: { laptop: 'gone', colleague: EXPORTER, runner: EXPORTER },
    },
    'the facts are too old': {
      command: 'claimgate ledger export',
      later: 3 * HOUR,
      ends: { laptop: /your service report/ },
    },
    'a disable is recorded': {
      command: DISABLE,
      isOver: isRefusedInCi,
      ends: { laptop: 'gone' },
    },
    'a disable is exported by hand': {
      make: () => places.do('laptop', DISABLE),
      command: 'claimgate ledger export',
      isOver: isRefusedInCi,
      ends: { laptop: 'gone' },
    },
    'a failed run is recorded': {
      make: () =>
        places.do(
          'laptop',
          `sleep 1; sh tests.sh failed.xml && sed -i 's|<testcase name="revoke">|&<failure/>|' failed.xml`,
        ),
      command: `claimgate ledger append run --exit-status 1 --scope pins:read --scope pins:write --side live --from-junit failed.xml ${account}`,
      isOver: isRefusedInCi,
      ends: { laptop: 'gone' },
    },
    'a record is quarantined': {
      command: 'claimgate ledger correct --record 4 --reason wrong-account --administrator ada',
      isOver: isRefusedInCi,
      ends: { laptop: 'gone' },
    },
    'a claim is withdrawn': {
      make: () =>
        rotateStatus().then(() =>
          places.do('laptop', 'git add --all && git commit -qm Status && git push --quiet'),
        ),
      command: `claimgate claims withdraw pinterest/image-pin/immediate --reason 'pins lose their link'`,
      fills: { 'DIR ': 'site/status ', DIR: 'site/status', KEY: 'status.key' },
      isOver: async () => {
        await places.do('runner', 'git pull --quiet');
        return !places
          .read('runner', 'provider-certification/public-claims.json')
          .includes('pinterest');
      },
      ends: { laptop: 'gone' },
    },
    'a claim is disabled, and it is over': {
      make: async () => {
        await places.do('laptop', DISABLE, 'sh ci/claims.sh export');
        await prepareColleague(places);
      },
      command: 'claimgate check',
      fills: enabling,
      ends: { laptop: 'gone', colleague: EXPORTER, runner: EXPORTER },
    },
    'the live run is too old': {
      make: async () => {
        await prepareColleague(places);
        places.reportFacts(Date.now() + 200 * DAY);
      },
      command: 'claimgate check',
      later: 200 * DAY,
      ends: { colleague: EXPORTER, runner: EXPORTER },
    },
    'the status role is not pushed': {
      make: rotateStatus,
      command: 'claimgate status --out site/status --sign status.key',
      ends: { laptop: 'gone' },
    },
    'the status role is committed, and not pushed': {
      make: () =>
        rotateStatus().then(() => places.do('laptop', 'git add --all && git commit -qm Status')),
      command: 'claimgate status --out site/status --sign status.key',
      ends: { laptop: 'gone' },
    },
    'the contract changed after the claim': {
      make: async () => {
        const file =
          'provider-certification/contracts/pinterest.business.image-pin.publish_immediate.json';
        const text = places.read('laptop', file);
        places.write('laptop', file, text.replace('"tier": "standard"', '"tier": "advanced"'));
        await places.do('laptop', 'git commit -qam "Change the contract"');
      },
      command: 'claimgate check',
      ends: { laptop: /docs\/how-to\/change-a-contract\.md/ },
    },
    'origin was added, and nothing fetched': {
      make: () =>
        places.do('laptop', 'git remote remove origin && git remote add origin ../origin.git'),
      command: 'claimgate check',
      ends: { laptop: 'gone' },
    },
    'one branch was fetched by its address': {
      make: () =>
        places.do(
          'colleague',
          `claimgate trust pin ${places.pin} && sh ci/claims.sh take && mv projection .. && rm -rf .git`,
          'git init --quiet && git fetch --quiet ../origin.git main && git checkout --quiet -f -b main FETCH_HEAD && mv ../projection .',
        ),
      command: 'claimgate check',
      fills: { URL: '../origin.git' },
      ends: { colleague: 'gone' },
    },
    'origin was added before its first push': {
      make: () =>
        places.do(
          'laptop',
          'git remote remove origin && git init --quiet --bare ../other.git && git remote add origin ../other.git',
        ),
      command: 'claimgate check',
      ends: { laptop: 'gone' },
    },
    'a runner fetched one commit, as most do': {
      make: () =>
        places.do(
          'runner',
          'sh ci/claims.sh take && mv projection .. && rm -rf .git && git init --quiet && git remote add origin "file://$PWD/../origin.git"',
          'git fetch --quiet --depth=1 origin main && git checkout --quiet -f FETCH_HEAD && mv ../projection .',
        ),
      command: 'claimgate check',
      ends: { runner: 'gone' },
    },
    'a shallow clone': {
      make: async () => {
        await places.clone('colleague', '--depth=1');
        await places.clone('runner', '--depth=1');
        await prepareColleague(places);
        for (const place of ['colleague', 'runner'] as const)
          await places.do(place, 'git fetch --quiet --depth=1 origin main');
      },
      command: 'claimgate check',
      ends: { colleague: 'gone', runner: 'gone' },
    },
    'a partial clone': {
      make: async () => {
        await places.do('laptop', 'git -C ../origin.git config uploadpack.allowfilter true');
        await places.clone('colleague', '--filter=blob:none');
        await places.do('colleague', `claimgate trust pin ${places.pin}`, 'sh ci/claims.sh take');
      },
      command: 'claimgate check',
      ends: { colleague: /Clone without --filter/ },
    },
    'a lock of git that was left': {
      make: () =>
        places.do(
          'laptop',
          'touch .git/index.lock .git/refs/heads/main.lock .git/HEAD.lock .git/packed-refs.lock',
        ),
      command: 'claimgate release v1.0.0',
      ends: { laptop: /git_locked[^]+If no git command runs any more, remove the file/ },
    },
    'a sparse checkout': {
      make: async () => {
        await prepareColleague(places);
        await places.do(
          'colleague',
          'git sparse-checkout set --no-cone /ci/ /claimgate.config.json',
        );
      },
      command: 'claimgate check',
      ends: { colleague: 'gone' },
    },
    'the claims file was deleted': {
      make: () => places.do('laptop', 'rm -r provider-certification/public-claims.json'),
      command: 'claimgate check',
      ends: { laptop: 'gone' },
    },
    'Windows line endings': {
      make: () =>
        places.do('laptop', 'sed -i "s/$/\\r/" provider-certification/public-claims.json'),
      command: 'claimgate check',
      ends: { laptop: 'gone' },
    },
    'a folder of no product': {
      make: () => places.do('laptop', 'mkdir ../laptop-home/empty'),
      command: 'claimgate check -C ../laptop-home/empty',
      ends: { laptop: 'gone' },
    },
    'recording in a clone without the ledger': {
      command: DISABLE,
      ends: { colleague: EXPORTER, runner: EXPORTER },
    },
    'looking into the ledger in a clone without it': {
      command: 'claimgate ledger show',
      ends: { colleague: EXPORTER, runner: EXPORTER },
    },
    'exporting in a clone without the ledger': {
      command: 'claimgate ledger export',
      ends: { colleague: EXPORTER, runner: EXPORTER },
    },
    'exporting by the script without the ledger': {
      command: 'sh ci/claims.sh export',
      ends: { colleague: EXPORTER, runner: EXPORTER },
    },
    'releasing in a clone without the keys': {
      make: () => prepareColleague(places),
      command: 'claimgate release v1.0.0',
      fills: { 'Your Name': 'Bea' },
      ends: { colleague: EXPORTER, runner: EXPORTER },
    },
    'releasing what is not committed': {
      make: () => places.do('laptop', 'echo >> provider-certification/public-claims.json'),
      command: 'claimgate release v1.0.0',
      ends: { laptop: 'gone' },
    },
    'releasing on no branch': {
      make: () => places.do('laptop', 'git checkout --quiet --detach'),
      command: 'claimgate release v1.0.0',
      fills: { BRANCH: 'main' },
      ends: { laptop: 'gone' },
    },
    'releasing without a name for git': {
      make: () => places.do('laptop', 'rm ~/.gitconfig'),
      command: 'claimgate release v1.0.0',
      ends: { laptop: 'gone' },
    },
    'the ledger has something newer': {
      make: () => places.do('laptop', DISABLE),
      command: 'claimgate release v1.0.0',
      fills: enabling,
      ends: { laptop: 'gone' },
    },
    'a new repository': {
      make: () =>
        places.do(
          'laptop',
          'rm -rf .git .claimgate provider-certification evidence projection claimgate.config.json ci && git init --quiet && git add --all && git commit -qm Begin',
        ),
      command: 'claimgate check',
      ends: { laptop: 'gone' },
    },
    'a repository without a commit': {
      make: () => places.do('laptop', 'rm -rf .git && git init --quiet'),
      command: 'claimgate check',
      ends: { laptop: 'gone' },
    },
    'an audit of a release that is not fetched': {
      make: () => places.do('laptop', 'claimgate release v1.0.0'),
      command: 'claimgate audit v1.0.0',
      ends: { colleague: /the person who made it has to/ },
    },
    'a rotation that this machine has not pinned': {
      make: async () => {
        await prepareColleague(places);
      },
      command: `claimgate check --trust-pin 1:sha256:${'0'.repeat(64)}`,
      ends: { laptop: SET_UP, colleague: SET_UP, runner: SET_UP },
    },
    'an example is left': {
      make: async () => {
        await places.do(
          'laptop',
          `claimgate example control --provider pinterest --app-fingerprint ${digestOf('own app_fingerprint')} --out example-control.json && claimgate ledger append control example-control.json && claimgate ledger export`,
        );
      },
      command: 'claimgate check',
      fills: enabling,
      ends: { laptop: 'gone' },
    },
    'the projection was edited': {
      make: async () => {
        await prepareColleague(places);
        for (const place of PLACES)
          await places.do(place, 'sed -i s/enabled/degraded/ projection/ledger-projection.jsonl');
      },
      command: 'claimgate check',
      ends: { laptop: 'gone', colleague: 'gone', runner: 'gone' },
    },
    'half of a projection': {
      make: async () => {
        await prepareColleague(places);
        for (const place of PLACES)
          await places.do(place, 'rm projection/ledger-projection.intoto.json');
      },
      command: 'claimgate check',
      ends: { laptop: 'gone', colleague: 'gone', runner: 'gone' },
    },
    'examples in the place of evidence': {
      make: () =>
        places.do(
          'laptop',
          'sed -i s/service/example/ runtime-facts.json && claimgate ledger export',
        ),
      command: 'claimgate check',
      fills: { 'SIDE --from-junit FILE': 'live --from-junit FILE' },
      ends: { laptop: /the facts of the running service/ },
    },
    'an audit before the first release': {
      command: 'claimgate audit v1.0.0',
      ends: { laptop: /the person who made it has to/ },
    },
    'a status before the first release': {
      make: () => places.do('laptop', ...STATUS_ROLE, 'mkdir -p site'),
      command: 'claimgate status --out site --sign status.key',
      ends: { laptop: /Record a release with claims first/ },
    },
    'publishing without a verdict': {
      make: () => prepareColleague(places),
      command: 'claimgate verdict require gate-verdict.json --ref HEAD',
      ends: { runner: /claimgate manifest create VERSION/ },
    },
    'no repository': {
      make: () => places.do('laptop', 'rm -rf .git'),
      command: 'claimgate doctor',
      fills: { 'git init': 'git init --quiet && git add --all && git commit -qm Begin' },
      ends: { laptop: 'gone' },
    },
    'a claims file that is not sorted': {
      make: () => places.do('laptop', 'echo >> provider-certification/public-claims.json'),
      command: 'claimgate claims fmt --check',
      ends: { laptop: 'gone' },
    },
    'a change of the line endings by git': {
      make: () => {
        places.write('colleague', '.gitattributes', '* text eol=crlf\n');
        return places.do(
          'colleague',
          `claimgate trust pin ${places.pin} && sh ci/claims.sh take`,
          'rm -r provider-certification && git checkout -- provider-certification',
        );
      },
      command: 'claimgate check',
      ends: { colleague: 'gone' },
    },
    'a trust root that ends': {
      make: () => prepareColleague(places),
      command: 'claimgate check',
      later: 400 * DAY,
      ends: { laptop: /holders of the root keys/, colleague: /holders of the root keys/ },
    },
    'a setup that was changed': {
      command: 'claimgate setup --yes --deployment other',
      ends: { laptop: /Setup overwrites nothing/, colleague: /Setup overwrites nothing/ },
    },
    'a ledger that the environment names wrongly': {
      command: 'CLAIMGATE_LEDGER=sqlite:other.sqlite claimgate ledger show',
      ends: { laptop: EXPORTER, colleague: EXPORTER, runner: EXPORTER },
    },
  };
}
