import { expect, test } from 'vitest';
import { accessToken, isAccessToken } from './access-token.ts';

test('a token opens only its own reservation under its own secret', () => {
  const mine = { kind: 'reservation', id: 'a' } as const;
  const token = accessToken(mine, 'secret');
  expect(token).toMatch(/^[\w-]{32}$/);
  expect(isAccessToken(mine, token, 'secret')).toBe(true);
  expect(isAccessToken({ ...mine, id: 'b' }, token, 'secret')).toBe(false);
  expect(isAccessToken({ kind: 'online_payment', id: 'a' }, token, 'secret')).toBe(false);
  expect(isAccessToken(mine, token, 'other')).toBe(false);
  expect(isAccessToken(mine, `${token}x`, 'secret')).toBe(false);
  expect(isAccessToken(mine, '', 'secret')).toBe(false);
});
