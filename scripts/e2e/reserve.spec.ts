import type { Page } from '@playwright/test';
import { mailsAbout, newShopper } from './inbox.ts';
import {
  alive,
  freeCar,
  GOOD_CARD,
  holdCar,
  justReconciled,
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
import { askSite, carPaths, expect, expectAccessible, siteUrl } from './test.ts';

const [harbour, valuecars] = SELLERS;
const MAIL = { timeout: 30_000 };
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const payable = (email: string) =>
  sql('select status, session_id is not null as payable from reservations where email = $1', [email]);
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test.describe.configure({ timeout: 120_000 });
test.afterEach(() => payments('DELETE', '/faults'));

for (const seller of SELLERS) {
  for (const width of [390, 1440]) {
    test(`SITE-19 OPEN-024 OPEN-025 CHECKOUT-11 a shopper of ${seller.site} reserves a car at ${width} px, and everybody is told`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const { site, segment, amount } = seller;
      const path = await freeCar(seller);
      // The reserve button of the vehicle page leads here.
      await page.goto(siteUrl(site, path));
      await page
        .getByRole('region', { name: 'Interested in this vehicle?' })
        .getByRole('link', { name: `Reserve Now ${amount}` })
        .click();
      await expect(page).toHaveURL(siteUrl(site, `${path}/${segment}`));
      const summary = page.getByRole('region', { name: 'Your car' });
      await expect(summary.getByText('Pay today')).toBeVisible();
      await expect(summary.getByText(amount, { exact: true })).toBeVisible();
      await expect(
        page.getByText(`Your ${amount} is fully refundable. We hold the car for you for 48 hours.`),
      ).toBeVisible();
      await expectAccessible(page);
      expect(await fits(page)).toBeLessThanOrEqual(0);

      const shopper = await holdCar(page, seller, path);
      await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:\d\d)$/);
      await page.getByLabel('Yes, value my car').check();
      await page.getByLabel('Rego').fill('123abc');
      await page.getByLabel('Make, model and year').fill('2015 Mazda 3');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Continue' }).click();

      await expect(page.getByRole('heading', { name: 'Delivery or pick-up' })).toBeVisible();
      await alive(page);
      // One may reserve only, or buy.
      for (const choice of ['Reserve only', 'Buy online, pay in full', 'Buy online with finance'])
        await expect(page.getByLabel(choice)).toBeVisible();
      await page.getByLabel('Have it delivered').check();
      await page.getByLabel('Street address').fill('1 High Street');
      await page.getByLabel('Suburb').fill('Noosa Heads');
      await page.getByLabel('State').selectOption('QLD');
      await page.getByLabel('Postcode').fill('4567');
      await page.getByLabel('Buy online with finance').check();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Continue' }).click();

      await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible();
      await alive(page);
      const main = page.getByRole('main');
      for (const words of [shopper.name, '0412 345 678', '2015 Mazda 3, 123ABC', 'Noosa Heads QLD 4567'])
        await expect(main.getByText(words)).toBeVisible();
      await expect(page.getByText('Card details open here once you agree to the terms.')).toBeVisible();
      await typeCard(page, GOOD_CARD);
      await expectAccessible(page);
      expect(await fits(page)).toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: `Pay ${amount}`, exact: true }).click();

      await expect(page).toHaveURL(/\/reservations\/R-[0-9A-Z]{6}$/);
      await expect(heading(page, 'The car is reserved for you')).toBeVisible({ timeout: 20_000 });
      const reference = page.url().split('/').at(-1) ?? '';
      await expect(main.getByText(reference)).toBeVisible();
      await expect(main.getByText(`${amount} (AUD), fully refundable`)).toBeVisible();
      await expectAccessible(page);
      expect(await fits(page)).toBeLessThanOrEqual(0);

      const row = await reservationOf(shopper.email);
      expect(row).toMatchObject({ reference, status: 'paid' });
      expect(row?.paid_cents).toBe(row?.amount_cents);
      expect(row?.terms_accepted_at).toBeTruthy();

      await expect.poll(async () => (await mailsAbout(shopper.email)).shopper.length, MAIL).toBe(1);
      await expect.poll(async () => (await mailsAbout(shopper.email)).dealer.length, MAIL).toBe(1);
      const mails = await mailsAbout(shopper.email);
      expect(mails.shopper[0]?.subject).toContain(reference);
      expect(mails.dealer[0]?.text).toContain('2015 Mazda 3');
    });
  }
}

test('OPEN-026 TAG-02 a reserved car says so on its page and in search, and offers to wait', async ({
  page,
  browser,
}) => {
  // An electric car has that tag before all others (TAG-01).
  const path = await freeCar(harbour, ({ fuel }) => !/electric|hybrid/i.test(fuel));
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
  await other.goto(siteUrl('harbour', `/search?query=${stocknum}`));
  const card = other
    .getByRole('region', { name: 'Results' })
    .getByRole('article')
    .filter({ has: other.locator(`a[href="${path}"]`) });
  await expect(card.getByText('Reserved', { exact: true })).toBeVisible();
  await expect(card.getByRole('link', { name: /^Reserve/ })).toHaveCount(0);

  // Its checkout says so too, to everybody else.
  await other.goto(siteUrl('harbour', `${path}/checkout`));
  await expect(heading(other, 'Somebody else has reserved this car')).toBeVisible();
  await expect(
    other.getByRole('link', { name: 'Enquire in case it becomes available' }).first(),
  ).toBeVisible();
  await expectAccessible(other);
  await other.context().close();
});

test.describe('the card', () => {
  // What Stripe answers of a card that did not pay.
  test.use({ expected: { words: [/status of 402 .*\/(?:confirm|challenges\/)/] } });

  test('that is declined, or has too little, is told so and may be changed; the car stays held', async ({
    page,
  }) => {
    const shopper = await holdCar(page, harbour, await freeCar(harbour));
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

  test('whose bank asks is paid once the bank is answered, and not when it is refused', async ({ page }) => {
    const shopper = await holdCar(page, valuecars, await freeCar(valuecars));
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

  test('is never asked for by a button that moves or stays silent, however slow the form is', async ({
    page,
  }) => {
    // The form comes when the test says so.
    let open = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    await page.route('**/elements/payment', async (route) => {
      await opened;
      await route.continue();
    });
    await holdCar(page, valuecars, await freeCar(valuecars));
    await toPayment(page);
    const button = page.getByRole('main').getByRole('button', { name: /^(Pay|One moment)/ });
    await expect(button).toHaveText('Pay $100');
    const place = () => button.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const before = await place();
    // Pressed before the tick, it asks for that.
    const terms = page.getByLabel('I agree to the reservation terms');
    await button.press('Enter');
    await expect(terms).toBeFocused();
    await expect(terms).toHaveAccessibleDescription('Please tick that you agree to the reservation terms.');
    await terms.check();
    expect(Math.abs((await place()) - before)).toBeLessThan(2);
    await button.click();
    await expect(button).toHaveText('One moment…');
    open();
    // The press counts: the form is asked at once, and says what is missing.
    const fields = page.frameLocator('iframe[title="Secure payment input frame"]');
    await expect(fields.getByText('Your card number is incomplete.')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'did not go through' })).toBeVisible();
    await page.reload();
    await expect(fields.getByLabel('Card number')).toBeEnabled();
    expect(Math.abs((await place()) - before)).toBeLessThan(2);
  });

  test('is asked for on the pay step alone, and nothing pays before the terms are agreed to', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const shopper = await holdCar(page, harbour, await freeCar(harbour));
    await toPayment(page);
    expect(asked.filter((url) => /stripe/i.test(new URL(url).pathname))).toEqual([]);
    expect(await reservationOf(shopper.email)).toMatchObject({ terms_accepted_at: null });
    expect(await page.content()).not.toContain('_secret_');
    await page.getByLabel('I agree to the reservation terms').check();
    await expect(page.frameLocator('iframe').getByLabel('Card number')).toBeVisible();
    expect(asked.some((url) => url.endsWith('/stripe.js'))).toBe(true);
    expect((await reservationOf(shopper.email))?.terms_accepted_at).toBeTruthy();
    // Taken back before paying.
    await typeCard(page, GOOD_CARD);
    await page.getByLabel('I agree to the reservation terms').uncheck();
    await page.getByRole('button', { name: 'Pay $200' }).click({ force: true });
    await expect(page.getByText('Please tick that you agree to the reservation terms.')).toBeVisible();
    await expect(page).toHaveURL(/step=pay/);
  });
});

test.describe('coming back', () => {
  // What Stripe answers of a session that was paid in another tab.
  test.use({ expected: { words: [/status of 400 .*\/confirm/] } });

  test('finds what was filled in, with the time that is left', async ({ page, context }) => {
    const path = await freeCar(harbour);
    const shopper = await holdCar(page, harbour, path);
    await page.getByLabel('Yes, value my car').check();
    await page.getByLabel('Make, model and year').fill('2012 Holden Cruze');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Delivery or pick-up' })).toBeVisible();
    await page.close();

    const again = await context.newPage();
    await again.goto(siteUrl('harbour', `${path}/checkout`));
    await expect(again.getByRole('heading', { name: 'Delivery or pick-up' })).toBeVisible();
    await expect(again.getByText('Welcome back.')).toBeVisible();
    await expect(again.getByRole('timer')).toHaveText(/^29:\d\d$/);
    await again.getByRole('link', { name: /Trade-in/ }).click();
    await expect(again.getByLabel('Make, model and year')).toHaveValue('2012 Holden Cruze');
    await again.getByRole('link', { name: /Your details/ }).click();
    await expect(again.getByLabel('Email')).toHaveValue(shopper.email);
    // Nothing personal stands in an address, and no script can read the cookie.
    expect(again.url()).not.toContain('@');
    expect(await again.evaluate(() => document.cookie)).not.toContain('R-');
    // A step that is not there yet is not jumped to.
    await again.goto(siteUrl('harbour', `${path}/checkout?step=pay`));
    await expect(again.getByRole('heading', { name: 'Delivery or pick-up' })).toBeVisible();
  });

  test('in a second tab is the same reservation; paid in one, the other says so', async ({
    page,
    context,
  }) => {
    const path = await freeCar(harbour);
    const shopper = await holdCar(page, harbour, path);
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

  test('by the back button after paying leads to the receipt, and so does the checkout', async ({ page }) => {
    const path = await freeCar(valuecars);
    await reserve(page, valuecars, path);
    const receipt = page.url();
    await page.goBack();
    await expect(heading(page, 'The car is reserved for you')).toBeVisible();
    expect(page.url()).toBe(receipt);
    await page.goto(siteUrl('valuecars', `${path}/buy-online`));
    await expect(page).toHaveURL(receipt);
    await page.reload();
    await page.reload();
    await expect(heading(page, 'The car is reserved for you')).toBeVisible();
  });
});

test.describe('the page one returns to', () => {
  test.use({ paymentsAlone: true });

  test('waits for the news and never decides: no webhook, no receipt', async ({ page }) => {
    await justReconciled();
    await payments('PATCH', '/faults', { hold: true });
    const shopper = await holdCar(page, harbour, await freeCar(harbour));
    await toPayment(page);
    await typeCard(page, GOOD_CARD);
    await pay(page);
    await expect(heading(page, 'We are confirming your payment')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(heading(page, 'We are confirming your payment')).toBeVisible();
    expect(await reservationOf(shopper.email)).toMatchObject({ status: 'held' });
    await payments('DELETE', '/faults');
    await payments('POST', '/deliveries/release', {});
    await expect(heading(page, 'The car is reserved for you')).toBeVisible({ timeout: 20_000 });
  });

  test('tells of a car that was sold meanwhile, and of the money that goes back', async ({ page }) => {
    await justReconciled();
    await payments('PATCH', '/faults', { hold: true });
    const path = await freeCar(harbour);
    const shopper = await holdCar(page, harbour, path);
    await toPayment(page);
    await typeCard(page, GOOD_CARD);
    await pay(page);
    await expect(heading(page, 'We are confirming your payment')).toBeVisible();
    const slug = path.split('/').at(-1);
    await sql(`update cars set status = 'sold', record = record || '{"status":"sold"}' where slug = $1`, [
      slug,
    ]);
    try {
      await payments('DELETE', '/faults');
      await payments('POST', '/deliveries/release', {});
      await expect(
        page.getByText('The dealer sold the car while you were paying. We are sorry.'),
      ).toBeVisible({
        timeout: 20_000,
      });
      await expect(heading(page, 'Your $200 went back')).toBeVisible({ timeout: 20_000 });
      await expectAccessible(page);
      expect(await reservationOf(shopper.email)).toMatchObject({
        reason: 'car_gone',
        refunded_cents: 20_000,
      });
      await expect
        .poll(async () => (await mailsAbout(shopper.email)).shopper.map(({ subject }) => subject), MAIL)
        .toEqual([expect.stringContaining('on its way back')]);
    } finally {
      await sql(
        `update cars set status = 'in_stock', record = record || '{"status":"in_stock"}' where slug = $1`,
        [slug],
      );
    }
  });

  test('lets a shopper change their mind, and gives all of it back', async ({ page }) => {
    const path = await freeCar(harbour);
    const shopper = await reserve(page, harbour, path);
    await page.getByText('Changed your mind?').click();
    await page.getByRole('button', { name: 'Cancel and get $200 back' }).click();
    await expect(heading(page, /^Your \$200 (is on its way|went) back$/)).toBeVisible();
    await expect(heading(page, 'Your $200 went back')).toBeVisible({ timeout: 20_000 });
    expect(await reservationOf(shopper.email)).toMatchObject({ status: 'refunded', refunded_cents: 20_000 });
    await expect.poll(async () => (await askSite('harbour', path)).body.includes('Reserve Now')).toBe(true);
  });

  test('opens from the mail on another device, and to nobody else', async ({ page, browser }) => {
    const shopper = await reserve(page, harbour, await freeCar(harbour));
    const receipt = page.url();
    await expect.poll(async () => (await mailsAbout(shopper.email)).shopper.length, MAIL).toBe(1);
    const text = (await mailsAbout(shopper.email)).shopper[0]?.text ?? '';
    const { pathname, search } = new URL(/https?:\S+\/reservations\/\S+/.exec(text)?.[0] ?? '');
    const phone = await (await browser.newContext()).newPage();
    await phone.goto(receipt);
    await expect(heading(phone, 'Open your reservation from your mail')).toBeVisible();
    await expect(phone.getByText(shopper.email)).toHaveCount(0);
    await phone.goto(siteUrl('harbour', pathname + search));
    await expect(heading(phone, 'The car is reserved for you')).toBeVisible();
    expect(phone.url()).toBe(receipt);
    // The same link on another site opens nothing.
    await phone.goto(siteUrl('valuecars', pathname + search));
    await expect(heading(phone, 'Open your reservation from your mail')).toBeVisible();
    await phone.context().close();
  });
});

test('a hold that ran out says so, charges nothing and may begin again', async ({ page }) => {
  const path = await freeCar(harbour);
  const shopper = await holdCar(page, harbour, path);
  await toPayment(page);
  await runOut(shopper.email);
  await expect.poll(async () => (await reservationOf(shopper.email))?.status).toBe('expired');
  await page.reload();
  await expect(heading(page, 'Your time to pay ran out')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByRole('button', { name: 'Hold this car and continue' })).toBeVisible();
});

test('two shoppers, one car: the second is told', async ({ page, browser }) => {
  const path = await freeCar(harbour);
  const second = await (await browser.newContext()).newPage();
  await second.goto(siteUrl('harbour', `${path}/checkout`));
  await second.getByLabel('Name').fill('Sam Lee');
  await second.getByLabel('Mobile').fill('0498 765 432');
  await second.getByLabel('Email').fill('sam@shopper.example');
  await holdCar(page, harbour, path);
  await second.getByRole('button', { name: 'Hold this car and continue' }).click();
  await expect(heading(second, 'Somebody else has reserved this car')).toBeVisible();
  await second.context().close();
});

test.describe('what is not there', () => {
  // A page that answers 404 says so in the console.
  test.use({ expected: { words: [/status of 404/] } });

  test('ROUTE-02 ROUTE-03 each site has its checkout at one address, and no other site’s car', async ({
    page,
  }) => {
    const [ours, theirs] = [await freeCar(harbour), await freeCar(valuecars)];
    expect((await askSite('harbour', `${ours}/checkout`)).status).toBe(200);
    expect((await askSite('harbour', `${ours}/buy-online`)).status).toBe(404);
    expect((await askSite('valuecars', `${theirs}/buy-online`)).status).toBe(200);
    expect((await askSite('valuecars', `${theirs}/checkout`)).status).toBe(404);
    expect((await askSite('harbour', `${theirs}/checkout`)).status).toBe(404);
    // A site that sells nothing online has no checkout.
    const [nobody = ''] = await carPaths('northside');
    expect((await askSite('northside', `${nobody}/checkout`)).status).toBe(404);
    await page.goto(siteUrl('harbour', `${theirs}/checkout`));
    await expect(heading(page, 'Page not found')).toBeVisible();
  });

  test('CHECKOUT-04 a car that no payment processor takes is not reserved online', async ({ page }) => {
    const [row] = await sql(
      `select slug from cars where dealership_id like 'harbour%' and status = 'in_stock' and retired_at is null
       and show_on_dealer_website and jsonb_array_length(record->'payment_processors') = 0 order by slug limit 1`,
    );
    await page.goto(siteUrl('harbour', `/cars/${row?.slug}`));
    await expect(page.getByRole('main').getByRole('link', { name: /^Reserve Now/ })).toHaveCount(0);
    await page.goto(siteUrl('harbour', `/cars/${row?.slug}/checkout`));
    await expect(heading(page, 'This car is not reserved online')).toBeVisible();
    await expectAccessible(page);
  });

  test('a sold car says so', async ({ page }) => {
    const [row] = await sql(
      `select slug from cars where dealership_id like 'harbour%' and status = 'sold' and show_on_dealer_website limit 1`,
    );
    await page.goto(siteUrl('harbour', `/cars/${row?.slug}/checkout`));
    await expect(heading(page, 'This car has been sold')).toBeVisible();
    await expectAccessible(page);
  });
});

/** Asks for a car while the payment service is away, is told so, and lets the service come back. */
async function holdDuringOutage(page: Page): Promise<string> {
  const { email } = newShopper();
  const path = await freeCar(harbour);
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

test.describe('payments that do not answer', () => {
  // The browser writes that down.
  test.use({ paymentsAlone: true, expected: { words: [/status of 503/] } });

  test('payments that are down say so; once they are back the same form works, and reserves once', async ({
    page,
  }) => {
    const email = await holdDuringOutage(page);
    await page.getByRole('button', { name: 'Hold this car and continue' }).click();
    await expect(page.getByRole('heading', { name: /^Trade-in/ })).toBeVisible();
    expect(await payable(email)).toEqual([{ status: 'held', payable: true }]);
  });

  test('payments that are down: who loads the page anew finds their own car, not somebody else’s', async ({
    page,
  }) => {
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

test('an amount, a car or a site that a program writes into the form changes nothing', async ({ page }) => {
  const path = await freeCar(harbour);
  const email = `tamper.${Date.now()}@shopper.example`;
  const form = (change: Record<string, unknown> = {}) =>
    JSON.stringify({
      token: crypto.randomUUID(),
      name: 'Kim Nguyen',
      mobile: '0412345678',
      email,
      amount: '1',
      amount_cents: '1',
      amountCents: '1',
      currency: 'usd',
      price: '1',
      carSlug: 'another-car',
      ...change,
    });
  const post = (site: string, at: string, body: string, headers: Record<string, string> = {}) =>
    askSite(site, at, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });

  expect((await post('harbour', `${path}/checkout/details`, form())).status).toBe(200);
  expect(await reservationOf(email)).toMatchObject({ status: 'held', amount_cents: 20_000 });
  const [session] = await sql('select session_id, currency, car_id from reservations where email = $1', [
    email,
  ]);
  expect(session).toMatchObject({ currency: 'aud' });

  const foreign = await freeCar(valuecars);
  expect((await post('harbour', `${foreign}/checkout/details`, form())).body).toContain('next');
  expect((await post('valuecars', `${path}/buy-online/details`, form())).body).toContain('next');
  expect(await sql('select from reservations where email = $1', [email])).toHaveLength(1);
  const elsewhere = { origin: 'https://elsewhere.example' };
  expect((await post('harbour', `${path}/checkout/details`, form(), elsewhere)).status).toBe(403);
  expect((await post('harbour', `${path}/checkout/details`, '{')).status).toBe(413);
  expect((await post('harbour', `${path}/checkout/details`, 'x'.repeat(20_000))).status).toBe(413);
  expect((await post('harbour', `${path}/checkout/nothing`, form())).status).toBe(404);
  // Somebody else's reservation is not told of to a guess.
  const row = await reservationOf(email);
  expect((await askSite('harbour', `/reservations/${row?.reference}/state`)).status).toBe(404);
  const guess = { cookie: `reservation=${'A'.repeat(32)}` };
  expect((await askSite('harbour', `/reservations/${row?.reference}/state`, { headers: guess })).status).toBe(
    404,
  );
  await page.goto(siteUrl('harbour', `/reservations/${row?.reference}?token=wrong`));
  await expect(heading(page, 'Open your reservation from your mail')).toBeVisible();
});

test('a form without script works, and names only the questions in the address', async () => {
  const path = await freeCar(valuecars);
  const send = (body: Record<string, string>) =>
    askSite('valuecars', `${path}/buy-online/details`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(body).toString(),
    });
  const refused = await send({ name: 'Kim Nguyen', token: crypto.randomUUID() });
  expect(refused.status).toBe(303);
  expect(refused.headers.get('location')).toBe(`${path}/buy-online?step=details&problems=mobile.email`);
  const { body } = await askSite('valuecars', String(refused.headers.get('location')));
  expect(body).toContain('This is a required field.');
  const taken = await send({
    name: 'Kim Nguyen',
    mobile: '0412 345 678',
    email: 'kim@shopper.example',
    token: crypto.randomUUID(),
  });
  expect(taken.status).toBe(303);
  expect(taken.headers.get('location')).toBe(`${path}/buy-online?step=trade-in`);
  const cookies = taken.headers.get('set-cookie') ?? '';
  expect(cookies).toMatch(
    new RegExp(`checkout=R-[^;]+; Path=${path}/buy-online; Max-Age=\\d+; HttpOnly; SameSite=Lax`),
  );
});

test('ROUTE-04 OPEN-027 /checkout-journey leads to the checkout of a car by slug or id, else to the search', async () => {
  for (const seller of SELLERS) {
    const path = await freeCar(seller);
    const slug = path.split('/').at(-1) ?? '';
    const [row] = await sql('select id from cars where slug = $1', [slug]);
    for (const key of [slug, String(row?.id)]) {
      const { status, headers } = await askSite(
        seller.site,
        `/checkout-journey?car_id=${encodeURIComponent(key)}`,
      );
      expect(status).toBe(307);
      expect(headers.get('location')).toBe(`${path}/${seller.segment}`);
    }
    for (const key of ['', 'no-such-car', "' or 1=1 --", 'x'.repeat(500)])
      expect(
        (await askSite(seller.site, `/checkout-journey?car_id=${encodeURIComponent(key)}`)).headers.get(
          'location',
        ),
      ).toBe('/search');
  }
  const foreign = (await freeCar(valuecars)).split('/').at(-1);
  expect((await askSite('harbour', `/checkout-journey?car_id=${foreign}`)).headers.get('location')).toBe(
    '/search',
  );
});

test('VDP-15 CARD-20 CARD-21 CHECKOUT-01 buttons on cards and vehicle pages lead to the checkout', async ({
  page,
}) => {
  await page.goto(siteUrl('valuecars', '/search'));
  const link = page.getByRole('link', { name: /^Reserve Now \$100:/ }).first();
  const href = (await link.getAttribute('href')) ?? '';
  expect(href).toMatch(/^\/cars\/[a-z0-9-]+\/buy-online$/);
  await link.click();
  await expect(page).toHaveURL(siteUrl('valuecars', href));
  await expect(page.getByRole('button', { name: 'Hold this car and continue' })).toBeVisible();
});

test('CHECKOUT-05 CHECKOUT-06 CHECKOUT-07 CHECKOUT-08 CHECKOUT-09 CHECKOUT-10 the footer says what is accepted where the site wants it', async ({
  page,
}) => {
  for (const [site, shown] of [
    ['harbour', true],
    ['valuecars', true],
    ['northside', false],
  ] as const) {
    await page.goto(siteUrl(site, '/'));
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText('We accept')).toHaveCount(shown ? 1 : 0);
    for (const name of ['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'])
      await expect(footer.getByRole('img', { name, exact: true })).toHaveCount(shown ? 1 : 0);
  }
});

test('everything is done by keyboard, and what is wrong is said beside its question', async ({ page }) => {
  await page.goto(siteUrl('harbour', `${await freeCar(harbour)}/checkout`));
  await page.getByLabel('Name').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Please fix the following errors:' })).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Mobile')).toHaveAccessibleDescription('This is a required field.');
  await page.keyboard.type('Kim Nguyen');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0412 345 678');
  await page.keyboard.press('Tab');
  await page.keyboard.type('kim.keys@shopper.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Trade-in/ })).toBeVisible();
  await alive(page);
  await page.getByLabel('No trade-in').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Yes, value my car')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Make, model and year')).toBeFocused();
});
