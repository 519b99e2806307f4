import { bodyLabel } from '../body.ts';
import { type KeyInformationRules, keyInformation } from '../key-information.ts';
import type { PriceRules } from '../price-rules.ts';
import { priceStatement } from '../price-statement.ts';
import { specifications } from '../specifications.ts';
import { vehicleName } from '../title.ts';
import type { Vehicle } from '../vehicle.ts';

/** A fact that a text about a vehicle may state. */
export interface AdvertFact {
  /** Unique in a list; equipment has a number, such as `equipment-3`. */
  key: string;
  /** The field's name for people. */
  label: string;
  value: string;
}

/** Facts that identify one vehicle and say nothing to a reader. */
const NOT_IN_TEXTS: ReadonlySet<string> = new Set(['rego', 'vin', 'stocknum']);
const MOST_EQUIPMENT = 60;

const CONDITIONS: Readonly<Record<Vehicle['car_type'], string>> = {
  new: 'New',
  demo: 'Demonstrator',
  used: 'Used',
};

/**
 * Returns what texts about a vehicle may state, from its record: the key information and specifications of its
 * page, its price with the basis, and its equipment.
 */
export function advertFacts(
  vehicle: Vehicle,
  rules: KeyInformationRules & { prices: PriceRules },
  now: Date,
): AdvertFact[] {
  const { price, text } = priceStatement(vehicle, rules.prices);
  const place = [vehicle.location_name ?? vehicle.dealership_name, vehicle.city].filter(Boolean).join(', ');
  const body = vehicle.simple_body ? bodyLabel(vehicle.simple_body) : null;
  const known: AdvertFact[] = [
    { key: 'name', label: 'Vehicle', value: vehicleName(vehicle) },
    { key: 'condition', label: 'Condition', value: CONDITIONS[vehicle.car_type] },
    ...keyInformation(vehicle, rules, now)
      .filter(({ key }) => !NOT_IN_TEXTS.has(key) && key !== 'body')
      .map(({ key, label, value }) => ({ key, label, value })),
    ...(body ? [{ key: 'body', label: 'Body', value: body }] : []),
    ...specifications(vehicle).map(({ label, value }) => ({ key: `specification-${label}`, label, value })),
    ...(price === null ? [] : [{ key: 'price', label: 'Price', value: text }]),
    { key: 'place', label: 'Location', value: place },
  ];
  const equipment = [...new Set(vehicle.standardEquipment.map((item) => item.trim()).filter(Boolean))];
  return [
    ...known,
    ...equipment
      .slice(0, MOST_EQUIPMENT)
      .map((value, index) => ({ key: `equipment-${index + 1}`, label: 'Equipment', value })),
  ];
}
