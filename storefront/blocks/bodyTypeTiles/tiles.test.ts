import { settingDefinitions } from '@forecourt/lib/site/settings';
import { describe, expect, test } from 'vitest';
import { bodyTiles } from './tiles.ts';

const settings = (over: object) =>
  ({
    settings: {
      ...Object.fromEntries(
        Object.entries(settingDefinitions).map(([name, { fallback }]) => [name, fallback]),
      ),
      ...over,
    },
  }) as Parameters<typeof bodyTiles>[0];

const counts = ['suv', 'ute', 'sedan', 'hatch', 'wagon', 'van'].map((body, index) => ({
  body,
  values: [body],
  count: 60 - index * 10,
  photo: null,
}));

describe('body-type tiles', () => {
  test('at most 4, the bodies with the most stock first (HOME-21)', () => {
    expect(bodyTiles(settings({}), [], counts).map(({ label }) => label)).toEqual([
      'SUV',
      'Ute',
      'Sedan',
      'Hatch',
    ]);
  });

  test('at most 20 where a site has custom tiles (HOME-22)', () => {
    const own = Array.from({ length: 25 }, (_, index) => ({ body: `b${index}`, label: null, image: null }));
    const stock = own.map(({ body }) => ({ body, values: [body], count: 1, photo: null }));
    expect(bodyTiles(settings({ bodyTileLimit: 20 }), own, stock)).toHaveLength(20);
  });

  test("an editor's tiles keep their order and words; one without stock is left out", () => {
    const own = [
      { body: 'ute', label: 'Work utes', image: null },
      { body: 'coupe', label: null, image: null },
      { body: 'suv', label: '', image: null },
    ];
    expect(bodyTiles(settings({}), own, counts).map(({ label, count }) => [label, count])).toEqual([
      ['Work utes', 50],
      ['SUV', 60],
    ]);
  });

  test('a body that the stock knows by two values is one tile, with the cars of both', () => {
    const wagons = [{ body: 'wagon', values: ['wagon', 'stationWagon'], count: 7, photo: null }];
    const own = [{ body: 'stationWagon', label: null, image: null }];
    expect(bodyTiles(settings({}), own, wagons)).toMatchObject([
      {
        label: 'Wagon',
        count: 7,
        href: '/search?refinementList[simple_body][0]=wagon&refinementList[simple_body][1]=stationWagon',
      },
    ]);
  });

  test('a tile leads to the stock of its body, or to its models where the site says so (OPEN-119)', () => {
    expect(bodyTiles(settings({}), [], counts)[0]?.href).toBe('/search?refinementList[simple_body][0]=suv');
    expect(bodyTiles(settings({ bodyTileTarget: 'models' }), [], counts)[0]?.href).toBe('/models?body=suv');
  });
});
