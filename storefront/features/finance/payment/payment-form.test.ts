import { expect, test } from 'vitest';
import { paymentAnswers } from './payment-form.ts';

test('reads a deposit with or without separators, and a term in years', () => {
  expect(paymentAnswers({ deposit: '$2,000', years: '5' }, 7)).toEqual({
    choice: { deposit: 2_000, years: 5 },
  });
  expect(paymentAnswers({ deposit: '', years: '1' }, 7)).toEqual({ choice: { deposit: 0, years: 1 } });
});

test('says which limits a deposit or term is outside of', () => {
  expect(paymentAnswers({ deposit: '250001', years: '6' }, 5)).toEqual({
    problems: {
      deposit: 'Cannot be less than $0 or more than $250,000',
      years: 'Cannot be less than 1 or more than 5',
    },
  });
  expect(paymentAnswers({ deposit: 'lots', years: '2.5' }, 7)).toHaveProperty('problems.deposit');
});
