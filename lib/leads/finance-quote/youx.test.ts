import { afterEach, describe, expect, test, vi } from 'vitest';
import { sampleVehicle } from '../../vehicle/sample-vehicle.ts';
import { leadCategory } from '../form-kinds.ts';
import { financePayload, financeRows } from './lead.ts';
import { quoteProvider } from './provider.server.ts';
import { type FinanceCustomer, ProviderError, type QuoteQuestion } from './provider.ts';
import { canDeductTradeIn, deductTradeIn } from './quote-choice.ts';
import { youx } from './youx.server.ts';

const account = { url: 'https://api.youx.example', key: 'a key', redirectHosts: ['apply.youx.example'] };
const question: QuoteQuestion = {
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 30_000,
  loanTerm: 5,
  year: 2021,
  vin: 'V1',
  nvic: 'N1',
  whoIsHelping: 'Mia',
};
const { whoIsHelping: _, ...ofCar } = question;
const customer: FinanceCustomer = {
  ...ofCar,
  phoneNumber: '+61412345678',
  firstName: 'Kim',
  subscribe: true,
};
const quote = { weeklyRepaymentAmount: 141.2, advertisedRate: 7.49, comparisonRate: 8.2 };

/** Stubs the partner's response. @returns the requests it receives */
function answering(body: unknown, status = 200) {
  const requests: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, init });
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  });
  return requests;
}
afterEach(() => vi.unstubAllGlobals());

describe('quote of the provider', () => {
  const sentQuestion = async () => {
    const requests = answering(quote);
    await youx(account).quote(question);
    expect(requests[0]?.url).toBe('https://api.youx.example/quote');
    return JSON.parse(requests[0]?.init.body as string);
  };
  test('is requested with credit score, price and term (QUOTE-26 QUOTE-27 QUOTE-28)', async () =>
    expect(await sentQuestion()).toMatchObject({
      selfAssessedCreditScore: 'GREAT',
      purchasePrice: 30_000,
      loanTerm: 5,
    }));
  test('is requested with the year, VIN and NVIC of the car (QUOTE-29 QUOTE-30 QUOTE-31)', async () =>
    expect(await sentQuestion()).toMatchObject({ year: 2021, vin: 'V1', nvic: 'N1' }));
  test('is requested with the helper (QUOTE-32)', async () =>
    expect(await sentQuestion()).toMatchObject({ whoIsHelping: 'Mia' }));
  test('is read for weekly repayment and both rates (QUOTE-33 QUOTE-34 QUOTE-35)', async () => {
    answering({ ...quote, lender: 'x' });
    expect(await youx(account).quote(question)).toEqual({
      weeklyRepaymentAmount: 141.2,
      advertisedRate: 7.49,
      comparisonRate: 8.2,
    });
  });
  test.each([
    ['not JSON', '<!doctype html>'],
    ['a repayment as text', { ...quote, weeklyRepaymentAmount: '141' }],
    ['a negative repayment', { ...quote, weeklyRepaymentAmount: -1 }],
    ['no repayment', { ...quote, weeklyRepaymentAmount: undefined }],
    ['no advertised rate', { ...quote, advertisedRate: undefined }],
    ['an advertised rate of 900', { ...quote, advertisedRate: 900 }],
    ['no comparison rate', { ...quote, comparisonRate: null }],
    ['null', null],
    ['a huge text', 'x'.repeat(30_000)],
  ])('is refused with %s (QUOTE-24 QUOTE-33 QUOTE-34 QUOTE-35)', async (_name, body) => {
    answering(body);
    await expect(youx(account).quote(question)).rejects.toThrow(ProviderError);
  });
  test('passes on the error of a refusal, but not of a server failure (QUOTE-36)', async () => {
    answering({ error: 'Too old\r\n a car. ' }, 422);
    await expect(youx(account).quote(question)).rejects.toMatchObject({ words: 'Too old a car.' });
    answering({ error: 'java.lang.NullPointerException' }, 500);
    await expect(youx(account).quote(question)).rejects.toMatchObject({ words: null });
  });
});

describe('customer of the provider', () => {
  const additional = { category: 'Finance Enquiry', tags: ['YouX'] };
  const sent = async (fields: Partial<FinanceCustomer> = {}) => {
    const requests = answering({ redirectUrl: 'https://apply.youx.example/1' });
    await youx(account).createCustomer({ ...customer, ...fields }, additional, 'once');
    return { ...requests[0], body: JSON.parse(requests[0]?.init.body as string) };
  };
  test('is created once per key, at the address of the account', async () => {
    const { url, init } = await sent();
    expect(url).toBe('https://api.youx.example/create-customer');
    expect(init?.headers).toMatchObject({ 'idempotency-key': 'once', authorization: 'Bearer a key' });
  });
  test('is sent with NVIC, VIN and year (QUOTE-58 QUOTE-59 QUOTE-62)', async () =>
    expect((await sent()).body.data).toMatchObject({ nvic: 'N1', vin: 'V1', year: 2021 }));
  test('is sent with credit score, price and term (QUOTE-60 QUOTE-61 QUOTE-63)', async () =>
    expect((await sent()).body.data).toMatchObject({
      selfAssessedCreditScore: 'GREAT',
      purchasePrice: 30_000,
      loanTerm: 5,
    }));
  test('is sent with phone and names (QUOTE-64 QUOTE-65 QUOTE-66)', async () =>
    expect((await sent({ lastName: 'Nguyen' })).body.data).toMatchObject({
      phoneNumber: '+61412345678',
      firstName: 'Kim',
      lastName: 'Nguyen',
    }));
  test('is sent with email, opt-in and postcode (QUOTE-67 QUOTE-68 QUOTE-69)', async () =>
    expect((await sent({ email: 'kim@shopper.example', postCode: '4000' })).body.data).toMatchObject({
      email: 'kim@shopper.example',
      subscribe: true,
      postCode: '4000',
    }));
  test('is sent with the fields of the lead as additionalData (QUOTE-70)', async () =>
    expect((await sent()).body.additionalData).toEqual({ category: 'Finance Enquiry', tags: ['YouX'] }));
  test('needs neither email nor last name (QUOTE-73 QUOTE-74)', async () => {
    const { data } = (await sent()).body;
    expect(data).not.toHaveProperty('email');
    expect(data).not.toHaveProperty('lastName');
  });
  test('continues at redirectUrl (QUOTE-71)', async () => {
    answering({ redirectUrl: 'https://apply.youx.example/1' });
    expect(await youx(account).createCustomer(customer, {}, 'once')).toBe('https://apply.youx.example/1');
    answering({});
    expect(await youx(account).createCustomer(customer, {}, 'once')).toBeNull();
    answering({ redirectUrl: 7 });
    expect(await youx(account).createCustomer(customer, {}, 'once')).toBeNull();
  });
  test('is refused with the error of the answer (QUOTE-72)', async () => {
    answering({ error: 'Already applied.' });
    await expect(youx(account).createCustomer(customer, {}, 'once')).rejects.toMatchObject({
      words: 'Already applied.',
    });
  });
});

describe('provider', () => {
  test('is missing without an address and a key', () => {
    expect(quoteProvider({ YOUX_URL: undefined, YOUX_KEY: 'x', YOUX_REDIRECT_HOSTS: [] })).toBeNull();
    expect(quoteProvider({ YOUX_URL: 'https://x', YOUX_KEY: 'x', YOUX_REDIRECT_HOSTS: [] })).not.toBeNull();
  });
});

describe('lead of the finance journey', () => {
  const answers = {
    amount: 12_000,
    term: 4,
    selfAssessedCreditScore: 'DECENT',
    whoIsHelping: 'Mia',
    last_name: 'Nguyen',
    postcode: '4000',
  } as const;
  const vehicle = sampleVehicle({ price: 54_990, year: 2021, make: 'Mazda', model: 'CX-5' });
  const payload = financePayload(answers, vehicle, true);

  test("has the car's price as its amount, and without a car the chosen amount (QUOTE-37)", () => {
    expect(payload.amount).toBe(54_990);
    expect(financePayload(answers, null, false).amount).toBe(12_000);
  });
  test('has the term (QUOTE-38)', () => expect(payload.term).toBe(4));
  test('has the self-assessed credit score (QUOTE-39)', () =>
    expect(payload.selfAssessedCreditScore).toBe('DECENT'));
  test('has the helper (QUOTE-40)', () => expect(payload.whoIsHelping).toBe('Mia'));
  test('has the last name (QUOTE-42)', () => expect(payload.last_name).toBe('Nguyen'));
  test('has the postcode (QUOTE-46)', () => expect(payload.postcode).toBe('4000'));
  test('has the opt-in (QUOTE-47)', () => {
    expect(payload.subscribe).toBe(true);
    expect(financePayload(answers, vehicle, false).subscribe).toBe(false);
  });
  test('has year and description of the car (QUOTE-48 QUOTE-49)', () =>
    expect(payload).toMatchObject({ car_year: 2021, car_description: '2021 Mazda CX-5' }));
  test('has the category Finance Enquiry (QUOTE-50)', () =>
    expect(leadCategory('finance', null, null).category).toBe('Finance Enquiry'));
  test('has the tag YouX (QUOTE-51)', () => expect(payload.tags).toEqual(['YouX']));
  test('has no finance fields without answers', () =>
    expect(financePayload(null, vehicle, true)).toEqual({}));
  test('takes the low end of a trade-in valuation, or the offer after inspection, off the price', () => {
    const tradeIn = {
      title: '2021 Mazda CX-5',
      rego: 'ABC123',
      regoState: 'QLD',
      kilometres: 64_000,
      low: 17_000,
      high: 20_000,
      expiresAt: 0,
    };
    const withTradeIn = financePayload({ ...answers, tradeIn: true }, vehicle, true, tradeIn);
    expect(withTradeIn).toMatchObject({
      amount: 37_990,
      trade_in: { vehicle: '2021 Mazda CX-5, ABC123 QLD, 64,000 km', amount: 17_000 },
    });
    expect(withTradeIn).not.toHaveProperty('tradeIn');
    expect(financeRows(withTradeIn)).toContainEqual([
      'Trade-in',
      '2021 Mazda CX-5, ABC123 QLD, 64,000 km: $17,000 off the price',
    ]);
    const inspected = financePayload({ ...answers, tradeIn: true }, vehicle, true, {
      ...tradeIn,
      low: 15_500,
      high: 15_500,
      isInspected: true,
    });
    expect(inspected).toMatchObject({ amount: 39_490, trade_in: { amount: 15_500, is_inspected: true } });
    expect(financeRows(inspected)).toContainEqual([
      'Trade-in',
      '2021 Mazda CX-5, ABC123 QLD, 64,000 km: $15,500 off the price, offered after inspection',
    ]);
    const limits = { min: 10_000, max: 200_000, start: 30_000 };
    const isEnough = [27_000, 26_999].map((amount) => canDeductTradeIn(amount, tradeIn, limits));
    expect(isEnough).toEqual([true, false]);
    expect(deductTradeIn(27_000, tradeIn, limits)).toBe(10_000);
    expect(deductTradeIn(300_000, null, limits)).toBe(300_000);
  });
  test('is listed in the mail to the dealer', () => {
    expect(financeRows(financePayload(answers, null, false))).toEqual([
      ['Pre-approval', '$12,000 over 4 years, repaid weekly'],
      ['Self-assessed credit', 'Decent'],
      ['Helped by', 'Mia'],
      ['Postcode', '4000'],
    ]);
    expect(financeRows({})).toEqual([]);
  });
});
