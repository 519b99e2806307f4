import { type FeedVehicle, rowReader, vehicleId } from '../mapping/apply.ts';
import { type Mapping, rulesOf } from '../mapping/mapping.ts';
import type { Row } from '../reading/row.ts';
import { feedRows } from './feed-rows.server.ts';
import type { Guard } from './guards.ts';
import { holdsOf } from './holding.ts';
import { Places } from './places.ts';
import type { Tally } from './report.ts';
import type { EarlierVehicle } from './store.server.ts';
import { worthOf } from './worth.ts';

/** The row that was chosen for a vehicle. */
export interface Listing {
  line: number;
  hash: string;
}

/** What a feed would do, before any of it is done. */
export interface Survey {
  /** By vehicle id. */
  listings: ReadonlyMap<string, Listing>;
  /** Vehicles of the last import that are not listed any more. */
  gone: string[];
  places: Places;
}

interface Task {
  mapping: Mapping;
  file: string;
  earlierVehicles: ReadonlyMap<string, EarlierVehicle>;
  accepted: ReadonlySet<Guard>;
  tally: Tally;
  now: Date;
  onBytes: (bytes: number) => void;
}

/**
 * Reads a whole feed and decides about each row: taken, held, rejected, or less than another of the same stock number.
 * Nothing is written, and no vehicle is kept in memory.
 * @throws FeedError when the file itself is not right
 */
export async function surveyFeed(task: Task): Promise<Survey> {
  const { mapping, earlierVehicles, accepted, tally } = task;
  const readRow = rowReader(mapping);
  const places = new Places();
  const listings = new Map<string, Listing & { worth: number }>();
  // The dealer still lists them: they stay as they are until their rows can be taken again.
  const kept = new Set<string>();
  const home = { dealershipId: mapping.dealership.id, locationId: null };
  for (const earlier of earlierVehicles.values()) places.add(earlier, 'before');

  const rows = feedRows(
    { mapping, file: task.file, mayBeCut: accepted.has('cut') },
    {
      onBytes: task.onBytes,
      onUnexpected: (names) => tally.warnUnknown(names),
      onRagged: ({ line, fields, expected }) => {
        tally.rows.read += 1;
        const reason = `has ${fields} fields where the header has ${expected}`;
        tally.reject(line, null, [{ field: '(row)', value: '', reason }]);
        places.add(home, 'rejected');
      },
    },
  );
  for await (const row of rows) {
    tally.rows.read += 1;
    const notes = tally.notesFor(row.line);
    const result = readRow(row, notes);
    if ('rejections' in result) {
      const stocknum = stocknumOf(row, mapping);
      const id = stocknum === null ? null : vehicleId(mapping.feed, stocknum);
      tally.reject(row.line, stocknum, result.rejections);
      places.add((id === null ? undefined : earlierVehicles.get(id)) ?? result.place, 'rejected');
      if (id !== null) kept.add(id);
      continue;
    }
    const { vehicle, hash } = result;
    const { id, stocknum } = vehicle;
    const earlier = earlierVehicles.get(id);
    if (earlier?.hash !== hash) {
      const holds = holdsOf(vehicle, earlier, task.now).filter(({ guard }) => !accepted.has(guard));
      if (holds.length > 0) {
        tally.hold(row.line, stocknum, holds);
        places.add(placeOf(vehicle), 'held');
        kept.add(id);
        continue;
      }
    }
    const listing = { line: row.line, hash, worth: worthOf(vehicle) };
    const other = listings.get(id);
    if (other) {
      const isBetter = listing.worth > other.worth;
      tally.repeat(stocknum, isBetter ? listing : other, isBetter ? other : listing);
      if (hash !== other.hash) places.add(placeOf(vehicle), 'duplicates');
      if (!isBetter) continue;
    } else {
      tally.rows.taken += 1;
      places.add(placeOf(vehicle), 'taken');
    }
    notes.keep();
    listings.set(id, listing);
  }

  const gone = [...earlierVehicles.keys()].filter((id) => !listings.has(id) && !kept.has(id));
  for (const id of gone) places.add(earlierVehicles.get(id) as EarlierVehicle, 'retired');
  return { listings, gone, places };
}

const placeOf = ({ dealership_id, location_id }: FeedVehicle) => ({
  dealershipId: dealership_id,
  locationId: location_id,
});

/** What the feed calls a row that could not be read as a vehicle. */
function stocknumOf(row: Row, mapping: Mapping): string | null {
  const column = Object.entries(mapping.columns).find(([, rule]) =>
    rulesOf(rule).some(({ field }) => field === 'stocknum'),
  );
  const value = column ? row.values[column[0]] : null;
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() || null : null;
}
