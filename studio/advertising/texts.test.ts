import type { ListedOutgoingFeed } from '@forecourt/lib/operations/advertising/overview/answers';
import { OUTGOING_FEED_STATES } from '@forecourt/lib/operations/advertising/overview/outgoing-feed-state';
import { expect, test } from 'vitest';
import { byAttention, byCost, costText, countsText, mendText, shareText, stateText } from './texts.ts';

const FEED: ListedOutgoingFeed = {
  id: 'outgoing-google',
  title: 'Google vehicle ads',
  site: { slug: 'harbour', name: 'Harbour Motor Group' },
  receiver: { name: 'googleVehicleAds', title: 'Google vehicle ads' },
  delivery: 'file',
  state: 'fresh',
  counts: { sent: 1_204, waiting: 0, refused: 12 },
  views: { refused: 340, all: 4_210 },
  reasons: [],
  changedAt: null,
  sentAt: null,
  checkedAt: '2026-03-05T00:00:00Z',
  failingSince: null,
  problem: null,
};
const when = (moment: string) => moment.slice(0, 10);

test('leaves out waiting vehicles where there are none', () => {
  expect(countsText({ sent: 1_204, waiting: 0, refused: 12 })).toBe('1,204 sent, 12 refused');
  expect(countsText({ sent: 0, waiting: 3, refused: 0 })).toBe('0 sent, 3 waiting, 0 refused');
});

test('describes the page views of refused vehicles', () => {
  expect(costText(FEED)).toBe('12 refused vehicles have 340 of 4,210 page views in 30 days (8%)');
  expect(costText({ counts: { sent: 0, waiting: 0, refused: 1 }, views: { refused: 1, all: 1 } })).toBe(
    '1 refused vehicle has 1 of 1 page view in 30 days (100%)',
  );
  expect(costText({ ...FEED, views: { refused: 0, all: 0 } })).toBe('');
  expect(costText({ ...FEED, counts: { sent: 5, waiting: 0, refused: 0 } })).toBe('');
});

test('does not round a small share down to nothing', () => {
  expect(shareText({ refused: 1, all: 1_000 })).toBe('less than 1%');
  expect(shareText({ refused: 0, all: 1_000 })).toBe('0%');
  expect(shareText({ refused: 0, all: 0 })).toBe('0%');
});

test('does not promise that a receiver has fetched the file', () => {
  expect(stateText(FEED, when)).toBe(
    'The file has every vehicle that the receiver accepts. Changes appear when the receiver next fetches it.',
  );
  expect(stateText({ ...FEED, delivery: 'push' }, when)).toBe(
    'The receiver has every vehicle that it accepts.',
  );
});

test('says since when a feed fails, and with which message', () => {
  expect(
    stateText(
      {
        ...FEED,
        state: 'failing',
        failingSince: '2026-03-04T00:00:00Z',
        problem: 'The receiver is not responding.',
      },
      when,
    ),
  ).toBe(
    'Failing since 2026-03-04. The receiver is not responding. Vehicles are sent again as soon as it works.',
  );
  for (const state of OUTGOING_FEED_STATES) expect(stateText({ ...FEED, state }, when)).toMatch(/\.$/);
});

test('lists failing feeds first, then the feeds whose refusals cost most', () => {
  const feeds = [
    { ...FEED, id: 'off', state: 'off' },
    { ...FEED, id: 'few', views: { refused: 1, all: 9 } },
    { ...FEED, id: 'many', views: { refused: 8, all: 9 } },
    { ...FEED, id: 'failing', state: 'failing', views: { refused: 0, all: 9 } },
  ] as const;
  expect(byAttention(feeds).map(({ id }) => id)).toEqual(['failing', 'many', 'few', 'off']);
});

test('lists the reason first whose vehicles are viewed most', () => {
  const reasons = [
    { reason: 'B', field: 'vin', vehicles: 9, views: 1 },
    { reason: 'A', field: 'price', vehicles: 1, views: 40 },
    { reason: 'C', field: 'images', vehicles: 12, views: 1 },
  ];
  expect(byCost(reasons).map(({ reason }) => reason)).toEqual(['A', 'C', 'B']);
});

test('names the column of a file that a value comes from', () => {
  expect(mendText({ kind: 'column', feed: 'harbour', document: 'feed-harbour', column: 'DAP Price' })).toBe(
    'Column “DAP Price” of the feed harbour',
  );
  expect(mendText({ kind: 'column', feed: 'harbour', document: 'feed-harbour', column: null })).toBe(
    'Columns of the feed harbour',
  );
  expect(mendText({ kind: 'document', type: 'location', id: 'location-1' })).toBe('Edit location');
});
