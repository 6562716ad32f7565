import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import type { RuntimeFacts } from '../../src/documents/index.ts';
import { runHere } from '../cli/world.ts';
import { SAID, testsOf } from '../plugins/renew/new-team.ts';
import { KINDS } from '../test-results/corpus.ts';
import { isSoak } from '../soak.ts';
import { commandsOf, Reader, wordsOf } from './guide.ts';
import { IN_THE_PRODUCT, linesOf, reasonNotToRun } from './printed.ts';

const CHECK = 'npx claimgate check';
const CERTIFY = 'npx claimgate certify';
/** The answers of the reader as options: tests have no terminal. */
const ANSWERED = `${CERTIFY} ${SAID} --commit`;
const INSTALL = 'npm install --save-dev claimgate';

/**
 * A tarball to install, as `npm run trials -- nodes` has one, from the registry that is configured on this machine;
 * without it the program is there as it was built.
 */
const TARBALL = process.env['CLAIMGATE_TARBALL'];

/** Settings of npm, proxies and certificates. */
function settingsOfNpm(): Record<string, string> {
  const settings = Object.entries(process.env).filter(([name]) =>
    /^(?:npm_config_|node_extra_ca_certs$|ssl_cert_|\w+_proxy$)/i.test(name),
  );
  const userconfig = { npm_config_userconfig: join(homedir(), '.npmrc') };
  return { ...userconfig, ...Object.fromEntries(settings.map(([name, is]) => [name, is ?? ''])) };
}

/** A product whose tests are those of a team that never heard of claimgate. */
async function productOf(reader: Reader, name: string): Promise<string> {
  const product = join(reader.folder, name);
  mkdirSync(product);
  writeFileSync(join(product, 'package.json'), '{"name":"pixelgram-publisher","private":true}\n');
  writeFileSync(join(product, '.gitignore'), 'node_modules\n');
  for (const side of ['local', 'live']) writeFileSync(join(product, `${side}.mjs`), testsOf(KINDS));
  for (const id of ['app', 'account'])
    writeFileSync(join(reader.folder, id), `${id} of pixelgram\n`);
  writeFileSync(
    join(reader.folder, '.gitconfig'),
    '[user]\nname = Ada\nemail = ada@example.org\n[init]\ndefaultBranch = main\n',
  );
  const begin = 'git init --quiet && git add --all && git commit -qm Begin';
  const begun = await reader.type(begin, product);
  assert.equal(begun.exitCode, 0, begun.all);
  return product;
}

async function readerOf(t: TestContext): Promise<Reader> {
  const environment = { USER: 'ada', ...(TARBALL === undefined ? {} : settingsOfNpm()) };
  return Reader.create(t, environment, TARBALL ? 'nothing' : 'program');
}

function installed(line: string): string {
  if (line !== INSTALL) return line;
  return TARBALL ? `${line.slice(0, -9)}${TARBALL}` : ':';
}

function requireOneClaim(product: string): void {
  const record = join(product, 'provider-certification/releases/v1.0.0/release-manifest.json');
  const manifest = JSON.parse(readFileSync(record, 'utf8')) as {
    provider_claims: { claim_count: number };
  };
  assert.equal(manifest.provider_claims.claim_count, 1);
}

test('the tutorial, typed by a newcomer, ends in an audited release', async (t) => {
  const commands = commandsOf('tutorial/first-claim.md')
    .split('\n')
    .filter((line) => line !== '');
  assert.equal(commands[0], INSTALL);
  const audited = commands.indexOf('npx claimgate audit v1.0.0 --pack v1.0.0.capsule');
  assert.ok(audited > 0 && audited < 6, 'commands to an audited release');
  const reader = await readerOf(t);
  const product = await productOf(reader, 'product');
  for (const line of commands) {
    const typed = line === CERTIFY ? ANSWERED : installed(line);
    const { exitCode, all } = await reader.type(typed, product);
    assert.equal(exitCode, line === CHECK ? 1 : 0, `${line}\n${all}`);
    if (line === CERTIFY) assert.match(all, /^allowed: 1 claim may be published/m);
    if (line === CHECK) assert.match(all, /^refused: 1 of 1 claim [^]*error\[control_disabled\]/m);
    if (line === commands[audited]) assert.match(all, /^verified: v1\.0\.0 /m);
  }
  requireOneClaim(product);
  assert.ok(existsSync(join(product, 'v1.0.0.capsule')));
});

/** The documents of a claim by hand: from examples to evidence of the reader's own. */
const BY_HAND = [
  INSTALL,
  'npx claimgate setup --yes',
  'npx claimgate example evidence --provider pinterest',
  'npx claimgate ledger append evidence',
  'npx claimgate ledger export',
  'npx claimgate release v1.0.0 --rehearse',
  'npx claimgate example evidence --provider pinterest --capability adapter.json --policy policy.json --app-fingerprint "$(npx claimgate digest --id app < app.txt)" --account-reference "$(npx claimgate digest --id account_reference < account.txt)"',
  'git add --all',
  'git commit --message "Claim what was tested"',
  'npx claimgate ledger append evidence/pinterest.approval.json evidence/pinterest.control.json',
  'npx claimgate ledger append run --side local --from-junit local.xml --exit-status 0 --scope pins:read --scope pins:write',
  'npx claimgate ledger append run --side live --from-junit live.xml --exit-status 0 --scope pins:read --scope pins:write --account-reference ACCOUNT',
  'npx claimgate ledger export',
  'npx claimgate release v1.0.0',
  'npx claimgate audit v1.0.0',
];

test('the documents, typed in a product whose claim was made by hand', async (t) => {
  const reader = await readerOf(t);
  const product = await productOf(reader, 'product');
  let account = '';
  let pin = '';
  for (const line of BY_HAND) {
    const isRehearsal = line.endsWith('--rehearse');
    const { exitCode, all } = await reader.type(
      installed(line.replace('ACCOUNT', account)),
      product,
    );
    assert.equal(exitCode, isRehearsal ? 1 : 0, `${line}\n${all}`);
    pin ||= pinIn(all);
    if (isRehearsal) {
      assert.match(all, /^rehearsed: every step of v1\.0\.0, and \d+ checks of its audit/m);
      assert.match(all, /^ {2}examples: 5 of 5 pieces of evidence: /m);
      prepareOthers(product);
    }
    account ||= accountAfter(line, product);
  }
  requireOneClaim(product);
  await typeOtherDocuments(reader, product);
  await refuseOtherDeployment(reader, product, pin);
});

function pinIn(printed: string): string {
  return /^trust pin: (\S+)$/m.exec(printed)?.[1] ?? '';
}

/** The account, once the values of the reader's own stand in the documents. */
function accountAfter(line: string, product: string): string {
  return line.includes('--app-fingerprint') ? replaceExamples(product) : '';
}

/** Step 6, which a reader does by hand. @returns the account of the facts */
function replaceExamples(product: string): string {
  for (const name of ['approval', 'control']) {
    const path = join(product, `evidence/pinterest.${name}.json`);
    const { origin: _example, ...own } = JSON.parse(readFileSync(path, 'utf8')) as {
      origin: object;
    };
    writeFileSync(path, JSON.stringify(own));
  }
  const path = join(product, 'runtime-facts.json');
  const facts = JSON.parse(readFileSync(path, 'utf8')) as RuntimeFacts;
  writeFileSync(path, JSON.stringify({ ...facts, origin: { kind: 'service' } }));
  return facts.accounts[0]?.account_reference ?? '';
}

/** Files that their values are made of, a password, and the results of their tests. */
function prepareOthers(product: string): void {
  for (const name of ['adapter.json', 'policy.json', 'app.txt', 'account.txt'])
    writeFileSync(join(product, name), `${name} of pixelgram\n`);
  const password = join(product, 'viewer.password');
  writeFileSync(password, 'correct horse battery staple\n', { mode: 0o600 });
  const cases = KINDS.map(
    (name) =>
      `<testcase name="${name}"><properties><property name="external_result" value="post-1"/></properties></testcase>`,
  );
  const timestamp = new Date().toISOString().replace(/\.\d+Z$/, 'Z');
  const resultsOf = (name: string, started: string) =>
    `<testsuites><testsuite name="${name}" timestamp="${started}">${cases.join('')}</testsuite></testsuites>`;
  for (const side of ['local', 'live'])
    writeFileSync(join(product, `${side}.xml`), resultsOf(side, timestamp));
  // A test command, which writes them with the time of its start.
  const now = '$(date -u +%Y-%m-%dT%H:%M:%SZ)';
  const quoted = resultsOf('again', now).replaceAll('"', String.raw`\"`);
  writeFileSync(join(product, 'tests.sh'), `echo "${quoted}" > results.xml\n`);
}

/** Types the commands of other documents where the tutorial ended, each as far as it can be run here. */
async function typeOtherDocuments(reader: Reader, product: string): Promise<void> {
  // Documents write files that are no code, and a run names a commit.
  writeFileSync(join(product, '.git/info/exclude'), '/*.*\n');
  for (const [document, { fills = [], exitCodes = [0], isSlow = false }] of Object.entries(
    IN_THE_PRODUCT,
  )) {
    if (isSlow && !isSoak) continue;
    for (const line of linesOf(document)) {
      if (reasonNotToRun(line) !== undefined) continue;
      const typed = fills.reduce((text, [from, to]) => text.replaceAll(from, to), line);
      const [first, ...words] = wordsOf(typed);
      if (first !== 'claimgate') {
        assert.equal((await reader.type(typed, product)).exitCode, 0, typed);
        continue;
      }
      const { environment } = reader;
      const outcome = await runHere(words, { directory: product, environment });
      const told = `${document}: ${typed}\n${outcome.stdout}${outcome.stderr}`;
      assert.ok(exitCodes.includes(outcome.exitCode), told);
    }
  }
}

/** A configuration that was edited by hand is noticed by the export, and not only by the gate. */
async function refuseOtherDeployment(reader: Reader, product: string, pin: string): Promise<void> {
  const path = join(product, 'claimgate.config.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace('"deployment": "', '"deployment": "x'));
  const environment = { ...reader.environment, CLAIMGATE_TRUST_PIN: pin };
  const words = ['ledger', 'export'];
  const { exitCode, stderr } = await runHere(words, { directory: product, environment });
  assert.deepEqual([exitCode, /error\[deployment_differs\]/.test(stderr)], [1, true], stderr);
}
