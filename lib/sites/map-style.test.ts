import { describe, expect, test } from 'vitest';
import { checkMapStyle } from './map-style.ts';

const ADDRESS = 'https://tiles.example.com/styles/bright?key=abc';
const STYLE = {
  version: 8,
  name: 'Bright',
  sources: { streets: { type: 'vector', url: '/data/v3.json?key=abc' } },
  glyphs: 'https://tiles.example.com/fonts/{fontstack}/{range}.pbf',
  sprite: 'https://tiles.example.com/sprite',
  layers: [{ id: 'water', type: 'background' }],
};
const TILES = { tiles: ['https://tiles.example.com/v3/{z}/{x}/{y}.pbf'] };

const check = (answers: Record<string, { status: number; body: unknown }>) =>
  checkMapStyle(ADDRESS, async (url) => answers[url] ?? null);
const styled = (changes: object, tiles: unknown = TILES) =>
  check({
    [ADDRESS]: { status: 200, body: { ...STYLE, ...changes } },
    'https://tiles.example.com/data/v3.json?key=abc': { status: 200, body: tiles },
  });

describe('the check of a map style', () => {
  test('names a style that answers with its tiles', async () => {
    expect(await styled({})).toEqual({ isUsable: true, text: 'The style “Bright” answers.' });
    expect(await styled({ name: undefined, glyphs: undefined, sprite: undefined })).toEqual({
      isUsable: true,
      text: 'The style answers.',
    });
  });

  test.each([
    [401, 'tiles.example.com refused the request (401). Check the key in the address.'],
    [403, 'tiles.example.com refused the request (403). Check the key in the address.'],
    [404, 'tiles.example.com has no style at this address (404).'],
    [500, 'tiles.example.com answered with status 500. Try again later.'],
    [200, 'This address does not lead to a map style. Copy the address of a style JSON from your provider.'],
  ])('explains the status %i', async (status, text) => {
    expect(await check({ [ADDRESS]: { status, body: {} } })).toEqual({ isUsable: false, text });
  });

  test('explains a provider that does not answer', async () => {
    expect(await check({})).toMatchObject({
      isUsable: false,
      text: expect.stringContaining('tiles.example.com does not answer.'),
    });
  });

  test.each([
    ['glyphs', { glyphs: 'https://fonts.example.net/{fontstack}/{range}.pbf' }, TILES, 'fonts.example.net'],
    [
      'symbols',
      { sprite: [{ id: 'a', url: 'https://symbols.example.net/a' }] },
      TILES,
      'symbols.example.net',
    ],
    ['tiles', {}, { tiles: ['https://tiles.example.net/{z}/{x}/{y}.pbf'] }, 'tiles.example.net'],
    ['a tile set', { sources: { a: { url: 'https://sets.example.net/a.json' } } }, TILES, 'sets.example.net'],
    ['a scheme of one vendor', { sources: { a: { url: 'mapbox://streets' } } }, TILES, 'mapbox://streets'],
  ])('refuses %s from another host', async (_, changes, tiles, host) => {
    const { isUsable, text } = await styled(changes, tiles);
    expect([isUsable, text]).toEqual([false, expect.stringContaining(`loads parts from ${host},`)]);
  });

  test('refuses a style whose tiles do not answer', async () => {
    expect(await styled({}, 'gone')).toEqual({
      isUsable: false,
      text: 'The style answers, but its tiles at tiles.example.com do not.',
    });
  });
});
