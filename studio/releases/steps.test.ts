import type { SanityDocument } from 'sanity';
import { describe, expect, test } from 'vitest';
import { type Past, type PastTransaction, stepOf, versionOf } from './steps.ts';

const P = 'tx-publishing';
const page = (rev: string, title: string, more: object = {}) =>
  ({ _id: 'page-a', _type: 'page', _rev: rev, title, ...more }) as unknown as SanityDocument;
const transaction = (id: string, revert?: unknown[]): PastTransaction => ({
  id,
  author: 'alex',
  timestamp: '2026-11-22T01:00:00Z',
  effects: { 'page-a': revert ? { revert } : {} },
});
const changedPast: Past = {
  version: { ...page(P, 'Summer'), _id: 'versions.r1.page-a' },
  former: page('tx-before', 'Spring', { path: '/' }),
  publishing: transaction(P),
  before: transaction('tx-before'),
  current: page(P, 'Summer', { path: '/' }),
  latest: transaction(P),
};
const creation: Past = {
  ...changedPast,
  former: null,
  before: undefined,
  publishing: transaction(P, [0, null]),
};
const unpublishedPast: Past = {
  ...changedPast,
  version: { ...changedPast.version, _system: { delete: true } },
  current: null,
};

describe('rolling a release back', () => {
  test('restores the previous values and lists the changed fields', () => {
    expect(stepOf('page-a', changedPast)).toMatchObject({
      change: 'restore',
      title: 'Summer',
      fields: ['title'],
      document: { title: 'Spring' },
      obstacle: null,
    });
  });

  test('unpublishes what was new and republishes what was unpublished', () => {
    expect(stepOf('page-a', creation)).toMatchObject({ change: 'unpublish', obstacle: null });
    expect(stepOf('page-a', unpublishedPast)).toMatchObject({
      change: 'publish',
      document: { title: 'Spring' },
      obstacle: null,
    });
    // The document was unpublished before the release too.
    expect(stepOf('page-a', { ...unpublishedPast, former: null })).toBeNull();
  });

  test('lists documents changed, removed or published since', () => {
    const since = { latest: transaction('tx-since') };
    const obstacle = { kind: 'changed', author: 'alex', at: '2026-11-22T01:00:00Z' };
    expect(stepOf('page-a', { ...changedPast, ...since, current: page('tx-since', 'Autumn') })).toMatchObject(
      {
        title: 'Autumn',
        obstacle,
      },
    );
    expect(stepOf('page-a', { ...changedPast, ...since, current: null })).toMatchObject({ obstacle });
    expect(
      stepOf('page-a', { ...unpublishedPast, ...since, current: page('tx-since', 'New') }),
    ).toMatchObject({
      obstacle,
    });
  });

  test('keeps a document whose earlier history is gone', () => {
    expect(stepOf('page-a', { ...creation, publishing: transaction(P, [11, 3]) })?.obstacle).toEqual({
      kind: 'forgotten',
    });
    expect(stepOf('page-a', { ...creation, publishing: undefined })?.obstacle).toEqual({ kind: 'forgotten' });
  });
});

test('a version has strong references from its publication on', () => {
  const reference = { _type: 'reference', _ref: 'slide-a' };
  const options = { unpublish: false, comingIds: new Set(['slide-a']) };
  const document = page('tx', 'Home', { slides: [reference, { ...reference, _ref: 'slide-b' }] });
  expect(versionOf(document, 'r9', options)).toEqual({
    _id: 'versions.r9.page-a',
    _type: 'page',
    title: 'Home',
    slides: [
      { ...reference, _weak: true, _strengthenOnPublish: {} },
      { ...reference, _ref: 'slide-b' },
    ],
  });
  expect(versionOf(document, 'r9', { ...options, unpublish: true })._system).toEqual({ delete: true });
});
