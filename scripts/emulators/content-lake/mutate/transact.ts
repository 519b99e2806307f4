import type { LakeDocument } from '../document.ts';
import { mutationError } from '../errors.ts';
import { randomId } from '../ids.ts';
import type { Change, Store } from '../store/store.ts';
import { type ApplyContext, applyMutation, type MutationResult } from './apply.ts';
import { checkReferences } from './integrity.ts';
import type { Mutation } from './schema.ts';
import { Workspace } from './workspace.ts';

export interface Intent {
  changes: readonly Change[];
  results: readonly MutationResult[];
  workspace: Workspace;
}

export interface TransactRequest {
  /** the mutations, read lazily because later ones can depend on the effects of earlier ones */
  mutations(workspace: Workspace): Iterable<Mutation>;
  author: string;
  transactionId?: string | undefined;
  kind?: string;
  dryRun?: boolean;
  /** throws if the author may not make these changes, or may not know that a document to be created exists */
  authorize(intent: Intent): void;
  select: ApplyContext['select'];
}

export interface TransactResult {
  transactionId: string;
  results: (MutationResult & { document: LakeDocument | null })[];
}

/** Applies all mutations of a request or none: checks references and permissions, then commits. */
export function transact(store: Store, request: TransactRequest): TransactResult {
  const transactionId = request.transactionId ?? randomId();
  if (store.hasTransaction(transactionId)) {
    const description = `Transaction "${transactionId}" already exists`;
    throw mutationError(409, { type: 'transactionAlreadyExistsError', description, id: transactionId });
  }
  const now = new Date().toISOString();
  const workspace = new Workspace(store);
  const context: ApplyContext = { workspace, transactionId, now, select: request.select };
  const appliedMutations: Mutation[] = [];
  const results: MutationResult[] = [];
  for (const mutation of request.mutations(workspace)) {
    const outcome = applyMutation(mutation, appliedMutations.length, context);
    results.push(...outcome);
    appliedMutations.push(withIds(mutation, outcome));
  }
  const changes = workspace.changes();
  request.authorize({ changes, results, workspace });
  checkReferences(changes, workspace, store);
  if (!request.dryRun && changes.length > 0) {
    const { author, kind = 'mutate' } = request;
    store.commit({ transactionId, timestamp: now, author, kind, changes }, appliedMutations);
  }
  return {
    transactionId,
    results: results.map((result) => ({ ...result, document: workspace.get(result.id) })),
  };
}

/** Returns a mutation as listeners receive it, with document ids instead of a generated id or a query. */
function withIds(mutation: Mutation, outcome: readonly MutationResult[]): Mutation {
  const ids = outcome.map((result) => result.id);
  if ('create' in mutation && ids[0]) return { create: { ...mutation.create, _id: ids[0] } };
  if ('delete' in mutation && mutation.delete.query !== undefined) return { delete: { id: ids } };
  if (!('patch' in mutation) || mutation.patch.query === undefined) return mutation;
  const { query: _query, params: _params, ...patch } = mutation.patch;
  return { patch: { ...patch, id: ids } };
}
