import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRange } from './range.ts';

test.each([
  [undefined, null],
  ['', null],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=-0', 'outside'],
  ['bytes=100-', 'outside'],
  ['bytes=100-200', 'outside'],
  ['bytes=20-10', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['items=0-1', null],
])('reads %s of 100 bytes as %o', (header, part) => expect(readRange(header, 100)).toEqual(part));

test('always returns a part within the file', () =>
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.tuple(fc.nat(), fc.nat()).map(([start, end]) => `bytes=${start}-${end}`),
      ),
      fc.integer({ min: 1, max: 1_000 }),
      (header, size) => {
        const part = readRange(header, size);
        if (part === null || part === 'outside') return;
        expect(part.start).toBeGreaterThanOrEqual(0);
        expect(part.start).toBeLessThanOrEqual(part.end);
        expect(part.end).toBeLessThan(size);
      },
    ),
  ));
