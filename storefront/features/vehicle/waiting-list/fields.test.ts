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
])('the list takes an address and nothing else: %j', (email, wrong) =>
  expect(Object.keys(waitingListProblems({ email }))).toEqual(wrong),
);

test('no address at all is a problem too', () => expect(waitingListProblems({})).toHaveProperty('email'));
