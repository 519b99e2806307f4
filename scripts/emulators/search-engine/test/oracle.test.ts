import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningService, start } from '../service.ts';
import { BenchClient, benchKeys } from './oracle/client.ts';
import { differences, type EngineResponse } from './oracle/compare.ts';
import { filterText } from './oracle/filters.ts';
import { Oracle } from './oracle/oracle.ts';
import { makeVisit, visitKinds } from './oracle/queries.ts';
import type { Condition, OracleQuery } from './oracle/query.ts';
import { Random } from './oracle/random.ts';
import { rules } from './oracle/rules.ts';
import { countedFacets, indexName } from './oracle/settings.ts';
import { makeUpdates, makeVehicles } from './oracle/vehicles.ts';

describe('responses equal those of a brute-force oracle', { timeout: 240_000 }, () => {
  const vehicles = makeVehicles(2600, 1);
  const oracle = new Oracle(rules, vehicles);
  const directory = mkdtempSync(join(tmpdir(), 'search-engine-oracle-'));
  let service: RunningService;
  let client: BenchClient;

  const open = async (): Promise<void> => {
    service = await start({ ...benchKeys, port: 0, dataDir: directory, allowedOrigins: [] });
    client = new BenchClient(service.url);
  };
  const close = async (): Promise<void> => {
    client.close();
    await service.stop();
  };
  const search = async (request: object): Promise<EngineResponse> =>
    JSON.parse(await client.send('POST', '/1/indexes/*/queries', { requests: [request] })).results[0];

  const compareVisits = async (seed: number, rounds: number): Promise<void> => {
    const random = new Random(seed);
    for (let round = 0; round < rounds; round++) {
      for (const kind of visitKinds) {
        for (const { request, oracle: query } of makeVisit(random, kind, vehicles).searches) {
          expect(
            differences(await search(request), oracle.search(query), query),
            JSON.stringify(request),
          ).toEqual([]);
        }
      }
    }
  };

  beforeAll(async () => {
    await open();
    await client.configure();
    await client.load(vehicles);
  });
  afterAll(async () => {
    await close();
    rmSync(directory, { recursive: true, force: true });
  });

  it('after loading', () => compareVisits(2, 3));

  it('after updates and deletes, one by one and in batches of every size', async () => {
    const random = new Random(3);
    for (const size of [1, 1, 1, 7, 60, 140, 700]) {
      const requests = makeUpdates(vehicles, size, size + random.below(1000)).map((body) => ({
        action: 'updateObject',
        body,
      }));
      for (const { body } of requests) oracle.put(body);
      const deletedIds = random.some(oracle.ids, Math.ceil(size / 3));
      for (const id of deletedIds) oracle.delete(id);
      const deletes = deletedIds.map((objectID) => ({ action: 'deleteObject', body: { objectID } }));
      const batchResponse = await client.send('POST', `/1/indexes/${indexName}/batch`, {
        requests: [...requests, ...deletes],
      });
      await client.wait(JSON.parse(batchResponse).taskID);
      await compareVisits(size, 1);
    }
  });

  it('after a snapshot and a restart', async () => {
    await service.checkpoint();
    await compareVisits(4, 1);
    await close();
    await open();
    await compareVisits(5, 2);
  });

  const value = fc.constantFrom(
    'Toyota',
    'toyota',
    'FORD',
    'Mercedes-Benz',
    'Škoda',
    'Ute',
    'SUV',
    'used',
    'new',
    'Tow Bar',
    'true',
    '2021',
    'nothing',
    'NOT',
    'say "yes"',
  );
  const condition = fc.oneof<fc.Arbitrary<Condition>[]>(
    fc.record({
      kind: fc.constant('facet' as const),
      attribute: fc.constantFrom('make', 'body', 'car_type', 'filtered_features', 'certified', 'year'),
      value,
      not: fc.boolean(),
    }),
  );
  const numeric = fc.oneof<fc.Arbitrary<Condition>[]>(
    fc.record({
      kind: fc.constant('number' as const),
      attribute: fc.constantFrom('price', 'km', 'year', 'seats', 'website_ids', 'unknown'),
      operator: fc.constantFrom(
        '<' as const,
        '<=' as const,
        '=' as const,
        '!=' as const,
        '>=' as const,
        '>' as const,
      ),
      value: fc.oneof(fc.integer({ min: -5, max: 120_000 }), fc.constantFrom(2021, 5, 300, 0.5)),
      not: fc.boolean(),
    }),
    fc.record({
      kind: fc.constant('range' as const),
      attribute: fc.constantFrom('price', 'km', 'year'),
      low: fc.integer({ min: 0, max: 60_000 }),
      high: fc.integer({ min: 0, max: 120_000 }),
      not: fc.boolean(),
    }),
  );
  const group = fc.oneof(
    fc.array(condition, { minLength: 1, maxLength: 4 }),
    fc.array(numeric, { minLength: 1, maxLength: 3 }),
  );
  const word = fc.constantFrom(
    'toyota',
    'toyta',
    'hi',
    'lux',
    'hilux',
    'cx5',
    'cx',
    '5',
    'ute',
    'pick',
    'up',
    'diesel',
    'whit',
    'white',
    'sport',
    '2021',
    'x',
    'trail',
    'land',
    'cruiser',
    'four',
    'wheel',
    'drive',
    's',
    'škoda',
    'st',
    'auto',
    'nlin',
    'gt',
  );

  it('for any filter, words, index and page', async () => {
    const property = fc.asyncProperty(
      fc.array(group, { maxLength: 4 }),
      fc.array(word, { maxLength: 4 }),
      fc.integer({ min: 0, max: 4 }),
      fc.constantFrom(1, 3, 100, 1000),
      async (conditions, words, page, maxValuesPerFacet) => {
        const query: OracleQuery = {
          conditions,
          text: words.join(' '),
          before: [],
          after: [{ attribute: 'custom_rank', direction: 'desc' }],
          minTypos: false,
          facets: countedFacets,
          maxValuesPerFacet,
          page,
          hitsPerPage: 13,
        };
        const request = {
          indexName,
          filters: filterText(conditions),
          query: query.text,
          facets: countedFacets,
          page,
          hitsPerPage: 13,
          maxValuesPerFacet,
        };
        expect(differences(await search(request), oracle.search(query), query)).toEqual([]);
      },
    );
    await fc.assert(property, { numRuns: 150, seed: 20_251_121 });
  });
});
