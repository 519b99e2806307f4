import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idsOf, loadedServer, searchIn } from './loaded.ts';
import { refusal, type TestServer } from './server.ts';

describe('places', () => {
  let server: TestServer;
  const sydney = '-33.8688, 151.2093';
  beforeAll(async () => {
    server = await loadedServer();
  });
  afterAll(() => server.stop());

  it('ranks by distance to the nearest place, records without a place last', async () => {
    expect(await idsOf(server.client, { aroundLatLng: sydney })).toEqual(['1', '6', '3', '2', '4', '7', '5']);
  });

  it('filters by a radius', async () => {
    expect(await idsOf(server.client, { aroundLatLng: sydney, aroundRadius: 5000 })).toEqual(['1', '6']);
    expect(
      await idsOf(server.client, { aroundLatLng: sydney, aroundRadius: 5000, minimumAroundRadius: 30_000 }),
    ).toEqual(['1', '6', '3']);
    expect((await searchIn(server.client, { aroundLatLng: sydney, aroundRadius: 'all' })).nbHits).toBe(7);
  });

  it('ignores differences below the precision', async () => {
    const params = { aroundLatLng: sydney, aroundRadius: 30_000, aroundPrecision: 50_000 };
    expect(await idsOf(server.client, params)).toEqual(['1', '3', '6']);
  });

  it('ranks typos before distance and other criteria after it', async () => {
    expect(await idsOf(server.client, { query: 'toyota', aroundLatLng: '-27.4, 153.0' })).toEqual(['4', '1']);
  });

  it('filters by a box or a polygon', async () => {
    expect(await idsOf(server.client, { insideBoundingBox: [[-33, 150, -34, 152]] })).toEqual([
      '1',
      '3',
      '6',
    ]);
    expect(await idsOf(server.client, { insideBoundingBox: '-37,144,-38,146' as never })).toEqual(['2']);
    expect(await idsOf(server.client, { insidePolygon: [[-30, 110, -30, 120, -35, 120, -35, 110]] })).toEqual(
      ['7'],
    );
  });

  it('reports distances in _rankingInfo', async () => {
    const { hits } = await searchIn(server.client, {
      query: 'toyta',
      aroundLatLng: sydney,
      getRankingInfo: true,
    });
    expect(hits[0]).toMatchObject({
      objectID: '1',
      _rankingInfo: {
        nbTypos: 1,
        words: 1,
        geoDistance: 148,
        geoPrecision: 10,
        matchedGeoLocation: { lat: -33.87, lng: 151.21, distance: 148 },
      },
    });
  });

  it('rejects invalid places', async () => {
    expect(await refusal(idsOf(server.client, { aroundLatLng: 'Sydney' }))).toMatch(
      /^400 Invalid format for aroundLatLng/,
    );
    expect(await refusal(idsOf(server.client, { insideBoundingBox: [[1, 2, 3]] }))).toMatch(/^400/);
  });
});
