import { saveToWatchlist } from '@forecourt/lib/accounts/watchlist/items.server';
import { openPool } from '@forecourt/lib/platform/database/client.server';
import { kept, received, useEmulatedPush, WORKER, whileHoldEndsSoon } from './garage-app.ts';
import { databaseUrl, hydrated, sql } from './reserving.ts';
import { signedIn } from './signing-in.ts';
import { carOf } from './stock-record.ts';
import { askSite, expect, expectAccessible, siteUrl, test } from './test.ts';

// The garage as an app in Arabic, from right to left; in English it is in `garage-app.spec.ts`.
const SITE = 'northside';
const GARAGE = '/ar/my-garage';

test('the manifest of an Arabic page opens the garage in Arabic, and is the same app', async () => {
  const { status, body } = await askSite(SITE, '/ar/site.webmanifest');
  expect(status).toBe(200);
  expect(JSON.parse(body)).toMatchObject({ id: '/my-garage', start_url: GARAGE, lang: 'ar', dir: 'rtl' });
  expect((await askSite(SITE, '/ar/contact')).body).toContain('/ar/site.webmanifest');
});

for (const width of [390, 1440])
  test.describe(`in Arabic at ${width} px`, () => {
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
      await expect(page.getByRole('region', { name: 'على هذا الجهاز' })).toBeVisible();
      await kept(page);
      await context.setOffline(true);
      await page.goto(siteUrl(SITE, GARAGE), { waitUntil: 'commit' });
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(page.getByRole('status')).toContainText('أنت غير متصل. هذا مرآبك كما كان في ');
      await expect(page.getByRole('listitem').first()).toContainText(/ في \d{1,2} \p{Script=Arabic}+ \d{4}/u);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways).toBeLessThanOrEqual(0);
      await expectAccessible(page);
      await context.setOffline(false);
      await page.getByRole('link', { name: 'حاول مرة أخرى' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'مرآبي' })).toBeVisible();
    });

    test('notifications are in the language of the shopper, and lead to it', async ({ page, context }) => {
      const subscription = await useEmulatedPush(page);
      const { userId, phone } = await signedIn(context, SITE);
      await sql("update users set language = 'ar' where id = $1", [userId]);
      await page.goto(siteUrl(SITE, GARAGE));
      const part = page.getByRole('region', { name: 'على هذا الجهاز' });
      await part.getByRole('button', { name: 'تفعيل الإشعارات' }).click();
      await expect(part.getByText('الإشعارات مفعّلة على هذا الجهاز.')).toBeVisible();
      await expectAccessible(page);
      await whileHoldEndsSoon({ site: SITE, userId, phone }, () =>
        expect
          .poll(async () => (await received(subscription)).map(({ body, path }) => [body, path]), WORKER)
          .toEqual([[expect.stringMatching(/^ينتهي حجزك /), '/ar/my-garage#reservations']]),
      );
      await part.getByRole('button', { name: 'إيقاف الإشعارات' }).click();
      await expect(part.getByText('الإشعارات متوقفة على هذا الجهاز.')).toBeVisible();
    });

    test('installing is offered from the second day on, within the page', async ({ page, context }) => {
      await signedIn(context, SITE);
      await page.addInitScript(() => localStorage.setItem('garage-visits', '2026-01-01'));
      await page.goto(siteUrl(SITE, GARAGE));
      await hydrated(page);
      const mayInstall = () =>
        page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));
      await expect.poll(mayInstall).toBe(false);
      const offer = page.getByRole('region', { name: 'تثبيت مرآبي' });
      await expect(offer.getByRole('button', { name: 'ليس الآن' })).toBeVisible();
      await expectAccessible(page);
    });
  });
