import { expect, test } from 'vitest';
import { ownPage, plainAnswers, respond } from './request.server.ts';

const plain = () =>
  new Request('http://harbour.localhost/x', { method: 'POST', body: new URLSearchParams() });

test('a plain form goes back to its own page, with names alone in the address', () => {
  const on = { page: '/finance?car_id=a1#finance-form', typed: { name: 'Kim' } };
  const back = respond(plain(), { problems: { name: 'x', email: 'y' } }, on);
  expect([back.status, back.headers.get('location')]).toEqual([
    303,
    '/finance?car_id=a1&problems=name.email#finance-form',
  ]);
  const busy = respond(plain(), { error: 'Too many', status: 429 }, { page: '/pay', typed: null });
  expect(busy.headers.get('location')).toBe('/pay?problems=busy');
  const next = respond(plain(), { next: '/success' }, { ...on, cookies: ['own=1'] });
  expect(next.headers.get('location')).toBe('/success');
  expect(next.headers.get('set-cookie')).toMatch(/^own=1, form=; Path=\/finance; Max-Age=0/);
});

test('no form leads elsewhere, nor writes into a cookie', () => {
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

test('a plain form says clean text', () =>
  expect(plainAnswers('name=+Kim%00+&message=a%0D%0Ab&__proto__=x')).toMatchObject({
    name: 'Kim',
    message: 'a\nb',
  }));
