import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digitsOf, fieldError, groupExpiry, groupNumber, isFull } from './format.ts';

const today = new Date('2026-11-21T00:00:00Z');
const complete = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' };

test('groups a card number as printed, however it was typed', () => {
  expect(groupNumber('4242424242424242')).toBe('4242 4242 4242 4242');
  expect(groupNumber('378282246310005')).toBe('3782 822463 10005');
  expect(groupNumber('4242-4242 4242.4242999')).toBe('4242 4242 4242 4242');
  const keepsDigits = (text: string) => digitsOf(text).startsWith(digitsOf(groupNumber(text)));
  fc.assert(fc.property(fc.stringMatching(/^[0-9 -]{0,24}$/), keepsDigits));
  const isStable = (text: string) => groupNumber(groupNumber(text)) === groupNumber(text);
  fc.assert(fc.property(fc.string(), isStable));
});

test('accepts a typed, pasted or autofilled expiry date', () => {
  expect(groupExpiry('1')).toBe('1');
  expect(groupExpiry('12')).toBe('12');
  expect(groupExpiry('123')).toBe('12 / 3');
  expect(groupExpiry('1234')).toBe('12 / 34');
  expect(groupExpiry('4')).toBe('04');
  expect(groupExpiry('12/2034')).toBe('12 / 34');
  expect(groupExpiry('12 / 34')).toBe('12 / 34');
  fc.assert(fc.property(fc.string(), (text) => groupExpiry(groupExpiry(text)) === groupExpiry(text)));
});

test('validates each field', () => {
  for (const name of ['number', 'expiry', 'cvc'] as const) {
    expect(fieldError(name, complete, today)).toBeNull();
    expect(isFull(name, complete)).toBe(true);
    expect(fieldError(name, { number: '', expiry: '', cvc: '' }, today)).toMatch(/incomplete/);
  }
  expect(fieldError('number', { ...complete, number: '4242 4242 4242 4241' }, today)).toMatch(/invalid/);
  expect(fieldError('expiry', { ...complete, expiry: '13 / 34' }, today)).toMatch(/invalid/);
  expect(fieldError('expiry', { ...complete, expiry: '10 / 26' }, today)).toMatch(/past/);
  expect(fieldError('expiry', { ...complete, expiry: '11 / 26' }, today)).toBeNull();
  expect(fieldError('cvc', { ...complete, number: '378282246310005' }, today)).toMatch(/incomplete/);
});
