import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  choiceOf,
  type DealChoice,
  dealChoiceSchema,
  fieldsOf,
  HANDOVERS,
  NO_TERMS,
  PAYMENTS,
  TRADE_INS,
} from './choice.ts';
import { extrasFor } from './extras.ts';
import { dealTotals } from './ledger.ts';
import { DEALER_TRADE_IN, type DealFacts, dealLines, ESTIMATED_TRADE_IN, keptValuationOf } from './lines.ts';
import { dealPath, dealToken, verifyDealToken } from './link.ts';
import { changedLabels, isAcceptable, summaryRows, totalRows } from './version.ts';

const MATS = { key: 'floor-mats', title: 'Floor mats', text: '', price: 249 };
const PAINT = { key: 'paint-protection', title: 'Paint protection', text: 'Five years.', price: 1295 };
const FACTS: DealFacts = {
  price: 34_990,
  driveAway: {
    kind: 'computed',
    state: 'QLD',
    price: 34_990,
    parts: [{ charge: 'duty', amount: 1050, isEstimate: false, isExample: false, paidUntil: null }],
    total: 36_040,
    isEstimate: false,
    isExample: false,
  },
  extras: [MATS, PAINT],
  delivery: { name: 'Brisbane', price: 150 },
  valuation: { title: '2019 Mazda 3', low: 14_000 },
};
const choice = (changes: Partial<DealChoice> = {}): DealChoice => ({
  ...dealChoiceSchema.parse({}),
  ...changes,
});
const amounts = (changes: Partial<DealChoice>, terms = NO_TERMS, facts = FACTS) =>
  dealLines(facts, choice(changes), terms).map(({ label, cents }) => [label, cents]);

describe('the lines of a deal', () => {
  test('name the amount of an inspection as the value of the dealer', () => {
    const facts = { ...FACTS, valuation: { title: '2019 Mazda 3', low: 16_000, isInspected: true } };
    expect(dealLines(facts, choice({ tradeIn: 'valuation' }), NO_TERMS).at(-1)).toMatchObject({
      cents: -16_000_00,
      note: 'Valued by the dealer',
    });
  });

  test('start with the price and the charges of the state', () => {
    expect(amounts({})).toEqual([
      ['Price', 34_990_00],
      ['Stamp duty', 1_050_00],
    ]);
  });

  test('have chosen extras, delivery and the lower end of a valuation', () => {
    const chosen = { extras: ['floor-mats'], handover: 'delivery', tradeIn: 'valuation' } as const;
    expect(amounts({ ...chosen, extras: [...chosen.extras] })).toEqual([
      ['Price', 34_990_00],
      ['Stamp duty', 1_050_00],
      ['Floor mats', 249_00],
      ['Delivery to Brisbane', 150_00],
      ['Trade-in: 2019 Mazda 3', -14_000_00],
    ]);
  });

  test('ignore an extra that the site does not offer', () => {
    expect(amounts({ extras: ['a-free-car'] })).toEqual(amounts({}));
  });

  test('take off a discount, and the value after inspection instead of the estimate', () => {
    const terms = { discount: 500, tradeInValue: 15_200 };
    expect(amounts({ tradeIn: 'valuation' }, terms).slice(2)).toEqual([
      ['Discount', -500_00],
      ['Trade-in: 2019 Mazda 3', -15_200_00],
    ]);
  });

  test('say whether the value of the trade-in is an estimate or an offer after inspection', () => {
    const noteOf = (isInspected: boolean) =>
      dealLines(
        { ...FACTS, valuation: { title: '2019 Mazda 3', low: 14_000, isInspected } },
        choice({ tradeIn: 'valuation' }),
        NO_TERMS,
      ).at(-1);
    expect(noteOf(false)).toMatchObject({ cents: -14_000_00, note: ESTIMATED_TRADE_IN });
    expect(noteOf(true)).toMatchObject({ cents: -14_000_00, note: DEALER_TRADE_IN });
  });

  test('take the valuation of an earlier version until it expires', () => {
    const now = new Date('2026-12-01T00:00:00Z');
    const until = (expiresAt: string | null) => ({ title: '2019 Mazda 3', low: 14_000, expiresAt });
    const valid = until('2026-12-01T00:00:01.000Z');
    expect(keptValuationOf(valid, now)).toEqual(valid);
    expect(keptValuationOf(until('2026-12-01T00:00:00.000Z'), now)).toBeNull();
    expect(keptValuationOf(until(null), now)).toEqual(until(null));
    expect(keptValuationOf(undefined, now)).toBeNull();
  });

  test('list a described trade-in at 0 until the dealer values it', () => {
    const [line] = dealLines(
      FACTS,
      choice({ tradeIn: 'described', tradeInText: '2012 ute' }),
      NO_TERMS,
    ).slice(-1);
    expect(line).toMatchObject({
      label: 'Trade-in: 2012 ute',
      cents: 0,
      note: 'We will value it and answer',
    });
    expect(Object.is(line?.cents, 0)).toBe(true);
  });

  test('say that charges may be missing where no drive-away price is known', () => {
    const [line] = dealLines({ ...FACTS, driveAway: null }, choice(), NO_TERMS);
    expect(line).toMatchObject({ cents: 34_990_00, note: 'May not include government charges' });
  });

  test('do not depend on the order in which extras were chosen', () => {
    const keys = fc.shuffledSubarray(['floor-mats', 'paint-protection', 'unknown']);
    fc.assert(
      fc.property(keys, (extras) => {
        expect(amounts({ extras })).toEqual(amounts({ extras: extras.toReversed() }));
      }),
    );
  });
});

describe('the choice of a shopper', () => {
  const anyChoice = fc
    .record({
      postcode: fc.option(fc.constantFrom('4000', '2000', '0800')),
      extras: fc.uniqueArray(fc.constantFrom('floor-mats', 'paint-protection', 'tow-bar')),
      tradeIn: fc.constantFrom(...TRADE_INS),
      tradeInText: fc.constantFrom('', '2012 Hilux, 180,000 km'),
      handover: fc.constantFrom(...HANDOVERS),
      payment: fc.constantFrom(...PAYMENTS),
      cash: fc.integer({ min: 0, max: 100_000 }),
      years: fc.option(fc.integer({ min: 2, max: 14 }).map((half) => half / 2)),
    })
    .map((chosen) => dealChoiceSchema.parse(chosen));

  test('survives the way through the fields of the form', () => {
    fc.assert(
      fc.property(anyChoice, (chosen) => {
        expect(choiceOf(fieldsOf(chosen))).toEqual(chosen);
      }),
    );
  });

  test('accepts anything that a browser sends', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (fields) => {
        expect(dealChoiceSchema.safeParse(choiceOf(fields)).success).toBe(true);
      }),
    );
  });

  test('reads an amount with sign and comma', () => {
    expect(choiceOf({ cash: '$5,000' }).cash).toBe(5000);
    expect(choiceOf({ cash: '5049.50' }).cash).toBe(5049);
  });
});

describe('extras', () => {
  const extras = [
    { title: 'Floor mats', price: 249 },
    { title: 'Tow bar', price: 900, make: 'Toyota' },
    { title: 'New car film', price: 500, cars: 'new' },
    { title: 'Used car cover', price: 700, cars: 'used' },
    { title: 'floor mats', price: 1 },
  ] as const;
  const titles = (vehicle: Parameters<typeof extrasFor>[1]) =>
    extrasFor(extras, vehicle).map(({ title }) => title);

  test('are offered for the vehicles that they fit, each title once', () => {
    expect(titles({ car_type: 'used', make: 'TOYOTA' })).toEqual(['Floor mats', 'Tow bar', 'Used car cover']);
    expect(titles({ car_type: 'demo', make: 'Mazda' })).toEqual(['Floor mats', 'New car film']);
  });
});

describe('an answer of the dealer', () => {
  const now = new Date('2026-11-30T00:00:00Z');
  const version = { number: 2, author: 'staff', expiresAt: new Date('2026-12-01T00:00:00Z') } as const;

  test('can be accepted until it expires', () => {
    const deal = { status: 'answered', version: 2 } as const;
    expect(isAcceptable(deal, version, now)).toBe(true);
    expect(isAcceptable(deal, version, version.expiresAt)).toBe(false);
  });

  test('cannot be accepted after a newer version, or twice', () => {
    expect(isAcceptable({ status: 'sent', version: 3 }, version, now)).toBe(false);
    expect(isAcceptable({ status: 'accepted', version: 2 }, version, now)).toBe(false);
  });

  test('marks lines that differ', () => {
    const before = dealLines(FACTS, choice({ tradeIn: 'valuation' }), NO_TERMS);
    const after = dealLines(FACTS, choice({ tradeIn: 'valuation' }), { discount: 500, tradeInValue: 14_000 });
    expect([...changedLabels(before, after)]).toEqual(['discount discount']);
  });
});

test('the rows of a deal name what the dealer pays the shopper', () => {
  expect(totalRows(dealTotals([{ cents: -100_00 }], 0, null))).toEqual([
    ['Total', '$0'],
    ['Balance', '$0'],
    ['We pay you', '$100'],
  ]);
});

test('the summary for the dealer has every line and every sum', () => {
  const chosen = choice({ postcode: '4000', tradeIn: 'valuation', payment: 'finance', cash: 2000 });
  const lines = dealLines(FACTS, chosen, NO_TERMS);
  const totals = dealTotals(lines, 200_00, { cashCents: 2000_00 });
  const loan = { weekly: 95, rate: 9, comparisonRate: 9.5, years: 5 };
  const rows = summaryRows({
    choice: chosen,
    figures: { lines, totals, loan, state: 'QLD', valuation: FACTS.valuation },
  });
  expect(rows.map(({ question, answer }) => `${question}: ${answer}`)).toEqual([
    'Price: $34,990',
    'Stamp duty: $1,050',
    'Trade-in: 2019 Mazda 3: -$14,000 (Our online estimate, until we have seen it)',
    'Total: $22,040',
    'Deposit to reserve: $200',
    'Balance: $21,840',
    'You pay: $2,000',
    'Amount financed: $19,840',
    'Weekly repayment, estimate: $95 a week over 5 years, 9% p.a., comparison rate 9.5% p.a.',
    'Payment: With finance',
    'Handover: Pick up at the dealer',
    'Postcode: 4000 QLD',
  ]);
});

test('only the signed token opens a deal', () => {
  const token = dealToken('one', 'secret');
  expect(dealPath('one', token)).toBe(`/your-deal/one?token=${token}`);
  expect(verifyDealToken('one', token, 'secret')).toBe(true);
  expect(verifyDealToken('two', token, 'secret')).toBe(false);
  expect(verifyDealToken('one', token, '')).toBe(false);
});
