import { verifyChallenge } from '@forecourt/lib/platform/challenge/verify.server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { turnstile } from './routes.ts';
import { Tokens } from './tokens.ts';

const SECRET = 'secret-of-the-test';
const HOUR = 3_600_000;
const FIRST = '0b0c7a34-8a5e-4a52-93a0-4c2f7f2d0f01';
const SECOND = '0b0c7a34-8a5e-4a52-93a0-4c2f7f2d0f02';

let now = 0;
let app = turnstile(SECRET);
beforeEach(() => {
  now = HOUR;
  app = turnstile(SECRET, new Tokens(() => now));
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => app.request(new URL(url).pathname, init));
});
afterEach(() => vi.unstubAllGlobals());

const json = (method: string, body: object) => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
async function solve(facts: object = { hostname: 'harbour.localhost', action: 'lead' }): Promise<string> {
  const answer = await app.request('/turnstile/solve', json('POST', facts));
  return ((await answer.json()) as { token: string }).token;
}
const check = (token: string, once = FIRST, secret = SECRET) =>
  verifyChallenge({
    token,
    secret,
    host: 'http://partners.test',
    hostname: 'harbour.localhost',
    action: 'lead',
    once,
  });
const setFault = (fault: string) => app.request('/turnstile/fault', json('PUT', { fault }));

test('accepts a token once, and again for the same request', async () => {
  const token = await solve();
  expect(await check(token)).toEqual({ outcome: 'passed' });
  expect(await check(token)).toEqual({ outcome: 'passed' });
  expect(await check(token, SECOND)).toEqual({ outcome: 'failed', reason: 'timeout-or-duplicate' });
});

test('accepts a token for five minutes', async () => {
  const [early, late] = [await solve(), await solve()];
  now += 299_000;
  expect(await check(early)).toEqual({ outcome: 'passed' });
  now += 2_000;
  expect(await check(late)).toEqual({ outcome: 'failed', reason: 'timeout-or-duplicate' });
});

test('reports the host and action of a token', async () => {
  const reasonOf = async (facts: object) => check(await solve(facts));
  expect(await reasonOf({ hostname: 'coastline.localhost', action: 'lead' })).toMatchObject({
    reason: 'another host',
  });
  expect(await reasonOf({ hostname: 'harbour.localhost', action: 'code' })).toMatchObject({
    reason: 'another action',
  });
});

test('rejects made-up tokens, and any token with a wrong secret', async () => {
  expect(await check('made up')).toEqual({ outcome: 'failed', reason: 'invalid-input-response' });
  expect(await check(await solve(), FIRST, 'other')).toEqual({
    outcome: 'unreachable',
    reason: 'invalid-input-secret',
  });
});

test.each([
  ['failing', 'unreachable'],
  ['away', 'unreachable'],
  ['expired', 'failed'],
  ['other host', 'failed'],
])('simulates the selected fault: %s', async (fault, outcome) => {
  const token = await solve();
  await setFault(fault);
  expect(await check(token)).toMatchObject({ outcome });
});

test('accepts form-encoded verification requests, like the vendor', async () => {
  const token = await solve();
  const answer = await app.request('/turnstile/v0/siteverify', {
    method: 'POST',
    body: new URLSearchParams({ secret: SECRET, response: token }),
  });
  expect(await answer.json()).toMatchObject({ success: true, hostname: 'harbour.localhost', action: 'lead' });
});
