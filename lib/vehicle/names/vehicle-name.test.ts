import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KNOWN_MAKES } from '../makes.ts';
import { MODELS } from './model-table.ts';
import { contradiction, nameInTitle, nameVehicle, readTitle } from './vehicle-name.ts';

const anyName = fc.constantFrom(
  ...[...MODELS].flatMap(([make, models]) => [...new Set(models.values())].map((model) => ({ make, model }))),
);
const anySpelling = fc.constantFrom<(words: string) => string>(
  (words) => words,
  (words) => words.toUpperCase(),
  (words) => words.toLowerCase(),
  (words) => words.replaceAll('-', ' '),
  (words) => words.replaceAll(/[- ]/g, ''),
  (words) => `  ${words.replaceAll(' ', '   ')} `,
);

describe('the name tables', () => {
  test('contain only known makes, once each', () => {
    const knownMakes = new Set<string>(KNOWN_MAKES);
    expect([...MODELS.keys()].filter((make) => !knownMakes.has(make))).toEqual([]);
    expect([...MODELS.values()].reduce((total, models) => total + models.size, 0)).toBeGreaterThan(1_700);
  });

  test('are idempotent', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        expect(nameVehicle(name)).toEqual({ ...name, rest: '' });
      }),
      { numRuns: 2_000 },
    );
  });

  test('ignore case, hyphens and spaces', () => {
    fc.assert(
      fc.property(anyName, anySpelling, ({ make, model }, spelling) => {
        expect(nameVehicle({ make: spelling(make), model: spelling(model) })).toEqual({
          make,
          model,
          rest: '',
        });
      }),
      { numRuns: 2_000 },
    );
  });

  test('read a title like its columns', () => {
    fc.assert(
      fc.property(anyName, anySpelling, fc.integer({ min: 1950, max: 2027 }), (name, spelling, year) => {
        const title = `${year} ${spelling(`${name.make} ${name.model}`)}`;
        expect(nameVehicle({ ...name, title })).toMatchObject(name);
        expect(contradiction({ ...name, year, title })).toBeNull();
      }),
      { numRuns: 2_000 },
    );
  });

  test('keep unknown names unchanged', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^Zq[a-z]{3,8}$/),
        fc.stringMatching(/^Zx[a-z0-9]{2,8}$/),
        (make, model) => {
          expect(nameVehicle({ make, model })).toEqual({ make, model, rest: '' });
        },
      ),
    );
  });
});

test.each([
  ['Great Wall V240 K2 (4x4)', 'Great Wall', 'V240', 'K2 (4x4)'],
  ['2017 Land Rover Range Rover Sport TDV6', 'Land Rover', 'Range Rover Sport', 'TDV6'],
  ['Range Rover Evoque SD4', 'Land Rover', 'Range Rover Evoque', 'SD4'],
  ['USED 2012 Alfa Romeo Giulietta QV', 'Alfa Romeo', 'Giulietta', 'QV'],
  ['Aston Martin V8 Vantage', 'Aston Martin', 'V8 Vantage', ''],
  ['2011 toyota rav 4 cv', 'Toyota', 'RAV4', 'cv'],
  ['2016 Toyota FJ Cruiser', 'Toyota', 'FJ Cruiser', ''],
  ['2019 Toyota Hi-Ace LWB', 'Toyota', 'HiAce', 'LWB'],
  ['2021 Toyota Prado GXL', 'Toyota', 'LandCruiser Prado', 'GXL'],
  ['2018 BMW 3 Series 320d', 'BMW', '3 Series', '320d'],
  ['2018 BMW M240i', 'BMW', '2 Series', 'M240i'],
  ['2015 Mercedes Benz C250 Avantgarde', 'Mercedes-Benz', 'C-Class', 'C250 Avantgarde'],
  ['2015 Merc GLC 220d', 'Mercedes-Benz', 'GLC', '220d'],
  ['2019 Lexus NX300h F Sport', 'Lexus', 'NX', 'NX300h F Sport'],
  ['2020 MINI 5D Hatch Cooper S', 'MINI', 'Cooper', 'S'],
  ['2008 Chrysler Grand Voyager Limited', 'Chrysler', 'Grand Voyager', 'Limited'],
  ['2022 LDV Deliver 9 LWB', 'LDV', 'Deliver 9', 'LWB'],
  ['2004 Jaguar X Type 2.5', 'Jaguar', 'X-Type', '2.5'],
  ['2017 VW Tiguan Allspace', 'Volkswagen', 'Tiguan Allspace', ''],
  ['2014 Mazda 3 Maxx', 'Mazda', 'Mazda3', 'Maxx'],
  ['2020 Toyota Somethingelse GX', 'Toyota', 'Somethingelse', 'GX'],
])('reads the title %s', (title, make, model, rest) =>
  expect(nameInTitle(title)).toEqual({ make, model, rest }),
);

test.each(['', '2019', 'a lovely car', 'Toyota'])('finds no vehicle in %j', (title) =>
  expect(nameInTitle(title)).toBeNull(),
);

test('completes truncated columns from the title', () => {
  const land = { make: 'Land', model: 'Rover', title: '2017 Land Rover Discovery Sport HSE' };
  expect(nameVehicle(land)).toEqual({ make: 'Land Rover', model: 'Discovery Sport', rest: '' });
  const grand = { make: 'Jeep', model: 'Grand', title: '2017 Jeep Grand Cherokee' };
  expect(nameVehicle(grand)).toMatchObject({ model: 'Grand Cherokee' });
  expect(nameVehicle({ make: 'Range Rover', model: 'Sport' })).toMatchObject({
    make: 'Land Rover',
    model: 'Range Rover Sport',
  });
  expect(nameVehicle({ make: 'Ford', model: 'Ranger XLT', title: 'Tidy ute' })).toEqual({
    make: 'Ford',
    model: 'Ranger',
    rest: 'XLT',
  });
});

test.each([
  [2018, 'Toyota', 'HiLux', '2018 Toyota Hilux SR5', null],
  [2018, 'Toyota', 'HiLux', '2012 Toyota HiLux SR5', 'year'],
  [2018, 'Toyota', 'HiLux', '2019 Toyota HiLux SR5', null],
  [2018, 'Toyota', 'HiLux', '2018 Mazda BT-50 XT', 'make'],
  [2018, 'Toyota', 'HiLux', '2018 Toyota Corolla SX', 'model'],
  [2018, 'Toyota', 'Corolla', 'Toyota Corolla Cross GXL', null],
  [2018, 'Toyota', 'Corolla Cross', 'Toyota Corolla GXL', null],
  [2018, 'Haval', 'H6', '2018 GWM Haval H6', null],
  [2018, 'BMW', '3 Series', '2018 BMW M3 Competition', null],
  [2018, 'BMW', 'M3', '2018 BMW 3 Series M3', null],
  [2018, 'BMW', 'X5', '2018 BMW 320i', 'model'],
  [2018, 'Audi', 'A3', '2018 Audi RS 3', null],
  [2018, 'Audi', 'A3', '2018 Audi Q5', 'model'],
  [2012, 'Subaru', 'WRX', '2012 Subaru Impreza WRX', null],
  [2012, 'Subaru', 'Impreza', '2012 Subaru WRX STI', null],
  [2012, 'Kia', 'Grand Carnival', '2012 Kia Carnival S', null],
  [2018, 'Toyota', 'HiLux', 'As new, one owner', null],
  [2018, 'Toyota', 'HiLux', 'SR5 with a Ford canopy', null],
])('finds the contradiction of %s %s %s and title %j in %j', (year, make, model, title, field) =>
  expect(contradiction({ year, make, model, title })).toBe(field),
);

test('reads only a year from a title', () => {
  expect(readTitle('2019 Mazda 6 GT')?.year).toBe(2019);
  expect(readTitle('Peugeot 2008 GT')).toMatchObject({ year: null, model: '2008' });
});
