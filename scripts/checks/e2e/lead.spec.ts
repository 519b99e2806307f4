import { randomUUID } from 'node:crypto';
import type { CalculatedLoan } from '@forecourt/lib/leads/calculated-loan';
import type { LeadPayload } from '@forecourt/lib/leads/payload';
import { TRAP } from '@forecourt/lib/platform/text/field-rules';
import { slugify } from '@forecourt/lib/sites/slugs';
import { formatPayment, formatRate } from '@forecourt/lib/vehicle/finance/texts';
import { sellingPrice } from '@forecourt/lib/vehicle/price';
import { vehicleTitle } from '@forecourt/lib/vehicle/title';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import type { Page } from '@playwright/test';
import { mailFault, mailsAbout, newShopper, vehiclesWhere } from './inbox.ts';
import { freeVehicle, SELLERS, sql } from './reserving.ts';
import { rows } from './rows.ts';
import { askSite, expect, expectAccessible, scrollUntilLoaded, siteUrl, test } from './test.ts';

type Shopper = ReturnType<typeof newShopper>;

const cards = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article');
const dialog = (page: Page) => page.getByRole('dialog');
const MAIL = { timeout: 30_000 };

const RADIO_VISIT = {
  kind: 'campaign',
  name: 'radio',
  campaign: 'spring-drive',
  at: expect.any(String),
};

async function openFromCard(page: Page, site: string, label: string): Promise<string> {
  await page.goto(siteUrl(site, '/search'));
  const card = cards(page)
    .filter({ has: page.getByRole('link', { name: new RegExp(`^${label}:`) }) })
    .first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link', { name: `${label}: ${title}` }).click();
  await expect(dialog(page).getByLabel('Name')).toBeVisible();
  return title;
}

async function fill(page: Page, shopper: Shopper, message = 'Is it still there?'): Promise<void> {
  const form = page.getByRole('dialog').or(page.locator('#finance-form')).first();
  await form.getByLabel('Name').fill(shopper.name);
  await form.getByLabel('Mobile').fill(shopper.phone);
  await form.getByLabel('Email', { exact: true }).fill(shopper.email);
  await form.locator('textarea').fill(message);
  const terms = form.getByLabel(/terms of use/);
  if (await terms.count()) await terms.check();
}

const storedValue = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

async function openDialog(page: Page, site: string, label: string): Promise<string> {
  const vehicle = await openFromCard(page, site, label);
  await expect(dialog(page)).toHaveAccessibleName(label);
  await expect(dialog(page)).toContainText(vehicle);
  return vehicle;
}

async function sendDialog(
  page: Page,
  site: string,
  label: string,
  vehicle: string,
  { thanks, category, dealer }: { thanks: string; category: RegExp; dealer: RegExp },
): Promise<void> {
  const shopper = newShopper();
  const send = dialog(page).getByRole('button', { name: /^(Send|Request)/ });
  await test.step('LEAD-19, LEAD-65 a form without name, mobile or email is not sent and not remembered', async () => {
    // Sites with short forms need a mobile or an email only.
    for (const missing of site === 'harbour' ? ['Name', 'Mobile', 'Email'] : ['Name']) {
      await fill(page, shopper);
      const field = dialog(page).getByLabel(missing, { exact: true });
      await field.fill('');
      await send.click();
      await expect(field).toHaveAccessibleDescription('This is a required field.');
      expect(await storedValue(page, `${site}.User`)).toBeNull();
    }
  });
  await fill(page, shopper);
  await send.click();

  await test.step('LEAD-31, ROUTE-06, ROUTE-07, TDRIVE-06 a sent form goes to /success', async () => {
    await expect(page).toHaveURL(siteUrl(site, '/success'));
    await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible();
    await expect(page.getByRole('article').getByRole('link', { name: vehicle }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  });
  await test.step('STORE-04, STORE-05 remembers the car and the category', async () => {
    expect(await storedValue(page, `${site}.SuccessCategory`)).toMatch(category);
    expect(JSON.parse((await storedValue(page, `${site}.EnquireCar`)) ?? '{}')).toMatchObject({
      title: vehicle,
    });
  });
  await test.step('LEAD-19, STORE-06 remembers the shopper', async () => {
    expect(JSON.parse((await storedValue(page, `${site}.User`)) ?? '{}')).toMatchObject({
      name: shopper.name,
      email: shopper.email,
      phone: shopper.phone,
    });
  });

  await expect.poll(async () => (await mailsAbout(shopper.email)).dealer.length, MAIL).toBe(1);
  await expect.poll(async () => (await mailsAbout(shopper.email)).shopper.length, MAIL).toBe(1);
  const mails = await mailsAbout(shopper.email);
  expect(mails.dealer[0]?.subject).toMatch(dealer);
  expect(mails.dealer[0]?.subject).toContain(vehicle);
  expect(mails.dealer[0]?.text).toContain('0412 345 678');
  expect(mails.shopper[0]?.subject).toContain(thanks);

  await test.step('STORE-06 prefills the next form', async () => {
    await page.goto(siteUrl(site, '/search'));
    await page
      .getByRole('link', { name: new RegExp(`^${label}:`) })
      .first()
      .click();
    await expect(dialog(page).getByLabel('Name')).toHaveValue(shopper.name);
  });
}

const ENQUIRY = {
  thanks: 'Thanks, we have received your enquiry',
  category: /^(New|Used) Vehicle$/,
  dealer: /^Enquiry: /,
};

test('sends an enquiry from a card to dealer and shopper', {
  tag: rows('CARD-18 LEAD-01 LEAD-19 LEAD-31 ROUTE-06 STORE-04..06'),
}, async ({ page }) => {
  const vehicle =
    await test.step('CARD-18, LEAD-01 Enquire on a card opens the enquiry dialog for its car', () =>
      openDialog(page, 'harbour', 'Enquire'));
  await sendDialog(page, 'harbour', 'Enquire', vehicle, ENQUIRY);
});

test('sends a test drive request from a card to dealer and shopper', {
  tag: ['@CARD-19', '@TDRIVE-01', '@TDRIVE-06', '@ROUTE-07'],
}, async ({ page }) => {
  const vehicle = await openDialog(page, 'valuecars', 'Book a Test Drive');
  await sendDialog(page, 'valuecars', 'Book a Test Drive', vehicle, {
    thanks: 'Your test drive request is in',
    category: /^Test Drive$/,
    dealer: /^Test drive: /,
  });
});

test('sends a quick enquiry from a card to dealer and shopper', { tag: ['@CARD-23'] }, async ({ page }) => {
  const vehicle = await openDialog(page, 'northside', 'Quick Enquiry');
  await sendDialog(page, 'northside', 'Quick Enquiry', vehicle, ENQUIRY);
});

test('stores one lead for a double click', async ({ page }) => {
  const shopper = newShopper();
  await openFromCard(page, 'harbour', 'Enquire');
  await fill(page, shopper);
  await dialog(page).getByRole('button', { name: 'Send enquiry' }).dblclick();
  await expect(page).toHaveURL(/\/success$/);
  await expect.poll(async () => (await mailsAbout(shopper.email)).shopper.length, MAIL).toBe(1);
  await expect.poll(async () => (await mailsAbout(shopper.email)).dealer.length, MAIL).toBe(1);
});

test.describe('when something is down', () => {
  test.use({ expected: { words: [/Failed to load resource|ERR_FAILED/] } });

  test('stores one lead for a form that is resent after its answer was lost', {
    tag: ['@LEAD-29', '@LEAD-32'],
  }, async ({ page }) => {
    const shopper = newShopper();
    await openFromCard(page, 'harbour', 'Enquire');
    await fill(page, shopper, 'Two lines\nof words');
    let release = () => {};
    const answerAllowed = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/leads', async (route) => {
      await askSite('harbour', '/api/leads', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: route.request().postData() ?? '',
      });
      await answerAllowed;
      await route.abort();
    });
    const send = dialog(page).getByRole('button', { name: /^Send/ });
    await send.click();
    await test.step('LEAD-29 shows a spinner while submitting', async () => {
      await expect(send).toHaveText('Sending…');
      await expect(dialog(page).locator('.spinner')).toBeVisible();
    });
    release();
    await test.step('LEAD-32 alerts that the form could not be submitted', () =>
      expect(dialog(page).getByRole('alert')).toHaveText('An error occurred when submitting this form'));
    await expect(dialog(page).locator('textarea')).toHaveValue('Two lines\nof words');

    await page.reload();
    await page
      .getByRole('link', { name: /^Enquire:/ })
      .first()
      .click();
    await expect(dialog(page).locator('textarea')).toHaveValue('Two lines\nof words');
    await expect(dialog(page).getByLabel('Email', { exact: true })).toHaveValue(shopper.email);
    await page.unroute('**/api/leads');
    await dialog(page).getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page).toHaveURL(/\/success$/);
    await expect.poll(async () => (await mailsAbout(shopper.email)).shopper.length, MAIL).toBe(1);
    await expect.poll(async () => (await mailsAbout(shopper.email)).dealer.length, MAIL).toBe(1);
  });

  test('loads a form on the second try after an error', async ({ page }) => {
    await page.route('**/api/leads/form*', (route) => route.abort());
    await page.goto(siteUrl('harbour', '/search'));
    await page
      .getByRole('link', { name: /^Enquire:/ })
      .first()
      .click();
    await expect(dialog(page).getByRole('alert')).toContainText('The form could not be loaded');
    await page.unroute('**/api/leads/form*');
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(dialog(page).getByLabel('Name')).toBeVisible();
  });
});

test('accepts a lead while the mail server is busy', async ({ page }) => {
  test.setTimeout(120_000);
  const shopper = newShopper();
  await mailFault('busy', shopper.email);
  try {
    await openFromCard(page, 'harbour', 'Enquire');
    await fill(page, shopper);
    await dialog(page).getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page).toHaveURL(/\/success$/);
    expect((await mailsAbout(shopper.email)).shopper).toHaveLength(0);
  } finally {
    await mailFault('none');
  }
  await expect
    .poll(async () => (await mailsAbout(shopper.email)).shopper.length, { timeout: 60_000 })
    .toBe(1);
  await expect.poll(async () => (await mailsAbout(shopper.email)).dealer.length, { timeout: 60_000 }).toBe(1);
});

test.describe('bad input', () => {
  test('shows errors next to each field and above the form, by keyboard alone', {
    tag: ['@LEAD-02', '@LEAD-65'],
  }, async ({ page }) => {
    await page.goto(siteUrl('harbour', '/search'));
    const link = page.getByRole('link', { name: /^Enquire:/ }).first();
    await link.focus();
    await page.keyboard.press('Enter');
    const name = dialog(page).getByLabel('Name');
    await name.fill('');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('alert')).toContainText('Please fix the following errors:');
    for (const field of ['Name', 'Mobile', 'Email', 'Comments']) {
      const control = dialog(page).getByRole('textbox', { name: field });
      await expect(control).toHaveAttribute('aria-invalid', 'true');
      await expect(control).toHaveAccessibleDescription('This is a required field.');
    }
    await expect(dialog(page).getByRole('alert')).toBeFocused();
    await expect(dialog(page).getByRole('alert')).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(name).toBeFocused();

    await dialog(page).getByLabel('Mobile').fill('12345');
    await dialog(page).getByLabel('Email', { exact: true }).fill('kim@nowhere');
    await dialog(page).getByRole('button', { name: 'Send enquiry' }).click();
    await expect(dialog(page).getByLabel('Mobile')).toHaveAccessibleDescription(
      'Please enter a valid Australian mobile number.',
    );
    await expect(dialog(page).getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
      'Please enter a valid email address.',
    );
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(link).toBeFocused();
  });

  test('shows the terms message of the site', { tag: ['@LEAD-18'] }, async ({ page }) => {
    const [vehicle] = await vehiclesWhere('dealership_id:"northside-mazda" AND status:"in_stock"');
    await page.goto(siteUrl('northside', `/cars/${vehicle?.slug}`));
    await page
      .getByRole('region', { name: 'Interested in this vehicle?' })
      .getByRole('link', { name: 'Enquire' })
      .click();
    await dialog(page).getByRole('button', { name: 'Send enquiry' }).click();
    await expect(dialog(page).getByLabel(/terms of use/)).toHaveAccessibleDescription(
      'You must agree to the terms of use before submitting the form.',
    );
  });

  test('fits a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const expectFit = async () => {
      await dialog(page)
        .getByRole('button', { name: /^(Send|Request)/ })
        .click();
      await expect(dialog(page).getByRole('alert')).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
    };
    await openFromCard(page, 'harbour', 'Enquire');
    await expectFit();
    // On a phone, the cards of this site leave the test drive to the page of the car.
    await page.goto(siteUrl('valuecars', await freeVehicle(SELLERS[1])));
    await page
      .getByRole('region', { name: 'Interested in this vehicle?' })
      .getByRole('link', { name: 'Book a Test Drive', exact: true })
      .click();
    await expectFit();
  });

  test('posted by a program is refused', async () => {
    const [foreignVehicle] = await vehiclesWhere('dealership_id:"value-cars"');
    const contact = { name: 'K', email: 'k@shopper.example', phone: '0412345678', message: 'x' };
    const form = (change: Record<string, unknown> = {}) =>
      JSON.stringify({ token: randomUUID(), kind: 'enquiry', car: null, values: contact, ...change });
    const post = async (body: string, headers: Record<string, string> = {}) => {
      const answer = await askSite('harbour', '/api/leads', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      });
      return answer.status;
    };
    expect(await post('{')).toBe(400);
    expect(await post('null')).toBe(400);
    expect(await post(form({ kind: 'spin' }))).toBe(400);
    expect(await post(form({ token: "'; drop table leads" }))).toBe(400);
    expect(await post(form({ car: foreignVehicle?.slug }))).toBe(404);
    expect(await post(form({ car: "' or 1=1 --" }))).toBe(404);
    expect(await post(form())).toBe(422);
    const complete = { ...contact, category: 'Service', dealership: 'harbour-gold-coast', terms: true };
    expect(await post(form({ values: complete }))).toBe(422);
    expect(await post(form({ values: { ...complete, location: 'elsewhere' } }))).toBe(422);
    expect(await post(form({ values: { ...complete, location: 'harbour-southport' }, [TRAP]: 'x' }))).toBe(
      201,
    );
    expect(await post(form(), { origin: 'https://elsewhere.example' })).toBe(403);
    expect(await post(JSON.stringify({ x: 'y'.repeat(70_000) }))).toBe(413);
    const plain = await askSite('harbour', '/api/leads', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        referer: siteUrl('harbour', '/contact'),
      },
      body: `message=${'y'.repeat(70_000)}`,
    });
    expect(plain.status).toBe(413);
    expect(plain.body).toContain('please shorten it');
    expect(plain.body).toContain('<a href="/contact">Back to the form</a>');
  });
});

test('sends a general enquiry of a location with its category', {
  tag: rows('LEAD-04..06 LEAD-08..10 LEAD-12..13 OPEN-065 LOC-01 LOC-04'),
}, async ({ page }) => {
  const shopper = newShopper();
  await page.goto(siteUrl('harbour', '/locations/southport'));
  await page.getByRole('link', { name: 'Enquire', exact: true }).click();
  const dealership = dialog(page).getByLabel('Dealership');
  const location = dialog(page).getByLabel('Location');
  const category = dialog(page).getByLabel('What is it about?');
  const send = dialog(page).getByRole('button', { name: 'Send enquiry' });
  await test.step('LOC-01, LOC-04 starts with the id and the dealership of the location', async () => {
    await expect(dealership).toHaveValue('harbour-gold-coast');
    await expect(location).toHaveValue('harbour-southport');
  });
  await test.step('LEAD-04, LEAD-06 category and location are required', async () => {
    await fill(page, shopper);
    await dealership.selectOption('harbour-brisbane');
    await expect(location).toHaveValue('');
    await send.click();
    for (const select of [category, location])
      await expect(select).toHaveAccessibleDescription('This is a required field.');
    await expect(page).toHaveURL(siteUrl('harbour', '/locations/southport'));
  });
  await test.step('LEAD-05, OPEN-065 offers the categories of a general enquiry', async () =>
    expect(await category.locator('option:not([value=""])').allInnerTexts()).toEqual([
      'General',
      'New Vehicle',
      'Used Vehicle',
      'Service',
      'Parts',
      'Finance',
      'Fleet',
      'Feedback',
      'Careers Enquiry',
    ]));
  const optIn = dialog(page).getByLabel(/news and offers/);
  await test.step('LEAD-09, LEAD-10 the opt-in is ticked, and can be unticked', async () => {
    await expect(optIn).toBeChecked();
    await optIn.uncheck();
    await expect(optIn).not.toBeChecked();
    await optIn.check();
  });
  await category.selectOption('Careers Enquiry');
  await dealership.selectOption('harbour-gold-coast');
  await test.step('LEAD-06 a category and a dealership without a location are not enough', async () => {
    await send.click();
    await expect(category).toHaveAccessibleDescription('');
    await expect(location).toHaveAccessibleDescription('This is a required field.');
  });
  await location.selectOption('harbour-southport');
  await test.step('LEAD-12 rego is empty, and an application has no opt-in', async () => {
    await expect(dialog(page).getByLabel('Rego (optional)')).toHaveValue('');
    await expect(optIn).toBeHidden();
    await send.click();
    await expect(page).toHaveURL(/\/success$/);
    expect(
      await sql("select payload->'opt_in' as opt_in from leads where payload->>'email' = $1", [
        shopper.email,
      ]),
    ).toEqual([{ opt_in: false }]);
  });
  await test.step('LEAD-13, LEAD-14 a Careers Enquiry is a General Enquiry, Career Enquiry', async () => {
    await expect
      .poll(async () => (await mailsAbout(shopper.email)).dealer[0]?.text ?? '', MAIL)
      .toContain('Category: General Enquiry, Career Enquiry');
    expect((await mailsAbout(shopper.email)).dealer[0]?.envelope.to).toEqual([
      'enquiries@harbourgoldcoast.example',
    ]);
  });
});

test('sends a request for more photos from a vehicle page', {
  tag: ['@PHOTO-01', '@PHOTO-02', '@PHOTO-03', '@PHOTO-04', '@OPEN-063'],
}, async ({ page }) => {
  const shopper = newShopper();
  const [vehicle] = await vehiclesWhere('dealership_id:"harbour-brisbane" AND status:"in_stock"');
  await page.goto(siteUrl('harbour', `/cars/${vehicle?.slug}`));
  await page.getByRole('link', { name: 'Request more photos' }).click();
  await expect(dialog(page)).toHaveAccessibleName('Request more photos');
  await fill(page, shopper, '');
  await dialog(page).getByRole('button', { name: 'Request photos' }).click();
  await expect(page).toHaveURL(/\/success$/);
  await expect
    .poll(async () => (await mailsAbout(shopper.email)).dealer[0]?.text ?? '', MAIL)
    .toContain('> Can you please send me more photos of this vehicle?');
});

test('sends the journey of a shopper with the lead', {
  tag: rows('LEAD-20..21 LEAD-35 LEAD-37..56 LEAD-63 OPEN-109'),
}, async ({ page }) => {
  const shopper = newShopper();
  const [hit, otherHit] = await vehiclesWhere(
    'dealership_id:"harbour-brisbane" AND status:"in_stock" AND car_type:used AND price > 20000 AND price < 90000',
  );
  const vehicles = await sql('select record from cars where id = any($1) order by id = $2 desc', [
    [hit?.objectID, otherHit?.objectID],
    hit?.objectID,
  ]);
  const [vehicle, other] = vehicles.map(({ record }) => record as Vehicle);
  if (!vehicle || !other) throw new Error('Harbour has no two such cars');
  const paths = [vehicle, other].map(({ slug }) => `/cars/${slug}`);

  await page.goto(
    siteUrl('harbour', '/?utm_source=radio&utm_campaign=spring-drive&email=kim@shopper.example'),
  );
  for (const path of paths) {
    await page.goto(siteUrl('harbour', path));
    await page.getByRole('main').getByRole('checkbox', { name: 'Compare', exact: true }).click();
  }
  await page
    .getByRole('complementary', { name: 'Compare' })
    .getByRole('link', { name: 'Compare now' })
    .click();
  await page
    .getByRole('table')
    .getByRole('link', { name: vehicleTitle(vehicle), exact: true })
    .first()
    .click();
  const calculator = page.getByRole('region', { name: 'Finance calculator' });
  await scrollUntilLoaded(calculator, calculator.getByRole('textbox', { name: 'Deposit' }));
  await calculator.getByRole('textbox', { name: 'Deposit' }).fill('5000');
  await calculator.getByRole('textbox', { name: 'Term' }).fill('4');
  await calculator.getByText('Monthly', { exact: true }).click();
  await expect(calculator).toContainText('Monthly repayment');
  const calculatorText = (await calculator.textContent()) ?? '';
  await expect(page).toHaveURL(siteUrl('harbour', paths[0] ?? ''));
  await page.getByRole('main').getByRole('link', { name: 'Enquire', exact: true }).first().click();
  await fill(page, shopper);
  await dialog(page).getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL(/\/success$/);

  const [row] = await sql(`select id, payload from leads where payload->>'email' = $1`, [shopper.email]);
  const payload = row?.payload as LeadPayload;
  const { repayment, rate, comparison_rate } = payload.lead_attributes.calculated as CalculatedLoan;
  expect(calculatorText).toContain(`${formatPayment(repayment ?? 0)}48 repayments`);
  expect(calculatorText).toContain(
    `${formatRate(rate)} interest rate, ${formatRate(comparison_rate)} comparison rate`,
  );
  const amount = sellingPrice(vehicle) ?? 0;
  await test.step('LEAD-35, LEAD-37, LEAD-38, LEAD-39, LEAD-40 carries category, name, email, phone and message', () =>
    expect(payload).toMatchObject({
      category: 'Used Vehicle',
      name: shopper.name,
      email: shopper.email,
      phone: '0412345678',
      message: 'Is it still there?',
    }));
  await test.step('LEAD-41, LEAD-42, LEAD-43, LEAD-53 carries dealership, manufacturer and stock number', () =>
    expect(payload).toMatchObject({
      dealership_slug: 'harbour-brisbane',
      manufacturer_slug: slugify(vehicle.make),
      stock_number: vehicle.stocknum,
      car_dealership_id: 'harbour-brisbane',
    }));
  await test.step('LEAD-44, LEAD-45, LEAD-46, LEAD-47, LEAD-48 carries make, model, type, id and status of the car', () =>
    expect(payload).toMatchObject({
      'Vehicle Make': vehicle.make,
      'Vehicle Model': vehicle.model,
      car_type: 'used',
      car_id: vehicle.id,
      vehicle_status: 'in_stock',
    }));
  await test.step('LEAD-49, LEAD-50, LEAD-51, LEAD-52, LEAD-56 carries opt-in, address, source, user agent and lead id', () =>
    expect(payload).toMatchObject({
      opt_in: true,
      url: siteUrl('harbour', paths[0] ?? ''),
      source: 'Website',
      user_agent: expect.stringContaining('Chrome'),
      lead_id: row?.id,
    }));
  await test.step('LEAD-63 carries that the site compares prices', () =>
    expect(payload.autogauge_enabled).toBe(true));
  await test.step('LEAD-54, LEAD-55, OPEN-109 carries visited pages and parameters of the ad', () =>
    expect(payload.lead_attributes).toEqual({
      visited_pages: ['/', ...paths, '/compare', paths[0]],
      linked_query_params: { utm_source: 'radio', utm_campaign: 'spring-drive' },
      // Harbour asks for no consent to advertising.
      visit: { first: RADIO_VISIT, last: RADIO_VISIT },
      compared: [vehicle, other].map((each) => ({
        car_id: each.id,
        stock_number: each.stocknum,
        title: vehicleTitle(each),
      })),
      calculated: {
        car_id: vehicle.id,
        title: vehicleTitle(vehicle),
        amount,
        deposit: 5000,
        residual: 0,
        years: 4,
        rate,
        frequency: 'monthly',
        repayment,
        comparison_rate,
      },
    }));
  expect(Object.keys(payload)).toHaveLength(21);

  await expect.poll(async () => (await mailsAbout(shopper.email)).dealer.length, MAIL).toBe(1);
  const text = (await mailsAbout(shopper.email)).dealer[0]?.text ?? '';
  for (const words of [
    'Source: source radio, campaign spring-drive',
    `Viewed: /\n${paths[0]}\n${paths[1]}\n/compare`,
    `Compared: ${vehicleTitle(vehicle)}, stock ${vehicle.stocknum}\n${vehicleTitle(other)}, stock ${other.stocknum}`,
    `Calculated: ${vehicleTitle(vehicle)}: ${formatPayment(amount)} over 4 years, deposit $5,000, no residual, ${formatPayment(repayment ?? 0)} monthly, ${formatRate(rate)} interest rate, ${formatRate(comparison_rate)} comparison rate`,
  ])
    expect(text.replaceAll('\r\n', '\n')).toContain(words);
});

test('ignores compared cars and loans that a browser invents', async () => {
  const { email, name, phone } = newShopper();
  const [own, second] = await vehiclesWhere(
    'dealership_id:"harbour-brisbane" AND status:"in_stock" AND price > 20000',
  );
  const [foreign] = await vehiclesWhere('dealership_id:"value-cars" AND status:"in_stock"');
  const calculatedLoan = {
    car: own?.objectID,
    amount: 30_000,
    deposit: 0,
    residual: 0,
    years: 5,
    rate: 8,
    frequency: 'monthly',
  };
  const attributesOf = async (more: Record<string, unknown>) => {
    const answer = await askSite('harbour', '/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        token: randomUUID(),
        kind: 'enquiry',
        car: own?.objectID,
        [TRAP]: 'x',
        values: { name, email, phone, message: 'Hello', terms: true },
        ...more,
      }),
    });
    expect([answer.status, more]).toEqual([201, more]);
    const { lead_id } = JSON.parse(answer.body) as { lead_id: string };
    const [row] = await sql("select payload->'lead_attributes' as attributes from leads where id = $1", [
      lead_id,
    ]);
    return row?.attributes as { compared?: { car_id: string; title: string }[]; calculated?: unknown };
  };
  const comparedAttributes = await attributesOf({
    compared: [own?.objectID, foreign?.objectID, second?.objectID, 'no-such-car', "' or true --"],
    visited: ['/', '/reservations/a-secret', '/kim@shopper.example'],
  });
  expect(comparedAttributes).toMatchObject({
    visited_pages: ['/', '/reservations'],
    compared: [{ car_id: own?.objectID }, { car_id: second?.objectID }],
  });
  for (const bad of [
    { compared: [own?.objectID, foreign?.objectID], calculated: { ...calculatedLoan, rate: 0.1 } },
    { compared: 7, calculated: { ...calculatedLoan, car: foreign?.objectID } },
  ]) {
    const attributes = await attributesOf(bad);
    expect([bad, attributes.compared, attributes.calculated]).toEqual([bad, undefined, undefined]);
  }
  const { calculated: loan } = await attributesOf({ calculated: { ...calculatedLoan, repayment: 1 } });
  expect(loan).toMatchObject({ amount: 30_000, comparison_rate: expect.any(Number) });
  expect(loan).not.toMatchObject({ repayment: 1 });
});

test('sends the journey of a shopper with the lead of a valuation', {
  tag: ['@LEAD-54', '@LEAD-55', '@TRADE-05'],
}, async ({ page }) => {
  const campaign = `spring-${randomUUID().slice(0, 8)}`;
  await page.goto(siteUrl('harbour', `/?utm_campaign=${campaign}`));
  await page.goto(siteUrl('harbour', '/sell-my-car'));
  await page.getByText("Don't have the rego?").click();
  await page.getByLabel('Make', { exact: true }).fill('Mazda');
  await page.getByLabel('Model', { exact: true }).fill('CX-5');
  await page.getByLabel('Year', { exact: true }).fill('2018');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/step=confirm/);
  const rows = await sql(
    `select kind, payload->'lead_attributes' as attributes from leads
     where payload->'lead_attributes'->'linked_query_params'->>'utm_campaign' = $1`,
    [campaign],
  );
  expect(rows).toMatchObject([{ kind: 'tradeIn', attributes: { visited_pages: ['/', '/sell-my-car'] } }]);
});
