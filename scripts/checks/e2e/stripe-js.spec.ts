import type { Page } from '@playwright/test';
import { openShop } from './stripe-js.shop.ts';
import { expect, expectAccessible, test } from './test.ts';

let shop: Awaited<ReturnType<typeof openShop>>;
test.beforeAll(async () => {
  shop = await openShop();
});
test.afterAll(() => shop.close());
// Declined cards and expired sessions are answered with a 4xx status, which Chromium logs.
test.use({ expected: { words: [/status of 4(00|02|04|10)/] } });

const frame = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]');
/** Waiting for the main heading proves that the next page has loaded. */
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const bank = (page: Page) => page.frameLocator('iframe[title^="Bank confirmation"]');

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`${shop.url}/checkout${query}`);
  await expect(page.locator('body')).toHaveAttribute('data-heard', /ready/);
  if (!query.includes('blind')) await expect(title(page)).toHaveText('Reserve for $200.00');
}

async function fillCard(page: Page, number: string): Promise<void> {
  await frame(page).getByLabel('Card number').fill(number);
  await frame(page).getByLabel('Expiry date').fill('12 / 34');
  await frame(page).getByLabel('Security code').fill('123');
}
const email = async (page: Page, address = 'kim@example.com') => {
  await page.getByLabel('Email').fill(address);
  await page.getByLabel('Email').blur();
};
const pay = (page: Page) => page.getByRole('button', { name: 'Pay', exact: true }).click();

test('a card typed in the frame pays and redirects to the return address', async ({ page }) => {
  await open(page);
  await email(page);
  await frame(page).getByLabel('Card number').click();
  // Typed without pauses: a full field moves the focus to the next.
  await page.keyboard.type('42424242424242421234123');
  await expect(frame(page).getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  await expect(frame(page).getByLabel('Expiry date')).toHaveValue('12 / 34');
  await expect(frame(page).getByLabel('Security code')).toHaveValue('123');
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toHaveAttribute('data-can', 'true');
  await pay(page);
  await expect(title(page)).toHaveText('Thank you');
  const session = await shop.session();
  expect(page.url()).toBe(`${shop.url}/done?session=${session.id}`);
  expect(session).toMatchObject({ payment_status: 'paid', customer_details: { email: 'kim@example.com' } });
});

test('what the shopper types stays out of the page', async ({ page }) => {
  await open(page);
  await fillCard(page, '4242424242424242');
  await expect(page.locator('body')).toHaveAttribute('data-complete', 'true');
  const pageView = await page.evaluate(() => {
    const [inside] = document.getElementsByTagName('iframe');
    return { text: document.documentElement.outerHTML, reached: inside?.contentDocument ?? null };
  });
  expect(pageView.reached).toBeNull();
  expect(pageView.text.replaceAll(' ', '')).not.toContain('42424242');
});

test('errors show beside their field and reach the page', async ({ page }) => {
  await open(page);
  await pay(page);
  await expect(page.getByRole('alert').first()).toHaveText(/email is required/);
  await email(page, 'kim@');
  await expect(page.getByRole('alert').first()).toHaveText('Your email is incomplete.');
  await email(page);
  await pay(page);
  await expect(frame(page).getByText('Your card number is incomplete.')).toBeVisible();
  await expect(frame(page).getByLabel('Card number')).toBeFocused();
  await expect(frame(page).getByLabel('Card number')).toHaveAttribute('aria-invalid', 'true');
  await fillCard(page, '4000000000009995');
  await pay(page);
  await expect(frame(page).getByText('Your card has insufficient funds.')).toBeVisible();
  await expect(page.locator('#result')).toHaveText(/"paymentFailed":\{"declineCode":"insufficient_funds"\}/);
  await fillCard(page, '4242424242424242');
  await pay(page);
  await expect(title(page)).toHaveText('Thank you');
});

test('3-D Secure opens a dialog to refuse, close or confirm', async ({ page }) => {
  await open(page, '?redirect=if_required');
  await email(page);
  await fillCard(page, '4000000000003220');
  await pay(page);
  await expect(bank(page).getByText('$200.00')).toBeVisible();
  await bank(page).getByRole('button', { name: 'Fail authentication' }).click();
  await expect(page.locator('#error')).toHaveText(/unable to authenticate/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await fillCard(page, '4000000000003220');
  await pay(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page
    .getByRole('dialog')
    .evaluate((dialog) => dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
  await expect(page.locator('#error')).toHaveText(/unable to authenticate/);
  await pay(page);
  await bank(page).getByRole('button', { name: 'Complete authentication' }).click();
  await expect(page.locator('#result')).toHaveText('{"type":"complete","paymentStatus":"paid"}');
  await expect(page.locator('#status')).toHaveText('complete');
});

test('an expired session reports an error to the page', async ({ page }) => {
  await open(page);
  await email(page);
  await fillCard(page, '4242424242424242');
  await shop.payments.stripe.checkout.sessions.expire((await shop.session()).id);
  await pay(page);
  await expect(page.locator('#error')).toHaveText('This Checkout Session has expired.');
  await expect(page.locator('#status')).toHaveText('expired');
});

test('confirm fails until the amount was read, as with Stripe', async ({ page }) => {
  await open(page, '?blind=1');
  await expect(page.locator('body')).toHaveAttribute('data-wallets', 'apple_pay google_pay');
  await email(page);
  await fillCard(page, '4242424242424242');
  await pay(page);
  await expect(page.locator('#error')).toHaveText(/^thrown: Read session\.total/);
});

test('the frame works by keyboard and screen reader, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const query of ['', '?floating=1']) {
    await open(page, query);
    await expectAccessible(page, undefined, { frames: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
  await email(page);
  await frame(page).getByText('Use a test card').click();
  await frame(page).getByRole('button', { name: 'Bank asks' }).click();
  await pay(page);
  await expect(bank(page).getByRole('heading')).toBeVisible();
  await expectAccessible(page, undefined, { frames: true });
});

test.describe('the hosted page', () => {
  test('accepts one payment and redirects back', async ({ page }) => {
    await page.goto(`${shop.url}/hosted`);
    const address = page.url();
    await expect(page.getByText('Pay Harbour Motor Group')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Email').fill('kim@example.com');
    await page.getByLabel('Name on card').fill('Kim Lee');
    await fillCard(page, '4000000000000002');
    await page.getByRole('button', { name: 'Pay $200.00' }).click();
    await expect(page.locator('#error')).toHaveText('Your card was declined.');
    await fillCard(page, '4000000000003220');
    await page.getByRole('button', { name: 'Pay $200.00' }).click();
    await bank(page).getByRole('button', { name: 'Complete authentication' }).click();
    await expect(title(page)).toHaveText('Thank you');
    expect(await shop.session()).toMatchObject({
      payment_status: 'paid',
      customer_details: { name: 'Kim Lee' },
    });
    await page.goto(address);
    await expect(title(page)).toHaveText('You have paid already');
  });

  test('links back to the car and says when it has expired', async ({ page }) => {
    await page.goto(`${shop.url}/hosted`);
    const address = page.url();
    await page.getByRole('link', { name: /^Back to/ }).click();
    await expect(title(page)).toHaveText('A car');
    await shop.payments.stripe.checkout.sessions.expire((await shop.session()).id);
    await page.goto(address);
    await expect(title(page)).toHaveText('This page has expired');
  });
});

test('the page of the service shows payments and webhooks and changes its faults', async ({ page }) => {
  await page.goto(`${shop.url}/hosted`);
  await page.goto(shop.payments.service.url);
  await expectAccessible(page);
  await expect(
    page
      .getByRole('region', { name: /^Payments/ })
      .getByText('Open')
      .first(),
  ).toBeVisible();
  await page.getByLabel('Webhooks lost').selectOption({ label: 'all' });
  await expect.poll(() => shop.payments.control('GET', 'faults')).toMatchObject({ loss: 1 });
  await page.getByRole('button', { name: 'Expire now' }).first().click();
  await expect.poll(async () => (await shop.session()).status).toBe('expired');
  await page.getByRole('button', { name: 'Reset all' }).click();
  await expect(page.getByLabel('Webhooks lost')).toHaveValue('0');
  await expect.poll(() => shop.payments.control('GET', 'faults')).toMatchObject({ loss: 0 });
});
