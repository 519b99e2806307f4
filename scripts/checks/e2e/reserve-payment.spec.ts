import type { Page } from '@playwright/test';
import { newShopper } from './inbox.ts';
import {
  CODE_ASKED,
  freeVehicle,
  GOOD_CARD,
  holdVehicle,
  pay,
  payments,
  reservationOf,
  SELLERS,
  sql,
  test,
  toPayment,
  typeCard,
} from './reserving.ts';
import { expect, siteUrl } from './test.ts';

const [harbour, valuecars] = SELLERS;
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const payable = (email: string) =>
  sql('select status, session_id is not null as payable from reservations where email = $1', [email]);

test.describe.configure({ timeout: 120_000 });
test.afterEach(() => payments('DELETE', '/faults'));

test.describe('a card', () => {
  // Stripe answers 402 for a declined card.
  test.use({ expected: { words: [CODE_ASKED, /status of 402 .*\/(?:confirm|challenges\/)/] } });

  test('that is declined shows why, can be changed and keeps the hold', async ({ page }) => {
    const shopper = await holdVehicle(page, harbour, await freeVehicle(harbour));
    await toPayment(page);
    for (const [number, words] of [
      ['4000 0000 0000 0002', /declined/i],
      ['4000 0000 0000 9995', /insufficient funds/i],
    ] as const) {
      await typeCard(page, number);
      await pay(page);
      const alert = page.getByRole('alert').filter({ hasText: 'The payment did not go through' });
      await expect(alert).toContainText(words);
      await expect(alert).toContainText('Nothing was charged.');
      await expect(page.getByRole('button', { name: 'Pay $200' })).toBeEnabled();
    }
    expect(await reservationOf(shopper.email)).toMatchObject({ status: 'held', paid_cents: null });
    await typeCard(page, GOOD_CARD);
    await pay(page);
    await expect(heading(page, 'The car is reserved for you')).toBeVisible({ timeout: 20_000 });
  });

  test('with 3-D Secure is charged only after the shopper confirms', async ({ page }) => {
    const shopper = await holdVehicle(page, valuecars, await freeVehicle(valuecars));
    await toPayment(page);
    await typeCard(page, '4000 0000 0000 3220');
    await pay(page);
    const bank = page.frameLocator('iframe[title^="Bank confirmation"]');
    await bank.getByRole('button', { name: 'Fail authentication' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'did not go through' })).toBeVisible();
    expect(await reservationOf(shopper.email)).toMatchObject({ status: 'held' });
    await pay(page);
    await bank.getByRole('button', { name: 'Complete authentication' }).click();
    await expect(heading(page, 'The car is reserved for you')).toBeVisible({ timeout: 20_000 });
  });

  test('has a button that stays in place and shows progress while the form is slow', async ({ page }) => {
    let allowForm = () => {};
    const formAllowed = new Promise<void>((resolve) => {
      allowForm = resolve;
    });
    await page.route('**/elements/payment', async (route) => {
      await formAllowed;
      await route.continue();
    });
    await holdVehicle(page, valuecars, await freeVehicle(valuecars));
    await toPayment(page);
    const button = page.getByRole('main').getByRole('button', { name: /^(Pay|One moment)/ });
    await expect(button).toHaveText('Pay $100');
    const place = () => button.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    await page.evaluate(() => document.fonts.ready);
    const before = await place();
    const movedBy = async () => Math.abs((await place()) - before);
    // Pressed before the terms are accepted, the button asks for that.
    const terms = page.getByLabel('I agree to the reservation terms');
    await button.press('Enter');
    await expect(terms).toBeFocused();
    await expect(terms).toHaveAccessibleDescription('Please tick that you agree to the reservation terms.');
    await terms.check();
    await expect.poll(movedBy).toBeLessThan(2);
    await button.click();
    await expect(button).toHaveText('One moment…');
    allowForm();
    // The first press counts: it validates the card form and shows what is missing.
    const fields = page.frameLocator('iframe[title="Secure payment input frame"]');
    await expect(fields.getByText('Your card number is incomplete.')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'did not go through' })).toBeVisible();
    await page.reload();
    await expect(fields.getByLabel('Card number')).toBeEnabled();
    await expect.poll(movedBy).toBeLessThan(2);
  });

  test('shows on the pay step alone, and pays only with the terms accepted', async ({ page }) => {
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    const shopper = await holdVehicle(page, harbour, await freeVehicle(harbour));
    await toPayment(page);
    expect(requestedUrls.filter((url) => /stripe/i.test(new URL(url).pathname))).toEqual([]);
    expect(await reservationOf(shopper.email)).toMatchObject({ terms_accepted_at: null });
    expect(await page.content()).not.toContain('_secret_');
    await page.getByLabel('I agree to the reservation terms').check();
    await expect(page.frameLocator('iframe').getByLabel('Card number')).toBeVisible();
    expect(requestedUrls.some((url) => url.endsWith('/stripe.js'))).toBe(true);
    await expect.poll(async () => (await reservationOf(shopper.email))?.terms_accepted_at).toBeTruthy();
    await typeCard(page, GOOD_CARD);
    await page.getByLabel('I agree to the reservation terms').uncheck();
    await page.getByRole('button', { name: 'Pay $200' }).click({ force: true });
    await expect(page.getByText('Please tick that you agree to the reservation terms.')).toBeVisible();
    await expect(page).toHaveURL(/step=pay/);
  });
});

async function holdDuringOutage(page: Page): Promise<string> {
  const { email } = newShopper();
  const path = await freeVehicle(harbour);
  await page.goto(siteUrl('harbour', `${path}/checkout`));
  await page.getByLabel('Name').fill('Kim Nguyen');
  await page.getByLabel('Mobile').fill('0412 345 678');
  await page.getByLabel('Email').fill(email);
  await payments('PATCH', '/faults', { api: 'down' });
  await page.getByRole('button', { name: 'Hold this car and continue' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Payments are not available right now' }),
  ).toBeVisible({
    timeout: 30_000,
  });
  await payments('DELETE', '/faults');
  return email;
}

test.describe('a payment service that is down', () => {
  test.use({ paymentsAlone: true, expected: { words: [/status of 503/] } });

  test('shows an error, and the same form works once it is back', async ({ page }) => {
    const email = await holdDuringOutage(page);
    await page.getByRole('button', { name: 'Hold this car and continue' }).click();
    await expect(page.getByRole('heading', { name: /^Trade-in/ })).toBeVisible();
    expect(await payable(email)).toEqual([{ status: 'held', payable: true }]);
  });

  test('leaves the hold with its shopper after a reload', async ({ page }) => {
    const email = await holdDuringOutage(page);
    await page.reload();
    await expect(page.getByText('Welcome back. The car is still held for you')).toBeVisible();
    await toPayment(page);
    expect(await payable(email)).toEqual([{ status: 'held', payable: true }]);
    await typeCard(page, GOOD_CARD);
    await pay(page);
    await expect(heading(page, 'The car is reserved for you')).toBeVisible({ timeout: 20_000 });
  });
});
