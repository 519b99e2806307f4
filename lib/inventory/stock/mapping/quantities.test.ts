import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIELD_READERS, type Field } from './fields.ts';
import { numberStyle } from './numerals.ts';
import { engineText, kilometres } from './quantities.ts';
import type { Reading } from './readers.ts';

const read = (field: Field, raw: unknown, column: readonly string[] = []): Reading =>
  FIELD_READERS[field](raw, { privateHosts: [], numbers: numberStyle(column) });
const value = (field: Field, raw: unknown, column: readonly string[] = []) => {
  const reading = read(field, raw, column);
  return 'value' in reading ? reading.value : reading.problem;
};
const note = (field: Field, raw: unknown, column: readonly string[] = []) => {
  const reading = read(field, raw, column);
  return 'value' in reading ? (reading.mended ?? reading.leftOut?.[0]?.kind ?? null) : null;
};

describe('kilometres', () => {
  test.each([
    ['45200', 45_200, null],
    ['45,200', 45_200, null],
    ['45,200kms', 45_200, null],
    ['45,200 KMS', 45_200, null],
    ['45200 K.M.', 45_200, null],
    ['98 000 km', 98_000, null],
    ['98\u00a0000 km', 98_000, null],
    ['98\u202f000\u202fkm', 98_000, null],
    ['1 098\u2009000', 1_098_000, null],
    ['45k', 45_000, 'number abbreviated with k'],
    ['45K km', 45_000, 'number abbreviated with k'],
    ['45kkms', 45_000, 'number abbreviated with k'],
    ['45.2k', 45_200, 'number abbreviated with k'],
    ['45,2k', 45_200, 'number abbreviated with k'],
    ['28,000 miles', 45_062, 'miles converted to kilometres'],
    ['10,000 mi', 16_093, 'miles converted to kilometres'],
    ['28k mi', 45_062, 'miles converted to kilometres'],
    ["45'200", 45_200, 'number in European notation'],
    ['1.234.567', 1_234_567, 'number in European notation'],
    ['45.200,0 km', 45_200, 'number in European notation'],
    ['12.6', 13, 'fraction of a whole number'],
    ['approx. 45,200 km', 45_200, 'words beside a number, left out'],
    ['45,200 km (approx)', 45_200, 'words beside a number, left out'],
    [45_200, 45_200, null],
    [0, 0, null],
  ])('%j is %j', (raw, kilometres, mended) => {
    expect(value('km', raw)).toBe(kilometres);
    expect(note('km', raw)).toBe(mended);
  });

  test.each([
    ['45.200', 'has a point that may mark thousands or decimals'],
    ['45,20', 'is not a number'],
    ['10,000 - 20,000 km', 'is not a number'],
    ["45 k's", 'has an unknown unit'],
    ['45,200 hours', 'has an unknown unit'],
    ['1e5', 'is not a number'],
    ['-5', 'is not between 0 and 99999999'],
    ['', 'is not a number'],
    ['low', 'is not a number'],
    [true, 'is not a number'],
    [['1', '2'], 'is not a number'],
  ])('%j cannot be read: %s', (raw, problem) => expect(value('km', raw)).toBe(problem));

  test.each([
    [['45.200', '12.010', '98.000', '310'], 45_200],
    [['45.200', '1.234,5'], 45_200],
    [['45.200', '12.5', '310'], 'has a point that may mark thousands or decimals'],
    [['45200.000', '45.200'], 45],
    [['45.200', '54990,00', '12,010'], 'has a point that may mark thousands or decimals'],
    [['45.200', '12010', '98.000'], 'has a point that may mark thousands or decimals'],
    [['45.200', '12,010'], 'has a point that may mark thousands or decimals'],
    [['45.200'], 'has a point that may mark thousands or decimals'],
    [['45.000', '12.000'], 'has a point that may mark thousands or decimals'],
  ])('45.200 in a column with %j is %j', (column, expected) =>
    expect(value('km', '45.200', column)).toBe(expected),
  );
});

test.each([
  ['28,000', 45_062],
  ['28k', 45_062],
  [28_000, 45_062],
  ['28,000 mi', 45_062],
  ['45,062 km', 45_062],
])('an odometer in miles of %j is %d km', (raw, kilometres) => expect(value('miles', raw)).toBe(kilometres));

describe('engines', () => {
  test.each([
    ['engine_size_litres', '2.0', 2, null],
    ['engine_size_litres', '2.0L', 2, null],
    ['engine_size_litres', '2,0 l', 2, 'number in European notation'],
    ['engine_size_litres', '1998cc', 1.998, 'cubic centimetres converted to litres'],
    ['engine_size_litres', '1998 ccm', 1.998, 'cubic centimetres converted to litres'],
    ['engine_size_litres', '1,998 cm³', 1.998, 'cubic centimetres converted to litres'],
    ['engine_size_litres', '1998', 1.998, 'number without a unit, taken as cubic centimetres'],
    ['engine_size_litres', '5.7L V8', 5.7, 'words beside a number, left out'],
    ['engine_size_litres', '0.649', 0.649, null],
    ['variant.enginesize', '1998', 1_998, null],
    ['variant.enginesize', '1,998 cc', 1_998, null],
    ['variant.enginesize', '2.0L', 2_000, 'litres converted to cubic centimetres'],
    ['variant.enginesize', '2.0', 2_000, 'number without a unit, taken as litres'],
    ['variant.enginesize', '350 ci', 5_735, 'cubic inches converted to cubic centimetres'],
  ] as const)('%s of %j is %j', (field, raw, expected, mended) => {
    expect(value(field, raw)).toBe(expected);
    expect(note(field, raw)).toBe(mended);
  });

  test.each([
    ['engine_size_litres', '150 kW', 'has an unknown unit'],
    ['engine_size_litres', '150', 'is not between 0.2 and 20'],
    ['engine_size_litres', '204 PS', 'has an unknown unit'],
    ['variant.enginesize', '201 bhp', 'has an unknown unit'],
  ] as const)('%s of %j cannot be read', (field, raw, problem) => expect(value(field, raw)).toBe(problem));

  test.each([
    ['2.8L', 2.8],
    ['2,0 l', 2],
    ['1998 ccm', 1.998],
    ['2.0', 2],
    ['1998', 1.998],
    ['5.7L V8 Supercharged', 5.7],
    ['4 cyl, 2.2 L', 2.2],
    ['Dual motor, 230 kW', undefined],
    ['150 kW', undefined],
    ['1.5L / 2.0L', undefined],
    ['Turbo', undefined],
  ])('a description of %j names %j litres', (raw, litres) => {
    expect(read('engine_size', raw)).toMatchObject({ value: raw });
    const reading = read('engine_size', raw);
    expect('also' in reading ? reading.also?.engine_size_litres : undefined).toBe(litres);
  });
});

test.each([
  ['variant.grossvehiclemass', '3,050 kg', 3_050, null],
  ['variant.grossvehiclemass', '3.05t', 3_050, 'tonnes converted to kilograms'],
  ['variant.grossvehiclemass', '4.5', 4_500, 'number without a unit, taken as tonnes'],
  ['variant.grossvehiclemass', '3.050', 3_050, 'number in European notation'],
  ['variant.towingcapacitybraked', '3.5 tonnes', 3_500, 'tonnes converted to kilograms'],
  ['variant.towingcapacitybraked', '3500kg braked', 3_500, 'words beside a number, left out'],
  ['variant.towingcapacitybraked', '3.5', 3_500, 'number without a unit, taken as tonnes'],
  ['variant.towingcapacitybraked', '7,716 lbs', 3_500, 'pounds converted to kilograms'],
  ['variant.towingcapacitybraked', '0', 0, null],
  ['specifications.tare_weight', '2,24 t', 2_240, 'tonnes converted to kilograms'],
  ['variant.vehiclelength', '5325', 5_325, null],
  ['variant.vehiclelength', '5,325mm', 5_325, null],
  ['variant.vehiclelength', '5.325 m', 5_325, 'metres converted to millimetres'],
  ['variant.vehiclelength', '5.325', 5_325, 'number in European notation'],
  ['variant.vehiclelength', '5,33', 5_330, 'number without a unit, taken as metres'],
  ['variant.vehiclelength', '532.5 cm', 5_325, 'centimetres converted to millimetres'],
  ['variant.vehiclelength', '209.6 in', 5_324, 'inches converted to millimetres'],
  ['specifications.body_length', '17\'6"', 5_334, 'inches converted to millimetres'],
  ['specifications.body_length', '17ft 6in', 5_334, 'inches converted to millimetres'],
  ['specifications.body_length', '21ft', 6_401, 'feet converted to millimetres'],
  ['specifications.body_length', '21', 6_401, 'number without a unit, taken as feet'],
  ['variant.torque', '500Nm @ 1600rpm', 500, null],
  ['variant.torque', '369 lb-ft', 500, 'pound-feet converted to newton metres'],
  ['variant.fuelcapacity', '80 litres', 80, null],
  ['variant.fuelconsumptioncombined', '7.4', 7.4, null],
  ['variant.fuelconsumptioncombined', '7,4 l/100km', 7.4, 'number in European notation'],
  ['variant.fuelconsumptioncombined', '7.4 L / 100 km', 7.4, null],
  ['variant.fuelconsumptioncombined', '6 litres per 100 kms', 6, null],
  ['variant.fuelconsumptioncombined', 8.5, 8.5, null],
] as const)('%s of %j is %j', (field, raw, expected, mended) => {
  expect(value(field, raw)).toBe(expected);
  expect(note(field, raw)).toBe(mended);
});

test.each([
  ['variant.towingcapacitybraked', '35', 'is not between 50 and 20000'],
  ['variant.fuelcapacity', '17 gal', 'has an unknown unit'],
  ['variant.fuelconsumptioncombined', '38 mpg', 'has an unknown unit'],
  ['variant.fuelconsumptioncombined', '100', 'is not between 0.1 and 60'],
  ['variant.fuelconsumptioncombined', 'L / 100 km', 'is not a number'],
  ['specifications.body_length', '12', 'has no unit and fits several'],
] as const)('%s of %j cannot be read', (field, raw, problem) => expect(value(field, raw)).toBe(problem));

describe('any number', () => {
  const spaces = fc.constantFrom(' ', '\u00a0', '\u202f', '\u2009');
  const grouped = (whole: number, separator: string) =>
    String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, separator);

  test('of kilometres is read back from every accepted form', () => {
    const forms = fc.tuple(fc.constantFrom('', ' km', 'kms', ' KM', ' kilometres'), spaces);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000 }), forms, (km, [unit, space]) => {
        for (const text of [String(km), grouped(km, ','), grouped(km, space), grouped(km, "'")])
          expect(value('km', `${text}${unit}`)).toBe(km);
        expect(value('km', `${grouped(km, '.')},0${unit}`, ['1.234,5'])).toBe(km);
        expect(value('km', `${km / 1_000}k${unit}`)).toBe(km);
      }),
    );
  });

  test('with a point before three digits is never read silently as another', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 999_999 }), fc.constantFrom('', ' km'), (km, unit) => {
        const reading = read('km', `${grouped(km, '.')}${unit}`);
        expect('problem' in reading || reading.value === km).toBe(true);
      }),
    );
  });

  test('of miles is converted with a note', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 600_000 }),
        fc.constantFrom(' miles', 'mi', ' Miles'),
        (miles, unit) => {
          expect(value('km', `${grouped(miles, ',')}${unit}`)).toBe(Math.round(miles * 1.609_344));
          expect(note('km', `${miles}${unit}`)).toBe('miles converted to kilometres');
        },
      ),
    );
  });

  test('of litres, kilograms and millimetres is read back from every unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 800, max: 8_000 }), (size) => {
        for (const text of [`${size}cc`, `${size} ccm`, `${size}`, `${size / 1_000} L`])
          expect(value('engine_size_litres', text)).toBeCloseTo(size / 1_000, 3);
        for (const text of [`${size} kg`, `${size / 1_000} t`, `${grouped(size, ',')}`])
          expect(value('variant.grossvehiclemass', text)).toBe(size);
        for (const text of [`${size} mm`, `${size / 10} cm`, `${size / 1_000} m`])
          expect(value('variant.vehiclelength', text)).toBe(
            size < 1_000 ? 'is not between 1000 and 20000' : size,
          );
      }),
    );
  });

  test('or any other text is a plausible number or a problem', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[0-9., kmiles]{0,12}$/));
    fc.assert(
      fc.property(text, (raw) => {
        const reading = read('km', raw);
        if ('value' in reading) expect(reading.value).toSatisfy(Number.isInteger);
        else expect(reading.problem).not.toBe('');
      }),
    );
  });
});

test.each([
  ['45000 K', 45_000],
  ['45,200 k', 45_200],
  ['45.2K', 45_200],
  ['Demo km 1500', 1_500],
])('an odometer of %s is %i km', (written, value) => {
  expect(kilometres(written)).toMatchObject({ value });
});

test.each([
  ['3.2TD', 3.2],
  ['2.0i', 2],
  ['1.6 Turbo', 1.6],
  ['I4 2.0', 2],
  ['2.5-litre', 2.5],
])('the engine %s has %f litres', (written, litres) => {
  const read = engineText((raw) => ({ value: raw }));
  expect(read(written)).toMatchObject({ also: { engine_size_litres: litres } });
});
