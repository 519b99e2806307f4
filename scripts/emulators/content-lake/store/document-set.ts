import type { LakeDocument } from '../document.ts';

/** Documents by id, with a sorted list that is built on first use and then kept up to date. */
class Bucket {
  readonly byId = new Map<string, LakeDocument>();
  #sorted: LakeDocument[] | undefined;

  put(document: LakeDocument): void {
    const exists = this.byId.has(document._id);
    this.byId.set(document._id, document);
    this.#sorted?.splice(this.#position(document._id), exists ? 1 : 0, document);
  }

  delete(id: string): void {
    if (this.byId.delete(id)) this.#sorted?.splice(this.#position(id), 1);
  }

  list(): readonly LakeDocument[] {
    this.#sorted ??= [...this.byId.values()].sort((a, b) => (a._id < b._id ? -1 : 1));
    return this.#sorted;
  }

  /** Returns the index of `id` in the sorted list, or where it would be inserted. */
  #position(id: string): number {
    const list = this.#sorted ?? [];
    let low = 0;
    let high = list.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((list[middle]?._id ?? '') < id) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

export class DocumentSet {
  readonly #everything = new Bucket();
  readonly #types = new Map<string, Bucket>();

  get size(): number {
    return this.#everything.byId.size;
  }

  get(id: string): LakeDocument | undefined {
    return this.#everything.byId.get(id);
  }

  put(document: LakeDocument): void {
    const oldDocument = this.get(document._id);
    if (oldDocument && oldDocument._type !== document._type)
      this.#types.get(oldDocument._type)?.delete(oldDocument._id);
    let bucket = this.#types.get(document._type);
    if (!bucket) {
      bucket = new Bucket();
      this.#types.set(document._type, bucket);
    }
    bucket.put(document);
    this.#everything.put(document);
  }

  delete(id: string): void {
    const oldDocument = this.get(id);
    if (!oldDocument) return;
    this.#types.get(oldDocument._type)?.delete(id);
    this.#everything.delete(id);
  }

  all(): readonly LakeDocument[] {
    return this.#everything.list();
  }

  ofType(type: string): readonly LakeDocument[] {
    return this.#types.get(type)?.list() ?? [];
  }
}
