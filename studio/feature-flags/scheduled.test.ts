import type { SettingScheduleAnswer } from '@forecourt/lib/operations/back-office/setting-schedules-contract';
import { expect, test } from 'vitest';
import { sitesChangedAt, valueAt, waitingChanges } from './scheduled.ts';

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

const texts = (schedules: SettingScheduleAnswer[], name: Parameters<typeof waitingChanges>[1]) =>
  waitingChanges(schedules, name, [site]).map(({ text }) => text);

test('describes the waiting changes of a row at sites that exist, in their time', () => {
  const schedules = [schedule({}), schedule({ state: 'cancelled' }), schedule({ state: 'applied' })];
  expect(texts(schedules, 'hitsPerPage')).toEqual(['24 at Harbour on 14 Dec 2026, 9:00 am']);
  expect(texts(schedules, 'compareEnabled')).toEqual(['On at Harbour on 14 Dec 2026, 9:00 am']);
  expect(texts(schedules, 'defaultSort')).toEqual([]);
});

const turn = (id: string, at: string, value: boolean) =>
  schedule({ id, at, changes: [{ site: 'site-a', name: 'compareEnabled', value }] });
/** Off at first, on from 14 Dec to 1 Jan. */
const series = [turn('2', '2027-01-01T00:00:00Z', false), turn('1', '2026-12-14T00:00:00Z', true)];
const off = { ...site, stored: { compareEnabled: false } };
const waiting = waitingChanges(series, 'compareEnabled', [off]);

test('lists a series of changes of one cell in the order in which they are made', () => {
  expect(waiting.map(({ schedule: id, value }) => [id, value])).toEqual([
    ['1', true],
    ['2', false],
  ]);
});

test.each([
  ['2026-12-13T00:00:00Z', false],
  ['2026-12-15T00:00:00Z', true],
  ['2027-01-02T00:00:00Z', false],
])('knows the value of a cell on %s from the changes before it', (time, value) => {
  expect(valueAt(waiting, off, 'compareEnabled', new Date(time))).toBe(value);
  const changed = (to: boolean) => sitesChangedAt(waiting, [off], 'compareEnabled', to, new Date(time));
  expect(changed(!value)).toEqual([off]);
  expect(changed(value)).toEqual([]);
});

test('a feature that has its default is not changed to it', () => {
  const time = new Date('2026-12-01T00:00:00Z');
  const changed = (to: boolean) => sitesChangedAt([], [site], 'compareEnabled', to, time);
  expect([...changed(true), ...changed(false)]).toHaveLength(1);
});
