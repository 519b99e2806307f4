import { isVisible, type Visibility } from '../auth/principal.ts';
import { isMarkedForDeletion, type LakeDocument } from '../document.ts';
import { draftIdOf, isPublishedId, publishedIdOf, versionIdOf } from '../ids.ts';
import type { DocumentIndex } from '../store/document-index.ts';
import { DocumentSet } from '../store/document-set.ts';
import type { Perspective } from './perspective.ts';

/**
 * The dataset as seen through one perspective and visibility. In a stack of layers each document appears
 * once, under its published id, with `_originalId` naming the version it comes from.
 */
export class View {
  readonly documents = new DocumentSet();
  readonly #index: DocumentIndex;
  readonly #perspective: Perspective;
  readonly #visibility: Visibility;

  constructor(index: DocumentIndex, perspective: Perspective, visibility: Visibility) {
    this.#index = index;
    this.#perspective = perspective;
    this.#visibility = visibility;
    for (const group of index.groups.keys()) this.refresh(group);
  }

  refresh(group: string): void {
    if (this.#perspective === 'raw') this.#refreshRaw(group);
    else this.#refreshLayered(group, this.#perspective);
  }

  visibleDocument(storedId: string): LakeDocument | undefined {
    if (this.#perspective === 'raw') return this.documents.get(storedId);
    const document = this.documents.get(publishedIdOf(storedId));
    return document && (document._originalId ?? document._id) === storedId ? document : undefined;
  }

  versionsOf(publishedId: string): LakeDocument[] {
    return this.#visible(this.#index.groups.of(publishedId));
  }

  referring(id: string): LakeDocument[] {
    return this.#visible(this.#index.incoming.of(id));
  }

  #visible(ids: ReadonlySet<string>): LakeDocument[] {
    return [...ids].flatMap((id) => this.visibleDocument(id) ?? []);
  }

  #refreshRaw(group: string): void {
    const groupIds = this.#index.groups.of(group);
    for (const id of groupIds) {
      const document = this.#index.documents.get(id);
      if (!document) continue;
      if (isVisible(this.#visibility, document)) this.documents.put(document);
      else this.documents.delete(id);
    }
  }

  /** Removes a deleted document: in a raw view, refreshing its group does not remove it. */
  forget(id: string): void {
    if (this.#perspective === 'raw') this.documents.delete(id);
  }

  #refreshLayered(group: string, layers: readonly string[]): void {
    const winner = this.#winner(group, layers);
    if (!winner) this.documents.delete(group);
    else if (isPublishedId(winner._id)) this.documents.put(winner);
    else this.documents.put({ ...winner, _id: group, _originalId: winner._id });
  }

  #winner(group: string, layers: readonly string[]): LakeDocument | undefined {
    for (const layer of [...layers, 'published']) {
      const id =
        layer === 'published' ? group : layer === 'drafts' ? draftIdOf(group) : versionIdOf(group, layer);
      const stored = this.#index.documents.get(id);
      const document = stored && isVisible(this.#visibility, stored) ? stored : undefined;
      // A version marked for deletion means "unpublished once the release is out".
      if (document) return isMarkedForDeletion(document) ? undefined : document;
    }
    return undefined;
  }
}
