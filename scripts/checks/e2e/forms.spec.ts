import type { Page, Request } from '@playwright/test';
import { mailsAbout, newShopper, vehiclesWhere } from './inbox.ts';
import { sql } from './reserving.ts';
import { rows } from './rows.ts';
import { askSite, expect, expectAccessible, siteUrl, test } from './test.ts';

const MAIL = { timeout: 30_000 };
type Payload = Record<string, unknown> & { lead_attributes: { answers?: unknown } };

async function leadOf(email: string) {
  const rows = await sql(
    `select id, kind, finished, location_id, recipient_ids, payload from leads where payload->>'email' = $1`,
    [email],
  );
  expect(rows).toHaveLength(1);
  return rows[0] as { id: string; kind: string; finished: boolean; location_id: string; payload: Payload };
}

const recordOf = (page: Page, id: number) =>
  page.waitForRequest(
    (request: Request) =>
      request.url().endsWith('/api/events') && (request.postData() ?? '').includes(`"event_id":${id}`),
  );

const storedText = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

async function fillContact(page: Page, shopper: ReturnType<typeof newShopper>): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(shopper.name);
  await page.getByLabel('Mobile').fill(shopper.phone);
  await page.getByLabel('Email', { exact: true }).fill(shopper.email);
}

test('sends an enquiry in steps', {
  tag: rows('LEAD-22..28 LEAD-34 OPEN-066 OPEN-111'),
}, async ({ page }) => {
  const shopper = newShopper();
  await page.goto(siteUrl('coastline', '/contact'));
  const form = page.locator('#enquiry form');
  const go = form.getByRole('button', { name: 'Continue' });
  await test.step('OPEN-066, OPEN-111 starts with the category in step 1 of 3 and a privacy notice', async () => {
    await expect(form.getByText('Step 1 of 3')).toBeVisible();
    await expect(form.getByLabel('Mobile')).toBeHidden();
    await expect(form.getByRole('link', { name: 'privacy policy' })).toBeVisible();
    await expectAccessible(page, '#enquiry');
  });
  await test.step('LEAD-06 asks for no location where form locations are off', () =>
    expect(form.getByLabel('Location')).toHaveCount(0));
  await test.step('LEAD-22 advances only when the step is valid', async () => {
    await go.click();
    await expect(form.getByLabel('What is it about?')).toHaveAccessibleDescription(
      'This is a required field.',
    );
    await expect(form.getByText('Step 1 of 3')).toBeVisible();
    await form.getByLabel('What is it about?').selectOption('Feedback');
    await go.click();
    await expect(form.getByText('Step 2 of 3')).toBeVisible();
    await go.click();
    await expect(form.getByLabel('Mobile')).toHaveAccessibleDescription(/Enter your mobile or your email/);
    await expect(form.getByText('Step 2 of 3')).toBeVisible();
  });
  await fillContact(page, shopper);
  await test.step('OPEN-066 Back keeps the values of both steps', async () => {
    await form.getByRole('button', { name: 'Back' }).click();
    await expect(form.getByLabel('What is it about?')).toHaveValue('Feedback');
    await go.click();
    await expect(form.getByLabel('Email', { exact: true })).toHaveValue(shopper.email);
  });
  await test.step('LEAD-34 an unfinished enquiry is a lead that waits for its last step', async () => {
    await go.click();
    await expect(form.getByText('Step 3 of 3')).toBeVisible();
    await expect(async () => {
      expect(await leadOf(shopper.email)).toMatchObject({ finished: false });
    }).toPass();
  });
  await form.getByLabel('Comments').fill('The kettle was warm.');
  const send = form.getByRole('button', { name: 'Send enquiry' });
  await test.step('LEAD-28 shows an error without a lead id', async () => {
    await page.route('**/api/leads/*', (route) => route.fulfill({ status: 200, json: {} }));
    await send.click();
    await expect(form.getByRole('alert')).toHaveText('An unexpected error occured');
    await page.unroute('**/api/leads/*');
  });
  await test.step('LEAD-24 records the event of the enquiry', async () => {
    const [event] = await Promise.all([recordOf(page, 22), send.click()]);
    expect(event.method()).toBe('POST');
  });
  await test.step('LEAD-27 goes to /success', () => expect(page).toHaveURL(siteUrl('coastline', '/success')));
  await test.step('LEAD-26 stores the success category', async () =>
    expect(await storedText(page, 'coastline.SuccessCategory')).toBe('General Enquiry'));
  await test.step('LEAD-23 the last step submits', async () => {
    expect(await leadOf(shopper.email)).toMatchObject({
      finished: true,
      payload: { subcategory: 'Feedback', message: 'The kettle was warm.' },
    });
    await expect.poll(async () => (await mailsAbout(shopper.email)).dealer.length, MAIL).toBe(1);
  });

  const [vehicle] = await vehiclesWhere('dealership_id:"coastline-caravans" AND status:"in_stock"');
  await test.step('LEAD-25 an enquiry about a vehicle has two steps and stores the vehicle', async () => {
    expect(await storedText(page, 'coastline.EnquireCar')).toBeNull();
    await page.goto(siteUrl('coastline', `/cars/${vehicle?.slug}`));
    await page.locator('a[data-form="enquiry"]:visible').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Step 1 of 2')).toBeVisible();
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue(shopper.name);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByLabel('Comments').fill('Is the awning new?');
    await dialog.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page).toHaveURL(siteUrl('coastline', '/success'));
    expect(await storedText(page, 'coastline.EnquireCar')).toContain(vehicle?.slug);
  });
});

test('books a service at the workshop', {
  tag: rows(
    'ROUTE-67..68 LOC-15 LEAD-16 LEAD-30..31 LEAD-33 LEAD-36 LEAD-57..58 LEAD-62 LEAD-64 ' +
      'OPEN-006 OPEN-090 OPEN-107',
  ),
}, async ({ page }) => {
  const shopper = newShopper();
  await page.goto(siteUrl('harbour', '/service#service-booking'));
  const form = page.locator('#service-booking form');
  const send = form.getByRole('button', { name: 'Request booking' });
  await test.step('ROUTE-67, ROUTE-68 /service#service-booking scrolls to the booking form', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Service', exact: true })).toHaveCount(1);
    await expect(form).toBeInViewport();
  });
  await send.click();
  await expect(form.getByRole('alert')).toContainText('Please fix the following errors:');
  await expect(form.getByLabel('Rego')).toHaveAccessibleDescription('This is a required field.');
  await expectAccessible(page, '#service-booking');

  await form.getByLabel('Location').selectOption('harbour-maroochydore-service');
  await fillContact(page, shopper);
  await form.getByLabel('Rego').fill('123abc');
  await form.getByLabel('Make').fill('Mazda');
  await form.getByLabel('Model').fill('CX-5');
  await form.getByLabel('Kilometres').fill('many');
  await form.getByLabel('What work does it need?').selectOption('Logbook service');
  await form.getByLabel('Preferred day').fill('2020-01-01');
  await form.getByLabel('I would like a courtesy car').check();
  await form.getByLabel('Wheel alignment').check();
  await send.click();
  await expect(form.getByLabel('Kilometres')).toHaveAccessibleDescription('Please enter a number.');
  await expect(form.getByLabel('Preferred day')).toHaveAccessibleDescription(
    'Please choose today or a later date.',
  );
  await form.getByLabel('Kilometres').fill('120,000 km');
  await form.getByLabel('Preferred day').fill('2031-02-03');
  await page.reload();
  await expect(form.getByLabel('Model')).toHaveValue('CX-5');
  await expect(form.getByLabel('Wheel alignment')).toBeChecked();
  await test.step('LEAD-30, LEAD-33, OPEN-006 sends category, payload and events, and records the event', async () => {
    const [sent] = await Promise.all([
      page.waitForRequest('**/api/forms/submit'),
      recordOf(page, 22),
      send.click(),
    ]);
    expect(sent.postDataJSON()).toMatchObject({ category: 'service', payload: {}, events: [22] });
  });
  await test.step('LEAD-31 goes to success', async () => {
    await expect(page).toHaveURL(siteUrl('harbour', '/success'));
    await expect(
      page.getByRole('heading', { level: 1, name: 'We have received your service request' }),
    ).toBeVisible();
  });
  const lead = await leadOf(shopper.email);
  await test.step('LEAD-36, LEAD-57 carries the subcategory and the rego', () =>
    expect(lead).toMatchObject({
      kind: 'service',
      payload: {
        category: 'General Enquiry',
        subcategory: 'Service',
        rego: '123ABC',
        'Vehicle Make': 'Mazda',
      },
    }));
  await test.step('LEAD-16, LEAD-62 carries the ticked additional services', () =>
    expect(lead.payload.additional_services).toEqual(['Wheel alignment']));
  await test.step('LEAD-64 carries the id of the page', () =>
    expect(lead.payload.page_id).toBe('page-harbour-service'));
  await test.step('OPEN-107 carries the location and the answers of the booking form', async () => {
    expect(lead.location_id).toBe('harbour-maroochydore-service');
    expect(lead.payload.lead_attributes.answers).toContainEqual({
      question: 'What work does it need?',
      answer: 'Logbook service',
    });
    await expect
      .poll(async () => (await mailsAbout(shopper.email)).dealer[0]?.text ?? '', MAIL)
      .toContain('Additional services: Wheel alignment');
  });
  await test.step('LOC-15, OPEN-090 goes to the distribution locations of the workshop too', async () =>
    expect((await mailsAbout(shopper.email)).dealer[0]?.envelope.to).toEqual([
      'workshop@harboursunshinecoast.example',
      'parts@harboursunshinecoast.example',
    ]));
});

test.describe('a file that the server refuses', () => {
  test.use({ expected: { words: [/status of 422/] } });

  test('sends an application with its resume, with and without script, and a fleet enquiry', {
    tag: ['@ROUTE-74', '@ROUTE-75', '@LEAD-13', '@LEAD-14', '@LEAD-15', '@EVENTS-14'],
  }, async ({ page, browser }) => {
    const shopper = newShopper();
    await page.goto(siteUrl('harbour', '/careers'));
    const form = page.locator('#apply form');
    const send = form.getByRole('button', { name: 'Send application' });
    await test.step('ROUTE-74 shows the careers page', () =>
      expect(page.getByRole('heading', { level: 1, name: 'Careers', exact: true })).toBeVisible());
    await fillContact(page, shopper);
    await test.step('LEAD-06, LEAD-08 dealership and location are required without a car', async () => {
      await send.click();
      for (const label of ['Dealership', 'Location'])
        await expect(form.getByLabel(label)).toHaveAccessibleDescription('This is a required field.');
    });
    await form.getByLabel('Dealership').selectOption('harbour-brisbane');
    await form.getByLabel('Location').selectOption('harbour-albion');
    await form.getByLabel('Position').fill('Apprentice');
    await form.getByLabel('About yourself').fill('Year 12, and I turn up on time.');
    await form.getByLabel('Resume').setInputFiles({
      name: 'resume.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('<html>no resume</html>'),
    });
    await send.click();
    await expect(form.getByLabel('Resume')).toHaveAccessibleDescription(
      /Please choose a PDF or a Word document \(DOCX\) of at most 5 MB\./,
    );
    await form.getByLabel('Resume').setInputFiles({
      name: '../my resume.html',
      mimeType: 'text/html',
      buffer: Buffer.from('%PDF-1.7\nA resume'),
    });
    await test.step('LEAD-15, EVENTS-14 an application records event 51', async () => {
      await Promise.all([recordOf(page, 51), send.click()]);
      await expect(
        page.getByRole('heading', { level: 1, name: 'Thanks, we have received your application' }),
      ).toBeVisible();
    });
    const lead = await leadOf(shopper.email);
    await test.step('LEAD-13, LEAD-14 an application is a General Enquiry, Career Enquiry', () =>
      expect(lead.payload).toMatchObject({ category: 'General Enquiry', subcategory: 'Career Enquiry' }));
    expect(await sql('select name, type from lead_files where lead_id = $1', [lead.id])).toEqual([
      { name: 'my resume.pdf', type: 'application/pdf' },
    ]);
    await expect.poll(async () => (await mailsAbout(shopper.email)).dealer.length, MAIL).toBe(1);

    const other = newShopper();
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(siteUrl('harbour', '/careers'));
    const plainForm = plain.locator('#apply form');
    await fillContact(plain, other);
    await plainForm.getByLabel('Dealership').selectOption('harbour-brisbane');
    await plainForm.getByLabel('Location').selectOption('harbour-albion');
    await plainForm.getByLabel('About yourself').fill('Hello');
    const attach = (content: string) =>
      plainForm
        .getByLabel('Resume')
        .setInputFiles({ name: 'a.docx', mimeType: 'text/plain', buffer: Buffer.from(content) });
    await attach('a letter');
    await plainForm.getByRole('button', { name: 'Send application' }).click();
    await expect(plain).toHaveURL(/\/careers\?problems=resume#apply$/);
    await expect(plainForm.getByRole('alert')).toContainText('Resume: Please choose a PDF');
    await expect(plainForm.getByLabel('About yourself')).toHaveValue('Hello');
    await attach('PK\u0003\u0004 word/document.xml');
    await plainForm.getByRole('button', { name: 'Send application' }).click();
    await expect(plain).toHaveURL(siteUrl('harbour', '/success'));
    expect((await leadOf(other.email)).kind).toBe('careers');
    await context.close();

    await page.goto(siteUrl('harbour', '/fleet'));
    await test.step('ROUTE-75 shows the fleet page', () =>
      expect(page.getByRole('heading', { level: 1, name: 'Fleet', exact: true })).toBeVisible());
    const fleet = page.locator('#fleet-enquiry form');
    await expect(fleet.getByLabel('Name', { exact: true })).toHaveValue(shopper.name);
    await fleet.getByLabel('Dealership').selectOption('harbour-brisbane');
    await fleet.getByLabel('Location').selectOption('harbour-albion');
    await fleet.getByLabel('Company').fill('Acme Plumbing');
    await fleet.getByLabel('What do you need?').fill('Three utes');
    await fleet.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Harbour Fleet has your enquiry' }),
    ).toBeVisible();
    await expect(page.getByText('The same person rings you every time')).toBeVisible();
  });
});

test('sends a parts enquiry that only its own browser can update', {
  tag: ['@ROUTE-60', '@OPEN-106', '@OPEN-007', '@OPEN-008'],
}, async ({ page }) => {
  const shopper = newShopper();
  await page.goto(siteUrl('northside', '/parts/search'));
  const form = page.locator('#parts-search form');
  await fillContact(page, shopper);
  await form.getByLabel('Which part?').fill('Left mirror');
  await form.getByLabel(/terms of use/).check();
  await form.getByRole('button', { name: 'Send parts enquiry' }).click();
  await expect(form.getByLabel('Rego')).toHaveAccessibleDescription(
    'Please enter the rego, or the make and model.',
  );
  await form.getByLabel('Make').fill('Mazda');
  await form.getByLabel('Model').fill('BT-50');
  await form.getByRole('button', { name: 'Send parts enquiry' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'We have received your parts request' }),
  ).toBeVisible();
  const lead = await leadOf(shopper.email);
  expect(lead.kind).toBe('parts');

  const [{ token } = {}] = await sql('select token from leads where id = $1', [lead.id]);
  const patch = async (id: string, body: object, site = 'northside') => {
    const { status, body: answer } = await askSite(site, `/api/leads/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key: crypto.randomUUID(), name: 'Mallory', ...body }),
    });
    return { status, answer: JSON.parse(answer) as object };
  };
  const unknown = await patch(crypto.randomUUID(), { token });
  expect(unknown.status).toBe(404);
  expect(await patch(lead.id, { token: crypto.randomUUID() })).toEqual(unknown);
  expect(await patch(lead.id, {})).toEqual(unknown);
  expect(await patch(lead.id, { token }, 'harbour')).toEqual(unknown);
  expect(await patch('x', { token })).toEqual(unknown);
  expect(await patch(lead.id, { token, isLastStep: true })).toEqual({
    status: 200,
    answer: { lead_id: lead.id },
  });
  await expect
    .poll(async () => (await mailsAbout(shopper.email)).dealer[0]?.text ?? '', MAIL)
    .toContain('Mallory');
});

test('fills in state and postcode of a chosen suburb', {
  tag: ['@OPEN-106', '@LEAD-66'],
}, async ({ page }) => {
  const shopper = newShopper();
  await page.goto(siteUrl('coastline', '/vehicle-parts-and-accessories'));
  const form = page.locator('#ask-the-shop form');
  await fillContact(page, shopper);
  await form.getByLabel('Make').fill('Jayco');
  await form.getByLabel('Model').fill('Starcraft');
  await form.getByLabel('Year').fill('2019');
  await form.getByLabel('Which part?').fill('The left jockey wheel');
  await form.getByLabel('Street address').fill('1 High Street');
  await form.getByLabel('Suburb').fill('Noosa H');
  await form.getByRole('option', { name: /^Noosa Heads\s*QLD 4567$/ }).click();
  await expect(form.getByLabel('Suburb')).toHaveValue('Noosa Heads');
  await expect(form.getByLabel('State')).toHaveValue('QLD');
  await expect(form.getByLabel('Postcode')).toHaveValue('4567');
  await form.getByLabel('Post it to me').check();
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The shop has your question' })).toBeVisible();
  const { payload } = await leadOf(shopper.email);
  expect(payload.lead_attributes.answers).toEqual(
    expect.arrayContaining([
      { question: 'Street address', answer: '1 High Street' },
      { question: 'Suburb', answer: 'Noosa Heads' },
      { question: 'State', answer: 'QLD' },
      { question: 'Postcode', answer: '4567' },
    ]),
  );
});
