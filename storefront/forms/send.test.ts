import { expect, test } from 'vitest';
import { replyOf } from './send.client.ts';

test('reads messages of fields as problems', () =>
  expect(replyOf({ error: 'Please fix.', code: 'validation', fields: { email: 'Missing' } })).toEqual({
    problems: { email: 'Missing' },
  }));

test.each([
  { next: '/success' },
  { error: 'Not now.', code: 'failed' as const },
  { error: 'Please sign in.', code: 'not_signed_in' as const, next: '/sign-in' },
  { payment: { clientSecret: 'x' } },
  null,
])('keeps %j as it is', (body) => expect(replyOf<unknown>(body)).toEqual(body));
