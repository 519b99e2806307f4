import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { PurgeError, purgerOf } from './purger.server.ts';

const TOKEN = 'a-token-of-the-tests';
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

interface Telling {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A CDN that records purge requests. */
async function front(answer: (response: ServerResponse) => void = (response) => response.end()) {
  const tellings: Telling[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    tellings.push({ method: request.method, url: request.url, headers: request.headers, body });
    answer(response);
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, tellings };
}
const keys = (count: number) => Array.from({ length: count }, (_, number) => `key-${number}`);

test('sends every key to every Varnish server, split over several header lines', async () => {
  const [one, two] = [await front(), await front()];
  await purgerOf({ kind: 'varnish', urls: [one.url, two.url], token: TOKEN, service: '' }).purge(keys(1_200));
  for (const { tellings } of [one, two]) {
    expect(tellings.length).toBe(3);
    const keysTold = tellings.flatMap(({ headers }) => String(headers['surrogate-key']).split(' '));
    expect(keysTold.toSorted()).toEqual(keys(1_200).toSorted());
    expect(tellings[0]).toMatchObject({ method: 'PURGE', headers: { authorization: `Bearer ${TOKEN}` } });
  }
});

test('purges Fastly through its API', async () => {
  const { url, tellings } = await front();
  await purgerOf({ kind: 'fastly', urls: [url], token: TOKEN, service: 'shop' }).purge(['one', 'two']);
  expect(tellings).toMatchObject([
    {
      method: 'POST',
      url: '/service/shop/purge',
      headers: { 'fastly-key': TOKEN, 'surrogate-key': 'one two' },
    },
  ]);
});

test('purges Cloudflare through its API, 100 keys at a time', async () => {
  const { url, tellings } = await front();
  await purgerOf({ kind: 'cloudflare', urls: [url], token: TOKEN, service: 'zone' }).purge(keys(150));
  expect(tellings).toHaveLength(2);
  expect(tellings[0]).toMatchObject({ method: 'POST', url: '/client/v4/zones/zone/purge_cache' });
  const keysTold = tellings.flatMap(({ body }) => (JSON.parse(body) as { tags: string[] }).tags);
  expect(keysTold.toSorted()).toEqual(keys(150).toSorted());
});

test('rejects without naming the token if a CDN refuses, times out or is unreachable', async () => {
  const refusing = await front((response) => response.writeHead(403).end());
  const silent = await front(() => undefined);
  const nowhere = 'http://127.0.0.1:9';
  for (const url of [refusing.url, silent.url, nowhere]) {
    const keysTold = purgerOf({ kind: 'varnish', urls: [url], token: TOKEN, service: '' }, 50).purge(['one']);
    await expect(keysTold).rejects.toThrow(PurgeError);
    await expect(keysTold).rejects.not.toThrow(new RegExp(TOKEN));
  }
});
