import { expect, test } from 'vitest';
import { householdOf, networkOf } from './network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:0db8:0001:0002::6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0:0', '2001:db8:0'],
  ['::1', '0:0:0:0', '0:0:0'],
  ['unknown', 'unknown', 'unknown'],
])('%s belongs to the household %s and the network %s (OPEN-030)', (address, household, network) => {
  expect(householdOf(address)).toBe(household);
  expect(networkOf(address)).toBe(network);
});
