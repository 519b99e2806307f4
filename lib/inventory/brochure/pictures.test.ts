import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mailSiteReader } from '../../messaging/mail/mail-site.server.ts';
import { forgetVendors } from '../../platform/network/testing/forget-vendors.ts';
import { VENDORS, vendorCalls } from '../../platform/network/vendor.server.ts';
import { logoOf, photoOf } from './pictures.server.ts';

const SHAPE = { width: 80, height: 60 };

let server: Server;
let answer: RequestListener;
let origin: string;
beforeEach(async () => {
  forgetVendors();
  // Freezes the clock, so that the breaker's pause does not end.
  vi.useFakeTimers({ toFake: ['Date'] });
  server = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  server.close();
  server.closeAllConnections();
});

const countsOf = (vendor: string) =>
  Object.fromEntries(
    vendorCalls()
      .filter((each) => each.vendor === vendor)
      .map(({ result, count }) => [result, count]),
  );
const mailLogo = () =>
  mailSiteReader({ SANITY_PROJECT_ID: 'project', SANITY_DATASET: 'production' }).logo(`${origin}/logo.png`);

/** All uses of pictures in documents and mails. */
const USES = [
  ['a photo of a PDF', 'images', () => photoOf(`${origin}/car.jpg`, [origin], SHAPE)],
  ['a logo of a PDF', 'sanityImages', () => logoOf(`${origin}/logo.png`, [origin], SHAPE)],
  ['a logo of a mail', 'sanityImages', mailLogo],
] as const;

test.each(USES)('%s is fetched within the shape', async (_, vendor, get) => {
  const picture = await sharp({ create: { ...SHAPE, channels: 3, background: '#456' } })
    .png()
    .toBuffer();
  answer = (_request, response) => void response.end(picture);
  expect(await get()).toMatchObject({ width: expect.any(Number), height: expect.any(Number) });
  expect(countsOf(vendor)).toMatchObject({ ok: 1 });
});

test.each(USES)('%s is abandoned when its server hangs', async (_, vendor, get) => {
  answer = () => {};
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    setImmediate(() => controller.abort(new DOMException('late', 'TimeoutError')));
    return controller.signal;
  });
  expect(await get().catch(() => null)).toBeNull();
  expect(timeout).toHaveBeenCalledWith(VENDORS[vendor]);
  expect(countsOf(vendor)).toMatchObject({ timeout: 1 });
});

test.each(USES)('%s is not requested while its server keeps refusing', async (_, vendor, get) => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  for (let round = 0; round < 8; round += 1) expect(await get().catch(() => null)).toBeNull();
  expect(countsOf(vendor)).toMatchObject({ failed: 8 });
  expect(countsOf(vendor).refused).toBeGreaterThan(0);
});
