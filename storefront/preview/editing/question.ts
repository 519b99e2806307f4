import type { Place } from './places.ts';

/** What the studio answers over the document in its form, once for each keystroke. */
export interface Question {
  query: string;
  params: { ids: string[] };
}

/** A name of a field: nothing else of a page may become a part of a query. */
const FIELD = /^[A-Za-z_]\w*/;

/**
 * Asks for the words that a page shows, once for each type of its documents: no more than the fields that stand on the
 * page, and apart, since the studio goes through every answer for each keystroke, and through a mixed one slowly.
 * @returns nothing for a page that shows no words
 */
export function questionsOf(places: Iterable<Place>): Question[] {
  const byType = new Map<string, { ids: Set<string>; fields: Set<string> }>();
  for (const { id, type, path } of places) {
    const [field] = FIELD.exec(path) ?? [];
    if (!field) continue;
    const { ids, fields } = byType.get(type) ?? { ids: new Set(), fields: new Set() };
    byType.set(type, { ids: ids.add(id), fields: fields.add(field) });
  }
  // In one order, so that the same words are the same questions.
  return [...byType.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { ids, fields }]) => ({
      query: `*[_id in $ids]{${[...fields].toSorted().join(',')}}`,
      params: { ids: [...ids].toSorted() },
    }));
}
