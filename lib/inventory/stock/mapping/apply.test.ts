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
  'before_price',
  'drive_away_price',
  'certified',
  'engine_size',
  'engine_size_litres',
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

  test.each([
    [{ price: 'From $54,990' }, 'Starting price'],
    [{ price: 'From $54,990 DAP' }, 'Drive Away, starting price'],
    [{ price: 'From $54,990', price_type: 'DAP' }, 'Drive Away, starting price'],
    [{ price: '$54,990', price_type: 'From' }, 'Starting price'],
    [{ price: '$54,990 EGC', price_type: 'From' }, 'Excl. Govt. Charges, starting price'],
  ])('of the lowest of several prices, %j, are %s', (row, label) =>
    expect(read(row).vehicle).toMatchObject({ price: 54_990, price_type: label }),
  );

  test('beside another amount are reported', () => {
    const { vehicle, mended } = read({ before_price: '$56,990 DAP', drive_away_price: '$57,990 + ORC' });
    expect(vehicle).toMatchObject({ before_price: 56_990, drive_away_price: null, price_type: null });
    expect(mended).toEqual([
      'words beside a price, left out',
      'drive_away_price that excludes charges, left out',
    ]);
  });
});

describe('a former price beside the price', () => {
  test('fills its own field', () => {
    const { vehicle, mended } = read({ price: 'Was $25,990 Now $23,990' });
    expect(vehicle).toMatchObject({ price: 23_990, before_price: 25_990 });
    expect(mended).toEqual(['previous price in the column of the price']);
  });

  test('is ignored if a column has one', () =>
    expect(read({ price: '$23,990 (was $25,990)', before_price: '$26,500' }).vehicle).toMatchObject({
      price: 23_990,
      before_price: 26_500,
    }));
});

test('marks a certified vehicle by its condition, unless a column says otherwise', () => {
  expect(read({ car_type: 'CPO' }).vehicle).toMatchObject({ car_type: 'used', certified: true });
  expect(read({ car_type: 'CPO', certified: 'No' }).vehicle.certified).toBe(false);
  expect(read({ car_type: 'Used Car' }).vehicle.certified).toBe(false);
});

test('takes the litres from the description of the engine, unless a column has them', () => {
  expect(read({ engine_size: '1998 ccm' }).vehicle).toMatchObject({
    engine_size: '1998 ccm',
    engine_size_litres: 1.998,
  });
  expect(read({ engine_size: '2.8i', engine_size_litres: '2.75' }).vehicle.engine_size_litres).toBe(2.75);
});

describe('a unit', () => {
  const row = (values: Record<string, unknown>) => ({ line: 2, values: { ...CAR, ...values } });
  const kilometresOf = (name: string, rows: readonly Record<string, unknown>[]) => {
    const mapping = mappingSchema.parse({
      feed: 'sample',
      dealership: { id: 'sample', slug: 'sample', name: 'Sample' },
      columns: {
        ...Object.fromEntries(Object.keys(CAR).map((field) => [field, field])),
        [name]: 'km',
      } as MappingInput['columns'],
    });
    const readRow = rowReader(mapping, rows.map(row));
    return rows.map((values) => {
      const applied = readRow(row(values), { mended: () => {} });
      return 'vehicle' in applied ? applied.vehicle.km : applied.rejections;
    });
  };

  test.each([
    ['Miles', [{ Miles: '10,000' }], [16_093]],
    ['Miles', [{ Miles: '10k' }], [16_093]],
    ['Odometer (miles)', [{ 'Odometer (miles)': '10000 km' }], [10_000]],
    ["Kms ('000)", [{ "Kms ('000)": '45' }], [45_000]],
    [
      'Odometer',
      [
        { Odometer: '10000', 'Odometer Unit': 'MI' },
        { Odometer: '10000', 'Odometer Unit': 'KM' },
      ],
      [16_093, 10_000],
    ],
    ['Odometer', [{ Odometer: '10000', 'Odometer@unit': 'mi' }, { Odometer: '10000' }], [16_093, 10_000]],
    ['mileage.value', [{ 'mileage.value': 10_000, mileage: { value: 10_000, unit: 'MI' } }], [16_093]],
    ['Odometer', [{ Odometer: '10000', 'Odometer Unit': 'hours' }], [null]],
  ])('of the column %s applies to its numbers', (name, rows, expected) =>
    expect(kilometresOf(name, rows)).toEqual(expected),
  );

  test('may be decided by the other rows of the file', () => {
    const rows = ['45.200', '12.010', '310'].map((Odometer) => ({ Odometer }));
    expect(kilometresOf('Odometer', rows)).toEqual([45_200, 12_010, 310]);
    expect(kilometresOf('Odometer', rows.slice(0, 1))).toEqual([null]);
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
