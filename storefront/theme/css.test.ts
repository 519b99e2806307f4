import { expect, test } from 'vitest';
import { coloursCss, measuresCss } from './css.ts';

const COLOURS = { accent: '#1d4ed8', brand: '#0f172a' };

test('a theme of two colours says nothing of measures: the template has them', () => {
  expect(measuresCss(COLOURS)).toBe('');
});

test('corners and air are stronger than any rule of a template', () => {
  const css = measuresCss({ ...COLOURS, radius: 'round', density: 'compact' });
  expect(css).toContain(':root:root{--radius-card:20px;--radius-control:22px;--radius-tag:12px}');
  expect(css).toContain(':root:root{--section:28px');
  expect(css).toContain('@media(width>=768px){:root:root{--section:52px');
});

test('both grounds name the same colours', () => {
  const [light = '', dark = ''] = coloursCss(COLOURS).split('.dark');
  const names = (css: string) => [...css.matchAll(/--([\w-]+):/g)].map(([, name]) => name);
  expect(names(light)).toEqual(names(dark));
});
