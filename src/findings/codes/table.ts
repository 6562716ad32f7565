import { administrationCodes } from './administration.ts';
import { auditCodes } from './audit.ts';
import { appendCodes } from './append.ts';
import { cliCodes } from './cli.ts';
import { claimsCodes } from './claims.ts';
import { contractCodes } from './contract.ts';
import { evidenceCodes } from './evidence.ts';
import { evidenceLedgerCodes } from './evidence-ledger.ts';
import { filesCodes } from './files.ts';
import { gateCodes } from './gate.ts';
import { gitCodes } from './git.ts';
import { instanceCodes } from './instance.ts';
import { jsonCodes } from './json.ts';
import { keysCodes } from './keys.ts';
import { ledgerCodes } from './ledger.ts';
import { ledgerAuditCodes } from './ledger-audit.ts';
import { lookupsCodes } from './lookups.ts';
import { manifestCodes } from './manifest.ts';
import { readinessCodes } from './readiness.ts';
import { releaseCommandCodes } from './release-command.ts';
import { rootsCodes } from './roots.ts';
import { signingCodes } from './signing.ts';
import { trustedCodes } from './trusted.ts';
import { projectionLinesCodes } from './projection-lines.ts';
import { runsCodes } from './runs.ts';
import { sanitizerCodes } from './sanitizer.ts';
import { serviceCodes } from './service.ts';
import { surfacesCodes } from './surfaces.ts';
import { verdictCodes } from './verdict.ts';
import type { CodeEntry } from './entry.ts';

/**
 * The closed table of everything claimgate can find or fail with. Callers switch on the code; people
 * read text rendered from it. docs/codes.md is generated from this table.
 */
export const CODES = {
  ...jsonCodes,
  ...claimsCodes,
  ...contractCodes,
  ...filesCodes,
  ...gitCodes,
  ...manifestCodes,
  ...signingCodes,
  ...keysCodes,
  ...rootsCodes,
  ...ledgerCodes,
  ...evidenceLedgerCodes,
  ...appendCodes,
  ...ledgerAuditCodes,
  ...trustedCodes,
  ...gateCodes,
  ...verdictCodes,
  ...evidenceCodes,
  ...runsCodes,
  ...readinessCodes,
  ...projectionLinesCodes,
  ...sanitizerCodes,
  ...lookupsCodes,
  ...serviceCodes,
  ...administrationCodes,
  ...instanceCodes,
  ...releaseCommandCodes,
  ...auditCodes,
  ...surfacesCodes,
  ...cliCodes,
} satisfies Record<string, CodeEntry>;

export type Code = keyof typeof CODES;
