import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDescription } from './redbook-description.ts';

test('takes apart every part of a description', () => {
  expect(readDescription('GGN25R SR5 Utility Extended Cab 2dr Man 5sp 4x4 3.0DT')).toEqual({
    series: 'GGN25R',
    badge: 'SR5',
    body: 'Utility Extended Cab',
    seats: null,
    doors: 2,
    transmission: 'Man',
    gears: 5,
    drive: '4x4',
    engine: '3.0DT',
    litres: 3,
    fuel: 'Diesel',
  });
  expect(readDescription('AXAH52R GX Wagon 7st 5dr E-CVT 2WD 2.5i/131kW Hybrid')).toMatchObject({
    series: 'AXAH52R',
    seats: 7,
    transmission: 'E-CVT',
    gears: null,
    litres: 2.5,
    fuel: 'Hybrid',
  });
});

test.each([
  ['VF Sedan 4dr Spts Auto 6sp 3.6i', 'VF', null],
  ['VE II SV6 Utility Extended Cab 2dr Spts Auto 6sp 635kg 3.6i', 'VE II', 'SV6'],
  ['M135i F20 Hatchback 5dr Spts Auto 8sp 3.0T', 'F20', 'M135i'],
  ['F15 M50d Wagon 5dr Spts Auto 8sp 4x4 3.0DTTT', 'F15', 'M50d'],
  ['ML320 CDI W164 Wagon 4dr Spts Auto 7sp 4x4 3.0DT', 'W164', 'ML320 CDI'],
  ['7L V6 Wagon 4dr SA 6sp 4x4 3.0DT', '7L', 'V6'],
  ['S4 2.5i-L Wagon 5dr CVT 6sp AWD MY16', 'S4', '2.5i-L'],
  ['LX Sedan 4dr Man 5sp', null, 'LX'],
  ['SR5 Utility Double Cab 4dr Auto 6sp 4x4 2.8DT', null, 'SR5'],
  ['110TSI Wagon 5dr DSG 7sp 1.4T', null, '110TSI'],
  ['KDH201R Van LWB 5dr Auto 4sp 3.0DT', 'KDH201R', null],
])('%s is of series %j and badge %j', (text, series, badge) =>
  expect(readDescription(text)).toMatchObject({ series, badge }),
);

test.each(['', 'SR5 (4x4)', 'HSE 4 door manual', 'Sedan', '4dr', 'GXL Wagon', 'Wagon 5dr Roof racks'])(
  '%j is no description',
  (text) => expect(readDescription(text)).toBeNull(),
);

test('reads what it was made of', () => {
  const parts = fc.record({
    series: fc.constantFrom('GGN25R', 'VF', 'ZB', 'KUN26R'),
    badge: fc.constantFrom('SR5', 'Calais V', 'Ascent Sport'),
    body: fc.constantFrom('Sedan', 'Utility Double Cab', 'Hatchback', 'Cab Chassis Single Cab'),
    doors: fc.integer({ min: 2, max: 5 }),
    transmission: fc.constantFrom('Man', 'Auto', 'Spts Auto', 'CVT'),
    gears: fc.integer({ min: 4, max: 10 }),
    drive: fc.constantFrom('4x4', 'AWD', '4x2'),
    litres: fc.integer({ min: 6, max: 65 }).map((tenths) => tenths / 10),
    induction: fc.constantFrom('i', 'T', 'DT', 'D'),
  });
  fc.assert(
    fc.property(parts, ({ induction, ...expected }) => {
      const { series, badge, body, doors, transmission, gears, drive, litres } = expected;
      const text = `${series} ${badge} ${body} ${doors}dr ${transmission} ${gears}sp ${drive} ${litres.toFixed(1)}${induction}`;
      const fuel = induction.startsWith('D') ? 'Diesel' : 'Petrol';
      expect(readDescription(text)).toMatchObject({ ...expected, fuel });
    }),
  );
});
