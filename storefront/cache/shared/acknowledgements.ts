/** Waits until every instance has acknowledged an invalidation. */
export class Acknowledgements {
  readonly #counts = new Map<number, number>();
  readonly #waiting = new Map<number, { wanted: number; done: () => void }>();

  /** Counts an acknowledgement. It may arrive before the sender knows how many instances listen. */
  count(sequence: number): void {
    this.#counts.set(sequence, (this.#counts.get(sequence) ?? 0) + 1);
    this.#check(sequence);
    // Acknowledgements of other instances' invalidations are not needed here.
    for (const oldKey of this.#counts.keys()) {
      if (this.#counts.size <= 1000) break;
      this.#counts.delete(oldKey);
    }
  }

  /** Resolves when this many instances have acknowledged, or after a timeout; the others resync anyway. */
  wait(sequence: number, wantedInstances: number, milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => finish(), milliseconds);
      const finish = () => {
        clearTimeout(timer);
        this.#waiting.delete(sequence);
        this.#counts.delete(sequence);
        resolve();
      };
      this.#waiting.set(sequence, { wanted: wantedInstances, done: finish });
      this.#check(sequence);
    });
  }

  #check(sequence: number): void {
    const waiting = this.#waiting.get(sequence);
    if (waiting && (this.#counts.get(sequence) ?? 0) >= waiting.wanted) waiting.done();
  }
}
