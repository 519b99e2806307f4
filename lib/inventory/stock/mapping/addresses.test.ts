import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readWebAddress } from '../../media/web-address.ts';
import { frames, images, webAddress } from './addresses.ts';
import type { Reading } from './readers.ts';

const imagesOf = (urls: readonly string[]) => urls.map((url) => ({ image: { url, thumb: { url } } }));
const urlsOf = (reading: Reading): string[] =>
  ((('value' in reading ? reading.value : null) as { image: { url: string } }[] | null) ?? []).map(
    ({ image }) => image.url,
  );

/** URLs with the commas, semicolons and queries that image services use. */
const address = fc
  .tuple(
    fc.constantFrom('https://photos.example', 'http://cdn.dealer.example:8080'),
    fc.array(fc.stringMatching(/^[a-z0-9_,;=&~-]{1,12}$/), { minLength: 1, maxLength: 4 }),
    fc.constantFrom('', '?v=1,2;3', '?sig=a%20b'),
  )
  .map(([origin, parts, query]) => `${origin}/${parts.join('/')}.jpg${query}`);
const addresses = fc.uniqueArray(address, { minLength: 1, maxLength: 40 });
const separator = fc.constantFrom('|', ' | ', ';', '; ', ',', ', ', ' ', '\n', '\r\n', '\t', ',\n');

describe('photos', () => {
  test('are read in order from one field with any separator', () =>
    fc.assert(
      fc.property(addresses, separator, fc.boolean(), (urls, between, trailing) => {
        const text = urls.join(between) + (trailing ? between : '');
        expect(images(text)).toEqual({ value: imagesOf(urls), leftOut: [] });
      }),
    ));

  test('are the largest of several sizes', () => {
    const sizes = { small: 'https://photos.example/s.jpg', large: 'https://photos.example/l.jpg' };
    for (const entry of [sizes, { sizes }, { file: { urls: sizes } }])
      expect(images([entry])).toEqual({ value: imagesOf([sizes.large]), leftOut: [] });
  });

  test('are read alike from a list, from objects and from JSON', () =>
    fc.assert(
      fc.property(addresses, (urls) => {
        const objects = urls.map((url) => ({ url, caption: 'x' }));
        const nested = urls.map((url) => ({ image: { url } }));
        for (const raw of [urls, objects, nested, JSON.stringify(urls), JSON.stringify(objects)])
          expect(images(raw)).toEqual({ value: imagesOf(urls), leftOut: [] });
      }),
    ));

  test('are listed once each', () =>
    fc.assert(
      fc.property(addresses, (urls) => {
        expect(urlsOf(images([...urls, ...urls].join('|')))).toEqual(urls);
      }),
    ));

  test('are public web addresses for any input', () =>
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string({ unit: 'binary' }), fc.webUrl()), (raw) => {
        for (const url of urlsOf(images(raw))) expect(readWebAddress(url)).toEqual({ address: url });
      }),
    ));

  test('that cannot be shown are left out and reported', () => {
    const good = ['https://a.example/1.jpg', 'https://a.example/2.jpg'];
    const reading = images(
      [
        good[0],
        'file:///etc/passwd',
        'https://me:secret@a.example/3.jpg?key=x',
        'http://10.0.0.1/4.jpg',
        good[1],
      ].join('|'),
    );
    expect(reading).toEqual({
      value: imagesOf(good),
      leftOut: [
        { kind: 'photo that is not a web address, left out', from: 'file:///etc/passwd' },
        {
          kind: 'photo that holds a user name or password, left out',
          from: 'https://…@a.example/3.jpg?…',
        },
        { kind: 'photo that has a private host, left out', from: 'http://10.0.0.1/4.jpg' },
      ],
    });
  });

  test('are null if none can be shown', () => {
    expect(images('none')).toMatchObject({ value: null, leftOut: [{ from: 'none' }] });
    expect(images([{ caption: 'no address' }])).toMatchObject({ value: null });
    expect(images('[broken')).toMatchObject({ value: null });
  });

  test('may have a private host if the mapping allows it', () => {
    expect(urlsOf(images('http://localhost:4003/a.jpg', { privateHosts: ['localhost'] }))).toHaveLength(1);
    expect(urlsOf(images('http://localhost:4003/a.jpg'))).toHaveLength(0);
  });
});

test('a frame that is left out of a spin leaves an empty entry (SPIN-05)', () => {
  expect(frames('https://a.example/1.jpg ftp://a.example/3.jpg https://a.example/2.jpg')).toEqual({
    value: ['https://a.example/1.jpg', '', 'https://a.example/2.jpg'],
    leftOut: [{ kind: 'frame of a spin that is not a web address, left out', from: 'ftp://a.example/3.jpg' }],
  });
});

test('reads one URL of a video or a report', () => {
  const value = 'https://a.example/film.mp4';
  for (const raw of [value, { url: value }, [value]]) expect(webAddress(raw)).toEqual({ value, leftOut: [] });
  expect(webAddress('https://me:secret@a.example/film.mp4')).toEqual({
    value: null,
    leftOut: [
      { kind: 'address that holds a user name or password, left out', from: 'https://…@a.example/film.mp4' },
    ],
  });
  expect(webAddress('http://169.254.169.254/latest')).toMatchObject({ value: null });
});
