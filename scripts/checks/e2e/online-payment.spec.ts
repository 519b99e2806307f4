import type { Page } from '@playwright/test';
import { mailsAbout } from './inbox.ts';
import { sampleOf } from './length.ts';
import { GOOD_CARD, lockPayment, payments, sql, test } from './reserving.ts';
import { newSession, signedIn } from './signing-in.ts';
import { askSite, expect, expectAccessible, siteUrl } from './test.ts';

const PATH = '/online-payment';
const MAIL = { timeout: 30_000 };
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

let payers = 0;
const newPayer = () => {
  payers += 1;
  return {
    subject: `INV-${process.pid}-${payers}`,
    amount: '$1,234.50',
    name: 'Kim Nguyen',
    email: `payer.${process.pid}.${payers}@shopper.example`,
  };
};
type Payer = ReturnType<typeof newPayer>;

const fill = async (page: Page, { subject, amount, name, email }: Payer) => {
  await page.getByLabel('Invoice or stock number').fill(subject);
  await page.getByLabel('Amount in Australian dollars').fill(amount);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
};

async function begin(page: Page, site: string): Promise<Payer> {
  const payer = newPayer();
  await page.goto(siteUrl(site, PATH));
  await fill(page, payer);
  await page.getByRole('button', { name: 'Continue to pay $1,234.50' }).click();
  await expect(page).toHaveURL(/\/c\/pay\/|\/pay\//);
  return payer;
}

async function pay(page: Page, card = GOOD_CARD): Promise<void> {
  await page.getByLabel('Name on card').fill('Kim Nguyen');
  const fields = page.frameLocator('iframe[title="Secure payment input frame"]');
  await fields.getByLabel('Card number').fill(card);
  await fields.getByLabel('Expiry date').fill('12 / 34');
  await fields.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /Pay/ }).click();
}

const paymentOf = async (email: string) => {
  const [row] = await sql(
    'select reference, status, amount_cents, paid_cents, session_id from online_payments where email = $1 order by created_at desc',
    [email],
  );
  return row;
};

test.describe.configure({ timeout: 120_000 });
const sessions: Record<string, string> = {};
test.beforeAll(async () => {
  for (const site of ['harbour', 'valuecars']) sessions[site] = (await newSession(site)).cookie;
});
test.beforeEach(async ({ context }) => {
  for (const site of ['harbour', 'valuecars']) await signedIn(context, site);
});
test.afterEach(() => payments('DELETE', '/faults'));

async function expectWellLaidOut(page: Page): Promise<void> {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => overflowOf(page), String(width)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  }
}

for (const site of sampleOf(['harbour', 'valuecars']))
  test(`an invoice is paid on ${site} with a receipt for payer and dealer`, {
    tag: ['@ROUTE-85', '@OPEN-103'],
  }, async ({ page }) => {
    await page.goto(siteUrl(site, PATH));
    await expect(heading(page, 'Online payment')).toBeVisible();
    await expectWellLaidOut(page);
    const payer = await begin(page, site);
    expect(await paymentOf(payer.email)).toMatchObject({ status: 'open', amount_cents: 123_450 });
    await expect(page.getByText('$1,234.50').first()).toBeVisible();
    await pay(page);
    await expect(page).toHaveURL(new RegExp(`^${siteUrl(site, PATH)}/P-[0-9A-Z]{6}$`));
    await expect(heading(page, 'We have received $1,234.50')).toBeVisible({ timeout: 20_000 });
    const { reference, ...row } = (await paymentOf(payer.email)) ?? {};
    expect(row).toMatchObject({ status: 'paid', paid_cents: 123_450 });
    const main = page.getByRole('main');
    for (const words of [String(reference), payer.subject, '$1,234.50 (AUD)'])
      await expect(main.getByText(words, { exact: true })).toBeVisible();
    await expectWellLaidOut(page);
    await expect.poll(async () => (await mailsAbout(payer.email)).shopper.length, MAIL).toBe(1);
    await expect.poll(async () => (await mailsAbout(payer.email)).dealer.length, MAIL).toBe(1);
    const { shopper, dealer } = await mailsAbout(payer.email);
    expect(shopper[0]?.subject).toBe(`Receipt: $1,234.50 for ${payer.subject} (${reference})`);
    expect(dealer[0]?.subject).toBe(`Paid online: $1,234.50 for ${payer.subject} (Kim Nguyen)`);
    // The link in the mail opens the receipt on another device, and the token is removed from the address.
    const link = /http\S+\?token=\S+/.exec(shopper[0]?.text ?? '')?.[0] ?? '';
    await page.context().clearCookies();
    await page.goto(page.url());
    await expect(heading(page, 'Open your receipt from your email')).toBeVisible();
    await page.goto(link);
    await expect(heading(page, 'We have received $1,234.50')).toBeVisible();
    expect(page.url()).not.toContain('token');
  });

test.describe('online payment problems', { tag: ['@OPEN-103'] }, () => {
  test.use({ paymentsAlone: true, expected: { words: [/status of (402|422|429|503)/] } });

  test('the page is missing on other sites and hidden from search engines', async ({ page }) => {
    for (const path of [PATH, `${PATH}/P-ABC123`])
      expect((await askSite('northside', path)).status).toBe(404);
    const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    expect((await askSite('northside', `${PATH}/start`, post)).status).toBe(404);
    await page.goto(siteUrl('harbour', PATH));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    expect((await askSite('harbour', '/sitemap.xml')).body).not.toContain(PATH);
  });

  test('an empty form or an ambiguous amount shows its problems', async ({ page }) => {
    await page.goto(siteUrl('valuecars', PATH));
    await page.getByLabel('Invoice or stock number').focus();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('alert').filter({ hasText: 'Please fix the following errors:' }),
    ).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Invoice or stock number')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type('INV-1');
    await page.keyboard.press('Tab');
    for (const [amountText, words] of [
      ['1.234,50', 'Please enter an amount such as $1,234.50.'],
      ['0.50', 'Please enter at least $1.'],
      ['50,000.01', 'Please enter at most $50,000. For more, give us a call.'],
    ] as const) {
      await page.getByLabel('Amount in Australian dollars').fill(amountText);
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('Amount in Australian dollars')).toHaveAccessibleDescription(words);
    }
  });

  test('an open payment can be continued or cancelled after going back', async ({ page }) => {
    const payer = await begin(page, 'harbour');
    const row = await paymentOf(payer.email);
    await page.goto(siteUrl('harbour', `${PATH}/${row?.reference}`));
    await expect(heading(page, 'Not paid yet')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Continue to pay $1,234.50' }).click();
    await expect(page).toHaveURL(/\/pay\//);
    await page.goto(siteUrl('harbour', PATH));
    await fill(page, payer);
    await page.getByRole('button', { name: /^Continue to pay/ }).click();
    await expect(page).toHaveURL(/\/pay\//);
    expect(await sql('select from online_payments where email = $1', [payer.email])).toHaveLength(1);
    await page.goto(siteUrl('harbour', `${PATH}/${row?.reference}`));
    await page.getByRole('button', { name: 'Cancel this payment' }).click();
    await expect(heading(page, 'This payment is cancelled')).toBeVisible();
    await expectAccessible(page);
    expect(await paymentOf(payer.email)).toMatchObject({ status: 'cancelled', paid_cents: null });
  });

  test('no receipt shows before the webhook arrives', async ({ page }) => {
    await payments('PATCH', '/faults', { hold: true });
    const payer = await begin(page, 'valuecars');
    const letGo = await lockPayment('online_payments', payer.email);
    await pay(page);
    await expect(heading(page, 'We are confirming your payment')).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    expect(await paymentOf(payer.email)).toMatchObject({ status: 'open' });
    await letGo();
    await payments('DELETE', '/faults');
    await payments('POST', '/deliveries/release', {});
    await expect(heading(page, 'We have received $1,234.50')).toBeVisible({ timeout: 20_000 });
    // The form warns about a recent payment, which prevents paying twice by mistake.
    await page.goto(siteUrl('valuecars', PATH));
    await fill(page, payer);
    await page.getByRole('button', { name: /^Continue to pay/ }).click();
    const again = page.getByLabel(new RegExp(`You paid .1,234.50 for ${payer.subject} on`));
    await expect(again).toBeVisible();
    await expectAccessible(page);
    await again.check();
    await page.getByRole('button', { name: /^Continue to pay/ }).click();
    await expect(page).toHaveURL(/\/pay\//);
    expect(await sql('select from online_payments where email = $1', [payer.email])).toHaveLength(2);
  });

  test('an expired payment shows that it has expired', async ({ page }) => {
    const payer = await begin(page, 'harbour');
    const row = await paymentOf(payer.email);
    await sql(`update online_payments set payable_until = now() - interval '1 second' where email = $1`, [
      payer.email,
    ]);
    await page.goto(siteUrl('harbour', `${PATH}/${row?.reference}`));
    await expect(heading(page, 'The time to pay has expired')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Start a new payment' }).click();
    await expect(page).toHaveURL(siteUrl('harbour', PATH));
  });

  test('an outage of payments shows an error, and the same form works afterwards', async ({ page }) => {
    const payer = newPayer();
    await page.goto(siteUrl('harbour', PATH));
    await fill(page, payer);
    await payments('PATCH', '/faults', { api: 'down' });
    await page.getByRole('button', { name: /^Continue to pay/ }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Payments are not available right now' }),
    ).toBeVisible({ timeout: 30_000 });
    await payments('DELETE', '/faults');
    await page.getByRole('button', { name: /^Continue to pay/ }).click();
    await expect(page).toHaveURL(/\/pay\//);
    expect(await sql('select from online_payments where email = $1', [payer.email])).toHaveLength(1);
  });

  test('a form without scripts redirects to its payment, with no answers in the address', async () => {
    const send = (body: Record<string, string>) =>
      askSite('valuecars', `${PATH}/start`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: sessions.valuecars ?? '' },
        body: new URLSearchParams(body).toString(),
      });
    const refusal = await send({ ...newPayer(), amount: '1.234,50' });
    expect(refusal.status).toBe(303);
    expect(refusal.headers.get('location')).toBe(`${PATH}?problems=amount`);
    const payer = newPayer();
    const acceptance = await send({ ...payer, amount_cents: '1', currency: 'usd', status: 'paid' });
    expect(acceptance.status).toBe(303);
    expect(acceptance.headers.get('location')).toMatch(/^\/online-payment\/P-[0-9A-Z]{6}$/);
    expect(acceptance.headers.get('set-cookie')).toMatch(
      /^payment=[\w-]{32}; Path=\/online-payment\/P-[0-9A-Z]{6}; Max-Age=\d+; HttpOnly; SameSite=Lax/,
    );
    const [row] = await sql('select status, amount_cents, currency from online_payments where email = $1', [
      payer.email,
    ]);
    expect(row).toEqual({ status: 'open', amount_cents: 123_450, currency: 'aud' });
  });

  test('a payment cannot be read from another site or by guessing', async () => {
    const payer = newPayer();
    const post = (site: string, headers: Record<string, string> = {}) =>
      askSite(site, `${PATH}/start`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: sessions[site] ?? '', ...headers },
        body: JSON.stringify(payer),
      });
    expect((await post('harbour', { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect(await paymentOf(payer.email)).toBeUndefined();
    const acceptance = await post('harbour');
    expect(acceptance.status).toBe(200);
    const token = /payment=([\w-]+)/.exec(acceptance.headers.get('set-cookie') ?? '')?.[1] ?? '';
    const { reference } = (await paymentOf(payer.email)) ?? {};
    const statusFor = (site: string, cookie: string) =>
      askSite(site, `${PATH}/${reference}/state`, { headers: { cookie } }).then(({ status }) => status);
    expect(await statusFor('harbour', `payment=${token}`)).toBe(200);
    expect(await statusFor('valuecars', `payment=${token}`)).toBe(404);
    expect(await statusFor('harbour', `payment=${'A'.repeat(32)}`)).toBe(404);
    expect(await statusFor('harbour', '')).toBe(404);
  });
});
