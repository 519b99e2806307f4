import type { z } from 'zod';
import type { listBody } from './bodies.ts';

/** Returns a page of the stored synonyms or rules that contain the query text. */
export function searchList(
  items: Iterable<{ objectID: string }>,
  { query, type, page, hitsPerPage }: z.output<typeof listBody>,
): object {
  const needle = query.toLowerCase();
  const matches = [...items].filter(
    (item) =>
      JSON.stringify(item).toLowerCase().includes(needle) &&
      (type === undefined || String('type' in item ? item.type : '').toLowerCase() === type.toLowerCase()),
  );
  return {
    hits: matches
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((item) => ({ ...item, _highlightResult: {} })),
    nbHits: matches.length,
    page,
    nbPages: Math.ceil(matches.length / hitsPerPage),
  };
}
