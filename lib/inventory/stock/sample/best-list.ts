import { FeedError } from '../feed-error.ts';
import { recogniseColumns } from '../mapping/recognise.ts';

type Entry = Readonly<Record<string, unknown>>;

const MOST_COLUMNS = 500;
/** Entries checked per list: enough to distinguish vehicles from dealers and photos. */
const LOOKED_AT = 20;

interface List {
  records: string;
  header: string[];
  entries: readonly Entry[];
}

/**
 * Returns the list of vehicles among the lists in a file: the one with the fewest missing fields, then the
 * first.
 *
 * @param lists entries by path, the shallowest first
 * @throws FeedError when no list has entries with several columns
 */
export function bestList(lists: ReadonlyMap<string, readonly Entry[]>): List {
  let best: { list: List; missing: number } | null = null;
  for (const [records, entries] of lists) {
    const header = [...new Set(entries.flatMap((entry) => Object.keys(entry)))];
    if (header.length < 2 || header.length > MOST_COLUMNS) continue;
    const missing = recogniseColumns(header, entries.slice(0, LOOKED_AT)).missing.length;
    if (!best || missing < best.missing) best = { list: { records, header, entries }, missing };
  }
  if (!best) throw new FeedError('The file contains no list of vehicles that can be read.');
  return best.list;
}
