import type { Page } from '@playwright/test';
import { settingsFromEnvironment } from '../../emulators/settings.ts';
import { sampleOf } from './length.ts';
import { rows } from './rows.ts';
import { expect, siteUrl, test, vehiclePaths } from './test.ts';

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
const filters = (page: Page) =>
  page.getByRole('complementary', { name: 'Filters' }).or(page.locator('[aria-label="Filters"]'));

async function resultCount(page: Page): Promise<number> {
  const text = (await results(page).getByRole('status').first().textContent()) ?? '';
  return Number(/of ([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '') ?? text.replaceAll(/\D/g, ''));
}

for (const site of sampleOf(['harbour', 'valuecars'])) {
  test.describe(`a shopper of ${site}`, () => {
    test('finds cards in the first HTML without a search request', {
      tag: ['@SEARCH-01'],
    }, async ({ page }) => {
      const requestCount = searchRequests(page);
      // A page makes its own requests before the network is idle.
      await page.goto(siteUrl(site, '/search'), { waitUntil: 'networkidle' });
      expect(await cards(page).count()).toBeGreaterThan(10);
      expect(requestCount()).toBe(0);
    });

    test('finds filters and page again after opening a car', {
      tag: ['@ROUTE-33', '@ROUTE-35', '@ROUTE-36'],
    }, async ({ page }) => {
      const requestCount = searchRequests(page);
      await page.goto(siteUrl(site, '/search'));
      const all = await resultCount(page);

      await filters(page)
        .getByRole('checkbox', { name: /Toyota/ })
        .check();
      await test.step('ROUTE-35 the address has the filter', () =>
        expect(page).toHaveURL(/refinementList(%5B|\[)make(%5D|\])(%5B|\[)0(%5D|\])=Toyota/));
      await expect.poll(() => resultCount(page)).toBeLessThan(all);
      await expect(results(page).locator('div[aria-busy]')).toHaveAttribute('aria-busy', 'false');
      expect(requestCount()).toBe(1);
      await test.step('ROUTE-36 the address of page 1 has no page', () =>
        expect(page).not.toHaveURL(/page=/));
      const toyotas = await resultCount(page);

      await page
        .getByRole('navigation', { name: 'Pages' })
        .getByRole('link', { name: 'Page 2', exact: true })
        .click();
      await expect(page).toHaveURL(/page=2/);
      await expect(results(page).getByRole('status').first()).toContainText(/2[25]-/);
      await expect(results(page).locator('div[aria-busy]')).toHaveAttribute('aria-busy', 'false');
      expect(requestCount()).toBe(2);
      const title = await cards(page).first().getByRole('heading').textContent();

      await cards(page).first().getByRole('heading').getByRole('link').click();
      await expect(page).toHaveURL(/\/cars\//);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');

      await page.goBack();
      await expect(page).toHaveURL(/make.*Toyota.*page=2/);
      await expect(filters(page).getByRole('checkbox', { name: /Toyota/ })).toBeChecked();
      await expect.poll(() => resultCount(page)).toBe(toyotas);
      await expect(cards(page).first().getByRole('heading')).toHaveText(title ?? '');

      await page.reload();
      await test.step('ROUTE-33 ROUTE-35 a reload restores page and filter', async () => {
        await expect(filters(page).getByRole('checkbox', { name: /Toyota/ })).toBeChecked();
        await expect(cards(page).first().getByRole('heading')).toHaveText(title ?? '');
      });
    });

    test('gets no results and clears the filters', {
      tag: ['@SEARCH-33', '@SEARCH-34', '@SEARCH-36'],
    }, async ({ page }) => {
      await page.goto(siteUrl(site, '/search?query=zzzzqqqq'));
      await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible();
      await expect(
        page.getByText(
          'No results found for your search at this time. Please try adjusting the filters for more results.',
        ),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Clear Filters' }).click();
      await expect(cards(page).first()).toBeVisible();
      await expect(page).toHaveURL(siteUrl(site, '/search'));
    });

    test('sees the typed words in the address', { tag: ['@ROUTE-32'] }, async ({ page }) => {
      const requestCount = searchRequests(page);
      await page.goto(siteUrl(site, '/search'));
      await page
        .getByRole('combobox', { name: /Search/ })
        .last()
        .pressSequentially('ranger', { delay: 20 });
      await expect(page).toHaveURL(/query=ranger/);
      await expect(cards(page).first().getByRole('heading')).toContainText('Ranger');
      // Requests are debounced, but a busy machine may pause in the middle of a word.
      expect(requestCount()).toBeLessThan('ranger'.length / 2);
    });

    test('sees the number of results on the button of the filters on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(siteUrl(site, '/search'));
      await page.getByRole('button', { name: 'Filters', exact: true }).click();
      await filters(page)
        .getByRole('checkbox', { name: /Toyota/ })
        .check();
      const showButton = page.getByRole('button', { name: /^Show \d+/ });
      await expect(showButton).toBeVisible();
      await showButton.click();
      await expect(filters(page).getByRole('checkbox', { name: /Toyota/ })).toBeHidden();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    });

    test('keeps a favourite across pages', { tag: ['@CARD-06'] }, async ({ page }) => {
      await page.goto(siteUrl(site, '/search'));
      const heart = cards(page)
        .first()
        .getByRole('button', { name: /^Save / });
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      const favourites = await page.evaluate((key) => localStorage.getItem(key), `${site}.FavouritedCars`);
      expect(JSON.parse(favourites ?? '[]')).toHaveLength(1);
    });

    test('views the photos, key information and similar cars of a car', {
      tag: rows('ROUTE-01 VDP-01..03 VDP-19..20 VDP-38 GALLERY-01..05'),
    }, async ({ page }) => {
      const path = await vehicleWithPhotos(site);
      await page.goto(siteUrl(site, path));
      await test.step('ROUTE-01 VDP-01 VDP-03 the page shows breadcrumb and title of the car', async () => {
        const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
        expect(path).toContain(title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'));
        await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(title);
      });
      await test.step('VDP-02 GALLERY-01 the gallery shows a photo and thumbnails', async () => {
        await expect(page.getByRole('img', { name: /photo 1 of/ })).toBeVisible();
        await expect(page.getByRole('list', { name: 'Thumbnails' })).toBeVisible();
      });

      const dialog = page.getByRole('dialog', { name: /fullscreen/ });
      await test.step('GALLERY-02 GALLERY-03 Fullscreen opens the photos', async () => {
        await page.getByRole('button', { name: 'Fullscreen' }).click();
        await expect(dialog).toBeVisible();
      });
      await test.step('GALLERY-04 GALLERY-05 the arrow keys show the next and the previous photo', async () => {
        await page.keyboard.press('ArrowRight');
        // A site's own slide stands second, and is no photo.
        await expect(dialog.getByText(/^Advert$|2 \/ \d+/)).toBeVisible();
        await page.keyboard.press('ArrowLeft');
        await expect(dialog.getByText(/1 \/ \d+/)).toBeVisible();
      });
      await test.step('GALLERY-03 Escape closes fullscreen', async () => {
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(page.getByRole('button', { name: 'Fullscreen' })).toBeFocused();
      });

      await test.step('VDP-19 VDP-20 Show More becomes Show Less and back', async () => {
        const more = page.getByRole('button', { name: 'Show More' });
        await more.click();
        await page.getByRole('button', { name: 'Show Less' }).click();
        await expect(more).toBeVisible();
      });

      await test.step('VDP-38 the page shows at most six similar cars', async () => {
        const similar = page.getByRole('region', { name: /Similar/ });
        await similar.scrollIntoViewIfNeeded();
        await expect(similar.getByRole('article').first()).toBeVisible();
        expect(await similar.getByRole('article').count()).toBeLessThanOrEqual(6);
      });
    });
  });
}

/** Returns the path of a car with more than three photos and no other media. */
async function vehicleWithPhotos(site: string): Promise<string> {
  const { askSite } = await import('./test.ts');
  for (const path of await vehiclePaths(site)) {
    const { body } = await askSite(site, path);
    if (body.includes('role="tablist"')) continue;
    if (body.includes('aria-label="Thumbnails"') && body.includes('Show More')) return path;
  }
  throw new Error(`${site} has no car with more than three photos`);
}
