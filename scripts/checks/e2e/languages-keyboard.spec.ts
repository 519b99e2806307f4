import type { Page } from '@playwright/test';
import { tabTo } from './keyboard.ts';
import { signedIn } from './signing-in.ts';
import { expect, expectAccessible, siteUrl, test, vehiclePaths } from './test.ts';

// The journeys of `accessible-journeys.spec.ts` in Arabic, from right to left: by keyboard alone, with the part of the
// accessibility tree that screen readers need. Comparing and reserving are in `languages-checkout.spec.ts`.
const SITE = 'northside';
const main = (page: Page) => page.getByRole('main');

for (const width of [390, 1440])
  test.describe(`by keyboard in Arabic at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test('the first link of a page leads past the menus', async ({ page }) => {
      await page.goto(siteUrl(SITE, '/ar/search'));
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'انتقل إلى المحتوى' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/ar\/search#content$/);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    });

    test('searching: results are a named region whose vehicles open with Enter', async ({ page }) => {
      await page.goto(siteUrl(SITE, '/ar/search'));
      await expect(main(page)).toMatchAriaSnapshot(`
        - main:
          - navigation "مسار التنقل":
            - list:
              - listitem:
                - link "الرئيسية"
      `);
      const results = page.getByRole('region', { name: 'النتائج' });
      const link = results.getByRole('article').first().getByRole('heading').getByRole('link');
      await link.focus();
      await expect(link).toHaveAccessibleName(/\S/);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/ar\/cars\//);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });

    test('filtering: a closed filter opens with its values in Arabic, and a tick becomes a condition', async ({
      page,
    }) => {
      await page.goto(siteUrl(SITE, '/ar/search'));
      const filters = page.getByRole('region', { name: 'عوامل التصفية' });
      const open = page.getByRole('button', { name: 'عوامل التصفية', exact: true });
      if (width < 1024) {
        await tabTo(page, open);
        await page.keyboard.press('Enter');
      }
      const panel = width < 1024 ? page.getByRole('dialog', { name: 'عوامل التصفية' }) : filters;
      const colour = panel.locator('summary', { hasText: 'اللون' });
      await colour.focus();
      await page.keyboard.press('Enter');
      const white = panel.getByRole('checkbox', { name: /أبيض/ });
      await expect(white).toBeVisible();
      await white.focus();
      await page.keyboard.press('Space');
      await expect(page).toHaveURL(/colour/);
      if (width < 1024) await page.keyboard.press('Escape');
      const chips = page.getByRole('list', { name: 'عوامل التصفية المفعّلة' });
      await expect(chips.getByRole('button', { name: 'إزالة عامل التصفية أبيض' })).toBeVisible();
      await expectAccessible(page);
    });

    test('enquiring: the dialog has the focus, closes with Escape and returns it', async ({ page }) => {
      const [path] = await vehiclePaths(SITE);
      await page.goto(siteUrl(SITE, `/ar${path}`));
      const enquire = main(page).getByRole('link', { name: 'استفسر', exact: true }).first();
      await enquire.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expect(dialog).toMatchAriaSnapshot(`
        - dialog:
          - textbox "الاسم"
          - textbox /الجوال/
          - button "أرسل الاستفسار"
      `);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog], dialog') !== null))
        .toBe(true);
      await dialog.getByRole('button', { name: 'أرسل الاستفسار' }).focus();
      await page.keyboard.press('Enter');
      const name = dialog.getByLabel('الاسم', { exact: true });
      await expect(name).toHaveAttribute('aria-invalid', 'true');
      await expect(name).toHaveAccessibleDescription(/\p{Script=Arabic}/u);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(enquire).toBeFocused();
    });

    test('valuing a trade-in: the plate is labelled, and a missing one is named', async ({ page }) => {
      await page.goto(siteUrl(SITE, '/ar/trade-in'));
      const find = page.getByRole('button', { name: 'ابحث عن سيارتي', exact: true });
      await find.focus();
      await page.keyboard.press('Enter');
      const plate = page.getByLabel('رقم اللوحة');
      await expect(plate).toHaveAccessibleDescription('هذا الحقل مطلوب.');
      await expect(plate).toHaveAttribute('aria-invalid', 'true');
      await tabTo(page, page.getByLabel('الولاية'));
      await expectAccessible(page);
    });

    test('finance: the deposit follows arrow keys, and the repayment is announced', async ({ page }) => {
      const [path] = await vehiclePaths(SITE);
      await page.goto(siteUrl(SITE, `/ar${path}`));
      const calculator = page.getByRole('region', { name: 'حاسبة التمويل' });
      await calculator.scrollIntoViewIfNeeded();
      const deposit = calculator.getByRole('slider', { name: 'الدفعة الأولى' });
      await expect(deposit).toBeVisible();
      const status = calculator.locator('[aria-live="polite"]');
      const before = await status.textContent();
      const value = Number(await deposit.inputValue());
      await deposit.focus();
      // From right to left, the greater values are on the left.
      await page.keyboard.press('ArrowLeft');
      await expect.poll(async () => Number(await deposit.inputValue())).toBeGreaterThan(value);
      await expect(status).not.toHaveText(before ?? '');
    });

    test('booking a service: the work is named, and ticked by keyboard', async ({ page }) => {
      await page.goto(siteUrl(SITE, '/ar/book-service'));
      await expect(main(page)).toMatchAriaSnapshot(`
        - main:
          - heading "احجز موعد صيانة" [level=1]
      `);
      const work = main(page).getByRole('checkbox').first();
      await expect(work).toHaveAccessibleName(/\S/);
      await tabTo(page, work);
      await page.keyboard.press('Space');
      await expect(work).toBeChecked();
    });

    test('signing in: the field has a purpose, and an empty one is named', async ({ page }) => {
      await page.goto(siteUrl(SITE, '/ar/my-garage'));
      await expect(main(page)).toMatchAriaSnapshot(`
        - main:
          - heading "سجّل الدخول إلى مرآبي" [level=1]
          - textbox /رقم الجوال/
          - button "إرسال الرمز"
      `);
      const mobile = page.getByLabel('رقم الجوال');
      await expect(mobile).toHaveAttribute('autocomplete', 'tel');
      await tabTo(page, page.getByRole('button', { name: 'إرسال الرمز' }));
      await page.keyboard.press('Enter');
      await expect(mobile).toBeFocused();
      await expect(mobile).toHaveAccessibleDescription(/\p{Script=Arabic}/u);
    });

    test('the garage: its list of parts leads to named regions', async ({ page, context }) => {
      await signedIn(context, SITE);
      await page.goto(siteUrl(SITE, '/ar/my-garage'));
      const parts = page.getByRole('navigation', { name: 'مرآبي' });
      await expect(parts).toMatchAriaSnapshot(`
        - navigation "مرآبي":
          - link "عمليات البحث المحفوظة"
          - link "التنبيهات"
          - link "على هذا الجهاز"
          - link "الاستفسارات"
          - link "الحجوزات"
          - link "البيانات"
          - link "الحساب"
      `);
      for (const name of ['التنبيهات', 'على هذا الجهاز', 'الحجوزات']) {
        await parts.getByRole('link', { name, exact: true }).focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('region', { name, exact: true })).toBeInViewport();
      }
    });
  });
