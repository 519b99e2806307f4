import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { FullMail } from '../../emulators/inbox/store.ts';
import { codeFor, inboxUrl, mailsAbout, textsTo } from './inbox.ts';
import { findLead } from './leads-inbox.ts';
import { financedCar, openPopup, popup } from './lender.ts';
import { hydrated, sql, test } from './reserving.ts';
import { rows } from './rows.ts';
import { newAccount, newSession, signedIn } from './signing-in.ts';
import { carOf } from './stock-record.ts';
import { openStudio, STUDIO_WORDS } from './studio.ts';
import { askSite, expect, expectAccessible, siteUrl } from './test.ts';

test.describe.configure({ timeout: 120_000 });

const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const next = async (page: Page, button: string) =>
  page.getByRole('button', { name: button, exact: true }).click();

async function bestCondition(page: Page, kilometres: string): Promise<void> {
  await page.getByLabel('Odometer (km)').fill(kilometres);
  const questions = page.getByRole('main').getByRole('group');
  for (const question of await questions.all()) await question.getByRole('radio').first().check();
}

async function ownCar(condition: string): Promise<{ id: string; slug: string }> {
  const { slug } = await carOf('harbour', condition);
  const [row] = await sql('select id from cars where slug = $1', [slug]);
  return { id: String(row?.id), slug };
}

const leadOf = async (phone: string) => {
  const rows = await sql(
    `select id, kind, finished, payload from leads where site_slug = 'harbour' and payload->>'phone' = $1`,
    [phone.replace('+61', '0')],
  );
  return rows as { id: string; kind: string; finished: boolean; payload: Record<string, unknown> }[];
};

const MAIL = { timeout: 30_000 };

/** Waits for the one mail about a shopper whose subject has this prefix, and returns all its parts. */
async function mailAbout(email: string, side: 'dealer' | 'shopper', subject: string): Promise<FullMail> {
  const matching = async () =>
    (await mailsAbout(email))[side].filter((mail) => mail.subject.startsWith(subject));
  await expect.poll(async () => (await matching()).length, MAIL).toBe(1);
  const [mail] = await matching();
  const answer = await fetch(`${inboxUrl}/api/messages/${mail?.id}`);
  return (await answer.json()) as FullMail;
}

const photoOf = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 3000, height: 2000, channels: 3, background } })
    .jpeg()
    .toBuffer();

const offersTold = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: { event?: unknown }[] };
    return dataLayer.filter(({ event }) => event === 'offerAccepted');
  });

test('a visitor values a car on a phone and accepts the offer', {
  tag: rows('TRADE-01..12 EVENTS-06 ROUTE-09 SITE-18 LEAD-58..61 STORE-08 OPEN-068 OPEN-070..073'),
}, async ({ page }) => {
  const account = newAccount();
  const car = await ownCar("record->>'car_type' = 'used'");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl('harbour', `/cars/trade-in?car_id=${car.id}`));
  await hydrated(page);
  await test.step('ROUTE-09 the page shows the car that the trade-in goes towards', () =>
    expect(
      page.getByRole('region', { name: 'The car you want' }).locator(`a[href*="${car.slug}"]`).first(),
    ).toBeVisible());
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);

  await next(page, 'Find my car');
  await expect(page.getByLabel('Registration')).toHaveAccessibleDescription('This is a required field.');
  await expect(page.getByLabel('Registration')).toHaveAttribute('autocapitalize', 'characters');
  await expect(page.getByLabel('Registration')).toHaveAttribute('autocorrect', 'off');
  await page.getByLabel('Registration').fill('ZZ-0001');
  await page.getByLabel('State').selectOption('QLD');
  await next(page, 'Find my car');
  await expect(page.getByText("We couldn't find that registration.")).toBeVisible();
  await expect(page.getByLabel('Make')).toBeVisible();
  await expect(page.getByLabel('Registration')).toHaveValue('ZZ0001');
  await expectAccessible(page);
  const valuation = async () =>
    (await sql(
      `select * from valuations where site_slug = 'harbour' and car_id = $1 order by created_at desc limit 1`,
      [car.id],
    )) as { lead_id: string; amount_low: number | null; amount_high: number | null }[];
  const begunValuation = (await valuation())[0];
  const begunLead = async () => {
    const rows = await sql('select kind, payload from leads where id = $1', [begunValuation?.lead_id]);
    return rows as { kind: string; payload: Record<string, unknown> }[];
  };
  await test.step('TRADE-01 TRADE-05 the start of the valuation creates a lead with the car', async () =>
    expect(await begunLead()).toMatchObject([{ kind: 'tradeIn', payload: { car_id: car.id } }]));

  await page.getByLabel('Registration').fill('AGE007');
  await next(page, 'Find my car');
  await expect(step(page, 'Confirm your car')).toBeVisible();
  await test.step('TRADE-07 LEAD-58 the lead is updated with the rego lookup', async () => {
    const [lead] = await begunLead();
    expect(lead?.payload).toMatchObject({ rego: 'AGE007', regoState: 'QLD' });
    expect(JSON.stringify(lead?.payload)).toContain('Mazda CX-5');
  });
  await expect(page.getByText('Mazda CX-5 Maxx Sport')).toBeVisible();
  await next(page, 'Yes, this is my car');
  await expect(step(page, 'Condition')).toBeVisible();

  await hydrated(page);
  await next(page, 'See my estimate');
  await expect(page.getByText('Please fix the following errors:')).toBeVisible();
  await page.getByLabel('Odometer (km)').fill('100,000');
  await page.getByRole('radio', { name: 'One', exact: true }).check();
  await page.reload();
  await expect(page.getByLabel('Odometer (km)')).toHaveValue('100,000');
  await expect(page.getByRole('radio', { name: 'One', exact: true })).toBeChecked();
  await expectAccessible(page);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await test.step('OPEN-112 answers typed into a form that came back from the server survive a reload', async () => {
    const odometer = page.getByLabel('Odometer (km)');
    // Submits like a browser whose scripts have not loaded.
    await page.locator('form', { has: odometer }).evaluate((form: HTMLFormElement) => form.submit());
    await expect(page).toHaveURL(/problems=/);
    await expect(odometer).toHaveValue('100,000');
    await hydrated(page);
    await odometer.fill('99,000');
    const keys = page.getByRole('radio', { name: 'Two or more', exact: true });
    await keys.check();
    await page.reload();
    await expect(odometer).toHaveValue('99,000');
    await expect(keys).toBeChecked();
    await page.getByRole('radio', { name: 'One', exact: true }).check();
    await odometer.fill('100,000');
  });
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(step(page, 'Confirm your car')).toBeVisible();
  await next(page, 'Yes, this is my car');
  await expect(page.getByLabel('Odometer (km)')).toHaveValue('100,000');
  await bestCondition(page, '100,000');
  await next(page, 'See my estimate');

  await expect(step(page, 'Your details')).toBeVisible();
  await test.step('TRADE-06 LEAD-59 the lead is updated with the adjustments', async () =>
    expect((await begunLead())[0]?.payload.adjustmentAnswers).toHaveLength(7));
  await hydrated(page);
  await page.goto(siteUrl('harbour', '/cars/trade-in?step=estimate'));
  await expect(step(page, 'Your details')).toBeVisible();
  await hydrated(page);
  await page.getByLabel('Mobile number').fill(account.mobile);
  await next(page, 'Send code');
  await page.getByLabel('First name').fill(account.name);
  await page.getByLabel('Last name').fill(account.lastName);
  await page.getByLabel('Email').fill(account.email);
  await next(page, 'Send code');
  await expect(page.getByText('Code sent!')).toBeVisible();
  await expect.poll(async () => (await textsTo(account.phone)).length).toBe(1);
  await page.getByLabel('Code', { exact: true }).fill(await codeFor(account.phone));
  const report = page.waitForRequest((request) => request.url().endsWith('/api/miscellaneous'));
  await next(page, 'See my estimate');

  await test.step('SITE-18 the visitor gets an estimate', async () => {
    await expect(page.locator('[data-estimate="range"]')).toContainText(/\$[\d,]+ to \$[\d,]+/);
    await expect(page.getByText('subject to inspection.')).toBeVisible();
  });
  const [givenValuation] = await valuation();
  await test.step('TRADE-04 the valuation is sent with column_name valuation', async () => {
    const request = await report;
    expect(request.method()).toBe('POST');
    expect(request.postDataJSON()).toMatchObject({
      column_name: 'valuation',
      value: {
        kilometres: 100_000,
        low: givenValuation?.amount_low,
        high: givenValuation?.amount_high,
      },
    });
    const refused = await askSite('northside', '/api/miscellaneous', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: request.postData() ?? '',
    });
    expect(refused.status).toBe(404);
  });
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('harbour.TradeInValuation') ?? 'null')))
    .toMatchObject({ low: givenValuation?.amount_low, high: givenValuation?.amount_high });
  await expectAccessible(page);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  const [lead, ...more] = await leadOf(account.phone);
  expect([lead?.id, more]).toEqual([begunValuation?.lead_id, []]);
  expect(lead).toMatchObject({
    kind: 'tradeIn',
    finished: true,
    payload: {
      category: 'Trade In Valuation',
      subcategory: '2. Valuation Given',
      rego: 'AGE007',
      regoState: 'QLD',
    },
  });
  expect(lead?.payload.adjustmentAnswers).toHaveLength(7);

  const range = (await page.locator('[data-estimate="range"]').textContent())?.match(
    /\$[\d,]+ to \$[\d,]+/,
  )?.[0];
  const estimate = await mailAbout(account.email, 'shopper', 'Your estimate: ');
  expect(estimate.text).toContain(`Estimate: ${range}`);
  expect(estimate.text).toMatch(/Valid until: \d{1,2} [A-Z][a-z]{2} \d{4}/);
  expect(estimate.text).toContain(
    `View your estimate: ${siteUrl('harbour', `/cars/trade-in?car_id=${car.id}&step=estimate`)}`,
  );

  await mailAbout(account.email, 'dealer', 'Trade-in: ');

  // A photo, and a file that is not one despite its type.
  const photo = await photoOf('#447799');
  const choose = page.getByLabel('Choose photos');
  await choose.setInputFiles([{ name: 'car.jpg', mimeType: 'image/jpeg', buffer: photo }]);
  await expect(page.getByText('1 of 10 photos')).toBeVisible();
  const picture = page.getByRole('img', { name: 'Your car, 1 of' });
  await expect(picture).toHaveJSProperty('naturalWidth', 1600);
  const remove = await page.getByRole('button', { name: 'Remove photo 1' }).boundingBox();
  expect([remove?.width, remove?.height]).toEqual([44, 44]);
  await choose.setInputFiles([{ name: 'car.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') }]);
  await expect(page.getByText("We can't read that file. Use a JPEG, PNG or WebP photo.")).toBeVisible();
  const address = new URL((await picture.getAttribute('src')) ?? '', siteUrl('harbour'));
  expect((await askSite('harbour', address.pathname)).status).toBe(404);

  await test.step('a photo that was shared with the app before is offered, and added with one press', async () => {
    await page.evaluate(
      async (bytes) => {
        const cache = await caches.open('shared-photos');
        const shared = new Response(
          new Blob([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], { type: 'image/jpeg' }),
        );
        await cache.put(`/shared-photos/${Date.now()}-0`, shared);
      },
      (await photoOf('#774477')).toString('base64'),
    );
    await page.reload();
    const offered = page.getByRole('region', { name: 'Photos you shared' });
    await expect(offered).toContainText('The photo you shared is on this device.');
    await expectAccessible(page);
    await offered.getByRole('button', { name: 'Add it' }).click();
    await expect(page.getByText('2 of 10 photos')).toBeVisible();
    await expect(offered).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('shared-photos')).keys()).length))
      .toBe(0);
    await page.getByRole('button', { name: 'Remove photo 2' }).click();
    await expect(page.getByText('1 of 10 photos')).toBeVisible();
  });

  const second = await page.context().newPage();
  await second.goto(page.url());
  const [newest] = await sql('select coalesce(max(id), 0) as id from events');
  await next(page, 'Accept offer');
  await expect(page.getByText('Offer accepted')).toBeVisible();
  await expect(
    page.getByText(/You accepted our estimate of \$[\d,]+ to \$[\d,]+, subject to inspection\./),
  ).toBeVisible();
  await expect.poll(() => offersTold(page)).toHaveLength(1);
  const [toldOffer] = (await offersTold(page)) as Record<string, unknown>[];
  const storedOffers = () =>
    sql(
      `select event_id, car_id, dealership_id, path from events
       where id > $1 and name = 'offerAccepted' and car_id = $2`,
      [newest?.id, car.id],
    );
  await test.step('EVENTS-06 event 18 is recorded when the offer is accepted', async () => {
    expect(toldOffer).toMatchObject({ event_id: 18, car_id: car.id, website_id: 'harbour' });
    await expect
      .poll(storedOffers)
      .toEqual([
        { event_id: 18, car_id: car.id, dealership_id: toldOffer?.dealership_id, path: '/cars/trade-in' },
      ]);
  });
  await next(second, 'Accept offer');
  await expect(second.getByText('We already have your decision. Nothing was sent again.')).toBeVisible();
  await expect(second.getByText('Offer accepted')).toBeVisible();
  await second.close();
  await page.reload();
  await expect(page.getByText('Offer accepted')).toBeVisible();
  const [accepted, ...others] = await leadOf(account.phone);
  expect([accepted?.id, others]).toEqual([begunValuation?.lead_id, []]);
  await test.step('LEAD-60 TRADE-09 the lead carries offer_accepted', () =>
    expect(accepted?.payload.offer_accepted).toBe(true));
  await test.step('LEAD-61 TRADE-10 the lead carries form_completed', () =>
    expect(accepted?.payload.form_completed).toBe(true));
  await test.step('TRADE-08 TRADE-11 the same lead carries its id and 3. Offer Accepted', () =>
    expect(accepted?.payload).toMatchObject({
      subcategory: '3. Offer Accepted',
      lead_id: begunValuation?.lead_id,
    }));
  // The dealer's mail has the photo, and the shopper's confirms the offer; neither is sent twice.
  const changeMail = await mailAbout(account.email, 'dealer', 'Changed: Trade-in');
  expect(changeMail.subject).toMatch(/: \d{4} Mazda CX-5 Maxx Sport, towards \d{4} /);
  expect(changeMail.text).toContain('Offer accepted: Yes');
  const photos = changeMail.attachments.filter(({ type }) => type === 'image/jpeg');
  expect(photos).toMatchObject([{ name: 'photo-1.jpg' }]);
  expect((await mailAbout(account.email, 'shopper', 'Offer accepted: ')).text).toContain(
    `Accepted: ${range}`,
  );
  expect((await mailsAbout(account.email)).shopper).toHaveLength(2);
  expect(await offersTold(page)).toEqual([]);
  expect(await storedOffers()).toHaveLength(1);
  await page.goto(siteUrl('harbour', '/my-garage'));
  const part = page.getByRole('region', { name: 'Valuations', exact: true });
  await expect(part).toContainText('Mazda CX-5 Maxx Sport');
  await expect(part).toContainText('You accepted this estimate');
  await expect(page.getByRole('region', { name: 'Enquiries', exact: true })).toContainText(
    /Trade-in: \d{4} Mazda CX-5 Maxx Sport, towards /,
  );

  await page.setViewportSize({ width: 1280, height: 900 });
  const low = Number(givenValuation?.amount_low);
  const dear = await financedCar('harbour', low + 12_000);
  const tickIn = (place: Locator) => place.getByRole('checkbox', { name: /^Trade in my \d{4} Mazda CX-5/ });
  const answerWith = (tradeIn: boolean) =>
    page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/api/youx/quote') &&
        Boolean(answer.request().postDataJSON().tradeIn) === tradeIn,
    );
  const [first] = await Promise.all([answerWith(false), openPopup(page, 'harbour', dear.path)]);
  const whole = await first.json();
  const [less] = await Promise.all([answerWith(true), tickIn(popup(page)).check()]);
  expect((await less.json()).weeklyRepaymentAmount).toBeLessThan(whole.weeklyRepaymentAmount);
  await expectAccessible(page);
  await openPopup(page, 'harbour', dear.path);
  await expect(tickIn(popup(page))).toBeChecked();
  await page.keyboard.press('Escape');
  const calculator = page.getByRole('region', { name: 'Finance calculator' });
  await calculator.scrollIntoViewIfNeeded();
  const repayment = calculator.locator('[aria-live="polite"]');
  await expect(repayment).toContainText(/\$[\d,]+/);
  const before = (await repayment.textContent()) ?? '';
  await tickIn(calculator).check();
  await expect(repayment).not.toHaveText(before);
});

test('a signed-in shopper needs no code, and a car over 100,000 km gets no online estimate', {
  tag: rows('TRADE-02..03 TRADE-13..14 ROUTE-10..12 OPEN-069 OPEN-071..072 OPEN-074'),
}, async ({ page, context }) => {
  const expectTradeIn = async (site: string, path: string, question: string, answer: string) => {
    const { status, body } = await askSite(site, path);
    expect([site, path, status, body.includes('Find my car')]).toEqual([site, path, 200, true]);
    const summaries = [...body.matchAll(/<summary[^>]*>(.*?)<\/summary>/gs)].map(([, text]) => text ?? '');
    expect(summaries.filter((text) => text.includes(question))).toHaveLength(1);
    expect(body).toContain(answer);
  };
  await test.step('ROUTE-10 TRADE-13 /trade-in has the valuation and a FAQ', async () => {
    await expectTradeIn(
      'harbour',
      '/trade-in',
      'Do I have to buy a car from you?',
      'The figure is the same whether you trade the car in',
    );
    await expectTradeIn(
      'northside',
      '/trade-in',
      'How long is the written figure good for?',
      'Seven days from the day it is written.',
    );
  });
  await test.step('ROUTE-11 TRADE-13 /sell-my-car has the valuation and a FAQ', () =>
    expectTradeIn('harbour', '/sell-my-car', 'When am I paid?', 'The same day, by bank transfer'));
  await test.step('ROUTE-12 TRADE-13 /sell-your-car has the valuation and a FAQ', () =>
    expectTradeIn(
      'valuecars',
      '/sell-your-car',
      'Do you buy cars that do not run?',
      'If it can be towed, we look at it.',
    ));
  // A site without trade-ins shows the editors' page, and no vehicle page of that name.
  const stranger = await newSession('coastline');
  const headers = { cookie: stranger.cookie };
  expect((await askSite('coastline', '/cars/trade-in', { headers })).status).toBe(404);
  expect((await askSite('coastline', '/sell-my-car', { headers })).body).not.toContain('Find my car');
  expect((await askSite('coastline', '/trade-in')).status).toBe(404);
  expect((await askSite('coastline', '/sell-my-car')).headers.get('location')).toContain('type=trade-in');

  const car = await ownCar("record->>'car_type' = 'new' and (record->>'price')::numeric > 0");
  const shopper = await signedIn(context, 'harbour');
  await page.addInitScript(() => {
    const keptValuation = {
      title: 'x',
      rego: '',
      regoState: '',
      kilometres: 1,
      low: 1,
      high: 2,
      expiresAt: 1,
    };
    if (!localStorage.getItem('seeded'))
      localStorage.setItem('harbour.TradeInValuation', JSON.stringify(keptValuation));
    localStorage.setItem('seeded', 'yes');
  });
  await page.goto(siteUrl('harbour', `/cars/${car.slug}`));
  await test.step('TRADE-14 Trade In Valuation opens the valuation with the id of the car', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Trade In Valuation' }).first().click();
    await expect(page).toHaveURL(siteUrl('harbour', `/sell-my-car?car_id=${car.id}`));
  });
  await hydrated(page);
  await page.waitForLoadState();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('harbour.TradeInValuation'))).toBeNull();

  // When the plate lookup fails or is slow, the car is entered by hand.
  for (const plate of ['SLOW01', 'REFUSE', 'BABBLE']) {
    await page.getByLabel('Registration').fill(plate);
    await page.getByLabel('State').selectOption('QLD');
    // Waits for the load, because the previous page shows the same message.
    await Promise.all([page.waitForEvent('load'), next(page, 'Find my car')]);
    await expect(page.getByText("We couldn't find that registration.")).toBeVisible();
    await expect(page.getByLabel('Registration')).toHaveValue(plate);
    await hydrated(page);
    await page.getByLabel('Make').fill('Mazda');
    await page.getByLabel('Model').fill('CX-5');
    await page.getByLabel('Year').fill(String(new Date().getFullYear() - 2));
    await next(page, 'Continue');
    await expect(step(page, 'Confirm your car')).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(step(page, 'Your car')).toBeVisible();
    await hydrated(page);
    // A late load event of this page must not be mistaken for the next page's.
    await page.waitForLoadState();
  }
  await page.getByLabel('Make').fill('Mazda');
  await page.getByLabel('Model').fill('CX-5');
  await page.getByLabel('Year').fill(String(new Date().getFullYear() - 2));
  await next(page, 'Continue');
  await next(page, 'Yes, this is my car');
  await hydrated(page);
  await bestCondition(page, '100,001');
  await next(page, 'See my estimate');
  const none = "We can't give an online estimate for this vehicle. Our team will call you with a valuation.";
  await expect(page.locator('[data-estimate="none"]')).toContainText(none);
  await expect(page.getByRole('button', { name: 'Accept offer' })).toHaveCount(0);
  const [lead, ...more] = await leadOf(shopper.phone);
  expect([lead?.finished, lead?.payload.car_id, more]).toEqual([true, car.id, []]);
  await next(page, 'Book an inspection');
  await expect(page.getByText('Inspection requested')).toBeVisible();
  expect((await leadOf(shopper.phone))[0]?.payload).toMatchObject({ form_completed: true });
});

test.describe('without script', () => {
  test.setTimeout(240_000);
  test.use({ expected: { words: STUDIO_WORDS } });

  test('values a car and sends its photos without script', {
    tag: ['@OPEN-068', '@LEAD-54', '@LEAD-55', '@LEAD-58'],
  }, async ({ page: studio, browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const shopper = await signedIn(context, 'harbour');
    const page = await context.newPage();
    await page.goto(siteUrl('harbour', '/sell-my-car?step=vehicle&utm_source=radio'));
    await next(page, 'Find my car');
    await expect(page).toHaveURL(/\/sell-my-car\?utm_source=radio&step=vehicle&problems=[\w.]+$/);
    await expect(page.getByRole('alert')).toContainText('Please fix the following errors:');
    await page.getByLabel('Registration').fill('AGE003');
    await page.getByLabel('State').selectOption('VIC');
    await next(page, 'Find my car');
    await next(page, 'Yes, this is my car');
    await bestCondition(page, '40,000');
    await next(page, 'See my estimate');
    await expect(page.locator('[data-estimate="range"]')).toContainText(/\$[\d,]+ to \$[\d,]+/);

    expect((await leadOf(shopper.phone))[0]?.payload.lead_attributes).toMatchObject({
      visited_pages: ['/sell-my-car'],
      linked_query_params: { utm_source: 'radio' },
    });

    const choose = page.getByLabel('Photos of your car');
    const files = await Promise.all(['#aa3322', '#3322aa'].map(photoOf));
    const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
    await expect(page.getByText('Take a photo')).toBeHidden();
    // Readable photos are kept even if another file is refused.
    await choose.setInputFiles([
      ...files.map((file, index) => jpeg(`${index}.jpg`, file)),
      jpeg('no.jpg', Buffer.from('<svg/>')),
    ]);
    await next(page, 'Send photos');
    await expect(page.getByText("We can't read that file. Use a JPEG, PNG or WebP photo.")).toBeVisible();
    await expect(page.getByText('2 of 10 photos')).toBeVisible();
    await expect(page.getByRole('img', { name: /^Your car, / })).toHaveCount(2);
    await choose.setInputFiles(files.map((file, index) => jpeg(`${index}.jpg`, file)));
    await next(page, 'Send photos');
    await expect(page.getByText('2 of 10 photos')).toBeVisible();
    await expect(page.getByText("We can't read that file. Use a JPEG, PNG or WebP photo.")).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove photo 1' }).click();
    await expect(page.getByText('1 of 10 photos')).toBeVisible();
    await context.close();

    const { text } = await mailAbout(shopper.email, 'shopper', 'Your estimate: ');
    const link = '/sell-my-car?step=estimate';
    expect(text).toContain(`View your estimate: ${siteUrl('harbour', link)}`);
    const elsewhere = await askSite('harbour', link, { headers: { cookie: shopper.cookie } });
    expect(elsewhere.body).toContain('data-estimate="range"');
    const stranger = await askSite('harbour', link);
    expect(stranger.headers.get('location')).toContain('/sign-in?type=trade-in');

    await openStudio(studio, 'editor', '/leads');
    await (await findLead(studio, shopper.email)).click();
    const card = studio.getByRole('region', { name: 'Lead', exact: true });
    await card.getByText('Files (1)').click();
    const photo = card.getByRole('img', { name: 'photo-2.jpg' });
    await expect(photo).toHaveJSProperty('naturalWidth', 1600);
    await expectAccessible(studio, '[data-testid="leads-tool"]');
    const downloading = studio.waitForEvent('download');
    await card.getByRole('button', { name: 'Save photo-2.jpg' }).click();
    const saved = await sharp(await readFile(await (await downloading).path())).metadata();
    expect([saved.format, saved.width, saved.height, saved.exif]).toEqual(['jpeg', 1600, 1067, undefined]);
  });
});
