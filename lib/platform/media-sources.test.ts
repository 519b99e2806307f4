import { expect, test } from 'vitest';
import { SOURCE, sourcesOf } from './media-sources.ts';

const sources = sourcesOf(
  ['https://photos.dealer.example/', 'https://*.cdn.example/stock/'],
  ['http://localhost:4010/'],
);
const allows = (address: string) => sources.allows(new URL(address));

test.each([
  'https://photos.dealer.example/1/a.jpg',
  'https://one.cdn.example/stock/a.jpg',
  'http://localhost:4010/a.jpg',
])('allows %s', (address) => expect(allows(address)).toBe(true));

test.each([
  'http://photos.dealer.example/1/a.jpg',
  'https://photos.dealer.example.evil/a.jpg',
  'https://photos.dealer.example:8443/a.jpg',
  'https://photosXdealer.example/a.jpg',
  'https://evil.example/https://photos.dealer.example/a.jpg',
  'https://evil.example/.cdn.example/stock/a.jpg',
  'https://one.cdn.example/other/a.jpg',
  'https://one.cdn.example/stock/../other/a.jpg',
  'http://localhost:4011/a.jpg',
])('rejects %s', (address) => expect(allows(address)).toBe(false));

test('allows private addresses only for sources marked as private', () => {
  expect(sources.mayBePrivate(new URL('http://localhost:4010/a.jpg'))).toBe(true);
  expect(sources.mayBePrivate(new URL('https://photos.dealer.example/a.jpg'))).toBe(false);
});

test('requires a slash after the host of a source', () => {
  expect(SOURCE.test('https://photos.dealer.example/')).toBe(true);
  for (const source of ['https://photos.dealer.example', 'photos.dealer.example/', 's3://bucket/'])
    expect(SOURCE.test(source)).toBe(false);
});
