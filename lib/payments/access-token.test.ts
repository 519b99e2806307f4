import { expect, test } from 'vitest';
import { accessToken, mayOpen } from './access-token.ts';

test('a token opens only its own reservation under its own secret', () => {
  const mine = { kind: 'reservation', id: 'a' } as const;
  const token = accessToken(mine, 'secret');
  expect(token).toMatch(/^[\w-]{32}$/);
  expect(mayOpen(mine, token, 'secret')).toBe(true);
  expect(mayOpen({ ...mine, id: 'b' }, token, 'secret')).toBe(false);
  expect(mayOpen({ kind: 'online_payment', id: 'a' }, token, 'secret')).toBe(false);
  expect(mayOpen(mine, token, 'other')).toBe(false);
  expect(mayOpen(mine, `${token}x`, 'secret')).toBe(false);
  expect(mayOpen(mine, '', 'secret')).toBe(false);
});
