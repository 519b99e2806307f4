import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  AMOUNT_LIMITS,
  amountDigits,
  CREDIT_SCORES,
  committedAmount,
  QUOTE_START,
  TERM_LIMITS,
} from './choice.ts';
import { redirectTarget } from './redirect.ts';
import { customerRequestSchema, quoteRequestSchema } from './requests.ts';
import { QUOTE_DELAY_MS, type QuoteState, quoteSchedule } from './schedule.ts';

describe('the choice of the quick estimate', () => {
  test('an amount is digits only, those of other keyboards too (QUOTE-08)', () => {
    expect(amountDigits('$30,000')).toBe('30000');
    expect(amountDigits('３０ ０００')).toBe('30000');
    expect(amountDigits('-1e5🚗<b>\0')).toBe('15');
    expect(amountDigits('000')).toBe('');
  });
  test('an amount is committed within 10,000 to 200,000 (QUOTE-09)', () => {
    expect(committedAmount('5000', 30_000)).toBe(10_000);
    expect(committedAmount('250000', 30_000)).toBe(200_000);
    expect(committedAmount('45500', 30_000)).toBe(45_500);
    expect(committedAmount('', 45_500)).toBe(45_500);
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const amount = committedAmount(typed, 30_000);
        expect(amount).toBeGreaterThanOrEqual(AMOUNT_LIMITS.min);
        expect(amount).toBeLessThanOrEqual(AMOUNT_LIMITS.max);
      }),
    );
  });
  test('it starts with 30,000 over 5 of 1 to 7 years with great credit (QUOTE-10..16)', () => {
    expect(QUOTE_START).toEqual({
      amount: 30_000,
      term: 5,
      selfAssessedCreditScore: 'GREAT',
      whoIsHelping: '',
      tradeIn: false,
    });
    expect(TERM_LIMITS).toEqual({ min: 1, max: 7, step: 1 });
    expect(CREDIT_SCORES).toEqual(['GREAT', 'DECENT', 'POOR']);
  });
});

describe('when a quote is asked for', () => {
  /** A schedule on a clock of its own, with answers given by hand. */
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

  test('half a second after the last change, several changes make one call (QUOTE-17..22)', async () => {
    const { schedule, calls } = onClock();
    expect(QUOTE_DELAY_MS).toBe(500);
    for (const change of ['price', 'term', 'credit score', 'vehicle', 'helper']) {
      schedule.change(change);
      await pass(499);
    }
    expect(calls).toHaveLength(0);
    await pass(1);
    expect(calls.map(({ question }) => question)).toEqual(['helper']);
  });
  test('it shows that it waits, and nothing after a failure, the old quote neither (QUOTE-23..25)', async () => {
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
  test('an answer that comes late is dropped, and its request is ended (QUOTE-22)', async () => {
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

describe('what browsers send', () => {
  const quote = { selfAssessedCreditScore: 'GREAT', purchasePrice: 30_000, loanTerm: 5 };
  test('a quote is asked with these seven (QUOTE-26..32)', () => {
    const whole = { ...quote, year: 2021, vin: 'V1', nvic: 'N1', whoIsHelping: ' Mia ', car_id: 'a1' };
    expect(quoteRequestSchema.parse(whole)).toEqual({ ...whole, whoIsHelping: 'Mia' });
    for (const wrong of [
      { purchasePrice: 9_999 },
      { purchasePrice: 200_001 },
      { purchasePrice: '30000' },
      { loanTerm: 8 },
      { loanTerm: 2.5 },
      { selfAssessedCreditScore: 'great' },
    ])
      expect(quoteRequestSchema.safeParse({ ...quote, ...wrong }).success).toBe(false);
  });
  test('a customer is made with these, an email and a last name if there are any (QUOTE-58..70 QUOTE-73 QUOTE-74)', () => {
    const data = {
      ...quote,
      nvic: null,
      vin: null,
      year: null,
      phoneNumber: '0412 345 678',
      firstName: 'Kim',
      subscribe: true,
    };
    const additionalData = { token: crypto.randomUUID() };
    expect(customerRequestSchema.safeParse({ data, additionalData }).success).toBe(true);
    const more = { lastName: 'Nguyen', email: 'kim@shopper.example', postCode: '4000' };
    expect(customerRequestSchema.parse({ data: { ...data, ...more }, additionalData }).data).toMatchObject(
      more,
    );
    expect(
      customerRequestSchema.safeParse({ data: { ...data, postCode: '40' }, additionalData }).success,
    ).toBe(false);
    expect(
      customerRequestSchema.safeParse({ data: { ...data, firstName: ' ' }, additionalData }).success,
    ).toBe(false);
  });
});

describe('where a customer is sent on (OPEN-128)', () => {
  const hosts = ['apply.youx.example'];
  test('only by https, only to the provider’s own hosts', () => {
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
  ])('%j is no address', (address) => expect(redirectTarget(address, hosts)).toBeNull());
});
