import { expect, test } from 'vitest';
import { isRecent } from './signature-age.ts';

test.each([
  ['t=1000000,v1=abc', 1_000_000, true],
  ['t=1000000,v1=abc', 1_300_000, true],
  ['t=1000000,v1=abc', 1_300_001, false],
  ['t=1300001,v1=abc', 1_000_000, false],
  ['v1=abc', 1_000_000, false],
  ['', 1_000_000, false],
  [null, 1_000_000, false],
])('a signature %s seen at %d is recent: %s', (header, now, recent) => {
  expect(isRecent(header, now)).toBe(recent);
});
