import { configureStockIndex } from '@forecourt/lib/inventory/search/configure.server';
import { STOCK_INDEX } from '@forecourt/lib/inventory/search/record';
import { SORTS, sortOf } from '@forecourt/lib/inventory/search/sorts';
import { toStockRecord } from '@forecourt/lib/inventory/search/to-record';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer } from './server.ts';

/** A small yard, with the settings, synonyms and replicas that the product configures. */
const CARS: Partial<Vehicle>[] = [
  {
    id: 'hilux',
    make: 'Toyota',
    model: 'HiLux',
    badge: 'SR5',
    simple_body: 'ute',
    simple_drive: '4WD',
    simple_transmission: 'Automatic',
    colour: 'White',
    stocknum: 'H10293',
    regplate: '482KJT',
    lat: -27.43,
    lng: 153.04,
    price: 45_000,
  },
  {
    id: 'landcruiser',
    make: 'Toyota',
    model: 'LandCruiser',
    badge: 'Sahara',
    simple_body: 'suv',
    simple_drive: '4WD',
    simple_transmission: 'Automatic',
    colour: 'Silver',
    stocknum: 'H10294',
    regplate: 'ABC123',
    lat: -26.65,
    lng: 153.09,
    price: 99_000,
  },
  {
    id: 'cx5',
    make: 'Mazda',
    model: 'CX-5',
    badge: 'Touring',
    simple_body: 'suv',
    simple_drive: 'AWD',
    simple_transmission: 'Automatic',
    colour: 'Red',
    stocknum: 'H20293',
    regplate: '1AB2CD',
    lat: -28.09,
    lng: 153.44,
    price: 30_000,
  },
  {
    id: 'i30',
    make: 'Hyundai',
    model: 'i30',
    badge: 'Active',
    simple_body: 'hatch',
    simple_drive: 'FWD',
    simple_transmission: 'Manual',
    colour: 'Blue',
    stocknum: 'V777',
    regplate: null,
    lat: null,
    lng: null,
    price: 15_000,
  },
  {
    id: 'golf',
    make: 'Volkswagen',
    model: 'Golf',
    badge: '110TSI',
    simple_body: 'hatch',
    simple_drive: 'FWD',
    simple_transmission: 'Automatic',
    colour: 'Grey',
    stocknum: 'V778',
    regplate: 'S123AAA',
    lat: -27.97,
    lng: 153.41,
    price: 20_000,
  },
];

describe('text search of the stock', () => {
  const server = new TestServer();
  const find = async (query: string, indexName = STOCK_INDEX, more: object = {}) => {
    const { hits } = await server.client.searchSingleIndex({ indexName, searchParams: { query, ...more } });
    return hits.map(({ objectID }) => objectID);
  };
  beforeAll(async () => {
    await server.start();
    await configureStockIndex(server.client as unknown as Parameters<typeof configureStockIndex>[0]);
    const base = sampleVehicle({
      status: 'in_stock',
      show_on_dealer_website: true,
      standardEquipment: [],
      city: null,
      state: null,
    });
    const objects = CARS.map((car) =>
      toStockRecord({ ...base, ...car, name: `${car.make} ${car.model}`, vin: `VIN${car.id}` }),
    );
    await server.client.saveObjects({
      indexName: STOCK_INDEX,
      objects: objects as unknown as Record<string, unknown>[],
      waitForTasks: true,
    });
  });
  afterAll(() => server.stop());

  it.each([
    // Typos
    ['toyta', ['hilux', 'landcruiser']],
    ['hyunday', ['i30']],
    ['volkswagon', ['golf']],
    ['landcrusier', ['landcruiser']],
    // Synonyms
    ['ute', ['hilux']],
    ['pick up', ['hilux']],
    ['4x4', ['hilux', 'landcruiser']],
    ['four wheel drive', ['hilux', 'landcruiser']],
    ['auto', ['cx5', 'golf', 'hilux', 'landcruiser']],
    ['hatchback', ['golf', 'i30']],
    ['vw', ['golf']],
    ['gray', ['golf']],
    // Joined and split words
    ['land cruiser', ['landcruiser']],
    ['hi lux', ['hilux']],
    ['cx5', ['cx5']],
    ['cx 5', ['cx5']],
    ['i 30', ['i30']],
    // A stock number or plate finds exactly its car, however it is written.
    ['H10293', ['hilux']],
    ['h10294', ['landcruiser']],
    ['H10295', []],
    ['V777', ['i30']],
    ['482KJT', ['hilux']],
    ['482kjt', ['hilux']],
    ['abc123', ['landcruiser']],
    ['ABC124', []],
    ['1AB2CD', ['cx5']],
    ['S123AAA', ['golf']],
  ])('%s (SEARCH-23)', async (query, expected) => expect((await find(query)).toSorted()).toEqual(expected));

  it('sorts by distance from a point, nearest first, cars without a place last', async () => {
    const { indexName, typoTolerance } = sortOf('distance');
    const near = (query: string, aroundLatLng: string) =>
      find(query, indexName, { aroundLatLng, typoTolerance });
    expect(await near('', '-27.07, 152.96')).toEqual(['hilux', 'landcruiser', 'golf', 'cx5', 'i30']);
    expect(await near('toyota', '-26.4, 153.06')).toEqual(['landcruiser', 'hilux']);
    expect(await near('toyta', '-26.4, 153.06')).toEqual(['landcruiser', 'hilux']);
    // Nearer cars are ranked first, even if others match the words better.
    expect(await near('automatic', '-28.1, 153.44')).toEqual(['cx5', 'golf', 'hilux', 'landcruiser']);
  });

  it('sorts by distance as an index with distance before everything else does', async () => {
    const { indexName, typoTolerance } = sortOf('distance');
    const nearest = 'nearest_first';
    const ranking = ['geo', 'typo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];
    await server.client.operationIndex({
      indexName: STOCK_INDEX,
      operationIndexParams: { operation: 'copy', destination: nearest },
    });
    const { taskID } = await server.client.setSettings({
      indexName: nearest,
      indexSettings: { ranking, typoTolerance: 'min' },
    });
    await server.client.waitForTask({ indexName: nearest, taskID });
    for (const aroundLatLng of ['-27.07, 152.96', '-26.4, 153.06', '-28.1, 153.44', '-27.97, 153.4'])
      for (const query of [
        '',
        'toyta',
        'hyundia',
        'automatic',
        'white ute',
        'suv 4wd',
        'auto hatch',
        'tourng',
      ])
        expect(
          await find(query, indexName, { aroundLatLng, typoTolerance }),
          `${query} ${aroundLatLng}`,
        ).toEqual(await find(query, nearest, { aroundLatLng }));
  });

  it('has an index for every sort (OPEN-041)', async () => {
    const { items } = await server.client.listIndices();
    expect(items.map(({ name }) => name)).toEqual(
      expect.arrayContaining(SORTS.map(({ indexName }) => indexName)),
    );
  });
});
