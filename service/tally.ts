export class Tally {
  readonly #counts = new Map<string, number>();

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  async during<T>(key: string, work: () => Promise<T>): Promise<T> {
    this.#counts.set(key, this.of(key) + 1);
    try {
      return await work();
    } finally {
      const left = this.of(key) - 1;
      if (left === 0) this.#counts.delete(key);
      else this.#counts.set(key, left);
    }
  }
}
