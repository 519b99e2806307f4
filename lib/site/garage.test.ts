import { describe, expect, test } from 'vitest';
import { parseFeatures } from './features.ts';
import { garageOf, MY_BRAND_PATHS } from './garage.ts';
import { parseSettings } from './settings.ts';

const siteWith = (myBrandPath: unknown, garageEnabled = true) => ({
  settings: parseSettings({ myBrandPath }).settings,
  features: parseFeatures({ garageEnabled }).features,
});

describe('the garage of a site', () => {
  test('stands at My Garage, or under the site’s own name (ROUTE-86..90 OPEN-105)', () => {
    expect(garageOf(siteWith(null))).toEqual({ path: '/my-garage', name: 'My Garage' });
    expect(garageOf(siteWith('/mymotorama'))).toEqual({ path: '/mymotorama', name: 'My Motorama' });
    expect(garageOf(siteWith('/mybigboxcars'))).toEqual({ path: '/mybigboxcars', name: 'My BigBoxCars' });
    expect(garageOf(siteWith('/myblinkr'))).toEqual({ path: '/myblinkr', name: 'My Blinkr' });
    expect(garageOf(siteWith('/myservco'))).toEqual({ path: '/myservco', name: 'My Servco' });
    expect(MY_BRAND_PATHS).toHaveLength(4);
  });

  test('a name that is none of the four is not one', () =>
    expect(garageOf(siteWith('/mycars'))?.path).toBe('/my-garage'));

  test('is not there where the switch is off', () =>
    expect(garageOf(siteWith('/myblinkr', false))).toBeNull());
});
