import { describe, expect, test } from 'vitest';
import { parseFeatures } from './features.ts';
import { garageOf } from './garage.ts';
import { parseSettings } from './settings.ts';

const siteWith = (myBrandPath: unknown, garageEnabled = true) => ({
  settings: parseSettings({ myBrandPath }).settings,
  features: parseFeatures({ garageEnabled }).features,
});

describe('the garage of a site', () => {
  test('is called My Motorama at /mymotorama (ROUTE-86 OPEN-105)', () =>
    expect(garageOf(siteWith('/mymotorama'))).toEqual({ path: '/mymotorama', name: 'My Motorama' }));

  test('is called My BigBoxCars at /mybigboxcars (ROUTE-87 OPEN-105)', () =>
    expect(garageOf(siteWith('/mybigboxcars'))).toEqual({ path: '/mybigboxcars', name: 'My BigBoxCars' }));

  test('is called My Blinkr at /myblinkr (ROUTE-88 OPEN-105)', () =>
    expect(garageOf(siteWith('/myblinkr'))).toEqual({ path: '/myblinkr', name: 'My Blinkr' }));

  test('is called My Servco at /myservco (ROUTE-89 OPEN-105)', () =>
    expect(garageOf(siteWith('/myservco'))).toEqual({ path: '/myservco', name: 'My Servco' }));

  test('is called My Garage at /my-garage on a site without its own name (ROUTE-90)', () =>
    expect(garageOf(siteWith(null))).toEqual({ path: '/my-garage', name: 'My Garage' }));

  test('ignores any other path', () => expect(garageOf(siteWith('/mycars'))?.path).toBe('/my-garage'));

  test('does not exist with the feature off', () =>
    expect(garageOf(siteWith('/myblinkr', false))).toBeNull());
});
