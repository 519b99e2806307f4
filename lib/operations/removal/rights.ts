import type { ContentDocument } from '../back-office/content-document.ts';
import { type Grants, isGranted } from '../back-office/grants.ts';

/** A document in all its versions, with those of the documents that use it. */
export interface RemovableDocument {
  versions: readonly ContentDocument[];
  referrers: readonly ContentDocument[];
}

/** Returns whether a person may ask to remove a document: their role may change a version of it. */
export const mayAskFor = (
  grants: Grants,
  identity: string,
  { versions }: Pick<RemovableDocument, 'versions'>,
): boolean => versions.some((version) => isGranted(grants, 'update', version, identity));

/**
 * Returns whether a person's role may remove a document everywhere: they may change each version of it and of
 * the documents that use it. The studio checks the same (`studio/usage/lockedReferrers.ts`).
 */
export const mayRemove = (
  grants: Grants,
  identity: string,
  { versions, referrers }: RemovableDocument,
): boolean =>
  versions.length > 0 &&
  [...versions, ...referrers].every((version) => isGranted(grants, 'update', version, identity));
