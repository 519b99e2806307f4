import { COMPARISON_WARNING } from '@forecourt/lib/vehicle/finance/texts';
import { expect, test } from 'vitest';
import { checkCreditCost, offerBasisProblem, offerRateProblem } from './creditCost.ts';

const paths = (value: unknown) => {
  const problems = checkCreditCost(value);
  return problems === true ? [] : problems.map(({ path }) => path);
};
const paragraph = (...parts: string[]) => ({
  _type: 'block',
  _key: 'a',
  children: parts.map((text, index) => ({ _type: 'span', _key: `s${index}`, text })),
});

test('refuses a rate or repayment without a comparison rate, anywhere in a document (OPEN-078)', () => {
  expect(paths({ heading: 'Drive away from $99 a week' })).toEqual([['heading']]);
  expect(
    paths({ blocks: [{ _key: 'k', _type: 'faq', items: [{ _key: 'i', answer: '4.9% p.a.' }] }] }),
  ).toEqual([['blocks', { _key: 'k' }, 'items', { _key: 'i' }, 'answer']]);
  expect(paths({ heading: 'At least 10% deposit', _id: '4.9% p.a.' })).toEqual([]);
});

test('refuses a rate that is split by its formatting', () =>
  expect(paths({ content: [paragraph('From 4', '.9%', ' p.a.')] })).toEqual([['content', { _key: 'a' }]]));

test('accepts a rate with its comparison rate and the warning', () => {
  const text = `4.9% p.a., 5.6% p.a. comparison rate. ${COMPARISON_WARNING}`;
  expect(paths({ content: [paragraph(text)] })).toEqual([]);
  expect(paths({ content: [paragraph('4.9% p.a., 5.6% p.a. comparison rate.')] })).toHaveLength(1);
});

test('points from the text of an offer to its fields', () => {
  const problems = checkCreditCost({ _type: 'offer', name: 'CX-60 at 5.49% p.a.' });
  expect(problems).toEqual([
    { path: ['name'], message: expect.stringContaining('Enter the rate in the fields below') },
  ]);
  expect(paths({ _type: 'offer', name: 'CX-60', comparisonWarning: 'WARNING: based on 5.49% p.a.' })).toEqual(
    [],
  );
});

test('requires a comparison rate, its term and its amount for the rate of an offer', () => {
  expect(offerRateProblem(undefined, undefined)).toBe(true);
  expect(offerRateProblem(undefined, 5.49)).toMatch(/^Enter the comparison rate/);
  expect(offerRateProblem(5, 5.49)).toMatch(/not below the interest rate/);
  expect(offerRateProblem(7.34, 5.49)).toBe(true);
  expect(offerBasisProblem(undefined, 7.34)).toMatch(/^Enter what the comparison rate is based on/);
  expect(offerBasisProblem(5, 7.34)).toBe(true);
  expect(offerBasisProblem(undefined, undefined)).toBe(true);
});
