import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { sql } from './reserving.ts';
import { rows } from './rows.ts';
import { askSite, expect, expectAccessible, siteUrl, test, vehiclePaths } from './test.ts';

async function openVehicle(page: Page, site: string): Promise<string> {
  const [path = ''] = await vehiclePaths(site);
  await page.goto(siteUrl(site, path));
  return path.replace('/cars/', '');
}

function facts(pdf: Buffer) {
  const text = pdf.toString('latin1');
  const box = /\/MediaBox \[([\d. ]+)\]/.exec(text)?.[1]?.split(' ').map(Number) ?? [];
  return {
    pages: text.match(/\/Type \/Page\b/g)?.length,
    size: [box[2], box[3]].map((each) => Math.round(each ?? 0)),
  };
}

test('shares a vehicle by channel and by copied link', {
  tag: rows('VDP-09 SHARE-01..05 SHARE-07..10 OPEN-123'),
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route('https://www.facebook.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Facebook</title>' }),
  );
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    window.open = (...rest) => {
      const shareWindow = open(...rest);
      Object.assign(window, { shareWindow });
      return shareWindow;
    };
  });
  await page.clock.install();
  const slug = await openVehicle(page, 'harbour');
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const dialog = page.getByRole('dialog', { name: 'Share this vehicle' });
  await test.step('VDP-09 Share opens a dialog with five channels', async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(dialog.getByRole('link')).toHaveText(['Facebook', 'Twitter', 'WhatsApp', 'E-mail', 'SMS']);
  });
  await test.step('SHARE-05 SHARE-07 SHARE-08 SHARE-09 OPEN-123 each channel shares title and address', async () => {
    for (const [name, start] of [
      ['Twitter', 'https://twitter.com/'],
      ['WhatsApp', 'https://wa.me/'],
      ['E-mail', 'mailto:'],
      ['SMS', 'sms:'],
    ] as const) {
      const href = decodeURIComponent((await dialog.getByRole('link', { name }).getAttribute('href')) ?? '');
      expect(href.startsWith(start), href).toBe(true);
      expect(href).toContain(`${title} at `);
      expect(href).toContain(`/cars/${slug}?utm_source=share`);
    }
  });
  await expectAccessible(page);

  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await test.step('SHARE-10 Copy link copies the address', async () => {
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      `/cars/${slug}?utm_source=share`,
    );
  });
  await test.step('SHARE-01 the confirmation shows for 1.5 seconds', async () => {
    await page.clock.runFor(1_400);
    await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
    await page.clock.runFor(200);
    await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible();
  });

  const [small] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('link', { name: 'Facebook' }).click(),
  ]);
  await test.step('SHARE-04 OPEN-123 Facebook receives the address', () =>
    expect(small).toHaveURL(
      new RegExp(`^https://www\\.facebook\\.com/.*${encodeURIComponent(`/cars/${slug}?utm_source=share`)}$`),
    ));
  await test.step('SHARE-02 the share window measures 550 by 400', () =>
    expect
      .poll(() => small.evaluate(() => [innerWidth, innerHeight, window.opener]))
      .toEqual([550, 400, null]));
  await test.step('SHARE-03 the share window is checked every second, and closing it closes the dialog', async () => {
    await page.clock.runFor(5_000);
    await expect(dialog).toBeVisible();
    await small.close();
    await page.waitForFunction(() => (window as { shareWindow?: Window }).shareWindow?.closed);
    await page.clock.runFor(900);
    await expect(dialog).toBeVisible();
    await page.clock.runFor(200);
    await expect(dialog).toBeHidden();
  });
});

test('a site can hide Twitter from the share channels', {
  tag: ['@SHARE-06'],
}, async ({ page }) => {
  await openVehicle(page, 'northside');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog').getByRole('link')).toHaveText([
    'Facebook',
    'WhatsApp',
    'E-mail',
    'SMS',
  ]);
  await page.keyboard.press('Escape');
  // A phone uses its native share dialog.
  await page.evaluate(() => {
    const real = window.matchMedia.bind(window);
    window.matchMedia = (query) => real(query === '(pointer: coarse)' ? 'all' : query);
    navigator.share = async (data) => {
      document.title = `${data?.title} ${data?.url}`;
    };
  });
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page).toHaveTitle(/ at .* http\S+utm_source=share$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('prints a vehicle on one A4 page in a new tab', {
  tag: ['@ROUTE-05', '@SHARE-14', '@VDP-11', '@OPEN-022'],
}, async ({ page, context }) => {
  await context.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const slug = await openVehicle(page, 'harbour');
  const price = await page
    .getByRole('region', { name: 'Interested in this vehicle?' })
    .evaluate((box) => /\$[\d,]+/.exec(box.parentElement?.textContent ?? '')?.[0] ?? '');
  const [sheet] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Print', exact: true }).click(),
  ]);
  await expect(sheet).toHaveURL(siteUrl('harbour', `/print?car_id=${slug}`));
  await expect(sheet.locator('html[data-printed]')).toHaveCount(1);
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText(
    (await page.getByRole('heading', { level: 1 }).textContent()) ?? '',
  );
  const words = await sheet.locator('body').textContent();
  expect(words).toContain(price);
  expect(words).toMatch(/Dealer licence \w+/);
  expect(words).toMatch(/Printed on \d{1,2} \w{3} \d{4}\./);
  await expect(sheet.getByRole('img', { name: "QR code linking to this vehicle's page" })).toBeVisible();
  await expect(sheet.getByRole('navigation')).toHaveCount(0);
  await expectAccessible(sheet);
  expect(facts(await sheet.pdf({ preferCSSPageSize: true }))).toEqual({ pages: 1, size: [595, 842] });
});

test('the print dialog opens without a photo that does not load', {
  tag: ['@OPEN-022'],
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.clock.install();
  const held: Route[] = [];
  await page.route(/\.webp/, (route) => void held.push(route));
  const [path = ''] = await vehiclePaths('harbour');
  await page.goto(siteUrl('harbour', `/print?car_id=${path.replace('/cars/', '')}`), {
    waitUntil: 'domcontentloaded',
  });
  expect(held.length).toBeGreaterThan(0);
  await page.clock.runFor(5_000);
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  for (const route of held) await route.abort();
});

test('marks a reserved vehicle on its one-page print', {
  tag: ['@OPEN-022', '@OPEN-026'],
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  // A site without a checkout, so that only the feed marks cars as reserved.
  const carOf = async (isReserved: boolean) => {
    const [vehicle] = await sql(
      `select slug from cars where dealership_id = 'northside-mazda' and retired_at is null
         and show_on_dealer_website and status = 'in_stock' and (record->>'price')::numeric > 1000
         and coalesce((record->>'reserved')::boolean, false) = $1
       order by slug desc limit 1`,
      [isReserved],
    );
    return siteUrl('northside', `/print?car_id=${vehicle?.['slug']}`);
  };
  const mark = page.getByText('Reserved', { exact: true });
  await page.goto(await carOf(true));
  await expect(mark).toBeVisible();
  expect(facts(await page.pdf({ preferCSSPageSize: true }))).toEqual({ pages: 1, size: [595, 842] });
  await expectAccessible(page);
  await page.goto(await carOf(false));
  await expect(page.getByText(/^Stock number/)).toBeVisible();
  await expect(mark).toHaveCount(0);
});

test.describe('when there is no vehicle to print', () => {
  test.use({ expected: { words: [/status of 404/] } });

  test('the print page of an unknown vehicle answers 404', {
    tag: ['@ROUTE-05'],
  }, async ({ page }) => {
    for (const path of ['/print', '/print?car_id=no-such-car', '/print?car_id[]=a&car_id[]=b']) {
      const answer = await page.goto(siteUrl('harbour', path));
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Nothing to print' })).toBeVisible();
    }
    const [other = ''] = await vehiclePaths('coastline');
    const answer = await askSite('harbour', `/print?car_id=${other.replace('/cars/', '')}`);
    expect(answer.status).toBe(404);
  });
});

test('prints a vehicle named by its id as by its slug', { tag: ['@ROUTE-05'] }, async () => {
  const [path = ''] = await vehiclePaths('harbour');
  const slug = path.replace('/cars/', '');
  const [row] = await sql('select id from cars where slug = $1', [slug]);
  const titleAt = async (key: string) => {
    const { status, body } = await askSite('harbour', `/print?car_id=${encodeURIComponent(key)}`);
    return [status, /<title>([^<]*)/.exec(body)?.[1]];
  };
  const bySlug = await titleAt(slug);
  expect(bySlug[0]).toBe(200);
  expect(await titleAt(String(row?.['id']))).toEqual(bySlug);
});

test.describe('the PDF of a vehicle', () => {
  test.use({ expected: { words: [/status of 500/] } });

  test('downloads under its slug, and a failure shows a message', {
    tag: ['@SHARE-11', '@SHARE-12', '@SHARE-13', '@OPEN-023'],
  }, async ({ page }) => {
    const slug = await openVehicle(page, 'valuecars');
    const link = page.getByRole('link', { name: 'PDF', exact: true });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe(`${slug}.pdf`);
    const pdf = await readFile(await download.path());
    expect(facts(pdf)).toEqual({ pages: 1, size: [595, 842] });
    expect(pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0).toBeGreaterThanOrEqual(2);

    await page.route('**/api/cars/*/pdf', (route) => route.fulfill({ status: 500, body: 'no' }));
    await link.click();
    await expect(
      page.getByText('Sorry, we could not create the PDF. Please try again in a moment.'),
    ).toBeVisible();
    const missingPdf = await askSite('valuecars', '/api/cars/no-such-car/pdf');
    expect(missingPdf.status).toBe(404);
    expect(JSON.parse(missingPdf.body)).toEqual({
      error: 'This vehicle is no longer for sale, so its PDF is not available.',
      code: 'not_found',
    });
  });
});

test('a shared address has a social card of 1200 by 630 pixels', async ({ page }) => {
  await openVehicle(page, 'northside');
  const address = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
  expect(address).toMatch(/\/cars\/[a-z0-9-]+\/social-card$/);
  const size = await page.evaluate(async (path) => {
    const picture = new Image();
    picture.src = path;
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  }, new URL(address).pathname);
  expect(size).toEqual([1200, 630]);
  await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image');
});
