import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSafeAddress } from './safe-address.ts';

test.each([
  '/search',
  '#hours',
  '',
  'https://example.com',
  'HTTP://example.com',
  'mailto:a@b.au',
  'tel:0730000000',
])("accepts '%s' in a link", (address) => {
  expect(isSafeAddress(address)).toBe(true);
});

const DANGEROUS = [
  'javascript',
  'data',
  'vbscript',
  'blob',
  'file',
  'about',
  'view-source',
  'ftp',
  'intent',
  'sms',
];

test.each(DANGEROUS)('rejects the scheme %s', (scheme) => {
  expect(isSafeAddress(`${scheme}:alert(1)`)).toBe(false);
});

test.each(['//evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example', ' //evil.example'])(
  'rejects %j, which leads to another site',
  (address) => expect(isSafeAddress(address)).toBe(false),
);

test('in any spelling', () => {
  const hidden = fc.constantFrom('\t', '\n', '\r', '');
  fc.assert(
    fc.property(
      fc.constantFrom(...DANGEROUS),
      fc.array(fc.tuple(fc.boolean(), hidden)),
      fc.constantFrom('', ' ', '\u0001', '\n '),
      (scheme, marks, before) => {
        const mixedCase = Array.from(scheme, (letter, index) => {
          const [capital, mark] = marks[index] ?? [false, ''];
          return (capital ? letter.toUpperCase() : letter) + mark;
        });
        expect(isSafeAddress(`${before}${mixedCase.join('')}:alert(1)`)).toBe(false);
      },
    ),
  );
});
