import { parseSettings } from '@forecourt/lib/sites/settings';
import { expect, test } from 'vitest';
import { checkoutPath } from '@/site/checkout-address.ts';

test('the checkout is at /checkout or /buy-online by the setting (ROUTE-02 ROUTE-03)', () => {
  const site = (raw: Record<string, unknown>) => ({ settings: parseSettings(raw).settings });
  expect(checkoutPath(site({}), { slug: 'a-car' })).toBe('/cars/a-car/checkout');
  expect(checkoutPath(site({ checkoutPathSegment: 'buy-online' }), { slug: 'a-car' })).toBe(
    '/cars/a-car/buy-online',
  );
});
