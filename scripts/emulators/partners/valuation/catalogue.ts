import type { OwnedVehicle } from '@forecourt/lib/leads/trade-in/vehicle';
import { hash } from '../../../demo/photography/catalogue.ts';

type Row = readonly [
  make: string,
  model: string,
  badge: string,
  body: string,
  fuel: string,
  newPrice: number,
];

/** Cars that people trade in, with their price when new. */
const MODELS: readonly Row[] = [
  ['Mazda', 'CX-5', 'Maxx Sport', 'SUV', 'Petrol', 42_000],
  ['Mazda', 'Mazda3', 'G20 Evolve', 'Hatch', 'Petrol', 33_000],
  ['Toyota', 'Corolla', 'Ascent Sport', 'Hatch', 'Hybrid', 34_000],
  ['Toyota', 'RAV4', 'GX', 'SUV', 'Hybrid', 45_000],
  ['Toyota', 'HiLux', 'SR5', 'Ute', 'Diesel', 66_000],
  ['Ford', 'Ranger', 'XLT', 'Ute', 'Diesel', 69_000],
  ['Hyundai', 'i30', 'Active', 'Hatch', 'Petrol', 30_000],
  ['Hyundai', 'Tucson', 'Elite', 'SUV', 'Petrol', 46_000],
  ['Kia', 'Sportage', 'SX', 'SUV', 'Petrol', 41_000],
  ['Kia', 'Cerato', 'S', 'Sedan', 'Petrol', 29_000],
  ['Mitsubishi', 'Outlander', 'LS', 'SUV', 'Petrol', 43_000],
  ['Mitsubishi', 'Triton', 'GLX+', 'Ute', 'Diesel', 49_000],
  ['Nissan', 'X-Trail', 'ST', 'SUV', 'Petrol', 42_000],
  ['Subaru', 'Forester', '2.5i-L', 'SUV', 'Petrol', 44_000],
  ['Volkswagen', 'Golf', '110TSI', 'Hatch', 'Petrol', 39_000],
  ['Isuzu', 'D-MAX', 'LS-U', 'Ute', 'Diesel', 64_000],
  ['MG', 'ZS', 'Excite', 'SUV', 'Petrol', 26_000],
  ['BMW', 'X3', 'xDrive20d', 'SUV', 'Diesel', 86_000],
  ['Tesla', 'Model 3', 'Rear-Wheel Drive', 'Sedan', 'Electric', 62_000],
];

const COLOURS = ['White', 'Silver', 'Grey', 'Black', 'Blue', 'Red'];
const pick = <Item>(items: readonly Item[], number: number): Item => items[number % items.length] as Item;

/** Plates with a fixed age in years, for testing age limits. */
const AGES: Readonly<Record<string, number>> = { AGE003: 3, AGE007: 7, AGE008: 8 };

const UNKNOWN_PLATE = /^(ZZ|NONE)/;

/** Returns a plate's car, always the same one; null for an unknown plate. */
export function vehicleOf(rego: string, state: string, thisYear: number): OwnedVehicle | null {
  const plate = rego.toUpperCase().replace(/[^A-Z0-9]/g, '');
  if (!plate || UNKNOWN_PLATE.test(plate)) return null;
  const number = hash(`plate ${state} ${plate}`);
  const [make, model, badge, body, fuel] = plate in AGES ? (MODELS[0] as Row) : pick(MODELS, number);
  const age = AGES[plate] ?? 1 + (Math.floor(number / 97) % 9);
  return {
    make,
    model,
    badge,
    body,
    fuel,
    year: thisYear - age,
    transmission: fuel === 'Electric' ? 'Single speed' : 'Automatic',
    colour: pick(COLOURS, Math.floor(number / 13)),
  };
}

/** A car loses a quarter of its price when sold, then an eighth a year, plus some cents per kilometre. */
export function rangeFor(
  { make, model, year, kilometres }: { make: string; model: string; year: number; kilometres: number },
  thisYear: number,
): { trade_low: number; trade_high: number } | null {
  const isSame = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase();
  const row = MODELS.find(([rowMake, rowModel]) => isSame(rowMake, make) && isSame(rowModel, model));
  if (!row) return null;
  const price = row[5];
  const age = Math.max(0, thisYear - year);
  const value = price * 0.76 * 0.885 ** age - Math.max(0, kilometres - age * 12_000) * (price / 1_000_000);
  const middle = Math.max(value, price * 0.05);
  return { trade_low: Math.round(middle * 0.94), trade_high: Math.round(middle * 1.05) };
}
