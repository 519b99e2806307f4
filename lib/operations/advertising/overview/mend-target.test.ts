import { describe, expect, test } from 'vitest';
import { type MendFacts, mendTarget } from './mend-target.ts';

const FACTS: MendFacts = {
  outgoingFeedId: 'outgoing-google',
  siteId: 'site-harbour',
  feed: 'harbour',
  incoming: {
    id: 'feed-harbour',
    slug: 'harbour',
    columns: [
      { column: 'EGC', field: 'price' },
      { column: 'DAP Price', field: 'drive_away_price' },
      { column: 'Body', field: 'bodyconfiguration' },
    ],
  },
  locationId: 'location-rocklea',
};
const column = (name: string | null) => ({
  kind: 'column',
  feed: 'harbour',
  document: 'feed-harbour',
  column: name,
});

describe('where the value of an advert is corrected', () => {
  test('a fact of the vehicle in the column of its feed', () => {
    expect(mendTarget('price', FACTS)).toEqual(column('DAP Price'));
    expect(mendTarget('body', FACTS)).toEqual(column('Body'));
  });

  test('a fact without a column in the feed’s columns', () => {
    expect(mendTarget('vin', FACTS)).toEqual(column(null));
    expect(mendTarget('vin', { ...FACTS, incoming: null })).toEqual({ ...column(null), document: null });
  });

  test('the address in the location, or in the site if the vehicle has no location', () => {
    expect(mendTarget('street', FACTS)).toEqual({
      kind: 'document',
      type: 'location',
      id: 'location-rocklea',
    });
    expect(mendTarget('street', { ...FACTS, locationId: null })).toEqual({
      kind: 'document',
      type: 'site',
      id: 'site-harbour',
    });
  });

  test('a campaign parameter in the outgoing feed', () => {
    expect(mendTarget('link', FACTS)).toMatchObject({ type: 'outgoingFeed', id: 'outgoing-google' });
  });
});
