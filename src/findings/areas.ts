import { administrationCodes } from './codes/administration.ts';
import { auditCodes } from './codes/audit.ts';
import { appendCodes } from './codes/append.ts';
import { claimsCodes } from './codes/claims.ts';
import { cliCodes } from './codes/cli.ts';
import { contractCodes } from './codes/contract.ts';
import { evidenceCodes } from './codes/evidence.ts';
import { evidenceLedgerCodes } from './codes/evidence-ledger.ts';
import { filesCodes } from './codes/files.ts';
import { gateCodes } from './codes/gate.ts';
import { gitCodes } from './codes/git.ts';
import type { Code } from './codes/index.ts';
import { instanceCodes } from './codes/instance.ts';
import { jsonCodes } from './codes/json.ts';
import { keysCodes } from './codes/keys.ts';
import { ledgerAuditCodes } from './codes/ledger-audit.ts';
import { ledgerCodes } from './codes/ledger.ts';
import { lookupsCodes } from './codes/lookups.ts';
import { manifestCodes } from './codes/manifest.ts';
import { projectionLinesCodes } from './codes/projection-lines.ts';
import { present } from './present.ts';
import { readinessCodes } from './codes/readiness.ts';
import { releaseCommandCodes } from './codes/release-command.ts';
import { rootsCodes } from './codes/roots.ts';
import { runsCodes } from './codes/runs.ts';
import { sanitizerCodes } from './codes/sanitizer.ts';
import { serviceCodes } from './codes/service.ts';
import { signingCodes } from './codes/signing.ts';
import { surfacesCodes } from './codes/surfaces.ts';
import { trustedCodes } from './codes/trusted.ts';
import { verdictCodes } from './codes/verdict.ts';

/** What the codes of each file in `codes/` are about. */
const AREAS: readonly (readonly [area: string, codes: object])[] = [
  ['reading JSON', jsonCodes],
  ['the claims file', claimsCodes],
  ['contracts', contractCodes],
  ['files', filesCodes],
  ['git', gitCodes],
  ['release manifests', manifestCodes],
  ['signatures and signed documents', signingCodes],
  ['key files and signing', keysCodes],
  ['trust roots', rootsCodes],
  ['checkpoints and proofs of the ledger', ledgerCodes],
  ['reaching and keeping the evidence ledgers', evidenceLedgerCodes],
  ['what may be recorded', appendCodes],
  ['audits and exports of the ledgers', ledgerAuditCodes],
  ['whether a projection is to be trusted', trustedCodes],
  ['the gate', gateCodes],
  ['verdicts', verdictCodes],
  ['evidence', evidenceCodes],
  ['certification runs', runsCodes],
  ['readiness decisions', readinessCodes],
  ['lines of a projection', projectionLinesCodes],
  ['what must not be in a projection', sanitizerCodes],
  ['starting a release command', releaseCommandCodes],
  ['looking something up', lookupsCodes],
  ['the service', serviceCodes],
  ['asking an instance', instanceCodes],
  ['administrators and their sessions', administrationCodes],
  ['audits and capsules', auditCodes],
  ['documents that say what is claimed', surfacesCodes],
  ['command line and settings', cliCodes],
];

/** What a code is about, in words. */
export function areaOf(code: Code): string {
  return present(AREAS.find(([, codes]) => Object.hasOwn(codes, code)))[0];
}
