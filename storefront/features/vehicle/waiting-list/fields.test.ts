import { expect, test } from 'vitest';
import { waitingListProblems } from './fields.ts';

test.each([
  ['kim@shopper.example', []],
  ['  kim@shopper.example ', []],
  ['', ['email']],
  ['   ', ['email']],
  ['kim', ['email']],
  ['kim@shopper', ['email']],
  [`${'k'.repeat(250)}@shopper.example`, ['email']],
])('validates the email %j', (email, wrong) =>
  expect(Object.keys(waitingListProblems({ email }))).toEqual(wrong),
);

test('requires an email', () => expect(waitingListProblems({})).toHaveProperty('email'));
