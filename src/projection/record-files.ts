import type { RecordFiles } from './rollback-protection.ts';

/** Where releases are recorded after they were published (specification/trust.md 4, memory). */
export const RECORDS_FOLDER = 'provider-certification/releases';

/** Names of the files in the folder of a record. */
export const RECORD_FILE_NAMES = {
  manifest: 'release-manifest.json',
  verdict: 'gate-verdict.json',
  signedVerdict: 'gate-verdict.intoto.json',
  statement: 'ledger-projection.intoto.json',
} as const;

/** Name of the projection in the folder of a record. */
export const RECORDED_PROJECTION = 'ledger-projection.jsonl';

/** The files of a record by name; `undefined` where one of the two that every record has is not there. */
export function recordOf(
  name: string,
  contentOf: (file: string) => Uint8Array | undefined,
): RecordFiles | undefined {
  const manifest = contentOf(RECORD_FILE_NAMES.manifest);
  const verdict = contentOf(RECORD_FILE_NAMES.verdict);
  if (!manifest || !verdict) return undefined;
  const signedVerdict = contentOf(RECORD_FILE_NAMES.signedVerdict);
  const statement = contentOf(RECORD_FILE_NAMES.statement);
  return { name, manifest, verdict, signedVerdict, statement };
}

/** The names and contents of the files that a record has. */
export function filesOfRecord(record: RecordFiles): [name: string, bytes: Uint8Array][] {
  const { manifest, verdict, signedVerdict, statement } = RECORD_FILE_NAMES;
  const files: [string, Uint8Array | undefined][] = [
    [manifest, record.manifest],
    [verdict, record.verdict],
    [signedVerdict, record.signedVerdict],
    [statement, record.statement],
  ];
  return files.flatMap(([name, bytes]) => (bytes ? [[name, bytes]] : []));
}
