import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sourcesOf } from '../../platform/media-sources.ts';
import type { Resolve } from '../../platform/network/guarded-lookup.server.ts';
import { FETCH_LIMITS, type FetchOriginal, isSameContent, originalsFrom } from './fetch-original.server.ts';
import { HostRestsFailure } from './photo-failure.ts';

const answers: Record<string, RequestListener> = {
  '/photo': (_, response) => response.end('a photo'),
  '/gone': (_, response) => response.writeHead(404).end(),
  '/busy': (_, response) => response.writeHead(503).end(),
  '/moved': (_, response) => response.writeHead(302, { location: '/photo' }).end(),
  '/round': (_, response) => response.writeHead(302, { location: '/round' }).end(),
  '/away': (_, response) => response.writeHead(302, { location: 'https://elsewhere.example/a.jpg' }).end(),
  '/inside': (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
  '/local': (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/said-large': (_, response) => response.writeHead(200, { 'content-length': '2000' }).end(),
  '/large': (_, response) => response.end('x'.repeat(2_000)),
  '/silent': () => {},
  '/cut': (_, response) => {
    response.writeHead(200, { 'content-length': '500' });
    response.write('half', () => response.destroy());
  },
  '/drip': (_, response) => {
    const drop = setInterval(() => response.write('x'), 20);
    response.on('close', () => clearInterval(drop));
  },
};
const LIMITS = { ...FETCH_LIMITS, bytes: 1_000, totalMs: 1_000, idleMs: 400 };

let server: Server;
let base: string;
let folder: string;
let fetchOriginal: FetchOriginal;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-fetch-'));
  server = createServer((request, response) => answers[request.url ?? '']?.(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  fetchOriginal = originalsFrom(sourcesOf(['http://169.254.169.254/'], [`${base}/`]), { limits: LIMITS });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

const fileOf = () => path.join(folder, crypto.randomUUID());

test.each(['/photo', '/moved'])('fetches %s into a file', async (name) => {
  const file = fileOf();
  await fetchOriginal(base + name, file);
  expect(await readFile(file, 'utf8')).toBe('a photo');
});

test.each([
  ['/gone', 'gone'],
  ['/busy', 'refused'],
  ['/round', 'refused'],
  ['/away', 'not allowed'],
  ['/inside', 'forbidden'],
  ['/local', 'forbidden'],
  ['/said-large', 'too large'],
  ['/large', 'too large'],
  ['/silent', 'slow'],
  ['/drip', 'slow'],
  ['/cut', 'unreachable'],
])('%s fails as %s', async (name, reason) => {
  await expect(fetchOriginal(base + name, fileOf())).rejects.toMatchObject({ name: 'PhotoFailure', reason });
});

/** A DNS resolver of an attacker or a careless dealer. */
const resolveTo =
  (...ips: string[]): Resolve =>
  (_hostname, _options, callback) =>
    callback(
      null,
      ips.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

test.each([['127.0.0.1'], ['10.0.0.8'], ['::1'], ['169.254.169.254'], ['8.8.8.8', '127.0.0.1']])(
  'forbids a public name that resolves to %s',
  async (...ips) => {
    const { port } = server.address() as AddressInfo;
    const photos = `http://photos.dealer.example:${port}/`;
    const fetchOne = originalsFrom(sourcesOf([photos]), { limits: LIMITS, resolve: resolveTo(...ips) });
    await expect(fetchOne(`${photos}photo`, fileOf())).rejects.toMatchObject({ reason: 'forbidden' });
  },
);

test('forbids a private address even if its host is an allowed source', async () => {
  const fetchOne = originalsFrom(sourcesOf([`${base}/`]), { limits: LIMITS });
  await expect(fetchOne(`${base}/photo`, fileOf())).rejects.toMatchObject({ reason: 'forbidden' });
});

test.each([
  ['never answers', 'slow', { ...LIMITS, idleMs: 20 }, () => {}],
  [
    'cuts connections',
    'unreachable',
    FETCH_LIMITS,
    (_request: IncomingMessage, response: ServerResponse) => void response.socket?.destroy(),
  ],
])('a host that %s gets no more requests after eight failures', async (_, reason, limits, answer) => {
  // Fake time, so that the circuit breaker stays open.
  vi.useFakeTimers({ toFake: ['Date'] });
  let asked = 0;
  const dealer = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  });
  await once(dealer.listen(0, '127.0.0.1'), 'listening');
  const photos = `http://127.0.0.1:${(dealer.address() as AddressInfo).port}/`;
  const fetchOne = originalsFrom(sourcesOf([], [photos]), { limits });
  for (let photo = 0; photo < 8; photo += 1)
    await expect(fetchOne(photos + photo, fileOf())).rejects.toMatchObject({ name: 'PhotoFailure', reason });
  await expect(fetchOne(`${photos}8`, fileOf())).rejects.toBeInstanceOf(HostRestsFailure);
  // On a busy machine a request may time out before it arrives.
  expect(asked).toBeLessThanOrEqual(8);
  vi.useRealTimers();
  dealer.closeAllConnections();
  dealer.close();
});

test('a host that refuses photos still gets requests for others', async () => {
  const fetchOne = originalsFrom(sourcesOf([], [`${base}/`]));
  for (let photo = 0; photo < 9; photo += 1)
    await expect(fetchOne(`${base}/busy`, fileOf())).rejects.toMatchObject({ reason: 'refused' });
  const file = fileOf();
  await fetchOne(`${base}/photo`, file);
  expect(await readFile(file, 'utf8')).toBe('a photo');
});

test('does not blame the photo when the disk is full', async () => {
  const nowhere = path.join(folder, 'nowhere', 'file');
  await expect(fetchOriginal(`${base}/photo`, nowhere)).rejects.toMatchObject({ code: 'ENOENT' });
});

test.each([
  ['an equal ETag, weak or not', { etag: 'W/"1"' }, { etag: '"1"' }, true],
  ['another ETag', { etag: '"1"', lastModified: 'a' }, { etag: '"2"', lastModified: 'a' }, false],
  ['an equal date', { lastModified: 'a' }, { lastModified: 'a' }, true],
  [
    'an equal date with another length',
    { lastModified: 'a', bytes: 1 },
    { lastModified: 'a', bytes: 2 },
    false,
  ],
  ['an equal length alone', { bytes: 1, etag: '"1"' }, { bytes: 1 }, true],
  ['nothing in common', { etag: '"1"' }, { lastModified: 'a' }, false],
])('compares contents with %s', (_, known, current, isSame) => {
  const none = { etag: null, lastModified: null, bytes: null };
  expect(isSameContent({ ...none, ...known }, { ...none, ...current })).toBe(isSame);
});
