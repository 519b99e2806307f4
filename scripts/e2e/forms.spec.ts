import type { Page, Request } from '@playwright/test';
import { mailsAbout, newShopper, vehiclesWhere } from './inbox.ts';
import { sql } from './reserving.ts';
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

/** Fills in who somebody is. */
async function fillContact(page: Page, shopper: ReturnType<typeof newShopper>): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(shopper.name);
  await page.getByLabel('Mobile').fill(shopper.phone);
  await page.getByLabel('Email', { exact: true }).fill(shopper.email);
}

test('an enquiry in steps: each valid step leads on, Back keeps what was typed, the last one sends', {
  tag: [
    '@LEAD-22',
    '@LEAD-23',
    '@LEAD-24',
    '@LEAD-25',
    '@LEAD-26',
    '@LEAD-27',
    '@LEAD-28',
    '@LEAD-34',
    '@OPEN-066',
    '@OPEN-111',
  ],
}, async ({ page }) => {
  const shopper = newShopper();
  await page.goto(siteUrl('coastline', '/contact'));
  const form = page.locator('#enquiry form');
  const go = form.getByRole('button', { name: 'Continue' });
  await expect(form.getByText('Step 1 of 3')).toBeVisible();
  await expect(form.getByLabel('Mobile')).toBeHidden();
  await expect(form.getByRole('link', { name: 'privacy policy' })).toBeVisible();
  await expectAccessible(page, '#enquiry');
  await go.click();
  await expect(form.getByLabel('What is it about?')).toHaveAccessibleDescription('This is a required field.');
  await form.getByLabel('What is it about?').selectOption('Feedback');
  await go.click();

  await expect(form.getByText('Step 2 of 3')).toBeVisible();
  await go.click();
  await expect(form.getByLabel('Mobile')).toHaveAccessibleDescription('This is a required field.');
  await fillContact(page, shopper);
  await form.getByRole('button', { name: 'Back' }).click();
  await expect(form.getByLabel('What is it about?')).toHaveValue('Feedback');
  await go.click();
  await expect(form.getByLabel('Email', { exact: true })).toHaveValue(shopper.email);
  await go.click();

  await expect(form.getByText('Step 3 of 3')).toBeVisible();
  // What has begun is a lead already, and waits for its last step.
  await expect(async () => {
    expect(await leadOf(shopper.email)).toMatchObject({ finished: false });
  }).toPass();
  await form.getByLabel('Comments').fill('The kettle was warm.');
  await page.route('**/api/leads/*', (route) => route.fulfill({ status: 200, json: {} }));
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(form.getByRole('alert')).toHaveText('An unexpected error occured');
  await page.unroute('**/api/leads/*');
  const [event] = await Promise.all([
    recordOf(page, 22),
    form.getByRole('button', { name: 'Send enquiry' }).click(),
  ]);
  expect(event.method()).toBe('POST');
  await expect(page).toHaveURL(siteUrl('coastline', '/success'));
  expect(await storedText(page, 'coastline.SuccessCategory')).toBe('General Enquiry');
  expect(await storedText(page, 'coastline.EnquireCar')).toBeNull();
  expect(await leadOf(shopper.email)).toMatchObject({
    finished: true,
    payload: { subcategory: 'Feedback', message: 'The kettle was warm.' },
  });
  await expect.poll(async () => (await mailsAbout(shopper.email)).dealer.length, MAIL).toBe(1);

  // About a vehicle there is nothing to choose first; it is stored for the page of thanks.
  const [vehicle] = await vehiclesWhere('dealership_id:"coastline-caravans" AND status:"in_stock"');
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

test('a service is booked, and the workshop has all of it, with whom it shares its leads', {
  tag: [
    '@ROUTE-67',
    '@ROUTE-68',
    '@LOC-15',
    '@LEAD-16',
    '@LEAD-30',
    '@LEAD-31',
    '@LEAD-33',
    '@LEAD-36',
    '@LEAD-57',
    '@LEAD-58',
    '@LEAD-62',
    '@LEAD-64',
    '@OPEN-006',
    '@OPEN-090',
    '@OPEN-107',
  ],
}, async ({ page }) => {
  const shopper = newShopper();
  await page.goto(siteUrl('harbour', '/service#service-booking'));
  const form = page.locator('#service-booking form');
  await expect(form).toBeInViewport();
  await form.getByRole('button', { name: 'Request booking' }).click();
  await expect(form.getByRole('alert')).toContainText('Please fix the following errors:');
  await expect(form.getByLabel('Rego')).toHaveAccessibleDescription('This is a required field.');
  await expectAccessible(page, '#service-booking');

  await form.getByLabel('Location').selectOption('harbour-maroochydore-service');
  await fillContact(page, shopper);
  await form.getByLabel('Rego').fill('123abc');
  await form.getByLabel('Make').fill('Mazda');
  await form.getByLabel('Model').fill('CX-5');
  await form.getByLabel('Kilometres').fill('many');
  await form.getByLabel('What does it need?').selectOption('Logbook service');
  await form.getByLabel('Preferred day').fill('2020-01-01');
  await form.getByLabel('I would like a courtesy car').check();
  await form.getByLabel('Wheel alignment').check();
  await form.getByRole('button', { name: 'Request booking' }).click();
  await expect(form.getByLabel('Kilometres')).toHaveAccessibleDescription('Please enter a number.');
  await expect(form.getByLabel('Preferred day')).toHaveAccessibleDescription(
    'Please choose a day from today on.',
  );
  await form.getByLabel('Kilometres').fill('120,000 km');
  await form.getByLabel('Preferred day').fill('2031-02-03');
  // A reload keeps what was typed.
  await page.reload();
  await expect(form.getByLabel('Model')).toHaveValue('CX-5');
  await expect(form.getByLabel('Wheel alignment')).toBeChecked();
  const [sent] = await Promise.all([
    page.waitForRequest('**/api/forms/submit'),
    recordOf(page, 22),
    form.getByRole('button', { name: 'Request booking' }).click(),
  ]);
  expect(sent.postDataJSON()).toMatchObject({ category: 'service', payload: {}, events: [22] });
  await expect(page.getByRole('heading', { level: 1, name: 'Your service request is in' })).toBeVisible();
  const lead = await leadOf(shopper.email);
  expect(lead).toMatchObject({
    kind: 'service',
    payload: {
      category: 'General Enquiry',
      subcategory: 'Service',
      rego: '123ABC',
      'Vehicle Make': 'Mazda',
      additional_services: ['Wheel alignment'],
      page_id: 'page-harbour-service',
    },
  });
  expect(lead.location_id).toBe('harbour-maroochydore-service');
  expect(lead.payload.lead_attributes.answers).toContainEqual({
    question: 'What does it need?',
    answer: 'Logbook service',
  });
  await expect
    .poll(async () => (await mailsAbout(shopper.email)).dealer[0]?.text ?? '', MAIL)
    .toContain('Also wanted: Wheel alignment');
  expect((await mailsAbout(shopper.email)).dealer[0]?.envelope.to).toEqual([
    'workshop@harboursunshinecoast.example',
    'parts@harboursunshinecoast.example',
  ]);
});

test.describe('a file that the server refuses', () => {
  test.use({ expected: { words: [/status of 422/] } });

  test('an application brings its resume, whatever its file is called, and its dealer gets it', {
    tag: ['@ROUTE-74', '@ROUTE-75', '@LEAD-13', '@LEAD-14', '@LEAD-15', '@EVENTS-14'],
  }, async ({ page, browser }) => {
    const shopper = newShopper();
    await page.goto(siteUrl('harbour', '/careers'));
    const form = page.locator('#apply form');
    const send = form.getByRole('button', { name: 'Send application' });
    await fillContact(page, shopper);
    await form.getByLabel('Dealership').selectOption('harbour-brisbane');
    if (await form.getByLabel('Location').count())
      await form.getByLabel('Location').selectOption({ index: 1 });
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
    await Promise.all([recordOf(page, 51), send.click()]);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Thanks, we have received your application' }),
    ).toBeVisible();
    const lead = await leadOf(shopper.email);
    expect(lead.payload).toMatchObject({ category: 'General Enquiry', subcategory: 'Career Enquiry' });
    expect(await sql('select name, type from lead_files where lead_id = $1', [lead.id])).toEqual([
      { name: 'my resume.pdf', type: 'application/pdf' },
    ]);
    await expect.poll(async () => (await mailsAbout(shopper.email)).dealer.length, MAIL).toBe(1);

    // Without scripts: a file that is none comes back with everything typed, one that is goes along.
    const other = newShopper();
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(siteUrl('harbour', '/careers'));
    const plainForm = plain.locator('#apply form');
    await fillContact(plain, other);
    await plainForm.getByLabel('Dealership').selectOption('harbour-brisbane');
    if (await plainForm.getByLabel('Location').count())
      await plainForm.getByLabel('Location').selectOption({ index: 1 });
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
    const fleet = page.locator('#fleet-enquiry form');
    await expect(fleet.getByLabel('Name', { exact: true })).toHaveValue(shopper.name);
    await fleet.getByLabel('Dealership').selectOption('harbour-brisbane');
    if (await fleet.getByLabel('Location').count())
      await fleet.getByLabel('Location').selectOption({ index: 1 });
    await fleet.getByLabel('Company').fill('Acme Plumbing');
    await fleet.getByLabel('What do you need?').fill('Three utes');
    await fleet.getByRole('button', { name: 'Send enquiry' }).click();
    // In the words of the page's editor.
    await expect(
      page.getByRole('heading', { level: 1, name: 'Harbour Fleet has your enquiry' }),
    ).toBeVisible();
    await expect(page.getByText('The same person rings you every time')).toBeVisible();
  });
});

test('parts are asked for, and a lead goes on only for the browser that began it', {
  tag: ['@ROUTE-60', '@OPEN-106', '@OPEN-007', '@OPEN-008'],
}, async ({ page }) => {
  const shopper = newShopper();
  await page.goto(siteUrl('northside', '/parts/search'));
  const form = page.locator('#parts-search form');
  await fillContact(page, shopper);
  await form.getByLabel('Which part?').fill('Left mirror');
  const terms = form.getByLabel(/terms of use/);
  if (await terms.count()) await terms.check();
  await form.getByRole('button', { name: 'Send to the parts desk' }).click();
  await expect(form.getByLabel('Rego')).toHaveAccessibleDescription(
    'Please enter the rego, or the make and model.',
  );
  await form.getByLabel('Make').fill('Mazda');
  await form.getByLabel('Model').fill('BT-50');
  await form.getByRole('button', { name: 'Send to the parts desk' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'We are looking for your part' })).toBeVisible();
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

test('an editor may ask for an address: a suburb that is chosen brings its state and postcode along', {
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
