import { type LakeDocument, referencesIn } from '../document.ts';
import { publishedIdOf } from '../ids.ts';
import { DocumentSet } from './document-set.ts';

export interface Change {
  id: string;
  before: LakeDocument | null;
  after: LakeDocument | null;
}

const NONE: ReadonlySet<string> = new Set();

/** A map from a key to a non-empty set of ids; used for version groups and incoming references. */
class Links {
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

export class DocumentIndex {
  readonly documents = new DocumentSet();
  /** published id -> ids of its draft, versions and itself */
  readonly groups = new Links();
  /** id -> ids of the documents that refer to it */
  readonly incoming = new Links();

  add(document: LakeDocument): void {
    this.documents.put(document);
    this.groups.add(publishedIdOf(document._id), document._id);
    for (const reference of referencesIn(document)) this.incoming.add(reference.id, document._id);
  }

  apply(changes: readonly Change[]): void {
    for (const { before, after } of changes) {
      if (before) this.#remove(before);
      if (after) this.add(after);
    }
  }

  #remove(document: LakeDocument): void {
    this.documents.delete(document._id);
    this.groups.remove(publishedIdOf(document._id), document._id);
    for (const reference of referencesIn(document)) this.incoming.remove(reference.id, document._id);
  }
}
