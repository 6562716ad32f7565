/** One step of the way from the root of a document to a value: a member name or an index. */
export type Step = string | number;

/** The values in one object or array, and the names in front of them. */
interface Container {
  readonly at: number;
  readonly values: Map<Step, Spot> | Spot[];
  readonly names: Map<Step, number>;
}

/** Where a value starts; a scalar is nothing but its offset, since there may be millions of them. */
type Spot = number | Container;

/**
 * Where the values and member names of one text start. Kept as a tree and walked by pointer: pointers
 * as keys would take quadratic space where a long name has many values below it.
 */
export class Offsets {
  #root: Spot | undefined;
  /** The containers that are being read, from the root on. */
  readonly #open: Container[] = [];

  /** A member name starts here; the first of its name counts. */
  name(path: readonly Step[], at: number): void {
    const names = this.#open[path.length - 1]?.names;
    const step = path.at(-1);
    if (step !== undefined && names?.has(step) === false) names.set(step, at);
  }

  /** A value starts here, opened by a bracket if it is a container; the first of its name counts. */
  value(path: readonly Step[], at: number, bracket: string | undefined): void {
    const container =
      bracket === '{' || bracket === '['
        ? { at, values: bracket === '{' ? new Map<Step, Spot>() : [], names: new Map() }
        : undefined;
    this.#place(path, container ?? at);
    this.#open.length = path.length;
    if (container) this.#open.push(container);
  }

  /** The offset of a value or of the name in front of it; `undefined` where the path leads nowhere. */
  find(path: readonly string[], part: 'value' | 'name'): number | undefined {
    let spot = this.#root;
    let nameAt: number | undefined;
    for (const step of path) {
      if (spot === undefined || typeof spot === 'number') return undefined;
      nameAt = spot.names.get(step);
      spot = Array.isArray(spot.values) ? spot.values[Number(step)] : spot.values.get(step);
    }
    const at = typeof spot === 'object' ? spot.at : spot;
    return part === 'name' ? (nameAt ?? at) : at;
  }

  #place(path: readonly Step[], spot: Spot): void {
    const values = this.#open[path.length - 1]?.values;
    const step = path.at(-1);
    if (step === undefined || values === undefined) this.#root = spot;
    else if (Array.isArray(values)) values.push(spot);
    else if (!values.has(step)) values.set(step, spot);
  }
}
