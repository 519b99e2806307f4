import { expect, test } from 'vitest';
import { readFeed } from './definition.server.ts';

const dealership = { id: 'dealer', slug: 'dealer', name: 'Dealer' };
const row = {
  id: 'sample',
  name: 'Sample feed',
  isOn: true,
  site: 'sample',
  dealership,
  locations: [],
  source: {
    kind: 'inbox',
    url: null,
    headers: null,
    host: null,
    port: null,
    user: null,
    secret: null,
    path: 'stock.csv',
    encryption: null,
  },
  photoFiles: null,
  replaces: [],
  photoHosts: ['https://photos.example'],
  file: { format: 'csv', separator: 'comma', encoding: null, records: null, mayEndOpen: null },
  columns: [{ column: 'Price', field: 'price', isOptional: null, words: [] }],
  values: [],
  unknown: [],
  schedule: { kind: 'interval', minutes: 60, times: null, timeZone: null },
  accept: [],
  alarm: { failingHours: 2, sameFileHours: 24, emails: ['stock@dealer.example'] },
};

test('reads a complete feed', () =>
  expect(readFeed(row)).toMatchObject({
    id: 'sample',
    definition: { format: 'csv', source: { kind: 'inbox' } },
  }));

test.each([
  ['columns', { columns: [{ ...row.columns[0], field: 5 }] }],
  ['photoHosts', { photoHosts: [5] }],
  ['separator', { file: { ...row.file, separator: 'dot' } }],
  ['source', { source: 'inbox' }],
  ['schedule', { schedule: null }],
  ['dealership', { dealership: null }],
])('reports a feed with invalid %s, and keeps its name and contacts', (part, over) => {
  const feed = readFeed({ ...row, ...over });
  expect(feed).toMatchObject({
    id: 'sample',
    name: 'Sample feed',
    alarm: { emails: ['stock@dealer.example'] },
  });
  expect(feed).not.toHaveProperty('definition');
  expect(feed && 'problem' in feed && feed.problem).toContain(part);
});

test('does not run a feed without one of its columns', () => {
  const feed = readFeed({ ...row, columns: [...row.columns, 'Colour'] });
  expect(feed && 'problem' in feed && feed.problem).toContain('columns');
});

test('ignores a row without an id', () => {
  expect(readFeed({ ...row, id: 5 })).toBeNull();
  expect(readFeed('sample')).toBeNull();
});
