import { expect, test } from 'vitest';
import { resultText } from './resultText.ts';

test.each([
  [0, 0, 'No account with this mobile number was found.'],
  [1, 0, 'The shopper was not signed in on any device.'],
  [1, 1, 'The shopper was signed out of one device.'],
  [2, 3, 'The shopper was signed out of 3 devices.'],
])('%i accounts with %i sessions are reported in a sentence', (accounts, sessions, words) =>
  expect(resultText({ accounts, sessions })).toBe(words),
);
