export { auditRelease, type Audit } from './audit.ts';
export type { AuditInput } from './replay.ts';
export {
  MAX_CAPSULE_BYTES,
  readCapsule,
  writeCapsule,
  earlierRecords,
  membersOf,
  partsOf,
  type CapsuleParts,
} from './capsule.ts';
