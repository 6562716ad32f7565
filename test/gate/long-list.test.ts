import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { signStatement, STATEMENT_FILE } from '../../examples/world/projection.ts';
import {
  DEPLOYMENT,
  pinFor,
  throwAwayKeys,
  trustRootFor,
} from '../../examples/world/organisation.ts';
import { gateReport } from '../../src/cli/outcome.ts';
import { longReport } from '../../src/cli/long-report.ts';
import { digestOf } from '../../src/digest/index.ts';
import { subjectDigest } from '../../src/evidence/index.ts';
import { judge, projectionIn, RULES, type Evidence, type GateInput } from '../../src/gate/index.ts';
import { judgeLong } from '../../src/gate/judge-long.ts';
import { instantOf, type GateVerdict } from '../../src/json/index.ts';
import { CLAIMS_PATH, formatClaims, readClaims } from '../../src/manifest/index.ts';
import { leafHash, writeEnvelope } from '../../src/trust/index.ts';
import { contentOf, renderFile } from '../../src/report/format.ts';
import { renderText } from '../../src/report/text.ts';
import { subject } from '../evidence/documents.ts';
import { ruleCases, worldOf } from './rule-cases.ts';
import { projectionBytes, world, type World } from './world.ts';

const AT = instantOf(world().at);
const KEYS = throwAwayKeys();
const ROOT = trustRootFor(KEYS, AT);
const ABSENT = { ...subject(), policy_mode: 'nobody-knows' };

/** The same claims, held and not held. */
function inputsOf(of: World, change: (evidence: Evidence) => Evidence = (evidence) => evidence) {
  const claims = [of.claim, { ...of.claim, subject: ABSENT }].map((claim) => ({
    claim,
    subjectDigest: subjectDigest(claim.subject),
  }));
  const bytes = Buffer.from(formatClaims(claims));
  const { bytes: lines, entryCount: count } = projectionBytes(of);
  const statement = signStatement(
    { digest: digestOf(lines), entryCount: count },
    { leaves: [leafHash(Buffer.from('a'))], generatedAt: AT - 600_000, consistency: null },
    { ledger: KEYS.ledger, signers: KEYS.projection.slice(0, 2) },
  );
  const evidence: Evidence = change({
    pin: pinFor(ROOT),
    deployment: DEPLOYMENT,
    roots: [{ file: '1.root.json', bytes: Buffer.from(writeEnvelope(ROOT)) }],
    contracts: of.contracts.map((contract, index) => ({
      file: `${index}.json`,
      bytes: Buffer.from(JSON.stringify(contract)),
    })),
    projection: projectionIn('ledger-projection.jsonl', lines),
    statement: { file: STATEMENT_FILE, bytes: statement },
    memory: [],
    ancestry: new Map(Object.entries(of.ancestry)),
  });
  const held: GateInput = {
    tool: { name: 'claimgate', version: '0.0.0' },
    at: AT,
    time: 'now',
    release: { version: 'v1.4.0', revision: 'a'.repeat(40) },
    remarks: [],
    claims: { path: CLAIMS_PATH, bytes, remarks: [] },
    reading: readClaims(bytes, CLAIMS_PATH),
    config: undefined,
    strayPaths: [],
    evidence,
  };
  const list = { path: CLAIMS_PATH, sha256: digestOf(bytes), open: () => inPieces(bytes) };
  return { held, list };
}

function* inPieces(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 100) yield bytes.subarray(at, at + 100);
}

async function assertSame(inputs: ReturnType<typeof inputsOf>): Promise<GateVerdict> {
  const { held, list } = inputs;
  const result = await judge(held);
  const expected = gateReport(result);
  const found = longReport(await judgeLong({ ...held, list }));
  const content = await contentOf(found, 'json');
  assert.ok(typeof content !== 'string');
  let json = '';
  for await (const piece of content) json += piece;
  assert.equal(json, await renderFile(expected, 'json'));
  assert.equal(renderText(found), renderText(expected));
  assert.equal(found.exitCode, expected.exitCode);
  return result.verdict;
}

describe('a list that is not held is judged to the same bytes as one that is', () => {
  for (const { folder, name, one } of ruleCases()) {
    test(`${folder}/${name}`, async () => {
      const inputs = inputsOf(worldOf(one));
      // What can not be claimed at all is for the reader that holds everything.
      if (inputs.held.reading.findings.length > 0) {
        await assert.rejects(judgeLong({ ...inputs.held, list: inputs.list }), {
          code: 'json_too_large',
        });
        return;
      }
      const { claims } = await assertSame(inputs);
      assert.equal(claims.length, 2);
      for (const { rules } of claims) assert.equal(rules.length, RULES.length, 'really judged');
    });
  }

  const WITHOUT: Record<string, (evidence: Evidence) => Evidence> = {
    'a projection': (evidence) => ({ ...evidence, projection: undefined }),
    'a statement': (evidence) => ({ ...evidence, statement: undefined }),
    'a pin': (evidence) => ({ ...evidence, pin: undefined }),
    'a contract that can be read': (evidence) => ({
      ...evidence,
      contracts: [{ file: 'no.json', bytes: Buffer.from('{}') }],
    }),
    'the lines that were signed': (evidence) => ({
      ...evidence,
      projection: projectionIn('ledger-projection.jsonl', Buffer.from('{}\n')),
    }),
  };
  for (const [what, change] of Object.entries(WITHOUT))
    test(`without ${what}`, async () => {
      const { decision, claims } = await assertSame(inputsOf(world(), change));
      assert.notEqual(decision, 'allowed');
      assert.deepEqual(claims[0]?.rules, []);
    });
});

test('a list that is not held must be what was looked at, each time that it is read', async () => {
  const { held, list } = inputsOf(world());
  const other = { ...list, sha256: digestOf('another') };
  await assert.rejects(judgeLong({ ...held, list: other }), { code: 'file_changed_while_read' });
  let reads = 0;
  const changing = {
    ...list,
    open: () => (++reads > 1 ? [Buffer.from('{')] : list.open()),
  };
  const { claims } = await judgeLong({ ...held, list: changing });
  await assert.rejects(async () => {
    for await (const _piece of claims());
  });
});

test('formats that hold all claims refuse a list that is not held', async () => {
  const { held, list } = inputsOf(world());
  const report = longReport(await judgeLong({ ...held, list }));
  for (const format of ['html', 'sarif', 'junit', 'markdown', 'github'] as const)
    await assert.rejects(contentOf(report, format), { code: 'format_holds_claims' });
});
