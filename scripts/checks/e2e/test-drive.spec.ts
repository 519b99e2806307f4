import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { mailsAbout, newShopper, vehiclesWhere } from './inbox.ts';
import { findLead } from './leads-inbox.ts';
import { sql } from './reserving.ts';
import { rows } from './rows.ts';
import { signedIn } from './signing-in.ts';
import { openStudio, STUDIO_WORDS } from './studio.ts';
import { askSite, expect, expectAccessible, siteUrl, test } from './test.ts';

const TAKEN = 'That time has just been booked. Please choose another.';
const MAIL = { timeout: 30_000 };
const DRIVABLE = 'status:in_stock AND show_on_dealer_website:true AND NOT reserved:true';

// The browser logs each unsuccessful answer.
test.use({ expected: { words: [/status of (409|422|503)/] } });

async function carOf(dealership: string, index: number, carType: 'new' | 'used' = 'used') {
  const cars = await vehiclesWhere(`dealership_id:"${dealership}" AND car_type:${carType} AND ${DRIVABLE}`);
  const car = cars[index];
  if (!car) throw new Error(`${dealership} has no car ${index}`);
  return car;
}
async function slotsOf(site: string, query: string): Promise<string[]> {
  const { status, body } = await askSite(site, `/api/test-drive/slots?${query}`);
  expect(status).toBe(200);
  return JSON.parse(body).slots;
}
const book = (site: string, car: string | null, email: string, dateTime: string, phone = '0412 345 678') =>
  askSite(site, '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      token: randomUUID(),
      kind: 'testDrive',
      car,
      values: { name: 'Kim Nguyen', email, phone, dateTime },
    }),
  });
const timeText = (slot: string) =>
  new Date(`${slot.slice(0, 16)}Z`)
    .toLocaleTimeString('en-AU', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' })
    .replaceAll(/\s/g, ' ')
    .toLowerCase();
async function choose(page: Page, slot: string): Promise<void> {
  const field = page.getByRole('group', { name: /^Preferred date and time/ });
  await field.locator(`label:has(input[name="day"][value="${slot.slice(0, 10)}"])`).click();
  await field.getByText(timeText(slot), { exact: true }).click();
  await expect(field.locator(`input[value="${slot}"]`)).toBeChecked();
}
async function fill(page: Page, { name, phone, email }: ReturnType<typeof newShopper>): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Mobile').fill(phone);
  await page.getByLabel('Email', { exact: true }).fill(email);
}
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const counts = { shift: 0 };
    Object.assign(window, { layoutShifts: counts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) counts.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { layoutShifts: { shift: number } }).layoutShifts.shift);
const eventTold = (page: Page, id: number) =>
  page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/events') && (request.postData() ?? '').includes(`"event_id":${id}`),
  );
const bookingOf = (email: string) =>
  sql(
    `select b.id, b.status, b.starts_at, b.text_agreed, l.payload->>'category' as category
     from test_drive_bookings b join leads l on l.id = b.lead_id where l.payload->>'email' = $1`,
    [email],
  );

test('a test drive is booked at a free time and cancelled by the link in its mail', {
  tag: rows('TDRIVE-02 TDRIVE-04 TDRIVE-07..08 OPEN-002 OPEN-009 ROUTE-59'),
}, async ({ page }) => {
  const car = await carOf('harbour-brisbane', 3);
  await page.setViewportSize({ width: 390, height: 844 });
  await test.step('ROUTE-59 /book-test-drive opens the booking page of a car', async () => {
    await page.goto(siteUrl('harbour', `/book-test-drive?car_id=${car.slug}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a test drive');
    await expect(page.getByRole('button', { name: 'Request test drive' })).toBeVisible();
  });
  const slots = await slotsOf('harbour', `car_id=${car.slug}`);
  for (const slot of slots) expect(slot).toMatch(/^\d{4}-\d\d-\d\dT\d\d:[03]0:00\+10:00$/);
  const soonest = Date.now() + 2 * 3_600_000;
  expect(Date.parse(slots[0] ?? '')).toBeGreaterThan(soonest - 60_000);
  const [wanted = '', next = ''] = slots.slice(-2);

  const shopper = newShopper();
  await fill(page, shopper);
  await page.locator('textarea').fill('Can I bring a caravan?');
  await choose(page, wanted);
  await page.getByLabel('Remind me by text the day before').check();
  await expectAccessible(page);
  expect((await book('harbour', car.slug, newShopper().email, wanted)).status).toBe(201);
  const late = await book('harbour', car.slug, newShopper().email, wanted);
  expect([late.status, JSON.parse(late.body)]).toEqual([
    409,
    { error: TAKEN, code: 'slot_taken', fields: { dateTime: TAKEN } },
  ]);
  await page.getByRole('button', { name: 'Request test drive' }).click();
  const field = page.getByRole('group', { name: /^Preferred date and time/ });
  await expect(field.getByText(TAKEN)).toBeVisible();
  await expect(field.locator(`input[value="${wanted}"]`)).toHaveCount(0);
  await expect(page.getByLabel('Name')).toHaveValue(shopper.name);
  await expect(page.locator('textarea')).toHaveValue('Can I bring a caravan?');
  await expectAccessible(page);

  await choose(page, next);
  // The reminder stays ticked with another time and after a reload; the last day is fully visible.
  const reminder = page.getByLabel('Remind me by text the day before');
  await expect(reminder).toBeChecked();
  await page.reload();
  await page.getByRole('button', { name: 'Request test drive' }).scrollIntoViewIfNeeded();
  await expect(reminder).toBeChecked();
  await expect(field.locator(`input[value="${next}"]`)).toBeChecked();
  const cut = await field.locator('label:has(input[name="day"]:checked)').evaluate((day) => {
    const [chip, row] = [day.getBoundingClientRect(), (day.parentElement ?? day).getBoundingClientRect()];
    return Math.max(row.left - chip.left, chip.right - row.right);
  });
  expect(cut).toBeLessThanOrEqual(0);
  await Promise.all([eventTold(page, 48), page.getByRole('button', { name: 'Request test drive' }).click()]);
  await expect(page).toHaveURL(siteUrl('harbour', '/success'));
  await expect(page.getByRole('heading', { level: 1, name: 'Your test drive is booked' })).toBeVisible();
  await expect(page.getByText(new RegExp(`^\\w{3} .*, ${timeText(next)}, \\w`))).toBeVisible();
  await countShifts(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1, name: 'Your test drive is booked' })).toBeVisible();
    expect(await shiftOf(page)).toBeLessThan(0.02);
  }
  await expect(
    page.getByText(new RegExp(`^Your booking is confirmed for .*, ${timeText(next)}\\.`)),
  ).toBeVisible();
  const [booking] = await bookingOf(shopper.email);
  expect(booking).toMatchObject({ status: 'booked', text_agreed: true, category: 'Test Drive' });
  expect(Number(booking?.['starts_at'])).toBe(Date.parse(next));
  expect(await slotsOf('harbour', `car_id=${car.slug}`)).not.toContain(next);

  await expect.poll(async () => (await mailsAbout(shopper.email)).shopper.length, MAIL).toBe(1);
  const [mail] = (await mailsAbout(shopper.email)).shopper;
  expect(mail?.subject).toMatch(/^Your test drive on /);
  const link = new URL(mail?.text.match(/https?:\/\/\S+\/test-drive\/\S+/)?.[0] ?? '');
  await page.goto(siteUrl('harbour', link.pathname + link.search));
  await expect(page.getByRole('heading', { level: 1, name: 'Your test drive' })).toBeVisible();
  await expectAccessible(page);
  // Opening the link does not cancel: mail scanners open every link.
  expect((await bookingOf(shopper.email))[0]).toMatchObject({ status: 'booked' });
  expect((await askSite('harbour', `${link.pathname}?token=${'x'.repeat(32)}`)).body).toContain(
    'This link does not work',
  );
  await page.getByRole('button', { name: 'Cancel this test drive' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your test drive is cancelled' })).toBeVisible();
  expect(await slotsOf('harbour', `car_id=${car.slug}`)).toContain(next);
  await expect.poll(async () => (await mailsAbout(shopper.email)).dealer.length, MAIL).toBe(2);
});

test('a test drive is requested without times and without script', {
  tag: ['@TDRIVE-03', '@TDRIVE-05', '@TDRIVE-09', '@OPEN-002', '@ROUTE-59', '@SITE-15'],
}, async ({ page, browser }) => {
  const car = await carOf('harbour-brisbane', 4, 'new');
  await page.route('**/api/test-drive/slots*', (route) =>
    route.fulfill({ status: 503, json: { error: 'x' } }),
  );
  await page.goto(siteUrl('harbour', `/book-test-drive?car_id=${car.slug}`));
  await expect(page.locator('form .skeleton')).toHaveCount(0);
  await expect(page.getByText('Preferred date and time')).toHaveCount(0);
  const shopper = newShopper();
  await fill(page, shopper);
  await Promise.all([eventTold(page, 17), page.getByRole('button', { name: 'Request test drive' }).click()]);
  await expect(page).toHaveURL(siteUrl('harbour', '/success'));
  expect(await bookingOf(shopper.email)).toEqual([]);
  expect(await sql(`select kind from leads where payload->>'email' = $1`, [shopper.email])).toEqual([
    { kind: 'testDrive' },
  ]);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  for (const site of ['valuecars', 'harbour', 'northside'] as const) {
    const search = plain.getByRole('searchbox', { name: 'Make, model or stock number' });
    await test.step('ROUTE-59 /book-test-drive without a car asks which one', async () => {
      await plain.goto(siteUrl(site, '/book-test-drive'));
      await expect(
        plain.getByRole('region', { name: 'Which vehicle would you like to drive?' }),
      ).toBeVisible();
      await expect(search).toBeVisible();
    });
    await search.fill('nothing of this name');
    await search.press('Enter');
    await expect(plain.getByText('Nothing in stock matches “nothing of this name”.')).toBeVisible();
    await search.fill('mazda');
    await search.press('Enter');
    await plain.getByRole('region', { name: 'Which vehicle' }).getByRole('link').first().click();
    await expect(plain).toHaveURL(/\/book-test-drive\?car_id=/);
    await expect(plain.getByRole('heading', { level: 2, name: 'Your drive' })).toBeVisible();
  }
  const someone = newShopper();
  await fill(plain, { ...someone, email: 'kim@nowhere' });
  await plain.getByRole('button', { name: 'Request test drive' }).click();
  await expect(plain).toHaveURL(/car_id=[^&]+&problems=email#/);
  await expect(plain.getByLabel('Name')).toHaveValue(someone.name);
  await plain.getByLabel('Email', { exact: true }).fill(someone.email);
  await expect(plain.getByLabel(/terms of use/)).not.toBeChecked();
  await test.step('SITE-15 a visitor requests a test drive', async () => {
    await plain.getByRole('button', { name: 'Request test drive' }).click();
    await expect(plain).toHaveURL(siteUrl('northside', '/success'));
    expect(await sql(`select kind from leads where payload->>'email' = $1`, [someone.email])).toEqual([
      { kind: 'testDrive' },
    ]);
  });
  await plain.goto(siteUrl('harbour', '/book-test-drive?car_id=unassigned-car'));
  await expect(plain.getByText('We could not find this vehicle.')).toBeVisible();
  await context.close();
});

test.describe('in the studio', () => {
  test.setTimeout(240_000);
  test.use({ expected: { words: STUDIO_WORDS } });

  test('staff move and cancel a test drive, and the shopper sees it in the garage', {
    tag: ['@OPEN-009', '@OPEN-104'],
  }, async ({ page, context }) => {
    const car = await carOf('harbour-brisbane', 5);
    const [first = '', second = ''] = (await slotsOf('harbour', `car_id=${car.slug}`)).slice(-4);
    const shopper = await signedIn(context, 'harbour');
    expect((await book('harbour', car.slug, shopper.email, first, shopper.phone)).status).toBe(201);
    const garage = await context.newPage();
    const enquiries = garage.getByRole('region', { name: 'Enquiries', exact: true });
    await garage.goto(siteUrl('harbour', '/my-garage'));
    await expect(enquiries).toContainText(/Booked.*\d{4}, [\d:]+ [ap]m\s*at \S/);
    await expect(enquiries).toContainText(timeText(first));
    await expectAccessible(garage);
    const [own] = await bookingOf(shopper.email);
    const see = enquiries.getByRole('link', { name: 'View or cancel test drive' });
    await expect(see).toHaveAttribute('href', new RegExp(`^/test-drive/${own?.['id']}\\?token=`));

    await openStudio(page, 'sales', '/test-drives');
    const card = page.getByRole('listitem').filter({ hasText: shopper.email });
    await expect(card).toContainText(timeText(first));
    await expect(card).toContainText(car.stocknum);
    await expectAccessible(page, '[data-testid="test-drives-tool"]');

    await card.getByRole('button', { name: 'Reschedule' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('New time').selectOption(second);
    // axe measures contrast, so wait until the button's colour transition ends.
    await dialog.evaluate((part) =>
      Promise.all(part.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    await expectAccessible(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Reschedule', exact: true }).click();
    await expect(card).toContainText(timeText(second));
    expect(Number((await bookingOf(shopper.email))[0]?.['starts_at'])).toBe(Date.parse(second));
    await garage.reload();
    await expect(enquiries).toContainText(timeText(second));
    await expect(enquiries).toContainText('We changed the time ');
    await see.click();
    await expect(garage.getByRole('button', { name: 'Cancel this test drive' })).toBeVisible();

    await card.getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('button', { name: 'Cancel test drive' }).click();
    await expect(card.getByText('Cancelled')).toBeVisible();
    await expect(card.getByRole('button')).toHaveCount(0);
    await garage.goto(siteUrl('harbour', '/my-garage'));
    await expect(enquiries.getByText('Cancelled', { exact: true })).toBeVisible();
    await expect(enquiries).toContainText('We cancelled it ');
    await expect(see).toHaveCount(0);
    await expectAccessible(garage);
    await garage.close();
    await expect
      .poll(
        async () => (await mailsAbout(shopper.email)).shopper.map(({ subject }) => subject).join('\n'),
        MAIL,
      )
      .toMatch(/Cancelled: your test drive/);
    expect(await slotsOf('harbour', `car_id=${car.slug}`)).toContain(second);

    await openStudio(page, 'sales', '/leads');
    await (await findLead(page, shopper.email)).click();
    const lead = page.getByRole('region', { name: 'Lead', exact: true });
    await expect(lead).toContainText(timeText(second));
    await expect(lead.getByText('Cancelled', { exact: true })).toBeVisible();
    await lead.getByText('Enquiry details').click();
    await expect(lead).toContainText(/SMS reminder\s*No/);
    await expect(lead).toContainText(/Marketing opt-in\s*No/);
    await expectAccessible(page, '[data-testid="leads-tool"]');
  });
});

test('the postcode of a finance form is required, suggested and validated', {
  tag: rows('FINPAGE-06 LEAD-66..70 OPEN-064'),
}, async ({ page }) => {
  await page.goto(siteUrl('valuecars', '/apply-for-finance'));
  const form = page.locator('#finance-form');
  const postcode = form.getByLabel('Postcode');
  const send = form.getByRole('button', { name: 'Send finance enquiry' });
  await send.click();
  for (const name of ['Name', 'Mobile', 'Email'])
    await expect(form.getByLabel(name, { exact: true })).toHaveAccessibleDescription(
      'This is a required field.',
    );
  await fill(page, newShopper());
  await form.getByLabel(/terms of use/).check();
  await send.click();
  await expect(postcode).toHaveAccessibleDescription('This is a required field.');
  await expect(postcode).toHaveAttribute('maxlength', '4');
  await postcode.pressSequentially('451');
  await expect(page.getByRole('option', { name: /Caboolture QLD 4510/ })).toBeVisible();
  await expectAccessible(page);
  await postcode.press('Escape');
  await send.click();
  await expect(postcode).toHaveAccessibleDescription('Invalid postcode. Please enter a 4-digit number.');
  await postcode.fill('9998');
  await postcode.press('Enter');
  await expect(postcode).toHaveAccessibleDescription('Invalid postcode');

  await postcode.fill('');
  await postcode.pressSequentially('400');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  await postcode.press('ArrowDown');
  await expect(postcode).toHaveAttribute('aria-activedescendant', /.+/);
  await postcode.press('Enter');
  await expect(postcode).toHaveValue(/^400\d$/);
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page).toHaveURL(siteUrl('valuecars', '/apply-for-finance'));
  await send.click();
  await expect(page).toHaveURL(siteUrl('valuecars', '/success'));

  const suggest = (text: string, from: string) =>
    askSite('valuecars', `/api/places/suggest?text=${text}`, { headers: { 'x-forwarded-for': from } });
  expect(JSON.parse((await suggest('cabool', '10.9.9.1')).body).places[0]).toEqual({
    name: 'Caboolture',
    state: 'QLD',
    postcode: '4510',
  });

  const [subscribed] = await sql(
    `select id, (record->>'subscription_price')::float8 as weekly from cars
     where dealership_id = 'value-cars' and status = 'in_stock' and show_on_dealer_website
       and (record->>'subscription_price')::float8 > 0 limit 1`,
  );
  await page.goto(siteUrl('valuecars', `/apply-for-finance?car_id=${subscribed?.['id']}`));
  const weekly = `$${Number(subscribed?.['weekly']).toLocaleString('en-AU')}`;
  await expect(page.getByRole('main')).toContainText(new RegExp(`\\${weekly}\\s*/week`));
});
