import { expect, test } from 'vitest';
import { judge } from './outcome.ts';

const failure = (title: string) => ({ file: 'a.test.ts', title, error: 'expected 1' });

test('a test that fails twice failed', () =>
  expect(judge([failure('one')], [failure('one')])).toEqual({ failed: [failure('one')], flaky: [] }));

test('a test that fails once and then passes is flaky', () =>
  expect(judge([failure('one'), failure('two')], [failure('two')])).toEqual({
    failed: [failure('two')],
    flaky: [failure('one')],
  }));

test('a test that passes first and fails in the second run failed', () =>
  expect(judge([failure('one')], [failure('two')])).toEqual({
    failed: [failure('two')],
    flaky: [failure('one')],
  }));

test('without a second run, every failure counts', () =>
  expect(judge([failure('one')], null)).toEqual({ failed: [failure('one')], flaky: [] }));
