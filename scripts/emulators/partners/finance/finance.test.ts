import { ProviderError } from '@forecourt/lib/leads/finance-quote/provider';
import { redirectTarget } from '@forecourt/lib/leads/finance-quote/redirect';
import { youx } from '@forecourt/lib/leads/finance-quote/youx.server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quoteFor } from './rates.ts';
import { finance } from './routes.ts';

const routes = finance('key-of-the-test');
const real = globalThis.fetch;
const hosts = ['http://localhost'];
const lender = youx({ url: 'http://partners.test', key: 'key-of-the-test', redirectHosts: hosts });
const question = {
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 30_000,
  loanTerm: 5,
  year: 2024,
  vin: null,
  nvic: null,
  whoIsHelping: '',
} as const;
const { whoIsHelping: _, ...ofCar } = question;
const customer = { ...ofCar, phoneNumber: '+61412345678', firstName: 'Kim', subscribe: false };
const fault = (name: string, only = '') =>
  routes.request('/fault', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fault: name, only }),
  });

beforeAll(() => {
  globalThis.fetch = async (request, options) => routes.request(new URL(request as string).pathname, options);
});
afterAll(() => {
  globalThis.fetch = real;
});

test('charges more for an old car, a long term and poor credit', async () => {
  const great = await lender.quote(question);
  expect(great.weeklyRepaymentAmount).toBeGreaterThan(30_000 / 260);
  expect(great.comparisonRate).toBeGreaterThan(great.advertisedRate);
  const now = 2026;
  const of = { score: 'GREAT', price: 30_000, years: 5, year: 2024 } as const;
  const rate = quoteFor(of, now).advertisedRate;
  expect(quoteFor({ ...of, score: 'POOR' }, now).advertisedRate).toBeGreaterThan(rate);
  expect(quoteFor({ ...of, year: 2012 }, now).advertisedRate).toBeGreaterThan(rate);
  expect(quoteFor({ ...of, years: 7 }, now).advertisedRate).toBeGreaterThan(rate);
});

test('accepts a customer once and redirects to its own host', async () => {
  const first = await lender.createCustomer(customer, { website_slug: 'harbour' }, 'once');
  expect(redirectTarget(first, hosts)).toBe(first);
  expect(await lender.createCustomer(customer, {}, 'once')).toBe(first);
  const page = await (await routes.request('/')).text();
  expect(page.match(/\+61412345678/g)).toHaveLength(1);
});

test('has a page for an applicant that leads back to the dealer', async () => {
  const return_url = 'http://harbour.localhost:3000/my-garage?done=lender';
  const address = await lender.createCustomer(customer, { website_slug: 'harbour', return_url }, 'back');
  const { pathname, search } = new URL(String(address));
  const path = `${pathname.replace('/finance', '')}${search}`;
  const page = await (await routes.request(path)).text();
  expect(page).toContain('$30,000 over 5 years');
  expect(page).toContain(`href="${return_url}"`);
  const decided = await routes.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'decision=approved',
  });
  expect(await decided.text()).toContain('Your application is approved');
  expect((await routes.request('/apply?application=unknown')).status).toBe(404);
});

test('can be made to reject, fail, return garbage or redirect elsewhere', async () => {
  for (const name of ['refuse', 'failing', 'nonsense']) {
    await fault(name);
    await expect(lender.quote(question)).rejects.toThrow(ProviderError);
  }
  await fault('no address');
  expect(await lender.createCustomer(customer, {}, 'b')).toBeNull();
  await fault('other host');
  expect(redirectTarget(await lender.createCustomer(customer, {}, 'c'), hosts)).toBeNull();
  expect((await fault('anything')).status).toBe(400);
  await fault('failing', 'Robin');
  expect((await lender.quote(question)).weeklyRepaymentAmount).toBeGreaterThan(0);
  await expect(lender.quote({ ...question, whoIsHelping: 'Robin' })).rejects.toThrow(ProviderError);
  await fault('none');
  await expect(
    youx({ url: 'http://partners.test', key: 'wrong', redirectHosts: [] }).quote(question),
  ).rejects.toThrow('status 401');
});

test('approves the amount applied for until it withdraws the approval', async () => {
  const address = await lender.createCustomer(customer, {}, 'decided');
  const { pathname, search } = new URL(String(address));
  const decide = (decision: string) =>
    routes.request(pathname.replace('/finance', '') + search, {
      method: 'POST',
      body: new URLSearchParams({ decision }),
    });
  expect(await lender.decision('decided')).toBeNull();
  await decide('approved');
  expect(await lender.decision('decided')).toMatchObject({
    lender: 'YouX',
    amount: 30_000,
    years: 5,
    fee: 495,
  });
  await decide('withdrawn');
  expect(await lender.decision('decided')).toBeNull();
  await expect(lender.decision('unknown')).rejects.toThrow(ProviderError);
});
