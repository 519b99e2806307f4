import { type FeatureName, featureDefinitions, parseFeatures } from '@forecourt/lib/site/features';
import { parseSettings } from '@forecourt/lib/site/settings';
import { describe, expect, test } from 'vitest';
import { gateAt, triedGateAt } from './gates.ts';

const GATE_SWITCHES = (Object.keys(featureDefinitions) as FeatureName[]).filter((name) =>
  name.startsWith('gate'),
);
const PAGES = { garageEnabled: true, reserveEnabled: true, checkoutEnabled: true };

/** A site that has every page, with these gates up and all others down. */
const site = (up: readonly string[], settings: Record<string, unknown> = {}) => ({
  features: parseFeatures({
    ...PAGES,
    ...Object.fromEntries(GATE_SWITCHES.map((name) => [name, up.includes(name)])),
  }).features,
  settings: parseSettings({ extraPages: ['online-payment', 'spin-to-win'], ...settings }).settings,
});

describe('gates', () => {
  test.each([
    ['gateTradeIn', 'trade-in', ['/trade-in', '/cars/trade-in']],
    ['gateSellMyCar', 'trade-in', ['/sell-my-car', '/sell-your-car']],
    ['gateCheckout', 'checkout', ['/cars/2021-toyota/checkout', '/cars/2021-toyota/checkout/pay']],
    ['gatePersonalisedFinance', 'car-finance', ['/personalised/finance']],
    ['gateSpinToWin', 'my-garage', ['/spin-to-win']],
    ['gateFinance', 'finance', ['/finance', '/finance-enquiry', '/apply-for-finance']],
    ['gateMyMotorama', 'my-garage', ['/mymotorama', '/mymotorama/offers']],
    ['gateMyBigBoxCars', 'my-garage', ['/mybigboxcars']],
    ['gateMyBlinkr', 'my-garage', ['/myblinkr']],
    ['gateMyServco', 'my-garage', ['/myservco']],
  ])(
    'by %s and by nothing else, with the type %s (GATE-04..06 GATE-08..14 OPEN-033)',
    (name, type, paths) => {
      const others = GATE_SWITCHES.filter((other) => other !== name);
      for (const path of paths) {
        expect([path, gateAt(site([name]), path)?.type]).toEqual([path, type]);
        expect([path, gateAt(site(others), path)]).toEqual([path, null]);
      }
    },
  );

  test('who looks at a change before it is made meets the gate that it puts up, and no other (SITE-04)', () => {
    const all = site(GATE_SWITCHES);
    expect(triedGateAt(site([]), { gateFinance: true }, '/finance')?.type).toBe('finance');
    expect(triedGateAt(all, { gateFinance: true }, '/finance')?.type).toBe('finance');
    expect(triedGateAt(all, { gateFinance: true }, '/trade-in')).toBeNull();
    expect(triedGateAt(all, { gateFinance: true }, '/my-garage')).toBeNull();
    expect(triedGateAt(all, { gateFinance: false }, '/finance')).toBeNull();
    expect(triedGateAt(all, { compareEnabled: true }, '/finance')).toBeNull();
    // By its default the checkout has a gate.
    const checkout = '/cars/2021-toyota/checkout';
    expect(triedGateAt(site([]), { gateCheckout: null }, checkout)?.type).toBe('checkout');
  });

  test('payments and the garage are always gated, where a site has them (GATE-15 GATE-16 SITE-27)', () => {
    for (const path of ['/online-payment', '/online-payment/start', '/my-garage', '/my-garage/details'])
      expect([path, gateAt(site([]), path)?.type]).toEqual([path, 'my-garage']);
    const none = { features: parseFeatures({}).features, settings: parseSettings({}).settings };
    for (const path of ['/online-payment', '/my-garage']) expect(gateAt(none, path)).toBeNull();
    // A receipt is opened by its own token.
    expect(gateAt(site(GATE_SWITCHES), '/online-payment/P-ABC123')).toBeNull();
  });

  test('no checkout without a car, none that the site does not have, and its clock runs on (GATE-07)', () => {
    const up = site(['gateCheckout']);
    for (const path of [
      '/checkout-journey',
      '/cars//checkout',
      '/cars/x',
      '/cars/x/buy-online',
      '/cars/x/similar',
    ])
      expect([path, gateAt(up, path)]).toEqual([path, null]);
    expect(gateAt(up, '/cars/x/checkout/state')).toBeNull();
    expect(gateAt(up, '/cars/x/checkout/pay')).toEqual({
      type: 'checkout',
      back: '/cars/x',
      page: '/cars/x/checkout?step=pay',
    });
    expect(gateAt(up, '/cars/x/checkout/again')?.page).toBe('/cars/x/checkout');
    expect(
      gateAt(site(['gateCheckout'], { checkoutPathSegment: 'buy-online' }), '/cars/x/buy-online'),
    ).not.toBeNull();
    const sellsNothing = { ...up, features: { ...up.features, checkoutEnabled: false } };
    expect(gateAt(sellsNothing, '/cars/x/checkout')).toBeNull();
  });

  test('nobody walks round a gate by another way of writing its address', () => {
    const up = site(GATE_SWITCHES);
    for (const path of [
      '/my%2Dgarage',
      '/%6dy-garage',
      '//my-garage',
      '/my-garage/',
      '/my-garage%2F',
      '/finance-per-request/finance',
      '/page-per-request/sell-my-car',
      '/trade-in-per-request/sell-my-car',
      '/page-per-request//sell-my-car/',
      '/cars/x%20y/checkout/',
    ])
      expect([path, gateAt(up, path) !== null]).toEqual([path, true]);
    expect(gateAt(up, '/%')).toBeNull();
  });

  test('every other page is open', () => {
    for (const path of [
      '/',
      '/search',
      '/sign-in',
      '/finance-and-insurance',
      '/my-garages',
      '/contact-us',
      '/offers',
    ])
      expect([path, gateAt(site(GATE_SWITCHES), path)]).toEqual([path, null]);
  });
});
