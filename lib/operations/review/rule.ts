import { publishedIdOf, releaseOfVersion } from '../../sites/content-lake/document-id.ts';
import type { ContentDocument } from '../back-office/content-document.ts';

/** What a site may have approved before it is published: its field `needsApproval`. */
export const APPROVAL_KINDS = ['pages', 'legalPages', 'offers'] as const;
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];

/** Types of documents that a review is for. */
export const REVIEWED_TYPES = ['page', 'offer'] as const;
export type ReviewedType = (typeof REVIEWED_TYPES)[number];

export const isReviewedType = (type: string): type is ReviewedType =>
  (REVIEWED_TYPES as readonly string[]).includes(type);

/** Why a document needs approval, for people. */
export const APPROVAL_REASONS: Readonly<Record<ApprovalKind, string>> = {
  pages: 'Pages of this site need approval before they are published.',
  legalPages: 'Legal pages of this site need approval before they are published.',
  offers: 'Offers with a rate or a price need approval before they are published.',
};

const LEGAL_PATH =
  /(?:^|[/-])(?:privacy|terms|conditions|legal|disclaimers?|complaints?|cookies?|collection-notice|credit-guide)(?=$|[/-])/;

/** Returns whether a page's path is that of a legal page, such as `/privacy-policy`. */
export const isLegalPath = (path: string): boolean => LEGAL_PATH.test(path.toLowerCase());

const RATES = ['interestRate', 'comparisonRate', 'loanAmount'];
const TEXTS = ['name', 'category', 'description', 'disclaimer'];
const FIGURE = /\$\s?\d|\d\s?%|\d\s*per ?cent/i;

/** Returns whether an offer has a rate field, or a text with an amount of money or a percentage. */
export const hasRateOrPrice = (offer: Record<string, unknown>): boolean =>
  RATES.some((field) => typeof offer[field] === 'number') ||
  TEXTS.some((field) => typeof offer[field] === 'string' && FIGURE.test(offer[field]));

/**
 * Returns why publishing a draft needs approval; null if it does not.
 * The published document counts too: removing the rate of an offer, or moving a legal page, needs approval.
 * @param needed what the sites of the draft and of the published document have approved
 */
export function approvalNeeded(
  draft: ContentDocument,
  published: ContentDocument | null,
  needed: readonly string[],
): ApprovalKind | null {
  const states = [draft, ...(published ? [published] : [])];
  const applies: Record<ApprovalKind, (state: ContentDocument) => boolean> = {
    legalPages: (state) => state._type === 'page' && isLegalPath(pathOf(state)),
    pages: ({ _type }) => _type === 'page',
    offers: (state) => state._type === 'offer' && hasRateOrPrice(state),
  };
  const kinds = Object.keys(applies) as ApprovalKind[];
  return kinds.find((kind) => needed.includes(kind) && states.some(applies[kind])) ?? null;
}

function pathOf({ path }: ContentDocument): string {
  const { current } = Object(path) as { current?: unknown };
  return typeof current === 'string' ? current : '';
}

/**
 * Returns what a review of a draft or version is stored under: the published id for a draft, as a document has one
 * draft, and the version's own id for a document of a release.
 */
export const reviewedIdOf = (id: string): string => (releaseOfVersion(id) === null ? publishedIdOf(id) : id);

/** Returns the id of the draft or version that a review stored under this id is about. */
export const unpublishedIdOf = (reviewedId: string): string =>
  releaseOfVersion(reviewedId) === null ? `drafts.${reviewedId}` : reviewedId;

/**
 * Returns whether a document was published since its review was requested, by somebody who needs no approval.
 * Publishing removes the draft, so a draft of it is a later one without a request. A version of a release stays as
 * it was.
 * @param reviewedId what the review is stored under
 */
export function isPublishedSince(
  reviewedId: string,
  published: ContentDocument | null,
  requestedAt: Date,
): boolean {
  if (releaseOfVersion(reviewedId) !== null) return false;
  const changedAt = published?.['_updatedAt'];
  return typeof changedAt === 'string' && Date.parse(changedAt) > requestedAt.getTime();
}
