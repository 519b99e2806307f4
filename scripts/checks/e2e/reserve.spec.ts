import type { Page } from '@playwright/test';
import { mailsAbout } from './inbox.ts';
import {
  CODE_ASKED,
  freeVehicle,
  GOOD_CARD,
  holdVehicle,
  hydrated,
  lockPayment,
  pay,
  payments,
  reservationOf,
  reserve,
  runOut,
  SELLERS,
  sql,
  test,
  toPayment,
  typeCard,
} from './reserving.ts';
import { askSite, expect, expectAccessible, siteUrl } from './test.ts';

const [harbour, valuecars] = SELLERS;
const MAIL = { timeout: 30_000 };
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test.describe.configure({ timeout: 120_000 });
test.use({ expected: { words: [CODE_ASKED] } });
test.afterEach(() => payments('DELETE', '/faults'));

const WIDTHS = [390, 1440];

// reserve-focus.spec.ts covers each step's keyboard use and buttons at both widths.
for (const [seller, width] of [
  [SELLERS[0], 390],
  [SELLERS[1], 1440],
] as const)
  test(`a shopper of ${seller.site} reserves a car at ${width} px`, {
    tag: ['@SITE-19', '@SITE-20', '@OPEN-024', '@OPEN-025', '@CHECKOUT-11'],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const expectForAll = async () => {
      for (const each of [...WIDTHS.filter((other) => other !== width), width]) {
        await page.setViewportSize({ width: each, height: 900 });
        await expectAccessible(page);
        await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0);
      }
    };
    const { site, segment, amount } = seller;
    const path = await freeVehicle(seller);
    await page.goto(siteUrl(site, path));
    await page
      .getByRole('region', { name: 'Interested in this vehicle?' })
      .getByRole('link', { name: `Reserve Now ${amount}` })
      .click();
    await expect(page).toHaveURL(siteUrl(site, `${path}/${segment}`));
    const summary = page.getByRole('region', { name: 'Your car' });
    await expect(summary.getByText('Pay today')).toBeVisible();
    await expect(summary.getByText(amount, { exact: true })).toBeVisible();
    const promise = page.getByText(`Your ${amount} is fully refundable. We hold the car for you for`);
    await expect(promise).toHaveText(/for (48 hours\.|at least 48 hours: until .+ if you pay now\.)$/);
    const [, promisedUntil] = /until (.+) if you pay now/.exec((await promise.textContent()) ?? '') ?? [];
    await expectForAll();

    const shopper = await holdVehicle(page, seller, path);
    await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:\d\d)$/);
    await page.getByLabel('Yes, value my car').check();
    await page.getByLabel('Rego').fill('123abc');
    await page.getByLabel('Make, model and year').fill('2015 Mazda 3');
    await expectForAll();
    await page.getByRole('button', { name: 'Continue' }).click();

    await expect(page.getByRole('heading', { name: 'Delivery or pick-up' })).toBeVisible();
    await hydrated(page);
    for (const choice of ['Reserve only', 'Buy online, pay in full', 'Buy online with finance'])
      await expect(page.getByLabel(choice)).toBeVisible();
    await page.getByLabel('Have it delivered').check();
    await page.getByLabel('Street address').fill('1 High Street');
    await page.getByLabel('Suburb').fill('Noosa H');
    await page.getByRole('option', { name: /^Noosa Heads\s*QLD 4567$/ }).click();
    await expect(page.getByLabel('Suburb')).toHaveValue('Noosa Heads');
    await expect(page.getByLabel('State')).toHaveValue('QLD');
    await expect(page.getByLabel('Postcode')).toHaveValue('4567');
    await page.getByLabel('Buy online with finance').check();
    await expectForAll();
    await page.reload();
    await hydrated(page);
    await expect(page.getByLabel('Have it delivered')).toBeChecked();
    await expect(page.getByLabel('Street address')).toHaveValue('1 High Street');
    await expect(page.getByLabel('Buy online with finance')).toBeChecked();
    await page.getByRole('button', { name: 'Continue' }).click();

    await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible();
    await hydrated(page);
    const main = page.getByRole('main');
    for (const words of [shopper.name, shopper.mobile, '2015 Mazda 3, 123ABC', 'Noosa Heads QLD 4567'])
      await expect(main.getByText(words)).toBeVisible();
    await expect(page.getByText('Accept the terms to enter your card details.')).toBeVisible();
    await typeCard(page, GOOD_CARD);
    await expectForAll();
    await pay(page, `Pay ${amount}`);

    await expect(page).toHaveURL(/\/reservations\/R-[0-9A-Z]{6}$/);
    await expect(heading(page, 'The car is reserved for you')).toBeVisible({ timeout: 20_000 });
    const reference = page.url().split('/').at(-1) ?? '';
    await expect(main.getByText(reference)).toBeVisible();
    await expect(main.getByText(`${amount} (AUD), fully refundable`)).toBeVisible();
    const heldUntil =
      (await main.locator('dt', { hasText: 'Held until' }).locator('+ dd').textContent()) ?? '';
    if (promisedUntil) expect(heldUntil).toBe(promisedUntil);
    await expectForAll();

    const row = await reservationOf(shopper.email);
    expect(row).toMatchObject({ reference, status: 'paid' });
    expect(row?.paid_cents).toBe(row?.amount_cents);
    expect(row?.terms_accepted_at).toBeTruthy();

    await expect.poll(async () => (await mailsAbout(shopper.email)).shopper.length, MAIL).toBe(1);
    await expect.poll(async () => (await mailsAbout(shopper.email)).dealer.length, MAIL).toBe(1);
    const mails = await mailsAbout(shopper.email);
    expect(mails.shopper[0]?.subject).toContain(reference);
    // Mails leave out the weekday.
    const mailedUntil = heldUntil.slice(heldUntil.indexOf(' ') + 1);
    expect(mails.shopper[0]?.text).toContain(mailedUntil);
    expect(mails.dealer[0]?.text).toContain(mailedUntil);
    expect(mails.dealer[0]?.text).toContain('2015 Mazda 3');
  });

test('a reserved car offers the waiting list on its page and in search', {
  tag: ['@OPEN-026', '@TAG-02'],
}, async ({ page, browser }) => {
  // Not an electric or hybrid car, whose tag takes precedence (TAG-01).
  const path = await freeVehicle(harbour, ({ fuel }) => !/electric|hybrid/i.test(fuel));
  await page.goto(siteUrl('harbour', path));
  const box = page.getByRole('region', { name: 'Interested in this vehicle?' });
  await expect(box.getByRole('link', { name: /^Reserve/ })).toBeVisible();
  await reserve(page, harbour, path);

  const other = await (await browser.newContext()).newPage();
  await expect
    .poll(async () => (await askSite('harbour', path)).body.includes('Enquire in case it becomes available'))
    .toBe(true);
  await other.goto(siteUrl('harbour', path));
  const words = other.getByRole('region', { name: 'Interested in this vehicle?' });
  await expect(words.getByRole('link', { name: 'Enquire in case it becomes available' })).toBeVisible();
  await expect(words.getByRole('link', { name: /^Reserve/ })).toHaveCount(0);
  await expect(other.getByRole('main').getByText('Reserved', { exact: true }).first()).toBeVisible();

  const stocknum = /-(h\d+)$/.exec(path)?.[1]?.toUpperCase() ?? '';
  const card = other
    .getByRole('region', { name: 'Results' })
    .getByRole('article')
    .filter({ has: other.locator(`a[href="${path}"]`) });
  // The search index updates a moment after the car's page.
  await expect(async () => {
    await other.goto(siteUrl('harbour', `/search?query=${stocknum}`));
    await expect(card.getByText('Reserved', { exact: true }).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(card.getByRole('link', { name: /^Reserve/ })).toHaveCount(0);
  const drive = `/api/leads/form?form=testDrive&car=${path.replace('/cars/', '')}`;
  expect((await askSite('harbour', drive)).status).toBe(409);

  await other.goto(siteUrl('harbour', `${path}/checkout`));
  await expect(heading(other, 'This car has already been reserved')).toBeVisible();
  await expect(
    other.getByRole('link', { name: 'Enquire in case it becomes available' }).first(),
  ).toBeVisible();
  await expectAccessible(other);
  await other.context().close();
});
test('the page of a car tells the shopper who holds and then reserves it', async ({ page }) => {
  const path = await freeVehicle(harbour);
  await holdVehicle(page, harbour, path);
  const checkout = page.url();
  const notice = page.getByRole('region', { name: 'Reservation' });
  await expect(async () => {
    await page.goto(siteUrl('harbour', path));
    await expect(notice.getByText(/^On hold for you until/)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(notice.getByRole('link', { name: 'Continue your reservation' })).toBeVisible();

  await page.goto(checkout);
  await toPayment(page);
  await typeCard(page, GOOD_CARD);
  await pay(page);
  await expect(heading(page, 'The car is reserved for you')).toBeVisible({ timeout: 20_000 });
  await expect(async () => {
    await page.goto(siteUrl('harbour', path));
    await expect(notice.getByText('You reserved this car', { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectAccessible(page);
  await notice.getByRole('link', { name: 'Your receipt' }).click();
  await expect(heading(page, 'The car is reserved for you')).toBeVisible();
});

test.describe('coming back', () => {
  // Stripe answers 400 for a session paid in another tab.
  test.use({ expected: { words: [CODE_ASKED, /status of 400 .*\/confirm/] } });

  test('shows the saved answers and the time that is left', async ({ page, context }) => {
    const path = await freeVehicle(harbour);
    const shopper = await holdVehicle(page, harbour, path);
    await page.getByLabel('Yes, value my car').check();
    await page.getByLabel('Make, model and year').fill('2012 Holden Cruze');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Delivery or pick-up' })).toBeVisible();
    await page.close();

    const again = await context.newPage();
    await again.goto(siteUrl('harbour', `${path}/checkout`));
    await expect(again.getByRole('heading', { name: 'Delivery or pick-up' })).toBeVisible();
    await expect(again.getByText('Welcome back.')).toBeVisible();
    await expect(again.getByRole('timer')).toHaveText(/^2\d:\d\d$/);
    await again.getByRole('link', { name: /Trade-in/ }).click();
    await expect(again.getByLabel('Make, model and year')).toHaveValue('2012 Holden Cruze');
    await again.getByRole('link', { name: /Your details/ }).click();
    await expect(again.getByLabel('Email')).toHaveValue(shopper.email);
    // The address has no personal data, and scripts cannot read the cookie.
    expect(again.url()).not.toContain('@');
    expect(await again.evaluate(() => document.cookie)).not.toContain('R-');
    await again.goto(siteUrl('harbour', `${path}/checkout?step=pay`));
    await expect(again.getByRole('heading', { name: 'Delivery or pick-up' })).toBeVisible();
  });

  test('in a second tab shows the same reservation, also once it is paid', async ({ page, context }) => {
    const path = await freeVehicle(harbour);
    const shopper = await holdVehicle(page, harbour, path);
    await toPayment(page);
    await typeCard(page, GOOD_CARD);
    const second = await context.newPage();
    await second.goto(siteUrl('harbour', `${path}/checkout`));
    await expect(second.getByRole('heading', { name: 'Review and pay' })).toBeVisible();
    await typeCard(second, GOOD_CARD);
    await pay(page);
    await expect(heading(page, 'The car is reserved for you')).toBeVisible({ timeout: 20_000 });
    await pay(second);
    await expect(heading(second, 'The car is reserved for you')).toBeVisible({ timeout: 20_000 });
    expect(await reservationOf(shopper.email)).toMatchObject({ status: 'paid', paid_cents: 20_000 });
    expect(await sql('select from reservations where email = $1', [shopper.email])).toHaveLength(1);
  });

  test('by the back button after paying leads to the receipt', async ({ page }) => {
    const path = await freeVehicle(valuecars);
    await reserve(page, valuecars, path);
    const receipt = page.url();
    await page.goBack();
    await expect(heading(page, 'The car is reserved for you')).toBeVisible();
    // The browser keeps the step's fragment across the redirect; the receipt has no such element.
    await expect(page).toHaveURL(({ href }) => href.replace(/#step$/, '') === receipt);
    await page.goto(siteUrl('valuecars', `${path}/buy-online`));
    await expect(page).toHaveURL(receipt);
    await page.reload();
    await page.reload();
    await expect(heading(page, 'The car is reserved for you')).toBeVisible();
  });
});

test.describe('the return page', () => {
  test.use({ paymentsAlone: true });

  test('waits for the webhook before it shows a receipt', async ({ page }) => {
    await payments('PATCH', '/faults', { hold: true });
    const shopper = await holdVehicle(page, harbour, await freeVehicle(harbour));
    await toPayment(page);
    await typeCard(page, GOOD_CARD);
    const letGo = await lockPayment('reservations', shopper.email);
    await pay(page);
    await expect(heading(page, 'We are confirming your payment')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(heading(page, 'We are confirming your payment')).toBeVisible();
    expect(await reservationOf(shopper.email)).toMatchObject({ status: 'held' });
    await letGo();
    await payments('DELETE', '/faults');
    await payments('POST', '/deliveries/release', {});
    await expect(heading(page, 'The car is reserved for you')).toBeVisible({ timeout: 20_000 });
  });

  test('says that the car was sold meanwhile and the payment is refunded', async ({ page }) => {
    await payments('PATCH', '/faults', { hold: true });
    // Not a demo car, because print-stock.spec.ts counts those at the same time.
    const path = await freeVehicle(harbour, ({ condition }) => condition === 'used');
    const shopper = await holdVehicle(page, harbour, path);
    await toPayment(page);
    await typeCard(page, GOOD_CARD);
    const letGo = await lockPayment('reservations', shopper.email);
    await pay(page);
    await expect(heading(page, 'We are confirming your payment')).toBeVisible();
    const slug = path.split('/').at(-1);
    await sql(`update cars set status = 'sold', record = record || '{"status":"sold"}' where slug = $1`, [
      slug,
    ]);
    try {
      await letGo();
      await payments('DELETE', '/faults');
      await payments('POST', '/deliveries/release', {});
      await expect(
        page.getByText('The car was no longer for sale when your payment reached us. We are sorry.'),
      ).toBeVisible({
        timeout: 20_000,
      });
      await expect(heading(page, 'Your $200 has been refunded')).toBeVisible({ timeout: 20_000 });
      await expectAccessible(page);
      expect(await reservationOf(shopper.email)).toMatchObject({
        reason: 'car_gone',
        refunded_cents: 20_000,
      });
      await expect
        .poll(async () => (await mailsAbout(shopper.email)).shopper.map(({ subject }) => subject), MAIL)
        .toEqual([expect.stringContaining('on its way back')]);
    } finally {
      // The end of the reservation marked the car as sold in search, so report that it is back.
      await sql(
        `with back as (
           update cars set status = 'in_stock', record = record || '{"status":"in_stock"}' where slug = $1
           returning id, slug, dealership_id)
         insert into stock_outbox (car_id, slug, dealership_id) select id, slug, dealership_id from back`,
        [slug],
      );
    }
  });

  test('lets a shopper cancel for a full refund', async ({ page }) => {
    const path = await freeVehicle(harbour);
    const shopper = await reserve(page, harbour, path);
    await page.getByText('Changed your mind?').click();
    await page.getByRole('button', { name: 'Cancel and refund $200' }).click();
    await expect(heading(page, /^(We are refunding your \$200|Your \$200 has been refunded)$/)).toBeVisible();
    await expect(heading(page, 'Your $200 has been refunded')).toBeVisible({ timeout: 20_000 });
    expect(await reservationOf(shopper.email)).toMatchObject({ status: 'refunded', refunded_cents: 20_000 });
    await expect.poll(async () => (await askSite('harbour', path)).body.includes('Reserve Now')).toBe(true);
  });

  test('opens from the email on another device, and not without the token', async ({ page, browser }) => {
    const shopper = await reserve(page, harbour, await freeVehicle(harbour));
    const receipt = page.url();
    await expect.poll(async () => (await mailsAbout(shopper.email)).shopper.length, MAIL).toBe(1);
    const text = (await mailsAbout(shopper.email)).shopper[0]?.text ?? '';
    const { pathname, search } = new URL(/https?:\S+\/reservations\/\S+/.exec(text)?.[0] ?? '');
    const phone = await (await browser.newContext()).newPage();
    await phone.goto(receipt);
    await expect(heading(phone, 'Open your reservation from your email')).toBeVisible();
    await expect(phone.getByText(shopper.email)).toHaveCount(0);
    await phone.goto(siteUrl('harbour', pathname + search));
    await expect(heading(phone, 'The car is reserved for you')).toBeVisible();
    await expect(phone).toHaveURL(receipt);
    await phone.goto(siteUrl('valuecars', pathname + search));
    await expect(heading(phone, 'Open your reservation from your email')).toBeVisible();
    await phone.context().close();
  });
});

test('an expired hold charges nothing and can be started again', async ({ page }) => {
  const path = await freeVehicle(harbour);
  const shopper = await holdVehicle(page, harbour, path);
  await toPayment(page);
  await runOut(shopper.email);
  await expect.poll(async () => (await reservationOf(shopper.email))?.status).toBe('expired');
  await page.reload();
  await expect(heading(page, 'Your time to pay ran out')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByRole('button', { name: 'Hold this car and continue' })).toBeVisible();
});

test('the second of two shoppers sees that the car is taken', async ({ page, browser }) => {
  const path = await freeVehicle(harbour);
  const second = await (await browser.newContext()).newPage();
  await second.goto(siteUrl('harbour', `${path}/checkout`));
  await second.getByLabel('Name').fill('Sam Lee');
  await second.getByLabel('Mobile').fill('0498 765 432');
  await second.getByLabel('Email').fill('sam@shopper.example');
  await holdVehicle(page, harbour, path);
  await second.getByRole('button', { name: 'Hold this car and continue' }).click();
  await expect(heading(second, 'This car has already been reserved')).toBeVisible();
  await second.context().close();
});
