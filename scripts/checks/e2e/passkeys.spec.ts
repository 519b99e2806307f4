import { hydrated, sql, test } from './reserving.ts';
import { newAccount, signedIn, signIn } from './signing-in.ts';
import { askSite, expect, expectAccessible, siteUrl } from './test.ts';

/** 1.15 times the script of a minimal page of the same Next version. */
const MOST_SCRIPT = 155_400;

test.use({ expected: { words: [/status of (400|401)/] } });

test('a passkey is added in the garage, signs in and is removed', {
  tag: ['@OPEN-028', '@OPEN-031'],
}, async ({ page, context }) => {
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
  await devtools.send('WebAuthn.addVirtualAuthenticator', { options });

  const shopper = await signedIn(context, 'harbour');
  await page.goto(siteUrl('harbour', '/my-garage'));
  await hydrated(page);
  const account = page.getByRole('region', { name: 'Sign-in and data' });
  const passkeys = account.getByRole('list', { name: 'Passkeys' });
  await account.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Your passkey is ready. Use it to sign in without a code.')).toBeVisible();
  await expect(passkeys.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  expect(await sql('select site_slug, host from passkeys where user_id = $1', [shopper.userId])).toEqual([
    { site_slug: 'harbour', host: 'harbour.localhost' },
  ]);
  await hydrated(page);
  await account.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(account.getByRole('alert')).toHaveText('The passkey was not added. Please try again.');

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(siteUrl('harbour'));
  const scripts: number[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(
        await response
          .request()
          .sizes()
          .then(
            ({ responseBodySize }) => responseBodySize,
            () => 0,
          ),
      );
  });
  await page.goto(siteUrl('harbour', '/my-garage#details'));
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(scripts.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_SCRIPT);
  await expectAccessible(page);
  let signInRequest: { url: string; body: string } | null = null;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/passkeys/sign-in'))
      signInRequest = { url: request.url(), body: request.postData() ?? '' };
  });
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  // The anchor is preserved although it never reaches the server.
  await expect(page).toHaveURL(siteUrl('harbour', '/my-garage#details'));
  await expect(passkeys.getByRole('listitem')).toContainText('Last used');
  const { body } = signInRequest ?? { body: '' };
  expect(JSON.parse(body)).toMatchObject({ redirect: '/my-garage#details' });

  // A signed challenge cannot be replayed, on this site or another, with or without a request's cookie.
  const requests = await askSite('harbour', '/api/passkeys/sign-in-options', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const cookie = String(requests.headers.get('set-cookie')).split(';')[0] ?? '';
  for (const site of ['harbour', 'northside'])
    for (const headers of [{}, { cookie }] as Record<string, string>[]) {
      const again = await askSite(site, '/api/passkeys/sign-in', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      });
      expect(again.status).toBe(401);
      expect(again.headers.get('set-cookie')).toBeNull();
    }

  await hydrated(page);
  await account.getByRole('button', { name: /^Remove passkey from/ }).click();
  await expect(page.getByText('The passkey has been removed.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(siteUrl('harbour'));
  await page.goto(siteUrl('harbour', '/sign-in'));
  await hydrated(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('That did not work. Please try again, or sign in with a code.')).toBeVisible();
});

test('signing in by a code keeps the anchor of a gated page', { tag: ['@GATE-01', '@OPEN-032'] }, async ({
  page,
}) => {
  await signIn(page, 'coastline', '/finance#finance-form', newAccount());
  await expect(page).toHaveURL(siteUrl('coastline', '/finance#finance-form'));
});
