import { mutationError } from '../errors.ts';
import { isReleaseId, RELEASE_TYPE, releaseDocumentId, releaseOf } from '../ids.ts';
import type { Intent } from '../mutate/transact.ts';
import type { Change, DocumentIndex } from '../store/document-index.ts';
import { mayChange } from './documents.ts';
import { isGranted, type Permission } from './grants.ts';
import type { Principal } from './principal.ts';
import { mayEditRelease } from './releases.ts';

/**
 * Throws Sanity's 403 unless the principal may make every change of a transaction. A release document may
 * only be changed by release actions, which pass its id in `releaseIds`; a mutation could set any state, time
 * or owner.
 */
export function authorizeIntent(
  principal: Principal,
  { changes, results, workspace }: Intent,
  store: DocumentIndex,
  releaseIds: ReadonlySet<string> = new Set(),
): void {
  const editable = new Map<string, boolean>();
  const mayEdit = (releaseId: string) => {
    const known = editable.get(releaseId);
    if (known !== undefined) return known;
    const isAllowed = mayEditRelease(
      principal,
      workspace.get(releaseDocumentId(releaseId)),
      releaseId,
      store,
    );
    editable.set(releaseId, isAllowed);
    return isAllowed;
  };
  for (const change of changes) {
    const permission = change.before ? 'update' : 'create';
    const releaseId = releaseOf(change.id);
    if (releaseId !== undefined && !mayEdit(releaseId)) throw refused(permission);
    if (isOfRelease(change) && !releaseIds.has(change.id) && !managesAll(principal, change))
      throw refused(permission);
    if (!mayChange(principal, change, store)) throw refused(permission);
  }
  // Creating a document that exists changes nothing, but still requires the permission to create it.
  for (const { id, operation } of results) {
    const document = operation === 'none' ? workspace.get(id) : null;
    if (document && !isGranted(principal, 'create', document)) throw refused('create');
  }
}

const isOfRelease = ({ id, before, after }: Change) =>
  isReleaseId(id) || [before, after].some((state) => state?._type === RELEASE_TYPE);

const managesAll = (principal: Principal, { before, after }: Change) =>
  [before, after].every((state) => !state || isGranted(principal, 'manage', state));

const refused = (permission: Permission) =>
  mutationError(403, {
    type: 'insufficientPermissionsError',
    description: `Insufficient permissions; permission "${permission}" required`,
    permission,
  });
