import { requestCode } from '@forecourt/lib/accounts/codes.server';
import { knownBrowserToken } from '@forecourt/lib/accounts/known-browser.server';
import { openPool } from '@forecourt/lib/platform/database/client.server';
import { rateKey } from '@forecourt/lib/platform/database/rate-limit.server';
import { householdOf } from '@forecourt/lib/platform/network/household';
import { RATES } from '@forecourt/lib/platform/request/rates';
import type { Page } from '@playwright/test';
import type { SanityClient } from '@sanity/client';
import { CHALLENGE_KEYS, settingsFromEnvironment } from '../../emulators/settings.ts';
import { newShopper, textsTo } from './inbox.ts';
import { siteDocuments } from './plain-site.ts';
import { databaseUrl, sql } from './reserving.ts';
import { type Account, newAccount, signedIn } from './signing-in.ts';
import { clientOf } from './studio.ts';
import { askSite, expect, expectAccessible, siteUrl, test } from './test.ts';

const { urls, secrets } = settingsFromEnvironment();
const [, , PRESSED_KEY] = CHALLENGE_KEYS;
/** A separate site, so that its challenge and its rate limits do not affect other tests. */
const SITE = 'challenge';
const PHONE = '07 7010 0299';
let admin: SanityClient;
let documentIds: string[] = [];

test.describe.configure({ timeout: 120_000 });
// Expected console errors: a challenge is required (428), the rate limit (429) and a vendor outage.
test.use({ expected: { words: [/status of (428|429|503)|ERR_FAILED|ERR_ABORTED/] } });

test.beforeAll(async () => {
  admin = await clientOf('admin');
  const documents = siteDocuments({
    slug: SITE,
    name: 'Site of the challenge',
    url: siteUrl(SITE, '').replace(/\/$/, ''),
    template: 'group',
    theme: { brand: '#0b2a4a', accent: '#0b5cad' } as never,
    dealershipIds: ['harbour-brisbane'],
  }).map((document) =>
    document._type === 'site'
      ? { ...document, settings: { challengeSiteKey: PRESSED_KEY, phoneOverride: PHONE } }
      : document,
  );
  await admin.mutate(
    documents.map((document) => ({ createOrReplace: document as never })),
    { visibility: 'sync' },
  );
  documentIds = documents.map(({ _id }) => _id);
  await expect.poll(async () => (await askSite(SITE, '/finance')).status, { timeout: 60_000 }).toBe(200);
});
test.afterAll(() =>
  admin.mutate(
    documentIds.map((id) => ({ delete: { id } })),
    { visibility: 'sync' },
  ),
);
test.beforeEach(() => setFault('none'));
test.afterAll(() => setFault('none'));

const setFault = (fault: string) =>
  fetch(`${urls.partners}/turnstile/fault`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fault }),
  });

/** Uses up part of the lead rate limit for this machine's addresses. */
async function haveSent(leads: number): Promise<void> {
  const { windowSeconds } = RATES.lead;
  const keys = ['127.0.0.1', '::1'].map((address) =>
    rateKey({ what: 'lead', site: SITE, by: householdOf(address) }),
  );
  // Includes the next window, which may begin while the test runs.
  await sql(
    `insert into rate_limits (key, window_start, count)
     select key, to_timestamp((floor(extract(epoch from now()) / $2) + ahead) * $2), $3
     from unnest($1::text[]) key, generate_series(0, 1) ahead
     on conflict (key, window_start) do update set count = excluded.count`,
    [keys, windowSeconds, leads],
  );
}
const CLOSE = RATES.lead.most / 2;

const form = (page: Page) => page.locator('#finance-form form');
const send = (page: Page) => form(page).getByRole('button', { name: 'Send finance enquiry' });
const challenge = (page: Page) => page.getByRole('dialog', { name: 'One quick check' });
const box = (page: Page) =>
  challenge(page)
    .frameLocator('iframe[title*="security challenge"]')
    .getByRole('checkbox', { name: 'Verify you are human' });
const leadsOf = (email: string) => sql("select id from leads where payload->>'email' = $1", [email]);

/** Opens and fills in the form. Returns a growing list of requests to the challenge vendor. */
async function openForm(page: Page, shopper: ReturnType<typeof newShopper>): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${urls.partners}/turnstile`)) asked.push(request.url());
  });
  await page.goto(siteUrl(SITE, '/finance'));
  await form(page).getByLabel('Name').fill(shopper.name);
  await form(page).getByLabel('Mobile').fill(shopper.phone);
  await form(page).getByLabel('Email', { exact: true }).fill(shopper.email);
  await form(page).locator('textarea').fill('Two lines\nof words');
  return asked;
}

test('does not load a challenge before the threshold', async ({ page }) => {
  await haveSent(CLOSE - 1);
  const shopper = newShopper();
  const asked = await openForm(page, shopper);
  await send(page).click();
  await expect(page).toHaveURL(siteUrl(SITE, '/success'));
  expect(asked).toEqual([]);
  expect(await leadsOf(shopper.email)).toHaveLength(1);
});

test('close to the limit a lead is sent once the challenge is solved, at 390 px', async ({ page }) => {
  await haveSent(CLOSE);
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = newShopper();
  const asked = await openForm(page, shopper);
  expect(asked).toEqual([]);
  await send(page).click();
  await expect(challenge(page)).toContainText('confirm that you are a person');
  await expect(challenge(page).getByRole('link', { name: /^Call/ })).toHaveAttribute(
    'href',
    'tel:0770100299',
  );
  await expect(box(page)).toBeVisible();
  expect(await leadsOf(shopper.email)).toEqual([]);
  await expectAccessible(page, 'dialog[open]');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await box(page).click();
  await expect(page).toHaveURL(siteUrl(SITE, '/success'));
  expect(await leadsOf(shopper.email)).toHaveLength(1);
});

test('a failed challenge is repeated, and typed values stay', async ({ page }) => {
  await haveSent(CLOSE);
  const shopper = newShopper();
  await openForm(page, shopper);
  await setFault('expired');
  // The width of a page zoomed in to 400%.
  await page.setViewportSize({ width: 320, height: 640 });
  await send(page).click();
  const { x = 0, width = 400 } = (await box(page).boundingBox()) ?? {};
  expect(x + width).toBeLessThan(320);
  await expectAccessible(page, 'dialog[open]');
  await box(page).click();
  await expect(challenge(page)).toContainText('Please try again');
  await setFault('none');
  await box(page).click();
  await expect(page).toHaveURL(siteUrl(SITE, '/success'));
  expect(await leadsOf(shopper.email)).toHaveLength(1);
});

test('closing the challenge sends nothing and preserves typed values', async ({ page }) => {
  await haveSent(CLOSE);
  const shopper = newShopper();
  await openForm(page, shopper);
  await send(page).click();
  await expect(box(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(challenge(page)).toHaveCount(0);
  await expect(form(page).getByRole('alert')).toBeFocused();
  await expect(form(page)).toContainText('Prefer to talk?');
  await expect(form(page).locator('textarea')).toHaveValue('Two lines\nof words');
  await expect(form(page).getByLabel('Name')).toHaveValue(shopper.name);
  expect(await leadsOf(shopper.email)).toEqual([]);
});

test('during a vendor outage only the rate limits apply', async ({ page }) => {
  await haveSent(CLOSE);
  const shopper = newShopper();
  await openForm(page, shopper);
  await setFault('away');
  await send(page).click();
  await expect(page).toHaveURL(siteUrl(SITE, '/success'), { timeout: 30_000 });
  expect(await leadsOf(shopper.email)).toHaveLength(1);
});

test("a challenge that does not load shows a message with the dealer's phone number", async ({ page }) => {
  await haveSent(CLOSE);
  const shopper = newShopper();
  await openForm(page, shopper);
  await setFault('no script');
  await send(page).click();
  await expect(challenge(page).getByRole('alert')).toContainText('The check did not load');
  await expect(challenge(page).getByRole('link', { name: /^Call/ })).toBeVisible();
  expect(await leadsOf(shopper.email)).toEqual([]);
});

test("a page without scripts shows the limit and the dealer's phone number", async ({ browser }) => {
  await haveSent(CLOSE);
  const shopper = newShopper();
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await openForm(page, shopper);
    await send(page).click();
    await expect(form(page).getByRole('alert')).toContainText(
      'try again in a few minutes, or give us a call',
    );
    await expect(form(page).getByRole('link', { name: /^Call/ })).toBeVisible();
    await expect(form(page).locator('textarea')).toHaveValue('Two lines\nof words');
    expect(await leadsOf(shopper.email)).toEqual([]);
  } finally {
    await context.close();
  }
});

test('a signed-in shopper in a known browser gets no challenge', async ({ page, context }) => {
  await haveSent(CLOSE);
  const account = await signedIn(context, SITE);
  await context.addCookies([
    {
      name: 'known-browser',
      value: knownBrowserToken(account.userId, secrets.reservationSecret),
      domain: new URL(siteUrl(SITE)).hostname,
      path: '/',
    },
  ]);
  const shopper = newShopper();
  const asked = await openForm(page, shopper);
  await send(page).click();
  await expect(page).toHaveURL(siteUrl(SITE, '/success'));
  expect(asked).toEqual([]);
});

/** Requests codes for a phone number from other senders, so that one more is close to its limit. */
async function othersAskedFor({ phone, name, lastName, email }: Account): Promise<void> {
  const pool = openPool(databaseUrl);
  try {
    for (let sender = 0; sender < 7; sender += 1)
      await requestCode(pool, {
        siteSlug: SITE,
        dealershipSlug: null,
        phone,
        household: householdOf(`203.0.${sender}.7`),
        browser: null,
        details: { firstName: name, lastName, email },
        replaces: null,
        isProven: true,
      });
  } finally {
    await pool.end();
  }
}

test('close to the limit of codes one is sent once the challenge is solved', async ({ page }) => {
  const account = newAccount();
  await othersAskedFor(account);
  await page.goto(siteUrl(SITE, '/sign-in'));
  await page.getByLabel('Mobile number').fill(account.mobile);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('First name').fill(account.name);
  await page.getByLabel('Last name').fill(account.lastName);
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(box(page)).toBeVisible();
  expect(await textsTo(account.phone)).toEqual([]);
  await box(page).click();
  await expect(page.getByText('Code sent!')).toBeVisible();
  await expect.poll(async () => (await textsTo(account.phone)).length).toBe(1);
});

test('only the site with a challenge may load one', async () => {
  const policyOf = async (site: string) =>
    (await askSite(site, '/finance')).headers.get('content-security-policy') ?? '';
  const { origin } = new URL(urls.partners);
  expect(await policyOf(SITE)).toMatch(new RegExp(`frame-src [^;]*${origin}`));
  expect(await policyOf('harbour')).not.toMatch(new RegExp(`frame-src [^;]*${origin}`));
});
