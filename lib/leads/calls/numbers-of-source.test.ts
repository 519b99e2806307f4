import { expect, test } from 'vitest';
import type { ContactNumbers } from '../conversation/conversation-site-query.ts';
import { numbersOfSource } from './numbers-of-source.ts';

const number = (facts: Partial<ContactNumbers['callNumbers'][number]>) => ({
  number: '+61770100901',
  source: 'classified' as const,
  locationId: 'yard',
  forwardTo: null,
  phone: '(07) 7010 0110',
  ...facts,
});
const site = (callNumbers: ContactNumbers['callNumbers'], slug = 'sample'): ContactNumbers => ({
  site: slug,
  dealershipId: null,
  url: '',
  smsNumber: null,
  whatsAppNumber: null,
  missedCallText: null,
  callNumbers,
});

test('replaces the number of a location for visitors from the source only', () => {
  const numbers = [site([number({}), number({ source: null, number: '+61770100902' })])];
  expect(numbersOfSource(numbers, 'sample', 'classified')).toEqual([
    { phone: '0770100110', shown: '07 7010 0901' },
  ]);
  expect(numbersOfSource(numbers, 'sample', 'search')).toEqual([]);
  expect(numbersOfSource(numbers, 'other', 'classified')).toEqual([]);
});

test('keeps a number that two would replace, and one of a location without a phone', () => {
  const twice = [site([number({}), number({ number: '+61770100902' })])];
  expect(numbersOfSource(twice, 'sample', 'classified')).toEqual([]);
  expect(numbersOfSource([site([number({ phone: null })])], 'sample', 'classified')).toEqual([]);
});
