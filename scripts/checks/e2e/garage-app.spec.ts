import { saveToWatchlist } from '@forecourt/lib/accounts/watchlist/items.server';
import { openPool } from '@forecourt/lib/platform/database/client.server';
import type { Page } from '@playwright/test';
import { kept, received, useEmulatedPush, WORKER, whileHoldEndsSoon } from './garage-app.ts';
import { databaseUrl, hydrated, sql } from './reserving.ts';
import { signedIn } from './signing-in.ts';
import { carOf } from './stock-record.ts';
import { askSite, expect, expectAccessible, siteUrl, test } from './test.ts';

// Northside has the app, Value Cars has only the garage.
const SITE = 'northside';
const GARAGE = '/my-garage';

const part = (page: Page) => page.getByRole('region', { name: 'On this device' });

test.describe('files of the app', () => {
  test('the manifest names the garage, and all its icons exist', async () => {
    const { status, headers, body } = await askSite(SITE, '/site.webmanifest');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/manifest+json');
    const manifest = JSON.parse(body) as { start_url: string; icons: { src: string; purpose: string }[] };
    expect(manifest.start_url).toBe(GARAGE);
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
    for (const src of [...manifest.icons.map((icon) => icon.src), '/app-icon-180.png']) {
      const icon = await askSite(SITE, src);
      expect([src, icon.status, icon.headers.get('content-type')]).toEqual([src, 200, 'image/png']);
    }
  });

  test('the service worker is a script that browsers revalidate', async () => {
    const { status, headers } = await askSite(SITE, '/garage-app.js');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/javascript');
    expect(headers.get('cache-control')).toMatch(/max-age=0|no-cache/);
  });

  test('a site without the app has no manifest, and its worker removes itself', async () => {
    expect((await askSite('valuecars', '/site.webmanifest')).status).toBe(404);
    expect((await askSite('valuecars', '/app-icon-192.png')).status).toBe(404);
    expect((await askSite('valuecars', '/garage-app.js')).body).toContain('unregister');
    expect((await askSite('valuecars', '/')).body).not.toContain('rel="manifest"');
  });

  test('strangers get no offline garage', async () => {
    const { status, headers } = await askSite(SITE, '/api/garage-app/offline');
    expect(status).toBe(401);
    expect(headers.get('cache-control')).toContain('no-store');
  });
});

for (const width of [390, 1440])
  test.describe(`at ${width} px`, () => {
    test.use({
      viewport: { width, height: 900 },
      expected: { words: [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /garage-app\/seen/] },
    });

    test('the garage opens without a connection, with the time of each price', async ({ page, context }) => {
      const { userId } = await signedIn(context, SITE);
      const car = await carOf(SITE, "r->>'item_type' = 'car'");
      const [row] = await sql('select id from cars where slug = $1', [car.slug]);
      const pool = openPool(databaseUrl);
      await saveToWatchlist(pool, { siteSlug: SITE, userId }, [String(row?.['id'])]);
      await pool.end();
      await page.goto(siteUrl(SITE, GARAGE));
      await expect(part(page)).toBeVisible();
      await expectAccessible(page);
      await kept(page);
      await context.setOffline(true);
      await page.goto(siteUrl(SITE, GARAGE), { waitUntil: 'commit' });
      await expect(page.getByRole('status')).toContainText(
        /You’re offline\. This is your garage as at \d{1,2} \w{3} \d{4}, /,
      );
      const saved = page.getByRole('region', { name: /^Saved/ });
      await expect(saved.getByRole('listitem')).toContainText(
        / as at \d{1,2} \w{3} \d{4}, \d{1,2}:\d\d [ap]m/,
      );
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways).toBeLessThanOrEqual(0);
      await expectAccessible(page);
      await context.setOffline(false);
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'My Garage' })).toBeVisible();
      await expect(page.getByText('You’re offline')).toHaveCount(0);
    });

    test('signing out deletes the offline garage', async ({ page, context }) => {
      await signedIn(context, SITE);
      await page.goto(siteUrl(SITE, GARAGE));
      await kept(page);
      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
      await expect(page).toHaveURL(siteUrl(SITE));
      await expect
        .poll(() => page.evaluate(async () => (await caches.match('/api/garage-app/offline')) === undefined))
        .toBe(true);
    });

    test('notifications reach the browser once turned on, until they are turned off', async ({
      page,
      context,
    }) => {
      const subscription = await useEmulatedPush(page);
      const { userId, phone } = await signedIn(context, SITE);
      await page.goto(siteUrl(SITE, GARAGE));
      await part(page).getByRole('button', { name: 'Turn on notifications' }).click();
      await expect(part(page).getByText('Notifications are on for this device.')).toBeVisible();
      await expectAccessible(page);
      const subscribed = () => sql('select endpoint from push_subscriptions where user_id = $1', [userId]);
      expect(await subscribed()).toEqual([{ endpoint: subscription.endpoint }]);

      // At night, other notifications wait for the morning.
      await whileHoldEndsSoon({ site: SITE, userId, phone }, () =>
        expect
          .poll(async () => (await received(subscription)).map(({ body, path }) => [body, path]), WORKER)
          .toEqual([[expect.stringMatching(/^Your reservation ends \d/), '/my-garage#reservations']]),
      );

      await part(page).getByRole('button', { name: 'Turn off notifications' }).click();
      await expect(part(page).getByText('Notifications are off on this device.')).toBeVisible();
      expect(await subscribed()).toEqual([]);
    });

    test('notifications that ended with another session are shown as off', async ({ page, context }) => {
      await useEmulatedPush(page);
      const { userId } = await signedIn(context, SITE);
      await page.goto(siteUrl(SITE, GARAGE));
      await part(page).getByRole('button', { name: 'Turn on notifications' }).click();
      await expect(part(page).getByText('Notifications are on for this device.')).toBeVisible();
      await page.reload();
      await expect(part(page).getByText('Notifications are on for this device.')).toBeVisible();
      await sql('delete from sessions where user_id = $1', [userId]);
      await signedIn(context, SITE);
      await page.goto(siteUrl(SITE, GARAGE));
      await expect(part(page).getByText('Notifications are off on this device.')).toBeVisible();
    });

    test('alerts can arrive as notifications too', async ({ page, context }) => {
      const { userId } = await signedIn(context, SITE);
      await page.goto(siteUrl(SITE, GARAGE));
      const alerts = page.getByRole('region', { name: 'Alerts', exact: true });
      await alerts.getByRole('group', { name: 'Price drops' }).getByLabel('Notification').check();
      await alerts.getByRole('button', { name: 'Save my alerts' }).click();
      await expect(page.getByText('Your alerts have been saved.')).toBeVisible();
      expect(
        await sql("select by_push from alert_preferences where user_id = $1 and kind = 'price_drop'", [
          userId,
        ]),
      ).toEqual([{ by_push: true }]);
      expect(
        await sql("select channel, given from alert_consents where user_id = $1 and channel = 'push'", [
          userId,
        ]),
      ).toEqual([{ channel: 'push', given: true }]);
    });

    test('notifications about reservations and messages can be turned off', async ({ page, context }) => {
      const { userId } = await signedIn(context, SITE);
      await page.goto(siteUrl(SITE, GARAGE));
      await part(page).getByLabel('My reservations').uncheck();
      await part(page).getByRole('button', { name: 'Save my notifications' }).click();
      await expect(page.getByText('Your notifications have been saved.')).toBeVisible();
      await expect(part(page).getByLabel('My reservations')).not.toBeChecked();
      expect(await sql('select holds, messages from push_preferences where user_id = $1', [userId])).toEqual([
        { holds: false, messages: true },
      ]);
    });

    test('installing is offered from the second day on, within the page', async ({ page, context }) => {
      await signedIn(context, SITE);
      await page.goto(siteUrl(SITE, GARAGE));
      const mayInstall = () =>
        page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));
      const offer = page.getByRole('region', { name: 'Install My Garage' });
      // The page prevents the browser's own offer, once it listens.
      await expect.poll(mayInstall).toBe(false);
      await expect(offer).toHaveCount(0);
      await page.evaluate(() => localStorage.setItem('garage-visits', '2026-01-01'));
      await page.reload();
      await expect.poll(mayInstall).toBe(false);
      await expect(offer).toBeVisible();
      expect(await offer.evaluate((element) => getComputedStyle(element).position)).toBe('static');
      await offer.getByRole('button', { name: 'Not now' }).click();
      await page.reload();
      await expect.poll(mayInstall).toBe(false);
      await expect(offer).toHaveCount(0);
    });
  });

test('pages without the garage register no service worker and load none of its script', async ({ page }) => {
  await page.goto(siteUrl(SITE));
  await hydrated(page);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('a new version of the app waits until somebody presses for it', async ({ page, context }) => {
  await signedIn(context, SITE);
  await page.goto(siteUrl(SITE, GARAGE));
  await kept(page);
  // A worker controls pages that are opened after it.
  await page.reload();
  await hydrated(page);
  const activeScript = () =>
    page.evaluate(
      async (scope) => (await navigator.serviceWorker.getRegistration(scope))?.active?.scriptURL,
      GARAGE,
    );
  await expect.poll(activeScript).toMatch(/\/garage-app\.js$/);
  // Playwright cannot change what a browser's check for updates receives; another address is an update too.
  await page.evaluate(
    (scope) => navigator.serviceWorker.register('/garage-app.js?next', { scope }).then(() => undefined),
    GARAGE,
  );
  const update = part(page).getByRole('button', { name: 'Update now' });
  await expect(update).toBeVisible();
  expect(await activeScript()).toMatch(/\/garage-app\.js$/);
  await expect(page.getByRole('heading', { level: 1, name: 'My Garage' })).toBeVisible();
  await Promise.all([page.waitForEvent('load'), update.click()]);
  await expect.poll(activeScript).toMatch(/\?next$/);
  await expect(page.getByRole('heading', { level: 1, name: 'My Garage' })).toBeVisible();
});

test('a photo shared with the app before a valuation opens the trade-in page', async () => {
  const boundary = 'shared-photo';
  const body = `--${boundary}\r\ncontent-disposition: form-data; name="photos"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\nx\r\n--${boundary}--\r\n`;
  const { status, headers } = await askSite(SITE, '/api/trade-in/photos?shared=1', {
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'sec-fetch-site': 'none',
      'sec-fetch-mode': 'navigate',
    },
    body,
  });
  expect(status).toBe(303);
  expect(headers.get('location')).toMatch(/^\/(?:sell-my-car|sell-your-car|trade-in)$/);
});

for (const width of [390, 1440])
  test.describe(`photos shared before a valuation, at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    /** Shares a photo as the system does: a form is posted to the address of the manifest. */
    const share = (page: Page) =>
      page.evaluate(async () => {
        const canvas = document.createElement('canvas');
        canvas.width = 60;
        canvas.height = 40;
        const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
        const form = document.createElement('form');
        form.method = 'post';
        form.enctype = 'multipart/form-data';
        form.action = '/api/trade-in/photos?shared=1';
        const input = document.createElement('input');
        input.type = 'file';
        input.name = 'photos';
        const files = new DataTransfer();
        files.items.add(new File([picture ?? ''], 'car.png', { type: 'image/png' }));
        input.files = files.files;
        form.append(input);
        document.body.append(form);
        form.submit();
      });
    const waiting = (page: Page) =>
      page.evaluate(async () => (await (await caches.open('shared-photos')).keys()).length);

    test('are kept on the device and announced by the valuation', async ({ page, context }) => {
      await signedIn(context, SITE);
      await page.goto(siteUrl(SITE, GARAGE));
      await kept(page);
      const takesPhotos = () =>
        page.evaluate(
          async () => (await navigator.serviceWorker.getRegistration('/api/trade-in/photos'))?.active?.state,
        );
      await expect.poll(takesPhotos, WORKER).toBe('activated');
      await share(page);
      await page.waitForURL(/\/(?:sell-my-car|sell-your-car|trade-in)$/);
      await expect(
        page.getByText(
          'The photo you shared is kept on this device for 24 hours. You can add it after the estimate.',
        ),
      ).toBeVisible();
      expect(await waiting(page)).toBe(1);
      await expectAccessible(page);
    });

    test('are deleted when the shopper signs out', async ({ page, context }) => {
      await signedIn(context, SITE);
      await page.goto(siteUrl(SITE, GARAGE));
      await hydrated(page);
      await kept(page);
      await page.evaluate(async () => {
        const cache = await caches.open('shared-photos');
        await cache.put(`/shared-photos/${Date.now()}-0`, new Response('x'));
      });
      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
      await expect(page).toHaveURL(siteUrl(SITE));
      await expect.poll(() => page.evaluate(() => caches.has('shared-photos'))).toBe(false);
    });

    test('of more than a day ago are not announced, and deleted', async ({ page }) => {
      await page.goto(siteUrl(SITE));
      await page.evaluate(async () => {
        const cache = await caches.open('shared-photos');
        await cache.put(`/shared-photos/${Date.now() - 86_400_001}-0`, new Response('x'));
      });
      await page.goto(siteUrl(SITE, '/sell-my-car'));
      await expect.poll(() => waiting(page)).toBe(0);
      await expect(page.getByText(/you shared/)).toHaveCount(0);
    });
  });
