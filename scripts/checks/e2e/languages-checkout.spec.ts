import { lake } from './content.ts';
import { newMobile, newShopper } from './inbox.ts';
import { tabTo } from './keyboard.ts';
import { CODE_ASKED, freeVehicle, SELLERS, sentCode, sql, test } from './reserving.ts';
import { askSite, expect, expectAccessible, siteUrl } from './test.ts';

const [, seller] = SELLERS;
const SITE = seller.site;
const SIZES = [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a desktop', width: 1440, height: 900 },
] as const;
const SETTING = 'settings.languages';
/** A change of the content reaches pages within seconds, on a busy machine later. */
const DELIVERED = { timeout: 45_000 };

test.describe.configure({ timeout: 120_000 });
test.use({ expected: { words: [CODE_ASKED] } });

// No demo site that has languages takes reservations.
test.beforeEach(async () => {
  await lake
    .patch(`site-${SITE}`)
    .set({ [SETTING]: ['zh', 'vi', 'ar'] })
    .commit();
  await expect.poll(async () => (await askSite(SITE, '/ar')).status, DELIVERED).toBe(200);
});
test.afterEach(async () => {
  await lake.patch(`site-${SITE}`).unset([SETTING]).commit();
  await expect.poll(async () => (await askSite(SITE, '/ar')).status, DELIVERED).toBe(404);
});

for (const { name, ...size } of SIZES)
  test(`a checkout on ${name} is in Chinese, and its hold is known in each language`, async ({ page }) => {
    const checkout = `${await freeVehicle(seller)}/${seller.segment}`;
    const { email } = newShopper();
    const { mobile, phone } = newMobile();
    await page.setViewportSize(size);
    try {
      await page.goto(siteUrl(SITE, `/zh${checkout}`));
      await expect(page.getByRole('heading', { level: 1, name: '在线购买' })).toBeVisible();
      await page.getByRole('button', { name: '保留这辆车并继续' }).click();
      await expect(page.getByLabel('姓名')).toHaveAccessibleDescription('此项为必填。');
      await expectAccessible(page);
      await page.getByLabel('姓名').fill('Kim Nguyen');
      await page.getByLabel('手机').fill(mobile);
      await page.getByLabel('电子邮箱').fill(email);
      const hold = page.getByRole('button', { name: '保留这辆车并继续' });
      await hold.click();
      await page.getByLabel('验证码').fill(await sentCode(phone));
      await expectAccessible(page);
      await hold.click();
      await expect(page).toHaveURL(new RegExp(`/zh${checkout}\\?step=`));
      await expect(page.getByText('结账期间为您保留')).toBeVisible();
      await expectAccessible(page);
      await page.goto(siteUrl(SITE, checkout));
      await expect(page.getByText('Welcome back. The car is still held for you')).toBeVisible();
      await page.goto(siteUrl(SITE, `/ar${checkout}`));
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(page.getByText('محجوزة مؤقتًا أثناء إتمام الدفع')).toBeVisible();
      await expectAccessible(page);
    } finally {
      await sql('delete from reservations where car_id = (select id from cars where slug = $1)', [
        checkout.split('/').at(-2),
      ]);
    }
  });

for (const { name, ...size } of SIZES) {
  test(`comparing by keyboard in Arabic on ${name}: two ticked vehicles open in a table with headers`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto(siteUrl(SITE, '/ar/search'));
    const ticks = page.getByRole('region', { name: 'النتائج' }).getByRole('checkbox', { name: /^قارن: / });
    for (const index of [0, 1]) {
      await ticks.nth(index).focus();
      await page.keyboard.press('Space');
      await expect(ticks.nth(index)).toBeChecked();
    }
    await page.getByRole('link', { name: 'قارن الآن' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/ar\/compare\?ids=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^قارن السيارات/);
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveCount(2);
    await expect(table.getByRole('rowheader', { name: /^السعر/ })).toHaveCount(1);
    await expectAccessible(page);
  });

  test(`reserving by keyboard in Arabic on ${name}: the first step names its fields and what is wrong`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto(siteUrl(SITE, `/ar${await freeVehicle(seller)}/${seller.segment}`));
    const main = page.getByRole('main');
    for (const label of [/^الاسم/, /^الهاتف الجوال/, /^البريد الإلكتروني/])
      await tabTo(page, main.getByRole('textbox', { name: label }));
    const button = page.getByRole('button', { name: 'احجز هذه السيارة مؤقتًا وتابع' });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    // A wrong field is described, and nothing is held.
    const field = main.getByRole('textbox', { name: /^الاسم/ });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('هذا الحقل مطلوب.');
    await expect(button).toBeVisible();
    await expectAccessible(page);
  });
}

test('a reservation link without access says so in the language of the page', async ({ page }) => {
  await page.goto(siteUrl(SITE, '/vi/reservations/R-7K2M9Q'));
  await expect(page.getByRole('heading', { level: 1, name: 'Mở đơn giữ xe từ email của bạn' })).toBeVisible();
});
