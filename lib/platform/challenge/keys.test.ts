import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseEnvironment, variables } from '../env.ts';

const schema = z.object({ TURNSTILE_KEYS: variables.TURNSTILE_KEYS });
const parse = (value?: string) => [...parseEnvironment(schema, { TURNSTILE_KEYS: value }).TURNSTILE_KEYS];

test('reads each site key with its secret', () => {
  expect(parse('0x4AAA-one:0x4AAA_secret, 0x4BBB:0x4BBB-secret')).toEqual([
    ['0x4AAA-one', '0x4AAA_secret'],
    ['0x4BBB', '0x4BBB-secret'],
  ]);
  expect(parse()).toEqual([]);
});

test('refuses a list that is not made of pairs, without naming a secret', () => {
  expect(() => parse('0x4AAA-secret')).toThrow(/TURNSTILE_KEYS: not pairs/);
  expect(() => parse('0x4AAA:one two')).not.toThrow(/one two/);
});
