import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REPAYMENT_ROUNDINGS, roundRepayment } from '../../sites/repayment-rounding.ts';
import { parseSettings } from '../../sites/settings.ts';
import { PAYMENT_FREQUENCIES, PAYMENTS_A_YEAR, paymentsOf } from './frequency.ts';
import { calculatorLoan, limitProblem, loanLimits, startingLoan, typedAmount } from './limits.ts';
import { exactRepayment, type LoanChoice, loanOf, showsRepayment } from './loan.ts';
import { scheduleOf } from './schedule.ts';

const cost = { fee: 0, rounding: 'up' } as const;
const choice = (facts: Partial<LoanChoice> = {}): LoanChoice => ({
  amount: 30_000,
  deposit: 0,
  residual: 0,
  years: 5,
  rate: 10,
  ...facts,
});

describe('calculator limits', () => {
  test('let a loan run from the minimum of the site to 100,000 by 500 (FIN-01 FIN-02 FIN-03 FIN-06)', () => {
    expect(loanLimits(1000, 'fixed100000', 40_000)).toEqual({ min: 1000, max: 100_000, step: 500 });
    expect(loanLimits(5000, 'fixed100000', 140_000)).toEqual({ min: 5000, max: 100_000, step: 500 });
  });
  test('let a loan run to 1.05 × a price above 100,000 by setting (FIN-04)', () => {
    expect(loanLimits(1000, 'priceTimes105', 100_000).max).toBe(100_000);
    expect(loanLimits(1000, 'priceTimes105', 120_000).max).toBe(126_000);
    expect(loanLimits(1000, 'priceTimes105', 123_450).max).toBe(129_622);
  });
  test('let a loan run to 250,000 by setting (FIN-05)', () =>
    expect(loanLimits(1000, 'fixed250000', 40_000).max).toBe(250_000));
  test('start a loan at the car price, else at 30,000 (FIN-09 FIN-10)', () => {
    const limits = loanLimits(1000, 'fixed100000', 0);
    expect(startingLoan(34_990, limits)).toBe(34_990);
    expect(startingLoan(0, limits)).toBe(30_000);
    expect(startingLoan(180_000, limits)).toBe(100_000);
    expect(startingLoan(999, limits)).toBe(1000);
  });
  test('are those of the pre-approval if one set applies to the whole site', () => {
    const { settings } = parseSettings({
      loanLimits: 'shared',
      quoteAmount: { min: 5_000, max: 40_000, start: 15_000 },
    });
    const limits = { min: 5_000, max: 40_000, step: 500 };
    expect(calculatorLoan(settings, 12_990)).toEqual({ limits, start: 12_990 });
    expect(calculatorLoan(settings, 60_000)).toEqual({ limits, start: 40_000 });
    expect(calculatorLoan(settings, 0)).toEqual({ limits, start: 15_000 });
    expect(calculatorLoan(settings, 4_990)).toBeNull();
  });
  test('refuse a value out of bounds with the bounds (FIN-07)', () => {
    const limits = { min: 1000, max: 100_000, step: 500 };
    const words = 'Cannot be less than $1,000 or more than $100,000';
    for (const value of [999, 100_001, Number.NaN, -5])
      expect(limitProblem(value, limits, 'money')).toBe(words);
    for (const value of [1000, 100_000]) expect(limitProblem(value, limits, 'money')).toBeNull();
    expect(limitProblem(8, { min: 1, max: 7, step: 0.5 }, 'plain')).toBe(
      'Cannot be less than 1 or more than 7',
    );
  });
  test('read numbers with or without units', () => {
    expect(typedAmount(' $34,990 ')).toBe(34_990);
    expect(typedAmount('9.95 %')).toBe(9.95);
    for (const text of ['', '12-3', 'abc', '1e9', '--5', '.']) expect(typedAmount(text)).toBeNaN();
  });
});

describe('repayment', () => {
  test('is due 52, 26 or 12 times a year (FIN-27 FIN-28 FIN-29)', () => {
    expect(PAYMENT_FREQUENCIES.map((frequency) => PAYMENTS_A_YEAR[frequency])).toEqual([52, 26, 12]);
    expect(PAYMENT_FREQUENCIES.map((frequency) => paymentsOf(2.5, frequency))).toEqual([130, 65, 30]);
  });

  test.each([
    // realtycalc.com/hp/hpc10.asp: $80,000 at 8% over 30 years
    [80_000, 0, 8, 360, 587.01],
    // savvy.com.au/car-loans/what-is-a-car-loan-comparison-rate: $20,000 over five years
    [20_000, 0, 7.95, 60, 405.05],
    [20_000, 0, 8.7, 60, 412.26],
    // mybroadband.co.za/forum/threads/good-per-month-pricing.149518: 200,000 at 15%, without and with 30% at the end
    [200_000, 0, 15, 60, 4757.99],
    [200_000, 60_000, 15, 60, 4080.59],
  ])('of %d with %d at the end at %d%% in %d months is %d, as published (FIN-30 OPEN-076)', (...example) => {
    const [amount, residual, rate, payments, published] = example;
    expect(exactRepayment(amount, residual, rate / 1200, payments)).toBeCloseTo(published, 1);
  });

  test('without interest divides evenly (FIN-30 OPEN-076)', () => {
    expect(exactRepayment(26_000, 0, 0, 260)).toBe(100);
    expect(exactRepayment(26_000, 5200, 0, 260)).toBe(80);
  });
  test('counts the amount less the deposit, with the fee (FIN-30)', () => {
    const loan = loanOf(choice({ amount: 30_000, deposit: 5000 }), { ...cost, fee: 1300 }, 'monthly');
    expect(loan?.principal).toBe(26_300);
    expect(loan?.repayment).toBe(559);
  });
  test('is rounded up to the dollar (FIN-31)', () => {
    expect(roundRepayment(100.01, 'up')).toBe(101);
    expect(roundRepayment(100.000_000_01, 'up')).toBe(100);
  });
  test('is rounded to the nearest dollar or cent by setting (FIN-32 OPEN-077)', () => {
    expect(roundRepayment(100.49, 'nearest')).toBe(100);
    expect(roundRepayment(100.5, 'nearest')).toBe(101);
    expect(roundRepayment(100.4949, 'cents')).toBe(100.49);
  });
  test('is null at 25 a week or less, at any frequency (FIN-40)', () => {
    expect(showsRepayment(25)).toBe(false);
    expect(showsRepayment(25.01)).toBe(true);
    for (const frequency of PAYMENT_FREQUENCIES) {
      expect(loanOf(choice({ amount: 6500, rate: 0 }), cost, frequency)).toBeNull();
      expect(loanOf(choice({ amount: 6501, rate: 0 }), cost, frequency)).not.toBeNull();
      expect(loanOf(choice({ deposit: 40_000 }), cost, frequency)).toBeNull();
      expect(loanOf(choice({ residual: 250_000 }), cost, frequency)).toBeNull();
    }
  });
});

describe('loan properties', () => {
  const dollars = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((amount) => amount / 100);
  const anyChoice = fc.record({
    amount: dollars(250_000),
    deposit: dollars(100_000),
    residual: dollars(100_000),
    years: fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2),
    rate: fc.integer({ min: 0, max: 2000 }).map((hundredths) => hundredths / 100),
  });
  const anyCost = fc.record({ fee: dollars(2000), rounding: fc.constantFrom(...REPAYMENT_ROUNDINGS) });
  const anyFrequency = fc.constantFrom(...PAYMENT_FREQUENCIES);
  const exactOf = ({ amount, deposit, residual, years, rate }: LoanChoice) =>
    exactRepayment(amount - deposit, residual, rate / 5200, years * 52);

  test('a larger deposit or residual never raises the repayment (FIN-30)', () => {
    fc.assert(
      fc.property(anyChoice, dollars(10_000), (of, more) => {
        expect(exactOf({ ...of, deposit: of.deposit + more })).toBeLessThanOrEqual(exactOf(of) + 1e-6);
        expect(exactOf({ ...of, residual: of.residual + more })).toBeLessThanOrEqual(exactOf(of) + 1e-6);
      }),
    );
  });
  test('a longer term or lower rate never raises the repayment (FIN-30)', () => {
    fc.assert(
      fc.property(anyChoice, (of) => {
        const plain = { ...of, residual: 0 };
        expect(exactOf({ ...plain, years: of.years + 0.5 })).toBeLessThanOrEqual(exactOf(plain) + 1e-6);
        expect(exactOf({ ...plain, rate: of.rate + 0.5 })).toBeGreaterThanOrEqual(exactOf(plain) - 1e-6);
      }),
    );
  });
  test('a rate near 0 divides evenly (FIN-30)', () => {
    expect(exactRepayment(26_000, 5200, 1e-12, 260)).toBeCloseTo(80, 6);
  });
  test('a rounded repayment is within one unit of the exact one (FIN-31 FIN-32)', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 50_000, noNaN: true }), (exact) => {
        const up = roundRepayment(exact, 'up');
        expect(up).toBeGreaterThanOrEqual(exact - 1e-6);
        expect(up).toBeLessThan(exact + 1);
        expect(Math.abs(roundRepayment(exact, 'nearest') - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
        expect(Math.abs(roundRepayment(exact, 'cents') - exact)).toBeLessThanOrEqual(0.005 + 1e-6);
      }),
    );
  });
  test('the parts of all years add up to the total', () => {
    fc.assert(
      fc.property(anyChoice, anyCost, anyFrequency, (of, at, frequency) => {
        const loan = loanOf(of, at, frequency);
        if (!loan) return;
        const years = scheduleOf(loan);
        const sum = (part: 'principal' | 'interest' | 'residual') =>
          years.reduce((total, year) => total + year[part], 0);
        expect(Number.isFinite(loan.total)).toBe(true);
        expect(years).toHaveLength(Math.ceil(of.years));
        expect(sum('residual')).toBe(of.residual);
        expect(sum('principal') + sum('interest') + sum('residual')).toBeCloseTo(loan.total, 4);
        for (const { interest } of years) expect(interest).toBeGreaterThanOrEqual(0);
        if (at.rounding === 'up') expect(sum('principal') + of.residual).toBeCloseTo(loan.principal, 2);
      }),
    );
  });
});
