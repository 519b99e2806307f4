import { expect, test } from 'vitest';
import { withRerun } from './outcome.ts';

const failure = (title: string) => ({ file: 'a.test.ts', title, error: 'expected 1' });
const run = (...titles: string[]) => ({ passed: 5, failed: titles.map(failure), errors: [] });

test('a test that fails twice failed', async () =>
  expect(await withRerun(run('one'), async () => run('one'))).toEqual({
    passed: 5,
    failed: [failure('one')],
    flaky: [],
  }));

test('a test that fails once and then passes is flaky and counts as passed', async () =>
  expect(await withRerun(run('one', 'two'), async () => run('two'))).toEqual({
    passed: 6,
    failed: [failure('two')],
    flaky: [failure('one')],
  }));

test('a test that fails only in the rerun failed', async () =>
  expect((await withRerun(run('one'), async () => run('two'))).failed).toEqual([failure('two')]));

test('keeps the first result if the rerun breaks', async () => {
  const outcome = await withRerun(run('one'), () => Promise.reject(new Error('no product')));
  expect(outcome.failed).toEqual([failure('one')]);
});

test('an error outside of a test fails the run without a rerun', async () => {
  const first = { ...run('one'), errors: [failure('unhandled')] };
  const outcome = await withRerun(first, () => Promise.reject(new Error('was rerun')));
  expect(outcome.failed).toEqual([failure('one'), failure('unhandled')]);
});

test('more than twenty failures are not rerun', async () => {
  const titles = Array.from({ length: 21 }, (_, index) => `test ${index}`);
  const outcome = await withRerun(run(...titles), async () => run());
  expect(outcome.failed).toHaveLength(21);
});
