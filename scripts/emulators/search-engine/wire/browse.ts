import { type Bits, hasBit } from '../columns/bits.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { filterSlots } from '../query/filtering.ts';
import { retrieve } from '../query/hit.ts';
import type { SearchParameters } from '../query/parameters.ts';
import { textOptions } from '../query/text-options.ts';
import { searchText } from '../query/text-query.ts';
import type { IndexView } from '../query/view.ts';
import { ApiError } from './api-error.ts';

export function matchingSlots(view: IndexView, parameters: SearchParameters): { bits: Bits; count: number } {
  const filteredSlots = filterSlots(view.index, parameters);
  const settings = { ...view.settings, ...parameters } as SearchParameters;
  const options = textOptions(view.index, settings, view.synonyms);
  const text = searchText(view.index, parameters.query ?? '', options, settings, filteredSlots.bits);
  return text ?? filteredSlots;
}

/**
 * Returns one page of all matching records, without a paging limit. The cursor holds the last objectID
 * returned, so it stays valid across writes and rebuilds.
 * @param restrict applies the caller's key; a cursor comes from outside and cannot be trusted to include it
 */
export function browse(
  view: IndexView,
  parameters: SearchParameters,
  restrict: (parameters: SearchParameters) => SearchParameters,
): object {
  const { index } = view;
  const cursor = parameters.cursor === undefined ? undefined : readCursor(parameters.cursor);
  const effective = restrict(cursor?.parameters ?? parameters);
  const hitsPerPage = effective.hitsPerPage ?? 1000;
  const { bits, count } = matchingSlots(view, effective);
  const slots = slotsAfter(index, bits, cursor?.after, hitsPerPage);
  const last = slots.at(-1);
  const hasMore = slots.length === hitsPerPage && hitsPerPage > 0 && last !== undefined;
  return {
    hits: slots.map((slot) => retrieve(index.recordAt(slot), effective.attributesToRetrieve, null)),
    nbHits: count,
    page: 0,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(count / hitsPerPage),
    hitsPerPage,
    query: effective.query ?? '',
    params: '',
    processingTimeMS: 1,
    ...(hasMore ? { cursor: writeCursor({ after: index.ids.idAt(last), parameters: effective }) } : {}),
  };
}

/** Returns the next slots by objectID: those sorted by the last rebuild, merged with those written since. */
function slotsAfter(index: SearchIndex, bits: Bits, id: string | undefined, limit: number): number[] {
  const compare = index.compare({ keys: [] });
  const newSlots: number[] = [];
  for (let slot = index.sortedSlots; slot < index.slots; slot++) {
    if (hasBit(bits, slot) && (id === undefined || index.ids.idAt(slot) > id)) newSlots.push(slot);
  }
  const sortedSlots: number[] = [];
  for (
    let slot = id === undefined ? 0 : firstAfter(index, id);
    slot < index.sortedSlots && sortedSlots.length < limit;
    slot++
  ) {
    if (hasBit(bits, slot)) sortedSlots.push(slot);
  }
  return [...sortedSlots, ...newSlots].sort(compare).slice(0, limit);
}

function firstAfter(index: SearchIndex, id: string): number {
  let low = 0;
  let high = index.sortedSlots;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (index.ids.idAt(middle) <= id) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface Cursor {
  after: string;
  parameters: SearchParameters;
}

function writeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

function readCursor(text: string): Cursor {
  try {
    const cursor = JSON.parse(Buffer.from(text, 'base64url').toString()) as Cursor;
    if (typeof cursor.after === 'string' && typeof cursor.parameters === 'object') return cursor;
  } catch {}
  throw new ApiError(400, 'Cursor is not valid');
}
