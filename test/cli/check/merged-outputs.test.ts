import assert from 'node:assert/strict';
import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { execa } from 'execa';
import { parse } from 'yaml';
import { FORMATS, type Format } from '../../../src/report/format.ts';
import { READERS } from '../../report/readers.ts';
import { ReleaseWorld } from '../release/release-world.ts';
import { runHere } from '../world.ts';

const PRODUCTS = ['shop', 'feed'];
const HOUR = 3_600_000;

/** A repository of two products of one deployment, with evidence. */
class TwoProducts {
  readonly world: ReleaseWorld;

  private constructor(world: ReleaseWorld) {
    this.world = world;
  }

  static async create(): Promise<TwoProducts> {
    const own = new TwoProducts(await ReleaseWorld.create());
    appendFileSync(own.path('.git/config'), '[user]\n\tname = J\n\temail = j@example.org\n');
    const claims = 'provider-certification/public-claims.json';
    for (const name of PRODUCTS) {
      mkdirSync(own.path(`apps/${name}/provider-certification`), { recursive: true });
      cpSync(own.path(claims), own.path(`apps/${name}/${claims}`));
    }
    await own.world.git('rm', '-q', claims);
    const products = PRODUCTS.map((name) => ({
      name,
      path: `apps/${name}`,
      tag_prefix: `${name}/v`,
      resource_uri: `pkg:npm/${name}`,
      shared: ['contracts', 'trust'],
    }));
    const config = own.path('claimgate.config.json');
    const { resource_uri: _one, ...rest } = JSON.parse(readFileSync(config, 'utf8')) as object & {
      resource_uri: string;
    };
    writeFileSync(config, JSON.stringify({ ...rest, products }));
    await own.world.git('add', '--all');
    await own.world.git('commit', '-q', '-m', 'Two products');
    return own;
  }

  path(name: string): string {
    return join(this.world.repository, name);
  }

  async run(at: number, ...args: readonly string[]): Promise<string> {
    const { environment, evidence, repository: directory } = this.world;
    const words = [...args, ...evidence];
    return (await runHere(words, { directory, environment, clock: () => at })).stdout;
  }
}

const uidsOf = (text: string): string[] =>
  [...text.matchAll(/^UID:(\S+)\r$/gm)].map(([, uid = '']) => uid);
const samplesOf = (text: string): string[] =>
  text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
const keysOf = (text: string): string[] =>
  samplesOf(text).map((sample) => sample.slice(0, sample.lastIndexOf(' ')));

/** The parts of an output that say something about a product, without what only its place in a file says. */
const PARTS: Readonly<Record<Format, (text: string) => readonly string[]>> = {
  text: (text) => text.split('\n').slice(0, 1),
  json: (text) => {
    const { result, ...own } = JSON.parse(text) as { result?: { products: object[] } };
    return (result?.products ?? [own]).map((verdict) => JSON.stringify(verdict));
  },
  sarif: (text) => (JSON.parse(text) as { runs: object[] }).runs.map((run) => JSON.stringify(run)),
  junit: (text) =>
    text
      .replaceAll(/ id="\d+"/g, '')
      .split(/(?=<testsuite )/)
      .slice(1)
      .map(trimmed),
  github: (text) => text.split('\n').filter((line) => line.startsWith('allowed')),
  markdown: (text) => text.split('\n').filter((line) => line !== ''),
  ics: (text) =>
    text
      .split('BEGIN:VEVENT')
      .slice(1)
      .map((event) => event.replace(/END:VCAL.*/s, '')),
  openmetrics: samplesOf,
  'code-quality': (text) => (JSON.parse(text) as object[]).map((item) => JSON.stringify(item)),
  html: (text) => [...text.matchAll(/allowed: .*?\)/g)].map(([said]) => said),
};

function trimmed(suite: string): string {
  return suite.replace(/<\/testsuites>\s*$/, '').trimEnd();
}

describe('outputs that are put beside others', () => {
  let both: TwoProducts;
  let at: number;
  before(async () => {
    both = await TwoProducts.create();
    at = Date.now();
  });
  after(() => both.world.remove());

  for (const format of FORMATS)
    test(`as ${format} a check of all products says what a check of each says`, async () => {
      const all = await both.run(at, 'check', '--all', '--format', format);
      READERS[format].check(all);
      const parts = new Set(PARTS[format](all));
      for (const product of PRODUCTS) {
        const own = await both.run(at, 'check', '--product', product, '--format', format);
        for (const part of format === 'html' ? [`(${product}, commit`] : PARTS[format](own))
          if (['text', 'html', 'github'].includes(format)) assert.ok(all.includes(part), part);
          else assert.ok(parts.has(part), `${product}: ${part}`);
      }
    });

  test('every alert finds its series in the metrics of all products', async () => {
    const names = new Set(
      keysOf(await both.run(at, 'check', '--all', '--format', 'openmetrics')).map(
        (key) => key.split('{')[0],
      ),
    );
    const file = join(import.meta.dirname, '../../../examples/prometheus/claimgate.rules.yml');
    const { groups } = parse(readFileSync(file, 'utf8')) as {
      groups: { rules: { expr: string }[] }[];
    };
    const asked = groups.flatMap(({ rules }) =>
      rules.flatMap(({ expr }) => expr.match(/claimgate_\w+/g) ?? []),
    );
    assert.equal(asked.length, 6);
    for (const name of asked) assert.ok(names.has(name), name);
  });

  test('metrics and events of two products, repositories, commands and instants never collide', async (t) => {
    const other = await ReleaseWorld.create(t);
    const single = (...words: string[]) =>
      runHere([...words, ...other.evidence], {
        directory: other.repository,
        environment: other.environment,
        clock: () => at,
      }).then(({ stdout }) => stdout);
    const later = new Date(at + HOUR).toISOString();
    for (const [format, idsOf] of [
      ['openmetrics', keysOf],
      ['ics', uidsOf],
    ] as const) {
      const texts = [
        await both.run(at, 'check', '--all', '--format', format),
        await both.run(at, 'check', '--product', 'shop', '--at', later, '--format', format),
        await both.run(at, 'check', '--product', 'shop', '--ref', 'HEAD', '--format', format),
        await both.run(at, 'plan', '--product', 'shop', '--hold', '200d', '--format', format),
        await both.run(at, 'plan', '--product', 'feed', '--hold', '200d', '--format', format),
        await single('check', '--format', format),
        await single('plan', '--hold', '200d', '--format', format),
      ];
      const ids = texts.flatMap(idsOf);
      assert.ok(ids.length > texts.length);
      assert.equal(new Set(ids).size, ids.length, format);
      if (format !== 'openmetrics') continue;
      for (const input of texts) {
        const checked = await execa('promtool', ['check', 'metrics'], { input, reject: false });
        if (checked.exitCode === undefined) return t.diagnostic('promtool is not installed');
        assert.equal(checked.exitCode, 0, checked.stderr);
      }
    }
  });

  test('a plan that is made ten hours later moves its events, and adds none', async () => {
    const words = ['plan', '--product', 'shop', '--hold', '200d', '--format', 'ics'];
    const now = uidsOf(await both.run(at, ...words));
    assert.equal(new Set(now).size, now.length);
    assert.ok(now.length > 10);
    assert.deepEqual(uidsOf(await both.run(at + 10 * HOUR, ...words)).sort(), now.toSorted());
  });

  test('a check of another time is no run of that time', async () => {
    const then = new Date(at + 200 * 24 * HOUR).toISOString();
    const words = ['check', '--product', 'shop', '--at', then, '--format'];
    const metrics = await both.run(at, ...words, 'openmetrics');
    assert.doesNotMatch(metrics, /last_run_timestamp/);
    for (const sample of samplesOf(metrics)) assert.match(sample, /^claimgate_forecast_/);
    const stamp = (instant: string): string => instant.replaceAll(/[-:]|\.\d+/g, '');
    const calendar = await both.run(at, ...words, 'ics');
    assert.ok(calendar.includes(`DTSTAMP:${stamp(new Date(at).toISOString())}\r\n`));
    assert.ok(calendar.includes(`DTSTART:${stamp(then)}\r\n`));
    assert.match(calendar.replaceAll('\r\n ', ''), /^SUMMARY:.*refused \(forecast\\, judged at /m);
    const junit = await both.run(at, ...words, 'junit');
    assert.ok(junit.includes(`timestamp="${new Date(at).toISOString().slice(0, 19)}"`));
    assert.ok(junit.includes(`<property name="evaluated_at" value="${then}"/>`));
  });

  test('a check without a changed product says so in metrics and calendar', async () => {
    const words = ['check', '--since', 'HEAD', '--format'];
    assert.match(await both.run(at, ...words, 'ics'), /^SUMMARY:claimgate check: not judged\r$/m);
    const metrics = await both.run(at, ...words, 'openmetrics');
    assert.deepEqual(
      keysOf(metrics).map((key) => key.split('{')[0]),
      ['claimgate_last_run_timestamp_seconds', 'claimgate_exit_code'],
    );
  });

  test('a projection outside of the repository has no path in it', async () => {
    appendFileSync(both.world.path('projection/ledger-projection.jsonl'), '{}\n');
    const words = ['check', '--product', 'shop', '--format'];
    const found = /projection_digest_differs/;
    const sarif = await both.run(at, ...words, 'sarif');
    assert.match(sarif, found);
    const quality = await both.run(at, ...words, 'code-quality');
    for (const text of [sarif, quality]) {
      assert.doesNotMatch(text, /"(?:uri|path)": "ledger-projection/);
      assert.match(text, /"apps\/shop\/provider-certification\/public-claims\.json"/);
      assert.match(text, /ledger-projection\.jsonl: /);
    }
    const github = await both.run(at, ...words, 'github');
    assert.match(github, /^::error title=claimgate%3A projection_/m);
    assert.doesNotMatch(github, /file=ledger-projection/);
    // One in the repository has the path that it has there.
    cpSync(both.world.path('projection'), both.path('evidence/own'), { recursive: true });
    const inside = ['--projection', 'evidence/own/ledger-projection.jsonl'];
    const { environment, repository: directory } = both.world;
    const { stdout } = await runHere([...words, 'sarif', ...inside], { directory, environment });
    assert.match(stdout, /"uri": "evidence\/own\/ledger-projection\.jsonl"/);
  });
});
