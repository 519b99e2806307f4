import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BodyStore } from './body-store.ts';
import { compressResponse } from './compression.ts';
import { staticFiles } from './static-files.ts';

const SCRIPT = 'export const one = 1;\n'.repeat(200);
let root: string;
let server: Server;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'static-files-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  write('build/static/chunks/own.js', 'own');
  write('shared/static/chunks/own.js', 'shared');
  write('shared/static/chunks/old.js', SCRIPT);
  write('shared/static/media/font.0a-b_c~d.woff2', 'font');
  write('shared/static/.hidden', 'secret');
  write('shared/builds/one.json', 'secret');
  const answer = await staticFiles(path.join(root, 'build'), path.join(root, 'shared'));
  const bodies = new BodyStore(1024 * 1024);
  server = createServer((incoming, response) => {
    compressResponse(incoming, response, bodies);
    answer(incoming, response, () => response.end('framework'));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true, force: true });
});

/** Sends the path unchanged: `fetch` would resolve its dots. */
async function get(address: string, { method = 'GET', headers = {} } = {}) {
  const { port } = server.address() as AddressInfo;
  const outgoing = request({ host: '127.0.0.1', port, path: address, method, headers });
  outgoing.end();
  const [response] = await once(outgoing, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() };
}

test('serves a file of another build as immutable and compressed', async () => {
  const { status, headers, body } = await get('/_next/static/chunks/old.js?dpl=one');
  expect([status, body]).toEqual([200, SCRIPT]);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-type']).toMatch(/javascript/);
  const compressed = await get('/_next/static/chunks/old.js', { headers: { 'accept-encoding': 'gzip' } });
  expect(compressed.headers['content-encoding']).toBe('gzip');
  expect((await get('/_next/static/media/font.0a-b_c~d.woff2')).headers['content-type']).toBe('font/woff2');
});

test('answers HEAD without a body, and 304 to a browser that has the file', async () => {
  const head = await get('/_next/static/chunks/old.js', { method: 'HEAD' });
  expect([head.status, head.body]).toEqual([200, '']);
  const again = await get('/_next/static/chunks/old.js', {
    headers: { 'if-none-match': String(head.headers.etag) },
  });
  expect(again.status).toBe(304);
});

test.each([
  ['its own files', '/_next/static/chunks/own.js'],
  ['its own files with a version', '/_next/static/chunks/own.js?dpl=one'],
  ['other addresses', '/chunks/old.js'],
])('leaves %s to the framework', async (_, address) => {
  expect(await get(address)).toMatchObject({ status: 200, body: 'framework' });
});

test.each([
  ['files that are nowhere', '/_next/static/chunks/none.js'],
  ['folders', '/_next/static/chunks'],
  ['the folder itself', '/_next/static/'],
  ['hidden files', '/_next/static/.hidden'],
  ['paths that lead out of the folder', '/_next/static/../builds/one.json'],
  ['paths with encoded dots', '/_next/static/%2e%2e/builds/one.json'],
  ['paths with encoded slashes', '/_next/static/chunks%2f..%2f..%2fbuilds%2fone.json'],
  ['paths with backslashes', '/_next/static/..\\builds\\one.json'],
  ['absolute paths', '/_next/static//etc/passwd'],
  ['paths with a NUL', '/_next/static/chunks/old.js%00.txt'],
])('answers %s with a 404 that nobody may keep', async (_, address) => {
  const { status, headers, body } = await get(address);
  expect([status, headers['cache-control'], body]).toEqual([404, 'no-store', 'Not Found\n']);
});

test('accepts only GET and HEAD', async () => {
  expect(await get('/_next/static/chunks/old.js', { method: 'POST' })).toMatchObject({ status: 404 });
});

test('returns 404 for files of other builds without a shared folder', async () => {
  const answer = await staticFiles(path.join(root, 'build'), undefined);
  const other = createServer((incoming, response) =>
    answer(incoming, response, () => response.end('framework')),
  );
  await once(other.listen(0, '127.0.0.1'), 'listening');
  try {
    const { port } = other.address() as AddressInfo;
    const statusOf = async (name: string) =>
      (await fetch(`http://127.0.0.1:${port}/_next/static/chunks/${name}.js`)).status;
    expect([await statusOf('own'), await statusOf('old')]).toEqual([200, 404]);
  } finally {
    other.close();
    other.closeAllConnections();
  }
});
