import { expect, test } from 'vitest';
import { checkPrices } from './above-market.ts';
import type { Comparable } from './similar-vehicles.ts';
import type { CheckedVehicle } from './vehicle-checks.ts';

const comparable = (id: string, price: number, facts: Partial<Comparable> = {}): Comparable => ({
  id,
  year: 2021,
  km: 45_000,
  price,
  badge: null,
  series: null,
  forSale: true,
  make: 'Toyota',
  model: 'HiLux',
  car_type: 'used',
  item_type: 'car',
  ...facts,
});

const checkedVehicle = ({ price, ...other }: Comparable): CheckedVehicle => ({
  ...other,
  price,
  slug: other.id,
  name: `Car ${other.id}`,
  stocknum: other.id,
  offer_price: null,
  preorder: false,
  createdAt: new Date(),
  firstPhoto: null,
  hasComments: true,
  photoFailures: [],
  fileFailures: [],
});

const stock = [
  ...Array.from({ length: 9 }, (_, index) => comparable(`alike-${index}`, 40_000 + index * 100)),
  comparable('dear', 52_000),
  comparable('dearest', 60_000),
  comparable('fair', 40_500),
  comparable('other', 90_000, { model: 'LandCruiser' }),
];

test('reports prices far above similar vehicles, largest difference first', async () => {
  const finding = await checkPrices(stock.map(checkedVehicle), stock);
  expect(finding.count).toBe(2);
  expect(finding.named.map(({ title }) => title)).toEqual(['Car dearest', 'Car dear']);
  expect(finding.named[0]?.detail).toMatch(/^Stock dearest · \$60,000, similar ones up to \$4\d,\d00$/);
});

test('reports nothing with too few vehicles to compare, ignoring the case of the make', async () => {
  const few = stock.slice(0, 4);
  expect((await checkPrices([checkedVehicle(comparable('dear', 99_000))], few)).count).toBe(0);
  const shouting = comparable('dear', 99_000, { make: 'TOYOTA' });
  expect((await checkPrices([checkedVehicle(shouting)], stock)).count).toBe(1);
});

test('compares only vehicles with the same badge', async () => {
  const better = comparable('dear', 99_000, { badge: 'Rogue' });
  expect((await checkPrices([checkedVehicle(better)], [...stock, better])).count).toBe(0);
  const rogues = stock.map((other) => ({ ...other, badge: ' rogue' }));
  expect((await checkPrices([checkedVehicle(better)], [...rogues, better])).count).toBe(1);
});

test('compares a large stock with the vehicles nearest in year and kilometres', async () => {
  const near = Array.from({ length: 40 }, (_, index) => comparable(`near-${index}`, 40_000 + index * 20));
  const far = Array.from({ length: 200 }, (_, index) =>
    comparable(`far-${index}`, 80_000, { year: 2023, km: 30_000 + index }),
  );
  const dear = comparable('dear', 50_000);
  const finding = await checkPrices([checkedVehicle(dear)], [...far, ...near, dear]);
  expect(finding.count).toBe(1);
});
