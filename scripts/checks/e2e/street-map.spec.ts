import type { Locator, Page } from '@playwright/test';
import type { SanityClient } from '@sanity/client';
import { settingsFromEnvironment } from '../../emulators/settings.ts';
import { reference } from './content.ts';
import { siteDocuments } from './plain-site.ts';
import { clientOf } from './studio.ts';
import { askSite, expect, expectAccessible, siteUrl, test } from './test.ts';
import { hasWebGl, withoutWebGl } from './web-gl.ts';

const { urls } = settingsFromEnvironment();
const STYLE_URL = `${urls.partners}/maps/style.json`;
const WIDTHS = [390, 1440];

const streets = (page: Page): Locator => page.locator('[data-streets]');
const drawn = (page: Page): Locator => page.getByRole('img', { name: /^Map: / });

/** Collects the requests of a page to the map provider. */
function requestsToProvider(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${urls.partners}/maps`)) asked.push(request.url());
  });
  return asked;
}

/** Scrolls to the map and waits for its streets. Returns false where the browser has no WebGL. */
async function showStreets(page: Page): Promise<boolean> {
  await drawn(page).scrollIntoViewIfNeeded();
  const canDraw = await hasWebGl(page);
  await expect(streets(page)).toHaveAttribute('data-streets', canDraw ? 'shown' : 'failed', {
    timeout: 30_000,
  });
  return canDraw;
}

const fitsThePage = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('asks the map provider for nothing until the map is in view', async ({ page }) => {
      // Low enough for the map to be below the first screen.
      await page.setViewportSize({ width, height: 480 });
      const asked = requestsToProvider(page);
      await page.goto(siteUrl('harbour', '/locations/albion'), { waitUntil: 'networkidle' });
      await expect(drawn(page)).toBeAttached();
      expect(asked).toEqual([]);
      if (!(await showStreets(page))) return expect(asked).toEqual([]);
      expect(asked).toContain(STYLE_URL);
      await expect.poll(() => asked.some((url) => url.endsWith('.mvt'))).toBe(true);
      await expect(page.getByRole('region', { name: 'Street map: Harbour Albion' })).toBeVisible();
      await expectAccessible(page);
      await fitsThePage(page);
    });

    test('a pin opens a card with hours, phone and directions by keyboard', async ({ page }) => {
      await page.goto(siteUrl('harbour', '/locations/albion'));
      if (!(await showStreets(page))) return;
      const pin = streets(page).getByRole('button', { name: 'Harbour Albion' });
      await pin.focus();
      await page.keyboard.press('Enter');
      // The name of the map itself contains the location's.
      const card = streets(page).getByRole('region', { name: 'Harbour Albion', exact: true });
      await expect(card).toBeFocused();
      await expect(card).toContainText('114 Sandgate Road, Albion QLD 4010');
      await expect(card).toContainText(/Open now until|Opens|Closed/);
      // Harbour masks its numbers until the first press.
      await expect(card.getByRole('link', { name: /Show number$/ })).toHaveAttribute('href', /^tel:\d+$/);
      await expect(card.getByRole('link', { name: 'Get Directions' })).toHaveAttribute(
        'href',
        /^https:\/\/www\.google\.com\/maps\/dir\/\?/,
      );
      await expectAccessible(page);
      await fitsThePage(page);
      await page.keyboard.press('Escape');
      await expect(card).toBeHidden();
      await expect(pin).toBeFocused();
    });

    test('the list next to the map leads to each pin, and the map can be skipped', async ({ page }) => {
      await page.goto(siteUrl('harbour', '/dealer-locator'));
      if (!(await showStreets(page))) return;
      const row = page.locator('[data-places] > li').filter({ hasText: 'Harbour Southport' }).first();
      await row.getByRole('link', { name: 'Show on map' }).focus();
      await page.keyboard.press('Enter');
      const card = streets(page).getByRole('region', { name: 'Harbour Southport' });
      await expect(card).toBeFocused();
      await expect(card).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(card).toBeHidden();
      const skip = streets(page).getByRole('link', { name: 'Skip the map' });
      await skip.focus();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('[data-streets]') === null)).toBe(
        true,
      );
    });

    test('locations close together are one marker that brings the map closer', async ({ page }) => {
      await page.goto(siteUrl('harbour', '/dealer-locator'));
      if (!(await showStreets(page))) return;
      const clusters = streets(page).getByRole('button', { name: /^\d+ locations, zoom in$/ });
      await expect(clusters.first()).toBeVisible();
      const before = await clusters.count();
      const pins = streets(page).locator('[data-pin-marker]');
      const pinsBefore = await pins.count();
      await clusters.first().focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => pins.count()).toBeGreaterThan(pinsBefore);
      await expect.poll(() => clusters.count()).toBeLessThanOrEqual(before);
    });
  });
}

test('a card shows the time to drive from a postcode, and remembers it', async ({ page }) => {
  await page.goto(siteUrl('harbour', '/dealer-locator'));
  if (!(await showStreets(page))) return;
  const openCard = async (name: string) => {
    const row = page.locator('[data-places] > li').filter({ hasText: name }).first();
    await row.getByRole('link', { name: 'Show on map' }).click();
    return streets(page).getByRole('region', { name });
  };
  const card = await openCard('Harbour Southport');
  const ask = async (postcode: string) => {
    await card.getByLabel('Drive time from postcode').fill(postcode);
    await card.getByRole('button', { name: 'Drive time' }).click();
  };
  await ask('45');
  await expect(card.getByRole('status')).toHaveText('Invalid postcode. Please enter a 4-digit number.');
  await ask('4510');
  await expect(card.getByRole('status')).toHaveText(
    /^About (\d+ h )?\d+ min by car from Caboolture( \w+)? 4510$/,
  );
  const other = await openCard('Harbour Noosaville');
  await expect(other.getByRole('status')).toHaveText(/^About .* by car from Caboolture( \w+)? 4510$/);
  // The address of the page stays without the postcode.
  expect(page.url()).not.toContain('4510');
});

test('the drive time of an unknown postcode or location is a 404, and of no postcode a 400', async () => {
  const status = async (query: string, site = 'harbour') =>
    (await askSite(site, `/api/drive-time?${query}`)).status;
  expect(await status('near=4510&to=albion')).toBe(200);
  expect(await status('near=9998&to=albion')).toBe(404);
  expect(await status('near=4510&to=nowhere')).toBe(404);
  expect(await status('near=-27.4,153.1&to=albion')).toBe(400);
  expect(await status('to=albion')).toBe(400);
  expect(await status('near=4510&to=albion', 'valuecars')).toBe(404);
});

test('markers of results count vehicles and filter to a location', async ({ page }) => {
  await page.goto(siteUrl('harbour', '/search'));
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  const map = page.getByRole('region', { name: 'Map of locations' });
  await expect(map.getByRole('button').first()).toBeVisible();
  if (!(await hasWebGl(page))) return;
  await expect(streets(page)).toHaveAttribute('data-streets', 'shown', { timeout: 30_000 });
  // The drawn markers are below the streets.
  await expect(map.getByRole('list', { name: 'Locations' })).toHaveJSProperty('inert', true);
  await streets(page)
    .getByRole('button', { name: /zoom in$/ })
    .first()
    .press('Enter');
  const marker = streets(page)
    .getByRole('button', { name: /^\d+ (cars|vehicles) at \D+$/ })
    .first();
  await marker.press('Enter');
  await expect(streets(page).getByRole('button', { pressed: true })).toHaveCount(1);
  await expect(page).toHaveURL(/Harbour/);
  await expectAccessible(page);
});

test('the map block of the contact page shows streets', async ({ page }) => {
  await page.goto(siteUrl('northside', '/contact'));
  await drawn(page).first().scrollIntoViewIfNeeded();
  if (!(await hasWebGl(page))) return;
  await expect(streets(page).first()).toHaveAttribute('data-streets', 'shown', { timeout: 30_000 });
  await expectAccessible(page);
});

test.describe('where streets cannot be drawn', () => {
  test.use({ expected: { words: [/status of 500/] } });

  test('the drawn map stays without excuses if the style fails', async ({ page }) => {
    await page.route(STYLE_URL, (route) => route.fulfill({ status: 500, body: 'down' }));
    await page.goto(siteUrl('harbour', '/locations/albion'));
    await drawn(page).scrollIntoViewIfNeeded();
    await expect(streets(page)).toHaveAttribute('data-streets', 'failed', { timeout: 30_000 });
    await expect(drawn(page)).toBeVisible();
    await expect(streets(page)).toBeEmpty();
    await expect(page.getByText(/could not be loaded/i)).toHaveCount(0);
  });

  test('a browser without WebGL keeps the drawn map and asks nobody for streets', async ({ page }) => {
    await withoutWebGl(page);
    const asked = requestsToProvider(page);
    await page.goto(siteUrl('harbour', '/dealer-locator'));
    await drawn(page).scrollIntoViewIfNeeded();
    await expect(streets(page)).toHaveAttribute('data-streets', 'failed');
    expect(asked).toEqual([]);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Show on map' }).first().click();
    await expect(page).toHaveURL(/#map$/);
  });
});

test('a site without a map style allows no map provider in its policy', async () => {
  const connections = async (site: string) =>
    /connect-src ([^;]*)/.exec(
      (await askSite(site, '/dealer-locator')).headers.get('content-security-policy') ?? '',
    )?.[1] ?? '';
  expect(await connections('harbour')).toContain(urls.partners);
  expect(await connections('valuecars')).not.toContain(urls.partners);
  expect((await askSite('valuecars', '/search/map/pins.json')).status).toBe(404);
});

test.describe('a site that asks for consent', () => {
  const SITE = 'consenting-map';
  let admin: SanityClient;
  let documentIds: string[] = [];

  test.beforeAll(async () => {
    admin = await clientOf('admin');
    const documents = siteDocuments({
      slug: SITE,
      name: 'Site of the street map',
      url: siteUrl(SITE, '').replace(/\/$/, ''),
      template: 'group',
      theme: { brand: '#0b2a4a', accent: '#0b5cad' } as never,
      dealershipIds: ['harbour-brisbane'],
    }).map((document) =>
      document._type === 'site'
        ? {
            ...document,
            locations: [reference('harbour-albion')],
            settings: { mapStyleUrl: STYLE_URL, socialPixelId: '560200010009' },
          }
        : document,
    );
    await admin.mutate(
      documents.map((document) => ({ createOrReplace: document as never })),
      { visibility: 'sync' },
    );
    documentIds = documents.map(({ _id }) => _id);
    await expect
      .poll(async () => (await askSite(SITE, '/search/map/pins.json')).status, { timeout: 60_000 })
      .toBe(200);
  });
  test.afterAll(() =>
    admin.mutate(
      documentIds.map((id) => ({ delete: { id } })),
      { visibility: 'sync' },
    ),
  );

  test('loads streets only after a press until the visitor has agreed', async ({ page }) => {
    const asked = requestsToProvider(page);
    await page.goto(siteUrl(SITE, '/contact-us/albion'));
    await drawn(page).scrollIntoViewIfNeeded();
    if (!(await hasWebGl(page))) return;
    await expect(streets(page)).toHaveAttribute('data-streets', 'asking');
    expect(asked).toEqual([]);
    await expectAccessible(page);
    await streets(page).getByRole('button', { name: 'Show street map' }).click();
    await expect(streets(page)).toHaveAttribute('data-streets', 'shown', { timeout: 30_000 });
    expect(asked).toContain(STYLE_URL);
  });
});
