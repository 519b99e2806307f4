import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { expect, test } from 'vitest';
import { signInTexts } from './sign-in-texts.ts';

const headingOf = (type: Parameters<typeof signInTexts>[0], target = '/my-garage') =>
  signInTexts(type, target, 'caravan', translatorOf('en', 'account')).heading;

test('the type watchlist has its own heading (ROUTE-14)', () =>
  expect(headingOf('watchlist')).toBe('Sign in to save caravans'));

test('the type trade-in has its own heading (ROUTE-15)', () =>
  expect(headingOf('trade-in')).toBe('Sign in to value your vehicle'));

test('the type checkout has its own heading (ROUTE-16)', () =>
  expect(headingOf('checkout')).toBe('Sign in to reserve this vehicle'));

test('the type finance has its own heading (ROUTE-17)', () =>
  expect(headingOf('finance')).toBe('Sign in to apply for finance'));

test('the type car-finance has its own heading (ROUTE-18)', () =>
  expect(headingOf('car-finance')).toBe('Sign in for your finance quote'));

test('the type my-garage has its own heading (ROUTE-19)', () =>
  expect(headingOf('my-garage')).toBe('Sign in to My Garage'));

test('the account page of a site without a garage has its own heading', () =>
  expect(headingOf('my-garage', '/account')).toBe('Sign in to your account'));

test('other pages with the type my-garage have a neutral heading (OPEN-028)', () =>
  expect(headingOf('my-garage', '/online-payment')).toBe('Sign in to continue'));
