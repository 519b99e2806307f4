import { expect, test } from 'vitest';
import { fileFailuresText, photoFailuresText } from './photo-failures.ts';

test('says of each reason how many photos have it, in words', () => {
  expect(photoFailuresText(['gone', 'too large', 'gone'])).toBe(
    '2 photos not on its host any more, 1 photo too large',
  );
});

test('says nothing of hosts that are not allowed, which is said elsewhere', () => {
  expect(photoFailuresText([])).toBeNull();
  expect(photoFailuresText(['not allowed'])).toBeNull();
});

test('says which of a film and a history report it is', () => {
  expect(
    fileFailuresText([
      { what: 'film', reason: 'too large' },
      { what: 'history report', reason: 'no file' },
    ]),
  ).toBe('film too large, history report neither a film nor a PDF');
  expect(fileFailuresText([{ what: 'film', reason: 'not allowed' }])).toBe(
    'film on a host from which none are fetched',
  );
  expect(fileFailuresText([])).toBeNull();
});
