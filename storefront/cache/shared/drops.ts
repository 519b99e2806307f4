/** How many dropped tags are remembered by name; of earlier drops only the time is remembered. */
const TAGS_KEPT = 20_000;
/** How many tags are forgotten at once. */
const TAGS_FORGOTTEN = 5_000;

/**
 * Which tags were dropped, in the order of the drops: without clocks, so that copies on machines whose clocks differ
 * agree. Something made from data is current when none of its tags was dropped after its making began.
 */
export class Drops {
  readonly #sequences = new Map<string, number>();
  readonly #doubtful = new Set<string>();
  #doubts = 0;
  #applied = 0;
  #floor = 0;

  /** The number of the latest drop that is known here. */
  get applied(): number {
    return this.#applied;
  }

  /** Notes a drop; an older one that comes late changes nothing that a newer one said. */
  apply(sequence: number, tags: Iterable<string>): void {
    for (const tag of tags) {
      if ((this.#sequences.get(tag) ?? 0) >= sequence) continue;
      // The latest last: the map keeps the order in which its entries came.
      this.#sequences.delete(tag);
      this.#sequences.set(tag, sequence);
    }
    this.#applied = Math.max(this.#applied, sequence);
    this.#forget();
  }

  /** Whether a drop was noted already, by this number and for all of its tags. */
  knows(sequence: number, tags: readonly string[]): boolean {
    return sequence <= this.#applied && tags.every((tag) => (this.#sequences.get(tag) ?? 0) >= sequence);
  }

  /** Notes tags of a drop whose place among the others is unknown: nothing with them is current until it is known. */
  doubt(tags: Iterable<string>): void {
    for (const tag of tags) this.#doubtful.add(tag);
    this.#doubts += 1;
  }

  /** How many drops were doubtful so far: whoever asks for their places tells `settle` what it was when it asked. */
  get doubts(): number {
    return this.#doubts;
  }

  /** The places of all drops are known that were doubtful when it was asked for them. */
  settle(doubts: number): void {
    if (doubts === this.#doubts) this.#doubtful.clear();
  }

  /** Drops up to this number are known by their number alone: what began before it is not current. */
  raiseFloor(floor: number): void {
    this.#floor = Math.max(this.#floor, floor);
  }

  /** @param latestDrop the number of the latest drop known when the making began */
  isCurrent(tags: readonly string[], latestDrop: number): boolean {
    return (
      latestDrop >= this.#floor &&
      tags.every((tag) => (this.#sequences.get(tag) ?? 0) <= latestDrop && !this.#doubtful.has(tag))
    );
  }

  #forget(): void {
    if (this.#sequences.size <= TAGS_KEPT) return;
    let forgottenTags = 0;
    for (const [tag, sequence] of this.#sequences) {
      this.#sequences.delete(tag);
      this.raiseFloor(sequence);
      forgottenTags += 1;
      if (forgottenTags === TAGS_FORGOTTEN) return;
    }
  }
}
