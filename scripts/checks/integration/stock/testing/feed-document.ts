import { type ReadFeed, readFeed } from '@forecourt/lib/inventory/stock/fetching/definition.server';
import type { FeedDocument } from '@forecourt/lib/inventory/stock/fetching/feeds-query';
import { SAMPLE_CODE, SAMPLE_COLUMNS, SAMPLE_DEALERSHIP, SAMPLE_PLACE } from './sample-feed.ts';

type Source = NonNullable<FeedDocument['source']>;

const NO_SOURCE: Omit<Source, 'kind'> = {
  url: null,
  headers: null,
  host: null,
  port: null,
  user: null,
  secret: null,
  path: null,
  encryption: null,
};
/** One column is ignored, as is common. */
const COLUMNS = { ...SAMPLE_COLUMNS, Seats: 'ignore' };

export const columnsOf = (): FeedDocument['columns'] =>
  Object.entries(COLUMNS).map(([column, field]) => ({
    column,
    field,
    isOptional: null,
    words:
      column === 'Type'
        ? [
            { word: 'Pre-loved', meaning: 'used' },
            { word: 'Used', meaning: 'used' },
          ]
        : [],
  }));

export const sampleFeed = (
  source: Partial<Source> & Pick<Source, 'kind'>,
  changes: Partial<FeedDocument> = {},
): ReadFeed => {
  const document: FeedDocument = {
    id: 'sample',
    name: 'Sample feed',
    isOn: true,
    site: 'sample',
    dealership: SAMPLE_DEALERSHIP,
    locations: [
      {
        code: SAMPLE_CODE,
        isWithoutPlace: false,
        location: { ...SAMPLE_PLACE, dealership: SAMPLE_DEALERSHIP },
      },
    ],
    source: { ...NO_SOURCE, ...source },
    photoFiles: null,
    replaces: [],
    photoHosts: [],
    file: { format: 'csv', separator: 'comma', encoding: null, records: null, mayEndOpen: null },
    columns: columnsOf(),
    values: [{ field: 'status', value: 'in_stock' }],
    unknown: ['-'],
    schedule: { kind: 'interval', minutes: 60, times: null, timeZone: null },
    accept: [],
    alarm: { failingHours: 2, sameFileHours: 24, emails: ['stock@dealer.example'] },
    ...changes,
  };
  const feed = readFeed(document);
  if (!feed) throw new Error('The sample feed has no id');
  return feed;
};
