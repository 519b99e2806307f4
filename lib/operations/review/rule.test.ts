import { expect, test } from 'vitest';
import { approvalNeeded, hasRateOrPrice, isLegalPath } from './rule.ts';

const page = (path: string) => ({ _id: 'drafts.p', _type: 'page', path: { _type: 'slug', current: path } });
const offer = (fields: object) => ({ _id: 'drafts.o', _type: 'offer', name: 'Winter', ...fields });

test.each([
  '/privacy-policy',
  '/terms-and-conditions',
  '/terms',
  '/finance/credit-guide',
  '/website-disclaimer',
])('%s is the path of a legal page', (path) => expect(isLegalPath(path)).toBe(true));

test.each(['/', '/about-us', '/determined', '/legally-blonde', '/privacyfence'])(
  '%s is not the path of a legal page',
  (path) => expect(isLegalPath(path)).toBe(false),
);

test.each([
  [{ interestRate: 5.49 }, true],
  [{ description: 'From $39,990 drive away' }, true],
  [{ name: '3.9% finance' }, true],
  [{ disclaimer: '2 per cent off' }, true],
  [{ disclaimer: '2 percent off' }, true],
  [{ description: 'Free floor mats with 4 services' }, false],
])('an offer with %j has a rate or price: %s', (fields, expected) => {
  expect(hasRateOrPrice(offer(fields))).toBe(expected);
});

test('asks for approval only of what the site lists', () => {
  expect(approvalNeeded(page('/about'), null, ['pages'])).toBe('pages');
  expect(approvalNeeded(page('/about'), null, ['legalPages', 'offers'])).toBeNull();
  expect(approvalNeeded(page('/privacy-policy'), null, ['legalPages'])).toBe('legalPages');
  expect(approvalNeeded(page('/privacy-policy'), null, ['pages'])).toBe('pages');
  expect(approvalNeeded(offer({ interestRate: 5 }), null, ['offers'])).toBe('offers');
  expect(approvalNeeded(offer({}), null, ['offers'])).toBeNull();
  expect(approvalNeeded(page('/about'), null, [])).toBeNull();
});

test('asks for approval when a rate is removed, or a legal page moves', () => {
  expect(approvalNeeded(offer({}), offer({ interestRate: 5 }), ['offers'])).toBe('offers');
  expect(approvalNeeded(page('/hidden'), page('/privacy-policy'), ['legalPages'])).toBe('legalPages');
});

test('never asks for approval of other types', () => {
  const post = { _id: 'drafts.b', _type: 'blogPost', name: '$5', path: { current: '/terms' } };
  expect(approvalNeeded(post, null, ['pages', 'legalPages', 'offers'])).toBeNull();
});
