import { referencesIn } from '../document.ts';
import { mutationError } from '../errors.ts';
import type { Change, Store } from '../store/store.ts';
import { immutable } from './apply.ts';
import type { Workspace } from './workspace.ts';

/**
 * Strong references must point at documents that exist, before and after: a new reference to a missing document
 * and the deletion of a referenced document are both 409, as is another type for one. Weak references are free.
 */
export function checkReferences(changes: readonly Change[], workspace: Workspace, store: Store): void {
  const written = new Map(changes.map((change) => [change.id, strongIds(change.after)]));
  const pointedAt = new Map(
    [...written].flatMap(([id, targets]) => [...targets].map((target) => [target, id])),
  );
  for (const { id, before, after } of changes) {
    if (after) {
      const known = strongIds(before);
      for (const target of written.get(id) ?? []) {
        if (!known.has(target) && !workspace.get(target)) throw missing(id, target);
      }
    }
    if (after && (!before || before._type === after._type)) continue;
    const others = [...store.incoming.of(id)].filter((other) => !written.has(other));
    const strong = others.filter((other) => strongIds(store.documents.get(other)).has(id));
    const inTransaction = pointedAt.get(id);
    const referrers = inTransaction && inTransaction !== id ? [...strong, inTransaction] : strong;
    if (referrers.length > 0) throw after ? retyped(id) : stillReferenced(id, referrers);
  }
}

const strongIds = (value: unknown) =>
  new Set(
    referencesIn(value)
      .filter((reference) => !reference.weak)
      .map((reference) => reference.id),
  );

const retyped = (id: string) => mutationError(409, immutable(id, '_type'));

const missing = (id: string, target: string) =>
  mutationError(409, {
    type: 'documentReferenceDoesNotExistError',
    description: `Document "${id}" references non-existent document "${target}"`,
    id,
    referenceID: target,
  });

const stillReferenced = (id: string, referrers: string[]) =>
  mutationError(409, {
    type: 'documentHasExistingReferencesError',
    description: `Document "${id}" cannot be deleted as there are references to it from "${referrers[0]}"`,
    id,
    referencingIDs: referrers,
  });
