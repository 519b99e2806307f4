import { expect, test } from 'vitest';
import { isEmail } from './fields.ts';

test.each(['kim@shopper.example', 'kim.o’brien+cars@mail.shopper.example', 'kim_1@xn--bcher-kva.example'])(
  '%s is an email address (OPEN-082)',
  (email) => expect(isEmail(email)).toBe(true),
);

// Mail programs read more into these than an address: a name, a comment, a list, a group, a quoted part.
test.each([
  'kim@nowhere',
  'kim@@shopper.example',
  `${'k'.repeat(240)}@shopper.example`,
  'x<victim@shopper.example>',
  'evil.example<victim@shopper.example>',
  'victim(1)@shopper.example',
  'a,victim@shopper.example',
  'a:victim@shopper.example;',
  '"victim"@shopper.example',
  'victim@[192.0.2.1].example',
  '=?utf-8?q?victim?=@shopper.example',
])('%s is not an email address (OPEN-082)', (email) => expect(isEmail(email)).toBe(false));
