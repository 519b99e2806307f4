import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { confirmToken, readConfirmToken } from './confirm-link.ts';
import { readStopToken, stopToken } from './stop-link.ts';

const SECRET = 'a secret of the installation, long enough';

describe('link that confirms an email address', () => {
  const account = { userId: randomUUID(), email: 'kim@shopper.example' };
  const token = confirmToken(account, SECRET);

  test('names the account and matches only the address it was made for', () => {
    const confirmation = readConfirmToken(token, SECRET);
    expect(confirmation?.userId).toBe(account.userId);
    expect(confirmation?.isFor(account.email)).toBe(true);
    expect(confirmation?.isFor('somebody@else.example')).toBe(false);
  });

  test('is not interchangeable with a stop link', () => {
    expect(readStopToken(token, SECRET)).toBeNull();
    const stop = stopToken({ userId: account.userId, kinds: ['sold'] }, SECRET);
    expect(readConfirmToken(stop, SECRET)).toBeNull();
  });

  test('is rejected if a character or the secret changes, or without a secret', () => {
    for (let at = 0; at < token.length; at++) {
      const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
      // The last base64 character may carry unused bits.
      if (Buffer.from(changed, 'base64url').equals(Buffer.from(token, 'base64url'))) continue;
      expect(readConfirmToken(changed, SECRET)).toBeNull();
    }
    expect(readConfirmToken(token, `${SECRET}x`)).toBeNull();
    expect(readConfirmToken(token, '')).toBeNull();
    expect(readConfirmToken('', SECRET)).toBeNull();
  });
});
