import { newShopper } from './inbox.ts';
import { freeVehicle, SELLERS, sql } from './reserving.ts';
import { expect, expectAccessible, siteUrl, test, vehiclePaths } from './test.ts';

const WIDTHS = [390, 1440];
const leadOf = async (name: string) => {
  const [lead] = await sql(`select payload from leads where payload->>'name' = $1`, [name]);
  return lead?.payload as { phone: string; email: string; message: string } | undefined;
};

for (const width of WIDTHS)
  test(`a short enquiry is sent with a name and a mobile by keyboard at ${width} px`, async ({ page }) => {
    const shopper = { ...newShopper(), name: `Kim Short ${width} ${Date.now()}` };
    await page.setViewportSize({ width, height: 900 });
    const [path] = await vehiclePaths('northside');
    await page.goto(siteUrl('northside', path));
    await page
      .getByRole('main')
      .getByRole('link', { name: /Enquir/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('input:visible, select:visible').first()).toHaveAttribute('name', 'name');
    await expect(dialog.getByLabel(/Comments|Message/)).toHaveValue(/Is it still available\?$/);
    await expectAccessible(page);
    await dialog.getByLabel('Name', { exact: true }).focus();
    await page.keyboard.type(shopper.name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(shopper.phone);
    await dialog.getByLabel('I agree to the terms of use').press('Space');
    await dialog.getByRole('button', { name: /^Send/ }).press('Enter');
    await expect(page).toHaveURL(siteUrl('northside', '/success'));
    await expect.poll(async () => (await leadOf(shopper.name))?.email).toBe('');
  });

test('a short enquiry asks for a mobile or an email where there is neither', async ({ page }) => {
  const [path] = await vehiclePaths('northside');
  await page.goto(siteUrl('northside', path));
  await page
    .getByRole('main')
    .getByRole('link', { name: /Enquir/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Kim');
  await dialog.getByRole('button', { name: /^Send/ }).click();
  await expect(dialog.getByLabel('Mobile')).toHaveAccessibleDescription(/Enter your mobile or your email/);
});

test('a phone offers an SMS about the vehicle on a site with a number of its own', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const [path = ''] = await vehiclePaths('harbour');
  const [car] = await sql('select stocknum from cars where slug = $1', [path.split('/').at(-1)]);
  await page.goto(siteUrl('harbour', path));
  const link = page.getByRole('main').getByRole('link', { name: 'Text us' });
  await expect(link).toBeVisible();
  const href = (await link.getAttribute('href')) ?? '';
  expect(href).toMatch(/^sms:\+61480000110\?&body=/);
  expect(decodeURIComponent(href)).toContain(`stock ${car?.stocknum}: `);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(link).toBeHidden();
  await page.goto(siteUrl('northside', (await vehiclePaths('northside'))[0]));
  await expect(page.getByRole('main').getByRole('link', { name: 'Text us' })).toHaveCount(0);
});

test('two presses book one of the next free test drives', async ({ page }) => {
  const shopper = newShopper();
  await page.goto(siteUrl('harbour', (await vehiclePaths('harbour'))[0]));
  await page.evaluate(
    ({ name, email, phone }) =>
      localStorage.setItem('harbour.User', JSON.stringify({ name, email, phone, last_name: null })),
    shopper,
  );
  const times = page.getByRole('region', { name: 'Next free test drives' }).getByRole('link');
  // The times load when they come into view.
  await page
    .getByText(/^Stock number/)
    .first()
    .scrollIntoViewIfNeeded();
  await expect(times).toHaveCount(3);
  const time = await times.first().getAttribute('data-time');
  await times.first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('input[name=dateTime]:checked')).toHaveValue(time ?? '');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^(Send|Request|Book)/ }).click();
  await expect(page).toHaveURL(siteUrl('harbour', '/success'));
});

for (const seller of SELLERS)
  test(`a phone reserves a vehicle of ${seller.site} from its bar, in a checkout without menus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const path = await freeVehicle(seller);
    await page.goto(siteUrl(seller.site, path));
    const bar = page.getByRole('complementary', { name: 'This vehicle' });
    await expect(bar.getByRole('link', { name: /^Call/ })).toBeVisible();
    await bar.getByRole('link', { name: 'Reserve', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    const header = page.getByRole('banner');
    await expect(header).toHaveCount(1);
    await expect(page.getByText(/^Secure checkout/).last()).toBeVisible();
    await expectAccessible(page);
    await header.getByRole('link', { name: /^Back to the/ }).click();
    await expect(page).toHaveURL(siteUrl(seller.site, path));
  });
