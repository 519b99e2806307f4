import type { Vehicle } from '../../../vehicle/vehicle.ts';

/** What identifies a vehicle across feeds, stock numbers and time. */
export type Identity = Pick<
  Vehicle,
  'vin' | 'regplate' | 'state' | 'stocknum' | 'dealership_id' | 'make' | 'model' | 'year'
>;

/** A vehicle in the database that may be one of a feed's. */
export interface KnownVehicle extends Identity {
  id: string;
  feedId: string;
  /** True if its feed lists it now. */
  isListed: boolean;
}

export type IdentifiedBy = 'vin' | 'regplate' | 'stocknum';

/** Characters of a real VIN differ more than those of a filler such as 00000000000000000. */
const LEAST_VIN_CHARACTERS = 5;
/** A VIN that is not assigned yet ends with zeros instead of the serial number. */
const UNASSIGNED_SERIAL = /000000$/;

/** Returns a vehicle's VIN; null for a filler. */
export const vinOf = ({ vin }: Pick<Identity, 'vin'>): string | null =>
  vin && hasCharacters(vin, LEAST_VIN_CHARACTERS) && !UNASSIGNED_SERIAL.test(vin) ? vin : null;

function hasCharacters(text: string, least: number): boolean {
  let different = '';
  for (const character of text) {
    if (!different.includes(character)) different += character;
    if (different.length === least) return true;
  }
  return false;
}

/** Returns a vehicle's registration plate as written, if it can identify the vehicle; else null. */
export const plateOf = ({ regplate, state }: Pick<Identity, 'regplate' | 'state'>): string | null =>
  regplate && state && /[A-Z]/i.test(regplate) && /\d/.test(regplate) ? regplate : null;

const isSameText = (one: string | null, other: string | null): boolean =>
  (one ?? '').toLowerCase() === (other ?? '').toLowerCase();

/**
 * Returns by what two records are one vehicle: the VIN, else the registration plate and state, else the stock
 * number within a dealership. Null if they are two; different VINs always are.
 */
export function sameVehicleBy(one: Identity, other: Identity): IdentifiedBy | null {
  if (!isSameText(one.make, other.make)) return null;
  const [vin, otherVin] = [vinOf(one), vinOf(other)];
  if (vin !== null && otherVin !== null) return vin === otherVin ? 'vin' : null;
  const [plate, otherPlate] = [plateOf(one), plateOf(other)];
  if (
    plate !== null &&
    otherPlate !== null &&
    isSameText(plate, otherPlate) &&
    isSameText(one.state, other.state)
  )
    return 'regplate';
  const isSameStock = one.dealership_id === other.dealership_id && isSameText(one.stocknum, other.stocknum);
  return isSameStock && isSameText(one.model, other.model) && one.year === other.year ? 'stocknum' : null;
}
