import type { LakeDocument } from '../document.ts';
import type { Change, Store } from '../store/store.ts';

/** The documents as one transaction sees them: the store plus the transaction's own writes. */
export class Workspace {
  readonly #store: Store;
  readonly #changes = new Map<string, Change>();

  constructor(store: Store) {
    this.#store = store;
  }

  get(id: string): LakeDocument | null {
    const change = this.#changes.get(id);
    return change ? change.after : (this.#store.documents.get(id) ?? null);
  }

  set(id: string, after: LakeDocument | null): void {
    const change = this.#changes.get(id);
    if (change) change.after = after;
    else this.#changes.set(id, { id, before: this.#store.documents.get(id) ?? null, after });
  }

  /** Returns the change to each document. Omits documents that were created and deleted again. */
  changes(): Change[] {
    return [...this.#changes.values()].filter((change) => change.before !== change.after);
  }
}
