import { expect, test } from 'vitest';
import { type HistoryTransaction, joined, switchHistory } from './history.ts';
import type { SiteColumn } from './rows.ts';

const site = (stored: SiteColumn['stored']): SiteColumn => ({
  id: 'site-a',
  slug: 'a',
  name: 'A',
  url: null,
  accent: null,
  settings: {},
  stored: { _id: 'siteFeatures-a', ...stored },
});
/** A patch in mendoza's format that sets the whole value. */
const whole = (value: unknown) => [0, value];
const transaction = (id: string, before: unknown): HistoryTransaction => ({
  id,
  author: 'pat',
  timestamp: `2026-11-0${id}T00:00:00Z`,
  effects: { 'siteFeatures-a': { apply: whole(null), revert: whole(before) } },
});

test('SITE-04 who changed a switch last, and what the latest transaction changed', () => {
  const { changes, last } = switchHistory(
    [
      transaction('3', { _id: 'siteFeatures-a', reserveEnabled: true }),
      transaction('2', { _id: 'siteFeatures-a', reserveEnabled: false }),
      transaction('1', null),
    ],
    [site({ reserveEnabled: true, compareEnabled: true })],
  );
  expect(last).toEqual([
    { siteId: 'site-a', name: 'compareEnabled', from: null, author: 'pat', at: '2026-11-03T00:00:00Z' },
  ]);
  expect(changes.get('site-a/reserveEnabled')).toMatchObject({ from: false, at: '2026-11-02T00:00:00Z' });
  expect(changes.size).toBe(2);
});

test('a history that does not fit says nothing', () => {
  const broken = { ...transaction('1', null), effects: { 'siteFeatures-a': { apply: [], revert: [99, 7] } } };
  expect(switchHistory([broken], [site({ reserveEnabled: true })]).changes.size).toBe(0);
});

test('a change of hundreds of sites is one change, however many answers tell of it', () => {
  const [first, second] = [transaction('2', { a: 1 }), transaction('1', null)];
  const part = { ...first, effects: { 'siteFeatures-b': { apply: whole(null), revert: whole({ b: 1 }) } } };
  const all = joined([second, first, part]);
  expect(all.map(({ id }) => id)).toEqual(['2', '1']);
  expect(Object.keys(all[0]?.effects ?? {})).toEqual(['siteFeatures-a', 'siteFeatures-b']);
});
