import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

test('counts visitors by the address our own proxy added, not a forged one', () => {
  expect(clientAddress('203.0.113.7', 0)).toBe('203.0.113.7');
  expect(clientAddress('1.1.1.1, 203.0.113.7', 0)).toBe('203.0.113.7');
  expect(clientAddress('1.1.1.1, 203.0.113.7, 10.0.0.1', 1)).toBe('203.0.113.7');
  expect(clientAddress('203.0.113.7', 3)).toBe('203.0.113.7');
  expect(clientAddress(null, 0)).toBe('unknown');
});
