import type { Visibility } from '../auth/principal.ts';
import { publishedIdOf } from '../ids.ts';
import type { Change, DocumentIndex } from '../store/document-index.ts';
import type { Perspective } from './perspective.ts';
import { View } from './view.ts';

/** Beyond this many views, the least recently used is evicted. */
const MAX_VIEWS = 24;

/** The views in use, updated on every change (rebuilding one takes 200 ms at 20,000 documents). */
export class Views {
  readonly #index: DocumentIndex;
  readonly #views = new Map<string, View>();

  constructor(index: DocumentIndex) {
    this.#index = index;
  }

  get(perspective: Perspective, visibility: Visibility): View {
    const key = `${visibility.scope} ${visibility.filters.join()} ${perspective === 'raw' ? 'raw' : `[${perspective.join()}]`}`;
    const view = this.#views.get(key) ?? new View(this.#index, perspective, visibility);
    // Re-inserting keeps the map in order of use, oldest first.
    this.#views.delete(key);
    this.#views.set(key, view);
    const oldest = this.#views.keys().next().value;
    if (this.#views.size > MAX_VIEWS && oldest !== undefined) this.#views.delete(oldest);
    return view;
  }

  update(changes: readonly Change[]): void {
    const groups = new Set(changes.map((change) => publishedIdOf(change.id)));
    for (const view of this.#views.values()) {
      for (const change of changes) if (!change.after) view.forget(change.id);
      for (const group of groups) view.refresh(group);
    }
  }
}
