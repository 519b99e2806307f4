import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { searchClient } from '@forecourt/lib/inventory/search/client.server';
import { configureStockIndex } from '@forecourt/lib/inventory/search/configure.server';
import { isOrderedByPrice, type OwnTerms, weeklyFilter } from '@forecourt/lib/inventory/search/own-terms';
import { WEEKLY_BANDS } from '@forecourt/lib/inventory/search/price-bands';
import { sortOf } from '@forecourt/lib/inventory/search/sorts';
import { toStockRecord } from '@forecourt/lib/inventory/search/to-record';
import { parseSettings } from '@forecourt/lib/sites/settings';
import type { PreApproval } from '@forecourt/lib/vehicle/finance/payment-choice';
import { shopperEstimate } from '@forecourt/lib/vehicle/finance/shopper-estimate';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { start } from '../../../emulators/search-engine/service.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const KEYS = { appId: 'forecourt', adminKey: 'admin-key-of-the-test', searchKey: 'search-key-of-the-test' };
const indexName = 'Car_production';
const NOW = new Date('2026-06-01T00:00:00Z');
const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-own-terms-'));
let search: Awaited<ReturnType<typeof start>>;
let client: ReturnType<typeof searchClient>;
let terms: string[];

const settingsOf = (more: object = {}) =>
  parseSettings({ timeZone: 'Australia/Brisbane', loanLimits: 'shared', listedFees: [], ...more }).settings;
const settings = settingsOf();

/**
 * Three lenders, at prices on both sides of each band; one that states a payment without a rate; and vehicles without a
 * lender or a price, old or sold.
 */
const LENDERS = [
  { financeProvider: 'Bay Finance', interestRate: 6.9, comparisonRate: 7.6, share: 0 },
  { financeProvider: 'Bay Finance', interestRate: 9.9, comparisonRate: 10.9, share: 0.3 },
  { financeProvider: 'Hill Finance', interestRate: 14.9, comparisonRate: 16, share: 0.1 },
];
const VEHICLES: Vehicle[] = [
  ...LENDERS.flatMap(({ share, ...lender }, group) =>
    [3_000, 9_990, 18_500, 24_990, 31_750, 44_000, 69_900, 120_000].map((price) =>
      sampleVehicle({
        id: `g${group}-${price}`,
        price,
        offer_price: null,
        finance_lenders: [{ ...lender, paymentWeek: 99, balloon: share * price }] as never,
      }),
    ),
  ),
  sampleVehicle({ id: 'no-lender', price: 20_000, finance_lenders: [] }),
  sampleVehicle({ id: 'no-price', price: null, finance_lenders: [LENDERS[0]] as never }),
  ...[3_000, 18_500, 44_000].map((price) =>
    sampleVehicle({
      id: `stated-${price}`,
      price,
      finance_lenders: [
        { financeProvider: 'Sea Finance', paymentWeek: price / 200, comparisonRate: 9 },
      ] as never,
    }),
  ),
  sampleVehicle({
    id: 'old',
    year: 2012,
    price: 24_990,
    finance_lenders: [{ ...LENDERS[0], paymentWeek: 99, balloon: 0 }] as never,
  }),
  sampleVehicle({
    id: 'sold',
    status: 'sold',
    sold_date_timestamp: NOW.getTime() / 1_000,
    price: 24_990,
    finance_lenders: [{ ...LENDERS[0], paymentWeek: 99, balloon: 0 }] as never,
  }),
];

beforeAll(async () => {
  search = await start({ port: 0, dataDir: folder, allowedOrigins: [], ...KEYS });
  client = searchClient({ appId: KEYS.appId, apiKey: KEYS.adminKey, host: search.url });
  await configureStockIndex(client);
  const objects = VEHICLES.map((vehicle) => ({ ...toStockRecord(vehicle) }));
  await client.saveObjects({ indexName, objects, waitForTasks: true });
  const { facets } = await client.searchSingleIndex({
    indexName,
    searchParams: { query: '', facets: ['lender_terms'], hitsPerPage: 0 },
  });
  terms = Object.keys(facets?.lender_terms ?? {});
});
afterAll(async () => {
  await search.stop();
  rmSync(folder, { recursive: true, force: true });
});

const found = async (filters: string): Promise<string[]> => {
  const { hits } = await client.searchSingleIndex({
    indexName,
    searchParams: { query: '', filters, hitsPerPage: 1_000 },
  });
  return hits.map(({ objectID }) => objectID).toSorted();
};

const figureOf = (vehicle: Vehicle, { settings, choice, approval }: Omit<OwnTerms, 'terms'>): number | null =>
  shopperEstimate(vehicle, settings, { choice, approval }, NOW)?.weekly ?? null;

const APPROVAL: PreApproval = {
  lender: 'YouX',
  amount: 30_000,
  rate: 6.9,
  comparisonRate: 7.5,
  years: 5,
  fee: 495,
  expiresAt: '2026-07-01T00:00:00.000Z',
};

/** Expects each band to have the vehicles whose card shows a figure in it. */
async function expectCards(own: OwnTerms): Promise<void> {
  for (const { label, min, max } of WEEKLY_BANDS) {
    const expected = VEHICLES.filter((vehicle) => {
      const figure = figureOf(vehicle, own);
      return figure !== null && figure >= min && (max === null || figure < max);
    });
    expect(await found(weeklyFilter([label], own, NOW)), label).toEqual(
      expected.map(({ id }) => id).toSorted(),
    );
  }
}

test('the stock has a group for each lender and final payment', () => {
  expect(terms).toHaveLength(4);
});

test.each([
  { deposit: 0, years: 5 },
  { deposit: 5_000, years: 7 },
  { deposit: 20_000, years: 1 },
])('each band has the vehicles whose card shows a figure in it: %o', (choice) =>
  expectCards({ settings, choice, approval: null, terms }),
);

test.each([
  { choice: null, approval: APPROVAL },
  { choice: { deposit: 5_000, years: 7 }, approval: APPROVAL },
  { choice: { deposit: 1_750, years: 3 }, approval: { ...APPROVAL, rate: 14 } },
  { choice: null, approval: { ...APPROVAL, amount: 500_000 } },
])('each band has the vehicles whose card shows a figure in it, with a pre-approval: %o', (payment) =>
  expectCards({ settings, ...payment, terms }),
);

test('a pre-approval orders what it covers by its figures, and the others by price', async () => {
  const own: OwnTerms = { settings, choice: { deposit: 5_000, years: 7 }, approval: APPROVAL, terms };
  expect(isOrderedByPrice(own, NOW)).toBe(true);
  const { hits } = await client.searchSingleIndex({
    indexName: sortOf('sort_price:asc').indexName,
    searchParams: { query: '', filters: weeklyFilter(null, own, NOW), hitsPerPage: 1_000 },
  });
  const shown = hits.flatMap(({ objectID }) => VEHICLES.find(({ id }) => id === objectID) ?? []);
  const bases = shown.map((vehicle) => shopperEstimate(vehicle, settings, own, NOW)?.basis);
  expect(bases.lastIndexOf('approved')).toBe(bases.filter((basis) => basis === 'approved').length - 1);
  const figures = shown.map((vehicle) => figureOf(vehicle, own)).slice(0, bases.lastIndexOf('approved') + 1);
  expect(figures.length).toBeGreaterThan(8);
  expect(figures).toEqual(figures.toSorted((one, other) => (one ?? 0) - (other ?? 0)));
});

test('an expired pre-approval changes no band', async () => {
  const choice = { deposit: 5_000, years: 7 };
  await expectCards({ settings, choice, approval: { ...APPROVAL, expiresAt: NOW.toISOString() }, terms });
});

test.each(['lenderYearAndRate', 'priceAndStock', 'stockOnly'])(
  'vehicles that a rule of eligibility leaves out are in no band: %s',
  async (financeEligibilityRule) => {
    const own = {
      settings: settingsOf({ financeEligibilityRule }),
      choice: { deposit: 2_000, years: 5 },
      approval: null,
      terms,
    };
    await expectCards(own);
    const found = VEHICLES.find(({ id }) => id === 'old') as Vehicle;
    expect(figureOf(found, own) === null).toBe(financeEligibilityRule === 'lenderYearAndRate');
  },
);

test('several bands have the vehicles of each, and no band has all with a figure', async () => {
  const choice = { deposit: 2_000, years: 6 };
  const own: OwnTerms = { settings, choice, approval: null, terms };
  const [first, , third] = WEEKLY_BANDS.map(({ label }) => label) as [string, string, string];
  expect(await found(weeklyFilter([first, third], own, NOW))).toEqual(
    [
      ...(await found(weeklyFilter([first], own, NOW))),
      ...(await found(weeklyFilter([third], own, NOW))),
    ].toSorted(),
  );
  expect(await found(weeklyFilter(null, own, NOW))).toEqual(
    VEHICLES.filter((vehicle) => figureOf(vehicle, own) !== null)
      .map(({ id }) => id)
      .toSorted(),
  );
});

test('a payment that a lender states without a rate stays, from the least price of a loan', () => {
  const own = { settings, choice: { deposit: 5_000, years: 7 }, approval: null };
  const figures = VEHICLES.filter(({ id }) => id.startsWith('stated')).map((vehicle) =>
    figureOf(vehicle, own),
  );
  expect(figures).toEqual([null, 93, 220]);
});
