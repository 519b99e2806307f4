import { SAMPLE_APPROVAL } from '@forecourt/lib/vehicle/finance/sample-finance';
import { describe, expect, test } from 'vitest';
import { weeklyBasis } from './weekly-basis.ts';

const ZONE = 'Australia/Brisbane';
const TERMS = { deposit: 2_000, years: 5 };

describe('what filter and order by week are based on', () => {
  test('names the deposit and term of the shopper', () =>
    expect(weeklyBasis(TERMS, null, ZONE)).toBe('For your $2,000 deposit and 5-year term'));

  test('names a pre-approval with its end and its limit', () =>
    expect(weeklyBasis(null, SAMPLE_APPROVAL, ZONE)).toBe(
      'Pre-approved until 1 Jul 2026, up to $40,000. Above that, figures are lenders’ examples.',
    ));

  test('adds the deposit to the limit of a pre-approval', () =>
    expect(weeklyBasis(TERMS, SAMPLE_APPROVAL, ZONE)).toBe(
      'Pre-approved until 1 Jul 2026, up to $40,000 and your $2,000 deposit. ' +
        'Above that, figures are estimates for your 5-year term.',
    ));

  test('says nothing about the payments of lenders', () => expect(weeklyBasis(null, null, ZONE)).toBe(''));
});
