import type { SanityClient } from '@sanity/client';
import type { StructureBuilder } from 'sanity/structure';
import { API_VERSION } from '../document/site.ts';

/** Sanity's lists show no more documents than this. */
const MOST_LISTED = 2_000;
/** Documents in a part of a longer list. */
const PART_SIZE = 1_000;

type Value = string | number;

/** Consecutive documents of a list, by the field that orders it. */
export interface ListPart {
  /** Value of its first document; null for the first part, which also has the documents without a value. */
  from: Value | null;
  /** Value of the next part's first document; null for the last part. */
  below: Value | null;
  first: Value | null;
  last: Value | null;
  count: number;
}

/**
 * Divides a list into parts of about the same size. Documents with the same value stay in one part.
 * @param values of the field, ascending; null for documents without one
 * @param size documents per part, at least
 */
export function partsOf(values: readonly (Value | null)[], size = PART_SIZE): ListPart[] {
  const present = values.filter((value) => value !== null);
  const without = values.length - present.length;
  const starts: number[] = [0];
  for (let index = 1; index < present.length; index += 1) {
    const isNew = present[index] !== present[index - 1];
    const isFull = index - (starts.at(-1) ?? 0) >= size;
    if (isNew && isFull) starts.push(index);
  }
  return starts.map((start, part) => {
    const end = starts[part + 1] ?? present.length;
    return {
      from: part === 0 ? null : (present[start] ?? null),
      below: starts[part + 1] === undefined ? null : (present[end] ?? null),
      first: present[start] ?? null,
      last: present[end - 1] ?? null,
      count: end - start + (part === 0 ? without : 0),
    };
  });
}

/** Returns the GROQ condition of a part, with the parameters `from` and `below`. */
export function conditionOf(field: string, { from, below }: ListPart): string {
  const limits = [
    ...(from === null ? [] : [`${field} >= $from`]),
    ...(below === null ? [] : [`${field} < $below`]),
  ];
  if (limits.length === 0) return 'true';
  const within = limits.join(' && ');
  return from === null ? `(!defined(${field}) || ${within})` : within;
}

const LONGEST_TITLE = 24;
const textOf = (value: Value | null): string => {
  if (value === null) return '…';
  const text = String(value);
  const isTime = /^\d{4}-\d{2}-\d{2}T/.test(text);
  if (isTime) return text.slice(0, 10);
  return text.length > LONGEST_TITLE ? `${text.slice(0, LONGEST_TITLE)}…` : text;
};

/** Returns the title of a part: its first and last value in the order of the list, and how many documents it has. */
export function titleOfPart({ first, last, count }: ListPart, direction: 'asc' | 'desc'): string {
  const ends = direction === 'asc' ? [first, last] : [last, first];
  return `${ends.map(textOf).join(' to ')} (${count.toLocaleString('en-AU')})`;
}

/** What a list of documents shows. */
export interface LongList {
  id: string;
  title: string;
  type: string;
  filter: string;
  params: Readonly<Record<string, unknown>>;
  order: { field: string; direction: 'asc' | 'desc' };
}

type DocumentList = ReturnType<StructureBuilder['documentList']>;

/**
 * Returns a list of documents; for one with more documents than Sanity shows, a list of its parts.
 * @param client in the raw perspective
 * @param complete adds what the list and each part have in common
 */
export async function listInParts(
  S: StructureBuilder,
  client: SanityClient,
  { id, title, type, filter, params, order }: LongList,
  complete: (list: DocumentList) => DocumentList,
) {
  const listOf = (
    listId: string,
    listTitle: string,
    condition: string,
    more: Readonly<Record<string, unknown>>,
  ) =>
    complete(
      S.documentList()
        .id(listId)
        .title(listTitle)
        .schemaType(type)
        .apiVersion(API_VERSION)
        .filter(`${filter}${condition}`)
        .params({ ...params, ...more })
        .defaultOrdering([order]),
    );
  const { field, direction } = order;
  // If Sanity does not respond, the list says so itself.
  const total = await client
    .fetch<number>(`count(*[${filter}])`, params, { tag: 'structure.count' })
    .catch(() => 0);
  if (total <= MOST_LISTED) return listOf(id, title, '', {});
  const values = await client.fetch<(Value | null)[]>(`*[${filter}] | order(${field} asc).${field}`, params, {
    tag: 'structure.parts',
  });
  const parts = partsOf(values.toSorted((a, b) => Number(a !== null) - Number(b !== null)));
  const shown = direction === 'asc' ? parts : parts.toReversed();
  return S.list()
    .id(id)
    .title(title)
    .items(
      shown.map((part, index) => {
        const name = titleOfPart(part, direction);
        return S.listItem()
          .id(`part-${index + 1}`)
          .title(name)
          .child(() =>
            listOf(`${id}-part-${index + 1}`, `${title}: ${name}`, ` && ${conditionOf(field, part)}`, {
              from: part.from,
              below: part.below,
            }),
          );
      }),
    );
}
