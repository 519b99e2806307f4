import { createHash } from 'node:crypto';
import { slugify } from '../../../vehicle/title.ts';
import type { FeedVehicle } from '../mapping/apply.ts';
import type { Hold } from './holds.ts';
import { type IdentifiedBy, type KnownVehicle, plateOf, sameVehicleBy, vinOf } from './identity.ts';

/** Which vehicle a row is. */
export interface Identified {
  id: string;
  /** The vehicle of another feed that this one takes over, because its document says that it replaces it. */
  takenOver: KnownVehicle | null;
  /** Why it is held: another feed lists it. */
  hold: Hold | null;
}

/** What identifies a row's vehicle in its file. */
interface Keys {
  /** In lower case. */
  make: string;
  vin: string | null;
  /** Registration plate and state. */
  plate: string | null;
}

/** A row of the file, for those that follow. */
interface InFile extends Pick<Keys, 'make' | 'vin'> {
  id: string;
}

/**
 * Decides which vehicle each row of a feed is, so that none is listed twice: a VIN keeps the id it had, also
 * when it comes back or its stock number changes; and a vehicle that another feed lists stays there, unless
 * this feed replaces the other.
 */
export class Identifier {
  private readonly feed: string;
  private readonly replaces: ReadonlySet<string>;
  private readonly isListed: (id: string) => boolean;
  private readonly byVin = new Map<string, InFile>();
  private readonly byPlate = new Map<string, InFile>();
  /** The stock number of each id that is not made of it. */
  private readonly movedIds = new Map<string, string>();
  /** Ids that keep their stock number with another VIN, which is taken for a correction. */
  private readonly correctedIds = new Set<string>();

  /** @param options.isListed whether the feed's last import listed an id */
  constructor(options: { feed: string; replaces: readonly string[]; isListed: (id: string) => boolean }) {
    this.feed = options.feed;
    this.replaces = new Set(options.replaces);
    this.isListed = options.isListed;
  }

  /**
   * @param known vehicles with one of its VIN, plate, stock number or id
   * @param mayAppearTwice a person accepted that another feed lists it too
   */
  identify(vehicle: FeedVehicle, known: readonly KnownVehicle[], mayAppearTwice = false): Identified {
    const keys = keysOf(vehicle);
    const earlierRow = this.earlierRow(keys);
    if (earlierRow) return { id: earlierRow.id, takenOver: null, hold: null };
    const own = this.ownVehicle(vehicle, known);
    const id = own?.id ?? this.freeId(vehicle, known);
    const elsewhere = this.isListed(id) ? null : this.elsewhere(vehicle, known);
    const takenOver = elsewhere && this.replaces.has(elsewhere.vehicle.feedId) ? elsewhere.vehicle : null;
    const identified = {
      id: takenOver?.id ?? id,
      takenOver,
      hold: elsewhere && !takenOver && !mayAppearTwice ? holdOf(vehicle, elsewhere) : null,
    };
    if (!identified.hold) this.note(vehicle, identified.id, keys);
    return identified;
  }

  /**
   * Notes a vehicle that is known by its id, so that a later row of the same vehicle is recognised.
   *
   * @returns false, without noting it, if an earlier row is the same vehicle
   */
  noteKnown(vehicle: FeedVehicle): boolean {
    const keys = keysOf(vehicle);
    if (this.earlierRow(keys)) return false;
    this.note(vehicle, vehicle.id, keys);
    return true;
  }

  private note(vehicle: FeedVehicle, id: string, keys: Keys): void {
    const { make, vin, plate } = keys;
    const row = { id, make, vin };
    if (vin !== null && !this.byVin.has(vin)) this.byVin.set(vin, row);
    if (plate !== null && !this.byPlate.has(plate)) this.byPlate.set(plate, row);
    if (vehicle.id !== id) this.movedIds.set(id, slugify(vehicle.stocknum));
  }

  /** Returns another row of this file that is the same vehicle. */
  private earlierRow({ make, vin, plate }: Keys): InFile | null {
    const rows = [vin === null ? null : this.byVin.get(vin), plate === null ? null : this.byPlate.get(plate)];
    for (const row of rows) {
      if (row?.make !== make) continue;
      // Different VINs are different vehicles, even with one plate.
      if (row.vin === vin || row.vin === null || vin === null) return row;
    }
    return null;
  }

  /** Returns the vehicle that this feed listed with the same VIN, or lists with the same plate. */
  private ownVehicle(vehicle: FeedVehicle, known: readonly KnownVehicle[]): KnownVehicle | null {
    const own = known.filter(
      (one) =>
        one.feedId === this.feed &&
        !this.correctedIds.has(one.id) &&
        (sameVehicleBy(vehicle, one) === 'vin' ||
          (one.isListed && sameVehicleBy(vehicle, one) === 'regplate')),
    );
    return own.find(({ isListed }) => isListed) ?? own.find(({ id }) => id === vehicle.id) ?? own[0] ?? null;
  }

  /** Returns the id made of the stock number, or another one if that is the id of a different vehicle. */
  private freeId(vehicle: FeedVehicle, known: readonly KnownVehicle[]): string {
    const holder = known.find(({ id }) => id === vehicle.id);
    const movedTo = this.movedIds.get(vehicle.id);
    const isTaken = movedTo !== undefined && movedTo !== slugify(vehicle.stocknum);
    if (isTaken || (holder && this.isOther(vehicle, holder))) return otherId(vehicle);
    if (holder && vinOf(holder) !== vinOf(vehicle)) this.correctedIds.add(vehicle.id);
    return vehicle.id;
  }

  /** A corrected VIN is the same vehicle; a stock number that is used again is not. */
  private isOther(vehicle: FeedVehicle, holder: KnownVehicle): boolean {
    if (holder.feedId !== this.feed || slugify(holder.stocknum) !== slugify(vehicle.stocknum)) return true;
    const [vin, holderVin] = [vinOf(vehicle), vinOf(holder)];
    if (vin === null || holderVin === null || vin === holderVin) return false;
    const isSameModel =
      vehicle.make.toLowerCase() === holder.make.toLowerCase() &&
      vehicle.model.toLowerCase() === holder.model.toLowerCase();
    return !holder.isListed || !isSameModel;
  }

  private elsewhere(
    vehicle: FeedVehicle,
    known: readonly KnownVehicle[],
  ): { vehicle: KnownVehicle; by: IdentifiedBy } | null {
    const found = known.flatMap((one) => {
      const by = one.feedId !== this.feed && one.isListed ? sameVehicleBy(vehicle, one) : null;
      return by ? [{ vehicle: one, by }] : [];
    });
    return (
      (['vin', 'regplate', 'stocknum'] as const).flatMap((by) => found.filter((one) => one.by === by))[0] ??
      null
    );
  }
}

const keysOf = (vehicle: FeedVehicle): Keys => ({
  make: vehicle.make.toLowerCase(),
  vin: vinOf(vehicle),
  plate: plateOf(vehicle) === null ? null : `${vehicle.regplate} ${vehicle.state}`.toLowerCase(),
});

function holdOf(
  vehicle: FeedVehicle,
  { vehicle: { feedId, stocknum }, by }: { vehicle: KnownVehicle; by: IdentifiedBy },
): Hold {
  const reason = `is listed by the feed ${feedId}, with stock number ${stocknum}`;
  return { guard: 'elsewhere', field: by, value: vehicle[by], reason };
}

/** An id for a vehicle whose stock number was another vehicle's. */
function otherId(vehicle: FeedVehicle): string {
  const text = vinOf(vehicle) ?? `${vehicle.make} ${vehicle.model} ${vehicle.year} ${vehicle.stocknum}`;
  return `${vehicle.id}-${createHash('sha256').update(text).digest('hex').slice(0, 6)}`;
}
