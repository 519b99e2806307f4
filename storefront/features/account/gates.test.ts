import { type FeatureName, featureDefinitions, parseFeatures } from '@forecourt/lib/sites/features';
import { parseSettings } from '@forecourt/lib/sites/settings';
import { describe, expect, test } from 'vitest';
import { gateAt, triedGateAt } from './gates.ts';

const GATE_SWITCHES = (Object.keys(featureDefinitions) as FeatureName[]).filter((name) =>
  name.startsWith('gate'),
);
const PAGES = { garageEnabled: true, reserveEnabled: true, checkoutEnabled: true };

const site = (up: readonly string[], settings: Record<string, unknown> = {}) => ({
  features: parseFeatures({
    ...PAGES,
    ...Object.fromEntries(GATE_SWITCHES.map((name) => [name, up.includes(name)])),
  }).features,
  settings: parseSettings({ extraPages: ['online-payment', 'spin-to-win'], ...settings }).settings,
});

/** Expects one flag to gate these pages, and no other flag to. */
function expectGate(
  name: FeatureName,
  type: string,
  paths: readonly string[],
  settings: Record<string, unknown> = {},
): void {
  const others = GATE_SWITCHES.filter((other) => other !== name);
  for (const path of paths) {
    expect([path, gateAt(site([name], settings), path)?.type]).toEqual([path, type]);
    expect([path, gateAt(site(others, settings), path)]).toEqual([path, null]);
  }
}

describe('gates', () => {
  test('gateTradeIn gates the trade-in pages (GATE-04 OPEN-033)', () =>
    expectGate('gateTradeIn', 'trade-in', ['/trade-in', '/cars/trade-in']));

  test('gateSellMyCar gates the selling pages (GATE-05 OPEN-033)', () =>
    expectGate('gateSellMyCar', 'trade-in', ['/sell-my-car', '/sell-your-car']));

  test('gateCheckout gates the checkout of a car (GATE-06 OPEN-033)', () =>
    expectGate('gateCheckout', 'checkout', ['/cars/2021-toyota/checkout', '/cars/2021-toyota/checkout/pay']));

  test('gatePersonalisedFinance gates the personal finance quote (GATE-08 OPEN-033)', () =>
    expectGate('gatePersonalisedFinance', 'car-finance', ['/personalised/finance']));

  test('gateSpinToWin gates the wheel (GATE-09 OPEN-033)', () =>
    expectGate('gateSpinToWin', 'my-garage', ['/spin-to-win']));

  test.each(['/finance', '/finance-enquiry', '/apply-for-finance'])(
    'gateFinance gates the finance page at %s (GATE-10 OPEN-033)',
    (financePath) => expectGate('gateFinance', 'finance', [financePath], { financePath }),
  );

  test('gateMyMotorama gates mymotorama (GATE-11 OPEN-033)', () =>
    expectGate('gateMyMotorama', 'my-garage', ['/mymotorama', '/mymotorama/offers'], {
      myBrandPath: '/mymotorama',
    }));

  test('gateMyBigBoxCars gates mybigboxcars (GATE-12 OPEN-033)', () =>
    expectGate('gateMyBigBoxCars', 'my-garage', ['/mybigboxcars'], { myBrandPath: '/mybigboxcars' }));

  test('gateMyBlinkr gates myblinkr (GATE-13 OPEN-033)', () =>
    expectGate('gateMyBlinkr', 'my-garage', ['/myblinkr'], { myBrandPath: '/myblinkr' }));

  test('gateMyServco gates myservco (GATE-14 OPEN-033)', () =>
    expectGate('gateMyServco', 'my-garage', ['/myservco'], { myBrandPath: '/myservco' }));

  test('a preview of a change meets only the gate that the change adds (SITE-04)', () => {
    const all = site(GATE_SWITCHES);
    expect(triedGateAt(site([]), { gateFinance: true }, '/finance')?.type).toBe('finance');
    expect(triedGateAt(all, { gateFinance: true }, '/finance')?.type).toBe('finance');
    expect(triedGateAt(all, { gateFinance: true }, '/trade-in')).toBeNull();
    expect(triedGateAt(all, { gateFinance: true }, '/my-garage')).toBeNull();
    expect(triedGateAt(all, { gateFinance: false }, '/finance')).toBeNull();
    expect(triedGateAt(all, { compareEnabled: true }, '/finance')).toBeNull();
    const checkout = '/cars/2021-toyota/checkout';
    expect(triedGateAt(site([]), { gateCheckout: null }, checkout)?.type).toBe('checkout');
  });

  test('online-payment is gated with every flag off (GATE-15)', () => {
    for (const path of ['/online-payment', '/online-payment/start'])
      expect([path, gateAt(site([]), path)?.type]).toEqual([path, 'my-garage']);
    // A receipt is opened by its own token.
    expect(gateAt(site(GATE_SWITCHES), '/online-payment/P-ABC123')).toBeNull();
  });

  test('my-garage is gated with every flag off (GATE-16 SITE-27)', () => {
    for (const path of ['/my-garage', '/my-garage/details'])
      expect([path, gateAt(site([]), path)?.type]).toEqual([path, 'my-garage']);
  });

  test('the account is gated on every site, and leads back to where it is', () => {
    const none = { features: parseFeatures({}).features, settings: parseSettings({}).settings };
    for (const path of ['/account', '/account/delete', '/account/data'])
      expect([path, gateAt(none, path)]).toEqual([path, { type: 'my-garage', back: '/', page: '/account' }]);
    const branded = site([], { myBrandPath: '/myblinkr' });
    expect(gateAt(branded, '/account/details')?.page).toBe('/myblinkr');
  });

  test('a page that a site does not have is not gated', () => {
    const none = { features: parseFeatures({}).features, settings: parseSettings({}).settings };
    const up = {
      ...none,
      features: parseFeatures(Object.fromEntries(GATE_SWITCHES.map((name) => [name, true]))).features,
    };
    for (const path of ['/online-payment', '/my-garage', '/mymotorama', '/finance-enquiry', '/spin-to-win'])
      expect([path, gateAt(up, path)]).toEqual([path, null]);
    const sellsNothing = { ...up, features: { ...up.features, tradeInEnabled: false } };
    for (const path of ['/trade-in', '/sell-my-car', '/cars/trade-in'])
      expect([path, gateAt(sellsNothing, path)]).toEqual([path, null]);
  });

  test('a page of an editor has the gate of its address on a site without the application’s own (GATE-05)', () => {
    const up = site(['gateSellMyCar']);
    const without = { ...up, features: { ...up.features, tradeInEnabled: false }, pages: ['/sell-my-car'] };
    expect(gateAt(without, '/sell-my-car')?.type).toBe('trade-in');
    expect(gateAt(without, '/sell-your-car')).toBeNull();
  });

  test('an address without a car has no checkout gate (GATE-07)', () => {
    const up = site(['gateCheckout']);
    for (const path of [
      '/checkout-journey',
      '/cars//checkout',
      '/cars/x',
      '/cars/x/buy-online',
      '/cars/x/similar',
    ])
      expect([path, gateAt(up, path)]).toEqual([path, null]);
  });

  test('the clock of a checkout is not gated', () =>
    expect(gateAt(site(['gateCheckout']), '/cars/x/checkout/state')).toBeNull());

  test('the gate of a checkout step leads back to that step (GATE-06)', () => {
    const up = site(['gateCheckout']);
    expect(gateAt(up, '/cars/x/checkout/pay')).toEqual({
      type: 'checkout',
      back: '/cars/x',
      page: '/cars/x/checkout?step=pay',
    });
    expect(gateAt(up, '/cars/x/checkout/again')?.page).toBe('/cars/x/checkout');
  });

  test('the checkout gate follows the path and the flag of the site (GATE-06)', () => {
    const up = site(['gateCheckout']);
    expect(
      gateAt(site(['gateCheckout'], { checkoutPathSegment: 'buy-online' }), '/cars/x/buy-online'),
    ).not.toBeNull();
    const sellsNothing = { ...up, features: { ...up.features, checkoutEnabled: false } };
    expect(gateAt(sellsNothing, '/cars/x/checkout')).toBeNull();
  });

  test('other spellings of an address do not pass its gate', () => {
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

  test('all other pages are open', () => {
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
