import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { greeting, isPlainNumber } from './greeting.ts';

describe('greeting', () => {
  test.each([
    ['Kim Nguyen', 'Hi Kim,'],
    ['  Zoë ', 'Hi Zoë,'],
    ["D'Arcy Wretham", "Hi D'Arcy,"],
    ['Mary-Jane', 'Hi Mary-Jane,'],
    ['美玲', 'Hi 美玲,'],
  ])('%j is greeted by the first name', (name, words) => expect(greeting(name)).toBe(words));

  test.each([
    '',
    'evil.example/win',
    'https://evil.example',
    'evil。example',
    'evil．example',
    'pay@evil.example',
    '0412345678',
    'Click-this-link-now',
    'x'.repeat(21),
    '<b>Kim</b>',
    '=?utf-8?q?Kim?=',
  ])('%j is not repeated', (name) => expect(greeting(name)).toBe('Hi there,'));

  test('holds nothing that a mail program makes a link of', () => {
    const typed = fc.string({ unit: fc.constantFrom(...Array.from("ab.:/@-'’ 。．1\n")), maxLength: 40 });
    fc.assert(fc.property(typed, (name) => /^Hi [\p{L}'’-]{1,20},$/u.test(greeting(name))));
  });
});

describe('a plain number', () => {
  test.each(['N10322', 'INV-2026/0117', '#1042', '0012'])('%j is one', (text) =>
    expect(isPlainNumber(text)).toBe(true),
  );
  test.each(['evil.example/1', 'Call 0412345678', 'free-money', 'http://1', 'a@1', '1'.repeat(13), ''])(
    '%j is not',
    (text) => expect(isPlainNumber(text)).toBe(false),
  );
});
