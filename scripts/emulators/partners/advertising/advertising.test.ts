import { describe, expect, test } from 'vitest';
import { advertising } from './routes.ts';

const GOOGLE = '/google/products/v1/accounts/1/productInputs';
const SOURCE = 'dataSource=accounts/1/dataSources/7';
const AUTHORISED = { authorization: 'Bearer emulated-a', 'content-type': 'application/json' };

const product = (changes: { vin?: string; version?: string; body?: string } = {}) => ({
  offerId: 'car-1',
  contentLanguage: 'en',
  feedLabel: 'AU',
  legacyLocal: true,
  versionNumber: changes.version ?? '1',
  productAttributes: {
    title: 'HiLux',
    link: 'https://a.example/1',
    linkTemplate: 'https://a.example/1?store={store_code}',
    imageLink: 'https://a.example/1.jpg',
    brand: 'Toyota',
    color: 'White',
    condition: 'USED',
    price: { amountMicros: '54990000000', currencyCode: 'AUD' },
  },
  customAttributes: [
    { name: 'VIN', value: changes.vin ?? 'MR0HA3CD000000001' },
    { name: 'model', value: 'HiLux' },
    { name: 'year', value: '2021' },
    { name: 'mileage', value: '45200 km' },
    { name: 'body_style', value: changes.body ?? 'truck' },
    {
      name: 'vehicle_fulfillment',
      groupValues: [
        { name: 'option', value: 'in_store' },
        { name: 'store_code', value: 'BRIS' },
      ],
    },
  ],
});

const insert = (app: ReturnType<typeof advertising>['app'], body: unknown) =>
  app.request(`${GOOGLE}:insert?${SOURCE}`, {
    method: 'POST',
    headers: AUTHORISED,
    body: JSON.stringify(body),
  });

describe("Google's Merchant API", () => {
  test('stores a product in the columns of a file and lists it', async () => {
    const { app, copies } = advertising();
    expect((await insert(app, product())).status).toBe(200);
    expect(copies.google.of('1').get('car-1')).toMatchObject({
      price: '54990.00 AUD',
      condition: 'used',
      vehicle_fulfillment: 'in_store:BRIS',
    });
    const list = await app.request('/google/products/v1/accounts/1/products', { headers: AUTHORISED });
    expect((await list.json()).products).toHaveLength(1);
  });

  test.each([
    ['a VIN with a forbidden letter', product({ vin: 'MR0HA3CD00000000I' }), 'Invalid VIN'],
    ['a caravan', product({ body: 'caravan' }), 'cannot be shown'],
    ['a product without attributes', { ...product(), productAttributes: {} }, 'Missing required attribute'],
    ['a product without an id', { ...product(), offerId: '' }, 'offerId'],
  ])('refuses %s', async (_, body, message) => {
    const response = await insert(advertising().app, body);
    expect(response.status).toBe(400);
    expect((await response.json()).error).toMatchObject({
      status: 'INVALID_ARGUMENT',
      message: expect.stringContaining(message),
    });
  });

  test('refuses an older version and a missing token', async () => {
    const { app } = advertising();
    await insert(app, product({ version: '5' }));
    expect((await insert(app, product({ version: '4' }))).status).toBe(409);
    expect((await insert(app, product({ version: '5' }))).status).toBe(200);
    const unauthorised = await app.request(`${GOOGLE}:insert?${SOURCE}`, { method: 'POST', body: '{}' });
    expect(unauthorised.status).toBe(401);
  });

  test('deletes a product once', async () => {
    const { app } = advertising();
    await insert(app, product());
    const remove = () =>
      app.request(`${GOOGLE}/local~en~AU~car-1?${SOURCE}`, { method: 'DELETE', headers: AUTHORISED });
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
  });

  test('refuses an assertion that is not a token', async () => {
    const response = await advertising().app.request('/google/token', {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: 'a.b.c',
      }),
    });
    expect(await response.json()).toMatchObject({ error: 'invalid_grant' });
  });
});

describe("Meta's Catalog Batch API", () => {
  const headers = { authorization: 'Bearer token' };
  const send = (app: ReturnType<typeof advertising>['app'], requests: unknown, type = 'VEHICLE') =>
    app.request('/meta/v24.0/9/items_batch', {
      method: 'POST',
      headers,
      body: new URLSearchParams({ item_type: type, requests: JSON.stringify(requests) }),
    });

  test('processes a batch, and its status names the refused items', async () => {
    const { app } = advertising();
    const sent = await send(app, [{ method: 'UPDATE', data: { id: 'car-1', title: 'HiLux' } }]);
    const {
      handles: [handle],
    } = await sent.json();
    const status = async () =>
      (await app.request(`/meta/v24.0/9/check_batch_request_status?handle=${handle}`, { headers })).json();
    expect(await status()).toMatchObject({ data: [{ status: 'in_progress' }] });
    expect(await status()).toMatchObject({
      data: [
        {
          status: 'finished',
          errors: [{ id: 'car-1', message: expect.stringContaining('Missing required attribute') }],
        },
      ],
    });
  });

  test('refuses another kind of item and what is not a list of requests', async () => {
    const { app } = advertising();
    expect((await send(app, [], 'VEHICLE')).status).toBe(400);
    expect((await send(app, [{ method: 'DELETE', data: { id: 'a' } }], 'PRODUCT_ITEM')).status).toBe(400);
  });
});

test('a fault applies to one account', async () => {
  const { app } = advertising();
  const choose = await app.request('/fault', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ receiver: 'google', account: '1', fault: 'limited' }),
  });
  expect(choose.status).toBe(200);
  expect((await insert(app, product())).status).toBe(429);
  expect(await (await app.request('/')).text()).toContain('Google Merchant API');
});
