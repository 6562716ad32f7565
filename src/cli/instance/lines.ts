import type { InstanceHealth, ProbeResult, SavedInstance } from '../../documents/index.ts';

/** What the probes came to, for reading. */
export function healthLines({
  instance,
  health,
  ready,
  database,
  storage,
}: InstanceHealth): string[] {
  return [
    `instance: ${instance}`,
    `  liveness: ${probeWords(health)}`,
    ...(ready === null
      ? []
      : [`  readiness: ${probeWords(ready)}`, `  database: ${database.replace('_', ' ')}`]),
    ...(storage === undefined ? [] : [`  storage: ${storage.replace('_', ' ')}`]),
  ];
}

function probeWords({ ok, code, http_status }: ProbeResult): string {
  if (ok) return 'ok';
  return http_status === null ? `failed, ${code}` : `failed, ${code}, HTTP ${http_status}`;
}

/** A saved instance as a line of a list; the active one has a mark. */
export function instanceLine({ name, url, token_file, active }: SavedInstance): string {
  const token = token_file === null ? '' : `  token in ${token_file}`;
  return `${active ? '*' : ' '} ${name}  ${url}${token}`;
}
