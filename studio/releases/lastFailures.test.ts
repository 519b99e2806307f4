import type { ReleaseScheduleAnswer, ScheduleState } from '@forecourt/lib/operations/back-office/contract';
import { expect, test } from 'vitest';
import { lastFailures } from './lastFailures.ts';

const schedule = (release: string, state: ScheduleState, daysAgo = 1): ReleaseScheduleAnswer => ({
  release,
  title: release,
  at: '2026-12-01T00:00:00Z',
  by: 'u1',
  state,
  problem: null,
  publishedAs: null,
  endedAt: state === 'waiting' ? null : new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
});
const failures = (...schedules: ReleaseScheduleAnswer[]) =>
  lastFailures(schedules).map(({ release }) => release);

test('lists releases whose newest schedule has failed', () => {
  expect(failures(schedule('a', 'failed'), schedule('b', 'published'), schedule('c', 'cancelled'))).toEqual([
    'a',
  ]);
});

test('leaves out a release that was scheduled again or published since', () => {
  expect(failures(schedule('a', 'waiting'), schedule('a', 'failed'))).toEqual([]);
  expect(failures(schedule('a', 'published'), schedule('a', 'failed'))).toEqual([]);
});

test('leaves out what failed more than a week ago', () => {
  expect(failures(schedule('a', 'failed', 8))).toEqual([]);
});
