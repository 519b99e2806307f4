import { createServer, type Server } from 'node:http';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { listenOnLoopback } from '../network/loopback.server.ts';
import { driveTime, routeAddress } from './drive-time.server.ts';
import { minutesText } from './drive-time-text.ts';

const CABOOLTURE = { lat: -27.08512, lng: 152.95134 };
const ALBION = { lat: -27.4318, lng: 153.0436 };

let server: Server | undefined;
afterEach(() => void server?.close());

/** Starts a routing service with one answer, and returns its address and the paths requested. */
async function service(status: number, body: string) {
  const paths: string[] = [];
  server = createServer((request, response) => {
    paths.push(request.url ?? '');
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  const port = await listenOnLoopback(server, 0);
  return { url: `http://localhost:${port}/route/v1/driving`, own: [`http://localhost:${port}/`], paths };
}
const ask = (url: string, own: readonly string[]) =>
  driveTime(url, { from: CABOOLTURE, to: ALBION, privateSources: own });

describe('drive times', () => {
  test('keep the key of the service and send a suburb to about 100 m', () => {
    expect(routeAddress('https://api.example/driving/?access_token=k', CABOOLTURE, ALBION)).toBe(
      'https://api.example/driving/152.951,-27.085;153.044,-27.432?access_token=k&overview=false',
    );
  });

  test('round the duration of the first route to minutes', async () => {
    const { url, own, paths } = await service(200, '{"code":"Ok","routes":[{"duration":2431.4}]}');
    expect(await ask(url, own)).toEqual({ ok: true, minutes: 41 });
    expect(paths).toEqual(['/route/v1/driving/152.951,-27.085;153.044,-27.432?overview=false']);
  });

  test.each([
    [400, '{"code":"NoRoute"}', 'unknown'],
    [400, '{"code":"InvalidQuery"}', 'down'],
    [503, 'busy', 'down'],
    [200, '{"code":"Ok","routes":[{"duration":-1}]}', 'down'],
    [200, 'x'.repeat(200_000), 'down'],
  ])('answer %i %.30s as a reason', async (status, body, reason) => {
    const { url, own } = await service(status, body);
    expect(await ask(url, own)).toEqual({ ok: false, reason });
  });

  test('never call a host with a private address that the operator has not listed', async () => {
    const { url, paths } = await service(200, '{"code":"Ok","routes":[{"duration":60}]}');
    expect(await ask(url, [])).toEqual({ ok: false, reason: 'down' });
    expect(await ask('https://127.0.0.1/route', [])).toEqual({ ok: false, reason: 'down' });
    expect(paths).toEqual([]);
  });

  test('are written in hours and minutes', () => {
    expect([1, 59, 60, 61, 125].map(minutesText)).toEqual([
      '1 min',
      '59 min',
      '1 h',
      '1 h 1 min',
      '2 h 5 min',
    ]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6_000 }), (minutes) => {
        const [, hours = 0, rest = 0] = /^(?:(\d+) h)? ?(?:(\d+) min)?$/.exec(minutesText(minutes)) ?? [];
        expect(Number(hours) * 60 + Number(rest)).toBe(minutes);
      }),
    );
  });
});
