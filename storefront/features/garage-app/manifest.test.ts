import { parseFeatures } from '@forecourt/lib/sites/features';
import { parseSettings } from '@forecourt/lib/sites/settings';
import type { Site } from '@forecourt/lib/sites/site';
import { DEFAULT_THEME } from '@forecourt/lib/sites/theme';
import { expect, test } from 'vitest';
import { webManifest } from './manifest.ts';

const site = (features: Record<string, boolean>, facts: Partial<Site> = {}): Site =>
  ({
    slug: 'sample',
    name: 'Sample Motor Group',
    template: 'group',
    theme: DEFAULT_THEME,
    settings: parseSettings(null).settings,
    features: parseFeatures(features).features,
    ...facts,
  }) as Site;

test('opens the garage, and keeps the links of the whole site in the app', () => {
  const manifest = webManifest(site({ garageEnabled: true }));
  expect(manifest).toMatchObject({
    id: '/my-garage',
    start_url: '/my-garage',
    scope: '/',
    name: 'My Garage at Sample Motor Group',
    short_name: 'Sample',
  });
});

test('is one app in every language, that opens in the language of the page', () => {
  expect(webManifest(site({ garageEnabled: true }), 'ar')).toMatchObject({
    id: '/my-garage',
    start_url: '/ar/my-garage',
    scope: '/',
    lang: 'ar',
    dir: 'rtl',
    name: 'مرآبي لدى Sample Motor Group',
  });
});

test('uses the name of the site’s own garage', () => {
  const { settings } = parseSettings({ myBrandPath: '/mybigboxcars' });
  expect(webManifest(site({ garageEnabled: true }, { settings }))).toMatchObject({
    id: '/mybigboxcars',
    name: 'My BigBoxCars at Sample Motor Group',
  });
});

test('receives shared photos only where the site values trade-ins', () => {
  expect(webManifest(site({ garageEnabled: true, tradeInEnabled: true }))).toHaveProperty('share_target');
  expect(webManifest(site({ garageEnabled: true, tradeInEnabled: false }))).not.toHaveProperty(
    'share_target',
  );
});

test('is missing without a garage', () => {
  expect(webManifest(site({}))).toBeNull();
});
