import { formatDate, formatKilograms, formatNumber, odometerText } from '../platform/text/format.ts';
import { bodyLabel } from './body.ts';
import { capacityText, isLearnerApproved, isMotorcycle } from './motorcycle.ts';
import { regoExpiryText } from './rego.ts';
import { isTruck, licenceClass } from './truck.ts';
import type { Vehicle } from './vehicle.ts';

export interface KeyFact {
  key: string;
  label: string;
  value: string;
}

/** Number of facts shown before 'Show More' (VDP-21). */
export const KEY_FACTS_SHOWN = 4;

export interface KeyInformationRules {
  timeZone: string;
  regoExpiredText: string;
}

type Entry = [key: string, label: string, value: string | null];

/** Returns known facts for the grid (OPEN-054); caravans have other ones (OPEN-055). */
export function keyInformation(vehicle: Vehicle, rules: KeyInformationRules, now: Date): KeyFact[] {
  const caravan = vehicle.item_type === 'caravan';
  const truck = isTruck(vehicle);
  const motorcycle = isMotorcycle(vehicle);
  const { variant } = vehicle;
  const date = (value: string | null) => value && formatDate(value, rules.timeZone);
  const entries: Entry[] = [
    ...(truck ? truckFacts(vehicle) : motorcycle ? motorcycleFacts(vehicle) : []),
    ['odometer', 'Odometer', odometerText(vehicle.km)],
    ...(caravan
      ? caravanFacts(vehicle)
      : only('transmission', 'Transmission', vehicle.trans ?? vehicle.simple_transmission)),
    ['fuel', 'Fuel', vehicle.fuel ?? vehicle.simple_fuel],
    ...(truck || motorcycle ? [] : only('body', 'Body', optional(vehicle.simple_body, bodyLabel))),
    ['drive', 'Drive', vehicle.drive ?? vehicle.simple_drive],
    ...(caravan || motorcycle ? [] : only('engine', 'Engine', engineText(vehicle))),
    ['colour', 'Colour', vehicle.colour],
    ['interior_colour', 'Interior colour', vehicle.interior_colour],
    ...(motorcycle ? [] : only('seats', 'Seats', optional(vehicle.seats, String))),
    ...(caravan || truck || motorcycle ? [] : only('doors', 'Doors', optional(vehicle.doors, String))),
    ['ancap', 'ANCAP', optional(variant?.ancaprating, (stars) => `${formatNumber(stars)} stars`)],
    ['towing', 'Towing braked', optional(variant?.towingcapacitybraked, formatKilograms)],
    ['rego', 'Rego', vehicle.regplate],
    ['rego_expiry', 'Rego expiry', regoExpiryText(vehicle.rego_expiry, rules, now)],
    ['vin', 'VIN', vehicle.vin],
    ['stocknum', 'Stock number', vehicle.stocknum],
    ['build_date', 'Build date', date(vehicle.build_date)],
    ['compliance_date', 'Compliance date', date(vehicle.compliance_date)],
  ];
  return entries.flatMap(([key, label, value]) => (value ? [{ key, label, value }] : []));
}

/** Shown first: truck buyers need them most. The licence class follows from the mass. */
function truckFacts({ bodyconfiguration, simple_body, variant }: Vehicle): Entry[] {
  const gvm = variant?.grossvehiclemass;
  return [
    ['body', 'Body', bodyconfiguration ?? variant?.bodyconfiguration ?? optional(simple_body, bodyLabel)],
    ['gvm', 'GVM', optional(gvm, formatKilograms)],
    ['licence', 'Licence', optional(gvm, licenceClass)],
  ];
}

/** Shown first, because riders need them most. */
function motorcycleFacts(vehicle: Vehicle): Entry[] {
  const { bodyconfiguration, simple_body, variant } = vehicle;
  return [
    ['body', 'Body', bodyconfiguration ?? variant?.bodyconfiguration ?? optional(simple_body, bodyLabel)],
    ['engine', 'Engine', engineText(vehicle)],
    ['licence', 'Licence', isLearnerApproved(vehicle) ? 'Learner approved (LAMS)' : null],
  ];
}

function caravanFacts({ specifications }: Vehicle): Entry[] {
  return [
    ['sleeps', 'Sleeps', optional(specifications?.sleeps, String)],
    ['body_length', 'Body length', optional(specifications?.body_length, metres)],
    ['body_width', 'Body width', optional(specifications?.body_width, metres)],
    ['tare', 'Tare', optional(specifications?.tare_weight, formatKilograms)],
    ['atm', 'ATM', optional(specifications?.aggregate_trailer_mass, formatKilograms)],
    ['axle', 'Axle type', specifications?.axle_type ?? null],
  ];
}

/**
 * Formats `2.8 L, 4 cylinders, turbo`, for a motorcycle `649 cc, 2 cylinders`, or the feed's own text. A
 * car's cubic centimetres are used only without litres and text.
 * @returns null if nothing is known
 */
export function engineText(
  vehicle: Pick<Vehicle, 'engine_size' | 'engine_size_litres' | 'variant' | 'simple_body'>,
): string | null {
  const cylinders = vehicle.variant?.cylinders;
  const size = isMotorcycle(vehicle) ? capacityText(vehicle) : sizeText(vehicle);
  const parts = [
    size,
    optional(cylinders, (count) => `${count} ${count === 1 ? 'cylinder' : 'cylinders'}`),
    vehicle.variant?.induction ?? null,
  ].filter(Boolean);
  return size ? parts.join(', ') : vehicle.engine_size;
}

function sizeText({
  engine_size: words,
  engine_size_litres,
  variant,
}: Pick<Vehicle, 'engine_size' | 'engine_size_litres' | 'variant'>) {
  const litres = optional(
    engine_size_litres ?? variant?.enginesize_litres,
    (amount) => `${amount.toFixed(1)} L`,
  );
  return litres ?? (words ? null : optional(variant?.enginesize, (amount) => `${formatNumber(amount)} cc`));
}

/** Returns null for unknown values: 0, negative numbers or an empty text in feeds. */
const optional = <Value>(value: Value | null | undefined, format: (value: Value) => string): string | null =>
  !value || (typeof value === 'number' && value < 0) ? null : format(value);
const only = (...entry: Entry): Entry[] => [entry];
const metres = (millimetres: number): string => `${(millimetres / 1000).toFixed(2)} m`;
