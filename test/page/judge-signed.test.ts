import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digestOf, hexOf } from '../../src/digest/index.ts';
import { judge } from '../../src/gate/judge.ts';
import { answerOf, type PageAnswer } from '../../verifier/answer.ts';
import { bindClaims, formatClaims } from '../../src/manifest/claims.ts';
import { formatManifest, releaseManifest } from '../../src/manifest/release.ts';
import { judgeFiles } from '../../verifier/judge.ts';
import { formatGrowthProof } from '../../src/trust/checkpoint.ts';
import { formatTlogProof } from '../../src/trust/tlog-proof.ts';
import { pinOf } from '../../src/trust/anchor.ts';
import { readEnvelope, unsignedEnvelope, writeEnvelope } from '../../src/trust/envelope.ts';
import { type NamedBytes } from '../../src/documents/json.ts';
import { gateInput } from '../gate/demonstration.ts';
import { plainReport } from '../report/reports.ts';
import { AT, checkpointAt, consistencyFrom, leaves, recordOf } from '../gate/projection-world.ts';
import {
  lines,
  rootOf,
  sigstore,
  statedNow,
  stranger,
  trustedRoot,
} from '../trust/sigstore-world.ts';
import { utf8, valueOf } from '../trust/expect.ts';
import { inclusionPath } from '../trust/merkle-paths.ts';
import { keys, read, sign } from '../trust/root-world.ts';
import { CAPSULE, PIN } from './platforms.ts';

/** Whose release role has an identity. */
const root = read(sign(valueOf(rootOf({})), keys.root1, keys.root2));
const pin = pinOf(root);
const rootFile = { file: '1.root.json', bytes: writeEnvelope(root.envelope) };

const signed = valueOf(readEnvelope(recordOf().signedVerdict ?? utf8(''), 'v'));
const [payload, payloadType] = [statedNow(signed.payload), signed.payloadType];
const verdict = {
  file: 'gate-verdict.intoto.json',
  bytes: writeEnvelope(unsignedEnvelope(payloadType, payload, 'v')),
};
const bundleBy = async (who: typeof sigstore, other: Uint8Array = payload) => ({
  file: `${verdict.file}.sigstore.jsonl`,
  bytes: lines(await who.signed({ payload: Buffer.from(other), payloadType })),
});
const note = (file: string, text: string) => ({ file, bytes: utf8(text) });
const proof = formatTlogProof({
  index: 3,
  hashes: inclusionPath(3, leaves.slice(0, 7)),
  checkpoint: checkpointAt(7),
});
const growth = formatGrowthProof({
  consistency: [consistencyFrom(3, 7)].flat()[0] ?? null,
  checkpoint: checkpointAt(7),
});

const judged = (files: readonly NamedBytes[], given = pin): Promise<PageAnswer> =>
  judgeFiles({ files, pin: given, when: 'now', now: AT });
const codesIn = ({ report }: PageAnswer) => report.findings.map(({ code }) => code);

test('[T218] in a page an identity counts by its bundle and the trusted root that the trust root names', async () => {
  const trusted = { ...trustedRoot, file: 'test.trusted_root.json' };
  const beside = [rootFile, trusted];
  const answer = await judged([verdict, await bundleBy(sigstore), ...beside]);
  assert.equal(answer.standing, 'verified', answer.sentence);
  assert.deepEqual(answer.facts.find(([name]) => name === 'Signed by')?.[1], 'pipeline');
  assert.ok(answer.unchecked.every((text) => !text.includes('another file')));
  const refused: readonly (readonly [string, readonly NamedBytes[]])[] = [
    ['envelope_unsigned', [verdict, ...beside]],
    ['sigstore_root_missing', [verdict, await bundleBy(sigstore), rootFile]],
    ['bundle_certificate_untrusted', [verdict, await bundleBy(stranger), ...beside]],
    ['bundle_payload_differs', [verdict, await bundleBy(sigstore, utf8('{}')), ...beside]],
  ];
  for (const [code, files] of refused) {
    const wrong = await judged(files);
    assert.equal(wrong.standing, 'refused', code);
    assert.ok(
      codesIn(wrong).some((one) => one === code),
      codesIn(wrong).join(),
    );
  }
});

const NOTES: readonly (readonly [says: string, files: readonly NamedBytes[], pin?: string])[] = [
  ['verified: checkpoint.txt is a checkpoint', [note('checkpoint.txt', checkpointAt(7)), rootFile]],
  [
    'verified: proof.txt is an inclusion proof',
    [note('record.json', 'record 3'), note('proof.txt', proof), rootFile],
  ],
  [
    'verified: growth.txt is a consistency proof',
    [note('checkpoint.txt', checkpointAt(3)), note('growth.txt', growth), rootFile],
  ],
  ['companion_missing', [note('proof.txt', proof), rootFile]],
  ['companion_missing', [note('growth.txt', growth), rootFile]],
  ['inclusion_unproven', [note('record.json', 'record 4'), note('proof.txt', proof), rootFile]],
  [
    'consistency_start_wrong',
    [note('checkpoint.txt', checkpointAt(2)), note('growth.txt', growth), rootFile],
  ],
  ['note_unsigned', [note('checkpoint.txt', checkpointAt(7, leaves, keys.stranger)), rootFile]],
  ['root_missing', [note('checkpoint.txt', checkpointAt(7))]],
  ['pin_missing', [note('checkpoint.txt', checkpointAt(7)), rootFile], ''],
];

test('[T218] a page verifies checkpoints and proofs by the ledger keys of the pinned trust root', async () => {
  for (const [says, files, given] of NOTES) {
    const answer = await judged(files, given);
    const isVerified = says.startsWith('verified');
    assert.equal(answer.standing, isVerified ? 'verified' : 'refused', says);
    if (isVerified) assert.equal(answer.sentence, `${says}.`);
    else assert.deepEqual(codesIn(answer), [says]);
  }
});

const pem = (file: string, { publicKey }: typeof keys.root1) => note(file, publicKey.pem);
const [ownKey, strangersKey] = [pem('a.pub.pem', keys.root1), pem('b.pub.pem', keys.stranger)];
const foreign = {
  file: verdict.file,
  bytes: writeEnvelope(sign(unsignedEnvelope(payloadType, payload, 'v'), keys.stranger)),
};
const against = ({ facts }: PageAnswer) => facts.find(([name]) => name === 'Judged against')?.[1];

test('[T363] in a page a key beside an envelope never counts for the pin', async () => {
  const refused: readonly (readonly [code: string, files: readonly NamedBytes[]])[] = [
    ['keys_beside_pin', [foreign, strangersKey]],
    ['keys_beside_pin', [foreign, strangersKey, rootFile]],
    ['keys_beside_pin', [rootFile, ownKey]],
    ['root_missing', [foreign]],
  ];
  for (const [code, files] of refused) {
    const answer = await judged(files);
    assert.equal(answer.standing, 'refused', code);
    assert.deepEqual(codesIn(answer), [code]);
    assert.equal(against(answer), `the trust pin ${pin}`);
  }
});

test('[T363] an answer of a page names what it judged against', async () => {
  const byKey = await judged([foreign, strangersKey], ' ');
  assert.equal(byKey.standing, 'verified', byKey.sentence);
  const key = `b.pub.pem (${keys.stranger.publicKey.id}), and no trust pin`;
  assert.equal(against(byKey), key);
  assert.match(byKey.sentence, /^verified by public keys, without a trust pin: /);
  const byPin = await judged([rootFile]);
  assert.equal(byPin.standing, 'verified', byPin.sentence);
  assert.equal(against(byPin), `the trust pin ${pin}`);
  const claims = note('claims.json', formatClaims([]));
  const manifest = releaseManifest('v1.4.0', '0'.repeat(40), bindClaims(claims.bytes, []));
  const unsigned = await judged([note('manifest.json', formatManifest(manifest)), claims]);
  assert.equal(unsigned.standing, 'verified', unsigned.sentence);
  assert.equal(against(unsigned), 'claims.json, and no trust pin: neither file is signed');
  const { verdict: judgement } = await judge(gateInput());
  // A verdict lists claims as well, and is no claims file.
  const beside = note('verdict.json', JSON.stringify(judgement));
  const three = await judged([beside, note('manifest.json', formatManifest(manifest)), claims]);
  assert.equal(three.standing, 'verified', three.sentence);
});

test('[T365] the answer about a release names first whose it is', async () => {
  const { facts } = await judged([{ file: 'v1.4.0.capsule', bytes: CAPSULE }], PIN);
  assert.deepEqual(facts.slice(0, 2), [
    ['Deployment', 'demonstration'],
    ['Product', 'pkg:generic/claimgate-demonstration'],
  ]);
});

test('[T366] the answer about a signed verdict has the warnings of the verdict that was dropped with it', async () => {
  const { verdict: judgement } = await judge(gateInput());
  const findings = [
    { code: 'released_without_ledger', message: 'all is well', clears_by: 'operator' },
  ];
  const recorded = note('gate-verdict.json', JSON.stringify({ ...judgement, findings }));
  const statement = JSON.parse(Buffer.from(payload).toString('utf8')) as {
    subject: { digest: { sha256: string } }[];
  };
  const [, , third] = statement.subject;
  if (third) third.digest.sha256 = hexOf(digestOf(recorded.bytes));
  const bound = unsignedEnvelope(payloadType, utf8(JSON.stringify(statement)), 'v');
  const envelope = { file: verdict.file, bytes: writeEnvelope(sign(bound, keys.stranger)) };
  const alone = await judged([envelope, strangersKey], '');
  assert.deepEqual([alone.standing, codesIn(alone)], ['verified', []]);
  assert.match(
    alone.facts.find(([name]) => name === 'Warnings')?.[1] ?? '',
    /missing from this folder/,
  );
  const other = { ...recorded, bytes: utf8(JSON.stringify(judgement)) };
  const refused = await judged([envelope, strangersKey, other], '');
  assert.deepEqual(
    [refused.standing, codesIn(refused)],
    ['refused', ['verdict_signature_of_other']],
  );
  const answer = await judged([envelope, strangersKey, recorded], '');
  assert.deepEqual([answer.standing, codesIn(answer)], ['verified', ['released_without_ledger']]);
});

test('evidence has expired from its very end on', () => {
  const until = '2026-01-01T00:00:00Z';
  const standingAt = (now: number) => {
    const question = { files: [], pin: '', when: 'now', now } as const;
    return answerOf(plainReport(), question, { inputs: [], until }).standing;
  };
  const end = Date.parse(until);
  assert.deepEqual([end - 1, end].map(standingAt), ['verified', 'expired']);
});
