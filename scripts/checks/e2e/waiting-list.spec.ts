import { randomInt } from 'node:crypto';
import { leavePath, leaveToken } from '@forecourt/lib/leads/waiting-list/link';
import { TRAP } from '@forecourt/lib/platform/text/field-rules';
import type { Page } from '@playwright/test';
import { settingsFromEnvironment } from '../../emulators/settings.ts';
import { mailsAbout, newShopper, vehiclesWhere } from './inbox.ts';
import { freeVehicle, holdVehicle, runOut, SELLERS, sql, test } from './reserving.ts';
import { askSite, expect, expectAccessible, siteUrl } from './test.ts';

const [harbour] = SELLERS;
const { secrets } = settingsFromEnvironment();
const BE_TOLD = { name: 'Get an email if it becomes available' };

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const placesOf = (email: string) =>
  sql('select id, site_slug, mailed_at from waiting_list_entries where email = $1', [email]);
const mailsTo = async (email: string) => (await mailsAbout(email)).shopper;

test('a shopper waits for a held car, gets a mail when the hold ends and leaves the list', {
  tag: ['@OPEN-026'],
}, async ({ page, browser }) => {
  const path = await freeVehicle(harbour);
  const other = await browser.newContext();
  const holder = await holdVehicle(await other.newPage(), harbour, path);
  const waiter = newShopper();

  const box = page.getByRole('region', { name: 'Reservation' });
  await expect(async () => {
    await page.goto(siteUrl('harbour', path));
    await expect(box).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const [hold] = await sql('select held_until from reservations where email = $1', [holder.email]);
  const until = new Date(String(hold?.['held_until']))
    .toLocaleTimeString('en-AU', { timeZone: 'Australia/Brisbane', hour: 'numeric', minute: '2-digit' })
    .replaceAll(/\s/g, ' ')
    .toLowerCase();
  await expect(box.getByText(`On hold until ${until}`, { exact: true })).toBeVisible();
  await expectAccessible(page);

  await box.getByRole('link', BE_TOLD).click();
  await expect(heading(page, BE_TOLD.name)).toBeVisible();
  await expect(page.getByText(`On hold until ${until}: `)).toBeVisible();
  await expectAccessible(page);
  const send = page.getByRole('button', { name: 'Join the waiting list' });
  await send.click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('This is a required field.');
  await page.getByLabel('Email').fill(waiter.email);
  await send.click();
  await expect(heading(page, 'You are on the list')).toBeVisible();
  await expectAccessible(page);
  expect(page.url()).not.toContain('kim');
  const [place] = await placesOf(waiter.email);
  expect(place).toMatchObject({ site_slug: 'harbour', mailed_at: null });
  expect(await mailsTo(waiter.email)).toEqual([]);

  await runOut(holder.email);
  await expect.poll(() => mailsTo(waiter.email), { timeout: 30_000 }).toHaveLength(1);
  const [mail] = await mailsTo(waiter.email);
  expect(mail?.subject).toMatch(/^Available again: /);
  const links = mail?.text.match(/https?:\/\/\S+/g) ?? [];
  const link = (part: string) => new URL(links.find((address) => address.includes(part)) ?? '');
  expect(link('/cars/').pathname).toBe(path);
  await expect(async () => {
    await page.goto(siteUrl('harbour', link('/cars/').pathname));
    await expect(box).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('link', { name: /^Reserve/ }).first()).toBeVisible();
  await page.goto(siteUrl('harbour', `${path}/waiting-list`));
  await expect(heading(page, 'This car is available')).toBeVisible();

  // Opening the link does not unsubscribe: mail scanners open every link.
  const { pathname, search } = link('/waiting-list/');
  await page.goto(siteUrl('harbour', pathname + search));
  await expect(heading(page, 'Leave the waiting list?')).toBeVisible();
  await expectAccessible(page);
  expect(await placesOf(waiter.email)).toHaveLength(1);
  await page.getByRole('button', { name: 'Leave the list' }).click();
  await expect(heading(page, 'You are off the list')).toBeVisible();
  expect(await placesOf(waiter.email)).toEqual([]);
  await page.goto(siteUrl('harbour', `${pathname}?token=${'x'.repeat(32)}`));
  await expect(heading(page, 'This link does not work')).toBeVisible();
  await other.close();
});

test('the waiting list works without script and rejects bots', async ({ browser }) => {
  // Reserved by its feed, so other tests do not change it.
  const [vehicle] = await sql(
    `select slug from cars where dealership_id = 'value-cars' and retired_at is null and show_on_dealer_website
     and status = 'in_stock' and (record->>'reserved')::boolean order by slug desc limit 1`,
  );
  const path = `/cars/${String(vehicle?.slug)}`;
  const waiter = newShopper();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(siteUrl('valuecars', path));
  await page.getByRole('region', { name: 'Reservation' }).getByRole('link', BE_TOLD).click();
  const send = page.getByRole('button', { name: 'Join the waiting list' });
  await page.getByLabel('Email').fill('kim@nowhere');
  await send.click();
  await expect(page).toHaveURL(/\/waiting-list\?problems=email$/);
  await expect(page.getByLabel('Email')).toHaveValue('kim@nowhere');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
  await page.getByLabel('Email').fill(waiter.email.toUpperCase());
  await send.click();
  await expect(heading(page, 'You are on the list')).toBeVisible();

  const address = () => `10.8.${randomInt(250)}.${randomInt(250)}`;
  const join = (email: string, more: Record<string, string> = {}, from = address()) =>
    askSite('valuecars', `${path}/waiting-list/join`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ email, ...more }),
    });
  expect((await join(waiter.email)).body).toContain('joined');
  const places = await placesOf(waiter.email);
  expect(places).toHaveLength(1);
  const program = newShopper();
  expect((await join(program.email, { [TRAP]: 'x' })).body).toContain('joined');
  expect(await placesOf(program.email)).toEqual([]);
  const crowd = newShopper();
  const crowdedAddress = address();
  const statuses = [];
  // More than two rate-limit windows allow, since one may end meanwhile.
  for (let times = 0; times < 41; times++)
    statuses.push((await join(crowd.email, { [TRAP]: 'x' }, crowdedAddress)).status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  const [foreign] = await vehiclesWhere('dealership_id:"harbour-brisbane" AND reserved:true');
  expect((await askSite('valuecars', `/cars/${foreign?.slug}/waiting-list`)).status).toBe(404);

  const id = String(places[0]?.['id']);
  const leave = leavePath(id, leaveToken(id, secrets.reservationSecret));
  await page.goto(siteUrl('harbour', leave));
  await expect(heading(page, 'You are off the list')).toBeVisible();
  await page.goto(siteUrl('valuecars', leave));
  await page.getByRole('button', { name: 'Leave the list' }).click();
  await expect(heading(page, 'You are off the list')).toBeVisible();
  expect(await placesOf(waiter.email)).toEqual([]);
  await context.close();
});
