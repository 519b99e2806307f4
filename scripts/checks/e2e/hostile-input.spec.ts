import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { TRAP } from '@forecourt/lib/platform/text/field-rules';
import { SAMPLES } from './fuzz/samples.ts';
import { freeVehicle, SELLERS, sql } from './reserving.ts';
import { newSession } from './signing-in.ts';
import { askSite, expect, siteUrl, test } from './test.ts';

let session = '';
test.beforeAll(async () => {
  session = (await newSession('harbour')).cookie;
});

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  askSite('harbour', path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: session, ...headers },
    body,
  });
const lead = (more: Record<string, unknown> = {}, values: Record<string, unknown> = {}) => {
  const { values: usual, ...sample } = SAMPLES['/api/leads'] as { values: object };
  return JSON.stringify({
    ...sample,
    token: randomUUID(),
    values: { ...usual, ...values },
    [TRAP]: '',
    ...more,
  });
};

test('accepts a lead with a NUL or a lone surrogate in any field', async () => {
  const badText = 'a\0b\ud800';
  const email = `${randomUUID().slice(0, 8)}@hostile.example`;
  const answer = await post(
    '/api/leads',
    lead(
      {
        [TRAP]: 'x',
        url: `http://harbour.localhost/${badText}`,
        visited: [badText, 7],
        params: { utm_source: badText, gclid: 7 },
      },
      { name: `Kim${badText}`, message: `One\0\r\ntwo${badText}`, email },
    ),
    { referer: siteUrl('harbour', '/%00') },
  );
  expect(answer.status).toBe(201);
  const { lead_id } = JSON.parse(answer.body) as { lead_id: string };
  const [row] = await sql('select payload from leads where id = $1', [lead_id]);
  expect(row?.payload).toMatchObject({
    name: 'Kimab\ufffd',
    message: 'One\ntwoab\ufffd',
    lead_attributes: { visited_pages: ['ab\ufffd'], linked_query_params: { utm_source: 'ab\ufffd' } },
  });
});

test('refuses malformed addresses and unknown methods', async () => {
  for (const path of ['/%ff', '/%', '/cars/%zz', '/api/%ff', '/_next/static/%ff', '/reservations/%ff/state'])
    expect([path, (await askSite('harbour', path)).status]).toEqual([path, 400]);
  for (const path of [
    '/checkout-journey?car_id=%00',
    '/api/leads/form?form=enquiry&car=%00',
    '/%00',
    '/search?query=%00',
  ])
    expect([path, (await askSite('harbour', path)).status]).toEqual([path, 400]);
  for (const path of ['/', '/api/leads', '/cars/nothing', '/nothing'])
    for (const method of ['TRACE', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'])
      expect([path, method, (await askSite('harbour', path, { method })).status]).toEqual([
        path,
        method,
        405,
      ]);
  const long = 'a'.repeat(8_000);
  for (const path of [
    `/${long}`,
    `/cars/${long}`,
    `/search?query=${long}`,
    `/checkout-journey?car_id=${long}`,
  ])
    expect((await askSite('harbour', path)).status).toBeLessThan(500);
  // Unusual but legitimate input must work.
  expect((await askSite('harbour', '/search?query=100%')).status).toBe(200);
  expect((await askSite('harbour', '/?utm_source=%ff')).status).toBe(200);
});

test('finds no page at an address with a control character', async () => {
  for (const site of ['harbour', 'coastline'] as const)
    for (const path of [
      '/my-garage%0a',
      '/my-garage%09',
      '/%0dmy-garage',
      '/finance%0a',
      '/search%0a',
      '/%7f',
    ])
      for (const method of ['GET', 'POST'])
        expect([site, path, method, (await askSite(site, path, { method })).status]).toEqual([
          site,
          path,
          method,
          404,
        ]);
  expect((await askSite('harbour', '/api/back-office/session%0a')).status).toBe(404);
});

test('does not cache the answer to another method', async () => {
  for (const method of ['OPTIONS', 'POST', 'HEAD'])
    for (const base of ['/search/map/', '/cars/', '/brands/']) {
      const path = `${base}nothing-${randomUUID()}`;
      expect((await askSite('harbour', path, { method })).status).toBeLessThan(500);
      expect([method, base, (await askSite('harbour', path)).status]).toEqual([method, base, 404]);
    }
});

test('shows Page not found without scripts', {
  tag: ['@OPEN-124'],
}, async () => {
  const words = async (path: string) => {
    const { status, body } = await askSite('harbour', path);
    const html = body.replaceAll(/<script.*?<\/script>/gs, '').replaceAll(/<head.*?<\/head>/gs, '');
    return {
      path,
      status,
      words: /<h1[^>]*>Page not found<\/h1>/.test(html),
      search: html.includes(' id="again-search"'),
      header: html.includes('<header'),
      footer: html.includes('<footer'),
    };
  };
  for (const path of [
    '/nothing',
    '/cars/nothing',
    '/cars/nothing/checkout',
    '/cars/nothing?utm_source=radio',
    '/search/nothing',
    '/search/nothing?query=hilux',
    '/offers/nothing',
    '/models/nothing',
    '/finance-per-request/nothing',
  ])
    expect(await words(path)).toEqual({
      path,
      status: 404,
      words: true,
      search: true,
      header: true,
      footer: true,
    });
  const api = await askSite('harbour', '/api/nothing');
  expect([api.status, api.body]).toEqual([404, '{"error":"There is no such address.","code":"not_found"}']);
});

test('refuses cross-site requests with any Origin header', async () => {
  const sameOrigin = { 'sec-fetch-site': 'same-origin' };
  const foreignOrigins: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'cors' },
    { origin: 'null' },
    { referer: 'https://evil.example/' },
  ];
  const forms = ['/api/leads', '/online-payment/start'];
  for (const path of forms) {
    for (const headers of foreignOrigins)
      expect([path, headers, (await post(path, '{}', headers)).status]).toEqual([path, headers, 403]);
    expect((await post(path, '{}', sameOrigin)).status).not.toBe(403);
  }
  const path = await freeVehicle(SELLERS[0]);
  expect((await post(`${path}/checkout/details`, '{}', foreignOrigins[0])).status).toBe(403);
});

test('refuses an oversized body before it reads it', async () => {
  const long = 'x'.repeat(1_500_000);
  for (const path of [
    '/api/stock/changed',
    '/api/models/changed',
    '/api/content/changed',
    '/api/payments/webhook',
    '/api/leads',
    '/',
  ]) {
    expect([path, (await post(path, long)).status]).toEqual([path, 413]);
    expect([path, (await post(path, long, { 'transfer-encoding': 'chunked' })).status]).toEqual([path, 413]);
  }
  const longBody = 'x'.repeat(600_000);
  for (const path of [
    '/api/stock/changed',
    '/api/models/changed',
    '/api/content/changed',
    '/api/leads',
    '/online-payment/start',
  ])
    expect([path, (await post(path, longBody, { 'transfer-encoding': 'chunked' })).status]).toEqual([
      path,
      413,
    ]);
});

test('refuses a body whose length is given twice', async () => {
  const { port, host } = new URL(siteUrl('harbour', '/'));
  const lengths = [
    ['Content-Length: 5', 'Transfer-Encoding: chunked'],
    ['Content-Length: 5', 'Content-Length: 6'],
  ];
  for (const headers of lengths) {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      ['POST /api/leads HTTP/1.1', `Host: ${host}`, ...headers, '', '0', '', 'GET /x'].join('\r\n'),
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect([headers, String(answer).split('\r\n')[0]]).toEqual([headers, 'HTTP/1.1 400 Bad Request']);
  }
});

test('hides the honeypot field from people, screen readers and autofill', async ({ page }) => {
  await page.goto(siteUrl('harbour', '/search'));
  await page
    .getByRole('link', { name: /^Enquire:/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Name')).toBeVisible();
  const trap = dialog.locator(`input[name="${TRAP}"]`);
  await expect(trap).toBeHidden();
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(dialog.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0);
  // Browsers and password managers must not fill in the honeypot.
  expect(TRAP).not.toMatch(/name|mail|tel|phone|url|web|site|address|city|company|code|user|card/i);
});
