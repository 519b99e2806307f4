import type { Vehicle } from '../../../vehicle/vehicle.ts';
import { unshownPhotos } from '../../media/unshown-photos.ts';
import { FeedError } from '../feed-error.ts';
import {
  type AcceptedRow,
  type Applied,
  acceptedRow,
  type FeedVehicle,
  rowReader,
  vehicleId,
} from '../mapping/apply.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { stockNumberText } from '../mapping/stock-number-source.ts';
import type { Row } from '../reading/row.ts';
import type { EarlierVehicle } from './earlier-vehicles.server.ts';
import { type FeedListener, feedRows } from './feed-rows.server.ts';
import type { Guard } from './guards.ts';
import { type Hold, holdsOf, newHolds } from './holds.ts';
import { Identifier } from './identify.ts';
import { type KnownVehicle, vinOf } from './identity.ts';
import { KnownIndex } from './known-index.ts';
import { Places } from './location-counts.ts';
import { type PhotosBeside, withPhotosBeside } from './photos-beside.ts';
import type { Tally } from './report.ts';
import { stocknumOf } from './stock-numbers.server.ts';

export interface Listing {
  line: number;
  hash: string;
}

export interface Survey {
  listings: ReadonlyMap<string, Listing>;
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
  canBeShown: ((photo: URL) => boolean) | undefined;
  photosBeside: PhotosBeside | undefined;
  /** Returns the record of a vehicle's last import, which may already say what a guard holds. */
  lastRecord?: (id: string) => Promise<Vehicle | null>;
  /** Looks up vehicles of the database that may be those of the rows. */
  known: (rows: {
    ids: readonly string[];
    vehicles: readonly FeedVehicle[];
  }) => Promise<readonly KnownVehicle[]>;
  /** Returns the ids of listed vehicles of this feed by their stock number. */
  listedIds: (stocknums: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  onBytes: (bytes: number) => void;
  /** @param row `takenOver` is whether the vehicle was another feed's */
  onNews: (row: { line: number; takenOver: boolean } & AcceptedRow) => Promise<void>;
  /** Called when a better row for the same vehicle was found, changed or not. */
  onReplaced: () => void;
}

type RowsTask = Omit<Task, 'file' | 'onBytes'>;

/**
 * Reads a whole feed and classifies each row: accepted, held, rejected, or a worse duplicate of a stock
 * number. No vehicle is kept in memory.
 *
 * @throws FeedError when the file itself is invalid
 */
export async function surveyFeed(task: Task): Promise<Survey> {
  const { mapping, file, accepted } = task;
  return surveyRows(
    task,
    (listener) =>
      feedRows({ mapping, file, mayBeCut: accepted.has('cut') }, { ...listener, onBytes: task.onBytes }),
    await firstRows(task),
  );
}

/**
 * Classifies rows as `surveyFeed` does.
 *
 * @param read returns the rows, and calls the listener about columns and rows that do not fit
 * @param first the start of the file, which shows how its columns write numbers and units
 */
export async function surveyRows(
  task: RowsTask,
  read: (listener: Pick<FeedListener, 'onUnexpected' | 'onRagged'>) => AsyncIterable<Row>,
  first: readonly Row[],
): Promise<Survey> {
  const { mapping, tally } = task;
  const parseRow = rowReader(mapping, first);
  const surveyor = new FeedSurveyor(task);
  const photos = unshownPhotos(task.canBeShown ?? (() => true));
  const rows = read({
    onUnexpected: (names) => tally.warnUnknown(names),
    onRagged: (row) => surveyor.ragged(row),
  });
  const identifier = new Identifier({
    feed: mapping.feed,
    replaces: mapping.replaces,
    isListed: (id) => task.earlierVehicles.has(id),
  });
  const mayAppearTwice = task.accepted.has('elsewhere');
  const settleRow = async (row: ReadRow, { known, listedIds }: Found) => {
    const { line, notes, result, isKnown } = row;
    if ('rejections' in result) {
      surveyor.reject(row, result, listedIds);
      return;
    }
    const identified = identifiedRow(result, { identifier, known, isKnown, mayAppearTwice });
    const { accepted, hold, takenOver } = identified;
    if (await surveyor.isHeld(line, accepted, hold)) return;
    if (!surveyor.isChosen(line, accepted)) return;
    notes.keep();
    surveyor.place(accepted.vehicle.id, notes.unknownCode());
    photos.note(accepted.vehicle);
    if (!isSameAsEarlier(task, accepted)) await task.onNews({ line, takenOver, ...accepted });
  };
  const settle = async ({ rows: batch, known }: Batch) => {
    const found = {
      known: new KnownIndex(await known),
      listedIds: await task.listedIds(rejectedNumbers(task, batch)),
    };
    for (const row of batch) await settleRow(row, found);
  };
  let waiting: ReadRow[] = [];
  /** Its vehicles are looked up while the next rows are read. */
  let begun: Batch | null = null;
  for await (const row of rows) {
    tally.rows.read += 1;
    const notes = tally.notesFor(row.line);
    const readRow = toSettle(task, row, notes, withPhotosBeside(parseRow(row, notes), task.photosBeside));
    // Known vehicles wait for a lookup only to keep the order of the rows.
    if (readRow.isKnown && !begun && waiting.length === 0) {
      await settleRow(readRow, NOTHING_FOUND);
      continue;
    }
    waiting.push(readRow);
    if (waiting.length < ROWS_AT_ONCE) continue;
    if (begun) await settle(begun);
    begun = waiting.every(({ isKnown }) => isKnown) ? null : lookUp(task, waiting);
    if (!begun) for (const each of waiting) await settleRow(each, NOTHING_FOUND);
    waiting = [];
  }
  if (begun) await settle(begun);
  await settle(lookUp(task, waiting));
  const placeWarning = unplacedWarning(surveyor.unknownCodes());
  const numberWarning = stockNumberText(tally.numbered);
  tally.warnings.push(
    ...photos.warnings(),
    ...[placeWarning, numberWarning].filter((warning) => warning !== null),
  );
  return surveyor.end();
}

/** Enough rows to see how a column writes numbers. */
const FIRST_ROWS = 200;

/** Returns the first rows of a feed; fewer if the file is invalid, which is reported when it is surveyed. */
async function firstRows({ mapping, file }: Pick<Task, 'mapping' | 'file'>): Promise<Row[]> {
  const rows: Row[] = [];
  try {
    for await (const row of feedRows({ mapping, file, mayBeCut: true }, {})) {
      rows.push(row);
      if (rows.length === FIRST_ROWS) break;
    }
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
  }
  return rows;
}

/** Rows whose vehicles are looked up in the database together; many more would outlive the young generation. */
const ROWS_AT_ONCE = 50;

/** A row that waits for the lookup of its vehicle. Its values are dropped to save memory. */
interface ReadRow {
  line: number;
  /** The number of a rejected row. */
  stocknum: string | null;
  notes: ReturnType<Tally['notesFor']>;
  result: Applied;
  /** Whether the last import listed this vehicle with its id, so that it need not be looked up. */
  isKnown: boolean;
}

interface Batch {
  rows: readonly ReadRow[];
  known: Promise<readonly KnownVehicle[]>;
}

/** The vehicles that the lookup of a batch found. */
interface Found {
  known: KnownIndex;
  listedIds: ReadonlyMap<string, string>;
}

const NOTHING_FOUND: Found = { known: new KnownIndex([]), listedIds: new Map() };

function toSettle(task: RowsTask, row: Row, notes: ReadRow['notes'], result: Applied): ReadRow {
  const isRejected = 'rejections' in result;
  return {
    line: row.line,
    stocknum: isRejected ? (result.stocknum ?? stocknumOf(row, task.mapping)) : null,
    notes,
    result,
    isKnown: !isRejected && (isSameAsEarlier(task, result) || hasEarlierVin(task, result)),
  };
}

const isSameAsEarlier = ({ earlierVehicles }: RowsTask, { vehicle, hash }: AcceptedRow): boolean =>
  earlierVehicles.get(vehicle.id)?.hash === hash;

/** A VIN identifies a vehicle; without one, another row may have become this vehicle. */
function hasEarlierVin({ earlierVehicles }: RowsTask, { vehicle }: AcceptedRow): boolean {
  const vin = vinOf(vehicle);
  return vin !== null && earlierVehicles.get(vehicle.id)?.vin === vin;
}

/** Starts to look up the vehicles that are not known. */
function lookUp(task: RowsTask, rows: readonly ReadRow[]): Batch {
  const vehicles = rows.flatMap(({ result, isKnown }) =>
    'rejections' in result || isKnown ? [] : [result.vehicle],
  );
  if (vehicles.length === 0) return { rows, known: Promise.resolve([]) };
  const known = task.known({ ids: vehicles.map(({ id }) => id), vehicles });
  // `settle` throws the error; until then it must not be an unhandled rejection.
  known.catch(() => {});
  return { rows, known };
}

/** Returns the stock numbers of rejected rows whose vehicles have an id that is not made of it. */
const rejectedNumbers = ({ mapping, earlierVehicles }: RowsTask, rows: readonly ReadRow[]): string[] =>
  rows.flatMap(({ stocknum }) =>
    stocknum === null || earlierVehicles.has(vehicleId(mapping.feed, stocknum)) ? [] : [stocknum],
  );

/** Gives a row the id of its vehicle. */
function identifiedRow(
  result: AcceptedRow,
  {
    identifier,
    known,
    isKnown,
    mayAppearTwice,
  }: {
    identifier: Identifier;
    known: KnownIndex;
    isKnown: boolean;
    mayAppearTwice: boolean;
  },
): { accepted: AcceptedRow; hold: Hold | null; takenOver: boolean } {
  const { vehicle } = result;
  if (isKnown && identifier.noteKnown(vehicle)) return { accepted: result, hold: null, takenOver: false };
  const { id, takenOver, hold } = identifier.identify(vehicle, known.like(vehicle), mayAppearTwice);
  return {
    accepted: id === vehicle.id ? result : acceptedRow({ ...vehicle, id }),
    hold,
    takenOver: takenOver !== null,
  };
}

class FeedSurveyor {
  private readonly task: RowsTask;
  private readonly unplaced = new Map<string, string>();
  private readonly places = new Places();
  private readonly listings = new Map<string, Listing & { worth: number }>();
  /** Ids of vehicles whose rows were rejected or held: the dealer still lists them, so they are not retired. */
  private readonly kept = new Set<string>();

  constructor(task: RowsTask) {
    this.task = task;
    for (const earlier of task.earlierVehicles.values()) this.places.add(earlier, 'before');
  }

  ragged({ line, fields, expected }: { line: number; fields: number; expected: number }): void {
    const { tally, mapping } = this.task;
    tally.rows.read += 1;
    const reason = `has ${fields} fields but the header has ${expected}`;
    tally.reject(line, null, [{ field: '(row)', value: '', reason }]);
    this.places.add({ dealershipId: mapping.dealership.id, locationId: null }, 'rejected');
  }

  reject(
    { line, stocknum }: Pick<ReadRow, 'line' | 'stocknum'>,
    { rejections, place }: Extract<Applied, { place: unknown }>,
    listedIds: ReadonlyMap<string, string>,
  ): void {
    const { mapping, tally, earlierVehicles } = this.task;
    const id = stocknum === null ? null : (listedIds.get(stocknum) ?? vehicleId(mapping.feed, stocknum));
    tally.reject(line, stocknum, rejections);
    this.places.add((id === null ? undefined : earlierVehicles.get(id)) ?? place, 'rejected');
    if (id !== null) this.kept.add(id);
  }

  /** Returns whether a guard holds the vehicle for review; an unchanged one was reviewed before. */
  async isHeld(line: number, { vehicle, hash }: AcceptedRow, hold: Hold | null): Promise<boolean> {
    const { earlierVehicles, accepted, tally, now, lastRecord } = this.task;
    const earlier = earlierVehicles.get(vehicle.id);
    if (earlier?.hash === hash) return false;
    const found = holdsOf(vehicle, earlier, now).filter(({ guard }) => !accepted.has(guard));
    const last = earlier && found.length > 0 ? ((await lastRecord?.(vehicle.id)) ?? null) : null;
    const holds = [...newHolds(found, vehicle, last, now)];
    if (hold && !accepted.has(hold.guard)) holds.push(hold);
    if (holds.length === 0) return false;
    tally.hold(line, vehicle.stocknum, holds);
    this.places.add(placeOf(vehicle), 'held');
    this.kept.add(vehicle.id);
    return true;
  }

  /** Chooses this row, unless an earlier row of the same stock number is as complete. */
  isChosen(line: number, { vehicle, hash }: AcceptedRow): boolean {
    const { tally, earlierVehicles } = this.task;
    const earlierHash = earlierVehicles.get(vehicle.id)?.hash;
    // Reuse the earlier string to save memory: a large feed has hundreds of thousands.
    const listing = {
      line,
      hash: earlierHash === hash ? earlierHash : hash,
      worth: rowCompleteness(vehicle),
    };
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

  place(id: string, unknownCode: string | null): void {
    if (unknownCode === null) this.unplaced.delete(id);
    else this.unplaced.set(id, unknownCode);
  }

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

const CODES_NAMED = 10;

/**
 * Returns a warning about vehicles imported without a location because their code is unknown.
 *
 * @param codes one per vehicle
 * @returns null without such vehicles
 */
function unplacedWarning(codes: readonly string[]): string | null {
  if (codes.length === 0) return null;
  const counts = [...Map.groupBy(codes, (code) => code)]
    .map(([code, vehicles]) => ({ code, count: vehicles.length }))
    .toSorted((a, b) => b.count - a.count);
  const namedCodes = counts
    .slice(0, CODES_NAMED)
    .map(({ code, count }) => `"${code}" (${count} ${count === 1 ? 'vehicle' : 'vehicles'})`);
  const more = counts.length > CODES_NAMED ? ` and ${counts.length - CODES_NAMED} more codes` : '';
  return `unknown location ${counts.length === 1 ? 'code' : 'codes'} ${namedCodes.join(', ')}${more}: imported without a location; assign under Locations in the feed's document`;
}

const PHOTOS_COUNTED = 20;
const PRICE_WORTH = 20;

/** Scores how complete a row is. Of two rows with one stock number the higher wins, then the first. */
function rowCompleteness(vehicle: FeedVehicle): number {
  let filledFieldCount = 0;
  for (const value of Object.values(vehicle))
    if (value !== null && value !== '' && !(Array.isArray(value) && value.length === 0))
      filledFieldCount += 1;
  const photos = Math.min(PHOTOS_COUNTED, vehicle.images.length);
  return filledFieldCount + photos + (vehicle.price === null ? 0 : PRICE_WORTH);
}
