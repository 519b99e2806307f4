import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idsOf, index, loadedServer, replicas, searchIn } from './loaded.ts';
import { refusal, type TestServer } from './server.ts';

describe('matching', () => {
  let server: TestServer;
  const ids = (params: Parameters<typeof idsOf>[1], name?: string) => idsOf(server.client, params, name);
  beforeAll(async () => {
    server = await loadedServer();
    await server.client.saveSynonyms({
      indexName: index,
      forwardToReplicas: true,
      synonymHit: [
        { objectID: '1', type: 'synonym', synonyms: ['ute', 'utility', 'pick up'] },
        { objectID: '2', type: 'synonym', synonyms: ['4x4', '4wd', 'four wheel drive'] },
        { objectID: '3', type: 'onewaysynonym', input: 'offroader', synonyms: ['4x4'] },
        { objectID: '4', type: 'altcorrection1', word: 'toyo', corrections: ['toyota'] },
      ],
    });
  });
  afterAll(() => server.stop());

  it.each([
    ['toyota', ['1', '4']],
    ['toyota hilux', ['1']],
    ['hilux toyota', ['1']],
    ['toy', ['1', '4']],
    ['toyota ford', []],
    ['skoda', ['6']],
    ['ŠKODA octavia', ['6']],
  ])('matches all words, the last as a prefix, ignoring accents: %s (SEARCH-23)', async (query, expected) => {
    expect(await ids({ query })).toEqual(expected);
  });

  it.each([
    ['rang', ['2']],
    ['rangr', ['2']],
    ['rnager', ['2']],
    ['renge', ['2']],
    ['kord', []],
    ['landcrusier', ['4']],
    ['landcrxxser', ['4']],
    ['landxxxiser', []],
    ['t1o01', []],
    ['t1001', ['1']],
  ])('allows one typo from four letters and two from eight: %s', async (query, expected) => {
    expect(await ids({ query })).toEqual(expected);
  });

  it('turns typos off per attribute, for numbers or altogether', async () => {
    expect(await ids({ query: '2921', typoTolerance: true })).toEqual(['1', '7']);
    expect(await ids({ query: '2921', allowTyposOnNumericTokens: false })).toEqual([]);
    expect(await ids({ query: 'rangr', typoTolerance: false })).toEqual([]);
    expect(await ids({ query: 'rangr', disableTypoToleranceOnAttributes: ['title', 'make_model'] })).toEqual(
      [],
    );
    expect(await ids({ query: 'rangr', minWordSizefor1Typo: 6 })).toEqual([]);
  });

  it.each([
    ['cx5', ['3']],
    ['cx-5', ['3']],
    ['cx 5', ['3']],
    ['xtrail', ['5']],
    ['x trail', ['5']],
    ['hi lux', ['1']],
    ['hi lu', ['1']],
    ['land cruiser', ['4']],
    ['landrover', ['7']],
    ['land cruser', ['4']],
    ['stl', ['5']],
  ])('matches joined and split words: %s', async (query, expected) => {
    expect(await ids({ query })).toEqual(expected);
  });

  it.each([
    ['utility', ['1', '2']],
    ['pick up', ['1', '2']],
    ['toyota pick up', ['1']],
    ['four wheel drive', ['1', '2', '4', '7']],
    ['offroader', ['1', '2', '4', '7']],
    ['toyo', ['1', '4']],
  ])('matches synonyms and corrections: %s', async (query, expected) => {
    expect(await ids({ query })).toEqual(expected);
  });

  it('applies one-way synonyms in one direction, and can turn synonyms off', async () => {
    expect(await ids({ query: 'utility', synonyms: false })).toEqual([]);
    expect((await searchIn(server.client, { query: '4x4' })).nbHits).toBe(4);
  });

  it('keeps only the best matches with typoTolerance min', async () => {
    await server.client.saveObject({
      indexName: index,
      body: { objectID: 'byd', title: '2024 BYD Rangers', price: 1 },
    });
    expect(await ids({ query: 'ranger' }, Object.keys(replicas)[0])).toEqual(['byd', '2']);
    await server.client.saveObject({
      indexName: index,
      body: { objectID: 'byd', title: '2024 BYD Rander', price: 1 },
    });
    expect(await ids({ query: 'ranger' }, Object.keys(replicas)[0])).toEqual(['2']);
    expect(await ids({ query: 'ranger', typoTolerance: 'strict' })).toEqual(['2', 'byd']);
    await server.client.deleteObject({ indexName: index, objectID: 'byd' });
  });

  it('ranks by typos, proximity, attribute, exactness and custom_rank', async () => {
    const { client } = server;
    const objects = [
      { objectID: 'far', title: 'Sport edition of the great Ranger', custom_rank: 9 },
      { objectID: 'near', title: 'Ranger Sport', custom_rank: 1 },
      { objectID: 'typo', title: 'Ramger Sport', custom_rank: 99 },
      { objectID: 'late', title: 'Something', make_model: 'Ranger Sport', custom_rank: 50 },
      { objectID: 'longer', title: 'Ranger Sporty', custom_rank: 98 },
    ];
    await client.setSettings({
      indexName: 'ranks',
      indexSettings: { searchableAttributes: ['title', 'make_model'], customRanking: ['desc(custom_rank)'] },
    });
    await client.saveObjects({ indexName: 'ranks', objects, waitForTasks: true });
    expect(await ids({ query: 'ranger sport' }, 'ranks')).toEqual(['near', 'longer', 'late', 'far', 'typo']);
  });

  it('supports optional words, query types and falling back to fewer words', async () => {
    expect(await ids({ query: 'toyota hilux zzzz', optionalWords: ['zzzz'] })).toEqual(['1']);
    expect(await ids({ query: 'toyota zzzz' })).toEqual([]);
    const fewer = await searchIn(server.client, {
      query: 'toyota zzzz',
      removeWordsIfNoResults: 'lastWords',
    });
    expect(fewer).toMatchObject({ nbHits: 2, queryAfterRemoval: 'toyota' });
    expect(await ids({ query: 'zzzz ford', removeWordsIfNoResults: 'firstWords' })).toEqual(['2']);
    expect(await ids({ query: 'zzzz ford', removeWordsIfNoResults: 'allOptional' })).toEqual(['2']);
    expect(await ids({ query: 'toyo hil', queryType: 'prefixAll', synonyms: false })).toEqual(['1']);
    expect(await ids({ query: 'hil', queryType: 'prefixNone' })).toEqual([]);
    expect(await ids({ query: 'harbour', restrictSearchableAttributes: ['title'] })).toEqual([]);
  });

  it('highlights prefixes, typos and joined words', async () => {
    const title = async (query: string) => {
      const { hits } = await searchIn(server.client, { query, highlightPreTag: '[', highlightPostTag: ']' });
      return (hits[0]?._highlightResult as { title: object } | undefined)?.title;
    };
    expect(await title('toyota hil')).toEqual({
      value: '2021 [Toyota] [HiL]ux SR5',
      matchLevel: 'full',
      fullyHighlighted: false,
      matchedWords: ['toyota', 'hil'],
    });
    expect(await title('rangr')).toMatchObject({ value: '2022 Ford [Ranger] Wildtrak' });
    expect(await title('cx5')).toMatchObject({ value: '2019 Mazda [CX]-[5] Maxx Sport' });
    expect(await title('hi lux')).toMatchObject({
      value: '2021 Toyota [HiLux] SR5',
      matchedWords: ['hi', 'lux'],
    });
    expect(await title('skoda')).toMatchObject({ value: '2023 [Škoda] Octavia RS' });
    expect(await title('harbour prestige')).toMatchObject({
      value: '2021 Land Rover Defender 110',
      matchLevel: 'none',
    });
  });

  it('cuts snippets around the match and keeps the shape of nested attributes', async () => {
    const { hits } = await searchIn(server.client, {
      query: 'wildtrak',
      attributesToSnippet: ['title:2'],
      attributesToHighlight: ['seller.name'],
    });
    expect(hits[0]).toMatchObject({
      _snippetResult: {
        title: { value: '…Ford <em>Wildtrak</em>'.replace('Ford', 'Ranger'), matchLevel: 'full' },
      },
      _highlightResult: { seller: { name: { value: 'Northside Ford' } } },
    });
    expect(hits[0]?._highlightResult).not.toHaveProperty('title');
  });

  it('filters by facets, numbers, tags and nested attributes (SEARCH-20 FACET-11)', async () => {
    expect(await ids({ filters: 'make:toyota AND price < 60000' })).toEqual(['1']);
    expect(await ids({ filters: 'make:Toyota OR make:"Land Rover" AND NOT drive:AWD' })).toEqual([
      '1',
      '4',
      '7',
    ]);
    expect(await ids({ filters: 'price:29990 TO 52990' })).toEqual(['1', '3', '6']);
    expect(await ids({ filters: 'year=2021 AND certified:true' })).toEqual(['1']);
    expect(await ids({ filters: '"seller.name":"Harbour Toyota"' })).toEqual(['1', '4']);
    expect(await ids({ filters: 'seller.rating > 4.5' })).toEqual(['3', '7']);
    expect(await ids({ filters: 'visible_until > 1763600000 AND status:in_stock' })).toEqual([
      '1',
      '2',
      '3',
      '5',
      '6',
    ]);
    expect(await ids({ facetFilters: [['make:Ford', 'make:Kia'], 'tag:-featured'] })).toEqual([]);
    expect(await ids({ facetFilters: ['tag:special', 'make:-Ford'] })).toEqual(['1', '7']);
    expect(await ids({ numericFilters: [['year<2019', 'year>2022'], 'km:0 TO 90000'] })).toEqual(['5', '6']);
    expect(await ids({ filters: 'unknown:1 OR make:Ford' })).toEqual(['2']);
    expect(await ids({ filters: 'objectID:3 OR objectID:5' })).toEqual(['3', '5']);
  });

  it('rejects an AND inside an OR, like hosted Algolia', async () => {
    expect(await refusal(ids({ filters: '(make:Kia AND body:SUV) OR year = 2020' }))).toBe(
      '400 filters: filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed',
    );
    expect(await refusal(ids({ filters: 'make:Kia OR year = 2020' }))).toBe(
      '400 filters: Different types are not allowed in the same OR',
    );
  });

  it('ranks records with optional filters higher', async () => {
    expect(await ids({ optionalFilters: ['make:Nissan<score=2>', 'make:Mazda'], hitsPerPage: 3 })).toEqual([
      '5',
      '3',
      '1',
    ]);
  });

  it('groups by an attribute', async () => {
    await server.client.setSettings({ indexName: index, indexSettings: { attributeForDistinct: 'make' } });
    expect(await ids({ distinct: true })).toEqual(['1', '2', '3', '5', '6', '7']);
    const { facets } = await searchIn(server.client, {
      distinct: 1,
      facets: ['make'],
      facetingAfterDistinct: true,
    });
    expect(facets?.['make']).toMatchObject({ Toyota: 1 });
  });

  it('paginates by page or offset up to a limit (FACET-01 FACET-02)', async () => {
    expect(await ids({ hitsPerPage: 3, page: 2 })).toEqual(['7']);
    expect(await searchIn(server.client, { offset: 2, length: 2 })).toMatchObject({
      offset: 2,
      length: 2,
      hits: [{ objectID: '3' }, { objectID: '4' }],
    });
    expect(await searchIn(server.client, { hitsPerPage: 0, facets: ['make'] })).toMatchObject({
      hits: [],
      nbHits: 7,
      nbPages: 0,
      facets: { make: { Toyota: 2 } },
    });
    await server.client.setSettings({ indexName: index, indexSettings: { paginationLimitedTo: 4 } });
    expect(await searchIn(server.client, { hitsPerPage: 3, page: 1 })).toMatchObject({
      nbHits: 7,
      nbPages: 2,
      hits: [{ objectID: '4' }],
    });
    expect((await searchIn(server.client, { hitsPerPage: 3, page: 5 })).hits).toEqual([]);
    await server.client.setSettings({ indexName: index, indexSettings: { paginationLimitedTo: 1000 } });
  });

  it('counts every facet, most frequent values first, up to a maximum (FACET-09 FACET-12)', async () => {
    const { facets } = await searchIn(server.client, { facets: ['*'], maxValuesPerFacet: 2 });
    expect(Object.keys(facets ?? {})).not.toContain('status');
    expect(facets?.['make']).toEqual({ Toyota: 2, Ford: 1 });
    expect(Object.keys(facets?.['drive'] ?? {})).toEqual(['4x4', 'AWD']);
    expect(facets?.['tag']).toEqual({ special: 3, featured: 2 });
    const byName = await searchIn(server.client, {
      facets: ['make'],
      sortFacetValuesBy: 'alpha',
      maxValuesPerFacet: 2,
    });
    expect(Object.keys(byName.facets?.['make'] ?? {})).toEqual(['Ford', 'Land Rover']);
  });

  it('searches facet values by prefix, typos and joined words', async () => {
    const search = async (facetName: string, facetQuery: string, extra: object = {}) =>
      (
        await server.client.searchForFacetValues({
          indexName: index,
          facetName,
          searchForFacetValuesRequest: { facetQuery, ...extra },
        })
      ).facetHits;
    expect(await search('make', 'rover')).toEqual([
      { value: 'Land Rover', highlighted: 'Land <em>Rover</em>', count: 1 },
    ]);
    expect(await search('make', 'niss')).toEqual([
      { value: 'Nissan', highlighted: '<em>Niss</em>an', count: 1 },
    ]);
    expect(await search('make_model', 'cx5')).toEqual([
      { value: 'Mazda CX-5', highlighted: 'Mazda <em>CX-5</em>', count: 1 },
    ]);
    expect(await search('make', 'toyata')).toMatchObject([{ value: 'Toyota' }]);
    expect(await search('make', '', { params: 'filters=body:Ute' })).toHaveLength(2);
  });
});
