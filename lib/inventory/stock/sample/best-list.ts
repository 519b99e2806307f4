import { FeedError } from '../feed-error.ts';
import { GATHERED } from '../mapping/fields.ts';
import { recogniseColumns } from '../mapping/recognise.ts';

type Entry = Readonly<Record<string, unknown>>;

const MOST_COLUMNS = 500;
/** Entries checked per list: enough to distinguish vehicles from dealers and photos. */
const LOOKED_AT = 20;

export interface List {
  records: string;
  header: string[];
  entries: readonly Entry[];
}

/**
 * Returns the lists in a file that can be read as vehicles, the likeliest first: with the fewest missing
 * fields, then with the shortest paths to them, then the shallowest. A field whose column has several values
 * in one entry is missing: such an entry is a dealer with its vehicles. After the first, lists without
 * half of the essential fields are left out.
 *
 * @param lists entries by path, the shallowest first
 * @throws FeedError when no list has entries with several columns
 */
export function rankedLists(lists: ReadonlyMap<string, readonly Entry[]>): [List, ...List[]] {
  const ranked = [...lists]
    .flatMap(([records, entries]) => {
      const header = [...new Set(entries.flatMap((entry) => Object.keys(entry)))];
      if (header.length < 2 || header.length > MOST_COLUMNS) return [];
      return [{ list: { records, header, entries }, ...rankOf(header, entries.slice(0, LOOKED_AT)) }];
    })
    .toSorted((a, b) => a.missing - b.missing || a.length - b.length);
  const [best, ...others] = ranked;
  if (!best) throw new FeedError('The file contains no list of vehicles that can be read.');
  return [best.list, ...others.filter(({ hasEssential }) => hasEssential).map(({ list }) => list)];
}

function rankOf(header: readonly string[], entries: readonly Entry[]) {
  const { columns, missing } = recogniseColumns(header, entries);
  const read = columns.filter(({ field }) => field !== null && !GATHERED.has(field));
  const listed = read.filter(
    ({ name }) => entries.filter((entry) => Array.isArray(entry[name])).length > entries.length / 2,
  );
  const own = read.filter((column) => !listed.includes(column));
  const length = own.reduce((sum, { name }) => sum + name.split(/[.@]/).length, 0) / Math.max(1, own.length);
  const missingOwn = ESSENTIAL_COLUMNS.filter((field) =>
    listed.some((column) => column.field === field),
  ).length;
  return {
    missing: missing.length + missingOwn - Math.min(own.length, MOST_COUNTED) / (MOST_COUNTED + 1),
    length,
    hasEssential: missing.length <= ESSENTIAL_COLUMNS.length / 2,
  };
}

const ESSENTIAL_COLUMNS = ['stocknum', 'car_type', 'make', 'model'] as const;
/** Beyond this number, more recognised columns do not make a list likelier. */
const MOST_COUNTED = 8;
