import { describe, expect, test } from 'vitest';
import type { FeedVehicle } from '../mapping/apply.ts';
import { mappingSchema } from '../mapping/mapping.ts';
import type { Row } from '../reading/row.ts';
import type { EarlierVehicle } from './earlier-vehicles.server.ts';
import { Tally } from './report.ts';
import { surveyRows } from './survey.server.ts';

const NOW = new Date('2026-11-29T00:00:00Z');
const CAR = { car_type: 'used', status: 'in_stock', make: 'Toyota', model: 'Corolla', year: '2019' };
const VIN_1 = 'MR0HA3CD100123451';
const VIN_2 = 'MR0HA3CD100123452';

const mapping = mappingSchema.parse({
  feed: 'sample',
  dealership: { id: 'sample', slug: 'sample', name: 'Sample' },
  columns: {
    stocknum: 'stocknum',
    vin: 'vin',
    price: 'price',
    ...Object.fromEntries(Object.keys(CAR).map((name) => [name, name])),
  },
});

interface Car {
  stocknum: string;
  vin: string;
  price: string;
}

/** Surveys rows, and returns the vehicles that were new or changed, and the stock numbers looked up. */
async function survey(cars: readonly Car[], earlier: ReadonlyMap<string, EarlierVehicle> = new Map()) {
  const news: { vehicle: FeedVehicle; hash: string }[] = [];
  const lookedUp: string[] = [];
  await surveyRows(
    {
      mapping,
      tally: new Tally(),
      now: NOW,
      earlierVehicles: earlier,
      accepted: new Set(),
      canBeShown: undefined,
      photosBeside: undefined,
      known: async ({ vehicles }) => {
        lookedUp.push(...vehicles.map(({ stocknum }) => stocknum));
        return [];
      },
      listedIds: async () => new Map(),
      onNews: async ({ vehicle, hash }) => {
        news.push({ vehicle, hash });
      },
      onReplaced: () => {},
    },
    async function* (): AsyncGenerator<Row> {
      yield* cars.map((car, index) => ({ line: index + 2, values: { ...CAR, ...car } }));
    },
    [],
  );
  return { news, lookedUp };
}

/** Returns the vehicles of an import, as the next one compares with them. */
async function earlierOf(cars: readonly Car[]): Promise<Map<string, EarlierVehicle>> {
  const { news } = await survey(cars);
  return new Map(
    news.map(({ hash, vehicle: { id, dealership_id, location_id, vin, year, km, price, offer_price } }) => [
      id,
      { hash, dealershipId: dealership_id, locationId: location_id, vin, year, km, price, offer_price },
    ]),
  );
}

describe('a vehicle is looked up', () => {
  const before = { stocknum: 'A1', vin: VIN_1, price: '21990' };

  test('if it is new', async () => {
    expect((await survey([before])).lookedUp).toEqual(['A1']);
  });

  test.each([
    ['no other value', before, [], 0],
    ['the same VIN and another price', { ...before, price: '20990' }, [], 1],
    ['another VIN', { ...before, vin: VIN_2 }, ['A1'], 1],
    ['another stock number', { ...before, stocknum: 'A2' }, ['A2'], 1],
    ['a filler for a VIN', { ...before, vin: '00000000000000000' }, ['A1'], 1],
  ])('unless its row has the id and VIN that it had: %s', async (_, row, lookedUp, changed) => {
    const result = await survey([row], await earlierOf([before]));
    expect(result.lookedUp).toEqual(lookedUp);
    expect(result.news).toHaveLength(changed);
  });

  test('and rows after it wait, so that the order of the file decides', async () => {
    const earlier = await earlierOf([before]);
    const { news, lookedUp } = await survey(
      [
        { ...before, stocknum: 'A2' },
        { ...before, price: '20990' },
      ],
      earlier,
    );
    expect(lookedUp).toEqual(['A2']);
    expect(news.map(({ vehicle }) => vehicle.stocknum)).toEqual(['A2']);
  });
});
