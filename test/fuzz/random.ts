/** Numbers that look random and follow from a seed alone (mulberry32): a run can be told by its seed. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 to below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 to below a bound; 0 where there is nothing to choose from. */
  below(bound: number): number {
    return Math.floor(this.next() * bound);
  }

  /** Whether something happens that happens so often, from 0 to 1. */
  chance(often: number): boolean {
    return this.next() < often;
  }

  pick<T>(list: readonly [T, ...T[]]): T;
  pick<T>(list: readonly T[]): T | undefined;
  pick<T>(list: readonly T[]): T | undefined {
    return list[this.below(list.length)];
  }

  /** Small numbers often, large ones sometimes. */
  size(largest: number): number {
    return this.below(1 + this.below(1 + this.below(largest)));
  }

  shuffled<T>(list: readonly T[]): T[] {
    const keyed = list.map((item) => ({ item, key: this.next() }));
    return keyed.sort((one, other) => one.key - other.key).map(({ item }) => item);
  }
}
