import { expect, test } from 'vitest';
import { headerOf, heroOf, typePairOf } from './look.ts';
import { DEFAULT_THEME, parseTheme } from './theme.ts';

const COLOURS = { accent: '#b8481f', brand: '#123c3a' };

test('a theme of two colours leaves everything else to the template', () => {
  const { theme, bad } = parseTheme({ ...COLOURS, typePair: null, radius: null, header: null });
  expect({ theme, bad }).toEqual({ theme: COLOURS, bad: [] });
  const site = { template: 'marine', theme } as const;
  expect([typePairOf(site), headerOf(site), heroOf(site)]).toEqual(['nunito', 'marine', 'marine']);
});

test('a site may have the type, the header and the hero of another template', () => {
  const { theme } = parseTheme({ ...COLOURS, typePair: 'archivo', header: 'yard', hero: 'premium' });
  const site = { template: 'marine', theme } as const;
  expect([typePairOf(site), headerOf(site), heroOf(site)]).toEqual(['archivo', 'yard', 'premium']);
});

test('one bad value falls back alone and is told by its name', () => {
  const { theme, bad } = parseTheme({ ...COLOURS, radius: 'wobbly', density: 'compact' });
  expect(theme).toEqual({ ...COLOURS, density: 'compact' });
  expect(bad.map(({ name }) => name)).toEqual(['theme.radius']);
});

test('without both colours the default ones stand, the rest stays', () => {
  const { theme, bad } = parseTheme({ accent: 'red', brand: '#123c3a', density: 'compact' });
  expect(theme).toEqual({ ...DEFAULT_THEME, density: 'compact' });
  expect(bad.map(({ name }) => name)).toEqual(['theme']);
  expect(parseTheme(null).theme).toEqual(DEFAULT_THEME);
});
