/** A map from a key to a non-empty set of ids; used for version groups and incoming references. */
export class Links {
  readonly #sets = new Map<string, Set<string>>();

  add(key: string, id: string): void {
    const set = this.#sets.get(key);
    if (set) set.add(id);
    else this.#sets.set(key, new Set([id]));
  }

  remove(key: string, id: string): void {
    const set = this.#sets.get(key);
    if (set?.delete(id) && set.size === 0) this.#sets.delete(key);
  }

  of(key: string): ReadonlySet<string> {
    return this.#sets.get(key) ?? NONE;
  }

  keys(): Iterable<string> {
    return this.#sets.keys();
  }
}

const NONE: ReadonlySet<string> = new Set();
