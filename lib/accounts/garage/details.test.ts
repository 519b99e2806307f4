import { describe, expect, test } from 'vitest';
import { detailsProblems } from './details.ts';

describe('account details (OPEN-104)', () => {
  test('require only a first name', () => {
    expect(detailsProblems({})).toEqual({ name: 'This is a required field.' });
    expect(detailsProblems({ name: 'Kim' })).toEqual({});
    expect(detailsProblems({ name: 'x'.repeat(81) })).toHaveProperty('name');
  });

  test('validate the email address and the postcode', () => {
    expect(detailsProblems({ name: 'Kim', email: 'kim@nowhere' })).toEqual({
      email: 'Please enter a valid email address.',
    });
    expect(detailsProblems({ name: 'Kim', postcode: '40' })).toEqual({
      postcode: 'Enter a 4-digit postcode.',
    });
    expect(detailsProblems({ name: 'Kim', email: 'kim@shopper.example', postcode: '4006' })).toEqual({});
  });
});
