import { expect, expectTypeOf, test } from 'vitest';
import type { withinRate } from '../database/rate-limit.server.ts';
import { type Household, householdOf, isOutside, networkOf } from './household.ts';

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113'],
  ['203.0.113.7:50123', '203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113'],
  ['::ffff:cb00:7107', '203.0.113.7', '203.0.113'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
  ['[2001:db8:1:2:3:4:5:6]:50123', '2001:db8:1:2', '2001:db8:1'],
  ['2001:0db8:0001:0002::6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:DB8::1', '2001:db8:0:0', '2001:db8:0'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0'],
  ['::1', '0:0:0:0', '0:0:0'],
  ['unknown', 'unknown', 'unknown'],
  ['anything else', 'unknown', 'unknown'],
])('%s belongs to the household %s and the network %s (OPEN-030)', (address, household, network) => {
  expect(householdOf(address)).toBe(household);
  expect(networkOf(householdOf(address))).toBe(network);
});

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1', true],
  ['an address that nobody can read', true],
  ['127.0.0.1', false],
  ['::1', false],
  ['10.0.3.4', false],
  ['::ffff:192.168.1.9', false],
  ['fd00::5', false],
])('whether %s is a visitor from outside: %s', (address, expected) =>
  expect(isOutside(householdOf(address))).toBe(expected),
);

test('limits take a household and no raw address', () => {
  type By = Parameters<typeof withinRate>[1]['by'];
  expectTypeOf<Household>().toExtend<By>();
  expectTypeOf<string>().not.toExtend<By>();
  expectTypeOf<string>().not.toExtend<Household>();
});
