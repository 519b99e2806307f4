import { askSite, expect, expectAccessible, siteUrl, test } from './test.ts';

// Unknown addresses answer 404, which the console reports.
test.use({ expected: { words: [/status of 404/] } });

const SIZES = [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a desktop', width: 1440, height: 900 },
] as const;

for (const { name, ...size } of SIZES)
  test(`an unknown address on ${name} is explained in Vietnamese`, async ({ page }) => {
    await page.setViewportSize(size);
    const { status } = await askSite('northside', '/vi/khong-co-trang-nay');
    expect(status).toBe(404);
    await page.goto(siteUrl('northside', '/vi/khong-co-trang-nay'));
    await expect(page.getByRole('heading', { level: 1, name: 'Không tìm thấy trang' })).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('searchbox').or(page.locator('#again-search')),
    ).toHaveAttribute('placeholder', 'Mô tả xe bạn muốn tìm');
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await expectAccessible(page);
  });

test('the menu of a phone, its links and its button to close are in the language of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl('northside', '/zh'));
  await page.getByRole('button', { name: '菜单' }).click();
  const menu = page.getByRole('dialog', { name: '菜单' });
  await expect(menu).toBeVisible();
  for (const href of await menu
    .getByRole('navigation')
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')))
    expect(href).toMatch(/^\/zh(?:\/|$)|^https?:/);
  await menu.getByRole('button', { name: '关闭' }).click();
  await expect(menu).toBeHidden();
});

test('an Arabic page runs from right to left, and its phone numbers from left to right', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(siteUrl('northside', '/ar/khong'));
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const [logo, saved] = [page.locator('header a').first(), page.locator('header .saved-link')];
  const [logoBox, savedBox] = [await logo.boundingBox(), await saved.boundingBox()];
  expect(logoBox?.x ?? 0).toBeGreaterThan(savedBox?.x ?? 0);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);
  await expect(page.locator('a[href^="tel:"] .numbers').first()).toHaveCSS('direction', 'ltr');
  await expectAccessible(page);
});

test('texts load for a site’s own languages only', async () => {
  const { status, body } = await askSite('northside', '/api/texts?language=vi&of=ui,forms');
  expect(status).toBe(200);
  expect(Object.keys(JSON.parse(body)).toSorted()).toEqual(['forms', 'ui']);
  expect((await askSite('harbour', '/api/texts?language=en&of=ui')).status).toBe(200);
  expect((await askSite('harbour', '/api/texts?language=vi&of=ui')).status).toBe(404);
  expect((await askSite('northside', '/api/texts?language=vi&of=constructor')).status).toBe(400);
});
