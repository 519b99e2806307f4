import { expect, test } from 'vitest';
import { ALL_VEHICLES, type RiskVehicle } from './answers.ts';
import { merchandisingCsv } from './csv.ts';
import { riskChoices, riskTotal, selectVehicles } from './select.ts';

const vehicle = (id: string, facts: Partial<RiskVehicle> = {}): RiskVehicle => ({
  id,
  title: `Vehicle ${id}`,
  stocknum: id,
  path: `/cars/${id}`,
  make: 'Kia',
  place: { id: 'southport', name: 'Southport' },
  price: '$30,000 Excl. Govt. Charges',
  atRisk: 1_000,
  daysInStock: 40,
  views: 12,
  saves: 1,
  enquiries: 2,
  openEnquiries: 0,
  photos: 8,
  market: null,
  priceEffect: null,
  step: { name: 'none', text: 'Nothing to do: 40 days in stock' },
  target: { kind: 'none' },
  ...facts,
});

const VEHICLES = [
  vehicle('a', { step: { name: 'answer', text: 'Answer 1 open enquiry' } }),
  vehicle('b', { make: 'Ford', place: { id: 'airport', name: 'Airport' } }),
  vehicle('c'),
];

test('selects by place, make and step', () => {
  const ids = (filter: Partial<typeof ALL_VEHICLES>) =>
    selectVehicles(VEHICLES, { ...ALL_VEHICLES, ...filter }).map(({ id }) => id);
  expect(ids({})).toEqual(['a', 'b', 'c']);
  expect(ids({ place: 'airport' })).toEqual(['b']);
  expect(ids({ make: 'Kia', step: 'none' })).toEqual(['c']);
  expect(ids({ make: 'Ford', step: 'answer' })).toEqual([]);
});

test('offers each choice with its number of vehicles', () => {
  expect(riskChoices(VEHICLES)).toEqual({
    places: [
      { value: 'airport', label: 'Airport', count: 1 },
      { value: 'southport', label: 'Southport', count: 2 },
    ],
    makes: [
      { value: 'Ford', label: 'Ford', count: 1 },
      { value: 'Kia', label: 'Kia', count: 2 },
    ],
    steps: [
      { value: 'answer', label: 'Answer enquiries', count: 1 },
      { value: 'none', label: 'Nothing to do', count: 2 },
    ],
  });
  expect(riskTotal(VEHICLES)).toEqual({ vehicles: 3, atRisk: 3_000 });
});

test('exports a line per vehicle with a value for each column', () => {
  const lines = merchandisingCsv(
    [
      vehicle('a', {
        market: { similar: 14, share: 0.09 },
        priceEffect: {
          day: '2026-11-10',
          difference: -1_500,
          views: { before: 1, after: 2.25 },
          enquiries: { before: 0, after: 0.1 },
        },
      }),
      vehicle('b', { priceEffect: { day: '2026-11-28', difference: 200, views: null, enquiries: null } }),
    ],
    'https://dealer.example',
  )
    .trim()
    .split(/\r?\n/);
  const [header = '', first, second] = lines;
  expect(first).toContain('https://dealer.example/cars/a');
  expect(first).toMatch(/14,9,2026-11-10,-?'?-?1500,1,2.3,0,0.1,Nothing to do/);
  expect(second).toMatch(/,,,2026-11-28,200,,,,,Nothing to do/);
  expect(header.split(',')).toHaveLength(21);
});
