import { expect, test } from 'vitest';
import { countRead, readCounts } from './read-counts.ts';

test('counts reads by kind and by hit or miss', () => {
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
