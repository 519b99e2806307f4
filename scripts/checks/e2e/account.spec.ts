import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { codeFor, textsTo } from './inbox.ts';
import { hydrated, sql, test } from './reserving.ts';
import { newSession, signedIn } from './signing-in.ts';
import { askSite, expect, expectAccessible, siteUrl } from './test.ts';

test.use({ expected: { words: [/status of (401|403)/] } });

const account = (page: Page) => page.getByRole('region', { name: 'Sign-in and data' });
const devices = (page: Page) => account(page).getByRole('list', { name: 'Devices' }).getByRole('listitem');
const forgetProof = (userId: string) =>
  sql(`update sessions set proven_at = proven_at - interval '6 minutes' where user_id = $1`, [userId]);

for (const width of [390, 768, 1440])
  test(`the account is two clicks from any page of a site without a garage at ${width} px`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const shopper = await signedIn(context, 'coastline');
    await page.goto(siteUrl('coastline', '/search'));
    await hydrated(page);
    const menu = page.getByRole('button', { name: 'Menu' });
    if (await menu.isVisible()) await menu.click();
    const way = page.locator('header, [role=dialog]').getByRole('link', { name: 'Your account' });
    await way.filter({ visible: true }).first().click();
    await expect(page).toHaveURL(siteUrl('coastline', '/account'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
    await expect(page.getByRole('main')).toContainText(`G’day, ${shopper.name} ${shopper.lastName}`);
    await expect(account(page).getByRole('button', { name: 'Sign out', exact: true })).toBeVisible();
    await expect(account(page).getByRole('link', { name: 'Download my data' })).toBeVisible();
    await expect(account(page).getByText('Delete my account').first()).toBeVisible();
    await expect(devices(page)).toHaveText([/This device/]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await expectAccessible(page);
  });

test('every demo site links to the account from its header, and refuses it to others', async () => {
  const paths = {
    harbour: '/my-garage',
    northside: '/my-garage',
    valuecars: '/mybigboxcars',
    coastline: '/account',
  };
  for (const [site, path] of Object.entries(paths)) {
    const { body } = await askSite(site, '/search');
    const header = body.slice(0, body.indexOf('<main'));
    expect([site, header.includes(`href="${path}"`)]).toEqual([site, true]);
    const { status, headers } = await askSite(site, '/account');
    expect([status, String(headers.get('location'))]).toEqual([
      307,
      expect.stringContaining('/sign-in?type=my-garage'),
    ]);
    expect((await askSite(site, '/account/data')).status).toBe(307);
  }
});

test('downloads, signs out devices one by one and all at once', async ({ page, context }) => {
  const shopper = await signedIn(context, 'coastline');
  for (let count = 0; count < 3; count += 1) await newSession('coastline', shopper);
  await sql(
    `update sessions set device = 'iPad', last_used_at = '2026-03-05T12:00:00+10:00'
     where token_hash = (select token_hash from sessions where user_id = $1 order by created_at desc limit 1)`,
    [shopper.userId],
  );
  await page.goto(siteUrl('coastline', '/account'));
  await hydrated(page);
  await expect(devices(page)).toHaveCount(4);
  await expect(devices(page).first()).toContainText('This device');
  const tablet = devices(page).filter({ hasText: 'iPad' });
  await expect(tablet).toContainText('Last used 5 Mar 2026');
  await expectAccessible(page);
  await tablet.getByRole('button', { name: 'Sign out iPad. Last used 5 Mar 2026' }).click();
  await expect(page.getByText('The device has been signed out.')).toBeVisible();
  await expect(devices(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(page.getByText('All your other devices have been signed out.')).toBeVisible();
  await expect(devices(page)).toHaveText([/This device/]);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const data: unknown = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(data).toMatchObject({ Accounts: [{ Phone: shopper.phone }], 'Waiting lists': [] });

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.goto(siteUrl('coastline', '/account'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to your account');
});

test('deleting an account requires a code five minutes after sign-in', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = await signedIn(context, 'coastline');
  await forgetProof(shopper.userId);
  await page.goto(siteUrl('coastline', '/account'));
  await hydrated(page);
  const remove = account(page).getByRole('button', { name: 'Delete my account' });
  const code = account(page).getByLabel('Code', { exact: true });
  await page.getByText('Delete my account').first().click();
  await page.getByLabel('Yes, delete my account and everything in it').check();
  await remove.click();
  await expect(code).toBeVisible();
  await expect(code).toBeInViewport();
  await expect(account(page)).toContainText(`enter the code we sent by text to ${shopper.mobile}`);
  await expect(page.getByLabel('Yes, delete my account and everything in it')).toBeChecked();
  await expectAccessible(page);
  expect(await sql('select id from users where id = $1', [shopper.userId])).toHaveLength(1);

  await code.fill('000 000');
  await remove.click();
  await expect(account(page).getByRole('alert')).toContainText('That code is not valid.');
  await expect(code).toHaveValue('');
  await code.fill(await codeFor(shopper.phone));
  await remove.click();
  await expect(page.getByText('Your account has been deleted and you are signed out.')).toBeVisible();
  expect(await sql('select id from users where id = $1', [shopper.userId])).toEqual([]);
  expect(await sql('select id from one_time_codes where phone = $1', [shopper.phone])).toEqual([]);
  expect(await textsTo(shopper.phone)).toHaveLength(1);
});

test('another e-mail is saved after a code, with everything that was typed', async ({ page, context }) => {
  const shopper = await signedIn(context, 'harbour');
  await forgetProof(shopper.userId);
  await page.goto(siteUrl('harbour', '/my-garage#details'));
  await hydrated(page);
  const details = page.getByRole('region', { name: 'Details' });
  const email = `new.${shopper.email}`;
  const save = details.getByRole('button', { name: 'Save details' });
  await details.getByLabel(/Postcode/).fill('4006');
  await save.click();
  // Saving without a changed email needs no code.
  await expect(page.getByText('Your details have been saved.')).toBeVisible();
  expect(await textsTo(shopper.phone)).toHaveLength(0);
  await hydrated(page);
  await details.getByLabel(/Email/).fill(email);
  await details.getByLabel(/Last name/).fill('Novak');
  await save.click();
  const code = details.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription(new RegExp(`sent to ${shopper.mobile}`));
  await expect(details.getByLabel(/Email/)).toHaveValue(email);
  await expectAccessible(page);
  await code.fill(await codeFor(shopper.phone));
  await save.click();
  await expect
    .poll(() => sql('select email, last_name, postcode from users where id = $1', [shopper.userId]))
    .toEqual([{ email, last_name: 'Novak', postcode: '4006' }]);
  await expect(page.getByText('Your details have been saved.')).toBeVisible();
});

test('an old sign-in cannot delete, add a passkey or change the e-mail', async () => {
  const shopper = await newSession('coastline');
  const post = (path: string, body: object) =>
    askSite('coastline', path, {
      method: 'POST',
      headers: { cookie: shopper.cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await forgetProof(shopper.userId);
  for (const [path, body] of [
    ['/account/delete', { sure: 'on', delete_code: '123456' }],
    ['/account/details', { name: 'Kim', email: 'mallory@shopper.example', details_code: '123456' }],
    ['/account/prove', { prove_code: '123456' }],
    ['/api/passkeys/add-options', {}],
    ['/api/passkeys/add', { answer: {} }],
  ] as const) {
    const { status, body: text } = await post(path, body);
    expect([path, status, JSON.parse(text).code]).toEqual([path, 403, 'proof_needed']);
  }
  expect(await sql('select email from users where id = $1', [shopper.userId])).toEqual([
    { email: shopper.email },
  ]);
  await sql('update sessions set expires_at = now() where user_id = $1', [shopper.userId]);
  for (const path of ['/account/delete', '/account/details'])
    expect((await post(path, { sure: 'on' })).status).toBe(401);
});

test('a passkey replaces the code as proof of identity, also when adding another passkey', async ({
  page,
  context,
}) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', { options });
  const shopper = await signedIn(context, 'coastline');
  await page.goto(siteUrl('coastline', '/account'));
  await hydrated(page);
  const add = account(page).getByRole('button', { name: 'Add a passkey' });
  const code = account(page).getByLabel('Code', { exact: true });
  await forgetProof(shopper.userId);
  await add.click();
  await code.fill(await expectCode(shopper.phone, 1));
  await account(page).getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Your passkey is ready')).toBeVisible();

  await forgetProof(shopper.userId);
  await page.getByText('Delete my account').first().click();
  await page.getByLabel('Yes, delete my account and everything in it').check();
  await sql(`update one_time_codes set created_at = created_at - interval '1 minute' where phone = $1`, [
    shopper.phone,
  ]);
  await account(page).getByRole('button', { name: 'Delete my account' }).click();
  await hydrated(page);
  await account(page).getByRole('button', { name: 'Use a passkey instead' }).click();
  await expect(page.getByText('Your account has been deleted and you are signed out.')).toBeVisible();
  await devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
});

async function expectCode(phone: string, texts: number): Promise<string> {
  await expect.poll(async () => (await textsTo(phone)).length).toBe(texts);
  return codeFor(phone);
}
