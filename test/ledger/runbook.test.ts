import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { execa } from 'execa';
import { controlOf, reviewOf, runsOf } from '../../examples/demo/evidence.ts';
import { setUp } from '../../examples/demo/set-up.ts';
import { readable } from '../../examples/world/documents.ts';
import { DEPLOYMENT, LEDGER_ORIGIN } from '../../examples/world/organisation.ts';
import { writeFiles } from '../../examples/world/write.ts';
import { CODES } from '../../src/findings/index.ts';
import { PROGRAM } from '../cli/release-world.ts';
import { temporaryFolder } from '../repositories.ts';
import { binaries } from './postgres-server.ts';
import { ENGINES, newLocation, raw, type EngineName } from './world.ts';

const PAGE = readFileSync(
  join(import.meta.dirname, '../../docs/how-to/operate-a-ledger.md'),
  'utf8',
);

/** Commands of the page under one of its headings. */
interface Block {
  readonly heading: string;
  readonly script: string;
}

/** The blocks of shell commands of the page, in order: those for every engine, and for this one. */
function blocksFor(engine: EngineName): readonly Block[] {
  const blocks: Block[] = [];
  for (const part of PAGE.split(/^#+ /m)) {
    const [heading = ''] = part.split('\n');
    for (const [, only, script = ''] of part.matchAll(/^```sh(?: ([a-z]+))?\n([\s\S]*?)^```$/gm))
      if (only === undefined || only === engine) blocks.push({ heading, script });
  }
  return blocks;
}

/** Where an operator works: the checkout of a product with a recorded release, and what lies beside it. */
class Workplace {
  readonly folder: string;
  readonly #environment: Record<string, string>;

  private constructor(folder: string, environment: Record<string, string>) {
    this.folder = folder;
    this.#environment = environment;
  }

  static async create(t: TestContext, engine: EngineName): Promise<Workplace> {
    const folder = join(temporaryFolder(t), 'work');
    const now = Math.floor(Date.now() / 1000) * 1000;
    const { apps, revision } = await setUp(folder, now, randomBytes(32));
    const [app] = apps;
    assert.ok(app);
    const control = controlOf({ provider: app.provider.name }, 'enabled', 'launch', now);
    writeFiles(
      folder,
      new Map([
        ['evidence/review.json', readable(reviewOf(app, now))],
        ['evidence/runs.json', readable(runsOf(app, revision, now))],
        ['evidence/control.json', readable(control)],
        ['ids/app.txt', `${app.provider.name} app of ${DEPLOYMENT}\n`],
        ['ids/account.txt', `${app.account}\n`],
        ['bin/claimgate', `#!/bin/sh\nexec '${process.execPath}' '${PROGRAM}' "$@"\n`],
      ]),
    );
    chmodSync(join(folder, 'bin/claimgate'), 0o755);
    for (const name of ['backups', 'checkpoints', 'release']) mkdirSync(join(folder, name));
    const other = engine === 'sqlite' ? 'postgres' : 'sqlite';
    return new Workplace(folder, {
      PATH: [join(folder, 'bin'), binaries(), process.env['PATH']].join(delimiter),
      HOME: folder,
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_NAME: 'Operator',
      GIT_AUTHOR_EMAIL: 'operator@example.org',
      GIT_COMMITTER_NAME: 'Operator',
      GIT_COMMITTER_EMAIL: 'operator@example.org',
      CLAIMGATE_LEDGER: await newLocation(engine),
      CLAIMGATE_FINGERPRINT_KEY_FILE: join(folder, 'keys/fingerprint.key'),
      CLAIMGATE_OPERATOR: 'operator',
      CLAIMGATE_TRUST_PIN: readFileSync(join(folder, 'pin.txt'), 'utf8').trim(),
      RESTORED: await newLocation(engine),
      MOVED: await newLocation(other),
      SUCCESSOR: await newLocation(engine),
    });
  }

  get ledger(): string {
    return this.#environment['CLAIMGATE_LEDGER'] ?? '';
  }

  /** Runs commands as a shell does; what they export holds for all that run later. */
  async run(script: string): Promise<{ readonly exitCode: number; readonly output: string }> {
    const kept = join(this.folder, 'environment.sh');
    const before = existsSync(kept) ? `. '${kept}'\n` : '';
    const ended = await execa('sh', ['-euc', `${before}${script}\nexport -p > '${kept}'`], {
      cwd: join(this.folder, 'repo'),
      extendEnv: false,
      env: this.#environment,
      all: true,
      reject: false,
    });
    return { exitCode: ended.exitCode ?? -1, output: ended.all };
  }

  async succeed(script: string): Promise<string> {
    const { exitCode, output } = await this.run(script);
    assert.equal(exitCode, 0, `${script}\n${output}`);
    return output;
  }
}

const EXPORT = `claimgate ledger export --facts ../runtime-facts.json --key ../keys/projection-1.pem`;
const SECOND =
  'claimgate sign ../projection/ledger-projection.intoto.json --key ../keys/projection-2.pem';
const CHECK = 'claimgate check --projection ../projection/ledger-projection.jsonl';

/** A ledger with evidence, and a release that rests on it. */
const BEFORE = `
claimgate ledger init --origin ${LEDGER_ORIGIN} --deployment ${DEPLOYMENT}
claimgate ledger append control ../evidence/control.json
claimgate ledger append approval ../evidence/review.json
claimgate ledger append run ../evidence/runs.json
${EXPORT} --ledger-key ../keys/ledger.pem --out ../projection
${SECOND}
claimgate claims propose --projection ../projection/ledger-projection.jsonl --write
git add . && git commit --quiet --message 'Claim what is certified'
${CHECK}
claimgate manifest create v1.0.0 --projection ../projection/ledger-projection.jsonl \\
  --sign ../keys/release.pem --out ../release/release-manifest.json
git tag v1.0.0
mkdir -p provider-certification/releases/v1.0.0
cp ../release/* ../projection/* provider-certification/releases/v1.0.0
git add . && git commit --quiet --message 'Record v1.0.0'
claimgate ledger append control ../evidence/control.json
`;

/** The headings after which something is tried that the page only says. */
const AFTER: Readonly<Record<string, (place: Workplace) => Promise<void>>> = {
  'It was leaked': async (place) => {
    const forged = `${EXPORT} --ledger-key ../keys/ledger-2.pem --out ../forged
claimgate sign ../forged/ledger-projection.intoto.json --key ../keys/projection-2.pem
claimgate check --projection ../forged/ledger-projection.jsonl`;
    await assertRefused(place, forged, 'note_unsigned');
    const kept = '"$(ls ../checkpoints-2/*.checkpoint | tail -n 1)"';
    await assertRefused(place, `claimgate verify ${kept}`, 'note_unsigned');
    await assertRefused(place, `claimgate ledger verify --since ${kept}`, 'note_unsigned');
  },
};

async function assertRefused(place: Workplace, script: string, code: string): Promise<void> {
  const { exitCode, output } = await place.run(script);
  assert.deepEqual([exitCode, output.includes(`error[${code}]`)], [1, true], output);
}

for (const engine of ENGINES)
  test(`[T123] the commands of the runbook do what it says, on ${engine}`, async (t) => {
    if (!existsSync(join(binaries(), 'psql')) && engine === 'postgres') return t.skip('no psql');
    const place = await Workplace.create(t, engine);
    const { ledger } = place;
    if (engine === 'postgres') t.after(() => removeRoles(ledger));
    await place.succeed(BEFORE);
    const blocks = blocksFor(engine);
    for (const [index, { heading, script }] of blocks.entries()) {
      await place.succeed(script);
      if (blocks[index + 1]?.heading !== heading) await AFTER[heading]?.(place);
    }
    // What was released under the first root and ledger is still what it was.
    await place.succeed('claimgate audit v1.0.0 --trust-pin "$(cat ../pin.txt)"');
  });

async function removeRoles(ledger: string): Promise<void> {
  const all = ['owner', 'writer', 'access', 'reader', 'auditor'].map((role) => `claimgate_${role}`);
  await raw(ledger, [
    'reassign owned by claimgate_owner to current_user',
    `drop owned by ${all.join()}`,
    `drop role ${all.join()}`,
  ]);
}

/** Codes of a ledger that is not found, not sound or not willing. */
const ASKED =
  /^(?:ledger|guard|index|tree)_|^record_(?:altered|removed|unlogged)$|^storage_damaged$|^clock_went_back$/;

test('the runbook says what to do for every code of a ledger', () => {
  const table = PAGE.slice(PAGE.indexOf('## When a command fails'));
  const asked = Object.keys(CODES).filter((code) => ASKED.test(code));
  assert.deepEqual(
    asked.filter((code) => !table.includes(`\`${code}\``)),
    [],
  );
});
