import { describe, expect, test } from 'vitest';
import { parseSettings } from '../../sites/settings.ts';
import { sampleVehicle } from '../../vehicle/sample-vehicle.ts';
import { extraFilter } from './extra-filter.ts';

const vehicle = sampleVehicle({
  price: 20_000,
  drive_away_price: 23_000,
  price_type: 'Excl. Govt. Charges',
  tag: 'demo',
});
const keeps = (settings: Readonly<Record<string, unknown>>) =>
  extraFilter(parseSettings(settings).settings, { tables: [], now: new Date('2026-03-01T00:00:00Z') })(
    vehicle,
  );

describe("a site's extra filter", () => {
  test.each<[string, Readonly<Record<string, unknown>>, boolean]>([
    ['without conditions', { stockFilterExtra: '' }, true],
    ['that it does not match', { stockFilterExtra: 'NOT tag:"demo"' }, false],
    ['on the price without charges', { stockFilterExtra: 'sort_price <= 21000' }, true],
    ['on the price that leads', { stockFilterExtra: 'sort_price <= 21000', priceLead: 'driveAway' }, false],
    [
      "on the feed's price, whichever leads",
      { stockFilterExtra: 'price = 20000', priceLead: 'driveAway' },
      true,
    ],
    [
      'on the price with government charges',
      { stockFilterExtra: 'sort_price <= 23000', driveAwayPrices: 'everywhere' },
      true,
    ],
  ])('%s', (_, settings, expected) => {
    expect(keeps(settings)).toBe(expected);
  });
});
