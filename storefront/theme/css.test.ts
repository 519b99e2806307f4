import { expect, test } from 'vitest';
import { coloursCss, measuresCss } from './css.ts';

const COLOURS = { accent: '#1d4ed8', brand: '#0f172a' };

test('writes no measures for a theme of two colours', () => {
  expect(measuresCss(COLOURS)).toBe('');
});

test('overrides the corners and the density of the template', () => {
  const css = measuresCss({ ...COLOURS, radius: 'round', density: 'compact' });
  expect(css).toContain(':root:root{--radius-card:20px;--radius-control:22px;--radius-tag:12px}');
  expect(css).toContain(':root:root{--section:28px');
  expect(css).toContain('@media(width>=768px){:root:root{--section:52px');
});

test('defines the same colours on light and dark ground', () => {
  const [light = '', dark = ''] = coloursCss(COLOURS).split('.dark');
  const names = (css: string) => [...css.matchAll(/--([\w-]+):/g)].map(([, name]) => name);
  expect(names(light)).toEqual(names(dark));
});
