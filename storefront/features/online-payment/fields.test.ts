import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { describe, expect, test } from 'vitest';
import type { Answers } from '@/forms/answers.ts';
import { paymentProblems } from './fields.ts';

const problemsOf = (answers: Answers) => paymentProblems(answers, translatorOf('en', 'paymentForm'));

const GOOD = { subject: 'INV-1', amount: '$1,234.50', name: 'Kim', email: 'kim@shopper.example', note: '' };

describe('fields of an online payment (OPEN-103)', () => {
  test('require number, amount, name and email, with an optional reference', () => {
    expect(problemsOf(GOOD)).toEqual({});
    expect(Object.keys(problemsOf({}))).toEqual(['subject', 'amount', 'name', 'email']);
  });

  test.each([
    ['amount', '12,34', 'Please enter an amount such as $1,234.50.'],
    ['amount', '0.99', 'Please enter at least $1.'],
    ['amount', '50,000.01', 'Please enter at most $50,000. For more, give us a call.'],
    ['subject', '--', 'Please enter the number as shown on the invoice or next to the car.'],
    ['subject', 'x'.repeat(41), 'Please use at most 40 characters.'],
    ['email', 'kim@', 'Please enter a valid email address.'],
    ['note', 'x'.repeat(81), 'Please use at most 80 characters.'],
  ])('%s %j is rejected: %s', (name, value, words) =>
    expect(problemsOf({ ...GOOD, [name]: value })).toEqual({ [name]: words }),
  );
});
