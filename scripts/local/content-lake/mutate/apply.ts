import type { LakeDocument } from '../document.ts';
import { mutationError } from '../errors.ts';
import { isValidId, randomId } from '../ids.ts';
import { applyPatch } from './patch.ts';
import type { Content, Mutation, PatchMutation } from './schema.ts';
import type { Workspace } from './workspace.ts';

export interface MutationResult {
  id: string;
  operation: 'create' | 'update' | 'delete' | 'none';
}

export interface ApplyContext {
  workspace: Workspace;
  transactionId: string;
  now: string;
  /** the ids a query selects, for patch and delete by query */
  select(query: string, params: Record<string, unknown>): string[];
}

/** Applies one mutation to the workspace. Throws an ApiError in Sanity's shape; `index` names the mutation. */
export function applyMutation(mutation: Mutation, index: number, context: ApplyContext): MutationResult[] {
  if ('patch' in mutation) return patch(mutation.patch, index, context);
  if ('delete' in mutation) {
    return selected(mutation.delete, context).flatMap((id): MutationResult[] => {
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
  // An id ending in a dot asks for a random tail: `drafts.` makes a new draft.
  const id = !content._id || content._id.endsWith('.') ? `${content._id ?? ''}${randomId()}` : content._id;
  if (!isValidId(id)) {
    throw mutationError(
      400,
      { type: 'validationError', description: `Invalid document ID "${id}"`, id },
      index,
    );
  }
  const current = context.workspace.get(id);
  // Another type is another document under the same id: the old one goes first.
  const replaced = current?._type === content._type ? current : undefined;
  const given = (time: unknown) => (typeof time === 'string' && !replaced ? time : undefined);
  context.workspace.set(id, {
    ...content,
    _id: id,
    _type: content._type,
    _createdAt: replaced?._createdAt ?? given(content._createdAt) ?? context.now,
    _updatedAt: given(content._updatedAt) ?? context.now,
    _rev: context.transactionId,
  });
  return { id, operation: current ? 'update' : 'create' };
}

function patch(arg: PatchMutation, index: number, context: ApplyContext): MutationResult[] {
  const { id: _id, query, params: _params, purge: _purge, ifRevisionID, ...operations } = arg;
  return selected(arg, context).flatMap((id): MutationResult[] => {
    const current = context.workspace.get(id);
    if (!current) {
      if (query) return [];
      const description = `The document with the ID "${id}" was not found`;
      throw mutationError(409, { type: 'documentNotFoundError', description, id }, index);
    }
    if (ifRevisionID && ifRevisionID !== current._rev) {
      throw mutationError(409, revisionMismatch(current, ifRevisionID), index);
    }
    const next = patched(current, () => applyPatch(current, operations), index);
    // A patch without effect makes a revision all the same: whoever sent it waits for its event.
    context.workspace.set(id, { ...next, _updatedAt: context.now, _rev: context.transactionId });
    return [{ id, operation: 'update' }];
  });
}

export const revisionMismatch = (current: LakeDocument | null, expected: string) => ({
  type: 'documentRevisionIDDoesNotMatchError',
  description: `document "${current?._id}" has unexpected revision ID ("${current?._rev}"), expected "${expected}"`,
  currentRevisionID: current?._rev,
  expectedRevisionID: expected,
});

/** Runs a patch, which may not change what a document is; its revision and time of change are the lake's to write. */
function patched(current: LakeDocument, run: () => LakeDocument, index: number): LakeDocument {
  let next: LakeDocument;
  try {
    next = run();
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error);
    throw mutationError(400, { type: 'mutationError', description, id: current._id }, index);
  }
  const changed = IMMUTABLE.find((attribute) => next[attribute] !== current[attribute]);
  if (changed) throw mutationError(409, immutable(current._id, changed), index);
  return next;
}

const IMMUTABLE = ['_id', '_type', '_createdAt'] as const;

/** The refusal to change an attribute that a document keeps for its life. */
export const immutable = (id: string, attribute: string) => ({
  type: 'cannotModifyImmutableAttributeError',
  description: `Cannot modify immutable attribute "${attribute}"`,
  attribute,
  id,
});

function selected(
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
