import type { Place } from './places.ts';

/** What the studio answers over the document in its form, once for each keystroke. */
export interface Question {
  query: string;
  params: { ids: string[] };
}

/** A field that is asked for, and those that are asked for within it; without any it is asked for whole. */
interface Field {
  isList: boolean;
  within: Fields;
}
type Fields = Map<string, Field>;

/** A part of a path: the name of a field, or which entry of a list. Nothing else of a page becomes part of a query. */
const PART = /\.?([A-Za-z_]\w*)|\[(?:_key=="[^"]*"|\d+)\]/y;

/**
 * Asks for the words that a page shows, once for each type of its documents: no more than the fields that stand on the
 * page, and apart, since the studio goes through every answer for each keystroke, and through a long one slowly.
 * @returns nothing for a page that shows no words
 */
export function questionsOf(places: Iterable<Place>): Question[] {
  const byType = new Map<string, { ids: Set<string>; fields: Fields }>();
  for (const { id, type, path } of places) {
    const { ids, fields } = byType.get(type) ?? { ids: new Set(), fields: new Map() };
    if (addField(fields, path)) byType.set(type, { ids: ids.add(id), fields });
  }
  // In one order, so that the same words are the same questions.
  return [...byType.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { ids, fields }]) => ({
      query: `*[_id in $ids]{_id,${projectionOf(fields)}}`,
      params: { ids: [...ids].toSorted() },
    }));
}

/** Adds the field at a path; says no where there are no words: an entry of a list, or what is no path. */
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
