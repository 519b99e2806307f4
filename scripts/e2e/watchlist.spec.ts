import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sql } from './reserving.ts';
import { signedIn } from './signing-in.ts';
import { carOf } from './stock-record.ts';
import { askSite, expect, expectAccessible, siteUrl, test } from './test.ts';

const hearts = (page: Page) => page.getByRole('article').getByRole('button', { name: /^Save / });
const headerLink = (page: Page, name: string) => page.locator('header').getByRole('link', { name });
const toast = (page: Page) => page.getByRole('group', { name: 'Message' });
const savedIn = (userId: string) => sql('select car_id from watchlist_items where user_id = $1', [userId]);

/** A car of a dealership that is sold, however long ago. */
async function soldCar(dealership: string): Promise<{ id: string; name: string }> {
  const [car] = await sql(
    `select id, record->>'name' as name from cars
     where dealership_id = $1 and status = 'sold' and show_on_dealer_website order by slug limit 1`,
    [dealership],
  );
  return car as { id: string; name: string };
}

test.describe('a watchlist', () => {
  test.use({ expected: { words: [/status of 500/] } });

  test('a heart saves at once and then with the account, says so, is taken back on failure, and the list keeps sold cars', {
    tag: [
      '@WATCH-01',
      '@WATCH-02',
      '@WATCH-03',
      '@WATCH-06',
      '@WATCH-07',
      '@WATCH-08',
      '@WATCH-09',
      '@WATCH-10',
      '@WATCH-11',
      '@WATCH-12',
      '@WATCH-13',
      '@WATCH-14',
      '@WATCH-15',
      '@WATCH-16',
      '@WATCH-17',
      '@WATCH-18',
      '@WATCH-19',
      '@ROUTE-96',
      '@SITE-59',
      '@OPEN-018',
      '@OPEN-020',
      '@OPEN-130',
    ],
  }, async ({ page, context }) => {
    const shopper = await signedIn(context, 'northside');
    const paths: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/watchlist') paths.push(request.url());
    });
    await page.goto(siteUrl('northside', '/search'));
    const heart = hearts(page).first();
    const name = ((await heart.getAttribute('aria-label')) ?? '').replace('Save ', '');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');

    let go = () => {};
    const answerHeld = new Promise<void>((resolve) => {
      go = resolve;
    });
    const bodies: Record<string, unknown>[] = [];
    await page.route('**/api/watchlist/*-car', async (route) => {
      bodies.push(route.request().postDataJSON() as Record<string, unknown>);
      await answerHeld;
      await route.continue();
    });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(heart).toBeDisabled();
    expect(await savedIn(shopper.userId)).toEqual([]);
    go();
    await expect(toast(page)).toContainText('Car Saved In Watchlist');
    await expect(toast(page)).toContainText(`${name} is now available in your watchlist`);
    await expect(heart).toBeEnabled();
    await expect(heart).toBeFocused();
    const [savedItem] = await savedIn(shopper.userId);
    expect(bodies).toEqual([{ phone_number: shopper.phone, car_id: savedItem?.['car_id'] }]);
    await expect(headerLink(page, 'Watchlist')).toContainText('1');
    expect(paths).toHaveLength(1);
    await expectAccessible(page);

    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await heart.click();
    await expect(toast(page)).toContainText('Car Removed');
    await toast(page).hover();
    await expect(toast(page)).toContainText(`${name} is no longer in your watchlist`);
    await expect(toast(page).getByRole('link', { name: 'View List' })).toHaveAttribute('href', '/watchlist');
    await expect(heart).toBeEnabled();
    expect(bodies[1]).toEqual(bodies[0]);
    expect(await savedIn(shopper.userId)).toEqual([]);

    await page.unrouteAll();
    await page.route('**/api/watchlist/save-car', (route) =>
      route.fulfill({ status: 500, json: { error: 'An unknown error occurred.', code: 'failed' } }),
    );
    await heart.click();
    await expect(page.getByRole('alert').getByText('An unknown error occurred.')).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await page.unrouteAll();
    const sold = await soldCar('northside-mazda');
    await sql('insert into watchlist_items (site_slug, user_id, car_id) values ($1, $2, $3)', [
      'northside',
      shopper.userId,
      sold.id,
    ]);
    await heart.click();
    await expect(toast(page)).toContainText('Car Saved In Watchlist');
    await toast(page).getByRole('link', { name: 'View List' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Watchlist' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('article').filter({ hasText: 'Sold' })).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('button', { name: `Remove ${sold.name}` }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await hearts(page).click();
    await expect(page.getByText('You have no saved cars yet.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Search cars' })).toHaveAttribute('href', '/search');
    await expect.poll(() => savedIn(shopper.userId)).toEqual([]);
    await expectAccessible(page);
  });
});

test('who is not signed in or has no phone is sent to sign in and has the car saved then; the server trusts the session alone; favourites come along', {
  tag: ['@WATCH-04', '@WATCH-05', '@OPEN-017', '@OPEN-020', '@OPEN-083'],
}, async ({ page, context }) => {
  const car = await carOf('northside', 'true');
  const path = `/cars/${car.slug}`;
  const [{ id } = { id: '' }] = (await sql('select id from cars where slug = $1', [car.slug])) as {
    id: string;
  }[];
  const call = (cookie: string, body: object, name = 'save-car') =>
    askSite('northside', `/api/watchlist/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
      body: JSON.stringify(body),
    });
  const answerOf = async (...parameters: Parameters<typeof call>) => {
    const { status, body } = await call(...parameters);
    return [status, (JSON.parse(body) as { code?: string }).code ?? null];
  };
  await page.goto(siteUrl('northside', path));
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Saved?$/ })
    .first();
  await heart.click();
  await page.waitForURL(/\/sign-in\?/);
  const address = new URL(page.url()).searchParams;
  expect(Object.fromEntries(address)).toEqual({ type: 'watchlist', redirect: path, back: path });
  const shopper = await signedIn(context, 'northside');
  await page.goto(siteUrl('northside', path));
  await expect(toast(page)).toContainText('Car Saved In Watchlist');
  await expect(heart).toHaveText('Saved');
  expect(await savedIn(shopper.userId)).toEqual([{ car_id: id }]);

  const mine = { phone_number: shopper.mobile, car_id: id };
  expect(await answerOf('', mine)).toEqual([401, 'not_signed_in']);
  expect(await answerOf(shopper.cookie, { ...mine, phone_number: '0400 000 000' })).toEqual([
    403,
    'forbidden',
  ]);
  expect(await answerOf(shopper.cookie, { phone_number: shopper.phone })).toEqual([400, 'bad_input']);
  const [foreign] = await sql("select id from cars where dealership_id = 'value-cars' limit 1");
  expect(await answerOf(shopper.cookie, { ...mine, car_id: foreign?.['id'] })).toEqual([404, 'not_found']);
  expect(await answerOf(shopper.cookie, { ...mine, car_id: randomUUID() })).toEqual([404, 'not_found']);
  expect(await answerOf(shopper.cookie, mine)).toEqual([200, null]);
  expect(await savedIn(shopper.userId)).toHaveLength(1);
  expect(await answerOf(shopper.cookie, mine, 'remove-car')).toEqual([200, null]);
  const other = await askSite('northside', '/api/watchlist/save-car', {
    method: 'POST',
    headers: { cookie: shopper.cookie, origin: 'https://evil.example', 'content-type': 'application/json' },
    body: JSON.stringify(mine),
  });
  expect(other.status).toBe(403);
  expect(await savedIn(shopper.userId)).toEqual([]);
  const { headers } = await askSite('northside', '/watchlist', { headers: { cookie: shopper.cookie } });
  expect(String(headers.get('cache-control'))).toMatch(/no-store/);
  expect((await askSite('northside', '/watchlist')).status).toBe(307);

  await page.evaluate(
    (favourites) => localStorage.setItem('northside.FavouritedCars', favourites),
    JSON.stringify([{ id, name: 'x', slug: 'x', make: 'x', model: 'x', primary_image_url: null }]),
  );
  await page.goto(siteUrl('northside', '/watchlist'));
  const offer = page.getByRole('region', { name: 'Favourites of this browser' });
  await expect(offer).toContainText('You saved a car in this browser');
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(offer).toHaveCount(0);
  expect(await savedIn(shopper.userId)).toEqual([{ car_id: id }]);

  await sql('update users set phone = null where id = $1', [shopper.userId]);
  expect(await answerOf(shopper.cookie, mine)).toEqual([403, 'no_phone']);
  await page.goto(siteUrl('northside', path));
  await heart.click();
  await page.waitForURL(/\/sign-in\?type=watchlist/);
});

test('favourites are counted in the header, listed with sold ones, and removed; nobody asks the server who it is', {
  tag: ['@SITE-12', '@FAV-01', '@OPEN-112', '@STATUS-14'],
}, async ({ page }) => {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/watchlist')) paths.push(request.url());
  });
  const sold = await soldCar('value-cars');
  await page.goto(siteUrl('valuecars', '/search'));
  for (const index of [0, 1]) await hearts(page).nth(index).click();
  await expect(headerLink(page, 'Favourites')).toContainText('2');
  await expect(toast(page)).toContainText('is now available in your favourites');
  // The pointer on it holds it.
  await toast(page).hover();
  await page.evaluate(
    ([key, id]) => {
      const favourites = JSON.parse(localStorage.getItem(key ?? '') ?? '[]') as object[];
      const goneRecord = (other: string | undefined) => ({
        id: other,
        name: 'x',
        slug: 'x',
        make: 'x',
        model: 'x',
      });
      localStorage.setItem(
        key ?? '',
        JSON.stringify([...favourites, goneRecord(id), goneRecord('no-such-car')]),
      );
    },
    ['valuecars.FavouritedCars', sold.id],
  );
  await toast(page).getByRole('link', { name: 'View List' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByText('One car you saved is not on this site any more.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove from the list' }).click();
  await page.getByRole('button', { name: `Remove ${sold.name}` }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await hearts(page).first().click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await hearts(page).first().click();
  await expect(page.getByText('You have no saved cars yet.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You have no saved cars yet.')).toBeVisible();
  await expectAccessible(page);
  expect(paths).toEqual([]);
  expect((await askSite('valuecars', '/watchlist')).status).toBe(404);
  expect((await askSite('northside', '/favourites')).status).toBe(404);
});
