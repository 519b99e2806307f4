import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { GUARDS } from '@forecourt/lib/inventory/stock/importing/guards';
import { importFeed } from '@forecourt/lib/inventory/stock/importing/import-feed.server';
import { loadMapping } from '@forecourt/lib/inventory/stock/mapping/load.server';
import { openPool } from '@forecourt/lib/platform/database/client.server';
import type { Page } from '@playwright/test';
import { loadEnvironment } from '../../commands/terminal/environment.ts';
import { writeFeed } from '../../demo/stock/feeds/write.ts';
import { answerFor, FAULTS, type Fault } from '../../emulators/partners/gauge/answers.ts';
import { ROOT } from '../../emulators/settings.ts';
import { lake } from './content.ts';
import { sql } from './reserving.ts';
import { rows } from './rows.ts';
import { askSite, expect, expectAccessible, siteUrl, test, vehiclePaths } from './test.ts';

const PARTNERED = 'valuecars';
const ALONE = 'harbour';

const section = (page: Page) => page.locator('#price');
const meter = (page: Page) => section(page).getByRole('meter', { name: 'Price compared with the market' });
const slugOf = (carPath: string) => carPath.split('/').at(-1) ?? '';
const dollars = (amount: unknown) => `$${Math.round(Number(amount)).toLocaleString('en-AU')}`;

async function pricedPaths(): Promise<string[]> {
  const rows = await sql(
    `select slug from cars where status = 'in_stock' and (record->>'price')::float > 200
     and coalesce((record->>'offer_price')::float, 0) <= 10`,
  );
  const pathsWithPrice = new Set(rows.map(({ slug }) => `/cars/${String(slug)}`));
  return (await vehiclePaths(PARTNERED)).filter((carPath) => pathsWithPrice.has(carPath));
}

async function carWhere(fits: (answer: ReturnType<typeof answerFor>) => boolean): Promise<string> {
  const carPath = (await pricedPaths()).find((candidate) => fits(answerFor(slugOf(candidate))));
  if (!carPath) throw new Error('The partner answers so of no car.');
  return carPath;
}
const faultless = (min: number, max: number) =>
  carWhere(({ fault, fill }) => !fault && fill >= min && fill < max);

async function openPrice(page: Page, site: string, carPath: string): Promise<void> {
  await page.goto(siteUrl(site, carPath));
  // The comparison loads before it is in view; with nothing to show, the block may already be gone.
  await page.evaluate(() => document.querySelector('#price')?.scrollIntoView({ behavior: 'instant' }));
}

async function expectNoGauge(page: Page): Promise<void> {
  await expect(section(page).locator('.skeleton')).toHaveCount(0);
  await expect(meter(page)).toHaveCount(0);
  await expect(page.getByText(/Market range|Great Deal|Good Deal/)).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
}

const FOR_SALE = `status = 'in_stock' and show_on_dealer_website and retired_at is null`;

test('states a subscription by the week with its terms', {
  tag: rows('PRICE-01 PRICE-02 OPEN-050'),
}, async ({ page }) => {
  const [car] = await sql(
    `select slug, (record->>'subscription_price')::float8 as weekly, (record->>'price')::float8 as price from cars
     where dealership_id = 'value-cars' and ${FOR_SALE} and (record->>'subscription_price')::float8 > 0
       and (record->>'price')::float8 > 1000 and record->>'offer_price' is null limit 1`,
  );
  const weekly = `${dollars(car?.['weekly'])}/week`;
  const total = dollars(Number(car?.['weekly']) * 26 + 250);
  const cash = `${dollars(car?.['price'])} Excl. Govt. Charges`;
  const terms = `Minimum 26 weeks, ${total} in total including $250 to start`;
  await page.goto(siteUrl('valuecars', `/cars/${String(car?.['slug'])}`));

  const line = page.getByRole('main').locator('.price-line').first();
  await expect(line.locator('> span').first()).toHaveText(weekly);
  await expect(line).toContainText(terms);
  await expect(line).toContainText(`Or ${cash} to buy`);

  const details = page.getByRole('region', { name: 'Subscription', exact: true });
  await expect(details).toContainText('26 weeks');
  await expect(details).toContainText(total);
  await expect(details).toContainText('Registration, CTP insurance, Comprehensive insurance, Servicing');
  await expect(details).toContainText(cash);

  for (const meta of ['meta[name="description"]', 'meta[property="og:description"]'])
    expect(await page.locator(meta).getAttribute('content')).toContain(
      `: ${weekly} (${terms.charAt(0).toLowerCase()}${terms.slice(1)}) or ${cash} to buy`,
    );
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join('');
  expect(data).toContain(`"price":${car?.['weekly']},"priceCurrency":"AUD","valueAddedTaxIncluded":true`);
  expect(data).toContain('"unitText":"week"');
  await expectAccessible(page);
});

test('keeps the words of a price from the feed to search engines', {
  tag: rows('OPEN-049 PRICE-13'),
}, async ({ page }) => {
  const [car] = await sql(
    `select slug, (record->>'price')::float8 as price from cars
     where dealership_id like 'harbour%' and ${FOR_SALE} and record->>'price_type' = 'Drive Away'
       and (record->>'price')::float8 > 1000 and record->>'offer_price' is null limit 1`,
  );
  const words = `${dollars(car?.['price'])} Drive Away`;
  await page.goto(siteUrl('harbour', `/cars/${String(car?.['slug'])}`));
  expect(await page.locator('meta[name="description"]').getAttribute('content')).toContain(words);
  await expect(
    page.getByText('The price includes government charges and on-road costs.', { exact: true }),
  ).toBeVisible();
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join('');
  expect(data).toContain('"description":"Drive Away. The price includes government charges');
});

test('shows how the price compares with similar cars', {
  tag: rows('VDP-35 OPEN-061 GAUGE-01..05 GAUGE-07 GAUGE-18..23'),
}, async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/autogauge'))
      requests.push(
        `${request.method()} ${new URL(request.url()).pathname} ${request.postData() ?? 'nothing'}`,
      );
  });
  const cases = [
    { min: 0.01, max: 0.2, band: 'low', label: 'Good Deal', drawn: 20 },
    { min: 0.2, max: 0.3, band: 'low', label: 'Good Deal' },
    { min: 0.3, max: 0.6, band: 'medium', label: 'Good Deal' },
    { min: 0.6, max: 0.65, band: 'high', label: 'Good Deal' },
    { min: 0.65, max: 1.01, band: 'high', label: 'Great Deal' },
  ];
  const colours = new Map<string, string>();
  for (const { min, max, band, label, drawn } of cases) {
    const carPath = await faultless(min, max);
    const { fill } = answerFor(slugOf(carPath));
    const [car] = await sql(`select record->>'price' as price from cars where slug = $1`, [slugOf(carPath)]);
    const answered = page.waitForResponse(/\/autogauge$/);
    await openPrice(page, PARTNERED, carPath);
    await test.step('VDP-35 the gauge is on the page', () => expect(meter(page)).toBeVisible());
    await test.step('GAUGE-01 it comes from GET {api}{car path}/autogauge without a payload', () => {
      expect(requests.at(-1)).toBe(`GET /api${carPath}/autogauge nothing`);
    });
    const gauge = await (await answered).json();
    await test.step('GAUGE-02 the fill of the answer is the value of the meter', async () => {
      expect(gauge.fill).toBe(fill);
      await expect(meter(page)).toHaveAttribute('aria-valuenow', String(Math.round(fill * 100)));
    });
    await test.step('GAUGE-21 GAUGE-22 a fill from 0.65 is a Great Deal, below a Good Deal', () =>
      expect(meter(page)).toHaveText(label));
    await test.step('GAUGE-03 OPEN-061 it reads the listing price', async () => {
      await expect(section(page)).toContainText(`Listing price${dollars(car?.price)}`);
      await expect(meter(page)).toHaveAttribute(
        'aria-valuetext',
        new RegExp(`^${label}: \\${dollars(car?.price)} in`),
      );
    });
    await test.step('GAUGE-04 GAUGE-05 OPEN-061 it reads the ends of the market range', () =>
      expect(section(page)).toContainText(
        `Market range${dollars(gauge.market_range_min)} - ${dollars(gauge.market_range_max)}`,
      ));
    await test.step('GAUGE-07 OPEN-061 it reads the description', () =>
      expect(section(page)).toContainText('Our estimate of the market is based on comparable vehicles'));
    const arc = meter(page).locator('path').nth(1);
    await test.step('GAUGE-23 its arc is as long as the fill, and at least 20 percent', () =>
      expect(arc).toHaveAttribute('stroke-dasharray', `${drawn ?? Math.round(fill * 100)} 100`));
    await test.step('GAUGE-18 GAUGE-19 GAUGE-20 its band changes at 0.3 and 0.6', () =>
      expect(page.locator(`.price-gauge[data-band="${band}"]`)).toBeVisible());
    colours.set(band, await arc.evaluate((element) => getComputedStyle(element).stroke));
  }
  await test.step('OPEN-061 each band has its colour', () => {
    expect(new Set(colours.values()).size).toBe(3);
  });
  await expectAccessible(page);
});

test('shows a placeholder while the comparison loads', { tag: ['@GAUGE-08'] }, async ({ page }) => {
  let answer = () => {};
  const answerAllowed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/autogauge', async (route) => {
    await answerAllowed;
    await route.continue();
  });
  await openPrice(page, PARTNERED, await faultless(0.65, 1.01));
  await expect(section(page)).toHaveAttribute('aria-busy', 'true');
  await expect(section(page).locator('.skeleton')).toBeVisible();
  answer();
  await expect(meter(page)).toBeVisible();
  await expect(section(page)).toHaveAttribute('aria-busy', 'false');
  await expect(section(page).locator('.skeleton')).toHaveCount(0);
});

test.describe('unusable answers', () => {
  test.use({ expected: { words: [/autogauge/] } });

  test('hide the block without affecting the rest of the page when the partner sends them', {
    tag: ['@GAUGE-09', '@GAUGE-15', '@GAUGE-16', '@GAUGE-17'],
  }, async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    for (const fault of FAULTS) {
      const carPath = await carWhere((answer) => answer.fault === (fault satisfies Fault));
      await openPrice(page, PARTNERED, carPath);
      await expectNoGauge(page);
      await expect.poll(() => messages.splice(0).join()).toContain('no price comparison to show');
      await expect(page.getByRole('heading', { name: /Details$/ })).toBeVisible();
    }
  });

  test('hide the block when the browser receives them', {
    tag: rows('GAUGE-06 GAUGE-09..17'),
  }, async ({ page }) => {
    const whole = {
      fill: 0.7,
      listing_price: 30_000,
      market_range_min: 29_000,
      market_range_max: 33_000,
      confidence: 0.21,
      description: '<img src=x onerror=alert(1)><b>Well</b> priced',
    };
    const carPath = await faultless(0.65, 1.01);
    let reply: Record<string, unknown> | string | number = whole;
    await page.route('**/autogauge', (route) =>
      typeof reply === 'number'
        ? route.fulfill({ status: reply, json: {} })
        : typeof reply === 'string'
          ? route.fulfill({ contentType: 'text/html', body: reply })
          : route.fulfill({ json: reply }),
    );
    await openPrice(page, PARTNERED, carPath);
    await test.step('GAUGE-06 a confidence of 0.21 is enough for a gauge', async () => {
      await expect(meter(page)).toHaveText('Great Deal');
      await expect(section(page)).toContainText('$29,000 - $33,000');
      await expect(section(page)).toContainText('<b>Well</b> priced');
    });
    const expectHidden = async (answer: typeof reply) => {
      reply = answer;
      await openPrice(page, PARTNERED, carPath);
      await expectNoGauge(page);
    };
    await test.step('GAUGE-10 the block is hidden without fill', () =>
      expectHidden({ ...whole, fill: undefined }));
    await test.step('GAUGE-11 the block is hidden without listing_price', () =>
      expectHidden({ ...whole, listing_price: undefined }));
    await test.step('GAUGE-12 the block is hidden without market_range_min', () =>
      expectHidden({ ...whole, market_range_min: undefined }));
    await test.step('GAUGE-13 the block is hidden without market_range_max', () =>
      expectHidden({ ...whole, market_range_max: undefined }));
    await test.step('GAUGE-14 the block is hidden without confidence', () =>
      expectHidden({ ...whole, confidence: undefined }));
    await test.step('GAUGE-15 the block is hidden at a confidence of exactly 0.2', () =>
      expectHidden({ ...whole, confidence: 0.2 }));
    await test.step('GAUGE-16 the block is hidden when the range ends below the listing price', () =>
      expectHidden({ ...whole, market_range_max: 29_999 }));
    await test.step('GAUGE-09 GAUGE-17 the block is hidden when the request fails', async () => {
      await expectHidden('<!doctype html><title>Down</title>');
      await expectHidden(500);
    });
  });
});

test("compares with the site's stock on a site without a partner", {
  tag: ['@OPEN-061', '@OPEN-060'],
}, async ({ page }) => {
  let reasons: string | undefined;
  let tooFew: string | undefined;
  for (const carPath of await vehiclePaths(ALONE)) {
    if (reasons && tooFew) break;
    const { body } = await askSite(ALONE, `/api${carPath}/autogauge`);
    if (/"href":"/.test(body)) reasons ??= carPath;
    if (/"tooFew":"[^"]*only \d/.test(body)) tooFew ??= carPath;
  }
  await openPrice(page, ALONE, tooFew ?? '');
  await expect(section(page)).toContainText(/^PriceToo few similar cars to compare: only [1-4] other /);
  await expect(meter(page)).toHaveCount(0);
  await openPrice(page, ALONE, reasons ?? '');
  await expect(meter(page)).toBeVisible();
  await expect(section(page)).toContainText(
    /Compared with \d+ [^,]+, 20\d\d( to 20\d\d)?,( [\d,]+ to [\d,]+ km,)? in our stock of the last six months\./,
  );
  await expect(section(page)).toContainText(
    /Others cost about \$[\d,]+ with its year( and kilometres)?\. This one is (about \$[\d,]+ (less|more)|priced about the same)\./,
  );
  await expectAccessible(page);
  await section(page).getByRole('link', { name: 'See comparable vehicles for sale' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

  const [below] = await sql(
    `select slug from cars where dealership_id like 'harbour%' and status = 'in_stock' and retired_at is null
     and show_on_dealer_website and not (record->>'reserved')::boolean
     and (record->'autograb_data'->>'state_average_market_price')::float - (record->>'price')::float > 600 limit 1`,
  );
  await page.goto(siteUrl(ALONE, `/cars/${String(below?.slug)}`));
  await expect(
    page
      .getByRole('main')
      .getByText(/^\$[\d,]+ below market average$/)
      .first(),
  ).toBeVisible();
});

test('shows the block only on sites that have the feature', async ({ page }) => {
  const [harbourCar = ''] = await vehiclePaths(ALONE);
  expect((await askSite(ALONE, `/api${harbourCar}/autogauge`)).status).toBeLessThan(300);
  expect((await askSite(PARTNERED, `/api${harbourCar}/autogauge`)).status).toBe(404);
  expect((await askSite(ALONE, '/api/cars/no-such-car/autogauge')).status).toBe(404);
  const cars = await vehiclePaths('coastline');
  const carPath = cars.find((candidate) => !answerFor(slugOf(candidate)).fault) ?? '';
  expect((await askSite('coastline', `/api${carPath}/autogauge`)).status).toBe(404);
  await page.goto(siteUrl('coastline', carPath));
  await expect(section(page)).toHaveCount(0);
  try {
    await lake.patch('siteFeatures-coastline').set({ autogaugeEnabled: true }).commit();
    await expect
      .poll(async () => (await askSite('coastline', carPath)).body.includes('id="price"'))
      .toBe(true);
    await page.goto(siteUrl('coastline', carPath));
    await expect(section(page)).toHaveCount(1);
    await section(page).scrollIntoViewIfNeeded();
    await expect(meter(page)).toBeVisible();
  } finally {
    await lake.patch('siteFeatures-coastline').unset(['autogaugeEnabled']).commit();
  }
  await expect
    .poll(async () => (await askSite('coastline', carPath)).body.includes('id="price"'))
    .toBe(false);
});

test('shows each change of price after its import', async ({ page }, testInfo) => {
  loadEnvironment();
  const pool = openPool(process.env.DATABASE_URL ?? '');
  const mapping = {
    ...(await loadMapping(path.join(ROOT, 'scripts/demo/mappings/valuecars.ts'))),
    feed: 'price-test',
  };
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const listedAt = daysAgo(60);
  const car = {
    stocknum: 'PRICE1',
    make: 'Toyota',
    model: 'Corolla',
    year: 2021,
    badge: 'Price Test',
    car_type: 'used' as const,
    status: 'In Stock',
    location: Object.keys(mapping.locations ?? {})[0] ?? '',
    km: 41_000,
    created_at: listedAt.toISOString(),
    images: [],
  };
  const take = async (price: number | null, now: Date) => {
    const file = testInfo.outputPath('feed.csv');
    await writeFile(file, writeFeed(mapping, price === null ? [] : [{ ...car, price }]));
    const report = await importFeed({ pool, mapping, file, now, accept: GUARDS });
    expect(report.error).toBeNull();
  };
  const untilSettled = () =>
    expect
      .poll(
        async () =>
          (
            await pool.query(
              `select from stock_outbox where car_id in (select id from cars where feed_id = 'price-test')`,
            )
          ).rowCount,
        { timeout: 20_000 },
      )
      .toBe(0);
  const day = (date: Date) =>
    new Intl.DateTimeFormat('en-AU', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'Australia/Adelaide',
    })
      .format(date)
      .replace('Sept', 'Sep');
  try {
    await take(26_490, listedAt);
    await untilSettled();
    const [row] = await sql(`select slug from cars where stocknum = 'PRICE1'`);
    const address = siteUrl(PARTNERED, `/cars/${String(row?.slug)}`);
    await page.goto(address);
    await expect(section(page)).toContainText(`Listed on ${day(listedAt)} at $26,490, unchanged since.`);

    await take(24_990, daysAgo(20));
    await untilSettled();
    await page.goto(address);
    await expect(section(page)).toContainText(`Reduced by $1,500 on ${day(daysAgo(20))}.`);
    await expect(section(page)).toContainText(`Listed on ${day(listedAt)} at $26,490.`);

    await take(25_490, daysAgo(2));
    await untilSettled();
    await page.goto(address);
    await expect(section(page)).toContainText(`Raised by $500 on ${day(daysAgo(2))}.`);
    await expect(section(page)).toContainText('at $26,490, $1,000 more than today.');
    // The price history loads when in view.
    await section(page).getByText('Raised by').scrollIntoViewIfNeeded();
    await expect(section(page).getByRole('img', { name: 'Price from $26,490 to $25,490' })).toBeVisible();
    await section(page).getByText('All prices').click();
    await expect(section(page).getByRole('row')).toHaveText([
      'DatePriceChange',
      `${day(listedAt)}$26,490Listed`,
      `${day(daysAgo(20))}$24,990-$1,500`,
      `${day(daysAgo(2))}$25,490+$500`,
    ]);
    await expectAccessible(page);
  } finally {
    await take(null, new Date());
    await untilSettled();
    await pool.query(`delete from cars where feed_id = 'price-test'`);
    await pool.query(`delete from feeds where id = 'price-test'`);
    await pool.query(`delete from feed_runs where feed_id = 'price-test'`);
    await pool.end();
  }
});
