import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { parseSettings } from '@forecourt/lib/sites/settings';
import { describe, expect, test } from 'vitest';
import { bodyTiles, withoutBodyText } from './tiles.ts';

const TEXTS = translatorOf('en', 'blocks');
const STOCK_TEXTS = translatorOf('en', 'stock');

const settings = (raw: Record<string, unknown>): Parameters<typeof bodyTiles>[0] => parseSettings(raw);
const customTiles = Array.from({ length: 25 }, (_, index) => ({
  body: `b${index}`,
  label: null,
  image: null,
}));
const customStock = customTiles.map(({ body }) => ({ body, values: [body], count: 1, photo: null }));

const counts = ['suv', 'ute', 'sedan', 'hatch', 'wagon', 'van'].map((body, index) => ({
  body,
  values: [body],
  count: 60 - index * 10,
  photo: null,
}));

describe('body-type tiles', () => {
  test('are at most 4, with the most stock first (HOME-21)', () => {
    expect(bodyTiles(settings({}), [], counts, STOCK_TEXTS).map(({ label }) => label)).toEqual([
      'SUV',
      'Ute',
      'Sedan',
      'Hatch',
    ]);
  });

  test('are at most 20 custom ones on a site with that setting, else 4 (HOME-22)', () => {
    expect(bodyTiles(settings({ bodyTileLimit: 20 }), customTiles, customStock, STOCK_TEXTS)).toHaveLength(
      20,
    );
    expect(bodyTiles(settings({}), customTiles, customStock, STOCK_TEXTS)).toHaveLength(4);
  });

  test('have no other limit as a setting (HOME-22)', () => {
    for (const bodyTileLimit of [3, 19, 21, 25]) {
      const { bad } = parseSettings({ bodyTileLimit });
      expect([bodyTileLimit, bad.length]).toEqual([bodyTileLimit, 1]);
    }
  });

  test('keep the order and labels of the editor, without empty bodies', () => {
    const own = [
      { body: 'ute', label: 'Work utes', image: null },
      { body: 'coupe', label: null, image: null },
      { body: 'suv', label: '', image: null },
    ];
    expect(
      bodyTiles(settings({}), own, counts, STOCK_TEXTS).map(({ label, count }) => [label, count]),
    ).toEqual([
      ['Work utes', 50],
      ['SUV', 60],
    ]);
  });

  test('merge two values of the same body into one tile', () => {
    const wagons = [{ body: 'wagon', values: ['wagon', 'stationWagon'], count: 7, photo: null }];
    const own = [{ body: 'stationWagon', label: null, image: null }];
    expect(bodyTiles(settings({}), own, wagons, STOCK_TEXTS)).toMatchObject([
      {
        label: 'Wagon',
        count: 7,
        href: '/search?refinementList[simple_body][0]=wagon&refinementList[simple_body][1]=stationWagon',
      },
    ]);
  });

  test('link to the stock or the models of the body, by setting (OPEN-119)', () => {
    expect(bodyTiles(settings({}), [], counts, STOCK_TEXTS)[0]?.href).toBe(
      '/search?refinementList[simple_body][0]=suv',
    );
    expect(bodyTiles(settings({ bodyTileTarget: 'models' }), [], counts, STOCK_TEXTS)[0]?.href).toBe(
      '/models?body=suv',
    );
  });

  test('say how many vehicles have no body type, if they show all body types', () => {
    const tiles = [{ count: 200 }, { count: 53 }];
    expect(withoutBodyText(tiles, tiles, 254, TEXTS)).toBe('1 has no body type.');
    expect(withoutBodyText(tiles, tiles, 1_453, TEXTS)).toBe('1,200 have no body type.');
    for (const all of [253, 250, null]) expect(withoutBodyText(tiles, tiles, all, TEXTS)).toBeNull();
    expect(withoutBodyText(tiles, [...tiles, { count: 1 }], 254, TEXTS)).toBeNull();
  });
});
