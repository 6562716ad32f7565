import assert from 'node:assert/strict';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { execa } from 'execa';
import { FINGERPRINT_KEY_FILE } from '../../examples/demo/stage.ts';
import { FaultWorld } from '../faults/world.ts';
import { claimgateOnPath } from '../claimgate-on-path.ts';
import { resignRoot } from '../trust/root-world.ts';
import { PROJECT, runWorkflow, type Surroundings } from './runner.ts';

const WORKFLOW = 'examples/ci/github/claims.yml';
const EXPIRY = 'examples/ci/github/expiry.yml';
const BRANCH = 'claimgate-projection';

/**
 * Stands in for GitHub behind `gh api`: a comment and an issue are folders beside the programs, by number, with a
 * file for each field. Of a filter it knows only the one that is asked for, the first that begins with the mark.
 */
const FAKE_GH = `#!/bin/bash
set -eu
shopt -s nullglob
case "$*" in */comments*) kind=comments ;; *) kind=issues ;; esac
kept="$(dirname "$0")/../gh-$kind"
mkdir -p "$kept"
if [[ " $* " == *' --jq '* ]]; then
  for one in "$kept"/*; do
    if [[ "$(<"$one/body")" == "$MARK"* && ! -e "$one/state" ]]; then basename "$one"; exit; fi
  done
  exit
fi
all=("$kept"/*)
one="$kept/$((\${#all[@]} + 1))"
while [ $# -gt 0 ]; do
  case "$1" in
    PATCH) one="$kept/\${2##*/}" ;;
    --field)
      value="\${2#*=}"
      mkdir -p "$one"
      if [[ "$value" == @* ]]; then value="$(<"\${value#@}")"; fi
      printf '%s\\n' "$value" > "$one/\${2%%=*}"
      ;;
  esac
  shift
done
`;

/** A ledger whose projection needs one signature, so that a job can export it alone. */
async function createWorld(): Promise<FaultWorld> {
  const world = await FaultWorld.create();
  const pin = resignRoot(world.folder, ({ roles }) => {
    roles.projection.threshold = 1;
  });
  world.write('pin.txt', `${pin}\n`);
  const config = 'repo/claimgate.config.json';
  const configured = JSON.parse(world.text(config)) as object;
  world.write(config, JSON.stringify({ ...configured, projection: 'projection' }));
  await world.commit('One signature for a projection');
  return world;
}

describe('the pipeline that setup writes', () => {
  let world: FaultWorld;
  let origin: string;
  let runs = 0;

  before(async () => {
    world = await createWorld();
    mkdirSync(world.path('repo/ci'));
    copyFileSync(join(PROJECT, 'examples/ci/claims.sh'), world.path('repo/ci/claims.sh'));
    world.write('repo/ci/publish.sh', '#!/bin/sh\necho published "$1"\n');
    await world.commit('A release command');
    origin = world.path('origin.git');
    await world.git('clone', '--quiet', '--bare', '.', origin);
    mkdirSync(world.path('programs'));
    symlinkSync(join(await claimgateOnPath(), 'claimgate'), world.path('programs/claimgate'));
    writeFileSync(world.path('programs/npx'), '#!/bin/sh\nshift 2\nexec "$@"\n', { mode: 0o755 });
    writeFileSync(world.path('programs/npm'), '#!/bin/sh\n[ "$1" = ci ]\n', { mode: 0o755 });
  });

  after(() => world.remove());

  const run = async (github: object, vars: Record<string, string>, workflow = WORKFLOW) => {
    runs += 1;
    const event = { repository: { default_branch: 'main' } };
    const around: Surroundings = {
      folder: world.path(`run-${runs}`),
      origin,
      programs: world.path('programs'),
      contexts: {
        github: {
          sha: await world.git('rev-parse', 'HEAD'),
          ref: 'refs/heads/main',
          ref_name: 'main',
          ref_type: 'branch',
          repository: 'example/product',
          event,
          ...github,
        },
        vars,
        secrets: {
          CLAIMGATE_LEDGER: world.ledger,
          CLAIMGATE_PROJECTION_KEY: world.text('keys/projection-1.pem').trimEnd(),
          CLAIMGATE_LEDGER_KEY: world.text('keys/ledger.pem').trimEnd(),
          CLAIMGATE_FINGERPRINT_KEY: world.text(FINGERPRINT_KEY_FILE).trimEnd(),
        },
      },
      environment: { GITHUB_ACTIONS: 'true', CI: 'true' },
    };
    return runWorkflow(workflow, around);
  };
  const settings = () => ({
    CLAIMGATE_TRUST_PIN: world.text('pin.txt').trim(),
    CLAIMGATE_FACTS_URL: pathToFileURL(world.path('runtime-facts.json')).href,
    CLAIMGATE_EXPORT: 'true',
  });
  const pullRequest = (from: string) => ({
    event_name: 'pull_request',
    event: {
      repository: { default_branch: 'main' },
      pull_request: { head: { repo: { full_name: from } } },
    },
  });

  test('before the first export, a pull request says that the projection is missing, and an issue that nobody can tell', async () => {
    const { check } = await run(pullRequest('example/product'), settings());
    assert.equal(check?.result, 'failure');
    assert.match(check.log, /projection_required/);
    writeFileSync(world.path('programs/gh'), FAKE_GH, { mode: 0o755 });
    const { tell } = await run({ event_name: 'schedule', event: {} }, settings(), EXPIRY);
    assert.equal(tell?.result, 'success', tell?.log);
    assert.match(world.text('gh-issues/1/body'), /projection/);
    rmSync(world.path('gh-issues'), { recursive: true });
  });

  test('the export puts a projection on its branch, and a pull request is green by it', async () => {
    for (const name of ['schedule', 'workflow_dispatch']) {
      const jobs = await run({ event_name: name }, settings());
      assert.equal(jobs['export']?.result, 'success', jobs['export']?.log);
      assert.equal(jobs['check']?.result, 'skipped');
    }
    const { stdout } = await execa('git', ['-C', origin, 'ls-tree', '--name-only', BRANCH]);
    assert.equal(stdout, 'ledger-projection.intoto.json\nledger-projection.jsonl');
    const { check } = await run(pullRequest('example/product'), settings());
    assert.equal(check?.result, 'success', check?.log);
    assert.match(check.log, /allowed/);
  });

  test('a pull request from a fork, which gets no settings, is checked as far as that goes', async () => {
    const { check, export: exported } = await run(pullRequest('somebody/product'), {});
    assert.equal(check?.result, 'success', check?.log);
    assert.doesNotMatch(check.log, /allowed|refused/);
    assert.match(check.log, /contract/);
    assert.equal(exported?.result, 'skipped');
  });

  test('one comment and one issue are kept up to date, and the issue is closed when nothing expires', async () => {
    const kept = (kind: 'comments' | 'issues') =>
      readdirSync(world.path(`gh-${kind}`)).map((number) => {
        const state = `gh-${kind}/${number}/state`;
        return {
          body: world.text(`gh-${kind}/${number}/body`),
          state: existsSync(world.path(state)) ? world.text(state).trim() : undefined,
        };
      });
    const pull = {
      event_name: 'pull_request',
      event: {
        repository: { default_branch: 'main' },
        pull_request: {
          number: 7,
          base: { ref: 'main' },
          head: { repo: { full_name: 'example/product' } },
        },
      },
    };
    for (const _time of [1, 2]) {
      const { tell } = await run(pull, settings(), EXPIRY);
      assert.equal(tell?.result, 'success', tell?.log);
    }
    assert.equal(kept('comments').length, 1);
    assert.match(
      kept('comments')[0]?.body ?? '',
      /^<!-- claimgate expiry -->\n## claimgate plan\n/,
    );
    // Within 60 days something expires; within 14 days nothing does.
    const steps = world.text('repo/ci/claims.sh');
    for (const [hold, state] of [
      ['60d', undefined],
      ['60d', undefined],
      ['14d', 'closed'],
    ] as const) {
      world.write('repo/ci/claims.sh', steps.replace('--hold 14d', `--hold ${hold}`));
      await world.git('add', 'ci');
      await world.git('commit', '--quiet', '--allow-empty', '--message', `Hold ${hold}`);
      await world.git('push', '--quiet', origin, 'HEAD:main');
      const { tell } = await run({ event_name: 'schedule', event: {} }, settings(), EXPIRY);
      assert.equal(tell?.result, 'success', tell?.log);
      assert.deepEqual(
        kept('issues').map((issue) => issue.state),
        [state],
      );
    }
    assert.match(kept('issues')[0]?.body ?? '', /\| to do \| for \| not before \|/);
    const fork = { ...pull.event.pull_request, head: { repo: { full_name: 'somebody/product' } } };
    const event = { ...pull.event, pull_request: fork };
    const skipped = await run({ ...pull, event }, {}, EXPIRY);
    assert.equal(skipped['tell']?.result, 'skipped');
  });

  test('a push without the pin is red, whatever a fork may do', async () => {
    const { check } = await run({ event_name: 'push' }, {});
    assert.equal(check?.result, 'failure');
    assert.match(check.log, /pin_missing/);
  });

  test('a tag is published by the newest projection', async () => {
    await world.git('tag', 'v1.0.0');
    await world.git('push', '--quiet', origin, 'refs/tags/v1.0.0');
    const ref = {
      event_name: 'push',
      ref: 'refs/tags/v1.0.0',
      ref_name: 'v1.0.0',
      ref_type: 'tag',
    };
    const jobs = await run(ref, settings());
    assert.equal(jobs['release']?.result, 'success', jobs['release']?.log);
    assert.match(jobs['release'].log, /published v1\.0\.0/);
  });
});
