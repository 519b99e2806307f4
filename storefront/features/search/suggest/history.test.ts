import { translatorOf } from '@forecourt/lib/platform/language/translator';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAddress } from '@/stock/address.ts';
import { EMPTY_STATE, type SearchState } from '@/stock/state.ts';
import {
  type PastSearch,
  pastSearch,
  pastSearchHref,
  pastSearchLabel,
  readHistory,
  withSearch,
} from './history.ts';
import { historyKey } from './history-storage.client.ts';

const t = translatorOf('en', 'stock');

const search = (state: Partial<SearchState>, path = '/search') =>
  pastSearch(path, { ...EMPTY_STATE, ...state }) as PastSearch;
const make = (value: string) => search({ lists: { make: [value] } });
const all = (...searches: PastSearch[]) => searches.reduce<PastSearch[]>(withSearch, []);

describe('search history', () => {
  test('has the site in its key (OPEN-113)', () =>
    expect(historyKey('harbour')).toBe('harbour.SearchHistory'));

  test('keeps the last five; a sixth drops the oldest (VIEWED-02)', () => {
    const makes = ['Audi', 'BMW', 'BYD', 'Ford', 'Kia', 'Mazda'];
    expect(all(...makes.map(make)).map(({ filters }) => filters.lists.make?.[0])).toEqual(
      makes.slice(1).reverse(),
    );
  });

  test('keeps only searches with filters (VIEWED-03)', () => {
    expect(pastSearch('/search', EMPTY_STATE)).toBeNull();
    expect(pastSearch('/search/toyota', { ...EMPTY_STATE, sort: 'km:asc', page: 3 })).toBeNull();
    expect(pastSearch('/search', { ...EMPTY_STATE, lists: { make: [] } })).toBeNull();
    expect(pastSearch('/search', { ...EMPTY_STATE, query: 'ute' })).not.toBeNull();
  });

  test('stores the filters and path of an entry (VIEWED-04)', () => {
    const entry = search(
      { query: 'ute', lists: { make: ['Kia'] }, ranges: { price: { min: null, max: 20_000 } } },
      '/search/used-cars',
    );
    expect(readHistory(JSON.stringify([entry]))).toEqual([entry]);
    const [path = '', query = ''] = pastSearchHref(entry).split('?');
    expect(path).toBe('/search/used-cars');
    expect(parseAddress(query)).toMatchObject(entry.filters);
    expect(pastSearchLabel(entry, t)).toBe('Used cars: “ute”, Kia, Price: up to $20,000');
  });

  test('moves a repeated search to the top (OPEN-113)', () => {
    expect(all(make('Kia'), make('Ford'), make('Kia'))).toEqual([make('Kia'), make('Ford')]);
  });

  test('merges the steps of one search', () => {
    const narrower = search({ lists: { make: ['Kia'], colour: ['Red'] } });
    expect(all(make('Ford'), make('Kia'), narrower)).toEqual([narrower, make('Ford')]);
    expect(all(narrower, make('Kia'))).toEqual([make('Kia'), narrower]);
  });

  test('reads any stored value without an error (OPEN-112)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        for (const entry of readHistory(stored))
          expect(pastSearchHref(entry)).toMatch(/^\/(search|used-car)/);
      }),
    );
    expect(
      readHistory('[{"path":"https://elsewhere.test","filters":{"query":"x"}},{"path":"/search"},7]'),
    ).toEqual([]);
    expect(readHistory('{"path":')).toEqual([]);
    const broken =
      '[{"path":"/search","filters":{"query":5,"lists":{"make":["Kia",3],"model":7},"ranges":{"price":{"max":"x"}}}}]';
    expect(readHistory(broken)).toEqual([search({ lists: { make: ['Kia'] } })]);
  });

  test('has at most five, newest first, without duplicates', () => {
    const some = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g').map(make), { maxLength: 20 });
    fc.assert(
      fc.property(some, (searches) => {
        const history = all(...searches);
        expect(history.length).toBeLessThanOrEqual(5);
        expect(new Set(history.map((entry) => JSON.stringify(entry))).size).toBe(history.length);
        expect(history[0]).toEqual(searches.at(-1));
      }),
    );
  });
});
