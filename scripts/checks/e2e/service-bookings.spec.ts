import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { mailsAbout, newShopper } from './inbox.ts';
import { sql } from './reserving.ts';
import { openStudio, STUDIO_WORDS } from './studio.ts';
import { askSite, expect, expectAccessible, siteUrl, test } from './test.ts';

const SITE = 'northside';
const PRESTON = 'northside-preston-service';
const EPPING = 'northside-epping-service';
const BRAKES = 'serviceJob-northside-brakes';
const LOGBOOK = 'serviceJob-northside-logbook';
const REPAIR = 'serviceJob-northside-repair';
const TAKEN = 'That time has just been booked. Please choose another.';
const MAIL = { timeout: 30_000 };

// The browser logs each unsuccessful answer.
test.use({ expected: { words: [/status of (409|422|503)/] } });
test.setTimeout(120_000);

interface Times {
  slots: string[];
  price: string;
  duration: string;
  ways: string[];
}

async function timesOf(location: string, jobs: string[], way = 'dropOff', model = '3'): Promise<Times> {
  const query = new URLSearchParams({ location, jobs: jobs.join(','), way, make: 'Mazda', model });
  const { status, body } = await askSite(SITE, `/api/service-booking/times?${query}`);
  expect(status).toBe(200);
  return JSON.parse(body);
}

const book = (location: string, jobs: string[], dateTime: string, email: string, way = 'dropOff') =>
  askSite(SITE, '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      token: randomUUID(),
      kind: 'service',
      service: { location, jobs, way },
      values: {
        name: 'Kim Nguyen',
        email,
        phone: '0412 345 678',
        rego: '1AB2CD',
        dateTime,
        terms: true,
        details: { make: 'Mazda', model: '3' },
      },
    }),
  });

const bookingOf = (email: string) =>
  sql(
    `select b.id, b.status, b.arrives_at, b.way, b.text_agreed, b.location_id, b.arrived_at, b.ready_at, b.note,
            l.payload->>'subcategory' as subcategory, l.payload->>'rego' as rego
     from service_bookings b join leads l on l.id = b.lead_id where l.payload->>'email' = $1`,
    [email],
  );

const timeText = (slot: string) =>
  new Date(`${slot.slice(0, 16)}Z`)
    .toLocaleTimeString('en-AU', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' })
    .replaceAll(/\s/g, ' ')
    .toLowerCase();

async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The control cannot be reached by Tab');
}

async function choose(page: Page, slot: string): Promise<void> {
  const field = page.getByRole('group', { name: 'Arrival' });
  await field.locator(`label:has(input[name="day"][value="${slot.slice(0, 10)}"])`).click();
  await field.getByText(timeText(slot), { exact: true }).click();
  await expect(field.locator(`input[value="${slot}"]`)).toBeChecked();
}

async function fillIn(page: Page, shopper: ReturnType<typeof newShopper>): Promise<void> {
  await page.getByLabel('Rego', { exact: true }).fill('1AB2CD');
  await page.getByLabel('Make', { exact: true }).fill('Mazda');
  await page.getByLabel('Model', { exact: true }).fill('3');
  await page.getByLabel('Name', { exact: true }).fill(shopper.name);
  await page.getByLabel('Mobile', { exact: true }).fill(shopper.phone);
  await page.getByLabel('Email', { exact: true }).fill(shopper.email);
  const terms = page.getByLabel(/terms of use/);
  if (await terms.isVisible()) await terms.check();
}

for (const width of [390, 1440])
  test(`a service is booked by keyboard at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(siteUrl(SITE, '/book-service'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a service');
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Book service' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').getByRole('link', { name: 'Work', exact: true })).toBeVisible();
    await expectAccessible(page);

    const shopper = newShopper();
    await page.getByRole('alert').getByRole('link', { name: 'Work', exact: true }).focus();
    await tabTo(page, page.getByRole('checkbox', { name: /^Brake inspection/ }));
    await page.keyboard.press('Space');
    for (const [label, text] of [
      ['Rego', '1AB2CD'],
      ['Make', 'Mazda'],
      ['Model', '3'],
    ] as const) {
      await tabTo(page, page.getByLabel(label, { exact: true }));
      await page.keyboard.type(text);
    }
    await tabTo(page, page.getByRole('radio', { name: /Preston/ }));
    await page.keyboard.press('Space');
    const arrival = page.getByRole('group', { name: 'Arrival' });
    await expect(arrival.getByRole('radio').first()).toBeAttached();
    await tabTo(page, arrival.locator('input[name="day"]:checked'));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await tabTo(page, arrival.locator('input[name="dateTime"]').first());
    await page.keyboard.press('Space');
    await tabTo(page, page.getByLabel(/^Text me the day before/));
    await page.keyboard.press('Space');
    for (const [label, text] of [
      ['Name', shopper.name],
      ['Mobile', shopper.phone],
      ['Email', shopper.email],
    ] as const) {
      await tabTo(page, page.getByLabel(label, { exact: true }));
      await page.keyboard.type(text);
    }
    const terms = page.getByLabel(/terms of use/);
    if (await terms.isVisible()) {
      await tabTo(page, terms);
      await page.keyboard.press('Space');
    }
    const summary = page.getByRole('region', { name: 'Your booking' });
    await expect(summary).toContainText('$79');
    await expect(summary).toContainText('45 min');
    await expectAccessible(page);
    await tabTo(page, page.getByRole('button', { name: 'Book service' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(siteUrl(SITE, '/success'));
    await expect(page.getByRole('heading', { level: 1, name: 'Your service is booked' })).toBeVisible();
    const [booking] = await bookingOf(shopper.email);
    expect(booking).toMatchObject({
      status: 'booked',
      way: 'dropOff',
      text_agreed: true,
      location_id: PRESTON,
      subcategory: 'Service',
      rego: '1AB2CD',
    });
  });

test('a full time is refused, and the form keeps what was entered', async ({ page }) => {
  const { slots, price, ways } = await timesOf(EPPING, [LOGBOOK]);
  expect(price).toBe('From $329');
  expect(ways).toEqual(['dropOff', 'wait', 'loanCar']);
  expect((await timesOf(EPPING, [LOGBOOK], 'dropOff', 'BT-50')).price).toBe('From $449');
  const [wanted = '', next = ''] = slots.slice(-6);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl(SITE, '/book-service'));
  const shopper = newShopper();
  await page.getByRole('checkbox', { name: /^Logbook service/ }).check();
  await page.getByRole('radio', { name: /Epping/ }).check();
  await fillIn(page, shopper);
  await page.getByRole('radio', { name: /loan car/ }).check();
  await choose(page, wanted);
  expect((await book(EPPING, [LOGBOOK], wanted, newShopper().email)).status).toBe(201);
  const late = await book(EPPING, [BRAKES], wanted, newShopper().email);
  expect([late.status, JSON.parse(late.body)]).toEqual([
    409,
    { error: TAKEN, code: 'slot_taken', fields: { dateTime: TAKEN } },
  ]);
  await page.getByRole('button', { name: 'Book service' }).click();
  const field = page.getByRole('group', { name: 'Arrival' });
  await expect(field.getByText(TAKEN)).toBeVisible();
  await expect(field.locator(`input[value="${wanted}"]`)).toHaveCount(0);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(shopper.name);
  await expect(page.getByRole('checkbox', { name: /^Logbook service/ })).toBeChecked();
  await expectAccessible(page);
  await choose(page, next);
  await page.getByRole('button', { name: 'Book service' }).click();
  await expect(page).toHaveURL(siteUrl(SITE, '/success'));
  expect((await bookingOf(shopper.email))[0]).toMatchObject({ way: 'loanCar', location_id: EPPING });
});

test('work over several days is dropped off in the morning', async () => {
  const { slots, ways, duration } = await timesOf(PRESTON, [REPAIR]);
  expect(ways).toEqual(['dropOff', 'loanCar']);
  expect(duration).toMatch(/^\d working days$/);
  for (const slot of slots) expect(slot.slice(11, 16) <= '10:30').toBe(true);
});

test('a shopper moves and cancels a service by the link in its mail', async ({ page }) => {
  const { slots } = await timesOf(PRESTON, [BRAKES]);
  const [first = '', second = ''] = slots.slice(-12);
  const shopper = newShopper();
  expect((await book(PRESTON, [BRAKES], first, shopper.email)).status).toBe(201);
  await expect.poll(async () => (await mailsAbout(shopper.email)).shopper.length, MAIL).toBe(1);
  const [mail] = (await mailsAbout(shopper.email)).shopper;
  expect(mail?.subject).toMatch(/^Your service on /);
  const link = new URL(mail?.text.match(/https?:\/\/\S+\/book-service\/\S+/)?.[0] ?? '');
  await page.goto(siteUrl(SITE, link.pathname + link.search));
  await expect(page.getByRole('heading', { level: 1, name: 'Your service booking' })).toBeVisible();
  await expect(page.getByText('Brake inspection')).toBeVisible();
  await page.getByText('Reschedule', { exact: true }).click();
  await expectAccessible(page);
  await page.getByLabel('New time').selectOption(second);
  await page.getByRole('button', { name: 'Move to this time' }).click();
  await expect(page.getByText(timeText(second)).first()).toBeVisible();
  expect(Number((await bookingOf(shopper.email))[0]?.['arrives_at'])).toBe(Date.parse(second));
  expect((await timesOf(PRESTON, [BRAKES])).slots).toContain(first);
  await expect
    .poll(async () => (await mailsAbout(shopper.email)).shopper.map(({ subject }) => subject).join(), MAIL)
    .toMatch(/Your service has a new time/);

  expect((await askSite(SITE, `${link.pathname}?token=${'x'.repeat(32)}`)).body).toContain(
    'This link does not work',
  );
  await page.getByRole('button', { name: 'Cancel this booking' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your service is cancelled' })).toBeVisible();
  await expectAccessible(page);
  expect((await bookingOf(shopper.email))[0]).toMatchObject({ status: 'cancelled' });
});

test.describe('in the studio', () => {
  test.setTimeout(240_000);
  test.use({ expected: { words: STUDIO_WORDS } });

  test('staff see the day of a workshop, and note, move and finish a booking', async ({ page }) => {
    const { slots } = await timesOf(PRESTON, [LOGBOOK]);
    const [first = ''] = slots.slice(-30);
    const date = first.slice(0, 10);
    const second = slots.find((slot) => slot.startsWith(date) && slot > first) ?? '';
    const shopper = newShopper();
    expect((await book(PRESTON, [LOGBOOK], first, shopper.email)).status).toBe(201);

    await openStudio(page, 'sales', '/test-drives');
    await page.getByRole('tab', { name: 'Calendar' }).click();
    await page.getByLabel('Date', { exact: true }).fill(date);
    const card = page.getByRole('listitem').filter({ hasText: shopper.email });
    await expect(card).toContainText(timeText(first));
    await expect(card).toContainText('Logbook service');
    await expect(page.getByRole('tabpanel')).toContainText(/Bays\s*\d of 4/);
    await expectAccessible(page, '[data-testid="test-drives-tool"]');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page, '[data-testid="test-drives-tool"]');
    await page.setViewportSize({ width: 1440, height: 900 });

    const dialog = page.getByRole('dialog');
    await card.getByRole('button', { name: 'Add note' }).click();
    await dialog.getByLabel(/^Note on/).fill('Key in the box');
    await dialog.getByRole('button', { name: 'Save note' }).click();
    await expect(card).toContainText('Key in the box');

    await card.getByRole('button', { name: 'Reschedule' }).click();
    await dialog.getByLabel('New time').selectOption(second);
    await dialog.getByRole('button', { name: 'Reschedule', exact: true }).click();
    await expect(card).toContainText(timeText(second));

    await card.getByRole('button', { name: 'Mark as arrived' }).click();
    await expect(card.getByText('Arrived', { exact: true })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Reschedule' })).toHaveCount(0);
    await card.getByRole('button', { name: 'Mark as ready' }).click();
    await dialog.getByRole('button', { name: 'Mark as ready' }).click();
    await expect(card.getByText('Ready', { exact: true })).toBeVisible();
    await expect
      .poll(async () => (await mailsAbout(shopper.email)).shopper.map(({ subject }) => subject).join(), MAIL)
      .toMatch(/Your vehicle is ready to collect/);

    await page.getByRole('button', { name: 'Test drives', exact: true }).click();
    await expect(card).toHaveCount(0);
  });
});
