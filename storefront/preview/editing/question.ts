import type { Place } from './places.ts';

/** What the studio answers over the document in its form, once for each keystroke. */
export interface Question {
  query: string;
  params: { ids: string[] };
}

/** A name of a field: nothing else of a page may become a part of a query. */
const FIELD = /^[A-Za-z_]\w*/;

/**
 * Asks for the words that a page shows, of all its documents at once: no more than the fields that stand on it, since
 * the studio goes through the whole answer for each keystroke.
 * @returns null for a page that shows none
 */
export function questionOf(places: Iterable<Place>): Question | null {
  const ids = new Set<string>();
  const fields = new Set<string>();
  for (const { id, path } of places) {
    const [field] = FIELD.exec(path) ?? [];
    if (!field) continue;
    ids.add(id);
    fields.add(field);
  }
  if (ids.size === 0) return null;
  // In one order, so that the same words are the same question.
  return {
    query: `*[_id in $ids]{${[...fields].toSorted().join(',')}}`,
    params: { ids: [...ids].toSorted() },
  };
}
