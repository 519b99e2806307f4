import { expect, test } from 'vitest';
import { sampleVehicle } from '../../vehicle/sample-vehicle.ts';
import { fromPricesResult, inPrices, recordInPrices, toPricesQuery } from './price-lead.ts';
import { allReplicas } from './replicas.ts';
import { sortOf } from './sorts.ts';
import { toStockRecord } from './to-record.ts';

const two = sampleVehicle({ price: 38_000, drive_away_price: 41_500, before_price: 39_500, offer_price: 0 });

test('a record has both prices to sort, filter and count by', () => {
  expect(toStockRecord(two)).toMatchObject({
    price: 38_000,
    sort_price: 38_000,
    price_range: '$30,000 to $40,000',
    drive_away_sort_price: 41_500,
    drive_away_price_range: '$40,000 to $50,000',
  });
  expect(toStockRecord(sampleVehicle())).toMatchObject({
    sort_price: 54_990,
    drive_away_price: null,
    drive_away_sort_price: 54_990,
  });
});

test('queries use the drive-away prices only', () => {
  const query = {
    indexName: sortOf('sort_price:asc').indexName,
    params: {
      filters: '(sort_price >= 1000 AND weekly_price_range:"Under $50 a week") AND price > 0',
      facets: ['sort_price', 'price_range', 'subscription_price'],
      attributesToRetrieve: ['price', 'price_type'],
    },
  };
  const driveAwayQuery = toPricesQuery('driveAway', query);
  expect(driveAwayQuery).toEqual({
    indexName: 'Car_production_drive_away_sort_price_asc',
    params: {
      filters: '(drive_away_sort_price >= 1000 AND weekly_price_range:"Under $50 a week") AND price > 0',
      facets: ['drive_away_sort_price', 'drive_away_price_range', 'subscription_price'],
      attributesToRetrieve: ['price', 'price_type', 'drive_away_price'],
    },
  });
  const text = JSON.stringify(query);
  expect(inPrices('driveAway', inPrices('driveAway', text))).toBe(inPrices('driveAway', text));
  expect(inPrices('excludingCharges', text)).toBe(text);
});

test('each sort by price has an order for each price lead', () => {
  const ofPrices = allReplicas(false).filter(({ indexName }) => indexName.includes('sort_price'));
  expect(ofPrices).toEqual([
    { indexName: 'Car_production_sort_price_asc', criterion: 'asc(sort_price)' },
    { indexName: 'Car_production_sort_price_desc', criterion: 'desc(sort_price)' },
    { indexName: 'Car_production_drive_away_sort_price_asc', criterion: 'asc(drive_away_sort_price)' },
    { indexName: 'Car_production_drive_away_sort_price_desc', criterion: 'desc(drive_away_sort_price)' },
  ]);
});

test('results have the leading price under its plain name', () => {
  const answer = {
    nbHits: 1,
    facets_stats: { drive_away_sort_price: { min: 41_500, max: 41_500 }, km: { min: 1, max: 2 } },
    facets: { drive_away_price_range: { '$40,000 to $50,000': 1 }, make: { Toyota: 1 } },
    hits: [toStockRecord(two)],
  };
  expect(fromPricesResult('driveAway', answer)).toMatchObject({
    nbHits: 1,
    facets_stats: { sort_price: { min: 41_500, max: 41_500 }, km: { min: 1, max: 2 } },
    facets: { price_range: { '$40,000 to $50,000': 1 }, make: { Toyota: 1 } },
    hits: [{ price: 41_500, price_type: 'Drive Away', before_price: null }],
  });
  expect(fromPricesResult('driveAway', { facetHits: [] })).toEqual({ facetHits: [] });
});

test('saved searches use the leading price of their site', () => {
  const record = { ...toStockRecord(two) };
  expect(recordInPrices('driveAway', record)).toMatchObject({
    sort_price: 41_500,
    price_range: '$40,000 to $50,000',
    drive_away_sort_price: 41_500,
  });
  expect(recordInPrices('excludingCharges', record)).toEqual(record);
});
