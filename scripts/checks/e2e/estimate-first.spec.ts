import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { codeFor } from './inbox.ts';
import { hydrated, test } from './reserving.ts';
import { newAccount } from './signing-in.ts';
import { expect, expectAccessible, siteUrl } from './test.ts';

test.describe.configure({ timeout: 120_000 });

const next = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Describes a car up to its condition. Value Cars shows the estimate before it asks for a number. */
async function value(page: Page, rego: string, kilometres: string): Promise<void> {
  await page.goto(siteUrl('valuecars', '/cars/trade-in'));
  await hydrated(page);
  await page.getByLabel('Registration').fill(rego);
  await page.getByLabel('State').selectOption('SA');
  await next(page, 'Find my car');
  await next(page, 'Yes, this is my car');
  await page.getByLabel('Odometer (km)').fill(kilometres);
  for (const question of await page.getByRole('main').getByRole('group').all())
    await question.getByRole('radio').first().check();
  await next(page, 'See my estimate');
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('shows the estimate and what happens next before it asks for a number', async ({ page }) => {
      await value(page, 'AGE003', '30,000');
      await expect(page.locator('[data-estimate="range"]')).toContainText(/\$[\d,]+ to \$[\d,]+/);
      const steps = page.getByRole('region', { name: 'What happens next' });
      await expect(steps.getByText('Value Cars calls to arrange a time that suits you.')).toBeVisible();
      await expect(steps.getByText(/Your estimate holds until \d{1,2} \w{3} \d{4}\./)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Keep this estimate' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Accept offer' })).toHaveCount(0);
      await expectAccessible(page);
    });

    test('a verified number keeps the estimate, and outlines guide its photos', async ({ page }) => {
      const account = newAccount();
      await value(page, 'AGE003', '31,000');
      const range = await page.locator('[data-estimate="range"]').textContent();
      await hydrated(page);
      await page.getByLabel('Mobile number').fill(account.mobile);
      await next(page, 'Send code');
      await page.getByLabel('First name').fill(account.name);
      await page.getByLabel('Last name').fill(account.lastName);
      await page.getByLabel('Email').fill(account.email);
      await next(page, 'Send code');
      await expect.poll(() => codeFor(account.phone)).toMatch(/^\d{6}$/);
      await page.getByLabel('Code', { exact: true }).fill(await codeFor(account.phone));
      await next(page, 'Keep my estimate');
      await expect(page.getByRole('button', { name: 'Accept offer' })).toBeVisible();
      await expect(page.locator('[data-estimate="range"]')).toHaveText(range ?? '');
      await hydrated(page);
      const views = page.getByRole('list', { name: 'Views of your car' });
      await expect(views.getByRole('listitem')).toHaveCount(6);
      const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
        .jpeg()
        .toBuffer();
      await views
        .getByLabel(/^Front/)
        .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: photo });
      await expect(views.getByRole('listitem').first()).toContainText('Added');
      await expect(views.getByRole('listitem').nth(1)).toContainText('Optional');
      await expect(page.getByRole('img', { name: 'Your car, front' })).toBeVisible();
      await expectAccessible(page);
      await page.reload();
      await expect(views.getByRole('listitem').first()).toContainText('Added');
    });
  });
}

test('the sign-in page of a gated selling page says what it offers first', async ({ page }) => {
  await page.goto(siteUrl('coastline', '/sell-my-car'));
  await expect(page).toHaveURL(/\/sign-in\?/);
  const offer = page.getByRole('region', { name: 'Sell my caravan' });
  await expect(offer.getByText('Sell, trade or consign your caravan with Coastline')).toBeVisible();
  await expect(offer.getByText('We ring you back')).toBeVisible();
  await expect(page.getByText('Three ways to sell')).toBeVisible();
  await expect(page.getByLabel('Mobile number')).toBeVisible();
  await expectAccessible(page);
});
