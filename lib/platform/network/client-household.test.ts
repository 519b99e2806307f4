import { expect, test } from 'vitest';
import { clientHousehold } from './client-household.ts';

test('counts visitors by the address our own proxy added, not a forged one', () => {
  expect(clientHousehold('203.0.113.7', 0)).toBe('203.0.113.7');
  expect(clientHousehold('1.1.1.1, 203.0.113.7', 0)).toBe('203.0.113.7');
  expect(clientHousehold('1.1.1.1, 203.0.113.7, 10.0.0.1', 1)).toBe('203.0.113.7');
  expect(clientHousehold('203.0.113.7', 3)).toBe('203.0.113.7');
  expect(clientHousehold(null, 0)).toBe('unknown');
});

test('counts the addresses of an IPv6 connection as one visitor', () => {
  const addresses = ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:0DB8:0001:0002:a::b'];
  expect(new Set(addresses.map((address) => clientHousehold(address, 0)))).toEqual(new Set(['2001:db8:1:2']));
  expect(clientHousehold('2001:db8:1:3::1', 0)).toBe('2001:db8:1:3');
});
