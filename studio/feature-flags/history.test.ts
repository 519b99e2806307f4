import { expect, test } from 'vitest';
import {
  changeKey,
  type HistoryTransaction,
  joined,
  latestOf,
  madeAtOnce,
  matrixHistory,
} from './history.ts';
import type { SiteColumn } from './siteColumn.ts';

const site = (storedFields: SiteColumn['stored'], settings = {}, id = 'a'): SiteColumn => ({
  id: `site-${id}`,
  slug: id,
  name: id.toUpperCase(),
  url: null,
  accent: null,
  settings,
  document: { _id: `site-${id}`, _rev: 'now', settings },
  stored: { _id: `siteFeatures-${id}`, ...storedFields },
});
/** A patch in mendoza's format that sets the whole value. */
const wholePatch = (value: unknown): [number, unknown] => [0, value];
const transaction = (id: string, before: Record<string, unknown>, author = 'pat'): HistoryTransaction => ({
  id,
  author,
  timestamp: `2026-11-0${id}T00:00:00Z`,
  effects: Object.fromEntries(
    Object.entries(before).map(([document, value]) => [
      document,
      { apply: wholePatch(null), revert: wholePatch(value) },
    ]),
  ),
});

test('records who changed a feature, when and from what value (SITE-04)', () => {
  const history = matrixHistory(
    [
      transaction('3', { 'siteFeatures-a': { _id: 'siteFeatures-a', reserveEnabled: true } }),
      transaction('2', { 'siteFeatures-a': { _id: 'siteFeatures-a', reserveEnabled: false } }, 'kim'),
      transaction('1', { 'siteFeatures-a': null }),
    ],
    [site({ reserveEnabled: true, compareEnabled: true })],
  );
  expect(latestOf(history, 'pat')).toEqual([
    {
      siteId: 'site-a',
      name: 'compareEnabled',
      from: null,
      to: true,
      author: 'pat',
      at: '2026-11-03T00:00:00Z',
      transaction: '3',
    },
  ]);
  expect(latestOf(history, 'kim')).toMatchObject([{ name: 'reserveEnabled', from: false, to: true }]);
  expect(latestOf(history, 'nobody')).toEqual([]);
  expect(history.size).toBe(2);
});

test('records setting changes over all sites of a transaction (SITE-47)', () => {
  const history = matrixHistory(
    [
      transaction('3', {
        'site-a': { _id: 'site-a', settings: { hitsPerPage: 24, listedFees: [{ _key: 'x', name: 'Fee' }] } },
        'site-b': { _id: 'site-b', name: 'B' },
      }),
      transaction('2', { 'site-a': { _id: 'site-a', name: 'Before' } }),
    ],
    [
      site({}, { hitsPerPage: 30, listedFees: [{ _key: 'y', name: 'Fee' }] }),
      site({}, { hitsPerPage: 30 }, 'b'),
    ],
  );
  const past = history.get(changeKey('site-a', 'hitsPerPage')) ?? [];
  expect(past.map(({ from, to }) => [from, to])).toEqual([
    [24, 30],
    [null, 24],
  ]);
  expect(madeAtOnce(history, '3').map(({ siteId, name }) => [siteId, name])).toEqual([
    ['site-a', 'hitsPerPage'],
    ['site-b', 'hitsPerPage'],
  ]);
  // A new key of the same entry is not a change.
  expect(history.get(changeKey('site-a', 'listedFees'))).toHaveLength(1);
});

test('ignores a history that does not match the documents', () => {
  const brokenTransaction = {
    ...transaction('1', {}),
    effects: { 'siteFeatures-a': { apply: [], revert: [99, 7] } },
  };
  expect(matrixHistory([brokenTransaction], [site({ reserveEnabled: true })]).size).toBe(0);
});

test('merges one change of hundreds of sites from several responses', () => {
  const [first, second] = [
    transaction('2', { 'siteFeatures-a': { a: 1 } }),
    transaction('1', { 'siteFeatures-a': null }),
  ];
  const part = {
    ...first,
    effects: { 'siteFeatures-b': { apply: wholePatch(null), revert: wholePatch({ b: 1 }) } },
  };
  const all = joined([second, first, part]);
  expect(all.map(({ id }) => id)).toEqual(['2', '1']);
  expect(Object.keys(all[0]?.effects ?? {})).toEqual(['siteFeatures-a', 'siteFeatures-b']);
});
