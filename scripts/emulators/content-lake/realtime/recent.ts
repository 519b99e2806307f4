import type { Committed, Store } from '../store/store.ts';

const MAX_COMMITS = 500;

/** The last commits, used to send a reconnected listener the events it missed. */
export class RecentCommits {
  readonly #store: Store;
  readonly #commits: Committed[] = [];

  constructor(store: Store) {
    this.#store = store;
    store.onCommit((commit) => {
      this.#commits.push(commit);
      if (this.#commits.length > MAX_COMMITS) this.#commits.shift();
    });
  }

  /** Returns every commit after `seq`, oldest first; undefined if some of them have been evicted. */
  since(seq: number): Committed[] | undefined {
    if (seq > this.#store.seq) return undefined;
    const missedCommits = this.#commits.filter((commit) => commit.seq > seq);
    return missedCommits.length === this.#store.seq - seq ? missedCommits : undefined;
  }
}
