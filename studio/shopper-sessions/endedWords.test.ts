import { expect, test } from 'vitest';
import { endedWords } from './endedWords.ts';

test.each([
  [0, 0, 'No shopper has an account with this number here.'],
  [1, 0, 'The shopper was not signed in on any device.'],
  [1, 1, 'The shopper is signed out of one device.'],
  [2, 3, 'The shopper is signed out of 3 devices.'],
])('%i accounts with %i sessions are reported in a sentence', (accounts, sessions, words) =>
  expect(endedWords({ accounts, sessions })).toBe(words),
);
