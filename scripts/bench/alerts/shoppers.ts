import { allOf, anyOf, literal } from '@forecourt/lib/platform/text/search-filter';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';

/** Makes with models, weighted by the number of people who search for them. */
const MAKES: readonly (readonly [make: string, weight: number, models: readonly string[]])[] = [
  ['Toyota', 20, ['HiLux', 'Corolla', 'RAV4', 'LandCruiser', 'Prado', 'Camry', 'Kluger', 'Yaris']],
  ['Ford', 12, ['Ranger', 'Everest', 'Mustang', 'Puma']],
  ['Mazda', 11, ['CX-5', 'CX-3', 'Mazda3', 'BT-50', 'CX-30', 'Mazda2']],
  ['Hyundai', 9, ['i30', 'Tucson', 'Kona', 'Santa Fe']],
  ['Kia', 9, ['Sportage', 'Cerato', 'Sorento', 'Carnival', 'Picanto']],
  ['Mitsubishi', 8, ['Triton', 'Outlander', 'ASX', 'Pajero Sport']],
  ['Nissan', 6, ['X-Trail', 'Navara', 'Patrol', 'Qashqai']],
  ['Subaru', 6, ['Forester', 'Outback', 'XV', 'WRX']],
  ['Volkswagen', 5, ['Golf', 'Tiguan', 'Amarok', 'Polo']],
  ['Isuzu', 5, ['D-MAX', 'MU-X']],
  ['MG', 4, ['ZS', 'HS', 'MG3']],
  ['BMW', 3, ['X3', 'X5', '3 Series']],
  ['Honda', 2, ['CR-V', 'Civic']],
];
const BODIES = ['SUV', 'ute', 'hatch', 'sedan', 'wagon', 'van'];
const COLOURS = ['White', 'Black', 'Silver', 'Grey', 'Blue', 'Red'];
const FUELS = ['Petrol', 'Diesel', 'Hybrid', 'Electric'];

function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function maker(seed: number) {
  const roll = dice(seed);
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(roll() * values.length)] as Value;
  const weightedMakes = MAKES.flatMap((make) => Array.from({ length: make[1] }, () => make));
  const make = () => pick(weightedMakes);
  return { roll, pick, make, chance: (share: number) => roll() < share };
}

/**
 * Returns filters of typical saved searches: most by make, half of those by model, nearly all with a price.
 */
export function searchesOf(count: number): string[] {
  const { roll, pick, make, chance } = maker(1);
  return Array.from({ length: count }, () => {
    const [name, , models] = make();
    const [other] = make();
    const byMake = chance(0.8);
    const makes =
      byMake &&
      (chance(0.5)
        ? anyOf([literal('make_model', `${name} > ${pick(models)}`)])
        : anyOf([...new Set([name, ...(chance(0.3) ? [other] : [])])].map((each) => literal('make', each))));
    return allOf([
      makes,
      chance(0.5) && literal('car_type', pick(['used', 'used', 'new', 'demo'])),
      chance(byMake ? 0.3 : 0.8) && literal('simple_body', pick(BODIES)),
      chance(0.2) && literal('simple_fuel', pick(FUELS)),
      chance(0.1) && anyOf([literal('colour', pick(COLOURS))]),
      chance(0.85) && `sort_price <= ${(2 + Math.floor(roll() * 16)) * 5_000}`,
      chance(0.3) && `sort_price >= ${Math.floor(roll() * 6) * 5_000}`,
      chance(0.5) && `year >= ${2010 + Math.floor(roll() * 15)}`,
      chance(0.3) && `km <= ${(2 + Math.floor(roll() * 9)) * 20_000}`,
    ]);
  });
}

export function carsOf(count: number): Vehicle[] {
  const { roll, pick, make } = maker(2);
  return Array.from({ length: count }, (_, index) => {
    const [name, , models] = make();
    return sampleVehicle({
      id: `car-${index}`,
      slug: `car-${index}`,
      make: name,
      model: pick(models),
      simple_body: pick(BODIES),
      simple_fuel: pick(FUELS),
      colour: pick(COLOURS),
      car_type: pick(['used', 'used', 'new', 'demo']),
      seats: 5,
      price: 8_000 + Math.floor(roll() * 60_000),
      year: 2012 + Math.floor(roll() * 14),
      km: Math.floor(roll() * 180_000),
    });
  });
}
