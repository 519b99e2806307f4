import { describe, expect, test } from 'vitest';
import { sampleVehicle } from '../sample-vehicle.ts';
import { offersFinance } from './eligibility.ts';
import { financeLink } from './link.ts';

const link = (vehicle = sampleVehicle({ vin: 'MR0HA3CD100000001' }), site = { path: '/finance' }) =>
  new URL(financeLink(site, vehicle), 'http://site.example');

describe('a finance link', () => {
  test('carries preferredDealership (ROUTE-49)', () =>
    expect(link().searchParams.get('preferredDealership')).toBe('sample-dealer'));
  test('carries vehiclePriceBudget, the price the car sells at (ROUTE-50)', () => {
    expect(link().searchParams.get('vehiclePriceBudget')).toBe('54990');
    expect(link(sampleVehicle({ offer_price: 49_990 })).searchParams.get('vehiclePriceBudget')).toBe('49990');
    expect(link(sampleVehicle({ price: 0 })).searchParams.has('vehiclePriceBudget')).toBe(false);
  });
  test('carries car_id (ROUTE-51)', () => expect(link().searchParams.get('car_id')).toBe('sample-a1'));
  test('carries car_type (ROUTE-52)', () => expect(link().searchParams.get('car_type')).toBe('used'));
  test('carries vin (ROUTE-53)', () => {
    expect(link().searchParams.get('vin')).toBe('MR0HA3CD100000001');
    expect(link(sampleVehicle()).searchParams.has('vin')).toBe(false);
  });
  test('ends with the anchor (ROUTE-54)', () => {
    expect(link().hash).toBe('#finance-form');
    expect(financeLink({ path: '/finance' }, null)).toBe('/finance#finance-form');
  });
  test.each(['/finance', '/finance-enquiry', '/apply-for-finance'])(
    'links to %s by setting (ROUTE-44 ROUTE-45 ROUTE-46)',
    (path) => expect(link(sampleVehicle(), { path }).pathname).toBe(path),
  );
  test('is the unchanged override, with or without a car (ROUTE-55)', () => {
    const site = { path: '/finance', override: 'https://lender.example/apply' };
    expect(financeLink(site, sampleVehicle())).toBe('https://lender.example/apply');
    expect(financeLink(site, null)).toBe('https://lender.example/apply');
  });
});

describe('finance eligibility', () => {
  const vehicle = {
    status: 'in_stock',
    price: 20_000,
    offer_price: null,
    year: 2020,
    comparison_rate: 7.2,
  } as const;
  test('needs a price over 500 and stock (FIN-50)', () => {
    expect(offersFinance(vehicle, 'priceAndStock', 2026)).toBe(true);
    expect(offersFinance({ ...vehicle, price: 501 }, 'priceAndStock', 2026)).toBe(true);
    expect(offersFinance({ ...vehicle, price: 500 }, 'priceAndStock', 2026)).toBe(false);
    expect(offersFinance({ ...vehicle, status: 'sold' }, 'priceAndStock', 2026)).toBe(false);
  });
  test('needs a year newer than twelve years ago by lender (FIN-51)', () => {
    expect(offersFinance({ ...vehicle, year: 2015 }, 'lenderYearAndRate', 2026)).toBe(true);
    expect(offersFinance({ ...vehicle, year: 2014 }, 'lenderYearAndRate', 2026)).toBe(false);
    expect(offersFinance({ ...vehicle, year: null }, 'lenderYearAndRate', 2026)).toBe(false);
  });
  test('needs a comparison rate by lender (FIN-52)', () =>
    expect(offersFinance({ ...vehicle, comparison_rate: null }, 'lenderYearAndRate', 2026)).toBe(false));
  test('needs only stock by setting (FIN-53)', () => {
    expect(offersFinance({ ...vehicle, price: 0 }, 'stockOnly', 2026)).toBe(true);
    expect(offersFinance({ ...vehicle, status: 'sold' }, 'stockOnly', 2026)).toBe(false);
  });
});
