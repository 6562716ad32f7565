import assert from 'node:assert/strict';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { execa } from 'execa';
import { withRoles } from '../ledger/database-roles.ts';
import { newLocation, raw } from '../ledger/world.ts';
import { often } from '../soak.ts';
import { authority, ISSUER, PAYLOAD_TYPE, REPOSITORY, SUBJECT } from '../trust/sigstore-world.ts';
import { runPipeline, Month, type Ended, type Pipelines, type Renewing } from './month.ts';
import { PROJECT, runWorkflow, type Surroundings } from './runner.ts';

const NODE = { 'package.json': '{"name":"shop","private":true}\n' };

/** The protected default branch: only what was merged gets there. */
const PROTECTED = `#!/bin/sh
[ "$1" != refs/heads/main ] || [ -n "\${MERGED:-}" ]
`;

const PUBLISH = `#!/bin/sh
printf '%s\\n' "$1" >> "$(git config --get remote.origin.url | sed 's#^file://##')/published"
`;

interface System {
  readonly name: string;
  readonly remote: string;
  readonly files: Readonly<Record<string, string>>;
  readonly writes: readonly string[];
  readonly make: (month: Month) => Pipelines;
  readonly adds?: Readonly<Record<string, string>>;
}

const secretsOf = (month: Month) => ({
  CLAIMGATE_LEDGER: `sqlite:${month.path('.claimgate/ledger.sqlite')}`,
});

/** GitHub: its expressions, and the payloads of its events as far as the workflow reads them. */
function github(month: Month): Pipelines {
  let runs = 0;
  const jobsOf = async (
    path: string,
    ref: string,
    event: Record<string, unknown>,
    vars: object,
    more: Pick<Surroundings, 'environment' | 'environments'> = {},
  ) => {
    runs += 1;
    const sha = await commitAt(month, ref);
    const workflow = join(month.folder, `workflow-${runs}.yml`);
    const { stdout } = await execa('git', ['-C', month.origin, 'show', `${sha}:${path}`]);
    writeFileSync(workflow, stdout);
    const workflows = join(month.folder, `workflows-${runs}`);
    await execa('sh', [
      '-c',
      'mkdir "$2" && git -C "$0" archive "$1" .github/workflows | tar -x -C "$2"',
      month.origin,
      sha,
      workflows,
    ]);
    return runWorkflow(workflow, {
      folder: join(month.folder, `run-${runs}`),
      origin: month.origin,
      workflows: join(workflows, '.github/workflows'),
      programs: join(month.folder, 'programs'),
      ...more,
      environment: {
        ...month.clock(),
        GITHUB_ACTIONS: 'true',
        CI: 'true',
        ...more.environment,
      },
      contexts: {
        github: {
          sha,
          ref,
          ref_name: ref.replace(/^refs\/(?:heads|tags)\//, ''),
          ref_type: ref.startsWith('refs/tags/') ? 'tag' : 'branch',
          repository: 'acme/shop',
          ...event,
        },
        vars,
        ...(more.environments ? {} : { secrets: secrets() }),
      },
    });
  };
  const secrets = () => ({
    ...secretsOf(month),
    CLAIMGATE_PROJECTION_KEY: key(month, 'projection'),
    CLAIMGATE_LEDGER_KEY: key(month, 'ledger'),
    CLAIMGATE_FINGERPRINT_KEY: key(month, 'fingerprint'),
  });
  const run = async (ref: string, event: Record<string, unknown>, vars: object): Promise<Ended> => {
    const jobs = await jobsOf('.github/workflows/claims.yml', ref, event, vars);
    const started = Object.values(jobs).filter(({ result }) => result !== 'skipped');
    return {
      exitCode: started.some(({ result }) => result === 'failure') || started.length === 0 ? 1 : 0,
      all: started.map(({ log }) => log).join('\n'),
    };
  };
  const vars = () => ({
    CLAIMGATE_TRUST_PIN: month.pin,
    CLAIMGATE_EXPORT: 'true',
    CLAIMGATE_FACTS_URL: existsSync(month.path('runtime-facts.json')) ? month.reportFacts() : '',
  });
  const repository = { default_branch: 'main' };
  return {
    propose: (branch, from) => {
      const full_name = from === 'fork' ? 'somebody/shop' : 'acme/shop';
      const event = { repository, pull_request: { number: 1, head: { repo: { full_name } } } };
      const given = from === 'fork' ? {} : vars();
      return run(`refs/heads/${branch}`, { event_name: 'pull_request', event }, given);
    },
    push: () => run('refs/heads/main', { event_name: 'push', event: { repository } }, vars()),
    queue: () =>
      run('refs/heads/main', { event_name: 'merge_group', event: { repository } }, vars()),
    tag: (version) =>
      run(`refs/tags/${version}`, { event_name: 'push', event: { repository } }, vars()),
    // The event of a timer names no repository.
    export: () => run('refs/heads/main', { event_name: 'schedule', event: {} }, vars()),
    renew: async ({ environments, isKeyless, machine }) => {
      const event = { event_name: 'schedule', event: {} };
      const set = { CLAIMGATE_RENEW: 'true', CLAIMGATE_IDENTITY: String(isKeyless) };
      const given = { ...vars(), ...set };
      const jobs = await jobsOf('.github/workflows/renewal.yml', 'refs/heads/main', event, given, {
        environments,
        environment: machine,
      });
      return Object.fromEntries(
        Object.entries(jobs).map(([name, { log, result }]) => [
          name,
          { exitCode: result === 'success' ? 0 : 1, all: log },
        ]),
      );
    },
  };
}

/** GitLab: a merge request from a feature branch gets no protected variables, and each change one pipeline. */
function gitlab(month: Month): Pipelines {
  let runs = 0;
  const jobsOf = async (
    ref: string,
    variables: Record<string, string>,
    environments: Renewing['environments'] = {},
  ) => {
    runs += 1;
    const event = {
      ref,
      environments,
      variables: {
        CLAIMGATE_TRUST_PIN: month.pin,
        CI_DEFAULT_BRANCH: 'main',
        CI_PROJECT_PATH: 'acme/shop',
        ...variables,
      },
    };
    const folder = join(month.folder, `pipeline-${runs}`);
    return runPipeline(month.origin, event, folder, (script, place, given) =>
      month.runs(script, place, given),
    );
  };
  const run = async (ref: string, variables: Record<string, string>): Promise<Ended[]> =>
    Object.values(await jobsOf(ref, variables));
  const only = (pipelines: readonly (readonly Ended[])[]): Ended => {
    const [pipeline = [], ...others] = pipelines.filter((jobs) => jobs.length > 0);
    assert.equal(others.length, 0, 'one pipeline for each change');
    return {
      exitCode: pipeline.length > 0 && pipeline.every(({ exitCode }) => exitCode === 0) ? 0 : 1,
      all: pipeline.map(({ all }) => all).join('\n'),
    };
  };
  const guarded = (name: string) => {
    const file = join(month.folder, `${name}.variable`);
    writeFileSync(file, key(month, name));
    return file;
  };
  return {
    propose: async (branch, from) => {
      const ref = `refs/heads/${branch}`;
      const request = {
        CI_PIPELINE_SOURCE: 'merge_request_event',
        CI_MERGE_REQUEST_IID: '1',
        CI_MERGE_REQUEST_PROJECT_PATH: 'acme/shop',
        CI_OPEN_MERGE_REQUESTS: 'acme/shop!1',
      };
      if (from === 'fork')
        return only([
          await run(ref, { ...request, CI_PROJECT_PATH: 'somebody/shop', CLAIMGATE_TRUST_PIN: '' }),
        ]);
      const push = { CI_PIPELINE_SOURCE: 'push', CI_COMMIT_BRANCH: branch };
      return only([
        await run(ref, { ...push, CI_OPEN_MERGE_REQUESTS: 'acme/shop!1' }),
        await run(ref, request),
      ]);
    },
    push: async () =>
      only([
        await run('refs/heads/main', { CI_PIPELINE_SOURCE: 'push', CI_COMMIT_BRANCH: 'main' }),
      ]),
    tag: async (version) =>
      only([
        await run(`refs/tags/${version}`, { CI_PIPELINE_SOURCE: 'push', CI_COMMIT_TAG: version }),
      ]),
    export: async () =>
      only([
        await run('refs/heads/main', {
          CI_PIPELINE_SOURCE: 'schedule',
          CI_COMMIT_BRANCH: 'main',
          ...secretsOf(month),
          CLAIMGATE_FACTS_URL: month.reportFacts(),
          CLAIMGATE_PROJECTION_KEY: guarded('projection'),
          CLAIMGATE_LEDGER_KEY: guarded('ledger'),
          CLAIMGATE_FINGERPRINT_KEY: guarded('fingerprint'),
          CLAIMGATE_PUSH_URL: month.origin,
        }),
      ]),
    renew: async ({ environments, machine }) => {
      const set = { CI_PIPELINE_SOURCE: 'schedule', CI_COMMIT_BRANCH: 'main', ...machine };
      const facts = { CLAIMGATE_FACTS_URL: month.reportFacts(), CLAIMGATE_RENEW: 'true' };
      const jobs = await jobsOf('refs/heads/main', { ...set, ...facts }, environments);
      return Object.fromEntries(
        Object.entries(jobs).map(([name, ended]) => [name.replace('claims-', ''), ended]),
      );
    },
  };
}

/** A plain shell in clones such as Bitbucket and Jenkins make them, and a timer on the machine with the ledger. */
function shell(month: Month): Pipelines {
  let runs = 0;
  const run = async (ref: string, script: string, pin = month.pin): Promise<Ended> => {
    runs += 1;
    const folder = join(month.folder, `clone-${runs}`);
    const words = ['--quiet', '--depth', '1', '--branch', ref, `file://${month.origin}`, folder];
    await execa('git', ['clone', ...words]);
    return month.runs(script, folder, { CI: 'true', CLAIMGATE_TRUST_PIN: pin });
  };
  return {
    propose: (branch, from) =>
      from === 'fork'
        ? run(branch, 'CLAIMGATE_FORK=true sh ci/claims.sh check', '')
        : run(branch, 'sh ci/claims.sh check'),
    push: () => run('main', 'sh ci/claims.sh check'),
    tag: (version) => run(version, `sh ci/claims.sh release ${version}`),
    export: () => {
      month.reportFacts();
      return month.runs('sh ci/claims.sh export', month.product, {});
    },
  };
}

const SYSTEMS: readonly System[] = [
  {
    name: 'GitHub',
    remote: 'git@github.com:acme/shop.git',
    files: NODE,
    writes: [
      '.github/dependabot.yml',
      '.github/workflows/claims.yml',
      'ci/claims.sh',
      'ci/publish.sh',
    ],
    make: github,
  },
  {
    name: 'GitLab',
    remote: 'https://gitlab.example.org/acme/shop.git',
    files: NODE,
    writes: ['.gitlab/claims.yml', 'ci/claims.sh', 'ci/publish.sh'],
    make: gitlab,
    adds: { '.gitlab-ci.yml': 'include: [{ local: .gitlab/claims.yml }]\n' },
  },
  {
    name: 'a shell without Node',
    remote: 'ssh://git@git.example.org/shop.git',
    files: { 'go.mod': 'module example.org/shop\n' },
    writes: ['ci/claims.sh', 'ci/publish.sh'],
    make: shell,
  },
];

const key = (month: Month, name: string) =>
  readFileSync(month.path(`.claimgate/keys/${name}.key`), 'utf8').trimEnd();

async function commitAt(month: Month, ref: string): Promise<string> {
  const words = ['-C', month.origin, 'rev-parse', `${ref}^{commit}`];
  return (await execa('git', words)).stdout;
}

function ends(ended: Ended, exitCode: 0 | 1, says?: RegExp): void {
  assert.equal(ended.exitCode === 0 ? 0 : 1, exitCode, ended.all);
  if (says) assert.match(ended.all, says);
}

describe('a first month, by the files that setup writes', { concurrency: 1 }, () => {
  // Each takes a minute.
  for (const system of SYSTEMS.slice(0, often(0, SYSTEMS.length)))
    test(system.name, (t) => play(t, system));
});

async function play(t: TestContext, system: System): Promise<void> {
  const month = await Month.begin(t, system.remote, system.files);
  const ci = system.make(month);
  mkdirSync(join(month.origin, 'hooks'), { recursive: true });
  writeFileSync(join(month.origin, 'hooks/update'), PROTECTED, { mode: 0o755 });
  const published = () => readFileSync(join(month.origin, 'published'), 'utf8').trim().split('\n');
  let changes = 0;
  /** A change by a pull request, which is merged where its checks are green. */
  const change = async (message: string, paths = '--all'): Promise<Ended> => {
    changes += 1;
    const branch = `change-${changes}`;
    await month.does(`git checkout -q -b ${branch} && git add ${paths} && git commit -q --allow-empty -m '${message}'
      git push -q origin ${branch}`);
    const ended = await ci.propose(branch);
    // An unmerged change stays to be done.
    if (ended.exitCode !== 0) {
      await month.does('git reset -q --soft main && git checkout -q main');
      return ended;
    }
    await month.does(`git checkout -q main && git merge -q --ff-only ${branch}
      MERGED=1 git push -q origin main`);
    return ci.push();
  };
  /** A release as a person makes it, where the default branch is protected. */
  const release = async (version: string, exitCode = 0): Promise<string> => {
    const memory = '--memory refs/heads/claimgate-records --branch claimgate-records';
    await month.does('git fetch -q && sh ci/claims.sh take');
    const said = await month.does(`claimgate release ${version} ${memory}`, exitCode);
    if (exitCode === 0)
      await month.does(`git push -q --atomic origin claimgate-records refs/tags/${version}`);
    return said;
  };

  // The first day.
  const said = await month.does('claimgate setup --yes');
  month.pin = /trust pin: (\S+)/.exec(said)?.[1] ?? '';
  const made = system.writes.filter((path) => said.includes(`created      ${path} `));
  assert.deepEqual(made, system.writes);
  for (const [name, text] of Object.entries({ 'ci/publish.sh': PUBLISH, ...system.adds }))
    writeFileSync(month.path(name), text);
  ends(await change('Set up claimgate'), 0, /allowed/);
  await month.claims();
  // CI exports by the contracts of the default branch, so a contract comes before its claim.
  ends(await change('A contract', 'provider-certification/contracts'), 0, /allowed/);
  ends(await change('A first claim'), 1, /projection_required/);
  ends(await ci.export(), 0);
  ends(await change('A first claim'), 0, /allowed/);
  await month.does('git branch claimgate-records main && git push -q origin claimgate-records');
  await release('v1.0.0');
  ends(await ci.tag('v1.0.0'), 0);
  ends(await ci.push(), 0);
  assert.deepEqual(published(), ['v1.0.0']);

  // A week later, when the timer of the export was off, and on again.
  month.pass(7);
  ends(await change('A week later'), 1, /projection_expired|projection_too_old/);
  ends(await ci.export(), 0);
  ends(await change('A week later'), 0, /allowed/);
  ends(await ci.propose('change-1', 'fork'), 0);
  if (ci.queue) ends(await ci.queue(), 0);

  // The next release.
  month.pass(3);
  ends(await ci.export(), 0);
  await release('v1.1.0');
  ends(await ci.tag('v1.1.0'), 0);
  assert.deepEqual(published(), ['v1.0.0', 'v1.1.0']);

  // A test fails, is mended, and passes.
  month.pass(2);
  await month.tests('failed');
  ends(await ci.export(), 0);
  ends(await change('While a test fails'), 1, /check_failed/);
  assert.match(await release('v1.2.0', 1), /check_failed/);
  await month.tests('passed');
  ends(await ci.export(), 0);
  ends(await change('The test passes'), 0, /allowed/);

  // An incident: off at once, and on again.
  month.pass(4);
  const control = (state: string) =>
    month.does(
      `claimgate ledger append control --provider pinterest --state ${state} --reason incident-12`,
    );
  await control('disabled');
  ends(await ci.export(), 0);
  ends(await ci.push(), 1, /control_disabled/);
  assert.match(await release('v1.2.0', 1), /control_disabled/);
  await control('enabled');
  ends(await ci.export(), 0);
  ends(await ci.push(), 0, /allowed/);

  // The key of the projections changes hands; the pin stays.
  month.pass(4);
  ends(await ci.export(), 0);
  const keys = '.claimgate/keys';
  const rotate = async (version: number, projection: readonly string[]) => {
    const roles = { projection: { keys: projection, threshold: 1 } };
    const wanted = JSON.stringify({ schema_version: 1, roles });
    writeFileSync(month.path('.claimgate/changes.json'), wanted);
    await month.does(`claimgate trust update --from .claimgate/changes.json
      claimgate sign provider-certification/trust/${version}.root.json --key ${keys}/root.key`);
    return change(`Trust root ${version}`);
  };
  await month.does(`mkdir .claimgate/new
    claimgate key generate --no-passphrase --out .claimgate/new/projection.key`);
  // First beside the old one: what that signed counts until there is an export with the new one.
  const added = ['keys/projection.key.pub.pem', 'new/projection.key.pub.pem'];
  ends(await rotate(2, added), 0, /allowed/);
  await month.does(`mv .claimgate/new/* ${keys}/`);
  ends(await ci.export(), 0);
  ends(await rotate(3, ['keys/projection.key.pub.pem']), 0, /allowed/);

  // The provider withdraws its approval, and the claim has to go.
  month.pass(4);
  month.edit('evidence/pinterest.approval.json', (review) => ({ ...review, state: 'revoked' }));
  await month.does('claimgate ledger append evidence/pinterest.approval.json');
  ends(await ci.export(), 0);
  ends(await ci.push(), 1, /approval/);
  month.edit('provider-certification/public-claims.json', (file) => ({ ...file, claims: [] }));
  await month.does('claimgate claims fmt');
  ends(await change('Withdraw the claim'), 0, /allowed/);
  await release('v1.2.0');
  ends(await ci.tag('v1.2.0'), 0);
  assert.deepEqual(published(), ['v1.0.0', 'v1.1.0', 'v1.2.0']);
  ends(await change('A change for an older version'), 0, /allowed/);
  assert.match(
    await release('v1.1.1'),
    /warning\[version_not_newest\].*: found v1\.1\.1, expected/,
  );
  await month.does('claimgate audit v1.0.0 --memory refs/heads/claimgate-records');
}

const TESTS_SUBJECT =
  'https://github.com/acme/shop/.github/workflows/renewal-tests.yml@refs/heads/main';

/** Stands for a test job: the next line of a file says how it ends. */
const TESTS = `#!/bin/sh
set -eu
if [ -n "$(env | grep -v '^\\(PATH\\|HOME\\|PWD\\|SHLVL\\|_\\|OLDPWD\\|OUTCOMES\\|PLAYED_AT\\|CLAIMGATE_ANSWERS\\|LANG\\|TZ\\)=' || true)" ]; then env > "$OUTCOMES.leaked"; fi
outcome="$(head -n 1 "$OUTCOMES")"
sed -i 1d "$OUTCOMES"
failure=''
[ "$outcome" != fail ] || failure='<failure message="no"/>'
{
  echo "<testsuite name=\\"$$\\" timestamp=\\"$(date -u -d "@$((PLAYED_AT / 1000))" +%Y-%m-%dT%H:%M:%SZ)\\">"
  for check in connect authorization publish_immediate refresh revoke; do echo "<testcase name=\\"$check\\"/>"; done
  echo "<testcase name=\\"final_result\\">$failure</testcase></testsuite>"
} > junit.xml
`;

/** Stands in for cosign, as the examples call it: this process has the authority that signs. */
const COSIGN = `#!/bin/sh
set -eu
[ "$1 $2 $3 $5" = 'attest-blob --yes --statement --bundle' ]
curl --fail --silent --show-error --data-binary "@$4" --output "$6" -- "$SIGSTORE"
`;

const RENEWAL = {
  schema_version: 1,
  commands: [
    {
      match: {},
      side: 'local',
      command: ['./tests.sh'],
      results: 'junit.xml',
      timeout_minutes: 1,
      scopes: ['pins:read', 'pins:write', 'boards:read'],
      environment: ['OUTCOMES', 'PLAYED_AT'],
    },
  ],
};

const EXAMPLES: Record<string, Record<string, string>> = {
  GitHub: {
    '.github/workflows/renewal.yml': 'examples/ci/github/renewal.yml',
    '.github/workflows/renewal-tests.yml': 'examples/ci/github/renewal-tests.yml',
  },
  GitLab: { '.gitlab/renewal.yml': 'examples/ci/gitlab/renewal.yml' },
};

describe('evidence is renewed by the jobs of the examples, each with the least rights', () => {
  for (const system of SYSTEMS.slice(0, often(1, 2)))
    test(system.name, (t) => playRenewal(t, system));
});

/** The jobs get what the table of the guide says, and where tests run is nothing that signs a projection or a release. */
function requireTable(environments: Renewing['environments']): void {
  const guide = readFileSync(join(PROJECT, 'docs/how-to/plan-renewals.md'), 'utf8');
  for (const [environment, given] of Object.entries(environments)) {
    const job = environment.replace('claims-', '');
    const row = guide.split('\n').find((line) => line.startsWith(`| \`${job}\` |`)) ?? '';
    const named = new Set(row.match(/CLAIMGATE_\w+/g));
    for (const name of Object.keys(given))
      assert.ok(named.has(name) || name === 'CLAIMGATE_PUSH_URL', `${job}: ${name}`);
    if (job === 'test')
      assert.doesNotMatch(row, /PROJECTION|RELEASE|STATUS_KEY|LEDGER|FINGERPRINT/);
  }
}

async function playRenewal(t: TestContext, system: System): Promise<void> {
  const isKeyless = system.name === 'GitHub';
  const month = await Month.begin(t, system.remote, system.files);
  const ci = system.make(month);
  const location = await newLocation('postgres');
  const said = await month.does(`claimgate setup --yes --ledger '${location}'`);
  month.environment['CLAIMGATE_LEDGER'] = location;
  month.pin = /trust pin: (\S+)/.exec(said)?.[1] ?? '';
  const database = { location, raw: (...statements: string[]) => raw(location, statements) };
  const roles = await withRoles(database);
  t.after(() => roles.remove());

  // The projection is signed by the pipeline's identity alone, or by a key; the status by a key of its own.
  await month.does(`claimgate key generate --no-passphrase --out .claimgate/keys/status.key
    claimgate key generate --no-passphrase --out .claimgate/keys/tester.key
    mkdir -p provider-certification`);
  const sigstore = await authority(month.now.getTime() + 6 * 3_600_000);
  const trusted = 'provider-certification/trust/test.trusted_root.json';
  const extensions = { [REPOSITORY]: '4711' };
  const identity = { issuer: ISSUER, subject: SUBJECT, extensions, trusted_root: trusted };
  writeFileSync(month.path(trusted), sigstore.trustedRoot().bytes);
  const changes = {
    schema_version: 1,
    ...(isKeyless
      ? { identities: { renewal: identity, tests: { ...identity, subject: TESTS_SUBJECT } } }
      : {}),
    roles: {
      ...(isKeyless ? { projection: { identities: ['renewal'], threshold: 1 } } : {}),
      tester: isKeyless
        ? { identities: ['tests'], threshold: 1 }
        : { keys: ['.claimgate/keys/tester.key.pub.pem'], threshold: 1 },
      status: { keys: ['.claimgate/keys/status.key.pub.pem'], threshold: 1 },
    },
    limits: {
      max_projection_hours: 24,
      max_facts_minutes: 60,
      max_clock_skew_seconds: 30,
      max_status_hours: 6,
    },
  };
  writeFileSync(month.path('changes.json'), JSON.stringify(changes));
  await month.does(`claimgate trust update --from changes.json
    claimgate sign provider-certification/trust/2.root.json --key .claimgate/keys/root.key`);
  const server = createServer((request, response) => {
    void (async () => {
      const payload = Buffer.concat(await request.toArray());
      // Each workflow file signs as itself.
      const isSeal = payload.includes('test-result/v0.1');
      const subject = isSeal ? TESTS_SUBJECT : SUBJECT;
      const signed = await sigstore.signed({
        payload,
        payloadType: PAYLOAD_TYPE,
        extensions,
        subject,
      });
      response.end(`${JSON.stringify(signed)}\n`);
    })();
  }).listen(0, '127.0.0.1');
  t.after(() => server.close());
  await once(server, 'listening');
  writeFileSync(join(month.folder, 'programs/cosign'), COSIGN, { mode: 0o755 });

  // A claim, its tests and the jobs are on the default branch.
  await month.claims();
  for (const [to, from] of Object.entries(EXAMPLES[system.name] ?? {}))
    copyFileSync(join(PROJECT, from), month.path(to));
  const include = '[{ local: .gitlab/claims.yml }, { local: .gitlab/renewal.yml }]';
  writeFileSync(month.path('.gitlab-ci.yml'), `include: ${include}\n`);
  writeFileSync(month.path('tests.sh'), TESTS, { mode: 0o755 });
  writeFileSync(month.path('provider-certification/renewal.json'), JSON.stringify(RENEWAL));
  await month.does('git add -A && git commit -qm "Claim and renew" && git push -q origin main');

  const outcomes = join(month.folder, 'outcomes');
  const file = (name: string) => month.path(`.claimgate/keys/${name}.key`);
  const given = (name: string) =>
    isKeyless ? readFileSync(file(name), 'utf8').trimEnd() : file(name);
  const push = { CLAIMGATE_PUSH_URL: month.origin };
  const environments = {
    'claims-test': isKeyless ? {} : { CLAIMGATE_TESTER_KEY: given('tester') },
    'claims-record': {
      CLAIMGATE_LEDGER: roles.location('writer'),
      CLAIMGATE_FINGERPRINT_KEY: given('fingerprint'),
    },
    'claims-export': {
      CLAIMGATE_LEDGER: roles.location('reader'),
      CLAIMGATE_LEDGER_KEY: given('ledger'),
      CLAIMGATE_FINGERPRINT_KEY: given('fingerprint'),
      ...(isKeyless ? {} : { CLAIMGATE_PROJECTION_KEY: given('projection'), ...push }),
    },
    'claims-status': { CLAIMGATE_STATUS_KEY: given('status'), ...(isKeyless ? {} : push) },
  };
  requireTable(environments);
  const { port } = server.address() as AddressInfo;
  const machine = { OUTCOMES: outcomes, SIGSTORE: `http://127.0.0.1:${port}/` };
  const renew = async (next: readonly string[], isRenewed: boolean): Promise<string> => {
    writeFileSync(outcomes, next.map((one) => `${one}\n`).join(''));
    const jobs = (await ci.renew?.({ environments, isKeyless, machine })) ?? {};
    assert.equal(jobs['test']?.exitCode, isRenewed ? 0 : 1, jobs['test']?.all);
    for (const name of ['record', 'export', 'status']) {
      const { all, exitCode } = jobs[name] ?? { all: `no job ${name}`, exitCode: 1 };
      if (name !== 'status' || /v1\.0\.0|claimgate-records/.test(all))
        assert.equal(exitCode, 0, all);
    }
    assert.equal(readFileSync(outcomes, 'utf8'), '', 'each was run once');
    return jobs['status']?.all ?? '';
  };
  assert.match(await renew([], true), /status_nothing_released/);
  await month.does('git fetch -q && sh ci/claims.sh take');
  await month.does(`claimgate release v1.0.0 && git push -q --atomic origin main refs/tags/v1.0.0`);
  const holds = /status of v1\.0\.0: 1 of 1 claim holds?,/;
  assert.match(await renew([], true), holds);
  const site = () => execa('git', ['-C', month.origin, 'show', 'claimgate-status:index.html']);
  assert.match((await site()).stdout, /pinterest/);

  // Once the projection shows a failure, it is tested again: a flake passes at the retry, and what goes on failing leaves the status.
  const fails = /status of v1\.0\.0: 0 of 1 claim holds?,/;
  await month.tests('failed', 'local');
  assert.match(await renew([], true), fails);
  assert.match(await renew(['fail', 'pass'], true), holds);
  month.pass(0.01);
  await month.tests('failed', 'local');
  assert.match(await renew([], true), fails);
  assert.match(
    await renew(['fail', 'fail', 'fail'], false),
    /status of v1\.0\.0: 0 of 1 claim holds?,/,
  );
  assert.match((await site()).stdout, /no longer|withdrawn/i);
  month.pass(0.02);
  await month.tests('passed', 'local');
  assert.match(await renew([], true), holds);
  assert.ok(!existsSync(`${outcomes}.leaked`), 'a test gets the variables that are listed');

  // Each role is refused more than its job.
  const control =
    'claimgate ledger append control --provider pinterest --state disabled --reason x';
  const as = (role: 'reader' | 'writer', script: string) =>
    month.runs(script, month.product, { CLAIMGATE_LEDGER: roles.location(role) });
  ends(await as('reader', control), 1, /ledger_forbidden/);
  const status = 'claimgate status --out ../elsewhere --sign .claimgate/keys/projection.key';
  ends(
    await month.runs(`mkdir ../elsewhere && ${status}`, month.product, {}),
    1,
    /key_not_of_role/,
  );
  for (const statement of [
    'update provider_certification_runs set sequence = sequence',
    'delete from provider_evidence_log',
    'alter table provider_evidence_log disable trigger all',
  ])
    await assert.rejects(raw(roles.location('writer'), [statement]), { code: '42501' }, statement);
  await month.does('claimgate ledger verify');
}
