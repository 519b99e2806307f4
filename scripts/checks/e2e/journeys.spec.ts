import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { codeFor } from './inbox.ts';
import { pressOn, slowDown, tabTo, typeInto } from './keyboard.ts';
import { applicationsOf, financedCar, LENDER_PAGE, POPUP } from './lender.ts';
import { addCar, removeOwnCars } from './own-cars.ts';
import {
  cardFields,
  freeVehicle,
  GOOD_CARD,
  hydrated,
  reservationOf,
  SELLERS,
  sql,
  test,
} from './reserving.ts';
import { newAccount, signedIn } from './signing-in.ts';
import { carOf } from './stock-record.ts';
import { expect, expectAccessible, siteUrl } from './test.ts';

// Each journey of a shopper from its first page to its confirmation, by keyboard alone and on a processor as slow as
// that of a phone. What the steps store and send is tested by the spec of each area.

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first();
const [harbour] = SELLERS;
const SLOW = { timeout: 45_000 };

test.describe.configure({ timeout: 240_000 });
test.afterAll(removeOwnCars);

for (const width of [390, 1440])
  test.describe(`by keyboard on a slow processor at ${width} px`, () => {
    // Smooth scrolling would move the page between presses.
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });
    test.beforeEach(({ page }) => slowDown(page));

    test('a search leads to a vehicle and to an enquiry about it', async ({ page }) => {
      const name = `Kim Journey ${randomUUID().slice(0, 8)}`;
      await page.goto(siteUrl('northside', '/search'));
      await hydrated(page);
      await typeInto(page, page.locator('#stock-query'), 'mx-5');
      await expect(page).toHaveURL(/query=mx-5/, SLOW);
      const first = page.getByRole('region', { name: 'Results' }).getByRole('article').first();
      await expect(first.getByRole('heading')).toContainText('MX-5', SLOW);
      await page.keyboard.press('Escape');
      await pressOn(page, first.getByRole('heading').getByRole('link'));
      await expect(page).toHaveURL(/\/cars\//, SLOW);
      await hydrated(page);
      await pressOn(
        page,
        main(page)
          .getByRole('link', { name: /Enquir/ })
          .first(),
      );
      const dialog = page.getByRole('dialog');
      await expectAccessible(page);
      await typeInto(page, dialog.getByLabel('Name', { exact: true }), name);
      await typeInto(page, dialog.getByLabel('Mobile'), newAccount().mobile);
      await pressOn(page, dialog.getByLabel('I agree to the terms of use'), 'Space');
      await pressOn(page, dialog.getByRole('button', { name: /^Send/ }));
      await expect(page).toHaveURL(siteUrl('northside', '/success'), SLOW);
      expect(await sql(`select kind from leads where payload->>'name' = $1`, [name])).toHaveLength(1);
    });

    test('a deal is built on a vehicle and sent to the dealer', async ({ page }) => {
      const { slug } = await addCar('harbour', {
        location_id: 'harbour-albion',
        payment_processors: ['stripe'],
        price: 30_000,
        price_type: 'Drive Away',
        state: 'QLD',
      });
      const { name, mobile, email } = newAccount();
      await page.goto(siteUrl('harbour', `/cars/${slug}`));
      await pressOn(page, main(page).getByRole('link', { name: 'Build your deal' }));
      await expect(heading(page, 'Build your deal')).toBeVisible(SLOW);
      await hydrated(page);
      await pressOn(page, page.getByRole('checkbox', { name: /^Floor mats/ }), 'Space');
      await expect(page.getByRole('complementary', { name: 'Your figures' })).toContainText('$30,249', SLOW);
      await expectAccessible(page);
      await pressOn(page, button(page, 'Save this deal'));
      await expect(heading(page, /^Your deal$/)).toBeVisible(SLOW);
      await hydrated(page);
      await typeInto(page, page.getByLabel('Name'), name);
      await typeInto(page, page.getByLabel('Mobile'), mobile);
      await typeInto(page, page.getByLabel('Email'), email);
      await pressOn(page, button(page, 'Send to the dealer'));
      await expect(page.getByText('Waiting for the dealer')).toBeVisible(SLOW);
      await expectAccessible(page);
    });

    test('a vehicle is reserved, paid for and shown on a receipt', async ({ page }) => {
      const { name, mobile, email } = newAccount();
      const path = await freeVehicle(harbour);
      await page.goto(siteUrl('harbour', path));
      await pressOn(
        page,
        main(page)
          .getByRole('link', { name: /^Reserve/ })
          .first(),
      );
      await expect(button(page, 'Hold this car and continue')).toBeVisible(SLOW);
      await hydrated(page);
      await typeInto(page, page.getByLabel('Name'), name);
      await typeInto(page, page.getByLabel('Mobile'), mobile);
      await typeInto(page, page.getByLabel('Email'), email);
      await pressOn(page, button(page, 'Hold this car and continue'));
      for (const step of [/^Trade-in/, 'Delivery or pick-up']) {
        await expect(heading(page, step)).toBeVisible(SLOW);
        await hydrated(page);
        await pressOn(page, button(page, 'Continue'));
      }
      await expect(heading(page, 'Review and pay')).toBeVisible(SLOW);
      await hydrated(page);
      await expectAccessible(page);
      const fields = cardFields(page);
      const typed = async () => {
        await typeInto(page, fields.getByLabel('Card number'), GOOD_CARD);
        await typeInto(page, fields.getByLabel('Expiry date'), '12 / 34');
        await typeInto(page, fields.getByLabel('Security code'), '123');
      };
      await pressOn(page, page.getByLabel('I agree to the reservation terms'), 'Space');
      await typed();
      await pressOn(page, button(page, /^Pay \$/));
      await expect(heading(page, 'The car is reserved for you')).toBeVisible(SLOW);
      await expect(page.getByRole('region', { name: 'What to bring' })).toBeVisible();
      await expectAccessible(page);
      expect(await reservationOf(email)).toMatchObject({ status: 'paid' });
    });

    test('a car is valued, and its estimate kept and accepted', async ({ page }) => {
      const account = newAccount();
      await page.goto(siteUrl('valuecars', '/cars/trade-in'));
      await hydrated(page);
      await typeInto(page, page.getByLabel('Registration'), 'AGE003');
      await typeInto(page, page.getByLabel('State'), 'SA');
      await pressOn(page, button(page, 'Find my car'));
      await pressOn(page, button(page, 'Yes, this is my car'));
      await expect(page.getByLabel('Odometer (km)')).toBeVisible(SLOW);
      await hydrated(page);
      await typeInto(page, page.getByLabel('Odometer (km)'), '32,000');
      for (const question of await main(page).getByRole('group').all())
        await pressOn(page, question.getByRole('radio').first(), 'Space');
      await pressOn(page, button(page, 'See my estimate'));
      await expect(page.locator('[data-estimate="range"]')).toContainText(/\$[\d,]+ to \$[\d,]+/, SLOW);
      await hydrated(page);
      await expectAccessible(page);
      await typeInto(page, page.getByLabel('Mobile number'), account.mobile);
      await pressOn(page, button(page, 'Send code'));
      await typeInto(page, page.getByLabel('First name'), account.name);
      await typeInto(page, page.getByLabel('Last name'), account.lastName);
      await typeInto(page, page.getByLabel('Email'), account.email);
      await pressOn(page, button(page, 'Send code'));
      await expect.poll(() => codeFor(account.phone), SLOW).toMatch(/^\d{6}$/);
      await typeInto(page, page.getByLabel('Code', { exact: true }), await codeFor(account.phone));
      await pressOn(page, button(page, 'Keep my estimate'));
      await expect(button(page, 'Accept offer')).toBeVisible(SLOW);
      await hydrated(page);
      await pressOn(page, button(page, 'Accept offer'));
      await expect(page.getByText('Offer accepted')).toBeVisible(SLOW);
    });

    test('finance is applied for, and the lender takes over', async ({ page }) => {
      const account = newAccount();
      const { id } = await financedCar('valuecars');
      await page.route(`${LENDER_PAGE}?*`, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><html lang="en"><title>Lender</title><h1>Lender</h1></html>',
        }),
      );
      await page.goto(siteUrl('valuecars', `/personalised/finance?car_id=${id}`));
      const journey = page.getByRole('region', { name: POPUP });
      await journey.scrollIntoViewIfNeeded();
      await pressOn(page, journey.getByRole('button', { name: 'Get A Personalised Quote' }));
      await expect(journey.getByRole('tab', { name: 'Your Details' })).toBeFocused(SLOW);
      await typeInto(page, journey.getByLabel('First name'), account.name);
      await typeInto(page, journey.getByLabel('Last name'), account.lastName);
      await typeInto(page, journey.getByLabel('Email'), account.email);
      await typeInto(page, journey.getByLabel('Mobile'), account.mobile);
      await typeInto(page, journey.getByLabel('Postcode'), '5000');
      await pressOn(page, journey.getByLabel(/terms of use/), 'Space');
      await expectAccessible(page);
      const send = journey.getByRole('button', { name: /^(Send code|Request pre-approval)$/ });
      await pressOn(page, send);
      await expect(journey.getByLabel('Code', { exact: true })).toBeFocused(SLOW);
      await expect.poll(() => codeFor(account.phone), SLOW).toMatch(/^\d{6}$/);
      await page.keyboard.type(await codeFor(account.phone));
      await pressOn(page, send);
      await expect(page).toHaveURL((url) => url.href.startsWith(`${LENDER_PAGE}?application=`), SLOW);
      expect(await applicationsOf(account.phone)).toHaveLength(1);
    });

    test('a search without results is saved, with an alert by SMS', async ({ page, context }) => {
      const { userId } = await signedIn(context, 'harbour');
      await page.goto(siteUrl('harbour', '/search?query=zzzzqqqq'));
      await expect(heading(page, 'No Results Available')).toBeVisible();
      await expectAccessible(page);
      await pressOn(page, page.getByRole('link', { name: 'Tell me when one arrives' }));
      await expect(heading(page, 'Save this search')).toBeVisible(SLOW);
      await pressOn(page, page.getByRole('radio', { name: 'Text' }), 'Space');
      await pressOn(page, button(page, 'Save search'));
      await expect(page.getByText('Your search has been saved.')).toBeVisible(SLOW);
      expect(await sql('select by_text from alert_preferences where user_id = $1', [userId])).toContainEqual({
        by_text: true,
      });
    });

    test('a test drive is booked at a chosen day and time', async ({ page }) => {
      const { name, mobile, email } = newAccount();
      const { slug } = await carOf('harbour', "record->>'car_type' = 'used'");
      await page.goto(siteUrl('harbour', `/book-test-drive?car_id=${slug}`));
      const times = page.getByRole('group', { name: /^Preferred date and time/ });
      await typeInto(page, page.getByLabel('Name'), name);
      await typeInto(page, page.getByLabel('Mobile'), mobile);
      await typeInto(page, page.getByLabel('Email', { exact: true }), email);
      await tabTo(page, times.locator('input[name=day]:checked'));
      await page.keyboard.press('ArrowLeft');
      await expect(times.getByRole('radiogroup')).toBeVisible(SLOW);
      await pressOn(page, times.getByRole('radiogroup').getByRole('radio').first(), 'Space');
      await expect(times.locator('input[name=dateTime]:checked')).toHaveCount(1);
      await expectAccessible(page);
      await pressOn(page, button(page, 'Request test drive'));
      await expect(page).toHaveURL(siteUrl('harbour', '/success'), SLOW);
      expect(
        await sql(
          `select b.status from test_drive_bookings b join leads l on l.id = b.lead_id
           where l.payload->>'email' = $1`,
          [email],
        ),
      ).toEqual([{ status: 'booked' }]);
    });
  });
