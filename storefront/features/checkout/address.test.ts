import { parseSettings } from '@forecourt/lib/sites/settings';
import { expect, test } from 'vitest';
import { checkoutPath } from '@/site/checkout-address.ts';
import { reservationRoute } from './address.ts';

test('the checkout is at /checkout or /buy-online by the setting (ROUTE-02 ROUTE-03)', () => {
  const site = (raw: Record<string, unknown>) => ({ settings: parseSettings(raw).settings });
  expect(checkoutPath(site({}), { slug: 'a-car' })).toBe('/cars/a-car/checkout');
  expect(checkoutPath(site({ checkoutPathSegment: 'buy-online' }), { slug: 'a-car' })).toBe(
    '/cars/a-car/buy-online',
  );
});

test('a mailed link opens the route that removes its token from the address', () => {
  const at = (path: string, query = '') => reservationRoute(path, new URLSearchParams(query));
  expect(at('/reservations/R-7K2M9Q', 'token=x')).toBe('/reservations/R-7K2M9Q/open');
  expect(at('/reservations/R-7K2M9Q')).toBeNull();
  expect(at('/reservations/R-7K2M9Q/state', 'token=x')).toBeNull();
  expect(at('/search', 'token=x')).toBeNull();
});
