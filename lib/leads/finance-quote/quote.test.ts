import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { settingDefinitions } from '../../sites/settings.ts';
import {
  amountDigits,
  CREDIT_SCORES,
  committedAmount,
  QUOTE_START,
  quoteAmount,
  TERM_LIMITS,
} from './quote-choice.ts';
import { type QuoteState, quoteSchedule } from './quote-schedule.ts';
import { redirectTarget } from './redirect.ts';
import { customerRequestSchema, quoteRequestSchema } from './requests.ts';

const LIMITS = settingDefinitions.quoteAmount.fallback;

describe('quick estimate', () => {
  test('keeps only the digits of an amount, full-width ones included (QUOTE-08)', () => {
    expect(amountDigits('$30,000')).toBe('30000');
    expect(amountDigits('３０ ０００')).toBe('30000');
    expect(amountDigits('-1e5🚗<b>\0')).toBe('15');
    expect(amountDigits('000')).toBe('');
  });
  test('commits an amount within 10,000 to 200,000 (QUOTE-09)', () => {
    expect(committedAmount('5000', 30_000, LIMITS)).toBe(10_000);
    expect(committedAmount('250000', 30_000, LIMITS)).toBe(200_000);
    expect(committedAmount('45500', 30_000, LIMITS)).toBe(45_500);
    expect(committedAmount('', 45_500, LIMITS)).toBe(45_500);
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const amount = committedAmount(typed, 30_000, LIMITS);
        expect(amount).toBeGreaterThanOrEqual(10_000);
        expect(amount).toBeLessThanOrEqual(200_000);
      }),
    );
  });
  test('starts with an amount of 30,000 (QUOTE-10)', () => expect(LIMITS.start).toBe(30_000));
  test('has the limits of the site', () => {
    const limits = { min: 5_000, max: 40_000, start: 15_000 };
    expect(['4000', '45000'].map((typed) => committedAmount(typed, 15_000, limits))).toEqual([5_000, 40_000]);
    expect(quoteAmount(4_999.6, limits)).toBe(5_000);
  });
  test('offers terms from 1 to 7 years in steps of 1 (QUOTE-11)', () =>
    expect(TERM_LIMITS).toEqual({ min: 1, max: 7, step: 1 }));
  test('starts with a term of 5 years (QUOTE-12)', () => expect(QUOTE_START.term).toBe(5));
  test('offers great, decent and poor credit (QUOTE-13 QUOTE-14 QUOTE-15)', () =>
    expect(CREDIT_SCORES).toEqual(['GREAT', 'DECENT', 'POOR']));
  test('starts with great credit (QUOTE-16)', () =>
    expect(QUOTE_START.selfAssessedCreditScore).toBe('GREAT'));
  test('starts without a helper and without a trade-in', () =>
    expect(QUOTE_START).toMatchObject({ whoIsHelping: '', tradeIn: false }));
});

describe('quote schedule', () => {
  /** A schedule on a fake clock, answered by the test. */
  function onClock() {
    vi.useFakeTimers();
    const states: QuoteState<string>[] = [];
    const calls: {
      question: string;
      signal: AbortSignal;
      answer: (text: string) => void;
      fail: () => void;
    }[] = [];
    const schedule = quoteSchedule<string, string>({
      ask: (question, signal) =>
        new Promise((resolve, reject) => {
          calls.push({ question, signal, answer: resolve, fail: () => reject(new Error('no')) });
        }),
      show: (state) => states.push(state),
    });
    return { schedule, states, calls, last: () => states.at(-1) };
  }
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  test.each(['price', 'term', 'credit score', 'vehicle', 'helper'])(
    'requests a quote 500 ms after a change of %s (QUOTE-17 QUOTE-18 QUOTE-19 QUOTE-20 QUOTE-21)',
    async (change) => {
      const { schedule, calls } = onClock();
      schedule.change(change);
      await pass(499);
      expect(calls).toHaveLength(0);
      await pass(1);
      expect(calls.map(({ question }) => question)).toEqual([change]);
    },
  );
  test('makes one call for several changes within 500 ms (QUOTE-22)', async () => {
    const { schedule, calls } = onClock();
    for (const change of ['price', 'term', 'credit score']) {
      schedule.change(change);
      await pass(499);
    }
    expect(calls).toHaveLength(0);
    await pass(1);
    expect(calls.map(({ question }) => question)).toEqual(['credit score']);
  });
  test('shows loading, then the answer, and nothing after a failure (QUOTE-23 QUOTE-24 QUOTE-25)', async () => {
    const { schedule, calls, last } = onClock();
    schedule.change('a');
    expect(last()).toEqual({ kind: 'loading' });
    await pass(500);
    calls[0]?.answer('$100');
    await pass(0);
    expect(last()).toEqual({ kind: 'ready', answer: '$100' });
    schedule.change('b');
    expect(last()).toEqual({ kind: 'loading' });
    await pass(500);
    calls[1]?.fail();
    await pass(0);
    expect(last()).toEqual({ kind: 'none' });
  });
  test('aborts the previous request and ignores its answer (QUOTE-22)', async () => {
    const { schedule, calls, states, last } = onClock();
    schedule.change('old');
    await pass(500);
    schedule.change('new');
    expect(calls[0]?.signal.aborted).toBe(true);
    await pass(500);
    calls[1]?.answer('new');
    await pass(0);
    calls[0]?.answer('old');
    await pass(0);
    expect(last()).toEqual({ kind: 'ready', answer: 'new' });
    schedule.change('gone');
    await pass(500);
    const count = states.length;
    schedule.stop();
    calls[2]?.answer('gone');
    await pass(1000);
    expect(states).toHaveLength(count);
  });
});

describe('quote request', () => {
  const minimal = { selfAssessedCreditScore: 'GREAT', purchasePrice: 30_000, loanTerm: 5 };
  const full = { ...minimal, year: 2021, vin: 'V1', nvic: 'N1', whoIsHelping: ' Mia ', car_id: 'a1' };
  const parsed = quoteRequestSchema.parse(full);
  const accepts = (fields: object) => quoteRequestSchema.safeParse({ ...minimal, ...fields }).success;

  test('has one of three credit scores (QUOTE-26)', () => {
    expect(parsed.selfAssessedCreditScore).toBe('GREAT');
    expect(accepts({ selfAssessedCreditScore: 'great' })).toBe(false);
    expect(accepts({ selfAssessedCreditScore: undefined })).toBe(false);
  });
  test('has a price in whole dollars, checked against the limits of the site later (QUOTE-27)', () => {
    expect(parsed.purchasePrice).toBe(30_000);
    for (const purchasePrice of [0, 1_000_001, 10_000.5, '30000', undefined])
      expect(accepts({ purchasePrice })).toBe(false);
  });
  test('has a term of 1 to 7 whole years (QUOTE-28)', () => {
    expect(parsed.loanTerm).toBe(5);
    for (const loanTerm of [0, 8, 2.5, undefined]) expect(accepts({ loanTerm })).toBe(false);
  });
  test('may have the year, VIN and NVIC of a car (QUOTE-29 QUOTE-30 QUOTE-31)', () => {
    expect(parsed).toMatchObject({ year: 2021, vin: 'V1', nvic: 'N1' });
    expect(accepts({ year: null, vin: null, nvic: null })).toBe(true);
  });
  test('may have the name of a helper (QUOTE-32)', () => {
    expect(parsed.whoIsHelping).toBe('Mia');
    expect(quoteRequestSchema.parse(minimal).whoIsHelping).toBe('');
  });
  test('may have the id of a car', () => expect(parsed.car_id).toBe('a1'));
});

describe('customer request', () => {
  const minimal = {
    selfAssessedCreditScore: 'GREAT',
    purchasePrice: 30_000,
    loanTerm: 5,
    phoneNumber: '0412 345 678',
    firstName: 'Kim',
  };
  const full = {
    ...minimal,
    nvic: 'N1',
    vin: 'V1',
    year: 2021,
    lastName: 'Nguyen',
    email: 'kim@shopper.example',
    subscribe: true,
    postCode: '4000',
  };
  const additionalData = { token: crypto.randomUUID(), car_id: 'a1', whoIsHelping: 'Mia', dealership: 'd1' };
  const parsed = customerRequestSchema.parse({ data: full, additionalData });
  const accepts = (fields: object) =>
    customerRequestSchema.safeParse({ data: { ...minimal, ...fields }, additionalData }).success;

  test('may have the NVIC, VIN and year of a car (QUOTE-58 QUOTE-59 QUOTE-62)', () => {
    expect(parsed.data).toMatchObject({ nvic: 'N1', vin: 'V1', year: 2021 });
    expect(accepts({ nvic: null, vin: null, year: null })).toBe(true);
  });
  test('has credit score, price and term (QUOTE-60 QUOTE-61 QUOTE-63)', () => {
    expect(parsed.data).toMatchObject({
      selfAssessedCreditScore: 'GREAT',
      purchasePrice: 30_000,
      loanTerm: 5,
    });
    for (const name of ['selfAssessedCreditScore', 'purchasePrice', 'loanTerm'])
      expect(accepts({ [name]: undefined })).toBe(false);
  });
  test('has a phone number (QUOTE-64)', () => {
    expect(parsed.data.phoneNumber).toBe('0412 345 678');
    expect(accepts({ phoneNumber: '' })).toBe(false);
  });
  test('has a first name (QUOTE-65)', () => {
    expect(parsed.data.firstName).toBe('Kim');
    expect(accepts({ firstName: ' ' })).toBe(false);
  });
  test('may have a last name (QUOTE-66 QUOTE-74)', () => {
    expect(parsed.data.lastName).toBe('Nguyen');
    expect(accepts({ lastName: undefined })).toBe(true);
  });
  test('may have an email (QUOTE-67 QUOTE-73)', () => {
    expect(parsed.data.email).toBe('kim@shopper.example');
    expect(accepts({ email: undefined })).toBe(true);
  });
  test('has an opt-in, which is off when it is left out (QUOTE-68)', () => {
    expect(parsed.data.subscribe).toBe(true);
    expect(customerRequestSchema.parse({ data: minimal, additionalData }).data.subscribe).toBe(false);
  });
  test('may have a postcode of four digits (QUOTE-69)', () => {
    expect(parsed.data.postCode).toBe('4000');
    expect([accepts({ postCode: undefined }), accepts({ postCode: '40' })]).toEqual([true, false]);
  });
  test('has the fields of the lead as additional data (QUOTE-70)', () =>
    expect(parsed.additionalData).toMatchObject(additionalData));
});

describe('redirect of a customer (OPEN-128)', () => {
  const hosts = ['apply.youx.example'];
  test('follows https addresses on the hosts of the provider', () => {
    expect(redirectTarget('https://apply.youx.example/a?b=c#d', hosts)).toBe(
      'https://apply.youx.example/a?b=c#d',
    );
    expect(redirectTarget('HTTPS://APPLY.YOUX.EXAMPLE/a', hosts)).toBe('https://apply.youx.example/a');
  });
  test.each([
    'http://apply.youx.example/a',
    'https://evil.example/?apply.youx.example',
    'https://apply.youx.example.evil.example/',
    'https://sub.apply.youx.example/',
    'https://apply.youx.example@evil.example/',
    'https://kim:secret@apply.youx.example/',
    'https://apply.youx.example:8443/',
    'https://apply.youx.example\\@evil.example/',
    ' https://apply.youx.example/',
    '//apply.youx.example/',
    '/apply',
    'javascript:alert(1)',
    '',
    null,
    7,
  ])('ignores %j', (address) => expect(redirectTarget(address, hosts)).toBeNull());

  test('allows a configured test server on the same machine, with its port only', () => {
    const own = ['http://localhost:4005', 'http://elsewhere.example:80'];
    expect(redirectTarget('http://localhost:4005/apply?a=1', own)).toBe('http://localhost:4005/apply?a=1');
    for (const address of [
      'http://localhost:4006/apply',
      'https://localhost:4005/apply',
      'http://kim@localhost:4005/apply',
      'http://elsewhere.example/apply',
    ])
      expect(redirectTarget(address, own)).toBeNull();
  });
});
