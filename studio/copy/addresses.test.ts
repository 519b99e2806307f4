import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeAddress } from './addresses.ts';

test('keeps an address unless it is taken', () => {
  expect(freeAddress('/eofy', new Set(['/']))).toBe('/eofy');
  expect(freeAddress('/eofy', new Set(['/eofy', '/eofy-2']))).toBe('/eofy-3');
  expect(freeAddress('/', new Set(['/']))).toBe('/home-2');
});

test('always produces a free address within the length limit', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z-]{1,63}$/), fc.nat(20), (wish, count) => {
      const takenAddresses = new Set([
        wish,
        ...Array.from({ length: count }, (_, index) => `${wish}-${index + 2}`),
      ]);
      const address = freeAddress(wish, takenAddresses, 63);
      expect(takenAddresses.has(address)).toBe(false);
      expect(address.length).toBeLessThanOrEqual(63);
    }),
  );
});
