export const LEDGER_PARTS = ['appends', 'bulk', 'effective', 'export'] as const;
export const LEDGER_ENGINES = ['sqlite', 'postgres'] as const;

export interface LedgerBench {
  readonly runs: number;
  /** Length of the longest history that is read from. */
  readonly events: number;
  /** Runs that one file appends. */
  readonly records: number;
  /** Rounds of what takes minutes. */
  readonly bulkRounds: number;
  /** Subjects of the largest export. */
  readonly subjects: number;
  readonly parts: readonly (typeof LEDGER_PARTS)[number][];
  readonly engines: readonly (typeof LEDGER_ENGINES)[number][];
}

/** Where new databases of an engine come from. */
export interface Databases {
  readonly engine: (typeof LEDGER_ENGINES)[number];
  /** Names a new place, as `--ledger` takes it. */
  readonly create: (name: string) => Promise<string>;
}

/** A reason for each number: in letters, because a long number looks like somebody's id and is refused. */
export function reasonOf(number: number): string {
  const letters = String(number).replaceAll(/[0-9]/g, (digit) =>
    'abcdefghij'.charAt(Number(digit)),
  );
  return `event-${letters}`;
}
