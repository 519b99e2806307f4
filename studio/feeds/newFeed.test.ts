import { expect, test } from 'vitest';
import { newFeedDocuments } from './newFeed.ts';
import type { Chosen } from './saveMapping.ts';

const CHOSEN: Chosen = {
  sample: { format: 'csv', separator: 'comma', encoding: 'utf-8', records: null },
  columns: { 'Stock No': 'stocknum', Yard: 'location' },
  values: { status: 'in_stock', price_type: 'Drive Away' },
};
const BAYSIDE = { id: 'f3b0', name: 'Bayside Autos' };
const made = (options: Partial<Parameters<typeof newFeedDocuments>[0]> = {}) =>
  newFeedDocuments({
    dealership: ' bayside autos ',
    known: [BAYSIDE],
    taken: [],
    chosen: CHOSEN,
    endsOpen: false,
    ...options,
  });

test('a new feed is one whose files are sent, of the dealership that has the name', () => {
  const { slug, dealership, feed } = made();
  expect({ slug, dealership }).toEqual({ slug: 'bayside-autos', dealership: null });
  expect(feed).toMatchObject({
    _id: 'feed-bayside-autos',
    slug: { current: 'bayside-autos' },
    dealership: { _ref: 'f3b0' },
    source: { kind: 'sent' },
    file: { format: 'csv', separator: 'comma', encoding: 'utf-8', mayEndOpen: false },
    // Which place a code stands for nobody has said yet.
    columns: [
      { column: 'Stock No', field: 'stocknum' },
      { column: 'Yard', field: 'ignore' },
    ],
    values: [{ field: 'status' }, { field: 'price_type', value: 'Drive Away' }],
  });
});

test('a dealership that nobody knows is made with it', () => {
  const { dealership, feed } = made({ known: [] });
  expect(dealership).toMatchObject({
    _type: 'dealership',
    name: 'bayside autos',
    slug: { current: 'bayside-autos' },
  });
  expect(feed.dealership._ref).toBe(dealership?._id);
});

test('a second feed of a dealership takes nobody’s cars over', () => {
  expect(made({ taken: ['bayside-autos', 'bayside-autos-2'] }).feed).toMatchObject({
    _id: 'feed-bayside-autos-3',
    slug: { current: 'bayside-autos-3' },
  });
});

test('a file that always ends without a line break is believed', () => {
  expect(made({ endsOpen: true }).feed.file).toMatchObject({ mayEndOpen: true });
});
