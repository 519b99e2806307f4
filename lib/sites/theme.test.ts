import { expect, test } from 'vitest';
import { DEFAULT_THEME, parseTheme } from './theme.ts';
import { headerOf, heroOf, typePairOf } from './theme-defaults.ts';

const COLOURS = { accent: '#b8481f', brand: '#123c3a' };

test('leaves everything but two colours to the template', () => {
  const { theme, bad } = parseTheme({ ...COLOURS, typePair: null, radius: null, header: null });
  expect({ theme, bad }).toEqual({ theme: COLOURS, bad: [] });
  const site = { template: 'marine', theme } as const;
  expect([typePairOf(site), headerOf(site), heroOf(site)]).toEqual(['nunito', 'marine', 'marine']);
});

test('can use the type, header and hero of another template', () => {
  const { theme } = parseTheme({ ...COLOURS, typePair: 'archivo', header: 'yard', hero: 'premium' });
  const site = { template: 'marine', theme } as const;
  expect([typePairOf(site), headerOf(site), heroOf(site)]).toEqual(['archivo', 'yard', 'premium']);
});

test('replaces only a bad value, and reports its name', () => {
  const { theme, bad } = parseTheme({ ...COLOURS, radius: 'wobbly', density: 'compact' });
  expect(theme).toEqual({ ...COLOURS, density: 'compact' });
  expect(bad.map(({ name }) => name)).toEqual(['theme.radius']);
});

test('uses the default colours unless both are set', () => {
  const { theme, bad } = parseTheme({ accent: 'red', brand: '#123c3a', density: 'compact' });
  expect(theme).toEqual({ ...DEFAULT_THEME, density: 'compact' });
  expect(bad.map(({ name }) => name)).toEqual(['theme']);
  expect(parseTheme(null).theme).toEqual(DEFAULT_THEME);
});
