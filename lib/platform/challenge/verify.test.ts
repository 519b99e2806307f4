import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetVendors } from '../network/testing/forget-vendors.ts';
import { vendorCalls } from '../network/vendor.server.ts';
import { verifyChallenge } from './verify.server.ts';

const ONCE = '7d6c9a52-3b4f-4d66-9b1a-5f0c2f6d8e11';
const GOOD = { success: true, 'error-codes': [], hostname: 'www.harbour.example', action: 'lead' };
const TOKEN = {
  token: 'a token',
  secret: 'a secret',
  hostname: 'www.harbour.example',
  action: 'lead',
  once: ONCE,
} as const;

let answers: (() => Response)[] = [];
let calls: { url: string; body: unknown }[] = [];
beforeEach(() => {
  forgetVendors();
  calls = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push({ url, body: JSON.parse(String(init.body)) });
    return (answers.length > 1 ? answers.shift() : answers[0])?.();
  });
});
afterEach(() => vi.unstubAllGlobals());
const answer = (body: unknown, status = 200) => {
  answers = [() => Response.json(body, { status })];
};

test('passes a token of the same host and action, and sends no address of the visitor', async () => {
  answer(GOOD);
  expect(await verifyChallenge(TOKEN)).toEqual({ outcome: 'passed' });
  expect(calls).toEqual([
    {
      url: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
      body: { secret: 'a secret', response: 'a token', idempotency_key: ONCE },
    },
  ]);
});

test.each([
  ['of another host', { ...GOOD, hostname: 'www.other.example' }, 'another host'],
  ['without a host', { ...GOOD, hostname: undefined }, 'another host'],
  ['of another action', { ...GOOD, action: 'code' }, 'another action'],
  ['without an action', { ...GOOD, action: undefined }, 'another action'],
  [
    'used before or too old',
    { success: false, 'error-codes': ['timeout-or-duplicate'] },
    'timeout-or-duplicate',
  ],
  ['made up', { success: false, 'error-codes': ['invalid-input-response'] }, 'invalid-input-response'],
])('fails a token %s', async (_, body, reason) => {
  answer(body);
  expect(await verifyChallenge(TOKEN)).toEqual({ outcome: 'failed', reason });
});

test('rejects a token that is too long without a call', async () => {
  expect(await verifyChallenge({ ...TOKEN, token: 'x'.repeat(2_049) })).toMatchObject({ outcome: 'failed' });
  expect(calls).toEqual([]);
});

test.each([
  ['a fault of its own', { success: false, 'error-codes': ['internal-error'] }, 200],
  ['that our secret is wrong', { success: false, 'error-codes': ['invalid-input-secret'] }, 200],
  ['nonsense', { hello: 'world' }, 200],
  ['an error of the server', {}, 503],
])('returns unreachable if the service answers %s', async (_, body, status) => {
  answer(body, status);
  expect(await verifyChallenge(TOKEN)).toMatchObject({ outcome: 'unreachable' });
});

test('retries once with the same key after a failure, and counts both calls', async () => {
  answers = [() => new Response(null, { status: 502 }), () => Response.json(GOOD)];
  expect(await verifyChallenge(TOKEN)).toEqual({ outcome: 'passed' });
  expect(calls.map(({ body }) => (body as { idempotency_key: string }).idempotency_key)).toEqual([
    ONCE,
    ONCE,
  ]);
  const counts = vendorCalls().filter(({ vendor, count }) => vendor === 'turnstile' && count > 0);
  expect(counts.map(({ result, count }) => [result, count])).toEqual([
    ['ok', 1],
    ['failed', 1],
  ]);
});
