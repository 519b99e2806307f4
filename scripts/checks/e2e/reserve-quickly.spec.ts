import type { Page } from '@playwright/test';
import { lake } from './content.ts';
import { textsTo } from './inbox.ts';
import { withoutScripts } from './pages.ts';
import {
  freeVehicle,
  GOOD_CARD,
  holdVehicle,
  hydrated,
  pay,
  reservationOf,
  reserve,
  SELLERS,
  sentCode,
  sql,
  test,
  toPayment,
  typeCard,
} from './reserving.ts';
import { newAccount, signedIn } from './signing-in.ts';
import { askSite, expect, expectAccessible, siteUrl } from './test.ts';

const [harbour, valuecars] = SELLERS;
const WIDTHS = [390, 1440] as const;
const HOLDS = 'Hold this car and continue';
const SENDS_CODE = 'We send a code to your mobile';
const CHECKS_CARD = 'We check your card first';

test.describe.configure({ timeout: 120_000 });
// A hold without a verified mobile is refused, and a declined card is.
test.use({ expected: { words: [/status of 40[23]/] } });

const checkoutOf = async (seller: (typeof SELLERS)[number]) =>
  `${await freeVehicle(seller)}/${seller.segment}`;
const bodyOf = async (site: string, checkout: string) => withoutScripts((await askSite(site, checkout)).body);

test('by default a site verifies nothing before a hold', async () => {
  const body = await bodyOf('harbour', await checkoutOf(harbour));
  expect(body).toContain(HOLDS);
  expect(body).not.toContain(SENDS_CODE);
});

test.describe('a site that verifies mobiles', () => {
  let path = '';
  const checkout = () => path;
  test.beforeEach(async () => {
    path = await checkoutOf(valuecars);
    expect(await bodyOf('valuecars', path)).toContain(SENDS_CODE);
  });

  test('holds a vehicle only after the code that it sent', async ({ page }) => {
    const account = newAccount();
    await page.goto(siteUrl('valuecars', checkout()));
    await hydrated(page);
    await page.getByLabel('Name').fill(account.name);
    await page.getByLabel('Mobile').fill(account.mobile);
    await page.getByLabel('Email').fill(account.email);
    await page.getByRole('button', { name: 'Hold this car and continue' }).click();
    const code = page.getByLabel('Code', { exact: true });
    await expect(code).toBeFocused();
    await expectAccessible(page);
    expect(await reservationOf(account.email)).toBeUndefined();

    await code.fill('000000');
    await page.getByRole('button', { name: 'Hold this car and continue' }).click();
    await expect(page.getByText('The verification code is invalid. Please try again.').first()).toBeVisible();
    expect(await reservationOf(account.email)).toBeUndefined();

    await code.fill(await sentCode(account.phone));
    await page.getByRole('button', { name: 'Hold this car and continue' }).click();
    await expect(page.getByRole('heading', { name: /^Trade-in/ })).toBeVisible();
    expect(await reservationOf(account.email)).toMatchObject({ status: 'held' });
  });

  test('sends no code to a shopper who is signed in with the number', async ({ page, context }) => {
    const shopper = await signedIn(context, 'valuecars');
    await page.goto(siteUrl('valuecars', checkout()));
    await hydrated(page);
    await page.getByRole('button', { name: 'Hold this car and continue' }).click();
    await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible();
    expect(await textsTo(shopper.phone)).toEqual([]);
  });
});

test.describe('a site that checks cards', () => {
  // The setting changes the checkout of every test of the site.
  test.use({ paymentsAlone: true });
  let path = '';
  const checkout = () => path;
  const verify = async (value: 'mobile' | 'card', sentence: string) => {
    await lake.patch('site-valuecars').set({ 'settings.reserveVerification': value }).commit();
    await expect.poll(() => bodyOf('valuecars', path)).toContain(sentence);
  };
  test.beforeEach(async () => {
    path = await checkoutOf(valuecars);
    await verify('card', CHECKS_CARD);
  });
  test.afterEach(async () => {
    await sql('delete from reservations where car_id = (select id from cars where slug = $1)', [
      path.split('/').at(-2),
    ]);
    await verify('mobile', SENDS_CODE);
  });

  const fillIn = async (page: Page, account: ReturnType<typeof newAccount>) => {
    await page.getByLabel('Name').fill(account.name);
    await page.getByLabel('Mobile').fill(account.mobile);
    await page.getByLabel('Email').fill(account.email);
  };
  const checkCard = async (page: Page, number: string) => {
    await page.getByLabel('Name on card').fill('Kim Nguyen');
    const fields = page.frameLocator('iframe[title="Secure payment input frame"]');
    await fields.getByLabel('Card number').fill(number);
    await fields.getByLabel('Expiry date').fill('12 / 34');
    await fields.getByLabel('Security code').fill('123');
    await page.getByRole('button', { name: 'Check card' }).click();
  };

  for (const width of WIDTHS)
    test(`holds a vehicle only after its card check, which charges nothing, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const account = newAccount();
      await page.goto(siteUrl('valuecars', checkout()));
      await hydrated(page);
      await expectAccessible(page);
      await fillIn(page, account);
      await page.getByRole('button', { name: HOLDS }).click();
      await expect(page.getByRole('heading', { name: /^Card check for/ })).toBeVisible();
      expect(await reservationOf(account.email)).toBeUndefined();
      await checkCard(page, GOOD_CARD);
      await expect(page.getByText('Your card is checked and nothing was charged.')).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(account.email);
      await expectAccessible(page);
      expect(await reservationOf(account.email)).toBeUndefined();
      await hydrated(page);
      await page.getByRole('button', { name: HOLDS }).click();
      await expect(page.getByRole('heading', { name: /^Trade-in/ })).toBeVisible();
      expect(await reservationOf(account.email)).toMatchObject({ status: 'held', paid_cents: null });
    });

  test('holds nothing after a declined card', async ({ page }) => {
    const account = newAccount();
    await page.goto(siteUrl('valuecars', checkout()));
    await hydrated(page);
    await fillIn(page, account);
    await page.getByRole('button', { name: HOLDS }).click();
    await checkCard(page, '4000 0000 0000 0002');
    await expect(page.getByRole('alert')).toContainText('declined');
    await page.goto(siteUrl('valuecars', checkout()));
    await expect(page.getByRole('link', { name: 'Check my card' })).toBeVisible();
    expect(await reservationOf(account.email)).toBeUndefined();
  });

  test('has a link to the card check without scripts, and keeps what was typed', async ({ browser }) => {
    const account = newAccount();
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(siteUrl('valuecars', checkout()));
    await fillIn(page, account);
    await page.getByRole('button', { name: HOLDS }).click();
    await expect(page.getByRole('link', { name: 'Check my card' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(account.email);
    await context.close();
  });

  test('checks no card of a shopper who is signed in with the number', async ({ page, context }) => {
    await signedIn(context, 'valuecars');
    await page.goto(siteUrl('valuecars', checkout()));
    await hydrated(page);
    await expect(page.getByText('You are signed in, so we don’t check your card.')).toBeVisible();
    await page.getByRole('button', { name: HOLDS }).click();
    await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible();
  });
});

for (const width of WIDTHS)
  test(`a known shopper reserves in two steps at ${width} px`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 900 });
    const shopper = await signedIn(context, 'harbour');
    const path = await freeVehicle(harbour);
    await page.goto(siteUrl('harbour', `${path}/${harbour.segment}`));
    await hydrated(page);
    await expect(page.getByLabel('Email')).toHaveValue(shopper.email);
    await expect(page.getByRole('navigation', { name: 'Steps' }).getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Hold this car and continue' }).click();
    await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible();
    await hydrated(page);
    await typeCard(page, GOOD_CARD);
    await pay(page);
    await expect(page.getByRole('heading', { name: 'The car is reserved for you' })).toBeVisible({
      timeout: 20_000,
    });
  });

test('a known shopper with a trade-in goes through its step', async ({ page, context }) => {
  await signedIn(context, 'harbour');
  const path = await freeVehicle(harbour);
  await page.goto(siteUrl('harbour', `${path}/${harbour.segment}`));
  await hydrated(page);
  await page.getByLabel('I have a vehicle to trade in').check();
  await page.getByRole('button', { name: 'Hold this car and continue' }).click();
  await expect(page.getByRole('heading', { name: /^Trade-in/ })).toBeVisible();
});

test('a wallet pays the fee without typing a card', async ({ page }) => {
  const shopper = await holdVehicle(page, harbour, await freeVehicle(harbour));
  await toPayment(page);
  await page.getByLabel('I agree to the reservation terms').check();
  await expect(page.getByRole('button', { name: 'Google Pay' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Apple Pay' }).click();
  const sheet = page.getByRole('dialog', { name: 'Apple Pay' });
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  expect(await reservationOf(shopper.email)).toMatchObject({ status: 'held' });
  await page.getByRole('button', { name: 'Apple Pay' }).click();
  await sheet.getByRole('button', { name: /^Approve/ }).click();
  await expect(page.getByRole('heading', { name: 'The car is reserved for you' })).toBeVisible({
    timeout: 20_000,
  });
  expect(await reservationOf(shopper.email)).toMatchObject({ status: 'paid', paid_cents: 20_000 });
});

test('the checkout has no menu and no site footer', async ({ page }) => {
  const path = await freeVehicle(harbour);
  await page.goto(siteUrl('harbour', `${path}/${harbour.segment}`));
  await expect(page.getByRole('navigation', { name: /menu|main/i })).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(1);
});

for (const width of WIDTHS)
  test(`signing in before a checkout has no menu and no site footer at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(siteUrl('northside', '/sign-in?type=checkout&redirect=%2F&back=%2Fsearch'));
    await expect(page.getByRole('heading', { name: 'Sign in to reserve this vehicle' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: /menu|main/i })).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(1);
    const back = page.getByRole('link', { name: 'Back without signing in' });
    await expect(back).toHaveAttribute('href', '/search');
    await expectAccessible(page);
  });

for (const width of WIDTHS)
  test(`the receipt books a viewing and says what to bring at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const shopper = await reserve(page, harbour, await freeVehicle(harbour));
    const viewing = page.getByRole('region', { name: 'Your viewing' });
    await expect(page.getByRole('region', { name: 'What to bring' })).toContainText('Your driver licence');
    await expectAccessible(page);
    const time = viewing.getByRole('button').first();
    await expect(time).toBeVisible();
    await time.click();
    await expect(viewing.getByRole('status')).toContainText('Change or cancel');
    const [row] = await sql(
      `select b.status from test_drive_bookings b join leads l on l.id = b.lead_id
       join reservations r on r.id = l.token where r.email = $1`,
      [shopper.email],
    );
    expect(row).toEqual({ status: 'booked' });
    const cookies = await page.context().cookies(page.url());
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const { body, headers } = await askSite('harbour', `${new URL(page.url()).pathname}/calendar`, {
      headers: { cookie },
    });
    expect(headers.get('content-type')).toContain('text/calendar');
    expect(body).toContain('SUMMARY:Viewing:');
  });

test('a vehicle in another state says so in the checkout', async ({ page }) => {
  const path = await freeVehicle(harbour);
  const slug = path.split('/').at(-1);
  const [before] = await sql('select record from cars where slug = $1', [slug]);
  const record = before?.record as Record<string, unknown>;
  await sql('update cars set record = $2 where slug = $1', [
    slug,
    JSON.stringify({ ...record, state: 'TAS', city: 'Hobart', private_suburb: null }),
  ]);
  try {
    await page.goto(siteUrl('harbour', `${path}/${harbour.segment}`));
    await expect(page.getByRole('region', { name: 'Your car' })).toContainText('This car is in Hobart, TAS');
  } finally {
    await sql('update cars set record = $2 where slug = $1', [slug, JSON.stringify(record)]);
  }
});
