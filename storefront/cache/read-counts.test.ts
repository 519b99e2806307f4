import { expect, test } from 'vitest';
import { countRead, readCounts } from './read-counts.ts';

test('reads are counted by what was wanted and whether it was there', () => {
  countRead('APP_PAGE', true);
  countRead('APP_PAGE', true);
  countRead('APP_PAGE', false);
  countRead('FETCH', false);
  countRead('IMAGE', true);
  expect(readCounts()).toEqual([
    { kind: 'page', result: 'hit', count: 2 },
    { kind: 'page', result: 'miss', count: 1 },
    { kind: 'data', result: 'miss', count: 1 },
    { kind: 'other', result: 'hit', count: 1 },
  ]);
});
