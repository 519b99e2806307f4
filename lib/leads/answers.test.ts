import { expect, test } from 'vitest';
import { leadAnswers, leadValues } from './answers.ts';

test('reads the same answers from form data and from values', () => {
  const values = leadValues({ name: 'Kim', optIn: 'on', other: 'x' });
  expect(values).toMatchObject({ name: 'Kim', email: '', optIn: true, terms: false });
  expect(leadValues(leadAnswers(values))).toEqual(values);
  expect(leadAnswers({ terms: false })).toEqual({ terms: '' });
});
