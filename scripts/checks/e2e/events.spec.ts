import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { lake } from './content.ts';
import { newShopper, vehiclesWhere } from './inbox.ts';
import { freeVehicle, reserve, SELLERS, sql, test } from './reserving.ts';
import { rows } from './rows.ts';
import { openStudio, STUDIO_WORDS } from './studio.ts';
import { askSite, expect, expectAccessible, siteUrl } from './test.ts';

type Entry = Record<string, unknown>;
const [harbour] = SELLERS;

interface Trackers {
  dataLayer?: object[];
  fbq?: { queue: unknown[][] };
}

/** Returns the data layer, with `arguments` entries (consent calls) as arrays. */
const dataLayer = (page: Page): Promise<Entry[]> =>
  page.evaluate(() =>
    ((window as Trackers).dataLayer ?? []).map((entry) => ('length' in entry ? Object.values(entry) : entry)),
  ) as Promise<Entry[]>;
const eventsIn = async (page: Page, event: string) =>
  (await dataLayer(page)).filter((entry) => entry['event'] === event);

const storedEvents = (since: unknown, vehicle: string) =>
  sql('select event_id, name, path, dealership_id from events where id > $1 and car_id = $2 order by id', [
    since,
    vehicle,
  ]);
const newestRow = async () => (await sql('select coalesce(max(id), 0) as id from events'))[0]?.id;

/** Returns the last match, because other tests enquire about the first ones. */
async function carWhere(filters: string) {
  const vehicle = (
    await vehiclesWhere(`dealership_id:"harbour-brisbane" AND status:"in_stock" AND ${filters}`)
  ).at(-1);
  if (!vehicle) throw new Error(`no car where ${filters}`);
  return { id: vehicle.objectID, path: `/cars/${vehicle.slug}` };
}

test('records what a visitor does in the data layer and in the database', {
  tag: rows('EVENTS-01 EVENTS-08..09 EVENTS-12..13 EVENTS-15..16 OPEN-110'),
}, async ({ page }) => {
  const since = await newestRow();
  await test.step('EVENTS-13 a search page records event 49, with consent denied before it', async () => {
    await page.goto(siteUrl('harbour', '/search?query=kim%40shopper.example'));
    await expect
      .poll(() => eventsIn(page, 'searchView'))
      .toEqual([
        { event: 'searchView', event_id: 49, car_id: null, dealership_id: null, website_id: 'harbour' },
      ]);
    expect((await dataLayer(page))[0]).toEqual([
      'consent',
      'default',
      expect.objectContaining({ ad_storage: 'denied', ad_user_data: 'denied', analytics_storage: 'denied' }),
    ]);
    // The stored path has no query, which may contain an email address.
    await expect
      .poll(() =>
        sql(`select distinct event_id, path from events where id > $1 and name = 'searchView'`, [since]),
      )
      .toContainEqual({ event_id: 49, path: '/search' });
  });

  const [reported] = await sql(
    `select id, slug, dealership_id from cars where dealership_id like 'harbour%' and status = 'in_stock'
     and record->>'car_type' = 'used' and record->>'file' like 'http%' and show_on_dealer_website
     -- Any but the first and the last ones, which other tests look at meanwhile.
     order by md5(slug) limit 1`,
  );
  const vehicle = String(reported?.['id']);
  const path = `/cars/${reported?.['slug']}`;
  const recorded = (name: string, event_id: number) =>
    expect
      .poll(() => eventsIn(page, name))
      .toEqual([
        expect.objectContaining({
          event_id,
          car_id: vehicle,
          dealership_id: reported?.['dealership_id'],
          website_id: 'harbour',
        }),
      ]);
  await test.step('EVENTS-01 the page of a used car records event 4', async () => {
    await page.goto(siteUrl('harbour', path));
    await recorded('usedVehicleView', 4);
  });
  const actions = page.getByRole('region', { name: 'Interested in this vehicle?' });
  await test.step('EVENTS-15 opening the history report records event 60', async () => {
    // Prevents a favicon request, because the report's host has no icon.
    await page.context().route('**/*.pdf', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<link rel="icon" href="data:,"><title>Report</title>',
      }),
    );
    const popup = page.waitForEvent('popup');
    await actions.getByRole('link', { name: 'View history report' }).click();
    await (await popup).close();
    await recorded('historyReport', 60);
  });
  await test.step('EVENTS-08 showing the phone number and calling it record event 25 once', async () => {
    // Prevents the desktop browser's dialog for choosing a calling app.
    await page.evaluate(() =>
      addEventListener('click', (event) => {
        if (event.target instanceof Element && event.target.closest('a[href^="tel:"]'))
          event.preventDefault();
      }),
    );
    const call = actions.getByRole('link', { name: /^Call/ });
    await expect(call).toContainText('Show number');
    await call.click();
    await expect(call).not.toContainText('Show number');
    await call.click();
    await recorded('phoneClick', 25);
  });
  await test.step('EVENTS-12 saving a car records event 39, removing it nothing', async () => {
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /^Saved?$/ })
      .first();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await recorded('save', 39);
  });
  await test.step('EVENTS-09 the first change in the finance calculator records event 26, later ones nothing', async () => {
    const calculator = page.getByRole('region', { name: 'Finance calculator' });
    await calculator.scrollIntoViewIfNeeded();
    const deposit = calculator.getByRole('textbox', { name: 'Deposit' });
    await deposit.fill('5000');
    await deposit.fill('6000');
    await recorded('financeCalculator', 26);
  });
  await test.step('EVENTS-16 the PDF records event 61', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('main').getByRole('link', { name: 'PDF', exact: true }).click();
    await download;
    await recorded('pdfPrint', 61);
  });
  await test.step('EVENTS-08 EVENTS-09 EVENTS-12 OPEN-110 the server stores each event of the car once', async () => {
    const own = { path, dealership_id: reported?.['dealership_id'] };
    await expect
      .poll(async () => (await storedEvents(since, vehicle)).filter((row) => row['path'] === path))
      .toEqual([
        { ...own, event_id: 4, name: 'usedVehicleView' },
        { ...own, event_id: 60, name: 'historyReport' },
        { ...own, event_id: 25, name: 'phoneClick' },
        { ...own, event_id: 39, name: 'save' },
        { ...own, event_id: 26, name: 'financeCalculator' },
        { ...own, event_id: 61, name: 'pdfPrint' },
      ]);
  });
  await test.step('EVENTS-13 a search page that is reached by a link records event 49 once more', async () => {
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').nth(2).click();
    await expect
      .poll(() => eventsIn(page, 'searchView'))
      .toEqual([expect.objectContaining({ event_id: 49 })]);
  });
});

test('records the event of each form', {
  tag: rows('EVENTS-02..05 EVENTS-07 EVENTS-14 EVENTS-18..20'),
}, async ({ page }) => {
  test.setTimeout(120_000);
  const used = await carWhere('car_type:"used"');
  const other = await carWhere('car_type:"new"');
  const shopper = newShopper();
  const dialog = page.getByRole('dialog');
  const send = async (at: string, link: string, event: Entry, category?: string) => {
    await page.goto(siteUrl('harbour', at));
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).first().click();
    await dialog.getByLabel('Name').fill(shopper.name);
    await dialog.getByLabel('Mobile').fill(shopper.phone);
    await dialog.getByLabel('Email', { exact: true }).fill(shopper.email);
    await dialog.locator('textarea').fill('Is it still there?');
    if (category) await dialog.getByLabel('What is it about?').selectOption(category);
    await dialog.getByRole('button', { name: /^(Send|Request)/ }).click();
    await expect(page).toHaveURL(/\/success$/);
    await expect.poll(() => eventsIn(page, String(event['event']))).toEqual([expect.objectContaining(event)]);
  };
  const since = await newestRow();
  await test.step('EVENTS-03 EVENTS-19 an enquiry on a used car records event 15', () =>
    send(used.path, 'Enquire', { event: 'usedEnquiry', event_id: 15, car_id: used.id }));
  await test.step('EVENTS-05 a test drive of a used car records event 48', () =>
    send(used.path, 'Book a Test Drive', { event: 'usedTestDrive', event_id: 48, car_id: used.id }));
  await test.step('EVENTS-02 EVENTS-20 an enquiry on a new car records event 14', () =>
    send(other.path, 'Enquire', { event: 'newEnquiry', event_id: 14, car_id: other.id }));
  await test.step('EVENTS-04 a test drive of a new car records event 17', () =>
    send(other.path, 'Book a Test Drive', { event: 'newTestDrive', event_id: 17, car_id: other.id }));
  await test.step('EVENTS-07 a general enquiry records event 22', () =>
    send(
      '/locations/southport',
      'Enquire',
      { event: 'generalEnquiry', event_id: 22, car_id: null },
      'General',
    ));
  await test.step('EVENTS-14 a careers enquiry records event 51', () =>
    send(
      '/locations/southport',
      'Enquire',
      { event: 'careerEnquiry', event_id: 51, car_id: null },
      'Careers Enquiry',
    ));
  await page.goto('about:blank');
  // Other tests may view or compare the same cars, so only form events count.
  const ofForms = [14, 15, 17, 22, 48, 51];
  const leadEvents = async (id: string) =>
    (await storedEvents(since, id))
      .map(({ event_id }) => event_id)
      .filter((id) => ofForms.includes(Number(id)));
  await test.step('EVENTS-02 EVENTS-03 EVENTS-04 EVENTS-05 the server stores each event once', async () => {
    await expect.poll(() => leadEvents(used.id)).toEqual([15, 48]);
    await expect.poll(() => leadEvents(other.id)).toEqual([14, 17]);
  });
});

test('stores no events of other sites', { tag: ['@OPEN-110'] }, async () => {
  const [foreign] = await vehiclesWhere('dealership_id:"value-cars"');
  const post = async (body: unknown, headers: Record<string, string> = {}) =>
    (
      await askSite('harbour', '/api/events', {
        method: 'POST',
        headers: { 'x-forwarded-for': '10.9.9.9', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      })
    ).status;
  const since = await newestRow();
  expect(await post({ event_id: 4, car_id: foreign?.objectID, url: '/forged' })).toBe(204);
  expect(
    await post([
      { event_id: 9999, url: '/forged' },
      { event_id: 25, website_id: 'valuecars', url: '/forged' },
    ]),
  ).toBe(204);
  expect(await post('{')).toBe(400);
  expect(await post(Array(21).fill({ event_id: 25, url: '/forged' }))).toBe(400);
  expect(await post('x'.repeat(17_000))).toBe(413);
  expect(await post({ event_id: 25, url: '/forged' }, { origin: 'https://elsewhere.example' })).toBe(403);
  expect(await sql(`select * from events where id > $1 and path = '/forged'`, [since])).toEqual([]);
});

test.describe('an analytics failure', { tag: ['@EVENTS-21'] }, () => {
  test.use({ expected: { words: [/api\/events|ERR_FAILED/] } });
  test('is only logged to the console and does not block an enquiry', async ({ page }) => {
    const car = await carWhere('car_type:"used"');
    const words: string[] = [];
    page.on('console', (message) => words.push(message.text()));
    await page.route('**/api/events', (route) => route.abort());
    await page.addInitScript(() => {
      Object.defineProperty(window, 'dataLayer', {
        get: () => {
          throw new Error('blocked');
        },
      });
      Object.defineProperty(navigator, 'sendBeacon', { value: undefined });
    });
    await page.goto(siteUrl('harbour', car.path));
    await expect.poll(() => words.join(' ')).toContain('could not push to the data layer');
    await expect.poll(() => words.join(' ')).toContain('events were not sent');
    const shopper = newShopper();
    await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).first().click();
    await page.getByRole('main').getByRole('link', { name: 'Enquire', exact: true }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(shopper.name);
    await dialog.getByLabel('Mobile').fill(shopper.phone);
    await dialog.getByLabel('Email', { exact: true }).fill(shopper.email);
    await dialog.locator('textarea').fill('Is it still there?');
    await dialog.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page).toHaveURL(/\/success$/);
  });
});

test('the pixel receives a vehicle with its price in AUD if the visitor agrees', {
  tag: ['@EVENTS-17'],
}, async ({ page }) => {
  test.setTimeout(120_000);
  const [vehicle] = await sql(
    `select id, slug, record->>'price' as price from cars where dealership_id like 'coastline%' and status = 'in_stock'
     and (record->>'price')::numeric > 1000 and record->>'offer_price' is null and show_on_dealer_website
     and record->>'car_type' = 'used'
     -- Another than the first, which finance-calculator.spec.ts changes.
     order by md5(slug) limit 1`,
  );
  const at = siteUrl('coastline', `/cars/${vehicle?.['slug']}`);
  const pixelCalls: URLSearchParams[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/social-pixel/tr') pixelCalls.push(url.searchParams);
  });
  const scripts = () => page.locator('script[src*="social-pixel"]').count();

  await page.goto(at);
  await expect.poll(() => pixelCalls.length).toBe(1);
  expect(Object.fromEntries(pixelCalls[0] ?? [])).toMatchObject({
    id: '560200010001',
    ev: 'ViewContent',
    'cd[value]': String(Number(vehicle?.['price'])),
    'cd[currency]': 'AUD',
    'cd[content_ids]': vehicle?.['id'],
  });
  const policyOf = async (site: string) =>
    (await askSite(site, '/')).headers.get('content-security-policy') ?? '';
  const origin = new URL((await page.locator('script[src*="social-pixel"]').getAttribute('src')) ?? '')
    .origin;
  expect(await policyOf('coastline')).toMatch(new RegExp(`script-src [^;]*${origin}[; ]`));
  expect(await policyOf('valuecars')).not.toContain(origin);

  const mode = (consentMode: string) =>
    lake.patch('site-coastline').set({ 'settings.consentMode': consentMode }).commit();
  const html = async () => (await askSite('coastline', '/')).body;
  try {
    await mode('ask');
    await expect.poll(html, { timeout: 20_000 }).toContain('\\"ask\\":true');
    const choice = page.getByRole('region', { name: 'Privacy choices' });
    await page.evaluate(() => localStorage.clear());
    await page.goto(at);
    await expect(choice).toBeVisible();
    await expectAccessible(page);
    await expect
      .poll(() => page.evaluate(() => (window as Trackers).fbq?.queue.map(([method]) => method)))
      .toEqual(['set', 'init', 'track']);
    expect(await scripts()).toBe(0);
    expect(pixelCalls).toHaveLength(1);
    await choice.getByRole('button', { name: 'Yes' }).click();
    await expect(choice).toBeHidden();
    await expect.poll(() => pixelCalls.length).toBe(2);
    expect((await dataLayer(page)).at(-1)).toEqual([
      'consent',
      'update',
      expect.objectContaining({ ad_storage: 'granted' }),
    ]);

    await page.goto(at);
    await expect.poll(() => pixelCalls.length).toBe(3);
    await expect(choice).toBeHidden();
    const footer = page.getByRole('button', { name: 'Privacy choices' });
    await footer.focus();
    await page.keyboard.press('Enter');
    await expect(choice.getByRole('button', { name: 'No' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(footer).toBeFocused();
    await page.goto(at);
    await expect.poll(async () => (await dataLayer(page)).length).toBeGreaterThan(1);
    expect((await dataLayer(page))[1]).toEqual([
      'consent',
      'update',
      expect.objectContaining({ ad_storage: 'denied' }),
    ]);
    expect([await scripts(), pixelCalls.length]).toEqual([0, 3]);
  } finally {
    await mode('granted');
    await expect.poll(html, { timeout: 20_000 }).toContain('\\"ask\\":false');
  }
});

test('the page of a new or demonstrator car records nothing of its own', {
  tag: ['@EVENTS-01', '@EVENTS-12'],
}, async ({ page }) => {
  for (const type of ['new', 'demo']) {
    const vehicle = await carWhere(`car_type:"${type}"`);
    await page.goto(siteUrl('harbour', vehicle.path));
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /^Saved?$/ })
      .first();
    await heart.click();
    await expect.poll(() => eventsIn(page, 'save')).toHaveLength(1);
    expect(
      (await dataLayer(page)).map((entry) => (entry as { event?: string }).event).filter(Boolean),
    ).toEqual(['save']);
  }
});

test('the pixel receives a new vehicle too, without an event', { tag: ['@EVENTS-17'] }, async ({ page }) => {
  const [vehicle] = await sql(
    `select id, slug from cars where dealership_id like 'coastline%' and status = 'in_stock'
     and record->>'car_type' = 'new' and show_on_dealer_website order by md5(slug) limit 1`,
  );
  const viewed = page.waitForRequest((request) => new URL(request.url()).pathname === '/social-pixel/tr');
  await page.goto(siteUrl('coastline', `/cars/${vehicle?.['slug']}`));
  expect(new URL((await viewed).url()).searchParams.get('cd[content_ids]')).toBe(vehicle?.['id']);
  expect((await dataLayer(page)).filter(({ event }) => event)).toEqual([]);
});

test('saving on a card records event 39, removing it there nothing', {
  tag: ['@EVENTS-12'],
}, async ({ page }) => {
  await page.goto(siteUrl('harbour', '/search'));
  const heart = page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Save / });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => eventsIn(page, 'save')).toEqual([expect.objectContaining({ event_id: 39 })]);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(await eventsIn(page, 'save')).toHaveLength(1);
});

test.describe('in the studio', () => {
  test.setTimeout(240_000);
  test.use({ expected: { words: [...STUDIO_WORDS, /ERR_FAILED|status of 403/] } });

  test('shows staff the activity of each car and day', {
    tag: ['@OPEN-110'],
  }, async ({ page, context }) => {
    const path = await freeVehicle(harbour);
    const [vehicle] = await sql(`select id, stocknum, record->>'name' as name from cars where slug = $1`, [
      path.slice('/cars/'.length),
    ]);
    const since = `site_slug = 'harbour' and (at at time zone 'Australia/Brisbane')::date = (now() at time zone 'Australia/Brisbane')::date`;
    const counts = async () => {
      const [row] = await sql(
        `select count(*) filter (where name = 'usedVehicleView')::int as views,
                  count(*) filter (where name = 'save')::int as saves,
                  count(*) filter (where name = 'phoneClick')::int as calls,
                  count(*) filter (where name = 'reservationPaid')::int as reservations,
                  (select count(*) from leads where payload->>'car_id' = $1 and not suspect and created_at > now() - interval '1 day')::int as enquiries
           from events where ${since} and car_id = $1`,
        [vehicle?.['id']],
      );
      return row as Record<'views' | 'saves' | 'calls' | 'enquiries' | 'reservations', number>;
    };
    const before = await counts();
    await page.goto(siteUrl('harbour', path));
    await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).first().click();
    // The event script loads on first use.
    await expect.poll(() => eventsIn(page, 'save')).toHaveLength(1);
    await reserve(page, harbour, path);
    await expect.poll(() => eventsIn(page, 'reservationPaid')).toHaveLength(1);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'The car is reserved for you' })).toBeVisible();
    await page.goto('about:blank');
    await expect
      .poll(counts)
      .toMatchObject({ saves: before.saves + 1, calls: before.calls, reservations: before.reservations + 1 });
    const { views, saves, calls, enquiries, reservations } = await counts();
    expect(views).toBeGreaterThanOrEqual(before.views);

    const studio = await context.newPage();
    await openStudio(studio, 'sales', '/activity');
    const tool = '[data-testid="activity-tool"]';
    await studio.getByLabel('Site', { exact: true }).selectOption('harbour');
    const row = studio.getByRole('row', { name: new RegExp(`Stock ${vehicle?.['stocknum']}\\b`) });
    const cells = row.getByRole('cell');
    await expect(cells).toHaveText([views, saves, calls, enquiries, reservations].map(String));
    await expectAccessible(studio, tool);
    await studio.getByRole('button', { name: 'By day' }).click();
    await expect(studio.getByRole('table').getByRole('row')).toHaveCount(31);
    await studio.getByRole('button', { name: '7 days' }).click();
    await expect(studio.getByRole('table').getByRole('row')).toHaveCount(8);

    const downloading = studio.waitForEvent('download');
    await studio.getByRole('button', { name: 'Export CSV' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^activity-harbour-\d{4}-\d\d-\d\d\.csv$/);
    const lines: Record<string, string>[] = parse(await readFile(await file.path()), {
      columns: true,
      bom: true,
    });
    expect(lines.filter(({ Id }) => Id === vehicle?.['id'])).toEqual([
      expect.objectContaining({
        Site: 'harbour',
        'Used car views': String(views),
        Saves: String(saves),
        Reservations: String(reservations),
      }),
    ]);

    await studio.getByLabel('First day').fill('2020-01-01');
    await expect(studio.getByRole('alert')).toContainText('Choose at most 366 days.');
    await studio.getByLabel('Last day').fill('2020-01-31');
    await expect(studio.getByRole('heading', { name: 'No activity in this period' })).toBeVisible();
    await expect(studio.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
    await studio.route('**/api/back-office/activity', (route) => route.abort());
    await studio.getByRole('button', { name: '30 days' }).click();
    await expect(studio.getByRole('heading', { name: 'The storefront is not responding' })).toBeVisible();
    await studio.unroute('**/api/back-office/activity');
    await studio.getByRole('button', { name: 'Try again' }).click();
    await expect(studio.getByRole('table')).toBeVisible();
  });

  test('hides activity from a role that sees no shoppers', async ({ page }) => {
    await openStudio(page, 'viewer', '/activity');
    await expect(
      page.getByRole('heading', { name: 'You don’t have permission to see activity' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Activity', exact: true })).toHaveCount(0);
  });
});
