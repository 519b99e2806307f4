import { salesThisMonth } from '@forecourt/lib/site/sales-counter';
import type { Locator, Page } from '@playwright/test';
import { lake, reference } from './content.ts';
import { askSite, expect, expectAccessible, siteUrl, test } from './test.ts';

const CAMPAIGN = '/pages/plate-clearance';
const section = (page: Page, heading: string | RegExp): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading, level: 2 }) });

test('a campaign page has its brand, its counter, finance and payment', {
  tag: [
    '@ANN-07',
    '@HOME-10',
    '@HOME-11',
    '@HOME-12',
    '@HOME-13',
    '@HOME-14',
    '@HOME-15',
    '@OPEN-116',
    '@FINPAGE-11',
    '@FINPAGE-12',
    '@FINPAGE-13',
    '@FINPAGE-14',
    '@FINPAGE-15',
    '@FINPAGE-16',
    '@CHECKOUT-05',
  ],
}, async ({ page }) => {
  // Two minutes before the counter's next step.
  await page.clock.install({ time: new Date('2026-11-18T02:05:30Z') });
  await page.goto(siteUrl('harbour', CAMPAIGN));
  const brand = section(page, 'Every 2026 Toyota hybrid, five services included');
  await expect(brand.getByRole('link', { name: 'See Toyota in stock' })).toHaveAttribute(
    'href',
    /^\/search\/toyota/,
  );

  // What the page says is what the formula says at that moment, and it counts on while the page stays open.
  const counter = section(page, /vehicles sold this month$/);
  await counter.scrollIntoViewIfNeeded();
  const shownCount = async () =>
    Number(((await counter.getByRole('heading').textContent()) ?? '').replaceAll(/\D/g, ''));
  const expected = async () => salesThisMonth(new Date(await page.evaluate(() => Date.now())));
  await expect.poll(async () => (await shownCount()) - (await expected())).toBe(0);
  const before = await shownCount();
  await page.clock.fastForward(460_000);
  await expect.poll(async () => (await shownCount()) - (await expected())).toBe(0);
  expect(await shownCount()).toBe(before + 1);
  // 192 a day: in the last seconds of November in Brisbane 30 days of them but for one, then nothing yet.
  const midnight = Date.parse('2026-12-01T00:00:00+10:00');
  await page.clock.fastForward(midnight - 10_000 - (await page.evaluate(() => Date.now())));
  await expect.poll(shownCount).toBe(30 * 192 - 1);
  await page.clock.fastForward(150_000);
  await expect.poll(shownCount).toBe(0);

  const finance = section(page, 'Get Finance Now');
  await expect(finance.getByRole('article')).toHaveCount(6);
  await expect(finance.getByRole('link', { name: 'View All Used Cars' })).toHaveAttribute(
    'href',
    '/search/used-cars',
  );
  const begin = finance.getByRole('link', { name: 'Start Finance Journey', includeHidden: false });
  await expect(begin).toHaveAttribute('href', '/search/used-cars');
  await finance.getByRole('button', { name: 'How it works' }).click();
  const dialog = page.getByRole('dialog', { name: 'Get Finance Now' });
  await expect(dialog).toBeVisible();
  await expect(
    dialog.getByRole('heading', { name: 'Get pre-approved with a personalised rate' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectAccessible(page);
  // Who may see each of them, a switch says (switches.spec.ts).
  await expect(page.getByText('For reserving a car, deposits and invoices')).toBeVisible();
  await finance.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/cars\//);
  await expect(page.locator('main')).toContainText('km');
});

test('a countdown counts each second to its moment in the zone of the site, then says its words', async ({
  page,
}) => {
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

test('brands in four groups, figures that count up in a second, and slides with all they carry', {
  tag: [
    '@HOME-01',
    '@HOME-02',
    '@HOME-03',
    '@HOME-04',
    '@HOME-05',
    '@HOME-06',
    '@HOME-07',
    '@HOME-08',
    '@HOME-09',
    '@HOME-23',
    '@HOME-24',
    '@HOME-25',
    '@HOME-26',
    '@HOME-27',
  ],
}, async ({ page }) => {
  await page.goto(siteUrl('harbour'));
  const reasons = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'One price, in writing' }) });
  await expect(reasons.locator('xpath=..').getByRole('listitem')).toHaveText([
    /^One price, in writing/,
    /^Harbour Certified/,
    /^A trade-in figure that holds/,
  ]);
  const grid = section(page, 'Twelve makes, and then some');
  for (const kind of ['Cars', 'Motorcycles', 'Trucks', 'Our own']) {
    const group = grid
      .locator('div')
      .filter({ has: page.getByRole('heading', { name: kind, exact: true, level: 3 }) })
      .last();
    const tile = group.getByRole('listitem').first();
    await expect(tile.locator('img')).toHaveCount(1);
    await expect(tile.locator('p').last()).toHaveText(/\w+ \w+/);
  }

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
    await expect(page.getByRole('heading', { name: 'A slide with words' })).toBeVisible();
    await expect(page.getByText('Words of slide-test-words')).toBeVisible();
    await expect(page.getByText('A slide of next century')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Find out more' }).first()).toHaveAttribute(
      'href',
      '/service',
    );
    await expect(page.getByRole('link', { name: 'A slide of artwork' })).toHaveAttribute('href', '/service');
    await expect(page.getByText('Words of slide-test-artwork')).toHaveCount(0);

    const figures = section(page, 'In figures');
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await figures.scrollIntoViewIfNeeded();
    const first = figures.locator('[data-value="50"]');
    await expect(async () => {
      await page.clock.runFor(20);
      expect(Number(await first.textContent())).toBeLessThan(50);
    }).toPass();
    await page.clock.runFor(1_000);
    await expect(figures.locator('[data-value]')).toHaveText(['50', '40', '30']);
    const text = (await figures.locator('dl').textContent()) ?? '';
    for (const claim of ['50+', '40+', '30+', 'Locations', 'Brands', 'Years established'])
      expect(text).toContain(claim);
  } finally {
    await lake.delete({ query: '*[_id in $ids]', params: { ids } });
  }
});

test('the finance page looks its car up by the id in its address', {
  tag: [
    '@FINPAGE-17',
    '@FINPAGE-18',
    '@FINPAGE-19',
    '@FINPAGE-20',
    '@FINPAGE-21',
    '@FINPAGE-22',
    '@FINPAGE-23',
    '@FINPAGE-24',
  ],
}, async ({ page }) => {
  await page.goto(siteUrl('harbour', '/search/used-cars'));
  const card = page
    .getByRole('region', { name: 'Results' })
    .getByRole('article')
    .filter({ has: page.locator('a[href*="car_id="]') })
    .first();
  const name = ((await card.getByRole('heading').textContent()) ?? '').trim();
  const slug = await card.getByRole('heading').getByRole('link').getAttribute('href');
  const price = /\$[\d,]+/.exec((await card.textContent()) ?? '')?.[0] ?? '';
  await card.locator('a[href*="car_id="]').click();
  await expect(page).toHaveURL(/car_id=\w+/);
  // Year, make and model are the name; the price says of what type it is.
  const summary = page.getByRole('article');
  await expect(summary.getByRole('link', { name })).toHaveAttribute('href', slug ?? '');
  expect(name).toMatch(/^20\d\d \S+ \S+/);
  await expect(summary).toContainText(price);
  await expect(summary).toContainText(/drive away|excl\. govt\. charges/i);
});
