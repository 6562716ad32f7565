/** Where records come in that a "no" is made of. */
const RECORDED = ['approval-reviews', 'runtime-controls', 'certifications'].flatMap((one) => [
  `GET /admin/${one}/new`,
  `POST /admin/${one}/new`,
  `POST /api/v1/admin/provider-readiness/${one}`,
]);

/** By the reason. A name that is neither here nor an outlet fails. */
export const SILENT: Readonly<Record<string, readonly string[]>> = {
  'it writes or compares what is claimed, and says nothing of evidence': named(`
    claims list, claims fmt, claims withdraw, digest, contract lint, manifest diff,
    surfaces check
  `),
  'it frees the instant of a record, and lets no release through': named('release retract'),
  'it shows what is recorded, and answers nothing': named(`
    ledger show, effectiveEvidence(), GET /admin/accounts, GET /admin/audit
  `),
  'it records what a "no" is made of': [
    ...RECORDED,
    ...named('ledger append, ledger correct, certify, renew, append()'),
  ],
  'what it makes is judged where it is used': named(`
    ledger export, exportProjection(), ledger checkpoint, ledger prove, sign, verdictOf(),
    releaseManifest(), formatManifest(), bindClaims(), formatClaims()
  `),
  'it proves that a ledger is whole, whatever that says': named(
    'ledger verify, ledger diff, verifyLedger(), verifyCheckpoint()',
  ),
  'its caller vouches for the keys': named('verifyByKeys()'),
  'it makes, opens or moves a ledger': named(`
    ledger init, ledger backup, ledger restore, ledger copy, ledger roles, initLedger(),
    openLedger(), parseLocation()
  `),
  'what it starts or adds has columns': named('serve, addServiceRoutes()'),
  'it names the rules, and judges nothing': named('RULE_SETS()'),
  'it makes or compares keys, trust roots and fingerprints': named(`
    key generate, trust init, trust pin, trust update,
    fingerprinterOf(), readPrivateKey(), readPublicKey()
  `),
  'it says who may ask': named(`
    token create, token list, token revoke, GET /api/v1/auth/me, admin create, admin list, admin change, GET /admin/sign-in, POST /admin/sign-in,
    POST /admin/sign-out, GET /admin/tokens, GET /admin/tokens/:id, POST /admin/tokens/:id,
    isUnscopedAdministrator(), tokenAuthentication()
  `),
  'it lets a worker try what has no evidence yet, and publishes nothing': named(`
    GET /admin/certification-tests/new, POST /admin/certification-tests/new,
    POST /api/v1/certification-tests/recheck
  `),
  'it is about a process, and about no claim': named(`
    instance health, instance add, instance use, instance list, instance remove,
    instance diagnostics, GET /api/v1/health, GET /api/v1/ready, GET /api/v1/openapi.json,
    OPTIONS /api/v1/health, OPTIONS /api/v1/ready, OPTIONS /api/v1/openapi.json,
    GET /admin/style.css, databaseProbe(), logTo()
  `),
  'it helps to start': named('example, schema, setup, doctor, completion'),
  'it reads or words what others judge': named(`
    readClaims(), readContracts(), readEnvelope(), readFacts(), readManifest(), runFromResults(),
    readVerdict(), heldClaims(), projectionIn(), decisionInputOf(), withIdentities(),
    ledgerOfRoots(), readinessSettings(), canonicalize(), digestOf(), contractDigest(),
    subjectDigest(), codeEntry(), messageOf(), ClaimgateError()
  `),
};

function named(list: string): string[] {
  return list.trim().split(/,\s+/);
}
