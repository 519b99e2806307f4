import { actionError } from '../errors.ts';
import { draftIdOf } from '../ids.ts';
import type { Mutation } from '../mutate/schema.ts';
import type { Workspace } from '../mutate/workspace.ts';
import { checkRevision, contentAs, publishedContent, requiredDocument } from './content.ts';
import type { DocumentAction } from './schema.ts';

/** Yields the mutations of a document action (https://www.sanity.io/docs/http-reference/actions). */
export function* documentMutations(action: DocumentAction, workspace: Workspace): Iterable<Mutation> {
  switch (action.actionType) {
    case 'sanity.action.document.create':
      return yield* create(action, workspace);
    case 'sanity.action.document.edit':
      return yield* edit(action, workspace);
    case 'sanity.action.document.replaceDraft':
      return yield { createOrReplace: action.attributes };
    case 'sanity.action.document.publish': {
      checkRevision(workspace, action.draftId, action.ifDraftRevisionId);
      checkRevision(workspace, action.publishedId, action.ifPublishedRevisionId);
      const draft = requiredDocument(workspace, action.draftId);
      const createdAt = workspace.get(action.publishedId)?._createdAt ?? draft._createdAt;
      yield { createOrReplace: { ...publishedContent(draft, action.publishedId), _createdAt: createdAt } };
      return yield { delete: { id: action.draftId } };
    }
    case 'sanity.action.document.unpublish':
      yield { createIfNotExists: contentAs(requiredDocument(workspace, action.publishedId), action.draftId) };
      return yield { delete: { id: action.publishedId } };
    case 'sanity.action.document.discard':
      requiredDocument(workspace, action.draftId);
      return yield { delete: { id: action.draftId } };
    case 'sanity.action.document.delete':
      return yield* remove(action, workspace);
  }
}

type ActionOf<Name extends string> = Extract<
  DocumentAction,
  { actionType: `sanity.action.document.${Name}` }
>;

function* create(action: ActionOf<'create'>, workspace: Workspace): Iterable<Mutation> {
  const existing = workspace.get(action.attributes._id) ?? workspace.get(action.publishedId);
  if (!existing) return yield { create: action.attributes };
  if (action.ifExists === 'fail') {
    throw actionError(409, {
      type: 'documentAlreadyExistsError',
      description: `Document by ID "${existing._id}" already exists`,
      id: existing._id,
    });
  }
}

function* edit({ draftId, publishedId, patch }: ActionOf<'edit'>, workspace: Workspace): Iterable<Mutation> {
  if (!workspace.get(draftId)) yield { create: contentAs(requiredDocument(workspace, publishedId), draftId) };
  yield { patch: { ...patch, id: draftId } };
}

function* remove(action: ActionOf<'delete'>, workspace: Workspace): Iterable<Mutation> {
  const { publishedId, includeDrafts, includeVersions } = action;
  const draftId = draftIdOf(publishedId);
  if (workspace.get(draftId) && !includeDrafts.includes(draftId)) {
    throw actionError(409, {
      type: 'documentHasVersionsError',
      description: `Document "${publishedId}" has a draft that is not included in the deletion`,
      id: publishedId,
    });
  }
  const id = [...new Set([publishedId, ...includeDrafts, ...includeVersions])].filter((each) =>
    workspace.get(each),
  );
  if (id.length === 0) requiredDocument(workspace, publishedId);
  yield { delete: { id } };
}
