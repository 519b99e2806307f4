import type { Context } from '../context.ts';
import type { Kind, Kinds } from '../store/kinds.ts';
import type { Filter } from '../store/store.ts';
import { badParameter, notFound } from './errors.ts';

interface Paging {
  limit: number;
  starting_after?: string;
  ending_before?: string;
}

export const createdFilter = (
  range: { gt?: number; gte?: number; lt?: number; lte?: number } | undefined,
): Filter[] =>
  range
    ? [
        {
          path: '$.created',
          from: range.gt === undefined ? range.gte : range.gt + 1,
          to: range.lt === undefined ? range.lte : range.lt - 1,
        },
      ]
    : [];

/**
 * Filters a list by the object that a parameter refers to.
 * @throws StripeFault 400 if the object does not exist
 */
export function filterBy(
  { store }: Context,
  kind: 'payment_intent' | 'charge',
  id: string | undefined,
): Filter[] {
  return id === undefined ? [] : [{ path: `$.${kind}`, is: store.getReferenced(kind, id, kind).id }];
}

/**
 * Returns one page of a list, newest first, by cursor (https://docs.stripe.com/api/pagination).
 * @throws StripeFault for an unknown cursor, or for two cursors
 */
export function page<K extends Kind>(
  { store }: Context,
  kind: K,
  url: string,
  { limit, starting_after, ending_before }: Paging,
  filters: Filter[],
): { object: 'list'; data: Kinds[K][]; has_more: boolean; url: string } {
  if (starting_after && ending_before)
    throw badParameter('You can only specify one of: starting_after, ending_before.', 'starting_after');
  const cursor = (id: string | undefined, param: string) => {
    if (id === undefined) return undefined;
    const sequence = store.sequence(kind, id);
    if (sequence === undefined) throw notFound(kind, id, param, 400);
    return sequence;
  };
  const before = cursor(starting_after, 'starting_after');
  const after = cursor(ending_before, 'ending_before');
  const objects = store.list(kind, { filters, before, after, limit: limit + 1 });
  const data = objects.slice(0, limit);
  if (after !== undefined) data.reverse();
  return { object: 'list', data, has_more: objects.length > limit, url };
}
