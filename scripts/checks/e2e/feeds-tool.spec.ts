import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { RunDetails } from '@forecourt/lib/inventory/stock/importing/run-details';
import { listenOnLoopback } from '@forecourt/lib/platform/network/loopback.server';
import { parse } from 'csv-parse/sync';
import sharp from 'sharp';
import { settingsFromEnvironment } from '../../emulators/settings.ts';
import { sql } from './reserving.ts';
import { clientOf, leaveStudio, openStudio, STUDIO_WORDS, tokenOf } from './studio.ts';
import { test } from './studio-test.ts';
import { askSite, expect, expectAccessible, siteUrl, studioUrl } from './test.ts';

const { urls } = settingsFromEnvironment();
const TOOL = '[data-testid="feeds-tool"]';
const PHONE = { width: 375, height: 760 };

test.setTimeout(240_000);
// Cards of a new file show photos, some of them on a host that does not exist.
test.use({ expected: { words: [...STUDIO_WORDS, /ERR_FAILED|status of 404|photos\.dealer\.example/] } });

const OWN_ROWS = [
  ['undo_cars', 'feed_id'],
  ['feed_runs', 'feed_id'],
  ['feeds', 'id'],
] as const;

const DETAILS: RunDetails = {
  guards: [
    {
      guard: 'retiring',
      accepted: false,
      text: 'Sample Dealer, Albion: 45 of 100 vehicles are no longer listed; up to 20 would be usual.',
    },
  ],
  mended: [
    {
      kind: 'spelling of a model',
      count: 12,
      examples: [{ line: 3, field: 'model', from: 'HIACE', to: 'HiAce' }],
    },
  ],
  rejected: [
    { line: 7, stocknum: 'A7', field: 'year', value: '=1+1', reason: 'is not a number' },
    { line: 9, stocknum: null, field: 'stocknum', value: '', reason: 'is missing' },
  ],
  held: [{ line: 12, stocknum: 'A12', field: 'price', value: '88', reason: 'is below $500', guard: 'price' }],
  repeated: [{ stocknum: 'A20', keptLine: 20, leftLine: 41, isSame: false }],
  warnings: ['the mapping does not know "Warranty Notes"; not read'],
  names: { 'sample-dealer': 'Sample Dealer', albion: 'Albion' },
};

/**
 * Creates a feed with two runs, the second refused. The first records added vehicles that do not exist.
 * Returns its name and the id of the refused run.
 */
async function feedWithRuns(): Promise<{ feed: string; run: string }> {
  const feed = `e2e-${randomUUID().slice(0, 8)}`;
  await sql(
    `insert into feed_runs (feed_id, file_name, started_at, finished_at, outcome, rows_read, taken, rejected, mended,
                            added, changed, unchanged, retired)
     values ($1, 'monday.csv', now() - interval '2 hours', now() - interval '2 hours', 'imported', 100, 100, 0, 0,
             100, 0, 0, 0)`,
    [feed],
  );
  await sql(
    "insert into undo_cars (feed_id, car_id) select $1, $1 || '-' || n from generate_series(1, 100) as n",
    [feed],
  );
  const [row] = await sql(
    `with run as (
       insert into feed_runs (feed_id, file_name, started_at, finished_at, outcome, rows_read, taken, held, repeated,
                              rejected, mended, added, changed, unchanged, retired, error)
       values ($1, 'tuesday.csv', now() - interval '1 hour', now() - interval '1 hour' + interval '6500 milliseconds',
               'refused', 58, 54, 1, 1, 2, 12, 0, 0, 0, 0, 'Nothing was changed.')
       returning id
     )
     insert into feed_run_reports (run_id, details) select id, $2 from run returning run_id`,
    [feed, JSON.stringify(DETAILS)],
  );
  return { feed, run: String(row?.['run_id']) };
}

test('the Feeds tool shows a feed’s runs and why one was refused, and undoes one', async ({ page }) => {
  const { feed, run } = await feedWithRuns();
  try {
    await openStudio(page, 'admin', '/feeds');
    const card = page.locator(TOOL).getByRole('listitem').filter({ hasText: feed });
    await expect(card).toContainText('The last file was refused');
    await expect(card).toContainText('Refused');
    await expectAccessible(page, TOOL);
    await card.getByRole('link', { name: feed }).click();

    const runs = page.getByRole('region', { name: feed }).getByRole('listitem');
    await expect(runs).toHaveCount(2);
    await expect(runs.nth(0)).toContainText(
      '58 rows: 54 accepted, 1 held, 1 listed twice, 2 rejected · tuesday.csv',
    );
    await expect(runs.nth(1)).toContainText('100 added');
    await expectAccessible(page, TOOL);
    await runs.nth(0).getByRole('link').click();

    await expect(page.getByRole('heading', { name: /^Run of / })).toBeVisible();
    const tool = page.locator(TOOL);
    await expect(tool).toContainText('tuesday.csv · took 6.5 s');
    await expect(tool).toContainText('45 of 100 vehicles are no longer listed');
    await expect(tool).toContainText('Ask the dealer whether these vehicles are sold');
    const part = (name: string) => tool.getByRole('region', { name, exact: true }).getByRole('listitem');
    await expect(part('Rejected rows')).toHaveText([
      /A7.*year.*=1\+1.*is not a number.*line 7/,
      /Line 9.*is missing/,
    ]);
    await expect(part('Held vehicles')).toHaveText([/A12.*price.*88.*is below \$500/]);
    await expect(part('Next steps for held vehicles')).toHaveText([
      /1 value.*Ask for the price to be corrected.*accept it with the keyword “price”/,
    ]);
    await expect(part('Duplicate stock numbers')).toHaveText([/A20.*line 20 was used, line 41 was ignored/]);
    await expect(part('Corrected values')).toHaveText([/12 values.*spelling of a model.*HIACE.*HiAce/]);
    await expectAccessible(page, TOOL);

    await test.step('the report exports as CSV', async () => {
      const downloading = page.waitForEvent('download');
      await tool.getByRole('button', { name: 'Export CSV' }).click();
      const file = await readFile(await (await downloading).path(), 'utf8');
      expect(parse(file, { bom: true, columns: true })).toMatchObject([
        { Result: 'Rejected', Line: '7', 'Stock number': 'A7', Value: "'=1+1" },
        { Result: 'Rejected', Line: '9' },
        { Result: 'Held', Line: '12', 'Stock number': 'A12' },
      ]);
    });

    await test.step('the report fits on a phone', async () => {
      await page.setViewportSize(PHONE);
      await expect(part('Rejected rows').first()).toBeVisible();
      await expect
        .poll(() =>
          tool.evaluate((element) =>
            [...element.querySelectorAll('li, dl, h1')].every(
              (part) => part.getBoundingClientRect().right <= element.getBoundingClientRect().right,
            ),
          ),
        )
        .toBe(true);
      await expectAccessible(page, TOOL);
    });

    await tool.getByRole('link', { name: `Runs of ${feed}` }).click();
    await expect(runs).toHaveCount(2);

    await test.step('a run can be undone', async () => {
      await runs.nth(1).getByRole('link').click();
      await tool.getByRole('button', { name: 'Undo run' }).click();
      const dialog = page.getByRole('dialog', { name: 'Undo run?' });
      await expect(dialog).toContainText('100 new vehicles will be hidden.');
      await expectAccessible(page, '[role="dialog"]');
      await dialog.getByRole('button', { name: 'Undo run' }).click();
      await expect(tool).toContainText(/Undone by .+ on /);
      await expect(tool.getByRole('button', { name: 'Undo run' })).toHaveCount(0);
      await tool.getByRole('link', { name: 'View undo run' }).click();
      await expect(tool).toContainText('restored the vehicles as they were before another run');
      await expectAccessible(page, TOOL);
    });

    await test.step('an unknown run is reported', async () => {
      await page.goto(`${studioUrl}/feeds/${feed}/999999999999`);
      await expect(page.getByRole('heading', { name: 'Run not found' })).toBeVisible();
    });

    await test.step('only administrators may read a run', async () => {
      const ask = async (who: 'admin' | 'editor') =>
        askSite('harbour', `/api/back-office/feed-runs/${run}`, {
          headers: { authorization: `Bearer ${await tokenOf(who)}`, origin: new URL(studioUrl).origin },
        });
      expect([(await ask('admin')).status, (await ask('editor')).status]).toEqual([200, 403]);
    });
  } finally {
    for (const [table, column] of OWN_ROWS) await sql(`delete from ${table} where ${column} = $1`, [feed]);
  }
});

test('the Feeds tool offers to retry if the storefront does not respond', async ({ page }) => {
  const api = '**/api/back-office/feeds';
  await page.route(api, (route) => route.abort());
  await openStudio(page, 'admin', '/feeds');
  await expect(page.getByRole('heading', { name: 'The storefront is not responding' })).toBeVisible();
  await page.unroute(api);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator(TOOL).getByRole('link', { name: 'harbour', exact: true })).toBeVisible();
});

const FILE = [
  'Stock No;Marke;Model;Yr;KMs;DAP Price;Location code;Redbook Code',
  ...Array.from(
    { length: 25 },
    (_, index) =>
      `S${index + 1};Toyota;HiLux;2021;${index}000;${index < 2 ? 'cheap' : '54990'};${index % 2 ? 'ALB' : 'ROC'};TOY1`,
  ),
  '',
].join('\r\n');

test('the Feeds tool recognises a file’s columns and saves the mapping as a draft', async ({ page }) => {
  const name = `Feed ${randomUUID().slice(0, 8)}`;
  const lake = await clientOf('admin');
  // A draft only, so that it is never fetched.
  const { _id: draftId } = await lake.create({ _id: `drafts.e2e-${randomUUID()}`, _type: 'feed', name });
  try {
    await openStudio(page, 'admin', '/feeds');
    const tool = page.locator(TOOL);
    await tool.getByRole('link', { name: 'New feed from a file' }).click();
    await tool
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) });
    const outcome = tool.getByRole('status').filter({ hasText: 'checked,' });
    await expect(outcome).toHaveText('25 rows checked, 0 can be imported');
    await expect(tool.getByLabel('Field for KMs')).toHaveValue('km');
    await expect(tool.getByLabel('Field for DAP Price')).toHaveValue('price');
    await expect(tool.getByLabel('Field for Redbook Code')).toHaveValue('redbook_code');

    await test.step('the choices fill the remaining fields and the first cars show', async () => {
      await tool.getByLabel('Field for Marke').selectOption('make');
      await tool.getByLabel('All vehicles are').selectOption('used');
      await expect(outcome).toHaveText('25 rows checked, 23 can be imported');
      const cars = tool.getByRole('list', { name: 'Preview of the first vehicles' }).getByRole('listitem');
      await expect(cars).toHaveCount(25);
      await expect(cars.first()).toContainText('Rejected');
      await expect(cars.nth(2)).toContainText('2021 Toyota HiLux');
      await expect(cars.nth(2)).toContainText('$54,990');
      await expect(tool).toContainText('price: is not a number');
      await expect(tool).toContainText('Unusual values: “cheap” (is not a number)');
      await expectAccessible(page, TOOL);
    });

    await test.step('the mapping is saved in the draft of a feed', async () => {
      await tool.getByLabel('Feed', { exact: true }).selectOption({ label: name });
      await tool.getByRole('button', { name: 'Save to draft' }).click();
      await expect(tool.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
      expect(await lake.getDocument(draftId)).toMatchObject({
        name,
        file: { format: 'csv', separator: 'semicolon', encoding: 'utf-8' },
        columns: [
          { column: 'Stock No', field: 'stocknum' },
          { column: 'Marke', field: 'make' },
          { column: 'Model', field: 'model' },
          { column: 'Yr', field: 'year' },
          { column: 'KMs', field: 'km' },
          { column: 'DAP Price', field: 'price' },
          { column: 'Location code', field: 'location' },
          { column: 'Redbook Code', field: 'redbook_code' },
        ],
        values: [
          { field: 'price_type', value: 'Drive Away' },
          { field: 'status', value: 'in_stock' },
          { field: 'car_type', value: 'used' },
        ],
      });
    });
  } finally {
    await leaveStudio(page);
    await lake.delete(draftId);
  }
});

const NESTED = `<?xml version="1.0" encoding="utf-8"?>
<stock><yard id="ROC"><vehicles>${Array.from(
  { length: 4 },
  (_, index) =>
    `<vehicle><vin>JTNK4RBE6N000600${index}</vin><type>Used</type><make>Toyota</make><model>Corolla</model><year>2022</year><odometer unit="km">${index + 3}1000</odometer><price type="${index === 3 ? 'EGC' : 'DAP'}" currency="AUD">${index === 2 ? 88 : 28_990}</price><images><image order="1">https://photos.dealer.example/${index}.jpg</image></images></vehicle>`,
).join('')}</vehicles></yard></stock>
`;

test('the Feeds tool names the system that wrote a file and offers its other lists', async ({ page }) => {
  try {
    await openStudio(page, 'admin', '/feeds');
    const tool = page.locator(TOOL);
    await tool.getByRole('link', { name: 'New feed from a file' }).click();
    await tool
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'stock.xml', mimeType: 'text/xml', buffer: Buffer.from(NESTED) });
    const outcome = tool.getByRole('status').filter({ hasText: 'checked,' });
    await expect(outcome).toHaveText('4 rows checked, 3 can be imported');
    await expect(tool.getByLabel('List of vehicles')).toHaveValue('$.yard.vehicles.vehicle');
    await expect(tool.getByLabel('Field for price@type')).toHaveValue('price_type');
    await expect(tool).toContainText('Vehicles are identified by their VIN');
    const rows = tool.getByRole('list', { name: 'Preview of the first vehicles' }).getByRole('listitem');
    await expect(rows.nth(2)).toContainText('Held for review');
    await expect(rows.nth(3)).toContainText('Excl. Govt. Charges');
    await expectAccessible(page, TOOL);

    const system = tool.getByLabel('System that wrote the file');
    await system.selectOption({ label: 'Dealer Solutions' });
    await expect(tool).toContainText('These are the columns of Dealer Solutions.');
    await tool.getByLabel('List of vehicles').selectOption('$.yard');
    await expect(outcome).toHaveText('1 row checked, 0 can be imported');
  } finally {
    await leaveStudio(page);
  }
});

/** Location codes in the list: an existing location, a new one, and one to ignore. */
const YARDS = ['MAIN', 'Test Yard', 'TRANSIT'];

const PHOTO_HOST = 'https://photos.dealer.example/';

/**
 * A list as exported from a spreadsheet: location codes, photos on two hosts, both colours in one column, no
 * final line break.
 */
const LIST = [
  'Stock No,Year,Brand,Model,Title,UsedOrNew,Kilometres,ColourExtInt,Location,Price,Photos',
  ...['Ascent Sport', 'SX', 'ZR'].map(
    (badge, index) =>
      `B${index + 1},2019,Toyota,Corolla,2019 Toyota Corolla ${badge},USED,4${index}000,White / -,${YARDS[index]},2${index}990,${urls.secondDealerPhotos}/${index}.jpg|${PHOTO_HOST}${index}.jpg`,
  ),
].join('\r\n');

test('the Feeds tool turns a list of cars into stock and offers to create a site', async ({ page }) => {
  const name = `Dealer ${randomUUID().slice(0, 8)}`;
  const feed = name.toLowerCase().replace(' ', '-');
  const lake = await clientOf('admin');
  const photosAsked: string[] = [];
  // Like photographs: a picture of few colours, or the same one at several cars, counts as a placeholder.
  const shots = await Promise.all(
    YARDS.map((_, index) => {
      const shapes = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="#e6e1d8"/><rect x="${index * 400}" y="300" width="700" height="500" fill="#7a2f2f"/><circle cx="${1300 - index * 350}" cy="${400 + index * 250}" r="280" fill="#1d3b53"/></svg>`;
      const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
      return sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#808080', noise } })
        .composite([{ input: Buffer.from(shapes), blend: 'overlay' }])
        .jpeg()
        .toBuffer();
    }),
  );
  const photoHost = createServer((request, response) => {
    photosAsked.push(request.url ?? '');
    const shot = shots[Number(/\d/.exec(request.url ?? '')?.[0] ?? 0)];
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(shot);
  });
  await listenOnLoopback(photoHost, Number(new URL(urls.secondDealerPhotos).port));
  const yard = await lake.fetch<string>('*[_id == "site-valuecars"][0].locations[0]._ref');
  const office = async (path: string, body: unknown) =>
    askSite('harbour', `/api/back-office/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await tokenOf('admin')}`, origin: new URL(studioUrl).origin },
      body: JSON.stringify(body),
    });
  try {
    await openStudio(page, 'admin', '/feeds');
    const tool = page.locator(TOOL);
    await tool.getByRole('link', { name: 'New feed from a file' }).click();
    await tool
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'cars.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) });
    await expect(tool.getByRole('status').filter({ hasText: 'checked,' })).toHaveText(
      '3 rows checked, 3 can be imported',
    );
    await tool.getByLabel('All prices are').selectOption('Drive Away');
    const cars = tool.getByRole('list', { name: 'Preview of the first vehicles' }).getByRole('listitem');
    await expect(cars.first()).toContainText('Drive Away');
    await tool.getByLabel('Dealership', { exact: true }).fill(name);
    const makeFeed = tool.getByRole('button', { name: 'Create feed and import' });
    // Feeds may not name loopback hosts, so only one is offered.
    await expect(tool.getByRole('checkbox')).toHaveCount(1);
    await expect(tool.getByRole('checkbox', { name: `${PHOTO_HOST} · 3 vehicles` })).toBeChecked();
    await tool.getByLabel('Email notifications').fill('stock@dealer.example');
    await makeFeed.click();
    await expect(tool.getByRole('alert')).toContainText('Choose a location for the code MAIN.');
    const place = (code: string) => tool.getByLabel(`Location for code ${code}`);
    await place('MAIN').selectOption(yard);
    await place('TRANSIT').selectOption('None (vehicles without a location)');
    await place('Test Yard').selectOption('New location');
    const fields = tool.getByRole('group', { name: 'New location for code Test Yard' });
    await expect(fields.getByLabel('Name')).toHaveValue('Test Yard');
    await fields.getByLabel('Name').fill(`${name} Yard`);
    await fields.getByLabel('Street and number').fill('1 Test Road');
    await fields.getByLabel('Suburb').fill('Moorabbin');
    await fields.getByLabel('State').selectOption('VIC');
    await makeFeed.click();
    await expect(tool.getByRole('alert')).toContainText('Enter the postcode (4 digits) of the location');
    await fields.getByLabel('Postcode').fill('3189');
    await expectAccessible(page, TOOL);
    await makeFeed.click();

    const runs = page.getByRole('region', { name: feed }).getByRole('listitem');
    await expect(runs.filter({ hasText: 'cars.csv' })).toContainText('3 rows: 3 accepted', {
      timeout: 60_000,
    });
    await expect(tool.getByRole('button', { name: 'Upload file' })).toBeVisible();
    await expect(tool.getByRole('note')).toContainText(`No site lists the cars of ${name} yet.`);
    await expectAccessible(page, TOOL);
    expect(await lake.getDocument(`feed-${feed}`)).toMatchObject({
      photoHosts: [PHOTO_HOST],
      alarm: { emails: ['stock@dealer.example'] },
    });
    expect(await sql('select source from feed_photo_hosts where feed_id = $1', [feed])).toEqual([
      { source: PHOTO_HOST },
    ]);
    const placed = await sql(
      `select record->>'location_id' as location, record->>'city' as city from cars where feed_id = $1 order by id`,
      [feed],
    );
    expect(placed).toEqual([
      { location: yard, city: expect.any(String) },
      { location: `location-${feed}-yard`, city: 'Moorabbin' },
      { location: null, city: null },
    ]);
    const [car] = await sql("select record from cars where feed_id = $1 and record->>'stocknum' = 'B3'", [
      feed,
    ]);
    expect(car?.['record']).toMatchObject({
      badge: 'ZR',
      colour: 'White',
      price: 22_990,
      price_type: 'Drive Away',
    });

    await test.step('the car has a page with its photo', async () => {
      const [main] = await sql("select slug from cars where feed_id = $1 and record->>'stocknum' = 'B1'", [
        feed,
      ]);
      const shop = await page.context().newPage();
      await shop.goto(siteUrl('valuecars', `/cars/${String(main?.['slug'])}`));
      const photo = shop.getByRole('img', { name: /, photo 1 of 2$/ });
      await expect(photo).toBeVisible();
      // Until the image server has learnt of the new host, it answers with a placeholder, which is not cached
      // for a year.
      await expect
        .poll(
          () =>
            photo.evaluate(async (image: HTMLImageElement) =>
              (await fetch(image.currentSrc, { cache: 'reload' })).headers.get('cache-control'),
            ),
          { timeout: 60_000 },
        )
        .toContain('immutable');
      expect(photosAsked).toContain('/0.jpg');
      await shop.close();
    });

    await test.step('a note offers to create a site for the cars', async () => {
      await tool.getByRole('note').getByRole('link', { name: 'Create site' }).click();
      const assistant = page.locator('[data-testid="new-site-tool"]');
      await expect(assistant.getByLabel('Dealership', { exact: true })).toHaveValue(name);
      await assistant.getByRole('button', { name: 'Next' }).click();
      await expect(assistant.getByLabel('Trading name')).toHaveValue(name);
    });
  } finally {
    await leaveStudio(page);
    const [run] = await sql(
      "select max(id) as id from feed_runs where feed_id = $1 and outcome = 'imported'",
      [feed],
    );
    if (run?.['id']) await office(`feed-runs/${run['id']}/undo`, {});
    photoHost.closeAllConnections();
    photoHost.close();
    await lake.delete(`feed-${feed}`);
    await lake.delete(`location-${feed}-yard`);
    await lake.delete(`dealership-${feed}`);
  }
});
