export { auditRelease, type Audit } from './audit.ts';
export { MAX_CAPSULE_BYTES, readCapsule, writeCapsule, type CapsuleContent } from './capsule.ts';
export type { AuditInput } from './input.ts';
export type { AuditRow } from './row.ts';
export { earlierRecords, membersOf, partsOf, type CapsuleParts } from './members.ts';
