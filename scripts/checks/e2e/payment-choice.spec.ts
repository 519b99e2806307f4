import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import type { Page } from '@playwright/test';
import { COMPARISON_WARNING } from './lender.ts';
import { addCar, removeOwnCars } from './own-cars.ts';
import { sql } from './reserving.ts';
import { signedIn } from './signing-in.ts';
import { DEALERSHIP } from './stock-record.ts';
import { arriveHydrated, expect, expectAccessible, siteUrl, test } from './test.ts';

const WIDTHS = [390, 1440] as const;
const FIGURE = /\$[\d,.]+ per week/;

/** Vehicles of Value Cars with a lender's offer, made for these tests. */
const financed: { path: string; id: string; price: number }[] = [];
test.beforeAll(async () => {
  const [row] = await sql(
    `select record->'finance_lenders' as lenders from cars where dealership_id = $1
     and (record->'finance_lenders'->0->>'interestRate')::float8 > 0
     and (record->'finance_lenders'->0->>'comparisonRate')::float8 > 0 limit 1`,
    [DEALERSHIP.valuecars],
  );
  for (const price of [24_990, 19_990]) {
    const { id, slug } = await addCar('valuecars', {
      price,
      offer_price: null,
      car_type: 'used',
      status: 'in_stock',
      finance_lenders: row?.lenders as Vehicle['finance_lenders'],
    });
    financed.push({ path: `/cars/${slug}`, id, price });
  }
});
test.afterAll(removeOwnCars);

const figureOf = (page: Page) => page.getByRole('main').locator('[data-credit=repayment]').first();

/** The form; the calculator of a page has fields of the same names. */
const formOf = (page: Page) => page.locator('form[action="/api/payment"]');

async function chooses(page: Page, deposit: string, term: string): Promise<void> {
  await page.getByText('Your deposit and term', { exact: true }).click();
  const form = formOf(page);
  await form.getByLabel('Deposit', { exact: true }).fill(deposit);
  await form.getByLabel('Term', { exact: true }).selectOption({ label: term });
  await form.getByRole('button', { name: 'Update weekly figures' }).click();
}

test.beforeEach(({ page }) => arriveHydrated(page));

for (const width of WIDTHS)
  test(`a deposit and term set once change the figures of every page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const [first, second] = financed;
    if (!first || !second) throw new Error('no vehicles');
    await page.goto(siteUrl('valuecars', first.path));
    const example = await figureOf(page).textContent();
    await chooses(page, '5,000', '7 years');
    await expect(page.getByText('Every weekly figure uses your deposit and term.')).toBeVisible();
    await expect(page.getByText('$5,000 deposit, 7-year term').first()).toBeAttached();
    await expect(figureOf(page)).not.toHaveText(example ?? '');
    const own = FIGURE.exec((await figureOf(page).textContent()) ?? '')?.[0] ?? '';
    await expectAccessible(page);

    await page.goto(siteUrl('valuecars', `/compare?ids=${first.id},${second.id}`));
    await expect(page.getByRole('row', { name: /^Weekly estimate/ })).toContainText(own);
    await expect(page.getByRole('main')).toContainText(COMPARISON_WARNING);

    await page.goto(siteUrl('valuecars', second.path));
    await expect(page.getByText('$5,000 deposit, 7-year term').first()).toBeAttached();
  });

test('a deposit outside the limits is refused beside its field', async ({ page }) => {
  const [vehicle] = financed;
  await page.goto(siteUrl('valuecars', vehicle?.path ?? '/'));
  await chooses(page, '300000', '5 years');
  await expect(formOf(page).getByText('Cannot be less than $0 or more than $250,000')).toBeVisible();
  await expect(formOf(page).getByLabel('Deposit', { exact: true })).toBeFocused();
  await expectAccessible(page);
});

test('cards show the weekly figure with its comparison rate and conditions', async ({ page }) => {
  const [row] = await sql(
    `select stocknum from cars where dealership_id = $1 and status = 'in_stock'
     and (record->'finance_lenders'->0->>'comparisonRate')::float8 > 0 and show_on_dealer_website
     order by stocknum limit 1`,
    [DEALERSHIP.valuecars],
  );
  await page.goto(siteUrl('valuecars', `/search?query=${row?.stocknum}`));
  const card = page
    .locator('article.car-card')
    .filter({ has: page.locator('[data-credit=repayment]') })
    .first();
  await expect(card.locator('[data-credit=repayment]')).toHaveText(FIGURE);
  await expect(card.locator('[data-credit=comparison]')).toBeVisible();
  await card.getByText('Finance conditions').click();
  await expect(card.getByText(COMPARISON_WARNING)).toBeVisible();
  await expectAccessible(page);
});

test('results can be sorted by weekly repayment', async ({ page }) => {
  await page.goto(siteUrl('valuecars', '/search'));
  await page.getByLabel('Sort by').selectOption({ label: 'Weekly repayment (low to high)' });
  await expect(page).toHaveURL(/sortBy=weekly_price:asc/);
  await expect(page.locator('article.car-card').first()).toBeVisible();
});

/** The weekly figures of the cards in view. */
const cardFigures = async (page: Page): Promise<number[]> => {
  const texts = await page.locator('article.car-card [data-credit=repayment]').allTextContents();
  return texts.map((text) => Number(/\$([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', '')));
};

for (const width of WIDTHS)
  test(`filter and order by week follow the shopper’s deposit and term at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(siteUrl('valuecars', financed[0]?.path ?? '/'));
    await chooses(page, '5,000', '7 years');
    await expect(page.getByText('Every weekly figure uses your deposit and term.')).toBeVisible();

    const band = new URLSearchParams({ 'refinementList[weekly_price_range][0]': '$50 to $75 a week' });
    await page.goto(siteUrl('valuecars', `/search?${band}`));
    await expect(page).toHaveURL(/terms=5000:7/);
    await expect
      .poll(async () => {
        const figures = await cardFigures(page);
        return figures.length > 0 && figures.every((figure) => figure >= 50 && figure < 75);
      })
      .toBe(true);

    await page.goto(siteUrl('valuecars', '/search?sortBy=weekly_price:asc'));
    await expect(page).toHaveURL(/terms=5000:7/);
    await expect
      .poll(async () => {
        const figures = await cardFigures(page);
        return figures.length > 3 && figures.every((figure, index) => figure >= (figures[index - 1] ?? 0));
      })
      .toBe(true);
    await expectAccessible(page);
  });

test('an address with the deposit and term of somebody else searches by those of the shopper', async ({
  page,
}) => {
  await page.goto(siteUrl('valuecars', '/search?terms=20000:3'));
  await expect(page).not.toHaveURL(/terms=/);
  await expect(page.locator('article.car-card').first()).toBeVisible();
});

test('the choice follows the account into the garage and is cleared there', async ({ page, context }) => {
  const shopper = await signedIn(context, 'valuecars');
  const [vehicle] = financed;
  await page.goto(siteUrl('valuecars', vehicle?.path ?? '/'));
  await chooses(page, '3000', '3 years');
  await expect(page.getByText('Every weekly figure uses your deposit and term.')).toBeVisible();
  expect(await sql('select payment_choice from users where id = $1', [shopper.userId])).toEqual([
    { payment_choice: { deposit: 3000, years: 3 } },
  ]);
  await page.goto(siteUrl('valuecars', '/mybigboxcars'));
  const part = page.getByRole('region', { name: 'Your repayments' });
  await expect(part).toContainText('You have no pre-approval. Weekly figures are estimates.');
  await part.getByText('Your deposit and term', { exact: true }).click();
  await expect(part.getByLabel('Deposit', { exact: true })).toHaveValue('3000');
  await expectAccessible(page);
  await part.getByRole('button', { name: 'Use the lender’s example' }).click();
  await expect(part.getByText('Weekly figures are lenders’ examples.')).toBeVisible();
  expect(await sql('select payment_choice from users where id = $1', [shopper.userId])).toEqual([
    { payment_choice: null },
  ]);
});

/** Approves a shopper for an amount, until a month from now. */
const preApprove = (userId: string, amount: number) =>
  sql(
    `insert into finance_applications (site_slug, user_id, token, inputs, status, approval, checked_at)
     values ('valuecars', $1, gen_random_uuid(), '{}', 'created', $2, now())`,
    [
      userId,
      JSON.stringify({
        lender: 'YouX',
        amount,
        rate: 7.49,
        comparisonRate: 8.21,
        years: 5,
        fee: 495,
        expiresAt: new Date(Date.now() + 30 * 86_400_000).toISOString(),
      }),
    ],
  );

/** Opens the garage, which brings the shopper's pre-approval to the browser, or takes it away. */
async function readsPayment(page: Page): Promise<void> {
  const renewed = page.waitForResponse((response) => response.url().endsWith('/api/payment'));
  await page.goto(siteUrl('valuecars', '/mybigboxcars'));
  await renewed;
}

for (const width of WIDTHS)
  test(`filter and order by week follow the shopper’s pre-approval at ${width} px`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const shopper = await signedIn(context, 'valuecars');
    await preApprove(shopper.userId, 30_000);
    await readsPayment(page);

    const band = new URLSearchParams({ 'refinementList[weekly_price_range][0]': '$75 to $100 a week' });
    await page.goto(siteUrl('valuecars', `/search?${band}`));
    const approved = page.locator('article.car-card').filter({ hasText: /Pre-approved until/ });
    await expect(approved.first()).toBeVisible();
    await expect
      .poll(async () => {
        const figures = await cardFigures(page);
        return figures.length > 0 && figures.every((figure) => figure >= 75 && figure < 100);
      })
      .toBe(true);

    await page.goto(siteUrl('valuecars', '/search?sortBy=weekly_price:asc'));
    await expect(
      page.getByText(/^Pre-approved until .*, up to \$30,000\..* come last, by price\.$/),
    ).toBeVisible();
    await expect(approved.first()).toBeVisible();
    await expect
      .poll(async () => {
        const texts = await approved.locator('[data-credit=repayment]').allTextContents();
        const figures = texts.map((text) => Number(/\$([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', '')));
        return figures.length > 3 && figures.every((figure, index) => figure >= (figures[index - 1] ?? 0));
      })
      .toBe(true);
    await expectAccessible(page);

    await sql('update finance_applications set approval = null where user_id = $1', [shopper.userId]);
    await readsPayment(page);
    await page.goto(siteUrl('valuecars', '/search?sortBy=weekly_price:asc'));
    await expect(page.locator('article.car-card').first()).toBeVisible();
    await expect(page.getByText(/^Pre-approved until/)).toHaveCount(0);
  });

test('a pre-approval makes figures personal until it ends, and is never shown to others', async ({
  page,
  context,
}) => {
  const shopper = await signedIn(context, 'valuecars');
  const [vehicle] = financed;
  if (!vehicle) throw new Error('no vehicles');
  await preApprove(shopper.userId, vehicle.price - 1_000);
  await readsPayment(page);
  await expect(page.getByRole('region', { name: 'Your repayments' })).toContainText('Pre-approved for up to');

  await page.goto(siteUrl('valuecars', vehicle.path));
  const main = page.getByRole('main');
  await expect(main.getByText(/^\$1,000 above your pre-approved/)).toBeVisible();
  await expect(main.getByText(/^Pre-approved until/)).toHaveCount(0);
  await chooses(page, '2000', '5 years');
  await expect(main.getByText(/^Pre-approved until/).first()).toBeVisible();
  await expect(main.getByText('8.21% p.a. comparison rate').first()).toBeVisible();
  await expectAccessible(page);

  await sql('update finance_applications set approval = null where user_id = $1', [shopper.userId]);
  await readsPayment(page);
  await page.goto(siteUrl('valuecars', vehicle.path));
  await expect(main.getByText('$2,000 deposit, 5-year term').first()).toBeAttached();
  await expect(main.getByText(/^Pre-approved until/)).toHaveCount(0);
});
