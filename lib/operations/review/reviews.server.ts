import { type Action, ClientError, type SanityClient } from '@sanity/client';
import { transaction } from '../../platform/database/client.server.ts';
import { ApiError } from '../../platform/request/api-error.ts';
import { publishedIdOf, releaseOfVersion } from '../../sites/content-lake/document-id.ts';
import { type ProjectMember, projectMembers } from '../back-office/administrators.server.ts';
import { bodyOf, type Call } from '../back-office/call.server.ts';
import type { ContentDocument } from '../back-office/content-document.ts';
import { expectStaffRate } from '../back-office/expect-rate.server.ts';
import { isGranted } from '../back-office/grants.ts';
import { grantsOfRoleNames } from '../back-office/person-grants.server.ts';
import { documentsOf, siblingsOf } from '../back-office/publish-release.server.ts';
import { siteIdsOf, titleOf } from '../back-office/release-rights.ts';
import type { ServerLake } from '../back-office/releases.server.ts';
import { type ApprovalSite, approvalSites } from './approval-sites.server.ts';
import {
  type ApproversAnswer,
  decisionSchema,
  documentSchema,
  publishSchema,
  type ReviewAnswer,
  type ReviewStateAnswer,
  type ReviewsAnswer,
  requestSchema,
  reviewsSchema,
  type StaffName,
} from './contract.ts';
import { recordPublication, unapprovedOf } from './publish-checks.server.ts';
import { type DraftDocument, mayApproveDraft, mayEditDraft } from './rights.ts';
import {
  APPROVAL_REASONS,
  type ApprovalKind,
  approvalNeeded,
  isPublishedSince,
  isReviewedType,
  reviewedIdOf,
  unpublishedIdOf,
} from './rule.ts';
import {
  endReview,
  openReviewOf,
  openReviewsOf,
  type StoredReview,
  storeDecision,
  storeReview,
} from './store.server.ts';

const NOT_FOUND = 'There is no draft of this document, or you don’t have permission to change it.';
const NOT_RESPONDING = 'Sanity isn’t responding. Please try again.';
const CHANGED = 'The draft has changed since you opened it. Look at the changes, then try again.';

/**
 * Endpoints for reviews: drafts and documents of releases are sent for approval and decided, drafts are published.
 * The server publishes with its own token for people whose role may only write drafts. It publishes a document
 * that needs approval only at the approved revision.
 * @param serverLake returns null without a token
 */
export const reviews = (serverLake: () => ServerLake | null) => ({
  /**
   * Returns what the caller may do with a draft, and its open review; null without a draft that they may change.
   * That is no error: the studio asks while drafts come and go.
   */
  state: async (call: Call): Promise<Response> => {
    const { document } = await bodyOf(call.request, documentSchema);
    const lake = lakeOf(serverLake);
    const found = await draftFor(lake, call, document).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'not_found') return null;
      throw error;
    });
    return Response.json(found && (await stateOf(lake, call, found)));
  },

  /** Returns the people whose role may approve a draft, without the caller. */
  approvers: async (call: Call): Promise<Response> => {
    const { document } = await bodyOf(call.request, documentSchema);
    const lake = lakeOf(serverLake);
    const found = await draftFor(lake, call, document);
    return Response.json({ approvers: await approversOf(lake, call, found) } satisfies ApproversAnswer);
  },

  /** Sends a draft for approval, and replaces the document's open request. */
  request: async (call: Call): Promise<Response> => {
    const asked = await bodyOf(call.request, requestSchema);
    const { staff, office } = call;
    await expectStaffRate(call, 'staffReview');
    const lake = lakeOf(serverLake);
    const found = await draftFor(lake, call, asked.document, asked.revision);
    if (asked.assignedTo !== null) {
      const approvers = await approversOf(lake, call, found);
      if (!approvers.some(({ id }) => id === asked.assignedTo))
        throw new ApiError('bad_input', 'Choose someone who may approve this document.');
    }
    await transaction(office.pool, (connection) =>
      storeReview(connection, {
        documentId: asked.document,
        documentType: found.draft.version._type,
        title: titleOf(found.draft.version),
        siteIds: found.siteIds,
        requestedBy: staff.id,
        requestText: asked.text,
        assignedTo: asked.assignedTo,
        dueOn: asked.dueOn,
      }),
    );
    office.report('info', { document: asked.document, staff: staff.id }, 'review_requested');
    return Response.json(await stateOf(lake, call, found));
  },

  /** Approves or rejects the revision that the caller has seen. */
  decide: async (call: Call): Promise<Response> => {
    const { document, revision, decision, text, comments } = await bodyOf(call.request, decisionSchema);
    const { staff, office } = call;
    await expectStaffRate(call, 'staffReview');
    const lake = lakeOf(serverLake);
    const found = await draftFor(lake, call, document, revision);
    const review = await currentReview(call, found);
    if (!review) throw new ApiError('changed', 'This document is not waiting for approval any more.');
    if (!mayApproveDraft(staff.grants, staff.id, found.draft))
      throw new ApiError('no_rights', 'Your role may not approve this document. Ask an administrator.');
    if (review.requestedBy === staff.id)
      throw new ApiError('no_rights', 'You requested this approval. Somebody else must decide.');
    if (decision === 'rejected' && !text && comments.length === 0)
      throw new ApiError('bad_input', 'Write what should change.');
    const decided = await storeDecision(office.pool, {
      id: review.id,
      decision,
      revision,
      decidedBy: staff.id,
      text,
      comments,
    });
    if (!decided) throw new ApiError('changed', 'This document is not waiting for approval any more.');
    office.report('info', { document, decision, staff: staff.id }, 'review_decided');
    return Response.json(await stateOf(lake, call, found));
  },

  /** Withdraws the open request. Only its sender may, or somebody who may approve the document. */
  withdraw: async (call: Call): Promise<Response> => {
    const { document } = await bodyOf(call.request, documentSchema);
    const { staff, office } = call;
    await expectStaffRate(call, 'staffReview');
    const lake = lakeOf(serverLake);
    const found = await draftFor(lake, call, document);
    const review = await currentReview(call, found);
    if (review && review.requestedBy !== staff.id && !mayApproveDraft(staff.grants, staff.id, found.draft))
      throw new ApiError('no_rights', 'Only the person who requested this approval can withdraw it.');
    await endReview(office.pool, document, 'withdrawn');
    return Response.json(await stateOf(lake, call, found));
  },

  /** Publishes the draft at the revision that the caller has seen. */
  publish: async (call: Call): Promise<Response> => {
    const { document, revision } = await bodyOf(call.request, publishSchema);
    const { staff, office } = call;
    await expectStaffRate(call, 'staffReview');
    const lake = lakeOf(serverLake);
    const found = await draftFor(lake, call, document, revision);
    const review = await currentReview(call, found);
    if (!mayPublishNow(call, found, review))
      throw new ApiError(
        'no_rights',
        review?.state === 'approved'
          ? 'The draft was changed after it was approved. Request another approval.'
          : APPROVAL_REASONS[found.needs ?? 'pages'],
      );
    const published = await publishDraft(lake.client, found.draft);
    if (found.needs !== null)
      await recordPublication(office.pool, {
        document,
        revision: published,
        type: found.draft.version._type,
        title: titleOf(found.draft.version),
        siteIds: found.siteIds,
        needs: found.needs,
        isApproved: isApproved(found, review),
        publishedBy: staff.id,
      });
    await endReview(office.pool, document, review?.state === 'approved' ? 'published' : 'replaced');
    office.report(
      'info',
      { document, staff: staff.id, approvedBy: found.needs ? (review?.decidedBy ?? null) : null },
      'document_published',
    );
    return Response.json({ isPublished: true });
  },

  /**
   * Returns the open reviews of sites whose pages or offers the caller may change, and what was published there
   * without approval lately.
   */
  list: async (call: Call): Promise<Response> => {
    const { sites: slugs } = await bodyOf(call.request, reviewsSchema);
    const { staff, office } = call;
    const lake = lakeOf(serverLake);
    const sites = await sitesOf(lake.client);
    const chosen = sites.filter(({ id, slug }) => {
      const isChosen = slugs.length === 0 || slugs.includes(slug);
      return isChosen && anyDraftsOf(id).some((draft) => isGranted(staff.grants, 'update', draft, staff.id));
    });
    const stored = await openReviewsOf(
      office.pool,
      chosen.map(({ id }) => id),
    );
    const drafts = await draftsOf(
      lake.client,
      stored.map(({ documentId }) => documentId),
    );
    const names = await namesOf(lake, call);
    const answer = stored.flatMap((review): ReviewsAnswer['reviews'] => {
      const draft = drafts.get(review.documentId);
      if (!draft || isPublishedSince(review.documentId, draft.published, review.createdAt)) return [];
      if (!mayEditDraft(staff.grants, staff.id, draft)) return [];
      const isMine = review.requestedBy === staff.id;
      return [
        {
          ...answerOf(review, draft.version._rev, sites, names),
          isMine,
          awaitsMe:
            !isMine &&
            review.state === 'requested' &&
            (review.assignedTo === null || review.assignedTo === staff.id) &&
            mayApproveDraft(staff.grants, staff.id, draft),
        },
      ];
    });
    const unapproved = (
      await unapprovedOf(
        office.pool,
        chosen.map(({ id }) => id),
      )
    ).map(({ siteIds, publishedBy, publishedAt, ...publication }) => ({
      ...publication,
      sites: siteIds.map((id) => sites.find((site) => site.id === id)?.name ?? id),
      publishedBy: { id: publishedBy, name: names.get(publishedBy) ?? 'A colleague' },
      publishedAt: publishedAt.toISOString(),
    }));
    return Response.json({ reviews: answer, unapproved } satisfies ReviewsAnswer);
  },
});

interface Found {
  draft: DraftDocument;
  needs: ApprovalKind | null;
  siteIds: string[];
  sites: ApprovalSite[];
}

function lakeOf(serverLake: () => ServerLake | null): ServerLake {
  const lake = serverLake();
  if (lake) return lake;
  throw new ApiError('not_set_up', 'Reviews are not set up: SANITY_WRITE_TOKEN is not set.');
}

/** Represents any page and any offer of a site. */
function anyDraftsOf(siteId: string): object[] {
  const site = { _type: 'reference', _ref: siteId };
  return [
    { _id: 'drafts.page-any', _type: 'page', site },
    { _id: 'drafts.offer-any', _type: 'offer', sites: [site] },
  ];
}

const responding = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  answer.catch(() => {
    throw new ApiError('upstream_failed', NOT_RESPONDING);
  });

const sitesOf = (client: SanityClient): Promise<ApprovalSite[]> => responding(approvalSites(client));

/**
 * Reads drafts and versions with what is published, by the ids that their reviews are stored under. What is gone is
 * left out.
 */
async function draftsOf(client: SanityClient, ids: readonly string[]): Promise<Map<string, DraftDocument>> {
  const [ofReleases, ofDrafts] = [true, false].map((isVersion) =>
    ids.filter((id) => (releaseOfVersion(id) !== null) === isVersion),
  );
  const read = await Promise.all(
    [ofReleases ?? [], ofDrafts ?? []].map((some) => unpublishedOf(client, some)),
  );
  return new Map(read.flat());
}

async function unpublishedOf(
  client: SanityClient,
  ids: readonly string[],
): Promise<(readonly [string, DraftDocument])[]> {
  const documents = await responding(
    documentsOf(client, [...new Set([...ids.map(publishedIdOf), ...ids.map(unpublishedIdOf)])]),
  );
  const byId = new Map(documents.map((document) => [document._id, document]));
  const drafts = ids.flatMap((id) => byId.get(unpublishedIdOf(id)) ?? []);
  const unpublished = drafts.filter(({ _id }) => !byId.has(publishedIdOf(_id)));
  const siblings: Map<string, ContentDocument[]> = await responding(siblingsOf(client, unpublished));
  return drafts.map((version) => {
    const id = publishedIdOf(version._id);
    const draft = { version, published: byId.get(id) ?? null, siblings: siblings.get(id) ?? [] };
    return [reviewedIdOf(version._id), draft] as const;
  });
}

/**
 * Reads a draft that the caller may change.
 * @param revision what the caller has seen; an older one throws `changed`
 */
async function draftFor(
  { client }: ServerLake,
  { staff }: Call,
  id: string,
  revision?: string,
): Promise<Found> {
  const [drafts, sites] = await Promise.all([draftsOf(client, [id]), sitesOf(client)]);
  const draft = drafts.get(id);
  if (!draft || !isReviewedType(draft.version._type) || !mayEditDraft(staff.grants, staff.id, draft))
    throw new ApiError('not_found', NOT_FOUND);
  if (revision !== undefined && draft.version._rev !== revision) throw new ApiError('changed', CHANGED);
  const { version, published } = draft;
  const siteIds = [...new Set([version, ...(published ? [published] : [])].flatMap(siteIdsOf))];
  const needed = sites.filter(({ id: site }) => siteIds.includes(site)).flatMap((site) => site.needsApproval);
  return { draft, needs: approvalNeeded(version, published, needed), siteIds, sites };
}

/**
 * Returns whether a draft may be published for the caller now: it needs no approval, its revision is approved,
 * or the caller's own role may publish it.
 */
const mayPublishNow = ({ staff }: Call, found: Found, review: StoredReview | null): boolean =>
  found.needs === null || isApproved(found, review) || mayApproveDraft(staff.grants, staff.id, found.draft);

const isApproved = ({ draft }: Found, review: StoredReview | null): boolean =>
  review?.state === 'approved' && review.approvedRevision === draft.version._rev;

/** Returns the open review of a draft. One that was overtaken, as the document was published without it, is ended. */
async function currentReview({ office }: Call, { draft }: Found): Promise<StoredReview | null> {
  const document = reviewedIdOf(draft.version._id);
  const review = await openReviewOf(office.pool, document);
  if (!review || !isPublishedSince(document, draft.published, review.createdAt)) return review;
  await endReview(office.pool, document, 'replaced');
  return null;
}

async function stateOf(lake: ServerLake, call: Call, found: Found): Promise<ReviewStateAnswer> {
  const { draft, needs, sites } = found;
  const revision = String(draft.version._rev);
  const review = await currentReview(call, found);
  return {
    needs,
    mayApprove: mayApproveDraft(call.staff.grants, call.staff.id, draft),
    mayPublish: mayPublishNow(call, found, review),
    revision,
    review: review && answerOf(review, revision, sites, await namesOf(lake, call)),
  };
}

/** Returns names of the studio's people by id; only the caller's if Sanity does not list them. */
async function namesOf({ token }: ServerLake, { office, staff }: Call): Promise<Map<string, string>> {
  const members = await projectMembers(office.project, token).catch((): ProjectMember[] => {
    office.report('warn', {}, 'review_names_unreadable');
    return [];
  });
  return new Map([...members.map(({ id, name }) => [id, name] as const), [staff.id, staff.name]]);
}

function answerOf(
  review: StoredReview,
  revision: unknown,
  sites: readonly ApprovalSite[],
  names: ReadonlyMap<string, string>,
): ReviewAnswer {
  const nameOf = (id: string): StaffName => ({ id, name: names.get(id) ?? 'A colleague' });
  return {
    id: review.id,
    document: review.documentId,
    type: review.documentType,
    title: review.title,
    sites: review.siteIds.map((id) => sites.find((site) => site.id === id)?.name ?? id),
    state: review.state,
    isOutdated: review.state === 'approved' && review.approvedRevision !== revision,
    requestedBy: nameOf(review.requestedBy),
    requestText: review.requestText,
    assignedTo: review.assignedTo === null ? null : nameOf(review.assignedTo),
    dueOn: review.dueOn,
    decidedBy: review.decidedBy === null ? null : nameOf(review.decidedBy),
    decisionText: review.decisionText,
    comments: review.comments,
    createdAt: review.createdAt.toISOString(),
    decidedAt: review.decidedAt?.toISOString() ?? null,
  };
}

async function approversOf(
  { token }: ServerLake,
  { office, staff }: Call,
  { draft }: Found,
): Promise<StaffName[]> {
  try {
    const members = await projectMembers(office.project, token);
    const grants = await grantsOfRoleNames(
      office.project,
      token,
      members.flatMap(({ roles }) => roles),
    );
    return members
      .filter(({ id }) => id !== staff.id)
      .filter(({ id, roles }) =>
        mayApproveDraft(
          roles.flatMap((role) => grants.get(role) ?? []),
          id,
          draft,
        ),
      )
      .map(({ id, name }) => ({ id, name }))
      .toSorted((a, b) => a.name.localeCompare(b.name));
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    office.report('error', { problem }, 'review_approvers_unreadable');
    return [];
  }
}

/**
 * Publishes a draft with the server's token, at the revisions that were checked.
 * @returns the published revision
 */
async function publishDraft(client: SanityClient, { version, published }: DraftDocument): Promise<string> {
  const action: Action = {
    actionType: 'sanity.action.document.publish',
    draftId: version._id,
    publishedId: publishedIdOf(version._id),
    ifDraftRevisionId: String(version._rev),
    ...(published && { ifPublishedRevisionId: String(published._rev) }),
  };
  try {
    return (await client.action(action)).transactionId;
  } catch (error) {
    if (error instanceof ClientError && error.statusCode === 409) throw new ApiError('changed', CHANGED);
    throw new ApiError('upstream_failed', NOT_RESPONDING);
  }
}
