import { describe, expect, test } from 'vitest';
import { type FeatureName, featureDefinitions, parseFeatures } from './features.ts';
import { accountOf, garageOf, hasSignIn } from './garage.ts';
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

describe('the account of a shopper', () => {
  test('is in the garage of a site', () => expect(accountOf(siteWith('/myblinkr')).path).toBe('/myblinkr'));

  test('has a separate page on a site without a garage', () =>
    expect(accountOf(siteWith(null, false))).toEqual({ path: '/account', name: 'Your account' }));
});

describe('whether a site has sign-in', () => {
  const off = Object.fromEntries(
    (Object.keys(featureDefinitions) as FeatureName[]).map((name) => [name, false]),
  );
  const asks = (
    features: Record<string, boolean>,
    settings: Record<string, unknown> = { saveMode: 'favourites' },
  ) =>
    hasSignIn({
      features: parseFeatures({ ...off, ...features }).features,
      settings: parseSettings(settings).settings,
    });

  test('is no with everything off', () => expect(asks({})).toBe(false));

  test.each(Object.keys(featureDefinitions).filter((name) => /^(?:gate|garageEnabled|tradeIn)/.test(name)))(
    'is yes with %s alone',
    (name) => expect(asks({ [name]: true })).toBe(true),
  );

  test('is yes for saved cars that need an account and for pages with a gate', () => {
    expect(asks({}, { saveMode: 'watchlist' })).toBe(true);
    for (const page of ['online-payment', 'spin-to-win'])
      expect(asks({}, { saveMode: 'favourites', extraPages: [page] })).toBe(true);
  });
});
