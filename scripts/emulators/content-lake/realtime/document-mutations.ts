import type { Change } from '../store/store.ts';

type Mutations = readonly Record<string, unknown>[];

/**
 * Returns a transaction's mutations of one document, for a listener of that document. If mutations of other
 * documents were included, the Studio would treat its own as deleted.
 */
export function mutationsFor(change: Change, mutations: Mutations): Mutations {
  return mutations.flatMap((mutation): Mutations => {
    const [operation = '', body = {}] = Object.entries(mutation)[0] ?? [];
    const argument = body as Record<string, unknown>;
    const concernsDocument = [argument.id].flat().includes(change.id);
    if (operation === 'patch') return concernsDocument ? [{ patch: { ...argument, id: change.id } }] : [];
    if (operation === 'delete')
      return concernsDocument && !change.after ? [{ delete: { id: change.id } }] : [];
    if (argument._id !== change.id) return [];
    // Without `_createdAt`, the Studio would take the event's time as the creation time.
    const createdAt = change.after ? { _createdAt: change.after._createdAt } : {};
    return [{ [operation]: { ...argument, ...createdAt } }];
  });
}
