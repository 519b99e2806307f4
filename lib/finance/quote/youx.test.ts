import { afterEach, describe, expect, test, vi } from 'vitest';
import { sampleVehicle } from '../../vehicle/sample-vehicle.ts';
import { lessTradeIn, takesTradeIn } from './choice.ts';
import { financePayload, financeRows } from './lead.ts';
import { quoteProvider } from './provider.server.ts';
import { type FinanceCustomer, ProviderError, type QuoteQuestion } from './provider.ts';
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

/** The partner answers like this; the requests that it got. */
function answering(body: unknown, status = 200) {
  const requests: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, init });
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  });
  return requests;
}
afterEach(() => vi.unstubAllGlobals());

describe('what the provider says', () => {
  test('a quote is asked for with what the rows name, and read for three numbers (QUOTE-26..35)', async () => {
    const requests = answering({ ...quote, lender: 'x' });
    expect(await youx(account).quote(question)).toEqual(quote);
    expect(requests[0]?.url).toBe('https://api.youx.example/quote');
    expect(JSON.parse(requests[0]?.init.body as string)).toEqual(question);
  });
  test.each([
    ['not JSON', '<!doctype html>'],
    ['no number', { ...quote, weeklyRepaymentAmount: '141' }],
    ['no comparison rate', { ...quote, comparisonRate: null }],
    ['less than nothing', { ...quote, weeklyRepaymentAmount: -1 }],
    ['a rate of 900', { ...quote, advertisedRate: 900 }],
    ['nothing', null],
    ['too much', 'x'.repeat(30_000)],
  ])('%s is no quote (QUOTE-24 QUOTE-33..35)', async (_name, body) => {
    answering(body);
    await expect(youx(account).quote(question)).rejects.toThrow(ProviderError);
  });
  test('a refusal’s words are told, those of a failure of its own are not (QUOTE-36)', async () => {
    answering({ error: 'Too old\r\n a car. ' }, 422);
    await expect(youx(account).quote(question)).rejects.toMatchObject({ words: 'Too old a car.' });
    answering({ error: 'java.lang.NullPointerException' }, 500);
    await expect(youx(account).quote(question)).rejects.toMatchObject({ words: null });
  });
  test('a customer is sent as data and additionalData, once by its key, and read for redirectUrl or error (QUOTE-58..72)', async () => {
    const requests = answering({ redirectUrl: 'https://apply.youx.example/1' });
    const additional = { category: 'Finance Enquiry', tags: ['YouX'] };
    expect(await youx(account).createCustomer(customer, additional, 'once')).toBe(
      'https://apply.youx.example/1',
    );
    expect(JSON.parse(requests[0]?.init.body as string)).toEqual({
      data: customer,
      additionalData: additional,
    });
    expect(requests[0]?.init.headers).toMatchObject({
      'idempotency-key': 'once',
      authorization: 'Bearer a key',
    });
    answering({ error: 'Already applied.' });
    await expect(youx(account).createCustomer(customer, {}, 'once')).rejects.toMatchObject({
      words: 'Already applied.',
    });
    answering({});
    expect(await youx(account).createCustomer(customer, {}, 'once')).toBeNull();
    answering({ redirectUrl: 7 });
    expect(await youx(account).createCustomer(customer, {}, 'once')).toBeNull();
  });
  test('without an address and a key there is no provider', () => {
    expect(quoteProvider({ YOUX_URL: undefined, YOUX_KEY: 'x', YOUX_REDIRECT_HOSTS: [] })).toBeNull();
    expect(quoteProvider({ YOUX_URL: 'https://x', YOUX_KEY: 'x', YOUX_REDIRECT_HOSTS: [] })).not.toBeNull();
  });
});

describe('the lead of the finance journey', () => {
  const answers = {
    amount: 12_000,
    term: 4,
    selfAssessedCreditScore: 'DECENT',
    whoIsHelping: 'Mia',
    last_name: 'Nguyen',
    postcode: '4000',
  } as const;
  test('it carries what was chosen, the car’s own price before the browser’s, and the tag YouX (QUOTE-37..51)', () => {
    const vehicle = sampleVehicle({ price: 54_990 });
    expect(financePayload(answers, vehicle, true)).toEqual({
      ...answers,
      amount: 54_990,
      subscribe: true,
      car_year: vehicle.year,
      car_description: `${vehicle.year} ${vehicle.make} ${vehicle.model}`,
      tags: ['YouX'],
    });
    expect(financePayload(answers, null, false)).toMatchObject({ amount: 12_000, subscribe: false });
    expect(financePayload(null, vehicle, true)).toEqual({});
  });
  test('a vehicle that was valued here goes towards it at the low end of its estimate', () => {
    const tradeIn = {
      title: '2021 Mazda CX-5',
      rego: 'ABC123',
      regoState: 'QLD',
      kilometres: 64_000,
      low: 17_000,
      high: 20_000,
      expiresAt: 0,
    };
    const payload = financePayload(
      { ...answers, tradeIn: true },
      sampleVehicle({ price: 54_990 }),
      true,
      tradeIn,
    );
    expect(payload).toMatchObject({
      amount: 37_990,
      trade_in: { vehicle: '2021 Mazda CX-5, ABC123 QLD, 64,000 km', amount: 17_000 },
    });
    expect(payload).not.toHaveProperty('tradeIn');
    expect(financeRows(payload)).toContainEqual([
      'Trade-in',
      '2021 Mazda CX-5, ABC123 QLD, 64,000 km: $17,000 off the price',
    ]);
    expect([takesTradeIn(27_000, tradeIn), takesTradeIn(26_999, tradeIn)]).toEqual([true, false]);
    expect([lessTradeIn(27_000, tradeIn), lessTradeIn(300_000, null)]).toEqual([10_000, 300_000]);
  });
  test('its mail tells the dealer', () => {
    expect(financeRows(financePayload(answers, null, false))).toEqual([
      ['Pre-approval', '$12,000 over 4 years, repaid weekly'],
      ['Own judgement of credit', 'Decent'],
      ['Helped by', 'Mia'],
      ['Postcode', '4000'],
    ]);
    expect(financeRows({})).toEqual([]);
  });
});
