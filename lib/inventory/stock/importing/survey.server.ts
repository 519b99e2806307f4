import { unshownPhotos } from '../../media/unshown-photos.ts';
import { type Applied, type FeedVehicle, rowReader, type TakenRow, vehicleId } from '../mapping/apply.ts';
import type { Mapping } from '../mapping/mapping.ts';
import type { Row } from '../reading/row.ts';
import type { EarlierVehicle } from './earlier-vehicles.server.ts';
import { feedRows } from './feed-rows.server.ts';
import type { Guard } from './guards.ts';
import { holdsOf } from './holding.ts';
import { type PhotosBeside, withPhotosBeside } from './photos-beside.ts';
import { Places } from './places.ts';
import type { Tally } from './report.ts';
import { stocknumOf } from './stock-numbers.server.ts';
import { unplacedWarning } from './unplaced.ts';
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

/** The input of a survey: the file and its mapping, the vehicles to compare with, and callbacks for its rows. */
interface Task {
  mapping: Mapping;
  file: string;
  earlierVehicles: ReadonlyMap<string, EarlierVehicle>;
  accepted: ReadonlySet<Guard>;
  tally: Tally;
  now: Date;
  canBeShown: ((photo: URL) => boolean) | undefined;
  photosBeside: PhotosBeside | undefined;
  onBytes: (bytes: number) => void;
  /** Called with each chosen row that says something new; a better row of the same vehicle may still follow. */
  onNews: (row: { line: number } & TakenRow) => Promise<void>;
  /** Called when such a better row has come, whether or not it says something new. */
  onReplaced: () => void;
}

/**
 * Reads a whole feed and decides about each row: taken, held, rejected, or less than another of the same stock number.
 * No vehicle is kept in memory.
 * @throws FeedError when the file itself is not right
 */
export async function surveyFeed(task: Task): Promise<Survey> {
  const { mapping, file, accepted, tally } = task;
  const readRow = rowReader(mapping);
  const surveyor = new Surveyor(task);
  const photos = unshownPhotos(task.canBeShown ?? (() => true));
  const rows = feedRows(
    { mapping, file, mayBeCut: accepted.has('cut') },
    {
      onBytes: task.onBytes,
      onUnexpected: (names) => tally.warnUnknown(names),
      onRagged: (row) => surveyor.ragged(row),
    },
  );
  for await (const row of rows) {
    tally.rows.read += 1;
    const notes = tally.notesFor(row.line);
    const result = withPhotosBeside(readRow(row, notes), task.photosBeside);
    if ('rejections' in result) surveyor.reject(row, result);
    else if (!surveyor.isHeld(row.line, result) && surveyor.isChosen(row.line, result)) {
      notes.keep();
      surveyor.place(result.vehicle.id, notes.unknownCode());
      photos.note(result.vehicle);
      if (task.earlierVehicles.get(result.vehicle.id)?.hash !== result.hash)
        await task.onNews({ line: row.line, ...result });
    }
  }
  const placeWarning = unplacedWarning(surveyor.unknownCodes());
  tally.warnings.push(...photos.warnings(), ...(placeWarning ? [placeWarning] : []));
  return surveyor.end();
}

/** Decides about one row after the other. */
class Surveyor {
  private readonly task: Task;
  /** The location codes that nobody knows, by the vehicle that has one. */
  private readonly unplaced = new Map<string, string>();
  private readonly places = new Places();
  private readonly listings = new Map<string, Listing & { worth: number }>();
  /** Ids of vehicles whose rows were rejected or held: the dealer still lists them, so they are not retired. */
  private readonly kept = new Set<string>();

  constructor(task: Task) {
    this.task = task;
    for (const earlier of task.earlierVehicles.values()) this.places.add(earlier, 'before');
  }

  /** Rejects a row that is longer or shorter than the header. */
  ragged({ line, fields, expected }: { line: number; fields: number; expected: number }): void {
    const { tally, mapping } = this.task;
    tally.rows.read += 1;
    const reason = `has ${fields} fields where the header has ${expected}`;
    tally.reject(line, null, [{ field: '(row)', value: '', reason }]);
    this.places.add({ dealershipId: mapping.dealership.id, locationId: null }, 'rejected');
  }

  reject(row: Row, { rejections, place }: Extract<Applied, { place: unknown }>): void {
    const { mapping, tally, earlierVehicles } = this.task;
    const stocknum = stocknumOf(row, mapping);
    const id = stocknum === null ? null : vehicleId(mapping.feed, stocknum);
    tally.reject(row.line, stocknum, rejections);
    this.places.add((id === null ? undefined : earlierVehicles.get(id)) ?? place, 'rejected');
    if (id !== null) this.kept.add(id);
  }

  /** Whether a guard holds the vehicle until a person has looked at it; one that has not changed was looked at before. */
  isHeld(line: number, { vehicle, hash }: TakenRow): boolean {
    const { earlierVehicles, accepted, tally, now } = this.task;
    const earlier = earlierVehicles.get(vehicle.id);
    if (earlier?.hash === hash) return false;
    const holds = holdsOf(vehicle, earlier, now).filter(({ guard }) => !accepted.has(guard));
    if (holds.length === 0) return false;
    tally.hold(line, vehicle.stocknum, holds);
    this.places.add(placeOf(vehicle), 'held');
    this.kept.add(vehicle.id);
    return true;
  }

  /** Lists a vehicle, unless an earlier row of its stock number tells as much. */
  isChosen(line: number, { vehicle, hash }: TakenRow): boolean {
    const { tally, earlierVehicles } = this.task;
    const earlierHash = earlierVehicles.get(vehicle.id)?.hash;
    // Of two equal texts one is enough: a large feed has hundreds of thousands.
    const listing = { line, hash: earlierHash === hash ? earlierHash : hash, worth: worthOf(vehicle) };
    const other = this.listings.get(vehicle.id);
    if (!other) {
      tally.rows.taken += 1;
      this.places.add(placeOf(vehicle), 'taken');
    } else {
      const isBetter = listing.worth > other.worth;
      const [better, lesser] = isBetter ? [listing, other] : [other, listing];
      tally.repeat(vehicle.stocknum, better, lesser);
      if (hash !== other.hash) this.places.add(placeOf(vehicle), 'duplicates');
      if (!isBetter) return false;
      this.task.onReplaced();
    }
    this.listings.set(vehicle.id, listing);
    return true;
  }

  /** Notes whether the row that was chosen for a vehicle has a location code that nobody knows. */
  place(id: string, unknownCode: string | null): void {
    if (unknownCode === null) this.unplaced.delete(id);
    else this.unplaced.set(id, unknownCode);
  }

  /** The location codes that nobody knows, once for each vehicle. */
  unknownCodes(): string[] {
    return [...this.unplaced.values()];
  }

  end(): Survey {
    const { listings, places, kept } = this;
    for (const id of this.unplaced.keys()) {
      const earlier = this.task.earlierVehicles.get(id);
      if (earlier?.locationId) places.add(earlier, 'unplaced');
    }
    const goneIds: string[] = [];
    for (const [id, earlier] of this.task.earlierVehicles) {
      if (listings.has(id) || kept.has(id)) continue;
      goneIds.push(id);
      places.add(earlier, 'retired');
    }
    return { listings, gone: goneIds, places };
  }
}

const placeOf = ({ dealership_id, location_id }: FeedVehicle) => ({
  dealershipId: dealership_id,
  locationId: location_id,
});
