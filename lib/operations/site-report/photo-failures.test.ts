import { expect, test } from 'vitest';
import { fileFailuresText, photoFailuresText } from './photo-failures.ts';

test('counts the photos per reason, in plain language', () => {
  expect(photoFailuresText(['gone', 'too large', 'gone'])).toBe(
    '2 photos no longer on its host, 1 photo too large',
  );
});

test('leaves out hosts that are not allowed, which another check reports', () => {
  expect(photoFailuresText([])).toBeNull();
  expect(photoFailuresText(['not allowed'])).toBeNull();
});

test('distinguishes videos from history reports', () => {
  expect(
    fileFailuresText([
      { what: 'film', reason: 'too large' },
      { what: 'history report', reason: 'no file' },
    ]),
  ).toBe('film too large, history report neither a video nor a PDF');
  expect(fileFailuresText([{ what: 'film', reason: 'not allowed' }])).toBe(
    'film on a host that is not allowed',
  );
  expect(fileFailuresText([])).toBeNull();
});
