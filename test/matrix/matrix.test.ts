import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { after, describe, test } from 'node:test';
import { Hono } from 'hono';
import { COMMANDS } from '../../src/program/table.ts';
import { serveMcp } from '../../service/mcp-protocol.ts';
import { addServiceRoutes } from '../../service/routes.ts';
import type { ServiceContext } from '../../service/http/route.ts';
import { isSoak, sample } from '../soak.ts';
import { NOS, type No } from './nos.ts';
import { OUTLETS } from './outlets.ts';
import { Place, VERSION, type Ending } from './place.ts';
import { SILENT } from './silent.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Everything that can be asked of the program, by the names that the program itself has for it. */
export async function everythingAsked(): Promise<readonly string[]> {
  return [...commands(), ...(await tools()), ...routes(), ...(await functions())].sort();
}

/** `mcp` is what its tools are. */
function commands(): string[] {
  return COMMANDS.map(({ name }) => name).filter((name) => name !== 'mcp');
}

async function tools(): Promise<string[]> {
  let answer = '';
  await serveMcp({
    input: Readable.from([Buffer.from('{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n')]),
    write: (text) => void (answer += text),
    program: { name: 'claimgate', version: '1' },
    source: () => Promise.reject(new Error('nothing is asked')),
    onDefect: (error) => {
      throw error;
    },
  });
  const { result } = JSON.parse(answer) as { result: { tools: { name: string }[] } };
  return result.tools.map(({ name }) => `mcp ${name}`);
}

/** Routes and pages, as the server adds them; none is called. */
function routes(): string[] {
  const app = new Hono();
  const none: unknown = { readiness: {}, administration: { fingerprints: {}, key: 'key' } };
  addServiceRoutes(app, none as ServiceContext);
  return app.routes.map(({ method, path }) => `${method} ${path}`);
}

/** The functions that the package exports, from the built library. */
async function functions(): Promise<string[]> {
  const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { default: string }>;
  };
  const names: string[] = [];
  for (const file of Object.values(exports))
    if (typeof file !== 'string') {
      const exported = (await import(join(ROOT, file.default))) as object;
      names.push(...Object.keys(exported).map((name) => `${name}()`));
    }
  return names;
}

const nos = Object.entries(NOS);
const outlets = Object.entries(OUTLETS);
type Row = (typeof nos)[number];
type Column = (typeof outlets)[number];

function concerns([kind, { made, unconcerned }]: Row, [name, outlet]: Column): boolean {
  const reasons = [outlet.unconcerned[made], outlet.unconcerned[kind], unconcerned?.[name]];
  return reasons.every((reason) => reason === undefined);
}

const groups = [...new Set(outlets.map(groupOf))];

function groupOf([name, { needs }]: Column): string {
  return needs ?? name;
}

/** Each row and each column at least once: half of the rows in every run of the tests, all of them in a soak. */
const diagonal = new Set([
  ...nos.map((row, at) => `${row[0]} ${firstFrom(at, groups, (one) => hasOf(one, row))}`),
  ...groups.map((group, at) => `${firstFrom(at * 2, nos, (row) => hasOf(group, row))[0]} ${group}`),
]);

function hasOf(group: string, row: Row): boolean {
  return outlets.some((one) => groupOf(one) === group && concerns(row, one));
}

function firstFrom<T>(at: number, all: readonly T[], fits: (one: T) => boolean): T {
  const turned = [...all.slice(at % all.length), ...all.slice(0, at % all.length)];
  const found = turned.find(fits);
  assert.ok(found !== undefined);
  return found;
}

/** A soak plays a third of the kinds at every outlet, another third on the next day. */
const day = Math.floor(Date.now() / 86_400_000);

function isDue(row: Row, column: Column): boolean {
  const isWhole = isSoak && nos.indexOf(row) % 3 === day % 3;
  return concerns(row, column) && (isWhole || diagonal.has(`${row[0]} ${groupOf(column)}`));
}

/** The place as the gate has left it, with the "no" in it. */
async function placeWith({ made, make }: Pick<No, 'made' | 'make'>): Promise<Place> {
  const place = await Place.create();
  const isLater = made === 'handed' || made === 'known later';
  if (isLater) await handOver(place);
  await make(place);
  if (!isLater) await handOver(place);
  return place;
}

/** Files of the release and its tag, whatever it says. */
async function handOver(place: Place): Promise<void> {
  await place.candidate();
  await place.git('tag', VERSION);
}

/** Nothing where the "no" has arrived, or the warning; else what was said in its place. */
function missed({ shown }: No, { exitCode, text }: Ending): string | undefined {
  if (shown) return exitCode === 0 && shown.test(text) ? undefined : `without a word:\n${text}`;
  return exitCode === 1 || exitCode === 2 ? undefined : `${exitCode}:\n${text}`;
}

describe('the matrix of kinds of "no" and outlets', () => {
  let shared: Promise<Place> | undefined;
  after(async () => (await shared)?.remove());

  test('[T357] whatever the program can be asked is an outlet, or has a reason', async () => {
    const silent = Object.values(SILENT).flat();
    const known = new Set([...Object.keys(OUTLETS), ...silent]);
    const asked = await everythingAsked();
    assert.deepEqual(
      asked.filter((name) => !known.has(name)),
      [],
      'neither in test/matrix/outlets.ts nor in test/matrix/silent.ts',
    );
    assert.deepEqual(
      silent.filter((name) => !asked.includes(name) || name in OUTLETS),
      [],
      'gone, or an outlet',
    );
  });

  test('every reason is that of a kind, of where it is made, or of an outlet', () => {
    const made = new Set(nos.flatMap(([kind, no]) => [kind, no.made]));
    const unknown = [
      ...outlets.flatMap(([, one]) => Object.keys(one.unconcerned)).filter((it) => !made.has(it)),
      ...nos
        .flatMap(([, one]) => Object.keys(one.unconcerned ?? {}))
        .filter((it) => !(it in OUTLETS)),
    ];
    assert.deepEqual(unknown, []);
  });

  for (const [outlet, { play }] of sample(outlets, 2))
    test(`${outlet} says yes where there is no "no"`, async () => {
      const place = await (shared ??= placeWith({ made: 'warning', make: () => {} }));
      const { exitCode, text } = await play(place);
      assert.equal(exitCode, 0, text);
    });
});

// Each has a place of its own.
describe('every "no" arrives', { concurrency: isSoak ? 3 : 1 }, () => {
  for (const row of sample(nos, 2)) {
    const [name, no] = row;
    const due = outlets.filter((column) => isDue(row, column));
    test(`[T303] "${name}" arrives at ${due.map(([outlet]) => outlet).join(', ')}`, async () => {
      const place = await placeWith(no);
      const wrong: string[] = [];
      for (const [outlet, { play }] of due) {
        const said = missed(no, await play(place));
        if (said !== undefined) wrong.push(outlet, said);
      }
      await place.remove();
      assert.equal(wrong.join('\n'), '');
    });
  }
});
