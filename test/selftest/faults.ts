/** A fault in the gate: a text of a source file, what stands there instead, and a change that has to show it. */
export interface Fault {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly shows: string;
}

function fault(name: string, file: string, from: string, to: string, shows: string): Fault {
  return { name, file: `src/${file}`, from, to, shows };
}

const RULES = 'gate/rules/index.ts';
const PROJECTION = 'projection/verify-projection.ts';
const MEMORY = 'projection/rollback-protection.ts';
const VERDICT = 'verdict/verify-verdict.ts';
const RUNS = 'gate/rules/runs-are-current-and-share-the-contract.ts';

/** Faults that a gate could have, by mistake or by somebody's hand. */
export const FAULTS: readonly Fault[] = [
  // A rule removed.
  fault(
    'rule 1 removed',
    RULES,
    '  productionAppIsConfigured,\n  app',
    '  app',
    'configuration-missing',
  ),
  fault('rule 2 removed', RULES, '  approvalIsCurrent,\n  sc', '  sc', 'approval-revoked'),
  fault('rule 3 removed', RULES, '  scopesMatchTheGrant,\n  ru', '  ru', 'grant-wider'),
  fault(
    'rule 4 removed',
    RULES,
    '  runsAreCurrentAndShareTheContract,\n  po',
    '  po',
    'live-run-ends-now',
  ),
  fault(
    'rule 5 removed',
    RULES,
    '  policyAllowsAndControlIsEnabled,\n  re',
    '  re',
    'control-disabled',
  ),
  fault('rule 6 removed', RULES, '  requiredChecksPassed,\n  pr', '  pr', 'live-run-check-failed'),
  fault('rule 7 removed', RULES, '  projectionIsSanitized,\n]', ']', 'projection-with-token'),
  // An expiry made inclusive, or a limit off by one.
  fault(
    'expiry of evidence inclusive',
    'evidence/subject-evidence.ts',
    'at >= until',
    'at > until',
    'approval-ends-now',
  ),
  fault(
    'expiry of the projection inclusive',
    PROJECTION,
    'at >= expiresAt',
    'at > expiresAt',
    'projection-ends-now',
  ),
  fault(
    'expiry of the trust root inclusive',
    'trust/anchor.ts',
    'at < previous.expiresAt',
    'at <= previous.expiresAt',
    'root-ends-now',
  ),
  fault(
    'expiry of the verdict inclusive',
    VERDICT,
    'at >= instantOf(horizon',
    'at > instantOf(horizon',
    'verdict-ends-now',
  ),
  fault(
    'start of evidence ignored',
    'evidence/subject-evidence.ts',
    "at < from ? 'not_yet' : 'current'",
    "'current'",
    'live-run-in-future',
  ),
  fault(
    'retest period ignored',
    'evidence/run.ts',
    'if (isOver(retestDueAt(run, retestDays), at))',
    'if (false)',
    'live-run-due-now',
  ),
  fault(
    'lifetime of the projection unlimited',
    PROJECTION,
    ' || expiresAt - generatedAt > longest',
    '',
    'projection-lives-too-long',
  ),
  fault(
    'projection of the future accepted',
    PROJECTION,
    'if (at < earliest) {\n    const pointer',
    'if (false) {\n    const pointer',
    'projection-in-future',
  ),
  fault(
    'clock set back',
    PROJECTION,
    'if (at < earliest) {\n    const expected',
    'if (false) {\n    const expected',
    'clock-before-a-release',
  ),
  // Signatures, roles and the pin.
  fault(
    'a threshold of zero',
    'trust/envelope.ts',
    'if (count < threshold) {',
    'if (count < 0) {',
    'statement-signed-by-stranger',
  ),
  fault(
    'signatures counted, not keys',
    'trust/envelope.ts',
    'holders.add(holderOf(key, role));',
    'for (const at of envelope.signatures.keys()) holders.add(String(at));',
    'statement-signed-twice-by-one',
  ),
  fault(
    'one signature is enough',
    'trust/envelope.ts',
    'if (count >= threshold) return accept({ payload',
    'if (count > 0) return accept({ payload',
    'statement-lacks-one-signature',
  ),
  fault(
    'a role without its check',
    PROJECTION,
    '...root.roles.projection,',
    '...root.roles.projection, keys: Object.values(root.roles).flatMap(({ keys }) => keys),',
    'statement-signed-by-root-role',
  ),
  fault(
    'the release role without its check',
    VERDICT,
    '...anchor.value.root.roles.release,',
    '...anchor.value.root.roles.release, keys: Object.values(anchor.value.root.roles).flatMap(({ keys }) => keys),',
    'verdict-signed-by-projection-role',
  ),
  fault(
    'the kind of document ignored',
    'trust/envelope.ts',
    'if (envelope.payloadType !== payloadType) {',
    'if (false) {',
    'statement-of-other-kind',
  ),
  fault(
    'the kind of statement ignored',
    'trust/statement.ts',
    'if (predicateType !== kind.predicateType) {',
    'if (false) {',
    'statement-of-other-predicate',
  ),
  fault(
    'the digest of the pin ignored',
    'trust/anchor.ts',
    'document.version === pin.version && payloadDigest === pin.digest',
    'document.version === pin.version',
    'pin-of-other-root',
  ),
  fault(
    'the pin optional',
    'trust/anchor.ts',
    "if (pin === undefined || pin === '') return refuse('pin_missing');",
    '',
    'pin-missing',
  ),
  fault(
    'keys of the previous root not asked',
    'trust/anchor.ts',
    'if (previous && !isSigned(root, previous.roles.root))',
    'if (previous && false)',
    'root-signed-by-new-keys-only',
  ),
  fault(
    'keys of the root itself not asked',
    'trust/anchor.ts',
    'if (!isSigned(root, root.roles.root))',
    'if (false)',
    'root-signed-by-old-keys-only',
  ),
  fault(
    'a version of the root skipped',
    'trust/anchor.ts',
    'if (document.version !== expected)',
    'if (false)',
    'root-version-skipped',
  ),
  fault(
    'deployment of the root ignored',
    PROJECTION,
    'if (document.deployment !== deployment)',
    'if (false)',
    'deployment-of-other-root',
  ),
  fault(
    'deployment of the statement ignored',
    PROJECTION,
    'if (predicate.deployment !== deployment)',
    'if (false)',
    'deployment-of-other-statement',
  ),
  fault(
    'signature of the checkpoint ignored',
    'trust/checkpoint.ts',
    'if (!key) continue;',
    'if (!key) { signers += 1; continue; }',
    'checkpoint-signed-by-stranger',
  ),
  // Memory and growth.
  fault(
    'earlier heads forgotten',
    PROJECTION,
    'memory.value.heads, file',
    '[], file',
    'ledger-truncated',
  ),
  fault(
    'rolled back root accepted',
    PROJECTION,
    'if (document.version < highestRootVersion)',
    'if (false)',
    'record-of-newer-root',
  ),
  fault(
    'signature of a record ignored',
    MEMORY,
    'if (count >= release.threshold) return',
    'return',
    'record-signed-by-stranger',
  ),
  fault(
    'verdict of a record ignored',
    MEMORY,
    'signedVerdict?.digest.sha256 === hex(record.verdict)',
    'true',
    'record-with-other-verdict',
  ),
  fault(
    'a fork is a growth',
    'trust/checkpoint.ts',
    'return to.root_hash === from.root_hash ?',
    'return true ?',
    'ledger-forked',
  ),
  fault(
    'growth not proved',
    'trust/checkpoint.ts',
    'return holds\n',
    'return true\n',
    'ledger-growth-unproven',
  ),
  // Bytes, lines, decisions.
  fault(
    'digest of the projection ignored',
    'projection/merge.ts',
    'if (found.sha256 !== expected.sha256)',
    'if (false)',
    'projection-changed-after-signing',
  ),
  fault(
    'count of the projection ignored',
    'projection/merge.ts',
    'if (found.entryCount !== expected.entryCount)',
    'if (false)',
    'projection-of-other-length',
  ),
  fault(
    'order of the projection ignored',
    'projection/merge.ts',
    'else if (digest < this.#previous)',
    'else if (false)',
    'projection-not-ascending',
  ),
  fault(
    'records outside of the ledger',
    'projection/merge.ts',
    'if (entry) this.#checkRecords(entry);',
    '',
    'record-outside-ledger',
  ),
  fault(
    'a missing fact is a yes',
    'gate/engine.ts',
    'const missing = missingFacts(rule, facts);',
    'const missing = NOTHING_MISSING;',
    'policy-unknown',
  ),
  fault(
    'one refused claim does not count',
    'verdict/verdict.ts',
    "return decisions.has('refused') ?",
    'return false ?',
    'control-disabled',
  ),
  fault(
    'a refusal ends with 0',
    'verdict/verdict.ts',
    'refused: 1, undetermined: 2',
    'refused: 0, undetermined: 2',
    'control-disabled',
  ),
  fault(
    'a failed check passes',
    'evidence/run.ts',
    "if (outcome === 'failed') return ['failed'];",
    '',
    'live-run-check-failed',
  ),
  fault(
    'scopes never lack',
    'evidence/subject-evidence.ts',
    'if (!granted.has(scope)) missing.push(scope)',
    'if (granted.has(scope)) continue',
    'grant-lacks-scope',
  ),
  fault('two contracts are one', RUNS, 'if (fittingContracts > 1)', 'if (false)', 'contract-twice'),
  fault(
    'an old contract counts',
    RUNS,
    'run.contractDigest !== expected',
    'false',
    'live-run-of-other-contract',
  ),
  fault(
    'other claims files overlooked',
    'gate/judge.ts',
    '...strayPaths.map(',
    '...[].map(',
    'second-claims-file',
  ),
  fault(
    'a short answer accepted',
    'gate/judge.ts',
    'expiry.at >= until) return',
    'true) return',
    'answer-ends-too-soon',
  ),
  // The hand-off.
  fault('drafts handed off', VERDICT, "if (kind !== 'release')", 'if (false)', 'verdict-of-draft'),
  fault(
    'other commits handed off',
    VERDICT,
    'if (release?.revision !== input.release.revision)',
    'if (false)',
    'verdict-of-other-commit',
  ),
  fault(
    'old verdicts handed off',
    VERDICT,
    'if (at - made > maxAge)',
    'if (false)',
    'verdict-too-old',
  ),
  fault(
    'claims not hashed again',
    VERDICT,
    'if (judged !== held)',
    'if (false)',
    'claims-changed-after-verdict',
  ),
  fault(
    'manifest not hashed again',
    VERDICT,
    'if (verdict.manifest_sha256 !== found)',
    'if (false)',
    'manifest-changed',
  ),
  fault(
    'signature not asked',
    VERDICT,
    'return claiming || checkable ?',
    'return false ?',
    'verdict-unsigned',
  ),
  fault(
    'signature of other files',
    VERDICT,
    'return isAboutThese && isSameYes',
    'return isSameYes',
    'verdict-changed-after-signing',
  ),
];
