import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALERT_KINDS } from './kinds.ts';
import { readStopToken, stopPath, stopToken } from './stop-link.ts';

const SECRET = 'a-secret-that-is-long-enough-for-it';

describe('link that stops alerts', () => {
  test('carries the account and the alert kinds, and is short enough for an SMS', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.subarray([...ALERT_KINDS]), (userId, kinds) => {
        const token = stopToken({ userId, kinds }, SECRET);
        expect(readStopToken(token, SECRET)).toEqual({ userId, kinds });
        expect(stopPath(token).length).toBeLessThan(60);
      }),
    );
  });

  test('cannot be forged or changed without the secret', () => {
    const token = stopToken({ userId: randomUUID(), kinds: ['sold'] }, SECRET);
    expect(readStopToken(token, 'another-secret-that-is-long-enough')).toBeNull();
    expect(readStopToken(token, '')).toBeNull();
    const bytes = Buffer.from(token, 'base64url');
    for (let place = 0; place < bytes.length; place++) {
      const changed = Buffer.from(bytes);
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect(readStopToken(changed.toString('base64url'), SECRET)).toBeNull();
    }
    for (const bad of ['', 'x', '%00', token.slice(1), `${token}aaaa`])
      expect(readStopToken(bad, SECRET)).toBeNull();
  });
});
