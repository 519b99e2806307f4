import { referencesIn } from '../document.ts';
import { mutationError } from '../errors.ts';
import type { Change, Store } from '../store/store.ts';
import { immutable } from './apply.ts';
import type { Workspace } from './workspace.ts';

/**
 * Keeps strong references intact. A new reference to a missing document, deleting a referenced document, and
 * changing the type of one each throw a 409. Weak references are not checked.
 */
export function checkReferences(changes: readonly Change[], workspace: Workspace, store: Store): void {
  const strongTargets = new Map(changes.map((change) => [change.id, strongIds(change.after)]));
  const referrerOf = new Map(
    [...strongTargets].flatMap(([id, targets]) => [...targets].map((target) => [target, id])),
  );
  for (const { id, before, after } of changes) {
    if (after) {
      const previousTargets = strongIds(before);
      for (const target of strongTargets.get(id) ?? []) {
        if (!previousTargets.has(target) && !workspace.get(target)) throw missingTarget(id, target);
      }
    }
    if (after && (!before || before._type === after._type)) continue;
    const others = [...store.incoming.of(id)].filter((other) => !strongTargets.has(other));
    const strongReferrers = others.filter((other) => strongIds(store.documents.get(other)).has(id));
    const newReferrer = referrerOf.get(id);
    const referrers = newReferrer && newReferrer !== id ? [...strongReferrers, newReferrer] : strongReferrers;
    if (referrers.length > 0) throw after ? typeChange(id) : stillReferenced(id, referrers);
  }
}

const strongIds = (value: unknown) =>
  new Set(
    referencesIn(value)
      .filter((reference) => !reference.weak)
      .map((reference) => reference.id),
  );

const typeChange = (id: string) => mutationError(409, immutable(id, '_type'));

const missingTarget = (id: string, target: string) =>
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
