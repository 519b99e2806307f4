import type { z } from 'zod';
import type { listBody } from './bodies.ts';

/** A page of stored synonyms or rules whose text holds the query. */
export function searchList(
  items: Iterable<{ objectID: string }>,
  { query, type, page, hitsPerPage }: z.output<typeof listBody>,
): object {
  const wanted = query.toLowerCase();
  const found = [...items].filter(
    (item) =>
      JSON.stringify(item).toLowerCase().includes(wanted) &&
      (type === undefined || String('type' in item ? item.type : '').toLowerCase() === type.toLowerCase()),
  );
  return {
    hits: found
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((item) => ({ ...item, _highlightResult: {} })),
    nbHits: found.length,
    page,
    nbPages: Math.ceil(found.length / hitsPerPage),
  };
}
