import type { ContentDocument } from '../back-office/content-document.ts';
import { type Grants, isGranted } from '../back-office/grants.ts';
import { mayPublish, type ReleaseDocument } from '../back-office/release-rights.ts';

/** A draft, with what is published under its id and, while nothing is, the versions of the document. */
export type DraftDocument = ReleaseDocument;

/**
 * Returns whether a person may change a draft. Its published document and versions must be theirs too:
 * a draft that names the person's own site could otherwise take over another site's document.
 */
export function mayEditDraft(
  grants: Grants,
  identity: string,
  { version: draft, published, siblings }: DraftDocument,
): boolean {
  const states: ContentDocument[] = [draft, ...(published ? [published] : siblings)];
  return states.every((state) => isGranted(grants, 'update', { ...state, _id: draft._id }, identity));
}

/** Returns whether a person's role may publish a draft without the back office, and so approve it. */
export const mayApproveDraft = (grants: Grants, identity: string, draft: DraftDocument): boolean =>
  mayPublish(grants, identity, draft);
