import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import pg from 'pg';
import { databaseUrl, sql } from './reserving.ts';
import { clientOf, leaveStudio, openStudio, STUDIO_WORDS, tokenOf } from './studio.ts';
import { test } from './studio-test.ts';
import { askSite, expect, expectAccessible, siteUrl, studioUrl } from './test.ts';

const TOOL = '[data-testid="advertising-tool"]';
const PHONE = { width: 390, height: 844 };
const VIN = { reason: 'The vehicle has no VIN.', field: 'vin' };
const STREET = { reason: 'The dealer has no street.', field: 'street' };
const MESSAGE = 'Item is not approved.';
/** The studio loads the form of a document late on a busy machine. */
const LATE = { timeout: 45_000 };
const ADDRESS = new RegExp(`^${siteUrl('harbour', '/outgoing/')}`);

test.setTimeout(240_000);
test.use({
  expected: { words: [...STUDIO_WORDS, /ERR_FAILED|status of 40[34]/] },
  permissions: ['clipboard-read', 'clipboard-write'],
});

interface TestFeed {
  id: string;
  title: string;
  /** The stock numbers of a vehicle without VIN and street, of one that Google rejected, and of a sent one. */
  stocknums: [refused: string, rejected: string, sent: string];
  end: () => Promise<void>;
}

/**
 * Publishes an outgoing feed of Harbour with three vehicles. Holds the feed's lock, so that the worker leaves
 * the states of its vehicles alone.
 */
async function outgoingFeed(): Promise<TestFeed> {
  const id = `e2e-adverts-${randomUUID().slice(0, 8)}`;
  const title = `Google test ${id.slice(-8)}`;
  const worker = new pg.Client({ connectionString: databaseUrl });
  await worker.connect();
  await worker.query('select pg_advisory_lock(hashtextextended($1, 0))', [`adverts ${id}`]);
  const lake = await clientOf('admin');
  await lake.create({
    _id: id,
    _type: 'outgoingFeed',
    title,
    site: { _type: 'reference', _ref: 'site-harbour' },
    receiver: 'googleVehicleAds',
    isOn: true,
  });
  await sql(
    `insert into advert_feeds (feed_id, site_slug, last_checked_at, selected, advertised, refused)
     values ($1, 'harbour', now(), 3, 1, 2)`,
    [id],
  );
  const cars = await sql(
    `select id, stocknum from cars
     where feed_id = 'harbour' and retired_at is null and record->>'location_id' is not null
     order by id limit 3`,
  );
  const [refused, rejected, sent] = cars.map(({ stocknum }) => String(stocknum)) as TestFeed['stocknums'];
  await sql(
    `insert into advert_states (feed_id, car_id, row_hash, sent_at, refused, receiver_message)
     select $1, state.* from jsonb_to_recordset($2::jsonb)
       as state(car_id text, row_hash text, sent_at timestamptz, refused jsonb, receiver_message text)`,
    [
      id,
      JSON.stringify([
        { car_id: cars[0]?.['id'], refused: [VIN, STREET] },
        { car_id: cars[1]?.['id'], refused: [], row_hash: 'a', receiver_message: MESSAGE },
        { car_id: cars[2]?.['id'], refused: [], row_hash: 'a', sent_at: new Date() },
      ]),
    ],
  );
  return {
    id,
    title,
    stocknums: [refused, rejected, sent],
    end: async () => {
      await lake.delete({ query: '*[_id in [$id, $draft]]', params: { id, draft: `drafts.${id}` } });
      for (const table of ['advert_states', 'advert_feeds'])
        await sql(`delete from ${table} where feed_id = $1`, [id]);
      await worker.end();
    },
  };
}

test('the Advertising tool shows what a receiver refuses, why, and where to correct it', async ({ page }) => {
  const feed = await outgoingFeed();
  const [refused, rejected, sent] = feed.stocknums;
  try {
    await openStudio(page, 'admin', '/advertising');
    const tool = page.locator(TOOL);
    await tool.getByRole('combobox', { name: 'Site' }).selectOption('harbour');
    const card = tool.getByRole('listitem').filter({ has: page.getByRole('link', { name: feed.title }) });
    await expect(card).toContainText('1 sent, 2 refused');
    await expect(card.getByRole('list', { name: 'Most costly reasons' })).toContainText(VIN.reason);
    await expectAccessible(page, TOOL);

    await test.step('a site without feeds says how to create one', async () => {
      await page.route('**/api/back-office/adverts', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({
              json: { feeds: [], mayManage: true },
              headers: { 'access-control-allow-origin': new URL(studioUrl).origin },
            })
          : route.continue(),
      );
      await tool.getByRole('combobox', { name: 'Site' }).selectOption('northside');
      await expect(tool.getByRole('heading', { name: 'No outgoing feeds yet' })).toBeVisible();
      await expectAccessible(page, TOOL);
      await page.unroute('**/api/back-office/adverts');
      await tool.getByRole('combobox', { name: 'Site' }).selectOption('harbour');
    });

    await card.getByRole('link', { name: feed.title }).click();
    const shown = tool.getByRole('region', { name: feed.title });
    await expect(shown.getByRole('heading', { name: feed.title })).toBeVisible();
    await expect(shown).toContainText('Google vehicle ads · ');
    const reasons = shown.getByRole('region', { name: 'Reasons for refusals' }).getByRole('listitem');
    await expect(reasons).toHaveCount(3);
    const vehicles = shown.getByRole('list', { name: 'Vehicles' }).getByRole('listitem');
    await expect(vehicles).toHaveCount(2);
    await expectAccessible(page, TOOL);

    await test.step('each reason links to the vehicles that have it', async () => {
      await reasons.filter({ hasText: MESSAGE }).getByRole('button').press('Enter');
      await expect(vehicles).toHaveCount(1);
      await expect(vehicles).toContainText(`Stock ${rejected}`);
      await shown.getByLabel('Reason', { exact: true }).selectOption('');
      await expect(vehicles).toHaveCount(2);
    });

    await test.step('vehicles are found by stock number and state', async () => {
      await shown.getByLabel('Stock number').fill(refused);
      await expect(vehicles).toHaveCount(1);
      await expect(vehicles).toContainText(VIN.reason);
      await shown.getByLabel('Stock number').fill('');
      await shown.getByLabel('Show').selectOption('sent');
      await expect(vehicles).toHaveCount(1);
      await expect(vehicles).toContainText(`Stock ${sent}`);
      await shown.getByLabel('Show').selectOption('waiting');
      await expect(shown.getByRole('heading', { name: 'No vehicles' })).toBeVisible();
      await shown.getByLabel('Show').selectOption('refused');
    });

    await test.step('each refusal links to where the value is corrected', async () => {
      const vehicle = vehicles.filter({ hasText: `Stock ${refused}` });
      await expect(vehicle.getByRole('link', { name: /feed harbour$/ })).toHaveAttribute(
        'href',
        /\/intent\/edit\/|\/feeds\/harbour$/,
      );
      await expect(vehicle.getByRole('link', { name: 'Edit location' })).toHaveAttribute(
        'href',
        /\/intent\/edit\/.*location/,
      );
      await expect(vehicle.getByRole('link').first()).toHaveAttribute(
        'href',
        new RegExp(`^${siteUrl('harbour', '/cars/')}`),
      );
    });

    await test.step('the refused vehicles export as CSV', async () => {
      const downloading = page.waitForEvent('download');
      await shown.getByRole('button', { name: 'Export CSV' }).click();
      const file = await readFile(await (await downloading).path(), 'utf8');
      const lines: { 'Stock number': string; Reason: string }[] = parse(file, { bom: true, columns: true });
      expect(lines.map((line) => [line['Stock number'], line.Reason]).toSorted()).toEqual(
        [
          [refused, VIN.reason],
          [refused, STREET.reason],
          [rejected, MESSAGE],
        ].toSorted(),
      );
    });

    await test.step('the feed fits on a phone', async () => {
      await page.setViewportSize(PHONE);
      await expect
        .poll(() =>
          tool.evaluate((element) =>
            [...element.querySelectorAll('li, dl, h1, select, input')].every(
              (part) => part.getBoundingClientRect().right <= element.getBoundingClientRect().right,
            ),
          ),
        )
        .toBe(true);
      await expectAccessible(page, TOOL);
      await page.setViewportSize({ width: 1440, height: 900 });
    });
  } finally {
    await leaveStudio(page);
    await feed.end();
  }
});

test('the Advertising tool copies and renews the address of a file, and checks a feed', async ({ page }) => {
  const feed = await outgoingFeed();
  try {
    await openStudio(page, 'admin', `/advertising/${feed.id}`);
    const tool = page.locator(TOOL);
    const section = tool.getByRole('region', { name: 'Address of the file' });
    const before = await section.getByText(ADDRESS).textContent();
    await section.getByRole('button', { name: 'Copy address' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(before);

    await section.getByRole('button', { name: 'Renew address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Renew address?' });
    await expect(dialog).toContainText('The current address stops working at once.');
    await expectAccessible(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Renew address' }).click();
    await expect(dialog).toBeHidden();
    await expect(section.getByText(ADDRESS)).not.toHaveText(before ?? '');
    const lake = await clientOf('admin');
    expect(await lake.getDocument(feed.id)).toMatchObject({ secretVersion: 2 });

    await tool.getByRole('button', { name: 'Check now' }).click();
    await expect(page.getByText('The check starts in a few seconds')).toBeVisible();
    await tool.getByRole('link', { name: 'Edit feed' }).click();
    await expect(page.getByTestId('field-title').locator('input')).toHaveValue(feed.title, LATE);
  } finally {
    await leaveStudio(page);
    await feed.end();
  }
});

test('the Advertising tool offers a form for a new feed', async ({ page }) => {
  await openStudio(page, 'admin', '/advertising');
  await page.locator(TOOL).getByRole('link', { name: 'New outgoing feed' }).click();
  await expect(page.getByTestId('field-title').locator('input')).toHaveValue('', LATE);
  await leaveStudio(page);
});

test('only administrators may change outgoing feeds, and viewers see none', async ({ page }) => {
  const feed = await outgoingFeed();
  try {
    await test.step('an editor sees the reasons, but not the address', async () => {
      await openStudio(page, 'editor', `/advertising/${feed.id}`);
      const tool = page.locator(TOOL);
      await expect(tool.getByRole('region', { name: 'Reasons for refusals' })).toContainText(VIN.reason);
      await expect(tool.getByRole('button', { name: 'Check now' })).toHaveCount(0);
      await expect(tool.getByRole('region', { name: 'Address of the file' })).toHaveCount(0);
    });
    await test.step('an unknown feed is reported', async () => {
      await page.goto(`${studioUrl}/advertising/none`);
      await expect(page.getByRole('heading', { name: 'Outgoing feed not found' })).toBeVisible();
    });
    await test.step('a viewer is told to ask for access', async () => {
      await openStudio(page, 'viewer', '/advertising');
      await expect(
        page.getByRole('heading', { name: 'You don’t have permission to see outgoing feeds' }),
      ).toBeVisible();
    });
    const ask = async (who: 'admin' | 'editor') =>
      askSite('harbour', `/api/back-office/adverts/${feed.id}/check`, {
        method: 'POST',
        headers: { authorization: `Bearer ${await tokenOf(who)}`, origin: new URL(studioUrl).origin },
        body: '{}',
      });
    expect([(await ask('admin')).status, (await ask('editor')).status]).toEqual([200, 403]);
  } finally {
    await leaveStudio(page);
    await feed.end();
  }
});

test('the Advertising tool offers to retry if the storefront does not respond', async ({ page }) => {
  const api = '**/api/back-office/adverts';
  await page.route(api, (route) => route.abort());
  await openStudio(page, 'admin', '/advertising');
  await expect(page.getByRole('heading', { name: 'The storefront is not responding' })).toBeVisible();
  await page.unroute(api);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator(TOOL).getByRole('heading', { name: 'Advertising' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The storefront is not responding' })).toBeHidden();
});
