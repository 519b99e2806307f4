import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { codeFor, mailsAbout, textsTo } from './inbox.ts';
import {
  applicationsOf,
  COMPARISON_WARNING,
  financedCar,
  inDollars,
  LENDER_PAGE,
  lenderFault,
  openPopup,
  POPUP,
  popup,
} from './lender.ts';
import { isLong } from './length.ts';
import { sitemapPaths } from './pages.ts';
import { sql } from './reserving.ts';
import { rows } from './rows.ts';
import { newAccount, signedIn } from './signing-in.ts';
import { ALL_SITES, askSite, expect, expectAccessible, siteUrl, test, vehiclePaths } from './test.ts';

const json = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const QUOTE = { selfAssessedCreditScore: 'GREAT', purchasePrice: 30_000, loanTerm: 5 };

async function quotedCars(site: string): Promise<string[]> {
  const rows = await sql(
    `select slug from cars where record->>'status' = 'in_stock' and (record->'finance_lenders'->0->>'paymentWeek')::float8 > 30`,
  );
  const pathsWithQuote = new Set(rows.map(({ slug }) => `/cars/${String(slug)}`));
  return (await vehiclePaths(site)).filter((path) => pathsWithQuote.has(path)).slice(0, 3);
}

test.describe.configure({ timeout: 120_000 });
test.use({ expected: { words: [/status of (4|5)\d\d|net::ERR_FAILED/] } });

test('the quick estimate follows every choice', {
  tag: rows('QUOTE-01..09 QUOTE-11..36 FINPAGE-02..05 OPEN-078..079'),
}, async ({ page }) => {
  const car = await financedCar('harbour');
  const [stored] = await sql(
    `select record->>'vin' as vin, record->>'nvic' as nvic, record->>'make' as make, record->>'model' as model,
       record->>'price_type' as price_type from cars where id = $1`,
    [car.id],
  );
  const questions: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/youx/quote')) questions.push(request.postDataJSON());
  });
  await page.clock.install();
  await openPopup(page, 'harbour', car.path);
  const dialog = popup(page);
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  const term = dialog.getByRole('slider', { name: 'Term' });
  const helper = dialog.getByRole('combobox', { name: 'Who is helping you?' });
  const quote = dialog.locator('[aria-live="polite"]').first();
  const score = (name: string) => dialog.getByRole('radio', { name });
  let staff: string[] = [];

  await test.step('QUOTE-01 QUOTE-02 QUOTE-03 QUOTE-04 QUOTE-05 the title and the four tabs show', async () => {
    await expect(
      dialog.getByRole('heading', {
        name: 'Instant Finance pre-approval with no impact on your credit score.',
        exact: true,
      }),
    ).toBeVisible();
    await expect(dialog.getByRole('tab')).toHaveText([
      /^\d?Quick Estimate$/,
      /^\d?Your Details$/,
      /^\d?Instant pre-approval$/,
      /^\d?Apply to lender$/,
    ]);
    await expect(dialog.getByRole('tab', { name: 'Quick Estimate' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
  await test.step('FINPAGE-02 FINPAGE-03 FINPAGE-04 FINPAGE-05 the car shows with photo, name, price and price type', async () => {
    const summary = dialog.locator('.journey-car');
    await expect(summary.locator('img')).toHaveAttribute('src', /\S/);
    await expect(summary).toContainText(`${car.year} ${String(stored?.make)} ${String(stored?.model)}`);
    await expect(summary).toContainText(`$${Math.round(car.price).toLocaleString('en-AU')}`);
    expect(stored?.price_type).toEqual(expect.stringMatching(/\w/));
    await expect(summary).toContainText(String(stored?.price_type));
  });
  await test.step('the amount is the price of the car and cannot be edited', async () => {
    await expect(amount).not.toBeEditable();
    await expect(amount).toHaveValue(`$${Math.round(car.price).toLocaleString('en-AU')}`);
  });
  await test.step('QUOTE-11 QUOTE-12 the term runs from 1 to 7 in whole years and starts at 5', async () => {
    await expect(term).toHaveAttribute('min', '1');
    await expect(term).toHaveAttribute('max', '7');
    await expect(term).toHaveAttribute('step', '1');
    await expect(term).toHaveValue('5');
  });
  await test.step('QUOTE-13 QUOTE-14 QUOTE-15 QUOTE-16 credit is great, decent or poor, and starts as great', async () => {
    await expect(dialog.getByRole('radio')).toHaveCount(3);
    await expect(score('Great')).toHaveValue('GREAT');
    await expect(score('Decent')).toHaveValue('DECENT');
    await expect(score('Poor')).toHaveValue('POOR');
    await expect(score('Great')).toBeChecked();
  });
  await test.step('OPEN-079 the people of the dealership are listed as helpers', async () => {
    await expect(helper).toHaveValue('');
    staff = (await helper.locator('option').allTextContents()).slice(1);
    expect(staff.length).toBeGreaterThan(0);
  });

  await test.step('OPEN-078 the quote shows its comparison rate, the warning and the credit licence', async () => {
    await expect(quote).toContainText('per week');
    await expect(quote).toContainText('comparison rate');
    await expect(quote).toContainText(COMPARISON_WARNING);
    await expect(quote).toContainText('Australian Credit Licence 000 110');
    await expectAccessible(page);
  });
  await test.step('QUOTE-26 QUOTE-27 QUOTE-28 QUOTE-32 the quote is requested with score, price, term and helper', () => {
    expect(questions[0]).toMatchObject({
      selfAssessedCreditScore: 'GREAT',
      purchasePrice: Math.min(200_000, Math.round(car.price)),
      loanTerm: 5,
      whoIsHelping: '',
    });
  });
  await test.step("QUOTE-29 QUOTE-30 QUOTE-31 the quote is requested with the car's year, VIN and NVIC", () => {
    expect(questions[0]).toMatchObject({
      car_id: car.id,
      year: car.year,
      vin: stored?.vin,
      nvic: stored?.nvic,
    });
    expect(Object.keys(questions[0] ?? {})).toHaveLength(8);
  });

  const answerTo = async (body: object) =>
    JSON.parse((await askSite('harbour', '/api/youx/quote', json(body))).body);
  await test.step('QUOTE-33 QUOTE-34 QUOTE-35 the answer shows as weekly repayment, interest rate and comparison rate', async () => {
    // The server uses the price of a known car and ignores the browser's.
    const { weeklyRepaymentAmount, advertisedRate, comparisonRate, ...others } = await answerTo({
      ...QUOTE,
      purchasePrice: 10_000,
      car_id: car.id,
    });
    expect(others).toEqual({});
    await expect(quote).toContainText(`${inDollars(weeklyRepaymentAmount)} per week`);
    await expect(quote).toContainText(`${advertisedRate}% p.a. interest rate`);
    await expect(quote).toContainText(`${comparisonRate}% p.a. comparison rate`);
  });
  await test.step('QUOTE-36 a refused question is answered with an error', async () => {
    const answer = await answerTo({ ...QUOTE, purchasePrice: 1 });
    expect(answer).toMatchObject({ error: expect.stringMatching(/\w/) });
    expect(answer).not.toHaveProperty('weeklyRepaymentAmount');
  });

  await test.step('QUOTE-22 several changes within 500 ms request one quote', async () => {
    await page.clock.pauseAt(Date.now() + 60_000);
    const before = questions.length;
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowRight']) await term.press(key);
    await page.clock.runFor(499);
    expect(questions.slice(before)).toEqual([]);
    await page.clock.runFor(1);
    await expect(quote).toContainText('per week');
    expect(questions.slice(before)).toMatchObject([{ loanTerm: 4 }]);
    await page.clock.resume();
  });

  // The page holds each answer back until the test releases it.
  let answer: (() => void) | undefined;
  await page.route('**/api/youx/quote', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue().catch(() => {});
  });
  const next = async (change: () => Promise<unknown>, part: Record<string, unknown>) => {
    const quoteRequest = page.waitForRequest('**/api/youx/quote');
    await change();
    await expect(quote.getByText('...', { exact: true })).toBeVisible();
    expect((await quoteRequest).postDataJSON()).toMatchObject(part);
    await expect(quote).not.toContainText('per week');
    await expect.poll(() => answer !== undefined).toBe(true);
    answer?.();
    answer = undefined;
    await expect(quote).toContainText('per week');
  };
  await test.step('QUOTE-18 QUOTE-23 another term requests a quote, and three dots show meanwhile', () =>
    next(() => term.press('ArrowRight'), { loanTerm: 5 }));
  await test.step('QUOTE-19 another credit score requests a quote', () =>
    next(() => dialog.getByText('Poor', { exact: true }).click(), { selfAssessedCreditScore: 'POOR' }));
  await test.step('QUOTE-21 QUOTE-32 another helper requests a quote with the name', () =>
    next(() => helper.selectOption(staff[0] ?? ''), { whoIsHelping: staff[0] }));
  await test.step('QUOTE-20 another amount takes the car out of the question', () =>
    next(() => dialog.getByRole('button', { name: 'Change amount' }).click(), {
      car_id: null,
      year: null,
      vin: null,
      nvic: null,
    }));
  await test.step('QUOTE-09 QUOTE-17 an amount below 10,000 is committed as 10,000 and quoted', async () => {
    await next(
      async () => {
        await amount.fill('5000');
        await amount.blur();
      },
      { purchasePrice: 10_000 },
    );
    await expect(amount).toHaveValue('$10,000');
  });
  await test.step('QUOTE-08 QUOTE-09 only digits can be typed, and an amount above 200,000 is committed as 200,000', async () => {
    await next(
      async () => {
        await amount.fill('25 00abc00');
        await expect(amount).toHaveValue('250000');
        await amount.press('Enter');
      },
      { purchasePrice: 200_000 },
    );
    await expect(amount).toHaveValue('$200,000');
  });

  await test.step('QUOTE-24 QUOTE-25 a failed quote shows nothing and clears the old one', async () => {
    await page.unroute('**/api/youx/quote');
    await page.route('**/api/youx/quote', (route) => route.fulfill({ status: 502, json: { error: 'no' } }));
    const failedAnswer = page.waitForResponse('**/api/youx/quote');
    await term.press('ArrowLeft');
    await failedAnswer;
    await expect(quote).toBeEmpty();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
  });

  await test.step('QUOTE-06 QUOTE-52 QUOTE-53 the personalised quote continues to the details, from the name on', async () => {
    await expect(dialog.getByLabel('First name')).toBeHidden();
    await dialog.getByRole('button', { name: 'Get A Personalised Quote' }).click();
    await expect(dialog.getByRole('tab', { name: 'Your Details' })).toHaveAttribute('aria-selected', 'true');
    await expect(dialog.getByLabel('First name')).toBeVisible();
    await expect(dialog.getByRole('tabpanel').locator('input:visible').first()).toHaveAttribute(
      'name',
      'name',
    );
    await expect(amount).toBeHidden();
  });
  await test.step('QUOTE-07 Back returns to the estimate', async () => {
    await dialog.getByRole('button', { name: 'Back' }).click();
    await expect(dialog.getByRole('tab', { name: 'Quick Estimate' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(amount).toBeVisible();
  });
  await test.step('the popup fits phones, tablets and desktops', async () => {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => dialog.evaluate((element) => element.scrollWidth - element.clientWidth))
        .toBeLessThanOrEqual(0);
    }
  });
});

test('the journey on a page sends lead and customer together and continues at the lender', {
  tag: rows('QUOTE-37..72 QUOTE-75..79 ROUTE-47 OPEN-010 OPEN-080 OPEN-128'),
}, async ({ page }) => {
  const car = await financedCar('valuecars');
  const [stored] = await sql(
    `select record->>'vin' as vin, record->>'nvic' as nvic, record->>'make' as make, record->>'model' as model
     from cars where id = $1`,
    [car.id],
  );
  const account = newAccount();
  const customers = '**/api/youx/create-customer';
  const visits: string[] = [];
  await page.route(`${LENDER_PAGE}?*`, (route) => {
    visits.push(route.request().url());
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Lender</title><h1>Lender</h1>',
    });
  });
  const submissions: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(?:leads|youx\/create-customer)$/.test(request.url())) submissions.push(request.url());
  });
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(siteUrl('valuecars', `/personalised/finance?car_id=${car.id}`));
  const journey = page.getByRole('region', { name: POPUP });
  const tab = (name: string) => journey.getByRole('tab', { name });
  const send = journey.getByRole('button', { name: /^(Send code|Request pre-approval)$/ });
  const alert = (words: string) => journey.getByRole('alert').filter({ hasText: words });
  const code = journey.getByLabel('Code', { exact: true });
  let helper = '';

  await test.step('ROUTE-47 the personalised page has the journey of its car', async () => {
    await expect(page.getByText(POPUP)).toBeVisible();
    await journey.scrollIntoViewIfNeeded();
    await expect(journey.getByRole('textbox', { name: 'Amount' })).toHaveValue(
      `$${Math.round(car.price).toLocaleString('en-AU')}`,
    );
    await expect(journey).toContainText(`${car.year} ${String(stored?.make)} ${String(stored?.model)}`);
  });
  await test.step('QUOTE-52 submitting the estimate advances to the details, in view and focused', async () => {
    const helpers = journey.getByRole('combobox', { name: 'Who is helping you?' });
    await helpers.selectOption({ index: 1 });
    helper = await helpers.inputValue();
    expect(helper).toMatch(/\w/);
    await journey.getByRole('button', { name: 'Get A Personalised Quote' }).click();
    await expect(tab('Your Details')).toBeFocused();
    await expect(tab('Your Details')).toBeInViewport({ ratio: 1 });
  });
  await test.step('QUOTE-53 the details begin with the name', async () => {
    await expect(journey.getByRole('tabpanel').locator('input:visible').first()).toHaveAttribute(
      'name',
      'name',
    );
    await expect(journey.getByRole('slider', { name: 'Term' })).toBeHidden();
  });
  await test.step('QUOTE-46 QUOTE-79 errors are summarised, a missing postcode among them', async () => {
    await send.click();
    await expect(alert('Please fix the following errors:')).toBeInViewport({ ratio: 1 });
    await expect(journey.getByRole('alert')).toBeFocused();
    await expect(journey.getByLabel('Postcode')).toHaveAccessibleDescription('This is a required field.');
    await expectAccessible(page);
  });
  await test.step('QUOTE-41 QUOTE-42 QUOTE-43 QUOTE-44 the details are name, last name, email and mobile', async () => {
    for (const name of ['First name', 'Last name', 'Email', 'Mobile'])
      await expect(journey.getByLabel(name)).toHaveAccessibleDescription('This is a required field.');
    await journey.getByLabel('First name').fill(account.name);
    await journey.getByLabel('Last name').fill(account.lastName);
    await journey.getByLabel('Email').fill(account.email);
    await journey.getByLabel('Mobile').fill(account.mobile);
    await journey.getByLabel('Postcode').fill('5000');
    await journey.getByLabel(/terms of use/).check();
  });

  await test.step('QUOTE-78 an unreadable answer shows an unknown error while advancing', async () => {
    await page.route('**/api/sign-in/send', (route) =>
      route.fulfill({ body: 'null', contentType: 'application/json' }),
    );
    await send.click();
    await expect(alert('An unknown error occurred while advancing step.')).toBeVisible();
    await page.unroute('**/api/sign-in/send');
  });
  const digits = await test.step('QUOTE-45 a code is sent to the mobile and has its field', async () => {
    await expect(code).toHaveCount(0);
    await send.click();
    await expect(code).toBeFocused();
    await expect.poll(async () => (await textsTo(account.phone)).length).toBe(1);
    return codeFor(account.phone);
  });
  await test.step('QUOTE-54 a wrong code is refused before anything is submitted', async () => {
    await code.fill(digits === '000000' ? '000001' : '000000');
    await send.click();
    await expect(alert('The verification code is invalid. Please try again.')).toBeVisible();
    expect(submissions).toEqual([]);
    await code.fill(digits);
  });

  const failsWith = async (words: string) => {
    await send.click();
    await expect(alert(words)).toBeVisible();
    await expect(tab('Your Details')).toHaveAttribute('aria-selected', 'true');
    await expect(send).toBeEnabled();
    await expect(send).not.toHaveAttribute('aria-disabled', 'true');
    expect(visits).toEqual([]);
  };
  await test.step('QUOTE-57 QUOTE-71 QUOTE-76 OPEN-128 an answer without an address of the lender is an error', async () => {
    // The browser claims another page address; the server must use the one it knows.
    await page.route(customers, (route) => {
      const requestBody = route.request().postDataJSON();
      const claimed = { ...requestBody.additionalData, url: 'https://elsewhere.example/' };
      return route.continue({ postData: JSON.stringify({ ...requestBody, additionalData: claimed }) });
    });
    try {
      for (const fault of ['no address', 'other host']) {
        await lenderFault(fault, account.phone);
        const refused = page.waitForResponse(customers);
        await failsWith('Failed to create customer or no redirect URL received.');
        expect(await (await refused).json()).toEqual({ redirectUrl: null });
      }
    } finally {
      await lenderFault('none');
    }
    await page.unroute(customers);
  });
  await test.step('QUOTE-57 QUOTE-72 QUOTE-75 a failed customer shows the error of the answer, or the default', async () => {
    await page.route(customers, (route) => route.abort());
    await failsWith('Failed to create customer with YouX');
    await page.unroute(customers);
    await page.route(customers, (route) =>
      route.fulfill({ status: 502, json: { error: 'Already applied.' } }),
    );
    await failsWith('Already applied.');
    await page.unroute(customers);
  });

  const pageAddress = page.url().replace(/#.*$/, '');
  const { data, additionalData } =
    await test.step('QUOTE-55 QUOTE-57 QUOTE-77 lead and customer are requested together; a lost lead is an error', async () => {
      // Neither is answered before both are requested, which proves that they run in parallel.
      const both = Promise.all([page.waitForRequest(customers), page.waitForRequest('**/api/leads')]);
      await page.route('**/api/leads', async (route) => {
        await both;
        await route.abort();
      });
      await page.route(customers, async (route) => {
        await both;
        await route.continue();
      });
      await failsWith('Lead submission failed');
      await page.unroute('**/api/leads');
      await page.unroute(customers);
      const [customer] = await both;
      return customer.postDataJSON();
    });
  await test.step('QUOTE-58 QUOTE-59 QUOTE-62 the customer is requested with NVIC, VIN and year of the car', () => {
    expect(data).toMatchObject({ nvic: stored?.nvic, vin: stored?.vin, year: car.year });
  });
  await test.step('QUOTE-60 QUOTE-61 QUOTE-63 the customer is requested with credit score, price and term', () => {
    expect(data).toMatchObject({
      selfAssessedCreditScore: 'GREAT',
      purchasePrice: Math.min(200_000, Math.round(car.price)),
      loanTerm: 5,
    });
  });
  await test.step('QUOTE-64 QUOTE-65 QUOTE-66 QUOTE-67 the customer is requested with phone, names and email', () => {
    expect(data).toMatchObject({
      phoneNumber: account.phone,
      firstName: account.name,
      lastName: account.lastName,
      email: account.email,
    });
  });
  await test.step('QUOTE-68 QUOTE-69 the customer is requested with opt-in and postcode', () => {
    expect(data).toMatchObject({ subscribe: false, postCode: '5000' });
  });
  await test.step('QUOTE-70 the customer is requested with the fields of the lead beside it', () => {
    expect(additionalData).toMatchObject({ car_id: car.id, whoIsHelping: helper });
  });
  await test.step("QUOTE-77 a refused lead shows the server's error", async () => {
    await page.route('**/api/leads', (route) =>
      route.fulfill({ status: 422, json: { error: 'Not this lead.' } }),
    );
    await failsWith('Not this lead.');
    await page.unroute('**/api/leads');
  });

  await test.step('OPEN-080 the weekly amount shows while the details are on their way', async () => {
    await page.route(customers, async (route) => {
      await expect(tab('Instant pre-approval')).toHaveAttribute('aria-selected', 'true');
      const shown = journey.getByRole('tabpanel', { name: 'Instant pre-approval' });
      await expect(shown).toContainText('per week');
      await expect(shown).toContainText(COMPARISON_WARNING);
      await route.continue();
    });
    await send.click();
    await expect(page).toHaveURL((url) => url.href.startsWith(`${LENDER_PAGE}?application=`));
  });
  const [application, ...more] = await applicationsOf(account.phone);
  await test.step('QUOTE-56 the shopper is redirected to the address that the lender returned', async () => {
    const applications = await sql(
      `select a.status, a.inputs, a.redirect_url, a.lead_id from finance_applications a
       join users u on u.id = a.user_id where u.phone = $1`,
      [account.phone],
    );
    expect(visits).toHaveLength(1);
    expect(applications).toEqual([
      {
        status: 'created',
        inputs: { selfAssessedCreditScore: 'GREAT', purchasePrice: car.price, loanTerm: 5, car_id: car.id },
        redirect_url: visits[0],
        lead_id: expect.any(String),
      },
    ]);
  });
  await test.step("QUOTE-61 QUOTE-70 the lender receives one application, with the car's price and the lead's fields", () => {
    expect(more).toEqual([]);
    expect(application?.data).toMatchObject({ purchasePrice: car.price, year: car.year });
    expect(application?.additionalData).toMatchObject({
      category: 'Finance Enquiry',
      tags: ['YouX'],
      car_id: car.id,
      url: pageAddress,
    });
  });
  const leads = await sql(`select payload from leads where payload->>'email' = $1`, [account.email]);
  const payload = leads[0]?.payload;
  await test.step('QUOTE-50 QUOTE-51 OPEN-010 one finance enquiry with the tag YouX is stored', () => {
    expect(leads).toHaveLength(1);
    expect(payload).toMatchObject({ category: 'Finance Enquiry', tags: ['YouX'] });
  });
  await test.step('QUOTE-37 QUOTE-38 QUOTE-39 QUOTE-40 the lead has amount, term, credit score and helper', () => {
    expect(payload).toMatchObject({
      amount: car.price,
      term: 5,
      selfAssessedCreditScore: 'GREAT',
      whoIsHelping: helper,
    });
  });
  await test.step('QUOTE-41 QUOTE-42 QUOTE-43 QUOTE-44 the lead has name, last name, email and phone', () => {
    expect(payload).toMatchObject({
      name: `${account.name} ${account.lastName}`,
      last_name: account.lastName,
      email: account.email,
      phone: account.phone.replace('+61', '0'),
    });
  });
  await test.step('QUOTE-46 QUOTE-47 QUOTE-48 QUOTE-49 the lead has postcode, opt-in, car year and car description', () => {
    expect(payload).toMatchObject({
      postcode: '5000',
      subscribe: false,
      car_id: car.id,
      car_year: car.year,
      car_description: expect.stringContaining(
        `${car.year} ${String(stored?.make)} ${String(stored?.model)}`,
      ),
    });
  });
  await test.step('the dealer receives the choice by mail', () =>
    expect
      .poll(async () => (await mailsAbout(account.email)).dealer[0]?.text ?? '', { timeout: 30_000 })
      .toContain('over 5 years'));
  await test.step('a form with one name field is filled with both names', async () => {
    await page.goto(new URL('/contact', pageAddress).href);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`${account.name} ${account.lastName}`);
  });
});

test('a signed-in shopper passes the gate and applies without a code', {
  tag: rows('ROUTE-47..48 GATE-08 QUOTE-10 QUOTE-46 QUOTE-54 QUOTE-68 QUOTE-73..74'),
}, async ({ page, context }) => {
  const car = await financedCar('harbour');
  await test.step('GATE-08 the personalised page asks shoppers of a gated site to sign in', async () => {
    await page.goto(siteUrl('harbour', `/personalised/finance?car_id=${car.id}`));
    await expect(page).toHaveURL(/\/sign-in\?type=car-finance/);
  });
  const account = await signedIn(context, 'harbour');
  await test.step('QUOTE-10 without a car the amount is 30,000', async () => {
    await page.goto(siteUrl('harbour', '/finance'));
    await page.getByRole('link', { name: 'Quick Estimate' }).click();
    await expect(popup(page).getByRole('textbox', { name: 'Amount' })).toHaveValue('$30,000');
    await page.goBack();
    await expect(popup(page)).toHaveCount(0);
  });
  await test.step('QUOTE-73 QUOTE-74 a customer needs a verified phone, but neither email nor last name', async () => {
    const createCustomer = async (data: object) =>
      (
        await askSite(
          'harbour',
          '/api/youx/create-customer',
          json({ data: { ...QUOTE, ...data }, additionalData: { token: crypto.randomUUID() } }),
        )
      ).status;
    expect(await createCustomer({ phoneNumber: account.mobile, firstName: 'Kim' })).toBe(401);
    expect(await createCustomer({ phoneNumber: account.mobile })).toBe(400);
  });

  const journey = page.getByRole('region', { name: POPUP });
  await test.step('ROUTE-48 the page about finance and insurance has the journey, without a car', async () => {
    await page.goto(siteUrl('harbour', '/finance-and-insurance'));
    await journey.scrollIntoViewIfNeeded();
    await expect(journey.getByRole('textbox', { name: 'Amount' })).toHaveValue('$30,000');
  });
  await test.step('the details of the account are filled in', async () => {
    await journey.getByRole('button', { name: 'Get A Personalised Quote' }).click();
    await expect(journey.getByLabel('First name')).toHaveValue(account.name);
    await expect(journey.getByLabel('Mobile')).toHaveValue(account.mobile);
  });
  await test.step('QUOTE-46 a site without the postcode variant does not ask for it', () =>
    expect(journey.getByLabel('Postcode')).toHaveCount(0));
  for (const list of ['Dealership', 'Location']) await journey.getByLabel(list).selectOption({ index: 1 });
  await journey.getByLabel(/news and offers/).check();
  await expectAccessible(page);
  await test.step('QUOTE-54 a verified phone needs no code', async () => {
    await journey.getByRole('button', { name: 'Request pre-approval' }).click();
    await expect(journey.getByRole('tab', { name: 'Instant pre-approval' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(journey).toContainText('The lender has received your details.');
    expect(await textsTo(account.phone)).toEqual([]);
  });
  await test.step('the last step names the website of the lender, and waits for the shopper', async () => {
    await expectAccessible(page);
    await journey.getByRole('button', { name: 'Continue' }).click();
    await expect(journey).toContainText(`go to ${new URL(LENDER_PAGE).host}, the lender’s website`);
    await journey.getByRole('link', { name: 'Apply to lender' }).click();
    await expect(page).toHaveURL((url) => url.href.startsWith(`${LENDER_PAGE}?application=`));
    await expect(page.getByText('you are applying for $30,000 over 5 years')).toBeVisible();
  });
  await test.step('the lender leads back to a status in My Garage', async () => {
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('link', { name: 'Return to the dealer' }).click();
    await expect(page).toHaveURL(/\/my-?\w+\?done=lender$/);
    await expect(page.getByText('Welcome back.')).toBeVisible();
    const enquiries = page.getByRole('region', { name: 'Enquiries' });
    await expect(enquiries).toContainText(`You continued with ${new URL(LENDER_PAGE).host} on `);
    await expect(enquiries.getByRole('link', { name: 'Continue on the lender’s website' })).toBeVisible();
  });
  await test.step('QUOTE-46 QUOTE-68 the customer has the opt-in of the form and no postcode', async () => {
    const [application] = await applicationsOf(account.phone);
    expect(application?.data).toMatchObject({ purchasePrice: 30_000, subscribe: true });
    expect(application?.data).not.toHaveProperty('postCode');
  });
});

/** Returns a signed-in shopper at the last form, with a helper name unique to this test. */
async function atDetails(page: Page, context: BrowserContext) {
  const car = await financedCar('valuecars');
  const account = await signedIn(context, 'valuecars');
  const helper = `Robin ${randomUUID().slice(0, 8)}`;
  await page.route(`${LENDER_PAGE}?*`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Lender</title><h1>Lender</h1>' }),
  );
  // Adds the helper to the page's own answer, because the name must be unique to this test.
  await page.addInitScript((name) => {
    const real = window.fetch;
    window.fetch = async (...request) => {
      const answer = await real(...request);
      if (!answer.url.includes('/api/youx/journey')) return answer;
      const setup = await answer.json();
      return Response.json({ ...setup, staff: [name, ...setup.staff] });
    };
  }, helper);
  await page.goto(siteUrl('valuecars', `/personalised/finance?car_id=${car.id}`));
  const journey = page.getByRole('region', { name: POPUP });
  await journey.scrollIntoViewIfNeeded();
  const quote = journey.locator('[aria-live="polite"]').first();
  await expect(quote).toContainText('per week');
  await journey.getByRole('combobox', { name: 'Who is helping you?' }).selectOption(helper);
  await expect(quote).toContainText('per week');
  const goOn = async () => {
    await journey.getByRole('button', { name: 'Get A Personalised Quote' }).click();
    await expect(journey.getByLabel('First name')).toHaveValue(account.name);
    await journey.getByLabel('Postcode').fill('5000');
    await journey.getByLabel(/terms of use/).check();
  };
  const send = journey.getByRole('button', { name: 'Request pre-approval' });
  const leads = () => sql(`select id from leads where payload->>'email' = $1`, [account.email]);
  return { account, helper, journey, quote, goOn, send, leads };
}

test('a failing lender shows its error and leaves one lead', {
  tag: ['@QUOTE-24', '@QUOTE-75', '@QUOTE-76', '@OPEN-010', '@OPEN-128'],
}, async ({ page, context }) => {
  const { account, helper, journey, quote, goOn, send, leads } = await atDetails(page, context);
  const term = journey.getByRole('slider', { name: 'Term' });
  try {
    await test.step('QUOTE-24 no quote shows while the lender fails, and the next choice requests one again', async () => {
      for (const fault of ['slow', 'refuse', 'failing', 'nonsense']) {
        await lenderFault(fault, helper);
        const quoteAnswer = page.waitForResponse('**/api/youx/quote');
        await term.press('ArrowLeft');
        await expect(quote.getByText('...', { exact: true })).toBeVisible();
        expect([fault, (await quoteAnswer).status()]).toEqual([fault, 502]);
        await expect(quote).toBeEmpty();
      }
      await lenderFault('none');
      await term.press('ArrowRight');
      await expect(quote).toContainText('per week');
    });
    await goOn();
    await test.step('QUOTE-75 QUOTE-76 each failure of the lender shows its error and keeps the lead', async () => {
      for (const [fault, words] of [
        ['refuse', 'We cannot help with this request.'],
        ['failing', 'Failed to create customer with YouX'],
        ['nonsense', 'Failed to create customer with YouX'],
        ['other host', 'Failed to create customer or no redirect URL received.'],
      ] as const) {
        await lenderFault(fault, helper);
        await Promise.all([page.waitForResponse('**/api/youx/create-customer'), send.click()]);
        await expect(journey.getByRole('alert').filter({ hasText: words })).toBeVisible();
        await expect(journey.getByLabel('Postcode')).toHaveValue('5000');
        expect([fault, await leads()]).toEqual([fault, [{ id: expect.any(String) }]]);
      }
    });
  } finally {
    await lenderFault('none');
  }
  await expectAccessible(page);
  await send.click();
  await expect(page).toHaveURL((url) => url.href.startsWith(`${LENDER_PAGE}?application=`));
  expect(await leads()).toHaveLength(1);
  expect(await applicationsOf(account.phone)).toHaveLength(1);
});

test('closing the tab while the lender is slow leaves one lead and one application', {
  tag: ['@OPEN-010'],
}, async ({ page, context }) => {
  const { account, helper, goOn, send, leads } = await atDetails(page, context);
  await goOn();
  const status = async () =>
    (
      await sql(
        `select a.status from finance_applications a join users u on u.id = a.user_id where u.phone = $1`,
        [account.phone],
      )
    ).map((row) => String(row.status));
  try {
    await lenderFault('slow', helper);
    await send.click();
    await expect.poll(status).toHaveLength(1);
    expect(await status()).not.toContain('created');
    await page.close();
    await expect.poll(status, { timeout: 30_000 }).toEqual(['created']);
  } finally {
    await lenderFault('none');
  }
  expect(await leads()).toHaveLength(1);
  expect(await applicationsOf(account.phone)).toHaveLength(1);
});

async function pagesOfSitemap(site: string, mostOfKind: number): Promise<string[]> {
  const byKind = Map.groupBy(await sitemapPaths(site), (path) =>
    path.split('/').length > 2 ? path.split('/', 2).join('/') : path,
  );
  return [...byKind.values()].flatMap((pages) => pages.slice(0, mostOfKind));
}

/** A cost of credit. Subscriptions ('/week') and fuel costs use another format and do not count. */
const COST =
  /\$[\d,.]+(?: to \$[\d,.]+)? (?:per|a) (?:week|fortnight|month)\b|Weekly repayment ?\$[\d,.]+|\d% p\.a\./;

/**
 * Returns the costs of credit on a page and whether each has the warning next to it.
 * @param html a page that is not open; null for the open page
 */
const costsOf = (page: Page, path: string, html: string | null) =>
  page.evaluate(
    (facts) => {
      const shown = facts.html === null ? document : new DOMParser().parseFromString(facts.html, 'text/html');
      const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ');
      const cost = new RegExp(facts.cost);
      const main = shown.querySelector('main');
      const inner = [...(main?.querySelectorAll<HTMLElement>('*') ?? [])].filter(
        (element) =>
          cost.test(plain(element.textContent)) &&
          ![...element.children].some((child) => cost.test(plain(child.textContent))),
      );
      return inner.map((element) => {
        // Filters belong to the whole page; a scrolling table has its warning below it.
        const isFilter = facts.path.startsWith('/search') || element.closest('table') !== null;
        const place = element.closest(isFilter ? 'main' : 'article, section, dialog, main');
        return {
          text: plain(element.textContent).slice(0, 60),
          warned: plain(place?.textContent ?? '').includes(facts.warning),
        };
      });
    },
    { path, html, cost: COST.source, warning: COMPARISON_WARNING },
  );

/** Claims of guaranteed loans, which are not allowed before the lender decides. */
const PROMISES =
  /guaranteed (?:finance|approval|credit)|(?:finance|loan|credit|approval) (?:is )?guaranteed|\binstant approval|every(?:one|body)(?:[’']s| is| gets)? approved|no credit checks?\b|100% approv|you(?:[’']re| are) approved/i;

test('no page shows the cost of credit without the comparison rate warning, nor promises a loan', {
  tag: ['@OPEN-078'],
}, async ({ page }) => {
  test.setTimeout(240_000);
  const without: string[] = [];
  const promises: string[] = [];
  let shown = 0;
  let offers = 0;
  let read = 0;
  let isListOpened = false;
  for (const site of ALL_SITES) {
    const finance = {
      harbour: '/finance',
      northside: '/finance-enquiry',
      valuecars: '/apply-for-finance',
      coastline: '/finance',
    };
    const vehicles = await quotedCars(site);
    const ids = await sql('select id from cars where slug = any($1)', [
      vehicles.map((path) => path.slice(6)),
    ]);
    const paths = [
      '/',
      '/search',
      `/search?refinementList%5Bweekly_price_range%5D%5B0%5D=${encodeURIComponent('$100 to $125 a week')}`,
      ...vehicles,
      finance[site],
      `${finance[site]}?car_id=${String(ids[0]?.id)}`,
      `/compare?ids=${ids.map(({ id }) => String(id)).join(',')}`,
      '/finance-and-insurance',
    ];
    // Sites share their scripts, so the short form tests one of them in a browser.
    for (const path of isLong || site === ALL_SITES[0] ? paths : []) {
      await page.goto(siteUrl(site, path), { waitUntil: 'domcontentloaded' });
      const weekly = page.locator('main summary').filter({ hasText: /^Weekly/ });
      if (path === '/search' && (await weekly.count())) {
        await weekly.first().click();
        await expect(
          page
            .getByRole('main')
            .getByText(/\$[\d,]+ to \$[\d,]+ a week/)
            .first(),
        ).toBeVisible();
        isListOpened = true;
      }
      const amounts = await costsOf(page, path, null);
      shown += amounts.length;
      for (const { text, warned } of amounts) if (!warned) without.push(`${site}${path}: ${text}`);
    }
    const queue = [...paths, ...(await pagesOfSitemap(site, isLong ? 5 : 3))];
    const readPages = async () => {
      for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
        const { status, body } = await askSite(site, path);
        // Another test may have deleted its document.
        if (status !== 200) continue;
        read += 1;
        const words = body.replaceAll(/<[^>]+>/g, ' ');
        const promise = PROMISES.exec(words)?.[0];
        if (promise) promises.push(`${site}${path}: ${promise}`);
        if (!COST.test(words.replace(/\s+/g, ' '))) continue;
        const costs = await costsOf(page, path, body);
        shown += costs.length;
        offers += costs.filter(() => path.startsWith('/offers/')).length;
        for (const { text, warned } of costs) if (!warned) without.push(`${site}${path}: ${text}`);
      }
    };
    await Promise.all(Array.from({ length: 4 }, readPages));
  }
  expect(without).toEqual([]);
  expect(promises).toEqual([]);
  expect(offers).toBeGreaterThan(2);
  expect(read).toBeGreaterThan(100);
  expect(shown).toBeGreaterThan(12);
  expect(isListOpened).toBe(true);
});
