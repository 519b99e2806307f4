import type { Committed, Store } from '../store/store.ts';

const KEPT = 500;

/** The last commits, so that a listener which was cut off for a moment can be told what it missed. */
export class RecentCommits {
  readonly #store: Store;
  readonly #commits: Committed[] = [];

  constructor(store: Store) {
    this.#store = store;
    store.onCommit((commit) => {
      this.#commits.push(commit);
      if (this.#commits.length > KEPT) this.#commits.shift();
    });
  }

  /** Every commit after `seq`, oldest first; undefined when some of them are no longer kept. */
  since(seq: number): Committed[] | undefined {
    if (seq > this.#store.seq) return undefined;
    const missed = this.#commits.filter((commit) => commit.seq > seq);
    return missed.length === this.#store.seq - seq ? missed : undefined;
  }
}
