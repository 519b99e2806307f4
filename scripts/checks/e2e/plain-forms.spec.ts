import type { Browser, BrowserContext, Page } from '@playwright/test';
import { mailsAbout, newShopper } from './inbox.ts';
import { freeVehicle, SELLERS, sql, test } from './reserving.ts';
import { signedIn } from './signing-in.ts';
import { expect, expectAccessible, siteUrl } from './test.ts';

const MAIL = { timeout: 30_000 };
const [harbour] = SELLERS;

const withoutScript = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ javaScriptEnabled: false });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const leadsOf = (email: string) =>
  sql(
    `select kind, payload->>'message' as message, payload->'lead_attributes'->'visited_pages' as visited,
       payload->'lead_attributes'->'linked_query_params' as campaign
     from leads where payload->>'email' = $1`,
    [email],
  );

test('a finance enquiry without scripts preserves its answers and becomes one lead', {
  tag: ['@OPEN-007', '@LEAD-54', '@LEAD-55'],
}, async ({ browser }) => {
  const shopper = newShopper();
  const context = await withoutScript(browser);
  const page = await context.newPage();
  await page.goto(siteUrl('harbour', '/finance?utm_source=radio&utm_campaign=a+b'));
  const form = page.locator('#finance-form form');
  const send = form.getByRole('button', { name: 'Send finance enquiry' });

  await send.click();
  await expect(page).toHaveURL(/\/finance\?utm_source=radio&utm_campaign=a\+b&problems=[\w.]+#finance-form$/);
  await expect(form.getByRole('alert')).toContainText('Please fix the following errors:');
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription('This is a required field.');

  const message = 'Two lines\nof words, "quoted"; and more';
  await form.getByLabel('Dealership').selectOption('harbour-gold-coast');
  await form.getByLabel('Location').selectOption('harbour-southport');
  await form.getByLabel('Name').fill(shopper.name);
  await form.getByLabel('Mobile').fill('12345');
  await form.getByLabel('Email', { exact: true }).fill('kim@nowhere');
  await form.locator('textarea').fill(message);
  await form.getByLabel(/news and offers/).setChecked(false);
  await send.click();
  await expect(form.getByLabel('Mobile')).toHaveAccessibleDescription(
    'Please enter a valid Australian mobile number.',
  );
  await expect(form.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
    'Please enter a valid email address.',
  );
  await expect(form.getByLabel('Dealership')).toHaveValue('harbour-gold-coast');
  await expect(form.getByLabel('Location')).toHaveValue('harbour-southport');
  await expect(form.getByLabel('Name')).toHaveValue(shopper.name);
  await expect(form.getByLabel('Email', { exact: true })).toHaveValue('kim@nowhere');
  await expect(form.locator('textarea')).toHaveValue(message);
  await expect(form.getByLabel(/news and offers/)).not.toBeChecked();
  expect(page.url()).not.toMatch(/kim|12345|words/i);
  const formCookies = (await context.cookies()).filter(({ name }) => name.startsWith('form'));
  expect(formCookies.map(({ path, httpOnly, sameSite }) => ({ path, httpOnly, sameSite }))).toEqual([
    { path: '/finance', httpOnly: true, sameSite: 'Lax' },
  ]);
  expect(JSON.stringify(formCookies)).not.toContain('nowhere');

  await form.getByLabel('Mobile').fill(shopper.phone);
  await form.getByLabel('Email', { exact: true }).fill(shopper.email);
  const terms = form.getByLabel(/terms of use/);
  if (await terms.count()) await terms.check();
  await send.click();
  await expect(page).toHaveURL(siteUrl('harbour', '/success'));
  await expect(heading(page, 'Thank you')).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name.startsWith('form'))).toEqual([]);
  const [lead, ...more] = await leadsOf(shopper.email);
  expect(more).toEqual([]);
  expect(lead).toMatchObject({ kind: 'finance', message });
  await test.step('LEAD-54 the lead carries the visited pages', () => {
    expect(lead?.visited).toEqual(['/finance']);
  });
  await test.step('LEAD-55 the lead carries the query parameters of its campaign', () => {
    expect(lead?.campaign).toEqual({ utm_source: 'radio', utm_campaign: 'a b' });
  });
  await expect.poll(async () => (await mailsAbout(shopper.email)).shopper.length, MAIL).toBe(1);
  await context.close();
});

test('a finance form without scripts preserves its car and becomes one lead when sent twice', async ({
  browser,
}) => {
  const shopper = newShopper();
  const slug = (await freeVehicle(harbour)).split('/').at(-1);
  const [vehicle] = await sql('select id from cars where slug = $1', [slug]);
  const context = await withoutScript(browser);
  const page = await context.newPage();
  const form = page.locator('#finance-form form');
  for (const _ of ['once', 'again']) {
    await page.goto(siteUrl('harbour', `/finance?car_id=${String(vehicle?.id)}`));
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    expect(title).toContain('Finance for the');
    await form.getByLabel('Name').fill(shopper.name);
    await form.getByRole('button', { name: /^Send/ }).click();
    await expect(page).toHaveURL(/car_id=[^&]+&problems=phone\.email#finance-form$/);
    await expect(heading(page, title ?? '')).toBeVisible();
    await form.getByLabel('Mobile').fill(shopper.phone);
    await form.getByLabel('Email', { exact: true }).fill(shopper.email);
    await form.getByRole('button', { name: /^Send/ }).click();
    await expect(page).toHaveURL(siteUrl('harbour', '/success'));
  }
  const rows = await sql(`select payload->>'car_id' as car from leads where payload->>'email' = $1`, [
    shopper.email,
  ]);
  expect(rows).toEqual([{ car: vehicle?.id }]);
  await context.close();
});

test('a form with problems is accessible and hydrates', async ({ page }) => {
  await page.goto(siteUrl('harbour', '/finance?problems=name.phone.email'));
  const form = page.locator('#finance-form form');
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription('This is a required field.');
  await expect(form.getByRole('alert')).toBeFocused();
  await expectAccessible(page);
});

test('an online payment without scripts preserves its answers and continues to payment', {
  tag: ['@OPEN-103'],
}, async ({ browser }) => {
  const { name, email } = newShopper();
  const context = await withoutScript(browser);
  const page = await context.newPage();
  await signedIn(context, 'valuecars');
  await page.goto(siteUrl('valuecars', '/online-payment'));
  await page.getByLabel('Invoice or stock number').fill('INV-7');
  await page.getByLabel('Amount in Australian dollars').fill('1.234,50');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: /^Continue to pay/ }).click();
  await expect(page).toHaveURL(siteUrl('valuecars', '/online-payment?problems=amount'));
  await expect(page.getByLabel('Amount in Australian dollars')).toHaveAccessibleDescription(
    'Please enter an amount such as $1,234.50.',
  );
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Amount in Australian dollars').fill('12');
  await page.getByRole('button', { name: /^Continue to pay/ }).click();
  await expect(page).toHaveURL(/\/online-payment\/P-[0-9A-Z]{6}$/);
  await context.close();
});

test('a checkout without scripts preserves an incomplete address', {
  tag: ['@CHECKOUT-11'],
}, async ({ browser }) => {
  const { name, phone, email } = newShopper();
  const path = await freeVehicle(harbour);
  const context = await withoutScript(browser);
  const page = await context.newPage();
  await page.goto(siteUrl('harbour', `${path}/checkout`));
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Hold this car and continue' }).click();
  await expect(page.getByLabel('Mobile')).toHaveAccessibleDescription('This is a required field.');
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await page.getByLabel('Mobile').fill(phone);
  await page.getByRole('button', { name: 'Hold this car and continue' }).click();
  await expect(page.getByRole('heading', { name: /^Trade-in/ })).toBeVisible();
  await expect(page.getByLabel('Rego')).toBeHidden();
  await page.getByLabel(/Yes, value my car/).check();
  await page.getByLabel('Rego').fill('123abc');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Delivery or pick-up' })).toBeVisible();
  await test.step('CHECKOUT-11 the checkout offers reserve or buy online', async () => {
    const offers = page.getByRole('group', { name: 'Reserve or buy online?' }).getByRole('radio');
    await expect(offers).toHaveCount(3);
    await expect(page.getByRole('radio', { name: /^Reserve only/ })).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Buy online, pay in full/ })).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Buy online with finance/ })).toBeVisible();
  });
  await page.getByLabel(/Have it delivered/).check();
  await page.getByLabel('Street address').fill('1 High Street');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Suburb')).toHaveAccessibleDescription('This is a required field.');
  await expect(page.getByLabel('Street address')).toHaveValue('1 High Street');
  await page.getByLabel('Suburb').fill('Noosa');
  await page.getByLabel('State').selectOption('QLD');
  await page.getByLabel('Postcode').fill('4567');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible();
  await context.close();
});
