import { isMarkedForDeletion, type LakeDocument } from '../document.ts';
import { publishedIdOf, releaseOf } from '../ids.ts';
import type { DocumentIndex } from '../store/document-index.ts';
import { mayChange } from './documents.ts';
import { isGranted } from './grants.ts';
import type { Principal } from './principal.ts';

/** A page of an arbitrary site; only editors of all sites may change it. */
const ANY_PAGE = {
  _id: 'page-any',
  _type: 'page',
  site: { _type: 'reference', _ref: 'site-any' },
};

const versionsIn = (releaseId: string, store: DocumentIndex): LakeDocument[] =>
  store.documents.all().filter(({ _id }) => releaseOf(_id) === releaseId);

/**
 * Returns whether a principal may publish, schedule, unschedule, archive or delete a release. It requires
 * permission to publish every document in the release. A release without documents belongs to its creator and
 * to editors of all sites.
 * @param release the stored release; null if it does not exist yet
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
 * Returns whether a principal may rename a release or add and remove documents. Its creator may, even after
 * others have added documents that the creator cannot publish.
 */
export const mayEditRelease = (
  principal: Principal,
  release: LakeDocument | null,
  releaseId: string,
  store: DocumentIndex,
): boolean =>
  (release !== null && isMaker(principal, release)) || mayRunRelease(principal, release, releaseId, store);

const isMaker = ({ id }: Principal, { userId }: LakeDocument) => id !== '' && userId === id;

/** Publishing a version changes the published document and removes the version, so both must be allowed. */
function mayPublish(principal: Principal, version: LakeDocument, store: DocumentIndex): boolean {
  const id = publishedIdOf(version._id);
  const before = store.documents.get(id) ?? null;
  const after = isMarkedForDeletion(version) ? null : { ...version, _id: id };
  return (
    mayChange(principal, { id, before, after }, store) &&
    mayChange(principal, { id: version._id, before: version, after: null }, store)
  );
}
