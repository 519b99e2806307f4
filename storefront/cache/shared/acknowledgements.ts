/** Waits until every copy has said that it applied a drop. */
export class Acknowledgements {
  readonly #counts = new Map<number, number>();
  readonly #waiting = new Map<number, { wanted: number; done: () => void }>();

  /** A copy has applied a drop. One may say so before the dropper knows how many listen. */
  count(sequence: number): void {
    this.#counts.set(sequence, (this.#counts.get(sequence) ?? 0) + 1);
    this.#check(sequence);
    // Acknowledgements of another copy's drops concern nobody in this process.
    for (const oldKey of this.#counts.keys()) {
      if (this.#counts.size <= 1000) break;
      this.#counts.delete(oldKey);
    }
  }

  /**
   * Ends when so many copies have applied a drop, or after a time: whoever has not by then asks before it trusts what it
   * has.
   */
  wait(sequence: number, wantedCopies: number, milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => finish(), milliseconds);
      const finish = () => {
        clearTimeout(timer);
        this.#waiting.delete(sequence);
        this.#counts.delete(sequence);
        resolve();
      };
      this.#waiting.set(sequence, { wanted: wantedCopies, done: finish });
      this.#check(sequence);
    });
  }

  #check(sequence: number): void {
    const waiting = this.#waiting.get(sequence);
    if (waiting && (this.#counts.get(sequence) ?? 0) >= waiting.wanted) waiting.done();
  }
}
