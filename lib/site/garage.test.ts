import { describe, expect, test } from 'vitest';
import { parseFeatures } from './features.ts';
import { garageOf, MY_BRAND_PATHS } from './garage.ts';
import { parseSettings } from './settings.ts';

const siteWith = (myBrandPath: unknown, garageEnabled = true) => ({
  settings: parseSettings({ myBrandPath }).settings,
  features: parseFeatures({ garageEnabled }).features,
});

describe('the garage of a site', () => {
  test('is My Garage at /my-garage by default (ROUTE-90)', () =>
    expect(garageOf(siteWith(null))).toEqual({ path: '/my-garage', name: 'My Garage' }));

  test('is My Motorama at /mymotorama (ROUTE-86 OPEN-105)', () =>
    expect(garageOf(siteWith('/mymotorama'))).toEqual({ path: '/mymotorama', name: 'My Motorama' }));

  test('is My BigBoxCars at /mybigboxcars (ROUTE-87 OPEN-105)', () =>
    expect(garageOf(siteWith('/mybigboxcars'))).toEqual({ path: '/mybigboxcars', name: 'My BigBoxCars' }));

  test('is My Blinkr at /myblinkr (ROUTE-88 OPEN-105)', () =>
    expect(garageOf(siteWith('/myblinkr'))).toEqual({ path: '/myblinkr', name: 'My Blinkr' }));

  test('is My Servco at /myservco (ROUTE-89 OPEN-105)', () =>
    expect(garageOf(siteWith('/myservco'))).toEqual({ path: '/myservco', name: 'My Servco' }));

  test('has one of four names of its own', () => expect(MY_BRAND_PATHS).toHaveLength(4));

  test('is My Garage when the setting names no known brand', () =>
    expect(garageOf(siteWith('/mycars'))?.path).toBe('/my-garage'));

  test('is absent when the feature is off', () => expect(garageOf(siteWith('/myblinkr', false))).toBeNull());
});
