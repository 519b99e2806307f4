import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type KeyPairs,
  keyPairs,
  readSignedFile,
  readSignedPath,
  signatureOf,
  signedFile,
  signedPhoto,
} from './signed-address.ts';
import { PHOTO_WIDTHS, signedVariant } from './variants.ts';

const SERVER = 'https://media.example/photos';
const pairsOf = (keys: string, salts: string) => keyPairs(keys, salts) as KeyPairs;
const [NEW, OLD] = ['a1'.repeat(32), 'b2'.repeat(32)];
const pairs = pairsOf(NEW, NEW);
const source = fc.webUrl({ withQueryParameters: true });
const version = fc.option(fc.stringMatching(/^[\w-]{10}$/));
const pathOf = (address: string) => address.slice(SERVER.length);

describe('signatures match imgproxy', () => {
  test('in the example “Signing a URL” of its documentation', () => {
    const [pair] = pairsOf('736563726574', '68656C6C6F');
    const path = '/rs:fill:300:400:0/g:sm/aHR0cDovL2V4YW1w/bGUuY29tL2ltYWdl/cy9jdXJpb3NpdHku/anBn.png';
    expect(signatureOf(path, pair)).toBe('oKfUtW34Dvo2BGQehJFR4Nr0_rIjOtdtzJ3QFsUcXH8');
  });

  test('in the example of its client libraries', () => {
    const [pair] = pairsOf(
      '943b421c9eb07c830af81030552c86009268de4e532ba2ee2eab8247c6da0881',
      '520f986b998545b4785e0defbc4f3c1203f22de2374a3d53cb7a7fe9fea309c5',
    );
    const path = '/fill/300/300/no/1/aHR0cDovL2ltZy5leGFtcGxlLmNvbS9wcmV0dHkvaW1hZ2UuanBn.png';
    expect(signatureOf(path, pair)).toBe('_PQ4ytCQMMp-1w1m_vP6g8Qb-Q7yF9mwghf6PddqxLw');
  });
});

test('accepts every variant that a page requests', () =>
  fc.assert(
    fc.property(source, version, fc.integer({ min: 1, max: 5_000 }), (address, version, wishedWidth) => {
      const photo = signedPhoto(address, SERVER, pairs, version);
      const variant = signedVariant(photo, wishedWidth) as string;
      const width = PHOTO_WIDTHS.find((offeredWidth) => offeredWidth >= wishedWidth) ?? 2400;
      expect(readSignedPath(pathOf(variant), pairs)).toEqual({
        source: address,
        version,
        width,
        format: null,
      });
    }),
  ));

test('signs a file address so that no character can be changed', () =>
  fc.assert(
    fc.property(source, fc.nat(), fc.stringMatching(/^[\w:./-]$/), (address, at, letter) => {
      const path = pathOf(signedFile(address, SERVER, pairs));
      expect(path).toMatch(/^\/[\w-]{43}\/raw:1\/[\w-]+$/);
      expect([readSignedFile(path, pairs), readSignedPath(path, pairs)]).toEqual([address, null]);
      const place = 1 + (at % (path.length - 1));
      const changed = path.slice(0, place) + letter + path.slice(place + 1);
      fc.pre(changed !== path);
      expect([readSignedFile(changed, pairs), readSignedPath(changed, pairs)]).toEqual([null, null]);
    }),
  ));

describe('a signature of 12 bytes', () => {
  const shortPairs = keyPairs(NEW, NEW, 12) as KeyPairs;
  const photo = signedPhoto('https://a.example/1.jpg', SERVER, shortPairs);
  const shortPath = pathOf(signedVariant(photo, 720) as string);

  test('is the beginning of a whole one, as in imgproxy', () => {
    const [pair, shortPair] = [pairs[0], shortPairs[0]];
    expect(signatureOf('/w:720/a', shortPair)).toBe(signatureOf('/w:720/a', pair).slice(0, 16));
  });

  test('is accepted like the whole one of an earlier page', () => {
    const earlierPath = pathOf(
      signedVariant(signedPhoto('https://a.example/1.jpg', SERVER, pairs), 720) as string,
    );
    expect([shortPath, earlierPath].map((path) => readSignedPath(path, shortPairs)?.width)).toEqual([
      720, 720,
    ]);
  });

  test('is accepted only in whole, and only where the size is set', () => {
    expect(
      readSignedPath(
        shortPath.replace(/^\/[^/]+/, (part) => part.slice(0, -1)),
        shortPairs,
      ),
    ).toBeNull();
    expect(readSignedPath(shortPath, pairs)).toBeNull();
  });
});

test('does not accept a photo’s address as a file’s', () =>
  expect(
    readSignedFile(
      pathOf(signedVariant(signedPhoto('https://a.example/1.jpg', SERVER, pairs), 1) as string),
      pairs,
    ),
  ).toBeNull());

test('uses the default width when none is chosen', () => {
  const photo = signedPhoto('https://a.example/1.jpg', SERVER, pairs);
  expect(readSignedPath(pathOf(new URL(photo).href.split('#')[0] as string), pairs)?.width).toBe(720);
  expect(signedVariant('https://media.example/cars/suv/red/side.webp', 720)).toBeUndefined();
});

test('rejects a photo address with any character changed', () =>
  fc.assert(
    fc.property(source, fc.nat(), fc.stringMatching(/^[\w:./-]$/), (address, at, letter) => {
      const path = pathOf(signedVariant(signedPhoto(address, SERVER, pairs), 720) as string);
      const place = 1 + (at % (path.length - 1));
      const changed = path.slice(0, place) + letter + path.slice(place + 1);
      fc.pre(changed !== path);
      expect(readSignedPath(changed, pairs)).toBeNull();
    }),
  ));

test('reads a format and a split source, as imgproxy does', () => {
  const [pair] = pairs;
  const readSigned = (rest: string) => readSignedPath(`/${signatureOf(rest, pair)}${rest}`, pairs);
  const encoded = Buffer.from('https://a.example/1.jpg').toString('base64url');
  const smallVariant = { source: 'https://a.example/1.jpg', version: null, width: 320 };
  expect(readSigned(`/width:320/${encoded.slice(0, 9)}/${encoded.slice(9)}.jpg`)).toEqual({
    ...smallVariant,
    format: 'jpeg',
  });
  expect(readSigned(`/w:320/${encoded}.avif`)).toEqual({ ...smallVariant, format: 'avif' });
  for (const rest of [
    `/w:321/${encoded}`,
    `/w:320/${encoded}.svg`,
    `/w:320/${encoded}.constructor`,
    `/el:1/w:320/${encoded}`,
    '/w:320/',
    `/${encoded}`,
  ])
    expect(readSigned(rest)).toBeNull();
});

test('signs with the new key while addresses of the old key stay valid', () => {
  const both = pairsOf(`${NEW},${OLD}`, `${NEW},${OLD}`);
  const path = (keys: KeyPairs) =>
    pathOf(signedVariant(signedPhoto('https://a.example/1.jpg', SERVER, keys), 1) as string);
  expect(path(both)).toBe(path(pairs));
  expect(readSignedPath(path(pairsOf(OLD, OLD)), both)).not.toBeNull();
  expect(readSignedPath(path(pairsOf(OLD, OLD)), pairs)).toBeNull();
  expect(keyPairs(`${NEW},${OLD}`, NEW)).toBeNull();
});
