import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DAYS_AHEAD,
  HOLDING_PER_DAY,
  interestOf,
  interestPerDay,
  moneyAtRisk,
  type RiskFacts,
} from './risk.ts';

const facts = fc.record<RiskFacts>({
  price: fc.integer({ min: 500, max: 500_000 }),
  daysInStock: fc.integer({ min: 0, max: 2_000 }),
  interest: fc.double({ min: 0, max: 1, noNaN: true }),
  similarPrice: fc.option(fc.integer({ min: 500, max: 500_000 })),
});

test('is the holding cost so far and ahead, and the amount above similar vehicles', () => {
  const car = { price: 36_500, daysInStock: 60, interest: 1, similarPrice: 35_000 };
  expect(moneyAtRisk(car)).toBe(Math.round(36_500 * HOLDING_PER_DAY * (60 + DAYS_AHEAD.usual)) + 1_500);
  expect(moneyAtRisk({ ...car, interest: 0 })).toBe(
    Math.round(36_500 * HOLDING_PER_DAY * (60 + DAYS_AHEAD.most)) + 1_500,
  );
  expect(moneyAtRisk({ ...car, similarPrice: 40_000 })).toBe(moneyAtRisk({ ...car, similarPrice: null }));
});

describe('all else equal, money at risk', () => {
  test('never falls with more days in stock', () =>
    fc.assert(
      fc.property(facts, fc.nat(1_000), (vehicle, more) => {
        const later = moneyAtRisk({ ...vehicle, daysInStock: vehicle.daysInStock + more });
        expect(later).toBeGreaterThanOrEqual(moneyAtRisk(vehicle));
      }),
    ));

  test('never falls with a higher price', () =>
    fc.assert(
      fc.property(facts, fc.nat(100_000), (vehicle, more) => {
        const dearer = moneyAtRisk({ ...vehicle, price: vehicle.price + more });
        expect(dearer).toBeGreaterThanOrEqual(moneyAtRisk(vehicle));
      }),
    ));

  test('never rises with more views, saves or enquiries', () =>
    fc.assert(
      fc.property(
        facts,
        fc.record({ views: fc.nat(500), saves: fc.nat(20), enquiries: fc.nat(20), days: fc.nat(30) }),
        fc.record({ views: fc.nat(500), saves: fc.nat(20), enquiries: fc.nat(20) }),
        fc.double({ min: 0, max: 50, noNaN: true }),
        (vehicle, counts, more, usual) => {
          const risk = (its: typeof counts) =>
            moneyAtRisk({ ...vehicle, interest: interestOf(interestPerDay(its), usual) });
          const busier = {
            views: counts.views + more.views,
            saves: counts.saves + more.saves,
            enquiries: counts.enquiries + more.enquiries,
            days: counts.days,
          };
          if (counts.days > 0) expect(risk(busier)).toBeLessThanOrEqual(risk(counts));
          else expect(risk(busier)).toBe(risk(counts));
        },
      ),
    ));

  test('never falls with the same views over more days', () =>
    fc.assert(
      fc.property(
        facts,
        fc.integer({ min: 1, max: 30 }),
        fc.nat(30),
        fc.nat(500),
        (vehicle, days, more, views) => {
          const over = (its: number) =>
            moneyAtRisk({
              ...vehicle,
              interest: interestOf(interestPerDay({ views, saves: 0, enquiries: 0, days: its }), 5),
            });
          expect(over(days + more)).toBeGreaterThanOrEqual(over(days));
        },
      ),
    ));

  test('is a whole, positive amount', () =>
    fc.assert(
      fc.property(facts, (vehicle) => {
        const risk = moneyAtRisk(vehicle);
        expect(Number.isInteger(risk)).toBe(true);
        expect(risk).toBeGreaterThan(0);
      }),
    ));
});

test('an uncounted vehicle, and one of a site without views, has the usual interest', () => {
  expect(interestPerDay({ views: 3, saves: 0, enquiries: 0, days: 0 })).toBeNull();
  expect(interestOf(null, 4)).toBe(1);
  expect(interestOf(0, 0)).toBe(1);
  expect(interestOf(2, 4)).toBe(0.5);
  expect(interestOf(9, 4)).toBe(1);
});
