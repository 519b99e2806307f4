import type { Page } from '@playwright/test';
import { codeFor, textsTo } from './inbox.ts';
import { sampleOf } from './length.ts';
import { freeVehicle, holdVehicle, hydrated, SELLERS, sql, test } from './reserving.ts';
import { rows } from './rows.ts';
import { freeGatedVehicle, newAccount, newSession, signedIn, signIn, signInHere } from './signing-in.ts';
import { askSite, expect, expectAccessible, siteUrl } from './test.ts';

const NORTHSIDE = { site: 'northside', segment: 'checkout', amount: '$200' };
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const alert = (page: Page, words: string) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: words });
const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
async function holdCall(page: Page, address: string) {
  const bodies: unknown[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    bodies.push(route.request().postDataJSON());
    await released;
    await route.continue();
  });
  return { bodies, release: () => release() };
}
const json = { method: 'POST', headers: { 'content-type': 'application/json' } };

test.describe.configure({ timeout: 120_000 });
test.use({ expected: { words: [/status of (401|422|429|502)|net::ERR_FAILED/] } });

for (const [site, width, path, title] of sampleOf([
  ['harbour', 390, '/online-payment?from=mail', 'Online payment'],
  ['valuecars', 768, '/my-garage', 'My BigBoxCars'],
  ['northside', 1440, '/my-garage', 'My Garage'],
] as const))
  test.describe(() => {
    test(`signs in on ${site} at ${width} px and returns to the gated page`, {
      tag: rows(
        'AUTH-01..17 AUTH-24..27 AUTH-33..34 AUTH-36..39 EVENTS-10..11 GATE-01..03 GATE-15..16 ' +
          'ROUTE-13 ROUTE-19 OPEN-028..031 OPEN-033 OPEN-081..082 SITE-60',
      ),
    }, async ({ page }) => {
      const account = newAccount();
      const [mobile, code] = [page.getByLabel('Mobile number'), page.getByLabel('Code', { exact: true })];
      const main = page.getByRole('main');
      const status = main.locator('[data-status]');
      const send = page.getByRole('button', { name: 'Send code' });
      await page.setViewportSize({ width, height: 900 });

      await test.step('GATE-01 ROUTE-13 ROUTE-19 a gated page leads to sign-in with its type and target', async () => {
        await page.goto(siteUrl(site, path));
        await hydrated(page);
        const address = new URL(page.url());
        expect([address.pathname, Object.fromEntries(address.searchParams)]).toEqual([
          '/sign-in',
          { type: 'my-garage', redirect: path, back: '/' },
        ]);
        await expect(
          heading(page, path === '/my-garage' ? 'Sign in to My Garage' : 'Sign in to continue'),
        ).toBeVisible();
        await expect(page.getByRole('link', { name: 'Back without signing in' })).toHaveAttribute(
          'href',
          '/',
        );
      });
      await test.step('AUTH-02 AUTH-09 at first the phone can be edited and the code cannot', async () => {
        await expect(status).toHaveAttribute('data-status', 'default');
        await expect(mobile).toBeEditable();
        await expect(code).toBeDisabled();
        await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
      });
      await test.step('AUTH-01 no field asks for a password', () =>
        expect(main.locator('input[type=password]')).toHaveCount(0));
      await test.step('AUTH-13 the mobile field has a placeholder', () =>
        expect(mobile).toHaveAttribute('placeholder', '0412 345 678'));
      await expectAccessible(page);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);

      const calls: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/') && !pathname.startsWith('/api/events')) calls.push(pathname);
      });
      await test.step('AUTH-12 AUTH-14 an invalid number is refused without a request', async () => {
        await send.click();
        await expect(mobile).toHaveAccessibleDescription('This is a required field.');
        await mobile.fill('07 3000 0000');
        await send.click();
        await expect(mobile).toHaveAccessibleDescription('Please enter a valid Australian mobile number.');
        await expect(mobile).toBeFocused();
        expect(calls).toEqual([]);
      });

      // The number is unknown to the site, so it asks for a name.
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

      await test.step('AUTH-38 a code that could not be sent shows an error', async () => {
        await page.route('**/api/sign-in/send', (route) =>
          route.fulfill({
            status: 502,
            json: { error: 'We could not send the code. Please try again, or give us a call.', status: 502 },
          }),
        );
        await send.click();
        await expect(alert(page, 'We could not send the code.')).toBeVisible();
        await page.unroute('**/api/sign-in/send');
      });

      const limit = await holdCall(page, '**/api/rate-limit');
      const codeSent = page.waitForRequest(
        (request) =>
          request.url().endsWith('/api/events') && (request.postData() ?? '').includes('"event_id":36,'),
      );
      await test.step('AUTH-07 the button reads Sending... while the code is sent', async () => {
        await send.click();
        await expect(page.getByRole('button', { name: 'Sending...', exact: true })).toBeVisible();
        limit.release();
      });
      await test.step('AUTH-17 AUTH-33 the rate limit receives the phone in international format', () =>
        expect(limit.bodies).toEqual([{ phone: account.phone }]));
      await test.step('AUTH-05 AUTH-10 the page says Code sent! once the code is sent', async () => {
        await expect(page.getByText('Code sent!', { exact: true })).toBeVisible();
        await expect(status).toHaveAttribute('data-status', 'verificationSent');
      });
      await test.step('EVENTS-10 event 36 is recorded', () => codeSent);
      const resend = page.getByRole('button', { name: 'Resend Code', exact: true });
      await test.step('AUTH-03 the button reads Resend Code', () => expect(resend).toBeVisible());
      await test.step('AUTH-04 the phone field is locked', async () => {
        await expect(mobile).not.toBeEditable();
        await expect(mobile).toHaveValue(account.mobile);
      });
      await test.step('AUTH-06 the code field is enabled', async () => {
        await expect(code).toBeEnabled();
        await expect(code).toBeFocused();
      });
      await expectAccessible(page);

      let digits = '';
      await test.step('AUTH-01 a code of six digits is texted to the number', async () => {
        await expect.poll(() => codeFor(account.phone)).toMatch(/^\d{6}$/);
        const [text] = await textsTo(account.phone);
        digits = await codeFor(account.phone);
        // The last line lets the browser autofill the code on this host only.
        expect(text?.body).toMatch(new RegExp(`\\n@${site}\\.localhost #${digits}$`));
      });

      await test.step('AUTH-34 AUTH-36 a second code too soon is refused', async () => {
        await resend.click();
        await expect(alert(page, 'Too many verification attempts. Please try again later.')).toBeVisible();
      });
      // A reload, as after returning from the SMS app, keeps the step.
      await page.reload();
      await hydrated(page);
      await expect(page.getByText('Code sent!', { exact: true })).toBeVisible();
      await expect(mobile).toHaveValue(account.mobile);
      const go = page.getByRole('button', { name: 'Sign in', exact: true });
      const verifyCalls = () => calls.filter((call) => call === '/api/sign-in/verify');
      await test.step('AUTH-15 AUTH-16 an incomplete code is refused', async () => {
        await go.click();
        await expect(code).toHaveAccessibleDescription(/This is a required field\./);
        await code.fill('12345');
        await go.click();
        await expect(code).toHaveAccessibleDescription(/Code must be 6 digits\./);
      });
      await test.step('AUTH-37 a wrong code shows an error', async () => {
        await code.fill(digits === '000000' ? '000001' : '000000');
        await go.click();
        await expect(alert(page, 'The verification code is invalid. Please try again.')).toBeVisible();
        expect(verifyCalls()).toHaveLength(1);
      });
      await test.step('AUTH-39 an unknown failure of the verification shows the fallback', async () => {
        await page.route('**/api/sign-in/verify', (route) => route.abort(), { times: 1 });
        await code.fill(digits);
        await go.click();
        await expect(alert(page, 'An unknown error occurred during verification.')).toBeVisible();
        await expect(status).toHaveAttribute('data-status', 'verificationSent');
        expect(verifyCalls()).toHaveLength(2);
      });
      // Stores beacons that are sent while leaving the page.
      await page.evaluate(() => {
        navigator.sendBeacon = (_address, body) => {
          localStorage.setItem('beacons', (localStorage.getItem('beacons') ?? '') + String(body));
          return true;
        };
      });
      await test.step('AUTH-08 the code is not verified while it is typed', async () => {
        await code.fill('');
        await code.pressSequentially(digits);
        await expect(code).toHaveValue(digits);
        expect(verifyCalls()).toHaveLength(2);
      });
      const verification = await holdCall(page, '**/api/sign-in/verify');
      await test.step('AUTH-08 AUTH-11 submitting verifies the code', async () => {
        await go.click();
        await expect(status).toHaveAttribute('data-status', 'verificationSubmitted');
        verification.release();
      });
      await test.step('AUTH-24 AUTH-25 AUTH-26 the phone, the code and the type sms are sent', () =>
        expect(verification.bodies).toEqual([
          expect.objectContaining({ phone: account.mobile, token: digits, type: 'sms' }),
        ]));
      await test.step('GATE-02 signing in opens the page first asked for', async () => {
        await expect(page).toHaveURL(siteUrl(site, path));
        await expect(heading(page, title)).toBeVisible();
      });
      await test.step('EVENTS-11 event 37 is recorded', async () =>
        expect(await page.evaluate(() => localStorage.getItem('beacons'))).toContain('"event_id":37,'));

      await test.step('GATE-03 SITE-60 a signed-in user opens gated pages with no detour', async () => {
        await page.goto(siteUrl(site, '/my-garage'));
        await expect(page).toHaveURL(siteUrl(site, '/my-garage'));
        await expect(page.getByText(account.mobile)).toBeVisible();
      });
      await page.goto(siteUrl(site, '/sign-in?redirect=%2Fmy-garage'));
      await expect(page).toHaveURL(siteUrl(site, '/my-garage'));
      await hydrated(page);
      await test.step('AUTH-27 GATE-16 after signing out the garage asks to sign in again', async () => {
        await page.getByRole('button', { name: 'Sign out', exact: true }).click();
        await expect(page).toHaveURL(siteUrl(site, '/'));
        await page.goto(siteUrl(site, '/my-garage'));
        await expect(page).toHaveURL(/\/sign-in\?type=my-garage&redirect=%2Fmy-garage/);
      });
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

const leadsToSignIn = async (site: string, path: string, type: string, back = '/') => {
  const { status, headers } = await askSite(site, path);
  const query = new URLSearchParams({ type, redirect: path, back });
  expect([status, headers.get('location')]).toEqual([307, siteUrl(site, `/sign-in?${query}`)]);
};

test('each demo site gates the pages whose features are on and leaves the others open', {
  tag: rows('GATE-03..16 ROUTE-14..19 SITE-60'),
}, async () => {
  const cookies = Object.fromEntries(
    await Promise.all(
      ['harbour', 'northside', 'valuecars', 'coastline'].map(
        async (site) => [site, (await newSession(site)).cookie] as const,
      ),
    ),
  );
  const headingAt = async (site: string, path: string, { signedIn: isSignedIn = false } = {}) => {
    const cookie = cookies[site] ?? '';
    const { status, body } = await askSite(site, path, isSignedIn ? { headers: { cookie } } : {});
    const title = /<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1]?.replaceAll(/<[^>]+>/g, '');
    return [status, title];
  };
  const opens = async (...[site, path, options]: Parameters<typeof headingAt>) => {
    const [status, title] = await headingAt(site, path, options);
    expect([site, path, status]).toEqual([site, path, 200]);
    expect(title).not.toMatch(/^Sign in/);
  };
  const isMissing = async (site: string, path: string) =>
    expect([site, path, (await askSite(site, path)).status]).toEqual([site, path, 404]);
  const SIGNED_IN = { signedIn: true };

  await test.step('GATE-04 trade-in is open on harbour, and coastline, which takes none, does not ask to sign in', async () => {
    await isMissing('coastline', '/trade-in');
    await opens('harbour', '/trade-in');
  });
  await test.step('GATE-05 sell-my-car is gated on coastline and open on harbour', async () => {
    await leadsToSignIn('coastline', '/sell-my-car', 'trade-in');
    await opens('coastline', '/sell-my-car', SIGNED_IN);
    await opens('harbour', '/sell-my-car');
  });
  await test.step('GATE-06 the checkout of a car is gated on northside and open on harbour', async () => {
    const car = await freeGatedVehicle();
    await leadsToSignIn('northside', `${car}/checkout`, 'checkout', car);
    await opens('northside', `${car}/checkout`, SIGNED_IN);
    await opens('harbour', `${await freeVehicle(SELLERS[0])}/checkout`);
  });
  await test.step('GATE-07 a checkout without a car leads to the search, not to sign-in', async () => {
    const { status, headers } = await askSite('northside', '/checkout-journey');
    expect([status, headers.get('location')]).toEqual([307, '/search']);
  });
  await test.step('GATE-08 the personal finance quote is gated on harbour and open on valuecars', async () => {
    await leadsToSignIn('harbour', '/personalised/finance', 'car-finance');
    await opens('harbour', '/personalised/finance', SIGNED_IN);
    await opens('valuecars', '/personalised/finance');
  });
  await test.step('GATE-09 spin-to-win is gated on harbour and not on coastline', async () => {
    await leadsToSignIn('harbour', '/spin-to-win', 'my-garage');
    await opens('harbour', '/spin-to-win', SIGNED_IN);
    await isMissing('coastline', '/spin-to-win');
  });
  await test.step('GATE-10 finance is gated on coastline and open on harbour', async () => {
    await leadsToSignIn('coastline', '/finance', 'finance');
    await opens('coastline', '/finance', SIGNED_IN);
    await opens('harbour', '/finance');
  });
  await test.step('GATE-11 mymotorama does not ask to sign in on sites whose garage has another name', async () => {
    for (const site of ['harbour', 'coastline']) await isMissing(site, '/mymotorama');
  });
  await test.step('GATE-12 mybigboxcars is gated on valuecars and not on coastline', async () => {
    await leadsToSignIn('valuecars', '/mybigboxcars', 'my-garage');
    expect(await headingAt('valuecars', '/mybigboxcars', SIGNED_IN)).toEqual([200, 'My BigBoxCars']);
    await isMissing('coastline', '/mybigboxcars');
  });
  await test.step('GATE-13 myblinkr does not ask to sign in on sites whose garage has another name', async () => {
    for (const site of ['harbour', 'coastline']) await isMissing(site, '/myblinkr');
  });
  await test.step('GATE-14 myservco does not ask to sign in on sites whose garage has another name', async () => {
    for (const site of ['harbour', 'coastline']) await isMissing(site, '/myservco');
  });
  await test.step('GATE-15 online-payment is gated on every site that has it', async () => {
    for (const site of ['harbour', 'valuecars']) {
      await leadsToSignIn(site, '/online-payment', 'my-garage');
      await opens(site, '/online-payment', SIGNED_IN);
    }
  });
  await test.step('GATE-16 my-garage is gated on every site that has it', async () => {
    for (const site of ['harbour', 'northside', 'valuecars']) {
      await leadsToSignIn(site, '/my-garage', 'my-garage');
      await opens(site, '/my-garage', SIGNED_IN);
    }
  });
  const signInHeading = (type: string) => headingAt('harbour', `/sign-in?type=${type}&redirect=%2Fmy-garage`);
  await test.step('ROUTE-14 sign-in accepts the type watchlist', async () =>
    expect(await signInHeading('watchlist')).toEqual([200, 'Sign in to save vehicles']));
  await test.step('ROUTE-15 sign-in accepts the type trade-in', async () =>
    expect(await signInHeading('trade-in')).toEqual([200, 'Sign in to value your vehicle']));
  await test.step('ROUTE-16 sign-in accepts the type checkout', async () =>
    expect(await signInHeading('checkout')).toEqual([200, 'Sign in to reserve this vehicle']));
  await test.step('ROUTE-17 sign-in accepts the type finance', async () =>
    expect(await signInHeading('finance')).toEqual([200, 'Sign in to apply for finance']));
  await test.step('ROUTE-18 sign-in accepts the type car-finance', async () =>
    expect(await signInHeading('car-finance')).toEqual([200, 'Sign in for your finance quote']));
  await test.step('ROUTE-19 sign-in accepts the type my-garage', async () =>
    expect(await signInHeading('my-garage')).toEqual([200, 'Sign in to My Garage']));
  await test.step('GATE-03 SITE-60 a signed-in user opens every gated page of coastline with no detour', async () => {
    for (const path of ['/sell-my-car', '/finance']) await opens('coastline', path, SIGNED_IN);
  });
});

test('a held car survives signing in at the checkout', {
  tag: ['@GATE-06', '@ROUTE-16'],
}, async ({ page }) => {
  const account = await signIn(page, 'northside', '/my-garage');
  const path = await freeGatedVehicle();
  await page.goto(siteUrl('northside', `${path}/checkout`));
  await expect(page.getByLabel('Name')).toHaveValue(`${account.name} ${account.lastName}`);
  await expect(page.getByLabel('Mobile')).toHaveValue(account.mobile);
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  const shopper = await holdVehicle(page, NORTHSIDE, path);
  await page.context().clearCookies({ name: 'session' });
  await page.getByLabel('Yes, value my car').check();
  await page.getByLabel('Rego').fill('xyz-1');
  await page.getByLabel('Make, model and year').fill('2012 Mazda 2');
  // Sending a step after the session ended leads to sign-in, and back to the step with the typed values.
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/sign-in\?type=checkout/);
  await expect(heading(page, 'Sign in to reserve this vehicle')).toBeVisible();
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
});

test('signs in without script', {
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

test('a session is valid on its own site and in its own browser only', {
  tag: rows('AUTH-24..26 AUTH-35 AUTH-37 OPEN-017 OPEN-029..032'),
}, async ({ context }) => {
  // A separate address, so that these requests do not use up rate limits of other tests.
  const from = { 'x-forwarded-for': '10.77.0.1' };
  const ask = (site: string, path: string, body: object, headers: Record<string, string> = {}) =>
    askSite(site, path, {
      ...json,
      headers: { ...json.headers, ...from, ...headers },
      body: JSON.stringify(body),
    });
  const account = newAccount();
  const details = { first_name: account.name, last_name: account.lastName, email: account.email };

  const contact = (headers = {}) =>
    askSite('harbour', `/api/check-if-contact-exists?phone_number=${encodeURIComponent(account.mobile)}`, {
      headers: { ...from, ...headers },
    });
  await test.step('AUTH-35 the contact check answers yes or no, and only to pages of the site', async () => {
    expect(JSON.parse((await contact()).body)).toEqual({ data: false, error: null });
    expect((await contact({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
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
      error: 'Please fix the following errors:',
      code: 'validation',
      fields: Object.fromEntries(
        ['first_name', 'last_name', 'email'].map((name) => [name, 'This is a required field.']),
      ),
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
  const verify = (
    fields: object,
    { site = 'harbour', cookie = requestCookie }: { site?: string; cookie?: string } = {},
  ) => ask(site, '/api/sign-in/verify', { ...typedCode, ...fields }, cookie ? { cookie } : {});
  const expectInvalid = ({ status, body }: Awaited<ReturnType<typeof verify>>) =>
    expect([status, JSON.parse(body)]).toEqual([
      401,
      { error: 'The verification code is invalid. Please try again.', code: 'not_signed_in' },
    ]);
  await test.step('AUTH-24 a code for another phone is invalid', async () =>
    expectInvalid(await verify({ phone: '0412 345 679' })));
  await test.step('AUTH-25 another code is invalid', async () =>
    expectInvalid(await verify({ token: token === '000000' ? '000001' : '000000' })));
  await test.step('AUTH-26 a verification of another type is refused', async () =>
    expect((await verify({ type: 'verify' })).status).toBe(400));
  await test.step('AUTH-37 the code is invalid in another browser and on another site', async () => {
    expectInvalid(await verify({}, { cookie: '' }));
    expectInvalid(await verify({}, { site: 'valuecars' }));
  });
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
  await test.step('strangers cannot use up the codes of a browser that signed in before', async () => {
    const [, known = ''] =
      /(?:^|,)(known-browser=[\w-]{54}); Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax(?:,|$)/.exec(
        setCookie,
      ) ?? [];
    await sql(
      `insert into one_time_codes (id, site_slug, phone, request_hash, code_hash, address, network, expires_at)
       select gen_random_uuid(), 'northside', $1, gen_random_uuid(), '', 'stranger', 'n' || number, now()
       from generate_series(1, 15) number`,
      [account.phone],
    );
    const mayHaveCode = async (headers: Record<string, string>) =>
      (await ask('harbour', '/api/rate-limit', { phone: account.mobile }, headers)).status;
    expect(await mayHaveCode({})).toBe(429);
    expect(await mayHaveCode({ cookie: known })).toBe(200);
  });
  const garage = (site: string, headers: Record<string, string>) => askSite(site, '/my-garage', { headers });
  await test.step('the session opens the garage of its own site only', async () => {
    expect((await garage('harbour', { cookie })).status).toBe(200);
    expect((await garage('valuecars', { cookie })).status).toBe(307);
    expect((await garage('harbour', { cookie: fixedCookie })).status).toBe(307);
  });
  // Over https only the __Host- cookie is accepted.
  const secure = { 'x-forwarded-proto': 'https' };
  expect((await garage('harbour', { cookie, ...secure })).status).toBe(307);
  expect((await garage('harbour', { cookie: `__Host-${cookie}`, ...secure })).status).toBe(200);
  const secureOut = await ask('harbour', '/api/sign-out', {}, secure);
  expect(secureOut.headers.get('set-cookie')).toMatch(
    /__Host-session=; Path=\/; Max-Age=0; HttpOnly; SameSite=Lax; Secure/,
  );

  // Gated pages are not cached; open ones have the same body for all visitors and set no cookie.
  for (const path of ['/my-garage', '/online-payment'])
    expect((await askSite('harbour', path, { headers: { cookie } })).headers.get('cache-control')).toMatch(
      /^private, .*no-store/,
    );
  // A cached page behind a gate is not served to visitors.
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
  // Another test may change the content between the two requests.
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

  const twin = await newSession('harbour', account);
  expect((await ask('harbour', '/api/sign-out', { everywhere: 'on' }, { cookie: twin.cookie })).status).toBe(
    200,
  );
  expect((await garage('harbour', { cookie })).status).toBe(307);
  expect((await garage('harbour', { cookie: other.cookie })).status).toBe(200);
  await signedIn(context, 'harbour');
});
