import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { expect, test } from 'vitest';
import { ownPage, plainAnswers, respond } from './request.server.ts';
import { returnedForm } from './returned.server.ts';

const plain = () =>
  new Request('http://harbour.localhost/x', { method: 'POST', body: new URLSearchParams() });

test('keeps values for a page that another page leads back to', () => {
  const on = { page: '/checkout?step=details', typed: { name: 'Kim' } };
  const kept = respond(plain(), { next: '/elsewhere' }, { ...on, kept: { name: 'Kim' } });
  expect(kept.headers.get('location')).toBe('/elsewhere');
  expect(kept.headers.get('set-cookie')).toMatch(/^form=[^;]+; Path=\/checkout; Max-Age=600/);
});

test('returns a plain form to its own page, with only names in the address', () => {
  const on = { page: '/finance?car_id=a1#finance-form', typed: { name: 'Kim' } };
  const back = respond(plain(), { problems: { name: 'x', email: 'y' } }, on);
  expect([back.status, back.headers.get('location')]).toEqual([
    303,
    '/finance?car_id=a1&problems=name.email#finance-form',
  ]);
  const busy = respond(
    plain(),
    { error: new ApiError('rate_limit', 'Too many') },
    { page: '/pay', typed: null },
  );
  expect(busy.headers.get('location')).toBe('/pay?problems=busy');
  const next = respond(plain(), { next: '/success' }, { ...on, cookies: ['own=1'] });
  expect(next.headers.get('location')).toBe('/success');
  expect(next.headers.get('set-cookie')).toMatch(/^own=1, form=; Path=\/finance; Max-Age=0/);
});

test('keeps typed values in cookies of the page during sign-in, with and without script', async () => {
  const on = { page: '/cars/x/checkout?step=details', typed: { name: 'Kim', token: 't' } };
  const signInAt = (redirect: string) => `/sign-in?redirect=${encodeURIComponent(redirect)}`;
  const back = '/cars/x/checkout?step=details&problems=none';
  const plainly = respond(plain(), { signInAt }, on);
  expect([plainly.status, plainly.headers.get('location')]).toEqual([303, signInAt(back)]);
  const byScript = respond(
    new Request('http://harbour.localhost/x', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    }),
    { signInAt },
    on,
  );
  expect(byScript.status).toBe(401);
  expect(await byScript.json()).toEqual({
    error: 'Please sign in first.',
    code: 'not_signed_in',
    next: signInAt(back),
  });
  for (const answer of [plainly, byScript]) {
    const keptCookies = answer.headers.getSetCookie();
    for (const cookie of keptCookies) expect(cookie).toContain('; Path=/cars/x/checkout; ');
    const values = new Map(keptCookies.map((cookie) => cookie.split(';')[0]?.split('=') as [string, string]));
    const jar = { get: (name: string) => ({ value: values.get(name) ?? '' }) };
    expect(returnedForm(jar, 'none')).toEqual({ problems: [], answers: on.typed });
  }
  const nothing = respond(plain(), { signInAt }, { page: '/pay', typed: {} });
  expect(nothing.headers.get('location')).toBe(signInAt('/pay'));
  expect(nothing.headers.getSetCookie()).toEqual([]);
});

test('never redirects to another host or injects a cookie', () => {
  expect(ownPage({ page: '/finance?car_id=a%201#finance-form' })).toBe('/finance?car_id=a%201#finance-form');
  for (const page of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/a;Domain=x',
    '/a\nb',
    '',
    'a',
  ])
    expect(ownPage({ page })).toBeNull();
});

test('removes invisible characters from a plain form', () =>
  expect(plainAnswers('name=+Kim%00+&message=a%0D%0Ab&__proto__=x')).toMatchObject({
    name: 'Kim',
    message: 'a\nb',
  }));
