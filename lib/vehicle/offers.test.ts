import { describe, expect, test } from 'vitest';
import { parseFeatures } from '../sites/features.ts';
import { historyReport, offersTradeIn } from './offers.ts';
import { sampleVehicle } from './sample-vehicle.ts';

const site = (features: Record<string, boolean> = {}) => ({ features: parseFeatures(features).features });

describe('a trade-in is offered', () => {
  test('for a car for sale with a price (STATUS-24)', () =>
    expect(offersTradeIn(site(), sampleVehicle())).toBe(true));
  test.each([
    ['the site does not take trade-ins', { tradeInEnabled: false }, {}],
    ['the car is sold', {}, { status: 'sold' as const }],
    ['the car has no price', {}, { price: 0 }],
  ])('not when %s (STATUS-24)', (_, features, vehicle) =>
    expect(offersTradeIn(site(features), sampleVehicle(vehicle))).toBe(false),
  );
});

describe('a history report is offered', () => {
  const file = 'https://reports.example/a1.pdf';
  test('for a car with a file (STATUS-25 CAR-065)', () =>
    expect(historyReport(site(), sampleVehicle({ file }))).toBe(file));
  test.each([
    ['there is no file', {}, { file: null }],
    ['the file is not a web address', {}, { file: 'javascript:alert(1)' }],
    ['the site does not show reports', { historyReportEnabled: false }, { file }],
    ['the car is sold', {}, { file, status: 'sold' as const }],
  ])('not when %s (STATUS-25)', (_, features, vehicle) =>
    expect(historyReport(site(features), sampleVehicle(vehicle))).toBeNull(),
  );
});
