/** Where in the ledger a fact stands: its place in the one total order, and its leaf hash (specification/trust.md 3). */
export interface RecordPlace {
  readonly sequence: number;
  readonly leaf: string;
}
