import { expect, test } from 'vitest';
import { rateText, type StepFacts, suggestedStep } from './step.ts';

const fine: StepFacts = {
  openEnquiries: 0,
  hasPrice: true,
  photos: 12,
  usualPhotos: 12,
  hasComments: true,
  daysInStock: 30,
  market: { similar: 14, share: 0.01 },
  viewsPerDay: 4,
  usualViewsPerDay: 4,
  interest: 1,
};

test.each<[string, Partial<StepFacts>]>([
  ['Answer 2 open enquiries', { openEnquiries: 2, photos: 0 }],
  ['Answer 1 open enquiry', { openEnquiries: 1 }],
  ['Add a price: shoppers who search by price do not see it', { hasPrice: false, market: null }],
  ['Add photos: 3 of 12 usual', { photos: 3 }],
  ['Add photos: 0 of 1 usual', { photos: 0, usualPhotos: 0 }],
  [
    'Lower the price: 9% above 14 similar vehicles, 62 days in stock',
    { market: { similar: 14, share: 0.09 }, daysInStock: 62 },
  ],
  ['Add a description: it has none', { hasComments: false }],
  ['Promote it: 0.8 views a day, 4 usual', { viewsPerDay: 0.8, interest: 0.2 }],
  [
    'Review the price: 1,200 days in stock, 3% below 14 similar vehicles',
    { daysInStock: 1_200, market: { similar: 14, share: -0.03 } },
  ],
  ['Review the price: 91 days in stock', { daysInStock: 91, market: null }],
  ['Nothing to do: 30 days in stock, 1% above 14 similar vehicles', {}],
  [
    'Nothing to do: 1 day in stock, priced like 5 similar vehicles',
    { daysInStock: 1, market: { similar: 5, share: 0 } },
  ],
])('suggests: %s', (text, facts) => expect(suggestedStep({ ...fine, ...facts }).text).toBe(text));

test('lets a new listing try its price, and find its first viewers', () => {
  expect(suggestedStep({ ...fine, daysInStock: 20, market: { similar: 14, share: 0.2 } }).name).toBe('none');
  expect(suggestedStep({ ...fine, daysInStock: 13, viewsPerDay: 0, interest: 0 }).name).toBe('none');
});

test('does not suggest promotion if views have not been counted', () =>
  expect(suggestedStep({ ...fine, viewsPerDay: null, interest: 0 }).name).toBe('none'));

test('writes rates with one decimal below ten', () =>
  expect([0, 0.04, 0.25, 9.9, 10.4].map(rateText)).toEqual(['0', '0', '0.3', '9.9', '10']));
