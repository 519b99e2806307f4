import type { Page } from '@playwright/test';
import { z } from 'zod';
import { settingsFromEnvironment } from '../../emulators/settings.ts';
import { carOf, whileRecordSays } from './stock-record.ts';
import { askSite, expect, siteUrl, test } from './test.ts';

const { urls } = settingsFromEnvironment();

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const panel = (page: Page) => page.locator('#filters');
const group = (page: Page, name: string) =>
  panel(page)
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: name }) });

const answerSchema = z.object({
  nbHits: z.number(),
  facets: z.record(z.string(), z.record(z.string(), z.number())).default({}),
  facets_stats: z.record(z.string(), z.object({ min: z.number(), max: z.number() })).default({}),
});

/** Returns a search function with the key and filter from a site's results page, as its browsers use them. */
async function searchOf(site: string, path = '/search') {
  const { body } = await askSite(site, path);
  const payload = [...body.matchAll(/self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g)]
    .map(([, text]) => JSON.parse(text ?? '""'))
    .join('');
  // Before it are the texts of the page.
  const connection = payload.slice(payload.indexOf('"connection":'));
  const readText = (name: string): string =>
    JSON.parse(new RegExp(`"${name}":("(?:[^"\\\\]|\\\\.)*")`).exec(connection)?.[1] ?? '""');
  const [apiKey, filters] = [readText('apiKey'), readText('filters')];
  return async (more: { facets?: string[]; numericFilters?: string[]; facetFilters?: string[] }) => {
    const answer = await fetch(`${urls.search}/1/indexes/Car_production/query`, {
      method: 'POST',
      headers: { 'x-algolia-application-id': 'forecourt', 'x-algolia-api-key': apiKey },
      body: JSON.stringify({ query: '', hitsPerPage: 0, filters, ...more }),
    });
    return answerSchema.parse(await answer.json());
  };
}

/** Returns the count on a results page fetched without a browser, in a sort order that includes every car. */
async function resultCount(site: string, search: string): Promise<number> {
  const { status, body } = await askSite(site, `/search?${search}&sortBy=custom_rank:desc`);
  expect(status).toBe(200);
  const text =
    /role="status"[^>]*>([^<]*(?:<!-- -->[^<]*)*)</.exec(body)?.[1]?.replaceAll('<!-- -->', '') ?? '';
  return Number((/of ([\d,]+)/.exec(text)?.[1] ?? text.replaceAll(/\D/g, '')).replaceAll(',', ''));
}

/**
 * Checks that a value in the address leaves as many cars as the index counts for it, and an unknown value
 * none.
 */
async function expectListFilter(site: string, key: string, attribute = key): Promise<void> {
  const query = await searchOf(site);
  const name = `refinementList[${key}][0]`;
  // Other tests add and remove cars between the two requests.
  await expect(async () => {
    const { facets, nbHits } = await query({ facets: [attribute] });
    const counts = Object.entries(facets[attribute] ?? {});
    expect(counts.length).toBeGreaterThan(0);
    const [value, count] = counts.find((entry) => entry[1] < nbHits) ?? counts[0] ?? ['', 0];
    expect(await resultCount(site, `${name}=${encodeURIComponent(value)}`)).toBe(count);
  }).toPass({ timeout: 10_000 });
  expect(await resultCount(site, `${name}=nobody-has-this`)).toBe(0);
}

/**
 * Checks that half a range in the address leaves the cars of that half, and a range beyond the stock none.
 */
async function expectRangeFilter(site: string, key: string, attribute = key): Promise<void> {
  const query = await searchOf(site);
  await expect(async () => {
    const { facets_stats, nbHits } = await query({ facets: [attribute] });
    const { min, max } = facets_stats[attribute] ?? { min: 0, max: 0 };
    expect(max).toBeGreaterThan(min);
    const middle = Math.round((min + max) / 2);
    const { nbHits: below } = await query({ numericFilters: [`${attribute}<=${middle}`] });
    expect(below).toBeGreaterThan(0);
    expect(below).toBeLessThan(nbHits);
    expect(await resultCount(site, `range[${key}]=:${middle}`)).toBe(below);
    expect(await resultCount(site, `range[${key}]=${max + 1}:`)).toBe(0);
  }).toPass({ timeout: 10_000 });
}

test.describe('an address narrows a site to as many cars as the index counts', () => {
  test('by badge', { tag: ['@FACET-04'] }, () => expectListFilter('harbour', 'badge'));
  test('by availability', { tag: ['@FACET-05'] }, () => expectListFilter('harbour', 'status'));
  test('by condition', { tag: ['@FACET-06'] }, () => expectListFilter('harbour', 'car_type'));
  test('by category', { tag: ['@FACET-07'] }, () => expectListFilter('coastline', 'categories'));
  test('by city', { tag: ['@FACET-08'] }, () => expectListFilter('harbour', 'city'));
  test('by colour', { tag: ['@FACET-10'] }, () => expectListFilter('valuecars', 'colour'));
  test('by dealership', { tag: ['@FACET-11'] }, () => expectListFilter('harbour', 'dealership_name'));
  test('by feature', { tag: ['@FACET-13'] }, () => expectListFilter('northside', 'filtered_features'));
  test('by kind of vehicle', { tag: ['@FACET-14'] }, () => expectListFilter('coastline', 'item_type'));
  test('by location', { tag: ['@FACET-16'] }, () => expectListFilter('valuecars', 'location_name'));
  test('by make', { tag: ['@FACET-17'] }, () => expectListFilter('valuecars', 'make'));
  test('by make and model', { tag: ['@FACET-18'] }, () => expectListFilter('valuecars', 'make_model'));
  test('by model', { tag: ['@FACET-19'] }, () => expectListFilter('northside', 'model'));
  test('by seats', { tag: ['@FACET-23'] }, () => expectListFilter('valuecars', 'seats'));
  test('by body', { tag: ['@FACET-24'] }, () => expectListFilter('coastline', 'body', 'simple_body'));
  test('by drive', { tag: ['@FACET-25'] }, () => expectListFilter('harbour', 'drive', 'simple_drive'));
  test('by fuel', { tag: ['@FACET-26'] }, () => expectListFilter('harbour', 'fuel', 'simple_fuel'));
  test('by transmission', { tag: ['@FACET-27'] }, () =>
    expectListFilter('northside', 'transmission', 'simple_transmission'),
  );
  test('by state', { tag: ['@FACET-28'] }, () => expectListFilter('harbour', 'state'));
  test('by tag', { tag: ['@FACET-29'] }, () => expectListFilter('harbour', 'tag'));
  test('by weekly price', { tag: ['@FACET-30'] }, () => expectListFilter('harbour', 'weekly_price_range'));
  test('by certification', { tag: ['@FACET-32'] }, () => expectListFilter('northside', 'certified'));
  test('by odometer', { tag: ['@FACET-15'] }, () => expectRangeFilter('valuecars', 'km'));
  test('by price', { tag: ['@FACET-20'] }, () => expectRangeFilter('harbour', 'price', 'sort_price'));
  test('by subscription price', { tag: ['@FACET-21'] }, () =>
    expectRangeFilter('harbour', 'subscription_price'),
  );
  test('by year', { tag: ['@FACET-31'] }, () => expectRangeFilter('coastline', 'year'));
  test('by date added', { tag: ['@FACET-34'] }, () => expectRangeFilter('northside', 'created_at_timestamp'));
});

test("finds a car by its lender's weekly repayment", {
  tag: ['@CAR-077', '@FACET-30'],
}, async ({ page }) => {
  const car = await carOf(
    'harbour',
    `r->'youxQuote' = 'null' and jsonb_array_length(r->'finance_lenders') = 0`,
  );
  const band = new URLSearchParams({
    query: car.slug.split('-').at(-1) ?? '',
    'refinementList[weekly_price_range][0]': '$75 to $100 a week',
  });
  const shows = (count: number) =>
    expect(async () => {
      await page.goto(siteUrl('harbour', `/search?${band}`));
      await expect(page.getByRole('heading', { name: 'No Results Available' })).toHaveCount(count ? 0 : 1, {
        timeout: 1_000,
      });
      // Without results, the closest vehicles are shown.
      if (count) await expect(results(page).getByRole('article')).toHaveCount(count, { timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
  await shows(0);
  const quoted = { youxQuote: { weeklyRepaymentAmount: 77.5 }, dealercomments: 'Quoted by its lender.' };
  await whileRecordSays('harbour', car, quoted, () => shows(1));
});

test('the menu of price bands chooses a price range', { tag: ['@FACET-22'] }, async ({ page }) => {
  await page.goto(siteUrl('coastline', '/search'));
  const bands = group(page, 'Price band');
  await bands.locator('summary').click();
  const band = bands.getByRole('radio', { name: '$60,000 to $80,000' });
  const count = Number(
    await bands.locator('label', { hasText: '$60,000 to $80,000' }).locator('.numbers').textContent(),
  );
  await band.check();
  await expect(page).toHaveURL(/range(%5B|\[)price(%5D|\])=60000:79999/);
  await expect(results(page).getByRole('status').first()).toContainText(`of ${count} caravan`);
  await page.reload();
  await expect(group(page, 'Price band').getByRole('radio', { name: '$60,000 to $80,000' })).toBeChecked();
  await group(page, 'Price band').getByRole('radio', { name: 'Any price' }).check();
  await expect(page).toHaveURL(siteUrl('coastline', '/search'));
});

test('a menu chooses how long ago a car was added', { tag: ['@FACET-34'] }, async ({ page }) => {
  await page.goto(siteUrl('coastline', '/search'));
  const added = group(page, 'Date added');
  await added.locator('summary').click();
  await added.getByRole('radio', { name: 'Last 30 days' }).check();
  await expect(page).toHaveURL(/range(%5B|\[)created_at_timestamp(%5D|\])=\d+:/);
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText(
    /Date added: from \d+ \w+ 20\d\d/,
  );
});

test('offers uncertified cars except on a certified-only site', {
  tag: ['@FACET-33'],
}, async ({ page }) => {
  await page.goto(siteUrl('northside', '/search'));
  const certified = group(page, 'Certified');
  await certified.locator('summary').click();
  await expect(certified.getByRole('checkbox', { name: /^Certified/ })).toBeVisible();
  await expect(certified.getByRole('checkbox')).toHaveCount(1);

  await page.goto(siteUrl('harbour', '/search'));
  const both = group(page, 'Certified');
  await both.locator('summary').click();
  await expect(both.getByRole('checkbox', { name: /^Certified/ })).toBeVisible();
  await expect(both.getByRole('checkbox', { name: /^Not certified/ })).toBeVisible();
});

test('lists seven popular makes, then all from A to Z', {
  tag: ['@FACET-35', '@FACET-36', '@OPEN-047'],
}, async ({ page }) => {
  await page.goto(siteUrl('harbour', '/search'));
  const makes = group(page, 'Make');
  const popular = makes.getByRole('list', { name: 'Popular makes' });
  await expect(makes.getByRole('heading', { name: 'Popular makes' })).toBeVisible();
  await expect(popular.getByRole('checkbox')).toHaveCount(7);
  await makes.getByRole('button', { name: /^Show all \d+/ }).click();
  await expect(popular.getByRole('checkbox')).toHaveCount(7);
  await expect(async () => {
    const all = await makes
      .getByRole('list', { name: 'All makes' })
      .locator('label > span:first-of-type')
      .allTextContents();
    expect(all.length).toBeGreaterThan(7);
    expect(all).toEqual(all.toSorted((a, b) => a.localeCompare(b, 'en-AU')));
  }).toPass();
});

test('narrows one make to a model by keyboard and leaves another whole', {
  tag: ['@FACET-18'],
}, async ({ page }) => {
  await page.goto(siteUrl('valuecars', '/search'));
  const tree = group(page, 'Make and model');
  const toyota = tree.getByRole('checkbox', { name: /^Toyota/ });
  await toyota.focus();
  await page.keyboard.press('Space');
  const models = tree.getByRole('list', { name: 'Models of Toyota' });
  await expect(models).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(models.getByRole('checkbox').first()).toBeFocused();
  const hilux = models.locator('label', { hasText: 'HiLux' });
  const count = Number(await hilux.locator('.numbers').textContent());
  await hilux.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await expect(results(page).getByRole('status').first()).toContainText(`of ${count} car`);
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Toyota HiLux');
  await expect(toyota).toHaveJSProperty('indeterminate', true);

  const ford = tree.locator('label', { hasText: 'Ford' });
  const fords = Number(await ford.locator('.numbers').textContent());
  await ford.getByRole('checkbox').check();
  await expect(results(page).getByRole('status').first()).toContainText(
    new RegExp(`of ${count + fords} (cars|vehicles)`),
  );
  await page.reload();
  await expect(results(page).getByRole('status').first()).toContainText(
    new RegExp(`of ${count + fords} (cars|vehicles)`),
  );
  await expect(models.locator('label', { hasText: 'HiLux' }).getByRole('checkbox')).toBeChecked();
});

test("counts the values of a filter without that filter's own selection", async ({ page }) => {
  await page.goto(siteUrl('harbour', '/search'));
  const condition = group(page, 'Condition');
  const count = async (name: string) =>
    Number(await condition.locator('label', { hasText: name }).locator('.numbers').textContent());
  const [demo, used] = [await count('Demo'), await count('Used')];
  await condition.getByRole('checkbox', { name: /^Demo/ }).check();
  await expect(results(page).getByRole('status').first()).toContainText(
    new RegExp(`of ${demo} (cars|vehicles)`),
  );
  await expect.poll(() => count('Used')).toBe(used);
  await condition.getByRole('checkbox', { name: /^Used/ }).check();
  await expect(results(page).getByRole('status').first()).toContainText(
    new RegExp(`of ${demo + used} (cars|vehicles)`),
  );
  await page.getByRole('button', { name: 'Clear all' }).first().click();
  await expect(page).toHaveURL(siteUrl('harbour', '/search'));
});

test('lists the filters in order, with drawings of the bodies', { tag: ['@OPEN-042'] }, async ({ page }) => {
  await page.goto(siteUrl('harbour', '/search'));
  const order =
    'Condition,Make,Model,Badge,Body,Price,Weekly,Year,Odometer,Transmission,Fuel,Drive,Seats,Colour,Features,State,City,Dealership,Location,Certified'.split(
      ',',
    );
  const facetNames = (await panel(page).locator('summary').allTextContents()).map((text) => text.trim());
  expect(facetNames).toEqual(order.filter((label) => facetNames.includes(label)));
  // All cars are in one state, so there is nothing to choose.
  expect(facetNames).not.toContain('State');
  expect(facetNames.length).toBeGreaterThan(15);
  await expect(group(page, 'Body').locator('use[href$="#body-ute"]')).toHaveCount(1);
});

test('searches a long list for values that it does not show', async ({ page }) => {
  await page.goto(siteUrl('harbour', '/search'));
  const models = group(page, 'Model');
  await expect(models.getByRole('checkbox', { name: /^Transit Custom/ })).toHaveCount(0);
  await models.getByRole('searchbox', { name: 'Find a model' }).fill('transit cus');
  await models.getByRole('checkbox', { name: /^Transit Custom/ }).check();
  await expect(page).toHaveURL(/model.*Transit/);
  await models.getByRole('searchbox', { name: 'Find a model' }).fill('zzzz');
  await expect(models.getByText('No matches in stock.')).toBeVisible();
});

test('preserves the sort order in the address', { tag: ['@FACET-03'] }, async ({ page }) => {
  await page.goto(siteUrl('harbour', '/search'));
  await page.getByLabel('Sort by').selectOption({ label: 'Price (high to low)' });
  await expect(page).toHaveURL(/sortBy=sort_price:desc/);
  const first = results(page).getByRole('article').first();
  await expect(first).toContainText('$130,990');
  await page.reload();
  await expect(page.getByLabel('Sort by')).toHaveValue('sort_price:desc');
  await expect(first).toContainText('$130,990');
});
