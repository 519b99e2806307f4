import { z } from 'zod';
import type { ApprovalKind } from './rule.ts';

/**
 * State of a review. `rejected` stays open until the draft is sent again or the request is withdrawn.
 * `replaced`: the document was published without it, or another request followed.
 */
export const REVIEW_STATES = [
  'requested',
  'approved',
  'rejected',
  'published',
  'withdrawn',
  'replaced',
] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** A reviewer's comment on a field: its path as Sanity writes it, such as `blocks[_key=="a1"]`. */
export interface ReviewComment {
  path: string;
  text: string;
}

export interface StaffName {
  /** Studio user id. */
  id: string;
  name: string;
}

export interface ReviewAnswer {
  id: string;
  /** The published id; the id of the version for a document of a release. */
  document: string;
  type: string;
  title: string;
  /** Names of its sites. */
  sites: string[];
  state: ReviewState;
  /** True if the draft was changed after it was approved, so that it needs another approval. */
  isOutdated: boolean;
  requestedBy: StaffName;
  requestText: string;
  assignedTo: StaffName | null;
  /** YYYY-MM-DD */
  dueOn: string | null;
  decidedBy: StaffName | null;
  decisionText: string;
  comments: ReviewComment[];
  createdAt: string;
  decidedAt: string | null;
}

/** What the caller may do with a draft. */
export interface ReviewStateAnswer {
  /** Why it needs approval; null if it does not. */
  needs: ApprovalKind | null;
  /** True if the caller's role may publish it, and so approve it. */
  mayApprove: boolean;
  /** True if the back office publishes this revision for the caller. */
  mayPublish: boolean;
  /** Revision of the draft. */
  revision: string;
  review: ReviewAnswer | null;
}

export interface ApproversAnswer {
  approvers: StaffName[];
}

/** A document that was published without the approval it needs. */
export interface UnapprovedAnswer {
  /** The published id. */
  document: string;
  /** Identifies the publication, together with the document. */
  revision: string;
  type: string;
  title: string;
  /** Names of its sites. */
  sites: string[];
  publishedBy: StaffName;
  publishedAt: string;
}

export interface ReviewsAnswer {
  reviews: (ReviewAnswer & { isMine: boolean; awaitsMe: boolean })[];
  /** Newest first. */
  unapproved: UnapprovedAnswer[];
}

const documentId = z
  .string()
  .max(300)
  .regex(/^[\w-]{1,128}(\.[\w-]{1,128})*$/)
  .refine((id) => !/^(drafts\.|versions\.[^.]*$)/.test(id));
const revision = z.string().min(1).max(100);
const note = z.string().trim().max(2_000);

export const documentSchema = z.strictObject({ document: documentId });
export const requestSchema = z.strictObject({
  document: documentId,
  revision,
  assignedTo: z.string().min(1).max(100).nullable().default(null),
  dueOn: z.iso.date().nullable().default(null),
  text: note.default(''),
});
export const decisionSchema = z.strictObject({
  document: documentId,
  revision,
  decision: z.enum(['approved', 'rejected']),
  text: note.default(''),
  comments: z
    .array(z.strictObject({ path: z.string().min(1).max(300), text: z.string().trim().min(1).max(1_000) }))
    .max(50)
    .default([]),
});
export const publishSchema = z.strictObject({
  // The documents of a release are published together.
  document: documentId.refine((id) => !id.startsWith('versions.')),
  revision,
});
export const reviewsSchema = z.strictObject({
  sites: z.array(z.string().min(1).max(100)).max(500).default([]),
});

export type ReviewRequest = z.input<typeof requestSchema>;
export type ReviewDecision = z.input<typeof decisionSchema>;
export type PublishRequest = z.input<typeof publishSchema>;
