import type { Page, Route } from '@playwright/test';
import { settingsFromEnvironment } from '../local/settings.ts';
import { askSite, expect, expectAccessible, siteUrl, test } from './test.ts';

const { urls, secrets } = settingsFromEnvironment();

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const cards = (page: Page) => results(page).getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();
const status = (page: Page) => results(page).getByRole('status').first();
const message = (page: Page) => results(page).getByText('We could not update the results. Please try again.');

/** Intercepts the page's requests to the search service, so that a test can hold or fail them. */
async function interceptSearch(page: Page) {
  const heldRoutes: Route[] = [];
  const bodies: string[] = [];
  let answer: 'pass' | 'hold' | 'fail' | 'nonsense' | 'empty' = 'pass';
  await page.route(`${urls.search}/**`, async (route) => {
    bodies.push(route.request().postData() ?? '');
    if (answer === 'hold') heldRoutes.push(route);
    else if (answer === 'fail') await route.abort();
    else if (answer === 'nonsense') await route.fulfill({ contentType: 'text/html', body: '<h1>Sorry</h1>' });
    else if (answer === 'empty') await route.fulfill({ json: { results: [{}] } });
    else await route.continue();
  });
  return {
    bodies,
    set: (next: typeof answer) => {
      answer = next;
    },
    release: async () => {
      for (const route of heldRoutes.splice(0)) await route.continue();
    },
  };
}

const byYear = (page: Page) => page.getByLabel('Sort by').selectOption({ label: 'Year (newest)' });

for (const site of ['harbour', 'northside', 'valuecars'] as const) {
  test(`on ${site} a slow answer shows skeletons in place of the cards, and nothing moves`, {
    tag: ['@SEARCH-03', '@SEARCH-13', '@SEARCH-15'],
  }, async ({ page }) => {
    const service = await interceptSearch(page);
    await page.goto(siteUrl(site, '/search'));
    const list = results(page).getByRole('list').last();
    await page.evaluate(() => document.fonts.ready);
    const before = await list.boundingBox();
    service.set('hold');
    await byYear(page);
    const skeletons = results(page).locator('.loading-view');
    await expect(skeletons).toBeVisible();
    await expect(skeletons).toHaveAttribute('aria-busy', 'true');
    const title = cards(page).first().getByRole('heading').locator('a');
    await expect(title).toHaveCSS('-webkit-text-fill-color', 'rgba(0, 0, 0, 0)');
    await expect(title).toHaveCSS('animation-name', 'skeleton');
    await expect.poll(() => list.boundingBox()).toEqual(before);
    await service.release();
    await expect(skeletons).toHaveCount(0);
    await expect(cards(page).first().getByRole('heading')).toContainText(/202[56]/);
  });
}

test.describe('when the search service fails', () => {
  test.use({ expected: { words: [/Failed to load resource|RetryError|JSON|Unexpected token/i] } });

  for (const kind of ['fail', 'nonsense', 'empty'] as const) {
    test(`(${kind}) the previous hits stay, with a message and a way to try again`, {
      tag: ['@SEARCH-14', '@OPEN-043'],
    }, async ({ page }) => {
      const service = await interceptSearch(page);
      await page.goto(siteUrl('harbour', '/search'));
      const before = await titles(page);
      service.set(kind);
      await byYear(page);
      await expect(message(page)).toBeVisible();
      await expect(results(page).getByRole('alert')).toContainText('Try again');
      expect(await titles(page)).toEqual(before);
      // The rest of the page still works.
      await page.locator('#filters summary', { hasText: 'Colour' }).click();
      await expect(page.locator('#filters').getByRole('checkbox', { name: /^White/ })).toBeVisible();

      service.set('pass');
      await results(page).getByRole('button', { name: 'Try again' }).click();
      await expect(message(page)).toHaveCount(0);
      await expect(page).toHaveURL(/sortBy=year:desc/);
      await expect.poll(() => titles(page)).not.toEqual(before);
    });
  }
});

test('a query asks the index for 21 hits from an offset of whole pages', {
  tag: ['@SEARCH-16', '@SEARCH-18', '@SEARCH-21', '@SEARCH-22'],
}, async ({ page }) => {
  const service = await interceptSearch(page);
  await page.goto(siteUrl('harbour', '/search'));
  const first = await titles(page);
  expect(first).toHaveLength(21);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 3' }).click();
  await expect(status(page)).toContainText('Showing 43-63 of');
  await expect.poll(() => titles(page)).not.toEqual(first);
  const { requests } = JSON.parse(service.bodies.at(-1) ?? '{}');
  const query = { ...requests[0], ...requests[0].params };
  expect(query.indexName).toBe('Car_production');
  expect(query.hitsPerPage).toBe(21);
  // The offset belongs to page 3: two pages of 21 come before it.
  expect(query.page * query.hitsPerPage).toBe(42);
});

test('a query carries words, order and filters; price ascending asks for prices where the site wants it', {
  tag: ['@SEARCH-20', '@SEARCH-23', '@SEARCH-24', '@SEARCH-32'],
}, async ({ page }) => {
  const service = await interceptSearch(page);
  await page.goto(siteUrl('harbour', '/search?query=toyota'));
  await page.getByLabel('Sort by').selectOption({ label: 'Price (low to high)' });
  await expect(page).toHaveURL(/sortBy=sort_price:asc/);
  await expect.poll(() => service.bodies.join()).toContain('price > 0');
  const { requests } = JSON.parse(service.bodies.at(-1) ?? '{}');
  const query = { ...requests[0], ...requests[0].params };
  expect(query).toMatchObject({ query: 'toyota', indexName: 'Car_production_sort_price_asc' });
  await page.goto(siteUrl('coastline', '/search'));
  const before = service.bodies.length;
  await page.getByLabel('Sort by').selectOption({ label: 'Price (low to high)' });
  await expect.poll(() => service.bodies.length).toBeGreaterThan(before);
  expect(service.bodies.slice(before).join()).not.toContain('price > 0');
});

test('a page beyond the last says that nothing is there and leads to the first', {
  tag: ['@SEARCH-04', '@OPEN-039'],
}, async ({ page }) => {
  await page.goto(siteUrl('northside', '/search?page=40'));
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible();
  await page.getByRole('button', { name: 'Go to page 1' }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(page).toHaveURL(siteUrl('northside', '/search'));
  for (const odd of ['0', '-1', 'two', '1e9']) {
    await page.goto(siteUrl('northside', `/search?page=${odd}`));
    await expect(cards(page).first()).toBeVisible();
  }
});

test('words that name a make: none of it in stock, or the way to all of it', {
  tag: ['@FACET-38', '@SEARCH-04'],
}, async ({ page }) => {
  await page.goto(siteUrl('harbour', '/search?query=purple+lamborghini'));
  await expect(results(page).getByText('We have no Lamborghini in stock right now.')).toBeVisible();
  await page.goto(siteUrl('harbour', '/search?query=purple+toyota+zzzz'));
  await results(page)
    .getByRole('button', { name: /^See every Toyota car \(\d+\)/ })
    .click();
  await expect(page).toHaveURL(/make.*=Toyota/);
  await expect(cards(page).first()).toContainText('Toyota');
});

test('no two sold cars stand side by side', { tag: ['@SEARCH-11'] }, async () => {
  let soldCount = 0;
  for (let at = 1; at <= 11; at += 1) {
    const { body } = await askSite('valuecars', `/search?sortBy=sort_price:desc&page=${at}`);
    const soldFlags = [...body.matchAll(/<article.*?<\/article>/gs)].map(([card]) =>
      card.includes('Find Me Something Similar'),
    );
    expect(soldFlags.length, `page ${at}`).toBeGreaterThan(0);
    soldCount += soldFlags.filter(Boolean).length;
    expect(soldFlags.some((is, place) => is && soldFlags[place - 1])).toBe(false);
  }
  expect(soldCount).toBeGreaterThan(0);
});

test.describe('promo cards', () => {
  const promo = (page: Page, title: string) => results(page).getByRole('heading', { name: title });
  const place = (page: Page, title: string) =>
    results(page)
      .getByRole('list')
      .last()
      .evaluate(
        (list, words) => [...list.children].findIndex((item) => item.textContent?.includes(words)) + 1,
        title,
      );

  test('stands eighth or ninth, in the first HTML too, and only on the first page', {
    tag: ['@SEARCH-05', '@SEARCH-08'],
  }, async ({ page }) => {
    await page.goto(siteUrl('harbour', '/search'));
    expect(await place(page, 'Have a car to sell first?')).toBe(8);
    await page.goto(siteUrl('valuecars', '/search'));
    expect(await place(page, 'We bring it to your door')).toBe(9);
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(promo(page, 'We bring it to your door')).toHaveCount(0);
  });

  test('a strict card only where the list is of its kind', {
    tag: ['@SEARCH-09', '@SEARCH-10', '@OPEN-044'],
  }, async ({ page }) => {
    await page.goto(siteUrl('harbour', '/search'));
    await expect(promo(page, 'What Harbour Certified means')).toHaveCount(0);
    await page.locator('#filters').getByRole('checkbox', { name: /^Used/ }).check();
    await expect(
      promo(page, 'What Harbour Certified means').or(promo(page, 'Have a car to sell first?')),
    ).toHaveCount(1);
    await page.goto(siteUrl('harbour', '/search/used-cars'));
    expect(await place(page, 'What Harbour Certified means')).toBe(9);
  });

  test('comes last in a short list', { tag: ['@OPEN-045'] }, async ({ page }) => {
    await page.goto(siteUrl('valuecars', '/search?refinementList[make_model][0]=Toyota > HiLux'));
    const vehicles = await cards(page).count();
    expect(vehicles).toBeLessThan(8);
    expect(await place(page, 'We bring it to your door')).toBe(vehicles + 1);
  });
});

test('motorcycles and trucks are headed, counted and drawn as what they are', {
  tag: ['@OPEN-040', '@CARD-25'],
}, async ({ page }) => {
  await page.goto(siteUrl('harbour', '/search?refinementList[body][0]=motorcycle'));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Motorcycles for sale');
  await expect(page).toHaveTitle(/^Motorcycles for sale/);
  await expect(status(page)).toHaveText(/^Showing 1-\d+ of \d+ motorcycles$/);
  const drawings = () =>
    cards(page)
      .locator('[data-item]')
      .evaluateAll((all) => [...new Set(all.map((each) => each.getAttribute('data-item')))]);
  expect(await drawings()).toEqual(['motorcycle']);
  // The words follow the filter, without another page.
  await page.getByRole('button', { name: 'Remove filter Motorcycle' }).click();
  await expect(heading).toHaveText('Cars for sale');
  await expect(status(page)).toHaveText(/ cars$/);
  await page.goto(siteUrl('harbour', '/search?refinementList[body][0]=lightTruck'));
  await expect(heading).toHaveText('Trucks for sale');
  await expect(status(page)).toHaveText(/ trucks$/);
  expect(await drawings()).toEqual(['truck']);
});

test('a photo that fails leaves the missing image placeholder, as no photo does', {
  tag: ['@CARD-01', '@CARD-25'],
}, async ({ page }) => {
  await page.route(`${urls.media}/**`, (route) => route.abort());
  await page.goto(siteUrl('harbour', '/search'));
  const photo = cards(page).first().locator('> :first-child');
  await expect
    .poll(() =>
      photo.locator('img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth === 0),
    )
    .toBe(true);
  await page.evaluate(() => document.fonts.ready);
  // Inside the rounded corners, because their edges are antialiased differently.
  const screenshot = async () => {
    const { x, y, width, height } = (await photo.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return page.screenshot({ clip: { x: x + 16, y: y + 16, width: width - 32, height: height - 32 } });
  };
  const failurePicture = await screenshot();
  await photo.locator('img').evaluate((image) => image.remove());
  await expect.poll(async () => (await screenshot()).equals(failurePicture)).toBe(true);
  // Without the background the picture must differ, or the comparison would prove nothing.
  await photo.evaluate((ground) => ground.classList.remove('photo-ground'));
  await expect.poll(async () => (await screenshot()).equals(failurePicture)).toBe(false);
});
test.use({ expected: { words: [/ERR_FAILED/] } });

test.describe('the carousel', () => {
  const mutate = async (patch: object) => {
    const answer = await fetch(`${urls.lake}/v2025-02-19/data/mutate/production?visibility=sync`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secrets.lakeWriterToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ mutations: [{ patch: { id: 'site-coastline', ...patch } }] }),
    });
    expect(answer.status).toBe(200);
  };

  test('a site may show its cars in one row to leaf through', { tag: ['@SEARCH-02'] }, async ({ page }) => {
    try {
      await mutate({ set: { 'settings.resultsLayout': 'carousel' } });
      const row = results(page).getByRole('list', { name: 'Cars' });
      await expect(async () => {
        await page.goto(siteUrl('coastline', '/search'));
        await expect(row).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expect(async () => {
        const boxes = await Promise.all([0, 1].map((at) => row.getByRole('article').nth(at).boundingBox()));
        expect(boxes[1]?.y).toBe(boxes[0]?.y);
        expect(boxes[1]?.x).toBeGreaterThan(boxes[0]?.x ?? 0);
      }).toPass();
      await results(page).getByRole('button', { name: 'Next: Cars' }).click();
      await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(200);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    } finally {
      await mutate({ unset: ['settings.resultsLayout'] });
    }
  });
});
