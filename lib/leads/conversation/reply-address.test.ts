import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSignedAddress, signedAddress } from './reply-address.ts';

const secret = 'a secret of at least 32 characters';
const at = { domain: 'reply.dealer.example', secret };

test('reads what it signed, in any case', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.constantFrom('reply' as const, 'bounce' as const), (id, purpose) => {
      const address = signedAddress(purpose, id, at);
      expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
      expect(readSignedAddress(address, secret)).toEqual({ purpose, id });
      expect(readSignedAddress(address.toUpperCase(), secret)).toEqual({ purpose, id });
    }),
  );
});

test('refuses a changed token, another purpose and another secret', () => {
  const address = signedAddress('reply', '7b0a1f38-2f4e-4c57-9a32-0f3f4d7f9c11', at);
  const changed = address.replace(/\+(.)/, (_, digit: string) => `+${digit === 'a' ? 'b' : 'a'}`);
  expect(readSignedAddress(changed, secret)).toBeNull();
  expect(readSignedAddress(address.replace('reply', 'bounce'), secret)).toBeNull();
  expect(readSignedAddress(address, 'another secret of 32 characters!')).toBeNull();
  expect(readSignedAddress('hello@dealer.example', secret)).toBeNull();
});
