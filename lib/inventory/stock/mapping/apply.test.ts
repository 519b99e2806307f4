import { describe, expect, test } from 'vitest';
import { rowReader } from './apply.ts';
import { type MappingInput, mappingSchema } from './mapping.ts';

const CAR = {
  stocknum: 'A1',
  car_type: 'used',
  status: 'in_stock',
  make: 'Toyota',
  model: 'Corolla',
  year: '2019',
  price: '21990',
};
const names = [
  ...Object.keys(CAR),
  'name',
  'badge',
  'colour',
  'colours',
  'trans',
  'variant.cylinders',
  'spin_images',
  'hotspots',
  'finance_lenders',
  'price_type',
  'offer_price',
] as const;

/** Imports a row whose columns are named like the fields. */
function read(row: Record<string, unknown>) {
  const mapping = mappingSchema.parse({
    feed: 'sample',
    dealership: { id: 'sample', slug: 'sample', name: 'Sample' },
    columns: {
      ...Object.fromEntries(names.map((name) => [name, name])),
      'spin 2': 'spin_images',
      'spin 3': 'spin_images',
    } as MappingInput['columns'],
  });
  const mendedFields: string[] = [];
  const applied = rowReader(mapping)(
    { line: 2, values: { ...CAR, ...row } },
    { mended: (kind) => mendedFields.push(kind) },
  );
  if (!('vehicle' in applied)) throw new Error(JSON.stringify(applied.rejections));
  return { vehicle: applied.vehicle, mended: mendedFields };
}

describe('words of a price', () => {
  test.each([
    ['$54,990 DAP', 'Drive Away'],
    ['54990 D/A', 'Drive Away'],
    ['Drive Away $54,990', 'Drive Away'],
    ['$54,990 EGC', 'Excl. Govt. Charges'],
    ['$54,990 Excl. Govt. Charges', 'Excl. Govt. Charges'],
    ['$54,990 + ORC', 'Plus on-road costs'],
    ['$54,990 ex GST', 'Ex GST'],
    ['$54,990', null],
  ])('of %s are %s', (price, price_type) =>
    expect(read({ price }).vehicle).toMatchObject({ price: 54_990, price_type }),
  );

  test.each([
    ['DAP', 'Drive Away'],
    ['EGC', 'Excl. Govt. Charges'],
    ['+ ORC', 'Plus on-road costs'],
    ['Fleet price', 'Fleet price'],
  ])('in the column of the label, %s, become %s', (price_type, label) =>
    expect(read({ price_type }).vehicle.price_type).toBe(label),
  );

  test('beside the amount precede a label that differs, with a note', () => {
    const { vehicle, mended } = read({ price: '$54,990 DAP', price_type: 'EGC' });
    expect(vehicle.price_type).toBe('Drive Away');
    expect(mended).toContain('price label that differs from the words beside the price');
  });

  test('keep the details of a label that agrees', () => {
    const { vehicle, mended } = read({ price: '$54,990 DAP', price_type: 'Drive Away (ABN holders)' });
    expect(vehicle.price_type).toBe('Drive Away (ABN holders)');
    expect(mended).toEqual([]);
  });

  test('belong to the offer if it has words', () => {
    const row = { price: '$54,990 EGC', offer_price: '$52,990 DAP' };
    expect(read(row).vehicle).toMatchObject({ offer_price: 52_990, price_type: 'Drive Away' });
  });
});

describe('a badge in the title', () => {
  test.each([
    ['2019 Toyota Corolla ZR', 'ZR'],
    ['2019 Toyota Corolla Ascent Sport Hybrid (4X2)', 'Ascent Sport Hybrid (4x2)'],
    ['2019 Toyota Corolla', null],
    ['2019 Toyota Corolla (No Badge)', null],
    ['2019 Toyota HiAce LWB', null],
    [`2019 Toyota Corolla ${'with everything '.repeat(10)}`, null],
    ['Ascent Sport, one owner', null],
  ])('of %j is %j', (name, badge) => expect(read({ name }).vehicle.badge).toBe(badge));

  test('is ignored if a column has the badge', () =>
    expect(read({ name: '2019 Toyota Corolla ZR', badge: 'SX' }).vehicle.badge).toBe('SX'));
});

describe('two colours in one column', () => {
  test.each([
    ['White / Grey', 'White', 'Grey'],
    ['White / -', 'White', null],
    ['- / Black', null, 'Black'],
    ['Glacier White', 'Glacier White', null],
  ])('%j', (colours, colour, interior_colour) =>
    expect(read({ colours }).vehicle).toMatchObject({ colour, interior_colour }),
  );

  test('are ignored if a column has one of them', () =>
    expect(read({ colours: 'White / Grey', colour: 'Glacier White' }).vehicle).toMatchObject({
      colour: 'Glacier White',
      interior_colour: 'Grey',
    }));
});

test('treats a dash as an empty value', () => {
  const { vehicle, mended: mendedFields } = read({ trans: '-', 'variant.cylinders': '-', colour: 'N/A' });
  expect(vehicle).toMatchObject({ trans: null, colour: null });
  expect(mendedFields).toEqual([]);
});

test('keeps hotspots on their frame when another frame is left out (SPIN-05)', () => {
  const frames = ['https://a.example/0.jpg', 'http://10.0.0.1/1.jpg', 'https://a.example/2.jpg'];
  const point = (frame: number) => ({ frame, x: 1, y: 2, title: 'Lamp' });
  const row = { spin_images: frames.join(' '), hotspots: { exterior: [point(2), point(1)] } };
  for (const values of [row, { ...row, spin_images: frames[0], 'spin 2': frames[1], 'spin 3': frames[2] }]) {
    const { vehicle, mended: mendedFields } = read(values);
    expect(vehicle.spin_images).toEqual([frames[0], frames[2]]);
    expect(vehicle.hotspots.exterior).toMatchObject([{ frame: 1 }]);
    expect(mendedFields).toEqual([
      'frame of a spin that has a private host, left out',
      'hotspot on a frame that was left out, also left out',
    ]);
  }
});

test.each([
  ['an object', '{"lender":"Bank"}', [], ['finance_lenders that is not a list of lenders, left out']],
  ['a text', '"Bank"', [], ['finance_lenders that is not a list of lenders, left out']],
  ['no JSON', 'Bank, 8.49%', [], ['finance_lenders that is not JSON, left out']],
  [
    'lenders that are none',
    '["Bank",null,{"paymentWeek":"$120"}]',
    [120],
    ['lender without any details, left out', 'lender without any details, left out'],
  ],
])('imports a vehicle whose lenders are %s, with a note', (_, finance_lenders, weekly, kinds) => {
  const { vehicle, mended: mendedFields } = read({ finance_lenders });
  expect(vehicle.finance_lenders.map(({ paymentWeek }) => paymentWeek)).toEqual(weekly);
  expect(mendedFields).toEqual(kinds);
});
