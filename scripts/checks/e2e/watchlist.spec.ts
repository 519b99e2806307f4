import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sql } from './reserving.ts';
import { rows } from './rows.ts';
import { signedIn } from './signing-in.ts';
import { carOf } from './stock-record.ts';
import { askSite, expect, expectAccessible, siteUrl, test } from './test.ts';

const hearts = (page: Page) => page.getByRole('article').getByRole('button', { name: /^Save / });
const headerLink = (page: Page, name: string) => page.locator('header').getByRole('link', { name });
const toast = (page: Page) => page.getByRole('group', { name: 'Message' });
const savedIn = (userId: string) => sql('select car_id from watchlist_items where user_id = $1', [userId]);

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

  test('the heart saves and removes a car at once and reverts when the call fails', {
    tag: rows('WATCH-01..03 WATCH-06..19 ROUTE-96 SITE-59 OPEN-018 OPEN-020 OPEN-130'),
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
    const hold = () =>
      new Promise<void>((resolve) => {
        go = resolve;
      });
    let answerHeld = hold();
    const sent: { path: string; body: Record<string, unknown> }[] = [];
    await page.route('**/api/watchlist/*-car', async (route) => {
      const request = route.request();
      sent.push({ path: new URL(request.url()).pathname, body: request.postDataJSON() });
      await answerHeld;
      await route.continue();
    });
    await test.step('WATCH-01 the heart turns saved before the call is answered', async () => {
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(() => sent.map(({ path }) => path)).toEqual(['/api/watchlist/save-car']);
      expect(await savedIn(shopper.userId)).toEqual([]);
    });
    await test.step('WATCH-03 the heart is disabled while the car is saved', () =>
      expect(heart).toBeDisabled());
    go();
    await test.step('WATCH-14 the toast is titled Car Saved In Watchlist', () =>
      expect(toast(page).getByText('Car Saved In Watchlist', { exact: true })).toBeVisible());
    // The pointer on the toast keeps it open.
    await toast(page).hover();
    await test.step('WATCH-15 the toast names the saved car', () =>
      expect(toast(page)).toContainText(`${name} is now available in your watchlist`));
    await test.step('WATCH-18 the save toast links to the list', () =>
      expect(toast(page).getByRole('link', { name: 'View List', exact: true })).toHaveAttribute(
        'href',
        '/watchlist',
      ));
    await expect(heart).toBeEnabled();
    await expect(heart).toBeFocused();
    const [savedItem] = await savedIn(shopper.userId);
    expect(savedItem?.['car_id']).toBeTruthy();
    await test.step('WATCH-07 save-car sends the phone number', () =>
      expect(sent[0]?.body['phone_number']).toBe(shopper.phone));
    await test.step('WATCH-08 save-car sends the id of the car', () =>
      expect(sent[0]?.body['car_id']).toBe(savedItem?.['car_id']));
    await expect(headerLink(page, 'Watchlist')).toContainText('1');
    expect(paths).toHaveLength(1);
    await expectAccessible(page);

    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    answerHeld = hold();
    await test.step('WATCH-02 the heart turns unsaved before the remove call is answered', async () => {
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      await expect.poll(() => sent[1]?.path).toBe('/api/watchlist/remove-car');
      expect(await savedIn(shopper.userId)).toHaveLength(1);
    });
    await test.step('WATCH-03 the heart is disabled while the car is removed', () =>
      expect(heart).toBeDisabled());
    go();
    await test.step('WATCH-16 the toast is titled Car Removed', () =>
      expect(toast(page).getByText('Car Removed', { exact: true })).toBeVisible());
    await toast(page).hover();
    await test.step('WATCH-17 the toast names the removed car', () =>
      expect(toast(page)).toContainText(`${name} is no longer in your watchlist`));
    await test.step('WATCH-19 the removal toast links to the list', () =>
      expect(toast(page).getByRole('link', { name: 'View List', exact: true })).toHaveAttribute(
        'href',
        '/watchlist',
      ));
    await expect(heart).toBeEnabled();
    await test.step('WATCH-09 remove-car sends the phone number', () =>
      expect(sent[1]?.body['phone_number']).toBe(shopper.phone));
    await test.step('WATCH-10 remove-car sends the id of the car', () =>
      expect(sent[1]?.body['car_id']).toBe(savedItem?.['car_id']));
    expect(await savedIn(shopper.userId)).toEqual([]);

    await page.unrouteAll();
    const failWith = (status: number, json: object) =>
      page.route('**/api/watchlist/save-car', (route) => route.fulfill({ status, json }));
    await failWith(500, { error: 'Your watchlist is full.', code: 'failed' });
    await test.step('WATCH-12 a failed call alerts its error message', async () => {
      await heart.click();
      await expect(page.getByRole('alert').getByText('Your watchlist is full.')).toBeVisible();
    });
    await test.step('WATCH-13 the heart reverts when the call fails', async () => {
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      await expect(heart).toBeEnabled();
    });
    await page.unrouteAll();
    await failWith(200, { success: false });
    await test.step('WATCH-11 WATCH-13 an answer without success counts as a failure', async () => {
      await heart.click();
      await expect(page.getByRole('alert').getByText('An unknown error occurred.')).toBeVisible();
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
    });
    await page.unrouteAll();
    const sold = await soldCar('northside-mazda');
    await sql('insert into watchlist_items (site_slug, user_id, car_id) values ($1, $2, $3)', [
      'northside',
      shopper.userId,
      sold.id,
    ]);
    await test.step('ROUTE-96 View List opens the watchlist page', async () => {
      await heart.click();
      await expect(toast(page)).toContainText('Car Saved In Watchlist');
      await toast(page).getByRole('link', { name: 'View List' }).click();
      await expect(page).toHaveURL(siteUrl('northside', '/watchlist'));
      await expect(page.getByRole('heading', { level: 1, name: 'Watchlist' })).toBeVisible();
    });
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

test('saving needs an account with a phone', {
  tag: ['@WATCH-04', '@WATCH-05', '@SITE-58', '@OPEN-017', '@OPEN-020', '@OPEN-083'],
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
  await test.step('WATCH-05 the heart redirects a visitor to sign-in and back', async () => {
    await heart.click();
    await page.waitForURL(/\/sign-in\?/);
    const address = new URL(page.url()).searchParams;
    expect(Object.fromEntries(address)).toEqual({ type: 'watchlist', redirect: path, back: path });
  });
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

  await test.step('WATCH-04 SITE-58 an account without a phone cannot save a car', async () => {
    await sql('update users set phone = null where id = $1', [shopper.userId]);
    expect(await answerOf(shopper.cookie, mine)).toEqual([403, 'no_phone']);
    await page.goto(siteUrl('northside', path));
    await heart.click();
    await page.waitForURL(/\/sign-in\?type=watchlist/);
  });
});

test('favourites are stored in the browser, counted in the header and listed with sold cars', {
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
  // The pointer on the toast keeps it open.
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
  await expect(page.getByText('One car you saved is no longer on this site.')).toBeVisible();
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
