import { describe, expect, test } from 'vitest';
import { rowReader } from './apply.ts';
import { type MappingInput, mappingSchema } from './mapping.ts';

const CAR = {
  stocknum: 'A1',
  car_type: 'used',
  status: 'in_stock',
  make: 'Toyota',
  model: 'HiLux',
  year: '2012',
  price: '21990',
};
const names = [
  ...Object.keys(CAR),
  'name',
  'badge',
  'series',
  'drive',
  'fuel',
  'trans',
  'km',
  'vin',
  'colour',
  'interior_colour',
  'simple_body',
  'engine_size',
  'dealercomments',
];

function read(row: Record<string, string>) {
  const mapping = mappingSchema.parse({
    feed: 'sample',
    dealership: { id: 'sample', slug: 'sample', name: 'Sample' },
    columns: Object.fromEntries(names.map((name) => [name, name])) as MappingInput['columns'],
  });
  const notes: string[] = [];
  const applied = rowReader(mapping)(
    { line: 2, values: { ...CAR, ...row } },
    { mended: (kind, _, from, to) => notes.push(`${kind}: ${String(from)} → ${String(to)}`) },
  );
  if (!('vehicle' in applied)) throw new Error(JSON.stringify(applied.rejections));
  return { vehicle: applied.vehicle, notes };
}

const DESCRIPTION = 'GGN25R SR5 Utility Extended Cab 2dr Man 5sp 4x4 3.0DT';

describe('a RedBook description', () => {
  test('in the badge is taken apart', () => {
    const { vehicle, notes } = read({ badge: DESCRIPTION });
    expect(vehicle).toMatchObject({
      badge: 'SR5',
      series: 'GGN25R',
      bodyconfiguration: 'Utility Extended Cab',
      simple_body: 'ute',
      doors: 2,
      simple_transmission: 'Manual',
      gearnum: 5,
      simple_drive: '4WD',
      simple_fuel: 'Diesel',
      engine_size_litres: 3,
    });
    expect(notes).toContain('simple_drive by title: 4x4 → 4WD');
    expect(notes).toContain(`description of a version, taken apart: ${DESCRIPTION} → GGN25R, SR5`);
  });

  test('in the title gives badge and series', () =>
    expect(read({ name: `2012 Toyota HiLux ${DESCRIPTION}` }).vehicle).toMatchObject({
      badge: 'SR5',
      series: 'GGN25R',
    }));

  test('leaves columns that are filled', () =>
    expect(read({ badge: DESCRIPTION, series: 'Mk II', drive: 'Part time 4x4' }).vehicle).toMatchObject({
      series: 'Mk II',
      drive: 'Part time 4x4',
    }));

  test('that contradicts a column stays as it is, to be held', () =>
    expect(read({ badge: DESCRIPTION, trans: 'Automatic' }).vehicle).toMatchObject({
      badge: DESCRIPTION,
      simple_transmission: 'Automatic',
    }));
});

describe('the comments', () => {
  test('fill what no column has, in complete terms only', () => {
    const { vehicle, notes } = read({
      dealercomments: 'One owner. 5 speed manual, turbo diesel, rear wheel drive.',
    });
    expect(vehicle).toMatchObject({
      simple_transmission: 'Manual',
      simple_fuel: 'Diesel',
      simple_drive: 'RWD',
    });
    expect(notes).toContain('simple_fuel by comments: turbo diesel → Diesel');
  });

  test.each([
    'Books and owners manual. Automatic headlights.',
    'Great for a 4x4 trip.',
    'Automatic transmission or manual transmission available.',
  ])('say nothing in %j', (dealercomments) =>
    expect(read({ dealercomments }).vehicle).toMatchObject({
      simple_transmission: null,
      simple_drive: null,
    }),
  );
});

test('4x2 in the drive column means the front wheels of an SUV', () => {
  const { vehicle } = read({ make: 'Toyota', model: 'Kluger', drive: '4x2', simple_body: 'suv' });
  expect(vehicle).toMatchObject({ simple_drive: 'FWD', drive: '4x2' });
  expect(read({ drive: '4x2', simple_body: 'ute' }).vehicle.simple_drive).toBe('RWD');
});

test('a ute on a frame drives no front wheels', () => {
  const { vehicle, notes } = read({ drive: 'Front' });
  expect(vehicle).toMatchObject({ simple_drive: 'RWD', drive: null });
  expect(notes).toContain('simple_drive by model: Front → RWD');
});

test('a badge that only states the drive is left out', () => {
  const { vehicle } = read({ name: '2012 Toyota HiLux (4X4)' });
  expect(vehicle).toMatchObject({ badge: null, simple_drive: '4WD' });
});

test('an upholstery or a code is no colour', () => {
  const { vehicle, notes } = read({ colour: '3Sfj20', interior_colour: 'Leather' });
  expect(vehicle).toMatchObject({ colour: null, interior_colour: null });
  expect(notes).toEqual([
    'colour that is a code, left out: 3Sfj20 → null',
    'interior_colour that names an upholstery, left out: Leather → null',
  ]);
});

test('0 km of a used vehicle are unknown', () => {
  expect(read({ km: '0' }).vehicle.km).toBeNull();
  expect(read({ km: '0', car_type: 'new' }).vehicle.km).toBe(0);
});

test('letters that look like digits in a VIN are corrected, with a note', () => {
  const { vehicle, notes } = read({ vin: 'WVWZZZ1KZAW00000O' });
  expect(vehicle.vin).toBe('WVWZZZ1KZAW000000');
  expect(notes).toEqual([
    'letter I, O or Q in a VIN, read as a digit: WVWZZZ1KZAW00000O → WVWZZZ1KZAW000000',
  ]);
});

test('one model has one name', () => {
  const nameOf = (make: string, model: string, year = '2022') => {
    const { vehicle } = read({ make, model, year });
    return [vehicle.make, vehicle.model, vehicle.badge];
  };
  expect(nameOf('MG', '6')).toEqual(nameOf('MG', 'MG6'));
  expect(nameOf('Holden', 'Captiva 7', '2012')).toEqual(['Holden', 'Captiva', null]);
  expect(nameOf('Great Wall', 'Ute Cannon')).toEqual(['GWM', 'Cannon', null]);
  expect(nameOf('GWM', 'V240', '2012')).toEqual(['Great Wall', 'V240', null]);
});
