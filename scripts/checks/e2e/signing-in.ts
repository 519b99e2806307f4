import { randomInt, randomUUID } from 'node:crypto';
import { SESSION_DAYS } from '@forecourt/lib/accounts/limits';
import { openSession } from '@forecourt/lib/accounts/session.server';
import { openPool } from '@forecourt/lib/platform/database/client.server';
import type { BrowserContext, Page } from '@playwright/test';
import type { Entry, SmsEntry } from '../../emulators/inbox/store.ts';
import { inboxUrl } from './inbox.ts';
import { databaseUrl, hydrated } from './reserving.ts';
import { expect, siteUrl } from './test.ts';

/** Returns a shopper with a unique phone number, so that parallel tests do not read each other's SMS. */
export const newAccount = () => {
  const digits = `04${String(randomInt(10 ** 8)).padStart(8, '0')}`;
  return {
    name: 'Kim',
    lastName: 'Nguyen',
    email: `kim.${randomUUID().slice(0, 8)}@shopper.example`,
    /** As typed, and as stored. */
    mobile: digits.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3'),
    phone: `+61${digits.slice(1)}`,
  };
};
export type Account = ReturnType<typeof newAccount>;

export async function textsTo(phone: string): Promise<SmsEntry[]> {
  const answer = await fetch(`${inboxUrl}/api/messages?q=${encodeURIComponent(phone)}`);
  const { messages } = (await answer.json()) as { messages: Entry[] };
  return messages.filter((entry): entry is SmsEntry => entry.type === 'text' && entry.to === phone);
}

export const codeFor = async (phone: string): Promise<string> =>
  /^\d{6}/.exec((await textsTo(phone))[0]?.body ?? '')?.[0] ?? '';

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
