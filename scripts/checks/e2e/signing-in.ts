import { randomUUID } from 'node:crypto';
import { SESSION_DAYS } from '@forecourt/lib/accounts/limits';
import { openSession } from '@forecourt/lib/accounts/session.server';
import { openPool } from '@forecourt/lib/platform/database/client.server';
import type { BrowserContext, Page } from '@playwright/test';
import { codeFor, newMobile, textsTo } from './inbox.ts';
import { databaseUrl, hydrated, LANE, sql } from './reserving.ts';
import { askSite, expect, siteUrl } from './test.ts';

/** Returns a shopper with a unique phone number, so that parallel tests do not read each other's SMS. */
export const newAccount = () => ({
  name: 'Kim',
  lastName: 'Nguyen',
  email: `kim.${randomUUID().slice(0, 8)}@shopper.example`,
  ...newMobile(),
});
export type Account = ReturnType<typeof newAccount>;

/**
 * Signs in on the open sign-in page with the code from the inbox, and waits for the redirect. Use `signedIn`
 * unless the test is about signing in: a site sends at most twenty codes an hour to one address.
 */
export async function signInHere(page: Page, account: Account): Promise<void> {
  await expect(page).toHaveURL(/\/sign-in\?/);
  await hydrated(page);
  const texts = (await textsTo(account.phone)).length;
  await page.getByLabel('Mobile number').fill(account.mobile);
  await page.getByRole('button', { name: 'Send code' }).click();
  const codeSent = page.getByText('Code sent!');
  const firstName = page.getByLabel('First name');
  await expect(codeSent.or(firstName)).toBeVisible();
  if (await firstName.isVisible()) {
    await firstName.fill(account.name);
    await page.getByLabel('Last name').fill(account.lastName);
    await page.getByLabel('Email').fill(account.email);
    await page.getByRole('button', { name: 'Send code' }).click();
  }
  await expect(codeSent).toBeVisible();
  await expect.poll(async () => (await textsTo(account.phone)).length).toBe(texts + 1);
  await page.getByLabel('Code', { exact: true }).fill(await codeFor(account.phone));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/sign-in/);
}

export async function signIn(
  page: Page,
  site: string,
  path: string,
  account = newAccount(),
): Promise<Account> {
  await page.goto(siteUrl(site, path));
  await signInHere(page, account);
  await hydrated(page);
  return account;
}

/** Creates a shopper account with a session. Returns its Cookie header for requests without a browser. */
export async function newSession(
  site: string,
  account = newAccount(),
): Promise<Account & { userId: string; cookie: string }> {
  const pool = openPool(databaseUrl);
  try {
    const { rows } = await pool.query<{ id: string }>(
      `insert into users (id, site_slug, phone, name, last_name, email) values (gen_random_uuid(), $1, $2, $3, $4, $5)
       on conflict (site_slug, phone) do update set name = excluded.name returning id`,
      [site, account.phone, account.name, account.lastName, account.email],
    );
    const userId = rows[0]?.id ?? '';
    const value = await openSession(pool, { siteSlug: site, userId });
    return { ...account, userId, cookie: `session=${value}` };
  } finally {
    await pool.end();
  }
}

/** Signs in a browser context in milliseconds by setting the session cookie. */
export async function signedIn(context: BrowserContext, site: string, account = newAccount()) {
  const session = await newSession(site, account);
  const [, value = ''] = session.cookie.split('=');
  const { hostname } = new URL(siteUrl(site));
  const expires = Date.now() / 1000 + SESSION_DAYS * 86_400;
  await context.addCookies([
    { name: 'session', value, domain: hostname, path: '/', expires, httpOnly: true, sameSite: 'Lax' },
  ]);
  return session;
}

/** Returns a car of Northside, whose checkout requires a sign-in, that can be reserved and that no other worker uses. */
export async function freeGatedVehicle(): Promise<string> {
  const { cookie } = await newSession('northside');
  const vehicles = await sql(
    `select slug from cars where dealership_id like 'northside%' and status = 'in_stock' and retired_at is null
     and show_on_dealer_website and jsonb_array_length(record->'payment_processors') > 0
     and coalesce((record->>'price')::numeric, 0) > 1000 order by slug desc limit 80`,
  );
  for (const { slug } of vehicles.filter((_, index) => index % 2 === LANE)) {
    const { status, body } = await askSite('northside', `/cars/${slug}/checkout`, { headers: { cookie } });
    if (status === 200 && body.includes('Hold this car and continue')) return `/cars/${slug}`;
  }
  throw new Error('northside has no car left to reserve');
}
