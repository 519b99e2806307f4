import { randomUUID } from 'node:crypto';
import { formatCents } from '@forecourt/lib/payments/reservation/money';
import { GARAGE_PATH } from '@forecourt/lib/sites/account-paths';
import type { Locator, Page } from '@playwright/test';
import { mailsAbout } from './inbox.ts';
import { findLead } from './leads-inbox.ts';
import { addCar, removeOwnCars } from './own-cars.ts';
import {
  freeVehicle,
  GOOD_CARD,
  hydrated,
  pay,
  reservationOf,
  SELLERS,
  sql,
  test,
  typeCard,
} from './reserving.ts';
import { freeGatedVehicle, newAccount, signIn, signInHere } from './signing-in.ts';
import { openStudio, STUDIO_WORDS, tokenOf } from './studio.ts';
import { askSite, expect, expectAccessible, siteUrl, studioUrl } from './test.ts';

const SITE = 'harbour';
const SIZES = [390, 1440];
const SOON = { timeout: 30_000 };

test.setTimeout(240_000);
test.afterAll(removeOwnCars);

/** A vehicle whose price includes the charges, so that its figures are whole and known. */
const newVehicle = () =>
  addCar(SITE, {
    location_id: 'harbour-albion',
    payment_processors: ['stripe'],
    price: 30_000,
    price_type: 'Drive Away',
    state: 'QLD',
  });

/** A shopper with a phone of their own, so that the thread has one lead. */
const newShopper = () => ({
  name: 'Kim Nguyen',
  phone: `0412 ${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')}`,
  email: `kim-${randomUUID().slice(0, 8)}@shopper.example`,
});

const figures = (page: Page): Locator => page.getByRole('complementary', { name: 'Your figures' });
const amountOf = (page: Page, label: string): Locator =>
  figures(page).locator('dl > div').filter({ hasText: label }).locator('dd').first();
const version = (page: Page, number: number): Locator =>
  page.getByRole('article').filter({ has: page.getByText(`version ${number}`) });

/** An extra of a site's deals: its title, its identity in a deal, and its price. */
interface Extra {
  title: string;
  id: string;
  price: string;
}
const HARBOUR_MATS: Extra = { title: 'Floor mats', id: 'floor-mats', price: '$249' };
const NORTHSIDE_MATS: Extra = {
  title: 'All-weather floor mats',
  id: 'all-weather-floor-mats',
  price: '$289',
};

/** Builds a deal with floor mats, saves it and sends it. */
async function sendDeal(
  page: Page,
  slug: string,
  { shopper = newShopper(), site = SITE, mats = HARBOUR_MATS } = {},
) {
  await page.goto(siteUrl(site, `/cars/${slug}/deal`));
  await hydrated(page);
  await page.getByRole('checkbox', { name: new RegExp(`^${mats.title}`) }).check();
  // By then the recorder of events, which loads with the first input, has it too.
  await expect(amountOf(page, mats.title)).toContainText(mats.price);
  await page.getByRole('button', { name: 'Save this deal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your deal' })).toBeVisible();
  await hydrated(page);
  await page.getByLabel('Name').fill(shopper.name);
  await page.getByLabel('Mobile').fill(shopper.phone);
  await page.getByLabel('Email').fill(shopper.email);
  await page.getByRole('button', { name: 'Send to the dealer' }).click();
  await expect(page.getByText('Waiting for the dealer')).toBeVisible();
  const [deal] = await sql(
    `select d.id, l.thread_id from deals d join leads l on l.id = d.lead_id where l.payload->>'email' = $1`,
    [shopper.email],
  );
  return { shopper, id: String(deal?.['id']), threadId: String(deal?.['thread_id']) };
}

/** Answers a deal as staff do. */
const answer = async (id: string, changes: object = {}, site = SITE) =>
  askSite(site, `/api/back-office/deals/${id}/answer`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await tokenOf('editor')}`,
      origin: new URL(studioUrl).origin,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      seen: 1,
      discount: 500,
      tradeInValue: null,
      extras: ['floor-mats'],
      days: 7,
      reason: 'End of month price',
      ...changes,
    }),
  });

/** Returns the sums of a deal's versions, in cents, oldest first. */
const sumsOf = async (id: string) =>
  (
    await sql(`select figures->'totals' as totals from deal_versions where deal_id = $1 order by number`, [
      id,
    ])
  ).map(({ totals }) => totals as { total: number; balance: number });

for (const width of SIZES)
  test(`each choice changes the figures, which the server computes (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const vehicle = await newVehicle();
    await page.goto(siteUrl(SITE, `/cars/${vehicle.slug}`));
    await page.getByRole('main').getByRole('link', { name: 'Build your deal' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Build your deal' })).toBeVisible();
    await hydrated(page);
    await expect(amountOf(page, 'Total')).toHaveText('$30,000');
    await expect(amountOf(page, 'Balance')).toHaveText('$29,800');
    await page.getByRole('checkbox', { name: /^Floor mats/ }).check();
    await expect(amountOf(page, 'Total')).toHaveText('$30,249');
    await page.getByRole('radio', { name: /^With finance/ }).check();
    await page.getByLabel('You pay yourself', { exact: true }).fill('5,049');
    await expect(amountOf(page, 'Amount financed')).toHaveText('$25,000');
    await expect(figures(page).locator('[data-credit=repayment]')).toHaveText(/^\$[\d,.]+ a week$/);
    await expect(figures(page).getByText(/^WARNING: This comparison rate/)).toBeVisible();
    await page.getByRole('checkbox', { name: /^Floor mats/ }).uncheck();
    await expect(amountOf(page, 'Amount financed')).toHaveText('$24,751');
    await expectAccessible(page);
  });

test('figures of a choice that was changed back are not shown', async ({ page }) => {
  const vehicle = await newVehicle();
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/deal-figures?*', async (route) => {
    await answered.promise;
    // The browser has given this request up by then.
    await route.continue().catch(() => undefined);
  });
  await page.goto(siteUrl(SITE, `/cars/${vehicle.slug}/deal`));
  await hydrated(page);
  const sent = page.waitForRequest('**/api/deal-figures?*');
  await page.getByRole('checkbox', { name: /^Floor mats/ }).check();
  await sent;
  await expect(page.locator('[data-figures]')).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('checkbox', { name: /^Floor mats/ }).uncheck();
  await expect(page.locator('[data-figures]')).toHaveAttribute('aria-busy', 'false');
  answered.resolve();
  await expect(amountOf(page, 'Total')).toHaveText('$30,000');
});

test('a deal is built by keyboard alone', async ({ page }) => {
  const vehicle = await newVehicle();
  await page.goto(siteUrl(SITE, `/cars/${vehicle.slug}/deal`));
  await hydrated(page);
  await page.getByRole('checkbox', { name: /^Floor mats/ }).focus();
  await page.keyboard.press('Space');
  await expect(amountOf(page, 'Total')).toHaveText('$30,249');
  await page.getByRole('button', { name: 'Save this deal' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your deal' })).toBeVisible();
});

test('a price in the form is ignored', async () => {
  const vehicle = await newVehicle();
  const { body } = await askSite(
    SITE,
    `/api/deal-figures?vehicle=${vehicle.slug}&price=1&total=1&extra-a-free-car=on&discount=29999`,
  );
  expect(JSON.parse(body)).toMatchObject({
    totals: [{ label: 'Total', value: '$30,000' }, { label: 'Deposit to reserve' }, { value: '$29,800' }],
  });
});

test('without scripts a deal is saved and shown with its figures', async ({ browser }) => {
  const vehicle = await newVehicle();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(siteUrl(SITE, `/cars/${vehicle.slug}/deal`));
  await page.getByRole('checkbox', { name: /^Floor mats/ }).check();
  await page.getByRole('button', { name: 'Save this deal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your deal' })).toBeVisible();
  await expect(version(page, 1)).toContainText('$30,249');
  await page.getByRole('button', { name: 'Send to the dealer' }).click();
  await expect(page.getByText('This is a required field.').first()).toBeVisible();
  const { name, phone } = newShopper();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Mobile').fill(phone);
  await page.getByRole('button', { name: 'Send to the dealer' }).click();
  await expect(page.getByText('Waiting for the dealer')).toBeVisible();
  await context.close();
});

const draftsOf = (vehicle: { id: string }) =>
  sql('select id, user_id from deals where car_id = $1', [vehicle.id]);

test('saving with a double click makes one deal', async ({ page }) => {
  const vehicle = await newVehicle();
  await page.goto(siteUrl(SITE, `/cars/${vehicle.slug}/deal`));
  await hydrated(page);
  await page.getByRole('button', { name: 'Save this deal' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Your deal' })).toBeVisible();
  expect(await draftsOf(vehicle)).toHaveLength(1);
  await expect(version(page, 1)).toBeVisible();
});

test('saving the same form again in another tab opens the same deal', async ({ page, context }) => {
  const vehicle = await newVehicle();
  await page.goto(siteUrl(SITE, `/cars/${vehicle.slug}/deal`));
  await hydrated(page);
  const opened = context.waitForEvent('page');
  await page.locator('#deal-form').evaluate((form: HTMLFormElement) => {
    form.target = '_blank';
    form.requestSubmit();
  });
  const first = await opened;
  await expect(first.getByRole('heading', { level: 1, name: 'Your deal' })).toBeVisible();
  await page.locator('#deal-form').evaluate((form: HTMLFormElement) => {
    form.target = '';
  });
  await page.getByRole('button', { name: 'Save this deal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your deal' })).toBeVisible();
  expect(page.url()).toBe(first.url());
  expect(await draftsOf(vehicle)).toHaveLength(1);
});

test('a draft of a guest is in the garage after signing in', async ({ page }) => {
  const vehicle = await newVehicle();
  await page.goto(siteUrl(SITE, `/cars/${vehicle.slug}/deal`));
  await hydrated(page);
  await page.getByRole('button', { name: 'Save this deal' }).click();
  await expect(page.getByText('The deal is saved at the address of this page.')).toBeVisible();
  const saved = page.url();
  const account = await signIn(page, SITE, GARAGE_PATH);
  await page.goto(saved);
  await expect(page.getByText('The deal is saved in your garage.')).toBeVisible();
  const [deal] = await draftsOf(vehicle);
  expect(await sql('select id from users where phone = $1', [account.phone])).toEqual([
    { id: deal?.['user_id'] },
  ]);
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).not.toContain('guest-deals');
});

test('each step of a deal is recorded once, without personal data', async ({ page }) => {
  const [{ id: since } = { id: 0 }] = await sql('select coalesce(max(id), 0) as id from events');
  const vehicle = await newVehicle();
  const { shopper, id } = await sendDeal(page, vehicle.slug);
  expect((await answer(id)).status).toBe(200);
  await page.reload();
  await hydrated(page);
  const stored = () =>
    sql(`select name, path from events where id > $1 and car_id = $2 and name like 'deal%' order by id`, [
      since,
      vehicle.id,
    ]);
  await expect.poll(stored, SOON).toEqual([
    { name: 'dealStart', path: `/cars/${vehicle.slug}/deal` },
    { name: 'dealSave', path: '/your-deal' },
    { name: 'dealSend', path: '/your-deal' },
  ]);
  expect(JSON.stringify(await stored())).not.toContain(shopper.phone);
});

test('a deal reaches the dealer as one lead with all of it', async ({ page }) => {
  const vehicle = await newVehicle();
  const { shopper } = await sendDeal(page, vehicle.slug);
  const leads = await sql(`select payload from leads where payload->>'email' = $1`, [shopper.email]);
  expect(leads).toHaveLength(1);
  expect(JSON.stringify(leads[0]?.['payload'])).toContain('{"answer":"$249","question":"Floor mats"}');
  await expect.poll(async () => (await mailsAbout(shopper.email)).dealer.length, SOON).toBe(1);
  const { dealer, shopper: confirmations } = await mailsAbout(shopper.email);
  expect(dealer[0]?.text).toContain('Floor mats');
  expect(dealer[0]?.text).toContain('$30,049');
  await expect.poll(async () => (await mailsAbout(shopper.email)).shopper.length, SOON).toBe(1);
  expect((confirmations[0] ?? (await mailsAbout(shopper.email)).shopper[0])?.text).toContain('/your-deal/');
});

for (const width of SIZES)
  test(`a shopper compares both versions, accepts and pays the deposit (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    // One of the demo's: a hold changes what search knows of a vehicle, and other tests count vehicles.
    const path = await freeVehicle(SELLERS[0], ({ isForSale }) => isForSale);
    const { shopper, id } = await sendDeal(page, path.slice('/cars/'.length));
    expect((await answer(id)).status).toBe(200);
    await page.reload();
    const [sent, answered] = await sumsOf(id);
    if (!sent || !answered) throw new Error('The deal has no answer.');
    expect(answered.balance).toBe(sent.balance - 500_00);
    await expect(version(page, 2)).toContainText('End of month price');
    await expect(version(page, 2)).toContainText('-$500');
    await expect(version(page, 2)).toContainText(formatCents(answered.balance));
    await expect(version(page, 1)).toContainText(formatCents(sent.balance));
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Accept this deal' }).click();
    await expect(page.getByLabel('Name')).toBeVisible();
    await hydrated(page);
    await page.getByLabel('Name').fill(shopper.name);
    await page.getByLabel('Mobile').fill(shopper.phone);
    await page.getByLabel('Email').fill(shopper.email);
    await page.getByRole('button', { name: 'Hold this car and continue' }).click();
    // The deal has answered trade-in and pick-up.
    await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible();
    await hydrated(page);
    await typeCard(page, GOOD_CARD);
    await pay(page);
    const receipt = page.getByRole('region', { name: 'Your deal' });
    await expect(receipt).toContainText(formatCents(answered.balance), SOON);
    const reservation = await reservationOf(shopper.email);
    const [row] = await sql('select deal from reservations where id = $1', [reservation?.['id']]);
    expect(row?.['deal']).toMatchObject({
      id,
      version: 2,
      total: answered.total,
      balance: answered.balance,
    });
  });

test('accepting behind a gated checkout signs in first, and keeps the deal', async ({ page }) => {
  const path = await freeGatedVehicle();
  const { shopper, id } = await sendDeal(page, path.slice('/cars/'.length), {
    site: 'northside',
    mats: NORTHSIDE_MATS,
  });
  expect((await answer(id, { extras: [NORTHSIDE_MATS.id] }, 'northside')).status).toBe(200);
  const [, answered] = await sumsOf(id);
  if (!answered) throw new Error('The deal has no answer.');
  await page.reload();
  await page.getByRole('button', { name: 'Accept this deal' }).click();
  const account = { ...newAccount(), email: shopper.email };
  await signInHere(page, account);
  await hydrated(page);
  await page.getByRole('button', { name: 'Hold this car and continue' }).click();
  await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible();
  await hydrated(page);
  await typeCard(page, GOOD_CARD);
  await pay(page);
  await expect(page.getByRole('region', { name: 'Your deal' })).toContainText(
    formatCents(answered.balance),
    SOON,
  );
  const reservation = await reservationOf(shopper.email);
  const [row] = await sql('select deal from reservations where id = $1', [reservation?.['id']]);
  expect(row?.['deal']).toMatchObject({ id, version: 2, balance: answered.balance });
});

test('an answer that was replaced cannot be accepted', async ({ page }) => {
  const vehicle = await newVehicle();
  const { id } = await sendDeal(page, vehicle.slug);
  await answer(id);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Accept this deal' })).toBeVisible();
  expect((await answer(id, { seen: 2, discount: 100, reason: 'Corrected' })).status).toBe(200);
  await page.getByRole('button', { name: 'Accept this deal' }).click();
  await expect(version(page, 3)).toContainText('Corrected');
  const [deal] = await sql('select status, accepted_version from deals where id = $1', [id]);
  expect(deal).toEqual({ status: 'answered', accepted_version: null });
});

test('a deal says that the price has changed, and that the vehicle was sold', async ({ page }) => {
  const vehicle = await newVehicle();
  const { id } = await sendDeal(page, vehicle.slug);
  await answer(id);
  await sql(`update cars set record = record || '{"price": 31000}' where id = $1`, [vehicle.id]);
  await page.reload();
  await expect(page.getByText(/^The price of this car has changed: .* \$31,000, and \$30,000/)).toBeVisible();
  await expect(page.getByText(/The dealer’s answer stands until it expires\.$/)).toBeVisible();
  await sql(`update cars set retired_at = now() where id = $1`, [vehicle.id]);
  await page.reload();
  await expect(page.getByText('This car is no longer for sale.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept this deal' })).toHaveCount(0);
});

test('a question of the shopper joins the conversation of the lead', async ({ page }) => {
  const vehicle = await newVehicle();
  const { threadId } = await sendDeal(page, vehicle.slug);
  await hydrated(page);
  await page.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByLabel('Your question')).toHaveAccessibleDescription('This is a required field.');
  await page.getByLabel('Your question').fill('Are the mats included for the boot?');
  await page.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByText(/^Your question is sent\./)).toBeVisible();
  const messages = await sql('select text from lead_messages where thread_id = $1', [threadId]);
  expect(messages).toEqual([{ text: 'Are the mats included for the boot?' }]);
});

test('a wrong link shows no deal', async ({ page }) => {
  const vehicle = await newVehicle();
  const { id } = await sendDeal(page, vehicle.slug);
  await page.goto(siteUrl(SITE, `/your-deal/${id}?token=${'x'.repeat(32)}`));
  await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
  await expectAccessible(page);
  const elsewhere = page.url().replace(siteUrl(SITE, ''), siteUrl('valuecars', ''));
  await page.goto(elsewhere);
  await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
});

test('a site without the feature has no page for it', async () => {
  const [vehicle] = await sql(
    `select slug from cars where dealership_id like 'coastline%' and show_on_dealer_website limit 1`,
  );
  const { status } = await askSite('coastline', `/cars/${vehicle?.['slug']}/deal`);
  expect(status).toBe(404);
});

test('the page reflows at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const vehicle = await newVehicle();
  await sendDeal(page, vehicle.slug);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test.describe('in the studio', () => {
  test.use({ expected: { words: STUDIO_WORDS } });

  test('staff answer a deal in the lead, with the sums in view', async ({ page }) => {
    const vehicle = await newVehicle();
    const { shopper, id } = await sendDeal(page, vehicle.slug);
    await openStudio(page, 'editor', '/leads');
    await (await findLead(page, shopper.email)).click();
    const deal = page.getByRole('region', { name: 'Deal', exact: true });
    await expect(deal.getByRole('article', { name: 'Version 1' })).toContainText('$30,249');
    await deal.getByRole('button', { name: 'Answer the deal' }).click();
    const form = deal.getByRole('form', { name: 'Answer the deal' });
    await form.getByLabel('Discount, in dollars').fill('1,000');
    await expect(form.getByRole('status')).toContainText('Balance $29,049');
    await form.getByRole('button', { name: 'Send answer' }).click();
    await expect(form.getByText('Enter a reason. The shopper reads it.')).toBeVisible();
    await form.getByLabel('Reason, which the shopper reads').fill('Last one of the year');
    await expectAccessible(page, '[data-testid="leads-tool"]');
    await form.getByRole('button', { name: 'Send answer' }).click();
    await expect(deal.getByRole('article', { name: 'Version 2' })).toContainText('Last one of the year');
    await expect(deal.getByText('Answered by the dealer')).toBeVisible();
    await expect
      .poll(async () => (await mailsAbout(shopper.email)).shopper.map(({ text }) => text).join('\n'), SOON)
      .toContain(`/your-deal/${id}`);
  });
});
