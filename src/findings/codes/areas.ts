import { administrationCodes } from './administration.ts';
import { auditCodes } from './audit.ts';
import { appendCodes } from './append.ts';
import { claimsCodes } from './claims.ts';
import { cliCodes } from './cli.ts';
import { contractCodes } from './contract.ts';
import { evidenceCodes } from './evidence.ts';
import { evidenceLedgerCodes } from './evidence-ledger.ts';
import { filesCodes } from './files.ts';
import { gateCodes } from './gate.ts';
import { gitCodes } from './git.ts';
import type { Code } from './table.ts';
import { instanceCodes } from './instance.ts';
import { jsonCodes } from './json.ts';
import { keysCodes } from './keys.ts';
import { ledgerAuditCodes } from './ledger-audit.ts';
import { ledgerCodes } from './ledger.ts';
import { lookupsCodes } from './lookups.ts';
import { manifestCodes } from './manifest.ts';
import { projectionLinesCodes } from './projection-lines.ts';
import { readinessCodes } from './readiness.ts';
import { releaseCommandCodes } from './release-command.ts';
import { rootsCodes } from './roots.ts';
import { runsCodes } from './runs.ts';
import { sanitizerCodes } from './sanitizer.ts';
import { serviceCodes } from './service.ts';
import { signingCodes } from './signing.ts';
import { surfacesCodes } from './surfaces.ts';
import { trustedCodes } from './trusted.ts';
import { verdictCodes } from './verdict.ts';

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
  return AREAS.flatMap(([area, codes]) => (Object.hasOwn(codes, code) ? [area] : [])).join();
}
