import type { LawCheckAnswer } from '@forecourt/lib/operations/law-check/law-check-state';
import { expect, test } from 'vitest';
import { lawCheckText } from './lawCheckText.ts';

const check = (facts: Partial<LawCheckAnswer>): LawCheckAnswer => ({
  run: null,
  finishedAt: null,
  failure: null,
  now: '2026-11-29T02:00:00.000Z',
  ...facts,
});

test.each([
  [check({}), 'The pages of this site have not been checked yet.'],
  [check({ finishedAt: '2026-11-29T01:05:00.000Z' }), 'Pages were last checked on 29 Nov 2026, 11:05 am.'],
  [
    check({ run: { state: 'waiting', requestedAt: '2026-11-29T01:59:30.000Z' } }),
    'The check starts in a few seconds.',
  ],
  [
    check({ run: { state: 'waiting', requestedAt: '2026-11-29T01:58:00.000Z' } }),
    'The check has not started yet. Ask your system administrator whether a worker with the part “reports” is running.',
  ],
  [check({ run: { state: 'running', pagesRead: 0, pagesTotal: null } }), 'Reading the list of pages.'],
  [check({ run: { state: 'running', pagesRead: 1_200, pagesTotal: 1_999 } }), 'Read 1,200 of 1,999 pages.'],
  [check({ run: { state: 'running', pagesRead: 0, pagesTotal: 1 } }), 'Read 0 of 1 page.'],
])('describes a law check: %j', (answer, text) =>
  expect(lawCheckText(answer, 'Australia/Brisbane')).toBe(text),
);
