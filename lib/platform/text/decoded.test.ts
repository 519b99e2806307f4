import { expect, test } from 'vitest';
import { decoded } from './decoded.ts';

test.each([
  ['tow%20season', 'tow season'],
  ['caf%C3%A9', 'café'],
  ['100%2525', '100%25'],
  ['plain', 'plain'],
  ['', ''],
])('decodes %s once, to %s', (text, plain) => expect(decoded(text)).toBe(plain));

test.each(['%', '%zz', '%C3'])('returns null for the malformed %s', (text) =>
  expect(decoded(text)).toBeNull(),
);
