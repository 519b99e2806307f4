import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetVendors } from './testing/forget-vendors.ts';
import {
  failedVendorCalls,
  VENDORS,
  VendorAwayError,
  vendorCalls,
  vendorFails,
  vendorsUp,
} from './vendor.server.ts';
import { vendorFetch } from './vendor-fetch.server.ts';

let server: Server;
let answer: RequestListener;
let url: string;
let calls: number;

beforeEach(async () => {
  forgetVendors();
  calls = 0;
  server = createServer((request, response) => {
    calls += 1;
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/data/query/production`;
});
afterEach(() => {
  vi.useRealTimers();
  server.close();
  server.closeAllConnections();
});

const status =
  (code: number): RequestListener =>
  (_, response) =>
    void response.writeHead(code).end('words');
const countOf = (result: string) =>
  vendorCalls().find((each) => each.vendor === 'sanity' && each.result === result)?.count;

test('returns the answer and counts it', async () => {
  answer = status(200);
  const response = await vendorFetch('sanity')(url);
  expect([response.status, await response.text(), calls]).toEqual([200, 'words', 1]);
  expect([countOf('ok'), countOf('failed')]).toEqual([1, 0]);
  expect(vendorsUp()).toEqual([{ vendor: 'sanity', isUp: true }]);
});

test('does not follow redirects', async () => {
  answer = (_, response) => void response.writeHead(302, { location: '/elsewhere' }).end();
  await expect(vendorFetch('sanity')(url, { method: 'POST' })).rejects.toThrow('fetch failed');
  expect(calls).toBe(1);
});

test('does not count a wrong call as a failure of the vendor', async () => {
  answer = status(404);
  for (let round = 0; round < 12; round += 1) await vendorFetch('sanity')(url);
  expect([calls, countOf('ok')]).toEqual([12, 12]);
});

test('retries a failed GET once', async () => {
  answer = (request, response) => status(calls === 1 ? 503 : 200)(request, response);
  expect((await vendorFetch('sanity')(url)).status).toBe(200);
  expect([calls, countOf('failed'), countOf('ok')]).toEqual([2, 1, 1]);
});

test('does not retry a POST unless allowed', async () => {
  answer = status(503);
  const post = { method: 'POST', body: '{}' };
  expect((await vendorFetch('sanity')(url, post)).status).toBe(503);
  expect(calls).toBe(1);
  const isRepeatable = (address: string) => address.includes('/data/query/');
  expect((await vendorFetch('sanity', { isRepeatable })(url, post)).status).toBe(503);
  expect(calls).toBe(3);
});

test('counts the failed calls of all vendors', async () => {
  answer = status(503);
  expect(failedVendorCalls()).toBe(0);
  await vendorFetch('sanity')(url, { method: 'POST' });
  await vendorFetch('algolia')(url, { method: 'POST' });
  answer = status(200);
  await vendorFetch('algolia')(url);
  expect(failedVendorCalls()).toBe(2);
});

test('reports a vendor as failing until a call succeeds', async () => {
  expect(vendorFails('sanity')).toBe(false);
  answer = status(503);
  await vendorFetch('sanity')(url, { method: 'POST' });
  expect([vendorFails('sanity'), vendorFails('algolia')]).toEqual([true, false]);
  answer = status(200);
  await vendorFetch('sanity')(url);
  expect(vendorFails('sanity')).toBe(false);
});

test('stops calling a vendor that keeps failing, and tries again after a pause', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  answer = status(500);
  const call = () => vendorFetch('sanity')(url, { method: 'POST' });
  for (let round = 0; round < 8; round += 1) expect((await call()).status).toBe(500);
  await expect(call()).rejects.toThrow(VendorAwayError);
  expect([calls, countOf('refused')]).toEqual([8, 1]);
  expect(vendorsUp()).toEqual([{ vendor: 'sanity', isUp: false }]);
  answer = status(200);
  vi.setSystemTime(Date.now() + 15_000);
  expect((await call()).status).toBe(200);
  expect(vendorsUp()).toEqual([{ vendor: 'sanity', isUp: true }]);
});

test('gives up on a call that is not answered in time', async () => {
  answer = () => {};
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    setImmediate(() => controller.abort(new DOMException('late', 'TimeoutError')));
    return controller.signal;
  });
  await expect(vendorFetch('sanity')(url)).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(timeout).toHaveBeenCalledWith(VENDORS.sanity);
  expect([countOf('timeout'), countOf('failed')]).toEqual([1, 0]);
  timeout.mockRestore();
});

test('does not count a call aborted by its caller', async () => {
  const controller = new AbortController();
  answer = () => controller.abort();
  const call = vendorFetch('sanity')(url, { signal: controller.signal });
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  expect([countOf('timeout'), countOf('failed'), countOf('ok')]).toEqual([0, 0, 0]);
});

test('retries at most ten calls in a row', async () => {
  answer = (request, response) => status(calls % 4 === 0 ? 200 : 503)(request, response);
  const call = vendorFetch('sanity');
  for (let round = 0; round < 40; round += 1) await call(url).catch(() => undefined);
  // Of 40 calls, the first ten failures and a tenth of all are retried.
  expect(calls).toBeLessThanOrEqual(40 + 10 + 4);
});
