import { describe, expect, test } from 'vitest';
import { MODELS } from './model-table.ts';
import { isElectricModel, isHybridModel } from './powertrain-models.ts';
import { twoWheelDrive } from './two-wheel-drive.ts';
import { versionContradiction, versionFacts } from './version-facts.ts';

const about = (text: string, facts: Partial<Parameters<typeof versionFacts>[0]> = {}) =>
  versionFacts({ make: 'Toyota', model: 'HiLux', simple_body: 'ute', item_type: 'car', ...facts }, text);

describe('a title states', () => {
  test.each([
    ['Ranger XLT 3.2 (4X4)', '4WD'],
    ['Captiva LTZ AWD', 'AWD'],
    ['Q5 2.0 TDI Quattro', 'AWD'],
    ['X5 xDrive30d', 'AWD'],
    ['Kluger GXL eFour', 'AWD'],
    ['HR-V (fwd)', 'FWD'],
    ['Territory TX (rwd)', 'RWD'],
    ['Hilux Workmate (4x2)', 'RWD'],
    ['Corolla Ascent', null],
    ['4x4 and 4x2 available', null],
    ['AWD or FWD', null],
  ])('the drive of %j: %j', (text, drive) => expect(about(text).simple_drive?.value ?? null).toBe(drive));

  test.each([
    ['HiAce Turbo Diesel', 'Diesel'],
    ['Tucson Elite Crdi', 'Diesel'],
    ['Sprinter 313CDI', 'Diesel'],
    ['Passat 125 TDI', 'Diesel'],
    ['Golf 110TSI', 'Petrol'],
    ['Estima Hybrid', 'Hybrid'],
    ['HS +EV Excite', 'Plug-in Hybrid'],
    ['Eclipse Cross ES Phev', 'Plug-in Hybrid'],
    ['Falcon XR6 (lpi)', 'LPG'],
    ['ZS EV Essence', 'Electric'],
    ['Corolla with electric sunroof', null],
    ['Q5 40 TDI Mhev', null],
    ['GGN25R SR5 Utility 4dr Man 5sp 4x4 3.0DT', 'Diesel'],
  ])('the fuel of %j: %j', (text, fuel) => expect(about(text).simple_fuel?.value ?? null).toBe(fuel));

  test('the fuel by the name of a version or model', () => {
    expect(about('320d', { make: 'BMW', model: '3 Series' }).simple_fuel?.value).toBe('Diesel');
    expect(about('D300 HSE', { make: 'Land Rover', model: 'Defender' }).simple_fuel?.value).toBe('Diesel');
    expect(about('G25 Astina', { make: 'Mazda', model: 'CX-30' }).simple_fuel?.value).toBe('Petrol');
    expect(about('GLC350 D', { make: 'Mercedes-Benz', model: 'GLC' }).simple_fuel?.value).toBe('Diesel');
    expect(about('NX300h', { make: 'Lexus', model: 'NX' }).simple_fuel?.value).toBe('Hybrid');
    expect(about('G', { make: 'Nissan', model: 'LEAF' }).simple_fuel?.value).toBe('Electric');
    expect(about('G', { make: 'Toyota', model: 'Prius' }).simple_fuel?.value).toBe('Hybrid');
  });

  test.each([
    ['Corolla Ascent S-CVT', 'Automatic'],
    ['Golf GTI DSG', 'Automatic'],
    ['Triton GLX+ 6A/T', 'Automatic'],
    ['Rio LX Hatchback 5dr Man 5sp', 'Manual'],
    ['Civic 6 speed manual', 'Manual'],
    ['Range Rover Autobiography', null],
    ['CX-5 with auto tailgate', null],
    ['automatic or manual', null],
  ])('the transmission of %j: %j', (text, transmission) =>
    expect(about(text).simple_transmission?.value ?? null).toBe(transmission),
  );

  test.each([
    ['Fit 1.5L 5 SEATER', 1.5],
    ['Forester 2.5I-S', 2.5],
    ['Ranger XL 2.2 (4X4)', 2.2],
    ['A3 35 Tfsi (1.4 Tfsi)', 1.4],
    ['Crafter 35 TDI410 (4.0T)', null],
    ['Corolla MY22.5', null],
    ['2.0 or 2.5', null],
    ['Golf GTI 8.5', null],
    ['Commodore SS 6.2 V8', 6.2],
  ])('the engine of %j: %j litres', (text, litres) =>
    expect(about(text).engine_size_litres?.value ?? null).toBe(litres),
  );

  test('seats and doors', () => {
    expect(about('HiAce 10 Seater')).toMatchObject({ seats: { value: 10, words: '10 Seater' } });
    expect(about('Prado GXL Wagon 7st 5dr')).toMatchObject({ seats: { value: 7 }, doors: { value: 5 } });
  });

  test('nothing about a caravan or a motorcycle', () => {
    expect(about('18.6 (4x4) Diesel', { item_type: 'caravan' }).simple_drive).toBeNull();
    expect(about('DR 2.0 4x4', { make: 'Ducati', model: 'Monster' }).simple_drive).toBeNull();
  });
});

describe('a title contradicts', () => {
  const columns = {
    make: 'Hyundai',
    model: 'ix35',
    simple_body: 'suv',
    item_type: 'car' as const,
    simple_drive: 'AWD',
    simple_fuel: 'Petrol',
    simple_transmission: 'Automatic',
    engine_size_litres: 2.4,
    seats: 5,
  };
  test.each([
    ['ix35 SE (FWD)', 'simple_drive'],
    ['ix35 SE (2WD)', 'simple_drive'],
    ['ix35 SE (4x4)', null],
    ['ix35 Crdi', 'simple_fuel'],
    ['ix35 Hybrid', null],
    ['ix35 6 speed manual', 'simple_transmission'],
    ['ix35 2.0 (awd)', 'engine_size_litres'],
    ['ix35 2.5L', null],
    ['ix35 7 Seat', 'seats'],
    ['ix35 SE', null],
  ])('its columns with %j: %j', (text, field) =>
    expect(versionContradiction(columns, text)?.field ?? null).toBe(field),
  );

  test('no column that is empty', () => {
    const empty = { ...columns, simple_drive: null, simple_fuel: null, simple_transmission: null };
    expect(versionContradiction({ ...empty, seats: null }, 'ix35 SE (FWD) Crdi manual 7 seats')).toBeNull();
  });

  test('neither axle if it only says how many', () => {
    const cherokee = { ...columns, make: 'Jeep', model: 'Patriot', simple_drive: 'RWD' };
    expect(versionContradiction(cherokee, 'Patriot Sport (4x2)')).toBeNull();
  });
});

test.each([
  ['Ford', 'Ranger', 'ute', 'RWD'],
  ['Toyota', 'HiAce', 'van', 'RWD'],
  ['Isuzu', 'MU-X', 'suv', 'RWD'],
  ['Toyota', 'Kluger', 'suv', 'FWD'],
  ['BMW', 'X1', 'suv', null],
  ['Toyota', 'Corolla', 'hatch', null],
])('2WD of a %s %s means %j', (make, model, simple_body, drive) =>
  expect(twoWheelDrive({ make, model, simple_body })).toBe(drive),
);

test('electric and hybrid models are spelled as in the name tables', () => {
  const names = [...MODELS].flatMap(([make, models]) =>
    [...new Set(models.values())].map((model) => [make, model] as const),
  );
  expect(names.filter(([make, model]) => isElectricModel(make, model)).length).toBeGreaterThan(90);
  expect(names.filter(([make, model]) => isHybridModel(make, model)).length).toBe(9);
  expect(names.filter(([make, model]) => isElectricModel(make, model) && isHybridModel(make, model))).toEqual(
    [],
  );
});
