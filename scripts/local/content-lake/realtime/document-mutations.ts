import type { Change } from '../store/store.ts';

type Mutations = readonly Record<string, unknown>[];

/**
 * The mutations of a transaction that concern one of its documents, as a listener of that document gets them: a
 * mutation of another document would make the Studio believe its own was deleted.
 */
export function mutationsFor(change: Change, mutations: Mutations): Mutations {
  return mutations.flatMap((mutation): Mutations => {
    const [operation = '', body = {}] = Object.entries(mutation)[0] ?? [];
    const argument = body as Record<string, unknown>;
    const selected = [argument.id].flat().includes(change.id);
    if (operation === 'patch') return selected ? [{ patch: { ...argument, id: change.id } }] : [];
    if (operation === 'delete') return selected && !change.after ? [{ delete: { id: change.id } }] : [];
    if (argument._id !== change.id) return [];
    // The Studio would give the document the time of the event as its creation.
    const createdAt = change.after ? { _createdAt: change.after._createdAt } : {};
    return [{ [operation]: { ...argument, ...createdAt } }];
  });
}
