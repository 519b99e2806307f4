import { ApiError } from '../../platform/request/api-error.ts';
import { type ProjectMember, projectMembers } from '../back-office/administrators.server.ts';
import { bodyOf, type Call } from '../back-office/call.server.ts';
import { expectStaffRate } from '../back-office/expect-rate.server.ts';
import { titleOf } from '../back-office/release-rights.ts';
import type { ServerLake } from '../back-office/releases.server.ts';
import type { StaffName } from '../review/contract.ts';
import {
  newRemovalSchema,
  type RemovalStateAnswer,
  removalAnswerSchema,
  removalDocumentSchema,
} from './contract.ts';
import { formerDocument, isRemoved, removableDocument, sitesOfVersions } from './removable.server.ts';
import { mayAskFor, mayRemove, type RemovableDocument } from './rights.ts';
import { endRemoval, removalOf, type StoredRemoval, storeRemoval } from './store.server.ts';

const NOT_FOUND = 'There is no such document, or you don’t have permission to change it.';
const NOT_OPEN = 'This document has no open request any more.';

/**
 * Endpoints for requests to delete or unpublish a document, by people whose role may not change every document
 * that uses it. Those who may are emailed, remove it in the studio, or decline.
 * @param serverLake returns null without a token
 */
export const removals = (serverLake: () => ServerLake | null) => ({
  /**
   * Returns a document's request and whether the caller may answer it; null without a request, if they may not change
   * the document, or if requests are not set up. That is no error: the studio asks for each document that is opened,
   * so the content lake is read only for those with a request.
   */
  state: async (call: Call): Promise<Response> => {
    const { document } = await bodyOf(call.request, removalDocumentSchema);
    const lake = serverLake();
    if (!lake || !(await removalOf(call.office.pool, document))) return Response.json(null);
    const found = await read(lake, document);
    const { grants, id } = call.staff;
    return Response.json(mayAskFor(grants, id, found) ? await stateOf(lake, call, document, found) : null);
  },

  /** Asks those who may to remove a document. */
  request: async (call: Call): Promise<Response> => {
    const { document, removal } = await bodyOf(call.request, newRemovalSchema);
    const { staff, office } = call;
    await expectStaffRate(call, 'staffReview');
    const lake = lakeOf(serverLake);
    const found = await documentFor(lake, call, document);
    if (mayRemove(staff.grants, staff.id, found))
      throw new ApiError('changed', `You can ${removal} this document yourself.`);
    const [version] = found.versions.toSorted((a, b) => b._id.length - a._id.length);
    if (!version || isRemoved({ documentId: document, removal }, found))
      throw new ApiError('changed', 'This document is not published any more.');
    await storeRemoval(office.pool, {
      documentId: document,
      documentType: version._type,
      title: titleOf(version),
      siteIds: sitesOfVersions(found),
      removal,
      requestedBy: staff.id,
    });
    office.report('info', { document, removal, staff: staff.id }, 'removal_requested');
    return Response.json(await stateOf(lake, call, document, found));
  },

  /** Declines a request, or records that the document was removed. */
  answer: async (call: Call): Promise<Response> => {
    const { document, answer } = await bodyOf(call.request, removalAnswerSchema);
    const { staff, office } = call;
    await expectStaffRate(call, 'staffReview');
    const lake = lakeOf(serverLake);
    const [found, request] = await Promise.all([read(lake, document), removalOf(office.pool, document)]);
    const isGone = found.versions.length === 0;
    const subject = isGone && request ? formerDocument(request) : found;
    if (!mayAskFor(staff.grants, staff.id, subject)) throw new ApiError('not_found', NOT_FOUND);
    if (!mayRemove(staff.grants, staff.id, subject))
      throw new ApiError('no_rights', 'Your role may not change every document that uses this one.');
    if (request?.state !== 'requested') throw new ApiError('changed', NOT_OPEN);
    if (answer === 'removed' && !isRemoved(request, found))
      throw new ApiError('changed', 'The document is still there.');
    if (!(await endRemoval(office.pool, document, answer, staff.id))) throw new ApiError('changed', NOT_OPEN);
    office.report('info', { document, answer, staff: staff.id }, 'removal_answered');
    return Response.json(await stateOf(lake, call, document, found));
  },

  /** Withdraws a request. Requires its sender, or a role that allows removing the document. */
  withdraw: async (call: Call): Promise<Response> => {
    const { document } = await bodyOf(call.request, removalDocumentSchema);
    const { staff, office } = call;
    await expectStaffRate(call, 'staffReview');
    const lake = lakeOf(serverLake);
    const found = await documentFor(lake, call, document);
    const request = await removalOf(office.pool, document);
    if (request && request.requestedBy !== staff.id && !mayRemove(staff.grants, staff.id, found))
      throw new ApiError('no_rights', 'Only the person who sent this request can withdraw it.');
    await endRemoval(office.pool, document, 'withdrawn', staff.id);
    return Response.json(await stateOf(lake, call, document, found));
  },
});

function lakeOf(serverLake: () => ServerLake | null): ServerLake {
  const lake = serverLake();
  if (lake) return lake;
  throw new ApiError('not_set_up', 'Requests are not set up: SANITY_WRITE_TOKEN is not set.');
}

const read = ({ client }: ServerLake, id: string): Promise<RemovableDocument> =>
  removableDocument(client, id).catch(() => {
    throw new ApiError('upstream_failed', 'Sanity isn’t responding. Please try again.');
  });

/** Reads a document that the caller may ask about. */
async function documentFor(lake: ServerLake, { staff }: Call, id: string): Promise<RemovableDocument> {
  const found = await read(lake, id);
  if (!mayAskFor(staff.grants, staff.id, found)) throw new ApiError('not_found', NOT_FOUND);
  return found;
}

async function stateOf(
  lake: ServerLake,
  call: Call,
  document: string,
  found: RemovableDocument,
): Promise<RemovalStateAnswer> {
  const request = await removalOf(call.office.pool, document);
  return {
    mayRemove: mayRemove(call.staff.grants, call.staff.id, found),
    request: request && (await answerOf(lake, call, request)),
  };
}

async function answerOf(
  { token }: ServerLake,
  { office, staff }: Call,
  { id, removal, title, state, requestedBy, answeredBy, createdAt }: StoredRemoval,
): Promise<RemovalStateAnswer['request']> {
  const members = await projectMembers(office.project, token).catch((): ProjectMember[] => {
    office.report('warn', {}, 'removal_names_unreadable');
    return [];
  });
  const names = new Map([...members, staff].map((person) => [person.id, person.name]));
  const nameOf = (person: string): StaffName => ({ id: person, name: names.get(person) || 'A colleague' });
  return {
    id,
    removal,
    title,
    state: state === 'declined' ? state : 'requested',
    requestedBy: nameOf(requestedBy),
    requestedAt: createdAt.toISOString(),
    answeredBy: answeredBy === null ? null : nameOf(answeredBy),
  };
}
