import { authorizeChange } from '../auth/grants.ts';
import type { Principal } from '../auth/principal.ts';
import { ApiError } from '../errors.ts';
import { documentAt } from '../history/revisions.ts';
import { releaseOf } from '../ids.ts';
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

/** Runs all actions of a request as one transaction, each seeing what those before it did. */
export function runActions(
  lake: Lake,
  principal: Principal,
  request: ActionsRequest,
): { transactionId: string } {
  try {
    return transact(lake.store, {
      mutations: (workspace) => mutationsOf(lake, principal, request.actions, workspace),
      author: principal.id,
      transactionId: request.transactionId,
      kind: [...new Set(request.actions.map((action) => action.actionType))].join(),
      dryRun: request.dryRun ?? false,
      authorize: (change) => authorizeChange(principal, change),
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
    if (action.actionType.startsWith('sanity.action.release.')) {
      yield* releaseMutations(action as ReleaseAction, releases);
    } else if (action.actionType.startsWith('sanity.action.document.version.')) {
      yield* versionMutations(action as VersionAction, workspace);
    } else yield* documentMutations(action as DocumentAction, workspace);
  }
}

/** Mutations fail as `mutationError`; callers of the actions API expect `actionError`. */
function asActionError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const inner = error.body.error;
  if (typeof inner !== 'object' || inner === null || !('items' in inner)) return error;
  return new ApiError(error.status, { error: { ...inner, type: 'actionError' } });
}
