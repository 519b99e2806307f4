import { expect, test } from 'vitest';
import { acceptedText } from './accepted-text.ts';

const NEXT =
  'Sample Motors will call you to inspect the car and finalise the details. Have both keys and the logbook ready.';

test.each([
  [
    { amountLow: 18_200, amountHigh: 20_400 },
    'You accepted our estimate of $18,200 to $20,400, subject to inspection. It is a range and not yet a price. ',
  ],
  [{ amountLow: 18_200, amountHigh: 18_200 }, 'You accepted our offer of $18,200, subject to inspection. '],
  [{ amountLow: null, amountHigh: null }, ''],
])('says exactly what was accepted: %j', (amounts, accepted) =>
  expect(acceptedText(amounts, 'Sample Motors')).toBe(accepted + NEXT),
);
