import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSettings } from '../sites/settings.ts';
import { loanOf } from '../vehicle/finance/loan.ts';
import { calculatorTerms } from '../vehicle/finance/terms.ts';
import { sampleVehicle } from '../vehicle/sample-vehicle.ts';
import { type Calculation, calculatedLoan } from './calculated-loan.ts';
import { journeyRows, type LookedInto } from './journey.ts';
import { submissionSchema } from './submission.ts';
import { visitedPath } from './visited-path.ts';

const { settings } = parseSettings({ interestDefault: 10, establishmentFee: 0 });
const vehicle = sampleVehicle({ price: 34_990 });
const CHOICE: Calculation = {
  car: vehicle.id,
  amount: 34_990,
  deposit: 5000,
  residual: 0,
  years: 4,
  rate: 10,
  frequency: 'monthly',
};
function termsOf() {
  const terms = calculatorTerms(settings, vehicle.price, null);
  if (!terms) throw new Error('The settings have a rate');
  return terms;
}
const journeyOf = (more: Record<string, unknown>) =>
  submissionSchema.parse({ token: randomUUID(), kind: 'enquiry', values: {}, ...more });

describe('the journey in a submission', () => {
  test('removes tokens and email addresses from visited pages (LEAD-54 OPEN-109)', () => {
    expect(visitedPath('/cars/2021-toyota-hilux-a1')).toBe('/cars/2021-toyota-hilux-a1');
    expect(visitedPath('/search?query=kim')).toBe('/search');
    for (const name of ['reservations', 'alerts/stop', 'test-drive', 'waiting-list', 'online-payment'])
      expect(visitedPath(`/${name}/${randomUUID()}`)).toBe(`/${name.split('/', 1)}`);
    expect(visitedPath('/kim@shopper.example')).toBe('');
    expect(journeyOf({ visited: ['/', '/a@b', '/x?mail=a@b'] }).visited).toEqual(['/', '/x']);
    expect(journeyOf({ params: { utm_id: 'kim@shopper.example', utm_source: 'radio' } }).params).toEqual({
      utm_source: 'radio',
    });
  });

  test('accepts at most four compared cars, each once', () => {
    const ids = ['a', 'a', 7, null, "x'; drop", 'b', 'c', 'd', 'e'];
    expect(journeyOf({ compared: ids }).compared).toEqual(['a', 'b', 'c', 'd']);
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (compared, calculated) => {
        const parsedJourney = journeyOf({ compared, calculated });
        expect(parsedJourney.compared.length).toBeLessThanOrEqual(4);
        expect(parsedJourney.calculated).toSatisfy((each) => each === null || typeof each === 'object');
      }),
    );
    expect(journeyOf({ calculated: { ...CHOICE, amount: '1' } }).calculated).toBeNull();
    expect(journeyOf({ calculated: { ...CHOICE, repayment: 1 } }).calculated).toEqual(CHOICE);
  });
});

describe('the calculated loan', () => {
  test('is recalculated from the terms of the vehicle (FIN-30 OPEN-078)', () => {
    const loan = calculatedLoan(vehicle, CHOICE, settings, false);
    const { cost } = termsOf();
    expect(loan).toMatchObject({
      car_id: vehicle.id,
      title: '2021 Toyota HiLux',
      repayment: loanOf(CHOICE, cost, 'monthly')?.repayment,
    });
    expect(loan?.comparison_rate).toBeGreaterThanOrEqual(CHOICE.rate);
  });

  test('is ignored outside the limits of the calculator', () => {
    const { limits } = termsOf();
    for (const name of ['amount', 'residual', 'years', 'rate'] as const)
      for (const value of [limits[name].min - 1, limits[name].max + 1])
        expect(calculatedLoan(vehicle, { ...CHOICE, [name]: value }, settings, false)).toBeNull();
    expect(calculatedLoan(vehicle, { ...CHOICE, rate: CHOICE.rate + 0.5 }, settings, true)).toBeNull();
    expect(calculatedLoan(vehicle, CHOICE, settings, true)).not.toBeNull();
  });
});

test('there is no calculated loan without a configured rate', () =>
  expect(calculatedLoan(vehicle, CHOICE, parseSettings({}).settings, false)).toBeNull());

describe('the journey in a mail', () => {
  const rows = (lookedInto: LookedInto, params = {}, pages: string[] = []) =>
    journeyRows({
      lead_attributes: { visited_pages: pages, linked_query_params: params, ...lookedInto },
    });

  test('has a row for each known part (LEAD-54 LEAD-55)', () => {
    expect(rows({})).toEqual([]);
    const calculated = calculatedLoan(vehicle, CHOICE, settings, false);
    const compared = [
      { car_id: 'a', stock_number: 'A1', title: '2021 Toyota HiLux' },
      { car_id: 'b', stock_number: 'B2', title: '2020 Mazda BT-50' },
    ];
    const table = rows(
      { compared, ...(calculated && { calculated }) },
      { gclid: 'x', utm_campaign: 'spring', utm_source: 'radio' },
      ['/', '/sign-in', '/search', '/success', '/my-garage/details', '/'],
    );
    expect(table.map(([name]) => name)).toEqual(['Source', 'Viewed', 'Compared', 'Calculated']);
    expect(table.slice(0, 3).map(([, value]) => value)).toEqual([
      'source radio, campaign spring, an ad on Google',
      '/\n/search',
      '2021 Toyota HiLux, stock A1\n2020 Mazda BT-50, stock B2',
    ]);
    expect(table[3]?.[1]).toMatch(
      /^2021 Toyota HiLux: \$34,990 over 4 years, deposit \$5,000, no residual, \$[\d,.]+ monthly, [\d.]+% p\.a\. interest rate, [\d.]+% p\.a\. comparison rate$/,
    );
  });

  test('names the first and the last source', () => {
    const at = '2026-11-28T01:00:00.000Z';
    const first = { kind: 'assistant', name: 'ChatGPT', campaign: null, at } as const;
    const last = { kind: 'campaign', name: 'radio', campaign: 'spring', at } as const;
    expect(
      journeyRows({
        lead_attributes: { visited_pages: [], linked_query_params: {}, visit: { first, last } },
      }),
    ).toEqual([
      [
        'Came from',
        'First ChatGPT (AI assistant) on 28 Nov 2026, then radio (Campaign: spring) on 28 Nov 2026',
      ],
    ]);
  });

  test('describes a loan too small for a repayment (FIN-40)', () => {
    const small = calculatedLoan(vehicle, { ...CHOICE, amount: 20_000, deposit: 19_900 }, settings, false);
    expect(rows(small ? { calculated: small } : {})[0]?.[1]).toContain('Enquire for Finance');
  });
});
