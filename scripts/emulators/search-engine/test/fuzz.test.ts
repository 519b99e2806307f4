import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseFilters } from '../filters/parse.ts';
import { ApiError } from '../wire/api-error.ts';
import { index, loadedServer } from './loaded.ts';
import type { TestServer } from './server.ts';

describe('any input', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await loadedServer();
  });
  afterAll(() => server.stop());

  const piece = fc.oneof(
    fc.constantFrom(
      'make',
      ':',
      'Toyota',
      ' AND ',
      ' OR ',
      ' NOT ',
      '(',
      ')',
      '"',
      "'",
      '\\',
      '<',
      '>=',
      '=',
      '!=',
      ' TO ',
      '10',
      '-3.5',
      '1e3',
      '<score=2>',
      '_tags',
      ' ',
      ',',
      '[',
      ']',
      '\u0000',
      '💥',
      'objectID',
    ),
    fc.string({ maxLength: 4, unit: 'binary' }),
  );
  const messy = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));

  it('a filter is accepted or rejected with 400', () => {
    fc.assert(
      fc.property(messy, (text) => {
        try {
          for (const clause of parseFilters(text)) expect(clause.length).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(ApiError);
        }
      }),
      { numRuns: 3000 },
    );
  });

  const anything = fc.oneof(messy, fc.jsonValue({ maxDepth: 3 }), fc.double(), fc.integer(), fc.boolean());
  const names = [
    'query',
    'filters',
    'facetFilters',
    'numericFilters',
    'tagFilters',
    'optionalFilters',
    'facets',
    'hitsPerPage',
    'page',
    'offset',
    'length',
    'attributesToRetrieve',
    'attributesToHighlight',
    'attributesToSnippet',
    'aroundLatLng',
    'aroundRadius',
    'aroundPrecision',
    'insideBoundingBox',
    'insidePolygon',
    'maxValuesPerFacet',
    'distinct',
    'typoTolerance',
    'optionalWords',
    'ranking',
    'customRanking',
    'removeWordsIfNoResults',
    'restrictSearchableAttributes',
    'responseFields',
    'sortFacetValuesBy',
    'getRankingInfo',
    'params',
    'minWordSizefor1Typo',
    'highlightPreTag',
    'advancedSyntax',
    'ignorePlurals',
    'alternativesAsExact',
    'cursor',
    'facetQuery',
  ];
  const parameters = fc.dictionary(fc.constantFrom(...names), anything, { maxKeys: 4 });

  const status = async (path: string, body: unknown, method = 'POST'): Promise<number> =>
    (await server.raw(path, { method, body: JSON.stringify(body) })).status;

  it('a search with any parameters answers 200 or 400', async () => {
    const property = fc.asyncProperty(
      parameters,
      fc.constantFrom('query', 'browse', 'facets/make/query'),
      async (body, path) => {
        expect([200, 400]).toContain(await status(`/1/indexes/${index}/${path}`, body));
      },
    );
    await fc.assert(property, { numRuns: 500 });
  }, 60_000);

  it('a record can be stored, found, read and removed, or is rejected', async () => {
    const attributes = fc.dictionary(fc.string({ maxLength: 6, unit: 'binary' }), anything, { maxKeys: 5 });
    const property = fc.asyncProperty(attributes, async (body) => {
      const record = JSON.parse(JSON.stringify({ ...body, objectID: 'fuzz' }));
      const statusCode = await status(`/1/indexes/${index}/fuzz`, record, 'PUT');
      expect([200, 400]).toContain(statusCode);
      if (statusCode === 200) {
        const { hits } = await server.client.searchSingleIndex({
          indexName: index,
          searchParams: { filters: 'objectID:fuzz', facets: ['*'], attributesToHighlight: ['*'] },
        });
        const { _highlightResult: _, ...stored } = hits[0] as Record<string, unknown>;
        expect(stored).toEqual(record);
      }
      expect(await status(`/1/indexes/${index}/fuzz`, undefined, 'DELETE')).toBe(200);
    });
    await fc.assert(property, { numRuns: 200 });
  }, 60_000);

  it('settings, keys, batches and operations answer 200, 201, 400, 403 or 404', async () => {
    const paths = [
      'settings',
      'synonyms/batch',
      'synonyms/x',
      'rules/batch',
      'batch',
      'operation',
      'deleteByQuery',
      'x/partial',
      'synonyms/search',
    ];
    const property = fc.asyncProperty(
      fc.constantFrom(...paths),
      fc.constantFrom('POST', 'PUT'),
      fc.oneof(fc.jsonValue(), parameters),
      async (path, method, body) => {
        expect([200, 201, 400, 403, 404, 405]).toContain(
          await status(`/1/indexes/scratch/${path}`, body, method),
        );
      },
    );
    await fc.assert(property, { numRuns: 300 });
    expect([200, 404]).toContain((await server.raw('/1/indexes/scratch?query=x')).status);
  }, 60_000);

  it('a path with any key never answers 500', async () => {
    const property = fc.asyncProperty(
      fc.array(fc.string({ maxLength: 8 }), { maxLength: 5 }),
      fc.string({ unit: 'grapheme-ascii' }),
      async (path, key) => {
        const response = await server.raw(`/${['1', 'indexes', ...path].map(encodeURIComponent).join('/')}`, {
          headers: { 'x-algolia-api-key': Buffer.from(key).toString('base64') },
        });
        expect(response.status).toBeLessThan(500);
      },
    );
    await fc.assert(property, { numRuns: 200 });
    expect((await server.raw('/1/indexes/%E0%A4%A')).status).toBe(400);
  });
});
