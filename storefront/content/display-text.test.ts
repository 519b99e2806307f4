import { expect, test } from 'vitest';
import { isDisplayText } from './display-text.ts';

test.each([
  ['page', ['title'], true],
  ['page', ['blocks', { _key: 'a' }, 'heading'], true],
  ['page', ['blocks', { _key: 'a' }, 'content', { _key: 'b' }, 'children', { _key: 'c' }, 'text'], true],
  ['page', ['blocks', { _key: 'a' }, 'tone'], false],
  ['page', ['blocks', { _key: 'a' }, 'stock', 'makes', 0], false],
  ['page', ['path', 'current'], false],
  ['slide', ['name'], true],
  ['offer', ['name'], false],
  ['offer', ['description'], false],
  ['review', ['text'], false],
  ['navigation', ['menus', { _key: 'a' }, 'label'], true],
  ['popup', ['title'], true],
  ['blogPost', ['author'], false],
  ['location', ['name'], false],
  ['manufacturer', ['name'], false],
])('the text of a %s at %j is display text: %s', (type, path, isShown) => {
  expect(isDisplayText(type, path)).toBe(isShown);
});
