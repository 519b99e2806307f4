import { Mutation as PatchProgram } from '@sanity/mutator';
import type { LakeDocument } from '../document.ts';
import { mutationError } from '../errors.ts';
import { isValidId, randomId } from '../ids.ts';
import { normalisePaths } from './paths.ts';
import type { Content, Mutation, PatchMutation, PatchOperations } from './schema.ts';
import type { Workspace } from './workspace.ts';

export interface MutationResult {
  id: string;
  operation: 'create' | 'update' | 'delete' | 'none';
}

export interface ApplyContext {
  workspace: Workspace;
  transactionId: string;
  now: string;
  select(query: string, params: Record<string, unknown>): string[];
}

/**
 * Applies one mutation to the workspace. Throws an ApiError in Sanity's format; `index` identifies the
 * mutation.
 */
export function applyMutation(mutation: Mutation, index: number, context: ApplyContext): MutationResult[] {
  if ('patch' in mutation) return patch(mutation.patch, index, context);
  if ('delete' in mutation) {
    return selectIds(mutation.delete, context).flatMap((id): MutationResult[] => {
      if (!context.workspace.get(id)) return [];
      context.workspace.set(id, null);
      return [{ id, operation: 'delete' }];
    });
  }
  if ('createOrReplace' in mutation) return [write(mutation.createOrReplace, index, context)];
  const body = 'create' in mutation ? mutation.create : mutation.createIfNotExists;
  const existing = body._id ? context.workspace.get(body._id) : null;
  if (!existing) return [write(body, index, context)];
  if ('createIfNotExists' in mutation) return [{ id: existing._id, operation: 'none' }];
  throw mutationError(
    409,
    {
      type: 'documentAlreadyExistsError',
      description: `Document by ID "${existing._id}" already exists`,
      id: existing._id,
    },
    index,
  );
}

function write(content: Content, index: number, context: ApplyContext): MutationResult {
  // An id ending in a dot gets a random suffix: `drafts.` makes a new draft.
  const id = !content._id || content._id.endsWith('.') ? `${content._id ?? ''}${randomId()}` : content._id;
  if (!isValidId(id)) {
    throw mutationError(
      400,
      { type: 'validationError', description: `Invalid document ID "${id}"`, id },
      index,
    );
  }
  const currentDocument = context.workspace.get(id);
  // A different type makes it a new document under the same id, with new timestamps.
  const replacedDocument = currentDocument?._type === content._type ? currentDocument : undefined;
  const initialTime = (time: unknown) => (typeof time === 'string' && !replacedDocument ? time : undefined);
  context.workspace.set(id, {
    ...content,
    _id: id,
    _type: content._type,
    _createdAt: replacedDocument?._createdAt ?? initialTime(content._createdAt) ?? context.now,
    _updatedAt: initialTime(content._updatedAt) ?? context.now,
    _rev: context.transactionId,
  });
  return { id, operation: currentDocument ? 'update' : 'create' };
}

function patch(mutation: PatchMutation, index: number, context: ApplyContext): MutationResult[] {
  const { id: _id, query, params: _params, purge: _purge, ifRevisionID, ...operations } = mutation;
  return selectIds(mutation, context).flatMap((id): MutationResult[] => {
    const currentDocument = context.workspace.get(id);
    if (!currentDocument) {
      if (query) return [];
      const description = `The document with the ID "${id}" was not found`;
      throw mutationError(409, { type: 'documentNotFoundError', description, id }, index);
    }
    if (ifRevisionID && ifRevisionID !== currentDocument._rev) {
      throw mutationError(409, revisionMismatch(currentDocument, ifRevisionID), index);
    }
    const next = checkImmutable(currentDocument, () => applyPatch(currentDocument, operations), index);
    // A patch without effect still creates a revision, because its sender waits for the event.
    context.workspace.set(id, { ...next, _updatedAt: context.now, _rev: context.transactionId });
    return [{ id, operation: 'update' }];
  });
}

/**
 * The error for a change that expected another `_rev` than the stored one, so that editors cannot overwrite
 * each other. `current` is null if the document was deleted.
 */
export const revisionMismatch = (currentDocument: LakeDocument | null, expectedRevision: string) => ({
  type: 'documentRevisionIDDoesNotMatchError',
  description: `document "${currentDocument?._id}" has unexpected revision ID ("${currentDocument?._rev}"), expected "${expectedRevision}"`,
  currentRevisionID: currentDocument?._rev,
  expectedRevisionID: expectedRevision,
});

/** Runs a patch and rejects changes to immutable attributes. The lake sets revision and update time. */
function checkImmutable(currentDocument: LakeDocument, run: () => LakeDocument, index: number): LakeDocument {
  let next: LakeDocument;
  try {
    next = run();
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error);
    throw mutationError(400, { type: 'mutationError', description, id: currentDocument._id }, index);
  }
  const changedAttribute = IMMUTABLE.find((attribute) => next[attribute] !== currentDocument[attribute]);
  if (changedAttribute) throw mutationError(409, immutable(currentDocument._id, changedAttribute), index);
  return next;
}

const IMMUTABLE = ['_id', '_type', '_createdAt'] as const;

export const immutable = (id: string, attribute: string) => ({
  type: 'cannotModifyImmutableAttributeError',
  description: `Cannot modify immutable attribute "${attribute}"`,
  attribute,
  id,
});

function selectIds(
  arg: {
    id?: string | string[] | undefined;
    query?: string | undefined;
    params?: Record<string, unknown> | undefined;
  },
  context: ApplyContext,
): string[] {
  if (arg.id !== undefined) return [arg.id].flat();
  return arg.query === undefined ? [] : context.select(arg.query, arg.params ?? {});
}

/**
 * Applies patch operations with the Studio's implementation, so that the editor's preview and the stored
 * document follow the same rules. Does not mutate `document`. Throws on an invalid path.
 */
function applyPatch(document: LakeDocument, operations: PatchOperations): LakeDocument {
  const { merge, ...others } = normalisePaths(operations);
  const patch = { ...others, id: document._id };
  const program = new PatchProgram({ mutations: [structuredClone({ patch })] as never });
  const patchedDocument = program.apply(document) as LakeDocument;
  return merge ? { ...patchedDocument, ...merge } : patchedDocument;
}
