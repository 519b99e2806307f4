import { describe, expect, test } from 'vitest';
import { leavePath, leaveToken, verifyLeaveToken } from './link.ts';

const ID = 'a3d4c1e2-0000-4000-8000-000000000001';
const SECRET = 'a-secret-of-the-reservations-of-tests';

describe('link to leave a waiting list', () => {
  const token = leaveToken(ID, SECRET);

  test('carries a token valid for its own entry only', () => {
    expect(leavePath(ID, token)).toBe(`/waiting-list/${ID}?token=${token}`);
    expect(verifyLeaveToken(ID, token, SECRET)).toBe(true);
    expect(verifyLeaveToken('a3d4c1e2-0000-4000-8000-000000000002', token, SECRET)).toBe(false);
    expect(verifyLeaveToken(ID, token, 'another-secret-of-the-installation')).toBe(false);
    for (const wrong of ['', token.slice(1), `${token}x`, 'é'.repeat(16), token.toUpperCase()])
      expect(verifyLeaveToken(ID, wrong, SECRET), wrong).toBe(false);
  });

  test('opens nothing without a secret', () =>
    expect(verifyLeaveToken(ID, leaveToken(ID, ''), '')).toBe(false));
});
