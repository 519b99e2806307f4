import { isMarkedForDeletion, type LakeDocument } from '../document.ts';
import { publishedIdOf, releaseOf } from '../ids.ts';
import type { DocumentIndex } from '../store/document-index.ts';
import { mayChange } from './documents.ts';
import { isGranted } from './grants.ts';
import type { Principal } from './principal.ts';

/** Stands for a page of every site there is or will be. */
const ANY_PAGE = {
  _id: 'page-any',
  _type: 'page',
  site: { _type: 'reference', _ref: 'site-any' },
};

/** The versions that a release will publish. */
const versionsIn = (releaseId: string, store: DocumentIndex): LakeDocument[] =>
  store.documents.all().filter(({ _id }) => releaseOf(_id) === releaseId);

/**
 * Whether somebody may publish, schedule, unschedule, archive or delete a release. A release belongs to the sites of its
 * documents: this is for who may publish each of them. One without documents belongs to its maker, and to those
 * who edit all sites.
 * @param release the stored release; null when there is none yet
 * @param store the documents before the request
 */
export function mayRunRelease(
  principal: Principal,
  release: LakeDocument | null,
  releaseId: string,
  store: DocumentIndex,
): boolean {
  const versions = versionsIn(releaseId, store);
  if (versions.length > 0) return versions.every((version) => mayPublish(principal, version, store));
  return !release || isMaker(principal, release) || isGranted(principal, 'update', ANY_PAGE);
}

/**
 * Whether somebody may rename a release, add documents to it and take them out: whoever may run it, and its maker, to whose
 * release others may have added what they alone may publish.
 */
export const mayEditRelease = (
  principal: Principal,
  release: LakeDocument | null,
  releaseId: string,
  store: DocumentIndex,
): boolean =>
  (release !== null && isMaker(principal, release)) || mayRunRelease(principal, release, releaseId, store);

const isMaker = ({ id }: Principal, { userId }: LakeDocument) => id !== '' && userId === id;

/** Whether somebody may do both things that publishing a version does: change what is published, and remove the version. */
function mayPublish(principal: Principal, version: LakeDocument, store: DocumentIndex): boolean {
  const id = publishedIdOf(version._id);
  const before = store.documents.get(id) ?? null;
  const after = isMarkedForDeletion(version) ? null : { ...version, _id: id };
  return (
    mayChange(principal, { id, before, after }, store) &&
    mayChange(principal, { id: version._id, before: version, after: null }, store)
  );
}
