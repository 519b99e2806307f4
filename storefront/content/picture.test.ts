import { expect, test } from 'vitest';
import { pictureSource } from './picture.ts';

const picture = { url: 'https://cdn/a.jpg', alt: 'A ute', width: 2000, height: 1000 };

test('returns null without an uploaded picture', () => {
  expect(pictureSource({ ...picture, url: null })).toBeNull();
  expect(pictureSource(null)).toBeNull();
});

test('applies the editor’s crop and moves the focus with it', () => {
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

test('sets a quality only if it differs from the CDN’s default', () => {
  expect(pictureSource(picture, 70)?.src).toBe('https://cdn/a.jpg?q=70');
  const crop = { left: 0.5 };
  expect(pictureSource({ ...picture, crop }, 70)?.src).toBe('https://cdn/a.jpg?rect=1000,0,1000,1000&q=70');
});

test('rounds the focus to thousandths and keeps it within the picture', () => {
  expect(pictureSource({ ...picture, hotspot: { x: 0.33333, y: 1.2 } })?.focus).toEqual({ x: 0.333, y: 1 });
});

test('shows the whole picture without a crop', () => {
  expect(pictureSource({ ...picture, hotspot: null })).toEqual({
    src: 'https://cdn/a.jpg',
    alt: 'A ute',
    maxWidth: 2000,
    focus: null,
  });
});
