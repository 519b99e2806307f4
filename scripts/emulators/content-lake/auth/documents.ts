import type { LakeDocument } from '../document.ts';
import { publishedIdOf } from '../ids.ts';
import type { Change, DocumentIndex } from '../store/document-index.ts';
import { isGranted } from './grants.ts';
import type { Principal } from './principal.ts';

/**
 * Returns whether a principal may change a document, given its old and new content. A draft or version is
 * also checked under the id it will be published as, together with the published document, or if there is
 * none with the other drafts and versions. Otherwise a draft that names an editor's own site could take over
 * a document of another site. Principals who may only write drafts need the permission for the same content as
 * a draft instead.
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
    [publishedId, id].some((_id) =>
      isGranted(principal, publishedDocument ? 'update' : 'create', { ...document, _id }),
    );

  const states = [before, after].filter((state) => state !== null);
  const permission = before ? 'update' : 'create';
  if (!states.every((state) => isGranted(principal, permission, state))) return false;
  if (id !== publishedId && !states.every(asPublished)) return false;
  const others = publishedDocument ? [publishedDocument] : siblingsOf(id, publishedId, store);
  return others.every(asPublished);
}

function siblingsOf(id: string, publishedId: string, store: DocumentIndex): LakeDocument[] {
  return [...store.groups.of(publishedId)].flatMap((each) =>
    each === id ? [] : (store.documents.get(each) ?? []),
  );
}
