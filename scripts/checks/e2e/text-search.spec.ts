import { createHash } from 'node:crypto';
import { openPool } from '@forecourt/lib/platform/database/client.server';
import type { Page } from '@playwright/test';
import { settingsFromEnvironment } from '../../emulators/settings.ts';
import { sampleOf } from './length.ts';
import { expect, expectAccessible, SITES, siteUrl, test } from './test.ts';
import { withoutWebGl } from './web-gl.ts';

const searchOrigin = settingsFromEnvironment().urls.search;

function searchRequests(page: Page): () => number {
  let requestCount = 0;
  page.on('request', (request) => {
    if (request.url().startsWith(searchOrigin) && request.method() === 'POST') requestCount += 1;
  });
  return () => requestCount;
}

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const cards = (page: Page) => results(page).getByRole('article');
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const options = (page: Page) => suggestions(page).getByRole('option');
const chip = (page: Page, label: string) => page.getByRole('button', { name: `Remove filter ${label}` });
/** Waits until the list shows the results of the latest search. */
const untilSettled = (page: Page) =>
  expect(results(page).locator('div[aria-busy]')).toHaveAttribute('aria-busy', 'false');
const ADDRESS = (text: string) =>
  new RegExp(text.replaceAll(/[[\]]/g, (bracket) => `(\\${bracket}|%5${bracket === '[' ? 'B' : 'D'})`));

/** Types like a person, once the panel is open. */
async function type(page: Page, id: string, text: string): Promise<void> {
  const kit = page.waitForResponse((response) => response.url().endsWith('/search/kit'));
  await page.locator(`#${id}`).click();
  await kit;
  await page.locator(`#${id}`).pressSequentially(text, { delay: 10 });
}

test.describe('plain sentences', () => {
  test('become removable filters without a request', async ({ page }) => {
    const requestCount = searchRequests(page);
    await page.goto(siteUrl('harbour', '/search'));
    // In one step, because a pause while typing may start a search for a partial word.
    await type(page, 'stock-query', '');
    await page.locator('#stock-query').fill('white automatic ute under 40k with towbar near Caboolture');
    const suggestion = options(page).first();
    for (const label of [
      'Body: Ute',
      'Price: up to $40,000',
      'Transmission: Automatic',
      'Colour: White',
      'Features: Tow bar',
      'Near Caboolture',
    ])
      await expect(suggestion.getByText(label)).toBeVisible();
    expect(requestCount()).toBe(0);

    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(ADDRESS('refinementList[simple_body][0]=ute'));
    await expect(page).toHaveURL(ADDRESS('range[price]=:40000'));
    await expect(page).not.toHaveURL(/query=/);
    for (const label of ['Ute', 'Price: up to $40,000', 'Automatic', 'White', 'Tow bar', 'Near Caboolture'])
      await expect(chip(page, label)).toBeVisible();
    await chip(page, 'Tow bar').click();
    await chip(page, 'White').click();
    for (const label of ['Tow bar', 'White']) await expect(chip(page, label)).toBeHidden();
    await expect(page).not.toHaveURL(/White/);
    await expect(cards(page).first()).toContainText(/ km away/);

    await page.reload();
    await expect(chip(page, 'Ute')).toBeVisible();
    await expect(chip(page, 'White')).toBeHidden();
  });

  test('can be searched as plain words instead', async ({ page }) => {
    await page.goto(siteUrl('harbour', '/search'));
    await type(page, 'stock-query', 'white ute');
    await options(page).filter({ hasText: 'Search for the words “white ute”' }).click();
    await expect(page).toHaveURL(/query=white(\+|%20)ute/);
    await expect(chip(page, '“white ute”')).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
  });

  test('are parsed on the server without script', async ({ browser }) => {
    const withoutScript = await browser.newContext({ javaScriptEnabled: false });
    const page = await withoutScript.newPage();
    await page.goto(siteUrl('valuecars', '/'));
    await page.locator('#finder-words').fill('automatic hatch under 20k');
    await page.locator('#finder-words').press('Enter');
    await expect(page).toHaveURL(ADDRESS('refinementList[simple_body][0]=hatch'));
    await expect(page).toHaveURL(ADDRESS('range[price]=:20000'));
    await expect(page).not.toHaveURL(/said=/);

    await page.goto(siteUrl('valuecars', '/search?query=automatic%20hatch'));
    await expect(page).toHaveURL(/\/search\?query=automatic%20hatch$/);
    await withoutScript.close();
  });

  for (const javaScriptEnabled of [true, false])
    test(`in a shared address are parsed ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled });
      const page = await context.newPage();
      await page.goto(siteUrl('valuecars', '/search?query=white%20suv%20under%2045k&utm_source=chat'));
      await expect(page).toHaveURL(ADDRESS('refinementList[simple_body][0]=suv'));
      await expect(page).toHaveURL(ADDRESS('range[price]=:45000'));
      await expect(page).toHaveURL(/utm_source=chat/);
      await expect(cards(page).first()).toBeVisible();
      await context.close();
    });

  for (const [site, open] of sampleOf([
    ['harbour', 'Search our stock'],
    ['northside', 'Search our stock'],
    ['valuecars', null],
  ] as const)) {
    test(`are parsed in the header of ${site}`, async ({ page }) => {
      // A page without a search of its own, which the header would lead to.
      await page.goto(siteUrl(site, '/privacy-policy'));
      if (open) await page.getByRole('banner').getByRole('link', { name: open }).click();
      await expect(page.locator('#header-search')).toBeVisible();
      await page.locator('#header-search').fill('suv under $60,000');
      await expect(options(page).first().getByText('Body: SUV')).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(ADDRESS('refinementList[simple_body][0]=suv'));
      await expect(chip(page, 'Price: up to $60,000')).toBeVisible();
      await expect(cards(page).first()).toBeVisible();
    });
  }
});

test.describe('suggestions', () => {
  test('are parsed with one request, 300 ms after the last letter', { tag: ['@SEARCH-31'] }, async ({
    page,
  }) => {
    await page.goto(siteUrl('harbour', '/'));
    await page.clock.install();
    const requestCount = searchRequests(page);
    await type(page, 'hero-search', '');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.locator('#hero-search').pressSequentially('corol');
    await page.clock.runFor(299);
    expect(requestCount()).toBe(0);
    await page.locator('#hero-search').press('l');
    await page.clock.runFor(290);
    expect(requestCount()).toBe(0);
    await page.clock.runFor(20);
    await expect.poll(requestCount).toBe(1);
    await expect(
      options(page)
        .filter({ hasText: /20\d\d Toyota Corolla/ })
        .first(),
    ).toBeVisible();
  });

  test('work by keyboard like a combobox', async ({ page }) => {
    await page.goto(siteUrl('harbour', '/'));
    await type(page, 'hero-search', 'toyo');
    const input = page.locator('#hero-search');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await expect(options(page).filter({ hasText: /20\d\d Toyota/ })).toHaveCount(4);
    await expect(suggestions(page).getByRole('group', { name: 'Makes and models' })).toBeVisible();

    await page.keyboard.press('ArrowDown');
    const first = options(page).first();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(input).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
    await page.keyboard.press('End');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Home');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(suggestions(page).locator('[aria-selected="true"]')).toHaveCount(0);
    await expect(input).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(suggestions(page)).toBeHidden();
    await expect(input).toHaveValue('toyo');
    await expect(input).toHaveAttribute('aria-expanded', 'false');

    await input.press('t');
    await expect(options(page).first()).toContainText('Toyota');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(ADDRESS('refinementList[make][0]=Toyota'));
  });

  test('open the page of a car without moving the layout', async ({ page }) => {
    await page.goto(siteUrl('valuecars', '/about-us'));
    const layoutShift = await page.evaluateHandle(() => {
      const total = { sum: 0 };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
          if (!entry.hadRecentInput) total.sum += entry.value;
      }).observe({ type: 'layout-shift' });
      return total;
    });
    await type(page, 'header-search', 'hybrid');
    const vehicle = options(page)
      .filter({ hasText: /^20\d\d / })
      .first();
    await expect(vehicle).toContainText(/\$[\d,]+/);
    expect(await layoutShift.evaluate((total) => total.sum)).toBe(0);
    await vehicle.click();
    await expect(page).toHaveURL(/\/cars\//);
  });

  for (const site of sampleOf(SITES)) {
    test(`the panel, the map and the postcode of ${site} are accessible`, async ({ page }) => {
      await page.goto(siteUrl(site, '/search'));
      await page.getByRole('button', { name: 'Map', exact: true }).click();
      await expect(
        page.getByRole('region', { name: 'Map of locations' }).getByRole('button').first(),
      ).toBeVisible();
      await page.getByLabel('Sort by').selectOption('Distance');
      await page.getByRole('textbox', { name: 'Distance from postcode' }).press('Enter');
      await expect(results(page).getByRole('alert')).toBeVisible();
      await type(page, 'stock-query', 'white suv under 60k mazd');
      await page.keyboard.press('ArrowDown');
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
      await expectAccessible(page);
    });
  }

  test.describe(() => {
    test.use({ hasTouch: true });

    test('the panel opens right below its field, wherever the field is on the page', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      for (const [site, field] of [
        ['harbour', 'hero-search'],
        ['valuecars', 'finder-words'],
      ] as const) {
        await page.goto(siteUrl(site, '/'));
        await type(page, field, 'toyo');
        await expect(options(page).first()).toBeVisible();
        await expect(async () => {
          const [input, panel] = await Promise.all([
            page.locator(`#${field}`).boundingBox(),
            suggestions(page).locator('..').boundingBox(),
          ]);
          const gap = (panel?.y ?? 999) - (input?.y ?? 0) - (input?.height ?? 0);
          expect([site, gap > 0 && gap < 20]).toEqual([site, true]);
        }).toPass();
      }
    });

    test('the panel is as wide as the screen of a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(siteUrl('harbour', '/search'));
      await type(page, 'stock-query', 'toyota hilux under 60k');
      await expect(options(page).first()).toBeVisible();
      await expect
        .poll(() => suggestions(page).locator('..').boundingBox())
        .toMatchObject({ x: 0, width: 390 });
      const widest = await page.evaluateHandle(() => {
        const measures = { width: 0 };
        const look = () => {
          measures.width = Math.max(measures.width, document.documentElement.scrollWidth);
          requestAnimationFrame(look);
        };
        look();
        return measures;
      });
      await options(page).first().tap();
      await expect(page).toHaveURL(ADDRESS('refinementList[model][0]=HiLux'));
      await untilSettled(page);
      await expect(cards(page).first()).toContainText('HiLux');
      expect(await widest.evaluate(({ width }) => width)).toBe(390);
    });
  });
});

test.describe('search history', () => {
  const storedSearches = (page: Page, site: string) =>
    page.evaluate(
      (key) =>
        JSON.parse(localStorage.getItem(key) ?? '[]') as {
          path: string;
          filters: { query: string; lists: Record<string, string[]> };
        }[],
      `${site}.SearchHistory`,
    );

  test('saves the last five searches and shows them in the search box and on the home page', {
    tag: ['@VIEWED-02', '@VIEWED-03', '@VIEWED-04', '@OPEN-113'],
  }, async ({ page }) => {
    const words = async () => (await storedSearches(page, 'harbour')).map(({ filters }) => filters.query);
    for (const word of ['one', 'two', 'ute', 'suv', 'hatch', 'wagon']) {
      await page.goto(siteUrl('harbour', `/search/used-cars?query=${word}`));
      await expect.poll(async () => (await words())[0]).toBe(word);
    }
    expect(await words()).toEqual(['wagon', 'hatch', 'suv', 'ute', 'two']);
    await page.goto(siteUrl('harbour', '/search?sortBy=km:asc'));

    // Repeating a search moves it to the top; a sort order alone is not saved as a search.
    await page.goto(siteUrl('harbour', '/search/used-cars?query=ute'));
    await expect.poll(words).toEqual(['ute', 'wagon', 'hatch', 'suv', 'two']);
    const searches = await storedSearches(page, 'harbour');
    expect(searches.every(({ path }) => path === '/search/used-cars')).toBe(true);

    await page.goto(siteUrl('harbour', '/'));
    const recent = page.getByRole('navigation', { name: 'Recent searches' });
    await expect(recent.getByRole('link')).toHaveCount(5);
    await page.locator('#hero-search').click();
    await expect(
      suggestions(page).getByRole('group', { name: 'Recent searches' }).getByRole('option'),
    ).toHaveCount(5);
    await options(page).first().click();
    await expect(page).toHaveURL(/\/search\/used-cars\?query=ute/);
  });

  for (const site of sampleOf(SITES)) {
    test(`shows at the home page of ${site} without moving the layout`, {
      tag: ['@OPEN-113'],
    }, async ({ page }) => {
      await page.addInitScript((key) => {
        localStorage.setItem(
          key,
          JSON.stringify([{ path: '/search', filters: { query: 'ute', lists: {}, ranges: {} } }]),
        );
        type Shift = PerformanceEntry & { value: number; sources: { node: Element | null }[] };
        const shifts: string[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
            // The site's font and its fallback differ slightly in width, so tiny shifts do not count. Header
            // and title are above the saved searches and only move when the font loads.
            const isAbove = (node: Element | null) => Boolean(node?.parentElement?.closest('header'));
            const byFont =
              sources.some(({ node }) => node?.matches('h1')) || sources.every(({ node }) => isAbove(node));
            if (value <= 0.001 || byFont) continue;
            const parts = sources.map(({ node }) => node?.outerHTML.slice(0, 150));
            shifts.push([`${value.toFixed(4)} after ${Math.round(startTime)} ms`, ...parts].join('\n'));
          }
        }).observe({ type: 'layout-shift', buffered: true });
      }, `${site}.SearchHistory`);
      await page.goto(siteUrl(site, '/'));
      await expect(
        page.getByRole('navigation', { name: 'Recent searches' }).getByRole('link', { name: '“ute”' }),
      ).toBeVisible();
      // The layout shift observer reports a frame later.
      const layoutShifts = await page.evaluate(async () => {
        await document.fonts.ready;
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        return (window as unknown as { shifts: string[] }).shifts;
      });
      expect(layoutShifts).toEqual([]);
    });
  }

  test('ignores broken storage', { tag: ['@OPEN-113'] }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('harbour.SearchHistory', '[{"path":7},"x",{"path":'));
    await page.goto(siteUrl('harbour', '/search?query=ute'));
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Recent searches' })).toBeHidden();
  });
});

test.describe('searches without results', () => {
  test('suggest the sentence they mean, with its count', async ({ page }) => {
    await page.goto(siteUrl('harbour', '/search'));
    await type(page, 'stock-query', 'ute under 60k');
    await options(page).filter({ hasText: 'Search for the words “ute under 60k”' }).click();
    const offer = results(page).getByText('Did you mean');
    await expect(offer).toContainText(/Did you mean Body: Ute, Price: up to \$60,000\? \(\d+ cars\)/);
    await offer.getByRole('link').click();
    await expect(chip(page, 'Ute')).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
  });

  test('suggest the corrected words', async ({ page }) => {
    await page.goto(siteUrl('harbour', '/search?query=landkrooser'));
    const offer = results(page).getByText('Did you mean');
    await expect(offer).toContainText(/LandCruiser/);
    await offer.getByRole('link').click();
    await expect(cards(page).first()).toContainText('LandCruiser');
  });

  test('suggest nothing when nothing better is known', async ({ page }) => {
    // The words are matched with the search vocabulary before anything is suggested.
    const kit = page.waitForResponse((response) => response.url().endsWith('/search/kit'));
    await page.goto(siteUrl('harbour', '/search?query=zzzzqqqq'));
    await (await kit).finished();
    await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible();
    await expect(results(page).getByText('Did you mean')).toBeHidden();
  });
});

test.describe('partly understood sentences', () => {
  const note = (page: Page) => results(page).getByRole('note');
  const count = async (page: Page): Promise<number> => {
    await untilSettled(page);
    const text = await results(page).getByRole('status').first().textContent();
    return Number(
      /([\d,]+) (?:car|caravan|vehicle)s?(?:, [\d,]+ of them sold)?$/
        .exec(text ?? '')?.[1]
        ?.replace(',', '') ?? 0,
    );
  };
  async function search(page: Page, site: string, sentence: string): Promise<void> {
    await page.goto(siteUrl(site, '/search'));
    await type(page, 'stock-query', sentence);
    await page.keyboard.press('Enter');
  }

  for (const [sentence, model] of [
    ['kia sp', 'Sportage'],
    ['toy hil', 'HiLux'],
    ['hyundai tuc', 'Tucson'],
    ['sportge', 'Sportage'],
    ['hiluxx', 'HiLux'],
    ['mazda cx 5', 'CX-5'],
    ['landcrusier', 'LandCruiser'],
  ] as const)
    test(`'${sentence}' and Enter finds the ${model}`, async ({ page }) => {
      await search(page, 'harbour', sentence);
      await expect(chip(page, model)).toBeVisible();
      await expect(cards(page).first()).toContainText(model);
      expect(await count(page)).toBeGreaterThan(0);
    });

  test('exclude what is not wanted, as a removable chip', async ({ page }) => {
    await search(page, 'harbour', 'ute not white');
    await expect(chip(page, 'Not White')).toBeVisible();
    await expect(page).toHaveURL(ADDRESS('exclude[colour][0]=White'));
    await expect(page).not.toHaveURL(/query=/);
    const countWithoutWhite = await count(page);
    expect(countWithoutWhite).toBeGreaterThan(0);
    await page.reload();
    expect(await count(page)).toBe(countWithoutWhite);
    await page.locator('#filters summary', { hasText: 'Colour' }).click();
    await expect(page.locator('#filters').getByRole('checkbox', { name: /^White/ })).toHaveCount(0);
    await chip(page, 'Not White').click();
    await expect(page).not.toHaveURL(/exclude/);
    await expect.poll(() => count(page)).toBeGreaterThan(countWithoutWhite);
    await page.goBack();
    await expect(chip(page, 'Not White')).toBeVisible();
  });

  test('ignore words without matches, and say so', async ({ page }) => {
    await page.goto(siteUrl('harbour', '/search'));
    await type(page, 'stock-query', 'white suv with a zzyzx flux capacitor');
    const requestCount = searchRequests(page);
    await page.keyboard.press('Enter');
    await expect(note(page)).toHaveText('Showing cars without “zzyzx flux capacitor”');
    await expect(chip(page, 'White')).toBeVisible();
    await expect(page.locator('#stock-query')).toHaveValue('');
    expect(await count(page)).toBeGreaterThan(0);
    expect(requestCount()).toBeLessThanOrEqual(2);
    await page.reload();
    await expect(note(page)).toHaveText('Showing cars without “zzyzx flux capacitor”');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clear all' }).first().click();
    await expect(note(page)).toBeHidden();
  });

  test('find caravans by weight, berths and features', async ({ page }) => {
    await search(page, 'coastline', 'sleeps 6 with bunks atm under 3 tonne');
    for (const label of ['Sleeps: from 6', 'ATM: up to 3,000 kg', 'Bunks'])
      await expect(chip(page, label)).toBeVisible();
    expect(await count(page)).toBeGreaterThan(0);
    await search(page, 'harbour', 'ute that tows 3 tonne');
    await expect(chip(page, 'Towing capacity: from 3,000 kg')).toBeVisible();
    expect(await count(page)).toBeGreaterThan(0);
  });

  test('are understood before scripts have loaded', async ({ browser }) => {
    const withoutScript = await browser.newContext({ javaScriptEnabled: false });
    const page = await withoutScript.newPage();
    const send = async (site: string, path: string, field: string, sentence: string) => {
      await page.goto(siteUrl(site, path));
      await page.locator(field).fill(sentence);
      await page.locator(field).press('Enter');
    };
    await send('valuecars', '/', '#finder-words', 'automatic hatch zzyzx');
    await expect(note(page)).toHaveText('Showing cars without “zzyzx”');
    await send('coastline', '/search', '#stock-query', 'caravan not manual zzyzx');
    await expect(note(page)).toContainText('Showing caravans without');
    expect(await count(page)).toBeGreaterThan(0);

    await page.goto(
      siteUrl('valuecars', '/search?refinementList[colour][0]=White&range[price]=:2000&query=toyota'),
    );
    const near = results(page).getByRole('list', { name: 'Close matches' }).getByRole('link');
    const first = near.filter({ hasText: /^without price up to \$2,000: \d+ cars?$/ });
    const text = (await first.textContent()) ?? '';
    await first.click();
    await expect(page).not.toHaveURL(/range/);
    expect(await count(page)).toBe(Number(/: (\d+)/.exec(text)?.[1]));
    await withoutScript.close();
  });

  test('show near misses with their counts', {
    tag: ['@SEARCH-04'],
  }, async ({ page }) => {
    const bodies: string[] = [];
    page.on('request', (request) => {
      const body = request.postData() ?? '';
      // The closest vehicles are another search.
      const isOfVehicles = body.includes('"hitsPerPage":6');
      if (request.url().startsWith(searchOrigin) && !isOfVehicles) bodies.push(body);
    });
    // A page makes its own requests before the network is idle.
    await page.goto(
      siteUrl(
        'harbour',
        '/search?refinementList[simple_body][0]=ute&refinementList[colour][0]=White&range[price]=:900',
      ),
      { waitUntil: 'networkidle' },
    );
    await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible();
    // The server rendered the counts, so the page requests none.
    expect(bodies).toEqual([]);
    const near = results(page).getByRole('list', { name: 'Close matches' }).getByRole('link');
    await expect(near).toHaveCount(1);
    const expectedCount = Number(/: (\d+) car/.exec((await near.textContent()) ?? '')?.[1]);
    await expectAccessible(page);
    await near.click();
    await expect(near).toHaveCount(0);
    await expect.poll(() => count(page)).toBe(expectedCount);
    expect(bodies).toHaveLength(1);
  });
});

for (const [site, words] of [
  ['harbour', /^Describe what you want: \w+ (SUV|ute|hatch|sedan|wagon) under \$[\d,]+$/],
  ['coastline', /^Describe what you want: \w+ .*(caravan|camper|pop top|motorhome).* under \$[\d,]+$/],
] as const)
  test(`the example in the search of ${site} finds cars in its stock`, async ({ page }) => {
    await page.goto(siteUrl(site, '/search'));
    const field = page.locator('#stock-query');
    await expect(field).toHaveAttribute('placeholder', words);
    const example = ((await field.getAttribute('placeholder')) ?? '').replace(/^.*: /, '');
    await type(page, 'stock-query', example);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/range/);
    await expect(page).not.toHaveURL(/query=|ignored=/);
    await expect(cards(page).first()).toBeVisible();
  });

test.describe('distance', () => {
  const postcode = (page: Page) => page.getByRole('textbox', { name: 'Distance from postcode' });

  test('sorts by distance and shows it on each card', {
    tag: ['@OPEN-041', '@OPEN-088'],
  }, async ({ page }) => {
    await page.goto(siteUrl('harbour', '/search'));
    await page.getByLabel('Sort by').selectOption('Distance');
    await postcode(page).fill('4558');
    await postcode(page).press('Enter');
    await expect(page).toHaveURL(/near=4558&sortBy=distance/);
    await expect(chip(page, 'Near 4558')).toBeVisible();
    await expect(cards(page).first()).toContainText(/Maroochydore\s*· (less than 1|\d+) km away/);
    // A promo card among the cars has no distance.
    const readDistances = async () =>
      (await cards(page).allInnerTexts()).flatMap((text) => {
        const [, kilometres] = /(\d+) km away/.exec(text) ?? [];
        return kilometres === undefined ? [] : [Number(kilometres)];
      });
    await untilSettled(page);
    // In the first frame of a new list, cards below the fold are not laid out and have no text.
    await expect(async () => {
      const distances = await readDistances();
      expect(distances.length).toBeGreaterThan(15);
      expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    }).toPass();

    await page.reload();
    await expect(cards(page).first()).toContainText(/Maroochydore\s*· .*km away/);
    await expect(postcode(page)).toHaveValue('4558');
    await chip(page, 'Near 4558').click();
    await expect(page).toHaveURL(siteUrl('harbour', '/search'));
    await expect(cards(page).first()).not.toContainText('km away');
  });

  test('shows place and distance in full on two cards next to each other', {
    tag: ['@OPEN-088'],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(siteUrl('valuecars', '/search?near=4217&sortBy=distance'));
    const place = cards(page).first().locator('.car-place');
    await expect(place).toContainText(/km away/);
    const cutWords = await place
      .locator('span')
      .evaluateAll((parts) =>
        parts.filter((part) => part.scrollWidth > part.clientWidth && part.clientWidth > 0),
      );
    expect(cutWords).toEqual([]);
  });

  test('shows an error for an invalid postcode', { tag: ['@LEAD-67', '@LEAD-69'] }, async ({
    page,
    expected,
  }) => {
    expected.words.push(/404/);
    await page.goto(siteUrl('harbour', '/search?sortBy=distance'));
    await postcode(page).fill('451');
    await postcode(page).press('Enter');
    await expect(results(page).getByRole('alert')).toHaveText(
      'Invalid postcode. Please enter a 4-digit number.',
    );
    await expect(postcode(page)).toHaveAttribute('aria-invalid', 'true');
    await postcode(page).fill('9998');
    await postcode(page).press('Enter');
    await expect(results(page).getByRole('alert')).toHaveText('Invalid postcode');
    await expect(page).not.toHaveURL(/near=/);
  });
});

test('shows an error and no distances after too many lookups', async ({ browser }) => {
  const from = '10.9.9.77';
  const key = createHash('sha256').update(`geocoder ${from}`).digest('base64url');
  const pool = openPool(process.env.DATABASE_URL ?? '');
  // This minute and the next five.
  await pool.query(
    `insert into rate_limits (key, window_start, count)
     select $1, to_timestamp((floor(extract(epoch from now()) / 60) + minute) * 60), 1000 from generate_series(0, 5) minute
     on conflict (key, window_start) do update set count = 1000`,
    [key],
  );
  await pool.end();
  const open = async (address: string) => {
    const context = await browser.newContext();
    await context.route(siteUrl('harbour', '/**'), (route) =>
      route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': address } }),
    );
    const page = await context.newPage();
    await page.goto(siteUrl('harbour', '/search?near=Atherton&sortBy=distance'), {
      waitUntil: 'networkidle',
    });
    return page;
  };
  const refused = await open(from);
  await expect(cards(refused).first()).toBeVisible();
  await expect(cards(refused).first()).not.toContainText('km away');
  await expect(results(refused).getByRole('alert')).toHaveText(
    'We could not look up that postcode. Please try again.',
  );
  const other = await open('10.9.9.78');
  await expect(cards(other).first()).toContainText('km away');
  // Cached distances do not count towards the limit.
  await refused.reload({ waitUntil: 'networkidle' });
  await expect(cards(refused).first()).toContainText('km away');
  await refused.context().close();
  await other.context().close();
});

test.describe('map of results', () => {
  for (const width of [1440, 390]) {
    test(`a marker for each location filters to it, at ${width} px`, async ({ page }) => {
      // Streets join markers that are close together: street-map.spec.ts.
      await withoutWebGl(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(siteUrl('harbour', '/search'));
      await page.getByRole('button', { name: 'Map', exact: true }).click();
      const map = page.getByRole('region', { name: 'Map of locations' });
      await expect(map.getByRole('button')).toHaveCount(6);
      const marker = map.getByRole('button', { name: /^\d+ (cars|vehicles) at Southport$/ });
      const count = Number(/\d+/.exec((await marker.textContent()) ?? '')?.[0]);
      await marker.focus();
      await page.keyboard.press('Enter');
      await expect(marker).toHaveAttribute('aria-pressed', 'true');
      await expect(chip(page, 'Harbour Southport')).toBeVisible();
      await expect(results(page).getByRole('status').first()).toContainText(
        new RegExp(`of ${count} (cars|vehicles)`),
      );
      await marker.click();
      await expect(chip(page, 'Harbour Southport')).toBeHidden();
      await untilSettled(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  }
});

for (const [site, path] of [
  ['harbour', '/'],
  ['harbour', '/about-us'],
  ['valuecars', '/'],
  ['valuecars', '/search'],
  ['valuecars', '/privacy-policy'],
  ['coastline', '/'],
] as const)
  test(`${path} of ${site} shows one search box`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(siteUrl(site, path));
      await expect(
        page
          .locator('form[action="/search"]:is(:has(input[name="query"]), .marine-finder > *)')
          .filter({ visible: true }),
      ).toHaveCount(1);
    }
  });
