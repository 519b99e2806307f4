import type { SourceField } from './source-fields.ts';

/** A query that the studio answers from its form state after each keystroke. */
export interface FieldQuery {
  query: string;
  params: { ids: string[] };
}

interface Field {
  isList: boolean;
  within: Fields;
}
type Fields = Map<string, Field>;

/** A part of a path: a field name or a list index. No other text of a page becomes part of a query. */
const PART = /\.?([A-Za-z_]\w*)|\[(?:_key=="[^"]*"|\d+)\]/y;

/**
 * Returns the queries for a page's texts, one per document type, with only the fields that the page shows:
 * the studio processes every result after each keystroke.
 */
export function fieldQueries(places: Iterable<SourceField>): FieldQuery[] {
  const byType = new Map<string, { ids: Set<string>; fields: Fields }>();
  for (const { id, type, path } of places) {
    const { ids, fields } = byType.get(type) ?? { ids: new Set(), fields: new Map() };
    if (addField(fields, path)) byType.set(type, { ids: ids.add(id), fields });
  }
  // Sorted, so that the same fields give the same queries.
  return [...byType.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { ids, fields }]) => ({
      query: `*[_id in $ids]{_id,${projectionOf(fields)}}`,
      params: { ids: [...ids].toSorted() },
    }));
}

function addField(fields: Fields, path: string): boolean {
  const names: { name: string; isList: boolean }[] = [];
  PART.lastIndex = 0;
  while (PART.lastIndex < path.length) {
    const match = PART.exec(path);
    const last = names.at(-1);
    if (!match) return false;
    if (match[1]) names.push({ name: match[1], isList: false });
    else if (last) last.isList = true;
    else return false;
  }
  if (names.length === 0 || path.endsWith('"]')) return false;
  let inner = fields;
  for (const { name, isList } of names) {
    const field = inner.get(name) ?? { isList: false, within: new Map() };
    field.isList ||= isList;
    inner.set(name, field);
    inner = field.within;
  }
  return true;
}

const projectionOf = (fields: Fields): string =>
  [...fields.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { isList, within }]) => {
      if (within.size === 0) return name;
      return isList ? `${name}[]{_key,${projectionOf(within)}}` : `${name}{${projectionOf(within)}}`;
    })
    .join(',');
