import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { controlOf, reviewOf, runsOf } from '../../examples/demo/evidence.ts';
import { setUp } from '../../examples/demo/set-up.ts';
import { readable } from '../../examples/world/documents.ts';
import { DEPLOYMENT, LEDGER_ORIGIN } from '../../examples/world/organisation.ts';
import { writeFiles } from '../../examples/world/write.ts';
import { binaries } from '../ledger/postgres-server.ts';
import { ENGINES, newLocation, raw, type EngineName } from '../ledger/world.ts';
import { isSoak } from '../soak.ts';
import { blocksOf, Reader } from './guide.ts';

/** The guides to the life of a ledger, in the order that one ledger goes through them. */
const PAGES = [
  'how-to/operate-a-ledger.md',
  'how-to/back-up-a-ledger.md',
  'how-to/correct-a-record.md',
  'how-to/move-a-ledger.md',
  'how-to/replace-the-ledger-key.md',
  'how-to/start-a-successor-ledger.md',
];

/** Where an operator works: the checkout of a product, and what lies beside it. */
class Workplace {
  readonly #reader: Reader;
  readonly #repository: string;
  readonly #kept: string;

  private constructor(reader: Reader, folder: string) {
    this.#reader = reader;
    this.#repository = join(folder, 'repo');
    this.#kept = join(folder, 'environment.sh');
    writeFileSync(this.#kept, '');
  }

  static async create(t: TestContext, engine: EngineName, ledger: string): Promise<Workplace> {
    const reader = await Reader.create(t);
    const folder = join(reader.folder, 'work');
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
      ]),
    );
    for (const name of ['backups', 'checkpoints', 'release']) mkdirSync(join(folder, name));
    Object.assign(reader.environment, {
      PATH: [reader.environment['PATH'], binaries()].join(delimiter),
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_NAME: 'Operator',
      GIT_AUTHOR_EMAIL: 'operator@example.org',
      GIT_COMMITTER_NAME: 'Operator',
      GIT_COMMITTER_EMAIL: 'operator@example.org',
      CLAIMGATE_LEDGER: ledger,
      CLAIMGATE_FINGERPRINT_KEY_FILE: join(folder, 'keys/fingerprint.key'),
      CLAIMGATE_OPERATOR: 'operator',
      CLAIMGATE_TRUST_PIN: readFileSync(join(folder, 'pin.txt'), 'utf8').trim(),
      RESTORED: await newLocation(engine),
      MOVED: await newLocation(engine === 'sqlite' ? 'postgres' : 'sqlite'),
      SUCCESSOR: await newLocation(engine),
    });
    return new Workplace(reader, folder);
  }

  /** Types commands; what they export holds for all that are typed later. */
  async type(commands: string): Promise<{ readonly exitCode: number; readonly output: string }> {
    const script = `. '${this.#kept}'\n${commands}\nexport -p > '${this.#kept}'`;
    const { exitCode = -1, all } = await this.#reader.type(script, this.#repository);
    return { exitCode, output: all };
  }

  async succeed(commands: string): Promise<void> {
    const { exitCode, output } = await this.type(commands);
    assert.equal(exitCode, 0, `${commands}\n${output}`);
  }

  async refused(commands: string, code: string): Promise<void> {
    const { exitCode, output } = await this.type(commands);
    assert.deepEqual([exitCode, output.includes(`error[${code}]`)], [1, true], output);
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

/** Tries what a guide says under a heading without a command for it. */
const AFTER: Readonly<Record<string, (place: Workplace) => Promise<void>>> = {
  'It leaked': async (place) => {
    const forged = `${EXPORT} --ledger-key ../keys/ledger-2.pem --out ../forged
claimgate sign ../forged/ledger-projection.intoto.json --key ../keys/projection-2.pem
claimgate check --projection ../forged/ledger-projection.jsonl`;
    await place.refused(forged, 'note_unsigned');
    const kept = '"$(ls ../checkpoints-2/*.checkpoint | tail -n 1)"';
    await place.refused(`claimgate verify ${kept}`, 'note_unsigned');
    await place.refused(`claimgate ledger verify --since ${kept}`, 'note_unsigned');
  },
};

// A copy goes to the other engine anyway; `npm run trials -- soak` types everything there, too.
for (const engine of isSoak ? ENGINES : (['sqlite'] as const))
  test(`[T123] the commands of the guides to a ledger do what they say, on ${engine}`, async (t) => {
    if (engine === 'postgres' && !existsSync(join(binaries(), 'psql'))) return t.skip('no psql');
    const ledger = await newLocation(engine);
    const place = await Workplace.create(t, engine, ledger);
    if (engine === 'postgres') t.after(() => removeRoles(ledger));
    await place.succeed(BEFORE);
    const blocks = PAGES.flatMap((page) => blocksOf(page, engine));
    assert.ok(blocks.length > 12);
    for (const [index, { heading, commands }] of blocks.entries()) {
      await place.succeed(commands);
      if (blocks[index + 1]?.heading !== heading) await AFTER[heading]?.(place);
    }
    // A release under the first root and ledger has not changed.
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

test('the timer of the guide runs the command above it', () => {
  const [page = ''] = PAGES;
  const text = readFileSync(join(import.meta.dirname, '../../docs', page), 'utf8');
  const kept = blocksOf(page, 'sqlite').find(
    ({ heading }) => heading === 'Keep checkpoints elsewhere',
  );
  assert.ok(kept && text.includes(`ExecStart=${kept.commands}`));
});
