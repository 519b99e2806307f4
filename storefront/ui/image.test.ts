import { keyPairs, signedPhoto } from '@forecourt/lib/inventory/media/signed-address';
import { expect, test } from 'vitest';
import { imageSrcSet, imageUrl } from './image.ts';

test('requests a variant by width and the best format', () => {
  expect(imageUrl('https://cdn.example/a.jpg', { width: 640 })).toBe(
    'https://cdn.example/a.jpg?w=640&auto=format',
  );
});

test('sends the height of a crop and the editor’s focus', () => {
  const url = imageUrl('https://cdn.example/a.jpg', {
    width: 600,
    ratio: 4 / 3,
    focus: { x: 0.333, y: 0.5 },
  });
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
    w: '600',
    h: '450',
    fit: 'crop',
    crop: 'focalpoint',
    'fp-x': '0.333',
    'fp-y': '0.5',
    auto: 'format',
  });
});

test('adds parameters to those of the address', () => {
  expect(imageUrl('https://cdn.example/a.jpg?rect=0,0,10,10', { width: 320 })).toContain('10,10&w=320');
});

test('never requests more than the picture’s width in a srcset', () => {
  expect(imageSrcSet('/a', { maxWidth: 640 }).match(/\d+w/g)).toEqual(['320w', '480w']);
  expect(imageSrcSet('/a', { maxWidth: 200 }).match(/\d+w/g)).toEqual(['200w']);
});

test('offers no narrow variants of a picture that fills wide screens only', () => {
  expect(imageSrcSet('/a', { maxWidth: 1600, minWidth: 768 }).match(/\d+w/g)).toEqual(['1080w', '1600w']);
  expect(imageSrcSet('/a', { maxWidth: 500, minWidth: 768 }).match(/\d+w/g)).toEqual(['480w']);
});

test('requests a signed photo in the next wider signed variant', () => {
  const key = 'a1'.repeat(32);
  const pairs = keyPairs(key, key);
  if (!pairs) throw new Error('no keys');
  const photo = signedPhoto('https://photos.example/a.jpg?v=1', 'https://media.example', pairs);
  const encoded = Buffer.from('https://photos.example/a.jpg?v=1').toString('base64url');
  expect(imageUrl(photo, { width: 640, ratio: 4 / 3 })).toMatch(
    new RegExp(`^https://media\\.example/[\\w-]{43}/w:720/${encoded}$`),
  );
  const widths = imageSrcSet(photo, { maxWidth: 1440, ratio: 4 / 3 }).match(/w:\d+/g);
  expect(widths).toEqual(['w:320', 'w:480', 'w:720', 'w:1080']);
});
