import type { Locator, Page } from '@playwright/test';
import type { SanityClient } from '@sanity/client';
import { reference } from './content.ts';
import { siteDocuments } from './plain-site.ts';
import { clientOf } from './studio.ts';
import { askSite, drawWhatIsFar, expect, expectAccessible, siteUrl, test } from './test.ts';

/** A separate site over a dealership in South Australia, whose feed also has drive-away prices of its own. */
const SITE = 'drive-away-everywhere';
let admin: SanityClient;
let documentIds: string[] = [];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  admin = await clientOf('admin');
  const [dealershipIds, locations] = await Promise.all([
    admin.fetch<string[]>('*[_id == "site-valuecars"].dealerships[]._ref'),
    admin.fetch<string[]>('*[_id == "site-valuecars"].locations[]._ref'),
  ]);
  const documents = siteDocuments({
    slug: SITE,
    name: 'Site of totals',
    url: siteUrl(SITE, '').replace(/\/$/, ''),
    template: 'group',
    theme: { brand: '#0b2a4a', accent: '#0b5cad' },
    dealershipIds,
  }).map((document) =>
    document._type === 'site'
      ? { ...document, locations: locations.map(reference), settings: { driveAwayPrices: 'everywhere' } }
      : document,
  );
  await admin.mutate(
    documents.map((document) => ({ createOrReplace: document as never })),
    { visibility: 'sync' },
  );
  documentIds = documents.map(({ _id }) => _id);
  // The worker adds the totals to the index.
  await expect.poll(() => shownIn('NSW'), { timeout: 90_000 }).toBe(true);
});
test.afterAll(() =>
  admin.mutate(
    documentIds.map((id) => ({ delete: { id } })),
    { visibility: 'sync' },
  ),
);

/** Returns whether the server renders totals for a state, without a browser. */
const shownIn = async (state: string): Promise<boolean> =>
  (await askSite(SITE, `/search?prices=${state}`)).body.includes(`Drive away, ${state}`);

const dollars = (text: string) => Number(/\$([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''));
const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const cards = (page: Page) => results(page).getByRole('article');
const prices = (page: Page) => results(page).getByLabel('Drive-away prices for');

/** Returns the price that each card shows first, in whole dollars. */
const figures = async (page: Page): Promise<number[]> =>
  (await cards(page).locator('.price-line').allTextContents()).map(dollars);

const hrefOf = async (card: Locator): Promise<string> =>
  (await card.getByRole('heading').getByRole('link').getAttribute('href')) ?? '';

async function open(page: Page, address: string): Promise<void> {
  await page.goto(siteUrl(SITE, address));
  await expect(cards(page).first()).toBeVisible();
}

const ordered = (values: readonly number[]) => values.toSorted((one, other) => one - other);

test('cards, order, filter and vehicle page show one figure for a state', async ({ page }) => {
  await open(page, '/search?range[price]=15000:&sortBy=sort_price:asc&prices=NSW');
  await expect(prices(page)).toHaveValue('NSW');
  const card = cards(page).filter({ hasText: 'Drive away, NSW' }).first();
  await expect(card).toContainText('Excl. Govt. Charges');
  await expectAccessible(page);
  const shown = await figures(page);
  expect(shown).toEqual(ordered(shown));
  expect(shown[0]).toBeGreaterThanOrEqual(15_000);

  const figure = dollars((await card.locator('.price-line').textContent()) ?? '');
  const href = await hrefOf(card);
  await open(page, `/search?range[price]=${figure}:${figure}&prices=NSW`);
  await expect(cards(page).locator(`a[href="${href}"]`).first()).toBeVisible();
  for (const each of await figures(page)) expect(each).toBe(figure);
  await page.goto(siteUrl(SITE, `/search?range[price]=:${figure - 1}&prices=NSW`));
  await expect(results(page)).toBeVisible();
  await expect(cards(page).locator(`a[href="${href}"]`)).toHaveCount(0);

  await page.evaluate(() => localStorage.setItem('forecourt:drive-away-postcode', 'NSW'));
  await page.goto(siteUrl(SITE, href));
  await drawWhatIsFar(page);
  const section = page.locator('#drive-away');
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText('Drive away in NSW')).toBeVisible();
  expect(dollars((await section.locator('[data-total]').textContent()) ?? '')).toBe(figure);
});

test('shows each car for its own state until the shopper chooses theirs', async ({ page }) => {
  await open(page, '/search?sortBy=sort_price:desc');
  await expect(prices(page)).toHaveValue('');
  await expect(results(page)).toContainText('Drive away, SA');
  await prices(page).selectOption('QLD');
  await expect(results(page)).toContainText('Drive away, QLD');
  await expect(results(page)).not.toContainText('Drive away, SA');
  await expect(page).toHaveURL(/prices=QLD/);
  const shown = await figures(page);
  expect(shown).toEqual(ordered(shown).toReversed());

  // The next page of results, which comes from the cache, takes the state from the browser.
  await open(page, '/search');
  await expect(prices(page)).toHaveValue('QLD');
  await expect(results(page)).toContainText('Drive away, QLD');
  await prices(page).selectOption('');
  await expect(results(page)).not.toContainText('Drive away, QLD');
  await open(page, '/search');
  await expect(prices(page)).toHaveValue('');
});

test('uses the state of the postcode that the shopper entered on a vehicle page', async ({ page }) => {
  await open(page, '/search?prices=NSW');
  const href = await hrefOf(cards(page).filter({ hasText: 'Drive away, NSW' }).first());
  const section = page.locator('#drive-away');
  await expect(async () => {
    await page.goto(siteUrl(SITE, href));
    await drawWhatIsFar(page);
    await section.scrollIntoViewIfNeeded();
    await section.getByLabel('Your postcode').fill('4000');
    await section.getByRole('button', { name: 'Update price' }).click();
    await expect(section.getByText('Drive away in QLD')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await open(page, '/search');
  await expect(prices(page)).toHaveValue('QLD');
  await expect(results(page)).toContainText('Drive away, QLD');
});

test('rendered pages contain the prices of one state only', async () => {
  const statesIn = async (address: string) => {
    const { body } = await askSite(SITE, address);
    return new Set([...body.matchAll(/Drive away, ([A-Z]+)/g)].map(([, state]) => state));
  };
  expect(await statesIn('/search')).toEqual(new Set(['SA']));
  expect(await statesIn('/search?prices=WA')).toEqual(new Set(['WA']));
  expect(await statesIn('/')).toEqual(new Set(['SA']));
  expect(await statesIn('/search')).toEqual(new Set(['SA']));
});

test('rates that are confirmed, and that expire, reach cards and filter', async ({ page }) => {
  const ids = ['transfer', 'registration', 'ctp'].map((charge) => `chargeTable-nt-${charge}`);
  const tables = await admin.fetch<{ _id: string; effectiveUntil?: string }[]>(
    '*[_id in $ids]{ _id, effectiveUntil }',
    { ids },
  );
  const until = tables.find(({ _id }) => _id === 'chargeTable-nt-transfer')?.effectiveUntil;
  expect(await shownIn('NT')).toBe(false);
  await open(page, '/search?prices=NT');
  await expect(results(page)).toContainText(/Excl\. Govt\. Charges|Drive Away/);
  try {
    await admin.mutate(ids.map((id) => ({ patch: { id, set: { confirmedOn: '2026-11-20' } } })));
    await expect.poll(() => shownIn('NT'), { timeout: 60_000 }).toBe(true);
    await admin.mutate([{ patch: { id: 'chargeTable-nt-transfer', set: { effectiveUntil: '2026-08-31' } } }]);
    await expect.poll(() => shownIn('NT'), { timeout: 60_000 }).toBe(false);
  } finally {
    await admin.mutate([
      ...ids.map((id) => ({ patch: { id, unset: ['confirmedOn'] } })),
      {
        patch: {
          id: 'chargeTable-nt-transfer',
          ...(until ? { set: { effectiveUntil: until } } : { unset: ['effectiveUntil'] }),
        },
      },
    ]);
  }
});
