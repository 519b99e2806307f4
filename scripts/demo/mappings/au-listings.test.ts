import path from 'node:path';
import { rowReader } from '@forecourt/lib/inventory/stock/mapping/apply';
import { loadMapping } from '@forecourt/lib/inventory/stock/mapping/load.server';
import { beforeAll, expect, test } from 'vitest';

let readRow: ReturnType<typeof rowReader>;
beforeAll(async () => {
  readRow = rowReader(await loadMapping(path.join(import.meta.dirname, 'au-listings.ts')));
});

/** A fictional listing in the site's columns. */
const LISTING = {
  Brand: 'Toyota',
  Year: '2018',
  Model: 'HiAce',
  'Car/Suv': 'Commercial',
  Title: '2018 Toyota HiAce LWB',
  UsedOrNew: 'USED',
  Transmission: 'Automatic',
  Engine: '4 cyl, 2.7 L',
  DriveType: 'Rear',
  FuelType: 'Unleaded',
  FuelConsumption: '9.8 L / 100 km',
  Kilometres: '16324',
  ColourExtInt: 'White / Grey  Cloth',
  Location: 'Lidcombe, NSW',
  CylindersinEngine: '4 cyl',
  BodyType: 'Commercial',
  Doors: ' 4 Doors',
  Seats: ' 2 Seats',
  Price: '41999',
};

function readListing(changes: Partial<typeof LISTING> = {}) {
  const mendedFields: string[] = [];
  const result = readRow(
    { line: 2, values: { ...LISTING, ...changes } },
    { mended: (kind) => mendedFields.push(kind) },
  );
  if (!('vehicle' in result)) throw new Error(JSON.stringify(result));
  return { car: result.vehicle, mended: mendedFields };
}

test('imports a plain listing', () => {
  const { car, mended: mendedFields } = readListing();
  expect(mendedFields).toEqual([]);
  expect(car).toMatchObject({
    name: '2018 Toyota HiAce LWB',
    model: 'HiAce',
    badge: 'LWB',
    simple_body: 'van',
    simple_fuel: 'Petrol',
    simple_drive: 'RWD',
    engine_size_litres: 2.7,
    variant: { cylinders: 4, fuelconsumptioncombined: 9.8 },
    colour: 'White',
    interior_colour: 'Grey Cloth',
    city: 'Lidcombe',
    state: 'NSW',
    doors: 4,
    seats: 2,
    price: 41_999,
  });
});

test('keeps a listing’s number when its price changes', () => {
  const { car } = readListing();
  expect(readListing({ Price: '39999' }).car.stocknum).toBe(car.stocknum);
  expect(readListing({ Kilometres: '16325' }).car.stocknum).not.toBe(car.stocknum);
});

test('recognises a car to order by the warranty in its colour column', () => {
  const { car, mended: mendedFields } = readListing({
    'Car/Suv': 'NEW Available to order',
    UsedOrNew: 'NEW',
    Kilometres: '- / -',
    ColourExtInt: '5 years / Unlimited km',
    Location: '',
  });
  expect(car).toMatchObject({
    status: 'coming_soon',
    preorder: true,
    colour: null,
    interior_colour: null,
    km: null,
    city: null,
  });
  expect(mendedFields).toEqual(['warranty in the colour column of a car to order']);
});

test('reads seats from the doors column, prices in words and empty engine data', () => {
  const { car, mended: mendedFields } = readListing({ Doors: '', Seats: '', Price: 'POA' });
  expect(car).toMatchObject({ price: null, doors: null, seats: null });
  expect(mendedFields).toEqual(['price as text']);
  expect(readListing({ Doors: ' 12 Seats', Seats: '' }).car).toMatchObject({ doors: null, seats: 12 });
  const electric = readListing({
    Engine: '0 L',
    CylindersinEngine: '0 L',
    FuelConsumption: '0 L / 100 km',
    FuelType: 'Electric',
  });
  expect(electric.car).toMatchObject({ engine_size_litres: null, simple_fuel: 'Electric', variant: null });
  expect(electric.mended).toEqual(['consumption of 0', 'engine of 0 litres']);
});

test('takes a seller as a dealer unless the column says otherwise', () => {
  expect(readListing({ 'Car/Suv': 'Mr Car' }).car).toMatchObject({
    location_name: 'Mr Car',
    location_slug: 'mr-car',
  });
  for (const other of ['SUV', 'nan', 'DEMO', 'USED Dealer ad', 'NEW In stock', '02 **** ****\n'])
    expect(readListing({ 'Car/Suv': other }).car.location_name).toBeNull();
});

test.each([
  ['2017 Land Rover Range Rover Sport V8', 'Land', 'Rover', 'Land Rover', 'Range Rover Sport', 'V8'],
  ['2014 Jeep Grand Cherokee Summit (4X4)', 'Jeep', 'Grand', 'Jeep', 'Grand Cherokee', 'Summit (4x4)'],
  ['2013 Hyundai I30 SR', 'Hyundai', 'I30', 'Hyundai', 'i30', 'SR'],
  ['2019 Toyota Land Cruiser Prado', 'Toyota', 'Land', 'Toyota', 'LandCruiser Prado', null],
  ['2009 Toyota HiAce (No Badge)', 'Toyota', 'HiAce', 'Toyota', 'HiAce', null],
  ['2008 Mazda 3 NEO', 'Mazda', '3', 'Mazda', 'Mazda3', 'NEO'],
  ['2022 Alfa Romeo Giulia', 'Alfa', 'Romeo', 'Alfa Romeo', 'Giulia', null],
  ['2016 BMW 320I Executive', 'BMW', '320I', 'BMW', '3 Series', '320i Executive'],
])('reads the title %s', (Title, Brand, Model, make, model, badge) => {
  const { car } = readListing({ Title, Brand, Model, Year: Title.slice(0, 4) });
  expect(car).toMatchObject({ make, model, badge });
});

test.each([
  ['2011 Toyota Estima Aeras', 'peopleMover'],
  ['2021 Ram 1500 Limited', 'ute'],
  ['2016 Toyota Coaster', 'bus'],
  ['2018 Hino 500 FD1124', 'lightTruck'],
  ['2018 Toyota HiAce LWB', 'van'],
])('classifies a "Commercial" by its model: %s', (Title, body) => {
  const [Brand = '', Model = ''] = Title.split(' ').slice(1);
  expect(readListing({ Title, Brand, Model, Year: Title.slice(0, 4) }).car.simple_body).toBe(body);
});
