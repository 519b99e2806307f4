import { expect, test } from 'vitest';
import { isEmail } from './field-rules.ts';

test.each([
  'kim@shopper.example',
  "kim.o'neil+cars@mail.shopper.com.au",
  'a_b-c=d/e?f@shopper.example',
  'zoë@bücher.example',
])('%s is an e-mail address (OPEN-082)', (value) => expect(isEmail(value)).toBe(true));

test.each([
  'kim',
  'kim@shopper',
  'kim@@shopper.example',
  'kim @shopper.example',
  `${'k'.repeat(250)}@shopper.example`,
])('%s is none (OPEN-082)', (value) => expect(isEmail(value)).toBe(false));

test.each([
  'kim@[203.0.113.7]',
  'kim@[IPv6:2001:db8::1]',
  'kim(sales)@shopper.example',
  'kim@shopper.example(sales)',
  '"kim lee"@shopper.example',
  '=?utf-8?q?kim?=@shopper.example',
  'Kim<kim@shopper.example',
  'kim@shopper.example,lee@shopper.example',
  'friends:kim@shopper.example;',
  'kim@shopper.example\nbcc:lee@shopper.example',
])('%j, which mail programs read as something else, is none', (value) => expect(isEmail(value)).toBe(false));
