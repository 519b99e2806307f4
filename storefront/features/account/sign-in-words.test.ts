import { SIGN_IN_TYPES } from '@forecourt/lib/account/paths';
import { expect, test } from 'vitest';
import { signInWords } from './sign-in-words.ts';

test('each type has a heading of its own (ROUTE-14..19 OPEN-028)', () => {
  const headings = SIGN_IN_TYPES.map((type) => [type, signInWords(type, '/my-garage').heading]);
  expect(headings).toEqual([
    ['watchlist', 'Sign in to save cars'],
    ['trade-in', 'Sign in to value your car'],
    ['checkout', 'Sign in to reserve this car'],
    ['finance', 'Sign in to apply for finance'],
    ['car-finance', 'Sign in for your finance quote'],
    ['my-garage', 'Sign in to My Garage'],
  ]);
  // Payments and the like share the garage's type, and are no garage.
  expect(signInWords('my-garage', '/online-payment').heading).toBe('Sign in to continue');
});
