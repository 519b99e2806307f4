import { randomUUID } from 'node:crypto';
import { COMPARISON_WARNING } from '@forecourt/lib/finance/words';
import type { BrowserContext, Page } from '@playwright/test';
import { mailsAbout } from './inbox.ts';
import { applicationsOf, financedCar, LENDER_HOST, lenderFault, openPopup, POPUP, popup } from './lender.ts';
import { sql } from './reserving.ts';
import { codeFor, newAccount, signedIn, textsTo } from './signing-in.ts';
import { ALL_SITES, askSite, expect, expectAccessible, siteUrl, test, vehiclePaths } from './test.ts';

const json = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const QUOTE = { selfAssessedCreditScore: 'GREAT', purchasePrice: 30_000, loanTerm: 5 };

/** Cars for sale on a site that a lender says a price a week for. */
async function quotedCars(site: string): Promise<string[]> {
  const rows = await sql(
    `select slug from cars where record->>'status' = 'in_stock' and (record->'finance_lenders'->0->>'paymentWeek')::float8 > 30`,
  );
  const pathsWithQuote = new Set(rows.map(({ slug }) => `/cars/${String(slug)}`));
  return (await vehiclePaths(site)).filter((path) => pathsWithQuote.has(path)).slice(0, 3);
}

test.describe.configure({ timeout: 120_000 });
test.use({ expected: { words: [/status of (4|5)\d\d|net::ERR_FAILED/] } });

test('the quick estimate of a car, in the popup of Harbour, follows every choice', {
  tag: [
    '@QUOTE-01',
    '@QUOTE-02',
    '@QUOTE-03',
    '@QUOTE-04',
    '@QUOTE-05',
    '@QUOTE-06',
    '@QUOTE-07',
    '@QUOTE-08',
    '@QUOTE-09',
    '@QUOTE-10',
    '@QUOTE-11',
    '@QUOTE-12',
    '@QUOTE-13',
    '@QUOTE-14',
    '@QUOTE-15',
    '@QUOTE-16',
    '@QUOTE-17',
    '@QUOTE-18',
    '@QUOTE-19',
    '@QUOTE-20',
    '@QUOTE-21',
    '@QUOTE-22',
    '@QUOTE-23',
    '@QUOTE-24',
    '@QUOTE-25',
    '@QUOTE-26',
    '@QUOTE-27',
    '@QUOTE-28',
    '@QUOTE-29',
    '@QUOTE-30',
    '@QUOTE-31',
    '@QUOTE-32',
    '@QUOTE-33',
    '@QUOTE-34',
    '@QUOTE-35',
    '@QUOTE-36',
    '@FINPAGE-02',
    '@FINPAGE-03',
    '@FINPAGE-04',
    '@FINPAGE-05',
    '@OPEN-078',
    '@OPEN-079',
  ],
}, async ({ page }) => {
  const car = await financedCar('harbour');
  const questions: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/youx/quote')) questions.push(request.postDataJSON());
  });
  await openPopup(page, 'harbour', car.path);
  const dialog = popup(page);
  for (const tab of ['Quick Estimate', 'Your Details', 'Instant pre-approval', 'Apply to lender'])
    await expect(dialog.getByRole('tab', { name: tab })).toBeVisible();
  await expect(dialog.getByRole('tab', { name: 'Quick Estimate' })).toHaveAttribute('aria-selected', 'true');
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  await expect(amount).not.toBeEditable();
  await expect(amount).toHaveValue(`$${Math.round(car.price).toLocaleString('en-AU')}`);
  const term = dialog.getByRole('slider', { name: 'Term' });
  for (const [name, value] of [
    ['min', '1'],
    ['max', '7'],
    ['step', '1'],
  ] as const)
    await expect(term).toHaveAttribute(name, value);
  await expect(term).toHaveValue('5');
  await expect(dialog.locator('input[value="GREAT"]')).toBeChecked();
  for (const score of ['DECENT', 'POOR'])
    await expect(dialog.locator(`input[value="${score}"]`)).toHaveCount(1);
  const helper = dialog.getByRole('combobox', { name: 'Who is helping you?' });
  await expect(dialog.locator('datalist option').nth(2)).toBeAttached();
  const staff = await dialog
    .locator('datalist option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(staff.length).toBeGreaterThan(2);

  const quote = dialog.locator('[aria-live="polite"]').first();
  await expect(quote).toContainText('per week');
  await expect(quote).toContainText('comparison rate');
  await expect(quote).toContainText(COMPARISON_WARNING);
  await expect(quote).toContainText('Australian Credit Licence 000 110');
  await expectAccessible(page);
  const [first] = questions;
  expect(Object.keys(first ?? {}).toSorted()).toEqual(
    [
      'selfAssessedCreditScore',
      'purchasePrice',
      'loanTerm',
      'year',
      'vin',
      'nvic',
      'whoIsHelping',
      'car_id',
    ].toSorted(),
  );
  expect(first).toMatchObject({
    car_id: car.id,
    year: car.year,
    loanTerm: 5,
    selfAssessedCreditScore: 'GREAT',
  });

  // The price of a car that we know is ours, whatever a browser says.
  const problemOf = async (body: object) =>
    JSON.parse((await askSite('harbour', '/api/youx/quote', json(body))).body);
  const honest = await problemOf({
    ...QUOTE,
    purchasePrice: Math.min(200_000, Math.round(car.price)),
    car_id: car.id,
  });
  expect(honest).toEqual(await problemOf({ ...QUOTE, purchasePrice: 10_000, car_id: car.id }));
  expect(Object.keys(honest).toSorted()).toEqual([
    'advertisedRate',
    'comparisonRate',
    'weeklyRepaymentAmount',
  ]);
  expect(await problemOf({ ...QUOTE, purchasePrice: 1 })).toMatchObject({ error: expect.any(String) });

  // Each choice is another question; while it is on its way there are three dots.
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
  await next(() => term.press('ArrowRight'), { loanTerm: 6 });
  await next(() => dialog.getByText('Poor', { exact: true }).click(), { selfAssessedCreditScore: 'POOR' });
  await next(() => helper.fill(staff[0] ?? ''), { whoIsHelping: staff[0] });
  await next(() => dialog.getByRole('button', { name: 'Another amount' }).click(), {
    car_id: null,
    vin: null,
  });
  await next(
    async () => {
      await amount.fill('5000');
      await amount.blur();
    },
    { purchasePrice: 10_000 },
  );
  await expect(amount).toHaveValue('$10,000');
  await next(
    async () => {
      await amount.fill('25 00abc00');
      await expect(amount).toHaveValue('250000');
      await amount.press('Enter');
    },
    { purchasePrice: 200_000 },
  );
  await expect(amount).toHaveValue('$200,000');

  // What fails says nothing, and takes the old quote away.
  await page.unroute('**/api/youx/quote');
  await page.route('**/api/youx/quote', (route) => route.fulfill({ status: 502, json: { error: 'no' } }));
  const failedAnswer = page.waitForResponse('**/api/youx/quote');
  await term.press('ArrowLeft');
  await failedAnswer;
  await expect(quote).toBeEmpty();

  await dialog.getByRole('button', { name: 'Get A Personalised Quote' }).click();
  await expect(dialog.getByRole('tab', { name: 'Your Details' })).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByLabel('First name')).toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(amount).toBeVisible();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => dialog.evaluate((element) => element.scrollWidth - element.clientWidth))
      .toBeLessThanOrEqual(0);
  }
});

test('the journey in a page of Value Cars: details, code, lead and customer together, and only to the lender’s own host', {
  tag: [
    '@QUOTE-37',
    '@QUOTE-38',
    '@QUOTE-39',
    '@QUOTE-40',
    '@QUOTE-41',
    '@QUOTE-42',
    '@QUOTE-43',
    '@QUOTE-44',
    '@QUOTE-45',
    '@QUOTE-46',
    '@QUOTE-47',
    '@QUOTE-48',
    '@QUOTE-49',
    '@QUOTE-50',
    '@QUOTE-51',
    '@QUOTE-52',
    '@QUOTE-53',
    '@QUOTE-54',
    '@QUOTE-55',
    '@QUOTE-56',
    '@QUOTE-57',
    '@QUOTE-58',
    '@QUOTE-59',
    '@QUOTE-60',
    '@QUOTE-61',
    '@QUOTE-62',
    '@QUOTE-63',
    '@QUOTE-64',
    '@QUOTE-65',
    '@QUOTE-66',
    '@QUOTE-67',
    '@QUOTE-68',
    '@QUOTE-69',
    '@QUOTE-70',
    '@QUOTE-71',
    '@QUOTE-72',
    '@QUOTE-73',
    '@QUOTE-74',
    '@QUOTE-75',
    '@QUOTE-76',
    '@QUOTE-77',
    '@QUOTE-78',
    '@QUOTE-79',
    '@ROUTE-47',
    '@OPEN-010',
    '@OPEN-080',
    '@OPEN-128',
  ],
}, async ({ page }) => {
  const car = await financedCar('valuecars');
  const account = newAccount();
  const visits: string[] = [];
  await page.route(`${LENDER_HOST}/**`, (route) => {
    visits.push(route.request().url());
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Lender</title><h1>Lender</h1>',
    });
  });
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(siteUrl('valuecars', `/personalised/finance?car_id=${car.id}`));
  await expect(page.getByText(POPUP)).toBeVisible();
  const journey = page.getByRole('region', { name: POPUP });
  await journey.scrollIntoViewIfNeeded();
  await journey.getByRole('button', { name: 'Get A Personalised Quote' }).click();
  const tab = journey.getByRole('tab', { name: 'Your Details' });
  await expect(tab).toBeFocused();
  await expect(tab).toBeInViewport({ ratio: 1 });
  const send = journey.getByRole('button', { name: /^(Text me a code|Ask for pre-approval)$/ });
  const alert = (words: string) => journey.getByRole('alert').filter({ hasText: words });
  await send.click();
  await expect(alert('Please fix the following errors:')).toBeInViewport({ ratio: 1 });
  await expect(journey.getByRole('alert')).toBeFocused();
  await expect(journey.getByLabel('Postcode')).toHaveAccessibleDescription('This is a required field.');
  await expectAccessible(page);
  await journey.getByLabel('First name').fill(account.name);
  await journey.getByLabel('Last name').fill(account.lastName);
  await journey.getByLabel('Email').fill(account.email);
  await journey.getByLabel('Mobile').fill(account.mobile);
  await journey.getByLabel('Postcode').fill('5000');
  await journey.getByLabel(/terms of use/).check();

  // An answer that nobody can read is an unknown failure.
  await page.route('**/api/sign-in/send', (route) =>
    route.fulfill({ body: 'null', contentType: 'application/json' }),
  );
  await send.click();
  await expect(alert('An unknown error occurred while advancing step.')).toBeVisible();
  await page.unroute('**/api/sign-in/send');
  await send.click();
  const code = journey.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await expect.poll(async () => (await textsTo(account.phone)).length).toBe(1);
  const digits = await codeFor(account.phone);
  await code.fill(digits === '000000' ? '000001' : '000000');
  await send.click();
  await expect(alert('The verification code is invalid. Please try again.')).toBeVisible();

  await code.fill(digits);

  // The customer fails: without an address, with somebody else's, without an answer, with words. A page elsewhere, which
  // the browser claims to be on, is not believed.
  const customers = '**/api/youx/create-customer';
  const pageAddress = page.url().replace(/#.*$/, '');
  await page.route(customers, (route) => {
    const requestBody = route.request().postDataJSON();
    const claimed = { ...requestBody.additionalData, url: 'https://elsewhere.example/' };
    return route.continue({ postData: JSON.stringify({ ...requestBody, additionalData: claimed }) });
  });
  try {
    for (const fault of ['no address', 'other host']) {
      await lenderFault(fault, account.phone);
      const refused = page.waitForResponse(customers);
      await send.click();
      expect(await (await refused).json()).toEqual({ redirectUrl: null });
      await expect(alert('Failed to create customer or no redirect URL received.')).toBeVisible();
      await expect(send).not.toHaveAttribute('aria-disabled', 'true');
    }
  } finally {
    await lenderFault('none');
  }
  await page.unroute(customers);
  await page.route(customers, (route) => route.abort());
  await send.click();
  await expect(alert('Failed to create customer with YouX')).toBeVisible();
  await page.unroute(customers);
  await page.route(customers, (route) => route.fulfill({ status: 502, json: { error: 'Already applied.' } }));
  await send.click();
  await expect(alert('Already applied.')).toBeVisible();
  await page.unroute(customers);

  // The lead fails, with words and without; both are asked at the same time.
  const customer = page.waitForRequest('**/api/youx/create-customer');
  await page.route('**/api/leads', async (route) => {
    await customer;
    await route.abort();
  });
  await send.click();
  await expect(alert('Lead submission failed')).toBeVisible();
  const { data, additionalData } = (await customer).postDataJSON();
  expect(data).toMatchObject({
    selfAssessedCreditScore: 'GREAT',
    loanTerm: 5,
    year: car.year,
    phoneNumber: account.phone,
    firstName: account.name,
    lastName: account.lastName,
    email: account.email,
    postCode: '5000',
    subscribe: false,
  });
  for (const name of ['nvic', 'vin', 'purchasePrice']) expect(data).toHaveProperty(name);
  expect(additionalData).toMatchObject({ car_id: car.id });
  await page.unroute('**/api/leads');
  await page.route('**/api/leads', (route) =>
    route.fulfill({ status: 422, json: { error: 'Not this lead.' } }),
  );
  await send.click();
  await expect(alert('Not this lead.')).toBeVisible();
  await page.unroute('**/api/leads');

  expect(visits).toEqual([]);

  // While both are on their way the weekly amount shows; then the lender's page.
  await page.route(customers, async (route) => {
    await expect(journey.getByRole('tab', { name: 'Instant pre-approval' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const shown = journey.getByRole('tabpanel', { name: 'Instant pre-approval' });
    await expect(shown).toContainText('per week');
    await expect(shown).toContainText(COMPARISON_WARNING);
    await route.continue();
  });
  await send.click();
  await expect(page).toHaveURL(/^https:\/\/example\.com\/\?application=\w+/);
  expect(visits).toHaveLength(1);

  // One lead and one customer, however often it was sent; the price is the car's own.
  const [application, ...more] = await applicationsOf(account.phone);
  expect(more).toEqual([]);
  expect(application?.data).toMatchObject({ purchasePrice: car.price, year: car.year });
  expect(application?.additionalData).toMatchObject({
    category: 'Finance Enquiry',
    tags: ['YouX'],
    car_id: car.id,
    url: pageAddress,
  });
  const storedLead = await sql(
    `select a.status, a.inputs, a.redirect_url, a.lead_id from finance_applications a
     join users u on u.id = a.user_id where u.phone = $1`,
    [account.phone],
  );
  expect(storedLead).toEqual([
    {
      status: 'created',
      inputs: { selfAssessedCreditScore: 'GREAT', purchasePrice: car.price, loanTerm: 5, car_id: car.id },
      redirect_url: visits[0],
      lead_id: expect.any(String),
    },
  ]);
  const leads = await sql(`select payload from leads where payload->>'email' = $1`, [account.email]);
  expect(leads).toHaveLength(1);
  expect(leads[0]?.payload).toMatchObject({
    category: 'Finance Enquiry',
    tags: ['YouX'],
    name: `${account.name} ${account.lastName}`,
    last_name: account.lastName,
    postcode: '5000',
    amount: car.price,
    term: 5,
    selfAssessedCreditScore: 'GREAT',
    subscribe: false,
    car_id: car.id,
    car_year: car.year,
  });
  await expect
    .poll(async () => (await mailsAbout(account.email)).dealer[0]?.text ?? '', { timeout: 30_000 })
    .toContain('over 5 years');

  // A form that asks for one name has both.
  await page.goto(new URL('/contact', pageAddress).href);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`${account.name} ${account.lastName}`);
});

test('the journey stands behind its gate, in the page about finance and insurance, and asks no code of who is signed in', {
  tag: ['@ROUTE-47', '@ROUTE-48', '@GATE-08', '@QUOTE-54'],
}, async ({ page, context }) => {
  const car = await financedCar('harbour');
  await page.goto(siteUrl('harbour', `/personalised/finance?car_id=${car.id}`));
  await expect(page).toHaveURL(/\/sign-in\?type=car-finance/);
  const account = await signedIn(context, 'harbour');
  await page.route(`${LENDER_HOST}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Lender</title><h1>Lender</h1>' }),
  );

  await page.goto(siteUrl('harbour', '/finance'));
  await page.getByRole('link', { name: 'Quick Estimate' }).click();
  await expect(popup(page).getByRole('textbox', { name: 'Amount' })).toHaveValue('$30,000');
  await page.goBack();
  await expect(popup(page)).toHaveCount(0);
  // Nobody but who verified a phone makes a customer of it.
  const stranger = await askSite(
    'harbour',
    '/api/youx/create-customer',
    json({
      data: { ...QUOTE, phoneNumber: account.mobile, firstName: 'Kim' },
      additionalData: { token: crypto.randomUUID() },
    }),
  );
  expect(stranger.status).toBe(401);

  await page.goto(siteUrl('harbour', '/finance-and-insurance'));
  const journey = page.getByRole('region', { name: POPUP });
  await journey.scrollIntoViewIfNeeded();
  await expect(journey.getByRole('textbox', { name: 'Amount' })).toHaveValue('$30,000');
  await journey.getByRole('button', { name: 'Get A Personalised Quote' }).click();
  await expect(journey.getByLabel('First name')).toHaveValue(account.name);
  await expect(journey.getByLabel('Mobile')).toHaveValue(account.mobile);
  for (const list of ['Dealership', 'Location']) {
    const select = journey.getByLabel(list);
    if (await select.count()) await select.selectOption({ index: 1 });
  }
  await expectAccessible(page);
  await journey.getByRole('button', { name: 'Ask for pre-approval' }).click();
  await expect(page).toHaveURL(/^https:\/\/example\.com\//);
  expect(await textsTo(account.phone)).toEqual([]);
});

/** Somebody signed in who has got as far as the last form of the journey, with a helper whom only they name. */
async function atDetails(page: Page, context: BrowserContext) {
  const car = await financedCar('valuecars');
  const account = await signedIn(context, 'valuecars');
  const helper = `Robin ${randomUUID().slice(0, 8)}`;
  await page.route(`${LENDER_HOST}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Lender</title><h1>Lender</h1>' }),
  );
  await page.goto(siteUrl('valuecars', `/personalised/finance?car_id=${car.id}`));
  const journey = page.getByRole('region', { name: POPUP });
  await journey.scrollIntoViewIfNeeded();
  const quote = journey.locator('[aria-live="polite"]').first();
  await expect(quote).toContainText('per week');
  await journey.getByRole('combobox', { name: 'Who is helping you?' }).fill(helper);
  await expect(quote).toContainText('per week');
  const goOn = async () => {
    await journey.getByRole('button', { name: 'Get A Personalised Quote' }).click();
    await expect(journey.getByLabel('First name')).toHaveValue(account.name);
    await journey.getByLabel('Postcode').fill('5000');
    await journey.getByLabel(/terms of use/).check();
  };
  const send = journey.getByRole('button', { name: 'Ask for pre-approval' });
  const leads = () => sql(`select id from leads where payload->>'email' = $1`, [account.email]);
  return { account, helper, journey, quote, goOn, send, leads };
}

test('whatever the lender does, the shopper is told what came of it and the lead is kept, once', {
  tag: ['@QUOTE-24', '@QUOTE-75', '@QUOTE-76', '@OPEN-010', '@OPEN-128'],
}, async ({ page, context }) => {
  const { account, helper, journey, quote, goOn, send, leads } = await atDetails(page, context);
  const term = journey.getByRole('slider', { name: 'Term' });
  try {
    // Of a quote that does not come nothing is shown; with the next choice it is asked for again.
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

    await goOn();
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
  } finally {
    await lenderFault('none');
  }
  await expectAccessible(page);
  await send.click();
  await expect(page).toHaveURL(/^https:\/\/example\.com\/\?application=\w+/);
  expect(await leads()).toHaveLength(1);
  expect(await applicationsOf(account.phone)).toHaveLength(1);
});

test('who closes the tab while the lender still thinks has asked all the same: lead and application are there, once', {
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

/** Pages of a site's sitemap, so many of each kind: what stands at one address of a kind stands at the others too. */
async function pagesOfSitemap(site: string, mostOfKind: number): Promise<string[]> {
  const { body } = await askSite(site, '/sitemap.xml');
  const paths = [...body.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  const byKind = Map.groupBy(paths, (path) =>
    path.split('/').length > 2 ? path.split('/', 2).join('/') : path,
  );
  return [...byKind.values()].flatMap((pages) => pages.slice(0, mostOfKind));
}

/**
 * What a page says of the costs of credit, and whether the warning stands beside it.
 * @param html of a page that is not open; without it the one that is
 */
const costsOf = (page: Page, path: string, html: string | null) =>
  page.evaluate(
    (facts) => {
      const shown = facts.html === null ? document : new DOMParser().parseFromString(facts.html, 'text/html');
      const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ');
      // A subscription's '/week' is rent, what fuel costs is no credit: neither is written like this.
      const cost =
        /\$[\d,.]+(?: to \$[\d,.]+)? (?:per|a) (?:week|fortnight|month)\b|Weekly repayment ?\$[\d,.]+|\d% p\.a\./;
      const main = shown.querySelector('main');
      const inner = [...(main?.querySelectorAll<HTMLElement>('*') ?? [])].filter(
        (element) =>
          cost.test(plain(element.textContent)) &&
          ![...element.children].some((child) => cost.test(plain(child.textContent))),
      );
      return inner.map((element) => {
        // What a page of results is filtered by belongs to the whole page; a table that scrolls has its words below it.
        const isFilter = facts.path.startsWith('/search') || element.closest('table') !== null;
        const place = element.closest(isFilter ? 'main' : 'article, section, dialog, main');
        return {
          text: plain(element.textContent).slice(0, 60),
          warned: plain(place?.textContent ?? '').includes(facts.warning),
        };
      });
    },
    { path, html, warning: COMPARISON_WARNING },
  );

/** Words that promise a loan, which nobody may before the lender has looked. */
const PROMISES =
  /guaranteed (?:finance|approval|credit)|(?:finance|loan|credit|approval) (?:is )?guaranteed|\binstant approval|every(?:one|body)(?:[’']s| is| gets)? approved|no credit checks?\b|100% approv|you(?:[’']re| are) approved/i;

test('no page shows what credit costs without the comparison rate’s warning beside it, nor promises a loan', {
  tag: ['@OPEN-078', '@FIN-46'],
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
    for (const path of paths) {
      // Words are read, no pictures.
      await page.goto(siteUrl(site, path), { waitUntil: 'domcontentloaded' });
      // A list of weekly amounts opens without a new page.
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
    // What the server sends of everything else, without opening it.
    for (const path of await pagesOfSitemap(site, 5)) {
      const { status, body } = await askSite(site, path);
      // A document of another test may be gone meanwhile.
      if (status !== 200) continue;
      read += 1;
      const costs = await costsOf(page, path, body);
      offers += costs.filter(() => path.startsWith('/offers/')).length;
      for (const { text, warned } of costs) if (!warned) without.push(`${site}${path}: ${text}`);
      const promise = PROMISES.exec(body.replaceAll(/<[^>]+>/g, ' '))?.[0];
      if (promise) promises.push(`${site}${path}: ${promise}`);
    }
  }
  expect(without).toEqual([]);
  expect(promises).toEqual([]);
  // Offers with a rate were among them.
  expect(offers).toBeGreaterThan(2);
  expect(read).toBeGreaterThan(100);
  // Estimates, calculators, comparisons and filters were among them.
  expect(shown).toBeGreaterThan(12);
  expect(isListOpened).toBe(true);
});
