import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MOST_PLAIN_BYTES, PHOTOS_PATH } from '@forecourt/lib/leads/trade-in/limits';
import { afterEach, describe, expect, test } from 'vitest';
import {
  boundBody,
  CROWDED,
  MAX_BODY_BYTES,
  MAX_LEAD_BYTES,
  type Refusal,
  refusalOf,
  refuse,
  tooManyPages,
  UPLOADS_FULL,
} from './refusals.ts';

const status = (url: string, method = 'GET', headers = {}) =>
  refusalOf({ method, url, headers })?.status ?? null;

describe('checks of the request head', () => {
  test.each([
    '/%ff',
    '/%',
    '/%zz',
    '/cars/%e0%a4%a',
    '/%00',
    '/x?car_id=%00',
    '*',
    'http://elsewhere.example/',
    '',
  ])('reject the address %s', (url) => expect(status(url)).toBe(400));
  test.each([
    '/',
    '/search?query=100%',
    '/search?utm_source=%ff',
    '/caf%C3%A9?x=%0A#%',
    '//elsewhere.example',
  ])('accept the address %s', (url) => expect(status(url)).toBeNull());
  test.each(
    [...Array(32).keys(), ...Array.from({ length: 33 }, (_, index) => 127 + index), 0x2028, 0x2029]
      .slice(1)
      .map((code) => encodeURIComponent(String.fromCodePoint(code))),
  )('find no page at an address with the control character %s', (character) => {
    for (const path of [
      `/my-garage${character}`,
      `/${character}my-garage`,
      `/cars/a${character}b`,
      `/api/leads${character}`,
    ])
      for (const method of ['GET', 'HEAD', 'POST']) expect(status(path, method), path).toBe(404);
    expect(status(`/my-garage?query=${character}`)).toBeNull();
    expect(status(`/my-garage${encodeURIComponent(character)}`)).toBeNull();
  });
  test('reject unsupported methods', () => {
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) expect(status('/', method)).toBeNull();
    for (const method of ['TRACE', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'get'])
      expect(status('/', method)).toBe(405);
    expect(status('/api/leads/1', 'PATCH')).toBeNull();
    expect(status('/api/leads', 'PATCH')).toBe(405);
  });
  test('reject a declared length over the limit', () => {
    expect(status('/', 'POST', { 'content-length': String(MAX_BODY_BYTES) })).toBeNull();
    expect(status('/', 'POST', { 'content-length': String(MAX_BODY_BYTES + 1) })).toBe(413);
    const resume = { 'content-length': String(MAX_LEAD_BYTES) };
    expect(status('/api/leads', 'POST', resume)).toBeNull();
    expect(status('/api/leads/1', 'PATCH', resume)).toBe(413);
    const photos = (bytes: number) => ({ 'content-length': String(bytes) });
    expect(status(PHOTOS_PATH, 'POST', photos(MOST_PLAIN_BYTES))).toBeNull();
    expect(status(PHOTOS_PATH, 'POST', photos(MOST_PLAIN_BYTES + 1))).toBe(413);
    expect(status(`${PHOTOS_PATH}/1`, 'POST', photos(MOST_PLAIN_BYTES))).toBe(413);
  });
});

describe('body without a declared length', () => {
  const server = createServer((incoming, response) => {
    boundBody(incoming, response);
    // Like Next.js: reads the whole body a moment later, before it answers.
    setImmediate(async () => {
      let bytes = 0;
      try {
        for await (const chunk of incoming) bytes += (chunk as Buffer).length;
        if (!response.headersSent) response.end(String(bytes));
      } catch {
        response.destroy();
      }
    });
  });
  afterEach(() => server.close());

  /** Sends pieces of 64 KiB until all are sent or the server responds. */
  async function send(pieces: number): Promise<{ status: number | undefined; body: string; sent: number }> {
    if (!server.listening) await once(server.listen(0), 'listening');
    const { port } = server.address() as AddressInfo;
    const sending = ask({ port, method: 'POST' });
    const answer = once(sending, 'response');
    let bytesSent = 0;
    let over = false;
    sending.on('close', () => {
      over = true;
    });
    sending.on('error', () => {});
    void answer.then(() => {
      over = true;
    });
    while (bytesSent < pieces && !over) {
      sending.write(Buffer.alloc(64 * 1024));
      bytesSent += 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
    sending.end();
    const [response] = await answer;
    let body = '';
    for await (const chunk of response) body += String(chunk);
    return { status: response.statusCode, body, sent: bytesSent };
  }

  test('is accepted up to the limit', async () => {
    expect(await send(16)).toMatchObject({ status: 200, body: String(MAX_BODY_BYTES) });
  });

  test('is rejected as soon as it exceeds the limit', async () => {
    const { status: answer, sent } = await send(100_000);
    expect(answer).toBe(413);
    expect(sent).toBeLessThan(100_000);
  });
});

test('a form that is too long gets a page with the way back, other requests plain text', async () => {
  const server = createServer((incoming, response) => {
    const refusal = refusalOf(incoming);
    if (refusal) refuse(incoming, response, refusal);
    else response.end('taken');
  });
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  const answerTo = async (path: string, headers: Record<string, string>) => {
    const sending = ask({
      port,
      path,
      method: 'POST',
      headers: { 'content-length': String(MAX_LEAD_BYTES + 1), host: 'sample.localhost', ...headers },
    });
    sending.on('error', () => {});
    sending.flushHeaders();
    const [response] = await once(sending, 'response');
    let body = '';
    for await (const chunk of response) body += String(chunk);
    sending.destroy();
    return { status: response.statusCode, type: response.headers['content-type'], body };
  };
  const form = { 'content-type': 'multipart/form-data; boundary=x', accept: 'text/html,*/*;q=0.8' };
  const page = await answerTo('/api/leads', { ...form, referer: 'http://sample.localhost/careers?a=1&b="x' });
  expect([page.status, page.type]).toEqual([413, 'text/html; charset=utf-8']);
  expect(page.body).toContain('Please choose a PDF or a Word document (DOCX) of at most 5 MB');
  expect(page.body).toContain('<a href="/careers?a=1&amp;b=%22x">Back to the form</a>');
  expect((await answerTo('/api/leads', { ...form, referer: 'http://evil.example/x' })).body).not.toContain(
    'href',
  );
  const chinese = await answerTo('/api/leads', { ...form, referer: 'http://sample.localhost/zh/careers' });
  expect(chinese.body).toContain('<html lang="zh-Hans" dir="ltr">');
  expect(chinese.body).toContain('<a href="/zh/careers">返回表单</a>');
  const photos = await answerTo(PHOTOS_PATH, { ...form, 'content-length': String(MOST_PLAIN_BYTES + 1) });
  expect(photos.body).toContain('Please choose fewer photos, or smaller ones: at most 16 MB at a time.');
  const plain = { ...form, 'content-type': 'application/x-www-form-urlencoded' };
  const long = await answerTo('/cars/x/checkout/handover', plain);
  expect([long.status, long.type]).toEqual([413, 'text/html; charset=utf-8']);
  expect(long.body).toContain('What you typed is still in the form');
  const script = await answerTo('/api/leads', { ...form, accept: '*/*' });
  expect([script.status, script.type]).toEqual([413, 'text/plain; charset=utf-8']);
  expect((await answerTo('/api/leads/1', form)).type).toBe('text/plain; charset=utf-8');
  server.closeAllConnections();
  server.close();
});

describe('a request that exceeds a limit', () => {
  const SITE_PAGE = '<h1>We’ll be back in a moment</h1>';

  async function refused(refusal: Refusal, path: string, init: RequestInit = {}) {
    const server = createServer((incoming, response) => refuse(incoming, response, refusal, SITE_PAGE));
    await once(server.listen(0), 'listening');
    try {
      const { port } = server.address() as AddressInfo;
      const answer = await fetch(`http://localhost:${port}${path}`, init);
      const { headers } = answer;
      return {
        status: answer.status,
        retryAfter: headers.get('retry-after'),
        lifetime: headers.get('cache-control'),
        refresh: headers.get('refresh'),
        type: headers.get('content-type'),
        body: await answer.text(),
      };
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }
  const asVisitor = { headers: { accept: 'text/html,*/*;q=0.8' } };

  test('shows the site’s outage page with a Retry-After header', async () =>
    expect(await refused(CROWDED, '/search?make=Mazda', asVisitor)).toEqual({
      status: 503,
      retryAfter: '2',
      lifetime: 'no-store',
      refresh: null,
      type: 'text/html; charset=utf-8',
      body: SITE_PAGE,
    }));

  test('tells a household that it opened too many pages, and retries automatically', async () => {
    const answer = await refused(tooManyPages(7), '/search?make=Mazda', asVisitor);
    expect(answer).toMatchObject({ status: 429, retryAfter: '7', refresh: '7' });
    expect(answer.type).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('Please try again in 7 seconds.');
  });

  test('answers client-side navigation in plain text, which makes the browser load the whole page', async () => {
    const answer = await refused(tooManyPages(7), '/search', { headers: { rsc: '1', ...asVisitor.headers } });
    expect(answer).toMatchObject({ status: 429, type: 'text/plain; charset=utf-8' });
  });

  test('answers server routes as JSON', async () => {
    const answer = await refused(tooManyPages(7), '/api/cars/a/pdf');
    expect(answer).toMatchObject({ status: 429, type: 'application/json' });
    expect(JSON.parse(answer.body)).toEqual({
      code: 'rate_limit',
      error: expect.stringContaining('Please try again in 7 seconds.'),
    });
  });

  test('tells visitors whose form was sent without a script that nothing was sent', async () => {
    const body = new FormData();
    body.set('resume', new Blob(['%PDF-']));
    const answer = await refused(UPLOADS_FULL, '/api/leads', { method: 'POST', body, ...asVisitor });
    expect(answer).toMatchObject({ status: 503, retryAfter: '5', type: 'text/html; charset=utf-8' });
    expect(answer.body).toContain('Nothing was sent, because we are receiving many files right now.');
  });
});
