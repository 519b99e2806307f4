import type { Locator, Page } from '@playwright/test';
import { lake, reference } from './content.ts';
import { sql } from './reserving.ts';
import { rows } from './rows.ts';
import { askSite, expect, expectAccessible, siteUrl, test } from './test.ts';

const CAMPAIGN = '/pages/plate-clearance';
const section = (page: Page, heading: string | RegExp): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading, level: 2 }) });

test('a campaign page has brand, sales counter, finance and payment blocks', {
  tag: rows('ANN-07 HOME-10..15 OPEN-116 FINPAGE-11..16 CHECKOUT-05'),
}, async ({ page }) => {
  // 12:05:30 in Brisbane, two minutes before the counter's next step.
  await page.clock.install({ time: new Date('2026-11-18T02:05:30Z') });
  await page.goto(siteUrl('harbour', CAMPAIGN));
  await test.step('ANN-07 the brand banner links to the stock of its brand', async () => {
    const brand = section(page, 'Every 2026 Toyota hybrid, five services included');
    await expect(brand).toBeVisible();
    await expect(brand.getByRole('link', { name: 'See Toyota in stock' })).toHaveAttribute(
      'href',
      /^\/search\/toyota/,
    );
  });

  const counter = section(page, /vehicles sold this month$/);
  const shownCount = async () =>
    Number(((await counter.getByRole('heading').textContent()) ?? '').replaceAll(/\D/g, ''));
  const forwardTo = async (time: string) =>
    page.clock.fastForward(Date.parse(time) - (await page.evaluate(() => Date.now())));
  await test.step('HOME-10 HOME-11 HOME-13 HOME-14 the counter shows 192 a day since the first, by Brisbane time', async () => {
    await counter.scrollIntoViewIfNeeded();
    // 17 whole days, plus 43,530 seconds of the 18th at one per 450 seconds.
    await expect.poll(shownCount).toBe(17 * 192 + 96);
  });
  await test.step('HOME-12 HOME-15 it grows by 1 after 450 seconds and shows that within 150', async () => {
    await forwardTo('2026-11-18T12:10:00+10:00');
    await expect.poll(shownCount).toBe(17 * 192 + 97);
  });
  await test.step('HOME-11 HOME-13 HOME-14 it starts from 0 at midnight of the first in Brisbane', async () => {
    await forwardTo('2026-11-30T23:59:50+10:00');
    await expect.poll(shownCount).toBe(30 * 192 - 1);
    await page.clock.fastForward(150_000);
    await expect.poll(shownCount).toBe(0);
  });

  const finance = section(page, 'Get Finance Now');
  await test.step('FINPAGE-11 FINPAGE-12 the finance block leads to used cars', async () => {
    await expect(
      finance.getByRole('heading', { name: 'Get Finance Now', exact: true, level: 2 }),
    ).toBeVisible();
    await expect(finance.getByRole('link', { name: 'Start Finance Journey' })).toHaveAttribute(
      'href',
      '/search/used-cars',
    );
  });
  await test.step('FINPAGE-13 FINPAGE-14 it features 6 cars that are used, in stock and have several photos', async () => {
    await expect(finance.getByRole('article')).toHaveCount(6);
    const links = await finance
      .getByRole('article')
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.replace('/cars/', '')));
    const featured = await sql(
      `select record->>'status' as status, record->>'car_type' as type,
         jsonb_array_length(record->'images') > 1 as has_photos from cars where slug = any($1)`,
      [links],
    );
    expect(featured).toEqual(Array(6).fill({ status: 'in_stock', type: 'used', has_photos: true }));
  });
  await test.step('FINPAGE-15 View All Used Cars leads to used cars', () =>
    expect(finance.getByRole('link', { name: 'View All Used Cars' })).toHaveAttribute(
      'href',
      '/search/used-cars',
    ));
  await test.step('FINPAGE-16 the explanation opens as a dialog', async () => {
    await finance.getByRole('button', { name: 'How it works' }).click();
    const dialog = page.getByRole('dialog', { name: 'Get Finance Now' });
    await expect(dialog).toBeVisible();
    await expect(
      dialog.getByRole('heading', { name: 'Get pre-approved with a personalised rate' }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
  await expectAccessible(page);
  await test.step("CHECKOUT-05 the payment strip reads 'We accept'", async () => {
    await expect(page.getByRole('main').getByText('We accept', { exact: true })).toBeVisible();
    await expect(page.getByText('For reserving a car, deposits and invoices')).toBeVisible();
  });
  await test.step('a featured card leads to its car', async () => {
    await finance.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/cars\//);
    await expect(page.locator('main')).toContainText('km');
  });
});

test('a countdown counts down to its deadline and then shows its closing text', async ({ page }) => {
  const until = Date.parse('2026-12-31T17:00:00+10:00');
  await page.clock.install({ time: new Date(until - 3_661_000) });
  await page.goto(siteUrl('harbour', CAMPAIGN));
  const countdown = section(page, /^The 2026 plates go until/);
  await expect(countdown.locator('time')).toHaveText(/^Thursday,? 31 December,? at 5:00\s?pm AEST$/);
  const figures = countdown.locator('[data-unit]');
  await expect(figures.nth(1)).toHaveText('01');
  await page.clock.fastForward(3_600_000);
  await expect(figures.nth(1)).toHaveText('00');
  await page.clock.fastForward(62_000);
  await expect(countdown.getByText('The plate clearance has ended.')).toBeVisible();
  await expect(countdown.locator('time')).toBeHidden();
});

test('brand grid, value propositions, slides and stats banner show their content', {
  tag: rows('HOME-01..09 HOME-23..27'),
}, async ({ page }) => {
  await page.goto(siteUrl('harbour'));
  await test.step('HOME-09 a strip shows three value propositions', async () => {
    const reasons = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'One price, in writing' }) });
    await expect(reasons.locator('xpath=..').getByRole('listitem')).toHaveText([
      /^One price, in writing/,
      /^Harbour Certified/,
      /^A trade-in figure that holds/,
    ]);
  });
  const groupShows = async (kind: string, brand: string) => {
    const tiles = section(page, 'Twelve makes, and then some')
      .locator('div')
      .filter({ has: page.getByRole('heading', { name: kind, exact: true, level: 3 }) })
      .last()
      .getByRole('listitem');
    await expect(tiles.filter({ hasText: brand })).toHaveCount(1);
    for (const tile of await tiles.all()) {
      await expect(tile.locator('img')).toHaveAttribute('src', /\S/);
      await expect(tile.locator('p').last()).toHaveText(/\w+ \w+/);
    }
  };
  await test.step('HOME-01 the brand grid has car brands with logo and description', () =>
    groupShows('Cars', 'Toyota'));
  await test.step('HOME-02 the brand grid has motorcycle brands with logo and description', () =>
    groupShows('Motorcycles', 'Kawasaki Motorcycles'));
  await test.step('HOME-03 the brand grid has truck brands with logo and description', () =>
    groupShows('Trucks', 'Isuzu Trucks'));
  await test.step('HOME-04 the brand grid has own brands with logo and description', () =>
    groupShows('Our own', 'Harbour Certified'));

  const link = { _type: 'link', kind: 'path', path: '/service' };
  const image = ((await lake.getDocument('slide-harbour-range')) as { image: object } | undefined)?.image;
  const slide = (id: string, fields: object) => ({
    _id: id,
    _type: 'slide',
    site: reference('site-harbour'),
    image,
    url: link,
    description: `Words of ${id}`,
    ...fields,
  });
  const path = '/test-home-rows';
  const ids = ['slide-test-words', 'slide-test-artwork', 'slide-test-later', 'page-test-home-rows'];
  await lake
    .transaction()
    .createOrReplace(slide('slide-test-words', { name: 'A slide with words' }))
    .createOrReplace(
      slide('slide-test-later', { name: 'A slide of next century', showFrom: '2100-01-01T00:00:00Z' }),
    )
    .createOrReplace(slide('slide-test-artwork', { name: 'A slide of artwork', hide_overlay: true }))
    .createOrReplace({
      _id: 'page-test-home-rows',
      _type: 'page',
      title: 'Rows of the home page',
      path: { _type: 'slug', current: path },
      site: reference('site-harbour'),
      blocks: [
        {
          _key: 'w',
          _type: 'heroCarousel',
          slides: ['slide-test-later', 'slide-test-words'].map(reference),
          height: 'standard',
        },
        { _key: 'a', _type: 'heroCarousel', slides: [reference('slide-test-artwork')], height: 'standard' },
        {
          _key: 's',
          _type: 'statsBanner',
          heading: 'In figures',
          figures: [
            { _key: '1', value: 50, suffix: '+', label: 'Locations' },
            { _key: '2', value: 40, suffix: '+', label: 'Brands' },
            { _key: '3', value: 30, suffix: '+', label: 'Years established' },
          ],
        },
      ],
    })
    .commit();
  try {
    await expect.poll(async () => (await askSite('harbour', path)).status).toBe(200);
    await page.clock.install();
    await page.goto(siteUrl('harbour', path));
    await test.step('HOME-23 HOME-24 HOME-25 a slide shows name and description while it is due', async () => {
      await expect(page.getByRole('heading', { name: 'A slide with words' })).toBeVisible();
      await expect(page.getByText('Words of slide-test-words')).toBeVisible();
      await expect(page.getByText('A slide of next century')).toHaveCount(0);
    });
    await test.step('HOME-26 a slide links to its address', () =>
      expect(page.getByRole('link', { name: 'Find out more' }).first()).toHaveAttribute('href', '/service'));
    await test.step('HOME-27 a slide with hide_overlay shows its picture alone, as a link', async () => {
      await expect(page.getByRole('link', { name: 'A slide of artwork' })).toHaveAttribute(
        'href',
        '/service',
      );
      await expect(page.getByText('Words of slide-test-artwork')).toHaveCount(0);
    });

    const figures = section(page, 'In figures');
    await test.step('HOME-08 the figures count up within 1 second', async () => {
      await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
      await figures.scrollIntoViewIfNeeded();
      const first = figures.locator('[data-value="50"]');
      const shown = async () => Number(await first.textContent());
      await expect(async () => {
        await page.clock.runFor(20);
        expect(await shown()).toBeLessThan(50);
      }).toPass();
      await page.clock.runFor(600);
      expect(await shown()).toBeLessThan(50);
      await page.clock.runFor(400);
      await expect(figures.locator('[data-value]')).toHaveText(['50', '40', '30']);
    });
    await test.step("HOME-05 HOME-06 HOME-07 the banner shows '50+', '40+' and '30+' with their labels", async () => {
      await expect(figures.locator('dt')).toHaveText(['Locations', 'Brands', 'Years established']);
      await expect(figures.locator('dd > [aria-hidden]')).toHaveText(['50+', '40+', '30+']);
      await expect(figures.locator('dd > .sr-only')).toHaveText(['50+', '40+', '30+']);
    });
  } finally {
    await lake.delete({ query: '*[_id in $ids]', params: { ids } });
  }
});

test('the finance page shows the car of the id in its address', {
  tag: rows('FINPAGE-01..05 FINPAGE-17..24'),
}, async ({ page }) => {
  await page.goto(siteUrl('harbour', '/search/used-cars'));
  const card = page
    .getByRole('region', { name: 'Results' })
    .getByRole('article')
    .filter({ has: page.locator('a[href*="car_id="]') })
    .first();
  const name = ((await card.getByRole('heading').textContent()) ?? '').trim();
  await card.locator('a[href*="car_id="]').click();
  await expect(page).toHaveURL(/car_id=\w+/);
  const [stored] = await sql(
    `select slug, record->>'year' as year, record->>'make' as make, record->>'model' as model,
       record->>'price_type' as price_type,
       coalesce((record->>'offer_price')::float8, (record->>'price')::float8) as price
     from cars where id = $1`,
    [new URL(page.url()).searchParams.get('car_id')],
  );
  const summary = page.getByRole('main').getByRole('article');
  await test.step('FINPAGE-01 FINPAGE-17 the form has a summary card of that car', async () => {
    await expect(summary).toHaveCount(1);
    await expect(page.locator('#finance-form')).toBeVisible();
  });
  await test.step('FINPAGE-02 the card shows the photo of the car', () =>
    expect(summary.locator('img').first()).toHaveAttribute('src', /\S/));
  await test.step('FINPAGE-03 FINPAGE-18 FINPAGE-19 the card shows the name, which links to the car', () =>
    expect(summary.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `/cars/${stored?.slug}`,
    ));
  await test.step('FINPAGE-22 FINPAGE-23 FINPAGE-24 the name has year, make and model', () =>
    expect(summary.getByRole('link', { name, exact: true })).toContainText(
      `${stored?.year} ${stored?.make} ${stored?.model}`,
    ));
  await test.step('FINPAGE-04 FINPAGE-20 the card shows the price', () =>
    expect(summary).toContainText(`$${Number(stored?.price).toLocaleString('en-AU')}`));
  await test.step('FINPAGE-05 FINPAGE-21 the card shows the price type', async () => {
    expect(stored?.price_type).toEqual(expect.stringMatching(/\w/));
    await expect(summary).toContainText(String(stored?.price_type), { ignoreCase: true });
  });
});

test('an offer on certified cars lists certified cars only', async ({ page }) => {
  await page.goto(siteUrl('harbour', '/offers/certified-finance'));
  const strip = section(page, /^(Cars|Vehicles) in this offer$/);
  const links = strip.getByRole('article').getByRole('link', { name: /^\d{4} / });
  await expect(links.first()).toBeVisible();
  const slugs = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname.replace('/cars/', '')),
  );
  const cars = await sql(
    "select slug, (record->>'certified')::boolean as certified, record->>'car_type' as type from cars where slug = any($1)",
    [slugs],
  );
  expect(cars).toHaveLength(new Set(slugs).size);
  expect(cars.filter(({ certified, type }) => !certified || type !== 'used')).toEqual([]);
  await strip.getByRole('link', { name: /^View all/ }).click();
  await expect(page).toHaveURL(/refinementList%5Bcertified%5D|refinementList\[certified\]/);
});
