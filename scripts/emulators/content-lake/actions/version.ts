import { badRequest } from '../errors.ts';
import type { Mutation } from '../mutate/schema.ts';
import type { Workspace } from '../mutate/workspace.ts';
import { checkRevision, contentAs, requiredDocument } from './content.ts';
import type { VersionAction } from './schema.ts';

/** Yields the mutations of an action on a document's version in a release. */
export function* versionMutations(action: VersionAction, workspace: Workspace): Iterable<Mutation> {
  switch (action.actionType) {
    case 'sanity.action.document.version.create': {
      if (action.document) return yield { create: action.document };
      if (!action.baseId || !action.versionId)
        throw badRequest('version.create needs document, or baseId and versionId');
      checkRevision(workspace, action.baseId, action.ifBaseRevisionId);
      return yield { create: contentAs(requiredDocument(workspace, action.baseId), action.versionId) };
    }
    case 'sanity.action.document.version.replace':
      requiredDocument(workspace, action.document._id);
      return yield { createOrReplace: action.document };
    case 'sanity.action.document.version.discard':
      requiredDocument(workspace, action.versionId);
      return yield { delete: { id: action.versionId } };
    case 'sanity.action.document.version.unpublish': {
      const base = workspace.get(action.versionId) ?? requiredDocument(workspace, action.publishedId);
      const system = { ...(base._system as object | undefined), delete: true };
      return yield { createOrReplace: contentAs(base, action.versionId, { _system: system }) };
    }
  }
}
