import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { canonicalize } from '../../src/digest/index.ts';
import type { CertificationRun, ReadinessBoard } from '../../src/documents/index.ts';
import { append } from '../../src/ledger/append.ts';
import { readFacts } from '../../src/ledger/export-facts.ts';
import { readinessService } from '../../service/readiness/readiness.ts';
import { World } from '../cli/world.ts';
import {
  FINGERPRINTS,
  keyFileIn,
  AT,
  contextAt,
  ENGINES,
  failed,
  item,
  newLedger,
} from '../ledger/world.ts';
import { valueOf } from '../trust/expect.ts';
import { manySubjects } from './many-world.ts';
import { startService, tokenFor } from './running.ts';

const world = manySubjects({ providers: 3, profiles: 2 });

/** A failed run of one subject, so that there is a blocker with words of the ledger. */
function broken() {
  const kept = world.items.find(
    ({ kind, bytes }) => kind === 'run' && textOf(bytes).includes(ELEVEN),
  );
  assert.ok(kept);
  return item('run', failed(JSON.parse(textOf(kept.bytes)) as CertificationRun));
}

const ELEVEN = '"provider":"provider-11"';
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8');

for (const engine of ENGINES)
  test(`[T160] the board on ${engine} is the same, byte for byte, on the route, over MCP, at the terminal and in the library`, async (t) => {
    const ledger = await newLedger(engine);
    const items = [...world.items, broken()];
    valueOf(await append(ledger.driver, items, contextAt(AT, { contracts: world.contracts })));
    const folder = new World();
    t.after(() => folder.remove());
    const place = (name: string) => join(folder.directory, name);
    writeFileSync(place('facts.json'), JSON.stringify(world.facts));
    mkdirSync(place('contracts'));
    for (const [index, { document }] of world.contractList.entries())
      writeFileSync(place(`contracts/${index}.json`), canonicalize(document));
    const facts = valueOf(readFacts(Buffer.from(JSON.stringify(world.facts)), 'facts.json'));
    const library = readinessService({
      ledger: ledger.driver,
      fingerprints: FINGERPRINTS,
      facts: async () => facts,
      contracts: world.contracts,
      claims: [],
      settings: { certificationEnforced: true, disabledProviders: new Set() },
      clock: () => AT,
    });
    const service = await startService(ledger.driver, { context: { readiness: library } });
    t.after(() => service.stop());
    const token = await tokenFor(ledger.driver);
    writeFileSync(place('token'), token, { mode: 0o600 });
    const environment = {
      ...folder.environment,
      ...keyFileIn(folder.directory),
      SERVICE_PROVIDER_CERTIFICATION_ENFORCED: 'true',
    };
    const said = async (args: readonly string[], stdin = '') =>
      JSON.parse(
        (await folder.claimgate(args, { clock: () => AT, environment, stdin: linesOf(stdin) }))
          .stdout,
      ) as { result: { content: [{ text: string }]; providers: ReadinessBoard['providers'] } };
    const instance = ['--instance', service.base, '--token-file', 'token'];
    const fromLedger = [
      '--ledger',
      ledger.location,
      '--facts',
      'facts.json',
      '--contracts',
      'contracts',
    ];
    for (const query of [{}, { provider: 'provider-11', limit: 3 }]) {
      const projected = valueOf(await library.projection(query));
      const expected = Buffer.from(projected.bytes).toString();
      assert.equal(expected, JSON.stringify(projected.document));
      const parameters = new URLSearchParams(
        Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
      );
      const answer = await fetch(
        `${service.base}/api/v1/provider-readiness?${parameters.toString()}`,
        {
          headers: { authorization: `Bearer ${token}` },
        },
      );
      assert.equal(await answer.text(), expected);
      assert.equal(answer.headers.get('etag'), projected.etag);
      const call = { name: 'get_provider_readiness', arguments: query };
      const asked = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: call });
      for (const from of [fromLedger, instance]) {
        const { result } = await said(['mcp', ...from], asked);
        assert.equal(result.content[0].text, expected, from.join(' '));
      }
    }
    const { result } = await said(['readiness', '--json', ...instance]);
    const whole = valueOf(await library.projection());
    assert.ok(Buffer.from(whole.bytes).includes('found check_failed connect'));
    assert.equal(
      JSON.stringify({ providers: result.providers }),
      Buffer.from(whole.bytes).toString(),
    );
  });

async function* linesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${text}\n`);
}
