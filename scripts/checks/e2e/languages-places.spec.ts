import { newShopper } from './inbox.ts';
import { expect, expectAccessible, siteUrl, test } from './test.ts';

const SIZES = [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a desktop', width: 1440, height: 900 },
] as const;

for (const { name, ...size } of SIZES)
  test(`an enquiry on ${name} is asked and checked in Chinese`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto(siteUrl('northside', '/zh/contact'));
    const form = page.locator('#enquiry form');
    await form.getByRole('button', { name: '发送咨询' }).click();
    await expect(form.getByRole('alert')).toContainText('请更正以下错误');
    await expect(form.getByLabel('姓名')).toHaveAccessibleDescription('此项为必填。');
    await expectAccessible(page);
  });

test('an enquiry without scripts returns to its page in its language, with its answers', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const { email } = newShopper();
  await page.goto(siteUrl('northside', '/vi/contact'));
  const form = page.locator('#enquiry form');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Gửi yêu cầu' }).click();
  await expect(page).toHaveURL(/\/vi\/contact\?problems=[\w.]+#enquiry$/);
  await expect(form.getByRole('alert')).toContainText('Vui lòng sửa các lỗi sau');
  await expect(form.getByLabel('Email')).toHaveValue(email);
  await context.close();
});

test('the search for a car to drive stays in the language of the page', async ({ page }) => {
  await page.goto(siteUrl('northside', '/vi/book-test-drive'));
  await expect(page.getByRole('heading', { name: 'Bạn muốn lái thử xe nào?' })).toBeVisible();
  const search = page.getByRole('main').getByRole('search');
  await search.getByRole('searchbox').fill('zzzz');
  await search.getByRole('button', { name: 'Tìm', exact: true }).click();
  await expect(page).toHaveURL(/\/vi\/book-test-drive\?query=zzzz$/);
  await expect(page.getByRole('status').filter({ hasText: 'Không có xe nào khớp với “zzzz”' })).toBeVisible();
});

test('the page after a form is in Arabic, from right to left', async ({ page }) => {
  await page.goto(siteUrl('northside', '/ar/success'));
  await expect(page.getByRole('heading', { level: 1, name: 'شكرًا لك' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectAccessible(page);
});
