import type { Locator, Page } from '@playwright/test';
import { sampleOf } from './length.ts';
import { freeVehicle, SELLERS } from './reserving.ts';
import { ALL_SITES, expect, expectAccessible, siteUrl, test, vehiclePaths } from './test.ts';

const phoneBar = (page: Page) => page.getByRole('complementary', { name: 'This vehicle' });

const isOnTop = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return at !== null && element.contains(at);
  });

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

async function expectOneName(page: Page): Promise<void> {
  const acts = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a, .site-header .vehicle-past a')].flatMap(
      (link) => {
        // The next free times are named by their times.
        if (link.dataset.time) return [];
        const form = link.dataset.form;
        const path = link.getAttribute('href') ?? '';
        // A quick enquiry counts as an enquiry, and a finance page and its form as one action.
        const act =
          (form && (form === 'quickEnquiry' ? 'enquiry' : form)) ??
          (path.includes('#finance-form') ? 'finance' : path.startsWith('tel:') ? 'call' : null);
        const name = (link.textContent ?? '').trim().replace(/\s+/g, ' ');
        const place = link.closest('article, aside, section')?.getAttribute('aria-label') ?? '';
        return act && !link.closest('article')
          ? [{ act, name, place }]
          : act
            ? [{ act, name, place: 'card' }]
            : [];
      },
    ),
  );
  const names = Map.groupBy(acts, ({ act }) => act);
  for (const [act, links] of names) {
    const labels = new Set(links.map(({ name }) => name.replace(/^Call .*/, 'Call')));
    expect([...labels], `${act} is called by one name`).toHaveLength(1);
  }
  const places = acts.filter(({ place }) => place !== 'card').map(({ act, place }) => `${act} in ${place}`);
  expect(new Set(places).size).toBe(places.length);
  expect([...names.keys()]).toContain('enquiry');
  const enquiryLabels = await page
    .getByRole('main')
    .getByRole('link', { name: /^(Quick )?Enquir[ey]/ })
    .allTextContents();
  expect(new Set(enquiryLabels).size).toBe(1);
}

for (const site of sampleOf(ALL_SITES)) {
  test(`a phone always shows price, Call and Enquire at the bottom of a vehicle page of ${site}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const [path] = await vehiclePaths(site);
    await page.goto(siteUrl(site, path));
    const bar = phoneBar(page);
    const [call, enquire] = [
      bar.getByRole('link', { name: /^Call / }),
      bar.getByRole('link', { name: /^Enquire/ }),
    ];
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    for (const top of [0, 300, 900, 2_000, end]) {
      await scrollTo(page, top);
      await expect(bar).toContainText(/\$[\d,]+/);
      await expect.poll(() => isOnTop(call), `Call at ${top}`).toBe(true);
      await expect.poll(() => isOnTop(enquire), `Enquire at ${top}`).toBe(true);
    }
    // The footer ends above the bar, and lazy sections have made the page longer.
    await expect
      .poll(async () => {
        await scrollTo(page, await page.evaluate(() => document.documentElement.scrollHeight));
        const [footer, edge] = await Promise.all([
          page.getByRole('contentinfo').boundingBox(),
          bar.boundingBox(),
        ]);
        return (footer?.y ?? 0) + (footer?.height ?? 0) - (edge?.y ?? 0);
      })
      .toBeLessThanOrEqual(1);
    const similar = page.getByRole('region', { name: /^Similar/ });
    await similar.scrollIntoViewIfNeeded();
    await expect(similar.getByRole('article').first()).toBeVisible();
    await expectOneName(page);
    await enquire.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test(`the sticky header of a vehicle page of ${site} appears after 500 px of scroll`, {
    tag: ['@VDP-17'],
  }, async ({ page }) => {
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [path] = await vehiclePaths(site);
      await page.goto(siteUrl(site, path));
      await expect(phoneBar(page)).toBeHidden();
      const bar = page.locator('.vehicle-past-top');
      // The bar is rendered halfway to its threshold and hidden until then.
      await expect(bar).toHaveCount(0);
      await scrollTo(page, 499);
      await expect(bar).toBeHidden();
      await expect(bar).toHaveJSProperty('inert', true);
      await scrollTo(page, 520);
      await expect(bar).toBeVisible();
      await expect.poll(() => isOnTop(bar.getByText(/^\$[\d,]+/).first())).toBe(true);
      await expect(async () => {
        const [header, hanging] = await Promise.all([
          page.getByRole('banner').boundingBox(),
          bar.boundingBox(),
        ]);
        expect(hanging?.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0) - 1, -1);
      }).toPass();
      for (const link of await bar.getByRole('link').all()) await expect.poll(() => isOnTop(link)).toBe(true);
      await scrollTo(page, 499);
      await expect(bar).toBeHidden();
      await expect(bar).toHaveJSProperty('inert', true);
    }
  });
}

test('the sticky bottom bar of a site with the setting appears after 900 px of scroll', {
  tag: ['@VDP-18'],
}, async ({ page }) => {
  const [path] = await vehiclePaths('valuecars');
  await page.goto(siteUrl('valuecars', path));
  const bar = page.getByRole('region', { name: 'Enquire about this vehicle' });
  await scrollTo(page, 880);
  await expect(page.locator('.vehicle-past-bottom')).toBeHidden();
  await scrollTo(page, 940);
  await expect(bar).toBeVisible();
  await expect.poll(() => isOnTop(bar.getByRole('link', { name: /^Enquire/ }))).toBe(true);
  // The top bar has no buttons, so that they appear once.
  await expect(page.locator('.vehicle-past-top').getByRole('link')).toHaveCount(0);
  await expectAccessible(page);
  await scrollTo(page, 880);
  await expect(bar).toBeHidden();
});

for (const seller of SELLERS)
  test(`the sticky bar of ${seller.site} reserves the vehicle`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const path = await freeVehicle(seller);
    await page.goto(siteUrl(seller.site, path));
    const reserve = page
      .locator('.vehicle-past-top, .vehicle-past-bottom')
      .getByRole('link', { name: /^Reserve/ });
    // The bar is rendered halfway to its threshold.
    await expect(async () => {
      await scrollTo(page, 600);
      await scrollTo(page, 1_200);
      await expect(reserve).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(reserve).toHaveAttribute('href', `${path}/${seller.segment}`);
    await expect.poll(() => isOnTop(reserve)).toBe(true);
  });
