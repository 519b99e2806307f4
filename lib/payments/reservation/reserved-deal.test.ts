import { expect, test } from 'vitest';
import { countsFee, reservedDealRows, withFee } from './reserved-deal.ts';

const DEAL = { id: 'a', version: 2, total: 29_749_00, balance: 29_549_00 };

test('the balance of a reserved deal follows the fee that is charged, not the one when it was answered', () => {
  expect(withFee(DEAL, 500_00)).toEqual({ ...DEAL, balance: 29_249_00 });
  expect(reservedDealRows(withFee(DEAL, 500_00))).toContainEqual(['Balance to pay', '$29,249']);
});

test.each([
  [200_00, true],
  [29_749_00, true],
  [29_749_01, false],
  [null, false],
])('a fee of %s cents is part of the deal: %s', (feeCents, expected) => {
  expect(countsFee(DEAL, feeCents)).toBe(expected);
});

test('a deal that pays the shopper takes no fee', () => {
  expect(countsFee({ total: -5_000_00 }, 200_00)).toBe(false);
});
