import { discloseRecord } from './ledger-disclose.ts';
import { createLedger, keyIfThere, withLedger, LEDGER_OPTION, askedLedger } from './open-ledger.ts';
import { progressOf } from '../host.ts';
import { openSigner } from '../keys/signing-keys.ts';
import { auditAgainst, keepCheckpoint, signing } from './read-ledger.ts';
import type { ComparedProjection } from '../../documents/index.ts';
import {
  present,
  demand,
  countOf,
  worstSeverity,
  finding,
  refuse,
  type Finding,
} from '../../documents/findings.ts';
import { checkpointIn, proveGrowth, proveInclusion } from '../../ledger/log.ts';
import { findRecord } from '../../ledger/reading.ts';
import { verifyLedgerSince, type LedgerAudit } from '../../ledger/verify.ts';
import type { Outcome } from '../../report/report.ts';
import type { LedgerHead } from '../../trust/checkpoint.ts';
import { isSlug } from '../../documents/json-value.ts';
import { formatInstant } from '../../documents/json.ts';
import { shell } from '../../documents/shell.ts';
import { createFile } from '../../io/write-files.ts';
import { usageError } from '../arguments.ts';
import type { Command } from '../command.ts';
import type { Invocation } from '../invocation.ts';
import { repeated, required, valued, argument } from '../options.ts';
import { SignerOptions } from '../keys/signer-options.ts';
import { verifyPublished } from './published-projection.ts';
import { ledgerBy, pinned, signedHeads, verifiedHead } from '../keys/signed-documents.ts';
import { DEPLOYMENT_OPTION, askedDeployment } from '../../repository/asked.ts';

const SIGNER = new SignerOptions(
  'key',
  required(valued('the private key of the ledger, Ed25519', 'FILE')),
);

export const init: Command = {
  examples: {
    'claimgate ledger init --ledger sqlite:ledger.sqlite --origin ledger.example/main --deployment hosted-eu':
      'create a ledger, or bring one up to date; the fingerprint key is in the file that CLAIMGATE_FINGERPRINT_KEY_FILE names',
  },
  options: {
    ...LEDGER_OPTION,
    ...DEPLOYMENT_OPTION,
    origin: valued('the name in its checkpoints, as the trust root has it', 'NAME'),
  },
  async run(invocation) {
    const { args, at, directory, host } = invocation;
    const result = await createLedger({
      ledger: askedLedger(invocation),
      origin: args.text('origin'),
      deployment: askedDeployment(invocation),
      key: { environment: host.environment, directory },
      at,
    });
    const { origin, deployment, fingerprint_key_id, applied } = result;
    const lines = [
      `ledger: ${origin} of ${deployment}`,
      `  fingerprint key: ${fingerprint_key_id}`,
      `  migrations applied: ${applied.length === 0 ? 'none, it was up to date' : applied.join(', ')}`,
    ];
    return { result, lines, next: ['claimgate ledger append approval FILE'] };
  },
};

export const verify: Command = {
  examples: {
    'claimgate ledger verify': 'recompute every leaf and the root, and check the guards',
    'claimgate ledger verify --since checkpoint.txt --note-key NAME+HASH+BASE64':
      'that the ledger extends a checkpoint, and every leaf after it',
    'claimgate ledger verify --projection projection/ledger-projection.jsonl':
      'that a projection shows what the ledger said, also of a backup: --ledger sqlite:BACKUP',
    'claimgate ledger verify --accept-head site/status.json --reason disk-failure --out lost-heads.json':
      'after a loss: what `claimgate trust update --from lost-heads.json` says of it, for the root role to sign',
  },
  options: {
    ...LEDGER_OPTION,
    since: valued('only what came after this checkpoint, which somebody kept', 'FILE'),
    head: repeated(
      'a checkpoint, a projection statement or a status that the ledger has to extend; all of it is verified; may be repeated',
      'FILE',
    ),
    'accept-head': repeated(
      'a head that the ledger does not extend because records were lost: prepare a trust root that says so; may be repeated',
      'FILE',
    ),
    reason: valued('with --accept-head: why the records are lost, as a slug; published', 'SLUG'),
    out: valued('with --accept-head: the new file for `claimgate trust update --from`', 'FILE'),
    projection: valued(
      'recompute this published projection and compare; its statement is in the same folder',
      'FILE',
    ),
    'note-key': repeated(
      'a key of the ledger that may have signed the checkpoint; may be repeated',
      'NAME+HASH+BASE64',
    ),
    'trust-pin': valued(
      'the trust pin: ledger keys of its trust root must have signed (or CLAIMGATE_TRUST_PIN)',
      'N:sha256:HEX',
    ),
  },
  files: (invocation) => ({ others: invocation.files('out').map(({ path }) => path) }),
  async run(invocation) {
    const { host } = invocation;
    if (invocation.files('accept-head').length > 0) return acceptHeads(invocation);
    invocation.args.refuse(['out', 'reason'], 'without --accept-head');
    const since = invocation.file('since');
    const projection = invocation.file('projection');
    if (projection) {
      invocation.args.refuse(['head', 'note-key', 'since'], 'beside --projection');
      const comparison = {
        ledger: askedLedger(invocation),
        projection,
        by: pinned(invocation, undefined),
      };
      return auditOutcome(await verifyPublished(comparison, host));
    }
    if (since) {
      invocation.args.refuse(['head'], 'beside --since');
      const place = askedLedger(invocation);
      const head = await verifiedHead(since, ledgerBy(invocation));
      const progress = progressOf('the ledger', host);
      const audit = await withLedger(place, async (ledger) => {
        const fingerprints = await ledger.read((connection) => keyIfThere(place, connection));
        return verifyLedgerSince(ledger, head, since.name, { fingerprints, progress });
      });
      return auditOutcome({ ...demand(audit), since: head });
    }
    const files = invocation.files('head');
    if (files.length === 0)
      invocation.args.refuse(['note-key', 'trust-pin'], 'without --since or --head');
    const by = files.length > 0 ? ledgerBy(invocation) : undefined;
    const { heads, lost } = by ? await signedHeads(files, by) : { heads: [], lost: [] };
    const { denied, ...audit } = await auditAgainst(askedLedger(invocation), host, heads);
    const found = [...denied.values()].flat();
    return auditOutcome({ ...audit, findings: [...found, ...audit.findings, ...lost] });
  },
};

/** Prepares a trust root by which heads that the ledger doesn't extend no longer count. @throws ClaimgateError */
async function acceptHeads(invocation: Invocation): Promise<Outcome> {
  const { args, at, host } = invocation;
  args.refuse(['head', 'note-key', 'projection', 'since'], 'beside --accept-head');
  const out = invocation.requiredFile('out', '--out FILE, for `claimgate trust update --from`');
  const reason = args.required('reason');
  if (!isSlug(reason))
    throw usageError({
      expected: '--reason SLUG, with a slug of a-z, 0-9 and -, such as disk-failure',
      found: reason,
    });
  const by = pinned(invocation, undefined);
  const { heads, lost, root } = await signedHeads(invocation.files('accept-head'), by);
  const { denied, ...audit } = await auditAgainst(askedLedger(invocation), host, heads);
  const kept = heads.filter((one) => !denied.has(one));
  const findings = [
    ...audit.findings,
    ...kept.map(({ file, head }) =>
      finding('head_not_lost', { file, found: `${head.tree_size} records, ${head.root_hash}` }),
    ),
    ...lost,
  ];
  if (worstSeverity(findings) > 0 || denied.size === 0) return { findings };
  const earlier = root?.document.lost_heads ?? [];
  const accepted = [...denied.keys()].map(({ head: { root_hash, tree_size } }) => ({
    tree_size,
    root_hash,
    lost_at: formatInstant(at),
    reason,
  }));
  const changes = { schema_version: 1, lost_heads: [...earlier, ...accepted] };
  await createFile(out.path, `${JSON.stringify(changes, null, 2)}\n`, out.name);
  const { origin, tree_size } = audit.head;
  return {
    result: { head: { ...audit.head }, bindings: audit.bindings },
    findings,
    lines: [
      `created: ${out.name}`,
      `  the ledger: ${origin}, ${countOf(tree_size, 'record')}`,
      ...accepted.map(
        (one) => `  no longer counts: ${countOf(one.tree_size, 'record')}, ${one.root_hash}`,
      ),
      '  gates accept the ledger once the root role has signed this',
    ],
    next: [shell`claimgate trust update --from ${out.name}`],
  };
}

function auditOutcome({
  findings,
  bindings,
  head,
  projection,
  since,
}: LedgerAudit & {
  readonly projection?: ComparedProjection;
  readonly since?: LedgerHead;
}): Outcome {
  const { origin, root_hash, tree_size } = head;
  const size = since?.tree_size ?? 0;
  const unbound = bindings === 'checked' ? [] : ['bindings: not checked (no key)'];
  if (projection) {
    const { entry_count, path } = projection;
    const shown = `${path} shows what ${origin} said at ${countOf(projection.head.tree_size, 'record')}`;
    const result = { head: { ...head }, bindings, projection };
    return {
      result,
      findings,
      lines:
        worstSeverity(findings) === 0
          ? [`verified: ${shown}, of ${countOf(entry_count, 'subject')}`, ...unbound]
          : [],
    };
  }
  const told = since ? ` since ${countOf(size, 'record')}` : '';
  const lines = [
    `${soundness(findings)}${told}: ${origin}, ${tree_size} records, ${root_hash}`,
    since
      ? `not checked: indexes, and runs and control events up to place ${size}`
      : 'only a comparison with an earlier checkpoint can detect a complete rewrite',
    ...unbound,
  ];
  const result = since
    ? { head: { ...head }, bindings, since: { tree_size: size, root_hash: since.root_hash } }
    : { head: { ...head }, bindings };
  return { result, findings, lines: worstSeverity(findings) === 0 ? lines : [] };
}

function soundness(findings: readonly Finding[]): string {
  return findings.some(({ code }) => code === 'record_quarantined')
    ? 'nothing was altered but what corrections quarantine'
    : 'nothing was altered';
}

export const checkpoint: Command = {
  examples: {
    'claimgate ledger checkpoint --key ledger.key > checkpoint.txt':
      'the signed head, to be kept elsewhere: `claimgate verify checkpoint.txt` reads it',
    'claimgate ledger checkpoint --key ledger.key --out /mnt/elsewhere/checkpoints':
      'the same into a new file, if the ledger extends the latest one there: once an hour, by a timer',
  },
  options: {
    ...LEDGER_OPTION,
    ...SIGNER.options,
    out: valued(
      'a folder for checkpoints, each named by its size, that the ledger has to extend',
      'DIR',
    ),
  },
  async run(invocation) {
    const out = invocation.file('out');
    const [ledger, source] = [askedLedger(invocation), SIGNER.of(invocation)];
    if (!out) {
      const key = await openSigner(source);
      const head = await signing(ledger, async (attested) =>
        checkpointIn(attested, key, 'checkpoint', await keyIfThere(ledger, attested)),
      );
      const text = demand(head);
      return { result: { checkpoint: text }, lines: linesOf(text) };
    }
    const result = await keepCheckpoint(ledger, source, out);
    return { result, lines: [`checkpoint: ${result.path}`] };
  },
};

export const prove: Command = {
  examples: {
    'claimgate ledger prove 17 --key ledger.key > proof.txt':
      'that a record is in the ledger: `claimgate verify proof.txt --leaf` reads it, with the leaf that `claimgate ledger show 17` prints',
    'claimgate ledger prove --since 1200 --key ledger.key > growth.txt':
      'that the first 1200 records are what they were: `claimgate verify growth.txt --since` reads it',
    'claimgate ledger prove 17 --out disclosed --key ledger.key':
      'for an auditor: record-17.json and record-17.proof.txt, which `claimgate verify` reads',
    'claimgate ledger prove 17 --out disclosed --key ledger.key --operator ada':
      'and whether ada recorded it, as the fingerprint key of the ledger tells',
    'claimgate ledger prove 17 --out disclosed --key ledger.key --besides 12':
      'and whether somebody else recorded 12, such as the review behind a run: four eyes',
  },
  positionals: { record: argument('sequence number or id of a record') },
  options: {
    ...LEDGER_OPTION,
    ...SIGNER.options,
    since: valued('instead of a record: that the ledger only grew since it had so many', 'SIZE'),
    out: valued(
      'disclose the record: its bytes and the proof, as two new files in this folder, which exists',
      'DIR',
    ),
    besides: repeated(
      'with --out: say whether another operator recorded this record; may be repeated',
      'RECORD',
    ),
    operator: valued(
      'with --out: say whether this operator recorded it; needs the fingerprint key',
      'NAME',
    ),
  },
  async run(invocation) {
    const { args } = invocation;
    const record = args.text('record');
    const since = args.wholeNumber('since', 0);
    if ((record === undefined) === (since === undefined))
      throw usageError({ expected: 'either a record or --since SIZE' });
    const folder = invocation.file('out');
    if (record === undefined) args.refuse(['out'], 'with --since');
    if (!folder) args.refuse(['besides', 'operator'], 'without --out');
    const ledger = askedLedger(invocation);
    const key = await openSigner(SIGNER.of(invocation));
    if (record !== undefined && folder) return discloseRecord(record, folder, key, invocation);
    if (record !== undefined)
      return signing(ledger, async (attested) => {
        const found = await findRecord(attested, record);
        if (!found) return refuse('record_unknown', { found: record });
        const { sequence } = found;
        const proof = demand(
          await proveInclusion(
            attested,
            sequence,
            key,
            'proof',
            await keyIfThere(ledger, attested),
          ),
        );
        return { result: { sequence, proof }, lines: linesOf(proof) };
      });
    const tree_size = present(since);
    const proof = demand(
      await signing(ledger, async (attested) =>
        proveGrowth(attested, { tree_size }, key, 'proof', await keyIfThere(ledger, attested)),
      ),
    );
    return { result: { since: tree_size, proof }, lines: linesOf(proof) };
  },
};

function linesOf(text: string): readonly string[] {
  return text.trimEnd().split('\n');
}
