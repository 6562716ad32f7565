export { auditRelease, type Audit, type AuditInput } from './audit.ts';
export {
  MAX_CAPSULE_BYTES,
  readCapsule,
  writeCapsule,
  type CapsuleContent,
  earlierRecords,
  membersOf,
  partsOf,
  type CapsuleParts,
} from './capsule.ts';
