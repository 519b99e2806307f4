import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forgetVendors } from '@forecourt/lib/platform/network/testing/forget-vendors';
import { VENDORS, vendorCalls } from '@forecourt/lib/platform/network/vendor.server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lakeClient } from './lake.ts';

let server: Server;
let answer: RequestListener;
let calls: number;
beforeEach(async () => {
  forgetVendors();
  // Fixed time, so that the circuit breaker stays open.
  vi.useFakeTimers({ toFake: ['Date'] });
  calls = 0;
  server = createServer((request, response) => {
    calls += 1;
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  server.close();
  server.closeAllConnections();
});

const write = () =>
  lakeClient(
    {
      SANITY_PROJECT_ID: 'project',
      SANITY_DATASET: 'production',
      SANITY_API_HOST: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      SANITY_WRITE_TOKEN: 'token',
    },
    'raw',
  ).create({ _type: 'review' });
const countOf = (result: string) => vendorCalls().find((each) => each.result === result)?.count;

test('a command gives up a content lake that hangs, and writes once', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  answer = () => limit.abort(new DOMException('late', 'TimeoutError'));
  await expect(write()).rejects.toThrow();
  expect(timeout).toHaveBeenCalledWith(VENDORS.sanity);
  expect([calls, countOf('timeout')]).toEqual([1, 1]);
});

test('a command stops calling a content lake that keeps refusing', async () => {
  answer = (request) => void request.socket.destroy();
  for (let round = 0; round < 9; round += 1) await expect(write()).rejects.toThrow();
  expect([calls, countOf('failed'), countOf('refused')]).toEqual([8, 8, 1]);
});
