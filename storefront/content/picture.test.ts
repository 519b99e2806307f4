import { expect, test } from 'vitest';
import { pictureSource } from './picture.ts';

const picture = { url: 'https://cdn/a.jpg', alt: 'A ute', width: 2000, height: 1000 };

test('nothing uploaded gives nothing to show', () => {
  expect(pictureSource({ ...picture, url: null })).toBeNull();
  expect(pictureSource(null)).toBeNull();
});

test("an editor's crop cuts the picture, and the focus moves with it", () => {
  const source = pictureSource({
    ...picture,
    crop: { left: 0.5, right: 0, top: 0, bottom: 0.2 },
    hotspot: { x: 0.75, y: 0.4 },
  });
  expect(source).toEqual({
    src: 'https://cdn/a.jpg?rect=1000,0,1000,800',
    alt: 'A ute',
    maxWidth: 1000,
    focus: { x: 0.5, y: 0.5 },
  });
});

test('without a crop it is shown whole', () => {
  expect(pictureSource({ ...picture, hotspot: null })).toEqual({
    src: 'https://cdn/a.jpg',
    alt: 'A ute',
    maxWidth: 2000,
    focus: null,
  });
});
