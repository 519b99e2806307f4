import { hydrated } from './reserving.ts';
import { expect, expectAccessible, siteUrl, test } from './test.ts';

for (const width of [390, 1440])
  test(`a shopper starts a valuation in Vietnamese at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(siteUrl('northside', '/vi/trade-in'));
    await hydrated(page);
    const main = page.getByRole('main');
    await main.getByText('Không có biển số? Nhập hãng, dòng xe và năm').click();
    await main.getByLabel('Hãng xe').fill('Mazda');
    await main.getByLabel('Dòng xe').fill('CX-5');
    await main.getByLabel('Năm', { exact: true }).fill('1800');
    await main.getByRole('button', { name: 'Tiếp tục' }).click();
    await expect(main.getByText(/^Vui lòng nhập năm từ \d{4} đến \d{4}\.$/).first()).toBeVisible();
    await expectAccessible(page);
    await main.getByLabel('Năm', { exact: true }).fill('2021');
    await main.getByRole('button', { name: 'Tiếp tục' }).click();
    await expect(page).toHaveURL(/\/vi\/trade-in\?step=confirm/);
    await expect(page.getByRole('heading', { level: 2, name: 'Xác nhận xe của bạn' })).toBeVisible();
    await main.getByRole('button', { name: 'Đúng, đây là xe của tôi' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Tình trạng xe' })).toBeVisible();
    await expect(main.getByLabel('Số km đã đi (km)')).toBeVisible();
    await expectAccessible(page);
  });

test('the finance page runs from right to left in Arabic and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl('northside', '/ar/finance-enquiry'));
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 2, name: 'استفسار عن التمويل' })).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});
