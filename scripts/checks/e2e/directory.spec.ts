import type { Page, Request } from '@playwright/test';
import { settingsFromEnvironment } from '../../emulators/settings.ts';
import { checkLayout } from './layout.ts';
import { sampleOf } from './length.ts';
import { askSite, expect, expectAccessible, siteUrl, test } from './test.ts';

const searchOrigin = settingsFromEnvironment().urls.search;

interface Query {
  indexName: string;
  [parameter: string]: unknown;
}

const isQuery = (request: Request) => request.url().startsWith(searchOrigin) && request.method() === 'POST';

function recordQueries(page: Page): Query[][] {
  const queries: Query[][] = [];
  page.on('request', (request) => {
    if (!isQuery(request)) return;
    queries.push((JSON.parse(request.postData() ?? '{}') as { requests?: Query[] }).requests ?? []);
  });
  return queries;
}

const models = (page: Page) => page.getByRole('region', { name: 'Models' });
const cards = (page: Page) => models(page).getByRole('article');
const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Body types' }).getByRole('link', { name });
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();

const mainOf = (body: string) => body.slice(body.indexOf('<main'), body.indexOf('</main>'));

for (const { site, model, brand, suv } of sampleOf([
  { site: 'harbour', model: '/ranger', brand: '/brands/ford', suv: 'Sealion 6' },
  { site: 'northside', model: '/cx-5', brand: '/mazda/overview', suv: 'CX-90' },
])) {
  test.describe(`models and brands of ${site}`, () => {
    for (const path of ['/models', '/models?body=spaceship', model, brand])
      test(`${path} is accessible and fits every width`, {
        tag: ['@OPEN-125'],
      }, async ({ page }) => {
        await checkLayout(page, siteUrl(site, path));
      });

    test('filters by the body in the address on the server', {
      tag: ['@ROUTE-39', '@SEARCH-44'],
    }, async ({ page }) => {
      const all = await askSite(site, '/models');
      const suvs = await askSite(site, '/models?body=SUV');
      expect([all.status, suvs.status]).toEqual([200, 200]);
      expect(mainOf(all.body)).toMatch(/>(BT-50|Dolphin)</);
      expect(mainOf(suvs.body)).toContain(`>${suv}<`);
      expect(mainOf(suvs.body)).not.toMatch(/>(BT-50|Dolphin)</);
      expect(suvs.body).toContain(`<link rel="canonical" href="${siteUrl(site, '/models?body=suv')}"`);

      const queries = recordQueries(page);
      await page.goto(siteUrl(site, '/models?body=suv'), { waitUntil: 'networkidle' });
      await expect(tab(page, /SUV/)).toHaveAttribute('aria-current', 'true');
      expect(queries).toEqual([]);
    });

    test('searches once, 300 ms after the last letter', {
      tag: ['@SEARCH-53', '@SEARCH-45'],
    }, async ({ page }) => {
      const queries = recordQueries(page);
      await page.goto(siteUrl(site, '/models'));
      await page.clock.install();
      // Far enough ahead for a slow machine, because the clock runs until it is paused.
      await page.clock.pauseAt(Date.now() + 60_000);
      await field(page).pressSequentially('cx-');
      await page.clock.runFor(299);
      expect(queries).toHaveLength(0);
      await field(page).pressSequentially('5');
      await page.clock.runFor(299);
      expect(queries).toHaveLength(0);
      await page.clock.runFor(1);
      await page.clock.resume();
      await expect(page).toHaveURL(siteUrl(site, '/models?query=cx-5'));
      await expect.poll(() => names(page)).toEqual([expect.stringContaining('CX-5')]);
      expect(queries).toHaveLength(1);
      expect(queries[0]?.[0]).toMatchObject({ indexName: 'Model_production', query: 'cx-5' });
    });

    test('restores filters after Back and after a reload', async ({ page }) => {
      await page.goto(siteUrl(site, '/models'));
      await tab(page, /Convertible/).click();
      await expect(page).toHaveURL(siteUrl(site, '/models?body=convertible'));
      await expect(models(page).getByRole('status')).toHaveText(/^[12] models?$/);
      const modelNames = await names(page);
      expect(modelNames.join()).toContain('MX-5');
      await cards(page).getByRole('link', { name: /MX-5/ }).click();
      await expect(page).toHaveURL(siteUrl(site, '/mx-5'));
      await expect(page.getByRole('heading', { level: 1, name: 'MX-5' })).toBeVisible();
      await page.goBack();
      await expect(tab(page, /Convertible/)).toHaveAttribute('aria-current', 'true');
      await expect.poll(() => names(page)).toEqual(modelNames);
      await page.goBack();
      await expect(tab(page, /^All/)).toHaveAttribute('aria-current', 'true');
      await expect.poll(async () => (await names(page)).length).toBeGreaterThan(modelNames.length);
      await page.goForward();
      await expect.poll(() => names(page)).toEqual(modelNames);
      await page.reload();
      await expect.poll(() => names(page)).toEqual(modelNames);
    });

    test('answers a repeated search from the cache', { tag: ['@SEARCH-39'] }, async ({ page }) => {
      const queries = recordQueries(page);
      await page.goto(siteUrl(site, '/models'));
      for (const { body, isAsked } of [
        { body: /SUV/, isAsked: true },
        { body: /Ute/, isAsked: true },
        { body: /SUV/, isAsked: false },
        { body: /^All/, isAsked: false },
        { body: /Ute/, isAsked: false },
      ]) {
        const answer = isAsked && page.waitForResponse((response) => isQuery(response.request()));
        await tab(page, body).click();
        await answer;
        await expect(tab(page, body)).toHaveAttribute('aria-current', 'true');
        await expect(models(page)).toHaveAttribute('aria-busy', 'false');
      }
      expect(queries).toHaveLength(2);
    });

    test('the page of a model shows picture, body, stock and structured data', {
      tag: ['@ROUTE-40'],
    }, async ({ page }) => {
      await page.goto(siteUrl(site, model));
      const main = page.getByRole('main');
      await expect(main.getByRole('img').first()).toBeVisible();
      await expect(
        main.locator('dl').getByText(site === 'harbour' ? 'Ute, Cab Chassis' : 'SUV'),
      ).toBeVisible();
      await expect.poll(() => main.getByRole('article').count()).toBeGreaterThan(2);
      const { body } = await askSite(site, model);
      expect(body).toContain('"@type":"AggregateOffer"');
      expect(body).toContain('"@type":"BreadcrumbList"');
      await main
        .getByRole('link', { name: /^View all/ })
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(`/search/[a-z]+${model}$`));
    });

    test('the page of a brand shows models, stock and locations', {
      tag: ['@ROUTE-42', '@ROUTE-43'],
    }, async ({ page }) => {
      await page.goto(siteUrl(site, brand));
      for (const heading of [/ models$/, / in stock$/, /^Where to find /])
        await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
      // Both addresses open the brand page; one is canonical.
      const slug = site === 'harbour' ? 'ford' : 'mazda';
      for (const path of [`/brands/${slug}`, `/${slug}/overview`]) {
        const { status, body } = await askSite(site, path);
        expect(status).toBe(200);
        expect(body).toContain(`<link rel="canonical" href="${siteUrl(site, brand)}"`);
      }
    });

    test('answers any query string with a page or the empty state', async ({ page }) => {
      for (const search of [
        'page=1e9',
        'page=-1',
        'page=99999',
        'body=spaceship',
        'make=nobody&model=x',
        'body=suv&body=ute&body[]=x',
        'query=%3Cscript%3Ealert(1)%3C/script%3E',
        `query=${'x'.repeat(10_000)}`,
        'query=%01%ff',
        'make=mazda%22%20OR%20manufacturer.id%3A%22x',
      ]) {
        const { status, body } = await askSite(site, `/models?${search}`);
        expect(`${search.slice(0, 30)} ${status}`).toBe(`${search.slice(0, 30)} 200`);
        expect(body).not.toContain('<script>alert(1)');
      }
      await page.goto(siteUrl(site, '/models?body=spaceship'));
      await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible();
      await page.getByRole('button', { name: 'Clear Filters' }).click();
      await expect(page).toHaveURL(siteUrl(site, '/models'));
      await expect(cards(page).first()).toBeVisible();
    });

    test.describe('when the search service does not answer', () => {
      test.use({ expected: { words: [/status of 500/] } });
      test('keeps the list when a search fails and searches again on request', {
        tag: ['@SEARCH-14', '@OPEN-043'],
      }, async ({ page }) => {
        await page.goto(siteUrl(site, '/models'));
        const before = await names(page);
        await page.route(`${searchOrigin}/**`, (route) => route.fulfill({ status: 500, body: '{}' }));
        await tab(page, /Ute/).click();
        await expect(page.getByText('We could not update the results. Please try again.')).toBeVisible();
        expect(await names(page)).toEqual(before);
        await page.unroute(`${searchOrigin}/**`);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect.poll(async () => (await names(page)).length).toBeLessThan(before.length);
        await expect(page.getByText('We could not update the results.')).toBeHidden();
      });
    });
  });
}

test.describe('a group', () => {
  for (const path of ['/brands', '/dealerships', '/dealerships?query=zzzzqqqq'])
    test(`${path} is accessible and fits every width`, { tag: ['@OPEN-125'] }, async ({ page }) => {
      await checkLayout(page, siteUrl('harbour', path));
    });

  for (const width of [390, 1440])
    test(`a model compares its variants side by side at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(siteUrl('harbour', '/ranger'));
      const table = page.getByRole('region', { name: 'Variants of the Ranger' });
      await expect(table.getByRole('columnheader').nth(1)).toBeVisible();
      for (const name of ['Price', 'In stock', 'Transmission', 'Colours'])
        await expect(table.getByRole('rowheader', { name, exact: true })).toBeVisible();
      // The labels stay in view while the variants scroll.
      await table.getByRole('rowheader', { name: 'Price', exact: true }).scrollIntoViewIfNeeded();
      await table.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
      await expect(table.getByRole('rowheader', { name: 'Price', exact: true })).toBeInViewport({ ratio: 1 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      await expectAccessible(page);
      await table
        .getByRole('link', { name: / in stock/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/search\/ford\/ranger\?.*badge/);
    });

  test('shows price, stock and body types of its brands', async ({ page }) => {
    await page.goto(siteUrl('harbour', '/brands'));
    const toyota = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Toyota' }) });
    await expect(toyota).toContainText(/From \$[\d,]+/);
    await expect(toyota).toContainText(/\d+ cars in stock/);
    await expect(toyota).toContainText(/Ute|SUV|Sedan|Hatch/);
    await expect(toyota.locator('.brand-card-photo img')).toBeVisible();
  });

  test('lists its brands by kind, each with a page', { tag: ['@ROUTE-41'] }, async ({ page }) => {
    await page.goto(siteUrl('harbour', '/brands'));
    for (const kind of ['Cars', 'Motorcycles', 'Trucks'])
      await expect(page.getByRole('heading', { level: 2, name: kind })).toBeVisible();
    const links = page.getByRole('main').locator('a[href^="/brands/"]');
    await expect(links).toHaveCount(16);
    await links.filter({ hasText: 'Toyota' }).click();
    await expect(page).toHaveURL(siteUrl('harbour', '/brands/toyota'));
    await expect(page.getByRole('heading', { level: 1, name: 'Toyota' })).toBeVisible();
  });

  test('shows pages of 21 and starts over when a filter changes', {
    tag: ['@SEARCH-42', '@SEARCH-46', '@SEARCH-47', '@SEARCH-54'],
  }, async ({ page }) => {
    const queries = recordQueries(page);
    await page.goto(siteUrl('harbour', '/models'));
    await expect(cards(page)).toHaveCount(21);
    const first = await names(page);
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: 'Page 2', exact: true })
      .click();
    await expect(page).toHaveURL(siteUrl('harbour', '/models?page=2'));
    await expect(models(page).getByRole('status')).toContainText('Showing 22-42 of');
    expect(queries.at(-1)?.[0]).toMatchObject({ offset: 21, length: 21 });
    await expect.poll(() => names(page)).not.toEqual(first);

    await field(page).fill('land');
    await expect(page).toHaveURL(siteUrl('harbour', '/models?query=land'));
    await expect.poll(async () => (await names(page)).join()).toContain('LandCruiser');
    expect(queries.at(-1)?.[0]).toMatchObject({ offset: 0, query: 'land' });

    await page.goto(siteUrl('harbour', '/models?page=2'));
    await page.getByRole('combobox', { name: 'Make' }).selectOption('kia');
    await expect(page).toHaveURL(siteUrl('harbour', '/models?make=kia'));
    await expect.poll(async () => (await names(page)).every((name) => name.startsWith('Kia'))).toBe(true);
    expect(String(queries.at(-1)?.[0]?.filters)).toContain('manufacturer.name:"Kia"');
  });

  test('filters by the model in the address', { tag: ['@SEARCH-43'] }, async ({ page }) => {
    await page.goto(siteUrl('harbour', '/models?model=Camry'));
    await expect.poll(() => names(page)).toEqual(['Toyota Camry']);
  });

  test('lists its dealerships and filters them by their stock', {
    tag: ['@SITE-42', '@ROUTE-65', '@SEARCH-48', '@SEARCH-49', '@SEARCH-50'],
  }, async ({ page }) => {
    const requests = recordQueries(page);
    const dealers = page.getByRole('region', { name: 'Dealerships' });
    const counts = async () =>
      (await dealers.locator('dl > div:first-child dd').allTextContents()).map((text) =>
        Number.parseInt(text, 10),
      );
    await page.goto(siteUrl('harbour', '/dealerships'), { waitUntil: 'networkidle' });
    await expect(dealers.getByRole('article')).toHaveCount(3);
    const all = await counts();
    expect(requests).toHaveLength(0);

    await page.getByText('Tradie', { exact: true }).click();
    await expect(page).toHaveURL(/refinementList(\[|%5B)categories(\]|%5D)(\[|%5B)0(\]|%5D)=Tradie/);
    await expect.poll(async () => (await counts())[0]).toBeLessThan(all[0] ?? 0);
    const tradie = await counts();
    await page.getByRole('combobox', { name: 'Price' }).selectOption('40000');
    await expect(page).toHaveURL(/range(\[|%5B)price(\]|%5D)=:40000/);
    await expect.poll(async () => (await counts())[0]).toBeLessThan(tradie[0] ?? 0);
    const queries = requests.flat();
    expect(queries.some(({ filters }) => String(filters).includes('categories:"Tradie"'))).toBe(true);
    expect(queries.some(({ filters }) => String(filters).includes('sort_price <= 40000'))).toBe(true);

    const [count] = await counts();
    await dealers
      .getByRole('link', { name: /View stock/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/search\/harbour-/);
    await expect(page.getByRole('region', { name: 'Results' }).getByRole('status').first()).toContainText(
      String(count),
    );

    await page.goto(siteUrl('harbour', '/dealerships'));
    await field(page).fill('maroochydore');
    await expect(page).toHaveURL(siteUrl('harbour', '/dealerships?query=maroochydore'));
    await expect(dealers.getByRole('heading', { level: 2 })).toHaveText(['Harbour Sunshine Coast']);
    expect(requests.flat().find(({ query }) => query === 'maroochydore')).toMatchObject({
      indexName: 'Car_production',
      distinct: true,
      offset: 0,
      length: 21,
    });
  });

  test('answers any query string of the dealerships with a page', async () => {
    for (const search of [
      'page=1e9',
      'range[price]=9:1',
      'query=<script>alert(1)</script>',
      'refinementList[categories][0]=" OR x:"y',
    ]) {
      const { status, body } = await askSite('harbour', `/dealerships?${encodeURI(search)}`);
      expect(`${search} ${status}`).toBe(`${search} 200`);
      expect(body).not.toContain('<script>alert(1)');
    }
  });
});

test.describe('available pages', () => {
  test.use({ expected: { words: [/status of 404/] } });

  test('redirects a model with an override_url', { tag: ['@MODEL-07'] }, async ({ page }) => {
    await page.goto(siteUrl('northside', '/mx-30'));
    await expect(page).toHaveURL(siteUrl('northside', '/search/mazda/mx-30'));
  });

  test('redirects the lists of a single brand and a single dealership', {
    tag: ['@SITE-40', '@ROUTE-41', '@ROUTE-65'],
  }, async ({ page }) => {
    await page.goto(siteUrl('northside', '/brands'));
    await expect(page).toHaveURL(siteUrl('northside', '/mazda/overview'));
    await page.goto(siteUrl('northside', '/dealerships'));
    await expect(page).toHaveURL(siteUrl('northside', '/contact-us'));
  });

  test('answers 404 for brands and models the site does not sell', {
    tag: ['@SITE-01'],
  }, async () => {
    for (const [site, path] of [
      ['northside', '/ranger'],
      ['northside', '/brands/ford'],
      ['harbour', '/nobody/overview'],
      ['valuecars', '/models'],
      ['valuecars', '/models?body=suv'],
      ['valuecars', '/brands'],
      ['valuecars', '/cx-5'],
    ] as const) {
      const { status } = await askSite(site, path);
      expect(`${site}${path} ${status}`).toBe(`${site}${path} 404`);
    }
  });

  test('links to the directory in menus and sitemap', async ({ page }) => {
    await page.goto(siteUrl('northside', '/'));
    await page.getByRole('button', { name: 'Models' }).click();
    await page.getByRole('link', { name: /^CX-5/ }).first().click();
    await expect(page).toHaveURL(siteUrl('northside', '/cx-5'));
    const { body } = await askSite('harbour', '/sitemap.xml');
    for (const path of ['/models', '/brands', '/brands/toyota', '/dealerships', '/ranger'])
      expect(body).toContain(`<loc>${siteUrl('harbour', path)}</loc>`);
  });
});

for (const site of ['harbour', 'coastline'] as const)
  test(`View Our Stock leads to stock at every location of ${site}`, {
    tag: ['@LOC-41'],
  }, async () => {
    const { body: sitemap } = await askSite(site, '/sitemap.xml');
    const locationPaths = [...sitemap.matchAll(/<loc>[^<]*(\/locations\/[^<]+)<\/loc>/g)].map(
      ([, path = '']) => path,
    );
    expect(locationPaths.length).toBeGreaterThan(0);
    const hrefs = new Set<string>();
    for (const path of ['/locations', ...locationPaths]) {
      const { body } = await askSite(site, path);
      for (const [, href = ''] of body.matchAll(/href="([^"]+)"[^>]*>View Our Stock/g)) hrefs.add(href);
    }
    expect(hrefs.size).toBeGreaterThan(0);
    for (const href of hrefs) {
      const { status, body } = await askSite(site, href);
      expect([href, status]).toEqual([href, 200]);
      expect(mainOf(body), href).toMatch(/<article[\s>][\s\S]*href="\/cars\//);
    }
  });
