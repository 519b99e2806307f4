import { codeFor, textsTo } from './inbox.ts';
import { hydrated, sql, test } from './reserving.ts';
import { newAccount, signedIn } from './signing-in.ts';
import { expect, expectAccessible, siteUrl } from './test.ts';

const languageOf = async (phone: string): Promise<unknown> => {
  const [account] = await sql('select language from users where site_slug = $1 and phone = $2', [
    'northside',
    phone,
  ]);
  return account?.['language'];
};

for (const width of [390, 1440])
  test(`signing in on a Chinese page keeps the language at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const account = newAccount();
    await page.goto(siteUrl('northside', '/zh/my-garage'));
    await expect(page).toHaveURL(/\/zh\/sign-in\?/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('登录我的车库');
    await hydrated(page);
    await expectAccessible(page);
    await page.getByLabel('手机号码').fill(account.mobile);
    await page.getByRole('button', { name: '发送验证码' }).click();
    await page.getByLabel('名字').fill(account.name);
    await page.getByLabel('姓氏').fill(account.lastName);
    await page.getByLabel('电子邮箱').fill(account.email);
    await page.getByRole('button', { name: '发送验证码' }).click();
    await expect(page.getByText('验证码已发送！')).toBeVisible();
    await expect.poll(async () => (await textsTo(account.phone)).length).toBe(1);
    await page.getByLabel('验证码', { exact: true }).fill(await codeFor(account.phone));
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page).toHaveURL(siteUrl('northside', '/zh/my-garage'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的车库');
    expect(await languageOf(account.phone)).toBe('zh');
  });

for (const width of [320, 390, 1440])
  test(`the garage is in Arabic from right to left at ${width} px`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 900 });
    const account = await signedIn(context, 'northside');
    await page.goto(siteUrl('northside', '/ar/my-garage'));
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('مرآبي');
    await expect(page.getByRole('region', { name: 'الخطوة التالية' })).toContainText(
      'ابحث عن سيارتك التالية',
    );
    await expect(page.getByText(account.mobile).first()).toHaveCSS('direction', 'ltr');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });

test('the language of messages is a detail of the account', async ({ page, context }) => {
  const account = await signedIn(context, 'northside');
  await page.goto(siteUrl('northside', '/my-garage'));
  await hydrated(page);
  const language = page.getByLabel('Language of emails and texts');
  await expect(language).toHaveValue('en');
  await language.selectOption('Tiếng Việt');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('Your details have been saved.')).toBeVisible();
  await expect(language).toHaveValue('vi');
  expect(await languageOf(account.phone)).toBe('vi');
});

test('a site in English only does not ask for a language', async ({ page, context }) => {
  await signedIn(context, 'harbour');
  await page.goto(siteUrl('harbour', '/my-garage'));
  await expect(page.getByRole('button', { name: 'Save details' })).toBeVisible();
  await expect(page.getByLabel('Language of emails and texts')).toHaveCount(0);
});

test('saving a search keeps the language of the results', async ({ page, context }) => {
  await signedIn(context, 'northside');
  await page.goto(siteUrl('northside', '/vi/my-garage/save-search?search=%2Fvi%2Fsearch'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lưu tìm kiếm này');
  await expect(page.getByRole('link', { name: 'Quay lại kết quả' })).toHaveAttribute('href', /^\/vi\/search/);
  await expectAccessible(page);
});
