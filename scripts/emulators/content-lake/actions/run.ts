import { authorizeIntent } from '../auth/changes.ts';
import { isVisible, type Principal, visibilityOf } from '../auth/principal.ts';
import { mayEditRelease, mayRunRelease } from '../auth/releases.ts';
import { ApiError, forbidden } from '../errors.ts';
import { documentAt } from '../history/revisions.ts';
import { isReleaseId, RELEASE_TYPE, releaseDocumentId, releaseOf } from '../ids.ts';
import type { Lake } from '../lake.ts';
import type { Mutation } from '../mutate/schema.ts';
import { transact } from '../mutate/transact.ts';
import type { Workspace } from '../mutate/workspace.ts';
import { documentMutations } from './document.ts';
import { type ReleaseContext, releaseMutations } from './release.ts';
import type { Action, DocumentAction, ReleaseAction, VersionAction } from './schema.ts';
import { versionMutations } from './version.ts';

export interface ActionsRequest {
  actions: readonly Action[];
  transactionId?: string | undefined;
  dryRun?: boolean | undefined;
}

/**
 * Runs all actions of a request as one transaction; each sees the effects of the previous ones. Throws
 * Sanity's 403 if the caller may not perform one of them. Scheduling checks permissions too, not only the
 * later publication.
 */
export function runActions(
  lake: Lake,
  principal: Principal,
  request: ActionsRequest,
): { transactionId: string } {
  const releaseIds = new Set(
    request.actions.filter(isReleaseAction).map(({ releaseId }) => releaseDocumentId(releaseId)),
  );
  try {
    return transact(lake.store, {
      mutations: (workspace) => mutationsOf(lake, principal, request.actions, workspace),
      author: principal.id,
      transactionId: request.transactionId,
      kind: [...new Set(request.actions.map((action) => action.actionType))].join(),
      dryRun: request.dryRun ?? false,
      authorize: (intent) => authorizeIntent(principal, intent, lake.store, releaseIds),
      select: () => [],
    });
  } catch (error) {
    throw asActionError(error);
  }
}

function* mutationsOf(
  lake: Lake,
  principal: Principal,
  actions: readonly Action[],
  workspace: Workspace,
): Iterable<Mutation> {
  const releases: ReleaseContext = {
    workspace,
    author: principal.id,
    versionsIn: (release) =>
      lake.store.documents
        .all()
        .map((document) => document._id)
        .filter((id) => releaseOf(id) === release && workspace.get(id)),
    lastState: (id) => documentAt(lake.store.db, id, { last: true }),
  };
  for (const action of actions) {
    if (isReleaseAction(action)) {
      expectReleaseRight(lake, principal, action, workspace);
      yield* releaseMutations(action, releases);
    } else {
      expectReadable(principal, action);
      yield* withoutReleases(
        isVersionAction(action) ? versionMutations(action, workspace) : documentMutations(action, workspace),
      );
    }
  }
}

const isReleaseAction = (action: Action): action is ReleaseAction =>
  action.actionType.startsWith('sanity.action.release.');
const isVersionAction = (action: DocumentAction | VersionAction): action is VersionAction =>
  action.actionType.startsWith('sanity.action.document.version.');

function expectReleaseRight(
  { store }: Lake,
  principal: Principal,
  { actionType, releaseId }: ReleaseAction,
  workspace: Workspace,
): void {
  const mayAct = actionType === 'sanity.action.release.edit' ? mayEditRelease : mayRunRelease;
  if (!mayAct(principal, workspace.get(releaseDocumentId(releaseId)), releaseId, store))
    throw forbidden('update');
}

/** Actions copy documents and report on them, so the caller must be able to read every document they name. */
function expectReadable(principal: Principal, action: DocumentAction | VersionAction): void {
  const visibility = visibilityOf(principal);
  const { attributes, document, ...rest } = action as {
    attributes?: { _id: string };
    document?: { _id: string };
    [field: string]: unknown;
  };
  const names = ['publishedId', 'draftId', 'versionId', 'baseId', 'includeDrafts', 'includeVersions'];
  const ids = [attributes?._id, document?._id, ...names.flatMap((name) => rest[name])];
  if (ids.some((id) => typeof id === 'string' && !isVisible(visibility, { _id: id })))
    throw forbidden('read');
}

/**
 * Yields an action's mutations. Throws if one changes a release document, which only release actions may
 * change.
 */
function* withoutReleases(mutations: Iterable<Mutation>): Iterable<Mutation> {
  for (const mutation of mutations) {
    const { _id, _type, id } = Object.values(mutation)[0] as { _id?: string; _type?: string; id?: unknown };
    const isOfRelease = [_id, id].flat().some((each) => typeof each === 'string' && isReleaseId(each));
    if (isOfRelease || _type === RELEASE_TYPE) throw forbidden('update');
    yield mutation;
  }
}

/** Mutations fail with a `mutationError`, but callers of the actions API expect an `actionError`. */
function asActionError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const inner = error.body.error;
  if (typeof inner !== 'object' || inner === null || !('items' in inner)) return error;
  return new ApiError(error.status, { error: { ...inner, type: 'actionError' } });
}
