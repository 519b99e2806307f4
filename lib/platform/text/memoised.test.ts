import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { memoised } from './memoised.ts';

test('reads a repeated text once', () => {
  const read = vi.fn((text: string) => ({ text }));
  const memoisedRead = memoised(read);
  expect(memoisedRead('DAP')).toBe(memoisedRead('DAP'));
  expect(read).toHaveBeenCalledTimes(1);
});

test('keeps an empty result', () => {
  const read = vi.fn(() => null);
  const memoisedRead = memoised(read);
  expect([memoisedRead('Steam'), memoisedRead('Steam')]).toEqual([null, null]);
  expect(read).toHaveBeenCalledTimes(1);
});

test('does not keep long texts', () => {
  const read = vi.fn((text: string) => text.length);
  const memoisedRead = memoised(read);
  const comment = 'Full service history. '.repeat(20);
  expect([memoisedRead(comment), memoisedRead(comment)]).toEqual([comment.length, comment.length]);
  expect(read).toHaveBeenCalledTimes(2);
});

test('returns what the function returns', () => {
  const memoisedRead = memoised((text) => text.toUpperCase());
  fc.assert(fc.property(fc.string(), (text) => memoisedRead(text) === text.toUpperCase()));
});
