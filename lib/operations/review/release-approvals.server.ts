import type { SanityClient } from '@sanity/client';
import type { Queryable } from '../../platform/database/client.server.ts';
import { publishedIdOf } from '../../sites/content-lake/document-id.ts';
import type { ReleaseApproval } from '../back-office/contract.ts';
import { isUnpublishing, type ReleaseDocument, sitesOf, titleOf } from '../back-office/release-rights.ts';
import { approvalSites } from './approval-sites.server.ts';
import { approvalNeeded, isReviewedType } from './rule.ts';
import { openReviewsFor } from './store.server.ts';

/**
 * Lists the documents of a release that need approval, with the state of each. Taking a document off a site needs none.
 * @param lake in the raw perspective
 * @throws the error of the database or of the content lake
 */
export async function releaseApprovals(
  db: Queryable,
  lake: SanityClient,
  { documents, siteNames }: { documents: readonly ReleaseDocument[]; siteNames: ReadonlyMap<string, string> },
): Promise<ReleaseApproval[]> {
  const rules = await approvalSites(lake);
  const needing = documents.flatMap((document) => {
    const { version, published } = document;
    if (!isReviewedType(version._type) || isUnpublishing(version)) return [];
    const siteIds = sitesOf([document]);
    const needed = rules.filter(({ id }) => siteIds.includes(id)).flatMap((site) => site.needsApproval);
    const needs = approvalNeeded(version, published, needed);
    return needs ? [{ version, siteIds, needs }] : [];
  });
  const reviews = await openReviewsFor(
    db,
    needing.map(({ version }) => version._id),
  );
  return needing.map(({ version, siteIds, needs }) => {
    const review = reviews.find(({ documentId }) => documentId === version._id);
    const isChanged = review?.state === 'approved' && review.approvedRevision !== version._rev;
    return {
      id: publishedIdOf(version._id),
      version: version._id,
      revision: String(version._rev),
      type: version._type,
      title: titleOf(version),
      sites: siteIds.map((id) => siteNames.get(id) ?? id),
      needs,
      state: isChanged ? 'changed' : (review?.state ?? 'none'),
    };
  });
}

/** Returns the documents that are not approved as they are. */
export const unapprovedIn = (approvals: readonly ReleaseApproval[]): ReleaseApproval[] =>
  approvals.filter(({ state }) => state !== 'approved');
