import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { settingsFromEnvironment, storefrontEnvironment } from '../../emulators/settings.ts';
import { Outage } from '../../tasks/outage.ts';
import { ask } from '../../tasks/request-storefront.ts';
import { newShopper } from './inbox.ts';
import { StorefrontInstance } from './instances.ts';
import { hydrated, sql } from './reserving.ts';
import { expect, expectAccessible, test, vehiclePaths } from './test.ts';

const settings = settingsFromEnvironment();
const databaseUrl = process.env.DATABASE_URL ?? '';

test.describe('during a database outage', () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 });
  // Events and view counts are lost during the outage.
  test.use({ expected: { words: [/status of 50[023]/] } });

  const database = new Outage(databaseUrl);
  const instance = new StorefrontInstance(0, 'spool');
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-spool-'));

  test.beforeAll(async () => {
    const away = new URL(storefrontEnvironment(settings, databaseUrl).DATABASE_URL ?? '');
    away.port = new URL(await database.start()).port;
    away.hostname = 'localhost';
    await instance.start({ DATABASE_URL: away.href, REDIS_URL: undefined, LEAD_SPOOL: folder });
  });
  test.afterAll(async () => {
    await instance.stop('SIGKILL');
    await database.stop();
    rmSync(folder, { recursive: true });
  });
  test.afterEach(() => database.end());

  const url = (site: string, at: string) => `http://${site}.localhost:${instance.port}${at}`;
  const leadsOf = (email: string) =>
    sql(`select id, payload, created_at from leads where payload->>'email' = $1`, [email]) as Promise<
      { id: string; payload: Record<string, unknown>; created_at: Date }[]
    >;
  const send = (body: object) =>
    ask({
      port: instance.port,
      host: `harbour.localhost:${instance.port}`,
      path: '/api/leads',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const sample = (email: string, more: object = {}) => ({
    token: crypto.randomUUID(),
    kind: 'enquiry',
    values: { name: 'Kim', phone: '0412 345 678', email, message: 'Is it there?', category: 'Feedback' },
    ...more,
  });

  test('an enquiry is accepted, and stored once when the database is back', async ({ page }) => {
    const shopper = newShopper();
    await page.goto(url('harbour', '/contact'));
    const form = page.locator('#enquiry form');
    await hydrated(page);
    database.begin('refuse');
    await form.getByLabel('Name', { exact: true }).fill(shopper.name);
    await form.getByLabel('Mobile').fill(shopper.phone);
    await form.getByLabel('Email', { exact: true }).fill(shopper.email);
    const category = form.getByLabel('What is it about?');
    if (await category.count()) await category.selectOption({ index: 1 });
    await form.getByLabel('Comments').fill('The database was away.');
    for (const list of ['Dealership', 'Location'])
      if (await form.getByLabel(list).count()) await form.getByLabel(list).selectOption({ index: 1 });
    const sentAt = Date.now();
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page).toHaveURL(url('harbour', '/success'));
    expect(await leadsOf(shopper.email)).toEqual([]);
    expect(readdirSync(folder)).toHaveLength(1);
    const backAt = Date.now();
    database.end();
    await expect.poll(() => readdirSync(folder), { timeout: 30_000 }).toEqual([]);
    const [lead, ...others] = await leadsOf(shopper.email);
    expect(others).toEqual([]);
    expect(lead?.payload).toMatchObject({ message: 'The database was away.', name: shopper.name });
    expect(lead?.created_at.getTime()).toBeGreaterThanOrEqual(sentAt);
    expect(lead?.created_at.getTime()).toBeLessThanOrEqual(backAt);
    const mails = await sql('select kind from mail_deliveries where lead_id = $1 order by kind', [
      lead?.id ?? '',
    ]);
    expect(mails).toEqual([{ kind: 'dealer' }, { kind: 'shopper' }]);
  });

  test('a database that hangs loses no lead, and each token becomes one lead', async () => {
    const { email } = newShopper();
    const lead = sample(email);
    database.begin('hang');
    const answers = await Promise.all([send(lead), send(lead)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    database.end();
    await expect.poll(() => readdirSync(folder), { timeout: 30_000 }).toEqual([]);
    const told = answers.map(({ body }) => (JSON.parse(body) as { lead_id: string }).lead_id);
    expect((await leadsOf(email)).map(({ id }) => id)).toEqual([told[0]]);
    expect(told[1]).toBe(told[0]);
  });

  test('an enquiry about a car opens without it and is stored with it', async ({ page }) => {
    const shopper = newShopper();
    const [car = ''] = await vehiclePaths('harbour');
    const slug = car.replace('/cars/', '');
    await page.goto(url('harbour', car));
    await hydrated(page);
    database.begin('refuse');
    await page
      .getByRole('link', { name: /^Enquire/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill(shopper.name);
    await dialog.getByLabel('Mobile').fill(shopper.phone);
    await dialog.getByLabel('Email', { exact: true }).fill(shopper.email);
    await dialog.getByLabel('Comments').fill('Is it there?');
    await dialog.getByRole('button', { name: /^Send/ }).click();
    await expect(page).toHaveURL(url('harbour', '/success'));
    database.end();
    await expect.poll(() => readdirSync(folder), { timeout: 30_000 }).toEqual([]);
    const [vehicle] = (await sql('select id from cars where slug = $1', [slug])) as { id: string }[];
    expect((await leadsOf(shopper.email))[0]?.payload.car_id).toBe(vehicle?.id);
  });

  test('requests that cannot be fulfilled get a message, the phone number and a retry time', async ({
    page,
  }) => {
    const { email } = newShopper();
    database.begin('refuse');
    const answer = await send(sample(email, { isLastStep: false }));
    const { status, headers } = answer;
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      503,
      '2',
      'no-store',
    ]);
    expect(JSON.parse(answer.body)).toEqual({
      code: 'busy',
      error: 'An error occurred when submitting this form',
    });
    expect(readdirSync(folder)).toEqual([]);
    database.end();

    await page.goto(url('coastline', '/contact'));
    const form = page.locator('#enquiry form');
    await hydrated(page);
    const go = form.getByRole('button', { name: 'Continue' });
    await form.getByLabel('What is it about?').selectOption('Feedback');
    await go.click();
    database.begin('refuse');
    const shopper = newShopper();
    await form.getByLabel('Name', { exact: true }).fill(shopper.name);
    await form.getByLabel('Mobile').fill(shopper.phone);
    await form.getByLabel('Email', { exact: true }).fill(shopper.email);
    await go.click();
    await expect(form.getByRole('alert')).toHaveText('An unexpected error occured');
    await expect(form.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\d+$/);
    await expect(form.getByLabel('Email', { exact: true })).toHaveValue(shopper.email);
    await expectAccessible(page, '#enquiry');
    database.end();
    await go.click();
    await expect(form.getByText('Step 3 of 3')).toBeVisible();
  });
});
