import type { SettingScheduleAnswer } from '@forecourt/lib/operations/back-office/setting-schedules-contract';
import { expect, test } from 'vitest';
import { waitingTexts } from './scheduled.ts';

const site = {
  id: 'site-a',
  slug: 'a',
  name: 'Harbour',
  url: null,
  accent: null,
  settings: { timeZone: 'Australia/Brisbane' },
  document: {},
  stored: {},
};
const schedule = (more: Partial<SettingScheduleAnswer>): SettingScheduleAnswer => ({
  id: '1',
  changes: [
    { site: 'site-a', name: 'hitsPerPage', value: 24 },
    { site: 'site-a', name: 'compareEnabled', value: true },
    { site: 'site-gone', name: 'hitsPerPage', value: 24 },
  ],
  at: '2026-12-13T23:00:00Z',
  by: 'u1',
  state: 'waiting',
  cancelledBy: null,
  problem: null,
  endedAt: null,
  ...more,
});

test('describes the waiting changes of a row at sites that exist, in their time', () => {
  const schedules = [schedule({}), schedule({ state: 'cancelled' }), schedule({ state: 'applied' })];
  expect(waitingTexts(schedules, 'hitsPerPage', [site])).toEqual(['24 at Harbour on 14 Dec 2026, 9:00 am']);
  expect(waitingTexts(schedules, 'compareEnabled', [site])).toEqual([
    'On at Harbour on 14 Dec 2026, 9:00 am',
  ]);
  expect(waitingTexts(schedules, 'defaultSort', [site])).toEqual([]);
});
