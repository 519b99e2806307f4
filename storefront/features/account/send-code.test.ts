import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendCode } from './send-code.client.ts';

/** Recorded challenges, and the tokens that solve them; without one the shopper closes the challenge. */
let solved: unknown[][] = [];
let tokens: string[] = [];
vi.mock('@/features/challenge/pass.client.ts', () => ({
  passChallenge: async (...asked: unknown[]) => {
    solved.push(asked);
    const token = tokens.shift();
    if (token === undefined) throw new Error('closed');
    return token;
  },
}));

const DETAILS = { first_name: 'Kim', last_name: 'Nguyen', email: 'kim@shopper.example' };
const ALONG = { website_slug: 'harbour', dealership_slug: 'brisbane', page: '/sign-in', redirect: '/' };
const NOT_SENT = 'We could not send the code. Please try again, or give us a call.';
const TOO_MANY = 'Too many verification attempts. Please try again later.';

let answers: Record<string, () => Response | Promise<Response>> = {};
let calls: { path: string; body: unknown; challenge: string | null }[] = [];
const timeout = vi.spyOn(AbortSignal, 'timeout');

beforeEach(() => {
  calls = [];
  timeout.mockClear();
  answers = {
    '/api/rate-limit': () => Response.json({ ok: true }),
    '/api/check-if-contact-exists': () => Response.json({ data: true, error: null }),
    '/api/sign-in/send': () => Response.json({ next: '/sign-in' }),
  };
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    calls.push({
      path: address,
      body: init?.body ? JSON.parse(String(init.body)) : null,
      challenge: new Headers(init?.headers).get('x-challenge') || null,
    });
    return Promise.resolve(answers[address.split('?')[0] ?? '']?.());
  });
});
afterEach(() => vi.unstubAllGlobals());

test('puts the phone into international format in every call (AUTH-17)', async () => {
  await sendCode({ phone: '0412 345 678', ...ALONG });
  expect(calls[0]?.body).toMatchObject({ phone: '+61412345678' });
  expect(calls[1]?.path).toContain('phone_number=%2B61412345678');
  expect(calls[2]?.body).toMatchObject({ phone: '+61412345678' });
});

test('sends the slugs of the site and the dealership (AUTH-21 AUTH-22)', async () => {
  await sendCode({ phone: '0412 345 678', ...ALONG });
  expect(calls.at(-1)?.body).toMatchObject({ website_slug: 'harbour', dealership_slug: 'brisbane' });
});

test('checks the rate limit and the contact before it sends the code (AUTH-33 AUTH-35)', async () => {
  expect(await sendCode({ phone: '0412 345 678', ...ALONG })).toEqual({ outcome: 'sent' });
  expect(calls).toEqual([
    { path: '/api/rate-limit', body: { phone: '+61412345678' }, challenge: null },
    { path: '/api/check-if-contact-exists?phone_number=%2B61412345678', body: null, challenge: null },
    { path: '/api/sign-in/send', body: { phone: '+61412345678', ...ALONG }, challenge: null },
  ]);
});

test('sends the name, last name and email of a new shopper (AUTH-18 AUTH-19 AUTH-20)', async () => {
  answers['/api/check-if-contact-exists'] = () => Response.json({ data: false, error: null });
  expect(await sendCode({ phone: '0412 345 678', ...ALONG })).toEqual({ outcome: 'unknown' });
  expect(calls.map(({ path }) => path)).not.toContain('/api/sign-in/send');
  expect(await sendCode({ phone: '0412 345 678', ...ALONG, ...DETAILS })).toEqual({ outcome: 'sent' });
  expect(calls.at(-1)?.body).toEqual({ phone: '+61412345678', ...ALONG, ...DETAILS });
});

test('does not look up the contact again for a second code', async () => {
  expect(await sendCode({ phone: '0412 345 678' }, { again: true })).toEqual({ outcome: 'sent' });
  expect(calls.map(({ path }) => path)).toEqual(['/api/rate-limit', '/api/sign-in/send']);
});

test('times out after 15 seconds (AUTH-23)', async () => {
  await sendCode({ phone: '0412 345 678' });
  expect(timeout.mock.calls).toEqual([[15_000], [15_000], [15_000]]);
});

test('sends nothing once the limit is reached (AUTH-34 AUTH-36)', async () => {
  answers['/api/rate-limit'] = () => Response.json({ error: 'x' }, { status: 429 });
  expect(await sendCode({ phone: '0412 345 678' })).toEqual({ error: TOO_MANY });
  expect(calls).toHaveLength(1);
  answers['/api/rate-limit'] = () => Response.json({ ok: true });
  answers['/api/check-if-contact-exists'] = () =>
    Response.json({ data: null, error: TOO_MANY }, { status: 429 });
  expect(await sendCode({ phone: '0412 345 678' })).toEqual({ error: TOO_MANY });
});

describe('a challenge', () => {
  const offer = {
    siteKey: '0x4AAAAAAAA',
    script: 'https://vendor.example/api.js',
    action: 'code',
    phone: null,
  };
  const asks = () => Response.json({ error: 'x', code: 'challenge', challenge: offer }, { status: 428 });
  beforeEach(() => {
    solved = [];
    tokens = ['one', 'two'];
  });

  test('is loaded and solved only when the server asks for it, as often as it does', async () => {
    const replies = [asks, asks, () => Response.json({ next: '/sign-in' })];
    answers['/api/sign-in/send'] = () => replies.shift()?.() ?? Response.error();
    expect(await sendCode({ phone: '0412 345 678' }, { again: true })).toEqual({ outcome: 'sent' });
    expect(solved).toEqual([
      [offer, ''],
      [offer, 'one'],
    ]);
    expect(calls.map(({ challenge }) => challenge)).toEqual([null, null, 'one', 'two']);
    // The checks before the first code are known to have passed.
    expect(calls.map(({ path }) => path)).toEqual(['/api/rate-limit', ...Array(3).fill('/api/sign-in/send')]);
  });

  test('that is closed sends no code', async () => {
    tokens = [];
    answers['/api/sign-in/send'] = asks;
    expect(await sendCode({ phone: '0412 345 678' }, { again: true })).toEqual({ error: NOT_SENT });
    expect(calls).toHaveLength(2);
  });
});

test('reports that the code was not sent when a call fails (AUTH-38)', async () => {
  const failure = { error: NOT_SENT };
  for (const path of Object.keys(answers)) {
    const before = answers[path];
    answers[path] = () => Promise.reject(new Error('offline'));
    expect(await sendCode({ phone: '0412 345 678' })).toEqual(failure);
    if (before) answers[path] = before;
  }
});

test('returns the messages of invalid fields', async () => {
  const fields = { email: 'Please enter a valid email.' };
  answers['/api/sign-in/send'] = () =>
    Response.json({ error: 'x', code: 'validation', fields }, { status: 422 });
  expect(await sendCode({ phone: '0412 345 678' }, { again: true })).toEqual({ problems: fields });
});

test('throws for a body that is no reply (QUOTE-78)', async () => {
  answers['/api/sign-in/send'] = () => Response.json(null);
  await expect(sendCode({ phone: '0412 345 678' }, { again: true })).rejects.toThrow(TypeError);
});
