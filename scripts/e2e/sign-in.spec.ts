import type { Page } from '@playwright/test';
import { freeVehicle, holdVehicle, hydrated, sql, test } from './reserving.ts';
import { codeFor, newAccount, newSession, signedIn, signIn, signInHere, textsTo } from './signing-in.ts';
import { askSite, expect, expectAccessible, siteUrl } from './test.ts';

const NORTHSIDE = { site: 'northside', segment: 'checkout', amount: '$200' } as never;
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const alert = (page: Page, words: string) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: words });
const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const json = { method: 'POST', headers: { 'content-type': 'application/json' } };

test.describe.configure({ timeout: 120_000 });
test.use({ expected: { words: [/status of (401|422|429|502)|net::ERR_FAILED/] } });

for (const [site, width, path, title] of [
  ['harbour', 390, '/online-payment?from=mail', 'Online payment'],
  ['valuecars', 768, '/my-garage', 'My BigBoxCars'],
  ['northside', 1440, '/my-garage', 'My Garage'],
] as const)
  test.describe(() => {
    test(`signing in on ${site} at ${width} px, from a gate and back to its page`, {
      tag: [
        '@AUTH-01',
        '@AUTH-02',
        '@AUTH-03',
        '@AUTH-04',
        '@AUTH-05',
        '@AUTH-06',
        '@AUTH-07',
        '@AUTH-08',
        '@AUTH-09',
        '@AUTH-10',
        '@AUTH-11',
        '@AUTH-12',
        '@AUTH-13',
        '@AUTH-14',
        '@AUTH-15',
        '@AUTH-16',
        '@AUTH-17',
        '@AUTH-23',
        '@AUTH-33',
        '@AUTH-34',
        '@AUTH-35',
        '@AUTH-36',
        '@AUTH-37',
        '@AUTH-38',
        '@AUTH-39',
        '@EVENTS-10',
        '@EVENTS-11',
        '@GATE-01',
        '@GATE-02',
        '@GATE-03',
        '@GATE-15',
        '@GATE-16',
        '@ROUTE-13',
        '@ROUTE-19',
        '@OPEN-028',
        '@OPEN-029',
        '@OPEN-030',
        '@OPEN-031',
        '@OPEN-033',
        '@OPEN-081',
        '@OPEN-082',
        '@SITE-60',
      ],
    }, async ({ page }) => {
      const account = newAccount();
      await page.setViewportSize({ width, height: 900 });
      await page.goto(siteUrl(site, path));
      await hydrated(page);
      const address = new URL(page.url());
      expect([address.pathname, address.searchParams.get('redirect')]).toEqual(['/sign-in', path]);
      expect(address.searchParams.get('type')).toBe('my-garage');
      await expect(
        heading(page, path === '/my-garage' ? 'Sign in to My Garage' : 'Sign in to continue'),
      ).toBeVisible();
      const [mobile, code] = [page.getByLabel('Mobile number'), page.getByLabel('Code', { exact: true })];
      const main = page.getByRole('main');
      const status = main.locator('[data-status]');
      await expect(mobile).toHaveAttribute('placeholder', '0412 345 678');
      await expect(mobile).toBeEditable();
      await expect(code).toBeDisabled();
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
      await expect(status).toHaveAttribute('data-status', 'default');
      await expect(main.locator('input[type=password]')).toHaveCount(0);
      await expectAccessible(page);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);

      // Nothing is asked of the server for a number that cannot be one.
      const paths: string[] = [];
      page.on(
        'request',
        (request) => request.url().includes('/api/') && paths.push(new URL(request.url()).pathname),
      );
      const send = page.getByRole('button', { name: 'Send code' });
      await send.click();
      await expect(mobile).toHaveAccessibleDescription('This is a required field.');
      await mobile.fill('07 3000 0000');
      await send.click();
      await expect(mobile).toHaveAccessibleDescription('Please enter a valid Australian mobile number.');
      await expect(mobile).toBeFocused();
      expect(paths.filter((call) => !call.startsWith('/api/events'))).toEqual([]);

      // A number that the site does not know: who is it?
      await mobile.fill(account.mobile);
      await send.click();
      await expect(page.getByLabel('First name')).toBeFocused();
      await page.getByLabel('First name').fill(account.name);
      await page.getByLabel('Last name').fill(account.lastName);
      await page.getByLabel('Email').fill('kim@shopper');
      await send.click();
      await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
        'Please enter a valid email address.',
      );
      await expectAccessible(page);
      await page.getByLabel('Email').fill(account.email);
      // The code could not be sent, as a text service that is down makes it.
      await page.route('**/api/sign-in/send', (route) =>
        route.fulfill({
          status: 502,
          json: { error: 'We could not send the code. Please try again, or give us a call.', status: 502 },
        }),
      );
      await send.click();
      await expect(alert(page, 'We could not send the code.')).toBeVisible();
      await page.unroute('**/api/sign-in/send');
      // The button says so while a code is on its way, in three dots.
      await page.route('**/api/rate-limit', async (route) => {
        await expect(page.getByRole('button', { name: 'Sending...', exact: true })).toBeVisible();
        await route.continue();
      });
      const codeSent = page.waitForRequest(
        (request) =>
          request.url().endsWith('/api/events') && (request.postData() ?? '').includes('"event_id":36,'),
      );
      await send.click();
      await expect(page.getByText('Code sent!', { exact: true })).toBeVisible();
      await codeSent;
      await page.unroute('**/api/rate-limit');
      await expect(status).toHaveAttribute('data-status', 'verificationSent');
      const resend = page.getByRole('button', { name: 'Resend Code', exact: true });
      await expect(resend).toBeVisible();
      await expect(mobile).not.toBeEditable();
      await expect(code).toBeEnabled();
      await expect(code).toBeFocused();
      await expectAccessible(page);
      await expect.poll(() => codeFor(account.phone)).toMatch(/^\d{6}$/);
      const [text] = await textsTo(account.phone);
      const digits = await codeFor(account.phone);
      expect(text?.body).toMatch(new RegExp(`\\n@${site}\\.localhost #${digits}$`));

      await resend.click();
      await expect(alert(page, 'Too many verification attempts. Please try again later.')).toBeVisible();
      // Whoever looks at the text and comes back to a page that was loaded again goes on where they were.
      await page.reload();
      await hydrated(page);
      await expect(page.getByText('Code sent!', { exact: true })).toBeVisible();
      await expect(mobile).toHaveValue(account.mobile);
      const go = page.getByRole('button', { name: 'Sign in', exact: true });
      await go.click();
      await expect(code).toHaveAccessibleDescription(/This is a required field\./);
      await code.fill('12345');
      await go.click();
      await expect(code).toHaveAccessibleDescription(/Code must be 6 digits\./);
      await code.fill(digits === '000000' ? '000001' : '000000');
      await go.click();
      await expect(alert(page, 'The verification code is invalid. Please try again.')).toBeVisible();
      await page.route('**/api/sign-in/verify', (route) => route.abort(), { times: 1 });
      await code.fill(digits);
      await go.click();
      await expect(alert(page, 'An unknown error occurred during verification.')).toBeVisible();
      // What is recorded leaves with the page.
      await page.evaluate(() => {
        navigator.sendBeacon = (_address, body) => {
          localStorage.setItem('beacons', (localStorage.getItem('beacons') ?? '') + String(body));
          return true;
        };
      });
      await go.click();
      await expect(page).toHaveURL(siteUrl(site, path));
      expect(await page.evaluate(() => localStorage.getItem('beacons'))).toContain('"event_id":37,');
      await expect(heading(page, title)).toBeVisible();

      // Signed in: no detour, and the same page for everybody else.
      await page.goto(siteUrl(site, '/my-garage'));
      await expect(page).toHaveURL(siteUrl(site, '/my-garage'));
      await expect(page.getByText(account.mobile)).toBeVisible();
      await page.goto(siteUrl(site, '/sign-in?redirect=%2Fmy-garage'));
      await expect(page).toHaveURL(siteUrl(site, '/my-garage'));
      // The second time nobody asks for a name.
      await hydrated(page);
      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
      await expect(page).toHaveURL(siteUrl(site, '/'));
      await page.goto(siteUrl(site, '/my-garage'));
      await expect(page).toHaveURL(/\/sign-in\?type=my-garage&redirect=%2Fmy-garage/);
      await hydrated(page);
      await sql(`update one_time_codes set created_at = created_at - interval '1 minute' where phone = $1`, [
        account.phone,
      ]);
      await signInHere(page, account);
      await expect(page).toHaveURL(siteUrl(site, '/my-garage'));
      const [verifications] = await sql(
        `select count(*)::int as count, min(verification_type) as type, min(website_slug) as site
         from verifications v join users u on u.id = v.user_id where u.phone = $1`,
        [account.phone],
      );
      expect(verifications).toEqual({ count: 2, type: 'sms', site });
    });
  });

test('a checkout asks for sign-in where its site wants it, and a hold survives signing in', {
  tag: ['@GATE-06', '@GATE-07', '@ROUTE-16'],
}, async ({ page }) => {
  const account = await signIn(page, 'northside', '/my-garage');
  const path = await freeNorthside();
  // Who is signed in need not type their details again.
  await page.goto(siteUrl('northside', `${path}/checkout`));
  await expect(page.getByLabel('Name')).toHaveValue(`${account.name} ${account.lastName}`);
  await expect(page.getByLabel('Mobile')).toHaveValue(account.mobile);
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  const shopper = await holdVehicle(page, NORTHSIDE, path);
  await page.context().clearCookies({ name: 'session' });
  await page.getByLabel('Yes, value my car').check();
  await page.getByLabel('Rego').fill('xyz-1');
  await page.getByLabel('Make, model and year').fill('2012 Mazda 2');
  // The form of a step that was open: it leads to sign-in, and back to the step with what was typed.
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/sign-in\?type=checkout/);
  await expect(heading(page, 'Sign in to reserve this car')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back without signing in' })).toHaveAttribute('href', path);
  await sql(`update one_time_codes set created_at = created_at - interval '1 minute' where phone = $1`, [
    account.phone,
  ]);
  await signInHere(page, account);
  await expect(page).toHaveURL(siteUrl('northside', `${path}/checkout?step=trade-in&problems=none`));
  await expect(page.getByRole('heading', { name: /^Trade-in/ })).toBeVisible();
  await expect(page.getByLabel('Yes, value my car')).toBeChecked();
  await expect(page.getByLabel('Rego')).toHaveValue('xyz-1');
  await expect(page.getByLabel('Make, model and year')).toHaveValue('2012 Mazda 2');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  expect(await sql('select from reservations where email = $1', [shopper.email])).toHaveLength(1);
  await sql(`update reservations set held_until = now() - interval '1 second' where email = $1`, [
    shopper.email,
  ]);
  await sql(`select pg_notify('reservations_changed', '')`);
  // Without a car there is nothing to sign in for, nor where a site reserves for everybody.
  expect((await askSite('northside', '/checkout-journey')).headers.get('location')).toBe('/search');
  expect((await askSite('harbour', `${await freeVehicle(HARBOUR)}/checkout`)).status).toBe(200);
});

const HARBOUR = { site: 'harbour', segment: 'checkout', amount: '$200' } as const;

/** A car of northside that can be reserved; its checkout is behind the gate. */
async function freeNorthside(): Promise<string> {
  const { cookie } = await newSession('northside');
  const cars = await sql(
    `select slug from cars where dealership_id like 'northside%' and status = 'in_stock' and retired_at is null
     and show_on_dealer_website and jsonb_array_length(record->'payment_processors') > 0 order by slug desc limit 40`,
  );
  for (const { slug } of cars) {
    const { status, body } = await askSite('northside', `/cars/${slug}/checkout`, { headers: { cookie } });
    if (status === 200 && body.includes('Hold this car and continue')) return `/cars/${slug}`;
  }
  throw new Error('northside has no car left to reserve');
}

test('signing in works before scripts come: the name is asked, what was typed comes back, the code opens the page', {
  tag: ['@OPEN-028'],
}, async ({ browser }) => {
  const account = newAccount();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(siteUrl('valuecars', '/online-payment'));
  await page.getByLabel('Mobile number').fill('12');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page).toHaveURL(/problems=phone$/);
  await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription(
    'Please enter a valid Australian mobile number.',
  );
  await page.getByLabel('Mobile number').fill(account.mobile);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('First name').fill(account.name);
  await page.getByLabel('Last name').fill(account.lastName);
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Code sent!')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill('123');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(
    /Code must be 6 digits\./,
  );
  const digits = await codeFor(account.phone);
  await page.getByLabel('Code', { exact: true }).fill(digits === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(alert(page, 'The verification code is invalid. Please try again.')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(digits);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(siteUrl('valuecars', '/online-payment'));
  await expect(heading(page, 'Online payment')).toBeVisible();
  await context.close();
});

test('a session is its site’s and its browser’s alone, and signing in leads nowhere else', {
  tag: [
    '@AUTH-24',
    '@AUTH-25',
    '@AUTH-26',
    '@AUTH-35',
    '@OPEN-017',
    '@OPEN-029',
    '@OPEN-030',
    '@OPEN-031',
    '@OPEN-032',
    '@SITE-58',
  ],
}, async ({ context }) => {
  // Each with addresses of their own: what is sent here must not use up the limits of other tests.
  const from = { 'x-forwarded-for': '10.77.0.1' };
  const ask = (site: string, path: string, body: object, headers: Record<string, string> = {}) =>
    askSite(site, path, {
      ...json,
      headers: { ...json.headers, ...from, ...headers },
      body: JSON.stringify(body),
    });
  const account = newAccount();
  const details = { first_name: account.name, last_name: account.lastName, email: account.email };

  // Nobody learns more than yes or no, and nobody else's page may ask.
  const contact = (headers = {}) =>
    askSite('harbour', `/api/check-if-contact-exists?phone_number=${encodeURIComponent(account.mobile)}`, {
      headers: { ...from, ...headers },
    });
  expect(JSON.parse((await contact()).body)).toEqual({ data: false, error: null });
  expect((await contact({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site' },
  ];
  for (const path of ['/api/rate-limit', '/api/sign-in/send', '/api/sign-in/verify', '/api/sign-out'])
    for (const headers of foreign)
      expect([path, (await ask('harbour', path, { phone: account.mobile }, headers)).status]).toEqual([
        path,
        403,
      ]);

  const refusal = await ask('harbour', '/api/sign-in/send', { phone: account.mobile });
  expect([refusal.status, JSON.parse(refusal.body)]).toEqual([
    422,
    {
      problems: Object.fromEntries(
        ['first_name', 'last_name', 'email'].map((name) => [name, 'This is a required field.']),
      ),
      code: 'validation',
    },
  ]);
  expect((await ask('harbour', '/api/rate-limit', { phone: account.mobile })).status).toBe(200);
  const answer = await ask('harbour', '/api/sign-in/send', { phone: account.mobile, ...details });
  expect(answer.status).toBe(200);
  const limited = await ask('harbour', '/api/rate-limit', { phone: account.mobile });
  expect([limited.status, JSON.parse(limited.body)]).toEqual([
    429,
    { error: 'Too many verification attempts. Please try again later.', code: 'rate_limit' },
  ]);
  const requestCookie = /code-request=[^;]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? '';
  expect(answer.headers.get('set-cookie')).toMatch(
    /code-request=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax/,
  );
  const token = await codeFor(account.phone);
  const typedCode = { phone: account.mobile, token, type: 'sms' };
  const refusals = [
    await ask('harbour', '/api/sign-in/verify', typedCode),
    await ask(
      'harbour',
      '/api/sign-in/verify',
      { ...typedCode, phone: '0412 345 679' },
      { cookie: requestCookie },
    ),
    await ask('valuecars', '/api/sign-in/verify', typedCode, { cookie: requestCookie }),
  ];
  for (const { status, body } of refusals)
    expect([status, JSON.parse(body)]).toEqual([
      401,
      { error: 'The verification code is invalid. Please try again.', status: 401, code: 'not_signed_in' },
    ]);
  expect(
    (await ask('harbour', '/api/sign-in/verify', { ...typedCode, type: 'verify' }, { cookie: requestCookie }))
      .status,
  ).toBe(400);
  const fixedCookie = `session=${'A'.repeat(43)}`;
  const verified = await ask(
    'harbour',
    '/api/sign-in/verify',
    { ...typedCode, redirect: '//evil.example' },
    { cookie: `${requestCookie}; ${fixedCookie}` },
  );
  expect([verified.status, JSON.parse(verified.body)]).toEqual([200, { next: '/' }]);
  const setCookie = verified.headers.get('set-cookie') ?? '';
  expect(setCookie).toMatch(
    /(?:^|, )session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax(?:,|$)/,
  );
  expect(setCookie).not.toContain('Domain');
  const cookie = /(?:^|, )(session=[\w-]{43})/.exec(setCookie)?.[1] ?? '';
  expect(cookie).not.toBe(fixedCookie);
  expect((await ask('harbour', '/api/sign-in/verify', typedCode, { cookie: requestCookie })).status).toBe(
    401,
  );
  const garage = (site: string, headers: Record<string, string>) => askSite(site, '/my-garage', { headers });
  expect((await garage('harbour', { cookie })).status).toBe(200);
  expect((await garage('valuecars', { cookie })).status).toBe(307);
  expect((await garage('harbour', { cookie: fixedCookie })).status).toBe(307);
  // By https a browser takes the cookie from this host alone, and the other name counts for nothing.
  const secure = { 'x-forwarded-proto': 'https' };
  expect((await garage('harbour', { cookie, ...secure })).status).toBe(307);
  expect((await garage('harbour', { cookie: `__Host-${cookie}`, ...secure })).status).toBe(200);
  const secureOut = await ask('harbour', '/api/sign-out', {}, secure);
  expect(secureOut.headers.get('set-cookie')).toMatch(
    /__Host-session=; Path=\/; Max-Age=0; HttpOnly; SameSite=Lax; Secure/,
  );

  // Gated pages are kept by nobody; open ones are the same bytes for everybody, and set no cookie.
  for (const path of ['/my-garage', '/online-payment'])
    expect((await askSite('harbour', path, { headers: { cookie } })).headers.get('cache-control')).toMatch(
      /^private, .*no-store/,
    );
  // A page that is cached whole behind its gate: nobody else gets the copy, however often it was made.
  const ofCoastline = await newSession('coastline');
  for (let round = 0; round < 2; round += 1) {
    const page = await askSite('coastline', '/finance', { headers: { cookie: ofCoastline.cookie } });
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const stranger = await askSite('coastline', '/finance');
    expect([stranger.status, stranger.headers.get('location')]).toEqual([
      307,
      siteUrl('coastline', '/sign-in?type=finance&redirect=%2Ffinance&back=%2F'),
    ]);
    expect(stranger.headers.get('cache-control')).toBe('private, no-store');
  }
  const other = await newSession('harbour');
  // Another test may change what stands there between the two.
  for (const path of ['/', '/search', '/finance'])
    await expect(async () => {
      const [anonymous, known] = [
        await askSite('harbour', path),
        await askSite('harbour', path, { headers: { cookie: other.cookie } }),
      ];
      expect([path, known.body === anonymous.body]).toEqual([path, true]);
      expect(known.headers.get('set-cookie')).toBeNull();
    }).toPass({ timeout: 10_000 });
  for (const path of [
    '/my%2Dgarage',
    '/my-garage?_rsc=1',
    '/my-garage.rsc',
    '/my-garage.txt',
    '/harbour/my-garage',
    '//my-garage',
  ]) {
    const { status, body } = await askSite('harbour', path, { headers: { rsc: '1' } });
    expect([path, status >= 300, body.includes('Sign out')]).toEqual([path, true, false]);
  }
  // A form behind a gate leads to sign-in and back to its page, by script and without.
  const form = await ask('harbour', '/online-payment/start', {});
  expect([form.status, JSON.parse(form.body).next]).toEqual([
    401,
    '/sign-in?type=my-garage&redirect=%2Fonline-payment&back=%2F',
  ]);
  const plain = await askSite('harbour', '/online-payment/start', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'subject=Invoice+4711',
  });
  const back = new URL(plain.headers.get('location') ?? '', siteUrl('harbour')).searchParams.get('redirect');
  expect([plain.status, back]).toEqual([303, '/online-payment?problems=none']);
  const cookies = plain.headers.getSetCookie().map((one) => one.split(';')[0]);
  const again = await askSite('harbour', back ?? '', {
    headers: { cookie: [cookie, ...cookies].join('; ') },
  });
  expect([again.status, again.body.includes('value="Invoice 4711"')]).toEqual([200, true]);

  // Signing out everywhere ends every session of the account, and nobody else's.
  const twin = await newSession('harbour', account);
  expect((await ask('harbour', '/api/sign-out', { everywhere: 'on' }, { cookie: twin.cookie })).status).toBe(
    200,
  );
  expect((await garage('harbour', { cookie })).status).toBe(307);
  expect((await garage('harbour', { cookie: other.cookie })).status).toBe(200);
  await signedIn(context, 'harbour');
});
