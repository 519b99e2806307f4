import type { Page } from '@playwright/test';
import { tabTo } from './keyboard.ts';
import { freeVehicle, SELLERS } from './reserving.ts';
import { signedIn } from './signing-in.ts';
import { carOf } from './stock-record.ts';
import { expect, expectAccessible, siteUrl, test, vehiclePaths } from './test.ts';

// Each journey by keyboard alone, with the part of the accessibility tree that screen readers need for it. The
// snapshots name only what a change of design should not change. Booking a service is in
// `service-bookings.spec.ts`.

const main = (page: Page) => page.getByRole('main');
const seller = SELLERS.find(({ site }) => site === 'valuecars') ?? SELLERS[0];

for (const width of [390, 1440])
  test.describe(`by keyboard at ${width} px`, () => {
    // A smooth scroll to the focused link would end the one to its section.
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test('the first link of a page leads past the menus', async ({ page }) => {
      await page.goto(siteUrl('northside', '/search'));
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#content$/);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    });

    test('searching: results are a named region whose vehicles open with Enter', async ({ page }) => {
      await page.goto(siteUrl('northside', '/search'));
      await expect(main(page)).toMatchAriaSnapshot(`
        - main:
          - navigation "Breadcrumb":
            - list:
              - listitem:
                - link "Home"
      `);
      const results = page.getByRole('region', { name: 'Results' });
      const link = results.getByRole('article').first().getByRole('heading').getByRole('link');
      await link.focus();
      await expect(link).toHaveAccessibleName(/\S/);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/cars\//);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });

    test('comparing: two ticked vehicles open in a table with headers', async ({ page }) => {
      await page.goto(siteUrl('harbour', '/search'));
      const ticks = page
        .getByRole('region', { name: 'Results' })
        .getByRole('checkbox', { name: /^Compare: / });
      for (const index of [0, 1]) {
        await ticks.nth(index).focus();
        await page.keyboard.press('Space');
        await expect(ticks.nth(index)).toBeChecked();
      }
      const bar = page.getByRole('complementary', { name: 'Compare' });
      await bar.getByRole('link', { name: 'Compare now' }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/compare\?ids=/);
      await expect(main(page)).toMatchAriaSnapshot(`
        - main:
          - heading /^Compare/ [level=1]
      `);
      const table = page.getByRole('table');
      await expect(table.getByRole('columnheader')).toHaveCount(2);
      await expect(table.getByRole('rowheader', { name: /^Price/ })).toHaveCount(1);
      await expectAccessible(page);
    });

    test('enquiring: the dialog has the focus, closes with Escape and returns it', async ({ page }) => {
      const [path] = await vehiclePaths('northside');
      await page.goto(siteUrl('northside', path));
      const enquire = main(page)
        .getByRole('link', { name: /Enquir/ })
        .first();
      await enquire.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expect(dialog).toMatchAriaSnapshot(`
        - dialog:
          - textbox "Name"
          - textbox /Mobile/
          - button /^Send/
      `);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog], dialog') !== null))
        .toBe(true);
      await dialog.getByRole('button', { name: /^Send/ }).focus();
      await page.keyboard.press('Enter');
      await expect(dialog.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true');
      await expect(dialog.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(/\S/);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(enquire).toBeFocused();
    });

    test('reserving: the first step asks for three labelled fields before one button', async ({ page }) => {
      const path = await freeVehicle(seller);
      await page.goto(siteUrl(seller.site, `${path}/${seller.segment}`));
      const names = [/^Name/, /^Mobile/, /^Email/];
      for (const name of names) await tabTo(page, main(page).getByRole('textbox', { name }));
      const button = page.getByRole('button', { name: 'Hold this car and continue' });
      await tabTo(page, button);
      await page.keyboard.press('Enter');
      // A wrong field is described, and nothing is held.
      await expect(main(page).getByRole('textbox', { name: /^Name/ })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
      await expect(button).toBeVisible();
      await expectAccessible(page);
    });

    test('valuing a trade-in: the plate is labelled, and a missing one is named', async ({ page }) => {
      await page.goto(siteUrl('harbour', '/sell-my-car'));
      const find = page.getByRole('button', { name: 'Find my car', exact: true });
      await expect(main(page)).toMatchAriaSnapshot(`
        - main:
          - heading [level=1]
      `);
      await find.focus();
      await page.keyboard.press('Enter');
      const plate = page.getByLabel('Registration');
      await expect(plate).toHaveAccessibleDescription('This is a required field.');
      await expect(plate).toHaveAttribute('aria-invalid', 'true');
      await tabTo(page, page.getByLabel('State'));
      await expectAccessible(page);
    });

    test('finance: the interest rate follows arrow keys, and the repayment is announced', async ({
      page,
    }) => {
      const { slug } = await carOf('harbour', "(r->>'price')::float8 between 20000 and 60000");
      await page.goto(siteUrl('harbour', `/cars/${slug}`));
      const calculator = page.getByRole('region', { name: 'Finance calculator' });
      await calculator.scrollIntoViewIfNeeded();
      const rate = calculator.getByRole('slider', { name: 'Interest rate' });
      const field = calculator.getByRole('textbox', { name: 'Interest rate' });
      await expect(field).toBeVisible();
      const status = calculator.locator('[aria-live="polite"]');
      const before = await status.textContent();
      const value = await field.inputValue();
      await rate.focus();
      await page.keyboard.press('ArrowRight');
      await expect(field).not.toHaveValue(value);
      await expect(status).not.toHaveText(before ?? '');
    });

    test('booking a service: the work is named, and ticked by keyboard', async ({ page }) => {
      await page.goto(siteUrl('northside', '/book-service'));
      await expect(main(page)).toMatchAriaSnapshot(`
        - main:
          - heading "Book a service" [level=1]
      `);
      await tabTo(page, page.getByRole('checkbox', { name: /^Brake inspection/ }));
      await page.keyboard.press('Space');
      await expect(page.getByRole('checkbox', { name: /^Brake inspection/ })).toBeChecked();
    });

    test('signing in: the field has a purpose, and an empty one is named', async ({ page }) => {
      await page.goto(siteUrl('northside', '/my-garage'));
      await expect(main(page)).toMatchAriaSnapshot(`
        - main:
          - heading "Sign in to My Garage" [level=1]
          - textbox /Mobile number/
          - button "Send code"
      `);
      const mobile = page.getByLabel('Mobile number');
      await expect(mobile).toHaveAttribute('autocomplete', 'tel');
      await tabTo(page, page.getByRole('button', { name: 'Send code' }));
      await page.keyboard.press('Enter');
      await expect(mobile).toBeFocused();
      await expect(mobile).toHaveAccessibleDescription(/\S/);
    });

    test('the garage: its list of parts leads to named regions', async ({ page, context }) => {
      await signedIn(context, 'northside');
      await page.goto(siteUrl('northside', '/my-garage'));
      await expect(page.getByRole('navigation', { name: 'My Garage' })).toMatchAriaSnapshot(`
        - navigation "My Garage":
          - link "Saved searches"
          - link "Alerts"
          - link "On this device"
          - link "Enquiries"
          - link "Reservations"
          - link "Details"
          - link "Account"
      `);
      for (const name of ['Alerts', 'On this device', 'Reservations']) {
        const link = page
          .getByRole('navigation', { name: 'My Garage' })
          .getByRole('link', { name, exact: true });
        await link.focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('region', { name, exact: true })).toBeInViewport();
      }
    });
  });
