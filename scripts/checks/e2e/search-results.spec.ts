import type { Page, Route } from '@playwright/test';
import { settingsFromEnvironment } from '../../emulators/settings.ts';
import { sampleOf } from './length.ts';
import { ALL_SITES, askSite, expect, expectAccessible, siteUrl, test } from './test.ts';

const { urls, secrets } = settingsFromEnvironment();

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const cards = (page: Page) => results(page).getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();
const status = (page: Page) => results(page).getByRole('status').first();
const message = (page: Page) => results(page).getByText('We could not update the results. Please try again.');

/** Intercepts the page's search requests, so that a test can hold, fail or change them. */
async function interceptSearch(page: Page) {
  const heldRoutes: Route[] = [];
  const bodies: string[] = [];
  let answer: 'pass' | 'hold' | 'fail' | 'nonsense' | 'empty' | { nbHits: number } = 'pass';
  await page.route(`${urls.search}/**`, async (route) => {
    bodies.push(route.request().postData() ?? '');
    if (answer === 'hold') heldRoutes.push(route);
    else if (answer === 'fail') await route.abort();
    else if (answer === 'nonsense') await route.fulfill({ contentType: 'text/html', body: '<h1>Sorry</h1>' });
    else if (answer === 'empty') await route.fulfill({ json: { results: [{}] } });
    else if (typeof answer === 'object') {
      const response = await route.fetch();
      const {
        results: [first, ...others],
        ...rest
      } = await response.json();
      const many = { ...first, ...answer, facets: { ...first.facets, car_type: { new: 900, used: 1450 } } };
      await route.fulfill({ response, json: { ...rest, results: [many, ...others] } });
    } else await route.continue();
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

for (const site of sampleOf(['harbour', 'northside', 'valuecars'] as const)) {
  test(`on ${site} a slow answer shows skeletons in place of the cards`, {
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
    test(`(${kind}) the previous hits stay with a message and a Try again button`, {
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

test('a query requests a page of 21 hits, and the page shows the total', {
  tag: ['@SEARCH-16', '@SEARCH-18', '@SEARCH-21', '@SEARCH-22', '@SEARCH-30', '@OPEN-046'],
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
  await test.step('SEARCH-16 it asks the index Car_production', () => {
    expect(query.indexName).toBe('Car_production');
  });
  await test.step('SEARCH-18 SEARCH-21 it asks for 21 hits', () => {
    expect(query.hitsPerPage).toBe(21);
  });
  await test.step('SEARCH-22 its offset leaves out the two pages before', () => {
    expect(query.page * query.hitsPerPage).toBe(42);
  });
  await test.step('SEARCH-30 a count of 1999 shows as it is', async () => {
    service.set({ nbHits: 1_999 });
    await byYear(page);
    await expect(status(page)).toHaveText(/^Showing 1-21 of 1,999 vehicles, \d+ of them sold$/);
  });
  await test.step('SEARCH-30 OPEN-046 from 2000 the sum of the car types shows', async () => {
    service.set({ nbHits: 2_000 });
    await page.getByLabel('Sort by').selectOption({ label: 'Price (low to high)' });
    await expect(status(page)).toHaveText(/^Showing 1-21 of 2,350 vehicles, \d+ of them sold$/);
  });
});

test('a query has words, sort order and filters', {
  tag: ['@SEARCH-19', '@SEARCH-20', '@SEARCH-23', '@SEARCH-24', '@SEARCH-32'],
}, async ({ page }) => {
  const service = await interceptSearch(page);
  await page.goto(siteUrl('harbour', '/search?query=toyota&refinementList[colour][0]=White'));
  await page.getByLabel('Sort by').selectOption({ label: 'Price (low to high)' });
  await expect(page).toHaveURL(/sortBy=sort_price:asc/);
  await expect.poll(() => service.bodies.join()).toContain('price > 0');
  const { requests } = JSON.parse(service.bodies.at(-1) ?? '{}');
  const query = { ...requests[0], ...requests[0].params };
  await test.step('SEARCH-19 it sends the stock of the site as a filter string', () => {
    expect(query.filters).toMatch(
      /^visible_until > \d+ AND .*show_on_dealer_website:true AND \(dealership_id:"harbour-[^)]+\).* AND price > 0$/,
    );
  });
  await test.step('SEARCH-20 it sends the chosen filter', () => {
    expect(query.facetFilters).toEqual([['colour:White']]);
  });
  await test.step('SEARCH-23 it sends the words', () => {
    expect(query.query).toBe('toyota');
  });
  await test.step('SEARCH-24 it sends the order as its index', () => {
    expect(query.indexName).toBe('Car_production_sort_price_asc');
  });
  await test.step('SEARCH-32 price ascending asks for no price where the site does not want it', async () => {
    await page.goto(siteUrl('coastline', '/search'));
    const before = service.bodies.length;
    await page.getByLabel('Sort by').selectOption({ label: 'Price (low to high)' });
    await expect.poll(() => service.bodies.length).toBeGreaterThan(before);
    expect(service.bodies.slice(before).join()).not.toContain('price > 0');
  });
});

test('the title names the page that a click leads to, and Back restores it', async ({ page }) => {
  await page.goto(siteUrl('harbour', '/search'));
  const first = await page.title();
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page).toHaveTitle(/, page 2/);
  await page.goBack();
  await expect(page).toHaveTitle(first);
});

test('a search without results shows the closest vehicles and says what they leave out', async ({ page }) => {
  await page.goto(siteUrl('harbour', '/search?query=zzqqx&refinementList[make][0]=Toyota'));
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible();
  const nearest = page.getByRole('region', { name: /^The closest cars?, without “?zzqqx/ });
  await expect(nearest.getByRole('article').first()).toContainText('Toyota');
  await expectAccessible(page);
});

test('a page past the last is empty and links to the first', {
  tag: ['@SEARCH-04', '@OPEN-039'],
}, async ({ page, expected }) => {
  expected.words.push(/status of 404/);
  await page.goto(siteUrl('northside', '/search?page=40'));
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to page 1' }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(page).toHaveURL(siteUrl('northside', '/search'));
  for (const odd of ['0', '-1', 'two', '1e9']) {
    await page.goto(siteUrl('northside', `/search?page=${odd}`));
    await expect(cards(page).first()).toBeVisible();
  }
});

test.describe('pages past the last', () => {
  for (const path of [
    '/search',
    '/search/used-cars',
    '/search/toyota',
    '/search/toyota/hilux',
    '/used-car',
    '/used-car/toyota',
    '/search?refinementList[make][0]=Toyota',
    '/search?query=toyota&sortBy=price_desc',
  ])
    test(`the last page of ${path} is the last address`, { tag: '@OPEN-039' }, async () => {
      const at = (page: string) => askSite('harbour', `${path}${path.includes('?') ? '&' : '?'}page=${page}`);
      for (const page of ['900', '999999', '12345678']) {
        const { status, body } = await at(page);
        expect([page, status]).toEqual([page, 404]);
        expect(body).toContain('noindex');
        expect(body).not.toContain('rel="canonical"');
        expect(body).toContain('Go to page 1');
      }
      for (const page of ['0', '-1', 'two', '1', '']) {
        const { status, body } = await at(page);
        expect([page, status]).toEqual([page, 200]);
        expect(body).toContain('rel="canonical"');
      }
    });

  test('a search without a result has a first page and no second', { tag: '@OPEN-039' }, async () => {
    const statusOf = async (query: string) => (await askSite('harbour', `/search?${query}`)).status;
    expect(await statusOf('query=zzzzqqqq')).toBe(200);
    expect(await statusOf('query=zzzzqqqq&page=1')).toBe(200);
    expect(await statusOf('query=zzzzqqqq&page=2')).toBe(404);
  });

  test('every page that the pager offers exists', { tag: '@OPEN-039' }, async () => {
    const { body } = await askSite('harbour', '/search');
    const pages = [...body.matchAll(/href="(\/search\?page=\d+)"/g)].map(([, href = '']) => href);
    expect(pages.length).toBeGreaterThan(1);
    for (const href of new Set(pages))
      expect([href, (await askSite('harbour', href)).status]).toEqual([href, 200]);
  });
});

test('a search without results links to the make it mentions', {
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

test('no two sold cars are next to each other', { tag: ['@SEARCH-11'] }, async () => {
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

  test('are eighth or ninth, on the first page only', {
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

  test('show a strict card only in a list of its kind', {
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

  test('are last in a short list', { tag: ['@OPEN-045'] }, async ({ page }) => {
    await page.goto(siteUrl('valuecars', '/search?refinementList[make_model][0]=Toyota > HiLux'));
    const vehicles = await cards(page).count();
    expect(vehicles).toBeLessThan(8);
    expect(await place(page, 'We bring it to your door')).toBe(vehicles + 1);
  });
});

test('motorcycles and trucks have their own headings, counts and drawings', {
  tag: ['@OPEN-040', '@CARD-25'],
}, async ({ page }) => {
  await page.goto(siteUrl('harbour', '/search?refinementList[body][0]=motorcycle'));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Motorcycles for sale');
  await expect(page).toHaveTitle(/^Motorcycles for sale/);
  await expect(status(page)).toHaveText(/^Showing 1-\d+ of \d+ motorcycles(, \d+ of them sold)?$/);
  const drawings = () =>
    cards(page)
      .locator('[data-item]')
      .evaluateAll((all) => [...new Set(all.map((each) => each.getAttribute('data-item')))]);
  expect(await drawings()).toEqual(['motorcycle']);
  // The wording follows the filter without another page load.
  await page.getByRole('button', { name: 'Remove filter Motorcycle' }).click();
  await expect(heading).toHaveText('Vehicles for sale');
  await expect(status(page)).toHaveText(/ vehicles(, \d+ of them sold)?$/);
  await page.goto(siteUrl('harbour', '/search?refinementList[body][0]=lightTruck'));
  await expect(heading).toHaveText('Trucks for sale');
  await expect(status(page)).toHaveText(/ trucks$/);
  expect(await drawings()).toEqual(['truck']);
});

test('a photo that does not load leaves the placeholder of a missing photo', {
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
  // Excludes the rounded corners, whose antialiasing differs.
  const screenshot = async () => {
    const { x, y, width, height } = (await photo.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return page.screenshot({ clip: { x: x + 16, y: y + 16, width: width - 32, height: height - 32 } });
  };
  const failurePicture = await screenshot();
  await photo.locator('img').evaluate((image) => image.remove());
  await expect.poll(async () => (await screenshot()).equals(failurePicture)).toBe(true);
  // Without the background the picture must differ, or the comparison proves nothing.
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

  test("shows a site's cars in one row", { tag: ['@SEARCH-02'] }, async ({ page }) => {
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

for (const site of ALL_SITES)
  test(`no page of ${site} shows two search fields`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/', '/search', '/search?query=zzqxw']) {
        await page.goto(siteUrl(site, path));
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        const fields = page.getByPlaceholder(/^Describe what you want/).filter({ visible: true });
        expect(await fields.count(), `${path} at ${width} px`).toBeLessThanOrEqual(1);
      }
    }
  });
