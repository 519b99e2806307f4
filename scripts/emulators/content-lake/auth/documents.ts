import type { LakeDocument } from '../document.ts';
import { publishedIdOf } from '../ids.ts';
import type { Change, DocumentIndex } from '../store/document-index.ts';
import { isGranted } from './grants.ts';
import type { Principal } from './principal.ts';

/**
 * Whether somebody may change a document, by its old and its new content. A draft or a version is judged as the document
 * that it becomes when it is published, and together with what is published under that id now; while nothing is,
 * together with the other drafts and versions: otherwise whoever names a site of theirs in a draft could take over the
 * document of another site.
 * @param store the documents before the change
 */
export function mayChange(
  principal: Principal,
  { id, before, after }: Change,
  store: DocumentIndex,
): boolean {
  const publishedId = publishedIdOf(id);
  const publishedDocument = store.documents.get(publishedId);
  const asPublished = (document: LakeDocument) =>
    isGranted(principal, publishedDocument ? 'update' : 'create', { ...document, _id: publishedId });

  const states = [before, after].filter((state) => state !== null);
  const permission = before ? 'update' : 'create';
  if (!states.every((state) => isGranted(principal, permission, state))) return false;
  if (id !== publishedId && !states.every(asPublished)) return false;
  const others = publishedDocument ? [publishedDocument] : siblingsOf(id, publishedId, store);
  return others.every(asPublished);
}

/** The drafts and versions of a document other than the one given. */
function siblingsOf(id: string, publishedId: string, store: DocumentIndex): LakeDocument[] {
  return [...store.groups.of(publishedId)].flatMap((each) =>
    each === id ? [] : (store.documents.get(each) ?? []),
  );
}
