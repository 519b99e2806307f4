import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each(['203.10.20.30', '1.1.1.1', '2606:4700:4700::1111'])('%s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);
test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '224.0.0.1',
  '192.0.2.1',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '::ffff:1.1.1.1',
  '::7f00:1',
  '::127.0.0.1',
  '::1.1.1.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'localhost',
  '',
])('%j is not public', (address) => expect(isPublicAddress(address)).toBe(false));
