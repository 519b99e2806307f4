import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { BodyStore } from './body-store.ts';
import { compressResponse } from './compression.ts';
import { acceptedEncoding } from './encoding.ts';

const PAGE = `<!doctype html>${'<p>A car, and another car.</p>'.repeat(200)}`;
let server: Server | undefined;
afterEach(() => void server?.close());

async function serve(bodies: BodyStore, status = 200): Promise<number> {
  server = createServer((incoming, response) => {
    compressResponse(incoming, response, bodies);
    response.statusCode = status;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('vary', 'rsc');
    if (incoming.url === '/file') {
      response.setHeader('etag', '"file-1"');
      response.setHeader('content-length', Buffer.byteLength(PAGE));
    }
    if (incoming.url === '/events') response.setHeader('content-type', 'text/event-stream');
    if (incoming.url === '/small') response.end('<p>hi</p>');
    else if (incoming.url === '/') response.end(PAGE);
    else {
      if (incoming.url === '/stream') response.flushHeaders();
      response.write(PAGE.slice(0, 100));
      response.end(Buffer.from(PAGE.slice(100)));
    }
  });
  return listen(server);
}

async function listen(listening: Server): Promise<number> {
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return (listening.address() as AddressInfo).port;
}

const ask = (port: number, headers: Record<string, string> = {}, path = '/', method = 'GET') =>
  new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (resolve, reject) => {
      request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      })
        .on('error', reject)
        .end();
    },
  );

describe('compressed pages', () => {
  test('arrive complete in every encoding, and name it', async () => {
    const port = await serve(new BodyStore(1e6));
    const br = await ask(port, { 'accept-encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(PAGE);
    const gz = await ask(port, { 'accept-encoding': 'gzip' });
    expect(gz.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gz.body).toString()).toBe(PAGE);
    const plain = await ask(port);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(PAGE);
    for (const { headers } of [br, gz, plain]) expect(headers.vary).toBe('rsc, Accept-Encoding');
  });

  test('answer 304 without a body if the client has the page', async () => {
    const port = await serve(new BodyStore(1e6));
    const { headers } = await ask(port, { 'accept-encoding': 'br' });
    const again = await ask(port, {
      'accept-encoding': 'gzip',
      'if-none-match': `W/"other", ${String(headers.etag)}`,
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test('compress a 404, but never answer it with 304 and never store it', async () => {
    const bodies = new BodyStore(1e6);
    const { etag } = new BodyStore(1e6).body(PAGE);
    const port = await serve(bodies, 404);
    for (const encoding of ['gzip', 'br']) {
      const { status, headers } = await ask(port, { 'accept-encoding': encoding, 'if-none-match': etag });
      expect([status, headers['content-encoding'], headers.etag]).toEqual([404, encoding, undefined]);
    }
    expect(bodies.size).toBe(0);
  });

  test.each(['/file', '/stream'])('%s, sent in chunks, arrives compressed and complete', async (path) => {
    const bodies = new BodyStore(1e6);
    const port = await serve(bodies);
    for (const round of [1, 2]) {
      const { headers, body } = await ask(port, { 'accept-encoding': 'gzip' }, path);
      expect([round, headers['content-encoding'], gunzipSync(body).toString()]).toEqual([
        round,
        'gzip',
        PAGE,
      ]);
    }
    expect(bodies.size).toBe(path === '/file' ? 1 : 0);
  });

  test('never hold back events', async () => {
    const port = await serve(new BodyStore(1e6));
    const { headers, body } = await ask(port, { 'accept-encoding': 'gzip' }, '/events');
    expect([headers['content-encoding'], body.toString()]).toEqual([undefined, PAGE]);
  });

  test('leave small responses uncompressed', async () => {
    const port = await serve(new BodyStore(1e6));
    const { headers, body } = await ask(port, { 'accept-encoding': 'gzip' }, '/small');
    expect([headers['content-encoding'], body.toString()]).toEqual([undefined, '<p>hi</p>']);
  });
});

describe('page that is still rendering', () => {
  test.each([
    ['br', createBrotliDecompress],
    ['gzip', createGunzip],
    ['identity', () => new PassThrough()],
  ] as const)('is streamed in %s', async (encoding, decoder) => {
    const firstRead = Promise.withResolvers<void>();
    server = createServer(async (incoming, response) => {
      compressResponse(incoming, response, new BodyStore(1e6));
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.flushHeaders();
      response.write('<p>the first words</p>');
      (response as { flush?: () => void }).flush?.();
      await firstRead.promise;
      response.end(PAGE);
    });
    const port = await listen(server);
    const body = await new Promise<string>((resolve, reject) => {
      const headers = { 'accept-encoding': encoding };
      request({ port, host: '127.0.0.1', headers }, async (response) => {
        let text = '';
        for await (const piece of response.pipe(decoder())) {
          text += String(piece);
          firstRead.resolve();
        }
        resolve(text);
      })
        .on('error', reject)
        .end();
    });
    expect(body).toBe(`<p>the first words</p>${PAGE}`);
  });
});

describe('body store', () => {
  test('stays within its size and keeps bodies requested repeatedly', () => {
    const store = new BodyStore(1_000);
    const { etag } = store.body('a'.repeat(100));
    store.body('a'.repeat(100));
    for (let number = 0; number < 1_000; number += 1) {
      store.body(`${number}`.padEnd(100, 'b'));
      expect(store.bytes).toBeLessThanOrEqual(1_000);
    }
    expect(store.body('a'.repeat(100)).etag).toBe(etag);
    expect(store.size).toBeLessThan(5);
  });

  test('compresses a body once and counts its size', async () => {
    const store = new BodyStore(1e6);
    const bytes = () => Buffer.from(PAGE);
    const first = store.body(PAGE).encoded('gzip', bytes, 'page');
    expect(store.body(PAGE).encoded('gzip', bytes, 'page')).toBe(first);
    expect(gunzipSync(await first).toString()).toBe(PAGE);
    expect(store.bytes).toBe(PAGE.length + 1 + (await first).length);
  });

  test('counts two bytes for characters outside Latin-1', () => {
    const store = new BodyStore(1e6);
    store.body('–'.repeat(100));
    expect(store.bytes).toBe(201);
  });
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['identity', null],
  ['', null],
  [undefined, null],
])('accept-encoding %s selects %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
