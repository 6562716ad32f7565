import type { MakeTarget } from '../target.ts';

/** Every reader of outside bytes, by the name under which it is tried. Each is loaded when its turn comes. */
export const TARGETS: Readonly<Record<string, MakeTarget>> = {
  json: async () => (await import('./json.ts')).jsonTarget(),
  gate: async () => (await import('./gate.ts')).gateTarget(),
  signed: async () => (await import('./signed.ts')).signedTarget(),
  envelope: async () => (await import('./signed.ts')).envelopeTarget(),
  note: async () => (await import('./note.ts')).noteTarget(),
  projection: async () => (await import('./release.ts')).projectionTarget(),
  release: async () => (await import('./release.ts')).releaseTarget(),
  contract: async () => (await import('./documents.ts')).contractTarget(),
  claims: async () => (await import('./documents.ts')).claimsTarget(),
  facts: async () => (await import('./documents.ts')).factsTarget(),
  settings: async () => (await import('./documents.ts')).settingsTarget(),
  root: async () => (await import('./documents.ts')).rootTarget(),
  keys: async () => (await import('./signed.ts')).keysTarget(),
  capsule: async () => (await import('./release.ts')).capsuleTarget(),
  surface: async () => (await import('./results.ts')).surfaceTarget(),
  results: async () => (await import('./results.ts')).resultsTarget(),
  log: async () => (await import('./results.ts')).logTarget(),
  answer: async () => (await import('./results.ts')).answerTarget(),
  mcp: async () => (await import('./json.ts')).mcpTarget(),
  http: async () => (await import('./http.ts')).httpTarget(),
  command: async () => (await import('./command.ts')).commandTarget(),
};
