import { createHmac, randomUUID } from 'node:crypto';
import { canonicalJson } from '@forecourt/lib/payments/agentic/canonical-json';
import { publishedProduct, publishedSession } from '@forecourt/lib/payments/agentic/testing/published';
import { grantToken } from '../../emulators/payments/testing/granted-tokens.ts';
import { clientOf } from '../../emulators/payments/testing/service.ts';
import { settingsFromEnvironment } from '../../emulators/settings.ts';
import { mailsAbout, newShopper } from './inbox.ts';
import { freeVehicle, reservationOf, SELLERS, sql, test } from './reserving.ts';
import { openStudio, STUDIO_WORDS } from './studio.ts';
import { askSite, expect, expectAccessible, siteUrl } from './test.ts';

const [harbour] = SELLERS;
const { secrets, urls } = settingsFromEnvironment();
const stripe = clientOf(urls.payments, secrets.stripeSecretKey);
const SESSIONS = '/agentic/checkout_sessions';

test.setTimeout(180_000);
test.use({ expected: { words: STUDIO_WORDS } });

/** Sends a request as the platform of the demo's assistant does, with the changes that a test makes. */
async function send(
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Headers; body: Record<string, unknown> }> {
  const timestamp = new Date().toISOString();
  const signed = `${timestamp}.${body ? canonicalJson(body) : ''}`;
  const response = await askSite(harbour.site, path, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${secrets.agentToken}`,
      'api-version': '2026-04-17',
      timestamp,
      signature: createHmac('sha256', secrets.agentSigningSecret).update(signed).digest('base64url'),
      ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, body: JSON.parse(response.body) };
}

async function newSession(shopper: ReturnType<typeof newShopper>): Promise<{ id: string; item: string }> {
  const path = await freeVehicle(harbour);
  const [car] = await sql('select id from cars where slug = $1', [path.replace('/cars/', '')]);
  const item = `deposit_${car?.id}`;
  const { status, body } = await send(SESSIONS, {
    line_items: [{ id: item }],
    currency: 'aud',
    capabilities: {},
    buyer: { full_name: shopper.name, phone_number: shopper.phone, email: shopper.email },
  });
  expect(status).toBe(201);
  expect(publishedSession.safeParse(body).error?.issues).toBeUndefined();
  return { id: String(body.id), item };
}

const payment = (token: string) => ({
  payment_data: {
    handler_id: 'stripe_shared_payment_token',
    instrument: { type: 'card', credential: { type: 'spt', token } },
  },
});

test('an assistant reserves a car after the shopper has accepted the terms', {
  tag: ['@OPEN-025'],
}, async ({ page, context }) => {
  const shopper = newShopper();
  const { id } = await newSession(shopper);
  const token = await grantToken(stripe);

  await test.step('the shopper accepts the terms on the site', async () => {
    const { body } = await send(`${SESSIONS}/${id}`);
    expect(body.status).toBe('requires_escalation');
    await page.goto(String(body.continue_url));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reserve this car with your assistant');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Accept terms' }).click();
    await expect(page.getByText('Please tick that you agree to the reservation terms.')).toBeVisible();
    await page.getByLabel('I agree to the reservation terms').check();
    await page.getByRole('button', { name: 'Accept terms' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have accepted the terms');
    await expectAccessible(page);
  });

  const order = await test.step('the assistant pays once, however often it asks', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await send(`${SESSIONS}/${id}/complete`, payment(token), key);
    expect(first.status).toBe(200);
    expect(publishedSession.safeParse(first.body).error?.issues).toBeUndefined();
    expect(first.body.status).toBe('completed');
    const again = await send(`${SESSIONS}/${id}/complete`, payment(token), key);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.body).toEqual(first.body);
    expect(await reservationOf(shopper.email)).toMatchObject({ status: 'paid', paid_cents: 20_000 });
    return publishedSession.parse(first.body).order;
  });

  await test.step('the receipt opens from the order and comes by mail', async () => {
    await page.goto(order?.permalink_url ?? '');
    await expect(page.getByRole('heading', { name: 'The car is reserved for you' })).toBeVisible();
    await expect
      .poll(async () => (await mailsAbout(shopper.email)).shopper.map(({ subject }) => subject), {
        timeout: 30_000,
      })
      .toContainEqual(expect.stringMatching(/^Reserved: /));
  });

  await test.step('the platform gets the signed order', async () => {
    const events = async () =>
      (await (await fetch(`${urls.partners}/agentic_checkout/webhooks/order_events`)).json()) as {
        type: string;
        data: { id: string };
      }[];
    await expect
      .poll(async () => (await events()).map(({ type, data }) => [type, data.id]), { timeout: 30_000 })
      .toContainEqual(['order_create', order?.id]);
  });

  await test.step('the studio shows which assistant reserved', async () => {
    const studio = await context.newPage();
    await openStudio(studio, 'editor', `/reservations/${order?.id}`);
    const pane = studio.getByRole('complementary', { name: `Reservation ${order?.id}` });
    await expect(pane.getByText('ChatGPT, an assistant, for the shopper')).toBeVisible();
  });
});

test('a declined card releases the car, and the next card pays', async () => {
  const shopper = newShopper();
  const { id } = await newSession(shopper);
  await sql('update agent_checkouts set terms_accepted_at = now() where id = $1', [id]);
  const declined = await grantToken(stripe, { card: 'pm_card_chargeDeclined' });
  const refused = await send(`${SESSIONS}/${id}/complete`, payment(declined));
  expect(refused.status).toBe(200);
  expect(refused.body).toMatchObject({
    status: 'ready_for_payment',
    messages: [{ type: 'error', code: 'payment_declined' }],
  });
  expect(await reservationOf(shopper.email)).toMatchObject({ status: 'cancelled', paid_cents: null });
  const paid = await send(`${SESSIONS}/${id}/complete`, payment(await grantToken(stripe)));
  expect(paid.body.status).toBe('completed');
});

test('a request that is not allowed is refused in the form of the protocol', async () => {
  const body = { line_items: [{ id: 'deposit_none' }], currency: 'aud', capabilities: {} };
  const refusals: [string, Record<string, string>, number, string][] = [
    ['a wrong token', { authorization: 'Bearer wrong' }, 401, 'unauthorized'],
    ['no version', { 'api-version': '' }, 400, 'missing_api_version'],
    ['another version', { 'api-version': '2020-01-01' }, 400, 'unsupported_api_version'],
    ['a wrong signature', { signature: 'wrong' }, 401, 'invalid_signature'],
    ['no idempotency key', { 'idempotency-key': '' }, 400, 'idempotency_key_required'],
    ['an unknown item', {}, 400, 'not_found'],
  ];
  for (const [what, headers, status, code] of refusals)
    await test.step(what, async () => {
      const refused = await send(SESSIONS, body, headers);
      expect(refused.status).toBe(status);
      expect(refused.body).toMatchObject({ type: 'invalid_request', code });
    });
  expect((await askSite('northside', SESSIONS, { method: 'POST' })).status).toBe(404);
});

test('the feed lists deposits, and the discovery document names the address', async () => {
  const feed = await askSite(harbour.site, '/agentic/products.jsonl');
  expect(feed.status).toBe(200);
  const lines = feed.body.split('\n').filter(Boolean);
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines.slice(0, 20))
    expect(publishedProduct.safeParse(JSON.parse(line)).error?.issues).toBeUndefined();
  const discovery = await askSite(harbour.site, '/.well-known/acp.json');
  expect(JSON.parse(discovery.body)).toMatchObject({
    protocol: { name: 'acp', version: '2026-04-17' },
    api_base_url: siteUrl(harbour.site, '/agentic'),
  });
});
